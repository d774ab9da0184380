"""What is shown in the terminal, and what is asked there."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from rookery.engine.events import Event
from rookery.engine.game import AnyGame, Options
from rookery.engine.refusals import Refusal
from rookery.engine.view import Score
from rookery.engine.words import Words

NARROW = 80  # columns when the terminal does not say


class Screen:
    """Standard output and input. Piped, it neither clears nor colours, and takes the end of input for an answer."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=False)
        if not self.console.is_terminal:
            self.console.width = NARROW
        self.interactive = sys.stdin.isatty() and self.console.is_terminal

    def say(self, markup: str = "") -> None:
        """A paragraph in rich's markup."""
        self.console.print(markup)

    def indent(self, text: str) -> None:
        """A plain paragraph, two columns in."""
        self.console.print(Padding(escape(text), (0, 0, 0, 2)))

    def clear(self) -> None:
        """An empty screen, so that nothing of what was on it can be read; a blank line where nobody looks."""
        if self.interactive:
            self.console.clear()
            sys.stdout.write("\x1b[3J")  # what has scrolled away, too
            sys.stdout.flush()
        else:
            self.console.print()

    def ask(self, question: str) -> str | None:
        """A line of input, or None when there is no more."""
        self.console.print(question, end="")
        if self.interactive:
            try:
                return input().strip()
            except EOFError:
                self.say()
                return None
        line = sys.stdin.readline()
        self.say(escape(line.strip()))  # what was piped in, where it would have been typed
        return line.strip() if line else None

    def log(self, events: Iterable[Event], words: Words) -> None:
        """Events in words, each with its rule."""
        for event in events:
            self.say(f"  {escape(words.event(event.kind, event.args))} [dim]{escape(f'[{event.rule}]')}[/]")

    def menu(self, choices: dict[str, str]) -> None:
        """Labelled choices; many stand side by side."""
        widest = max(map(len, choices))
        lines = [f"[bold]{label.rjust(widest + 2)}[/]  {escape(text)}" for label, text in choices.items()]
        if len(lines) > 12:
            self.console.print(Columns(lines, equal=True, padding=(0, 2)))
        else:
            self.say("\n".join(lines))

    def score_sheet(self, scores: list[Score], returns: list[float], words: Words) -> None:
        """Every line of every player's score with its rule, the total, and the share of the win."""
        table = Table(box=None, padding=(0, 2), pad_edge=True)
        table.add_column("")
        for seat in range(len(scores)):
            table.add_column(escape(words.tell(seat, "seat")), justify="right")
        kinds = {line.kind: line.rule for score in scores for line in score.lines}
        for kind, rule in kinds.items():
            sums = [sum(line.points for line in score.lines if line.kind == kind) for score in scores]
            table.add_row(f"{escape(words.say(f'score.{kind}'))} [dim]{escape(f'[{rule}]')}[/]", *map(str, sums))
        table.add_row(f"[bold]{words.say('total')}[/]", *[f"[bold]{score.total}[/]" for score in scores])
        table.add_row(words.say("win_share"), *[f"{share:.0%}" if share else "–" for share in returns])
        self.console.print(table)

    def values(self, game: AnyGame, options: Options, words: Words, recorded: bool = False) -> None:
        """Whose values are played with, where they are not the printed ones."""
        values: str = game.values(options)
        if values == "own" and recorded:
            values = "theirs"
        if values != "printed":
            self.say(f"[dim]{escape(words.say(f'played_values.{values}'))}[/]")

    def rules(self, game: AnyGame, options: Options, words: Words, number: str = "") -> None:
        """The whole rulebook as it is with these options, or one rule of it."""
        rulebook = game.rulebook(words.language, options)
        if not number:
            self.say(escape(rulebook.text.replace("**", "")))
        elif rule := rulebook.rules.get(number.upper()):
            self.say(f"[bold]{rule.number}[/] [dim]{escape(rule.section)}[/]\n{escape(rule.text)}")
        else:
            raise Refusal("no_such_rule", wanted=number, rules=", ".join(rulebook.rules))
