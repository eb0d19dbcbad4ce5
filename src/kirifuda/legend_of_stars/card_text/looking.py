"""Drawing, looking at cards, and playing them by an effect."""

from dataclasses import replace

from ...effects.statements import Draw, DrawUpTo, LookAt, Play, Shuffle
from ...effects.tree import BOTH, EITHER, YOU, Filter, Statement, Those
from ...text.doers import how_many
from ...text.scope import DRAWN, SEEN
from ...text.trouble import Misread
from .amounts import hand_named, who
from .choosing import among
from .clauses import Clause
from .moving import moved


def draw(clause: Clause) -> list[Statement]:
    whose = who(clause) or YOU
    if whose != BOTH and clause.adverb("それぞれ"):
        raise clause.misread("each-by-itself")
    hand = clause.adverb_word(kind="UPTOHAND")
    source = clause.take("から")
    if source is not None and source.kind not in ("DECKEND", "TOP") and source.zones != ("deck",):
        raise Misread(source.start, source.end, "not-here")
    nominal = clause.take("を")
    if nominal is not None and nominal.kind == "ZONENOUN" and nominal.zones == ("deck",):
        nominal = replace(nominal, kind="TOP")
    if nominal is not None and nominal.kind != "TOP" and not nominal.is_any_card():
        raise Misread(nominal.start, nominal.end, "not-here")
    scope = clause.reader.scope
    if hand is not None:
        if nominal is not None and nominal.quantity is not None:
            raise Misread(nominal.start, nominal.end, "twice-how-many")
        whose, many = hand_named(hand, whose)
        drawing: Statement = DrawUpTo(whose, many, slot := scope.new_slot())
    else:
        drawing = Draw(whose, how_many(clause, nominal), slot := scope.new_slot())
    scope.bring_up(slot, DRAWN, Filter(whose, ("hand",)), "引いたカード")
    scope.topic = None
    return [drawing]


def shuffle(clause: Clause) -> list[Statement]:
    player = who(clause)
    nominal = clause.take("を")
    if nominal is None:
        topic = clause.reader.scope.topic
        owner = clause.reader.filter_of(topic).whose if topic is not None else YOU
        clause.reader.unshuffled = None
        return [Shuffle(YOU if owner == EITHER else owner)]
    if nominal.zones != ("deck",) or nominal.tests:
        raise clause.misread("shuffle-what")
    clause.reader.unshuffled = None
    return [Shuffle(nominal.whose or player or YOU)]


def look(clause: Clause) -> list[Statement]:
    return _looking(clause, shown=False)


def reveal(clause: Clause) -> list[Statement]:
    return _looking(clause, shown=True)


def _looking(clause: Clause, shown: bool) -> list[Statement]:
    clause.take("に", kind="PLAYER")
    reader = clause.reader
    source = clause.take("から")
    nominal = clause.take("を")
    if nominal is None:
        return [LookAt(reader.elided(clause.ending.start, clause.ending.end), reader.scope.new_slot(), shown)]
    if source is not None:
        nominal = among(clause, nominal, source)
    if nominal.subject is not None and isinstance(nominal.subject, Those):
        return [LookAt(nominal.subject, nominal.subject.slot, shown)]
    general = nominal.kind == "ZONENOUN" or nominal.zones != ()
    subject = reader.subject(nominal, clause.own_quantity(nominal), general)
    slot = reader.scope.new_slot()
    if isinstance(subject, Those):
        return [LookAt(subject, slot, shown)]
    filter = reader.filter_of(subject)
    reader.scope.bring_up(slot, SEEN, filter, reader.quotations.said(nominal.start, nominal.end))
    return [LookAt(subject, slot, shown)]


def play(clause: Clause) -> list[Statement]:
    free = clause.adverb("コストを")
    source = clause.take("から")
    subject = moved(clause, source)
    if not free:
        raise clause.misread("play-free")
    return [Play(subject)]
