"""Why a move cannot be made: every dim piece has an answer of its own, with its rule."""

from __future__ import annotations

import pytest

from rookery.contract.positions import play_randomly
from rookery.engine.dice import QuickDice
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.words import LANGUAGES
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.state import Twist
from tests.games.oliver_twist.setting import EAST, NORTH, at, legal, play, street, table


def why(state: Twist, text: str) -> str:
    """The reason why whoever is waiting cannot do this, and its rule; spaces by their names."""
    verb, _, piece = text.partition(" ")
    if piece in state.parts.names:
        text = f"{verb} {at(state, piece)}"
    move = GAME.catalogue.find(text)
    seat = state.waiting()[0]
    assert move is not None
    assert move not in state.legal(seat), legal(state)
    refusal = state.refuse(seat, move)
    for language in LANGUAGES:
        assert "{{" not in GAME.words(language).seated(state.players).say(f"refusal.{refusal.reason}", refusal.about)
    return f"{refusal.reason} {refusal.rule}"


@pytest.mark.rule("O2", "O5", "O41")
def test_why_a_token_cannot_be_taken_by_day() -> None:
    state = table("", "", streets=street(EAST, "a1 h1 b2 n3 r4"))
    assert why(state, "take D7") == "no_token O2"
    assert why(state, "take E12") == "out_of_reach O2"
    assert why(state, "take A14") == "street_closed O41"
    assert why(state, "turn E8") == "nothing_to_turn O16"
    assert why(state, "look E8") == "look_later O17"
    assert why(state, "place D7") == "pawn_stays O5"
    assert why(state, "bribe") == "pawn_touches O5"
    assert why(state, "pay") == "can_still_act O9"
    alone = table("", "", streets={"A7": "a1"}, money=[1, 10])
    assert why(alone, "take A7") == "pawn_alone O5"
    assert why(alone, "bribe") == "too_poor O5"


@pytest.mark.rule("O15", "O16")
def test_why_a_token_cannot_be_taken_or_turned_up_by_night() -> None:
    state = table("", "", streets=street(EAST, "a1"), hidden=street(NORTH, "h1 b2"))
    assert why(state, "take D7") == "hidden_token O15"
    assert why(state, "turn C7") == "chain_begins O16"
    play(state, "turn D7")
    assert why(state, "sell apple") == "prowl_first O2"
    dark = table("", "", streets={"A7": "a1"}, hidden=street(NORTH, "h1 b2"))
    assert why(dark, "take A7") == "dark_first O16"
    lit = table("", "", streets=street(EAST, "a1"), hidden=street(NORTH, "h1 b2"), junctions=False)
    assert why(lit, "turn D7") == "lit_first O16"


@pytest.mark.rule("O5", "O17")
def test_why_the_pawn_cannot_be_placed() -> None:
    state = table("", "", streets={"A7": "a1"}, hidden={"A9": "h1"})
    play(state, "bribe")
    assert why(state, "place A7") == "space_taken O5"
    assert why(state, "place E8") == "no_landing O5"
    assert why(state, "place A14") == "street_closed O41"
    assert why(state, "look A7") == "seen_already O17"
    assert why(state, "look E8") == "no_token O2"
    by_day = play(table("", "", streets={"A7": "a1"}), "bribe")
    assert why(by_day, "look A7") == "no_look O17"
    assert why(by_day, "deal") == "place_first O5"


@pytest.mark.rule("O6", "O32")
def test_why_a_set_cannot_be_sold() -> None:
    state = table("a1 a1 h1 * b2", "", streets=street(EAST, "r4"), hands=["mrs-bedwin"])
    assert why(state, "sell handkerchief") == "no_set O6"
    assert why(state, "sell ring") == "none_of_kind O6"
    assert why(state, "deal") == "not_selling O6"
    assert why(state, "hold apple-1") == "not_selling O6"
    play(state, "sell apple")
    assert why(state, "hold apple-1") == "set_needs O6"
    assert why(state, "hold ring-4") == "sale_first O6"
    assert why(state, "wallet") == "no_wallet O6"
    bargain = play(table("a1 h1 h1", "", streets=street(EAST, "r4"), hands=["mrs-bedwin"]), "play mrs-bedwin")
    assert why(bargain, "sell apple") == "no_set O6"
    assert why(bargain, "take E8") == "bargain_first O32"
    play(bargain, "sell handkerchief")
    single = play(table("a1 * *", "", streets=street(EAST, "r4")), "sell apple")
    assert why(single, "hold apple-1") == "last_of_kind O6"


@pytest.mark.rule("O4", "O7", "O14", "O18")
def test_why_it_is_too_early() -> None:
    state = table("a1", "", streets=street(EAST, "r4"), hands=["nancy"])
    assert why(state, "file apple-1") == "file_later O4"
    assert why(state, "seize apple-1") == "needs_character O7"
    assert why(state, "clear apple") == "needs_character O7"
    assert why(state, "rob 1") == "needs_character O7"
    assert why(state, "play oliver") == "no_such_card O7"
    assert why(state, "hide oliver") == "no_such_card O7"
    assert why(state, "keep 1") == "no_burglary O18"
    assert why(state, "discard rope") == "no_burglary O18"
    assert why(state, "name 1") == "name_later O14"
    assert why(state, "done") == "choose_action O8"


@pytest.mark.rule("O4", "O21", "O23", "O25", "O26", "O30")
def test_why_a_character_cannot_do_that() -> None:
    east = street(EAST, "rope a1")
    hands = ["artful-dodger toby-crackit nancy bill-sikes monks"]
    state = table("", "a1", "", streets=east, hidden={"A7": "h1"}, files=["h1", "b2"], hands=hands)
    dodger = play(state.copy(), "play artful-dodger")
    assert why(dodger, "take A7") == "hidden_token O15"
    assert why(dodger, "turn A7") == "snatch_first O21"
    toby = play(state.copy(), "play toby-crackit")
    assert why(toby, "take E9") == "no_tool O30"
    assert why(toby, "take A7") == "hidden_token O15"
    assert why(play(state.copy(), "play nancy"), "clear apple") == "not_in_file O23"
    sikes = play(state.copy(), "play bill-sikes")
    assert why(sikes, "rob 2") == "nothing_there O25"
    assert why(sikes, "rob 0") == "rob_first O25"
    assert why(play(state.copy(), "play monks"), "rob 2") == "nothing_there O26"
    full = play(table("a1 a1 a1 h1 h1 h1 b2 b2 b2", "", streets=street(EAST, "r4")), "take E8")
    assert why(full, "file watch-5") == "not_in_reserve O4"
    assert why(full, "take E8") == "file_first O4"


@pytest.mark.rule("O14", "O16", "O18")
def test_why_not_during_a_chain_or_a_burglary() -> None:
    fork = {"D7": "a1", "C7": "a1", "B7": "a1", "A7": "a1", "A6": "h1", "A8": "h1"}
    state = play(table("", "", hidden=fork), "turn D7")
    assert why(state, "turn C7") == "turn_first O16"
    assert why(state, "turn A14") == "street_closed O41"
    thief = table("", "", streets=street(EAST, "%"), fronts=["rope crowbar"], night=True)
    play(thief, "take E8")
    assert why(thief, "keep 4") == "keep_first O18"
    play(thief, "keep 1")
    assert why(thief, "discard brace") == "no_such_tool O18"
    assert why(thief, "keep 1") == "discard_first O18"


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("junctions", [True, False])
def test_nobody_is_refused_without_a_reason(players: int, junctions: bool) -> None:
    """In random games every move that is not open has a reason of this game, a rule, and words."""
    rules = set(GAME.rulebook("en").rules)
    words = [GAME.words(language).seated(players) for language in LANGUAGES]
    told: set[str] = set()
    for seed in range(2):
        match = Match(GAME, players, {"junctions": junctions}, seed, "nonce")
        luck = QuickDice(seed)
        while not match.over:
            (seat,) = match.waiting()
            for move in range(len(GAME.catalogue)):
                refusal: Refusal | None = match.refusal(seat, move)
                if refusal is None or str(refusal) in told:
                    continue
                told.add(str(refusal))
                assert refusal.reason != "not_legal", GAME.catalogue.name(move)
                assert refusal.rule in rules
                for language in words:
                    assert language.find(f"refusal.{refusal.reason}"), refusal
                    assert language.say(f"refusal.{refusal.reason}", refusal.about)
            play_randomly(match, luck)
    assert len(told) > 100
