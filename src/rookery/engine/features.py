"""What a seat may know of a moment, as numbers: for values that are learnt, and for research."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Features:
    """A row of numbers, of which most are 0 and only the others are kept.

    A state fills it block by block (`Game.inputs` names them): `block` says where the next one begins, and `put` sets
    one of its numbers.
    """

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.places: vec[i64] = vec[i64]([0] * size)
        self.numbers: vec[float] = vec[float]([0.0] * size)
        self.count: i64 = 0  # of numbers that are not 0
        self.next: i64 = 0  # where the next block begins

    def clear(self) -> None:
        """Begin a new row."""
        self.count = 0
        self.next = 0

    def block(self, width: i64) -> i64:
        """Where a block of this width begins."""
        start = self.next
        self.next = start + width
        return start

    def put(self, place: i64, number: float) -> None:
        """Set a number; each at most once."""
        if number != 0.0:
            count = self.count
            self.places[count] = place
            self.numbers[count] = number
            self.count = count + 1

    def row(self) -> list[float]:
        """All the numbers, zeros too."""
        row = [0.0] * self.size
        for number in range(self.count):
            row[self.places[number]] = self.numbers[number]
        return row

    def kept(self) -> tuple[list[int], list[float]]:
        """The places of the numbers that are not 0, and the numbers."""
        places: list[int] = []
        numbers: list[float] = []
        for number in range(self.count):
            places.append(self.places[number])
            numbers.append(self.numbers[number])
        return places, numbers
