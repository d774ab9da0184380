"""What a seat can and cannot know, by its own memory of what it was told, and found in imagined worlds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from rookery.contract.positions import play_randomly
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.match import Match
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.pieces import CHARACTERS, FACE_UP, KIND_OF, KINDS, OPEN, ROUND, TYPES
from rookery.games.oliver_twist.state import Twist
from rookery.games.oliver_twist.steps.numbers import OWE_FILE
from rookery.games.oliver_twist.steps.sale import kinds_to_sell
from tests.games.oliver_twist.setting import EAST, keep, named, play, seen, street, table

WORLDS = 400


class Memory:
    """What somebody remembers of a game who writes everything down that they are told.

    Of every lair they know the tokens that were taken, filed, sold and stolen before their eyes; what they don't are
    the two tokens everyone began with, until they are shown.
    """

    def __init__(self, players: int, seat: int, money: int) -> None:
        self.seat = seat
        self.players = players
        self.money = [money] * players
        self.files: list[Counter[str]] = [Counter() for _ in range(players)]
        self.reserves: list[Counter[str]] = [Counter() for _ in range(players)]  # what is known to be in them
        self.unknown = [2] * players  # hexagonal tokens not shown yet
        self.tools: list[Counter[str]] = [Counter() for _ in range(players)]
        self.spaces: dict[int, str] = {}  # by night, what was seen there
        self.discard: set[str] = set()
        self.mine: set[str] = set()  # one's own character cards
        self.kept: list[int] = []  # one's own burglary cards
        self.not_kept: list[list[set[int]]] = [[] for _ in range(players)]  # what a card kept by a seat cannot be
        self.night = False

    def hear(self, event: Event) -> None:
        told = getattr(self, f"hear_{event.kind}", None)
        if told is not None:
            told(**event.args)

    def gain(self, seat: int, token: str) -> None:
        if token in TYPES[:9]:
            self.reserves[seat][token] += 1
        elif token in TYPES[9:14]:
            self.tools[seat][token] += 1

    def lose(self, seat: int, token: str) -> None:
        """A token that left a reserve: one that was known to be there, or one of the two."""
        if self.reserves[seat][token]:
            self.reserves[seat][token] -= 1
        else:
            self.unknown[seat] -= 1
            assert self.unknown[seat] >= 0

    def hear_given(self, seat: int, tokens: list[str]) -> None:
        self.reserves[seat].update(tokens)
        self.unknown[seat] = 0

    def hear_took(self, seat: int, space: int, token: str) -> None:
        self.spaces.pop(space, None)
        self.gain(seat, token)

    hear_snatched = hear_took

    def hear_filed(self, seat: int, tokens: list[str]) -> None:
        self.files[seat].update(tokens)

    def hear_filed_own(self, seat: int, token: str) -> None:
        self.lose(seat, token)
        self.files[seat][token] += 1

    def hear_filed_rest(self, seat: int, tokens: list[str]) -> None:
        for token in tokens:
            self.hear_filed_own(seat, token)

    def hear_sold(self, seat: int, tokens: list[str], pounds: int) -> None:
        self.money[seat] += pounds
        for token in tokens:
            self.lose(seat, token)

    hear_cashed = hear_sold

    def hear_gain(self, seat: int, pounds: int) -> None:
        self.money[seat] += pounds

    hear_bonus = hear_rewarded = hear_gift = hear_gain

    def hear_loss(self, seat: int, pounds: int) -> None:
        self.money[seat] -= pounds

    hear_bribed = hear_gave_up = hear_fined = hear_loss

    def hear_fenced(self, seat: int, pounds: int) -> None:
        self.money[seat] += pounds
        self.lose(seat, "wallet")

    def hear_cleared(self, seat: int, kind: str, count: int) -> None:
        gone = [token for token in self.files[seat] if KINDS[KIND_OF[named(token)]] == kind]
        assert sum(self.files[seat][token] for token in gone) == count
        for token in gone:
            del self.files[seat][token]

    def hear_stole(self, seat: int, victim: int, token: str) -> None:
        self.lose(victim, token)
        self.gain(seat, token)

    def hear_seized(self, seat: int, victim: int, token: str) -> None:
        self.files[victim][token] -= 1
        self.gain(seat, token)

    def hear_equipped(self, seat: int, tool: str) -> None:
        self.tools[seat][tool] += 1

    def hear_spent_tool(self, seat: int, tool: str) -> None:
        self.tools[seat][tool] -= 1

    def hear_turned(self, seat: int, space: int, token: str) -> None:
        self.spaces[space] = token

    hear_looked = hear_turned

    def hear_drew(self, seat: int, character: str) -> None:
        self.mine.add(character)

    def hear_helped(self, seat: int, character: str) -> None:
        self.discard.add(character)
        self.mine.discard(character)

    hear_hid = hear_helped

    def hear_saw_burglaries(self, seat: int, cards: list[int]) -> None:
        for ruled_out in [one for other in range(self.players) if other != seat for one in self.not_kept[other]]:
            ruled_out |= set(cards)

    def hear_kept(self, seat: int, pounds: int) -> None:
        self.kept.append(pounds)

    def hear_kept_hidden(self, seat: int) -> None:
        self.not_kept[seat].append(set())

    def hear_night_fell(self) -> None:
        self.night = True
        self.spaces = {}
        self.files = [Counter() for _ in range(self.players)]
        self.reserves = [Counter() for _ in range(self.players)]
        self.unknown = [2] * self.players

    def contradicted(self, world: Twist) -> list[str]:
        """What in a world cannot be, by this memory."""
        faults = world.audit()
        pounds = world.parts.burglaries
        if world.money != self.money:
            faults.append(f"money is {world.money}, not {self.money}")
        for seat in range(self.players):
            file, tools = (Counter(world.told_types(place[seat])) for place in (world.files, world.fronts))
            if file != +self.files[seat]:
                faults.append(f"the file of {seat} is {file}, not {self.files[seat]}")
            if tools != +self.tools[seat]:
                faults.append(f"the tools of {seat} are {tools}")
            reserve = Counter(world.told_types(world.reserves[seat]))
            if world.step.number == OWE_FILE and seat in world.waiting():
                reserve[TYPES[world.type(world.about)]] += 1
            if self.reserves[seat] - reserve or reserve.total() != self.reserves[seat].total() + self.unknown[seat]:
                faults.append(f"the reserve of {seat} is {reserve}, not {self.reserves[seat]} + {self.unknown[seat]}")
            for token in world.reserves[seat]:
                if not world.known[token] >> seat & 1:
                    faults.append(f"{seat} does not know the own {token}")
            kept = [one.card for one in world.kept if one.seat == seat]
            for card, ruled_out in zip(kept, self.not_kept[seat], strict=seat != self.seat):
                if pounds[card] in ruled_out:
                    faults.append(f"{seat} cannot have kept {pounds[card]}")
            if seat == self.seat and [pounds[card] for card in kept] != self.kept:
                faults.append("other burglary cards")
        for space, name in self.spaces.items():
            token = world.board[space]
            if token >= 0 and TYPES[world.type(token)] != name:
                faults.append(f"on {space} lies {TYPES[world.type(token)]}, not {name}")
        if {CHARACTERS[card] for card in world.hands[self.seat]} != self.mine:
            faults.append("other character cards")
        if {CHARACTERS[card] for card in world.discard} != self.discard:
            faults.append("another discard pile")
        return faults


@pytest.mark.rule("O34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_world_contradicts_what_was_told_over_whole_games(players: int) -> None:
    for seed in range(6):
        match = Match(GAME, players, None, seed)
        luck = QuickDice(seed)
        memories = [Memory(players, seat, 10) for seat in range(players)]
        streets = public(match)
        while not match.over:
            state = match.state
            assert isinstance(state, Twist)
            for seat, memory in enumerate(memories):
                for event in match.log[-1]:
                    if event.seen_by(seat):
                        memory.hear(event)
                for world in (state, state.imagine(seat, luck)):
                    assert memory.contradicted(world) == []
                    assert public_of(world) == streets
            play_randomly(match, luck)
            streets = public(match)


def cards(state: Twist) -> list[int]:
    """The burglary cards that were kept."""
    return [kept.card for kept in state.kept]


def public(match: Match) -> object:
    assert isinstance(match.state, Twist)
    return public_of(match.state)


def public_of(state: Twist) -> object:
    """What lies open for all, token for token."""
    face_up = [token if token >= 0 and state.known[token] & FACE_UP else min(token, 0) for token in state.board]
    return face_up, state.pawn, state.fronts, sorted(state.bag), state.files, state.money, state.rewarded


@pytest.mark.rule("O34")
def test_a_memory_knows_the_truth_from_a_lie() -> None:
    """The check itself can fail: a world with other money, files or reserves is found out."""
    match = Match(GAME, 3, None, 3)
    luck = QuickDice(3)
    memory = Memory(3, 0, 10)
    for _ in range(40):
        for event in match.log[-1]:
            if event.seen_by(0):
                memory.hear(event)
        play_randomly(match, luck)
    for event in match.log[-1]:
        if event.seen_by(0):
            memory.hear(event)
    state = match.state.copy()
    assert isinstance(state, Twist)
    assert memory.contradicted(state) == []
    richest, poorest = state.copy(), state.copy()
    richest.money[1] += 1
    assert memory.contradicted(richest)
    seat = next(seat for seat in range(3) if state.files[seat])
    poorest.files[seat], poorest.bag = poorest.files[seat][1:], [*poorest.bag, poorest.files[seat][0]]
    assert poorest.audit() == []
    assert memory.contradicted(poorest)


@pytest.mark.rule("O1")
def test_starting_tokens_of_others_are_equally_likely() -> None:
    state = table("w5° a1°", "r4° n3°", streets=street(EAST, "a1"))
    found: Counter[str] = Counter()
    for seed in range(WORLDS):
        world = state.imagine(0, QuickDice(seed))
        assert world.reserves[0] == state.reserves[0]
        assert world.audit() == []
        found.update(str(token) for token in world.reserves[1])
    unseen = [token for token in range(ROUND, 94) if token not in state.reserves[0]]
    assert found.keys() == {str(token) for token in unseen}
    assert all(70 < count < 165 for count in found.values())  # two of seven in each world: 114 on average


@pytest.mark.rule("O6", "O34")
def test_choosing_what_to_sell_tells_nobody_anything() -> None:
    """Two sellers of different things, who hold different things back: until the deal others see and hear the same."""
    shown = set()
    for reserve, choices in (
        ("a1 a1 a2 w5° *", ["sell apple", "hold apple-1"]),
        ("h1 h1 h2 h1° *", ["sell handkerchief"]),
    ):
        state = play(table(reserve, "", streets=street(EAST, "a1")), *choices)
        for watcher in (1, None):
            assert seen(state, watcher).sale is None
            told = [event for event in state.told or [] if event.seen_by(watcher)]
            assert told == []
            shown.add(repr(seen(state, None)))
        assert [state.known[token] for token in state.reserves[0] if token >= ROUND] == [1]
    assert len(shown) == 1


@pytest.mark.rule("O6", "O34")
def test_only_the_tokens_sold_are_shown() -> None:
    """What is held back may be a starting token that others still know nothing of."""
    state = play(table("a1 a1 a1 a1° h1°", "", streets=street(EAST, "a1")), "sell apple", "hold apple-1", "deal")
    sold = [event.args["tokens"] for event in state.told or [] if event.kind == "sold"]
    assert sold == [["apple-1"] * 3]
    held = {state.type(token) for seed in range(60) for token in state.imagine(1, QuickDice(seed)).reserves[0]}
    assert len(state.reserves[0]) == 2
    assert len(held) > 3  # an apple among them


@pytest.mark.rule("O6")
@pytest.mark.parametrize("small", [False, True])
def test_who_is_with_fagin_has_a_set_in_every_world(small: bool) -> None:
    """Two brooches are known, and two starting tokens are not: one of these is a third brooch, or both are apples."""
    state = table("b2 b2 b2° w5°", "a1° a1°", "", streets=street(EAST, "a1"), hands=["mrs-bedwin"])
    play(state, *(["play mrs-bedwin"] if small else []), "sell brooch")
    kinds: Counter[int] = Counter()
    for seed in range(WORLDS):
        world = state.imagine(2, QuickDice(seed))
        for one in (world, world.imagine(2, QuickDice(seed))):
            assert one.audit() == []
            assert kinds_to_sell(one, 0, 2 if small else 3)
            assert seen(one, 2) == seen(state, 2)
            kinds[KIND_OF[one.type(one.sale[0])]] += 1
            assert GAME.catalogue.find("deal") in one.legal(0)
            one.play(0, one.legal(0)[0])
            assert one.audit() == []
    assert kinds[KINDS.index("brooch")] == kinds.total() if not small else len(kinds) > 1


@pytest.mark.rule("O6", "O34")
def test_a_starting_token_that_was_sold_stays_where_it_is() -> None:
    state = table("a1 a1 a1° w5°", "", streets=street(EAST, "a1"))
    play(state, "sell apple", "deal")
    hexagon = next(token for token in state.pool if state.known[token] == OPEN)
    worlds = [state.imagine(1, QuickDice(seed)) for seed in range(60)]
    assert all(hexagon in world.pool for world in worlds)
    rest = [token for world in worlds for token in world.reserves[0]]
    assert len(rest) == 60
    assert len({state.type(token) for token in rest}) > 3


@pytest.mark.rule("O13", "O17")
def test_hidden_tokens_vary_but_for_those_one_has_looked_at() -> None:
    hidden = {"A0": "w5", "I14": "r4", "A7": "b2", "I7": "a1"}
    state = table("", "", "", hidden=hidden, pawn="E11")
    state.box, state.bag = [state.bag[0], state.bag[9]], [*state.bag[1:9], *state.bag[10:]]
    for token in state.box:
        state.known[token] = 0
    play(state, "bribe", "look A0", "look I14", "place A1")
    names = state.parts.names
    for seat, fixed in ((0, {"A0", "I14"}), (1, set())):
        found: dict[str, set[int]] = {name: set() for name in hidden}
        for seed in range(60):
            world = state.imagine(seat, QuickDice(seed))
            assert world.audit() == []
            assert world.bag == state.bag
            assert seen(world, seat) == seen(state, seat)
            for name in hidden:
                found[name].add(world.board[names.index(name)])
        assert {name for name in hidden if len(found[name]) == 1} == fixed
        assert all(len(found[name]) == (4 if seat == 0 else 6) for name in hidden if name not in fixed)


@pytest.mark.rule("O18")
def test_what_one_has_drawn_was_not_kept_before() -> None:
    """A seat that sees three cards after another kept one knows three that it is not; later keepers may have them."""
    state = table("", "", "", streets=street(EAST, "% a1 a1"), fronts=["rope brace"], night=True)
    keep(state, 1, -5)
    play(state, "take E8")
    drawn = list(state.drawn)
    play(state, "keep 3")
    keep(state, 2, state.parts.burglaries[drawn[0]])
    first: Counter[int] = Counter()
    second: Counter[int] = Counter()
    for seed in range(WORLDS):
        world = state.imagine(0, QuickDice(seed))
        assert world.audit() == []
        assert world.kept[1].card == drawn[2]
        first[world.kept[0].card] += 1
        second[world.kept[2].card] += 1
    assert not set(drawn) & set(first)
    assert len(first) == 13
    assert set(second) == set(range(16)) - {drawn[2]}
    assert all(12 < count < 60 for count in first.values())


@pytest.mark.rule("O18")
def test_cards_that_another_chooses_from_vary() -> None:
    state = table("", "", streets=street(EAST, "% a1 a1"), fronts=["rope brace"], night=True)
    play(state, "take E8")
    drawn = {tuple(state.imagine(1, QuickDice(seed)).drawn) for seed in range(50)}
    assert len(drawn) > 30
    assert all(one < other for cards in drawn for one, other in pairwise(cards))
    assert {tuple(state.imagine(0, QuickDice(seed)).drawn) for seed in range(20)} == {tuple(state.drawn)}


@pytest.mark.rule("O7")
def test_character_cards_of_others_vary() -> None:
    state = table("", "", streets=street(EAST, "a1"), hands=["nancy", "monks oliver"])
    worlds = [state.imagine(0, QuickDice(seed)) for seed in range(WORLDS)]
    assert {len(world.hands[1]) for world in worlds} == {2}
    assert {card for world in worlds for card in world.hands[1]} == set(range(13)) - {CHARACTERS.index("nancy")}
    assert len({tuple(world.deck) for world in worlds}) > WORLDS // 2


@pytest.mark.rule("O19")
def test_at_the_end_nothing_is_left_to_imagine_of_the_burglaries() -> None:
    state = table("", "", night=True, money=[14, 10])
    keep(state, 1, 7, -3)
    play(state, "pay")
    assert {tuple(cards(state.imagine(0, QuickDice(seed)))) for seed in range(20)} == {tuple(cards(state))}
