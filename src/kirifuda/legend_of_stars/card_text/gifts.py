"""Keywords, abilities and changes that are given, gained or lost."""

import re
from typing import Final

from ...effects.statements import ChangeStats, EndAttack, GainLife, Grant, LoseEffects, LoseLife
from ...effects.tree import Ability, Counterpart, Keyword, Mentioned, Statement, Subject
from ...text.doers import wrong_object
from ...text.parsing import Leaf
from ...text.quotations import is_quoted
from ...text.trouble import Misread
from ..vocabulary import KEYWORDS
from .clauses import Clause, about_bearer
from .damage import damage, life
from .grammar import ABILITY_QUOTED, GIFT
from .nominals import Nominal
from .numbers import by_book, changes_in

_OF_EFFECTS: Final = ("chosen", "played", "activated")
"""Happenings after which その効果 is the effect that is being used, not all that a card has."""


def nullify(clause: Clause) -> list[Statement]:
    if clause.take("を", "は", kind="ATTACKNOUN") is not None:
        return [EndAttack()]
    clause.take("を", "は", kind="EFFECTS")
    subject = clause.about("の効果を", "の効果は", general=True)
    happening = clause.reader.scope.happening
    if isinstance(subject, Mentioned | Counterpart) and happening is not None and happening.kind in _OF_EFFECTS:
        raise clause.misread("undoing-effects")
    return [LoseEffects(subject, (), clause.duration())]


def give(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="DMG"):
        return damage(clause)
    gifts = clause.take("を", kind="GIFTS") or clause.take("を", kind="CHANGENOUN")
    if gifts is None:
        raise wrong_object(clause, "give-what")
    return _gifts(clause, gifts, clause.about("に", general=False))


def gain(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return life(clause, GainLife)
    gifts = clause.take("を", kind="GIFTS") or clause.take("を", kind="CHANGENOUN")
    if gifts is None:
        raise wrong_object(clause, "gain-what")
    return _gifts(clause, gifts, about_bearer(clause, "は", "が"))


def _gifts(clause: Clause, gifts: Nominal, subject: Subject) -> list[Statement]:
    if gifts.kind == "CHANGENOUN":
        return [ChangeStats(subject, by_book(changes_in(gifts.text, clause.times)), clause.duration())]
    lasts = clause.duration()
    quotations = clause.reader.quotations
    keywords: list[Keyword] = []
    abilities: list[Ability] = []
    for gift in re.findall(GIFT, gifts.text):
        if is_quoted(gift[0], ABILITY_QUOTED):
            abilities.append(quotations.ability(gift[0]))
            continue
        found = quotations.keywords(gift)
        if not found:
            raise Misread(gifts.start, gifts.end, "keyword-number")
        keywords.extend(found)
    return [Grant(subject, tuple(keywords), tuple(abilities), lasts)]


def lose(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return life(clause, LoseLife)
    what = clause.take("を")
    subject = clause.about("は", "が", general=True)
    lasts = clause.duration()
    if what is not None and what.kind == "EFFECTS":
        every = what.text.startswith("全て") or (clause.quantities and clause.quantities[0][1].every)
        if not every:
            raise Misread(what.start, what.end, "lose-what")
        if not what.text.startswith("全て"):
            clause.quantity()
        return [LoseEffects(subject, tuple(KEYWORDS) if "特殊" in what.text else (), lasts)]
    if what is not None and what.kind == "GIFTS":
        leaf = Leaf(what.kind, what.text, what.start, what.end)
        names = [clause.reader.quotations.keyword_named(gift, leaf) for gift in re.findall(GIFT, what.text)]
        return [LoseEffects(subject, tuple(names), lasts)]
    if what is not None:
        raise Misread(what.start, what.end, "lose-what")
    raise clause.misread("lose-what")
