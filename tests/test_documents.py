"""The documents tell the truth: their code runs, their links lead somewhere, their commands exist."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import click
import pytest

from rookery.engine.words import Words
from rookery.terminal.main import commands

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/protocol.md", "docs/look.md", "docs/host.md",
    "docs/lab.md", "docs/balance.md", "docs/research.md",
]  # fmt: skip
EXAMPLES = {"README.md": 10, "docs/lab.md": 10, "docs/research.md": 30}  # how many there are at least
HERE = {"docs/research.md"}  # read files of ours; the others write some


@pytest.mark.parametrize("document", EXAMPLES)
def test_examples_run(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT if document in HERE else tmp_path)
    results = doctest.testfile(
        str(ROOT / document), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    )
    assert results.attempted > EXAMPLES[document]
    assert results.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands_exist_with_their_options(document: str) -> None:
    known = commands(Words.read("en", "rookery.terminal", "rookery.engine"))
    for line in re.findall(r"^rookery (?!-)(.+)$", (ROOT / document).read_text("utf-8"), re.MULTILINE):
        name, *rest = shlex.split(line.partition(" > ")[0], comments=True)
        command = known.commands[name]
        if isinstance(command, click.Group):
            continue
        asked = [re.sub("^[A-Z]+$", "1", word) for word in rest if word != "|"]
        command.make_context(name, asked, resilient_parsing=False)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / document).read_text("utf-8")):
        assert ((ROOT / document).parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS)
def test_make_targets_exist(document: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make ([\w-]+)", (ROOT / document).read_text("utf-8")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
