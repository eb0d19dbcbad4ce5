"""Limits: how fast somebody may talk, and how much they may say at once."""

import time


class Bucket:
    """So many a second on average, with a burst of twice as many."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = burst if burst is not None else rate * 2
        self.left = self.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._of) > 10_000:
            self._of = {key: one for key, one in self._of.items() if one.left < one.burst - 1}
        return self._of.setdefault(address, Bucket(self.rate, self.burst)).take()
