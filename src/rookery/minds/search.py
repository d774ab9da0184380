"""Tree search over imagined worlds: one tree of what a seat could see happen, each way down it in another world."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from rookery.engine.dice import Dice, QuickDice
from rookery.engine.standpoint import Standpoint
from rookery.engine.state import State
from rookery.minds.greedy import same_choice
from rookery.minds.judge import Judge
from rookery.minds.mind import Budget, Thought
from rookery.minds.values import Values

WORLDS: Final = 48  # imagined once and used in turn: as strong as a new one each time, and faster
EXPLORE: Final = 0.7  # how much the untried draws, in spreads of the values seen
FIRST_SPREAD: Final = 0.4
ANY: Final = -1  # no move in particular
FEW: Final = 6  # looks after which a move may be left alone
FIRM: Final = 2.0  # visits after which a choice stands for those before it
OFTEN: Final = 8  # iterations after which it is asked whether to stop
LONGEST: Final = 12  # moves of the line that is told
MOVE_BITS: Final = 12  # of a move, where several are one key
DRAWN: Final = 6  # worlds that one is chosen from, where some are likelier than others
MILLION: Final = 1_000_000


class Arm:
    """One move of one seat at a node."""

    def __init__(self, move: int) -> None:
        self.move: int = move
        self.visits: float = 0.0
        self.worth: float = 0.0  # the sum of what it led to
        self.share: float = 0.0
        self.open: float = 0.0  # how often it could be played when the node was visited
        self.child: Node | None = None
        self.top: Arm | None = None  # where the same seat chooses next: what it looked at most

    def value(self) -> float:
        """What it led to: on the average, or where the same seat chose on, by the choice it would make.

        A turn of many clicks would otherwise be worth less than one of few, for all that was tried in it.
        """
        top = self.top
        if top is None or top.visits < FIRM:
            return self.worth / self.visits
        return top.value()


class Node:
    """What was done up to here; the arms of each seat that chooses."""

    def __init__(self, players: int) -> None:
        self.arms: list[dict[int, Arm] | None] = [None] * players
        self.children: dict[int, Node] = {}  # where several choose at once: by what they chose


class Search(Judge):
    """Information-set tree search; a leaf is judged by values, not played out. An iteration is a way down the tree."""

    def __init__(
        self, values: Values, explore: float = EXPLORE, worlds: int = WORLDS, paired: bool = True, trees: int = 1
    ) -> None:
        super().__init__(values)
        self.trees: int = trees  # several: each in one world of its own, which is looked into the more deeply
        self.paired: bool = paired  # where several choose at once, all moves of one's own are tried in the same worlds
        self.explore: float = explore
        self.worlds: int = worlds
        self.dice: QuickDice = QuickDice(1)
        self.spread: float = FIRST_SPREAD
        self.count: float = 0.0  # of values seen for the seat that thinks
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.worths: list[float] = []
        self.shares: list[float] = []
        self.only: int = ANY  # the one move to be weighed

    def weigh(self, standpoint: Standpoint, move: int, budget: Budget, dice: Dice) -> float:
        """What one move is worth, in shares of the win: all is thought about it alone."""
        self.only = move
        thought = self.think(standpoint, budget, dice)
        self.only = ANY
        return thought.share(move)

    def think(self, standpoint: Standpoint, budget: Budget, dice: Dice) -> Thought:
        seat = standpoint.seat
        players = standpoint.world.players
        self.dice = QuickDice(dice.pick(1 << 30))
        self.spread = FIRST_SPREAD
        self.count = 0.0
        self.sum = 0.0
        self.squares = 0.0
        self.worths = [0.0] * players
        self.shares = [0.0] * players
        root = Node(players)
        roots = [root]
        legal = standpoint.legal()
        paired = self.paired and self.only == ANY and len(standpoint.world.waiting()) > 1
        several = self.trees > 1 and not paired
        most = self.trees if several else self.worlds
        worlds: list[State] = []
        moves: list[int] = []  # to be looked at in this world
        world = standpoint.world
        fall = self.dice
        done = 0
        sweeps = 0
        budget.begin()
        while True:
            if not moves:
                if len(worlds) < most:
                    worlds.append(likely_world(standpoint, self.dice))
                    if several and sweeps:
                        roots.append(Node(players))
                world = worlds[sweeps % most]
                root = roots[sweeps % len(roots)]
                fall = self.dice.fork()
                moves = self.worth_a_look(arms_of(root, seat), legal) if paired else [self.only]
                sweeps += 1
            after = world.copy()
            after.dice = fall.copy()
            self.go_down(after, root, seat, moves.pop())
            done += 1
            if done == budget.iterations or (done % OFTEN == 0 and budget.spent()):
                break
        return self.conclude(standpoint, roots, min(done, most), paired)

    def worth_a_look(self, arms: dict[int, Arm], legal: list[int]) -> list[int]:
        """The moves that may still turn out to be the best, the others' bounds being below it."""
        best = -1e18
        for arm in arms.values():
            if arm.visits > 0.0:
                best = max(best, arm.worth / arm.visits)
        moves: list[int] = []
        for move in legal:
            found = arms.get(move)
            if found is None or found.visits < FEW:
                moves.append(move)
                continue
            reach = self.explore * self.spread * sqrt(log(found.visits) / found.visits)
            if found.worth / found.visits + reach >= best:
                moves.append(move)
        return moves

    def go_down(self, world: State, root: Node, me: int, mine: int) -> None:
        """One way down the tree in one world, to a new leaf; and what it is worth, up again.

        It begins with that move of mine, or with any.
        """
        node = root
        path: list[Arm] = []
        seats: list[int] = []
        chose: i64 = 1 << me
        while True:
            waiting = world.waiting()
            if not waiting:
                break
            if len(waiting) == 1:
                seat = waiting[0]
                legal = world.legal(seat)
                if len(legal) == 1:
                    world.play(seat, legal[0])
                    continue
                if node is root and mine != ANY:
                    arm = arm_of(arms_of(node, seat), mine)
                else:
                    arm = self.select(arms_of(node, seat), legal)
                path.append(arm)
                seats.append(seat)
                chose |= 1 << seat
                world.play(seat, arm.move)
                if arm.visits == 0.0 and not same_choice(world, seat, legal):
                    break
                child = arm.child
                if child is None:
                    child = Node(world.players)
                    arm.child = child
                node = child
            else:
                key = 1
                first = len(path)
                for seat in waiting:
                    if seat == me and node is root and mine != ANY:
                        arm = arm_of(arms_of(node, seat), mine)
                    else:
                        arm = self.select(arms_of(node, seat), world.legal(seat))
                    path.append(arm)
                    seats.append(seat)
                    chose |= 1 << seat
                    key = key << MOVE_BITS | arm.move
                for number in range(first, len(path)):
                    world.play(seats[number], path[number].move)
                found = node.children.get(key)
                if found is None:
                    node.children[key] = Node(world.players)
                    break
                node = found
        self.values.judge(world, int(chose), self.worths, self.shares, self.dice)
        above: Arm | None = None
        for number in range(len(path)):
            arm = path[number]
            arm.visits += 1.0
            arm.worth += self.worths[seats[number]]
            arm.share += self.shares[seats[number]]
            if above is not None and above.child is not None and seats[number] == seats[number - 1]:
                top = above.top
                if top is None or arm.visits > top.visits:
                    above.top = arm
            above = arm
        self.learn_spread(self.worths[me])

    def select(self, arms: dict[int, Arm], legal: list[int]) -> Arm:
        """One of those not tried yet, or the best bound; each is compared by how often it was open."""
        best: Arm | None = None
        most = -1e18
        fresh = 0
        explore = self.explore * self.spread
        for move in legal:
            arm = arm_of(arms, move)
            arm.open += 1.0
            if arm.visits == 0.0:
                fresh += 1
                if fresh == 1 or self.dice.pick(fresh) == 0:
                    best = arm
            elif not fresh:
                bound = arm.value() + explore * sqrt(log(arm.open) / arm.visits)
                if bound > most:
                    most = bound
                    best = arm
        assert best is not None
        return best

    def learn_spread(self, worth: float) -> None:
        """How far apart the values are decides how much the untried draws."""
        self.count += 1.0
        self.sum += worth
        self.squares += worth * worth
        if self.count >= 16.0:
            mean = self.sum / self.count
            spread = self.squares / self.count - mean * mean
            self.spread = sqrt(spread) if spread > 1e-6 else 1e-3

    def conclude(self, standpoint: Standpoint, roots: list[Node], worlds: int, paired: bool) -> Thought:
        """The move that was looked at most; of those looked at about as often, the best.

        Of several trees: the move that is worth most on their average.
        """
        legal = standpoint.legal()
        shares: list[float] = []
        visits: list[float] = []
        worths: list[float] = []
        often = 0.0
        for move in legal:
            found = 0.0  # trees in which it was looked at
            seen = 0.0
            worth = 0.0
            share = 0.0
            for root in roots:
                arm = arms_of(root, standpoint.seat).get(move)
                if arm is not None and arm.visits:
                    found += 1.0
                    seen += arm.visits
                    worth += arm.worth / arm.visits
                    share += arm.share / arm.visits
            visits.append(seen)
            worths.append(worth / found if found else 0.0)
            shares.append(share / found if found else 0.0)
            often = max(often, seen)
        best = 0
        most = -1e18
        for number in range(len(legal)):
            seen = visits[number]
            score = worths[number] if len(roots) > 1 else 0.1 * worths[number] + seen
            if paired and seen >= often / 2:
                score += often - seen
            if score > most:
                most = score
                best = number
        thought = Thought(legal[best], legal, shares)
        thought.visits = visits
        thought.worlds = worlds
        thought.line = best_line(roots[0])
        return thought


def likely_world(standpoint: Standpoint, dice: Dice) -> State:
    """An imagined world; where a game can tell how likely they are, one of a few, by their weights."""
    world = standpoint.imagine(dice)
    weight = world.likely(standpoint.seat)
    if weight >= 0.0:
        total = weight
        for _ in range(DRAWN - 1):
            other = standpoint.imagine(dice)
            weight = other.likely(standpoint.seat)
            total += weight
            if float(dice.pick(MILLION)) * total < weight * MILLION:
                world = other
    return world


def arm_of(arms: dict[int, Arm], move: int) -> Arm:
    """A move's arm."""
    arm = arms.get(move)
    if arm is None:
        arm = Arm(move)
        arms[move] = arm
    return arm


def arms_of(node: Node, seat: int) -> dict[int, Arm]:
    """A seat's arms at a node."""
    arms = node.arms[seat]
    if arms is None:
        arms = {}
        node.arms[seat] = arms
    return arms


def best_line(root: Node) -> list[tuple[int, int]]:
    """How it might go on: what was looked at most, as long as one seat after the other chooses."""
    line: list[tuple[int, int]] = []
    node: Node | None = root
    while node is not None and len(line) < LONGEST:
        best: Arm | None = None
        mover = -1
        for seat in range(len(node.arms)):
            arms = node.arms[seat]
            if arms is not None:
                for arm in arms.values():
                    if best is None or arm.visits > best.visits:
                        best = arm
                        mover = seat
        if best is None or best.visits < 2.0:
            break
        line.append((mover, best.move))
        node = best.child
    return line
