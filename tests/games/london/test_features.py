"""What a seat knows as numbers: the same in every world it could be in; each block tells what it is named for."""

from __future__ import annotations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.features import Features
from rookery.games.london import GAME
from rookery.games.london.features import see
from rookery.games.london.pieces import BOROUGH_NAMES, CARD_NAMES
from rookery.games.london.state import London
from tests.games.london.tables import play, table

KIND = CARD_NAMES.index


def row(state: London, seat: int = 0) -> dict[str, list[float]]:
    """The numbers by block."""
    blocks = GAME.inputs(state.players)
    features = Features(sum(width for _, width in blocks))
    see(state, seat, features)
    numbers = features.row()
    found = {}
    for name, width in blocks:
        found[name], numbers = numbers[:width], numbers[width:]
    return found


def changed(before: London, after: London, seat: int = 0) -> set[str]:
    """The blocks that differ."""
    one, other = row(before, seat), row(after, seat)
    return {name for name in one if one[name] != other[name]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_fill_their_blocks_and_are_the_same_in_every_world(players: int) -> None:
    luck = QuickDice(players)
    size = sum(width for _, width in GAME.inputs(players))
    state: London = GAME.start(players, seed=players)
    features = Features(size)
    kept = 0
    moves = 0
    while state.waiting():
        for seat in range(players):
            features.clear()
            see(state, seat, features)
            assert features.next == size
            known = features.kept()
            assert len(set(known[0])) == len(known[0])  # each at most once
            assert max(map(abs, known[1])) < 20
            kept = max(kept, len(known[0]))
            if moves % 5 == 0:
                features.clear()
                see(state.imagine(seat, luck), seat, features)
                assert features.kept() == known
        legal = state.legal(state.waiting()[0])
        state.play(state.waiting()[0], legal[luck.pick(len(legal))])
        moves += 1
        assert state.totals() == [sheet.total for sheet in GAME.scores(state)]
        assert row(state)["mine_standing"][22] * 40 == pytest.approx(state.totals()[0])
    assert kept < size / 2
    see(state, 0, Features(size))  # even when all is over


def test_totals_count_what_is_owed() -> None:
    state = table("", money=29)
    before = state.totals()
    state.borrow(0, 2)  # £49 pay both back, and leave £19
    assert state.totals() == [before[0] - 9 + (49 - 30) // 3, before[1]]
    state.seats[0].money = 0
    assert state.totals() == [-14, before[1]]


def test_standing_tells_the_seats_apart() -> None:
    state = table("", players=3)
    for seat, blocks in enumerate((["mine"], ["next_1"], ["next_2"])):
        richer = state.copy()
        richer.seats[seat].money += 2
        assert changed(state, richer) == {f"{one}_standing" for one in blocks}
    richer = state.copy()
    richer.seats[0].points += 3
    assert changed(state, richer, seat=1) == {"next_2_standing"}
    # the others' counts are told as what they are ahead of mine
    assert changed(state, richer) == {"mine_standing", "next_1_standing", "next_2_standing"}


def test_the_own_hand_is_known_and_others_only_by_their_size() -> None:
    one, other = table("salters lords", "mercers"), table("salters wren", "grocers")
    assert {"hand_kinds", "hand_colours"} == changed(one, other)
    assert row(one)["hand_kinds"][KIND("lords")] == 1.0
    assert not row(one)["hand_kinds"][KIND("mercers")]
    assert changed(one, other, seat=1) == {"hand_kinds"}  # brown for brown
    assert "next_1_standing" in changed(table("salters"), table("salters", "lords"))


def test_cities_tell_what_they_would_bring() -> None:
    state = table("", area="salters hospital", areas=("~grocers university",))
    numbers = row(state)
    assert numbers["my_city_kinds"][KIND("salters")] == 1.0
    assert not numbers["other_city_kinds"][KIND("grocers")]  # flipped
    assert sum(numbers["next_1_powers"]) == 1.0
    poorer = table("", area="~salters hospital", areas=("~grocers university",))
    assert numbers["mine_city"][0] > row(poorer)["mine_city"][0] == 0.0
    assert changed(state, poorer) == {"mine_city", "my_city_kinds"}


def test_a_card_that_is_being_paid_for_is_not_lost() -> None:
    state = table("lords wren", area="brewing salters")
    paying = play(state.copy(), "activate brewing")
    assert row(paying)["mine_city"][0] == row(state)["mine_city"][0]
    paid = play(paying.copy(), "spend lords", "activate salters")
    assert row(paid)["mine_city"][0] == 0.0


def test_the_map_tells_whose_a_borough_is() -> None:
    numbers = row(table("", lands="city", other_lands=("hackney",), tubes="hackney"))
    city, hackney = BOROUGH_NAMES.index("city"), BOROUGH_NAMES.index("hackney")
    assert (numbers["my_boroughs"][city], numbers["other_boroughs"][hackney]) == (1.0, 1.0)
    assert (numbers["tubes"][city], numbers["tubes"][hackney]) == (0.0, -1.0)
    assert sum(numbers["open_boroughs"]) > 0
    assert not numbers["open_boroughs"][city]


def test_the_card_being_placed_and_the_step_are_told() -> None:
    state = table("salters mercers lords")
    after = play(state.copy(), "play salters")
    numbers = row(after)
    assert numbers["held_kind"][KIND("salters")] == 1.0
    assert {"held_kind", "my_step", "hand_kinds"} <= changed(state, after)
    assert sum(row(after, seat=1)["other_step"]) == 1.0
    assert sum(row(after, seat=1)["my_step"]) == 0.0


def test_the_end_is_seen_coming() -> None:
    state = table("", deck="salters", left=1, players=3)
    later = table("", deck="salters", left=0, players=3)
    assert sum(row(state)["deck_left"]) == sum(row(later)["deck_left"]) + 1
    closing = play(later, "three", "draw")  # nothing else is left: the next one's last turn
    assert (closing.closing, closing.turn) == (0, 1)
    numbers = row(closing)
    assert [numbers[f"{who}_standing"][26] for who in ("mine", "next_1", "next_2")] == [0.0, 1.0, 1.0]
    assert [numbers[f"{who}_standing"][25] for who in ("mine", "next_1", "next_2")] == [1.0, 0.0, 0.0]
    assert not any(numbers["deck_left"])
