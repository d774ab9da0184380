"""How much, how fast: buckets that fill with time."""

from __future__ import annotations

import time
from collections.abc import Callable

from rookery.engine import edition

MESSAGE_BYTES = 8192  # of a WebSocket message
BODY_BYTES = 16384  # of an HTTP request
TABLE_BYTES = BODY_BYTES + 2 * edition.LIMIT  # of one that makes a table: an edition's text may be in it, quoted
TABLES = 5000  # unfinished ones that a server keeps


class Bucket:
    """Holds up to `burst`; one drop goes out with each request, `rate` come in each second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self) -> bool:
        """Take a drop, if there is one."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those that have filled up again are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a drop from an address's bucket, if there is one."""
        if len(self.buckets) > 10_000:
            full = self.burst / self.rate
            now = self.clock()
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket.at < full}
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.burst, self.clock))
        return bucket.take()
