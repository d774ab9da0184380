"""Numbers and JSON read strictly, from texts that anybody may have written: one way to write a thing, bounded cost."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

DEEPEST = 32  # levels of lists and objects within each other
DIGITS = 18  # of a whole number
NUMBER = re.compile(rf"[-−+]?[0-9]{{1,{DIGITS}}}")


class Unfit(Exception):  # noqa: N818 - a finding, not an error of ours
    """What is wrong with a text: a key of the words' group `fault`, why, and the line where that is known."""

    def __init__(self, kind: str, why: str, line: int = 0, **args: object) -> None:
        super().__init__(why)
        self.kind = kind
        self.line = line
        self.about = {"why": why, **args}


def whole(value: object) -> int | None:
    """A whole number, from a number or from plain digits; None where it is none."""
    if isinstance(value, str):
        return int(value.replace("−", "-")) if NUMBER.fullmatch(value) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def decode(text: str) -> Any:
    """The data in a JSON text; raises what is unfit about it, duplicate names and what no file could hold included."""
    try:
        data = json.loads(text, object_pairs_hook=once, parse_int=bounded, parse_constant=no_number)
    except json.JSONDecodeError as problem:
        raise Unfit("json", problem.msg, problem.lineno) from None
    except RecursionError:
        raise Unfit("deep", "nested too deeply", levels=DEEPEST) from None
    level = [data]
    for _ in range(DEEPEST):
        inside: list[Any] = []
        for part in level:
            if isinstance(part, dict):
                inside += part
                inside += part.values()
            elif isinstance(part, list):
                inside += part
            elif isinstance(part, str) and not can_be_written(part):
                raise Unfit("json", "half a character")
        if not inside:
            return data
        level = inside
    raise Unfit("deep", "nested too deeply", levels=DEEPEST)


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, each of whose names stands once."""
    made: dict[str, Any] = {}
    for name, value in pairs:
        if name in made:
            raise Unfit("twice", f"{name} stands twice", name=name)
        made[name] = value
    return made


def bounded(digits: str) -> int:
    """A whole number that is not absurdly long."""
    if len(digits) > DIGITS:
        raise Unfit("json", f"a number of {len(digits)} digits")
    return int(digits)


def no_number(name: str) -> NoReturn:
    """NaN and the like, which are no JSON."""
    raise Unfit("json", f"{name} is no number")


def can_be_written(text: str) -> bool:
    """Whether a text can be put into a file: half a pair of surrogates cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
