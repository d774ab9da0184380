"""Words: events, moves and refusals told in a language. The files are i18next's JSON, shared with the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from rookery.engine.refusals import Fault, Refusal

LANGUAGES = ("en", "fr")
UNBROKEN = "\u00a0"  # a space at which no line ends
PLACEHOLDER = re.compile(r"{{(\w+)(?:, *(\w+)(?:, *([^\w\s}]+))?)?}}")


class Words:
    """Sentences by key (`event.robbed`), with `{{placeholders}}`.

    `{{count}}` also chooses between `key_one` and `key_other`. `{{tile, tiles}}` is the argument `tile` put into
    words by the group `tiles`; a list is joined: a, b and c. An order is no such list: with `{{line, suits, ›}}` it is
    a › b › c. The group `seat` tells the players' names; a seat beyond them is `seat.nobody`: what plays by the rules
    alone.
    """

    def __init__(self, language: str, *trees: Mapping[str, Any], seats: tuple[str, ...] = ()) -> None:
        self.language = language
        self.trees = trees
        self.seats = seats  # the players' names, where they have any

    @classmethod
    def read(cls, language: str, *packages: str) -> Words:
        """The words of some packages; where two have a key, the first one's counts."""
        texts = [read_text(package, language, "words/{}.json") for package in packages]
        return cls(language, *map(json.loads, texts))

    def over(self, below: Words) -> Words:
        """These words first, then those below."""
        return Words(self.language, *self.trees, *below.trees, seats=self.seats or below.seats)

    def named(self, names: Mapping[str, Any]) -> Words:
        """The same words under some names."""
        return Words(self.language, names, *self.trees, seats=self.seats) if names else self

    def seated(self, players: int, names: Sequence[str] = ()) -> Words:
        """The same words, with the players' names, or the seats' own."""
        seats = names or [self.say(f"seat.{seat}") for seat in range(players)]
        return Words(self.language, *self.trees, seats=tuple(seats))

    def find(self, key: str) -> str | None:
        """The sentence of a key as it stands in the file, if there is one."""
        for tree in self.trees:
            node: Any = tree
            for part in key.split("."):
                node = node.get(part) if isinstance(node, dict) else None
            if isinstance(node, str):
                return node
        return None

    def keys(self, group: str) -> list[str]:
        """The keys of a group of the topmost words, plural forms as one."""
        return sorted({re.sub("_(one|other)$", "", key) for key in self.trees[0].get(group, {})})

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The sentence of a key, with its arguments put in. A missing sentence is told by its key."""
        args = args or {}
        sentence = self.find(key)
        if sentence is None and isinstance(count := args.get("count"), int):
            sentence = self.find(f"{key}_{self.plural(count)}")
        if sentence is None:
            return key
        return PLACEHOLDER.sub(lambda match: self.tell(args.get(match[1], match[0]), match[2], match[3]), sentence)

    def plural(self, count: int) -> str:
        """Which form a count takes: in French, nought is singular too."""
        return "one" if abs(count) == 1 or (count == 0 and self.language == "fr") else "other"

    def tell(self, value: object, group: str | None, between: str | None = None) -> str:
        """One argument in words; of an order, with what stands between its parts."""
        if isinstance(value, Refusal):
            return self.refusal(value)
        if isinstance(value, Fault):
            return self.fault(value)
        if isinstance(value, list):
            parts = [self.tell(one, group) for one in value]
            return self.join(parts) if between is None else f" {between}{UNBROKEN}".join(parts)
        if group is None:
            return f"−{-value}" if isinstance(value, int) and value < 0 else str(value)
        if group == "seat" and isinstance(value, int) and self.seats:
            return self.seats[value] if value < len(self.seats) else self.say("seat.nobody")
        return self.say(f"{group}.{value}")

    def join(self, parts: list[str]) -> str:
        """A list as people say it: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.say('and')} {parts[-1]}"

    def event(self, kind: str, args: Mapping[str, object]) -> str:
        """An event in words."""
        return self.say(f"event.{kind}", args)

    def move(self, verb: str, piece: object) -> str:
        """A move in words."""
        return self.say(f"verb.{verb}", {"piece": piece})

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in words, with its rule."""
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        return self.say(f"refusal.{refusal.reason}", refusal.about) + rule

    def fault(self, fault: Fault) -> str:
        """A fault in words, with its place."""
        at = "line" if isinstance(fault.place, int) else "place" if fault.place else "whole"
        told = {"place": fault.place, "fault": self.say(f"fault.{fault.kind}", fault.args)}
        return self.say(f"fault_at.{at}", told)


def read_text(package: str, language: str, path: str) -> str:
    """A text of a package in a language; in English, where it has come in no other yet."""
    if language not in LANGUAGES:
        raise Refusal("no_such_language", language=language, languages=", ".join(LANGUAGES))
    text = files(package) / path.format(language)
    return (text if text.is_file() else files(package) / path.format(LANGUAGES[0])).read_text("utf-8")


def placeholders(sentence: str) -> set[str]:
    """The arguments a sentence asks for."""
    return {match[1] for match in PLACEHOLDER.finditer(sentence)}
