"""`rookery serve`: the server for browsers."""

from __future__ import annotations

import io
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import click

from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.terminal.screen import Screen

PORT = 8021


def serve_command(words: Words) -> click.Command:
    """`rookery serve`."""

    def serve(
        host: str,
        port: int,
        data: str | None,
        host_key_file: str,
        lan: bool,
        open_: bool,
        store: str,
        workers: int,
        public_url: str,
        trust_proxy: tuple[str, ...],
        archive_days: float,
        smtp: str,
        smtp_password_file: str,
        mail_from: str,
        allow_private: bool,
    ) -> None:
        from rookery.table import serve as server  # heavy: only when it is needed
        from rookery.table.app import Settings, built
        from rookery.table.host import read_key
        from rookery.table.mail import Mail
        from rookery.table.notices import NoticeSettings
        from rookery.table.safety import Trust

        folder = Path(data) if data else server.data_folder()
        if store and not store.startswith(("postgresql://", "postgres://")):
            raise Refusal("wrong_store", store=store)
        if workers > 1 and not store:
            raise Refusal("workers_need_store")
        key_file = Path(host_key_file or folder / "host.key").absolute()
        if key_file.exists():
            read_key(key_file)
        trust = Trust(check_url(public_url), check_proxies(trust_proxy))
        mail = Mail(smtp, mail_from, smtp_password_file)
        mail.check()
        if smtp and not public_url:
            raise Refusal("mail_needs_url")
        notices = NoticeSettings(mail, allow_private)
        settings = Settings(folder, store, str(key_file), archive_days=archive_days, trust=trust, notices=notices)
        host = "0.0.0.0" if lan else host  # noqa: S104 - that is what --lan asks for
        screen = Screen()

        def ready(port: int) -> None:
            address = public_url or f"http://{server.lan_address() if lan else host}:{port}/"
            where = "PostgreSQL" if store else str(folder)
            screen.say(words.say("serving", {"address": address, "data": where}))
            if not built():
                screen.say(words.say("not_built"))
            if lan:
                screen.console.print(qr_code(address), markup=False, highlight=False)
            if open_:
                webbrowser.open(f"http://127.0.0.1:{port}/" if lan else address)

        if workers > 1:
            server.serve_workers(host, port, workers, settings, ready)
        else:
            listening = server.listen(host, port)
            server.serve(listening, settings, lambda: ready(listening.getsockname()[1]))

    return click.Command(
        "serve",
        callback=serve,
        params=[
            click.Option(["--host"], default="127.0.0.1", show_default=True, help=words.say("help.host")),
            click.Option(["--port"], type=click.IntRange(0, 65535), default=PORT, show_default=True,
                         help=words.say("help.port")),
            click.Option(["--data"], type=click.Path(), metavar="DIR", help=words.say("help.data")),
            click.Option(["--host-key-file"], default="", metavar="FILE", help=words.say("help.host_key_file")),
            click.Option(["--lan"], is_flag=True, help=words.say("help.lan")),
            click.Option(["--open", "open_"], is_flag=True, help=words.say("help.open")),
            click.Option(["--store"], default="", metavar="URL", help=words.say("help.store")),
            click.Option(["--workers"], type=click.IntRange(1, 64), default=1, show_default=True,
                         help=words.say("help.workers")),
            click.Option(["--public-url"], default="", metavar="URL", help=words.say("help.public_url")),
            click.Option(["--trust-proxy"], multiple=True, metavar="ADDRESS", help=words.say("help.trust_proxy")),
            click.Option(["--archive-days"], type=click.FloatRange(0.01, 36500), default=60.0, show_default=True,
                         help=words.say("help.archive_days")),
            click.Option(["--smtp"], default="", metavar="URL", help=words.say("help.smtp")),
            click.Option(["--smtp-password-file"], default="", metavar="FILE",
                         help=words.say("help.smtp_password_file")),
            click.Option(["--mail-from"], default="", metavar="ADDRESS", help=words.say("help.mail_from")),
            click.Option(["--allow-private"], is_flag=True, help=words.say("help.allow_private")),
        ],
        help=words.say("help.serve"),
    )  # fmt: skip


def check_url(text: str) -> str:
    """An address by which the world knows us."""
    try:
        found = urlsplit(text)
    except ValueError:
        found = urlsplit("")
    if text and (found.scheme not in ("http", "https") or not found.netloc or found.path.strip("/")):
        raise Refusal("wrong_public_url", url=text)
    return text


def check_proxies(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses, or networks, of proxies."""
    for text in texts:
        try:
            ip_network(text, strict=False)
        except ValueError:
            raise Refusal("wrong_proxy", address=text) from None
    return texts


def qr_code(text: str) -> str:
    """A QR code for the terminal."""
    import segno

    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True)
    return out.getvalue()
