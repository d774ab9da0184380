"""Games to record: each way to end and to break a tie, for two to four, and one that was played well."""

from __future__ import annotations

from collections.abc import Callable

from rookery.engine.dice import QuickDice
from rookery.engine.match import Match
from rookery.engine.state import NONE
from rookery.games.london import GAME
from rookery.games.london.state import London
from rookery.minds.greedy import GreedyMind
from rookery.minds.mind import Budget, ask
from rookery.minds.values import Guess


def begin(players: int, seed: int, who: str = "random", options: dict[str, object] | None = None) -> Match:
    return Match(GAME, players, options, seed, "recorded", [who] * players)


def finish(match: Match, last: int | None = None) -> Match:
    """Random moves to the end; from the last card of the deck on with other luck, if so wished."""
    luck = QuickDice(match.seed)
    changed = False
    while waiting := match.waiting():
        assert isinstance(match.state, London)
        if last is not None and match.state.closing != NONE and not changed:
            luck = QuickDice(last)
            changed = True
        legal = match.state.legal(waiting[0])
        match.play(waiting[0], legal[luck.pick(len(legal))])
    return match


def play_well(match: Match) -> Match:
    """Moves of a mind that thinks a little."""
    mind = GreedyMind(Guess())
    luck = QuickDice(match.seed)
    while waiting := match.waiting():
        match.play(waiting[0], ask(mind, Budget(2), match.state, waiting[0], luck, []))
    return match


# The seeds of the ties were found by playing many last turns at random.
RECORDINGS: dict[str, Callable[[], Match]] = {
    "ending_points": lambda: finish(begin(2, 1)),
    "ending_points_of_three": lambda: finish(begin(3, 1)),
    "ending_points_of_four": lambda: finish(begin(4, 1)),
    "swaps_before_the_turn_ends": lambda: finish(begin(2, 16)),  # L7
    "flipped_without_colour": lambda: finish(begin(3, 5, options={"flipped_colours": False})),  # L22
    "tie_by_poverty": lambda: finish(begin(2, 3), 129),
    "tie_by_poverty_of_four": lambda: finish(begin(4, 0), 3),
    "tie_by_boroughs": lambda: finish(begin(2, 32), 116),
    "tie_by_card": lambda: finish(begin(2, 2222), 1),
    "tie_shared": lambda: finish(begin(2, 5811), 113),
    "played_well_by_two": lambda: play_well(begin(2, 7, "greedy")),
    "played_well_by_four": lambda: play_well(begin(4, 7, "greedy")),
}
