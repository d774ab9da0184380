"""A turn (O2, O5 to O9): prowl, go to Fagin, play a character; who can neither prowl nor sell may end the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.effects.help import help_out
from rookery.games.oliver_twist.moves import (
    MOVE_BRIBE,
    MOVE_HIDE,
    MOVE_HOLD,
    MOVE_PAY,
    MOVE_PLAY,
    MOVE_SELL,
    SELLS,
)
from rookery.games.oliver_twist.pieces import BRIBE, CHARACTERS, SET
from rookery.games.oliver_twist.rounds import give_up
from rookery.games.oliver_twist.steps.prowl import prowl, prowl_moves
from rookery.games.oliver_twist.steps.sale import begin_sale, kinds_to_sell
from rookery.games.oliver_twist.steps.why import why_not_in_turn

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Turn(Step["Twist"]):
    """Everything that is open at the beginning of a turn."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        moves = prowl_moves(state, seat)
        moves += SELLS[kinds_to_sell(state, seat, SET)]
        if not moves:
            moves.append(MOVE_PAY)
        hand = state.hands[seat]
        if hand:
            for card in hand:
                moves.append(MOVE_PLAY + card)
            for card in hand:
                moves.append(MOVE_HIDE + card)
        return moves

    def play(self, state: Twist, seat: int, move: int) -> None:
        if move == MOVE_PAY:
            give_up(state, seat)
        elif move >= MOVE_PLAY:
            self.play_card(state, seat, move)
        elif MOVE_SELL <= move < MOVE_HOLD:
            begin_sale(state, seat, move - MOVE_SELL, SET)
        else:
            prowl(state, seat, move)

    def play_card(self, state: Twist, seat: int, move: int) -> None:
        """O7: the card is discarded face up, and helps; or it does not."""
        helps = move < MOVE_HIDE
        card = move - (MOVE_PLAY if helps else MOVE_HIDE)
        state.hands[seat] = [other for other in state.hands[seat] if other != card]
        state.discard = [*state.discard, card]
        if not helps:
            state.tell("hid", "O7", {"seat": seat, "character": CHARACTERS[card]})
            return
        state.tell("helped", "O7", {"seat": seat, "character": CHARACTERS[card]})
        state.helper = card
        if not help_out(state, seat, state.parts.effects[card]):
            state.tell("nothing_came", state.help_rule(), {"seat": seat})

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        if move == MOVE_BRIBE:
            if state.touches_token(state.pawn):
                return Refusal("pawn_touches", "O5")
            if state.money[seat] < BRIBE:
                return Refusal("too_poor", "O5", pounds=BRIBE)
            return Refusal("streets_empty", "O9")
        if move == MOVE_PAY:
            return Refusal("can_still_act", "O9")
        return why_not_in_turn(state, seat, move, self.rule)
