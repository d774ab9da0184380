# Everything a newcomer needs: `make play` and `make test`. uv is used when it is there, else venv and pip.
PYTHON ?= python3
GAME ?= kids_of_london
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml hatch_build.py $(shell find src -type f -not -path '*/__pycache__/*')

export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: help play test lint types bench picture record clean

help:
	@echo "make play [GAME=$(GAME)]   play at the terminal"
	@echo "make test                      lint, types, and all tests, compiled and not"
	@echo "make lint, make types          only these"
	@echo "make bench                     speed, beside OpenSpiel's in the same run"
	@echo "make picture                   draw the picture of the README anew"
	@echo "make record                    record the journals of tests/journals anew"
	@echo "make clean                     remove what these have made"

play: $(VENV)/installed
	@$(BIN)/rookery play $(GAME)

test: lint types $(VENV)/installed
	$(BIN)/python -m pytest -n auto
	ROOKERY_PURE=1 $(BIN)/python -m pytest -n auto

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tools
	$(BIN)/mypy

bench: .venv-bench/installed
	@.venv-bench/bin/python benchmarks/beside_open_spiel.py

picture: $(VENV)/installed
	$(BIN)/python docs/terminal_picture.py

record: $(VENV)/installed
	$(BIN)/python -m tests.record

clean:
	rm -rf .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# The tools and the dependencies; then the package itself, compiled where there is a compiler.
ifneq ($(shell command -v uv),)
$(VENV)/tools: pyproject.toml uv.lock
	uv sync --locked --extra dev --no-install-project
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation --reinstall .
	@touch $@
else
$(VENV)/tools: pyproject.toml
	test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	ROOKERY_PURE=1 $(BIN)/pip install -q -e ".[dev]"
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	$(BIN)/pip install -q --no-deps --no-build-isolation --force-reinstall .
	@touch $@
endif

.venv-bench/installed: $(SOURCES) benchmarks/requirements.txt
	test -x .venv-bench/bin/pip || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install -q -r benchmarks/requirements.txt
	ROOKERY_PURE=0 .venv-bench/bin/pip install -q --force-reinstall .
	@touch $@
