"""`rookery serve`: the server for browsers."""

from __future__ import annotations

import io
import webbrowser
from pathlib import Path

import click

from rookery.engine.words import Words
from rookery.terminal.screen import Screen

PORT = 8021


def serve_command(words: Words) -> click.Command:
    """`rookery serve`."""

    def serve(host: str, port: int, data: str | None, lan: bool, open_: bool) -> None:
        from rookery.table import serve as server  # heavy: only when it is needed
        from rookery.table.app import built

        folder = Path(data) if data else server.data_folder()
        listening = server.listen("0.0.0.0" if lan else host, port)  # noqa: S104 - that is what --lan asks for
        port = listening.getsockname()[1]
        address = f"http://{server.lan_address() if lan else host}:{port}/"
        screen = Screen()

        def ready() -> None:
            screen.say(words.say("serving", {"address": address, "data": str(folder)}))
            if not built():
                screen.say(words.say("not_built"))
            if lan:
                screen.console.print(qr_code(address), markup=False, highlight=False)
            if open_:
                webbrowser.open(f"http://127.0.0.1:{port}/" if lan else address)

        server.serve(listening, folder, ready)

    return click.Command(
        "serve",
        callback=serve,
        params=[
            click.Option(["--host"], default="127.0.0.1", show_default=True, help=words.say("help.host")),
            click.Option(["--port"], type=click.IntRange(0, 65535), default=PORT, show_default=True,
                         help=words.say("help.port")),
            click.Option(["--data"], type=click.Path(), metavar="DIR", help=words.say("help.data")),
            click.Option(["--lan"], is_flag=True, help=words.say("help.lan")),
            click.Option(["--open", "open_"], is_flag=True, help=words.say("help.open")),
        ],
        help=words.say("help.serve"),
    )  # fmt: skip


def qr_code(text: str) -> str:
    """A QR code for the terminal."""
    import segno

    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True)
    return out.getvalue()
