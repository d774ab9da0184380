"""Games to record: each end of a deal and of a match, each king set aside, each jack, the rulebook's examples."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from rookery.engine.dice import QuickDice
from rookery.engine.match import Match
from rookery.games.assassin import GAME
from rookery.games.assassin.count import OUTCOMES
from rookery.games.assassin.state import Affair

Search = Callable[[Match], bool]


def begin(players: int, seed: int, wishes: dict[str, object] | None = None) -> Match:
    return Match(GAME, players, wishes, seed, "recorded", ["random"] * players)


def finish(match: Match) -> Match:
    """Random moves to the end."""
    luck = QuickDice(match.seed)
    while waiting := match.waiting():
        legal = match.legal(waiting[0])
        match.play(waiting[0], legal[luck.pick(len(legal))])
    return match


def first(players: int, wanted: Search, wishes: dict[str, object] | None = None) -> Match:
    """The first random match of one deal or few that is as wanted."""
    wishes = {"goal": 1} | (wishes or {})
    return next(match for seed in count() if wanted(match := finish(begin(players, seed, wishes))))


def state(match: Match) -> Affair:
    assert isinstance(match.state, Affair)
    return match.state


def outcome(*names: str) -> Search:
    """Deals that ended so, one after the other."""
    return lambda match: [OUTCOMES[deal.outcome] for deal in state(match).past] == list(names)


def told(*wanted: tuple[str, dict[str, object]]) -> Search:
    """All these events, with these arguments among theirs."""

    def search(match: Match) -> bool:
        events = [event for events in match.log for event in events]
        return all(
            any(event.kind == kind and args.items() <= event.args.items() for event in events) for kind, args in wanted
        )

    return search


def both(*searches: Search) -> Search:
    return lambda match: all(search(match) for search in searches)


def ended(ending: str, over_goal: int = 1) -> Search:
    """A match that ended so, with as many players at the goal."""

    def search(match: Match) -> bool:
        at_goal = [points for points in state(match).points if points >= state(match).goal]
        return GAME.ending(state(match)) == ending and len(at_goal) == over_goal

    return search


def example_tricks() -> Match:
    """The rulebook's two tricks, with a deal that has their cards and their trump order."""
    match = begin(4, 3699028, {"goal": 1})
    tricks = (
        ("hearts-3", "spades-4", "spades-7", "clubs-10"),
        ("hearts-8", "clubs-5", "spades-3", "clubs-8"),
    )
    for cards in tricks:
        while match.state.unseen():
            match.play(match.waiting()[0], "pass")
        for seat, card in enumerate(cards):
            match.play(seat, f"lay {card}")
    return finish(match)


RECORDINGS: dict[str, Callable[[], Match]] = {
    "ending_win": lambda: finish(begin(4, 1)),
    "ending_shared": lambda: first(4, ended("shared", 2), {"goal": 21}),
    "ended_by_two": lambda: first(4, ended("win", 2), {"goal": 21}),
    "police_win": lambda: first(4, outcome("police_won")),
    "assassin_win": lambda: first(4, outcome("assassin_won")),
    "assassin_win_with_traitor": lambda: first(
        4, both(outcome("assassin_won"), lambda match: sum(points > 0 for points in state(match).points) == 2)
    ),
    "tie": lambda: first(4, outcome("tied", "police_won")),
    "missing_traitor": lambda: first(3, both(outcome("police_won"), told(("aside_shown", {"king": "clubs"})))),
    "missing_policeman": lambda: first(3, both(outcome("assassin_won"), told(("aside_shown", {"king": "hearts"})))),
    "missing_assassin": lambda: first(3, outcome("united_won")),
    "missing_assassin_lost": lambda: first(3, outcome("absent_won", "police_won")),
    "jack_of_spades": lambda: first(
        4, both(outcome("police_won"), told(("revealed", {"card": "jack"}), ("replaced", {})))
    ),
    "jack_of_hearts": lambda: first(4, both(outcome("police_won"), told(("ordered", {})))),
    "jack_of_hearts_of_three": lambda: first(3, both(outcome("police_won"), told(("ordered", {})))),
    "jack_of_diamonds_centre": lambda: first(4, both(outcome("assassin_won"), told(("to_centre", {"count": 2})))),
    "jack_of_clubs": lambda: first(4, both(outcome("police_won"), told(("opened", {})))),
    "jack_of_clubs_with_spades": lambda: first(
        4, both(outcome("police_won"), told(("opened", {}), ("laid_open", {"card": "jack"})))
    ),
    "jack_of_clubs_in_the_open": lambda: first(4, both(outcome("police_won"), told(("hid", {}))), {"open": True}),
    "example_tricks": example_tricks,
    "example_count": lambda: finish(begin(4, 67754, {"goal": 1})),  # 1, 3, 2, 3, and 2 in the centre
    "open_of_three": lambda: first(3, both(outcome("police_won"), told(("hid", {}))), {"open": True}),
}
