"""By which card's text a question is decided."""

from typing import Final

from ..kernel.ask import Question
from ..kernel.guidance import NONE, Guidance, face_seen
from .table import Table
from .wording import ABOUT_A_CARD, ABOUT_HOW_MANY

BY_THE_BOARD: Final = ("attack-target", "moving-attack", "where")
"""Questions about places and fights: no text has a say in them."""


def guidance(g: Table, asked: Question) -> Guidance:
    if asked.prompt in ABOUT_A_CARD and asked.prompt not in BY_THE_BOARD:
        return Guidance(face_seen(g, asked, asked.about[0]))
    if asked.prompt in ABOUT_HOW_MANY and asked.about[2:]:
        return Guidance(face_seen(g, asked, asked.about[2]))
    return NONE
