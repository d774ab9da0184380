"""What a seat can and cannot know, by its own memory of what it was told, and found in imagined worlds."""

from __future__ import annotations

from collections import Counter

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.match import Match, look
from rookery.games.london import GAME
from rookery.games.london.pieces import CARD_NAMES, COLOUR, KIND, LETTER, PINK
from rookery.games.london.rules import London
from tests.contract.positions import play_randomly, seen
from tests.games.london.tables import play, table

WORLDS = 400


class Memory:
    """What somebody remembers who writes down which cards he saw go into which hand, and what he put on the deck."""

    def __init__(self, players: int) -> None:
        self.held: list[Counter[str]] = [Counter() for _ in range(players)]
        self.deck: list[str] = []  # what he knows to lie on top, the topmost last

    def hear(self, event: Event, seat: int) -> None:
        args = event.args
        other = args.get("seat")
        if not isinstance(other, int):
            return
        card = str(args.get("card"))
        if event.kind in ("took", "swapped") or (event.kind in ("drew", "kept") and other == seat):
            self.held[other][card] += 1
        elif event.kind == "drew_hidden" and self.deck:
            self.held[other][self.deck.pop()] += 1  # he knew what it was
        elif event.kind == "put_back":
            self.deck.append(card)
        if event.kind == "drew" and self.deck:
            self.deck.pop()
        if event.kind in ("looked", "looked_hidden"):
            self.deck = self.deck[: -len(args["cards"])] if event.kind == "looked" else self.deck  # type: ignore[arg-type]
        if event.kind in ("played", "spent", "discarded") and self.held[other][card]:
            self.held[other][card] -= 1
        if event.kind == "swapped" and self.held[other][str(args["given"])]:
            self.held[other][str(args["given"])] -= 1

    def contradicted(self, world: London, truth: London, seat: int) -> list[str]:
        """What in a world cannot be, by this memory."""
        faults = []
        for other in range(world.players):
            hand = Counter(CARD_NAMES[KIND[card]] for card in world.hands[other])
            if other != seat and self.held[other] - hand:
                faults.append(f"{other} holds {self.held[other] - hand}")
            if [LETTER[card] for card in world.hands[other]].count(0) != [LETTER[c] for c in truth.hands[other]].count(
                0
            ):
                faults.append(f"{other} has other letters")
        top = [CARD_NAMES[KIND[card]] for card in world.deck[: world.left]]
        if self.deck and top[-len(self.deck) :] != self.deck:
            faults.append(f"on the deck lie {self.deck}")
        if world.hands[seat] != truth.hands[seat]:
            faults.append("another hand")
        if (world.display, world.tops, world.covered, world.gone) != (
            truth.display, truth.tops, truth.covered, truth.gone,
        ):  # fmt: skip
            faults.append("what everyone sees differs")
        if [LETTER[card] for card in world.deck[: world.left]] != [LETTER[card] for card in truth.deck[: truth.left]]:
            faults.append("another order of the letters")
        return faults + world.audit()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_world_contradicts_what_was_told_over_whole_games(players: int) -> None:
    for seed in range(4):
        match = Match(GAME, players, None, seed)
        luck = QuickDice(seed)
        memories = [Memory(players) for _ in range(players)]
        while not match.over:
            for seat, memory in enumerate(memories):
                for event in match.log[-1]:
                    if event.seen_by(seat):
                        memory.hear(event, seat)
                state = match.state
                assert isinstance(state, London)
                if not luck.pick(4):
                    assert memory.contradicted(state.imagine(seat, luck), state, seat) == []
            play_randomly(match, luck)


def hands(state: London, seat: int, other: int) -> Counter[tuple[str, ...]]:
    worlds = [state.imagine(seat, QuickDice(number)) for number in range(WORLDS)]
    return Counter(tuple(CARD_NAMES[KIND[card]] for card in world.hands[other]) for world in worlds)


@pytest.mark.rule("L35")
def test_hands_vary_within_their_letters() -> None:
    state = table("", "salters sewers lords")
    found = hands(state, 0, 1)
    assert len(found) > WORLDS // 2
    for world in (state.imagine(0, QuickDice(number)) for number in range(40)):
        assert sorted(LETTER[card] for card in world.hands[1]) == sorted(LETTER[card] for card in state.hands[1])


@pytest.mark.rule("L35")
def test_a_card_taken_from_the_display_stays_known_until_it_leaves() -> None:
    state = table("salters", "", display="lords mercers", draw=True)
    play(state, "take 1")
    assert all("lords" in hand for hand in hands(state, 1, 0))
    play(state, "three", "take 2", "draw", "draw")
    assert all({"lords", "mercers"} <= set(hand) for hand in hands(state, 1, 0))
    assert len(hands(state, 1, 0)) > 20  # and the rest is anybody's guess


def test_the_deck_varies_in_its_order_and_stays_stacked() -> None:
    state = GAME.start(3, seed=2)
    worlds = [state.imagine(0, QuickDice(number)) for number in range(WORLDS)]
    assert len({world.deck[world.left - 8] for world in worlds}) > 20
    assert all(
        [LETTER[card] for card in world.deck] == [LETTER[card] for card in state.deck[: state.left]] for world in worlds
    )


@pytest.mark.rule("L6", "L41")
def test_university_s_looks_are_remembered_by_the_looker_alone() -> None:
    state = table("", "", area="university", deck="salters sewers omnibus vintners", display="paupers", draw=True)
    for world in (state.imagine(0, QuickDice(number)) for number in range(20)):
        assert world.looked == state.looked
    assert len({tuple(state.imagine(1, QuickDice(number)).looked) for number in range(60)}) > 30
    play(state, "keep 1", "put 1")  # sewers below, omnibus on top
    known = ["omnibus", "sewers"]
    for world in (state.imagine(0, QuickDice(number)) for number in range(20)):
        assert [CARD_NAMES[KIND[card]] for card in world.deck[-2:]] == known[::-1]
    play(state, "three", "take 1", "draw", "draw")
    play(state, "draw")  # seat 1 draws; nothing of it was known
    state = table(
        "", "", area="university", deck="salters sewers omnibus vintners", display="paupers paupers paupers", draw=True
    )
    play(state, "keep 1", "put 1", "three", "take 1", "take 2", "take 3", "draw")  # seat 1 has drawn the Omnibus
    assert all("omnibus" in hand for hand in hands(state, 0, 1))
    assert look(GAME, state, 0)["table"]["seats"][1]["known"] == ["omnibus"]
    assert look(GAME, state, None)["table"]["seats"][1]["known"] == []
    assert len(hands(state, 1, 0)) > 1


def test_who_is_to_spend_a_card_has_one() -> None:
    """Having played a pink card, he must hold another: every world says so."""
    state = table("salters fleet_street bridge", "", area="")
    play(state, "play bridge")
    for number in range(200):
        world = state.imagine(1, QuickDice(number))
        assert any(COLOUR[KIND[card]] == PINK for card in world.hands[0])
        assert world.legal(0)
        assert seen(GAME, world, 1) == seen(GAME, state, 1)


@pytest.mark.rule("L26")
def test_the_workhouse_asks_whether_or_not_there_are_paupers() -> None:
    for hand in ("paupers lords", "salters lords"):
        state = play(table(hand, "", area="workhouse"), "activate workhouse")
        assert look(GAME, state, 1)["table"]["step"] == "workhouse"


def test_undo_goes_back_to_the_last_hidden_card() -> None:
    match = Match(GAME, 2, seed=4)
    seat = match.waiting()[0]
    match.play(seat, "draw")
    refusal = match.undo_refusal(seat)
    assert refusal is not None
    assert refusal.reason == "hidden_shown"
    before = match.journal().text()
    match.play(seat, "invest city")  # nothing was shown by that
    assert match.undo_refusal(seat) is None
    match.undo(seat)
    assert match.journal().text() == before
