"""The house stands as ARCHITECTURE.md says: who may import whom, and that only games/ names a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "rookery"
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists())

OWN = {("games",), ("__init__.py",)}  # the games themselves, and the package's own example
MAY_IMPORT = {
    "engine": set(),
    "games": {"engine"},
    "minds": {"engine"},
    "table": {"engine", "minds"},
    "lab": {"engine", "minds"},
    "research": {"engine", "minds"},
    "contract": {"engine"},
    "terminal": {"engine", "minds", "lab", "research", "table"},
}


def imports(path: Path) -> set[str]:
    """The modules of ours that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "rookery"}


@pytest.mark.parametrize("folder", sorted(path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()))
def test_the_arrows(folder: str) -> None:
    for path in (SOURCE / folder).rglob("*.py"):
        for name in imports(path):
            part = name.split(".")[1] if "." in name else ""
            if folder == "games":  # nor do games know each other
                own = f"rookery.games.{path.relative_to(SOURCE / 'games').parts[0]}"
                assert part in MAY_IMPORT[folder] or name.startswith(own), f"{path} imports {name}"
            elif part not in {"", "__version__"}:
                assert part in {*MAY_IMPORT[folder], folder}, f"{path} imports {name}"


BUILT = SOURCE / "table" / "static"  # the browser's pages, made of the games' too


def test_only_games_name_a_game() -> None:
    names = re.compile("|".join([*GAMES, *(name.replace("_", " ") for name in GAMES)]), re.IGNORECASE)
    generic = [
        path
        for path in SOURCE.rglob("*")
        if path.relative_to(SOURCE).parts[:1] not in OWN and BUILT not in path.parents
    ]
    generic += [*(ROOT / "web" / "src" / "shell").rglob("*"), *(ROOT / "web" / "src" / "look").rglob("*")]
    for path in generic:
        if path.suffix in {".py", ".json", ".md", ".ts", ".tsx", ".css"}:
            assert not names.search(path.read_text("utf-8")), f"{path} names a game"


def test_every_module_says_what_it_is() -> None:
    for path in [*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("test_*.py")]:
        assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), path


def test_the_engine_is_free_of_heavy_company() -> None:
    allowed = {"librt", "msgspec", "mypy_extensions"}
    for path in (SOURCE / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom | ast.Import):
                module = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
                top = (module or "").split(".")[0]
                assert top in allowed or top == "rookery" or top in __import__("sys").stdlib_module_names, (path, top)


def test_only_extras_bring_numpy() -> None:
    """Playing and serving need none; and what is compiled for research knows nothing of it either."""
    found = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if re.search(r"^\s*(import|from) (numpy|gymnasium|pettingzoo|pyspiel)\b", path.read_text("utf-8"), re.MULTILINE)
    }
    extras = {"research/many.py", "research/open_spiel.py", "research/pettingzoo.py"}
    assert {name for name in found if not name.startswith("lab/")} == extras


def test_the_styles_stay_few() -> None:
    """What a style says over and over belongs in the look."""
    styles = [path.read_text("utf-8").count("\n") for path in (ROOT / "web" / "src").rglob("*.css")]
    assert len(styles) > len(GAMES)
    assert sum(styles) <= 5000
