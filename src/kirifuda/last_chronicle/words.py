"""The verbs of the game, under the kinds of statements they carry out; `kinds_of_effect` fills it."""

from typing import Final

from ..effects.interpreter import Verb
from ..effects.tree import Statement

VERBS: Final[dict[type[Statement], Verb]] = {}
