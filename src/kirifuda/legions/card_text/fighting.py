"""～としてアタックを行う, ～とバトルを行う (39-9, 39-19)."""

import re

from ...effects.statements import Battle, EndAttack, Repeat
from ...effects.tree import Ability, Own, Statement, Subject, This, Those, Together
from ...text.trouble import Misread
from ..tree import ChangeTarget, DealEachOther, MasterAttack
from .clauses import Clause
from .doers import whose_master
from .gifts import keywords_given
from .grammar import GIFT
from .quotations import is_ability, is_attack
from .scope import CHOSEN


def attack(clause: Clause) -> list[Statement]:
    gifts = clause.take("として", "で", kind="GIFTS")
    held = ("を持つユニットとして", "を持つとして", "を持つマスターとして", "を持って")
    if gifts is None:
        gifts = clause.take(*held, kind="GIFTS")
    if gifts is None:
        wrong = clause.take("として", "で")
        at = (wrong.start, wrong.end) if wrong is not None else (clause.ending.start, clause.ending.end)
        raise Misread(*at, "attack-as-what")
    more = clause.take(*held, kind="GIFTS")
    whose = whose_master(clause)
    times = clause.quantity() if clause.quantities and clause.quantities[0][1].counter == "回" else None
    quotations = clause.reader.quotations
    signs = re.findall(GIFT, gifts.text + (more.text if more is not None else ""))
    attacks = [quotations.attack(sign) for sign in signs if is_attack(sign[0])]
    if len(attacks) != 1:
        raise Misread(gifts.start, gifts.end, "attack-as-what")
    keywords = list(attacks[0].keywords)
    abilities: list[Ability] = []
    for sign in signs:
        if is_ability(sign[0]):
            abilities.append(quotations.ability(sign[0]))
        elif not is_attack(sign[0]):
            keywords.extend(keywords_given(clause, gifts, sign))
    attack = MasterAttack(attacks[0].atk, tuple(keywords), tuple(abilities), whose)
    if times is None:
        return [attack]
    if times.amount is None or times.up_to:
        raise Misread(clause.ending.start, clause.ending.end, "how-many", word=clause.ending.text)
    return [Repeat(times.amount, (attack,))]


def battle(clause: Clause) -> list[Statement]:
    return [Battle(*_two(clause, "で"))]


def give_each_other(clause: Clause) -> list[Statement]:
    """それらは、それぞれのATKに等しいダメージを与え合う."""
    damage = clause.take("を", kind="DMG")
    if damage is None or damage.amount != Own("atk") or damage.text != "ダメージ":
        raise Misread(clause.ending.start, clause.ending.end, "each-others-atk")
    one, other = _two(clause, "は", "が", "で")
    return [DealEachOther(other, one) if other == This() else DealEachOther(one, other)]


def _two(clause: Clause, *particles: str) -> tuple[Subject, Subject]:
    """それらで, AとBで, AはBと, or what was chosen."""
    both = clause.take_if(lambda phrase: phrase.kind == "TOGETHER" or phrase.kind == "PRON", *particles)
    if both is None and not clause.has("と", "は", "が", "を", "で"):
        return _what_was_chosen(clause)
    if both is not None and isinstance(both.subject, Those) and clause.reader.several(both.subject):
        return both.subject, both.subject
    if both is not None and both.kind == "TOGETHER" and len(both.parts) == 2:
        one, other = (clause.reader.subject(part) for part in both.parts)
        return one, other
    if both is not None and isinstance(both.subject, Together) and len(both.subject.subjects) == 2:
        return both.subject.subjects[0], both.subject.subjects[1]
    against = clause.take("と")
    if against is None or (both is not None and "で" in particles[:1]):
        raise Misread(clause.ending.start, clause.ending.end, "battle-between")
    one = clause.about("は", "が", "を") if both is None else clause.reader.subject(both)
    return one, clause.reader.subject(against)


def call_off(clause: Clause) -> list[Statement]:
    """アタックを中止する: the one that the ability waited for."""
    if clause.take("を", kind="ATTACK") is None:
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    _of_an_attack(clause)
    return [EndAttack()]


def divert(clause: Clause) -> list[Statement]:
    """アタックターゲットをこのカードに変更する."""
    target = clause.take("を")
    if target is None or target.text not in ("アタックターゲット", "ターゲットユニット"):
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    _of_an_attack(clause)
    return [ChangeTarget(clause.about("に"))]


def _of_an_attack(clause: Clause) -> None:
    happening = clause.reader.scope.happening
    if happening is None or happening.kind != "attacked":
        raise Misread(clause.ending.start, clause.ending.end, "which-attack")


def _what_was_chosen(clause: Clause) -> tuple[Subject, Subject]:
    """バトルを行う alone: the two that were chosen, or the one that was and this unit."""
    chosen = [one.subject for one in clause.reader.scope.candidates() if one.how == CHOSEN]
    if len(chosen) == 2:
        return chosen[0], chosen[1]
    if len(chosen) == 1 and clause.reader.several(chosen[0]):
        return chosen[0], chosen[0]
    if len(chosen) == 1 and clause.reader.scope.speaks:
        return This(), chosen[0]
    raise Misread(clause.ending.start, clause.ending.end, "battle-between")
