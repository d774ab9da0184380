"""Shares of wins, and how sure they are."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959964  # standard deviations that leave 5 % out


@dataclass
class Tally:
    """How often somebody played, and the sum of their shares of the wins."""

    games: int = 0
    wins: float = 0.0

    def count(self, share: float) -> None:
        """Count one game."""
        self.games += 1
        self.wins += share

    def add(self, other: Tally) -> None:
        """Count another's games."""
        self.games += other.games
        self.wins += other.wins

    @property
    def rate(self) -> float:
        """Wins a game."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the rate. Shared wins only make the truth narrower."""
        if not self.games:
            return 0.0, 1.0
        n, rate, squared = self.games, self.rate, Z95 * Z95
        middle = (rate + squared / (2 * n)) / (1 + squared / n)
        reach = Z95 * sqrt(rate * (1 - rate) / n + squared / (4 * n * n)) / (1 + squared / n)
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def data(self) -> dict[str, float]:
        """As plain data."""
        low, high = self.interval()
        return {"games": self.games, "wins": round(self.wins, 6), "rate": self.rate, "low": low, "high": high}
