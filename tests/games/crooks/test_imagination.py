"""What a player cannot know, and what they can: worked out by hand, and remembered over whole games."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.journal import load
from rookery.engine.match import Match, replay
from rookery.games.crooks import GAME
from rookery.games.crooks.knowledge import KNOWN, UNSEEN, ignorance
from rookery.games.crooks.moves import PASS
from rookery.games.crooks.pieces import PILES, PLACES, TARGETS, first_of
from rookery.games.crooks.state import Crooks
from tests import TESTS
from tests.games.crooks.recordings import eager, played
from tests.games.crooks.tables import DEAD, FULL_ROW, ROW, play, table, where
from tests.games.crooks.witness import Witness

WORLDS = 900


def worlds(state: Crooks, seat: int, number: int = WORLDS) -> list[Crooks]:
    found = []
    dice = QuickDice(7)
    for _ in range(number):
        world = state.imagine(seat, dice)
        assert isinstance(world, Crooks)
        assert GAME.view(world, seat) == GAME.view(state, seat)
        found.append(world)
    return found


def on(world: Crooks, seat: int, target: int) -> int:
    """The number of the one crook of a seat on a target."""
    return where(world).index(ROW + seat * TARGETS + target - 2) + 1


def at_place(world: Crooks, letter: str) -> set[int]:
    return {crook + 1 for crook, lies in enumerate(where(world)) if lies == PLACES.index(letter)}


def alike(found: Counter[int]) -> bool:
    """Whether all come about as often: within five standard deviations."""
    share = sum(found.values()) / len(found)
    return all(abs(times - share) < 5 * share**0.5 for times in found.values())


def seen_by_first_and_taken_by_second() -> Crooks:
    """The first saw 9 to 12 at D and took 12; the second took one of the other three, face down."""
    state = table(3, {"D": [9, 10, 11, 12], "E": [13, 14]})
    return play(state, "recruit D", "take 12", "send 2", "show", "recruit D", "take 10", "send 5", "hide")


def test_one_taken_from_a_pile_that_was_seen_is_one_of_those_seen() -> None:
    state = seen_by_first_and_taken_by_second()
    found = worlds(state, 0)
    taken = Counter(on(world, 1, 5) for world in found)
    assert set(taken) == {9, 10, 11}
    assert alike(taken)
    assert all(at_place(world, "D") | {on(world, 1, 5)} == {9, 10, 11} for world in found)
    assert {on(world, 1, 5) for world in worlds(state, 1, 40)} == {10}  # their own
    assert all(at_place(world, "D") == {9, 11} for world in worlds(state, 1, 40))  # and they know whom they left


def test_who_has_seen_nothing_can_think_of_anybody_but_the_kingpin() -> None:
    found = worlds(seen_by_first_and_taken_by_second(), 2, 4000)
    taken = Counter(on(world, 1, 5) for world in found)
    assert set(taken) == set(range(2, 33)) - {12}  # the 12 lies face up
    assert alike(taken)
    kingpin = Counter(where(world)[0] for world in found)
    assert set(kingpin) == {-1, 3, 4}


def test_a_second_look_tells_who_was_taken() -> None:
    state = seen_by_first_and_taken_by_second()
    play(state, "pass", "recruit D", "take 9", "send 3", "hide")
    found = worlds(state, 0)
    assert {on(world, 1, 5) for world in found} == {10}
    assert {on(world, 0, 3) for world in found} == {9}
    assert {tuple(at_place(world, "D")) for world in found} == {(11,)}
    assert len({on(world, 1, 5) for world in worlds(state, 2)}) > 20


def test_two_taken_between_two_looks_are_known_but_not_which_is_which() -> None:
    state = table(2, {"D": [9, 10, 11, 12, 13], "E": [14, 15]})
    play(state, "recruit D", "take 12", "send 2", "show", "recruit D", "take 10", "send 5", "hide")
    play(state, "recruit E", "take 14", "send 3", "show", "recruit D", "take 13", "send 6", "hide")
    play(state, "recruit D", "take 9", "send 4", "hide")
    found = Counter((on(world, 1, 5), on(world, 1, 6)) for world in worlds(state, 0))
    assert set(found) == {(10, 13), (13, 10)}
    assert all(abs(times - WORLDS / 2) < 75 for times in found.values())


def test_what_a_spy_saw_nobody_else_knows() -> None:
    state = table(3, {"D": [16], "E": [12, 13, 14]}, {(1, 5): [10], (2, 5): [11]}, down=[10, 11])
    play(state, "recruit D", "take 16", "send 6", "show", "spy 5")
    found = worlds(state, 0)
    assert {(on(world, 1, 5), on(world, 2, 5)) for world in found} == {(10, 11)}
    assert len({tuple(at_place(world, "E")) for world in found}) > 50
    assert len({on(world, 1, 5) for world in worlds(state, 2)}) > 20


def test_a_moved_and_a_dead_crook_are_remembered() -> None:
    state = table(2, {"A": [10], "D": [26], "E": [12, 13, 14]}, {(0, 5): [7]})
    play(state, "recruit E", "take 13", "send 2", "hide", "recruit E", "take 12", "send 9", "hide")
    play(state, "recruit D", "take 26", "send 9", "show", "kill 1")
    assert {where(world).index(DEAD) + 1 for world in worlds(state, 1)} == {12}
    dead = Counter(where(world).index(DEAD) + 1 for world in worlds(state, 0))
    assert set(dead) == {12, 14}  # they saw 12, 13 and 14 at E, and took the 13


def test_the_kingpin_is_never_thought_to_lie_face_down_nor_in_a_hand_with_others_left() -> None:
    state = play(table(2, {"D": [1, 9, 10], "E": [12]}), "recruit D", "take 9")
    hands = {world.crook + 1 for world in worlds(state, 1, 4000)}
    assert hands == set(range(2, 33))
    last = play(table(2, {"D": [9], "E": [12]}), "recruit D", "take 9")
    assert {world.crook + 1 for world in worlds(last, 1, 4000)} == set(range(1, 33))
    play(last, "send 4")  # and now they may choose a face, which the Kingpin could not
    assert {world.crook + 1 for world in worlds(last, 1, 4000)} == set(range(2, 33))


def test_a_full_row_that_finds_nobody_tells_everybody_who_is_not_there() -> None:
    joiners = {26, 29, 31, 32}
    state = play(table(2, {"D": [10, 17, 1], "E": [12, 26]}, FULL_ROW), "recruit D", "recruit D")
    found = worlds(state, 1)
    assert set.union(*(at_place(world, "D") for world in found)) == {1, *range(10, 33)} - joiners
    assert set.union(*(at_place(world, "E") for world in found)) == {1, *range(10, 33)}
    play(state, "recruit D", "take 10", "send 2", "hide")
    watcher = table(3, {"D": [10, 17, 1], "E": [12, 26]}, FULL_ROW)
    play(watcher, "recruit D", "recruit D", "recruit D", "take 10", "send 2", "hide")
    hidden = {on(world, 1, 2) for world in worlds(watcher, 2)}
    assert hidden == set(range(10, 33)) - joiners


def test_a_full_row_that_finds_somebody_tells_that_one_is_there() -> None:
    joiners = {26, 29, 31, 32}
    state = play(table(2, {"D": [10, 17, 26], "E": [12, 1]}, FULL_ROW), "recruit D", "recruit D")
    found = worlds(state, 1)
    assert all(at_place(world, "D") & joiners for world in found)
    assert set.union(*(at_place(world, "D") for world in found)) == {1, *range(10, 33)}
    play(state, "take 26")
    held = Counter(world.crook + 1 for world in worlds(state, 1))
    assert set(held) == joiners
    assert alike(held)


FIVE = [1, 26, 29, 9, 10]  # the kingpin, a killer, an accomplice, and two without ability
EMPTY = [8, 6, 2, 4, 1]  # targets that were empty when each of them was sent face down, if they were


@pytest.mark.parametrize(
    ("throne", "barred"), [({0, 1, 2, 3, 4}, set()), ({0, 1, 3}, {1, 2}), ({1, 2}, {1, 4}), ({3}, {0, 3}), ({0}, set())]
)
def test_every_way_is_as_likely_as_counted_by_hand(throne: set[int], barred: set[int]) -> None:
    """Five crooks change places: some are each the last at a place, the others lie face down; all else is known."""
    places = {PLACES[slot]: [FIVE[slot]] for slot in throne}
    rows = {(1, 2 + slot): [FIVE[slot]] for slot in range(5) if slot not in throne}
    state = table(4, places, rows, down=FIVE)
    for crook in range(32):
        if crook + 1 not in FIVE:
            state.known.learn(0, crook)
    for slot in set(range(5)) - throne:
        state.known.hide(FIVE[slot] - 1, EMPTY[slot])
    state.barred = sum(1 << FIVE[slot] - 1 for slot in barred)
    chances = {}
    for way in permutations(FIVE):
        if way.index(1) in throne and not {way.index(26), way.index(29)} & barred:
            chance = float(PILES[4][way.index(1)])  # C12
            for slot in {way.index(26), way.index(29)} - throne:
                chance *= EMPTY[slot] / TARGETS
            chances[way] = chance
    number = 200 * len(chances)
    found: Counter[tuple[int, ...]] = Counter()
    for world in worlds(state, 0, number):
        lying = where(world)
        slots = {PLACES.index(letter) for letter in places} | {ROW + TARGETS + slot for slot in set(range(5)) - throne}
        order = sorted(slots, key=lambda lies: lies if lies < ROW else lies - ROW - TARGETS)
        found[tuple(lying.index(lies) + 1 for lies in order)] += 1
    assert set(found) <= set(chances)
    for way, chance in chances.items():
        wished = number * chance / sum(chances.values())
        assert abs(found[way] - wished) < 5 * wished**0.5 + 1


@pytest.mark.rule("C12")
@pytest.mark.parametrize(("size", "left"), [(2, 1), (4, 1), (4, 2), (5, 2)])
def test_whatever_has_left_a_place_unseen_the_kingpin_is_there_as_likely_as_at_first(size: int, left: int) -> None:
    """In random play, by whoever never looked into the place; what is never taken is the likelier among the left."""
    truths = guesses = moments = 0
    luck = QuickDice(size)
    for seed in range(1500):
        state = GAME.start(4, None, seed)
        while state.waiting():
            legal = [move for move in state.legal(state.turn) if move != PASS] or [PASS]
            state.play(state.turn, legal[luck.pick(len(legal))])
            place = luck.pick(len(state.sizes))
            seat = luck.pick(4)
            if (PILES[4][place], state.sizes[place]) == (size, left) and state.waiting():
                pile = state.piles[place]
                kingpin = state.known.set_of(seat, state.deck.kingpin) == KNOWN
                if state.known.set_of(seat, first_of(pile)) == UNSEEN and not kingpin:
                    moments += 1
                    truths += pile & 1
                    guesses += sum(state.imagine(seat, luck).piles[place] & 1 for _ in range(4))
    assert moments > 300
    share = guesses / (4 * moments)
    assert abs(truths / moments - share) < 4 * (share * (1 - share) / moments) ** 0.5
    assert share > size / 32 - 0.02  # and no crook less than at first, though fewer are there


def test_a_place_of_two_keeps_the_whole_chance_of_the_kingpin_when_one_has_left() -> None:
    """The fault of old: each of those who were left was thought as likely as anybody, 1 in 31."""
    places = {"A": [9, 10], "E": [11, 12, 13, 14, 15]}
    state = play(table(2, places, money=[40, 18]), "recruit A", "take 9", "send 2", "hide")
    share = sum(where(world)[0] == 0 for world in worlds(state, 1, 8000)) / 8000
    assert abs(share - 2 / 32) < 0.012
    play(state, "pass")
    for card, target in ((11, 3), (12, 4), (13, 5), (14, 6)):
        play(state, "recruit E", f"take {card}", f"send {target}", "hide")
    share = sum(where(world)[0] == 4 for world in worlds(state, 1, 8000)) / 8000
    assert abs(share - 5 / 32) < 0.018


def reluctant(move: str) -> int:
    """Hides whenever possible, and seldom passes."""
    return 0 if move in ("pass", "show") else 1


def misers(move: str) -> int:
    """Prefers those with abilities, and uses them on crooks that are there."""
    return 6 if move.split()[0] in ("kill", "spy", "transfer", "hide") else 0 if move == "pass" else 1


def games() -> list[Match]:
    """Random games of all kinds, and the recorded ones."""
    made = [
        played(players, seed, prefer)
        for players in (2, 3, 4)
        for prefer in (lambda move: 1, eager, reluctant, misers)
        for seed in range(6)
    ]
    return made + [replay(load(path)) for path in sorted((TESTS / "journals" / "crooks").glob("*.json"))]


def test_all_that_a_seat_has_seen_is_so_in_every_world() -> None:
    luck = QuickDice(3)
    spied = 0
    for game in games():
        match = Match(GAME, game.players, game.options, game.seed, "nonce")
        witnesses = [Witness(seat) for seat in range(match.players)]
        for number in range(len(game.moves) + 1):
            for witness in witnesses:
                witness.hear(match.log[-1])
                assert isinstance(match.state, Crooks)
                assert witness.objections(match.state) == []  # it remembers rightly
                world = match.state.imagine(witness.seat, luck)
                assert isinstance(world, Crooks)
                assert witness.objections(world) == []
                assert world.audit() == []
            if number < len(game.moves):
                match.play(*game.moves[number])
        spied += sum(len(witness.looks) for witness in witnesses)
    assert spied > 500


def test_the_witness_objects_to_worlds_that_cannot_be() -> None:
    """A careless imagination, which shuffles all that lies hidden now, is caught in most games."""
    caught = 0
    for seed in range(20):
        match = played(3, seed, reluctant)
        witness = Witness(0)
        for told in match.log[: len(match.log) // 2]:
            witness.hear(told)
        world = match.at(len(match.log) // 2 - 1).state
        assert isinstance(world, Crooks)
        world.known = ignorance(3)
        for crook in range(32):
            if where(world)[crook] >= ROW and not world.down >> crook & 1:
                world.known.uncover(crook)
        careless = world.imagine(0, QuickDice(seed))
        assert isinstance(careless, Crooks)
        caught += bool(witness.objections(careless))
    assert caught > 15


def test_every_crook_is_sent_face_up_and_face_down_and_every_ability_is_used() -> None:
    up: set[object] = set()
    down: set[object] = set()
    kinds: Counter[str] = Counter()
    for number in range(300):
        match = played(2 + number % 3, number, misers)
        assert match.state.audit() == []
        for event in [event for told in match.log for event in told]:
            kinds[event.kind] += 1
            if event.kind in ("sent", "joined"):
                up.add(event.args["card"])
            elif event.kind == "hid":
                down.add(event.args["card"])
    assert up == set(range(1, 33))
    assert down == set(range(2, 33))  # the Kingpin only face up
    assert all(kinds[kind] for kind in ("picked", "joined", "moved", "killed", "spied", "declined"))
