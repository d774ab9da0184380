"""The whole server as one application: questions, conversations, and the pages of the browser table."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from rookery.engine.refusals import Refusal
from rookery.table.hall import Hall
from rookery.table.safety import SafeHeaders
from rookery.table.socket import Conversation
from rookery.table.store import Store
from rookery.table.thinking import Thinkers
from rookery.table.web import Web, refused

STATIC = Path(__file__).parent / "static"
PAGES = ["/", "/t/{table}", "/parts"]  # the browser table finds its own way from there
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Rookery</title>
<h1>Rookery</h1>
<p>The server runs, but the browser table was not built when Rookery was installed (Node or its packages could not be
reached). To build it, run <code>make web</code> in a clone of the project, then start the server again. The terminal
table works meanwhile: <code>rookery play GAME</code>.</p>
<p lang="fr">Le serveur fonctionne, mais la table du navigateur n'a pas été construite à l'installation (Node ou ses
paquets n'étaient pas accessibles). Pour la construire, lancez <code>make web</code> dans une copie du projet, puis
relancez le serveur. La table du terminal fonctionne en attendant : <code>rookery play GAME</code>.</p></html>"""


def application(data: Path, thinkers: int | None = None) -> Starlette:
    """The server over a data folder."""
    store = Store(data / "rookery.sqlite")
    pool = Thinkers(thinkers or max(1, (os.cpu_count() or 2) - 1))
    hall = Hall(store, pool)
    web = Web(hall)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()
        pool.close()
        store.close()

    async def converse(socket: WebSocket) -> None:
        await Conversation(hall, socket).run()

    routes = [
        *web.routes(),
        WebSocketRoute("/api/tables/{table}/ws", converse),
        *(Route(path, page) for path in PAGES),
    ]
    if built():
        routes.append(Mount("/", StaticFiles(directory=STATIC)))
    app = Starlette(routes=routes, middleware=[Middleware(SafeHeaders)], lifespan=lifespan)
    app.add_exception_handler(404, not_found)
    app.add_exception_handler(405, not_found)
    app.state.hall = hall
    return app


def built() -> bool:
    """Whether the browser table is there."""
    return (STATIC / "index.html").exists()


async def page(_: Request) -> Response:
    """The browser table's one page, or how to get it."""
    if not built():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def not_found(request: Request, _: Exception) -> Response:
    """An address that is none of ours."""
    return refused(Refusal("no_such_address", path=request.url.path[:200]))
