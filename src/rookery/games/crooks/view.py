"""What a seat may see of the table. A look is an event and not a lasting right: the view does not repeat it."""

from __future__ import annotations

from rookery.engine.game import View
from rookery.games.crooks.cards import (
    ABILITIES,
    ATTESTED,
    CROOKS,
    DERIVED,
    FIRST_TARGET,
    GANG_POINTS,
    GANGS,
    LEVELS,
    MEMBERSHIPS,
    MODIFIERS,
    NO_CROOK,
    OUT,
    OWN,
    PLACES,
    ROW,
    SKILLS,
    TARGETS,
)
from rookery.games.crooks.count import KINDS, NOBODY, leader_of, members, values
from rookery.games.crooks.rules import Crooks
from rookery.games.crooks.state import NOWHERE, OVER, RECRUITING, STEPS, TAKING
from rookery.games.crooks.telling import nickname, strongest


def view(state: Crooks, seat: int | None) -> View:
    """The table as a seat (or, None, a spectator) sees it. A crook is told by his number, 1 to 32.

    values    "reconstructed" (the edition in the box) or "own" (a player's edition)
    deck      all 32 crooks of the edition, in the order of their numbers: see `crook_view`
    first     the seat that began
    turn      the seat whose turn it is; null when it is over
    step      what that seat must do: recruit, take, send, face, pick, transfer, kill, spy; or over
    place     the letter of the place it recruits at, from `take` on; while it recruits, null
    warned    the letter of the place it was warned at, its row being full (C6): the next recruit pays; else null
    looking   at `take`, to that seat alone: the crooks at the place, some of whom it may not take; else null
    hand      from `take` to the placing: the crook in hand, to that seat alone, else null
    holding   whether somebody has a crook in hand
    target    the number of the target that the crook was sent to, from `face` on; else null
    players   by seat: money, passed, and crooks (how many lie in its row)
    places    letter, size (how many crooks are there: also the price), affordable (to the seat whose turn it is)
    targets   from 2 to 9: see `target_view`
    gangs     name, points (for leading it alone), counts (by seat, of the crooks that I can see) and leader (of those
              counts; null when there is none); at the end they are the result
    winners   the seats that won; empty before the end
    """
    over = state.step == OVER
    where = seen_by(state, seat)
    mine = seat == state.turn and not over
    recruiting = state.step == RECRUITING
    looking = [crook + 1 for crook in range(CROOKS) if state.where[crook] == state.place]
    held = state.crook if state.crook != NO_CROOK and state.where[state.crook] < ROW else NO_CROOK
    worth = values(state.deck, where)
    leaders = strongest(state.deck, where, state.players)
    return {
        "values": "own" if state.deck[DERIVED][OWN] else "reconstructed",
        "deck": [crook_view(state.deck, crook) for crook in range(CROOKS)],
        "first": state.first,
        "turn": None if over else state.turn,
        "step": STEPS[state.step],
        "place": None if state.place == NOWHERE or recruiting else PLACES[state.place],
        "warned": PLACES[state.place] if state.place != NOWHERE and recruiting else None,
        "looking": looking if mine and state.step == TAKING else None,
        "hand": held + 1 if mine and held != NO_CROOK else None,
        "holding": held != NO_CROOK,
        "target": None if state.target == NOWHERE else state.target + FIRST_TARGET,
        "players": [
            {
                "money": state.money[player],
                "passed": bool(state.passed >> player & 1),
                "crooks": sum(state.crowds[player * TARGETS : (player + 1) * TARGETS]),
            }
            for player in range(state.players)
        ],
        "places": [
            {"letter": PLACES[place], "size": size, "affordable": not over and 0 < size <= state.money[state.turn]}
            for place, size in enumerate(state.sizes)
        ],
        "targets": [target_view(state, where, target, worth, leaders) for target in range(TARGETS)],
        "gangs": gangs_view(state, where),
        "winners": state.winners() if over else [],
    }


def crook_view(deck: list[list[int]], crook: int) -> View:
    """A crook: number, level, modifier, gangs, ability (or null), whether that is attested, and all in a short word."""
    memberships = deck[MEMBERSHIPS][crook]
    return {
        "card": crook + 1,
        "level": deck[LEVELS][crook],
        "modifier": deck[MODIFIERS][crook],
        "gangs": [name for gang, name in enumerate(GANGS) if memberships >> gang & 1],
        "ability": ABILITIES[deck[SKILLS][crook]] or None,
        "attested": bool(deck[ATTESTED][crook]),
        "short": nickname(deck, crook),
    }


def target_view(state: Crooks, where: list[int], target: int, worth: list[int], leaders: list[list[int]]) -> View:
    """A target, as far as the seat can see.

    number    2 to 9
    value     the number and the modifiers of the crooks that I can see, my own face down among them; not below nought
    leaders   the seats with the highest total level, of the crooks that I can see; several when tied
    rows      by seat: `crooks` are {card, up}, the lowest in the stack first, card null where I cannot see it;
              `level` is the total of those that I can see
    """
    levels = state.deck[LEVELS]
    rows = []
    for seat in range(state.players):
        lies = ROW + seat * TARGETS + target
        stack = [crook for crook in range(CROOKS) if state.where[crook] == lies]
        stack.sort(key=lambda crook: not state.down >> crook & 1)  # only the lowest can lie face down
        shown = [crook if where[crook] == lies else NO_CROOK for crook in stack]
        crooks = [
            {"card": None if seen == NO_CROOK else seen + 1, "up": not state.down >> crook & 1}
            for crook, seen in zip(stack, shown, strict=True)
        ]
        rows.append({"crooks": crooks, "level": sum(levels[crook] for crook in shown if crook != NO_CROOK)})
    return {
        "number": target + FIRST_TARGET,
        "value": worth[target],
        "leaders": leaders[target],
        "rows": rows,
    }


def gangs_view(state: Crooks, where: list[int]) -> list[View]:
    """The gangs, and who leads them as far as the seat can see."""
    numbers = members(state.deck, where, state.players)
    found = []
    for gang in range(KINDS):
        leader = leader_of(numbers, gang, state.players)
        found.append(
            {
                "name": GANGS[gang],
                "points": GANG_POINTS[state.players],
                "counts": [numbers[seat * KINDS + gang] for seat in range(state.players)],
                "leader": None if leader == NOBODY else leader,
            }
        )
    return found


def seen_by(state: Crooks, seat: int | None) -> list[int]:
    """Where each crook is, without those that a seat cannot see now: others' crooks lying face down, and piles."""
    where = []
    for crook, lies in enumerate(state.where):
        hidden = state.down >> crook & 1 and (lies - ROW) // TARGETS != seat
        where.append(OUT if hidden else lies)
    return where
