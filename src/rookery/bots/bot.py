"""What a bot is, and how one is asked."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rookery.engine.dice import Dice
from rookery.engine.events import Event
from rookery.engine.standpoint import Standpoint, stand
from rookery.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for a seat, from what that seat may know; all its chance comes from the dice it is given."""

    def choose(self, standpoint: Standpoint, dice: Dice) -> int:
        """One of the standpoint's legal moves."""
        raise NotImplementedError

    def listens(self) -> bool:
        """Whether it wants the story that its seat has heard."""
        return False


class RandomBot(Bot):
    """Plays any legal move, each as likely as the others."""

    def choose(self, standpoint: Standpoint, dice: Dice) -> int:
        legal = standpoint.legal()
        return legal[dice.pick(len(legal))]


def ask(bot: Bot, state: State, seat: int, dice: Dice, story: list[Event]) -> int:
    """A bot's choice at the true table. It is shown a standpoint; chance alone needs none, which is much faster."""
    if isinstance(bot, RandomBot):
        legal = state.legal(seat)
        return legal[dice.pick(len(legal))]
    return bot.choose(stand(state, seat, dice, story), dice)
