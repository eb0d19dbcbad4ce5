"""Damage, life, numbers of cards, keywords."""

from dataclasses import replace
from typing import Final

from ...effects.parts import parts_of
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
    EITHER,
    STAYS,
    YOU,
    Amount,
    Every,
    Filter,
    Half,
    Happening,
    IsIt,
    Keyword,
    Number,
    Own,
    PlayerOf,
    PlayerStat,
    Stat,
    Statement,
    Subject,
    This,
    Times,
    Together,
    Variable,
)
from ..clauses import Changes, StatBy, Values
from ..frame import Found, Frame, frame, never, straight
from ..meanings import (
    DOER,
    Aimed,
    Changing,
    Correction,
    Gifts,
    Given,
    Hurt,
    Numbers,
    OfItself,
    PlayCost,
    PlayerNumber,
    Received,
    Same,
    Some,
    Swapped,
    Thing,
    Unnamed,
)


def changed(numbers: Numbers, by: tuple[Amount, bool]) -> ChangeStats | ChangeCost | None:
    if numbers.original:
        return None
    amount, down = by
    if numbers.stats == ("cost",):  # of this card, it is what playing it costs
        return costs(PlayCost(YOU, Filter(tests=(IsIt(This()),))), amount, down) if numbers.of == This() else None
    changes = tuple(StatChange(stat, amount, down) for stat in numbers.stats)
    return ChangeStats(numbers.of or Unnamed(), changes, STAYS)


def how_changed(one: ChangeStats) -> Found | None:
    """All its numbers by the same."""
    by = {(change.amount, change.down) for change in one.changes}
    if len(by) != 1 or not one.changes:
        return None
    return {"numbers": Numbers(tuple(change.stat for change in one.changes), one.subject), "by": by.pop()}


def how_raised(one: ChangeStats) -> Found | None:
    found = how_changed(one)
    if found is None:
        return None
    amount, down = found["by"]
    return {"numbers": found["numbers"], "by": amount, "down": down}


def raised(numbers: Numbers, by: Amount, down: bool) -> ChangeStats | ChangeCost | None:
    return changed(numbers, (by, down))


def became(numbers: Numbers, to: Amount) -> SetNumbers:
    values = tuple(StatValue(stat, to) for stat in numbers.stats)
    return SetNumbers(numbers.of or Unnamed(), values, STAYS, numbers.original)


def what_it_became(one: SetNumbers) -> Found | None:
    to = {value.amount for value in one.values}
    if len(to) != 1 or any(isinstance(part, Own) for part in parts_of(one.values)):
        return None
    return {"numbers": _numbers_of(one), "to": to.pop()}


def _numbers_of(one: SetNumbers) -> Numbers:
    return Numbers(tuple(value.stat for value in one.values), one.subject, one.original)


def multiplied(numbers: Numbers, factor: int) -> SetNumbers | None:
    """A number of each card, so many times as much."""
    values = tuple(StatValue(stat, OfItself(factor=factor)) for stat in numbers.stats)
    return SetNumbers(numbers.of or Unnamed(), values, STAYS) if not numbers.original else None


def own_number(one: SetNumbers, stat: str) -> tuple[Amount, ...]:
    """The number of each of the cards, or of the one."""
    return Own(stat), Stat(stat, one.subject)


def how_many_fold(one: SetNumbers) -> Found | None:
    factors = {value.amount.factor if isinstance(value.amount, Times) else 1 for value in one.values}
    own = all(
        isinstance(value.amount, Times) and value.amount.amount in own_number(one, value.stat) for value in one.values
    )
    return {"numbers": _numbers_of(one), "factor": factors.pop()} if own and len(factors) == 1 else None


def halved(one: SetNumbers) -> Found | None:
    downs = {value.amount.down for value in one.values if isinstance(value.amount, Half)}
    own = all(
        isinstance(value.amount, Half) and value.amount.amount in own_number(one, value.stat) for value in one.values
    )
    return {"numbers": _numbers_of(one), "to": OfItself(half=True, down=downs.pop())} if own else None


def life_halved(one: SetLife) -> Found | None:
    half = one.amount
    own = isinstance(half, Half) and half.amount == PlayerStat("life", one.whose)
    return {"whose": one.whose, "amount": OfItself(half=True, down=half.down)} if own else None  # type: ignore[attr-defined]


def which_swapped(one: SetNumbers) -> Found | None:
    if len(one.values) != 2 or one.original:
        return None
    first, second = one.values
    swaps = first.amount in own_number(one, second.stat) and second.amount in own_number(one, first.stat)
    return {"numbers": _numbers_of(one)} if swaps else None


def both_set(values: Values) -> SetNumbers:
    made = tuple(StatValue(stat, amount) for stat, amount in values.values)
    return SetNumbers(values.of or Unnamed(), made, STAYS)


def two_values(one: SetNumbers) -> Found | None:
    if len({value.amount for value in one.values}) < 2 or one.original:
        return None
    return {"values": Values((0, 0), one.subject, tuple((value.stat, value.amount) for value in one.values))}


def swapped(numbers: Numbers) -> SetNumbers | Swapped | None:
    if isinstance(numbers.of, Together) and len(numbers.of.subjects) == 2 and len(numbers.stats) == 1:
        return Swapped(numbers.stats[0], *numbers.of.subjects)
    if len(numbers.stats) != 2 or numbers.original:
        return None
    one, other = numbers.stats
    values = (StatValue(one, OfItself(other)), StatValue(other, OfItself(one)))
    return SetNumbers(numbers.of or Unnamed(), values, STAYS)


def changed_each(changes: Changes | Changing, subject: Subject | None = None) -> ChangeStats | None:
    """ATKを＋300、DEFを－100; where its cards are named, they are not named again."""
    if (subject is not None and changes.of is not None) or any(stat == "cost" for stat, _, _ in changes.changes):
        return None  # what playing a card costs is no number of a card on the field
    made = tuple(StatChange(stat, amount, down) for stat, amount, down in changes.changes)
    return ChangeStats(subject or changes.of or Unnamed(), made, STAYS)


def changed_so_often(numbers: Numbers, by: tuple[Amount, bool], times: Amount) -> ChangeStats | None:
    """～の数だけ、ATKを＋100する."""
    amount, down = by
    return changed(numbers, (Times(times, amount.value), down)) if isinstance(amount, Number) else None  # type: ignore[return-value]


def healed_so_often(whose: str, amount: Amount, times: Amount) -> GainLife | None:
    return GainLife(whose, Times(times, amount.value)) if isinstance(amount, Number) else None


def damaged_so_often(to: Subject, amount: Amount, times: Amount) -> Damage | None:
    return Damage(to, Times(times, amount.value)) if isinstance(amount, Number) else None


def damaged_so_much(to: Subject, hurt: Hurt, much: Amount) -> Damage | None:
    """それのDOWNの数値分、相手にダメージを与える."""
    return Damage(to, much) if hurt == Hurt(None) else None


def damage_taken(whose: str, amount: Amount) -> Damage:
    return Damage(PlayerOf(whose), amount)


def nullified(effects: Thing) -> LoseEffects | None:
    """それの効果を無効にする."""
    return LoseEffects(effects.of or Unnamed(), (), STAYS) if not effects.whose else None


def keywords_lost(subject: Subject, gifts: Gifts) -> LoseEffects | None:
    if gifts.abilities or any(one.amount is not None for one in gifts.keywords):
        return None
    return LoseEffects(subject, tuple(one.name for one in gifts.keywords), STAYS)


def which_keywords_lost(one: LoseEffects) -> Found | None:
    gifts = Gifts(tuple(Keyword(name) for name in one.keywords))
    return {"subject": one.subject, "gifts": gifts} if one.keywords else None


def corrected(subject: Subject, by: Correction) -> ChangeStats:
    return ChangeStats(subject, tuple(StatChange(*one) for one in by.changes), STAYS)


def changed_so(subject: Subject, changes: Changes) -> ChangeStats | None:
    """それは＋1000／＋1される: the numbers are of the subject and of nothing else."""
    return corrected(subject, Correction(changes.changes)) if changes.of is None else None


def two_by_two(one: ChangeStats) -> Found | None:
    if len(one.changes) != 2 or how_changed(one) is not None:
        return None
    changes = tuple((change.stat, change.amount, change.down) for change in one.changes)
    return {"changes": Changes((0, 0), one.subject, changes)}


def changed_by(subject: Subject, by: StatBy) -> ChangeStats:
    """それをATK＋2する."""
    return ChangeStats(subject, (StatChange(by.stat, by.amount, by.down),), STAYS)


def costs(cost: PlayCost, by: Amount, down: bool, least: Amount | None = None) -> ChangeCost | None:
    """Playing cards of the hand costs so much more or less."""
    if least is not None and (not isinstance(least, Number) or not down):
        return None
    of = replace(cost.filter, whose=cost.whose, zones=("hand",))
    least_cost = least.value if isinstance(least, Number) else 0
    return ChangeCost(cost.whose, of, by, down, STAYS, cost.next_only, False, least_cost)


def which_cost(one: ChangeCost) -> Found | None:
    if one.filter.zones != ("hand",) or one.filter.whose != one.whose:
        return None
    cost = PlayCost(one.whose, replace(one.filter, whose=EITHER, zones=()), one.once)
    if one.becomes:
        return {"cost": cost, "to": one.amount} if not one.down and not one.least else None
    found = {"cost": cost, "by": one.amount, "down": one.down}
    return found | {"least": Number(one.least)} if one.least else found


def costs_just(cost: PlayCost, to: Amount) -> ChangeCost:
    of = replace(cost.filter, whose=cost.whose, zones=("hand",))
    return ChangeCost(cost.whose, of, to, False, STAYS, cost.next_only, becomes=True)


def dealt(damage: Received, by: Amount, down: bool) -> ChangeDamage:
    return ChangeDamage(PlayerOf(damage.whose), by, down, taken=True, nature=damage.nature, lasts=STAYS)


def dealt_by(damage: Received, by: Amount, down: bool) -> ChangeDamage | None:
    if damage.to is not None:
        return ChangeDamage(damage.to, by, down, True, damage.nature, STAYS, damage.against)
    if damage.by is None:
        return dealt(damage, by, down)
    return ChangeDamage(damage.by, by, down, nature=damage.nature, lasts=STAYS, against=damage.against)


def what_damage(one: ChangeDamage) -> Found | None:
    if not one.taken:
        damage = Received("", one.nature, one.subject, against=one.against)
    elif not isinstance(one.subject, PlayerOf):
        damage = Received("", one.nature, to=one.subject, against=one.against)
    elif one.against is not None:
        return None
    else:
        damage = Received(one.subject.whose, one.nature)
    return {"damage": damage, "by": one.amount, "down": one.down}


def no_damage(one: Instead) -> Found | None:
    hurt = one.happening
    if one.statements or hurt != Happening("damaged", who=hurt.who, nature=hurt.nature):
        return None
    return {"damage": Received(hurt.who, hurt.nature), "to": Number(0)}


def damage_becomes(damage: Received, to: Amount) -> Instead | None:
    """受けるダメージは0になる: it does not happen."""
    if damage.by is not None or damage.to is not None or damage.against is not None or to != Number(0):
        return None
    return Instead(Happening("damaged", who=damage.whose, nature=damage.nature), (), STAYS)


def life_gained(whose: str, much: PlayerNumber) -> GainLife | None:
    holder = _holder(whose, much)
    return GainLife(holder, much.amount) if holder and much.amount is not None and much.stat == "life" else None


def life_lost(whose: str, much: PlayerNumber) -> LoseLife | None:
    holder = _holder(whose, much)
    return LoseLife(holder, much.amount) if holder and much.amount is not None and much.stat == "life" else None


def _holder(whose: str, much: PlayerNumber) -> str:
    """相手は3点のライフを, 相手の3点のライフを; both at once is not said."""
    return whose if much.whose == DOER else much.whose if whose == DOER else ""


def named(amount: Amount, name: Amount) -> Let | None:
    return Let(name.name, amount) if isinstance(name, Variable) else None


def what_is_named(one: Let) -> Found:
    return {"amount": one.amount, "name": Variable(one.name)}


def what_is_given(one: Given) -> Found | None:
    """Cards that were chosen are given something."""
    return None if isinstance(one.subject, This | Every) else straight(one)


def granted(subject: Subject, gifts: Gifts) -> tuple[Statement, ...]:
    """「＋1／＋1」の修正と「速攻」: both of the same cards, which are chosen once."""
    made: list[Statement] = []
    if gifts.changes:
        made.append(ChangeStats(subject, gifts.changes, STAYS))
        subject = Same() if isinstance(subject, Some) else subject
    if gifts.keywords or gifts.abilities:
        made.append(Grant(subject, gifts.keywords, gifts.abilities, STAYS))
    return tuple(made)


def what_is_dealt(one: Damage) -> Found:
    """What deals it is said where it is not the card itself."""
    found = {"to": one.to, "amount": one.amount, "as_battle": one.as_battle}
    return found if one.source == This() else found | {"source": one.source}


FRAMES: Final[tuple[Frame, ...]] = (
    frame(
        Damage,
        "{source:one}は|が? {to:target}に? {amount:damage}を 与える",
        unpack=what_is_dealt,
        en="{source:dealer} [deal] {amount} to {to}",
        clause={"legend-of-stars": "8.11", "legions": "39-1", "last-chronicle": "6.4 6.6.1"},
    ),
    frame(Damage, "{amount:damage}を 与える", pack=lambda amount: Damage(Aimed(), amount)),
    frame(Damage, "{to:target}に {amount:damage}だ ダメージ", unpack=never),
    frame(SetNumbers, "{numbers:numbers}は|が|を {factor:fold}だ fold", pack=multiplied),
    frame(GainLife, "{whose:player}は|が? {amount:number} 回復する", unpack=never),
    frame(Damage, "{whose:someone}は|が {amount:damage}を 受ける", forms="plain join", pack=damage_taken),
    frame(LoseEffects, "{effects:effects-of}を 無効に する", pack=nullified),
    frame(
        GainLife,
        "{whose:life}を {amount:number} 回復する|得る",
        en="{whose} [gain] {amount:life-points}",
        clause={"legend-of-stars": "8.6", "legions": "39-2", "last-chronicle": "8.2.1.1"},
    ),
    frame(GainLife, "{whose:player}は|が? {much:so-much}を 回復する|得る", pack=life_gained),
    frame(LoseLife, "{whose:player}は|が? {much:so-much}を 失う|減らす", pack=life_lost),
    frame(
        LoseLife,
        "{whose:life}を {amount:number} 失う|減らす",
        en="{whose} [lose] {amount:life-points}",
        clause={"legend-of-stars": "3.7", "legions": "08-1", "last-chronicle": "11.9.3.1"},
    ),
    frame(
        SetLife,
        "{whose:life}を {amount:half}に する",
        unpack=life_halved,
        en="{whose:possessive} life is {amount}",
        clause={"legend-of-stars": "3.7", "legions": "39-2 08-1", "last-chronicle": "8.2.1.1"},
    ),
    frame(
        SetLife,
        "{whose:life}を {amount:amount}に する",
        en="{whose:possessive} life becomes {amount}",
        clause={"legend-of-stars": "3.7", "legions": "39-2 08-1", "last-chronicle": "8.2.1.1"},
    ),
    frame(
        ChangeStats,
        "{numbers:numbers}を {by:signed} する",
        pack=changed,
        unpack=how_changed,
        en="{numbers:owner} [get] {by} {numbers:stats}",
        clause={"legend-of-stars": "8.9", "legions": "39-5", "last-chronicle": "11.9.4.9"},
    ),
    frame(ChangeStats, "{numbers:numbers}は|が {by:signed} する", voices="passive", pack=changed),
    frame(
        ChangeStats,
        "{numbers:numbers}を {by:number} 上げる|増やす",
        pack=raised,
        unpack=how_raised,
        down=False,
        en="{numbers} [be] raised by {by}",
        clause={"legend-of-stars": "8.9", "legions": "39-5", "last-chronicle": "11.9.4.9"},
    ),
    frame(
        ChangeStats,
        "{numbers:numbers}を {by:number} 下げる|減らす",
        pack=raised,
        unpack=how_raised,
        down=True,
        en="{numbers} [be] lowered by {by}",
        clause={"legend-of-stars": "8.9", "legions": "39-5", "last-chronicle": "11.9.4.9"},
    ),
    frame(ChangeStats, "{numbers:numbers}は|が {by:number} 上がる|増える", pack=raised, down=False),
    frame(ChangeStats, "{numbers:numbers}は|が {by:number} 下がる|減る", pack=raised, down=True),
    frame(
        SetNumbers,
        "{numbers:numbers}を {factor:fold}に する",
        pack=multiplied,
        unpack=how_many_fold,
        en="{numbers} [be] multiplied by {factor}",
        clause={"legend-of-stars": "9.5", "legions": "39-10", "last-chronicle": "11.9.4.9"},
    ),
    frame(
        SetNumbers,
        "{numbers:numbers}を {to:half}に する",
        pack=became,
        unpack=halved,
        en="{numbers} [be] {to}",
        clause={"legend-of-stars": "9.5", "legions": "39-10", "last-chronicle": "11.9.4.9"},
    ),
    frame(
        SetNumbers,
        "{numbers:numbers}を 入れ替える",
        pack=swapped,
        unpack=which_swapped,
        en="[swap] {numbers}",
        clause={"legend-of-stars": "9.5", "legions": "39-10", "last-chronicle": "11.9.4.9"},
    ),
    frame(
        SetNumbers,
        "{numbers:numbers}を {to:amount}に する",
        pack=became,
        unpack=what_it_became,
        en="{numbers} [become] {to}",
        clause={"legend-of-stars": "9.5", "legions": "39-10", "last-chronicle": "11.9.4.9"},
    ),
    frame(SetNumbers, "{numbers:numbers}は|が {to:amount}に なる", pack=became),
    frame(
        SetNumbers,
        "{values:values} する",
        pack=both_set,
        unpack=two_values,
        en="{values:owner} [have] {values}",
        clause={"legend-of-stars": "9.5", "legions": "39-10", "last-chronicle": "11.9.4.9"},
    ),
    frame(SetNumbers, "{numbers:numbers}は|が {to:amount}だ 等しい", pack=became),
    frame(
        ChangeStats,
        "{changes:changes} する",
        pack=changed_each,
        unpack=two_by_two,
        en="{changes:owner} [get] {changes}",
        clause={"legend-of-stars": "8.9", "legions": "39-5", "last-chronicle": "11.9.4.9"},
    ),
    frame(ChangeStats, "{subject:group}は|が? {changes:changes} する", voices="passive", pack=changed_so),
    frame(ChangeStats, "{subject:cards}を {changes:changes} する", pack=changed_so),
    frame(ChangeStats, "{subject:group}は|が|に? {by:correction}を 得る|受ける|与える", pack=corrected),
    frame(ChangeStats, "{subject:cards}を? {by:stat-by} する", pack=changed_by),
    frame(
        ChangeCost,
        "{cost:play-cost}は|が {least:least}? {by:number} 減る|下がる",
        pack=costs,
        unpack=which_cost,
        down=True,
        en="{cost} [cost] {by} less to play {least}",
        clause={"legend-of-stars": "2.5", "legions": "31-1", "last-chronicle": "11.2.9"},
    ),
    frame(ChangeCost, "{cost:play-cost}を {least:least}? {by:number} 減らす|下げる", pack=costs, down=True),
    frame(
        ChangeCost,
        "{cost:play-cost}は|が {by:number} 増える|上がる",
        pack=costs,
        unpack=which_cost,
        down=False,
        en="{cost} [cost] {by} more to play",
        clause={"legend-of-stars": "2.5", "legions": "31-1", "last-chronicle": "11.2.9"},
    ),
    frame(
        ChangeCost,
        "{cost:play-cost}は|が {to:amount}に なる",
        pack=costs_just,
        unpack=which_cost,
        en="{cost} [cost] {to} to play",
        clause={"legend-of-stars": "2.5", "legions": "31-1", "last-chronicle": "11.2.9"},
    ),
    frame(
        ChangeDamage,
        "{damage:received}は|が {by:number} 減る",
        pack=dealt_by,
        unpack=what_damage,
        down=True,
        en="{damage} [be] reduced by {by}",
        clause={"legend-of-stars": "8.11", "legions": "11-1", "last-chronicle": "11.9.5"},
    ),
    frame(
        ChangeDamage,
        "{damage:received}は|が {by:number} 増える",
        pack=dealt_by,
        unpack=what_damage,
        down=False,
        en="{damage} [be] increased by {by}",
        clause={"legend-of-stars": "8.11", "legions": "11-1", "last-chronicle": "11.9.5"},
    ),
    frame(
        Instead,
        "{damage:received}は|が {to:amount}に なる",
        pack=damage_becomes,
        unpack=no_damage,
        en="{damage} [become] {to}",
        clause={"legend-of-stars": "8.11", "legions": "39-16 36-18", "last-chronicle": "11.9.7"},
    ),
    frame(
        Let,
        "{amount:amount}を {name:amount}と する",
        pack=named,
        unpack=what_is_named,
        en="[let] {name} be {amount}",
        clause={"legend-of-stars": "8.1", "legions": "05-3", "last-chronicle": "11.8.9"},
    ),
    frame(ChangeStats, "{subject:subjects}に|が? {changes:changing}だ ＋", pack=changed_each),
    frame(ChangeStats, "{times:so-often} {numbers:numbers}を {by:signed} する", pack=changed_so_often),
    frame(GainLife, "{times:so-often} {whose:life}を {amount:number} 回復する|得る", pack=healed_so_often),
    frame(Damage, "{times:so-often} {to:target}に {amount:damage}を 与える", pack=damaged_so_often),
    frame(Damage, "{much:so-often} {to:target}に {hurt:hurt}を 与える", pack=damaged_so_much),
    frame(GainLife, "{amount:so-often} {whose:life}を 回復する|得る", unpack=never),
    frame(
        LoseEffects,
        "{subject:group}は? {gifts:gifts}を 失う",
        pack=keywords_lost,
        unpack=which_keywords_lost,
        en="{subject} [lose] {gifts}",
        clause={"legend-of-stars": "8.1", "legions": "39-10", "last-chronicle": "11.9.4.7"},
    ),
    frame(ChangeCost, "{cost:play-cost}を {to:amount}に する", pack=costs_just),
    frame(Instead, "{damage:received}を {to:amount}に する", pack=damage_becomes),
    frame(ChangeDamage, "{damage:received}を {by:number} 減らす|下げる", pack=dealt_by, down=True),
    frame(ChangeDamage, "{damage:received}を {by:number} 増やす|上げる", pack=dealt_by, down=False),
    frame(
        LoseEffects,
        "{subject:group}は? 効果を 失う",
        en="{subject} [lose] all effects",
        clause={"legend-of-stars": "9.1", "legions": "39-10", "last-chronicle": "11.9.4.7"},
    ),
    frame(
        Given,
        "{subject:group}に|は? {gifts:gifts}を 与える",
        pack=granted,
        unpack=what_is_given,
        en="{subject} [gain] {gifts}",
        clause={"legend-of-stars": "8.1", "legions": "39-5 39-10", "last-chronicle": "11.9.4.11"},
    ),
    frame(
        Given,
        "{subject:group}は|に? {gifts:gifts}を 得る|持つ",
        pack=granted,
        unpack=straight,
        en="{subject} [gain] {gifts}",
        clause={"legend-of-stars": "8.1", "legions": "39-5 39-10", "last-chronicle": "11.9.4.11"},
    ),
)
