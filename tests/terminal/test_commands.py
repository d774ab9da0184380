"""The command line: what each command prints, and a clear line for everything that goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rookery.engine import registry
from rookery.engine.game import AnyGame
from rookery.terminal.main import language_of
from tests import TESTS
from tests.terminal.command import rookery

RECORDED = str(TESTS / "journals" / "kids_of_london" / "example_prince.json")


def test_version_says_whether_it_is_compiled() -> None:
    from rookery.engine import dice

    pure = str(dice.__file__).endswith(".py")
    assert rookery("--version").out == f"rookery 0.1.0 ({'pure Python' if pure else 'compiled'})\n"
    assert rookery("--version", ROOKERY_PURE="1").out == "rookery 0.1.0 (pure Python)\n"


def test_games_are_listed(game: AnyGame) -> None:
    for language in ("en", "fr"):
        run = rookery("games", "--lang", language)
        assert run.status == 0
        assert game.words(language).say("name") in run.out
        for option in game.options:
            usual = "FILE" if option.edition is not None else option.default
            assert f"--option {option.name}={usual}" in run.out
        assert all(len(line) <= 80 for line in run.out.splitlines())


def test_rules_are_shown(game: AnyGame) -> None:
    number, rule = next(iter(game.rulebook("fr").rules.items()))
    run = rookery("rules", game.name, number, "--lang", "fr")
    assert rule.text[:40] in run.out.replace("\n", " ")
    assert number in rookery("rules", game.name).out


def test_rules_follow_the_options() -> None:
    usual = rookery("rules", "kids_of_london", "K8")
    other = rookery("rules", "kids_of_london", "K8", "--option", "beggar=17")
    assert (usual.status, other.status) == (0, 0)
    assert "17" in other.out
    assert "17" not in usual.out
    assert "from 0 to 20" in rookery("rules", "kids_of_london", "--option", "banker=99").error


def test_simulate_prints_tables_and_json() -> None:
    common = ["simulate", "kids_of_london", "--players", "3", "--bots", "greedy,random", "--games", "12", "--seed", "1"]
    run = rookery(*common)
    assert run.status == 0
    for word in ("games/s", "By bot", "By seat", "greedy", "95 % interval"):
        assert word in run.out
    data = json.loads(rookery(*common, "--json", "--jobs", "2").out)
    assert data["games"] == 12
    assert sum(data["endings"].values()) == 12
    assert [seat["games"] for seat in data["seats"]] == [12, 12, 12]
    assert rookery(*common, "--json", "--jobs", "1").out == rookery(*common, "--json", "--jobs", "3").out


def test_simulate_with_other_numbers() -> None:
    common = ["simulate", "kids_of_london", "--players", "3", "--games", "30", "--seed", "1", "--json"]
    rich = json.loads(rookery(*common, "--option", "banker=20", "--option", "beggar=0").out)
    assert rich["options"]["banker"] == 20
    assert rich != json.loads(rookery(*common).out)


def test_replay_tells_the_game_again(journals: tuple[Path, ...]) -> None:
    for path in journals[:3]:
        run = rookery("replay", str(path))
        assert run.status == 0
        assert "{{" not in run.out


def test_replay_as_json_lines() -> None:
    lines = [json.loads(line) for line in rookery("replay", RECORDED, "--json").out.splitlines()]
    assert lines[0]["number"] == 0
    assert lines[0]["events"][0]["kind"] == "turned_up"
    assert {"number", "seat", "verb", "piece", "events", "scores"} == set(lines[1])
    # The rulebook's example: one chooses 0, the other 8, and they get 0 and 4.
    assert [(line["verb"], line["piece"]) for line in lines[1:7]] == [
        ("send", 7), ("send", 7), ("send", 3), ("send", 2), ("spare", None), ("rob", None),
    ]  # fmt: skip
    assert lines[6]["scores"] == [0, 4, 0, 2]
    assert lines[5]["events"][1] == {"kind": "chose_something", "rule": "K9", "args": {"gang": 0}, "to": -2}
    part = rookery("replay", RECORDED, "--json", "--at", "3").out.splitlines()
    assert [json.loads(line) for line in part] == lines[:4]


def test_verify_proves(journals: tuple[Path, ...]) -> None:
    for path in journals[:3]:
        run = rookery("verify", str(path))
        assert (run.status, run.error) == (0, "")
        assert "Proved" in run.out
    assert "Prouvé" in rookery("verify", RECORDED, LANG="fr_FR.UTF-8").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play chess", "There is no game “chess”"),
        ("play kids_of_londn", "Try: kids_of_london"),
        ("rules kids_of_london K99", "There is no rule K99"),
        ("rules chess", "There is no game"),
        ("editions show kids_of_london", "has no values that an edition of your own could replace"),
        ("play kids_of_london --seats you", "2 to 5 players, not 1"),
        (
            "play kids_of_london --seats you,genius",
            "There is no bot “genius”. Try: easy, normal, hard, hardest, random, greedy, quick.",
        ),
        ("play kids_of_london --option banker", "NAME=VALUE"),
        ("play kids_of_london --option banker=99", "from 0 to 20"),
        ("play kids_of_london --option bank=3", "no option “bank”"),
        ("play kids_of_london --seed -3", "A seed is"),
        ("play kids_of_london --save /no/where.json", "Cannot write /no/where.json"),
        ("simulate kids_of_london --players 6", "2 to 5 players, not 6"),
        ("simulate kids_of_london --players 3 --games 0", "at least one game"),
        ("simulate kids_of_london --players 2 --bots random,random,random", "too many"),
        ("simulate kids_of_london --players 3 --journals /dev/null/x", "Cannot write"),
        ("replay nothing.json", "Cannot read nothing.json"),
        ("verify .", "Cannot read"),
        ("resume nothing.json", "Cannot read nothing.json"),
        (f"replay {RECORDED} --at 9999", "There is no move 9999"),
        (f"resume {RECORDED} --seats you", "who sits at this table of 4"),
    ],
)
def test_mistakes_are_one_clear_line(arguments: str, said: str, tmp_path: Path) -> None:
    run = rookery(*arguments.split(), folder=tmp_path)
    assert run.status == 1
    assert said in run.error
    assert run.error.startswith("rookery: ")
    assert run.error.count("\n") == 1
    assert run.out == ""


@pytest.mark.parametrize(
    "arguments",
    ["", "--frob", "frob", "play", "play kids_of_london --seed many", "simulate kids_of_london", "--lang de games"],
)
def test_misuse_points_to_the_help(arguments: str) -> None:
    run = rookery(*arguments.split())
    assert run.status == 2
    assert "Traceback" not in run.error
    assert "help" in run.error + run.out


def test_mistakes_are_told_in_french() -> None:
    run = rookery("play", "chess", "--lang", "fr")
    assert run.error == "rookery: Il n'y a pas de jeu « chess » ici. Essayez : kids_of_london.\n" or (
        "Il n'y a pas de jeu" in run.error and len(registry.names()) > 1
    )


def test_help_is_there_for_every_command_in_both_languages() -> None:
    for language, word in (("en", "Play many games"), ("fr", "Fait jouer beaucoup de parties")):
        assert word in rookery("--lang", language, "--help").out.replace("\n", " ")
        for command in ("games", "rules", "play", "resume", "simulate", "replay", "verify", "positions"):
            run = rookery(command, "--help", "--lang", language)
            assert run.status == 0
            assert "help." not in run.out  # every text is there


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["--lang", "fr"], {"LANG": "en_GB"}, "fr"),
        (["games", "--lang=en"], {"LANG": "fr_FR"}, "en"),
        ([], {"ROOKERY_LANG": "fr", "LANG": "en_GB"}, "fr"),
        ([], {"LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE"}, "en"),
        ([], {}, "en"),
        (["--lang"], {}, "en"),
    ],
)
def test_the_language_is_chosen(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert language_of(arguments, environment) == language


def test_a_poor_terminal_gets_question_marks() -> None:
    run = rookery("rules", "kids_of_london", "K6", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert run.status == 0
    assert "?" in run.out
