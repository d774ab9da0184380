"""What a seat can and cannot know, by its own memory of what it was told, and found in imagined worlds."""

from __future__ import annotations

from collections import Counter

import pytest

from rookery.contract.positions import play_randomly, seen
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.match import Match
from rookery.games.london import GAME
from rookery.games.london.pieces import BROWN, CARD_NAMES, COLOUR, PINK
from rookery.games.london.state import London
from tests.games.london.tables import KIND, LETTER, play, table, view_of

WORLDS = 400


class Memory:
    """What somebody remembers who writes down which cards went into which hand, and what they put on the deck."""

    def __init__(self, players: int) -> None:
        self.held: list[Counter[str]] = [Counter() for _ in range(players)]
        self.deck: list[str] = []  # what they know to lie on top, the topmost last

    def hear(self, event: Event, seat: int) -> None:
        args = event.args
        other = args.get("seat")
        if not isinstance(other, int):
            return
        card = str(args.get("card"))
        if event.kind in ("took", "swapped") or (event.kind in ("drew", "kept") and other == seat):
            self.held[other][card] += 1
        elif event.kind == "drew_hidden" and self.deck:
            self.held[other][self.deck.pop()] += 1  # they knew what it was
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
            hand = Counter(CARD_NAMES[KIND[card]] for card in world.seats[other].hand)
            if other != seat and self.held[other] - hand:
                faults.append(f"{other} holds {self.held[other] - hand}")
            if [LETTER[card] for card in world.seats[other].hand].count(0) != [
                LETTER[c] for c in truth.seats[other].hand
            ].count(0):
                faults.append(f"{other} has other letters")
        top = [CARD_NAMES[KIND[card]] for card in world.deck[: world.left]]
        if self.deck and top[-len(self.deck) :] != self.deck:
            faults.append(f"on the deck lie {self.deck}")
        if list(world.seats[seat].hand) != list(truth.seats[seat].hand):
            faults.append("another hand")
        if open_to_all(world) != open_to_all(truth):
            faults.append("what everyone sees differs")
        if [LETTER[card] for card in world.deck[: world.left]] != [LETTER[card] for card in truth.deck[: truth.left]]:
            faults.append("another order of the letters")
        return faults + world.audit()


def open_to_all(state: London) -> tuple[object, ...]:
    """What everyone sees of the cards."""
    cities = [(list(one.tops), [below.card for below in one.covered]) for one in state.seats]
    return list(state.display), state.gone, cities


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
    return Counter(tuple(CARD_NAMES[KIND[card]] for card in world.seats[other].hand) for world in worlds)


@pytest.mark.rule("L35")
def test_hands_vary_within_their_letters() -> None:
    state = table("", "salters sewers lords")
    found = hands(state, 0, 1)
    assert len(found) > WORLDS // 2
    for world in (state.imagine(0, QuickDice(number)) for number in range(40)):
        assert sorted(LETTER[card] for card in world.seats[1].hand) == sorted(
            LETTER[card] for card in state.seats[1].hand
        )


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
        assert list(world.looked) == list(state.looked)
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
    assert view_of(state, 0).seats[1].known == ["omnibus"]
    assert view_of(state, None).seats[1].known == []
    assert len(hands(state, 1, 0)) > 1


def test_who_is_to_spend_a_card_has_one() -> None:
    """Having played a pink card, they must hold another: every world says so."""
    state = table("salters fleet_street bridge", "", area="")
    play(state, "play bridge")
    for number in range(200):
        world = state.imagine(1, QuickDice(number))
        assert any(COLOUR[KIND[card]] == PINK for card in world.seats[0].hand)
        assert world.legal(0)
        assert seen(GAME, world, 1) == seen(GAME, state, 1)


def test_who_is_to_spend_a_card_has_it_as_likely_as_the_decks_say() -> None:
    """One hidden card is of deck A, one of deck B, and one of them is pink, or both: the odds by counting."""
    state = play(table("salters fleet_street bridge", ""), "play bridge")
    hidden = [*state.seats[0].hand, *state.deck[: state.left]]
    pinks = []
    for letter in (0, 1):
        deck = [card for card in hidden if LETTER[card] == letter]
        pinks.append(sum(COLOUR[KIND[card]] == PINK for card in deck) / len(deck))
    some = 1 - (1 - pinks[0]) * (1 - pinks[1])
    luck = QuickDice(3)
    hands = [state.imagine(1, luck).seats[0].hand for _ in range(4000)]
    found = Counter(LETTER[card] for hand in hands for card in hand if COLOUR[KIND[card]] == PINK)
    for letter, pink in enumerate(pinks):
        wished = pink / some
        share = found[letter] / len(hands)
        assert abs(share - wished) < 4.5 * (wished * (1 - wished) / len(hands)) ** 0.5


def test_who_swaps_before_spending_has_had_the_card_all_along() -> None:
    """A brown card of the Display would do as well, but it was not there when the card was played."""
    state = table("grocers salters mercers", "", area="stock_exchange", display="brewing paupers")
    play(state, "play grocers", "exchange", "take 1")
    for number in range(200):
        world = state.imagine(1, QuickDice(number))
        assert any(COLOUR[KIND[card]] == BROWN for card in world.seats[0].hand)
        assert world.legal(0)


@pytest.mark.rule("L26")
def test_the_workhouse_asks_whether_or_not_there_are_paupers() -> None:
    for hand in ("paupers lords", "salters lords"):
        state = play(table(hand, "", area="workhouse"), "activate workhouse")
        assert view_of(state, 1).step == "workhouse"


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
