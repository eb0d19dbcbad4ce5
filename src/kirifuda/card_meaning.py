"""What a card text is taken to mean, said in a language."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from .effects.tree import CardText
from .words import JAPANESE, say

Headed = tuple[tuple[str, CardText], ...]
"""Texts of a card, each with the message that stands above its meaning."""


class Line(Protocol):
    """One line: how far it is indented, what it says, by which clauses."""

    @property
    def depth(self) -> int: ...
    @property
    def words(self) -> str: ...
    @property
    def clauses(self) -> tuple[str, ...]: ...


Explaining = Callable[[CardText, str], Sequence[Line]]


def _legions() -> Explaining:
    from .legions.card_words.explaining import explained

    return lambda text, language: explained(text, language, say)


def _legend_of_stars() -> Explaining:
    from .legend_of_stars.card_words.explaining import explained

    return lambda text, language: explained(text, language, say)


def _last_chronicle() -> Explaining:
    from .last_chronicle.card_words.explaining import explained

    return lambda text, language: explained(text, language, say)


MEANINGS: Final = {"legions": _legions, "legend-of-stars": _legend_of_stars, "last-chronicle": _last_chronicle}


def explain(text: CardText, language: str = JAPANESE, game: str = "legions") -> list[str]:
    """Short plain lines, indented by two spaces a level, each with its clauses of the newest book."""
    lines: list[str] = []
    for line in MEANINGS[game]()(text, language):
        clauses = "".join(f" [{clause}]" for clause in dict.fromkeys(line.clauses))
        lines.append("  " * line.depth + line.words + clauses)
    return lines


def _texts_of_legions(card: Any) -> Headed:
    if card.category == "master":
        return ("card-meaning-normal", card.text), ("card-meaning-awakened", card.awakened)
    return (("card-meaning", card.text),)


def _texts_of_stars(card: Any) -> Headed:
    return (("card-meaning", card.text),)


def _texts_of_last_chronicle(card: Any) -> Headed:
    found = [("card-meaning", card.texts[0])]
    for heading, text in (("card-meaning-green", card.texts[1]), ("card-meaning-red", card.texts[2])):
        found += [(heading, text)] if text != card.texts[0] else []
    found += [("card-meaning-burst", card.bursts[0])] if card.burst else []
    for heading, text in (("card-meaning-burst-green", card.bursts[1]), ("card-meaning-burst-red", card.bursts[2])):
        found += [(heading, text)] if text != card.bursts[0] else []
    return tuple(found)


TEXTS: Final[dict[str, Callable[[Any], Headed]]] = {
    "legions": _texts_of_legions,
    "legend-of-stars": _texts_of_stars,
    "last-chronicle": _texts_of_last_chronicle,
}
"""What the cards of each game say, every text that a card can have in play."""
