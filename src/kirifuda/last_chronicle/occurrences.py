"""What happens, as abilities hear of it (11.6)."""

from collections.abc import Callable

from .references import NOTHING


class Occurrence:
    """Something that happened, which abilities may have waited for (11.6). Never written to.

    `seat` is the player it is about; `handle` the one the card has now, `was` the one it had before it moved.
    `source` and `to` are kinds of zones, `by` the player whose effect did it, `nature` "combat" or "effect".
    """

    __slots__ = (
        "amount",
        "by",
        "cause",
        "handle",
        "id",
        "kind",
        "nature",
        "number",
        "other",
        "other_handle",
        "seat",
        "source",
        "to",
        "was",
    )

    def __init__(
        self,
        kind: str = "",
        seat: int = 0,
        id: int = NOTHING,
        handle: int = NOTHING,
        was: int = NOTHING,
        other: int = NOTHING,
        other_handle: int = NOTHING,
        source: int = NOTHING,
        to: int = NOTHING,
        amount: int = 0,
        nature: str = "",
        by: int = NOTHING,
        cause: str = "",
        number: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.id = id
        self.handle = handle
        self.was = was
        self.other = other
        self.other_handle = other_handle
        self.source = source
        self.to = to
        self.amount = amount
        self.nature = nature
        self.by = by
        self.cause = cause
        self.number = number

    def key(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.seat,
            self.id,
            self.handle,
            self.was,
            self.other,
            self.other_handle,
            self.source,
            self.to,
            self.amount,
            self.nature,
            self.by,
            self.cause,
            self.number,
        )

    def __reduce__(self) -> tuple[Callable[..., "Occurrence"], tuple[object, ...]]:
        return Occurrence, self.key()
