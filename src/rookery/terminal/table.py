"""The terminal table: shows each person what that seat may see, asks for moves, and lets the bots play."""

from __future__ import annotations

from collections.abc import Callable

from rich.markup import escape

from rookery.engine.dice import QuickDice, derive
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.minds import hint, levels
from rookery.terminal.screen import Screen

YOU = "you"


class Left(Exception):  # noqa: N818 - nothing went wrong
    """Somebody left the table; the exit status that goes with it."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Table:
    """A match at the terminal. Several people share the keyboard behind a curtain."""

    def __init__(self, match: Match, screen: Screen, words: Words, path: str | None) -> None:
        self.match = match
        self.screen = screen
        self.words = match.words(words)
        self.path = path
        self.people = [seat for seat, name in enumerate(match.seats) if name == YOU]
        self.seen = dict.fromkeys(self.people, 0)  # how much of the log each of them has been shown
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None  # several: none before the curtain
        self.wishes: dict[tuple[int, str], int] = {}  # standing answers of a seat, and how long the log was then
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "hint": self.hint,
            "rules": self.rules,
            "log": self.log,
            "always": self.always,
            "ask": self.ask_again,
            "save": self.save,
            "quit": self.quit,
            "help": self.help,
        }

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit status."""
        try:
            while waiting := self.match.waiting():
                people = [seat for seat in waiting if seat in self.seen]
                if people:
                    answer = self.standing_answer(people[0])
                    if answer is None:
                        self.ask(people[0])
                    else:
                        self.play(people[0], answer)
                else:
                    self.let_bot_play(waiting[0])
        except Left as left:
            return left.status
        except KeyboardInterrupt:
            self.screen.say()
            return self.break_off(130)
        self.finish()
        return 0

    def let_bot_play(self, seat: int) -> None:
        """A bot's move. Its chance depends on the seed and the moment alone, so a game resumed goes on the same way."""
        dice = QuickDice(derive(self.match.seed, "bots", len(self.match.moves)) >> 64)
        match = self.match
        level = levels.find(match.seats[seat], match.game, match.players, match.own)
        self.play(seat, level.choose(match.standpoint(seat, dice, level.mind.listens()), dice))

    def play(self, seat: int, move: int | str) -> None:
        """Play a move and keep it."""
        self.match.play(seat, move)
        if self.path is not None:
            self.keep(self.path)

    # Answering for a person

    def standing_answer(self, seat: int) -> str | None:
        """The answer that a person wished to give always, or the only one they have.

        People who share the keyboard see who is asked, so that there having only one answer must not tell.
        """
        legal = self.match.legal(seat)
        for move in self.match.game.standing:
            if move in legal and (self.wishes_always(seat, move) or (legal == [move] and len(self.people) == 1)):
                return move
        return None

    def wishes_always(self, seat: int, move: str) -> bool:
        """Whether a person's wish to give an answer always still holds."""
        since = self.wishes.get((seat, move))
        if since is None:
            return False
        until = self.match.game.standing[move]
        return all(event.kind != until for told in self.match.log[since:] for event in told)

    def always(self, wanted: str) -> bool:
        names = {move: self.tell_move(self.number(move)) for move in self.match.game.standing}
        found = [move for move, told in names.items() if wanted.lower() in ("", move, told.lower())]
        if not found:
            self.complain(Refusal("not_standing", moves=", ".join(names) or "–"))
            return False
        assert self.at_keyboard is not None
        for move in found:
            self.wishes[self.at_keyboard, move] = len(self.match.log)
        return True

    def ask_again(self, _: str) -> bool:
        self.wishes = {wish: since for wish, since in self.wishes.items() if wish[0] != self.at_keyboard}
        self.screen.say(escape(self.words.say("asking_again")))
        return False

    # Asking a person

    def ask(self, seat: int) -> None:
        """Show a person the table and the choices, and carry out what is typed, until a move is made or undone."""
        self.draw_curtain(seat)
        moves = len(self.match.moves)
        self.show(seat)
        while len(self.match.moves) == moves:
            line = self.screen.ask(f"[bold]{self.words.say('prompt')}[/] ")
            if line is None:
                raise Left(self.break_off(1))
            if self.answer(seat, line):
                return

    def draw_curtain(self, seat: int) -> None:
        """Hide one person's secrets before the next one looks."""
        if seat == self.at_keyboard:
            return
        self.screen.clear()
        self.at_keyboard = seat
        self.screen.say(f"[bold]{self.words.say('curtain', {'seat': seat})}[/]")
        if self.screen.interactive and self.screen.ask(self.words.say("press_enter") + " ") is None:
            raise Left(self.break_off(1))

    def show(self, seat: int) -> None:
        """What a person may see: the news, the table, the choices."""
        self.screen.clear()
        game = self.words.say("name")
        seats = range(self.match.players)
        people = ", ".join(self.words.say("seat_of", {"seat": each, "who": self.who(each)}) for each in seats)
        self.screen.say(f"[bold]{escape(game)}[/]  [dim]{escape(people)}[/]")
        self.screen.values(self.match.game, self.match.options, self.words)
        if not self.match.moves:
            self.screen.say(f"[dim]{self.words.say('promise', {'commitment': self.match.commitment})}[/]")
        news = self.match.events(seat, self.seen[seat])
        if news:
            self.screen.say(f"[dim]{self.words.say('news')}[/]")
            self.screen.log(news, self.words)
        self.screen.say()
        view = self.match.view(seat)
        self.screen.say(self.match.game.draw(view, self.match.facts(), self.words))
        self.screen.say()
        if view.goal is not None:
            self.screen.say(f"[italic]{escape(self.words.say(f'goal.{view.goal.kind}', view.goal.args))}[/]")
        wishes = [
            self.tell_move(self.number(move)) for move in self.match.game.standing if self.wishes_always(seat, move)
        ]
        if wishes:
            self.screen.say(f"[dim]{escape(self.words.say('standing', {'moves': wishes}))}[/]")
        self.screen.say(f"[bold]{escape(self.words.say('your_move', {'seat': seat}))}[/]")
        self.screen.menu({label: self.tell_move(move) for label, move in self.choices(seat).items()})

    def who(self, seat: int) -> str:
        """Who sits in a seat."""
        name = self.match.seats[seat]
        return self.words.say("you") if name == YOU else name

    def choices(self, seat: int) -> dict[str, int]:
        """The legal moves by what one types: their pieces where those are distinct numbers, else 1, 2, 3."""
        moves = self.match.state.legal(seat)
        pieces = [self.match.game.catalogue.piece(move) for move in moves]
        if all(isinstance(piece, int) for piece in pieces) and len(set(pieces)) == len(pieces):
            return {str(piece): move for piece, move in zip(pieces, moves, strict=True)}
        return {str(number): move for number, move in enumerate(moves, 1)}

    def number(self, move: str) -> int:
        """The number of a move that the game has."""
        number = self.match.game.catalogue.find(move)
        assert number is not None
        return number

    def tell_move(self, move: int) -> str:
        """A move in words."""
        return self.words.move(self.match.game.catalogue.verb(move), self.match.game.catalogue.piece(move))

    def answer(self, seat: int, line: str) -> bool:
        """Carry out what was typed; whether the turn at the keyboard is over."""
        word, _, rest = line.partition(" ")
        command = next((name for name in self.commands if word.lower() in self.names_of(name)), None)
        if command is not None:
            return self.commands[command](rest.strip())
        move: int | str = self.choices(seat).get(line, line)
        if not line or (isinstance(move, str) and move.isdigit()):
            self.complain(Refusal("not_in_list", choices=", ".join(self.choices(seat))))
            return False
        refusal = self.match.refusal(seat, move)
        if refusal is not None:
            self.complain(refusal)
            return False
        self.seen[seat] = len(self.match.log)
        self.play(seat, move)
        return True

    def names_of(self, command: str) -> list[str]:
        """What one may type for a command: its English name, and those of the language."""
        return [command, *self.words.say(f"command.{command}").split()]

    def complain(self, refusal: Refusal) -> None:
        """A refusal, and that nothing has happened."""
        self.screen.say(f"[red]{escape(self.words.refusal(refusal))}[/]")

    # Commands

    def undo(self, _: str) -> bool:
        assert self.at_keyboard is not None
        try:
            self.match.undo(self.at_keyboard)
        except Refusal as refusal:
            self.complain(refusal)
            return False
        if self.path is not None:
            self.keep(self.path)
        self.seen = {seat: min(seen, len(self.match.log)) for seat, seen in self.seen.items()}
        return True

    def hint(self, _: str) -> bool:
        assert self.at_keyboard is not None
        for line in hint.told(hint.for_seat(self.match, self.at_keyboard), self.match.game, self.words):
            self.screen.say(escape(line))
        if self.path is not None:
            self.keep(self.path)
        return False

    def rules(self, number: str) -> bool:
        try:
            self.screen.rules(self.match.game, self.match.options, self.words, number)
        except Refusal as refusal:
            self.complain(refusal)
        return False

    def log(self, _: str) -> bool:
        self.screen.log(self.match.events(self.at_keyboard), self.words)
        return False

    def save(self, path: str) -> bool:
        path = path or self.path or ""
        if not path:
            self.complain(Refusal("save_where"))
        elif self.keep(path):
            self.path = path
            self.screen.say(escape(self.words.say("saved", {"path": path})))
        return False

    def quit(self, _: str) -> bool:
        while self.path is None and self.match.moves:
            path = self.screen.ask(self.words.say("save_before_leaving") + " ")
            if not path:
                break
            self.save(path)
        raise Left(self.break_off(0))

    def help(self, _: str) -> bool:
        self.screen.say(escape(self.words.say("table_help")))
        return False

    # Keeping and leaving

    def keep(self, path: str) -> bool:
        """Write the journal; a failure is told, and the game goes on."""
        try:
            self.match.save(path)
        except Refusal as refusal:
            self.complain(refusal)
            return False
        return True

    def break_off(self, status: int) -> int:
        """Say where the unfinished game is."""
        if self.path is not None:
            self.screen.say(escape(self.words.say("left_saved", {"path": self.path})))
        else:
            self.screen.say(self.words.say("left_unsaved"))
        return status

    def finish(self) -> None:
        """The end: the last news, the table, the score sheet, and the seed that was promised."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.screen.clear()
        self.screen.log(self.match.events(viewer, min(self.seen.values(), default=0)), self.words)
        self.screen.say()
        self.screen.say(self.match.game.draw(self.match.view(viewer), self.match.facts(), self.words))
        self.screen.say()
        result = self.match.result()
        assert result is not None
        self.screen.say(f"[bold]{escape(self.words.say(f'ending.{result.ending}'))}[/]")
        self.screen.score_sheet(self.match.scores(), result.returns, self.words)
        proof = {"seed": self.match.seed, "nonce": self.match.nonce}
        self.screen.say(f"[dim]{self.words.say('proof', proof)}[/]")
        if self.path is not None:
            self.screen.say(escape(self.words.say("saved", {"path": self.path})))
