"""A player of an older version, in a process of its own: it is told of every move and asked for some, a line each.

Run by the Python of an environment that has that version (commit a49e8e6, with `bots/`); `beside_before.py` starts it.
"""

from __future__ import annotations

import json
import sys
from typing import Any


def main() -> None:
    """Sit at one table after the other."""
    from rookery.bots.bot import ask  # type: ignore[import-not-found,unused-ignore]
    from rookery.bots.levels import find  # type: ignore[import-not-found,unused-ignore]

    from rookery.engine import registry
    from rookery.engine.dice import QuickDice

    bot = find("greedy")
    game: Any = None
    state: Any = None
    dice: Any = None
    for line in sys.stdin:
        what, *about = json.loads(line)
        if what == "start":
            name, players, options, seed, luck = about
            game = registry.find(name)
            state = game.start(players, game.settle(options), seed)
            dice = QuickDice(luck)
        elif what == "play":
            seat, move = about
            state.play(seat, game.catalogue.find(move))
        else:
            move = ask(bot, state, about[0], dice, [])
            print(game.catalogue.name(move), flush=True)


if __name__ == "__main__":
    main()
