"""Cards that go from one zone to another."""

from dataclasses import replace
from typing import Final

from ...effects.statements import Destroy, Move
from ...effects.tree import EITHER, Amount, Every, Filter, IsIt, Subject, TopCards
from ..frame import Found, Frame, frame
from ..meanings import DOER, OWNER, AmongLooked, DeckEnd, IntoDeck, OfTheirs, Place, Some, Things


def put(subject: Subject, to: Place) -> Move | IntoDeck | OfTheirs | None:
    """Into a zone of their owner, which is the only one a card can go to."""
    if lies_there(subject, to):
        return None
    if to.whose not in (EITHER, OWNER):
        return OfTheirs(Move(subject, to.zones[0]), to.whose) if to.zones != ("deck",) else None
    return IntoDeck(subject) if to.zones == ("deck",) else Move(subject, to.zones[0])


def lies_there(subject: Subject, to: Place) -> bool:
    """Cards of no other place lie on the field already."""
    if not isinstance(subject, Some | Every) or to.zones != ("field",):
        return False
    return not subject.filter.zones and IsIt(AmongLooked()) not in subject.filter.tests


def where_put(one: Move) -> Found | None:
    plain = one == Move(one.subject, one.to)
    return {"subject": one.subject, "to": Place((one.to,), EITHER)} if plain and one.to != "deck" else None


def put_on_deck(subject: Subject, to: DeckEnd, any_order: bool = False) -> Move | OfTheirs:
    made = Move(subject, "deck", bottom=to.bottom, in_any_order=any_order)
    return made if to.whose in (DOER, OWNER) else OfTheirs(made, to.whose)


def which_end(one: Move) -> Found | None:
    plain = one == Move(one.subject, "deck", bottom=one.bottom, in_any_order=one.in_any_order)
    if not plain:
        return None
    return {"subject": one.subject, "to": DeckEnd(DOER, one.bottom), "any_order": one.in_any_order}


def top_put(top: DeckEnd, count: Amount, to: Place) -> Move | IntoDeck | OfTheirs | None:
    return put(TopCards(top.whose, count, top.bottom), to)


def cards_from(place: Place, what: Things, to: Place) -> Move | IntoDeck | OfTheirs | None:
    """トラッシュからカードを1枚手札に加える."""
    if what.filter.whose != EITHER or what.filter.zones or what.quantity is None:
        return None
    of = Filter() if what.filter == Filter(tests=(IsIt(AmongLooked()),)) else what.filter  # 手札から1枚
    return put(Some(replace(of, whose=place.whose, zones=place.zones), what.quantity), to)


FRAMES: Final[tuple[Frame, ...]] = (
    frame(
        Destroy,
        "{subject:cards}を? 破壊する",
        en={"": "[destroy] {subject}", "legions": "[break] {subject}"},
        clause={"legend-of-stars": "8.10", "legions": "39-4", "last-chronicle": "15.1.4"},
    ),
    frame(
        Move,
        "{subject:cards}を? {to:zone}に|へ 置く|戻す|加える",
        pack=put,
        unpack=where_put,
        en="[put] {subject} into {to:own-zone}",
        clause={"legend-of-stars": "3", "legions": "39-6", "last-chronicle": "7.2"},
    ),
    frame(Move, "{top:deck-end}から {count:drawn}を {to:zone}に|へ 置く|加える", pack=top_put),
    frame(Move, "{place:zones}から {what:some}を {to:zone}に|へ 置く|戻す|加える", pack=cards_from),
    frame(
        Move,
        "{subject:cards}を? {to:deck-end}に|へ 置く|戻す|加える",
        pack=put_on_deck,
        unpack=which_end,
        any_order=False,
        en="[put] {subject} on {to}",
        clause={"legend-of-stars": "3.1", "legions": "39-6", "last-chronicle": "7.2"},
    ),
    frame(
        Move,
        "{subject:cards}を? ~好きな順番で {to:deck-end}に|へ 置く|戻す",
        pack=put_on_deck,
        unpack=which_end,
        any_order=True,
        en="[put] {subject} on {to} in any order",
        clause={"legend-of-stars": "3.1", "legions": "39-6", "last-chronicle": "7.2"},
    ),
)
