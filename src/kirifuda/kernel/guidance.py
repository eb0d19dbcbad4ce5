"""What helps to answer a question, beyond what it says: clients show it, and answer by it what they were told to.

A game that has nothing to add says nothing.
"""

from typing import Any, Final, NamedTuple

from .ask import Question

NO_FACE: Final = -1

ORDINARY: Final = ""
HURRIED: Final = "hurried"
"""Passing here is what most do most of the time."""
TENSE: Final = "tense"
"""The last moment to act before something happens that cannot be undone."""


class Guidance(NamedTuple):
    """`face`: the card by whose printed text the question is decided. `part`: that part of it which alone matters here.

    `alike`: it makes no difference which of the options is taken. `pace`: how a player who is asked whether to act
    passes through this moment.
    """

    face: int = NO_FACE
    part: str = ""
    alike: bool = False
    pace: str = ORDINARY


NONE: Final = Guidance()


def no_guidance(g: Any, asked: Question) -> Guidance:
    """Of a game whose cards have no text."""
    return NONE


def face_seen(g: Any, asked: Question, id: int) -> int:
    """The face of a card, if whoever is asked sees it."""
    return int(g.cards[id].face) if g.sees(asked.seat, id) else NO_FACE
