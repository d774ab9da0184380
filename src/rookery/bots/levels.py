"""The bots by name."""

from __future__ import annotations

from rookery.bots.bot import Bot, RandomBot
from rookery.bots.greedy import GreedyBot
from rookery.engine.refusals import Refusal

LEVELS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}  # the weakest first


def find(name: str) -> Bot:
    """The bot of that name. Bots keep nothing between moves, so one can sit in many seats."""
    bot = LEVELS.get(name)
    if bot is None:
        raise Refusal("no_such_bot", bot=name, bots=", ".join(LEVELS))
    return bot
