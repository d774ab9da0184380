"""The table as text."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from rookery.engine.game import View
from rookery.engine.words import Words

COLOURS = ["red", "blue", "green", "yellow", "magenta"]


def draw(view: View, words: Words) -> str:
    """The hour and its character, a line for each gang, and one's own children."""
    table = view["table"]
    lines = tile(table, words) if table["tile"] is not None else []
    names = [words.tell(gang, "seat") for gang in range(len(table["gangs"]))]
    widest = max(map(len, names))
    for number, gang in enumerate(table["gangs"]):
        style = f"bold {COLOURS[number]}" if number == view["seat"] else COLOURS[number]
        coins = words.say("table.coins", {"count": gang["coins"]}).rjust(10)
        note = status(number, gang, view, words)
        lines.append(f"  [{style}]■ {escape(names[number].ljust(widest))}[/] {coins}   {note}".rstrip())
    if view["seat"] is not None:
        children = table["gangs"][view["seat"]]["children"]
        if children:
            lines += ["", words.say("table.children", {"children": "  ".join(map(str, children))})]
    return "\n".join(lines)


def tile(table: dict[str, Any], words: Words) -> list[str]:
    """The character of the hour, on its tile."""
    name = words.say(f"title.{table['tile']}")
    purse = words.say(f"purse.{table['tile']}", {"count": table["purse"]})
    width = max(len(name), len(purse)) + 2
    return [
        words.say("table.hour", table),
        f"  ╭{'─' * width}╮",
        f"  │[bold]{name.center(width)}[/]│",
        f"  │{purse.center(width)}│",
        f"  ╰{'─' * width}╯",
    ]


def status(number: int, gang: dict[str, Any], view: View, words: Words) -> str:
    """What a gang is doing."""
    table = view["table"]
    if view["ending"] is not None:
        if number in table["stripped"]:
            return words.say("table.stripped")
        return words.say("table.winner") if number in table["winners"] else ""
    notes = []
    if gang["child"] is not None:
        notes.append(words.say("table.child", gang))
    elif gang["out"]:
        notes.append(words.say("table.hidden"))
    if gang["choosing"]:
        notes.append(words.say("table.choosing" if number in view["waiting"] else "table.chosen"))
    elif number in view["waiting"]:
        notes.append(words.say("table.picking"))
    return ", ".join(notes)
