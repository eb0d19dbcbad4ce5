"""このターンに～した回数: happenings that are counted through a turn."""

import re

from ...effects.tree import Amount, Filter, Happening, Number, Subject, This, TimesThisTurn
from ...text.nominals import COMPARISONS
from ...text.parsing import Branch, Leaf
from ...text.verbs import PAST
from .clauses import Clause, argument, comparison, new_clause
from .happenings import happening
from .nominals import looks_elsewhere, number
from .phrases import PhraseReader


class CountingReader(PhraseReader):
    """Reads phrases that count what happened, too: whole clauses stand in them."""

    def times_this_turn(self, branch: Branch) -> Amount:
        clause = new_clause(self)
        for part in branch.branches():
            argument(clause, part)
        last = branch.parts[-1]
        assert isinstance(last, Leaf)
        verb = re.sub("(?:回数|数|枚数|体数)(?:1回)?$", "", last.text)
        clause.end = Leaf("VERB", verb, last.start, last.start + len(verb))
        return TimesThisTurn(counted(clause))


def counted(clause: Clause) -> Happening:
    """What a clause says that is counted; of other cards only what can be told of each by itself."""
    if not clause.has("が"):
        for one in clause.arguments:
            one.particle = "が" if one.particle == "は" else one.particle
    found = happening(clause, (PAST,))
    elsewhere = isinstance(found.what, Filter) and looks_elsewhere(found.what.tests)
    another = any(isinstance(side, Subject) and not isinstance(side, This) for side in (found.what, found.other))
    if elsewhere or another or found.together:
        raise clause.misread("counts-what")
    return found


def how_often(clause: Clause) -> tuple[str, Amount]:
    """2回以上, 2枚以上の: how often it must have happened; where nothing is said, at least once."""
    for leaf in clause.adverbs:
        if leaf.kind == "QTYCMP":
            clause.adverbs.remove(leaf)
            figure, how = comparison(leaf.text)
            return COMPARISONS[how], number(figure)
    for one in clause.arguments:
        count = one.phrase.quantity
        if count is not None and count.amount is not None and not count.up_to:
            one.phrase = one.phrase.uncounted()
            return ">=", count.amount
    count = clause.quantity()
    if count is None:
        return ">=", Number(1)
    if count.amount is None or count.up_to:
        raise clause.misread("too-much")
    return ">=", count.amount
