"""Oliver Twist as it is played: which step is owed, what it leaves open, and what follows by itself."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.games.oliver_twist import guess, imagination
from rookery.games.oliver_twist.effects import favours, lairs, streets
from rookery.games.oliver_twist.pieces import (
    LINES,
    MOVE_DONE,
    NONE,
    OWE_BARGAIN,
    OWE_CHAIN,
    OWE_CLEAR,
    OWE_DISCARD,
    OWE_EQUIP,
    OWE_EXCESS,
    OWE_FENCE,
    OWE_FILE,
    OWE_KEEP,
    OWE_NAME,
    OWE_PATH,
    OWE_PLACE,
    OWE_PROWL,
    OWE_ROAM,
    OWE_SALE,
    OWE_SEARCH,
    OWE_SEIZE,
    OWE_SNATCH,
    OWE_STEAL,
    OWE_TURN,
    PLAZA,
    SPACES,
    TOKENS,
)
from rookery.games.oliver_twist.state import Gang
from rookery.games.oliver_twist.steps import burglary, chain, fagin, prowl, relocation, rounds, taking, turn


class Twist(Gang):
    """A game of Oliver Twist."""

    def copy(self) -> Twist:
        return Twist(
            self.players, self.edition, self.night, self.turn, self.owed[:], self.over, self.pawn, self.board[:],
            self.known[:], self.bag[:], self.box, self.pool[:], self.aside, self.reserves[:], self.files[:],
            self.fronts[:], self.ledger[:], self.money[:], self.bank, self.rewarded, self.deck[:], self.hands[:],
            self.discard[:], self.burglaries[:], self.kept_by[:], self.kept[:], self.ruled_out[:], self.drawn,
            self.taken, self.target, self.way, self.chain_at, self.chain_left, self.looks, self.sale, self.least,
            self.victim, self.helper, self.counts[:], self.dice.copy(),
        )  # fmt: skip

    def begin(self) -> None:
        rounds.begin_day(self)

    def legal(self, seat: int) -> list[int]:
        step = self.step()
        if step == OWE_TURN:
            return turn.legal(self, seat)
        if step == OWE_PROWL:
            return prowl.legal(self, seat)
        if step == OWE_PATH:
            return prowl.legal_path(self, seat)
        if step == OWE_CHAIN:
            return chain.legal(self, seat)
        if step == OWE_PLACE:
            return relocation.legal(self, seat)
        if step == OWE_FILE:
            return taking.legal(self, seat)
        if step == OWE_SALE:
            return fagin.legal_sale(self, seat)
        if step == OWE_KEEP:
            return burglary.legal_keep(self, seat)
        if step == OWE_DISCARD:
            return burglary.legal_discard(self, seat)
        if step == OWE_NAME:
            return rounds.legal_name(self, seat)
        if step == OWE_ROAM:
            return streets.legal_roam(self, seat)
        if step == OWE_SNATCH:
            return streets.legal_take(self, False)
        if step == OWE_EQUIP:
            return streets.legal_take(self, True)
        if step == OWE_FENCE:
            return favours.legal_fence(self, seat)
        if step == OWE_CLEAR:
            return favours.legal_clear(self, seat)
        if step == OWE_BARGAIN:
            return favours.legal_bargain(self, seat)
        if step == OWE_STEAL:
            return lairs.legal_victim(self, seat, self.reserves)
        if step == OWE_SEARCH:
            return lairs.legal_victim(self, seat, self.files)
        if step == OWE_SEIZE:
            return lairs.legal_seize(self, seat)
        return lairs.legal_excess(self, seat)

    def play(self, seat: int, move: int) -> None:
        step = self.step()
        self.owed.pop()
        if move == MOVE_DONE:
            self.tell("declined", "O35", {"seat": seat})
        self.take_step(step, seat, move)
        self.settle()

    def take_step(self, step: int, seat: int, move: int) -> None:
        """What a move means in a step."""
        if step == OWE_TURN:
            turn.play(self, seat, move)
        elif step == OWE_PROWL:
            prowl.play(self, seat, move)
        elif step == OWE_PATH:
            prowl.play_path(self, seat, move)
        elif step == OWE_CHAIN:
            chain.play(self, seat, move)
        elif step == OWE_PLACE:
            relocation.play(self, seat, move)
        elif step == OWE_FILE:
            taking.play(self, seat, move)
        elif step == OWE_SALE:
            fagin.play_sale(self, seat, move)
        elif step == OWE_KEEP:
            burglary.keep(self, seat, move)
        elif step == OWE_DISCARD:
            burglary.discard(self, seat, move)
        elif step == OWE_NAME:
            rounds.name(self, seat, move)
        elif step == OWE_ROAM:
            streets.roam(self, seat, move)
        elif step in (OWE_SNATCH, OWE_EQUIP):
            streets.take(self, seat, move)
        elif step == OWE_FENCE:
            favours.part_with(self, seat, move)
        elif step == OWE_CLEAR:
            favours.wipe(self, seat, move)
        elif step == OWE_BARGAIN:
            favours.strike(self, seat, move)
        elif step == OWE_STEAL:
            lairs.rob(self, seat, move)
        elif step == OWE_SEARCH:
            lairs.open_file(self, seat, move)
        elif step == OWE_SEIZE:
            lairs.seize(self, seat, move)
        else:
            assert step == OWE_EXCESS
            lairs.excess(self, seat, move)

    def settle(self) -> None:
        """Do what leaves no choice, until somebody has one."""
        while not self.over:
            if not self.owed:
                self.turn = (self.turn + 1) % self.players
                self.helper = NONE
                self.owe(OWE_TURN, self.turn)
                return
            step = self.step()
            seat = self.mover()
            if step == OWE_CHAIN:
                moves = chain.legal(self, seat)  # O38: one way on is taken, none ends the chain
            elif step == OWE_KEEP:
                moves = burglary.legal_keep(self, seat)  # without a tool there is no choice
            elif step == OWE_DISCARD:
                moves = burglary.legal_discard(self, seat)
            elif step == OWE_ROAM and not prowl.legal(self, seat):
                moves = []  # O40: a second prowl that cannot be
            else:
                return
            if len(moves) > 1:
                return
            self.owed.pop()
            if moves:
                self.take_step(step, seat, moves[0])

    def imagine(self, seat: int, dice: Dice) -> Twist:
        world = self.copy()
        world.dice = dice.fork()
        imagination.deal_anew(world, seat, dice)
        return world

    def returns(self) -> list[float]:
        winners = rounds.winners(self)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def estimate(self) -> list[float]:
        """The turn is ended in haste, and everybody's wealth and prospects are weighed."""
        world = self.copy()
        guess.end_turn(world)
        return world.returns() if world.over else guess.shares(world)


def deal(players: int, edition: str, dice: Dice) -> Twist:
    """A table before its day."""
    return Twist(
        players, edition, False, 0, [], False, PLAZA, [NONE] * SPACES, [0] * TOKENS, [], [], [], [],
        [[] for _ in range(players)], [[] for _ in range(players)], [[] for _ in range(players)],
        [0] * (players * len(LINES)), [0] * players, 0, 0, [], [[] for _ in range(players)], [], [], [], [], [], [],
        NONE, NONE, [], NONE, 0, 0, [], 0, NONE, NONE, [], dice,
    )  # fmt: skip
