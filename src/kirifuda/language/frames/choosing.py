"""Choosing, looking, drawing."""

from dataclasses import replace
from typing import Final

from ...effects.statements import (
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseWord,
    Draw,
    DrawUpTo,
    LookAt,
    Modes,
    Shuffle,
)
from ...effects.tree import EITHER, Amount, Number, Subject, TopCards
from ..clauses import UntilSoMany
from ..frame import Frame, frame
from ..meanings import DOER, OWNER, SELF, DeckEnd, Place, Quantity, Thing, Things
from ..scope import NEW


def chosen(what: Things, by: str) -> Choose | None:
    quantity = what.quantity
    if quantity is None or quantity.count is None:
        return None
    return Choose(NEW, what.filter, quantity.count, quantity.up_to, by, quantity.any_number)


def chosen_from(what: Things, place: Place, by: str) -> Choose | None:
    """トラッシュからキャラクターを1枚選び: the place is theirs."""
    if what.filter.whose != EITHER or what.filter.zones or place.quantity is not None:
        return None
    return chosen(replace(what, filter=replace(what.filter, whose=place.whose, zones=place.zones)), by)


def drawn_from(whose: str, count: Amount, place: Place) -> Draw | None:
    """デッキからカードを1枚引く: there is nowhere else to draw from."""
    return Draw(whose, count) if place == Place(("deck",), EITHER) else None


def top_looked_at(top: DeckEnd, count: Amount, shown: bool) -> LookAt:
    return LookAt(TopCards(top.whose, count, top.bottom), NEW, shown)


def each_chosen(what: tuple[Things, ...], by: str) -> tuple[Choose, ...] | None:
    made = tuple(one for one in (chosen(each, by) for each in what) if one is not None)
    return made if len(made) == len(what) else None


def chosen_at_random(what: Things, by: str) -> ChooseAtRandom | None:
    quantity = what.quantity
    if quantity is None or quantity.count is None or quantity.up_to or quantity.any_number or by != DOER:
        return None
    return ChooseAtRandom(NEW, what.filter, quantity.count)


def looked_at(subject: Subject, shown: bool) -> LookAt:
    return LookAt(subject, NEW, shown)


def shuffled(deck: Place) -> Shuffle | None:
    if deck.zones != ("deck",) or deck.whose == OWNER:
        return None
    return Shuffle(DOER if deck.whose == EITHER else deck.whose)


def drawn_up_to(hand: UntilSoMany, whose: str, card: bool) -> DrawUpTo | None:
    if hand.place.zones != ("hand",) or not card or hand.place.whose not in (EITHER, whose, SELF):
        return None
    return DrawUpTo(whose, hand.amount, NEW)


def declared(of: Thing, one: Quantity) -> ChooseWord | None:
    kinds = {"属性": "attribute", "種族": "race"}
    if one != Quantity(Number(1), "つ") or of.key not in kinds:
        return None
    return ChooseWord(NEW, (), kinds[of.key])


def lane_chosen(one: Quantity, by: str) -> ChooseLane | None:
    return ChooseLane(NEW, "" if by == DOER else by) if one == Quantity(Number(1), "つ") else None


def modes(count: Quantity) -> Modes | None:
    return Modes(count.count, (), count.up_to) if count.count is not None and count.counter == "つ" else None


FRAMES: Final[tuple[Frame, ...]] = (
    frame(Choose, "{by:player}は|が? {what:some}を 選ぶ", pack=chosen),
    frame(Choose, "{by:player}は|が? {what:somes}を 選ぶ", pack=each_chosen),
    frame(ChooseAtRandom, "{by:player}は|が? {what:some}を ~無作為に 選ぶ", pack=chosen_at_random),
    frame(Choose, "{by:player}は|が? {place:zone}から {what:some}を 選ぶ", pack=chosen_from),
    frame(Draw, "{whose:player}は|が? {count:drawn}を 引く"),
    frame(Draw, "{whose:player}は|が? {place:zone}から {count:drawn}を 引く", pack=drawn_from),
    frame(LookAt, "{top:deck-end}から {count:drawn}を 見る", pack=top_looked_at, shown=False),
    frame(LookAt, "{top:deck-end}から {count:drawn}を 公開する", pack=top_looked_at, shown=True),
    frame(LookAt, "{subject:cards}を? 見る", pack=looked_at, shown=False),
    frame(LookAt, "{subject:cards}を? 公開する", pack=looked_at, shown=True),
    frame(LookAt, "{subject:group}を 見る", pack=looked_at, shown=False),
    frame(LookAt, "{subject:group}を 公開する", pack=looked_at, shown=True),
    frame(DrawUpTo, "{whose:player}は|が? {hand:so-that} {card:card}を 引く", pack=drawn_up_to),
    frame(ChooseWord, "{of:word}を {one:many} 宣言する|選ぶ", pack=declared),
    frame(ChooseLane, "{by:player}は|が? レーンを {one:many} 選ぶ", pack=lane_chosen),
    frame(Modes, "~以下から {count:many} 選ぶ", pack=modes),
    frame(Shuffle, "{deck:zone}を シャッフルする", pack=shuffled),
)
