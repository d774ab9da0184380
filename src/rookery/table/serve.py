"""Runs the server: one process over one data folder, or several workers over one database."""

from __future__ import annotations

import contextlib
import errno
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn

from rookery.engine.refusals import Refusal
from rookery.table.app import Settings, application
from rookery.table.door import Door
from rookery.table.limits import MESSAGE_BYTES
from rookery.table.socket import Transport

PATIENCE = 4.0  # seconds that workers have to stop
AGAIN = 1.0  # seconds between two starts of a worker
READY = "ready"  # what a worker says once it answers


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


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """The socket to serve on, or one of several that share a port; refused in words where it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)  # connections are spread evenly
    try:
        listening.bind((host, port))
        listening.listen(512)
    except (OSError, OverflowError) as problem:
        listening.close()
        if isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE:
            raise Refusal("port_in_use", port=port) from None
        raise Refusal("cannot_listen", host=host, port=port, why=str(problem)) from None
    return listening


def serve(listening: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until told to stop; `ready` is called once the server answers."""
    name = f"{socket.gethostname()}-{listening.getsockname()[1]}-{settings.worker}"  # one of its own at the database
    settings = replace(settings, worker=name)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    config = uvicorn.Config(
        application(settings), log_level="error", access_log=False, server_header=False, http=Door, ws=Transport,
        ws_max_size=MESSAGE_BYTES * 4, ws_ping_interval=10.0, ws_ping_timeout=15.0, timeout_graceful_shutdown=2,
        proxy_headers=False, lifespan="on", ws_per_message_deflate=False,  # patches are small: packing them costs more
    )  # fmt: skip
    allow_many_lines()
    gc.freeze()  # what is loaded stays, and need not be looked through for rubbish
    gc.set_threshold(20_000, 20, 20)  # a move makes thousands of small things, which are gone with it without that
    Server(config).run([listening])


def allow_many_lines() -> None:
    """Let this process hold as many connections as the machine allows it, not only the usual 1,024."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# Several workers


def serve_workers(host: str, port: int, count: int, settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve by several processes on one port; one that dies is replaced. `ready` hears the port."""
    held = listen(host, port, shared=True)  # keeps the port, and answers nobody
    port = held.getsockname()[1]
    held.close()
    workers = [Worker(number, host, port, settings) for number in range(1, count + 1)]
    stopping = False

    def stop(_: int, __: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    try:
        for worker in workers:
            worker.wait_ready()
        ready(port)
        while not stopping:
            time.sleep(0.1)
            for worker in workers:
                worker.replace()
    finally:
        for worker in workers:
            worker.process.terminate()
        until = time.monotonic() + PATIENCE
        for worker in workers:
            worker.end(until)


class Worker:
    """One of several processes."""

    def __init__(self, number: int, host: str, port: int, settings: Settings) -> None:
        self.wish = json.dumps([host, port, {**asdict(replace(settings, worker=str(number))), "data": ""}])
        self.start()

    def start(self) -> None:
        """Start it."""
        command = [sys.executable, "-m", "rookery.table.serve", self.wish]
        self.started = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603

    def wait_ready(self) -> None:
        """Wait until it answers; refused where it cannot."""
        assert self.process.stdout is not None
        said = self.process.stdout.readline().strip()
        if said != READY:
            raise Refusal("worker_failed", why=said or "it ended")

    def replace(self) -> None:
        """Start it anew where it has died; one that dies again and again, only now and then."""
        if self.process.poll() is not None and time.monotonic() - self.started > AGAIN:
            self.start()

    def end(self, until: float) -> None:
        """It was asked to stop: see that it does."""
        try:
            self.process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()


def work(host: str, port: int, wish: dict[str, object]) -> None:
    """A worker's life."""
    from rookery.table.thinking import die_with

    die_with(os.getppid())
    settings = msgspec.convert(wish, Settings, dec_hook=lambda kind, text: kind(text))
    try:
        serve(listen(host, port, shared=True), settings, lambda: print(READY, flush=True))
    except Refusal as refusal:
        print(refusal, flush=True)
        sys.exit(1)


if __name__ == "__main__":
    work(*json.loads(sys.argv[1]))
