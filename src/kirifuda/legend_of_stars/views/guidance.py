"""By which card's text a question is decided."""

from typing import Final

from ...kernel.ask import Question
from ...kernel.guidance import NONE, Guidance, face_seen
from ..table import Table
from .wording import ABOUT_A_CARD

BY_THE_BOARD: Final = ("where", "how", "position")
"""Questions about places: no text has a say in them."""


def guidance(g: Table, asked: Question) -> Guidance:
    if asked.prompt in ABOUT_A_CARD and asked.prompt not in BY_THE_BOARD:
        return Guidance(face_seen(g, asked, asked.about[0]))
    if asked.prompt == "choose":
        return Guidance(face_seen(g, asked, asked.about[2]))
    return NONE
