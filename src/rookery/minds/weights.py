"""Learned values as a file of a game: a line that says what they are and how they were made, then the numbers."""

from __future__ import annotations

import hashlib
import logging
import struct
from functools import lru_cache
from importlib import resources

import msgspec

from rookery.engine.game import AnyGame
from rookery.minds.net import Net
from rookery.minds.values import Learned

MIX = 0.1  # what a margin of 1 counts beside the whole win

log = logging.getLogger("rookery")


class Header(msgspec.Struct):
    """What a file's values are for, and how anybody can make them again."""

    game: str
    players: int
    rules: int  # the version that they were learnt by
    inputs: str  # the hash of the blocks of numbers that they were learnt from
    sizes: tuple[int, int, int]
    scale: float  # points that make a margin of 1
    mix: float
    made: dict[str, str | int | float]  # by which command, from how many games, and how it did in its duel
    tree: bool = True  # whether a tree is searched over them, or a few steps of one's own turn are looked at in full


class Unfit(Exception):  # noqa: N818 - no error of ours: something else is played with
    """Values that cannot be used, with the reason."""


def name(players: int) -> str:
    """The file of a number of players."""
    return f"values_{players}.bin"


def fingerprint(game: AnyGame, players: int) -> str:
    """The hash of the blocks of numbers that a game gives."""
    told = ",".join(f"{block}:{width}" for block, width in game.inputs(players))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def size(game: AnyGame, players: int) -> int:
    """How many numbers a game gives."""
    return sum(width for _, width in game.inputs(players))


def pack(header: Header, weights: list[float]) -> bytes:
    """A file: half precision is enough."""
    return msgspec.json.encode(header) + b"\n" + struct.pack(f"<{len(weights)}e", *weights)


def read_header(data: bytes) -> Header:
    """The line that a file begins with."""
    try:
        return msgspec.json.decode(data.partition(b"\n")[0], type=Header)
    except msgspec.DecodeError as problem:
        raise Unfit(f"its first line cannot be read: {problem}") from None


def unpack(data: bytes, game: AnyGame, players: int) -> tuple[Header, Learned]:
    """The values in a file; Unfit where they are not for this game as it is now."""
    header = read_header(data)
    _, found, numbers = data.partition(b"\n")
    wanted = (game.name, players, game.rules_version, fingerprint(game, players))
    if (header.game, header.players, header.rules, header.inputs) != wanted:
        raise Unfit("it was made for other rules or other numbers")
    inputs, first, second = header.sizes
    count = inputs * first + first + first * second + second + second * 2 + 2
    if not found or len(numbers) != 2 * count or inputs != size(game, players):
        raise Unfit("it is not whole")
    net = Net(inputs, first, second, list(struct.unpack(f"<{count}e", numbers)))
    return header, Learned(net, header.scale, header.mix)


@lru_cache
def read(game: AnyGame, players: int) -> tuple[Header, Learned] | None:
    """What was learnt of a game; None where nothing was, or not of this game as it is now, which is said once."""
    file = resources.files(game.package) / "data" / name(players)
    if not game.inputs(players) or not file.is_file():
        return None
    try:
        return unpack(file.read_bytes(), game, players)
    except Unfit as problem:
        log.warning("%s: %s is not used: %s", game.name, name(players), problem)
        return None
