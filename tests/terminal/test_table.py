"""The terminal table: whole games, commands, the curtain, saving and leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from rookery.engine.game import AnyGame
from rookery.engine.journal import load
from rookery.engine.match import verify
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


def test_undo_at_a_shared_keyboard() -> None:
    typed = "3\nundo\n4\nundo\n"
    run = rookery("play", "kids_of_london", "--seats", "you,you,random", "--seed", "5", typed=typed)
    assert run.out.count("Red, it is your move.") == 3  # first, and after each undo


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
