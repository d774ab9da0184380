"""The catalogue: numbers, names, verbs and pieces of one move are the same move."""

from __future__ import annotations

from rookery.engine.moves import Catalogue

CATALOGUE = Catalogue({"send": range(3), "invest": ["City", "West Ham"], "pass": [None]})


def test_moves_are_numbered_in_one_run() -> None:
    names = [CATALOGUE.name(move) for move in range(len(CATALOGUE))]
    assert names == ["send 0", "send 1", "send 2", "invest City", "invest West Ham", "pass"]
    assert [CATALOGUE.find(name) for name in names] == list(range(6))
    assert CATALOGUE.verbs == {"send": 0, "invest": 3, "pass": 5}


def test_a_move_is_a_verb_and_a_piece() -> None:
    assert (CATALOGUE.verb(1), CATALOGUE.piece(1)) == ("send", 1)
    assert (CATALOGUE.verb(5), CATALOGUE.piece(5)) == ("pass", None)
    assert [CATALOGUE.first(verb) for verb in ("send", "invest", "pass")] == [0, 3, 5]


def test_names_are_read_kindly_and_nonsense_not_at_all() -> None:
    assert CATALOGUE.find("  invest   West Ham ") == 4
    assert CATALOGUE.find("send 3") is None
    assert CATALOGUE.find("") is None
