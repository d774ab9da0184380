"""How a report speaks: its words, the game's own, and numbers as people write them in a language."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

from rookery.engine import registry
from rookery.engine.words import PLACEHOLDER, UNBROKEN, Words

PACKAGE = "rookery.lab.report"
FRENCH = re.compile(r" (?=[:;?!»])|(?<=«) ")
THIN = "\u202f"  # a narrow space at which no line ends: it parts thousands in French
MINUS = "\u2212"
ALIKE = 0.75  # from which on one of two plural forms is enough


class Voice:
    """Words and numbers of a report in a language; with a game and its players, those of the game, too."""

    def __init__(self, language: str, game: str = "", players: int = 0) -> None:
        words = Words.read(language, PACKAGE, "rookery.engine")
        self.language = language
        self.words = registry.find(game).words(language).over(words).seated(players) if game else words

    def say(self, key: str, **args: object) -> str:
        """A sentence of the report's own."""
        return self.unbroken(self.words.say(f"report.{key}", args))

    def unbroken(self, text: str) -> str:
        """The text with spaces that hold together what no line should part; in French, a colon and the word before."""
        text = text.replace("± ", f"±{UNBROKEN}")
        return FRENCH.sub(UNBROKEN, text) if self.language == "fr" else text

    def seat(self, seat: int) -> str:
        """A seat by its name."""
        return self.words.tell(seat, "seat")

    def place(self, seat: int) -> str:
        """A seat by its number and name."""
        return self.say("place", number=seat + 1, seat=self.seat(seat))

    def ending(self, ending: str) -> str:
        """How a game ended, as part of a sentence."""
        found = self.words.find(f"ending.{ending}")
        return self.say("stopped_ending") if found is None else self.unbroken(found.rstrip("."))

    def line(self, line: str) -> str:
        """A line of the score sheet."""
        return self.unbroken(self.words.say(f"score.{line}"))

    def option(self, option: str) -> str:
        """What an option is about."""
        return self.unbroken(self.words.say(f"option.{option}"))

    def event(self, kind: str) -> str:
        """What an event tells, whoever and whatever it is about."""
        forms = [self.words.find(f"event.{kind}{form}") for form in ("", "_one", "_other")]
        told = [PLACEHOLDER.sub("…", form).rstrip(".") for form in forms if form is not None] or [kind]
        alike = SequenceMatcher(None, told[0], told[-1]).ratio() > ALIKE
        return self.unbroken(told[-1] if alike else " / ".join(told))

    def quoted(self, text: str) -> str:
        """Words that are not the report's own."""
        return self.say("quoted", text=text)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many digits behind its point."""
        text = f"{abs(value):,.{digits}f}"
        if self.language == "fr":
            text = text.replace(",", THIN).replace(".", ",")
        return f"{MINUS}{text}" if value < 0 and any(digit in text for digit in "123456789") else text

    def whole(self, value: int) -> str:
        """A whole number."""
        return self.number(value, 0)

    def plain(self, value: float) -> str:
        """A number with no more digits than it has, as on an axis."""
        digits = next((digits for digits in range(6) if abs(round(value, digits) - value) < 1e-9), 6)
        return self.number(value, digits)

    def some(self, value: float) -> str:
        """A number of any size with three digits that count."""
        size = abs(value)
        return self.number(value, 0 if size >= 100 else 1 if size >= 10 else 2 if size >= 1 or not size else 3)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in per cent; a tiny one with more digits, so that it is not nought."""
        while 0 < abs(share) < 0.005 * 0.1**digits and digits < 4:
            digits += 1
        return f"{self.number(100 * share, digits)}{UNBROKEN}%"

    def percent_mark(self, share: float) -> str:
        """A share as on an axis."""
        return f"{self.plain(100 * share)}{UNBROKEN}%"

    def signed(self, value: float, share: bool = False) -> str:
        """A difference with its sign: of shares, in points of per cent."""
        text = self.percent(value) if share else self.number(value, 2)
        return text if text.startswith(MINUS) else f"+{text}"

    def span(self, low: str, high: str) -> str:
        """From here to there."""
        return f"{low} – {high}"
