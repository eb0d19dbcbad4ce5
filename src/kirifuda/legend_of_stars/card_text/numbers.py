"""ATK, DEF and DOWN that are raised, lowered, set or swapped."""

import re
from collections.abc import Callable

from ...effects.statements import ChangeStats, SetNumbers, StatChange, StatValue
from ...effects.tree import Amount, Count, Half, Number, Stat, Statement, Subject, Times, TimesThisTurn
from ...text.doers import how_many
from ...text.trouble import Misread
from ..vocabulary import BATTLE_STATS
from . import lexicon
from .clauses import Clause, about_bearer
from .costs import change_cost, change_cost_by_sign, is_cost, says_whose_cost, set_cost
from .damage import change_damage, multiply_life, no_damage, set_life
from .grammar import CHANGE
from .nominals import number


def stats_named(clause: Clause, *particles: str) -> tuple[Subject, tuple[str, ...], bool] | None:
    """～のATKとDEFを: whose numbers, and which."""
    for one in clause.arguments:
        phrase = one.phrase
        if one.particle not in particles or phrase.kind not in ("STATOF", "STATNOUN"):
            continue
        clause.arguments.remove(one)
        if any(stat not in BATTLE_STATS for stat in phrase.stats) or "合計" in phrase.text:
            raise Misread(phrase.start, phrase.end, "only-battle-stats")
        if phrase.kind == "STATNOUN":
            return about_bearer(clause, "は", "が", "に"), phrase.stats, phrase.original
        owner = phrase.parts[0]
        subject = clause.speak_of(clause.reader.subject(owner, clause.own_quantity(owner), general=True), owner)
        return subject, phrase.stats, phrase.original
    return None


def changes_in(text: str, times: Callable[[Amount], Amount]) -> list[StatChange]:
    """ATK＋200、DEF－100."""
    found: list[StatChange] = []
    for part in re.findall(CHANGE, text):
        match = re.fullmatch(f"(.*?)[をがは]?([＋－])({lexicon.NUMBER})", part)
        assert match is not None
        for stat in lexicon.stats_of(match.group(1)):
            found.append(StatChange(stat, times(number(match.group(3))), match.group(2) == "－"))
    return found


def by_book(changes: list[StatChange]) -> tuple[StatChange, ...]:
    return tuple(sorted(changes, key=lambda one: BATTLE_STATS.index(one.stat)))


def change_by_sign(clause: Clause) -> list[Statement]:
    """～のATKを＋200する."""
    if clause.adverb_word(kind="UNCHANGING") is not None:
        raise clause.misread("only-battle-stats")
    if says_whose_cost(clause):
        return change_cost_by_sign(clause)
    changes: list[StatChange] = []
    named = stats_named(clause, "を", "は", "が")
    count = clause.quantity()
    if count is not None:
        if not isinstance(count.amount, Count | TimesThisTurn) or count.up_to:
            raise clause.misread("too-much")
        clause.per = count.amount
    signed = clause.adverb_word(kind="SIGNED")
    if named is not None and signed is None:
        raise clause.misread("how-much", word="・".join(named[1]))
    if named is not None and signed is not None:
        if named[2]:
            raise clause.misread("original-changes")
        amount = clause.times(number(signed[1:]))
        changes += [StatChange(stat, amount, signed[0] == "－") for stat in named[1]]
    while (words := clause.adverb_word(kind="CHANGES")) is not None:
        changes += changes_in(words, clause.times)
    if not changes or len({one.stat for one in changes}) < len(changes):
        raise clause.misread("what-changes")
    subject = named[0] if named is not None else about_bearer(clause, "の", "は", "が", "に", "を")
    return [ChangeStats(subject, by_book(changes), clause.duration())]


def has_signs(clause: Clause) -> bool:
    return any(leaf.kind in ("SIGNED", "CHANGES", "UNCHANGING") for leaf in clause.adverbs)


def raise_numbers(clause: Clause) -> list[Statement]:
    return up_or_down(clause, down=False)


def lower_numbers(clause: Clause) -> list[Statement]:
    return up_or_down(clause, down=True)


def up_or_down(clause: Clause, down: bool) -> list[Statement]:
    """～を200上げる, ～は1減る."""
    if clause.has("は", "を", "が", kind="COSTOF"):
        return change_cost(clause, down)
    if clause.has("は", "を", "が", kind="DEALT"):
        return change_damage(clause, down)
    if is_cost(clause):
        return change_cost(clause, down)
    if clause.has("を", "は", "が", kind="ENERGY"):
        raise clause.misread("energy-how")
    named = stats_named(clause, "を", "は", "が")
    if named is None:
        raise clause.misread("what-changes")
    subject, stats, original = named
    if original:
        raise clause.misread("original-changes")
    amount = how_many(clause, None)
    changes = tuple(StatChange(stat, amount, down) for stat in stats)
    return [ChangeStats(subject, changes, clause.duration())]


def set_numbers(clause: Clause, amount: Amount) -> list[Statement]:
    if amount == Number(0) and clause.has("を", "は", "が", kind="DEALT"):
        return no_damage(clause)
    if clause.has("を", "は", "が", kind="LIFE"):
        return set_life(clause, amount)
    if says_whose_cost(clause):
        return set_cost(clause, amount)
    named = stats_named(clause, "を", "は", "が")
    if named is None:
        raise clause.misread("what-changes")
    subject, stats, original = named
    values = tuple(StatValue(stat, amount) for stat in stats)
    return [SetNumbers(subject, values, clause.duration(), original)]


def multiply(clause: Clause, factor: int) -> list[Statement]:
    """ATKを2倍にする; a factor of 0 stands for half."""
    if clause.has("を", "は", "が", kind="LIFE"):
        return multiply_life(clause, factor)
    named = stats_named(clause, "を", "は", "が")
    if named is None:
        raise clause.misread("what-changes")
    subject, stats, original = named
    numbers = [Stat(stat, subject, original) for stat in stats]
    values = tuple(StatValue(one.stat, Times(one, factor) if factor else Half(one)) for one in numbers)
    return [SetNumbers(subject, values, clause.duration())]
