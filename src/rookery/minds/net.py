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
        self.live: vec[i64] = vec[i64]([0] * first)  # the units of the first layer that are not 0, and their numbers
        self.lively: vec[float] = vec[float]([0.0] * first)
        self.share: float = 0.0  # the answers
        self.margin: float = 0.0

    def answer(self, features: Features) -> None:
        """What it thinks of a row of numbers: a share of the win, and a margin."""
        add_up(features.places, features.numbers, features.count, self.weights1, self.bias1, self.layer1)
        layer1 = self.layer1
        places = self.live
        numbers = self.lively
        unit: i64 = 0
        count: i64 = 0
        while unit < self.first:
            value = layer1[unit]
            if value > 0.0:
                places[count] = unit
                numbers[count] = value
                count += 1
            unit += 1
        add_up(places, numbers, count, self.weights2, self.bias2, self.layer2)
        layer2 = self.layer2
        weights3 = self.weights3
        odds: float = self.bias3[0]
        margin: float = self.bias3[1]
        unit = 0
        while unit < self.second:
            value = layer2[unit]
            if value > 0.0:
                odds += value * weights3[2 * unit]
                margin += value * weights3[2 * unit + 1]
            unit += 1
        self.share = sigmoid(odds)
        self.margin = margin


def add_up(
    places: vec[i64], numbers: vec[float], count: i64, weights: vec[float], bias: vec[float], into: vec[float]
) -> None:
    """The sums of a layer's units. Eight are made at a time, so that they stay in the processor's registers."""
    units: i64 = len(bias)
    unit: i64 = 0
    while unit + 8 <= units:
        sum0: float = bias[unit]
        sum1: float = bias[unit + 1]
        sum2: float = bias[unit + 2]
        sum3: float = bias[unit + 3]
        sum4: float = bias[unit + 4]
        sum5: float = bias[unit + 5]
        sum6: float = bias[unit + 6]
        sum7: float = bias[unit + 7]
        number: i64 = 0
        while number < count:
            base: i64 = places[number] * units + unit
            value: float = numbers[number]
            sum0 += value * weights[base]
            sum1 += value * weights[base + 1]
            sum2 += value * weights[base + 2]
            sum3 += value * weights[base + 3]
            sum4 += value * weights[base + 4]
            sum5 += value * weights[base + 5]
            sum6 += value * weights[base + 6]
            sum7 += value * weights[base + 7]
            number += 1
        into[unit] = sum0
        into[unit + 1] = sum1
        into[unit + 2] = sum2
        into[unit + 3] = sum3
        into[unit + 4] = sum4
        into[unit + 5] = sum5
        into[unit + 6] = sum6
        into[unit + 7] = sum7
        unit += 8
    while unit < units:
        sum0 = bias[unit]
        number = 0
        while number < count:
            sum0 += numbers[number] * weights[places[number] * units + unit]
            number += 1
        into[unit] = sum0
        unit += 1


def sigmoid(odds: float) -> float:
    """A share from the logarithm of its odds."""
    if odds > 30.0:
        odds = 30.0
    elif odds < -30.0:
        odds = -30.0
    return 1.0 / (1.0 + exp(-odds))
