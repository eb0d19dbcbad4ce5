"""What stands before an ability: a label in brackets, or what it costs before a colon."""

import re
from dataclasses import dataclass
from typing import Final

from ...effects.statements import Orient
from ...effects.tree import Activated, Condition, Cost, DoAsCost, Fact, Happening, Standing, Statement, This, When
from ...text.mapped import Mapped
from ..tree import GainEnergy, GainThis, Pay, PayEnergy
from . import lexicon
from .facts import time_of
from .nominals import number
from .sentences import phase_condition

LABELS: Final[dict[str, Condition]] = {
    "登場時": When(Happening("placed", This())),
    "登場": When(Happening("placed", This())),
    "場に出た時": When(Happening("placed", This())),
    "表側時": When(Happening("turned-up", This())),
    "表側表示時": When(Happening("turned-up", This())),
    "表になった時": When(Happening("turned-up", This())),
    "アタック時": When(Happening("attacked", This())),
    "アタック宣言時": When(Happening("attacked", This())),
    "戦闘時": When(Happening("battled", This())),
    "ダウン時": When(Happening("downed", This())),
    "破壊時": When(Happening("destroyed", This())),
    "移動時": When(Happening("square-moved", This())),
    "常時": Standing(),
    "永続": Standing(),
    "常": Standing(),
    "永": Standing(),
    "起動": Activated(),
    "発動": Activated(),
    "起": Activated(),
    "出": When(Happening("placed", This())),
}
"""Labels in brackets that people write for the usual conditions."""

_SAYS_NOTHING: Final = ("自", "自動", "効果")
"""Labels of effects whose text says itself when they work."""
_LABEL: Final = re.compile("[【《]([^【】《》]*)[】》]：?")
_PHASE: Final = re.compile(f"(?:自分の|相手の|お互いの|各)?(?:ターン|{lexicon.PHASE})(?:開始時|終了時)")
_DURING: Final = re.compile(f"(?:(?:自分|相手|お互い)の(?:ターン|{lexicon.PHASE})|{lexicon.PHASE})(?:中|の間)?")
_ONCE: Final = re.compile("1?ターンに?1[度回](?:だけ|まで|のみ)?")
_ENERGY: Final = re.compile(
    f"(?:エネルギー(?:を)?|コスト)【?({lexicon.NUMBER})】?(?:つ|枚|個)?(?:を)?(?:ゲインする|ゲイン|払う|支払う)?"
    f"|({lexicon.NUMBER})エネルギー(?:を)?(?:払う|支払う)?"
)
_GAIN_THIS: Final = re.compile("この(?:カード|サポート)をゲイン(?:する)?|(?:自身を)?ゲイン(?:する)?")


@dataclass(slots=True)
class Head:
    """What is known of an ability before its effect is read."""

    conditions: list[Condition]
    costs: list[Cost]
    once: bool = False
    during: Fact | None = None
    activated: bool = False
    away: str = ""
    """The zone off the field in which it works."""


def labels(text: Mapped) -> tuple[Head, Mapped] | None:
    """The labels at the beginning of a line, and the rest; None if a label is not known."""
    head = Head([], [])
    while (match := _LABEL.match(text.text)) is not None:
        for word in re.split("[／・]", match.group(1)):
            if not label(head, word):
                return None
        text = text.part(match.end(), len(text))
    return head, text


def label(head: Head, word: str) -> bool:
    """Notes one label; False if it is none."""
    if word in _SAYS_NOTHING:
        return True
    if word in LABELS:
        condition = LABELS[word]
        if isinstance(condition, Activated):
            head.activated = True
        elif not isinstance(condition, Standing):
            head.conditions.append(condition)
        return True
    cost = short_cost(word)
    if cost is not None:
        head.costs.append(cost)
        return True
    if _PHASE.fullmatch(word):
        head.conditions.append(phase_condition(word))
        return True
    return timing(head, word)


def timing(head: Head, word: str) -> bool:
    """1ターンに1度, 自分のメインフェイズ中."""
    if _ONCE.fullmatch(word):
        head.once = True
        return True
    if _DURING.fullmatch(word):
        head.during = time_of(word)
        return True
    return False


def short_cost(word: str) -> Cost | None:
    """A cost in energy, or by gaining this card; None if it must be read as a process."""
    energy = _ENERGY.fullmatch(word)
    if energy is not None:
        return PayEnergy(number(energy.group(1) or energy.group(2)))
    return GainThis() if _GAIN_THIS.fullmatch(word) else None


def as_costs(statements: tuple[Statement, ...]) -> list[Cost]:
    """What has to be done first, as costs: energy and gaining this card have names, all else is a process."""
    found: list[Cost] = []
    process: list[Statement] = []
    for one in statements:
        cost = as_cost(one)
        if cost is None:
            process.append(one.what if isinstance(one, Pay) else one)
        else:
            found.append(cost)
    return [*found, DoAsCost(tuple(process))] if process else found


def as_cost(one: Statement) -> Cost | None:
    if isinstance(one, Pay):
        one = one.what
    if isinstance(one, GainEnergy) and one.whose == "you" and one.count is not None:
        return PayEnergy(one.count)
    if one == Orient(This(), "gained"):
        return GainThis()
    return None


def in_order(costs: list[Cost]) -> tuple[Cost, ...]:
    """Energy first, then gaining this card, then what is done."""
    order = (PayEnergy, GainThis, DoAsCost)
    return tuple(sorted(costs, key=lambda cost: order.index(type(cost))))
