"""The table as text."""

from __future__ import annotations

from typing import Any

from rookery.engine.game import View
from rookery.engine.words import Words


def draw(view: View, words: Words) -> str:
    """The hour and its character, a line for each gang, and one's own children."""
    table = view["table"]
    lines = []
    if table["tile"] is not None:
        tile = words.say(f"title.{table['tile']}")
        purse = words.say(f"purse.{table['tile']}", {"count": table["purse"]})
        lines += [words.say("table.hour", table), f"  [bold]{tile}[/] — {purse}", ""]
    widest = max(len(words.tell(gang, "seat")) for gang in range(len(table["gangs"])))
    for number, gang in enumerate(table["gangs"]):
        name = words.tell(number, "seat").ljust(widest)
        coins = words.say("table.coins", {"count": gang["coins"]}).rjust(10)
        style = "bold" if number == view["seat"] else "default"
        lines.append(f"  [{style}]{name}[/]  {coins}   {status(number, gang, view, words)}".rstrip())
    if view["seat"] is not None:
        children = table["gangs"][view["seat"]]["children"]
        if children:
            lines += ["", words.say("table.children", {"children": "  ".join(map(str, children))})]
    return "\n".join(lines)


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
