"""Why a text is not accepted."""

from .clauses import Span


class Refused(Exception):
    """The words at a place cannot be taken. `reason` is the key of a message, `given` what it speaks of."""

    def __init__(self, reason: str, at: Span, **given: object) -> None:
        super().__init__(reason, at, given)
        self.reason = reason
        self.at = at
        self.given = given
