"""`rookery learn`: a guided first game at the terminal table."""

from __future__ import annotations

import click
from rich.markup import escape

from rookery.engine import lesson, registry
from rookery.engine.lesson import LEARNER, Lesson, Step
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.terminal.screen import Screen
from rookery.terminal.table import YOU, Left, Table


def learn_command(words: Words) -> click.Command:
    """`rookery learn GAME`."""

    def learn(game: str) -> int:
        found = registry.find(game)
        course = lesson.read(found)
        if course is None:
            raise Refusal("no_lesson", game=found.name)
        match = lesson.begin(found, course)
        match.seats = [YOU if seat == LEARNER else course.rival for seat in range(course.players)]
        return Classroom(match, Screen(), words, course).run()

    return click.Command("learn", callback=learn, params=[click.Argument(["game"])], help=words.say("help.learn"))


class Classroom(Table):
    """A terminal table with a coach: the others play as they are told, until all is said."""

    def __init__(self, match: Match, screen: Screen, words: Words, course: Lesson) -> None:
        super().__init__(match, screen, words, None)
        self.course = course
        self.read = 0  # steps that were read, or done

    def let_bot_play(self, seat: int) -> None:
        name = self.match.game.catalogue.name
        told = self.course.next_move([(mover, name(move)) for mover, move in self.match.moves], seat)
        if told in self.match.legal(seat):
            self.play(seat, told)
        else:
            super().let_bot_play(seat)

    def awaited(self) -> Step | None:
        """The step that the coach is at; None when all is said."""
        return self.course.steps[self.read] if self.read < len(self.course.steps) else None

    def show(self, seat: int) -> None:
        """The table, and what the coach says of it: a page is turned by Enter, a move is waited for."""
        super().show(seat)
        while (step := self.awaited()) is not None:
            self.screen.say(f"\n[bold yellow]{escape(step.say[self.words.language])}[/]")
            if step.move:
                number = self.number(step.move)
                self.screen.say(f"[dim]→ {escape(self.tell_move(number))}[/]")
                return
            self.read += 1
            if self.screen.ask(self.words.say("press_enter") + " ") is None:
                raise Left(self.break_off(1))

    def answer(self, seat: int, line: str) -> bool:
        step = self.awaited()
        wish: int | str = self.choices(seat).get(line, line)
        number = wish if isinstance(wish, int) else self.match.game.catalogue.find(wish)
        if step is None or number is None:
            return super().answer(seat, line)
        if number != self.number(step.move):
            self.complain(Refusal("lesson_first", move=self.tell_move(self.number(step.move))))
            return False
        self.read += 1
        return super().answer(seat, line)

    def undo(self, rest: str) -> bool:
        """Taking back turns the coach's pages back too."""
        if not super().undo(rest):
            return False
        made = sum(mover == LEARNER for mover, _ in self.match.moves)
        awaited = [number for number, step in enumerate(self.course.steps) if step.move]
        if made < len(awaited):
            self.read = awaited[made]
        return True
