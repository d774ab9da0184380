"""The terminal table: whole games, commands, the curtain, saving and leaving."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rookery.engine.edition import Edition
from rookery.engine.game import AnyGame, Option
from rookery.engine.journal import load
from rookery.engine.match import Match, verify
from rookery.engine.words import Words
from rookery.games.kids_of_london import GAME as KIDS
from rookery.terminal import replay
from rookery.terminal.screen import Screen
from rookery.terminal.table import Table
from tests.terminal.command import Terminal, plain, rookery

PIECES = 80  # more than any menu has numbers
FIRST = "\n".join(str(child) for child in range(9)) + "\n"


def every_choice(rounds: int) -> str:
    """Lines that, between them, answer any menu in the end: wrong numbers are refused and asked again."""
    return "\n".join(str(number) for _ in range(rounds) for number in range(PIECES)) + "\n"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_piped(game: AnyGame, language: str, tmp_path: Path) -> None:
    seats = ",".join(["you", *["random"] * (game.players[0] - 1)])
    run = rookery(
        "play", game.name, "--seats", seats, "--seed", "5", "--lang", language, "--save", "game.json",
        typed=every_choice(300), folder=tmp_path,
    )  # fmt: skip
    assert run.status == 0, run.error + run.out[-2000:]
    assert run.error == ""
    assert "\x1b" not in run.out  # neither colour nor control
    assert all(len(line) <= 80 for line in run.out.splitlines())
    assert "{{" not in run.out
    ending = verify(load(tmp_path / "game.json"))
    assert game.words(language).say(f"ending.{game.ending(ending.state)}") in run.out


def test_the_log_cites_rules_and_the_table_hides_secrets() -> None:
    run = rookery("play", "kids_of_london", "--seats", "you,random,random", "--seed", "5", typed="8\nlog\n")
    assert "Red sends child 8. [K1]" in run.out
    assert "Blue sends somebody. [K1]" in run.out
    assert "Blue sends child" not in run.out


def test_commands() -> None:
    typed = "help\nrules K7\nrules\nrules K99\nrules [/]\nundo\nsave\n\n99\nsend 9\ndance\nrob\nquit\n"
    run = rookery("play", "kids_of_london", "--seats", "you,random,random", "--seed", "5", typed=typed)
    assert run.status == 0
    for sentence in (
        "undo         take your last move back",
        "A priest's coins go to the thief's neighbour",
        "There is no rule K99",
        "No move has been made yet.",
        "Save where?",
        "Type one of 0, 1, 2",
        "There is no move “send 9”",
        "There is no move “dance”",
        "first send a child. [K1]",
    ):
        assert sentence in run.out


def test_commands_in_french() -> None:
    typed = "aide\nrègles k9\nannuler\ngarder\nfil\nquitter\n"
    run = rookery("play", "kids_of_london", "--seats", "you,random", typed=typed, ROOKERY_LANG="fr")
    assert run.status == 0
    for sentence in ("reprendre votre dernier coup", "Le prince est peut-être", "Aucun coup n'a encore", "Garder où ?"):
        assert sentence in run.out


def test_at_a_shared_keyboard_nobody_takes_back_anothers_move(tmp_path: Path) -> None:
    run = rookery(
        "play", "kids_of_london", "--seats", "you,you,random", "--seed", "5", "--save", "game.json",
        typed="3\nundo\n", folder=tmp_path,
    )  # fmt: skip
    assert "Somebody else has spoken since" in run.out
    assert run.out.count("Red, it is your move.") == 1
    assert load(tmp_path / "game.json").moves == [(0, "send 3")]


def test_at_a_shared_keyboard_ones_own_move_can_be_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    words = Words.read("en", "rookery.terminal", "rookery.engine")
    match = Match(KIDS, 3, seed=5, seats=["you", "you", "random"])
    table = Table(match, Screen(), words, None)
    for seat in (0, 1):
        table.draw_curtain(seat)
        assert table.answer(seat, "3")
    assert table.answer(1, "undo")
    assert match.waiting() == [1, 2]
    assert not table.answer(1, "undo")
    assert "Somebody else has spoken since" in capsys.readouterr().out
    assert match.moves == [(0, 3)]


def test_a_bots_move_is_not_mine_to_undo() -> None:
    run = rookery("play", "kids_of_london", "--seats", "you,random,random", "--seed", "5", typed="3\nundo\n")
    assert "Somebody else has spoken since" in run.out


def test_bots_alone_play_to_the_end() -> None:
    run = rookery("play", "kids_of_london", "--seats", "random,greedy,random", "--seed", "5")
    assert run.status == 0
    assert "Share of the win" in run.out


def test_saving_leaving_and_coming_back(tmp_path: Path) -> None:
    run = rookery(
        "play", "kids_of_london", "--seats", "you,random,random", "--seed", "5",
        typed="8\nsave here.json\n7\nquit\n", folder=tmp_path,
    )  # fmt: skip
    assert run.status == 0
    assert "rookery resume here.json" in run.out
    before = load(tmp_path / "here.json")
    assert (0, "send 7") in before.moves
    again = rookery("resume", "here.json", typed="6\nquit\n", folder=tmp_path)
    assert again.status == 0
    after = load(tmp_path / "here.json")
    assert after.moves[: len(before.moves)] == before.moves
    assert (0, "send 6") in after.moves


def test_a_game_resumed_goes_on_as_if_never_left(tmp_path: Path) -> None:
    moves = every_choice(60)
    arguments = ["--seats", "you,greedy,random", "--seed", "5", "--save"]
    rookery("play", "kids_of_london", *arguments, "whole.json", typed=moves, folder=tmp_path)
    rookery("play", "kids_of_london", *arguments, "part.json", typed="0\n1\n2\nquit\n", folder=tmp_path)
    rookery("resume", "part.json", typed=moves, folder=tmp_path)
    assert load(tmp_path / "part.json").moves == load(tmp_path / "whole.json").moves


def test_leaving_without_a_file_asks_for_one(tmp_path: Path) -> None:
    run = rookery(
        "play", "kids_of_london", "--seats", "you,random", typed="8\nquit\n/no/where.json\nkept.json\n", folder=tmp_path
    )
    assert run.status == 0
    assert "Cannot write /no/where.json" in run.out
    assert len(load(tmp_path / "kept.json").moves) >= 2


def test_the_end_of_input_is_no_crash(tmp_path: Path) -> None:
    run = rookery("play", "kids_of_london", "--seats", "you,random", typed="8\n")
    assert run.status == 1
    assert "not saved" in run.out
    run = rookery("play", "kids_of_london", "--seats", "you,random", "--save", "a.json", typed="8\n", folder=tmp_path)
    assert run.status == 1
    assert "rookery resume a.json" in run.out
    assert load(tmp_path / "a.json").moves


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("precious")
    run = rookery("play", "kids_of_london", "--save", "a.json", folder=tmp_path)
    assert run.status == 1
    assert "exists already" in run.error
    assert (tmp_path / "a.json").read_text() == "precious"


def test_the_curtain_hides_one_from_the_other() -> None:
    terminal = Terminal("play", "kids_of_london", "--seats", "you,you,random", "--seed", "5")
    first = plain(terminal.wait_for("Press Enter"))  # the first cards are shown to their owner alone, too
    assert "The keyboard goes to Red" in first
    assert "Your choice" not in first
    terminal.type("")
    terminal.wait_for("Your choice")
    terminal.type("7")
    shown = terminal.wait_for("Press Enter")
    assert "\x1b[2J" in shown  # the screen is wiped
    assert "\x1b[3J" in shown  # and what had scrolled away
    after_wipe = plain(shown.split("\x1b[3J")[-1])
    assert "Blue" in after_wipe
    assert "7" not in after_wipe
    terminal.type("")
    screen = plain(terminal.wait_for("Your choice").split("\x1b[3J")[-1])
    assert "Red sends somebody" in screen
    assert "child 7 is out" not in screen
    assert "a child is out, face down" in screen
    terminal.type("quit")
    terminal.wait_for("Enter to leave")
    terminal.type("")
    assert terminal.end() == 0


def test_one_person_sees_no_curtain() -> None:
    terminal = Terminal("play", "kids_of_london", "--seats", "you,random,random", "--seed", "5")
    terminal.wait_for("Your choice")
    terminal.type("7")
    assert "Curtain" not in terminal.wait_for("Your choice")
    terminal.type("\x03")
    assert terminal.end() == 130


@pytest.mark.parametrize(
    ("reconstructed", "edition", "said", "told"),
    [
        (False, "", "", ""),
        (True, "", "reconstructed values", "reconstructed values"),
        (True, "mine", "your own edition", "the players' own edition"),
        (False, "mine", "your own edition", "the players' own edition"),
    ],
)
def test_whose_values_are_played_with_is_said(
    reconstructed: bool, edition: str, said: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    option = Option("edition", "", edition=Edition(KIDS.package, "rules/en.md", lambda text, _: text))
    game = replace(KIDS, options=(*KIDS.options, option), reconstructed=reconstructed)
    match = Match(game, 3, {"edition": edition}, seed=5, seats=["you", "random", "random"])
    words = Words.read("en", "rookery.terminal", "rookery.engine")
    Table(match, Screen(), words, None).show(0)
    played = capsys.readouterr().out
    replay.show(match, words)
    recorded = capsys.readouterr().out
    for text, wanted in ((played, said), (recorded, told)):
        assert wanted in text
        assert ("Played with" in text) == bool(wanted)
        assert ("reconstructed" in text) == ("reconstructed" in wanted)


def test_the_rules_at_the_table_are_those_that_are_played() -> None:
    run = rookery("play", "kids_of_london", "--seats", "you,random", "--option", "beggar=17", typed="rules K8\n")
    assert "the thief loses 17 coins" in run.out
