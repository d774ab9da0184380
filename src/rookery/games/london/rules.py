"""The turn: draw, act, discard; what is owed is asked step by step, until the deck has run out."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.events import only
from rookery.games.london.audit import faults
from rookery.games.london.count import POORNESS, TOTAL, decided_by, guess, tally, winners
from rookery.games.london.effects.icons import take_gains
from rookery.games.london.pieces import (
    CARD_NAMES,
    CARDS,
    COLUMNS,
    EXCHANGE,
    FIRST_HAND,
    FIRST_MONEY,
    FIRST_POVERTY,
    FLIPPED,
    FORESIGHT,
    FREE_DRAW,
    FREELY,
    KIND,
    LETTER,
    MAY_PASS,
    NOBODY,
    NONE,
    ONE,
    STEP_BITS,
    STEP_MASK,
    SWAP,
    TO_ACT,
    TO_BUILD,
    TO_DISCARD,
    TO_DRAW,
    TO_EMPLOY,
    TO_FEE,
    TO_FETCH,
    TO_FLIP,
    TO_IMPRISON,
    TO_LOOK,
    TO_NAME,
    TO_PILE,
    TO_PLAY,
    TO_PUT,
    TO_REPEAT,
    TO_RUN,
    TO_SPEND,
    TO_SWAP_TAKE,
    TO_TAKE_EFFECT,
    TO_TUNNEL,
)
from rookery.games.london.state import Board, first_lands
from rookery.games.london.steps import (
    action,
    again,
    discard,
    draw,
    exchange,
    fee,
    fetch,
    flip,
    look,
    name,
    pile,
    play,
    prison,
    run,
    spend,
    tunnel,
)

TRIES = 64  # worlds dealt in search of one in which the turn's player can do what he owes


class London(Board):
    """A moment of London."""

    def copy(self) -> London:
        return London(
            self.players, self.deck, self.left, self.looked, self.display[:], self.gone[:],
            [one[:] for one in self.hands], [one[:] for one in self.shown], self.peeker, self.peeked,
            [one[:] for one in self.tops], [one[:] for one in self.marks], [one[:] for one in self.purses],
            [one[:] for one in self.covered], self.powers[:], self.worth[:], self.best[:], self.money[:],
            self.loans[:], self.poverty[:], self.points[:], self.money_out, self.points_out, self.poverty_out,
            self.lands[:], self.open_lands, self.tubes, self.turn, self.closing, self.over, self.owed[:], self.draws,
            self.held, self.due, self.swapped, self.pubs, self.dice.copy(),
        )  # fmt: skip

    def waiting(self) -> list[int]:
        return NOBODY if self.over else ONE[self.turn]

    def legal(self, seat: int) -> list[int]:
        moves = self.choices(self.owed[-1] & STEP_MASK)
        if self.powers[seat] & SWAP and exchange.offered(self):
            moves = [*moves, EXCHANGE]
        return moves

    def choices(self, step: int) -> list[int]:
        """What may be done in a step."""
        if step == TO_DRAW:
            return draw.legal(self)
        if step == TO_ACT:
            return action.legal(self)
        if step == TO_PLAY:
            return play.legal(self)
        if step == TO_SPEND:
            return spend.legal(self)
        if step == TO_PILE:
            return pile.legal(self)
        if step == TO_RUN:
            return run.legal(self)
        if step == TO_DISCARD:
            return discard.legal(self)
        if step == TO_FEE:
            return fee.legal(self)
        if step == TO_FLIP:
            return flip.legal(self)
        if step in (TO_IMPRISON, TO_EMPLOY):
            return prison.legal(self)
        if step == TO_FETCH:
            return fetch.legal(self)
        if step == TO_TUNNEL:
            return tunnel.legal(self)
        if step == TO_NAME:
            return name.legal(self)
        if step == TO_LOOK:
            return look.legal(self)
        if step == TO_PUT:
            return look.legal_put(self)
        if step == TO_BUILD:
            return play.buildable(self)
        if step == TO_REPEAT:
            return again.legal(self)
        if step == TO_SWAP_TAKE:
            return exchange.legal_take(self)
        return exchange.legal_give(self)

    def play(self, seat: int, move: int) -> None:
        if move == EXCHANGE:
            exchange.play(self)
            return
        self.choose(self.owed[-1] & STEP_MASK, move)
        self.advance()

    def choose(self, step: int, move: int) -> None:
        """Carry out a choice."""
        if step == TO_DRAW:
            draw.play(self, move)
        elif step == TO_ACT:
            action.play(self, move)
        elif step == TO_PLAY:
            play.play(self, move)
        elif step == TO_SPEND:
            spend.play(self, move)
        elif step == TO_PILE:
            pile.play(self, move)
        elif step == TO_RUN:
            run.play(self, move)
        elif step == TO_DISCARD:
            discard.play(self, move)
        elif step == TO_FEE:
            fee.play(self, move)
        elif step == TO_FLIP:
            flip.play(self, move)
        elif step in (TO_IMPRISON, TO_EMPLOY):
            prison.play(self, move)
        elif step == TO_FETCH:
            fetch.play(self, move)
        elif step == TO_TUNNEL:
            tunnel.play(self, move)
        elif step == TO_NAME:
            name.play(self, move)
        elif step == TO_LOOK:
            look.play(self, move)
        elif step == TO_PUT:
            look.play_put(self, move)
        elif step == TO_BUILD:
            play.build(self, move)
        elif step == TO_REPEAT:
            again.play(self, move)
        elif step == TO_SWAP_TAKE:
            exchange.play_take(self, move)
        else:
            exchange.play_give(self, move)

    def advance(self) -> None:
        """Go on to the next choice: steps that need none are carried out, and turns follow each other."""
        while not self.over:
            if not self.owed:
                self.end_turn()
                continue
            step = self.owed[-1] & STEP_MASK
            if step < MAY_PASS or self.asks(step):
                return

    def asks(self, step: int) -> bool:
        """Whether a step leaves a choice; one that does not has been carried out."""
        if step == TO_DRAW:
            return draw.asks(self)
        if step == TO_PILE:
            return pile.asks(self)
        if step == TO_DISCARD:
            return discard.asks(self)
        if step == TO_TAKE_EFFECT:
            at = self.owed.pop() >> STEP_BITS
            take_gains(self, at)
            return False
        if step == TO_FLIP:
            return flip.asks(self)
        if step in (TO_IMPRISON, TO_EMPLOY):
            return prison.asks(self)
        if step == TO_TUNNEL:
            return tunnel.asks(self)
        if step == TO_LOOK:
            return look.asks(self)
        return look.asks_put(self)

    # Turns

    def begin(self) -> None:
        """L1: everybody is dealt cards, and somebody begins."""
        for seat in range(self.players):
            self.left -= FIRST_HAND
            self.hands[seat] = sorted(self.deck[self.left : self.left + FIRST_HAND])
            if self.told is not None:
                cards = [CARD_NAMES[KIND[card]] for card in self.hands[seat]]
                self.tell("dealt", "L1", {"seat": seat, "cards": cards}, only(seat))
        self.turn = self.dice.pick(self.players)
        self.begin_turn()
        self.advance()

    def begin_turn(self) -> None:
        """L2, L3, L4: draw, act, discard. L6: with University and Parliament in their own way."""
        seat = self.turn
        powers = self.powers[seat]
        if self.told is not None:
            self.tell("turn_began", "L2", {"seat": seat})
        self.swapped = False
        self.owed = [TO_DISCARD, TO_ACT]
        self.draws = FREELY if powers & FREE_DRAW else 1
        if powers & FORESIGHT and self.left:
            self.owed.append(TO_LOOK)
            look.open_books(self)
        else:
            self.owed.append(TO_DRAW)

    def end_turn(self) -> None:
        """L32: the next one's turn, or the end once everyone has had his last."""
        seat = self.turn
        marks = self.marks[seat]
        for at in range(len(marks)):
            marks[at] &= FLIPPED
        after = (seat + 1) % self.players
        if after == self.closing:
            self.over = True
            if self.told is not None:
                self.tell_end()
            return
        self.turn = after
        self.begin_turn()

    # The end

    def returns(self) -> list[float]:
        won = winners(self)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.players)]

    def estimate(self) -> list[float]:
        return guess(self)

    def tell_end(self) -> None:
        """L33, L34: the count, and who wins by what."""
        counts = tally(self)
        for seat in range(self.players):
            if counts[seat][0]:
                self.tell("repaid", "L33", {"seat": seat, "count": counts[seat][0]})
            if self.hands[seat]:
                self.tell("hand_counted", "L33", {"seat": seat, "count": len(self.hands[seat])})
        for seat in range(self.players):
            args: dict[str, object] = {"seat": seat, "count": counts[seat][TOTAL], "poverty": counts[seat][POORNESS]}
            self.tell("counted", "L33", args)
        by = decided_by(self)
        if by:
            self.tell("tied", "L34", {"by": by})
        won = winners(self)
        self.tell("won", "L34", {"seats": won, "count": len(won)})

    def audit(self) -> list[str]:
        return faults(self)

    # What a seat cannot know

    def imagine(self, seat: int, dice: Dice) -> London:
        """Others' hands and the deck; L35: within a letter, and but for the cards whose place the seat has seen."""
        world = self.copy()
        world.dice = dice.fork()
        for _ in range(TRIES):
            self.imagine_cards(world, seat, dice, False)
            if self.over or self.turn == seat or world.legal(self.turn):
                return world
        self.imagine_cards(world, seat, dice, True)
        return world

    def imagine_cards(self, world: London, seat: int, dice: Dice, keep_hand: bool) -> None:
        """Deal anew what is hidden from a seat; the hand of the turn's player is left as it is, if so wished."""
        known = self.peeked if seat == self.peeker else NOBODY
        pools: list[list[int]] = [[], [], []]
        for other in range(self.players):
            if other != seat and not (keep_hand and other == self.turn):
                shown = self.shown[other]
                for card in self.hands[other]:
                    if card not in shown and card not in known:
                        pools[LETTER[card]].append(card)
        for place in range(self.left):
            card = self.deck[place]
            if card not in known:
                pools[LETTER[card]].append(card)
        if seat != self.turn:
            for card in self.looked:
                pools[LETTER[card]].append(card)
        becomes = list(range(CARDS))  # what each hidden card is in that world
        for pool in pools:
            dealt = pool[:]
            dice.shuffle(dealt)
            for place in range(len(pool)):
                becomes[pool[place]] = dealt[place]
        for other in range(self.players):
            if other != seat:
                hand = [becomes[card] for card in self.hands[other]]
                hand.sort()
                world.hands[other] = hand
        world.deck = [becomes[card] for card in self.deck[: self.left]]
        world.looked = [becomes[card] for card in self.looked]
        world.peeked = [becomes[card] for card in self.peeked]


def deal(players: int, dice: Dice) -> London:
    """L1: a table before the deal; the decks are shuffled apart and stacked, the first on top."""
    deck: list[int] = []
    for letter in (2, 1, 0):
        cards = [card for card in range(CARDS) if LETTER[card] == letter]
        dice.shuffle(cards)
        deck += cards
    return London(
        players, deck, CARDS, [], [NONE] * (2 * COLUMNS[players]), [], [[] for _ in range(players)],
        [[] for _ in range(players)], NONE, [], [[] for _ in range(players)], [[] for _ in range(players)],
        [[] for _ in range(players)], [[] for _ in range(players)], [0] * players, [0] * players, [0] * players,
        [FIRST_MONEY] * players, [0] * players, [FIRST_POVERTY] * players, [0] * players, FIRST_MONEY * players, 0,
        FIRST_POVERTY * players, [0] * players, first_lands(), 0, 0, NONE, False, [], 0, NONE, 0, False, False, dice,
    )  # fmt: skip
