"""Games to record: each ability used and left unused, forced passes, full rows, ties, each ending, each example."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from rookery.engine.dice import QuickDice
from rookery.engine.match import Match
from rookery.games.crooks import GAME
from rookery.games.crooks.pieces import PLACES, each_of
from rookery.games.crooks.state import Crooks
from tests.games.crooks.tables import where

# Crooks of the edition in the box, by number
KINGPIN = 1
EIGHT = 4  # 8, -1, Northside
SEVEN = 8  # 7, +2
PLAIN_SEVEN = 9  # 7, Northside
WEST_SEVEN = 10  # 7, Westside
SPY = 16
TRANSFER = 17
OTHER_SPY = 21
PICKPOCKET = 25
KILLER = 26
ACCOMPLICE = 29
SECOND_ACCOMPLICE = 31
WEAK_KILLER = 32


class CannotBe(Exception):  # noqa: N818 - nothing is wrong: the deal does not suit
    """A script does not fit this deal."""


class Script:
    """A game whose author can see through the cards, and says who is sent where."""

    def __init__(self, players: int, seed: int) -> None:
        self.match = Match(GAME, players, None, seed, "recorded", ["random"] * players)
        assert isinstance(self.match.state, Crooks)

    @property
    def state(self) -> Crooks:
        """The state as it is."""
        assert isinstance(self.match.state, Crooks)
        return self.match.state

    def do(self, *moves: str) -> Script:
        """The moves, one after the other, of whose turn it is."""
        for move in moves:
            seat = self.match.waiting()[0] if self.match.waiting() else 0
            if self.match.refusal(seat, move) is not None:
                raise CannotBe(move)
            self.match.play(seat, move)
        return self

    def send(self, card: int, target: int, *then: str, hide: bool = False) -> Script:
        """Recruit a crook and send them, face up unless they are to hide; then what their ability asks."""
        place = where(self.state)[card - 1]
        if not 0 <= place < len(PLACES):
            raise CannotBe(f"crook {card} is not to be had")
        self.do(f"recruit {PLACES[place]}", f"take {card}", f"send {target}")
        if "show" in self.match.legal(self.state.turn):
            self.do("hide" if hide else "show")
        return self.do(*then)

    def anybody(self, target: int) -> Script:
        """Recruit somebody without an ability from the cheapest place, and send them face up."""
        sizes = [(size, place) for place, size in enumerate(self.state.sizes) if size]
        place = min(sizes)[1]
        plain = [crook + 1 for crook in each_of(self.state.piles[place]) if not self.state.deck.skills[crook]]
        if not plain:
            raise CannotBe("nobody plain is there")
        return self.send(plain[0], target)

    def end(self) -> Match:
        """Everybody passes."""
        while not self.match.over:
            self.do("pass")
        return self.match


def written(players: int, write: Callable[[Script], object]) -> Match:
    """The first deal that a script fits, played to its end."""
    for seed in count():
        script = Script(players, seed)
        try:
            write(script)
        except CannotBe:
            continue
        return script.end()
    raise AssertionError


def played(players: int, seed: int, prefer: Callable[[str], int] = lambda move: 1) -> Match:
    """A whole random game; moves are as likely as they are preferred."""
    match = Match(GAME, players, None, seed, "recorded", ["random"] * players)
    luck = QuickDice(seed)
    while waiting := match.waiting():
        legal = [move for move in match.legal(waiting[0]) for _ in range(prefer(move))] or match.legal(waiting[0])
        match.play(waiting[0], legal[luck.pick(len(legal))])
    return match


def first(games: Iterator[Match], *kinds: str, ending: str = "") -> Match:
    """The first game in which such things happen, and which ends so."""
    for match in games:
        happened = {event.kind for told in match.log for event in told}
        if happened >= set(kinds) and ending in ("", match.game.ending(match.state)):
            return match
    raise AssertionError


def eager(move: str) -> int:
    """Never passes and never hides, while there is anything else to do."""
    return 0 if move in ("pass", "hide", "decline") else 1


def fill_row(script: Script) -> None:
    """The first player takes the cheapest crooks until their row is full; the others pass at once."""
    script.anybody(2)
    script.do(*["pass"] * (script.match.players - 1))
    for target in range(3, 10):
        script.anybody(target)


def useless_for_a_full_row(script: Script) -> None:
    """C6: they are warned, pay, and there is nobody whom they could send."""
    fill_row(script)
    letter = PLACES[min((size, place) for place, size in enumerate(script.state.sizes) if size)[1]]
    script.do(f"recruit {letter}", f"recruit {letter}")
    if all(event.kind != "found_nobody" for event in script.match.log[-1]):
        raise CannotBe("they found somebody")


def killer_for_a_full_row(script: Script) -> None:
    """C6, C11: warned at one place, they pay at another, where a killer is, and make room by killing their own."""
    fill_row(script)
    place = where(script.state)[KILLER - 1]
    if not 0 <= place < len(PLACES):
        raise CannotBe
    script.do(f"recruit {PLACES[place]}", f"recruit {PLACES[place]}", f"take {KILLER}", "send 5")


def tie_on_a_target(script: Script) -> None:
    """C15: two sevens on target 5 share it: 2 each."""
    script.send(PLAIN_SEVEN, 5).send(WEST_SEVEN, 5)


def tie_on_a_gang(script: Script) -> None:
    """C16: one of the Northside each."""
    script.send(PLAIN_SEVEN, 5).send(EIGHT, 6)


def killer_of_one_who_passed(script: Script) -> None:
    """C7: the crooks of two who have passed stay, and one of them falls to a killer."""
    script.send(EIGHT, 7).send(SEVEN, 7).send(PLAIN_SEVEN, 2).do("pass", "pass").send(KILLER, 7, "kill 2")


def spies(script: Script) -> None:
    """C13: each has somebody face down, and each sends a spy to look at the other's."""
    script.send(EIGHT, 7, hide=True).send(SEVEN, 9, hide=True)
    script.send(SPY, 2, "spy 9").send(OTHER_SPY, 3, "spy 7")


def three_at_d(script: Script) -> None:
    """The rulebook's example: three crooks at D cost $3; one is taken, two stay."""
    script.do("recruit D")
    script.do(script.match.legal(script.state.turn)[0], "send 9")
    if "show" not in script.match.legal(script.state.turn):
        raise CannotBe("no choice of face")
    script.do("hide")


def three_two_none(script: Script) -> None:
    """The rulebook's example: Northside 3-2-0 and Westside 2-1-2."""
    script.send(13, 2).send(15, 2).send(5, 3)  # 6NW; 6NO; 8W
    script.send(9, 4).send(21, 4, "decline").send(10, 5)  # 7N; 5N◉; 7W
    script.send(18, 6).send(19, 7)  # 5N; 5W
    script.do("pass").send(14, 8)  # 6WO
    numbers = [gang.counts for gang in script.match.view().table.gangs]
    if numbers[:2] != [[3, 2, 0], [2, 1, 2]]:
        raise CannotBe(str(numbers))


RECORDINGS: dict[str, Callable[[], Match]] = {
    "ending_win": lambda: first((played(4, seed) for seed in count()), ending="win"),
    "ending_money": lambda: first((played(3, seed) for seed in count()), "richest", ending="money"),
    "ending_shared": lambda: first((played(2, seed) for seed in count()), "robbed", "led", ending="shared"),
    "example_three_at_d": lambda: written(3, three_at_d),
    "example_target_six": lambda: written(2, lambda script: script.send(SEVEN, 6).send(EIGHT, 6)),
    "example_gangs": lambda: written(3, three_two_none),
    "pickpocket_used": lambda: written(2, lambda script: script.send(PICKPOCKET, 4, "pick")),
    "pickpocket_declined": lambda: written(2, lambda script: script.send(PICKPOCKET, 4, "decline")),
    "accomplice_used": lambda: written(
        2, lambda script: script.send(EIGHT, 7).do("pass").send(ACCOMPLICE, 7).send(SECOND_ACCOMPLICE, 7)
    ),
    "accomplice_declined": lambda: written(
        2, lambda script: script.send(EIGHT, 7).do("pass").send(ACCOMPLICE, 6)
    ),
    "transfer_used": lambda: written(
        2,
        lambda script: script.send(EIGHT, 7, hide=True).do("pass").send(ACCOMPLICE, 7).send(TRANSFER, 7, "transfer 9"),
    ),
    "transfer_declined": lambda: written(
        2, lambda script: script.send(EIGHT, 7, hide=True).do("pass").send(TRANSFER, 6)
    ),
    "killer_used": lambda: written(
        4, lambda script: script.do("pass").send(EIGHT, 7, hide=True).do("pass").send(KILLER, 7, "kill 3")
    ),
    "killer_of_one_who_passed": lambda: written(
        3, killer_of_one_who_passed
    ),
    "killer_declined": lambda: written(2, lambda script: script.send(EIGHT, 7).send(KILLER, 7, "decline")),
    "killer_of_his_own": lambda: written(
        2, lambda script: script.send(EIGHT, 7, hide=True).send(SEVEN, 7).send(KILLER, 7)
    ),
    "kingpin": lambda: written(2, lambda script: script.anybody(2).do("pass").send(KINGPIN, 9)),
    "spy_on_a_place": lambda: written(2, lambda script: script.send(SPY, 3, "spy E")),
    "spy_on_a_target": lambda: written(
        3, lambda script: script.send(EIGHT, 9, hide=True).do("pass").send(SPY, 3, "spy 9")
    ),
    "spies_on_each_other": lambda: written(2, spies),
    "spy_declined": lambda: written(2, lambda script: script.send(SPY, 3, "decline")),
    "forced_pass_by_money": lambda: first((played(2, seed, eager) for seed in count()), "too_poor"),
    "forced_pass_by_empty_places": lambda: first((played(3, seed, eager) for seed in count()), "places_empty"),
    "full_row_without_a_use": lambda: written(3, useless_for_a_full_row),
    "full_row_with_a_killer": lambda: written(3, killer_for_a_full_row),
    "tie_on_a_target": lambda: written(2, tie_on_a_target),
    "tie_on_a_gang": lambda: written(2, tie_on_a_gang),
}  # fmt: skip
