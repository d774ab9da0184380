"""`rookery serve`: where it listens, what it says, and that the browser's types are up to date."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.engine.game import AnyGame
from rookery.table import protocol, typescript
from rookery.table.app import NOT_BUILT
from rookery.table.serve import data_folder, lan_address
from tests.table.client import Client
from tests.table.processes import descendants, gone
from tests.table.server import Server
from tests.terminal.command import rookery

ROOT = Path(__file__).parent.parent.parent


def started(folder: Path, *arguments: str, until: str, **environment: str) -> str:
    """Start a server, read what it says until a word comes, and stop it."""
    command = [sys.executable, "-m", "rookery", "serve", "--port", "0", "--data", str(folder), *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )  # fmt: skip
    assert process.stdout is not None
    said = ""
    try:
        while until not in said and (line := process.stdout.readline()):
            said += line
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)
    finally:
        process.kill()
    return said


def test_on_the_network_it_shows_its_address_and_a_qr_code(tmp_path: Path) -> None:
    said = started(tmp_path, "--lan", "--lang", "fr", until="█")
    assert f"http://{lan_address()}:" in said
    assert "Servi à l'adresse" in said


def test_the_browser_is_opened(tmp_path: Path) -> None:
    said = started(tmp_path, "--open", until="opened-at", BROWSER="/bin/echo opened-at %s")
    assert re.search(r"opened-at http://127\.0\.0\.1:\d+/", said)


def test_addresses_that_cannot_be(tmp_path: Path) -> None:
    run = rookery("serve", "--host", "no.such.host.invalid", "--port", "0", "--data", str(tmp_path))
    assert run.status == 1
    assert "Cannot listen" in run.error
    assert rookery("serve", "--port", "99999").status == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--workers", "2"], "SQLite is for one process"),
        (["--store", "mysql://x"], "mysql://x"),
        (["--public-url", "table.example"], "table.example"),
        (["--public-url", "https://table.example/path"], "https://table.example/path"),
        (["--public-url", "http://["], "http://["),
        (["--trust-proxy", "my-proxy"], "my-proxy"),
        (["--store", "postgresql://nobody@127.0.0.1:1/none"], "Cannot use"),
        (["--store", "postgresql://nobody:s3cret@127.0.0.1:1/none", "--workers", "2"], "A worker could not start"),
    ],
)
def test_settings_that_cannot_be_are_refused_in_words(tmp_path: Path, arguments: list[str], words: str) -> None:
    run = rookery("serve", "--port", "0", "--data", str(tmp_path), *arguments)
    assert run.status == 1, run.error
    assert words in run.error.replace("\n", " ")
    assert "Traceback" not in run.error
    assert "s3cret" not in run.error


def test_asked_to_stop_it_stops_with_all_its_processes(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, tokens = server.people(2)
    taken = server.table("me", "random", "greedy")
    with Client(server.address, table, tokens[0]), Client(server.address, taken["table"], taken["token"]) as client:
        client.act("send 8")
        client.view_when(lambda _: client.moves() >= 3)
        family = descendants(server.process.pid)
        assert family  # a bot's process, at least
        assert server.stop() == ""
    assert gone(family)


def test_killed_it_takes_its_processes_along(tmp_path: Path) -> None:
    server = Server(tmp_path)
    taken = server.table("me", "random", "greedy")
    with Client(server.address, taken["table"], taken["token"]) as client:
        client.act("send 8")
        client.view_when(lambda _: client.moves() >= 3)
        family = descendants(server.process.pid)
        server.kill()
    assert family
    assert gone(family)


def test_data_belongs_to_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "rookery"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "rookery"


def test_the_types_of_the_browser_are_up_to_date() -> None:
    """`make protocol` writes them."""
    assert (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8") == typescript.protocol_types()


def test_the_types_of_a_games_table_are_up_to_date(game: AnyGame) -> None:
    written = ROOT / "web" / "src" / "games" / game.name / "view.ts"
    if written.parent.is_dir():  # a game need not have a table of its own
        assert written.read_text("utf-8") == typescript.game_types(game.package)


def test_the_page_of_the_protocol_names_every_message() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for union in (protocol.Request, protocol.Reply):
        for member in union.__args__:
            assert f"`{member.__struct_config__.tag}`" in page


def test_an_unbuilt_page_tells_how_to_build_it() -> None:
    assert NOT_BUILT.count("make web") == 2  # in both languages
