"""The verbs of the game, under the kinds of statements they carry out; chapter 8 fills it."""

from typing import Final

from ..effects.interpreter import Verb
from ..effects.tree import Statement

VERBS: Final[dict[type[Statement], Verb]] = {}
