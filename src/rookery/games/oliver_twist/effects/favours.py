"""Characters who help with money and the police: Charley Bates, Mr Brownlow, Mrs Bedwin, Nancy and Rose Maylie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.oliver_twist.pieces import FAVOURS, PRESENT
from rookery.games.oliver_twist.steps.numbers import OWE_BARGAIN, OWE_CLEAR, OWE_FENCE

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


def fence(state: Twist, seat: int) -> bool:
    """Charley Bates: £3 for every wallet that one parts with."""
    if not state.wallets(seat):
        return False
    state.owe(OWE_FENCE, seat)
    return True


def gift(state: Twist, seat: int) -> bool:
    """Mr Brownlow: £5."""
    state.earn(seat, PRESENT, FAVOURS)
    state.tell("gift", "O29", {"seat": seat, "pounds": PRESENT})
    return True


def bargain(state: Twist, seat: int) -> bool:
    """Mrs Bedwin: a set of two or more. Offered to everyone, so that nobody learns what is not there (O35)."""
    state.owe(OWE_BARGAIN, seat)
    return True


def clear(state: Twist, seat: int) -> bool:
    """Nancy, Rose Maylie: one kind leaves one's own file."""
    if not state.files[seat]:
        return False
    state.owe(OWE_CLEAR, seat)
    return True
