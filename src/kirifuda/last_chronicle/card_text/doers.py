"""Who does what a clause says, and how much of it."""

import re

from ...effects.tree import EITHER, Amount
from ...text import doers
from ...text.trouble import Misread
from . import lexicon
from .clauses import Clause
from .lexicon import number
from .nominals import Nominal


def who(clause: Clause, *particles: str) -> str:
    """The player who does it; nobody named: ""."""
    nominal = clause.take(*(particles or ("は", "が")), kind="PLAYER")
    if nominal is None:
        return ""
    if nominal.whose == EITHER:
        raise Misread(nominal.start, nominal.end, "which-player")
    return nominal.whose


def doer(clause: Clause) -> str:
    """The player who does it: as said here, or in a clause before; else you."""
    return who(clause) or str(clause.reader.oneself)


def points(clause: Clause, nominal: Nominal) -> Amount:
    """The number of 3ダメージ, ライフを2点: in the word itself, before it or after."""
    found = re.search(lexicon.NUMBER, nominal.text)
    return doers.points(clause, nominal, None if found is None else number(found.group()))
