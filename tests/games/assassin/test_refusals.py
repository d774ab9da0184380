"""Why a move cannot be made now: every step has an answer to every move, with its rule."""

from __future__ import annotations

import pytest

from rookery.engine.dice import Dice
from rookery.engine.refusals import Refusal
from rookery.games.assassin import GAME
from rookery.games.assassin.state import Affair
from rookery.games.assassin.steps.numbers import AFTER, BEFORE, JOIN, LAYING, ORDER, REPLACE
from tests.games.assassin.setting import counted, lay, play, table


def why(state: Affair, seat: int, name: str) -> tuple[str, str]:
    """The reason and the rule for which a move is refused."""
    move = GAME.catalogue.find(name)
    assert move is not None
    assert seat in state.waiting()
    assert move not in state.legal(seat)
    refusal = state.refuse(seat, move)
    return refusal.reason, refusal.rule


def dealt(variant: bool = False) -> Affair:
    """Before a trick of four, with jacks of ♠ ♥ ♦ ♣."""
    return table("1♠ 9♠", "2♠ 3♦", "8♠ 4♦", "4♠ 5♦", jacks="♠ ♥ ♦ ♣", variant=variant)


def of_three() -> Affair:
    """Before a trick of three, without clubs."""
    return table("1♠ 9♠", "2♠ 3♦", "8♠ 4♦", trumps="♠ ♦ ♥", jacks="♠ ♥ ♦", kings="♥ ♣ ♠ ♦")


@pytest.mark.rule("A2")
def test_before_a_trick_all_answer_first() -> None:
    state = dealt()
    assert why(state, 2, "lay spades-8") == ("answer_first", "A2")
    assert why(state, 0, "lay spades-1") == ("pass_first", "A2")
    assert why(state, 0, "lay jack") == ("pass_first", "A2")
    assert why(state, 1, "lay jack") == ("not_your_jack", "A1")
    assert why(state, 1, "use hearts") == ("only_after", "A8")
    assert why(state, 0, "use diamonds") == ("not_your_jack", "A1")
    assert why(state, 0, "place spades") == ("only_hearts_order", "A8")
    assert why(state, 0, "name 1") == ("joins_later", "A11")


@pytest.mark.rule("A18")
def test_the_first_trick_is_hidden_anyway() -> None:
    assert why(dealt(variant=True), 3, "use clubs") == ("hidden_anyway", "A18")


@pytest.mark.rule("A3")
def test_when_cards_are_laid_jacks_wait() -> None:
    state = play(dealt(), "pass", "pass", "use diamonds", "pass")
    assert state.step.number == LAYING
    assert why(state, 0, "lay hearts-9") == ("not_in_hand", "A3")
    assert why(state, 0, "pass") == ("lay_first", "A3")
    assert why(state, 1, "use hearts") == ("not_now", "A8")
    assert why(state, 3, "use clubs") == ("not_now", "A2")
    assert why(state, 2, "use diamonds") == ("jack_gone", "A7")
    assert why(state, 1, "lay jack") == ("not_your_jack", "A1")
    assert why(state, 1, "place hearts") == ("only_hearts_order", "A8")
    assert why(state, 1, "name 0") == ("joins_later", "A11")


@pytest.mark.rule("A7")
def test_a_jack_makes_room_first() -> None:
    state = play(dealt(), "pass", "pass", "pass", "pass")
    lay(state, "J", "2♠", "8♠", "4♠")
    assert state.step.number == REPLACE
    assert why(state, 0, "lay jack") == ("replace_first", "A7")
    assert why(state, 0, "pass") == ("replace_first", "A7")
    assert why(state, 0, "lay spades-2") == ("not_in_hand", "A3")


@pytest.mark.rule("A8")
def test_after_a_trick_and_while_the_queens_are_lined_up() -> None:
    state = play(dealt(), "pass", "pass", "pass", "pass")
    lay(state, "1♠", "2♠", "8♠", "4♠")
    assert state.step.number == AFTER
    assert why(state, 2, "use diamonds") == ("only_before", "A2")
    assert why(state, 1, "lay diamonds-3") == ("answer_first", "A8")
    assert why(state, 3, "lay diamonds-5") == ("pass_first", "A8")
    play(state, "pass", "use hearts", "pass", "pass", "place clubs")
    assert state.step.number == ORDER
    assert why(state, 1, "place clubs") == ("queen_placed", "A8")
    assert why(state, 1, "lay diamonds-3") == ("order_first", "A8")


@pytest.mark.rule("A11")
def test_the_traitor_joins_somebody_else() -> None:
    state = counted([3, 2, 1, 3], 1)
    assert state.step.number == JOIN
    assert why(state, 2, "name 2") == ("not_yourself", "A11")
    assert why(state, 2, "pass") == ("join_first", "A11")
    three = counted([3, 2, 4], 1, kings="♥ ♣ ♠ ♦")
    assert why(three, 1, "name 3") == ("nobody_there", "A11")


@pytest.mark.rule("A14")
def test_a_suit_that_left_is_not_looked_for() -> None:
    state = of_three()
    assert state.step.number == BEFORE
    assert why(state, 0, "use clubs") == ("suit_left", "A14")
    play(state, "pass", "pass", "pass")
    assert why(state, 0, "lay clubs-3") == ("suit_left", "A14")
    lay(state, "1♠", "2♠", "8♠")
    play(state, "pass", "use hearts", "pass")
    assert why(state, 1, "place clubs") == ("suit_left", "A14")


@pytest.mark.parametrize("variant", [False, True])
@pytest.mark.parametrize("players", [3, 4])
def test_whoever_is_asked_hears_why_anything_else_is_not_open(players: int, variant: bool) -> None:
    """In random games, at every step, of every move: a reason of the game's own, with its rule, in both languages."""
    dice = Dice(players)
    words = [GAME.words(language).seated(players) for language in ("en", "fr")]
    rules = GAME.rulebook("en").rules
    heard: dict[str, Refusal] = {}
    for seed in range(4):
        state = GAME.start(players, {"open": variant, "goal": 4}, seed)
        while state.waiting():
            for seat in state.waiting():
                legal = state.legal(seat)
                for move in range(len(GAME.catalogue)):
                    if move not in legal:
                        refusal = state.refuse(seat, move)
                        assert refusal.reason != "not_legal"
                        assert refusal.rule in rules
                        heard[str(refusal)] = refusal
            seat = state.waiting()[dice.pick(len(state.waiting()))]
            legal = state.legal(seat)
            state.play(seat, legal[dice.pick(len(legal))])
    for refusal in heard.values():
        for language in words:
            assert language.find(f"refusal.{refusal.reason}"), refusal
            assert "{{" not in language.say(f"refusal.{refusal.reason}", refusal.about)
