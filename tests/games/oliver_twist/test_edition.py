"""Editions: a file of one's own is checked to the last space, and can be played."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rookery.contract.positions import play_randomly
from rookery.engine.dice import QuickDice
from rookery.engine.match import Match
from rookery.engine.refusals import Fault, Refusal
from rookery.engine.words import LANGUAGES
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.edition import EDITION, components
from rookery.games.oliver_twist.view import facts
from tests.games.oliver_twist.short_cuts import short_cuts
from tests.terminal.command import rookery

Change = Callable[[dict[str, Any]], object]


def faults(change: Change) -> list[Fault]:
    """What is wrong with the file of the box after a change."""
    data = json.loads(EDITION.box())
    change(data)
    return EDITION.faults(json.dumps(data))


def test_the_box_is_fine() -> None:
    assert EDITION.faults(EDITION.box()) == []
    parts = EDITION.read("")
    assert len(parts.names) == 76
    assert parts.names[0] == "PLACE"
    assert [len(street) for street in parts.yellow] == [10, 6]


def spaces(data: dict[str, Any]) -> dict[str, Any]:
    return data["board"]["spaces"]  # type: ignore[no-any-return]


def edges(data: dict[str, Any]) -> list[Any]:
    return data["board"]["edges"]  # type: ignore[no-any-return]


def closed(data: dict[str, Any]) -> list[Any]:
    return data["board"]["closed_with_two_players"]  # type: ignore[no-any-return]


def cut(data: dict[str, Any], *names: str) -> None:
    """Take away all ways between some spaces and the others."""
    data["board"]["edges"] = [edge for edge in edges(data) if (edge[0] in names) == (edge[1] in names)]


@pytest.mark.parametrize(
    ("change", "place", "kind"),
    [
        (lambda data: data.pop("rewards"), "", "missing"),
        (lambda data: data.update(prices=[1]), "prices", "unknown"),
        (lambda data: data.update(board=[]), "board", "form"),
        (lambda data: data["board"].pop("edges"), "board", "missing"),
        (lambda data: data["board"].update(plaza="NOWHERE"), "board.plaza", "no_space"),
        (lambda data: data["board"].update(plaza=["PLACE"]), "board.plaza", "no_space"),
        (lambda data: data["board"].update(spaces=[]), "board.spaces", "form"),
        (lambda data: spaces(data).pop("A0"), "board.spaces", "space_count"),
        (lambda data: spaces(data).update(A0=[1, 0]), "board.spaces.A1", "same_place"),
        (lambda data: spaces(data).update(A0=[99, 0]), "board.spaces.A0", "number"),
        (lambda data: spaces(data).update(A0="corner"), "board.spaces.A0", "form"),
        (lambda data: edges(data).append(["A0", "Z9"]), "board.edges[84]", "no_space"),
        (lambda data: edges(data).append(["A1", "A0"]), "board.edges[84]", "twice"),
        (lambda data: edges(data).append(["A1", "A1"]), "board.edges[84]", "loop"),
        (lambda data: edges(data).append("A1"), "board.edges[84]", "form"),
        (lambda data: data["board"].update(edges={}), "board.edges", "form"),
        (lambda data: cut(data, "A0", "A1"), "board.edges", "cut_off"),
        (lambda data: closed(data).pop(), "board.closed_with_two_players", "street_count"),
        (lambda data: closed(data)[0].pop(), "board.closed_with_two_players[0]", "street_length"),
        (lambda data: closed(data).__setitem__(1, "A12"), "board.closed_with_two_players[1]", "form"),
        (lambda data: closed(data)[1].__setitem__(0, "PLACE"), "board.closed_with_two_players[1][0]", "plaza_closed"),
        (lambda data: closed(data)[1].__setitem__(0, "I0"), "board.closed_with_two_players[1][0]", "twice"),
        (lambda data: closed(data)[1].__setitem__(0, "Z9"), "board.closed_with_two_players[1][0]", "no_space"),
        (lambda data: closed(data)[1].__setitem__(0, "A7"), "board.closed_with_two_players[1]", "street_cut"),
        (
            lambda data: closed(data).__setitem__(1, ["A3", "B3", "C3", "D3", "E3", "E4"]),
            "board.closed_with_two_players",
            "cut_off_two",
        ),
        (lambda data: data.update(rewards=[6, 5, 4, 3]), "rewards", "token_count"),
        (lambda data: data.update(rewards=[6, 5, 4, 3, 9]), "rewards", "rewards_order"),
        (lambda data: data.update(rewards=[6, 5, 4, 3, "?"]), "rewards[4]", "number"),
        (lambda data: data["burglary_cards"].pop(), "burglary_cards", "token_count"),
        (lambda data: data["burglary_cards"].__setitem__(0, -500), "burglary_cards[0]", "number"),
        (lambda data: data["object_values"].pop("ring"), "object_values", "missing"),
        (lambda data: data["object_values"].update(apple=12), "object_values.apple", "form"),
        (lambda data: data["object_values"].update(apple={"1": 8, "2": 3}), "object_values.apple", "token_count"),
        (lambda data: data["object_values"].update(apple={"1": 8, "7": 4}), "object_values.apple.7", "pounds"),
        (lambda data: data["object_values"].update(wallet={"1": 9}), "object_values.wallet.1", "pounds"),
        (lambda data: data["object_values"].update(apple={"1_0": 12}), "object_values.apple.1_0", "pounds"),
        (lambda data: data["object_values"].update(apple={"1": 8, "２": 4}), "object_values.apple.２", "pounds"),
        (
            lambda data: data["object_values"].update(apple={"1": 8, "2": 4, " 2": 0}),
            "object_values.apple. 2",
            "pounds",
        ),
        (lambda data: data["starting_tokens"].__setitem__(0, "apple  1"), "starting_tokens[0]", "starting"),
        (lambda data: data["starting_tokens"].__setitem__(0, "apple １"), "starting_tokens[0]", "starting"),
        (lambda data: data["object_values"].update(ring={"4": -1}), "object_values.ring.4", "number"),
        (lambda data: data["starting_tokens"].pop(), "starting_tokens", "token_count"),
        (lambda data: data["starting_tokens"].__setitem__(3, "wallet 0"), "starting_tokens[3]", "starting"),
        (lambda data: data["starting_tokens"].__setitem__(3, 5), "starting_tokens[3]", "starting"),
        (lambda data: data["tools"].pop("rope"), "tools", "missing"),
        (lambda data: data["tools"].update(rope=3), "tools", "token_count"),
        (lambda data: data["tools"].update(rope=0), "tools.rope", "number"),
        (lambda data: data.update(starting_money="ten"), "starting_money", "number"),
        (lambda data: data["characters"].pop("monks"), "characters", "missing"),
        (lambda data: data["characters"].update(monks="sing"), "characters.monks", "choice"),
    ],
)
def test_every_fault_is_found_at_its_place(change: Change, place: str, kind: str) -> None:
    found = faults(change)
    assert (place, kind) in [(fault.place, fault.kind) for fault in found]
    for language in LANGUAGES:
        words = GAME.words(language)
        assert all("{{" not in words.fault(fault) for fault in found)


def grid(data: dict[str, Any], *steps: tuple[int, int]) -> None:
    """All spaces on a square of their own, joined with those some steps away."""
    places = {name: (number % 9, number // 9) for number, name in enumerate(spaces(data))}
    names = {place: name for name, place in places.items()}
    data["board"]["spaces"] = {name: [*place] for name, place in places.items()}
    data["board"]["edges"] = [
        [name, names[x + dx, y + dy]]
        for name, (x, y) in places.items()
        for dx, dy in steps
        if (x + dx, y + dy) in names
    ]
    rest = [name for name in places if name != "PLACE"]
    data["board"]["closed_with_two_players"] = [rest[-10:], rest[1:7]]


SQUARES = ((1, 0), (0, 1))
KINGS = (*SQUARES, (1, 1), (1, -1))


def join_all(data: dict[str, Any]) -> None:
    """Every space next to every other: once such a map of 30 kB stopped the whole server."""
    data["board"]["edges"] = [list(pair) for pair in combinations(spaces(data), 2)]


def palm(data: dict[str, Any]) -> None:
    """A tree from the plaza: every space but the first is reached by one way, and nearly all of them within four."""
    names = list(spaces(data))
    data["board"]["edges"] = [[names[(number - 1) // 4], names[number]] for number in range(1, len(names))]


@pytest.mark.parametrize(
    ("change", "kind"), [(join_all, "near"), (lambda data: grid(data, *KINGS), "ways"), (palm, "reach")]
)
def test_a_map_that_would_cost_too_much_is_refused_at_once(change: Change, kind: str) -> None:
    found = faults(change)
    assert kind in {fault.kind for fault in found}
    assert all("{{" not in GAME.words(language).fault(fault) for language in LANGUAGES for fault in found)


def test_a_map_of_squares_can_be_played_and_shown() -> None:
    """About the most that is let through: its tables are still quickly shown."""
    data = json.loads(EDITION.box())
    grid(data, *SQUARES)
    match = Match(GAME, 3, {"edition": json.dumps(data)}, 5)
    luck = QuickDice(5)
    assert any(len(reach.takes) > 35 for reach in components(json.dumps(data)).all_streets.reaches)
    for _ in range(40):
        assert len(msgspec.json.encode(match.view(0))) < 8000
        play_randomly(match, luck)


def test_a_long_name_is_a_fault() -> None:
    def rename(data: dict[str, Any]) -> None:
        spaces(data)["A street without an end"] = spaces(data).pop("A0")

    assert ("board.spaces.A street without an end", "space_name") in [(f.place, f.kind) for f in faults(rename)]


@pytest.mark.parametrize("text", ["", "null", "[]", "7", '"text"', "{}", '{"board": null}', "{"])
def test_nonsense_is_no_edition(text: str) -> None:
    if text:
        assert EDITION.faults(text) != []
        with pytest.raises(Refusal):
            GAME.start(2, {"edition": text})


def test_all_faults_are_found_at_once() -> None:
    def spoil(data: dict[str, Any]) -> None:
        data["rewards"].pop()
        data["tools"]["rope"] = 9
        cut(data, "A0", "A1")

    assert {fault.kind for fault in faults(spoil)} == {"token_count", "cut_off"}


def test_the_characters_may_be_left_out() -> None:
    assert faults(lambda data: data.pop("characters")) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_edition_of_ones_own_is_played(players: int) -> None:
    match = Match(GAME, players, {"edition": short_cuts()}, 5)
    luck = QuickDice(5)
    assert (8, 3) in facts(players, match.options).places  # where the box has none
    while not match.over:
        play_randomly(match, luck)
        assert match.state.audit() == []


def test_the_command_line_checks_and_plays_one(tmp_path: Path) -> None:
    fine, wrong = tmp_path / "fine.json", tmp_path / "wrong.json"
    fine.write_text(short_cuts(), "utf-8")
    wrong.write_text(short_cuts().replace("X1", "Y1", 1), "utf-8")
    run = rookery("editions", "check", GAME.name, str(fine))
    assert (run.status, "fine" in run.out) == (0, True)
    run = rookery("editions", "check", GAME.name, str(wrong))
    assert (run.status, "board.edges[" in run.out) == (1, True)
    run = rookery("simulate", GAME.name, "--players", "3", "--games", "3", "--option", f"edition={fine}")
    assert run.status == 0, run.error
