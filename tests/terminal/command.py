"""Runs the `rookery` command as people do: in a process of its own, piped or at a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 30.0  # seconds


@dataclass
class Run:
    """What a command printed, and how it ended."""

    out: str
    error: str
    status: int


def rookery(*arguments: str, typed: str = "", folder: Path | None = None, **environment: str) -> Run:
    """Run a command with its input and output piped."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "ROOKERY_LANG"))}
    run = subprocess.run(
        [sys.executable, "-m", "rookery", *arguments],
        input=typed, capture_output=True, text=True, encoding="utf-8", cwd=folder, timeout=PATIENCE * 4,
        env={**kept, "PYTHONIOENCODING": "utf-8", **environment},
    )  # fmt: skip
    return Run(run.stdout, run.stderr, run.returncode)


class Terminal:
    """A command at a terminal of 80 columns, to be typed at."""

    def __init__(self, *arguments: str) -> None:
        pid, self.handle = pty.fork()
        if not pid:  # the command's own process
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell may have had it ignored
            os.environ.update(TERM="xterm", COLUMNS="80", LINES="40", PYTHONIOENCODING="utf-8", LANG="en")
            os.execv(sys.executable, [sys.executable, "-m", "rookery", *arguments])  # noqa: S606
        self.pid = pid
        self.raw = ""

    def wait_for(self, text: str) -> str:
        """All that was shown until this text came."""
        until = time.monotonic() + PATIENCE
        while text not in plain(self.raw):
            if time.monotonic() > until or not self.read():
                raise AssertionError(f"no {text!r} in:\n{plain(self.raw)}")
        shown, self.raw = self.raw, ""
        return shown

    def read(self) -> bool:
        """Read on; whether there was anything."""
        if not select.select([self.handle], [], [], PATIENCE)[0]:
            return False
        try:
            more = os.read(self.handle, 65536)
        except OSError:  # the other end has closed
            return False
        self.raw += more.decode("utf-8", "replace")
        return bool(more)

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.handle, f"{line}\n".encode())

    def end(self) -> int:
        """Wait for the end; the exit status."""
        until = time.monotonic() + PATIENCE
        while self.read():
            pass
        while not (ended := os.waitpid(self.pid, os.WNOHANG))[0]:
            if time.monotonic() > until:
                os.kill(self.pid, signal.SIGKILL)
                raise AssertionError(f"it goes on after:\n{plain(self.raw)}")
            time.sleep(0.01)
        status = ended[1]
        os.close(self.handle)
        return os.waitstatus_to_exitcode(status)


def plain(raw: str) -> str:
    """What a terminal shows, without its control codes."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", raw)
