"""The report on one folder of rows."""

from __future__ import annotations

from pathlib import Path

from rookery.lab.report import endings, lengths, luck, planned, points, wins
from rookery.lab.report.facts import Facts, read
from rookery.lab.report.figure import Figure
from rookery.lab.report.page import Page
from rookery.lab.report.voice import Voice


def page(folder: str | Path, language: str) -> Page:
    """The page on a folder."""
    facts = read(folder)
    voice = Voice(language, facts.plan.game, facts.plan.players)
    plan, games = facts.plan, facts.games
    return Page(
        voice,
        voice.words.say("name"),
        planned.about(plan, games, voice),
        figures(facts, voice),
        planned.table([planned.Side(plan, games)], voice),
        [planned.command(plan, games, voice), planned.again(voice.say("plan.folder"))],
        planned.values(plan, voice),
    )


def figures(facts: Facts, voice: Voice) -> list[Figure]:
    """All that there is to show."""
    differ = len(set(facts.plan.bots)) > 1
    found = [
        wins.seats(facts, voice),
        wins.bots(facts, voice) if differ else None,
        luck.luck(facts, voice) if differ else None,
        points.totals(facts, voice),
        points.seat_points(facts, voice),
        points.lines(facts, voice),
        lengths.lengths(facts, voice, "turns"),
        lengths.lengths(facts, voice, "moves"),
        endings.endings(facts, voice),
        endings.events(facts, voice),
    ]
    return [figure for figure in found if figure is not None]
