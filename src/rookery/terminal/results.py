"""`rookery results`: what was played at a server, as CSV or Parquet."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from rookery.engine import registry
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words


def results_command(words: Words) -> click.Command:
    """`rookery results`."""

    def results(game: str | None, data: str | None, store: str, out: str | None) -> None:
        from rookery.table import app, export, serve  # heavy: only when it is needed

        if game:
            registry.find(game)
        folder = Path(data) if data else serve.data_folder()
        if not store and not (folder / "rookery.sqlite").exists():
            raise Refusal("no_data", path=str(folder))
        rows = asyncio.run(export.read(app.open_store(app.Settings(folder, store, worker="results")), game or ""))
        if out is None:
            click.echo(export.as_csv(rows), nl=False)
            return
        try:
            if Path(out).suffix == ".parquet":
                export.write_parquet(rows, Path(out))
            else:
                Path(out).write_text(export.as_csv(rows), "utf-8")
        except OSError as problem:
            raise Refusal("cannot_write", path=out, why=problem.strerror or str(problem)) from None

    return click.Command(
        "results",
        callback=results,
        params=[
            click.Argument(["game"], required=False),
            click.Option(["--data"], type=click.Path(), metavar="DIR", help=words.say("help.data")),
            click.Option(["--store"], default="", metavar="URL", help=words.say("help.store")),
            click.Option(["--out"], type=click.Path(), metavar="FILE", help=words.say("help.results_out")),
        ],
        help=words.say("help.results"),
    )
