"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rookery.engine.dice import Dice
from rookery.engine.standpoint import Standpoint


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for a seat, from what that seat may know; all its chance comes from the dice it is given."""

    def choose(self, standpoint: Standpoint, dice: Dice) -> int:
        """One of the standpoint's legal moves."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal move, each as likely as the others."""

    def choose(self, standpoint: Standpoint, dice: Dice) -> int:
        legal = standpoint.legal()
        return legal[dice.pick(len(legal))]
