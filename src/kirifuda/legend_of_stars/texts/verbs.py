"""The verbs of the game, under the kinds of statements they carry out; `verbs_of_statements` fills it."""

from typing import Final

from ...effects.interpreter import Verb
from ...effects.tree import Statement

VERBS: Final[dict[type[Statement], Verb]] = {}
