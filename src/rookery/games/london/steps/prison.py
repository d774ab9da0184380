"""L26: send cards from the hand to prison, or Paupers to work, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.engine.refusals import Refusal
from rookery.engine.steps import ASK, LAPSE
from rookery.games.london.effects.texts import imprison
from rookery.games.london.moves import DONE, PIECE, SPEND
from rookery.games.london.pieces import CARD_NAMES, COLOUR, GREY
from rookery.games.london.steps.choice import ANY, Choice, add_hand
from rookery.games.london.steps.spend import refuse_spending

if TYPE_CHECKING:
    from rookery.games.london.state import London

WORKERS: Final = CARD_NAMES[list(COLOUR).index(GREY)]


class Prison(Choice):
    """Any card, up to a number; or no more."""

    def forced(self, state: London, seat: int) -> int:
        return ASK if state.due and len(state.mine.hand) else LAPSE

    def lapse(self, state: London, seat: int) -> None:
        state.due = 0

    def legal(self, state: London, seat: int) -> list[int]:
        moves = [DONE]
        add_hand(state, moves, SPEND, ANY)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        if move == DONE:
            state.due = 0
        else:
            state.due -= 1
            send(state, self.number, move)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        return refuse_spending(self, state, seat, move, Choice.refuse(self, state, seat, move))


class Workhouse(Choice):
    """Any number of Paupers; or no more. They are always asked for: whether there are any is nobody's business."""

    def forced(self, state: London, seat: int) -> int:
        return ASK if len(state.mine.hand) else LAPSE

    def legal(self, state: London, seat: int) -> list[int]:
        moves = [DONE]
        add_hand(state, moves, SPEND, GREY)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        if move != DONE:
            send(state, self.number, move)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        return refuse_spending(self, state, seat, move, Refusal("only_paupers", "L26", card=WORKERS))


def send(state: London, step: int, move: int) -> None:
    """Send a card, and ask again."""
    kind = PIECE[move]
    pile: int = state.about
    card = state.give_up(state.turn, kind)
    if state.told is not None:
        state.tell("spent", "L26", {"seat": state.turn, "card": CARD_NAMES[kind]})
    imprison(state, pile, card)
    state.owe(step, state.turn, pile)
