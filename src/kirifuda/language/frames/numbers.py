"""Damage, life, numbers of cards, keywords."""

from dataclasses import replace
from typing import Final

from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Damage,
    GainLife,
    Grant,
    Instead,
    Let,
    LoseEffects,
    LoseLife,
    SetLife,
    SetNumbers,
    StatChange,
    StatValue,
)
from ...effects.tree import (
    STAYS,
    YOU,
    Amount,
    Filter,
    Happening,
    IsIt,
    Number,
    PlayerOf,
    Subject,
    This,
    Variable,
)
from ..clauses import Changes
from ..frame import Frame, frame
from ..meanings import Correction, Gifts, Numbers, OfItself, PlayCost, Received, Unnamed


def changed(numbers: Numbers, by: tuple[Amount, bool]) -> ChangeStats | ChangeCost | None:
    if numbers.original:
        return None
    amount, down = by
    if numbers.stats == ("cost",):  # of this card, it is what playing it costs
        return costs(PlayCost(YOU, Filter(tests=(IsIt(This()),))), amount, down) if numbers.of == This() else None
    changes = tuple(StatChange(stat, amount, down) for stat in numbers.stats)
    return ChangeStats(numbers.of or Unnamed(), changes, STAYS)


def raised(numbers: Numbers, by: Amount, down: bool) -> ChangeStats | ChangeCost | None:
    return changed(numbers, (by, down))


def became(numbers: Numbers, to: Amount) -> SetNumbers:
    values = tuple(StatValue(stat, to) for stat in numbers.stats)
    return SetNumbers(numbers.of or Unnamed(), values, STAYS, numbers.original)


def multiplied(numbers: Numbers, factor: int) -> SetNumbers | None:
    """A number of each card, so many times as much."""
    values = tuple(StatValue(stat, OfItself(factor=factor)) for stat in numbers.stats)
    return SetNumbers(numbers.of or Unnamed(), values, STAYS) if not numbers.original else None


def swapped(numbers: Numbers) -> SetNumbers | None:
    if len(numbers.stats) != 2 or numbers.original:
        return None
    one, other = numbers.stats
    values = (StatValue(one, OfItself(other)), StatValue(other, OfItself(one)))
    return SetNumbers(numbers.of or Unnamed(), values, STAYS)


def changed_two(changes: Changes) -> ChangeStats:
    made = tuple(StatChange(stat, amount, down) for stat, amount, down in changes.changes)
    return ChangeStats(changes.of or Unnamed(), made, STAYS)


def corrected(subject: Subject, by: Correction) -> ChangeStats:
    return ChangeStats(subject, tuple(StatChange(*one) for one in by.changes), STAYS)


def changed_so(subject: Subject, changes: Changes) -> ChangeStats | None:
    """それは＋1000／＋1される: the numbers are of the subject and of nothing else."""
    return corrected(subject, Correction(changes.changes)) if changes.of is None else None


def costs(cost: PlayCost, by: Amount, down: bool, least: Amount | None = None) -> ChangeCost | None:
    """Playing cards of the hand costs so much more or less."""
    if least is not None and (not isinstance(least, Number) or not down):
        return None
    of = replace(cost.filter, whose=cost.whose, zones=("hand",))
    least_cost = least.value if isinstance(least, Number) else 0
    return ChangeCost(cost.whose, of, by, down, STAYS, cost.next_only, False, least_cost)


def costs_just(cost: PlayCost, to: Amount) -> ChangeCost:
    of = replace(cost.filter, whose=cost.whose, zones=("hand",))
    return ChangeCost(cost.whose, of, to, False, STAYS, cost.next_only, becomes=True)


def dealt(damage: Received, by: Amount, down: bool) -> ChangeDamage:
    return ChangeDamage(PlayerOf(damage.whose), by, down, taken=True, nature=damage.nature, lasts=STAYS)


def dealt_by(damage: Received, by: Amount, down: bool) -> ChangeDamage | None:
    if damage.by is None:
        return dealt(damage, by, down)
    return ChangeDamage(damage.by, by, down, nature=damage.nature, lasts=STAYS)


def damage_becomes(damage: Received, to: Amount) -> Instead | None:
    """受けるダメージは0になる: it does not happen."""
    if damage.by is not None or to != Number(0):
        return None
    return Instead(Happening("damaged", who=damage.whose, nature=damage.nature), (), STAYS)


def named(amount: Amount, name: Amount) -> Let | None:
    return Let(name.name, amount) if isinstance(name, Variable) else None


def granted(subject: Subject, gifts: Gifts) -> Grant:
    return Grant(subject, gifts.keywords, gifts.abilities, STAYS)


FRAMES: Final[tuple[Frame, ...]] = (
    frame(Damage, "{to:target}に {amount:damage}を 与える"),
    frame(GainLife, "{whose:life}を {amount:number} 回復する|得る"),
    frame(LoseLife, "{whose:life}を {amount:number} 失う|減らす"),
    frame(SetLife, "{whose:life}を {amount:amount}に する"),
    frame(ChangeStats, "{numbers:numbers}を {by:signed} する", pack=changed),
    frame(ChangeStats, "{numbers:numbers}は|が {by:signed} する", voices="passive", pack=changed),
    frame(ChangeStats, "{numbers:numbers}を {by:number} 上げる|増やす", pack=raised, down=False),
    frame(ChangeStats, "{numbers:numbers}を {by:number} 下げる|減らす", pack=raised, down=True),
    frame(ChangeStats, "{numbers:numbers}は|が {by:number} 上がる|増える", pack=raised, down=False),
    frame(ChangeStats, "{numbers:numbers}は|が {by:number} 下がる|減る", pack=raised, down=True),
    frame(SetNumbers, "{numbers:numbers}を {to:amount}に する", pack=became),
    frame(SetNumbers, "{numbers:numbers}は|が {to:amount}に なる", pack=became),
    frame(SetNumbers, "{numbers:numbers}を {factor:fold}に する", pack=multiplied),
    frame(SetNumbers, "{numbers:numbers}を 入れ替える", pack=swapped),
    frame(ChangeStats, "{changes:changes} する", pack=changed_two),
    frame(ChangeStats, "{subject:group}は|が? {changes:changes} する", voices="passive", pack=changed_so),
    frame(ChangeStats, "{subject:cards}を {changes:changes} する", pack=changed_so),
    frame(ChangeStats, "{subject:group}は|が|に? {by:correction}を 得る|受ける|与える", pack=corrected),
    frame(ChangeCost, "{cost:play-cost}は|が {least:least}? {by:number} 減る|下がる", pack=costs, down=True),
    frame(ChangeCost, "{cost:play-cost}を {least:least}? {by:number} 減らす|下げる", pack=costs, down=True),
    frame(ChangeCost, "{cost:play-cost}は|が {by:number} 増える|上がる", pack=costs, down=False),
    frame(ChangeCost, "{cost:play-cost}は|が {to:amount}に なる", pack=costs_just),
    frame(ChangeDamage, "{damage:received}は|が {by:number} 減る", pack=dealt_by, down=True),
    frame(ChangeDamage, "{damage:received}は|が {by:number} 増える", pack=dealt_by, down=False),
    frame(Instead, "{damage:received}は|が {to:amount}に なる", pack=damage_becomes),
    frame(Let, "{amount:amount}を {name:amount}と する", pack=named),
    frame(LoseEffects, "{subject:group}は? 効果を 失う"),
    frame(Grant, "{subject:group}は|に? {gifts:gifts}を 得る|与える|持つ", pack=granted),
)
