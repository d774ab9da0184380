"""What a seat knows as numbers: all that it may know, and nothing else."""

from __future__ import annotations

import pytest

from rookery.contract.positions import play_randomly
from rookery.engine.dice import QuickDice
from rookery.engine.features import Features
from rookery.engine.match import Match
from rookery.games.assassin import GAME
from rookery.games.assassin.conduct import HABITS, HIGH, LAST_SAVED, LAST_SUNK, LOW, LOWEST_SUNK, RANKS_LAID, SUNK_BY
from rookery.games.assassin.pieces import SPADES
from rookery.games.assassin.state import Affair
from tests.games.assassin.setting import NO_JACKS, ask, counted, lay, play, table

POLICE, ASSASSIN, TRAITOR = range(3)


def row(state: Affair, seat: int) -> list[float]:
    features = Features(sum(width for _, width in GAME.inputs(state.players)))
    state.features(seat, features)
    assert features.next == features.size
    return features.row()


def block(state: Affair, seat: int, name: str, camp: int = POLICE) -> list[float]:
    """A block as one camp sees it."""
    numbers = row(state, seat)
    for block, width in GAME.inputs(state.players):
        if block == name:
            third = width // 3
            return numbers[camp * third : (camp + 1) * third]
        del numbers[:width]
    raise LookupError(name)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variant", [False, True])
def test_numbers_are_the_same_in_every_imagined_world(players: int, variant: bool) -> None:
    match = Match(GAME, players, {"open": variant}, 5)
    luck = QuickDice(1)
    while not match.over:
        assert isinstance(match.state, Affair)
        for seat in range(players):
            known = row(match.state, seat)
            assert max(map(abs, known)) <= 4.0
            for _ in range(3):
                assert row(match.state.imagine(seat, luck), seat) == known
        assert match.state.totals() == [sheet.total for sheet in GAME.scores(match.state)]
        play_randomly(match, luck)


def test_each_role_has_numbers_of_its_own() -> None:
    state = table("1♠", "2♠", "3♠", "4♠", kings="♥ ♦ ♣ ♠")
    for seat, mine in ((0, POLICE), (1, POLICE), (2, TRAITOR), (3, ASSASSIN)):
        for camp in range(3):
            assert any(block(state, seat, "hand", camp)) == (camp == mine)


def test_a_hand_is_told_by_the_trumps_of_the_next_trick() -> None:
    state = table("10♦ 1♠", "2♠ 3♠", "3♦ 4♠", "4♦ 5♠", trumps="♦ ♠ ♥ ♣", trick=8)
    assert [place for place, number in enumerate(block(state, 0, "hand")) if number] == [9, 10]
    lay(state, "1♠", "2♠", "3♦", "4♦")  # A6: diamonds go to the end of the line
    assert [place for place, number in enumerate(block(state, 0, "hand")) if number] == [39]
    assert block(state, 0, "others' hands") == [0, 0, 0.5, 0.5, 0.5, 0, 0, 0, 0, 0]


def test_cards_face_down_count_as_held_and_those_face_up_as_laid() -> None:
    state = table("5♥ 1♠", "6♥ 2♠", "7♥ 3♠", "8♥ 4♠", trick=8)
    lay(state, "5♥", "6♥")
    assert block(state, 0, "table") == [1.0, 0, 0, 0, 1.6, 0, 1.5]
    assert block(state, 0, "others' hands")[5] == 0.5  # that six
    state = table("5♥ 1♠", "6♥ 2♠", "7♥ 3♠", "8♥ 4♠", trick=8, variant=True)
    lay(state, "5♥", "6♥")
    assert block(state, 0, "table") == [1.0, 1.2, 0, 0, 1.0, 0, 1.0]
    assert block(state, 0, "others' hands")[5] == 0
    assert block(state, 1, "leader") == [0, 0, 0, 1]


def test_jacks_used_are_told_with_their_owners() -> None:
    state = table("5♥ 1♠", "6♥ 2♠", "7♥ 3♠", "8♥ 4♠", jacks="♠ ♥ ♦ ♣", trick=8)
    assert block(state, 0, "jack") == [1, 0, 0, 0]
    assert block(state, 0, "others' jacks") == [0, 1, 1, 1]
    assert not any(block(state, 0, "jacks used"))
    play(state, "pass", "pass", "use diamonds", "pass")
    assert block(state, 0, "others' jacks") == [0, 1, 0, 1]
    assert [place for place, number in enumerate(block(state, 0, "jacks used")) if number] == [2 * 4 + 2]
    assert block(state, 0, "changes")[0] == 1
    lay(state, "5♥", "6♥", "7♥", "8♥")
    assert block(state, 0, "victims") == [0, 0, 0, 0.5, 0, 0, 0, 0, 1, 0]
    assert block(state, 1, "victims") == [0, 0, 0.5, 0, 0, 0, 0, 1, 0, 0]


def test_one_knows_ones_own_answer_alone() -> None:
    state = table("5♥ 1♠", "6♥ 2♠", "7♥ 3♠", "8♥ 4♠", kings="♥ ♣ ♦ ♠", jacks="♠ ♥ ♦ ♣", trick=8)
    before = row(state, 0)
    play(state, "2: use diamonds")
    assert row(state, 0) == before
    assert block(state, 2, "step")[-2:] == [0, 1]
    assert block(state, 0, "step")[-2:] == [1, 0]


def test_standing_is_of_the_match() -> None:
    state = counted([3, 1, 0, 2], 4, kings="♥ ♦ ♣ ♠", points=[17, 2, 0, 0])
    assert block(state, 0, "traitor") == [0, 0, 1, 0]
    assert block(state, 0, "standing")[:3] == [0.4, 0, 0.2]
    assert block(state, 1, "standing")[-3:] == [0.4, -1.5, 0.2]
    early = counted([3, 1, 0, 2], 4, kings="♥ ♦ ♣ ♠", points=[7, 2, 0, 0])
    assert block(early, 1, "standing")[-3:] == [0.8, -0.5, 0]  # a race for 15


def habits(state: Affair, seat: int) -> dict[int, int]:
    found = {habit: int(state.habits[seat * HABITS + habit]) for habit in range(HABITS)}
    return {habit: count for habit, count in found.items() if count}


def test_habits_are_counted_trick_by_trick_and_forgotten_with_the_deal() -> None:
    state = table("8♥ 1♠", "6♥ 2♠", "2♥ 3♠", "1♥ 4♠", trick=8, variant=True)
    lay(state, "8♥", "6♥", "2♥", "1♥")  # 17: less than 21; the last one sank it
    assert habits(state, 3) == {RANKS_LAID: 1, LOW: 1, SUNK_BY: 9, LOWEST_SUNK: 1, LAST_SUNK: 1}
    assert habits(state, 0) == {RANKS_LAID: 8, HIGH: 1, SUNK_BY: 2}
    assert block(state, 2, "habits", TRAITOR)[HABITS : HABITS + 2] == [1 / 30, 1 / 3]  # seat 3 sits on the left
    lay(state, "1♠", "2♠", "3♠", "4♠")
    play(state, "name 0")
    assert not any(state.habits)


def test_who_lays_in_place_of_the_jack_has_seen_the_others() -> None:
    state = table("8♥ 1♠", "6♥ 2♠", "9♥ 3♠", "1♥ 4♠", jacks="♥ ♦ ♠ ♣", trick=8)
    state.used = NO_JACKS & ~(1 << SPADES)
    ask(state)
    lay(state, "8♥", "6♥", "J", "1♥")
    assert block(state, 2, "table", TRAITOR)[:4] == [0, 0.2, 1.6, 1.2]
    lay(state, "9♥")
    assert habits(state, 2)[LAST_SAVED] == 1
    assert LAST_SUNK not in habits(state, 3)


def test_who_sinks_packets_having_seen_them_is_likely_to_be_the_assassin() -> None:
    worlds = []
    for kings in ("♥ ♦ ♣ ♠", "♥ ♠ ♣ ♦"):
        state = table("8♥ 1♠", "6♥ 2♠", "2♥ 3♠", "1♥ 4♠", kings=kings, trick=8, variant=True)
        before = state.likely(0)
        lay(state, "8♥", "6♥", "2♥", "1♥")
        assert before == 1.0
        worlds.append(state.likely(0))
    assert worlds[0] > 1.5 * worlds[1]
