"""Differences between two plans in words and rows: what a group of them shows, and what would settle the doubtful."""

from __future__ import annotations

from collections.abc import Sequence

from rookery.lab.compare import Difference
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.pictures import Span, spans
from rookery.lab.report.voice import Voice

SHARES = ("seat", "bot", "ending")  # groups that are told in per cent
MOST = 12  # rows of a picture


def name_of(one: Difference, voice: Voice) -> str:
    """What it is that differs."""
    if one.group == "seat":
        return voice.say("differ.seat", seat=voice.seat(int(one.key)))
    if one.group == "bot":
        return voice.say("differ.bot", bot=one.key)
    told = {"score": voice.line, "ending": voice.ending, "event": voice.event}.get(one.group)
    return told(one.key) if told is not None else voice.say(f"differ.{one.key}")


def amount(one: Difference, value: float, voice: Voice) -> str:
    """A mean of it."""
    return voice.percent(value) if one.group in SHARES else voice.some(value)


def apart(one: Difference, voice: Voice) -> str:
    """The difference, and how far its interval reaches."""
    share = one.group in SHARES
    told = voice.signed(one.difference, share)
    return (
        told
        if one.same
        else voice.unbroken(f"{told} ± {voice.percent(one.reach) if share else voice.number(one.reach, 2)}")
    )


def verdict(one: Difference, voice: Voice) -> str:
    """Whether it is sure; if not, what it would take."""
    if one.same:
        return voice.say("differ.every_game" if one.difference else "differ.no_game")
    if one.sure:
        return voice.say("differ.yes")
    if one.more is None:
        return voice.say("differ.never")
    return voice.say("differ.more", count=one.more, more=voice.whole(one.more))


def clearness(one: Difference) -> float:
    """How clear a difference is: how often its interval's reach it is away from nought."""
    if one.same:
        return float("inf") if one.difference else 0.0
    return abs(one.difference) / one.reach


def figure(name: str, found: Sequence[Difference], voice: Voice) -> Figure | None:
    """A group of differences; nothing where there is nothing to compare."""
    told = [one for one in found if one.one or one.other]
    if not told:
        return None
    drawn = told
    if len(told) > MOST:
        apart_at_all = [one for one in told if one.difference] or told
        drawn = sorted(apart_at_all, key=clearness, reverse=True)[:MOST]
    rows = [
        Span(
            name_of(one, voice),
            f"{amount(one, one.one, voice)} → {amount(one, one.other, voice)}",
            one.low, one.difference, one.high, "full" if clear(one) else "hollow",
        )
        for one in drawn
    ]  # fmt: skip
    share = told[0].group in SHARES
    drawing = spans(rows, voice.percent_mark if share else voice.plain, (0.0, voice.say("differ.mark")))
    columns = [voice.say(f"column.{key}") for key in ("what", "one", "other", "difference", "sure")]
    cells = [
        [
            name_of(one, voice),
            *(amount(one, value, voice) for value in (one.one, one.other)),
            apart(one, voice),
            verdict(one, voice),
        ]
        for one in told
    ]
    notes = [voice.say("differ.drawn", number=voice.whole(len(drawn)))] if len(drawn) < len(told) else []
    title = voice.say(f"differ.title_{name}")
    return Figure(name, title, drawing, sentence(told, voice), Table(columns, cells), tuple(notes))


def clear(one: Difference) -> bool:
    """Whether something surely differs: beyond its interval, or alike in every game that was played."""
    return one.sure or (one.same and bool(one.difference))


def sentence(found: Sequence[Difference], voice: Voice) -> str:
    """What a group of differences shows."""
    sure = [one for one in found if clear(one)]
    if all(one.same and not one.difference for one in found):
        return voice.say("differ.all_same")
    most = max(found, key=clearness)
    args = {
        "what": voice.quoted(name_of(most, voice)), "one": amount(most, most.one, voice),
        "other": amount(most, most.other, voice), "apart": apart(most, voice),
    }  # fmt: skip
    if sure:
        count = len(sure)
        return voice.say("differ.some", count=count, sure=voice.whole(count), all=voice.whole(len(found)), **args)
    if most.more is None:
        return voice.say("differ.none", **args)
    return voice.say("differ.doubtful", count=most.more, more=voice.whole(most.more), **args)
