"""Law 2: when several seats owe a move, the order in which they speak does not matter."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rookery.contract.positions import crossroads, seen
from rookery.engine.game import AnyGame
from rookery.engine.match import Match


def test_the_order_of_simultaneous_moves_does_not_matter(game: AnyGame, players: int) -> None:
    @given(match=crossroads(game, players), data=st.data())
    def check(match: Match | None, data: st.DataObject) -> None:
        if match is None:
            return
        waiting = match.waiting()
        moves = {seat: data.draw(st.sampled_from(match.state.legal(seat))) for seat in waiting}
        ends = []
        for order in (waiting, data.draw(st.permutations(waiting))):
            state = match.state.copy()
            for number, seat in enumerate(order):
                assert all(other in state.waiting() for other in order[number:])
                assert list(state.legal(seat)) == list(match.state.legal(seat))
                state.play(seat, moves[seat])
            ends.append((repr(state), [seen(game, state, seat) for seat in [None, *range(players)]]))
        assert ends[0] == ends[1]

    check()
