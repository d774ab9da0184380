"""A real server in a process of its own, to be asked, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx


class Server:
    """`rookery serve` over a data folder. It keeps its port when it is started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rookery", "serve", "--port", str(self.port), "--data", str(self.data)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "ROOKERY_LANG": "en"},
        )  # fmt: skip
        assert self.process.stdout is not None
        said = ""
        while "127.0.0.1:" not in said:
            line = self.process.stdout.readline()
            assert line, said + (self.process.stderr.read() if self.process.stderr else "")
            said += line
        found = re.search(r"127\.0\.0\.1:(\d+)", said)
        assert found is not None
        self.port = int(found[1])
        self.http = httpx.Client(base_url=self.address, timeout=30)

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """No time for a last word."""
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> str:
        """Ask it to end; what it complained of."""
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> str:
        """Wait for its end."""
        _, said = self.process.communicate(timeout=30)
        self.http.close()
        return said

    def get(self, path: str, token: str = "") -> Any:
        """Ask for something that must be there."""
        answer = self.http.get(path, headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, token: str = "") -> Any:
        """Ask for something that must be done."""
        answer = self.http.post(path, json=body or {}, headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def table(self, *seats: str, game: str = "kids_of_london", **more: Any) -> Any:
        """A new table: `me`, `open`, `link`, or a bot's name for each seat."""
        kinds = ("me", "open", "link")
        wishes = [{"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats]
        return self.post("/api/tables", {"game": game, "seats": wishes, "name": "Ann", **more})


def bearer(token: str) -> dict[str, str]:
    """The header that opens a seat."""
    return {"Authorization": f"Bearer {token}"} if token else {}
