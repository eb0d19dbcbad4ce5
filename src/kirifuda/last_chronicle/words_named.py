"""Words that an effect lets a player name: factions and card types all, categories and names all that are printed."""

from functools import cache

from .fronts import FRONTS
from .vocabulary import FACTIONS, TYPES


def words_of(kind: str) -> tuple[str, ...]:
    """In the order in which they are offered. More cards only ever add to the end."""
    if kind == "faction":
        return tuple(FACTIONS)
    if kind == "type":
        return tuple(TYPES)
    return _printed(kind, len(FRONTS))


@cache
def _printed(kind: str, many: int) -> tuple[str, ...]:
    """The names, or the categories, of so many cards."""
    cards = [front.card for front in FRONTS[:many]]
    if kind == "name":
        return tuple(dict.fromkeys([card.name for card in cards]))
    return tuple(dict.fromkeys([word for card in cards for word in card.categories]))


def kept_as(slot: int) -> str:
    """Under which a run keeps the place of the word that was named."""
    return f"word-{slot}"
