"""The table as text."""

from __future__ import annotations

from msgspec import to_builtins
from rich.markup import escape

from rookery.engine.view import View
from rookery.engine.words import Words
from rookery.games.assassin.pieces import SUITS, Suit
from rookery.games.assassin.view import Deal, Facts, Pile, Table

SYMBOLS: dict[Suit, str] = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
RED = ("hearts", "diamonds")


def draw(view: View[Table], facts: Facts, words: Words) -> str:
    """The trick and the trump order, a line for each player and the centre, one's own cards, what one can know."""
    table = view.table
    names = [words.tell(seat, "seat") for seat in range(view.players)]
    centre = words.say("table.centre")
    widest = max(map(len, [*names, centre]))
    lines = [heading(table, facts, words), ""]
    for seat, name in enumerate(names):
        style = "bold" if seat == view.seat else "default"
        points = words.say("table.points", {"count": table.seats[seat].points}).rjust(7)
        pile = packets(table.seats[seat], words)
        lines.append(
            f"  [{style}]■ {escape(name.ljust(widest))}[/] {points}  {pile}  {doing(seat, table, words)}".rstrip()
        )
    lines.append(f"  [dim]□[/] {centre.ljust(widest)} {' ' * 7}  {packets(table.centre, words)}".rstrip())
    if table.mine is not None and view.ending is None:
        lines += ["", *own(table, words), "", *[f"  [dim]{line}[/]" for line in known(view, facts, words)]]
    if table.deals and (view.ending is not None or (table.trick == 1 and table.step == "before")):
        lines += ["", *count(table.deals, facts, words, names)]
    return "\n".join(lines)


def heading(table: Table, facts: Facts, words: Words) -> str:
    """Where we are, the order of the queens, and what is particular about this trick."""
    where = words.say("table.where", {"deal": table.deal, "trick": table.trick, "tricks": facts.tricks})
    line = "  ".join(suit(one) for one in table.trumps)
    if table.unplaced:
        line += "  …"
    goal = words.say("table.goal", {"goal": facts.goal})
    notes = [words.say("table.saved", {"threshold": facts.threshold})]
    if table.missing:
        notes.append(words.say("table.missing", {"missing": table.missing}))
    if table.face_up:
        notes.append(words.say("table.face_up"))
    if table.doubled:
        notes.append(words.say("table.doubled"))
    return f"[bold]{where}[/]   {words.say('table.trumps')}  {line}   [dim]{goal}\n{' · '.join(notes)}[/]"


def packets(pile: Pile, words: Words) -> str:
    """Packets as small squares, the doubled one as a diamond, and the victims they are."""
    drawn = "▪" * (pile.packets - pile.doubled) + "◆" * pile.doubled
    return f"{drawn.ljust(10)} {words.say('table.victims', {'count': pile.victims}).ljust(11)}"


def doing(seat: int, table: Table, words: Words) -> str:
    """What a player has laid in this trick, the jack they have used, and what else is known of them."""
    player = table.seats[seat]
    notes = []
    if player.laid == "hidden":
        notes.append(words.say("table.face_down"))
    elif player.laid is not None:
        laid = card(player.laid, words)
        notes.append(f"{laid} {words.say('table.face_down')}" if player.face_down else laid)
    elif table.leader == seat:
        notes.append(words.say("table.leads"))
    if player.jack is not None:
        notes.append(f"[dim]{jack(player.jack, words)} {words.say('table.used')}[/]")
    if table.traitor == seat:
        notes.append(words.say("role.clubs"))
    return ", ".join(notes)


def own(table: Table, words: Words) -> list[str]:
    """One's own role, jack and hand."""
    mine = table.mine
    assert mine is not None
    power = words.say("table.used" if mine.jack_used else f"power.{mine.jack}")
    return [
        f"  {words.say('table.role')}  [bold]{role(mine.king, words)}[/]",
        f"  {words.say('table.jack')}  [bold]{jack(mine.jack, words)}[/] {power}",
        f"  {words.say('table.hand')}  {hand(mine.hand, words)}",
    ]


def known(view: View[Table], facts: Facts, words: Words) -> list[str]:
    """Who may be what, and hold which jack, by what this seat knows."""
    table = view.table
    mine = table.mine
    assert mine is not None
    others = [seat for seat in range(view.players) if seat not in (view.seat, table.traitor)]
    roles = [role(one, words) for one in mine.kings_out]
    key = "table.roles_aside" if facts.aside else "table.roles_out"
    lines = [words.say(key, {"seats": others, "roles": roles})] if roles else []
    if mine.jacks_out:
        holders = [seat for seat in others if table.seats[seat].jack is None]
        jacks = [jack(one, words) for one in mine.jacks_out]
        lines.append(words.say("table.jacks_out", {"seats": holders, "jacks": jacks}))
    return lines


def hand(cards: list[str], words: Words) -> str:
    """Cards by suit, each suit in one go."""
    suits = [[card(one, words) for one in cards if one.startswith(name)] for name in SUITS]
    return "   ".join(" ".join(ones) for ones in suits if ones) or "–"


def card(name: str, words: Words) -> str:
    """A number card, or the jack of spades, in its colour: 7♥."""
    for one in SUITS:
        if name.startswith(one):
            rank = name.removeprefix(f"{one}-")
            return f"{words.say('table.ace') if rank == '1' else rank}{suit(one)}"
    return jack("spades", words)


def jack(of: Suit, words: Words) -> str:
    """A jack in its colour."""
    return f"{words.say('table.jack_short')}{suit(of)}"


def role(king: Suit, words: Words) -> str:
    """A role and its king."""
    return f"{words.say(f'role.{king}')} {words.say('table.king_short')}{suit(king)}"


def suit(name: Suit) -> str:
    """A suit in its colour."""
    return f"[red]{SYMBOLS[name]}[/]" if name in RED else SYMBOLS[name]


def count(deals: list[Deal], facts: Facts, words: Words, names: list[str]) -> list[str]:
    """The deal that was counted last: who was who, and what it brought."""
    last = deals[-1]
    outcome = words.say(f"outcome.{last.outcome}", to_builtins(last))
    lines = [f"[bold]{words.say('table.count', {'deal': len(deals)})}[/]  {outcome}"]
    widest = max(map(len, names))
    for seat, king in enumerate(last.kings):
        side = words.say("table.joined", {"named": last.named}) if seat == last.traitor else ""
        victims = words.say("table.victims", {"count": last.victims[seat]})
        points = words.say("table.points", {"count": last.points[seat]})
        lines.append(f"  {escape(names[seat].ljust(widest))}  +{points}  {role(king, words)}{side}, {victims}")
    if last.aside:
        lines.append(f"  {words.say('table.aside')} {role(last.aside, words)}")
    return lines
