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
from ...effects.tree import BOTH, EITHER, OPPONENT, YOU, Amount, Count, Filter, Number, Subject, TopCards
from ..clauses import UntilSoMany
from ..frame import Found, Frame, frame, never, straight
from ..meanings import DOER, NOBODYS, OWNER, SELF, DeckEnd, Place, Quantity, Thing, Things
from ..scope import AMONG, MORE, NEW


def chosen(what: Things, by: str) -> Choose | tuple[Choose, ...] | None:
    quantity = what.quantity
    if quantity is None or quantity.count is None:
        return None
    if quantity.each and by != BOTH:
        return each_of_both(what, quantity, by)
    if quantity.more:
        what = replace(what, filter=replace(what.filter, tests=(*what.filter.tests, MORE)))
    return Choose(NEW, what.filter, quantity.count, quantity.up_to, by, quantity.any_number)


def all_chosen(filter: Filter, by: str) -> Choose:
    """ミニオンを全て選び: as many as there are."""
    return Choose(NEW, filter, Count(filter), by=by)


def each_of_both(what: Things, quantity: Quantity, by: str) -> tuple[Choose, ...] | None:
    """お互いのキャラクターを1体ずつ."""
    if what.filter.whose != BOTH:
        return None
    one = replace(quantity, each=False)
    sides = (OPPONENT, YOU) if by == OPPONENT else (YOU, OPPONENT)  # one's own first
    return each_chosen(tuple(Things(replace(what.filter, whose=whose), one) for whose in sides), by)


def chosen_from(what: Things, place: Place, by: str) -> Choose | tuple[Choose, ...] | None:
    """トラッシュからキャラクターを1枚選び: the place is theirs."""
    if what.filter.whose != EITHER or what.filter.zones or place.quantity is not None:
        return None
    if what.filter == Filter(tests=AMONG):
        what = replace(what, filter=Filter())  # 手札から1枚を
    return chosen(replace(what, filter=replace(what.filter, whose=place.whose, zones=place.zones)), by)


def chosen_from_at_random(what: Things, place: Place, by: str) -> ChooseAtRandom | None:
    """手札からカードを1枚無作為に選び."""
    found = chosen_from(what, place, by)
    return chosen_at_random(replace(what, filter=found.filter), by) if isinstance(found, Choose) else None


def drawn_from(whose: str, count: Amount, place: Place) -> Draw | None:
    """デッキからカードを1枚引く: there is nowhere else to draw from."""
    return Draw(whose, count) if place in (Place(("deck",), EITHER), Place(("deck",), SELF)) else None


def top_looked_at(top: DeckEnd, count: Amount, shown: bool) -> LookAt:
    return LookAt(TopCards(top.whose, count, top.bottom), NEW, shown)


def what_is_chosen(one: Choose) -> Found:
    return {"what": Things(one.filter, Quantity(one.count, "", one.up_to, one.any_number)), "by": one.by or YOU}


def top_card_looked_at(top: DeckEnd, shown: bool) -> LookAt:
    return top_looked_at(top, Number(1), shown)


def so_many_looked_at(top: DeckEnd, many: Quantity, shown: bool) -> LookAt | None:
    """デッキの上から3枚見る."""
    plain = many.count is not None and many == Quantity(many.count, "枚")
    return top_looked_at(top, many.count, shown) if plain and many.count is not None else None


def each_chosen(what: tuple[Things, ...], by: str) -> tuple[Choose, ...] | None:
    made = tuple(one for one in (chosen(each, by) for each in what) if isinstance(one, Choose))
    return made if len(made) == len(what) else None


def chosen_at_random(what: Things, by: str) -> ChooseAtRandom | None:
    quantity = what.quantity
    if quantity is None or quantity.count is None or quantity.up_to or quantity.any_number or by != DOER:
        return None
    if quantity.more:
        return None
    return ChooseAtRandom(NEW, what.filter, quantity.count)


def what_is_chosen_at_random(one: ChooseAtRandom) -> Found:
    return {"what": Things(one.filter, Quantity(one.count)), "by": YOU}


def looked_at(subject: Subject, shown: bool) -> LookAt:
    return LookAt(subject, NEW, shown)


def shown_to(subject: Subject, whom: str) -> LookAt | None:
    """相手に見せる: there is nobody else."""
    return LookAt(subject, NEW, True) if whom == OPPONENT else None


def shuffled(deck: Place) -> Shuffle | None:
    if deck.zones != ("deck",) or deck.whose == OWNER:
        return None
    return Shuffle(DOER if deck.whose == EITHER else deck.whose)


def whoever_has_it(one: Shuffle) -> Found | None:
    """Of one who is only known by the card that was put there."""
    return {} if one.whose not in (YOU, OPPONENT, BOTH) else None


def whose_deck(one: Shuffle) -> Found:
    return {"deck": Place(("deck",), one.whose)}


def drawn_up_to(hand: UntilSoMany, whose: str, card: bool) -> DrawUpTo | None:
    if hand.place.zones != ("hand",) or not card or hand.place.whose not in (EITHER, whose, SELF):
        return None
    return DrawUpTo(whose, hand.amount, NEW)


def so_many_in_hand(one: DrawUpTo) -> Found:
    return {"hand": UntilSoMany((0, 0), Place(("hand",), one.whose), one.hand), "whose": one.whose, "card": True}


WORDS: Final = {"属性": "attribute", "種族": "race"}


def declared(of: Thing, one: Quantity) -> ChooseWord | None:
    if one != Quantity(Number(1), "つ") or of.key not in WORDS:
        return None
    return ChooseWord(NEW, (), WORDS[of.key])


def what_is_declared(one: ChooseWord) -> Found | None:
    key = next((word for word, of in WORDS.items() if of == one.of), "")
    return {"of": Thing(key), "one": ONE} if key and not one.words else None


ONE: Final = Quantity(Number(1), "つ")


def lane_chosen(one: Quantity, by: str) -> ChooseLane | None:
    return ChooseLane(NEW, by) if one == Quantity(Number(1), "つ") else None


def modes(by: str, count: Quantity) -> Modes | None:
    return Modes(count.count, (), count.up_to, by) if count.count is not None and count.counter == "つ" else None


def who_chooses_a_lane(one: ChooseLane) -> Found:
    return {"one": ONE, "by": one.by or YOU}


def how_many_modes(one: Modes) -> Found | None:
    return {"count": Quantity(one.count, "つ", one.up_to), "by": one.by or YOU} if not one.options else None


FRAMES: Final[tuple[Frame, ...]] = (
    frame(
        Choose,
        "{by:player}は|が? {what:some}を 選ぶ",
        pack=chosen,
        unpack=what_is_chosen,
        en="{by} [choose] {what}",
        clause={"legend-of-stars": "9.6 9.6.1", "legions": "36-7", "last-chronicle": "11.2.7"},
    ),
    frame(Choose, "{by:player}は|が? {what:somes}を 選ぶ", pack=each_chosen),
    frame(Choose, "{by:player}は|が? {filter:all-of}を 選ぶ", pack=all_chosen),
    frame(
        ChooseAtRandom,
        "{by:player}は|が? {what:some}を ~無作為に 選ぶ",
        pack=chosen_at_random,
        unpack=what_is_chosen_at_random,
        en="{by} [choose] {what} at random",
        clause={"legend-of-stars": "9.6", "legions": "36-7", "last-chronicle": "11.8.5.1"},
    ),
    frame(Choose, "{by:player}は|が? {place:zones}から {what:some}を 選ぶ", pack=chosen_from),
    frame(
        ChooseAtRandom, "{by:player}は|が? {place:zones}から {what:some}を ~無作為に 選ぶ", pack=chosen_from_at_random
    ),
    frame(
        Draw,
        "{whose:player}は|が? {count:drawn}を 引く",
        en="{whose} [draw] {count}",
        clause={"legend-of-stars": "8.5", "legions": "39-11", "last-chronicle": "7.11.1"},
    ),
    frame(Draw, "{whose:player}は|が? {place:zone}から {count:drawn}を 引く", pack=drawn_from),
    frame(Draw, "{whose:player}は|が? {count:so-many-cards} 引く", unpack=never),
    frame(LookAt, "{top:deck-end}から {count:drawn}を 見る", pack=top_looked_at, shown=False),
    frame(LookAt, "{top:deck-end}から {count:drawn}を 公開する", pack=top_looked_at, shown=True),
    frame(
        LookAt,
        "{subject:cards}を? 見る",
        pack=looked_at,
        unpack=straight,
        shown=False,
        en="[look] at {subject}",
        clause={"legend-of-stars": "9.1", "legions": "02-33", "last-chronicle": "7.4"},
    ),
    frame(
        LookAt,
        "{subject:cards}を? 公開する",
        pack=looked_at,
        unpack=straight,
        shown=True,
        en="[reveal] {subject}",
        clause={"legend-of-stars": "9.1", "legions": "02-46", "last-chronicle": "7.4"},
    ),
    frame(LookAt, "{whom:someone}に {subject:cards}を? 公開する|見せる", pack=shown_to),
    frame(LookAt, "{subject:group}を 見る", pack=looked_at, shown=False),
    frame(LookAt, "{subject:group}を 公開する", pack=looked_at, shown=True),
    frame(
        DrawUpTo,
        "{whose:player}は|が? {hand:so-that} {card:card}を 引く",
        pack=drawn_up_to,
        unpack=so_many_in_hand,
        en="{whose} [draw] cards {hand}",
        clause={"legend-of-stars": "8.5", "legions": "39-11", "last-chronicle": "3.1.2"},
    ),
    frame(
        DrawUpTo,
        "{whose:player}は|が? {hand:so-that} 引く",
        pack=lambda hand, whose: drawn_up_to(hand, whose, True),
    ),
    frame(
        ChooseWord,
        "{of:word}を {one:many} 宣言する|選ぶ",
        pack=declared,
        unpack=what_is_declared,
        en="[name] {of}",
        clause={"legend-of-stars": "9.6", "legions": "02-36"},
    ),
    frame(
        ChooseLane,
        "{by:player}は|が? レーンを {one:many} 選ぶ",
        pack=lane_chosen,
        unpack=who_chooses_a_lane,
        en="{by} [choose] a lane",
        clause={"legend-of-stars": "9.6", "legions": "36-7 19-1"},
    ),
    frame(
        Modes,
        "{by:player}は|が? ~以下から {count:many} 選ぶ",
        pack=modes,
        unpack=how_many_modes,
        en="{by} [choose] {count} of these",
        clause={"legend-of-stars": "8.1", "legions": "39-15", "last-chronicle": "11.2.3"},
    ),
    frame(
        Shuffle,
        "{deck:zone}を シャッフルする",
        pack=shuffled,
        unpack=whose_deck,
        en="[shuffle] {deck}",
        clause={"legend-of-stars": "3.1", "legions": "02-13", "last-chronicle": "15.1.7"},
    ),
    frame(LookAt, "{top:deck-end}から {many:many} 見る", pack=so_many_looked_at, shown=False),
    frame(LookAt, "{top:deck-end}から {many:many} 公開する", pack=so_many_looked_at, shown=True),
    frame(Modes, "{by:player}は|が? ~以下から {count:quantity}を 選ぶ", pack=modes),
    frame(Shuffle, "シャッフルする", whose=NOBODYS, unpack=whoever_has_it),
    frame(LookAt, "{top:deck-end}を 見る", pack=top_card_looked_at, shown=False),
    frame(LookAt, "{top:deck-end}を 公開する", pack=top_card_looked_at, shown=True),
    frame(
        Draw,
        "{whose:player}は|が? {count:so-often} {card:card}を 引く",
        pack=lambda whose, count, card: Draw(whose, count),
    ),
)
