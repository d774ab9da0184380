"""One game between minds, from its deal to its end, all inside the compiled group."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.events import Event
from rookery.engine.state import NONE, State
from rookery.minds.mind import Budget, Mind, ask


class Course:
    """How a game went: its moves, if they are kept, how many there were, and in how many turns."""

    def __init__(self, keep: bool = False) -> None:
        self.kept: list[tuple[int, int]] | None = [] if keep else None  # seats and moves
        self.moves: int = 0
        self.turns: int = 0
        self.over: bool = False  # or stopped at the limit


def contest(state: State, minds: list[Mind], budgets: list[Budget], dice: Dice, limit: int, course: Course) -> None:
    """Play to the end, or to a limit of moves, if there is one; a mind and a budget for each seat.

    A turn is what a seat decides until another is asked; what several decide at once is one turn of theirs.
    """
    before = NONE
    while not limit or course.moves < limit:
        waiting = state.waiting()
        if not waiting:
            course.over = True
            return
        asked = waiting[0] if len(waiting) == 1 else NONE
        if asked != before or asked == NONE:
            course.turns += 1
        before = asked
        for seat in waiting:
            move = ask(minds[seat], budgets[seat], state, seat, dice, [])
            state.play(seat, move)
            course.moves += 1
            if course.kept is not None:
                course.kept.append((seat, move))
    course.over = not state.waiting()


def count_kinds(events: list[Event], places: dict[str, int]) -> list[int]:
    """How many events there were of each kind, each kind at its place."""
    counts = [0] * len(places)
    for event in events:
        counts[places[event.kind]] += 1
    return counts
