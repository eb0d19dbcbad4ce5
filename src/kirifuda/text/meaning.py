"""What a text is taken to mean, line by line."""

from dataclasses import dataclass

from ..kernel.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Line:
    """One line: how far it is indented, what it says, by which clauses."""

    depth: int
    phrase: Phrase
    clauses: tuple[str, ...] = ()
