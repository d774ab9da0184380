"""Draws docs/pictures/terminal.svg: the terminal table in the middle of a game (`make picture`)."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import rookery
from rookery.engine.words import Words
from rookery.terminal.screen import Screen
from rookery.terminal.table import Table

PICTURE = Path(__file__).parent / "pictures" / "terminal.svg"

# Gaslight on soot.
THEME = TerminalTheme(
    (24, 22, 20), (226, 214, 190),
    [(24, 22, 20), (196, 92, 72), (132, 152, 92), (214, 166, 84), (108, 134, 162), (160, 112, 140), (112, 154, 150),
     (226, 214, 190)],
)  # fmt: skip


def main() -> None:
    """Play two hours of a game and draw what the first seat sees."""
    match = rookery.start("kids_of_london", players=4, seed=20)
    match.seats = ["you", "greedy", "greedy", "random"]
    words = Words.read("en", "rookery.terminal", "rookery.engine")
    screen = Screen()
    screen.console = Console(record=True, width=84, highlight=False, file=Path("/dev/null").open("w"))  # noqa: SIM115
    table = Table(match, screen, words, None)
    for hour, children in enumerate([(2, 7, 6, 5), (7, 3, 3, 1)]):
        if hour:
            table.seen[0] = len(match.log)
        for seat, child in enumerate(children):
            match.play(seat, f"send {child}")
        while "rob" in match.legal(match.waiting()[0]):
            match.play(match.waiting()[0], "rob")
    table.show(0)
    screen.say(f"[bold]{words.say('prompt')}[/] ")
    svg = screen.console.export_svg(title="rookery play kids_of_london", theme=THEME)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = re.sub(r"<!-- .*? -->", "", svg)
    PICTURE.write_text(re.sub(r"[ \t]+$", "", svg, flags=re.MULTILINE), "utf-8")


if __name__ == "__main__":
    main()
