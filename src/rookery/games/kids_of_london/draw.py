"""The table as text."""

from __future__ import annotations

from rich.markup import escape

from rookery.engine.view import View
from rookery.engine.words import Words
from rookery.games.kids_of_london.pieces import Character
from rookery.games.kids_of_london.view import Facts, Gang, Table

COLOURS = ["red", "blue", "green", "yellow", "magenta"]


def draw(view: View[Table], facts: Facts, words: Words) -> str:
    """The hour and its character, a line for each gang, and one's own children."""
    table = view.table
    lines = [] if table.tile is None else tile(table.tile, table.hour, facts, words)
    names = [words.tell(gang, "seat") for gang in range(len(table.gangs))]
    widest = max(map(len, names))
    for number, gang in enumerate(table.gangs):
        style = f"bold {COLOURS[number]}" if number == view.seat else COLOURS[number]
        coins = words.say("table.coins", {"count": gang.coins}).rjust(10)
        note = status(number, gang, view, words)
        lines.append(f"  [{style}]■ {escape(names[number].ljust(widest))}[/] {coins}   {note}".rstrip())
    if view.seat is not None:
        children = table.gangs[view.seat].children
        if children:
            lines += ["", words.say("table.children", {"children": "  ".join(map(str, children))})]
    return "\n".join(lines)


def tile(character: Character, hour: int, facts: Facts, words: Words) -> list[str]:
    """The character of the hour, on a tile."""
    name = words.say(f"title.{character}")
    purse = words.say(f"purse.{character}", {"count": facts.purses[character]})
    width = max(len(name), len(purse)) + 2
    return [
        words.say("table.hour", {"hour": hour, "hours": facts.hours}),
        f"  ╭{'─' * width}╮",
        f"  │[bold]{name.center(width)}[/]│",
        f"  │{purse.center(width)}│",
        f"  ╰{'─' * width}╯",
    ]


def status(number: int, gang: Gang, view: View[Table], words: Words) -> str:
    """What a gang is doing."""
    if view.ending is not None:
        if number in view.table.stripped:
            return words.say("table.stripped")
        return words.say("table.winner") if number in view.table.winners else ""
    notes = []
    if gang.child is not None:
        notes.append(words.say("table.child", {"child": gang.child}))
    elif gang.out:
        notes.append(words.say("table.hidden"))
    if gang.choosing:
        notes.append(words.say("table.choosing" if number in view.waiting else "table.chosen"))
    elif number in view.waiting:
        notes.append(words.say("table.picking"))
    return ", ".join(notes)
