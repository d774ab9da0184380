"""docs/host.md tells the truth: its options exist, systemd reads its unit, and its backups come back."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from rookery.engine.words import Words
from rookery.terminal.admin import admin_command
from rookery.terminal.serve import serve_command
from tests.table.postgres import find
from tests.table.server import Server

DOCS = Path(__file__).parents[2] / "docs"
HOST = (DOCS / "host.md").read_text("utf-8")
UNIT = (DOCS / "host-rookery.service").read_text("utf-8")
ANN = "me_" + "a" * 24
OTHERS = {"--version", "--lan", "--system", "--group", "--home", "--no-create-home", "--owner", "--now", "--nginx"}
OTHERS |= {"--clean", "--if-exists"}  # of programs that are not ours


def test_every_option_it_names_exists() -> None:
    words = Words.read("en", "rookery.terminal", "rookery.engine")
    admin = admin_command(words)
    params = [one for command in (serve_command(words), admin, *admin.commands.values()) for one in command.params]
    known = {option for one in params if isinstance(one, click.Option) for option in one.opts}
    named = set(re.findall(r"--[a-z][a-z-]+", HOST + UNIT))
    assert {"--public-url", "--smtp", "--store", "--trust-proxy", "--allow-private", "--smtp-password-file"} <= named
    assert named - OTHERS <= known


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("no systemd here")
    assert "cp /opt/rookery-source/docs/host-rookery.service" in HOST
    unit = tmp_path / "rookery.service"
    unit.write_text(UNIT.replace("/opt/rookery/bin/rookery", "/bin/true"), "utf-8")
    ran = subprocess.run([systemd, "verify", str(unit)], capture_output=True, text=True)
    assert [line for line in ran.stderr.splitlines() if "rookery.service" in line] == []


def commands(word: str) -> list[str]:
    """The lines of the documented backup that have a word in them."""
    part = HOST.partition("## Backup and restore")[2].partition("## ")[0]
    found = [line for block in re.findall(r"```sh\n(.*?)```", part, re.DOTALL) for line in block.splitlines()]
    return [line for line in found if word in line]


def carry_out(line: str, here: dict[str, str], **more: str) -> None:
    """Do what a line says, with other places."""
    for documented, ours in here.items():
        assert documented in line
        line = line.replace(documented, ours)
    tools = Path(find("pg_dump") or "/usr/bin/pg_dump").parent
    environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", **more}
    subprocess.run(["/bin/sh", "-ec", line], check=True, env=environment)


def keep_something(server: Server) -> tuple[str, str]:
    """A table of Ann's, and the key by which pushes are signed."""
    server.post("/api/me", {"name": "Ann"}, ANN)
    table: str = server.people(2)[0]
    return table, server.get("/api/me/notices", ANN)["key"]


def is_there(server: Server, table: str, key: str) -> None:
    """All of it is there again."""
    assert server.get(f"/api/tables/{table}")["begun"]
    assert server.get("/api/me", ANN)["name"] == "Ann"
    assert server.get("/api/me/notices", ANN)["key"] == key
    assert server.stop() == ""


def test_a_backup_of_sqlite_comes_back(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    server = Server(first)
    kept = keep_something(server)
    assert server.stop() == ""
    second.mkdir()
    there = {"/var/backups": str(tmp_path)}
    away, back = commands("tar ")
    carry_out(away, {"/var/lib/rookery": str(first), **there})
    carry_out(back, {"/var/lib/rookery": str(second), **there})
    is_there(Server(second), *kept)


def test_a_backup_of_postgresql_is_made_while_it_runs_and_comes_back(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, "--store", database)
    kept = keep_something(server)
    here = {"runuser -u rookery -- ": "", "/var/backups": str(tmp_path)}
    away, back = commands("$STORE")
    carry_out(away, here, STORE=database)
    server.post("/api/me/forget", {}, ANN)
    assert server.http.get("/api/me", headers={"Authorization": f"Bearer {ANN}"}).status_code == 404
    assert server.stop() == ""
    carry_out(back, here, STORE=database)
    is_there(Server(tmp_path, "--store", database), *kept)
