"""Who wins: by seat, and by bot where bots differ."""

from __future__ import annotations

from statistics import NormalDist

from rookery.engine.tally import Z95, Tally
from rookery.lab.report.facts import Facts
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.pictures import Span, spans
from rookery.lab.report.voice import Voice

DOUBT = 0.05  # how often equals may look unequal


def seats(facts: Facts, voice: Voice) -> Figure:
    """The advantage of a seat."""
    tallies = {voice.place(seat): tally for seat, tally in enumerate(facts.by_seat())}
    even = 1 / facts.plan.players
    kinds = [f"seat seat-{seat % 5}" for seat in range(facts.plan.players)]
    rates = {voice.seat(seat): tally for seat, tally in enumerate(facts.by_seat())}
    best, worst = max(rates, key=lambda seat: rates[seat].rate), min(rates, key=lambda seat: rates[seat].rate)
    sure = any(unlike(tally, even, facts.plan.players) for tally in rates.values())
    sentence = voice.say(
        "seats.unequal" if sure else "seats.equal",
        best=best, worst=worst, rate=voice.percent(rates[best].rate), worst_rate=voice.percent(rates[worst].rate),
        low=voice.percent(rates[best].interval()[0]), high=voice.percent(rates[best].interval()[1]),
        even=voice.percent(even),
    )  # fmt: skip
    return figure("seats", tallies, kinds, even, sentence, voice)


def bots(facts: Facts, voice: Voice) -> Figure:
    """The advantage of a bot."""
    tallies = dict(sorted(facts.by_bot().items(), key=lambda pair: -pair[1].rate))
    even = 1 / facts.plan.players
    best, worst = next(iter(tallies)), next(reversed(tallies))
    most, least = tallies[best], tallies[worst]
    low, high = most.interval()
    sentence = voice.say(
        "bots.sentence",
        best=best, worst=worst, rate=voice.percent(most.rate), worst_rate=voice.percent(least.rate),
        low=voice.percent(low), high=voice.percent(high), times=voice.number(most.rate / even, 2),
    )  # fmt: skip
    return figure("bots", tallies, ["dot"] * len(tallies), even, sentence, voice)


def figure(name: str, tallies: dict[str, Tally], kinds: list[str], even: float, sentence: str, voice: Voice) -> Figure:
    """Win rates with their intervals, beside an even share."""
    rows = [
        Span(label, voice.percent(tally.rate), tally.interval()[0], tally.rate, tally.interval()[1], kind)
        for (label, tally), kind in zip(tallies.items(), kinds, strict=True)
    ]
    drawing = spans(rows, voice.percent_mark, (even, voice.say("even", even=voice.percent(even))))
    table = Table(
        [voice.say(f"{name}.column"), *(voice.say(f"column.{key}") for key in ("games", "wins", "rate", "interval"))],
        [
            [
                label,
                voice.whole(tally.games),
                voice.number(tally.wins),
                voice.percent(tally.rate, 2),
                voice.span(*(voice.percent(end, 2) for end in tally.interval())),
            ]
            for label, tally in tallies.items()
        ],
    )
    return Figure(name, voice.say(f"{name}.title"), drawing, sentence, table)


def unlike(tally: Tally, even: float, ways: int) -> bool:
    """Whether a rate is another than an even one, for one of so many that are looked at."""
    low, high = tally.interval()
    wanted = NormalDist().inv_cdf(1 - DOUBT / 2 / ways) / Z95
    middle, reach = (low + high) / 2, (high - low) / 2 * wanted
    return abs(even - middle) > reach
