"""`rookery admin`: a running server, seen and kept in order from the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.server import Server
from tests.terminal.command import Run, rookery


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that ends without a word of complaint."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


def admin(server: Server, *more: str, lang: str = "en") -> Run:
    """The command, at a server."""
    key_file = str(server.data / "host.key")
    return rookery("admin", "--address", server.address, "--key-file", key_file, *more, ROOKERY_LANG=lang)


def test_the_house_is_shown_in_both_languages(server: Server) -> None:
    table = server.table("me", "random", public=True)["table"]
    run = admin(server)
    assert (run.status, run.error) == (0, "")
    assert f"worker {server_name(server)}" in run.out
    (line,) = (line for line in run.out.splitlines() if table in line)
    assert "Kids of London" in line
    assert "Ann, bot (random)" in line
    assert "listed" in line
    assert "Calme depuis" in admin(server, lang="fr").out


def server_name(server: Server) -> str:
    """What the answering worker calls itself."""
    key = (server.data / "host.key").read_text().strip()
    return str(server.get("/api/host", key)["worker"])


def test_a_table_is_closed_and_others_archived(server: Server) -> None:
    table, _ = server.people(2)
    run = admin(server, "close", table, "--word", "Bye [bold]all")
    assert (run.status, run.out) == (0, f"Table {table} is closed.\n")
    again = admin(server, "close", table)
    assert again.status == 1
    assert "closed" in again.error
    nowhere = admin(server, "close", "../tables", lang="fr")
    assert nowhere.status == 1
    assert nowhere.error
    assert admin(server, "archive", "--days", "3").out == "0 tables were closed.\n"
    assert admin(server, "archive", "--days", "0").status == 1
    assert admin(server, "archive").status == 2


def test_what_is_wrong_is_said(server: Server, tmp_path: Path) -> None:
    missing = rookery("admin", "--key-file", str(tmp_path / "none"), ROOKERY_LANG="en")
    assert (missing.status, missing.out) == (1, "")
    assert "--key-file" in missing.error
    wrong = tmp_path / "wrong"
    wrong.write_text("a-key-that-is-not-the-one")
    refused = rookery("admin", "--address", server.address, "--key-file", str(wrong), ROOKERY_LANG="en")
    assert refused.status == 1
    assert "not the host's key" in refused.error
    assert "a-key-that" not in refused.out + refused.error
    silent = rookery("admin", "--address", "http://127.0.0.1:9", "--key-file", str(wrong), ROOKERY_LANG="en")
    assert silent.status == 1
    assert "--address" in silent.error
    assert rookery("admin", "--address", "file:///etc/passwd", "--key-file", str(wrong)).status == 1
