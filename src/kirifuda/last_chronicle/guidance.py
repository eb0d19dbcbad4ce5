"""By which card's text a question is decided, which stones pay alike, and when one passes without a thought."""

from typing import Final

from ..kernel.ask import ACT, Question
from ..kernel.guidance import HURRIED, NO_FACE, ORDINARY, TENSE, Guidance, face_seen
from .phases import BEFORE_DAMAGE, MAIN
from .references import NOTHING
from .souls import kinds_of_soul
from .table import Table
from .wording import ABOUT, CHRONO_BURST, entry_numbered

BY_THE_BOARD: Final = ("damage-share", "damage-to", "soul", "soul-stone", "soul-to-spend")
"""Questions about paying and fights: no text has a say in them."""
PAYING: Final = "soul-stone"
BURST: Final = "burst"
"""The part of a card that a chrono burst carries out."""


def guidance(g: Table, asked: Question) -> Guidance:
    part = BURST if asked.prompt == CHRONO_BURST else ""
    return Guidance(_face(g, asked), part, _pays_alike(g, asked), _pace(g, asked))


def _face(g: Table, asked: Question) -> int:
    if asked.prompt in BY_THE_BOARD:
        return NO_FACE
    for argument, value in zip(ABOUT.get(asked.prompt, ()), asked.about, strict=False):
        if argument == "entry":
            return _face_of_entry(g, asked, value)
        if argument == "card" and value != NOTHING:
            return face_seen(g, asked, value)
    return NO_FACE


def _face_of_entry(g: Table, asked: Question, serial: int) -> int:
    """Where it comes from: the card as it lies, or as it was before it left."""
    found = entry_numbered(g, serial)
    if g.is_still((found.source, found.handle)):
        return face_seen(g, asked, found.source)
    past = g.past.get(found.handle)
    return past.card.face if past is not None and past.card.known >> asked.seat & 1 else NO_FACE


def _pays_alike(g: Table, asked: Question) -> bool:
    """Whether all the stones that may be turned make the same souls."""
    return asked.prompt == PAYING and len({kinds_of_soul(g, id) for id in asked.values}) == 1


def _pace(g: Table, asked: Question) -> str:
    if asked.kind != ACT or g.phase == MAIN:
        return ORDINARY
    return TENSE if g.step == BEFORE_DAMAGE else HURRIED
