"""What a card says, in the words in which its text was understood."""

from typing import Any, Final

from ..card_meaning import TEXTS
from ..card_meaning import explain as explained
from ..words import ENGLISH
from .console import language, tell

INDENT: Final = "  "


def meaning_lines(game: str, card: Any) -> list[str]:
    """Every text that a card can have in play, under its heading, in the language of the terminal."""
    lines: list[str] = []
    for heading, text in TEXTS[game](card):
        parts = explained(text, language(), game)
        lines += [tell(heading), *[INDENT + part for part in parts]] if parts else []
    return lines


def meaning_in_english(game: str, card: Any) -> list[str]:
    """The same where a terminal speaks English: the texts themselves are Japanese."""
    return meaning_lines(game, card) if language() == ENGLISH else []
