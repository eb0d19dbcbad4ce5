"""Cards that are drawn, looked at, shown and shuffled (39-11, 02-33, 02-46)."""

import re
from dataclasses import replace

from ...effects.statements import Draw, DrawUpTo, LookAt, Shuffle
from ...effects.tree import BOTH, EITHER, YOU, Every, Filter, Statement, Subject, Those, TopCards
from ...text.doers import how_many
from ...text.trouble import Misread
from . import lexicon
from .choosing import out_of
from .clauses import Clause
from .doers import who
from .hand_sizes import hand_of
from .nominals import number
from .scope import DRAWN, SEEN


def draw(clause: Clause) -> list[Statement]:
    goal = next((leaf for leaf in clause.adverbs if leaf.kind == "HANDSIZE"), None)
    if goal is not None and (whose := hand_of(goal)):
        clause.reader.goes_on = False
        if (who(clause) or YOU) != whose:
            raise Misread(goal.start, goal.end, "not-here")
    else:
        whose = who(clause) or YOU
    source = clause.take("から")
    if source is not None and not (source.kind == "ZONENOUN" and source.zones == ("deck",)):
        raise Misread(source.start, source.end, "not-here")
    nominal = clause.take("を")
    if nominal is not None and not (nominal.kind == "CARDS" and nominal.filter() == Filter()):
        raise Misread(nominal.start, nominal.end, "not-here")
    scope = clause.reader.scope
    slot = scope.new_slot()
    if goal is not None:
        clause.adverbs.remove(goal)
        hand = number(re.findall(lexicon.NUMBER, goal.text)[0])
        drawing: Statement = DrawUpTo(whose, hand, slot)
    else:
        drawing = Draw(whose, how_many(clause, nominal), slot)
    scope.bring_up(slot, DRAWN, Filter(whose, ("hand",)), "引いたカード")
    return [drawing]


def shuffle(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is None and clause.reader.unshuffled is not None and clause.reader.scope.topic is not None:
        owner = clause.reader.filter_of(clause.reader.scope.topic).whose
        clause.reader.unshuffled = None
        return [Shuffle(BOTH if owner == EITHER else owner)]
    searched = [one.filter.whose for one in clause.reader.scope.referents if one.filter.zones == ("deck",)]
    if nominal is None and searched and not clause.arguments:
        return [Shuffle(searched[-1])]
    if nominal is None or nominal.kind != "ZONENOUN" or nominal.zones != ("deck",) or nominal.tests:
        raise Misread(clause.ending.start, clause.ending.end, "shuffle-what")
    clause.reader.unshuffled = None
    doer = who(clause)
    return [Shuffle(nominal.whose or doer or YOU)]


def look(clause: Clause) -> list[Statement]:
    return _see(clause, shown=False)


def reveal(clause: Clause) -> list[Statement]:
    return _see(clause, shown=True)


def _see(clause: Clause, shown: bool) -> list[Statement]:
    source = clause.take("から")
    nominal = clause.take("を")
    if source is not None:
        if nominal is None or not nominal.is_cards():
            raise Misread(source.start, source.end, "not-here")
        nominal = out_of(clause, nominal, source)
    if nominal is not None and not nominal.whose and nominal.kind in ("TOP", "ZONENOUN"):
        nominal = replace(nominal, whose=clause.reader.oneself)
        clause.reader.chooser = ""
    if nominal is None:
        subject: Subject = clause.reader.elided(clause.ending.start, clause.ending.end)
    elif nominal.kind == "ZONENOUN" and nominal.quantity is None and not clause.quantities:
        subject = Every(nominal.filter())
    else:
        subject = clause.reader.subject(nominal, clause.own_quantity(nominal))
    if isinstance(subject, Those):
        clause.reader.scope.topic = clause.reader.scope.shown = subject
        return [LookAt(subject, subject.slot, shown)]
    scope = clause.reader.scope
    slot = scope.new_slot()
    said = clause.reader.quotations.said(nominal.start, nominal.end) if nominal is not None else ""
    filter = Filter(subject.whose, ("deck",)) if isinstance(subject, TopCards) else _filter_of(subject)
    scope.bring_up(slot, SEEN, filter, said)
    return [LookAt(subject, slot, shown)]


def _filter_of(subject: Subject) -> Filter:
    return subject.filter if isinstance(subject, Every) else Filter()
