"""～をプレイするコスト: what playing cards costs more or less."""

from dataclasses import replace

from ...effects.statements import ChangeCost, If
from ...effects.tree import (
    EITHER,
    YOU,
    Amount,
    Compares,
    Filter,
    Happening,
    IsIt,
    Number,
    Statement,
    This,
    TimesThisTurn,
)
from ...text.doers import how_many
from .amounts import who
from .clauses import Clause
from .nominals import Nominal, number


def is_cost(clause: Clause) -> bool:
    """～のコストは～減る."""
    return any(
        one.particle in ("は", "を", "が")
        and one.phrase.kind in ("STATOF", "STATNOUN")
        and one.phrase.stats == ("cost",)
        for one in clause.arguments
    )


def says_whose_cost(clause: Clause) -> bool:
    """～のコストを, ～はコストが; コストを alone would be that of a card chosen before."""
    if clause.has("は", "を", "が", kind="COSTOF"):
        return True
    of_this = isinstance(clause.reader.scope.topic, This)
    return is_cost(clause) and (of_this or clause.has("は", "を", "が", kind="STATOF") or clause.has("は"))


def _whose_cost(clause: Clause) -> Nominal | None:
    """The cards whose cost it is: ～をプレイするコスト, ～のコスト, ～はコストが."""
    if clause.take("は", "を", "が", kind="COSTOF") is not None:
        return clause.take("を") or clause.take_if(Nominal.is_cards, "が")
    owned = clause.take("は", "を", "が", kind="STATOF")
    if owned is not None:
        return owned.parts[0]
    clause.take("を", "が", kind="STATNOUN")
    return clause.take_cards("は")


def change_cost(clause: Clause, down: bool) -> list[Statement]:
    first = _is_of_the_first(clause)
    changed = _cost_changed(clause)
    changed = replace(changed, amount=how_many(clause, None), down=down)
    if not first:
        return [changed]
    clause.reader.only_standing = clause.ending.start, clause.ending.end, "as-long-as"
    cards = replace(changed.filter, whose=EITHER, zones=())
    played = Happening("played", None if cards == Filter() else cards, changed.whose)
    return [If(Compares(TimesThisTurn(played), "=", Number(0)), (changed,))]


def change_cost_by_sign(clause: Clause) -> list[Statement]:
    """手札の＜竜＞のコストを－1する."""
    signed = clause.adverb_word(kind="SIGNED")
    if signed is None:
        raise clause.misread("how-much", word="コスト")
    amount = clause.times(number(signed[1:]))
    return [replace(_cost_changed(clause), amount=amount, down=signed[0] == "－")]


def _is_of_the_first(clause: Clause) -> bool:
    """～が最初にプレイするキャラクターのコスト: in each turn."""
    for one in clause.arguments:
        cards = one.phrase.parts[0] if one.phrase.kind == "STATOF" else one.phrase
        if cards.first_played:
            cards = replace(cards, first_played=False)
            one.phrase = replace(one.phrase, parts=(cards,)) if one.phrase.kind == "STATOF" else cards
            return True
    return False


def set_cost(clause: Clause, amount: Amount) -> list[Statement]:
    """～のコストを0にする."""
    changed = replace(_cost_changed(clause), amount=amount, becomes=True)
    if changed.least:
        raise clause.misread("too-much")
    return [changed]


def _cost_changed(clause: Clause) -> ChangeCost:
    """Whose cost it is, of which cards, and how long; not yet by how much."""
    cards = _whose_cost(clause)
    if cards is None and isinstance(clause.reader.scope.topic, This):
        cards = clause.reader.unsaid(clause.ending)
    once = cards is not None and cards.next_played
    if cards is not None:
        cards = replace(cards, next_played=False)
    if cards is None or not (cards.is_cards() or isinstance(cards.subject, This)):
        raise clause.misread("which-cards")
    if cards.quantity is not None and not cards.quantity.every:
        raise clause.misread("which-cards")
    if cards.quantity is not None and cards.quantity.every:
        cards = cards.uncounted()
    if isinstance(cards.subject, This):
        filter = Filter(YOU, ("hand",), (), (IsIt(This()),))
    else:
        filter = replace(cards, zones=cards.zones or ("hand",), whose="").filter()
        filter = replace(filter, whose=cards.whose or EITHER)
    whose = who(clause, "が") or (filter.whose if filter.whose != EITHER else YOU)
    filter = replace(filter, whose=whose)
    if clause.lasts is None and not once and not isinstance(cards.subject, This):
        clause.reader.only_standing = clause.ending.start, clause.ending.end, "until-when"
    least = clause.adverb_word(kind="LEAST")
    floor = 0 if least is None else int(least.removeprefix("最低").removesuffix("まで"))
    return ChangeCost(whose, filter, Number(0), lasts=clause.duration(), once=once, least=floor)
