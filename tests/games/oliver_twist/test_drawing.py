"""The terminal table: the street map with the pawn and what lies there, what is within reach, and one's own lair."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from rookery.engine.match import look
from rookery.engine.words import LANGUAGES, Words
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.draw import draw
from rookery.games.oliver_twist.state import Twist
from rookery.games.oliver_twist.view import facts
from tests.games.oliver_twist.setting import EAST, at, play, street, table
from tests.games.oliver_twist.short_cuts import short_cuts

COLUMNS = 80


def drawing(state: Twist, seat: int | None, words: Words) -> str:
    options = GAME.settle({"edition": state.parts.text})
    return draw(look(GAME, state, seat), facts(state.players, options), words)


def drawn(state: Twist, seat: int | None = 0, language: str = "en") -> str:
    words = GAME.words(language).seated(state.players)
    text = Text.from_markup(drawing(state, seat, words)).plain
    assert all(len(line) <= COLUMNS for line in text.splitlines())
    return text


def test_the_map_shows_pawn_tokens_and_what_is_lit() -> None:
    state = table("w5 w5 *", "", "", streets=street(EAST, "a1 rope w5 a2 r4"))
    lines = drawn(state).splitlines()
    row = next(line for line in lines if "◆" in line)
    e8, e9, e10, e11 = (at(state, name) for name in EAST[:4])
    assert f"◆────A{e8}──T{e9}──W{e10}──A{e11}──r4───·" in row
    assert f"Within reach: {e8} a1, {e9} tr (files a1), {e10} w5 (files a1 tr)," in drawn(state)
    assert "watches for £16" in drawn(state)


def test_nothing_is_lit_for_who_is_not_asked() -> None:
    state = table("", "", "", streets=street(EAST, "a1 rope w5 a2 r4"))
    for seat in (1, None):
        assert "◆────a1───tr───w5───a2───r4───·" in drawn(state, seat)


def test_lit_spaces_stand_out_without_colour_too() -> None:
    state = table("", "", streets=street(EAST, "a1"))
    markup = drawing(state, 0, GAME.words("en").seated(2))
    assert re.findall(r"\[bold reverse\](.)", markup) == ["A"]


def test_the_night_is_dark_and_closed_streets_are_crossed_out() -> None:
    state = table("", "", hidden={"E8": "w5", "D7": "r4"})
    text = drawn(state)
    assert f"▒{at(state, 'E8')}" in text
    assert text.count("×") == 16 + 1  # and the legend
    assert "Night" in text
    assert "Nuit" in drawn(state, 0, "fr")


def test_a_token_one_has_seen_is_drawn_for_oneself_alone() -> None:
    state = table("", "", "", hidden={"A0": "w5", "I14": "r4"}, pawn="E11")
    play(state, "bribe", "look A0", "place I13", "turn I14")
    assert "w5───·" in drawn(state, 0)
    assert "▒────·" in drawn(state, 1)


def test_other_ways_are_listed() -> None:
    state = table("", "", "", streets=street(EAST, "a1"), edition=short_cuts())
    one, other = sorted((at(state, "I12"), at(state, "I14")))
    assert f"Other ways: {one}–{other}" in drawn(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_drawn(language: str) -> None:
    full = "a1 a2 h1 h2 b2 n3 r4 w5 *"
    state = table(full, "", streets=street(EAST, "w5 a1"))
    assert drawn(state, 0, language) != drawn(play(state, "take E8"), 0, language)
    state = table("w5 w5 * * h1", "", streets=street(EAST, "w5 a1"))
    assert str(21 + 6 - 11) in drawn(play(state, "sell watch"), 0, language)
    assert "w5 w5" not in drawn(state, 1, language)
    state = table("", "", streets=street(EAST, "% a1"), fronts=["rope brace"], night=True)
    play(state, "take E8")
    assert "1: " in drawn(state, 0, language)
    assert "1: " not in drawn(state, 1, language)
