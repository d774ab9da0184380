"""`rookery admin`: what is going on at a running server, for who has the host's key."""

from __future__ import annotations

import json
from datetime import timedelta
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import HTTPRedirectHandler, Request, build_opener

import click
from rich.markup import escape
from rich.table import Table

from rookery.engine import registry
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.terminal.screen import Screen
from rookery.terminal.serve import PORT, check_url

PATIENCE = 60.0  # seconds
ANSWER = 1 << 24  # bytes of an answer: far more than a hundred tables take
PIPED = 120  # columns where there is no terminal


class Nowhere(HTTPRedirectHandler):
    """The key goes to the address that was named, and to no other."""

    def redirect_request(self, *_: Any) -> None:
        """Stay."""
        return


class Line:
    """A running server, and the key that opens its host's side."""

    def __init__(self, address: str, key_file: str | None) -> None:
        from rookery.table import host, serve  # heavy: only when it is needed

        file = Path(key_file) if key_file else serve.data_folder() / "host.key"
        if not file.exists():
            raise Refusal("no_host_key", path=str(file))
        self.key = host.read_key(file)
        self.address = check_url(address).rstrip("/")

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask for something, or for something to be done; what the server refuses is refused."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        request = Request(f"{self.address}/api/host{path}", data, headers)  # noqa: S310 - check_url has looked at it
        try:
            with build_opener(Nowhere).open(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read(ANSWER))
        except HTTPError as problem:
            raise refusal_in(problem, self.address) from None
        except (OSError, HTTPException, ValueError) as problem:
            why = getattr(problem, "reason", None) or problem
            raise Refusal("no_server", address=self.address, why=str(why)) from None


def refusal_in(problem: HTTPError, address: str) -> Refusal:
    """What a server has refused; or that nobody there is one of ours."""
    try:
        fault = json.loads(problem.read(ANSWER))
        return Refusal(str(fault["reason"]), str(fault.get("rule", "")), **fault.get("args", {}))
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return Refusal("no_server", address=address, why=f"HTTP {problem.code}")


def admin_command(words: Words) -> click.Group:
    """`rookery admin`."""

    @click.pass_context
    def admin(context: click.Context, address: str, key_file: str | None) -> None:
        context.obj = Line(address, key_file)
        if context.invoked_subcommand is None:
            show(context.obj.ask(""), words)

    def close(line: Line, table: str, word: str) -> None:
        line.ask(f"/tables/{quote(table, safe='')}/close", {"word": word})
        click.echo(words.say("admin.table_closed", {"table": table}))

    def archive(line: Line, days: float) -> None:
        count = line.ask("/archive", {"days": days})["tables"]
        click.echo(words.say("admin.archived", {"count": count}))

    return click.Group(
        "admin",
        callback=admin,
        invoke_without_command=True,
        commands=[
            click.Command(
                "close",
                callback=click.pass_obj(close),
                params=[
                    click.Argument(["table"]),
                    click.Option(["--word"], default="", metavar="TEXT", help=words.say("help.admin_word")),
                ],
                help=words.say("help.admin_close"),
            ),
            click.Command(
                "archive",
                callback=click.pass_obj(archive),
                params=[click.Option(["--days"], type=float, required=True, help=words.say("help.admin_days"))],
                help=words.say("help.admin_archive"),
            ),
        ],
        params=[
            click.Option(["--address"], default=f"http://127.0.0.1:{PORT}", show_default=True, metavar="URL",
                         help=words.say("help.admin_address")),
            click.Option(["--key-file"], type=click.Path(), metavar="FILE", help=words.say("help.admin_key_file")),
        ],
        help=words.say("help.admin"),
    )  # fmt: skip


def show(house: dict[str, Any], words: Words) -> None:
    """The house's figures, and its tables."""
    screen = Screen()
    if not screen.console.is_terminal:
        screen.console.width = PIPED
    now, bots = house["at"], house["bots"]
    free = "" if house["free"] is None else words.say("admin.free", {"size": size(house["free"], words)})
    figures = [
        words.say("admin.runs", {**house, "time": since(house["since"], now)}),
        words.say("admin.counts", {**house, "tables": house["all_tables"]}),
        " ".join(filter(None, [words.say("admin.disk", {"size": size(house["disk"], words)}), free])),
        words.say("admin.bots", bots),
    ]
    for figure in figures:
        screen.say(escape(figure))
    columns = ("table", "game", "people", "moves", "last", "state")
    table = Table(*(words.say(f"admin.{column}") for column in columns), box=None, pad_edge=False)
    for one in house["tables"]:
        known = one["game"] in registry.names()
        game = registry.find(one["game"]).words(words.language).say("name") if known else one["game"]
        people = ", ".join(who(one, seat, words) for seat in range(len(one["names"])))
        cells = (one["table"], game, people, str(one["moves"]), since(one["touched"], now), state(one, words))
        table.add_row(*map(escape, cells))
    screen.console.print(table)


def who(one: dict[str, Any], seat: int, words: Words) -> str:
    """Who sits somewhere, with a mark where they are there."""
    name = one["names"][seat] or (words.say("admin.bot", {"bot": one["bots"][seat]}) if one["bots"][seat] else "…")
    return f"{name} *" if seat in one["here"] else name


def state(one: dict[str, Any], words: Words) -> str:
    """How a table stands."""
    if one["closed"]:
        return words.say("admin.closed")
    if one["over"]:
        return words.say("admin.over")
    return words.say("admin.listed") if one["listed"] else ""


def since(then: float, now: float) -> str:
    """How long ago something was, as days and hours."""
    return str(timedelta(seconds=max(0, int(now - then))))


def size(count: int, words: Words) -> str:
    """Bytes as people read them."""
    if count >= 1e9:
        return words.say("admin.giga", {"count": f"{count / 1e9:.1f}"})
    return words.say("admin.mega", {"count": f"{count / 1e6:.1f}"})
