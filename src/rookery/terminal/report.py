"""`rookery report`: what was played, drawn as one page to look at."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rookery.engine import files
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.lab.simulate import make_folder
from rookery.terminal.crew import need_arrow

if TYPE_CHECKING:  # an extra
    from rookery.lab.report.page import Page


def report_command(words: Words) -> click.Command:
    """`rookery report DIR`, `rookery report A B` or `rookery report FILE`."""

    def report(what: tuple[str, ...], out: str, pictures: str, open_: bool) -> None:
        page = draw(what, words.language)
        path = Path(out or f"{'-'.join(Path(one).resolve().stem for one in what)}-report.html")
        files.write(path, page.html())
        if pictures:
            make_folder(pictures)
            for name, picture in page.pictures().items():
                files.write(Path(pictures) / name, picture)
        click.echo(words.say("reported", {"path": path}))
        if open_:
            webbrowser.open(path.resolve().as_uri())

    return click.Command(
        "report",
        callback=report,
        params=[
            click.Argument(["what"], nargs=-1, metavar="DIR | A B | FILE"),
            click.Option(["--out"], default="", metavar="FILE", help=words.say("help.report_out")),
            click.Option(["--pictures"], default="", metavar="DIR", help=words.say("help.report_pictures")),
            click.Option(["--open", "open_"], is_flag=True, help=words.say("help.open")),
        ],
        help=words.say("help.report"),
    )


def draw(what: tuple[str, ...], language: str) -> Page:
    """The page on what was named: a folder of games, one of an option's values, two folders, or a ladder's file."""
    if len(what) not in (1, 2):
        raise Refusal("report_what")
    need_arrow()
    from rookery.lab.report import pair, rungs, single, sweep  # an extra

    if len(what) == 2:
        return pair.page(*what, language)
    if Path(what[0]).is_file():
        return rungs.page(what[0], language)
    if sweep.values_in(Path(what[0])):
        return sweep.page(what[0], language)
    return single.page(what[0], language)
