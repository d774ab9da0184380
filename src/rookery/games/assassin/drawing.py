"""The table as text."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from rookery.engine.game import View
from rookery.engine.words import Words

SYMBOLS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
RED = ("hearts", "diamonds")


def draw(view: View, words: Words) -> str:
    """The trick and the trump order, a line for each player and the centre, one's own cards, what one can know."""
    table = view["table"]
    names = [words.tell(seat, "seat") for seat in range(view["players"])]
    centre = words.say("table.centre")
    widest = max(map(len, [*names, centre]))
    lines = [heading(table, words), ""]
    for seat, name in enumerate(names):
        style = "bold" if seat == view["seat"] else "default"
        points = words.say("table.points", {"count": table["seats"][seat]["points"]}).rjust(7)
        pile = packets(table["seats"][seat], words)
        lines.append(
            f"  [{style}]■ {escape(name.ljust(widest))}[/] {points}  {pile}  {doing(seat, table, words)}".rstrip()
        )
    lines.append(f"  [dim]□[/] {centre.ljust(widest)} {' ' * 7}  {packets(table['centre'], words)}".rstrip())
    if table["mine"] is not None and view["ending"] is None:
        lines += ["", *own(view, words), "", *[f"  [dim]{line}[/]" for line in known(view, words)]]
    if table["deals"] and (view["ending"] is not None or (table["trick"] == 1 and table["step"] == "before")):
        lines += ["", *count(table["deals"], words, names)]
    return "\n".join(lines)


def heading(table: dict[str, Any], words: Words) -> str:
    """Where we are, the order of the queens, and what is particular about this trick."""
    line = "  ".join(suit(one) for one in table["trumps"])
    if table["step"] == "order":
        line += "  …"
    notes = [words.say("table.saved", table), words.say("table.goal", table)]
    if table["missing"]:
        notes.append(words.say("table.missing", table))
    if table["face_up"]:
        notes.append(words.say("table.face_up"))
    if table["doubled"]:
        notes.append(words.say("table.doubled"))
    return (
        f"[bold]{words.say('table.where', table)}[/]   {words.say('table.trumps')}  {line}\n[dim]{' · '.join(notes)}[/]"
    )


def packets(pile: dict[str, Any], words: Words) -> str:
    """Packets as small squares, the doubled one as a diamond, and the victims they are."""
    drawn = "▪" * (pile["packets"] - pile["doubled"]) + "◆" * pile["doubled"]
    return f"{drawn.ljust(10)} {words.say('table.victims', {'count': pile['victims']}).ljust(11)}"


def doing(seat: int, table: dict[str, Any], words: Words) -> str:
    """What a player has laid in this trick, the jack he has used, and what else is known of him."""
    one = table["seats"][seat]
    notes = []
    if one["laid"] == "hidden":
        notes.append(words.say("table.face_down"))
    elif one["laid"] is not None:
        secret = table["step"] == "lay" and not table["face_up"]
        notes.append(
            f"{card(one['laid'], words)} {words.say('table.face_down')}" if secret else card(one["laid"], words)
        )
    elif table["leader"] == seat and table["step"] == "lay":
        notes.append(words.say("table.leads"))
    if one["jack"] is not None:
        notes.append(f"[dim]{jack(one['jack'], words)} {words.say('table.used')}[/]")
    if table["traitor"] == seat:
        notes.append(words.say("role.clubs"))
    return ", ".join(notes)


def own(view: View, words: Words) -> list[str]:
    """One's own role, jack and hand."""
    mine = view["table"]["mine"]
    power = words.say("table.used" if mine["jack_used"] else f"power.{mine['jack']}")
    return [
        f"  {words.say('table.role')}  [bold]{role(mine['king'], words)}[/]",
        f"  {words.say('table.jack')}  [bold]{jack(mine['jack'], words)}[/] {power}",
        f"  {words.say('table.hand')}  {hand(mine['hand'], words)}",
    ]


def known(view: View, words: Words) -> list[str]:
    """Who may be what, and hold which jack, by what this seat knows."""
    table = view["table"]
    mine = table["mine"]
    others = [seat for seat in range(view["players"]) if seat not in (view["seat"], table["traitor"])]
    roles = [role(one, words) for one in mine["kings_out"] if one != "clubs" or table["traitor"] is None]
    key = "table.roles_aside" if len(roles) > len(others) else "table.roles_out"
    lines = [words.say(key, {"seats": others, "roles": roles})] if roles else []
    if mine["jacks_out"]:
        holders = [seat for seat in others if table["seats"][seat]["jack"] is None]
        lines.append(
            words.say("table.jacks_out", {"seats": holders, "jacks": [jack(one, words) for one in mine["jacks_out"]]})
        )
    return lines


def hand(cards: list[str], words: Words) -> str:
    """Cards by suit, each suit in one go."""
    suits = [[card(one, words) for one in cards if one.startswith(name)] for name in SYMBOLS]
    return "   ".join(" ".join(ones) for ones in suits if ones) or "–"


def card(name: str, words: Words) -> str:
    """A number card, or the jack of spades, in its colour: 7♥."""
    if name == "jack":
        return jack("spades", words)
    of, _, rank = name.partition("-")
    return f"{words.say('table.ace') if rank == '1' else rank}{suit(of)}"


def jack(of: str, words: Words) -> str:
    """A jack in its colour."""
    return f"{words.say('table.jack_short')}{suit(of)}"


def role(king: str, words: Words) -> str:
    """A role and its king."""
    return f"{words.say(f'role.{king}')} {words.say('table.king_short')}{suit(king)}"


def suit(name: str) -> str:
    """A suit in its colour."""
    return f"[red]{SYMBOLS[name]}[/]" if name in RED else SYMBOLS[name]


def count(deals: list[dict[str, Any]], words: Words, names: list[str]) -> list[str]:
    """The deal that was counted last: who was who, and what it brought."""
    last = deals[-1]
    outcome = words.say(f"outcome.{last['outcome']}", last)
    lines = [f"[bold]{words.say('table.count', {'deal': len(deals)})}[/]  {outcome}"]
    widest = max(map(len, names))
    for seat, one in enumerate(last["seats"]):
        side = words.say("table.joined", last) if seat == last["traitor"] else ""
        victims = words.say("table.victims", {"count": one["victims"]})
        points = words.say("table.points", {"count": one["points"]})
        lines.append(f"  {escape(names[seat].ljust(widest))}  +{points}  {role(one['king'], words)}{side}, {victims}")
    if last["aside"]:
        lines.append(f"  {words.say('table.aside')} {role(last['aside'], words)}")
    return lines
