"""What a seat can and cannot know, by its own memory of what it was told, and found in imagined worlds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from rookery.contract.positions import play_randomly, seen
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.match import Match
from rookery.games.assassin import GAME
from rookery.games.assassin.moves import PASS, USE
from rookery.games.assassin.pieces import CARD_NAMES, CLUBS, DIAMONDS, HEARTS, SPADES, SUITS
from rookery.games.assassin.state import Affair
from tests.games.assassin.setting import NO_JACKS, ask, lay, play, table

WORLDS = 600
SHOWN = ("revealed", "laid_open", "replaced")
USED = {"doubled": "diamonds", "opened": "clubs", "hid": "clubs", "reorders": "hearts"}


class Memory:
    """What somebody remembers of a deal who writes down everything they are told."""

    def __init__(self) -> None:
        self.cards: set[str] = set()  # that have been shown
        self.jacks: dict[int, str] = {}  # that have been used, by whom
        self.traitor: int | None = None
        self.king = self.jack = ""

    def hear(self, event: Event, seat: int) -> None:
        args = event.args
        if event.kind == "dealt":
            self.__init__()  # type: ignore[misc]
        elif event.kind == "given":
            self.king, self.jack = str(args["king"]), str(args["jack"])
        elif event.kind in SHOWN and args["card"] == "jack":
            self.jacks[int(str(args["seat"]))] = "spades"
        elif event.kind in SHOWN:
            self.cards.add(str(args["card"]))
        elif event.kind in USED:
            self.jacks[int(str(args["seat"]))] = USED[event.kind]
        elif event.kind == "traitor_shown":
            self.traitor = int(str(args["seat"]))

    def contradicted(self, world: Affair, truth: Affair, seat: int) -> list[str]:
        """What in a world cannot be, by this memory."""
        faults = []
        for other in range(world.players):
            hand = {CARD_NAMES[card] for card in world.hands[other]}
            if hand & self.cards:
                faults.append(f"{other} holds {hand & self.cards}, which were shown")
            if len(hand) + (0 <= world.laid[other] < 40) != len(truth.hands[other]) + (0 <= truth.laid[other] < 40):
                faults.append(f"{other} holds {len(hand)} cards")
        for other, jack in self.jacks.items():
            if SUITS[world.jacks[other]] != jack:
                faults.append(f"{other} used the jack of {jack}")
        if world.hands[seat] != truth.hands[seat] or world.laid[seat] != truth.laid[seat]:
            faults.append("another hand")
        if (SUITS[world.kings[seat]], SUITS[world.jacks[seat]]) != (self.king, self.jack):
            faults.append("another role or jack")
        if self.traitor is not None and world.kings[self.traitor] != CLUBS:
            faults.append(f"{self.traitor} is the traitor")
        if (world.points, world.victims, world.trumps, world.past) != (
            truth.points, truth.victims, truth.trumps, truth.past,
        ):  # fmt: skip
            faults.append("what everyone sees differs")
        return faults + world.audit()


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variant", [False, True])
def test_no_world_contradicts_what_was_told_over_whole_matches(players: int, variant: bool) -> None:
    for seed in range(3):
        match = Match(GAME, players, {"open": variant}, seed)
        luck = QuickDice(seed)
        memories = [Memory() for _ in range(players)]
        while not match.over:
            heard = len(match.log) - 1
            for seat, memory in enumerate(memories):
                for event in match.log[heard]:
                    if event.seen_by(seat):
                        memory.hear(event, seat)
                assert isinstance(match.state, Affair)
                assert memory.contradicted(match.state.imagine(seat, luck), match.state, seat) == []
            play_randomly(match, luck)


def test_roles_and_jacks_of_others_are_equally_likely() -> None:
    state = table("1♠", "2♠", "3♠", "4♠", kings="♥ ♦ ♣ ♠", jacks="♠ ♥ ♦ ♣")
    worlds = [state.imagine(0, QuickDice(seed)) for seed in range(WORLDS)]
    for found in (
        Counter(tuple(world.kings[1:]) for world in worlds),
        Counter(tuple(world.jacks[1:]) for world in worlds),
    ):
        assert len(found) == 6
        assert all(abs(count - WORLDS / 6) < 45 for count in found.values())


def test_cards_of_others_are_equally_likely() -> None:
    state = table("1♠ 2♠", "3♠ 4♠", "5♠ 6♠", "7♠ 8♠", trick=8)
    found = Counter(tuple(world.hands[2]) for world in (state.imagine(0, QuickDice(seed)) for seed in range(WORLDS)))
    assert len(found) == 15  # two of six
    assert all(10 < count < 80 for count in found.values())


def test_a_card_face_down_may_be_any_or_the_jack() -> None:
    state = table("1♠ 2♠", "3♠ 4♠", "5♠ 6♠", "7♠ 8♠", jacks="♥ ♠ ♦ ♣", trick=8)
    state.used = NO_JACKS & ~(1 << SPADES)
    state.victims[4] = 8
    ask(state)
    lay(state, "1♠", "3♠")
    worlds = [state.imagine(0, QuickDice(seed)) for seed in range(WORLDS)]
    assert {CARD_NAMES[world.laid[1]] for world in worlds} == {*(f"spades-{rank}" for rank in range(3, 9)), "jack"}
    assert all(world.audit() == [] for world in worlds)
    assert {state.imagine(1, QuickDice(seed)).laid[1] for seed in range(20)} == {state.laid[1]}


@pytest.mark.rule("A2", "A8")
@pytest.mark.parametrize("after", [False, True])
def test_what_others_see_is_the_same_whoever_holds_which_jack(after: bool) -> None:
    """At the question before and after a trick, with any of the answers in, byte for byte."""
    for watcher in range(4):
        others = [seat for seat in range(4) if seat != watcher]
        shown = set()
        for order in permutations((HEARTS, DIAMONDS, CLUBS)):
            state = table("1♠ 2♦", "2♠ 3♦", "3♠ 4♦", "4♠ 5♦", jacks="♠ ♥ ♦ ♣")
            state.jacks[watcher] = SPADES
            for seat, jack in zip(others, order, strict=True):
                state.jacks[seat] = jack
            if after:
                play(state, *["pass"] * 4)
                lay(state, "1♠", "2♠", "3♠", "4♠")
            start = state.copy()
            for answered in range(3):
                shown.add((answered, tuple(state.waiting()), seen(GAME, state, watcher)))
                state.play(others[answered], state.legal(others[answered])[0])  # uses the jack, if they may
            for seat in others:  # whoever answers first
                state = start.copy()
                state.play(seat, state.legal(seat)[-1])
                shown.add((seat, (), seen(GAME, state, watcher)))
        assert len(shown) == 6
        assert len({view for _, _, view in shown}) == 1  # nor can they tell whether anybody has answered


def test_answers_given_unseen_vary_with_the_jacks() -> None:
    state = table("1♠", "2♠", "3♠", "4♠", jacks="♠ ♥ ♦ ♣")
    play(state, "2: use diamonds", "1: pass")
    worlds = [state.imagine(0, QuickDice(seed)) for seed in range(WORLDS)]
    names = [[answer(world, seat) for seat in (1, 2)] for world in worlds]
    assert {tuple(name) for name in names} == {
        (one, other)
        for one, other in permutations(["pass", "use diamonds", "use clubs", "pass"], 2)
    }  # fmt: skip
    for world, (one, other) in zip(worlds, names, strict=True):
        for seat, given in ((1, one), (2, other)):
            assert given == "pass" or given == f"use {SUITS[world.jacks[seat]]}"


def answer(world: Affair, seat: int) -> str:
    """What a seat has answered."""
    return GAME.catalogue.name(USE + world.jacks[seat] if world.using >> seat & 1 else PASS)
