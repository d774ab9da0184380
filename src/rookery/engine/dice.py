"""Chance: every shuffle comes from one secret seed, so a game can be replayed and its deal proved."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.strings import read_i32_be
from mypy_extensions import i64

SEED_BYTES: Final = 32
SEEDS: Final = 1 << (8 * SEED_BYTES)
LOW: Final = (1 << 32) - 1
WORD_BYTES: Final = 4
NO_WORDS: Final = b""
FACTOR: Final = 698769069  # FACTOR * 2**32 - 1 is a safe prime, and every step stays below 2**62


class Dice:
    """A stream of random words: word n is read from a hash keyed by the seed, so a copy is two numbers."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed: int = seed
        self.drawn: int = drawn
        self._keyed: blake2b | None = None  # the hash of the seed alone, once it is needed; never changed
        self._block: int = -1
        self._words: bytes = NO_WORDS  # of the block: what the hash gives at a time, 16 words

    def copy(self) -> Dice:
        """Dice that will fall exactly as these."""
        twin = Dice(self.seed, self.drawn)
        twin._keyed = self._keyed
        twin._block = self._block
        twin._words = self._words
        return twin

    def pick(self, count: i64) -> i64:
        """A number from 0 up to, not including, count, which is at most 2**30.

        Each is equally likely, but for one part in 2**32 / count.
        """
        drawn = self.drawn
        self.drawn = drawn + 1
        block = drawn >> 4
        if block != self._block:
            self._turn_to(block)
        word = i64(read_i32_be(self._words, (drawn & 15) * WORD_BYTES)) & LOW
        return word * count >> 32

    def _turn_to(self, block: int) -> None:
        """Have the words of a block at hand."""
        if self._keyed is None:
            self._keyed = blake2b(key=self.seed.to_bytes(SEED_BYTES, "big"))
        hashed = self._keyed.copy()
        hashed.update(block.to_bytes(8, "big"))
        self._words = hashed.digest()
        self._block = block

    def shuffle(self, pieces: list[int]) -> None:
        """Put the pieces in a random order, in place."""
        for last in range(len(pieces) - 1, 0, -1):
            chosen = self.pick(last + 1)
            piece = pieces[last]
            pieces[last] = pieces[chosen]
            pieces[chosen] = piece

    def fork(self) -> Dice:
        """New dice whose falls tell nothing of these."""
        seed = 0
        for _ in range(4):
            seed = seed << 30 | int(self.pick(1 << 30))  # beyond a machine word
        return Dice(seed)

    def __reduce__(self) -> tuple[type[Dice], tuple[int, ...]]:
        return Dice, (self.seed, self.drawn)

    def __repr__(self) -> str:
        return f"Dice({self.seed}, {self.drawn})"


class QuickDice(Dice):
    """Dice for worlds that are only imagined: as fair, several times faster, but not secret (multiply with carry)."""

    def __init__(self, seed: int, low: int = -1, carry: int = 0) -> None:
        super().__init__(seed)
        self._low: i64 = low
        self._carry: i64 = carry
        if low < 0:
            self._low = seed & LOW
            self._carry = (seed >> 32) % (FACTOR - 1) + 1
            for _ in range(4):  # so that neighbouring seeds part ways
                self.pick(1)

    def copy(self) -> QuickDice:
        """Dice that will fall exactly as these."""
        return QuickDice(self.seed, self._low, self._carry)

    def pick(self, count: i64) -> i64:
        step = FACTOR * self._low + self._carry
        self._low = step & LOW
        self._carry = step >> 32
        return self._low * count >> 32

    def fork(self) -> QuickDice:
        """New dice whose falls tell nothing of these."""
        return QuickDice(self.pick(1 << 30) << 30 | self.pick(1 << 30))

    def __reduce__(self) -> tuple[type[Dice], tuple[int, ...]]:
        return QuickDice, (self.seed, self._low, self._carry)

    def __repr__(self) -> str:
        return f"QuickDice({self.seed}, {self._low}, {self._carry})"


def derive(seed: int, purpose: str, number: int = 0) -> int:
    """A seed of its own for each purpose and number, all from one."""
    key = seed.to_bytes(SEED_BYTES, "big")
    return int.from_bytes(blake2b(f"{purpose} {number}".encode(), key=key, digest_size=16).digest(), "big")
