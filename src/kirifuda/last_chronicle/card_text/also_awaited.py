"""What a trigger asks for beside the happening itself: the how many-eth, how much, how many at once (11.6.14)."""

import re
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    YOU,
    Compares,
    Condition,
    Exists,
    Filter,
    Happened,
    InAttack,
    IsFalse,
    Matches,
    Mentioned,
    Number,
    This,
)
from ...text.clauses import Quantity
from ...text.nominals import COMPARISONS
from ..tree import NthThisTurn, Provided
from .clauses import Clause, comparison
from .lexicon import number
from .nominals import in_order

_ATTACKERS: Final = Filter(YOU, categories=("unit",), tests=(InAttack("attacking"),))
_IN_A_SQUAD: Final = Filter(categories=("unit",), tests=(InAttack("squad"),))
_ONE_OR_MORE: Final = Quantity(Number(1), "体", at_least=True)


def also_awaited(clause: Clause) -> tuple[Condition, ...]:
    """The conditions that a clause before とき adds; what says so is taken out of the clause."""
    return (*_nth(clause), *_how_much(clause), *_how_many_attack(clause))


def _nth(clause: Clause) -> tuple[Condition, ...]:
    """あなたが2枚目（以降）のスペルを使用したとき."""
    for one in clause.arguments:
        if one.phrase.nth:
            figure = re.search("([0-9]+)[枚体]目", one.phrase.nth)
            assert figure is not None
            onward = "以降" in one.phrase.nth
            one.phrase = replace(one.phrase, nth="")
            return (NthThisTurn(int(figure.group(1)), onward),)
    return ()


def _how_much(clause: Clause) -> tuple[Condition, ...]:
    """2000以上のダメージを受けたとき."""
    for one in clause.arguments:
        if one.phrase.kind == "MUCH":
            match = re.fullmatch("([0-9]+)点?(以上|以下|未満)の(.+)", one.phrase.text)
            assert match is not None
            kind = {"ライフ": "LIFE", "進攻値": "POINTS"}.get(match.group(3), "DMG")
            one.phrase = replace(one.phrase, kind=kind, text=match.group(3))
            return (Provided(Compares(Happened(), COMPARISONS[match.group(2)], number(match.group(1)))),)
    return ()


def _how_many_attack(clause: Clause) -> tuple[Condition, ...]:
    """単独で攻撃したとき, 3体以上の小隊で攻撃したとき, 2体以上攻撃したとき."""
    if clause.ending.kind != "VERB" or clause.form.verb != "attack":
        return ()
    if clause.adverb("単独で", "1体で"):
        itself = clause.has("が", "は", kind="THIS")
        return (Provided(IsFalse(Matches(This() if itself else Mentioned(), _IN_A_SQUAD))),)
    if clause.adverb("小隊攻撃で"):
        itself = clause.has("が", "は", kind="THIS")
        return (Provided(Matches(This() if itself else Mentioned(), _IN_A_SQUAD)),)
    for place, leaf in enumerate(clause.adverbs):
        if leaf.kind == "SQUADOF":
            del clause.adverbs[place]
            figure = re.match("[0-9]+", leaf.text)
            assert figure is not None
            return (Provided(Exists(_ATTACKERS, ">=", Number(int(figure.group())))),)
    return _many_at_once(clause)


def _many_at_once(clause: Clause) -> tuple[Condition, ...]:
    """あなたのユニットが2体以上攻撃したとき: attacking together, they count once."""
    for one in clause.arguments:
        count = one.phrase.quantity
        if count is not None and count.at_least and isinstance(count.amount, Number) and count.amount.value > 1:
            one.phrase = replace(one.phrase, quantity=replace(count, amount=Number(1)))
            attackers = replace(one.phrase, quantity=None).filter()
            return (Provided(Exists(_attacking(attackers), ">=", count.amount)),)
        for leaf in clause.adverbs:
            if leaf.kind == "QTYCMP" and leaf.text.rstrip("、").endswith("以上") and one.phrase.is_cards():
                figure = number(comparison(leaf.text)[0])
                if not isinstance(figure, Number) or figure.value < 2:
                    return ()
                clause.adverbs.remove(leaf)
                attackers = one.phrase.filter()
                one.phrase = replace(one.phrase, quantity=_ONE_OR_MORE)
                return (Provided(Exists(_attacking(attackers), ">=", figure)),)
    return ()


def _attacking(filter: Filter) -> Filter:
    return replace(filter, tests=in_order([*filter.tests, InAttack("attacking")]))
