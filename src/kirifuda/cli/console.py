"""The terminal: its language, and the two consoles everything is printed through."""

from typing import Final

from rich.console import Console

from ..kernel.phrase import Argument, Phrase
from ..words import preferred_language, say

out: Final = Console(highlight=False)
err: Final = Console(stderr=True, highlight=False)
_chosen: list[str] = []


def language() -> str:
    """The language chosen with --lang, else KIRIFUDA_LANG, else Japanese."""
    return _chosen[-1] if _chosen else preferred_language()


def choose_language(name: str) -> None:
    _chosen.append(name)


def tell(phrase: Phrase | str, **args: Argument) -> str:
    """A phrase in the language of this terminal."""
    return say(phrase, language(), **args)
