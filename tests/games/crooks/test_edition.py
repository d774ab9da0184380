"""The file of the crooks' values: what is in the box, and what is wrong with a file of one's own."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import to_builtins

from rookery.engine.journal import read
from rookery.engine.match import Match, verify
from rookery.engine.refusals import Refusal
from rookery.games.crooks import GAME
from rookery.games.crooks.edition import EDITION
from rookery.games.crooks.state import Crooks
from tests.games.crooks.recordings import eager

BOX = EDITION.box()
LINES = BOX.splitlines()


def changed(line: int, text: str) -> str:
    """The box's file with one line (counted from 1) changed."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


def test_the_box_keeps_every_attested_fact() -> None:
    deck = EDITION.read("")
    levels, modifiers, skills = list(deck.levels), list(deck.modifiers), list(deck.skills)
    attested = [deck.attested >> crook & 1 for crook in range(len(levels))]
    assert len(levels) == 32
    assert (min(levels), max(levels), levels.count(10)) == (1, 10, 1)
    assert skills[levels.index(10)] == 5  # the Kingpin
    assert Counter(skills)[1] == Counter(skills)[2] == Counter(skills)[3] == 2  # pickpockets, accomplices, transfers
    pairs = list(zip(levels, modifiers, strict=True))
    for fact in ((2, -6), (7, 2), (8, -1)):
        assert fact in pairs
        assert attested[pairs.index(fact)] == 1
    assert sum(attested) == 10
    assert EDITION.faults(BOX) == []


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [(1, "columns")]),
        (changed(1, "id,level,modifier,gangs,ability"), [(1, "columns")]),
        (changed(3, "2,11,-3,,,no"), [(3, "number")]),
        (changed(3, "2,0,-3,,,no"), [(3, "number")]),
        (changed(3, "2,9,-10,,,no"), [(3, "number")]),
        (changed(3, "2,9,x,,baker,perhaps"), [(3, "choice"), (3, "number"), (3, "choice")]),
        (changed(3, "3,9,-3,,,no"), [(4, "twice")]),
        (changed(3, "33,9,-3,,,no"), [(3, "number")]),
        (changed(3, "2,9,-3,eastside,,no"), [(3, "gangs")]),
        (changed(3, "2,9,-3,outfit+outfit,,no"), [(3, "gangs")]),
        (changed(3, "2,9,-3,outfit+,,no"), [(3, "gangs")]),
        (changed(3, "2,9,-3,,kingpin,no"), [(3, "second_kingpin")]),
        (changed(2, "1,10,0,,,yes"), [("", "no_kingpin")]),
        (changed(3, "2,9,-3"), [(3, "cells"), ("", "count")]),
        ("\n \n", [(1, "columns")]),
        (changed(1, "id,level,level,gangs,ability,attested"), [(1, "columns")]),
        (changed(1, "id,level,modifier,gangs,ability,attested,id"), [(1, "columns")]),
        (changed(3, "2,1_0,-3,,,no"), [(3, "number")]),
        (changed(3, "2,９,-3,,,no"), [(3, "number")]),
        (changed(3, "２,9,-3,,,no"), [(3, "number")]),
        (changed(3, "2,9,+ 3,,,no"), [(3, "number")]),
        ("\n".join(LINES[:-1]), [("", "count")]),
        (BOX + "33,4,0,,,no\n", [(34, "number"), ("", "count")]),
    ],
)
def test_every_fault_is_found_at_its_line(text: str, faults: list[tuple[int | str, str]]) -> None:
    assert [(fault.place, fault.kind) for fault in EDITION.faults(text)] == faults
    for language in ("en", "fr"):
        told = [GAME.words(language).fault(fault) for fault in EDITION.faults(text)]
        assert all("{{" not in one and "fault." not in one for one in told)


def test_a_file_of_ones_own_is_played_with_and_its_journal_holds_it() -> None:
    own = changed(3, "2,9,4,northside + outfit,killer,yes").replace("\n", "\r\n")
    match = Match(GAME, 2, {"edition": own}, 3, "nonce", ["random"] * 2)
    facts = to_builtins(match.facts())
    assert facts["values"] == "own"
    assert facts["crooks"][1] == {
        "card": 2, "level": 9, "modifier": 4, "gangs": ["northside", "outfit"], "ability": "killer", "attested": True,
        "short": "9+4NO†",
    }  # fmt: skip
    assert match.facts().values == "own"  # type: ignore[attr-defined]
    while waiting := match.waiting():
        legal = match.legal(waiting[0])
        match.play(waiting[0], next((move for move in legal if eager(move)), legal[0]))
    journal = read(match.journal().text())
    assert "9,4,northside + outfit,killer" in str(journal.options["edition"])
    again = verify(journal)
    assert again.view(0) == match.view(0)
    assert isinstance(again.state, Crooks)
    deck = again.state.deck
    assert [deck.levels[1], deck.modifiers[1], deck.skills[1], deck.attested >> 1 & 1] == [9, 4, 4, 1]


def test_an_edition_is_ones_own_if_it_is_chosen_whatever_it_says() -> None:
    assert to_builtins(Match(GAME, 2).facts())["values"] == "reconstructed"
    own = Match(GAME, 2, {"edition": BOX})
    assert to_builtins(own.facts())["values"] == "own"
    assert own.facts().values == "own"  # type: ignore[attr-defined]
    for language, said in (("en", "reconstruction"), ("fr", "reconstitution")):
        assert said in GAME.rulebook(language).text
        assert said not in GAME.rulebook(language, own.options).text


def test_a_journal_with_a_broken_edition_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Match(GAME, 2, {"edition": changed(3, "2,99,-3,,,no")})
    assert refused.value.reason == "edition_faults"
    assert refused.value.about["game"] == "crooks"
