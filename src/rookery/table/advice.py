"""Hints and reviews at tables: thought once in the bots' processes, in turn with them, and kept with the table."""

from __future__ import annotations

import asyncio
from typing import Any

from rookery.engine.dice import QuickDice
from rookery.engine.match import asked
from rookery.engine.refusals import Refusal
from rookery.minds import hint, review
from rookery.table import commands
from rookery.table.hall import Hall, Hosted
from rookery.table.questions import Question, WhatWentWrong, WhichHint
from rookery.table.thinking import Thinkers, TookTooLong

KEPT = 16  # answers at a table: what was asked first is forgotten first


class Advice:
    """Answers people who want to know better."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers

    async def hint(self, hosted: Hosted, key: str) -> hint.Hint:
        """What the seat of a key could do now. That it was asked for is kept, once a moment, and told to everybody."""
        table = hosted.table
        await self.hall.do(table.id, commands.Hint(key))
        seat, match = table.seat_of(key), table.match
        assert seat is not None
        assert match is not None
        if seat not in match.waiting():  # they have moved meanwhile
            raise Refusal("not_asked", seats=asked(match.state, seat), seat=seat)
        moves = len(match.moves)
        standpoint = match.standpoint(seat, QuickDice(hint.SEED), story=False)
        question = WhichHint(match.game.name, match.own, standpoint, moves)
        found: hint.Hint = await self._once(hosted, ("hint", seat, table.number_of_last_move()), question)
        return found

    async def review(self, hosted: Hosted, seat: int) -> review.Review:
        """A seat's finished game."""
        table = hosted.table
        table.finished()
        if not 0 <= seat < len(table.sittings):
            raise Refusal("no_such_seat", seat=seat + 1, players=len(table.sittings))
        found: review.Review = await self._once(hosted, ("review", seat, 0), WhatWentWrong(table.journal(), seat))
        return found

    async def _once(self, hosted: Hosted, key: tuple[str, int, int], question: Question) -> Any:
        """The answer to a question; who asks it again, or meanwhile, gets the same."""
        thought = hosted.advice.get(key)
        if thought is None:
            thought = asyncio.create_task(self.thinkers.ask(question, hosted.table.id))
            hosted.advice[key] = thought
            while len(hosted.advice) > KEPT:
                hosted.advice.pop(next(iter(hosted.advice)))
        try:
            return await asyncio.shield(thought)
        except TookTooLong:
            hosted.advice.pop(key, None)
            raise Refusal("thought_too_long") from None
        except Exception:
            hosted.advice.pop(key, None)
            raise
