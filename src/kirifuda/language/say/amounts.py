"""Numbers in the usual words."""

from collections.abc import Callable
from typing import Any, Final

from ...effects.tree import (
    Amount,
    CardsThisTurn,
    Count,
    DealtWith,
    Filter,
    Greatest,
    Half,
    Happened,
    Minus,
    Number,
    OfEach,
    Own,
    PlayerStat,
    Plus,
    Share,
    Stat,
    Times,
    TimesThisTurn,
    Variable,
)
from .cards import are_several, cards, subject
from .speaker import Speaker
from .tape import Unsayable
from .words import usual


def figure(amount: Amount) -> str:
    """What is written as a figure or a letter."""
    if isinstance(amount, Number) and amount.value >= 0:
        return str(amount.value)
    if isinstance(amount, Variable):
        return amount.name
    raise Unsayable(amount)


def is_figure(amount: Amount) -> bool:
    return isinstance(amount, Number | Variable)


def many(s: Speaker, amount: Amount, counter: str) -> str:
    """3枚; 自分の手札の枚数に等しい数."""
    return figure(amount) + counter if is_figure(amount) else f"{number(s, amount)}に等しい数"


def number(s: Speaker, amount: Amount) -> str:
    if amount == s.difference:
        return "その差"
    if is_figure(amount):
        return figure(amount)
    said = s.manner.amounts.get(type(amount)) or _AMOUNTS.get(type(amount))
    if said is None:
        raise Unsayable(amount)
    return said(s, amount)


amount = number


def _count(s: Speaker, one: Count) -> str:
    word = "数" if s.manner.counter(one.of) == "体" else "枚数"
    return f"{cards(s, one.of, located=True)}の{word}"


def _stat(s: Speaker, one: Stat) -> str:
    """Of several cards it is the sum."""
    word = ("元々の" if one.original else "") + usual(s.vocabulary.stats, one.stat)
    said = f"{subject(s, one.of)}の{word}"
    return f"{said}の合計" if are_several(s, one.of) else said


def _share(s: Speaker, one: Share) -> str:
    return f"{number(s, one.amount)}の{one.parts}分の1（端数切り{'捨て' if one.down else '上げ'}）"


def _half(s: Speaker, one: Half) -> str:
    return f"{number(s, one.amount)}の半分{'（端数切り捨て）' if one.down else ''}"


def _greatest(s: Speaker, one: Greatest) -> str:
    return (
        f"{cards(s, one.of, located=True)}の最も{'低い' if one.least else '高い'}{usual(s.vocabulary.stats, one.stat)}"
    )


def _times_this_turn(s: Speaker, one: TimesThisTurn) -> str:
    from .clauses import happening

    return f"このターンに{happening(s, one.happening, 'past')}回数"


def _cards_this_turn(s: Speaker, one: CardsThisTurn) -> str:
    from .clauses import those_that_did

    return f"このターンに{those_that_did(s, one.happening, _who_did(one))}"


def _who_did(one: CardsThisTurn) -> Filter:
    of = one.happening.other if one.other else one.happening.what
    assert isinstance(of, Filter)
    return of


def dealt_with(s: Speaker, one: DealtWith, usually: tuple[str, ...] = ("そうした数",)) -> str:
    """Of the deed before it そうした数; of one before that, or where nothing may be left open, 捨てた数."""
    named = tuple([f"{s.said.dealt[one.slot]}数"]) if one.slot in s.said.dealt else ()
    options = named or usually if s.explicit else usually + named
    return s.pick(options)


def per_dealt_with(s: Speaker, one: DealtWith, usually: str) -> str:
    """そうした1枚; 破壊したカード1枚."""
    return usually if not s.explicit else f"{dealt_with(s, one)}1つ"


def of_each(s: Speaker, one: OfEach) -> str:
    """自分の手札の枚数, of each of those who do it."""
    before, s.each = s.each, True
    words = number(s, one.amount)
    s.each = before
    return words


_AMOUNTS: Final[dict[type, Callable[[Speaker, Any], str]]] = {
    Count: _count,
    Stat: _stat,
    Own: lambda s, one: usual(s.vocabulary.stats, one.stat),
    PlayerStat: lambda s, one: s.of(one.whose) + usual(s.vocabulary.player_stats, one.stat),
    DealtWith: dealt_with,
    OfEach: of_each,
    Happened: lambda s, one: "その数値",
    TimesThisTurn: _times_this_turn,
    CardsThisTurn: lambda s, one: f"{_cards_this_turn(s, one)}の数",
    Times: lambda s, one: f"{number(s, one.amount)}の{one.factor}倍",
    Plus: lambda s, one: f"{number(s, one.one)}に{number(s, one.other)}を加えた数",
    Minus: lambda s, one: f"{number(s, one.one)}から{number(s, one.other)}を引いた数",
    Half: _half,
    Share: _share,
    Greatest: _greatest,
}


# --- ～につき -------------------------------------------------------------------------------------------------------


def per_one(amounts: tuple[Amount, ...], more: tuple[type, ...]) -> tuple[Amount, tuple[Amount, ...]] | None:
    """What is counted, and the amounts for each of it; None: nothing is counted, or not the same for all.

    `more`: what else a game counts so.
    """
    if len(amounts) == 1 and isinstance(amounts[0], OfEach):
        found = per_one((amounts[0].amount,), more)
        return (OfEach(found[0]), found[1]) if found is not None else None
    counted = {one.amount if isinstance(one, Times) else one for one in amounts}
    if len(counted) != 1:
        return None
    (of,) = counted
    if not _countable(of) and not isinstance(of, more):
        return None
    return of, tuple(Number(one.factor if isinstance(one, Times) else 1) for one in amounts)


def _countable(one: Amount) -> bool:
    return isinstance(one, CardsThisTurn | Count | TimesThisTurn) or (
        isinstance(one, Share) and isinstance(one.amount, Count) and one.down
    )


def per(s: Speaker, one: Amount) -> str:
    """～1体につき."""
    if isinstance(one, OfEach):
        before, s.each = s.each, True
        words = per(s, one.amount)
        s.each = before
        return words
    if type(one) in s.manner.per:
        return f"{s.manner.per[type(one)](s, one)}につき、"
    if isinstance(one, TimesThisTurn):
        return f"{number(s, one)}1回につき、"
    if isinstance(one, CardsThisTurn):
        return f"{_cards_this_turn(s, one)}1{s.manner.counter(_who_did(one))}につき、"
    parts = one.parts if isinstance(one, Share) else 1
    counted = one.amount if isinstance(one, Share) else one
    assert isinstance(counted, Count)
    return f"{cards(s, counted.of, located=True)}{parts}{s.manner.counter(counted.of)}につき、"
