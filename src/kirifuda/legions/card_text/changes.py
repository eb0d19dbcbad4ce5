"""Numbers that change, of cards and of what they cost: ATKを2にする, WT－1する, コストは1減少する (39-3, 39-5)."""

import re
from dataclasses import replace

from ...effects.statements import ChangeCost, Let, SetLife
from ...effects.tree import (
    STAYS,
    YOU,
    Amount,
    Every,
    Half,
    Number,
    Own,
    PlayerStat,
    Stat,
    Statement,
    Subject,
    This,
    Times,
    Together,
    Variable,
)
from ...text.clauses import Argument
from ...text.doers import how_many
from ...text.trouble import Misread
from ..card_words.waiting import THIS_CARD
from ..tree import ChangeWait, Modify, SetStats
from . import lexicon
from .clauses import Clause
from .doers import who, whose_master
from .nominals import number
from .replaced_damage import becomes, changed_by, speaks_of_it
from .restrictions import damage_changed, no_more_damage


def let(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    scope = clause.reader.scope
    if nominal is None and scope.declared_number and clause.ending.text[0] == scope.declared_number:
        return []
    if nominal is None:
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    if clause.ending.text[0] in "XYZ":
        if nominal.amount == Variable(clause.ending.text[0]):
            return []
        scope.letters = scope.letters.replace(clause.ending.text[0], "")
        return [Let(clause.ending.text[0], clause.reader.amount_of(nominal))]
    amount = clause.take("と")
    if amount is None or not isinstance(nominal.amount, Variable):
        raise Misread(clause.ending.start, clause.ending.end, "verb-not-here", word=clause.ending.text.rstrip("、"))
    return [Let(nominal.amount.name, clause.reader.amount_of(amount))]


def equal(clause: Clause) -> list[Statement]:
    """～のATKは～に等しい."""
    assert clause.value is not None or clause.like is not None
    words = clause.adverb_word("ATK", "HP")
    if words is not None:
        clause.arguments.append(Argument(f"の{words}", clause.reader.unsaid(clause.ending)))
        clause.elides = True
    if clause.value is not None and clause.has("を", "は", kind="LIFE"):
        life = clause.take("を", "は", kind="LIFE")
        assert life is not None
        if re.search(lexicon.NUMBER, life.text):
            raise Misread(life.start, life.end, "times-what")
        return [SetLife(life.whose or whose_master(clause), clause.value)]
    for one in clause.arguments:
        stats = re.fullmatch("の(ATKとHP|HPとATK|ATK|HP)[をは]", one.particle)
        if stats is not None:
            subject = clause.about(one.particle, general=True)
            names = [name for name in ("ATK", "HP") if name in stats.group(1)]
        elif one.particle in ("は", "が", "を") and isinstance(one.phrase.amount, Stat):
            clause.arguments.remove(one)
            subject, names = one.phrase.amount.of, [one.phrase.amount.stat.upper()]
        else:
            continue
        if not set(names) <= {"ATK", "HP"}:
            raise Misread(one.phrase.start, one.phrase.end, "not-here")
        clause.reader.scope.topic = subject
        if clause.like is not None:
            like = clause.like
            same = [Stat(name.lower(), like) if name in names else None for name in ("ATK", "HP")]
            return [SetStats(subject, same[0], same[1], clause.duration())]
        value = clause.value
        if isinstance(value, Own):
            value = Stat(value.stat, _one_card(clause, subject))
        atk, hp = (value if name in names else None for name in ("ATK", "HP"))
        return [SetStats(subject, atk, hp, clause.duration())]
    raise Misread(clause.ending.start, clause.ending.end, "what-is-equal")


def _one_card(clause: Clause, subject: Subject) -> Subject:
    if isinstance(subject, Every | Together) or clause.reader.several(subject):
        raise Misread(clause.ending.start, clause.ending.end, "times-what")
    return subject


def become(clause: Clause) -> list[Statement]:
    if speaks_of_it(clause):
        return becomes(clause)
    cost = _cost_spoken_of(clause)
    if cost is not None:
        if not re.match(f"{lexicon.NUMBER}に", clause.ending.text):
            raise Misread(clause.ending.start, clause.ending.end, "times-what")
        return [replace(cost, amount=_figure_at(clause.ending.text), becomes=True)]
    if clause.has("を", "は", kind="LIFE"):
        return _life_becomes(clause)
    half = clause.ending.text.startswith("半分")
    if "点に" in clause.ending.text:
        raise Misread(clause.ending.start, clause.ending.end, "times-what")
    value = Number(0) if half else _figure_at(clause.ending.text)
    if clause.has("を", "は", kind="DEALT"):
        return no_more_damage(clause, value)
    times = "倍" in clause.ending.text
    words = clause.adverb_word("ATK", "HP")
    if words is not None:
        clause.arguments.append(Argument(f"の{words}", clause.reader.unsaid(clause.ending)))
        clause.elides = True
    for one in clause.arguments:
        match = re.fullmatch(f"の(ATK|HP)[をは]、?(?:({lexicon.NUMBER})、HP[をは])?", one.particle)
        if match is not None:
            subject = clause.about(one.particle, general=True)
            lasts = clause.duration()
            if half:
                return [_halved(clause, subject, match.group(1).lower(), lasts, two=bool(match.group(2)))]
            if times:
                return [_many_times(clause, subject, match.group(1), value, lasts)]
            if match.group(2):
                return [SetStats(subject, number(match.group(2)), value, lasts)]
            atk = match.group(1) == "ATK"
            return [SetStats(subject, value if atk else None, None if atk else value, lasts)]
    raise Misread(clause.ending.start, clause.ending.end, "about-what")


def _life_becomes(clause: Clause) -> list[Statement]:
    """～のライフを10点にする. Of half a life the rest is rounded up (05-2)."""
    nominal = clause.take("を", "は", kind="LIFE")
    assert nominal is not None
    whose = nominal.whose or whose_master(clause)
    text = clause.ending.text
    if re.search(lexicon.NUMBER, nominal.text) or "倍" in text:
        raise Misread(nominal.start, nominal.end, "times-what")
    if text.startswith("半分"):
        return [SetLife(whose, Half(PlayerStat("life", whose)))]
    return [SetLife(whose, number(re.findall(lexicon.NUMBER, text)[0]))]


def _halved(clause: Clause, subject: Subject, stat: str, lasts: str, two: bool) -> SetStats:
    """ATKを半分にする: rounded up (05-2)."""
    several = isinstance(subject, Every | Together) or clause.reader.several(subject)
    if several or two:
        raise Misread(clause.ending.start, clause.ending.end, "times-what")
    value = Half(Stat(stat, subject))
    return SetStats(subject, value if stat == "atk" else None, value if stat == "hp" else None, lasts)


def _many_times(clause: Clause, subject: Subject, stat: str, value: Amount, lasts: str) -> Modify:
    """2倍: as much again. Each of several cards would need a number of its own."""
    several = isinstance(subject, Every | Together) or clause.reader.several(subject)
    if not isinstance(value, Number) or value.value < 2 or several:
        raise Misread(clause.ending.start, clause.ending.end, "times-what")
    more: Amount = Stat(stat.lower(), subject)
    if value.value > 2:
        more = Times(more, value.value - 1)
    atk, hp = (more, Number(0)) if stat == "ATK" else (Number(0), more)
    return Modify(subject, atk, hp, lasts=lasts)


def changed(clause: Clause) -> list[Statement]:
    """～のATKを＋2する, ～はATK＋1、HP＋1."""
    found = re.findall(f"(ATK|HP)?[をはが]?([＋－])({lexicon.NUMBER})", clause.ending.text)
    particle = next((one.particle for one in clause.arguments if re.fullmatch("の(ATK|HP)[をは]", one.particle)), "")
    if particle and not found[0][0]:
        found = [(particle[1:-1], *found[0][1:]), *found[1:]]
    if (particle and particle[1:-1] != found[0][0]) or not all(stat for stat, _, _ in found):
        raise Misread(clause.ending.start, clause.ending.end, "what-changes")
    subject = clause.about(*((particle,) if particle else ("は", "に", "が", "を")), general=True)
    zero = ("＋", "0")
    (atk_sign, atk), (hp_sign, hp) = (
        {stat: (sign, many) for stat, sign, many in found}.get(one, zero) for one in ("ATK", "HP")
    )
    lasts = clause.duration()
    if clause.per is None and clause.quantities and clause.quantities[0][1].counter == "":
        count = clause.quantity()
        clause.per = None if count is None or count.up_to else count.amount
    amounts = clause.times(number(atk)), clause.times(number(hp))
    return [Modify(subject, *amounts, atk_sign == "－", hp_sign == "－", lasts)]


def change_wait(clause: Clause) -> list[Statement]:
    clause.adverb("それぞれ")
    subject = clause.about("を", "は")
    match = re.match(f"WT([＋－])({lexicon.NUMBER})", clause.ending.text)
    assert match is not None
    return [ChangeWait(subject, clause.times(number(match.group(2))), down=match.group(1) == "－")]


def swap_numbers(clause: Clause, subject: Subject) -> list[Statement]:
    """ATKとHPを入れ替える: each becomes what the other is now."""
    one = _one_card(clause, subject)
    return [SetStats(one, Stat("hp", one), Stat("atk", one), clause.duration())]


def increase(clause: Clause) -> list[Statement]:
    return _change_number(clause, down=False)


def decrease(clause: Clause) -> list[Statement]:
    return _change_number(clause, down=True)


def _change_number(clause: Clause, down: bool) -> list[Statement]:
    if speaks_of_it(clause):
        return changed_by(clause, down)
    unsaid = clause.adverb_word("ATK", "HP")
    if unsaid is not None:
        return [_change_stat(clause, clause.about("は", "が", general=True), unsaid[:-1], down)]
    if clause.take("を", kind="WTOF") is not None:
        return [ChangeWait(clause.about("の", "は"), how_many(clause, None), down)]
    cost = _cost_spoken_of(clause)
    if cost is not None:
        least = clause.adverb_word(kind="LEAST")
        if least is not None and not down:
            raise clause.misread("too-much")
        floor = int(least.removeprefix("最低").removesuffix("まで")) if least is not None else 0
        return [replace(cost, amount=how_many(clause, None), down=down, least=floor)]
    if clause.has("は", "を", "が", kind="DEALT"):
        return damage_changed(clause, down)
    for one in clause.arguments:
        stat = re.fullmatch("の(ATK|HP)[をは]、?", one.particle)
        if stat is not None:
            return [_change_stat(clause, clause.about(one.particle, general=True), stat.group(1), down)]
        if (
            one.particle in ("は", "が")
            and isinstance(one.phrase.amount, Stat)
            and one.phrase.amount.stat in ("atk", "hp")
        ):
            clause.arguments.remove(one)
            return [_change_stat(clause, one.phrase.amount.of, one.phrase.amount.stat.upper(), down)]
    raise Misread(clause.ending.start, clause.ending.end, "what-changes")


def _change_stat(clause: Clause, subject: Subject, stat: str, down: bool) -> Statement:
    """～のATKを2増やす."""
    many = how_many(clause, None)
    zero = Number(0)
    lasts = clause.duration()
    if stat == "ATK":
        return Modify(subject, many, zero, down, False, lasts)
    return Modify(subject, zero, many, False, down, lasts)


def _figure_at(text: str) -> Amount:
    match = re.match(lexicon.NUMBER, text)
    assert match is not None
    return number(match.group())


def _cost_spoken_of(clause: Clause) -> ChangeCost | None:
    """～をアンロックするコスト, このカードのコスト: whose, of which cards and how long; not yet what becomes of it."""
    if clause.has("は", "を", "が", kind="COSTOF"):
        return _cost_of_cards(clause)
    for one in clause.arguments:
        if one.particle in ("は", "を", "が") and one.phrase.amount == Stat("cost", This()):
            clause.arguments.remove(one)
            return _own_cost(clause)
    return None


def _cost_of_cards(clause: Clause) -> ChangeCost:
    clause.take("は", "を", "が", kind="COSTOF")
    cards = clause.take("を")
    whose = ""
    if cards is None:
        cards = clause.take("の")
        if cards is not None:
            whose, cards = cards.whose, replace(cards, whose="")
    if cards is not None and cards.subject == This():
        return _own_cost(clause)
    if cards is None or not cards.is_cards():
        raise Misread(clause.ending.start, clause.ending.end, "which-cards")
    whose = whose or who(clause, "が")
    if not whose and cards.whose:
        whose, cards = cards.whose, replace(cards, whose="")
    whose = whose or YOU
    once = clause.adverb("次に")
    if clause.quantities and clause.quantities[0][1].every:
        clause.quantity()
    lasts = clause.duration()
    if once and clause.reader.scope.stands:
        raise Misread(clause.ending.start, clause.ending.end, "until-when")
    return ChangeCost(whose, cards.filter(), Number(0), lasts=lasts, once=once)


def _own_cost(clause: Clause) -> ChangeCost:
    """このカードのコストは1減少する: what unlocking it costs, while it is in the hand."""
    lasts = clause.duration()
    if not clause.reader.scope.stands or lasts != STAYS:
        raise Misread(clause.ending.start, clause.ending.end, "own-cost-stands")
    return ChangeCost(YOU, THIS_CARD, Number(0), lasts=lasts)
