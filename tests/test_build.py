"""The wheel: compiled where a compiler is, plain where none is, and complete either way."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest

from rookery.engine import dice

ROOT = Path(__file__).parent.parent
COMPILED = not str(dice.__file__).endswith(".py")


def build(folder: Path, **environment: str) -> tuple[int, str, list[str]]:
    """Build the wheel from a copy of the project with no games to compile; the status, what was said, its files."""
    project = folder / "project"
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    settings = project / "pyproject.toml"
    settings.write_text(settings.read_text("utf-8").replace('    "games/*/', '    # "games/*/'), "utf-8")
    kept = {name: value for name, value in os.environ.items() if name != "ROOKERY_PURE"} | {"ROOKERY_WEB": "0"}
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=project, env={**kept, **environment}, capture_output=True, text=True,
    )  # fmt: skip
    wheels = list(folder.glob("*.whl"))
    return run.returncode, run.stdout + run.stderr, [wheel.name for wheel in wheels] + names(*wheels)


def names(*wheels: Path) -> list[str]:
    """The files in some wheels."""
    return [name for wheel in wheels for name in zipfile.ZipFile(wheel).namelist()]


def test_a_machine_with_a_compiler_runs_compiled() -> None:
    if os.environ.get("ROOKERY_PURE") == "1":
        assert not COMPILED
    elif shutil.which("cc") or shutil.which("gcc"):
        assert COMPILED


def test_whatever_compiled_modules_import_is_there_to_build_with() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook: dict[str, Any] = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    compiled, cold = (
        {path for pattern in hook[key] for path in (ROOT / "src").glob(f"rookery/{pattern}")}
        for key in ("compile", "interpret")
    )
    assert compiled - cold
    imported = {name for path in compiled - cold for name in imports(path)}
    there = [*settings["build-system"]["requires"], *(requires("mypy") or [])]
    known = {re.split(r"[^\w-]", one)[0].replace("-", "_") for one in there} | set(sys.stdlib_module_names)
    assert imported - known == {"rookery"}


def imports(path: Path) -> set[str]:
    """The packages that a module imports from."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    found = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    found |= {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return {name.partition(".")[0] for name in found}


@pytest.mark.skipif(not COMPILED, reason="once is enough")
@pytest.mark.parametrize("environment", [{"CC": "/bin/false"}, {"ROOKERY_PURE": "1"}])
def test_without_a_compiler_it_is_plain_python(environment: dict[str, str], tmp_path: Path) -> None:
    status, said, files = build(tmp_path, **environment)
    assert status == 0, said
    assert files[0].endswith("py3-none-any.whl")
    assert not [name for name in files if name.endswith((".so", ".pyd"))]
    assert ("could not compile" in said) == ("CC" in environment)


@pytest.mark.skipif(not COMPILED, reason="once is enough")
def test_a_failure_to_compile_can_be_made_an_error(tmp_path: Path) -> None:
    status, said, files = build(tmp_path, CC="/bin/false", ROOKERY_PURE="0")
    assert status != 0
    assert "could not compile" in said
    assert files == []


@pytest.mark.skipif(not COMPILED, reason="once is enough")
def test_the_wheel_holds_what_games_and_laws_need(wheel: Path) -> None:
    held = names(wheel)
    assert [name for name in held if name.endswith((".so", ".pyd"))]
    assert "rookery/contract/plugin.py" in held
    for path in (ROOT / "src").rglob("*"):
        if path.is_file() and path.suffix in {".py", ".json", ".md", ".csv", ".toml", ".typed"}:
            assert str(path.relative_to(ROOT / "src")) in held
