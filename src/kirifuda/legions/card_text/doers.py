"""Who does what a clause says, and how much of it."""

import re

from ...effects.tree import EITHER, YOU, Amount
from ...text import doers
from ...text.trouble import Misread
from ...text.verbs import CAUSATIVE
from . import lexicon
from .clauses import Clause
from .nominals import Nominal, number


def who(clause: Clause, *particles: str) -> str:
    """The player who does it; nobody named: who did what was said before in the same sentence."""
    nominal = clause.take(*(particles or _doers(clause)), kind="PLAYER")
    if nominal is not None:
        return nominal.whose
    if particles:
        return ""
    doer = clause.unsaid_player()
    return "" if doer == YOU else doer


def _doers(clause: Clause) -> tuple[str, ...]:
    """The particles of who does it: 相手に～させる, too."""
    causes = clause.ending.kind == "VERB" and clause.form.voice == CAUSATIVE
    return ("は", "が", "に") if causes else ("は", "が")


def points(clause: Clause, nominal: Nominal) -> Amount:
    """The number of 3ダメージ, ライフを2点, 2マスターポイント: in the word itself, before it or after."""
    found = re.search(lexicon.NUMBER, nominal.text.replace("MP", ""))
    return doers.points(clause, nominal, None if found is None else number(found.group()))


def whose_master(clause: Clause) -> str:
    """The player, or the player of the master, who gains or loses."""
    for one in clause.arguments:
        phrase = one.phrase
        if one.particle in _doers(clause) and phrase.is_player():
            clause.arguments.remove(one)
            if phrase.whose == EITHER:
                raise Misread(phrase.start, phrase.end, "which-player")
            return phrase.whose or YOU
    return clause.unsaid_player()
