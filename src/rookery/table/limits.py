"""How much, how fast, how many: buckets that fill with time, and counts by address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rookery.engine import edition
from rookery.engine.refusals import Refusal

MESSAGE_BYTES = 8192  # of a WebSocket message
BODY_BYTES = 16384  # of an HTTP request
TABLE_BYTES = BODY_BYTES + 2 * edition.LIMIT  # of one that makes a table: an edition's text may be in it, quoted
TABLES = 20_000  # unfinished ones that a server keeps
LINES = 5_000  # connections in all
LINES_EACH = 200  # from one address
UNSPOKEN = 500  # connections that have not said who they are, in all
UNSPOKEN_EACH = 20
ASKING = 500  # HTTP requests that are being answered, in all
ASKING_EACH = 50
DOORS = 2_000  # connections without a line to a table, in all
DOORS_EACH = 200
HALF = 15.0  # seconds in which a request must come, from its first byte to its last
REST = 2.0  # and in which its rest must, once it has been answered without
SLOW = 25.0  # seconds that a client may leave unread what it was sent


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
    """A bucket for each key, such as an address or a seat; those that have filled up again are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[object, Bucket] = {}
        self.most = 10_000

    def take(self, key: object) -> bool:
        """Take a drop from a key's bucket, if there is one."""
        if len(self.buckets) > self.most:
            full = self.burst / self.rate
            now = self.clock()
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket.at < full}
            self.most = max(10_000, 2 * len(self.buckets))
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst, self.clock)
        return bucket.take()

    def give_back(self, key: object) -> None:
        """Put a drop back that was not meant to be taken."""
        bucket = self.buckets.get(key)
        if bucket is not None:
            bucket.level += 1

    def check(self, key: object) -> None:
        """Take a drop, or refuse."""
        if not self.take(key):
            raise Refusal("too_fast")


class Crowd:
    """How many there are at once, in all and from each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.here: Counter[str] = Counter()
        self.all = 0

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """One more, while this lasts; refused where there are too many."""
        if self.all >= self.most or self.here[address] >= self.most_each:
            raise Refusal("house_full")
        self.all += 1
        self.here[address] += 1
        try:
            yield
        finally:
            self.all -= 1
            self.here[address] -= 1
            if not self.here[address]:
                del self.here[address]
