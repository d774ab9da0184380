"""Answers given for a person, by their standing wish or because they have no other: never so that it tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from rookery.engine.journal import load
from rookery.engine.match import Match, replay
from rookery.games.assassin import GAME
from tests.terminal.command import rookery

LAY_ALL = "1\n" * 11  # the lowest card of the hand in each trick of a deal, and whom to join


def dealt(jack: str) -> int:
    """The first seed by which the first seat holds this jack."""
    return next(seed for seed in range(100) if Match(GAME, 3, None, seed).view(0).table.mine.jack == jack)


def play(folder: Path, jack: str, typed: str, seats: str = "you,random,random", language: str = "en") -> str:
    run = rookery(
        "play", "assassin", "--seats", seats, "--seed", str(dealt(jack)), "--option", "goal=60", "--lang", language,
        "--save", "game.json", typed=typed, folder=folder,
    )  # fmt: skip
    assert run.status == 1  # the input ended before the game
    return run.out


def answers(folder: Path, deal: int) -> list[str]:
    """What the first seat has answered in a deal to the question whether it uses its jack."""
    match = replay(load(folder / "game.json"))
    found = []
    for number, (seat, move) in enumerate(match.moves):
        deals = sum(event.kind == "dealt" for told in match.log[: number + 1] for event in told)
        name = GAME.catalogue.name(move)
        if seat == 0 and deals == deal and name.split()[0] in ("use", "pass"):
            found.append(name)
    return found


def test_who_has_no_other_answer_is_not_asked(tmp_path: Path) -> None:
    out = play(tmp_path, "spades", "1\n1\n1\n")
    assert "Pass" not in out
    assert set(answers(tmp_path, 1)) == {"pass"}


def test_who_has_a_choice_is_asked(tmp_path: Path) -> None:
    out = play(tmp_path, "diamonds", "use diamonds\n")
    assert "Use the jack of diamonds" in out
    assert answers(tmp_path, 1) == ["use diamonds"]


@pytest.mark.parametrize(("language", "wish"), [("en", "always pass"), ("en", "always"), ("fr", "toujours passer")])
def test_a_wish_stands_until_the_next_deal(tmp_path: Path, language: str, wish: str) -> None:
    out = play(tmp_path, "diamonds", f"{wish}\n{LAY_ALL}", language=language)
    words = GAME.words(language)
    assert out.count(words.say("verb.use", {"piece": "diamonds"})) == 1  # asked once, before the wish
    assert len(answers(tmp_path, 1)) >= 10
    assert set(answers(tmp_path, 1)) == {"pass"}
    assert replay(load(tmp_path / "game.json")).view(0).table.deal == 2
    assert ("ask" if language == "en" else "demander") in out


def test_a_wish_can_be_taken_back(tmp_path: Path) -> None:
    out = play(tmp_path, "diamonds", "always pass\n1\nask\n1\nuse diamonds\n")
    assert "You will be asked again." in out
    assert answers(tmp_path, 1)[-1] == "use diamonds"


def test_other_wishes_are_refused(tmp_path: Path) -> None:
    out = play(tmp_path, "diamonds", "always dance\nalways use diamonds\n")
    assert out.count("What can be answered for you here: pass.") == 2
    run = rookery("play", "kids_of_london", "--seats", "you,random", typed="always send 3\nalways\n")
    assert run.out.count("What can be answered for you here: –.") == 2


def test_at_a_shared_keyboard_everyone_is_asked(tmp_path: Path) -> None:
    """Else the others would see who has a jack to use."""
    out = play(tmp_path, "spades", "pass\n", seats="you,you,you")
    assert out.count("it is your move") == 2
    out = play(tmp_path / "..", "spades", "always pass\npass\n", seats="you,you,you")
    assert "Kit, it is your move" in out
