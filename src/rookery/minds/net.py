"""A small network that has learnt what a moment is worth, on native vectors.

Sums are made in one order, in 64 bits, so that compiled and plain Python see the same.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.features import Features


class Net:
    """Two layers of rectified sums over the numbers that are not 0; two answers: a share of the win, and a margin."""

    def __init__(self, inputs: int, first: int, second: int, weights: list[float]) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        cuts = [0]
        for size in (inputs * first, first, first * second, second, second * 2, 2):
            cuts.append(cuts[-1] + size)
        self.weights1: vec[float] = vec[float](weights[cuts[0] : cuts[1]])
        self.bias1: vec[float] = vec[float](weights[cuts[1] : cuts[2]])
        self.weights2: vec[float] = vec[float](weights[cuts[2] : cuts[3]])
        self.bias2: vec[float] = vec[float](weights[cuts[3] : cuts[4]])
        self.weights3: vec[float] = vec[float](weights[cuts[4] : cuts[5]])
        self.bias3: vec[float] = vec[float](weights[cuts[5] : cuts[6]])
        self.layer1: vec[float] = vec[float]([0.0] * first)
        self.layer2: vec[float] = vec[float]([0.0] * second)
        self.share: float = 0.0  # the answers
        self.margin: float = 0.0

    def answer(self, features: Features) -> None:
        """What it thinks of a row of numbers: a share of the win, and a margin."""
        first = self.first
        second = self.second
        layer1 = self.layer1
        bias1 = self.bias1
        weights1 = self.weights1
        places = features.places
        numbers = features.numbers
        count = features.count
        unit: i64 = 0
        while unit < first:
            layer1[unit] = bias1[unit]
            unit += 1
        number: i64 = 0
        base: i64 = 0
        while number < count:
            base = places[number] * first
            value: float = numbers[number]
            unit = 0
            while unit < first:
                layer1[unit] += value * weights1[base + unit]
                unit += 1
            number += 1
        layer2 = self.layer2
        bias2 = self.bias2
        weights2 = self.weights2
        unit = 0
        while unit < second:
            layer2[unit] = bias2[unit]
            unit += 1
        number = 0
        while number < first:
            value = layer1[number]
            if value > 0.0:
                base = number * second
                unit = 0
                while unit < second:
                    layer2[unit] += value * weights2[base + unit]
                    unit += 1
            number += 1
        weights3 = self.weights3
        odds: float = self.bias3[0]
        margin: float = self.bias3[1]
        number = 0
        while number < second:
            value = layer2[number]
            if value > 0.0:
                odds += value * weights3[2 * number]
                margin += value * weights3[2 * number + 1]
            number += 1
        self.share = sigmoid(odds)
        self.margin = margin


def sigmoid(odds: float) -> float:
    """A share from the logarithm of its odds."""
    if odds > 30.0:
        odds = 30.0
    elif odds < -30.0:
        odds = -30.0
    return 1.0 / (1.0 + exp(-odds))
