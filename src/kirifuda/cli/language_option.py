"""`--lang`, which stands before or behind any command."""

from itertools import pairwise
from typing import Annotated

import typer

from ..errors import Complaint
from ..words import LANGUAGES
from .console import choose_language


def speak_as_written(words: list[str]) -> None:
    """Before the line is read, so that what is wrong with it is told in its language."""
    for language in LANGUAGES:
        if f"--lang={language}" in words or ("--lang", language) in pairwise(words):
            choose_language(language)


def speak(name: str) -> str:
    """From here on in that language."""
    if name:
        if name not in LANGUAGES:
            raise Complaint("unknown-language", given=name, known=", ".join(LANGUAGES))
        choose_language(name)
    return name


Lang = Annotated[str, typer.Option("--lang", help="ja / en", callback=speak)]
