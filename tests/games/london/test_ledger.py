"""Whole games kept by a bookkeeper who hears only what everybody is told: their books and the table must agree."""

from __future__ import annotations

from collections import Counter

import pytest

from rookery.contract.positions import play_randomly
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.match import Match
from rookery.games.london import GAME
from rookery.games.london.state import London
from tests.games.london.tables import each


class Books:
    """Everybody's money, points, poverty, loans and number of cards, by public events alone."""

    def __init__(self, players: int) -> None:
        self.money = [5] * players
        self.points = [0] * players
        self.poverty = [5] * players
        self.loans = [0] * players
        self.hands = [6] * players
        self.purses = [0] * players
        self.deeds: Counter[tuple[str, str]] = Counter()

    def hear(self, event: Event) -> None:
        args = event.args
        seat = args.get("seat")
        if not isinstance(seat, int):
            return
        money, count = args.get("money", 0), args.get("count", 0)
        assert isinstance(money, int)
        assert isinstance(count, int)
        kind = event.kind
        if kind in ("borrowed", "earned"):
            self.money[seat] += money
        elif kind in ("paid", "paid_player"):
            self.money[seat] -= money
        if kind == "paid_player":
            other = args["other"]
            assert isinstance(other, int)
            self.money[other] += money
        elif kind == "borrowed":
            self.loans[seat] += count
        elif kind == "scored":
            self.points[seat] += count
        elif kind in ("poverty_rose", "poverty_fell"):
            self.poverty[seat] += count if kind == "poverty_rose" else -count
        elif kind == "shop_earned":
            self.purses[seat] += money
        elif kind == "purse_lost" or (kind == "earned" and event.rule == "L14"):
            self.purses[seat] -= money
        if kind in ("drew_hidden", "took", "kept_hidden"):
            self.hands[seat] += 1
        elif kind in ("played", "spent", "discarded"):
            self.hands[seat] -= 1
        if kind == "built_on":
            self.deeds["covered", str(args["on"])] += 1
        if kind in ("built", "built_on", "activated", "flipped", "spent", "discarded", "played", "fetched", "spared"):
            self.deeds[kind, str(args["card"])] += 1

    def differ(self, state: London) -> list[str]:
        """What the table shows otherwise."""
        pairs = {
            "money": (self.money, each(state, "money")),
            "points": (self.points, each(state, "points")),
            "poverty": (self.poverty, each(state, "poverty")),
            "loans": (self.loans, each(state, "loans")),
            "hands": (self.hands, [len(one.hand) for one in state.seats]),
            "purses": (self.purses, [sum(one.purses) for one in state.seats]),
        }
        return [f"{name}: {mine} told, {true} true" for name, (mine, true) in pairs.items() if mine != true]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_books_agree_at_every_step(players: int) -> None:
    built: Counter[tuple[str, str]] = Counter()
    for seed in range(8):
        match = Match(GAME, players, None, seed, "nonce")
        luck = QuickDice(seed + players)
        books = Books(players)
        told = 0
        while not match.over:
            play_randomly(match, luck)
            for events in match.log[told + 1 :]:
                for event in events:
                    if event.seen_by(None):
                        books.hear(event)
            told = len(match.log) - 1
            assert isinstance(match.state, London)
            assert books.differ(match.state) == []
        built += books.deeds
        assert isinstance(match.state, London)
        flipped = Counter(
            match.state.cards.name(card)
            for one in match.state.seats
            for pile, card in enumerate(one.tops)
            if one.flipped >> pile & 1
        )
        assert all(books.deeds["flipped", name] >= count for name, count in flipped.items())
    assert len({name for deed, name in built if deed == "built"}) > 40
