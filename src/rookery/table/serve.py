"""Runs the server: one process over one data folder."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn

from rookery.engine.refusals import Refusal
from rookery.table.app import application
from rookery.table.limits import MESSAGE_BYTES


def data_folder() -> Path:
    """Where a user's data belongs on this machine."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "rookery"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "rookery"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "rookery"


def lan_address() -> str:
    """The machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, never reached
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on; refused in words where it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except (OSError, OverflowError) as problem:
        listening.close()
        if isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE:
            raise Refusal("port_in_use", port=port) from None
        raise Refusal("cannot_listen", host=host, port=port, why=str(problem)) from None
    return listening


def serve(listening: socket.socket, data: Path, ready: Callable[[], None]) -> None:
    """Serve until told to stop; `ready` is called once the server answers."""

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    config = uvicorn.Config(
        application(data), log_level="error", access_log=False, server_header=False, ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES * 4, timeout_graceful_shutdown=3,
    )  # fmt: skip
    Server(config).run([listening])
