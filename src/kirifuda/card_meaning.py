"""What a card text is taken to mean, said in a language."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from .effects.tree import CardText
from .kernel.phrase import Phrase
from .words import JAPANESE, say


class Line(Protocol):
    """One line: how far it is indented, what it says, by which clauses."""

    @property
    def depth(self) -> int: ...
    @property
    def phrase(self) -> Phrase: ...
    @property
    def clauses(self) -> tuple[str, ...]: ...


def _legions() -> Callable[[CardText], Sequence[Line]]:
    from .legions.card_text.explaining import meaning

    return meaning


def _legend_of_stars() -> Callable[[CardText], Sequence[Line]]:
    from .legend_of_stars.card_text.explaining import meaning

    return meaning


def _last_chronicle() -> Callable[[CardText], Sequence[Line]]:
    from .last_chronicle.card_text.explaining import meaning

    return meaning


MEANINGS: Final = {"legions": _legions, "legend-of-stars": _legend_of_stars, "last-chronicle": _last_chronicle}


def explain(text: CardText, language: str = JAPANESE, game: str = "legions") -> list[str]:
    """Short plain lines, indented by two spaces a level, each with its clauses of the newest book."""
    lines: list[str] = []
    for line in MEANINGS[game]()(text):
        clauses = "".join(f" [{clause}]" for clause in dict.fromkeys(line.clauses))
        lines.append("  " * line.depth + say(line.phrase, language) + clauses)
    return lines
