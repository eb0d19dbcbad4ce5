"""The deck that a player brings (P3): the 54 cards, each once, two of them Jokers."""

from ..kernel.outcome import Refusal
from .book import clause
from .cards import DECK, JOKER_FACES, NAMES, face_named


@clause("P3")
def deck_faces(names: tuple[str, ...]) -> tuple[int | None, ...]:
    """The faces of a list of card names, None for what is no card; the second Joker is the other one."""
    faces: list[int | None] = []
    for name in names:
        face = face_named(name)
        faces.append(JOKER_FACES[1] if face == JOKER_FACES[0] and face in faces else face)
    return tuple(faces)


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
