"""What cards are called. A token is called by its categories (6.11.3): a word behind them tells it from a card."""

from collections.abc import Callable
from typing import Final

from ..kernel.phrase import Name
from ..text.card_tables import plain
from .book import clause
from .fronts import FRONTS, TOKENS

TOKEN: Final = "トークン"


@clause("5.5.1", "6.11.3")
def name_of_face(face: int) -> str:
    printed = FRONTS[face].card
    return printed.name if printed.token is None else printed.name + TOKEN


def name(face: int) -> Name:
    """In both languages."""
    printed = FRONTS[face].card
    english = printed.english or printed.name
    return Name(name_of_face(face), english if printed.token is None else f"{english} token")


def with_tokens(face_of: Callable[[str], int | None]) -> Callable[[str], int | None]:
    """How cards are found by name, and then tokens."""

    def found(text: str) -> int | None:
        face = face_of(text)
        return token_named(text) if face is None else face

    return found


def token_named(text: str) -> int | None:
    """The first token of this name; the word that tells it from a card must be there."""
    wanted = plain(text)
    for face in TOKENS.values():
        if wanted in (plain(name_of_face(face)), plain(name(face).en)):
            return face
    return None
