"""The whole server as one application: questions, conversations, and the pages of the browser table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from rookery.engine.refusals import Refusal
from rookery.table import web
from rookery.table.advice import Advice
from rookery.table.bots import Bots
from rookery.table.follow import Following
from rookery.table.hall import Hall
from rookery.table.host import DAY, archive
from rookery.table.notice_pages import NoticePages
from rookery.table.notices import NoticeSettings
from rookery.table.safety import SafeHeaders, Trust
from rookery.table.service import Service
from rookery.table.socket import Conversation
from rookery.table.sqlite import SqliteStore
from rookery.table.store import Store
from rookery.table.thinking import Thinkers
from rookery.table.timers import Timers
from rookery.table.web.answers import refused

STATIC = Path(__file__).parent / "static"
SWEEP = 2.0  # seconds
ARCHIVE = 3600.0  # seconds
PAGES = [
    "/",
    "/t/{table}",
    "/n/{night}",
    "/me",
    "/host",
    "/games/{game}/results",
    "/parts",
]  # the browser table finds its own way from there
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Rookery</title>
<h1>Rookery</h1>
<p>The server runs, but the browser table was not built when Rookery was installed (Node or its packages could not be
reached). To build it, run <code>make web</code> in a clone of the project, then start the server again. The terminal
table works meanwhile: <code>rookery play GAME</code>.</p>
<p lang="fr">Le serveur fonctionne, mais la table du navigateur n'a pas été construite à l'installation (Node ou ses
paquets n'étaient pas accessibles). Pour la construire, lancez <code>make web</code> dans une copie du projet, puis
relancez le serveur. La table du terminal fonctionne en attendant : <code>rookery play GAME</code>.</p></html>"""


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    data: Path  # the folder of the embedded store
    store: str = ""  # the address of a PostgreSQL database, instead of it
    host_key_file: str = ""  # where the host's key is, or will be; host.key in the folder
    worker: str = "1"  # which of several processes this is
    thinkers: int = 0  # processes for bots; 0: as many as fit the machine
    archive_days: float = 60.0  # after which a table at which nothing happens is closed
    trust: Trust = field(default_factory=Trust)
    notices: NoticeSettings = field(default_factory=NoticeSettings)


def application(settings: Settings) -> Starlette:
    """The server."""
    store = open_store(settings)
    pool = Thinkers(settings.thinkers or max(1, (os.cpu_count() or 2) - 1))
    hall = Hall(store, settings.worker)
    timers = Timers(hall)
    bots = Bots(hall, pool)
    service = Service(hall, Advice(hall, pool), settings.trust, settings.notices)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await store.open()
        await hall.open()
        await timers.open()
        await bots.open()
        await service.results.open()
        await service.nights.open()
        await service.notices.open()
        await service.host.open(Path(settings.host_key_file or settings.data / "host.key"))
        keeping = asyncio.create_task(keep_house(hall, settings.archive_days))
        yield
        keeping.cancel()
        await service.notices.close()
        await timers.close()
        await bots.close()
        await hall.close()
        await service.mine.close()
        await service.nights.close()
        await service.results.close()
        pool.close()
        await store.close()

    async def converse(socket: WebSocket) -> None:
        await Conversation(service, socket).run()

    async def follow(socket: WebSocket) -> None:
        await Following(service, socket).run()

    routes = [
        *web.routes(service),
        *NoticePages(service).routes(),
        WebSocketRoute("/api/tables/{table}/ws", converse),
        WebSocketRoute("/api/me/ws", follow),
        *(Route(path, page) for path in PAGES),
    ]
    if built():
        routes += [Route("/worker.js", worker), Mount("/", StaticFiles(directory=STATIC))]
    app = Starlette(routes=routes, middleware=[Middleware(SafeHeaders)], lifespan=lifespan)
    app.add_exception_handler(404, not_found)
    app.add_exception_handler(405, not_found)
    app.state.service = service
    return app


def open_store(settings: Settings) -> Store:
    """The store that the settings name."""
    if not settings.store:
        return SqliteStore(settings.data / "rookery.sqlite")
    from rookery.table.postgres import PostgresStore  # an extra: only where it is wanted

    return PostgresStore(settings.store, settings.worker)


async def keep_house(hall: Hall, archive_days: float) -> None:
    """Forget what nobody looks at, and close what nobody comes back to."""
    archived = -ARCHIVE
    while True:
        await asyncio.sleep(SWEEP)
        hall.sweep()
        if time.monotonic() - archived > ARCHIVE:
            archived = time.monotonic()
            with contextlib.suppress(Refusal):  # a store that fails: the next time
                await archive(hall, hall.clock() - archive_days * DAY)


def built() -> bool:
    """Whether the browser table is there."""
    return (STATIC / "index.html").exists()


async def page(_: Request) -> Response:
    """The browser table's one page, or how to get it."""
    if not built():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def worker(_: Request) -> Response:
    """The page's helper in the background, never an old one."""
    return FileResponse(STATIC / "worker.js", headers={"Cache-Control": "no-cache"})


async def not_found(request: Request, _: Exception) -> Response:
    """An address that is none of ours."""
    return refused(Refusal("no_such_address", path=request.url.path[:200]))
