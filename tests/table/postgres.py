"""A real PostgreSQL for the tests: started as an ordinary user in a temporary folder; a new database for every test."""

from __future__ import annotations

import ctypes
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

PATIENCE = 30.0  # seconds
USERS = ("postgres", "nobody")  # who may run it where we are root, which it refuses
PR_SET_PDEATHSIG = 1
MISSING = "NO POSTGRESQL: tests of the database cannot run. Install it (`make database`), then try again."


def find(program: str) -> str | None:
    """Where one of PostgreSQL's programs is: on the path, or where Debian puts it."""
    beside = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    return shutil.which(program) or shutil.which(program, path=os.pathsep.join(beside))


class Postgres:
    """A cluster of its own, which ends with this process. Its data is synced to disk as it would be in earnest."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rookery-pg-"))
        self.user = next((name for name in USERS if exists(name)), USERS[-1]) if os.geteuid() == 0 else None
        if self.user is not None:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, pwd.getpwnam(self.user).pw_gid)
        self.data = self.folder / "data"
        self.names = itertools.count()
        self.port = free_port()
        initdb = find("initdb")
        assert initdb is not None
        subprocess.run(
            [initdb, "-D", str(self.data), "-U", "rookery", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
            check=True, stdout=subprocess.DEVNULL, **self.as_user(),
        )  # fmt: skip
        self.start()

    def as_user(self) -> dict[str, Any]:
        """How a program is run by an ordinary user."""
        common: dict[str, Any] = {"cwd": self.folder}
        return common if self.user is None else {**common, "user": self.user, "group": self.group, "extra_groups": []}

    @property
    def group(self) -> int:
        """That user's group."""
        assert self.user is not None
        return pwd.getpwnam(self.user).pw_gid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        postgres = find("postgres")
        assert postgres is not None
        self.log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            [postgres, "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1",
             "-c", "max_connections=200"],
            stdout=self.log, stderr=self.log, preexec_fn=end_with_us, **self.as_user(),
        )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.05)

    def address(self, database: str) -> str:
        """How a database is reached."""
        return f"postgresql://rookery@127.0.0.1:{self.port}/{database}"

    def new(self) -> str:
        """The address of a new database."""
        name = f"t{next(self.names)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def stop(self) -> None:
        """Stop it at once; what was committed is there when it starts again."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        self.log.close()

    def remove(self) -> None:
        """Stop it, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def exists(user: str) -> bool:
    """Whether the machine has such a user."""
    try:
        return bool(pwd.getpwnam(user))
    except KeyError:
        return False


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def end_with_us() -> None:
    """Let the database end with the tests, however those end."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The database server of this test session; where there is none, tests are skipped here, and fail in CI."""
    if find("initdb") is None or find("postgres") is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    running = Postgres()
    yield running
    running.remove()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a database of the test's own."""
    return postgres.new()
