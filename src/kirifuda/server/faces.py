"""The cards of a game as the page draws them: what is printed on each, by its face."""

from functools import cache

from ..game_records import Json, record_of
from ..kernel.rules import Rules
from .meanings import meaning_of
from .packing import Packed


@cache
def packed_faces(game: str) -> Packed:
    """The cards of a game, ready to be sent: they are the same as long as the server runs."""
    return Packed.json(record_of(game).faces())


def own_faces(rules: Rules) -> list[tuple[int, Json]]:
    """Cards that somebody brought to a game: their faces, what is printed on them, and what they are taken to mean.

    In a process that plays nothing else: whatever is played with beyond the cards of the project is theirs.
    """
    return brought_faces(rules.game) if rules.terms.cards else []


def brought_faces(game: str) -> list[tuple[int, Json]]:
    """The same of whatever brought them."""
    texts = record_of(game).cards
    if texts is None:
        return []
    cards = texts()
    known = len(cards.catalogue().cards)
    return [
        (face, {**cards.face(front.card), "meaning": meaning_of(game, front.card)})
        for face, front in enumerate(cards.fronts()[known:], start=known)
    ]
