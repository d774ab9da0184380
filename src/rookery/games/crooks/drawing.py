"""The table as text."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from rookery.engine.game import View
from rookery.engine.words import Words
from rookery.games.crooks.cards import ABILITIES, GANGS
from rookery.games.crooks.telling import INITIALS, SIGNS

COLOURS = ["red", "blue", "green", "yellow"]
NAME = 8  # columns of a player's name
CELL = 9  # columns of a target
HIDDEN = "▒▒▒"


def draw(view: View, words: Words) -> str:
    """The grid of targets and rows, the gangs, the places, and what the one whose turn it is has before him."""
    table = view["table"]
    names = [words.tell(seat, "seat") for seat in range(view["players"])]
    return "\n".join(
        [
            *grid(table, view["seat"], names, words),
            "",
            *players(table, view["seat"], names, words),
            *gangs(table, words),
            "",
            *places(table, words),
            *before_me(table, words),
            "",
            *legend(table, words),
        ]
    )


def grid(table: View, viewer: int | None, names: list[str], words: Words) -> list[str]:
    """A column for each target: its number, each player's crooks, its value and who leads, from what can be seen."""
    targets = table["targets"]
    numbers = "".join(f"[{target['number']}]".center(CELL) for target in targets)
    lines = [f"[bold]{label('target', words)}{escape(numbers)}[/]".rstrip()]
    for seat, name in enumerate(names):
        style = f"bold {COLOURS[seat]}" if seat == viewer else COLOURS[seat]
        stacks = [[crook(one, table) for one in target["rows"][seat]["crooks"]] for target in targets]
        for level in range(max(1, *map(len, stacks))):
            cells = [stack[level] if level < len(stack) else "" if level else "·" for stack in stacks]
            head = name[: NAME - 3] if not level else ""
            mark = "■ " if not level else "  "
            body = "".join(escape(cell.center(CELL)) for cell in cells)
            lines.append(f"[{style}]{mark}{escape(head.ljust(NAME - 2))}{body}[/]")
        totals = [
            str(target["rows"][seat]["level"]) if len(stack) > 1 else ""
            for target, stack in zip(targets, stacks, strict=True)
        ]
        if any(totals):
            body = "".join((f"={total}" if total else "").center(CELL) for total in totals)
            lines.append(f"[{COLOURS[seat]}]{' ' * NAME}{body}[/]")
    worth = [f"{target['value']}{'?' * unknown(target)}" for target in targets]
    lines.append(f"[bold]{label('value', words)}{''.join(one.center(CELL) for one in worth)}[/]")
    lines.append(label("leads", words) + "".join(leaders(target["leaders"], names) for target in targets))
    return lines


def unknown(target: View) -> int:
    """How many crooks on a target I cannot see: they may change its value."""
    return sum(one["card"] is None for row in target["rows"] for one in row["crooks"])


def label(key: str, words: Words) -> str:
    """What a line of the grid is about."""
    return words.say(f"table.{key}")[: NAME - 1].ljust(NAME)


def leaders(seats: list[int], names: list[str]) -> str:
    """Who leads on a target: a name, or the first letters of several."""
    length = CELL - 1 if len(seats) == 1 else 3 if len(seats) == 2 else 1
    texts = [names[seat][:length] for seat in seats]
    gap = CELL - len("/".join(texts))
    coloured = "/".join(f"[{COLOURS[seat]}]{escape(text)}[/]" for seat, text in zip(seats, texts, strict=True))
    return " " * (gap // 2) + coloured + " " * (gap - gap // 2)


def dollars(count: int, words: Words) -> str:
    """Money, as the language writes it."""
    return words.say("table.money", {"count": count})


def crook(one: View, table: View) -> str:
    """A crook on a target: in a short word; marked if only I can see him."""
    if one["card"] is None:
        return HIDDEN
    short: str = table["deck"][one["card"] - 1]["short"]
    return short[: CELL - 1] if one["up"] else f"▒{short}"[: CELL - 1]


def players(table: View, viewer: int | None, names: list[str], words: Words) -> list[str]:
    """Money, and who is doing what."""
    lines = []
    widest = max(map(len, names))
    for seat, (name, player) in enumerate(zip(names, table["players"], strict=True)):
        style = f"bold {COLOURS[seat]}" if seat == viewer else COLOURS[seat]
        note = ""
        if seat in table["winners"]:
            note = words.say("table.winner")
        elif player["passed"]:
            note = words.say("table.passed")
        elif seat == table["turn"]:
            note = words.say(f"step.{table['step']}", {"place": table["place"], "target": table["target"]})
        lines.append(
            f"[{style}]■ {escape(name.ljust(widest))}[/] {dollars(player['money'], words):>5}  {escape(note)}".rstrip()
        )
    return lines


def gangs(table: View, words: Words) -> list[str]:
    """Who has how many of each gang, and what leading it brings."""
    parts = []
    for gang in table["gangs"]:
        counts = "–".join(
            f"[bold {COLOURS[seat]}]{has}[/]" if seat == gang["leader"] else f"[{COLOURS[seat]}]{has}[/]"
            for seat, has in enumerate(gang["counts"])
        )
        parts.append(f"{words.tell(gang['name'], 'gang')} {counts}")
    return [f"{words.say('table.gangs', {'count': table['gangs'][0]['points']})}  {'   '.join(parts)}"]


def places(table: View, words: Words) -> list[str]:
    """The places, with how many crooks are there: the price of a recruit."""
    parts = []
    for place in table["places"]:
        text = f"{place['letter']} {'▪' * place['size'] or '–'}"
        price = f" {dollars(place['size'], words)}" if place["size"] else ""
        parts.append(f"[bold]{text}{price}[/]" if place["affordable"] else f"[dim]{text}{price}[/]")
    lines = [f"{words.say('table.places')}"]
    half = (len(parts) + 1) // 2 if len(parts) > 5 else len(parts)
    for row in (parts[:half], parts[half:]):
        if row:
            lines.append("  " + "   ".join(row))  # noqa: PERF401
    if table["warned"] is not None:
        lines.append(f"[bold red]{escape(words.say('table.warned', {'place': table['warned']}))}[/]")
    return lines


def before_me(table: View, words: Words) -> list[str]:
    """The pile that I look into, or the crook in my hand."""
    if table["looking"] is not None:
        cards = [table["deck"][card - 1] for card in table["looking"]]
        return ["", words.say("table.looking", {"place": table["place"]}), *[describe(card, words) for card in cards]]
    if table["hand"] is not None:
        return ["", words.say("table.hand"), describe(table["deck"][table["hand"] - 1], words)]
    return []


def describe(card: dict[str, Any], words: Words) -> str:
    """A crook in full."""
    notes = [words.say(f"gang.{gang}") for gang in card["gangs"]]
    if card["ability"] is not None:
        notes.append(words.say(f"ability.{card['ability']}"))
    text = f"{card['card']:>4}  {card['short']:<9} {', '.join(notes)}".rstrip()
    return escape(text)


def legend(table: View, words: Words) -> list[str]:
    """What the letters and signs mean, and where the values come from."""
    letters = [f"{initial} {words.tell(gang, 'gang')}" for initial, gang in zip(INITIALS, GANGS, strict=True)]
    known = [(sign, ability) for sign, ability in zip(SIGNS, ABILITIES, strict=True) if ability]
    signs = [f"{sign} {words.tell(ability, 'ability')}" for sign, ability in known]
    return [
        f"[dim]{escape(words.say('table.key'))}[/]",
        f"[dim]{escape('  '.join([*letters, '▒ ' + words.say('table.down')]))}[/]",
        f"[dim]{escape('  '.join(signs))}[/]",
        f"[dim]{escape(words.tell(table['values'], 'values'))}[/]",
    ]
