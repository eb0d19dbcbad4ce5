"""The deck that a player brings (P3): the 54 cards, each once, two of them Jokers."""

from ..kernel.outcome import Refusal
from .book import clause
from .cards import DECK, JOKER_FACES, NAMES


@clause("P3")
def deck_breaches(faces: tuple[int, ...]) -> tuple[Refusal, ...]:
    """Every card of which there are too few or too many: (face, how many, how many there must be)."""
    breaches: list[Refusal] = []
    for face in DECK:
        if face == JOKER_FACES[1]:
            continue
        want = 2 if face == JOKER_FACES[0] else 1
        have = sum(1 for one in faces if NAMES[one] == NAMES[face])
        if have != want:
            breaches.append(Refusal("P3", "missing" if have < want else "too-many", (face, have, want)))
    return tuple(breaches)
