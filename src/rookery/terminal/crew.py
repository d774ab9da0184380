"""Who plays many games, and how far they are: the cores of this machine or a cluster, and a bar that fills."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib.util import find_spec
from typing import NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.lab.cores import cores
from rookery.lab.plan import Plan
from rookery.lab.rows import AHEAD


class Crew(NamedTuple):
    """Where games are played, how many batches are asked for ahead, and who hears of games that were played."""

    executor: Executor | None
    ahead: int
    hear: Callable[[int], None]


class Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        """As long as nothing is known, nothing."""
        return Text(self.words.say("games_a_second", {"rate": f"{task.speed:,.0f}"}) if task.speed else "")


@contextmanager
def crew(plan: Plan, games: int, jobs: int | None, address: str, words: Words) -> Iterator[Crew]:
    """Some processes or a cluster, for such plans as this one, and a bar on the terminal for so many games."""
    console = Console(stderr=True)
    bar = [BarColumn(), MofNCompleteColumn(), Rate(words), TimeRemainingColumn()]
    with Progress(*bar, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        with workers(plan, jobs, address) as (executor, ahead):
            yield Crew(executor, ahead, lambda played: progress.advance(task, played))


@contextmanager
def workers(plan: Plan, jobs: int | None, address: str) -> Iterator[tuple[Executor | None, int]]:
    """Where games are played, and how many batches are asked for ahead."""
    if not address:
        with cores(jobs) as executor:
            yield executor, AHEAD
        return
    if jobs is not None:
        raise Refusal("jobs_or_cluster")
    if find_spec("distributed") is None:
        raise Refusal("no_distributed")
    from rookery.lab.cluster import cluster  # an extra, and heavy

    with cluster(address, plan) as found:
        yield found


def crew_options(words: Words) -> list[click.Option]:
    """--jobs N or --cluster ADDRESS."""
    return [
        click.Option(["--jobs"], type=click.IntRange(1), help=words.say("help.jobs")),
        click.Option(["--cluster"], default="", metavar="ADDRESS", help=words.say("help.cluster")),
    ]


def need_arrow() -> None:
    """Refuse what keeps or compares rows where its library, an extra, is missing."""
    if find_spec("pyarrow") is None:
        raise Refusal("no_pyarrow")
