"""What is done with cards where they lie: ワイプ, 破壊, 犠牲, counters and damage on them."""

import re

from ...effects.statements import Destroy, GainLife, Orient, RemoveDamage, TurnOver
from ...effects.tree import Number, Statement, Subject, This
from ...text.doers import how_many
from ...text.trouble import Misread
from ...text.verbs import CAN, MAY
from ..statements import AttackAgain, PutCounters, RemoveCounters, RemoveFromCombat, Sacrifice, UseSpell
from . import lexicon
from .clauses import Clause
from .gaining import life
from .lexicon import number
from .moving import interrupt, put
from .nominals import counter_name, owned_by
from .picking import among


def recover(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return life(clause, GainLife)
    _out_of(clause)
    return [Orient(clause.about("を", "は", "が", general=False), "active")]


def _out_of(clause: Clause) -> None:
    """その中から～を: what is dealt with is one of those."""
    source = clause.take("から")
    if source is None:
        return
    for one in clause.arguments:
        if one.particle == "を" and one.phrase.is_cards() and one.phrase.subject is None:
            one.phrase = among(clause, one.phrase, source)
            return
    raise Misread(source.start, source.end, "not-here")


def wipe(clause: Clause) -> list[Statement]:
    _out_of(clause)
    return [Orient(clause.about("を", "は", "が"), "wiped")]


def destroy(clause: Clause) -> list[Statement]:
    _out_of(clause)
    return [Destroy(clause.about("を", "は", "が"))]


def sacrifice(clause: Clause) -> list[Statement]:
    reader = clause.reader
    _out_of(clause)
    for one in clause.arguments:
        if one.particle == "を" and one.phrase.is_cards() and not one.phrase.whose and one.phrase.subject is None:
            one.phrase = owned_by(one.phrase, reader.chooser or reader.oneself)
    return [Sacrifice(clause.about("を", "は", "が"))]


def put_cards_or_counters(clause: Clause) -> list[Statement]:
    counters = clause.take("を", kind="COUNTER")
    if counters is None:
        return put(clause)
    if not counter_name(counters):
        raise Misread(counters.start, counters.end, "which-counter")
    amount = how_many(clause, counters)
    return [PutCounters(clause.about("の上に", "に", general=True), counter_name(counters), amount)]


def take_off(clause: Clause) -> list[Statement]:
    counters = clause.take("を", kind="COUNTER")
    if counters is not None:
        count = counters.quantity or clause.quantity()
        if count is None:
            raise Misread(counters.start, counters.end, "how-many", word=counters.text)
        amount = None if count.every else clause.times(count.amount or Number(0))
        if counters.bearer is not None:
            subject: Subject = clause.reader.bearer(counters)
        elif clause.has("の上から", "から"):
            subject = clause.about("の上から", "から", general=True)
        else:
            subject = This()
        return [RemoveCounters(subject, counter_name(counters), amount)]
    if clause.adverb("戦闘から"):
        return [RemoveFromCombat(clause.about("を"))]
    damage = clause.take("を", kind="DMG")
    if damage is not None:
        found = re.search(lexicon.NUMBER, damage.text)
        if not found and damage.amount is None:
            count = clause.quantity()
            if count is not None and not count.every:
                raise Misread(damage.start, damage.end, "how-much", word=damage.text)
        amount = clause.times(number(found.group())) if found else damage.amount
        return [RemoveDamage(clause.about("から", "の", "が", general=True), amount)]
    if clause.has("から", kind="ZONENOUN"):
        return interrupt(clause)
    raise clause.misread("take-off-what")


def turn_up(clause: Clause) -> list[Statement]:
    return [TurnOver(clause.about("を", "は"), "face-up")]


def turn_down(clause: Clause) -> list[Statement]:
    return [TurnOver(clause.about("を", "は"), "face-down")]


def use(clause: Clause) -> list[Statement]:
    free = clause.adverb("コストを")
    source = clause.take("から")
    for one in clause.arguments:
        if one.particle == "を" and source is not None and one.phrase.is_cards():
            one.phrase = among(clause, one.phrase, source)
    return [UseSpell(clause.about("を"), free)]


def attack(clause: Clause) -> list[Statement]:
    """追加で1回攻撃できる."""
    if clause.form.form not in (CAN, MAY) or not clause.adverb("追加で", "もう"):
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    count = clause.quantity("回")
    return [AttackAgain(clause.about("は", "が", general=True), count.amount if count and count.amount else Number(1))]
