"""A promise that was not kept."""


class Fault(Exception):
    """Which promise, and what was seen instead."""

    def __init__(self, promise: str, seen: str) -> None:
        super().__init__(promise, seen)
        self.promise = promise
        self.seen = seen

    def __str__(self) -> str:
        return f"{self.promise}: {self.seen}"


def hold(kept: bool, promise: str, *seen: object) -> None:
    """A fault unless `kept`."""
    if not kept:
        raise Fault(promise, " ".join(str(one) for one in seen))
