"""The journal: a game as its seed and its moves. It is the truth; every state is made from it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from rookery.engine import files
from rookery.engine.refusals import Refusal
from rookery.engine.strict import Unfit, decode

FORMAT = 1
HEXADECIMAL = re.compile("[0-9a-f]{1,64}")
SEED = re.compile("-?[0-9a-fA-F]+")


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
    secret: str = ""  # what was promised, where the seed was made of it and of shares; hexadecimal
    shares: list[str] = []  # what people added to it, by seat; empty where nobody did
    unfair: bool = False  # something was taken back that somebody had learnt from
    hints: list[int] = []  # how often each seat has asked for one; empty where nobody did
    moves: list[tuple[int, str]]  # seat and name of the move
    result: Result | None = None

    def text(self) -> str:
        """The journal as a file, a move a line."""
        head = {name: msgspec.to_builtins(getattr(self, name)) for name in self.__struct_fields__}
        for name in ("secret", "shares", "unfair", "hints"):  # of some games only
            if not head[name]:
                del head[name]
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
        decode(text)  # nothing stands twice
    except (msgspec.DecodeError, RecursionError, Unfit) as problem:  # a fault of form is one of these too
        raise Refusal("broken_journal", path=path, why=str(problem)) from None
    if journal.rookery != FORMAT:
        raise Refusal("other_format", path=path, format=journal.rookery, ours=FORMAT)
    if not SEED.fullmatch(journal.seed):
        raise Refusal("broken_journal", path=path, why="seed is not a hexadecimal number")
    if journal.secret and not HEXADECIMAL.fullmatch(journal.secret):
        raise Refusal("broken_journal", path=path, why="secret is not a hexadecimal number")
    return journal


def load(path: str | Path) -> Journal:
    """The journal in a file."""
    return read(files.read(path), str(path))


def commit(secret: str, nonce: str) -> str:
    """What is shown before the first move, to prove the secret after the last: SHA-256 of `nonce:secret`."""
    return sha256(f"{nonce}:{secret}".encode()).hexdigest()


def blend(secret: str, shares: Sequence[str]) -> int:
    """The seed that a secret and people's shares make; without shares, the secret itself."""
    if not any(shares):
        return int(secret, 16)
    return int.from_bytes(sha256(":".join([secret, *shares]).encode()).digest(), "big")
