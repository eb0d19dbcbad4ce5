"""Two clocks: one that only goes forward, for everything that lasts; the date, for rows and for people to read."""

import time


class Times:
    """What a server goes by. A step of the machine's date changes nothing that lasts."""

    def now(self) -> float:
        """Seconds since some moment; it never goes back."""
        return time.monotonic()

    def date(self) -> float:
        return time.time()
