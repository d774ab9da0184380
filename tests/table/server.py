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

from tests.table.client import share

# `rookery`, where bots answer secret questions soon: that they take their time is tested elsewhere; where clocks may be
# shorter than people could bear; and where another worker soon sends the notices of one that has died.
HURRIED = (
    "from rookery.table import bots, outbox, service; bots.SOONEST, bots.LATEST = 0.04, 0.06;"
    "service.LIVE = (1.0, 14400.0); outbox.LEASE = 8.0;"
    "from rookery.terminal.main import main; main()"
)


class Server:
    """`rookery serve` over a data folder. It keeps its port when it is started again."""

    def __init__(self, data: Path, *more: str, port: int = 0, hurried: bool = False) -> None:
        self.data = data
        self.program = ["-c", HURRIED] if hurried else ["-m", "rookery"]
        self.more = more  # options
        self.port = port
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            [sys.executable, *self.program, "serve", "--port", str(self.port), "--data", str(self.data), *self.more],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "ROOKERY_LANG": "en"},
        )  # fmt: skip
        assert self.process.stdout is not None
        said = ""
        while "http" not in said:
            line = self.process.stdout.readline()
            assert line, said + (self.process.stderr.read() if self.process.stderr else "")
            said += line
        found = re.search(r"127\.0\.0\.1:(\d+)", said)
        self.port = int(found[1]) if found is not None else self.port
        assert self.port
        self.made = 0
        self.http = self.coming_from("127.0.0.1")

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def coming_from(self, address: str) -> httpx.Client:
        """A client at another address of this machine: limits are by address."""
        return httpx.Client(
            base_url=self.address, timeout=30, transport=httpx.HTTPTransport(verify=False, local_address=address)
        )  # fmt: skip

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
        """A new table: `me`, `open`, `link`, or a bot's name for each seat. A few come from each address."""
        kinds = ("me", "open", "link")
        wishes = [{"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats]
        self.made += 1
        with self.coming_from(f"127.0.1.{self.made // 10 + 1}") as maker:
            answer = maker.post("/api/tables", json={"game": game, "seats": wishes, **more})
            assert answer.status_code == 200, answer.text
        taken = answer.json()
        if "me" in seats:
            self.join(taken["table"], taken["token"], "Ann", keep=True)
        return taken

    def people(self, count: int = 3, game: str = "kids_of_london", **more: Any) -> tuple[str, list[str]]:
        """A table of people, all of whom have come: its name, and their tokens."""
        taken = self.table("me", *["open"] * (count - 1), game=game, **more)
        tokens = [taken["token"], *(self.join(taken["table"], name=f"P{seat}")["token"] for seat in range(1, count))]
        return taken["table"], tokens

    def join(self, table: str, link: str = "", name: str = "", keep: bool = False) -> Any:
        """Take an open seat, or a link's."""
        wish = {"link": link, "name": name, "share": share(), "keep": keep}
        return self.post(f"/api/tables/{table}/join", wish)


def bearer(token: str) -> dict[str, str]:
    """The header that opens a seat."""
    return {"Authorization": f"Bearer {token}"} if token else {}
