"""The recorded games show what their names say."""

from __future__ import annotations

import pytest

from rookery.engine import journal
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.count import ending
from rookery.games.oliver_twist.pieces import CHARACTERS
from rookery.games.oliver_twist.state import Twist
from tests import TESTS
from tests.games.oliver_twist.recordings import RECORDINGS, Story

JOURNALS = TESTS / "journals" / GAME.name
SHOWN = {
    "day_ends_streets_empty": "day ends, streets empty",
    "day_ends_too_poor": "day ends, too poor",
    "day_ends_paying_less": "day ends, paying less",
    "day_ends_card_in_hand": "day ends, card in hand",
    "night_ends_streets_empty": "night ends, streets empty",
    "night_ends_too_poor": "night ends, too poor",
    "night_ends_paying_less": "night ends, paying less",
    "day_fines_tied": "day fines tied",
    "night_fines_tied": "night fines tied",
    "poorest_tied": "day poorest tied",
    "toby_crackit_finds_in_the_bag": "toby-crackit finds",
    **{f"burglary_with_{kinds}_kinds": f"burglary with {kinds}" for kinds in range(6)},
    **{f"{name.replace('-', '_')}_helps": f"{name} helps" for name in CHARACTERS},
    **{f"{name.replace('-', '_')}_hides": f"{name} hides" for name in CHARACTERS},
}


def retold(name: str) -> Story:
    """A recorded game played again, with its notes."""
    recorded = journal.load(JOURNALS / f"{name}.json")
    moves = iter(recorded.moves)

    def wish(state: Twist, legal: list[str]) -> str:
        return next(moves)[1]

    return Story(recorded.players, int(recorded.seed, 16), wish, str(recorded.options["edition"]))


@pytest.mark.parametrize("name", SHOWN)
def test_a_recorded_game_shows_what_its_name_says(name: str) -> None:
    assert SHOWN[name] in retold(name).notes


def test_both_endings_are_recorded() -> None:
    assert [ending(retold(f"ending_{how}").state) for how in ("win", "shared")] == ["win", "shared"]


def test_every_recording_is_there() -> None:
    assert {path.stem for path in JOURNALS.glob("*.json")} == set(RECORDINGS)
