"""Words: placeholders, plurals, groups, lists and seats."""

from __future__ import annotations

import pytest

from rookery.engine.refusals import Refusal
from rookery.engine.words import Words, placeholders

TREE = {
    "and": "and",
    "seat": {"0": "Red", "1": "Blue", "nobody": "The dummy"},
    "tile": {"banker": "the banker"},
    "event": {
        "robbed_one": "{{gang, seat}} robs {{tile, tile}}: {{count}} coin.",
        "robbed_other": "{{gang, seat}} robs {{tile, tile}}: {{count}} coins.",
        "won": "{{gangs, seat}} won.",
    },
    "refusal": {"gone": "Child {{child}} is gone.", "wrong": "Move {{number}}: {{refusal}}"},
}


def words(language: str = "en") -> Words:
    return Words(language, TREE).seated(2)


def test_a_sentence_with_its_arguments() -> None:
    told = words().event("robbed", {"gang": 0, "tile": "banker", "count": 7})
    assert told == "Red robs the banker: 7 coins."


@pytest.mark.parametrize(
    ("language", "count", "form"), [("en", 0, "s."), ("en", 1, "."), ("fr", 0, "."), ("fr", 2, "s.")]
)
def test_plurals_follow_the_language(language: str, count: int, form: str) -> None:
    told = words(language).event("robbed", {"gang": 0, "tile": "banker", "count": count})
    assert told.endswith(f"{count} coin{form}")


def test_lists_are_joined_and_seats_named() -> None:
    assert words().event("won", {"gangs": [0]}) == "Red won."
    assert words().event("won", {"gangs": [0, 1, 2]}) == "Red, Blue and The dummy won."
    assert Words("en", TREE).seated(2, ["Ann", "Bob"]).event("won", {"gangs": [1, 0]}) == "Bob and Ann won."


def test_a_loss_has_a_true_minus() -> None:
    assert Words("en", {"line": "{{points}} points"}).say("line", {"points": -3}) == "−3 points"


def test_an_order_is_no_list() -> None:
    ordered = Words("en", {"line": "{{gangs, seat, ›}}."}).over(words())
    assert ordered.say("line", {"gangs": [1, 0, 2]}) == "Blue ›\u00a0Red ›\u00a0The dummy."
    assert ordered.say("line", {"gangs": []}) == "."


def test_a_refusal_may_hold_another() -> None:
    inner = Refusal("gone", "K1", child=3)
    assert words().refusal(Refusal("wrong", number=4, refusal=inner)) == "Move 4: Child 3 is gone. [K1]"
    assert Refusal("wrong", number=4, refusal=inner).data()["args"] == {"number": 4, "refusal": inner.data()}


def test_the_first_words_count_and_a_missing_sentence_tells_its_key() -> None:
    layered = Words("en", {"and": "&"}).over(words())
    assert layered.say("and") == "&"
    assert layered.say("tile.banker") == "the banker"
    assert layered.say("no.such.key") == "no.such.key"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="no_such_language"):
        Words.read("de", "rookery.engine")


def test_placeholders() -> None:
    assert placeholders("{{a}} and {{b, seat}}, {{c, seat, ›}}") == {"a", "b", "c"}
