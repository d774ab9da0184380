"""Chance: every shuffle comes from one secret seed, so a game can be replayed and its deal proved."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

SEED_BYTES: Final = 32
SEEDS: Final = 1 << (8 * SEED_BYTES)
LOW: Final = (1 << 32) - 1
FACTOR: Final = 698769069  # FACTOR * 2**32 - 1 is a safe prime, and every step stays below 2**62


class Dice:
    """A stream of random words: word n is read from a hash keyed by the seed, so a copy is two numbers."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed: int = seed
        self.drawn: int = drawn
        self._block: int = -1
        self._bytes: bytes = b""

    def copy(self) -> Dice:
        """Dice that will fall exactly as these."""
        twin = Dice(self.seed, self.drawn)
        twin._block = self._block
        twin._bytes = self._bytes
        return twin

    def pick(self, count: int) -> int:
        """A number from 0 up to, not including, count, which is at most 2**30.

        Each is equally likely, but for one part in 2**32 / count.
        """
        drawn = self.drawn
        self.drawn = drawn + 1
        block = drawn >> 4  # the hash gives 16 words of 32 bits at a time
        if block != self._block:
            key = self.seed.to_bytes(SEED_BYTES, "big")
            self._bytes = blake2b(block.to_bytes(8, "big"), key=key).digest()
            self._block = block
        pool = self._bytes
        at = (drawn & 15) * 4
        word: i64 = pool[at] << 24 | pool[at + 1] << 16 | pool[at + 2] << 8 | pool[at + 3]
        return word * count >> 32

    def shuffle(self, pieces: list[int]) -> None:
        """Put the pieces in a random order, in place."""
        for last in range(len(pieces) - 1, 0, -1):
            chosen = self.pick(last + 1)
            pieces[last], pieces[chosen] = pieces[chosen], pieces[last]

    def fork(self) -> Dice:
        """New dice whose falls tell nothing of these."""
        seed = 0
        for _ in range(4):
            seed = seed << 30 | self.pick(1 << 30)
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

    def pick(self, count: int) -> int:
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
