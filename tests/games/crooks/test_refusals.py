"""Why not: what each step says of every other move, in words that help, with the rule."""

from __future__ import annotations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.match import Match
from rookery.engine.words import LANGUAGES
from rookery.games.crooks import GAME
from rookery.games.crooks.state import Crooks
from tests.games.crooks.tables import FULL_ROW, play, table

GAMES = 12  # random ones, with each number of players


def why(state: Crooks, name: str) -> str:
    """Why a move is refused, in English, and its rule."""
    move = GAME.catalogue.find(name)
    assert move is not None
    assert move not in state.legal(state.turn), name
    refused = state.refuse(state.turn, move)
    return f"{GAME.words('en').seated(state.players).say(f'refusal.{refused.reason}', refused.about)} {refused.rule}"


@pytest.mark.rule("C1", "C2", "C3")
def test_at_the_places() -> None:
    state = table(2, {"D": [9, 10, 11], "E": [12]}, money=[2, 18])
    assert why(state, "recruit D") == "Place D costs $3, and you have $2. C3"
    assert why(state, "recruit A") == "Nobody is left at place A. C2"
    assert why(state, "recruit F") == "Place F is not used: with this many players, the places go from A to E. C1"
    assert why(state, "send 4") == "First choose a place to recruit at, or pass. C2"


@pytest.mark.rule("C2", "C6", "C12")
def test_who_cannot_be_taken() -> None:
    state = play(table(2, {"D": [1, 9], "E": [12]}), "recruit D")
    assert why(state, "take 1") == "The kingpin can be taken only as the last one at a place. C12"
    assert why(state, "take 12") == "That crook is not at place D: take one of those that you see. C2"
    assert why(state, "recruit E") == "You have paid for place D: first take one of the crooks there. C2"
    state = play(table(2, {"D": [10, 26], "E": [12]}, FULL_ROW), "recruit D", "recruit D")
    assert why(state, "take 10") == "Your row is full: only an accomplice or a killer can be sent. C6"


@pytest.mark.rule("C4")
def test_where_nobody_can_be_sent() -> None:
    state = play(table(2, {"D": [10]}, {(0, 6): [9]}), "recruit D", "take 10")
    assert why(state, "send 6") == (
        "You have a crook on target 6 already: only an accomplice, a transfer or a killer may go there too. C4"
    )
    assert why(state, "hide") == "First choose the target that your crook goes to. C4"
    play(state, "send 7")
    assert why(state, "send 8") == "Your crook goes to target 7: first say whether face up or face down. C4"


@pytest.mark.rule("C8", "C10", "C11", "C13", "C18")
def test_what_an_ability_cannot_do() -> None:
    state = play(table(2, {"D": [25], "E": [9]}), "recruit D", "take 25", "send 6", "show")
    assert why(state, "recruit E") == "First let your pickpocket take the money, or leave it. C8"
    state = play(table(2, {"D": [17], "E": [9]}, {(0, 6): [10]}), "recruit D", "take 17", "send 6")
    assert why(state, "transfer 6") == "You have a crook on target 6: they can only move to an empty one. C10"
    assert why(state, "decline") == "First choose an empty target for those who were on target 6. C10"
    state = play(table(3, {"D": [26], "E": [9]}, {(1, 6): [10]}), "recruit D", "take 26", "send 6", "show")
    assert why(state, "kill 2") == "That player has no crook on target 6 for you to kill. C11"
    own = "On target 6 you have only your killer: choose somebody else's crooks, or leave it. C11"
    assert why(state, "kill 0") == own
    assert why(state, "pass") == "First say whose crooks your killer takes out, or leave it. C11"
    state = play(table(2, {"D": [16], "E": [9]}, {(1, 6): [10]}), "recruit D", "take 16", "send 5", "show")
    assert why(state, "spy 6") == "Nobody else has a face-down crook on target 6: look elsewhere, or leave it. C18"
    assert why(state, "spy D") == "Nobody is left at place D. C18"
    assert why(state, "spy I") == "Place I is not used: with this many players, the places go from A to E. C1"
    assert why(state, "pass") == "First say where your spy looks, or leave it. C13"


@pytest.mark.parametrize("players", GAME.players)
def test_whoever_is_asked_is_always_told_why_not(players: int) -> None:
    words = [GAME.words(language).seated(players) for language in LANGUAGES]
    for seed in range(GAMES):
        dice = QuickDice(seed)
        match = Match(GAME, players, seed=seed)
        while not match.over:
            seat = match.waiting()[0]
            moves = match.legal(seat)
            for move in range(len(GAME.catalogue)):
                refused = match.refusal(seat, move)
                assert (refused is None) == (GAME.catalogue.name(move) in moves)
                if refused is not None:
                    assert refused.reason != "not_legal"
                    assert refused.rule
                    assert all(language.say(f"refusal.{refused.reason}", refused.about) for language in words)
            early = "pass" in moves and len(moves) > 1 and dice.pick(4)  # whole games are more telling
            match.play(seat, moves[dice.pick(len(moves) - 1 if early else len(moves))])
