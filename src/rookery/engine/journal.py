"""The journal: a game as its seed and its moves. It is the truth; every state is made from it."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import msgspec

from rookery.engine import files
from rookery.engine.refusals import Refusal

FORMAT = 1


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How a finished game ended, for whom, and the points."""

    ending: str
    returns: list[float]
    scores: list[int]


class Journal(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """All that is needed to play a game again, move for move, and to prove its deal."""

    rookery: int = FORMAT
    game: str
    rules: int  # the version of the game's rules
    players: int
    options: dict[str, bool | int | str]
    seats: list[str]  # who sat where: names of bots, or of people
    commitment: str  # shown before the first move
    nonce: str
    seed: str  # hexadecimal; shown after the last
    moves: list[tuple[int, str]]  # seat and name of the move
    result: Result | None = None

    def text(self) -> str:
        """The journal as a file, a move a line."""
        head = {name: msgspec.to_builtins(getattr(self, name)) for name in self.__struct_fields__}
        moves = head.pop("moves")
        result = head.pop("result")
        lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in head.items()]
        played = ",\n".join(f"  {json.dumps(move, ensure_ascii=False)}" for move in moves)
        lines += ['"moves": [', played, "],"] if moves else ['"moves": [],']
        lines.append(f'"result": {json.dumps(result)}')
        return "{\n" + "\n".join(lines) + "\n}\n"

    def save(self, path: str | Path) -> None:
        """Write it to a file, all or nothing."""
        files.write(path, self.text())


def read(text: str, path: str = "-") -> Journal:
    """The journal in a text; refused with the place of the fault when it is broken."""
    try:
        journal = msgspec.json.decode(text, type=Journal)
    except msgspec.DecodeError as problem:  # a fault of form is one of these too
        raise Refusal("broken_journal", path=path, why=str(problem)) from None
    if journal.rookery != FORMAT:
        raise Refusal("other_format", path=path, format=journal.rookery, ours=FORMAT)
    try:
        int(journal.seed, 16)
    except ValueError:
        raise Refusal("broken_journal", path=path, why="seed is not a hexadecimal number") from None
    return journal


def load(path: str | Path) -> Journal:
    """The journal in a file."""
    return read(files.read(path), str(path))


def commit(seed: int, nonce: str) -> str:
    """What is shown before the first move, so that the seed can be proved after the last: SHA-256 of `nonce:seed`."""
    return sha256(f"{nonce}:{seed:x}".encode()).hexdigest()
