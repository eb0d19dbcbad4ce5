"""Sentences of this book alone."""

from dataclasses import replace
from typing import Any, Final

from ...effects.statements import (
    Battle,
    CardsPicked,
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    ChooseNumber,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Draw,
    GainLife,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    Modes,
    Move,
    Orient,
    Permit,
    RemoveDamage,
    SetNumbers,
    StatChange,
    StatValue,
    TurnOver,
    WinGame,
)
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    YOU,
    Amount,
    CardText,
    Coloured,
    Compare,
    Count,
    DoAsCost,
    Every,
    Filter,
    Happened,
    HasKeyword,
    IsIt,
    IsToken,
    Keyword,
    Minus,
    Number,
    PlayerOf,
    Subject,
    Test,
    This,
    Those,
    Times,
    Together,
    TopCards,
    Typed,
    Variable,
)
from ...language.clauses import UntilSoMany
from ...language.frame import Found, Frame, frame, never
from ...language.frames.choosing import how_many_modes, modes
from ...language.frames.numbers import changed_each, dealt_by, what_damage
from ...language.meanings import (
    ANY,
    DOER,
    OWNER,
    SELF,
    AmongLooked,
    DeckEnd,
    Hurt,
    Numbers,
    Place,
    Quantity,
    Received,
    Some,
    Thing,
    Things,
    Unnamed,
)
from ...language.scope import NEW
from ...language.sentences import PLAY_THIS
from .. import tree
from .. import vocabulary as book
from ..statements import (
    AdvanceEra,
    AttackAgain,
    Become,
    ChangePrice,
    ChooseAbility,
    ChooseCardOrPlayer,
    ChoosePlayer,
    ChronoCheck,
    Designate,
    Discard,
    DivideDamage,
    ExchangeMarkers,
    GainAdvancePoints,
    GainControl,
    GainLamps,
    HandLimit,
    InterruptAbility,
    MakeMore,
    MakeSouls,
    Pay,
    PlaceTokens,
    Prevent,
    Put,
    PutCounters,
    RemoveCounters,
    RemoveFromCombat,
    RevealUntil,
    Sacrifice,
    Search,
    SwapLife,
    SwapNumbers,
    TokenCard,
    UseSpell,
)
from ..tree import THAT_PLAYER, ChronicleKeyword, PaySouls, Price, TotalWithin
from . import phases
from .counters import Counters, OfSize
from .facts import FACTS
from .happenings import HAPPENINGS
from .phrases import CardOrPlayer, CountersPut, DamageTo
from .restrictions import RESTRICTIONS
from .wording import ANYONE, YOURS, Counter, MoreModes, MustPay, UseLimit

ONE: Final = Quantity(Number(1), "つ")
SIDES: Final = ("battlefield", "soul-yard", "ca-yard", "era-yard")
"""Zones into which a card is put under somebody's control."""
NAMED: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "勢力": (tuple(book.FACTIONS), ""),
    "カードタイプ": (tuple(book.TYPES), ""),
    "カテゴリ": ((), "category"),
    "カード名": ((), "name"),
}
ABILITIES: Final = {
    "アビリティ": ("action", "trigger", "burst"),
    "アクションアビリティ": ("action",),
    "トリガーアビリティ": ("trigger", "burst"),
}


# --- cards that move ---------------------------------------------------------------------------------


def put(subject: Subject, to: Place, lying: str = "", under: str = "") -> Put | None:
    """Into a zone: under whose control, in which state."""
    zone = to.zones[0]
    if zone == "deck":
        return None  # which end of it, or that it is shuffled, the shared sentence asks for
    if isinstance(subject, Some) and any(isinstance(test, OfSize) for test in subject.filter.tests):
        return None
    if zone in SIDES:
        if under and to.whose != EITHER:
            return None
        under = YOURS if under == YOU else under or to.whose
        if under == EITHER:
            under = OWNER if zone != "battlefield" else DOER
    elif to.whose not in (EITHER, OWNER) or under or lying:
        return None
    else:
        under = ""
    if lying not in ("", "wiped", "active"):
        return None
    return Put(subject, zone, under=under, wiped=lying == "wiped")


def where_put(one: Put) -> Found | None:
    """Into a yard, or onto the battlefield, where it says under whose control."""
    if one != Put(one.subject, one.to, one.under, wiped=one.wiped) or one.to not in SIDES:
        return None
    lying = "wiped" if one.wiped else ""
    if one.to == "battlefield" and one.under in (YOU, tree.OWNER, OPPONENT, THAT_PLAYER):
        under = OWNER if one.under == tree.OWNER else one.under
        return {"subject": one.subject, "lying": lying, "under": under, "to": Place((one.to,), EITHER)}
    whose = {"": YOU if one.to != "battlefield" else EITHER, tree.OWNER: EITHER}.get(one.under, one.under)
    return {"subject": one.subject, "lying": lying, "to": Place((one.to,), whose)}


def just_that(one: Any) -> Found | None:
    """The cards, and nothing else of note."""
    return {"subject": one.subject} if one == type(one)(one.subject) else None


def _picked(subject: Subject) -> tuple[Designate, ...]:
    """So many of these, of the doer's own, picked without 選ぶ."""
    count = subject.quantity.count if isinstance(subject, Some) else None
    if not isinstance(subject, Some) or count is None:
        return ()
    of = subject.filter
    of = replace(of, whose=DOER) if of.whose == EITHER and IsIt(AmongLooked()) not in of.tests else of
    return (Designate(NEW, of, count, subject.quantity.up_to, DOER, subject.quantity.any_number),)


def sacrificed(subject: Subject) -> tuple[Any, ...]:
    """Only one's own cards can be sacrificed (15.1.13)."""
    picked = _picked(subject)
    if isinstance(subject, Every) and subject.filter.whose == EITHER:
        subject = replace(subject, filter=replace(subject.filter, whose=DOER))
    return (*picked, Sacrifice(Unnamed() if picked else subject))


def _of_the_hand(subject: Subject) -> Subject | None:
    """What is discarded lies in the hand (15.1.5)."""
    if isinstance(subject, Some | Every):
        if subject.filter.zones not in ((), ("hand",)):
            return None
        return replace(subject, filter=replace(subject.filter, zones=("hand",)))
    return None if isinstance(subject, TopCards) else subject


def discarded(subject: Subject) -> tuple[Any, ...] | None:
    of = _of_the_hand(subject)
    if of is None:
        return None
    picked = _picked(of)
    return (*picked, Discard(Unnamed() if picked else of))


def _plain(quantity: Quantity | None) -> Amount | None:
    """A number, and neither at most so many nor as many as one likes."""
    if quantity is None or quantity.up_to or quantity.any_number or quantity.each:
        return None
    return quantity.count


def made_to_sacrifice(who: str, what: Things) -> tuple[Any, ...] | None:
    """対戦相手にユニット1体を犠牲にさせる: it is that player who picks and does it."""
    count = _plain(what.quantity)
    if count is None or what.filter.whose not in (EITHER, who):
        return None
    return Designate(NEW, replace(what.filter, whose=who), count, by=who), Sacrifice(Unnamed())


def made_to_discard(who: str, what: Things) -> tuple[Any, ...] | None:
    count = _plain(what.quantity)
    if count is None or what.filter.zones != ("hand",) or what.filter.whose not in (EITHER, who):
        return None
    return Designate(NEW, replace(what.filter, whose=who), count, by=who), Discard(Unnamed())


def drawn(whose: str, many: Quantity) -> Draw | None:
    """2枚引く: nothing but cards is drawn."""
    count = _plain(many)
    return Draw(whose, count) if count is not None else None


def so_many_discarded(whose: str, many: Quantity) -> tuple[Any, ...] | None:
    """1枚捨てる: nothing but cards of the hand is discarded (15.1.5)."""
    count = _plain(many)
    if count is None:
        return None
    return Designate(NEW, Filter(whose, ("hand",)), count, by=whose), Discard(Unnamed())


def put_from(source: Place, what: Things, to: Place, lying: str = "") -> Put | None:
    """捨て札置き場からユニットを1枚戦場に配置する."""
    if what.filter.whose != EITHER or what.filter.zones or what.quantity is None:
        return None
    of = replace(what.filter, whose=source.whose, zones=source.zones)
    return put(Some(of, what.quantity), to, lying)


def own_card_discarded(source: Place, subject: Subject) -> Discard | None:
    return Discard(subject) if source == Place(("hand",), EITHER) and subject == This() else None


def discarded_down_to(hand: UntilSoMany, whose: str, place: Place | None = None) -> tuple[Any, ...] | None:
    """手札が2枚になるまで手札を捨てる."""
    if place not in (None, hand.place) or hand.place.zones != ("hand",) or hand.place.whose not in (EITHER, whose):
        return None
    of = Filter(whose, ("hand",))
    return Designate(NEW, of, Minus(Count(of), hand.amount), False, whose), Discard(Unnamed())


def discarded_from(place: Place, what: Things) -> tuple[Any, ...] | None:
    if place.zones != ("hand",) or what.filter.whose != EITHER or what.filter.zones or what.quantity is None:
        return None
    return discarded(Some(replace(what.filter, whose=place.whose, zones=("hand",)), what.quantity))


def all_discarded_from(place: Place, of: Filter) -> Discard | None:
    if place.zones != ("hand",) or of.whose != EITHER or of.zones:
        return None
    whose = DOER if place.whose == EITHER else place.whose
    return Discard(Every(replace(of, whose=whose, zones=("hand",))))


def put_as_soul(subject: Subject, soul: bool, lying: str = "") -> Put | None:
    """SSとして置く: into the soul yard."""
    return put(subject, Place(("soul-yard",), EITHER), lying) if soul else None


def all_lowered(numbers: Numbers, all_: bool, by: Amount, down: bool) -> ChangeStats | None:
    """ユニットのレベルはすべて1下がる."""
    if not all_ or not isinstance(numbers.of, Every) or numbers.original or numbers.stats == ("cost",):
        return None
    return ChangeStats(numbers.of, tuple(StatChange(stat, by, down) for stat in numbers.stats), STAYS)


def discarded_at_random(subject: Subject) -> tuple[Any, ...] | None:
    of = _of_the_hand(subject)
    picked = _picked(of) if of is not None else ()
    if not picked or picked[0].up_to or picked[0].any_number:
        return None
    return ChooseAtRandom(NEW, picked[0].filter, picked[0].count), Discard(Unnamed())


def designated(what: Things, by: str, total: Test | None = None) -> Designate | None:
    quantity = what.quantity
    if quantity is None or quantity.count is None:
        return None
    of = what.filter if total is None else replace(what.filter, tests=(total, *what.filter.tests))
    return Designate(NEW, of, quantity.count, quantity.up_to, by, quantity.any_number)


def some_of_those_chosen(many: Quantity, by: str) -> Choose | None:
    """1枚選び, without a noun: of the cards that were looked at."""
    count = _plain(many)
    return Choose(NEW, Filter(tests=(IsIt(AmongLooked()),)), count, by=by) if count is not None else None


def all_designated(filter: Filter, by: str) -> Designate:
    """As many as there are."""
    return Designate(NEW, filter, Count(filter), by=by)


def chosen_in_all(what: Things, by: str, total: Test) -> Choose | None:
    made = designated(what, by, total)
    return Choose(NEW, made.filter, made.count, made.up_to, by, made.any_number) if made is not None else None


def any_in_all(what: Filter, by: str, total: Test) -> Choose | None:
    """レベルの合計が3以下になるように: as many as one likes."""
    return chosen_in_all(Things(what, ANY), by, total)


def what_is_designated(one: Designate) -> Found | None:
    total = next((test for test in one.filter.tests if isinstance(test, TotalWithin)), None)
    if total is not None or one.count == Count(one.filter):
        return None
    return {"what": Things(one.filter, _so_many(one)), "by": one.by or YOU}


def all_that_is_designated(one: Designate) -> Found | None:
    plain = one == Designate(one.slot, one.filter, Count(one.filter), by=one.by)
    return {"filter": one.filter, "by": one.by or YOU} if plain else None


def _so_many(one: CardsPicked) -> Quantity:
    return Quantity(one.count, "", one.up_to, one.any_number)


def what_is_chosen_in_all(one: Choose) -> Found | None:
    total = next((test for test in one.filter.tests if isinstance(test, TotalWithin)), None)
    if total is None:
        return None
    rest = replace(one.filter, tests=tuple(test for test in one.filter.tests if test != total))
    return {"what": Things(rest, _so_many(one)), "by": one.by or YOU, "total": total}


def what_is_searched(one: Search) -> Found | None:
    of = one.filter
    if of.zones != ("deck",) or one.then or any(isinstance(test, TotalWithin) for test in of.tests):
        return None
    what = Things(replace(of, whose=EITHER, zones=()), Quantity(one.count))
    return {"what": what, "whose": YOU, "place": None if of.whose == YOU else Place(of.zones, of.whose)}


def what_is_searched_in_all(one: Search) -> Found | None:
    total = next((test for test in one.filter.tests if isinstance(test, TotalWithin)), None)
    rest = tuple(test for test in one.filter.tests if test != total)
    found = what_is_searched(replace(one, filter=replace(one.filter, tests=rest)))
    return found | {"total": total} if found is not None and total is not None else None


def until_what(one: RevealUntil) -> Found:
    what = replace(one.filter, whose=EITHER, zones=())
    return {"top": DeckEnd(one.whose, False), "what": what, "found": True}


def searched(what: Things, whose: str, place: Place | None = None, total: Test | None = None) -> Search | None:
    place = place or Place(("deck",), EITHER)
    quantity = what.quantity
    if place.zones != ("deck",) or quantity is None or quantity.count is None or quantity.any_number:
        return None
    if what.filter.whose != EITHER or what.filter.zones:
        return None
    owner = DOER if place.whose == EITHER else place.whose
    of = replace(what.filter, whose=owner, zones=("deck",))
    if total is not None:
        of = replace(of, tests=(*of.tests, total))
    return Search(NEW, of, quantity.count, (), whose)


def revealed_until(top: DeckEnd, what: Filter, found: bool) -> RevealUntil | None:
    if top.bottom or what.zones or what.whose != EITHER or not found:
        return None
    return RevealUntil(NEW, top.whose, replace(what, whose=top.whose, zones=("deck",)))


# --- tokens, counters, souls -----------------------------------------------------------------------------


def tokens(what: Things, to: Place | None = None, lying: str = "") -> PlaceTokens | None:
    to = to or Place(("battlefield",), EITHER)
    token = _token(what.filter)
    quantity = what.quantity
    if token is None or quantity is None or quantity.count is None or quantity.up_to or quantity.any_number:
        return None
    if to.zones != ("battlefield",) or lying not in ("", "wiped", "active"):
        return None
    whose = DOER if to.whose == EITHER else to.whose
    return PlaceTokens(token, quantity.count, whose, NEW, lying == "wiped")


def _token(of: Filter) -> TokenCard | None:
    """What a token is, said as what is true of it; all of it must be such a thing."""
    if IsToken() not in of.tests or of.whose != EITHER or of.zones:
        return None
    found: dict[str, Any] = {"types": of.categories or ("unit",)}  # what has power is a unit (5.8)
    keywords: list[Keyword] = []
    for test in of.tests:
        if isinstance(test, OfSize) and isinstance(test.power, Number) and isinstance(test.atk, Number):
            more: dict[str, Any] = {"power": test.power.value, "atk": test.atk.value}
        elif isinstance(test, Coloured):
            more = {"factions": test.colours}
        elif isinstance(test, Typed):
            more = {"categories": test.types}
        elif isinstance(test, HasKeyword):
            keywords.append(ChronicleKeyword(test.keyword))
            continue
        elif isinstance(test, Compare) and test.stat == "level" and test.how == "=" and isinstance(test.amount, Number):
            more = {"level": test.amount.value}
        elif test == IsToken():
            continue
        else:
            return None
        if found.keys() & more.keys():
            return None
        found |= more
    if "power" not in found:
        return None
    return TokenCard(**found, text=CardText(tuple(keywords)))


def which_tokens(one: PlaceTokens) -> Found | None:
    token = one.token
    if token.name or token.level != 1 or token.text != CardText(token.text.keywords) or "unit" not in token.types:
        return None
    if any(each != ChronicleKeyword(each.name) for each in token.text.keywords):
        return None
    tests: list[Test] = [OfSize(Number(token.power), Number(token.atk))]
    tests += [Coloured(token.factions)] if token.factions else []
    tests += [Typed(token.categories)] if token.categories else []
    tests += [HasKeyword(each.name) for each in token.text.keywords]
    what = Things(Filter(categories=token.types, tests=(*tests, IsToken())), Quantity(one.count))
    to = Place(("battlefield",), one.whose) if one.whose != YOU else None
    return {"what": what, "to": to, "lying": "wiped" if one.wiped else ""}


def so_many_put(one: PutCounters) -> Found:
    return {"subject": one.subject, "counter": Counters(one.counter), "count": Quantity(one.amount, "個")}


def so_many_taken(one: RemoveCounters) -> Found:
    return {"subject": one.subject, "counter": Counters(one.counter), "count": Quantity(one.amount, "個")}


def counters_put(subject: Subject, counter: str, count: Quantity) -> PutCounters | None:
    if not counter or count.count is None or count.up_to or count.any_number:
        return None
    return PutCounters(subject, counter, count.count)


def counters_taken(subject: Subject, counter: str, count: Quantity) -> RemoveCounters | None:
    """So many of one name, or all; of which name so many of any are, nobody would be asked."""
    if count.up_to or count.any_number or (not counter and count.count is not None):
        return None
    return RemoveCounters(subject, counter, count.count)


def souls_made(price: Price, whose: str) -> MakeSouls:
    return MakeSouls(whose, price)


def what_souls(one: MakeSouls) -> Found:
    return {"whose": one.whose, "price": one.souls}


def what_is_paid(one: Pay) -> Found | None:
    cost = one.costs[0] if len(one.costs) == 1 else None
    return {"by": one.by or DOER, "price": cost.price} if isinstance(cost, PaySouls) else None


def what_it_costs(one: Pay) -> Found | None:
    found = what_is_paid(one)
    return {"price": found["price"]} if found is not None and not one.by else None


def _done_for_it(one: Pay) -> Any:
    cost = one.costs[0] if len(one.costs) == 1 else None
    return cost.statements[0] if isinstance(cost, DoAsCost) and len(cost.statements) == 1 else None


def life_for_it(one: Pay) -> Found | None:
    lost = _done_for_it(one)
    if not isinstance(lost, LoseLife) or lost.whose != (one.by or YOU):
        return None
    return {"whose": lost.whose, "amount": lost.amount}


def points_for_it(one: Pay) -> Found | None:
    lost = _done_for_it(one)
    if not isinstance(lost, GainAdvancePoints) or not lost.down or lost.whose != (one.by or YOU):
        return None
    return {"whose": lost.whose, "amount": lost.amount}


def paid(price: Price, by: str) -> Pay:
    return Pay((PaySouls(price),), by)


def cost_paid(price: Price) -> Pay:
    return Pay((PaySouls(price),))


def life_paid(whose: str, amount: Amount) -> Pay:
    return Pay((DoAsCost((LoseLife(whose, amount),)),), whose)


def points_paid(whose: str, amount: Amount) -> Pay:
    return Pay((DoAsCost((GainAdvancePoints(whose, amount, True),)),), whose)


# --- numbers, control, kinds --------------------------------------------------------------------------------


def divided(to: Subject, damage: Hurt) -> DivideDamage | None:
    return DivideDamage(to, damage.amount) if damage.amount is not None and not damage.nature else None


def prevented(damage: DamageTo, amount: Amount | None = None, all_: Quantity | None = None) -> Prevent | None:
    if all_ is not None and (amount is not None or all_.count is not None):
        return None
    if amount is None and all_ is None and damage.how != "all":
        return None
    if damage.how == "all":
        return Prevent(damage.to, None, "each", damage.nature, damage.source) if amount is None else None
    return Prevent(damage.to, amount, damage.how, damage.nature, damage.source)


def how_divided(one: DivideDamage) -> Found | None:
    plain = one == DivideDamage(one.to, one.amount)
    return {"to": one.to, "damage": Hurt(one.amount, "")} if plain else None


def what_is_prevented(one: Prevent) -> Found | None:
    """A number of it."""
    if one.amount is None or one.how not in ("each", "next"):
        return None
    return {"damage": DamageTo(one.to, one.nature, one.how, one.source), "amount": one.amount}


def all_that_is_prevented(one: Prevent) -> Found | None:
    if one.amount is not None or one.how not in ("each", "next"):
        return None
    return {"damage": DamageTo(one.to, one.nature, one.how, one.source), "all_": Quantity(None)}


def what_it_became(one: Become) -> Found | None:
    if one.added:
        return None
    tests: list[Test] = [Coloured(one.factions)] if one.factions else []
    tests += [Typed(one.categories)] if one.categories else []
    return {"subject": one.subject, "what": Filter(categories=one.types, tests=tuple(tests))}


def what_else_it_became(one: Become) -> Found | None:
    return what_it_became(replace(one, added=False)) if one.added else None


def also_became(subject: Subject, what: Filter) -> tuple[Any, ...] | None:
    """追加で【竜】になる: beside what it is."""
    made = became(subject, what)
    return (replace(made[0], added=True), *made[1:]) if made is not None else None


def became(subject: Subject, what: Filter) -> tuple[Any, ...] | None:
    """パワー4000でATK3の【機械】のユニットになる."""
    if what.whose != EITHER or what.zones:
        return None
    made = Become(subject, what.categories)
    values: list[StatValue] = []
    for test in what.tests:
        if isinstance(test, Typed) and not made.categories:
            made = replace(made, categories=test.types)
        elif isinstance(test, Coloured) and not made.factions:
            made = replace(made, factions=test.colours)
        elif isinstance(test, Compare) and test.how == "=" and test.stat in ("power", "atk", "level"):
            values.append(StatValue(test.stat, test.amount))
        elif isinstance(test, OfSize):
            values += [StatValue("power", test.power), StatValue("atk", test.atk)]
        else:
            return None
    if not (made.types or made.categories or made.factions):
        return None
    return (made, SetNumbers(subject, tuple(values), STAYS)) if values else (made,)


def numbers_set(subject: Subject, values: tuple[tuple[str, Amount], ...]) -> SetNumbers:
    """それはパワー1000になる."""
    return SetNumbers(subject, tuple(StatValue(*one) for one in values), STAYS)


def fought(together: Subject, own: bool) -> Battle | None:
    """The two of them; `shapes` looks whether they are two."""
    return Battle(together, together) if own else None


def swapped(numbers: Numbers) -> SwapNumbers | None:
    if len(numbers.stats) != 1 or numbers.of is None or numbers.original:
        return None
    return SwapNumbers(numbers.of, numbers.of, numbers.stats[0])


def which_swapped(one: SwapNumbers) -> Found:
    of = one.one if one.one == one.other else Together((one.one, one.other))
    return {"numbers": Numbers((one.stat,), of)}


def who_fought(one: Battle) -> Found:
    return {"together": one.one if one.one == one.other else Together((one.one, one.other)), "own": True}


def what_is_named(one: ChooseWord) -> Found | None:
    key = next((key for key, named in NAMED.items() if (one.words, one.of) == named), None)
    return {"of": Thing(key), "one": ONE} if key is not None else None


def word_named(of: Any, one: Quantity) -> ChooseWord | None:
    return ChooseWord(NEW, *NAMED[of.key]) if one == ONE and of.key in NAMED else None


def number_named(x: Amount) -> ChooseNumber | None:
    return ChooseNumber(x.name, Number(0)) if isinstance(x, Variable) else None


def defined(x: Amount, amount: Amount) -> Let | None:
    return Let(x.name, amount) if isinstance(x, Variable) else None


def ability_chosen(what: Thing, count: Quantity = ONE) -> ChooseAbility | None:
    """On the stack (7.13): a burst is a trigger."""
    return ChooseAbility(NEW, what.whose or EITHER, ABILITIES[what.key]) if count == ONE else None


def which_ability(one: ChooseAbility) -> Found | None:
    key = next((key for key, kinds in ABILITIES.items() if kinds == one.kinds), None)
    return {"what": Thing(key, whose="" if one.whose == EITHER else one.whose), "count": ONE} if key else None


def which_player(one: ChoosePlayer) -> Found:
    return {"whose": ANYONE if one.whose == EITHER else one.whose, "count": Quantity(Number(1), "人")}


def which_of_both(one: ChooseCardOrPlayer) -> Found | None:
    if (one.count, one.up_to, one.any_number) != (Number(1), False, False):
        return None
    return {"by": one.by or YOU, "what": CardOrPlayer(one.filter, one.player)}


def so_many_checks(one: ChronoCheck) -> Found:
    return {"whose": one.whose, "count": Quantity(one.count, "回")}


def so_often_again(one: AttackAgain) -> Found:
    return {"subject": one.subject, "count": Quantity(one.count, "回")}


def of_which_limit(one: HandLimit) -> Found:
    return {"whose": one.whose, "by": one.amount, "how": one.how}


def how_often(one: UseLimit) -> Found | None:
    if one != UseLimit(one.times) or not one.times:
        return None
    return {"of": True, "count": Quantity(Number(one.times), "回", up_to=True)}


def x_is(one: Let) -> Found:
    return {"x": Variable(one.name), "amount": one.amount}


def player_chosen(count: Quantity, whose: str) -> ChoosePlayer | None:
    return ChoosePlayer(NEW, EITHER if whose == ANYONE else whose) if count.count == Number(1) else None


def either_chosen(what: CardOrPlayer, by: str) -> ChooseCardOrPlayer | None:
    return ChooseCardOrPlayer(NEW, what.filter, Number(1), False, by, player=what.player)


def marker_for_card(whose: str, count: Quantity, hand: Place) -> ExchangeMarkers | None:
    """時代マーカーを1枚手札と交換する."""
    own = hand.zones == ("hand",) and hand.whose in (EITHER, SELF, whose)
    return ExchangeMarkers(whose, Number(1)) if own and _plain(count) == Number(1) else None


def check_made(whose: str, count: Quantity) -> ChronoCheck | None:
    return ChronoCheck(whose, count.count, NEW) if count.count is not None and not count.up_to else None


def more_modes(count: Quantity) -> MoreModes | None:
    """代わりに2つを選ぶ."""
    return MoreModes(count.count) if count.count is not None and count.counter == "つ" and not count.up_to else None


def who_chooses(one: Modes) -> Found | None:
    """Where you are named, it is chosen when the text gets there."""
    return how_many_modes(one) if one.by == YOU else None


def attacks_again(subject: Subject, count: Quantity) -> AttackAgain | None:
    return AttackAgain(subject, count.count) if count.count is not None and count.counter == "回" else None


def one_era(whose: str, one: Quantity) -> AdvanceEra | None:
    """時代を1つ進める: it is always one (9.5.7)."""
    return AdvanceEra(whose) if one == ONE else None


def limit_changed(whose: str, by: Amount, how: str) -> HandLimit:
    return HandLimit(whose, how, by)


def damage_grows(damage: DamageTo, by: Amount, down: bool) -> ChangeDamage | None:
    if damage.how != "each":
        return None
    source = damage.source
    against = Filter(tests=(IsIt(source),)) if isinstance(source, Subject) else source
    return ChangeDamage(damage.to, by, down, taken=True, nature=damage.nature, lasts=STAYS, against=against)


def what_grows(one: ChangeDamage) -> Found | None:
    if not one.taken:
        return None
    return {"damage": _from_whom(one), "by": one.amount, "down": one.down}


def _from_whom(one: ChangeDamage) -> DamageTo:
    test = one.against.tests[0] if one.against is not None and len(one.against.tests) == 1 else None
    it = test.subject if isinstance(test, IsIt) and one.against == Filter(tests=(test,)) else None
    return DamageTo(one.subject, one.nature, source=it or one.against)


def damage_times(damage: DamageTo, factor: int) -> ChangeDamage | None:
    """2倍になる: as much again."""
    return damage_grows(damage, _so_often(factor), False) if factor > 1 else None


def dealt_times(damage: Received, factor: int) -> ChangeDamage | None:
    return dealt_by(damage, _so_often(factor), False) if factor > 1 else None


def _so_often(factor: int) -> Amount:
    return Happened() if factor == 2 else Times(Happened(), factor - 1)


def how_many_times(one: ChangeDamage) -> Found | None:
    again = one.amount
    factor = again.factor + 1 if isinstance(again, Times) and again.amount == Happened() else 2
    if not one.taken or one.down or again != _so_often(factor):
        return None
    return {"damage": _from_whom(one), "factor": factor}


def how_many_times_dealt(one: ChangeDamage) -> Found | None:
    found = how_many_times(replace(one, taken=True))
    made = what_damage(one) if not one.taken else None
    return {"damage": made["damage"], "factor": found["factor"]} if found is not None and made is not None else None


def price_of_abilities(of: Subject, by: Amount, down: bool) -> ChangePrice | None:
    """ユニットのアクションアビリティのコスト: what their player pays for it."""
    if of == This():
        return ChangePrice(YOU, Filter(tests=(IsIt(This()),)), by, down, of="abilities", lasts=STAYS)
    if not isinstance(of, Every):
        return None
    whose = BOTH if of.filter.whose == EITHER else of.filter.whose
    return ChangePrice(whose, replace(of.filter, whose=EITHER), by, down, of="abilities", lasts=STAYS)


def whose_abilities(one: ChangePrice) -> Found | None:
    if one.of != "abilities" or one.faction or one.next:
        return None
    if one.filter == Filter(tests=(IsIt(This()),)):
        of: Subject = This()
    else:
        of = Every(replace(one.filter, whose=EITHER if one.whose == BOTH else one.whose))
    return {"of": of, "by": one.amount, "down": one.down}


def more_tokens(whose: str, more: Amount) -> MakeMore | None:
    return MakeMore("tokens", whose, more=more.value) if isinstance(more, Number) else None


def how_many_more_tokens(one: MakeMore) -> Found | None:
    return {"whose": one.whose, "more": Number(one.more)} if one.made == "tokens" and one.factor == 1 else None


def more_counters(put: CountersPut, more: Amount) -> MakeMore | None:
    if not isinstance(more, Number):
        return None
    return MakeMore("counters", subject=put.of, counter=put.name, more=more.value)


def how_many_more_counters(one: MakeMore) -> Found | None:
    if one.subject is None or one.factor != 1:
        return None
    return {"put": CountersPut(one.subject, one.counter), "more": Number(one.more)}


def how_many_times_the_counters(one: MakeMore) -> Found | None:
    if one.subject is None or one.more:
        return None
    return {"put": CountersPut(one.subject, one.counter), "factor": one.factor}


def used_at_most(count: Quantity, of: bool) -> UseLimit | None:
    if not of or not isinstance(count.count, Number) or count.counter not in ("回", "度") or count.any_number:
        return None
    return UseLimit(count.count.value)


def must_pay(price: Price) -> MustPay:
    return MustPay((PaySouls(price),))


def price_changed(numbers: Numbers, by: Amount, down: bool) -> ChangeCost | ChangePrice | None:
    """スペルのコストは1減る: a spell costs something only when it is used; so does a card in a hand."""
    of = numbers.of
    if numbers.stats != ("cost",) or not isinstance(of, Every) or numbers.original:
        return None
    if of.filter.zones == ("hand",) and of.filter.whose in (YOU, SELF, OPPONENT):
        return ChangePrice(of.filter.whose, of.filter, by, down, lasts=STAYS)
    if of.filter.zones or of.filter.categories != ("spell",):
        return None
    return ChangeCost(BOTH if of.filter.whose == EITHER else of.filter.whose, of.filter, by, down, STAYS)


def in_whose_hand(one: ChangePrice) -> Found | None:
    if one != ChangePrice(one.whose, one.filter, one.amount, one.down, lasts=one.lasts):
        return None
    if one.filter.zones != ("hand",) or one.filter.whose != EITHER or one.whose not in (YOU, OPPONENT):
        return None
    numbers = Numbers(("cost",), Every(replace(one.filter, whose=one.whose)))
    return {"numbers": numbers, "by": one.amount, "down": one.down}


STATEMENTS: Final[tuple[Frame, ...]] = (
    # costs that are one sign
    frame(
        Pay, "{price:souls}だ コスト", pack=cost_paid, unpack=what_it_costs, en="[pay] {price}", clause="11.5.2.1 5.2.2"
    ),
    frame(
        Orient,
        "{wiping:wiping}だ コスト",
        pack=lambda wiping: Orient(This(), "wiped") if wiping else None,
        unpack=lambda one: {"wiping": True} if one == Orient(This(), "wiped") else None,
        en="[wipe] this card",
        clause="11.5.2.1.1",
    ),
    frame(
        RemoveCounters,
        "{number:taken}だ コスト",
        pack=lambda number: RemoveCounters(This(), book.DYNAMO_COUNTER, number),
    ),
    frame(Pay, "{amount:life-points}だ コスト", pack=lambda amount: life_paid(DOER, amount)),
    frame(Pay, "{amount:advance-points}だ コスト", pack=lambda amount: points_paid(DOER, amount)),
    frame(
        Pay,
        "{by:player}は|が? {price:souls}を 支払う",
        forms="plain join may can",
        pack=paid,
        unpack=what_is_paid,
        en="{by} [pay] {price}",
        clause="15.1.16.2",
    ),
    frame(MustPay, "{price:souls}を 支払う", forms="must", pack=must_pay),
    frame(Pay, "{whose:life}を {amount:number} 支払う", pack=life_paid),
    frame(
        Pay,
        "{whose:player}は? {amount:life-points}を 支払う",
        pack=life_paid,
        unpack=life_for_it,
        en="{whose} [pay] {amount} life",
        clause="15.1.16.2 11.9.3.1",
    ),
    frame(Pay, "{whose:advance}を {amount:number} 支払う", pack=points_paid),
    frame(
        Pay,
        "{whose:player}は? {amount:advance-points}を 支払う",
        pack=points_paid,
        unpack=points_for_it,
        en="{whose} [pay] {amount} advance points",
        clause="15.1.16.2 8.2.1.2",
    ),
    frame(
        MakeSouls,
        "{whose:player}は|が? {price:souls}を 生み出す",
        pack=souls_made,
        unpack=what_souls,
        en="{whose} [make] {price}",
        clause="15.1.16.3",
    ),
    # cards that move
    frame(
        Put,
        "{subject:cards}を? {lying:state}で? {under:someone}のコントロール下で? {to:zone}に|へ 配置する|置く|出る|戻す",
        pack=put,
        unpack=where_put,
        en="[put] {subject} {to:onto} {under:under} {lying}",
        clause="6.2.3 7.2",
    ),
    frame(Put, "{subject:cards}を? 除外する", to="removed-yard", en="[remove] {subject}", clause="15.1.6"),
    frame(
        Move,
        "{subject:cards}を? 打ち消す",
        pack=Counter,
        unpack=lambda one: {"subject": one.subject} if one == Move(one.subject, "discard-pile") else None,
    ),
    frame(Counter, "{subject:cards}を? 打ち消す", en="[counter] {subject}", clause="11.2.2"),
    frame(
        InterruptAbility,
        "{subject:cards}を? 打ち消す",
        pack=Counter,
        unpack=lambda one: {"subject": Those(one.slot)},
        en="[counter] {subject}",
        clause="11.5.4",
    ),
    frame(
        Sacrifice,
        "{subject:cards}を? 犠牲にする",
        pack=sacrificed,
        unpack=just_that,
        en="[sacrifice] {subject}",
        clause="15.1.13",
    ),
    frame(Sacrifice, "{who:someone}に {what:some}を 犠牲にする", voices="causative", pack=made_to_sacrifice),
    frame(Discard, "{who:someone}に {what:some}を 捨てる", voices="causative", pack=made_to_discard),
    frame(Draw, "{whose:player}は|が? {many:cards-many} 引く", pack=drawn),
    frame(Discard, "{whose:player}は|が? {many:cards-many} 捨てる", pack=so_many_discarded),
    frame(
        Put,
        "{source:zone}から {what:some}を {lying:state}で? ~コストを支払わずに? {to:zone}に|へ 配置する|出る",
        pack=put_from,
    ),
    frame(Discard, "{source:zone}から {subject:one}を 捨てる", pack=own_card_discarded),
    frame(
        Discard,
        "{subject:cards}を? 捨てる",
        pack=discarded,
        unpack=just_that,
        en="[discard] {subject}",
        clause="15.1.5",
    ),
    frame(Discard, "{place:zone}から {what:some}を 捨てる", pack=discarded_from),
    frame(Discard, "{place:zone}から {of:all-of}を 捨てる", pack=all_discarded_from),
    frame(
        Discard, "{subject:one}を? 捨てる", voices="causative", pack=lambda subject=None: Discard(subject or Unnamed())
    ),
    frame(Discard, "{subject:cards}を ~無作為に 捨てる", voices="causative", pack=discarded_at_random),
    frame(Put, "{subject:cards}を {soul:as-soul}として {lying:state}で? 置く", pack=put_as_soul),
    frame(Discard, "{whose:player}は|が? {hand:so-that} {place:zone}を? 捨てる", pack=discarded_down_to),
    frame(
        Discard,
        "{subject:cards}を ~無作為に 捨てる",
        pack=discarded_at_random,
    ),
    frame(
        Designate,
        "{by:player}は|が? {what:some}を 指定する",
        pack=designated,
        unpack=what_is_designated,
        en="{by} [pick] {what}",
        clause="11.8.5.1",
    ),
    frame(
        Designate,
        "{by:player}は|が? {filter:all-of}を 指定する",
        pack=all_designated,
        unpack=all_that_is_designated,
        en="{by} [pick] {filter:all}",
        clause="11.8.5.1",
    ),
    frame(
        Choose,
        "{by:player}は|が? {what:some}を {total:in-all} 選ぶ",
        pack=chosen_in_all,
        unpack=what_is_chosen_in_all,
        en="{by} [choose] {what} {total}",
        clause="11.2.7",
    ),
    frame(Choose, "{by:player}は|が? {what:filter}を {total:in-all} 選ぶ", pack=any_in_all),
    frame(Choose, "{by:player}は|が? {many:cards-many} 選ぶ", pack=some_of_those_chosen),
    frame(
        LookAt,
        "{whom:someone}に? {subject:cards}を? 見せる",
        pack=lambda subject, whom=OPPONENT: LookAt(subject, NEW, True) if whom == OPPONENT else None,
    ),
    frame(
        Search,
        "{whose:player}は|が? {place:zone}から? {what:some}を サーチする|探す",
        pack=searched,
        unpack=what_is_searched,
        en="{whose} [search] the deck {place:of-whom} for {what}",
        clause="15.1.9",
    ),
    frame(
        Search,
        "{whose:player}は|が? {place:zone}から? {what:some}を {total:in-all} サーチする|探す",
        pack=searched,
        unpack=what_is_searched_in_all,
        en="{whose} [search] the deck {place:of-whom} for {what} {total}",
        clause="15.1.9",
    ),
    frame(
        RevealUntil,
        "{top:deck-end}から {what:filter}が {found:until-found} 公開する",
        pack=revealed_until,
        unpack=until_what,
        en="[reveal] cards from {top:top-of} until {what:any} is {found}",
        clause="11.8.5",
    ),
    # counters, tokens
    frame(
        PlaceTokens,
        "{what:some}を {lying:state}で? {to:zone}に? 配置する|置く",
        pack=tokens,
        unpack=which_tokens,
        en="[place] {what} {lying} {to:onto}",
        clause="6.11",
    ),
    frame(
        PutCounters,
        "{subject:on}に? {counter:counters}を {count:many} 置く",
        pack=counters_put,
        unpack=so_many_put,
        en="[put] {count} {counter} on {subject}",
        clause="6.10",
    ),
    frame(
        RemoveCounters,
        "{subject:on}から {counter:counters}を {count:many} 取り除く",
        pack=counters_taken,
        unpack=so_many_taken,
        en="[remove] {count} {counter} from {subject}",
        clause="6.10",
    ),
    # turning, control, kinds
    frame(Orient, "{subject:cards}を? ワイプする", voices="causative", unpack=never, how="wiped"),
    frame(Orient, "{subject:cards}を? 回復する", voices="causative", unpack=never, how="active"),
    frame(GainControl, "{subject:cards}を? {whose:someone}のコントロール下に 置く", unpack=never),
    frame(GainControl, "{subject:cards}は {whose:someone}のコントロール下に 置く", voices="passive", unpack=never),
    frame(Orient, "{subject:cards}を? ワイプする", how="wiped", en="[wipe] {subject}", clause="15.1.3"),
    frame(Orient, "{subject:cards}を? 回復する", how="active", en="[recover] {subject}", clause="15.1.2"),
    frame(Orient, "{subject:cards}を? {how:state}に する", unpack=never),
    frame(
        TurnOver,
        "{subject:cards}を? ~表向きに する",
        face="face-up",
        en="[turn] {subject} face up",
        clause="7.6",
    ),
    frame(
        GainControl,
        "{whose:player}は|が? {subject:control-of}を 得る",
        en="{whose} [gain] control of {subject}",
        clause="6.2.4",
    ),
    frame(GainControl, "{whose:player}は {subject:cards}を コントロールする", unpack=never),
    frame(
        Become,
        "{subject:group}は {what:filter}に なる",
        pack=became,
        unpack=what_it_became,
        en="{subject} [become] {what:any}",
        clause="11.9.4.7",
    ),
    frame(SetNumbers, "{subject:group}は {values:new-numbers}に なる", pack=numbers_set),
    frame(Become, "{subject:cards}を {what:filter}に する", pack=became),
    frame(
        Become,
        "{subject:group}は ~追加で {what:filter}に なる",
        pack=also_became,
        unpack=what_else_it_became,
        en="{subject} [become] {what:any} in addition",
        clause="11.9.4.7",
    ),
    frame(Become, "{subject:group}は ~追加で {what:filter}を 持つ", pack=also_became),
    frame(Become, "{subject:group}は {what:filter}にも なる", pack=also_became),
    frame(
        RemoveDamage,
        "{subject:cards}から {damage:all-damage}を 取り除く",
        pack=lambda subject, damage: RemoveDamage(subject) if damage else None,
    ),
    frame(LoseEffects, "{subject:group}は? アビリティを 失う", en="{subject} [lose] all abilities", clause="11.9.4.7"),
    frame(
        GainLamps,
        "{subject:group}は ~時代にかかわらず 緑と赤のランプを 持つ",
        lamps=("green", "red"),
        en="{subject} [have] both lamps lit in every era",
        clause="5.7.3",
    ),
    # damage, life, numbers
    frame(
        GainLife,
        "{whose:player}は|が? {amount:life-points}を 得る",
        en="{whose} [gain] {amount:number} life",
        clause="8.2.1.1",
    ),
    frame(
        LoseLife,
        "{whose:player}は|が? {amount:life-points}を 失う",
        en="{whose} [lose] {amount:number} life",
        clause="11.9.3.1",
    ),
    frame(ChangeStats, "{subject:cards}を|は|が|に? ~それぞれ? {changes:changing}だ ＋", pack=changed_each),
    frame(ChangeStats, "{numbers:numbers}は {all_:all} {by:number} 下がる|減る", pack=all_lowered, down=True),
    frame(ChangeStats, "{numbers:numbers}は {all_:all} {by:number} 上がる|増える", pack=all_lowered, down=False),
    frame(DivideDamage, "{to:cards}に? {damage:hurt}を ~好きなように? 割り振る", pack=divided),
    frame(
        DivideDamage,
        "{to:cards}に? {damage:total-damage}を ~好きなように? 割り振る",
        pack=divided,
        unpack=how_divided,
        en="[divide] {damage} among {to} as you like",
        clause="11.2.8",
    ),
    frame(
        RemoveDamage,
        "{subject:cards}から {damage:all-damage}を {all_:many} 取り除く",
        pack=lambda subject, damage, all_: RemoveDamage(subject) if all_.count is None and damage else None,
        unpack=lambda one: (
            {"subject": one.subject, "damage": True, "all_": Quantity(None)}
            if one == RemoveDamage(one.subject)
            else None
        ),
        en="[remove] {all_} {damage} from {subject}",
        clause="6.4.1.2",
    ),
    frame(
        RemoveDamage,
        "{subject:cards}から {amount:damage}を 取り除く",
        en="[remove] {amount} damage from {subject}",
        clause="6.4.1.2",
    ),
    frame(
        Prevent,
        "{damage:damage-to}を {amount:number} 軽減する",
        pack=prevented,
        unpack=what_is_prevented,
        en="[prevent] {amount} of {damage}",
        clause="11.9.7 11.9.8",
    ),
    frame(Prevent, "{damage:damage-to}は|が {amount:number} 軽減する", voices="passive", pack=prevented),
    frame(Prevent, "{damage:damage-to}を 軽減する", pack=prevented),
    frame(
        Prevent,
        "{damage:damage-to}を {all_:many} 軽減する",
        pack=prevented,
        unpack=all_that_is_prevented,
        en="[prevent] {all_} of {damage}",
        clause="11.9.7",
    ),
    frame(
        ChangeDamage,
        "{damage:damage-to}は {by:number} 増える",
        pack=damage_grows,
        unpack=what_grows,
        down=False,
        en="{damage} is {by} more",
        clause="11.9.7",
    ),
    frame(
        ChangeDamage,
        "{damage:damage-to}は {by:number} 減る",
        pack=damage_grows,
        unpack=what_grows,
        down=True,
        en="{damage} is {by} less",
        clause="11.9.7",
    ),
    frame(
        ChangeDamage,
        "{damage:damage-to}は {factor:fold}に なる",
        pack=damage_times,
        unpack=how_many_times,
        en="{damage} is {factor} times as much",
        clause="11.9.7",
    ),
    frame(
        ChangeDamage,
        "{damage:received}は {factor:fold}に なる",
        pack=dealt_times,
        unpack=how_many_times_dealt,
        en="{damage} is {factor} times as much",
        clause="11.9.7",
    ),
    frame(Damage, "{to:target}に {amount:that-damage}を 与える", unpack=never),
    frame(Damage, "{to:one}が|は {amount:that-damage}を 受ける", unpack=never),
    frame(
        Damage,
        "{whose:someone}が|は {amount:that-damage}を 受ける",
        pack=lambda whose, amount: Damage(PlayerOf(whose), amount),
    ),
    frame(
        SwapLife,
        "{one:life}と {other:life}を 入れ替える",
        pack=lambda one, other: SwapLife() if {one, other} == {YOU, OPPONENT} else None,
        unpack=lambda one: {"one": YOU, "other": OPPONENT},
        en="[swap] the life of {one} and {other}",
        clause="8.2.1.1",
    ),
    frame(
        SwapNumbers,
        "{numbers:numbers}を 入れ替える",
        pack=swapped,
        unpack=which_swapped,
        en="[swap] {numbers}",
        clause="11.9.4.4",
    ),
    frame(Battle, "{together:one}は ~互いに {own:own-damage}を 与えあう|与える", pack=fought),
    frame(
        Battle,
        "{together:cards}は? ~互いに {own:own-damage}を 与えあう|与える",
        pack=fought,
        unpack=who_fought,
        en="{together} [deal] damage equal to their power to each other",
        clause="6.4",
    ),
    frame(GainAdvancePoints, "{whose:advance}を {amount:number} 得る", unpack=never),
    frame(
        GainAdvancePoints,
        "{whose:player}は|が? {amount:advance-points}を 得る",
        en="{whose} [gain] {amount:number} advance points",
        clause="8.2.1.2",
    ),
    frame(GainAdvancePoints, "{whose:advance}を {amount:number} 失う", down=True, unpack=never),
    frame(
        GainAdvancePoints,
        "{whose:player}は|が? {amount:advance-points}を 失う",
        down=True,
        en="{whose} [lose] {amount:number} advance points",
        clause="8.2.1.2",
    ),
    # the rest
    frame(
        ChooseWord,
        "{of:word}を {one:many} 指定する|宣言する|選ぶ",
        pack=word_named,
        unpack=what_is_named,
        en="[name] {of}",
        clause="11.8.5.1",
    ),
    frame(
        ChooseNumber,
        "{x:amount}を 指定する|宣言する",
        pack=number_named,
        unpack=lambda one: {"x": Variable(one.name)} if one.least == Number(0) else None,
        en="[name] a number {x}",
        clause="4.5",
    ),
    frame(
        Let, "{x:amount}は {amount:amount}に 等しい", pack=defined, unpack=x_is, en="{x} is {amount}", clause="11.8.9"
    ),
    frame(Let, "{x:amount}は {amount:amount}と する", pack=defined),
    frame(
        UseLimit,
        "{of:this-ability}は ~1ターンに {count:many} 使用する",
        forms="can may",
        pack=used_at_most,
        unpack=how_often,
        en="{of} can be used {count} times a turn",
        clause="2.1",
    ),
    frame(UseLimit, "{of:this-ability}は ~1ターンに {count:only-so-many} 使用する", forms="cannot", pack=used_at_most),
    frame(UseLimit, "{of:this-ability}は 使用する", forms="can may", pack=lambda of: UseLimit() if of else None),
    frame(
        Permit, "{subject:group}は? 使用する|配置する", forms="can may", pack=lambda subject: Permit(PLAY_THIS, subject)
    ),
    frame(
        ChangePrice,
        "{numbers:numbers}は {by:number} 減る",
        pack=price_changed,
        unpack=in_whose_hand,
        down=True,
        en="{numbers} [be] lowered by {by}",
        clause="5.2",
    ),
    frame(
        ChangePrice,
        "{numbers:numbers}は {by:number} 増える",
        pack=price_changed,
        unpack=in_whose_hand,
        down=False,
        en="{numbers} [be] raised by {by}",
        clause="5.2",
    ),
    frame(ChangeCost, "{numbers:numbers}は|が {by:number} 減る|下がる", pack=price_changed, down=True),
    frame(ChangeCost, "{numbers:numbers}を {by:number} 減らす|下げる", pack=price_changed, down=True),
    frame(ChangeCost, "{numbers:numbers}は|が {by:number} 増える|上がる", pack=price_changed, down=False),
    frame(ChangeCost, "{numbers:numbers}を {by:number} 増やす|上げる", pack=price_changed, down=False),
    *(
        frame(
            ChangePrice,
            f"{{of:ability-price}}は {{by:number}} {verb}",
            pack=price_of_abilities,
            unpack=whose_abilities,
            down=down,
            en=f"the cost of action abilities of {{of}} [be] {word} by {{by}}",
            clause="11.2.9",
        )
        for verb, down, word in (("減る|下がる", True, "lowered"), ("増える|上がる", False, "raised"))
    ),
    frame(ChooseAbility, "{what:one-ability}を 選ぶ", pack=ability_chosen),
    frame(
        ChooseAbility,
        "{what:ability}を {count:many} 選ぶ",
        pack=ability_chosen,
        unpack=which_ability,
        en="[choose] {what}",
        clause="11.2.7 7.13.2",
    ),
    frame(
        ChoosePlayer,
        "{whose:someone}を {count:many} 選ぶ",
        pack=player_chosen,
        unpack=which_player,
        en="[choose] {whose}",
        clause="11.2.7",
    ),
    frame(
        ChooseCardOrPlayer,
        "{by:player}は|が? {what:card-or-player}を 選ぶ",
        pack=either_chosen,
        unpack=which_of_both,
        en="{by} [choose] {what}",
        clause="11.2.7",
    ),
    frame(
        ChronoCheck,
        "{whose:player}は|が? クロノチェックを {count:many} 行う",
        pack=check_made,
        unpack=so_many_checks,
        en="{whose} [make] {count:checks}",
        clause="15.1.14",
    ),
    frame(
        ExchangeMarkers,
        "{whose:player}は|が? 時代マーカーを {count:many} {hand:zone}と 交換する",
        pack=lambda whose, count, hand: (
            ExchangeMarkers(whose, Number(1))
            if count.count == Number(1)
            and not count.up_to
            and hand.zones == ("hand",)
            and hand.whose in (EITHER, SELF, whose)
            else None
        ),
    ),
    frame(
        ExchangeMarkers,
        "{whose:player}は|が? 時代マーカーと手札を 交換する",
        count=Number(1),
        en="{whose} [exchange] an era marker and a card of the hand",
        clause="15.1.15",
    ),
    frame(
        ExchangeMarkers,
        "{whose:player}は|が? {count:markers-for-hand}を 交換する",
        en="{whose} [exchange] {count} era markers and as many cards of the hand",
        clause="15.1.15",
    ),
    frame(
        AdvanceEra,
        "{whose:era}を 進展する|進める",
        voices="causative active",
        en="{whose:possessive} era advances",
        clause="9.5.7",
    ),
    frame(AdvanceEra, "{whose:era}を {one:many} 進展する|進める", voices="causative active", pack=one_era),
    frame(
        UseSpell,
        "{subject:cards}を|は? ~コストを支払わずに 使用する",
        en="[use] {subject} without paying its cost",
        clause="15.1.10",
    ),
    frame(
        RemoveFromCombat, "{subject:cards}を? 戦闘から 取り除く", en="[take] {subject} out of combat", clause="10.1.4.4"
    ),
    frame(
        AttackAgain,
        "{subject:group}は? ~追加で {count:many} 攻撃する",
        forms="can may",
        pack=attacks_again,
        unpack=so_often_again,
        en="{subject} can attack {count} more times this turn",
        clause="10.1.2.3.3",
    ),
    frame(WinGame, "{whose:player}は ゲームに 勝利する", en="{whose} [win] the game", clause="3.1"),
    frame(LoseGame, "{whose:player}は ゲームに 敗北する", en="{whose} [lose] the game", clause="3.1"),
    frame(
        MoreModes,
        "{count:many} 選ぶ",
        pack=more_modes,
        unpack=lambda one: {"count": Quantity(one.count, "つ")},
        en="[choose] {count} of them",
        clause="11.2.3",
    ),
    frame(
        Modes,
        "{by:someone}は ~以下から {count:many} 選ぶ",
        pack=modes,
        unpack=who_chooses,
        en="{by} [choose] {count} of these",
        clause="11.2.3",
    ),
    frame(
        HandLimit,
        "{whose:hand-limit}は {by:number} 減る",
        pack=limit_changed,
        how="down",
        unpack=of_which_limit,
        en="{whose:possessive} hand limit is {by} less",
        clause="9.7.3.1",
    ),
    frame(
        HandLimit,
        "{whose:hand-limit}は {by:number} 増える",
        pack=limit_changed,
        how="up",
        unpack=of_which_limit,
        en="{whose:possessive} hand limit is {by} more",
        clause="9.7.3.1",
    ),
    frame(
        HandLimit,
        "{whose:hand-limit}は {to:amount}に なる",
        pack=lambda whose, to: HandLimit(whose, "set", to),
        unpack=lambda one: {"whose": one.whose, "to": one.amount} if one.how == "set" else None,
        en="{whose:possessive} hand limit is {to}",
        clause="9.7.3.1",
    ),
    frame(HandLimit, "{whose:hand-limit}は {by:so-many-cards} 減る", pack=limit_changed, how="down"),
    frame(HandLimit, "{whose:hand-limit}は {by:so-many-cards} 増える", pack=limit_changed, how="up"),
    frame(
        HandLimit,
        "{whose:hand-limit}は|が なくなる",
        how="none",
        en="{whose:possessive} hand has no limit",
        clause="9.7.3.1",
    ),
    frame(
        MakeMore,
        "{whose:tokens-placed}は {factor:fold}に なる",
        made="tokens",
        en="{whose} [place] {factor} times as many tokens",
        clause="11.9.5",
    ),
    frame(
        MakeMore,
        "{whose:tokens-placed}は {more:number} 増える",
        pack=more_tokens,
        unpack=how_many_more_tokens,
        en="{whose} [place] {more} more tokens",
        clause="11.9.5",
    ),
    frame(
        MakeMore,
        "{put:counters-put}は {factor:fold}に なる",
        pack=lambda put, factor: MakeMore("counters", subject=put.of, counter=put.name, factor=factor),
        unpack=how_many_times_the_counters,
        en="{factor} times as many {put} [be] put there",
        clause="11.9.5",
    ),
    frame(
        MakeMore,
        "{put:counters-put}は {more:number} 増える",
        pack=more_counters,
        unpack=how_many_more_counters,
        en="{more} more {put} [be] put there",
        clause="11.9.5",
    ),
    frame(
        CopiesInDeck,
        "{subject:one}は ~デッキに ~何枚でも 入れる",
        forms="can may",
        pack=lambda subject: CopiesInDeck() if subject == This() else None,
        unpack=lambda one: {"subject": This()} if one == CopiesInDeck() else None,
        clause="8.1.2",
    ),
)
FRAMES: Final = STATEMENTS + phases.FRAMES + RESTRICTIONS + FACTS + HAPPENINGS
