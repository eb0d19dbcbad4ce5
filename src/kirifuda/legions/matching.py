"""Which cards a text speaks of, what it counts, and what is true (36-6, 36-7, 05)."""

from collections.abc import Callable
from typing import Any, Final

from ..effects.comparing import compared
from ..effects.counting import how_many
from ..effects.run import Run
from ..effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    AdjacentLane,
    AllOf,
    AllTrue,
    Amount,
    AnyOf,
    AsDeclared,
    CardsThisTurn,
    Coloured,
    Compare,
    Compares,
    Count,
    Counterpart,
    DealtWith,
    DidThisTurn,
    Every,
    Exists,
    Extreme,
    Fact,
    Filter,
    Greatest,
    Half,
    Happened,
    HasKeyword,
    InChosenLane,
    InLanes,
    IsFalse,
    IsIt,
    IsOf,
    IsToken,
    IsTurnOf,
    Matches,
    Mentioned,
    Minus,
    Named,
    NameHas,
    Not,
    Number,
    OfEach,
    OneTrue,
    Oriented,
    Own,
    PlayerStat,
    Plus,
    SameLane,
    SameName,
    Share,
    Stat,
    Subject,
    Test,
    This,
    Those,
    Times,
    TimesThisTurn,
    Together,
    TopCards,
    Typed,
    Variable,
)
from ..kernel.pairs import IN_TURN
from .book import clause
from .cores import ON_LORD, ON_MASTER, cores_in
from .declaring import word_declared
from .fronts import FRONTS, ZONE
from .lanes import column, lane_of
from .table import (
    CENTER,
    DECK,
    EXILE,
    FIELD,
    HAND,
    LANES,
    LEFT,
    LORD_AREA,
    MASTER_AREA,
    NOTHING,
    PLAY,
    RIGHT,
    STANDBY,
    WAITS,
    Occurrence,
    Table,
)
from .the_end import counted_cores
from .tree import Broke, Broken, Cores, HasAbility, Incapacitated, LordOf, MasterOf, Mode, Symbols, TreatAs
from .units import atk, has, hp, own_abilities

ZONE_KINDS: Final[dict[str, tuple[int, ...]]] = {
    "field": FIELD,
    "minion-zone": LANES,
    "leader-zone": (MASTER_AREA, LORD_AREA),
    "master-area": (MASTER_AREA,),
    "lord-area": (LORD_AREA,),
    "timeline": WAITS,
    "wait-1": (WAITS[0],),
    "wait-2": (WAITS[1],),
    "wait-3": (WAITS[2],),
    "wait-4": (WAITS[3],),
    "standby": (STANDBY,),
    "hand": (HAND,),
    "deck": (DECK,),
    "exile": (EXILE,),
    "play": (PLAY,),
    "in-play": (PLAY, *FIELD, *WAITS, STANDBY),
    "left": (LEFT,),
    "center": (CENTER,),
    "right": (RIGHT,),
}
STANDING_BY: Final = Filter(zones=("standby",))
EVERY_ONE: Final = -1
ALONE: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,))
LANE_KINDS: Final = {"left": LEFT, "center": CENTER, "right": RIGHT}


def seats(run: Run, g: Table, whose: str) -> tuple[int, ...]:
    """The players that a word names, the ability's own player first."""
    seat = run.seat
    if whose == OPPONENT:
        return ALONE[1 - seat]
    if whose in (EITHER, BOTH):
        return IN_TURN[seat]
    return ALONE[g.player if whose == TURN_PLAYER else seat]


def seat_of_word(g: Table, run: Run, whose: str) -> int:
    if whose == OPPONENT:
        return 1 - run.seat
    if whose == TURN_PLAYER:
        return g.player
    return run.seat


def zone_kinds(filter: Filter) -> tuple[int, ...]:
    if not filter.zones:
        return FIELD
    if len(filter.zones) == 1:
        return ZONE_KINDS[filter.zones[0]]
    return tuple(dict.fromkeys([kind for word in filter.zones for kind in ZONE_KINDS[word]]))


@clause("36-6")
def candidates(g: Table, run: Run, filter: Filter, enough: int = EVERY_ONE) -> tuple[int, ...]:
    """Every card that a phrase describes, in the order in which they lie; or so many of them as are enough."""
    found: list[int] = []
    zones = g.zones
    kinds = zone_kinds(filter)
    for seat in seats(run, g, filter.whose):
        if kinds is FIELD:
            for id in g.together[seat]:
                if passes(g, run, filter, id):
                    found.append(id)
                    if len(found) == enough:
                        return tuple(found)
            continue
        for kind in kinds:
            if zones[kind * 2 + seat]:
                for id in zones[kind * 2 + seat]:
                    if passes(g, run, filter, id):
                        found.append(id)
                        if len(found) == enough:
                            return tuple(found)
    if (g.decrees or g.lasting) and ZONE in g.ears.acts:
        for id in _treated(g, filter):
            if id not in found and g.cards[id].owner in seats(run, g, filter.whose) and passes(g, run, filter, id):
                found.append(id)
    return tuple(found)


@clause("28-3", "28-8", "39-23")
def standing_by(g: Table, seat: int) -> tuple[int, ...]:
    """The cards of a player's standby zone, and those that are dealt with as if they lay there."""
    if (not g.decrees and not g.lasting) or ZONE not in g.ears.acts:
        return g.zones[STANDBY * 2 + seat]
    treated = [id for id in _treated(g, STANDING_BY) if g.cards[id].owner == seat]
    return tuple(dict.fromkeys([*g.standby(seat), *treated]))


@clause("39-23")
def _treated(g: Table, filter: Filter) -> tuple[int, ...]:
    """Cards that are dealt with as if they lay in one of these zones."""
    found: tuple[int, ...] = ()
    for given in g.decrees + g.lasting:
        if isinstance(given.node, TreatAs) and given.node.zone in filter.zones:
            found += given.ids
    return found


def fits(g: Table, run: Run, filter: Filter, id: int) -> bool:
    """Whether a card is one that the phrase describes: whose, where and what."""
    card = g.cards[id]
    if card.owner not in seats(run, g, filter.whose):
        return False
    if card.zone // 2 not in zone_kinds(filter) and id not in _treated(g, filter):
        return False
    return passes(g, run, filter, id)


def _is_described(g: Table, run: Run, filter: Filter, id: int) -> bool:
    """The same of a card that is known already: where no zone is named it may be anywhere."""
    if filter.zones:
        return fits(g, run, filter, id)
    return g.cards[id].owner in seats(run, g, filter.whose) and passes(g, run, filter, id)


@clause("18-18")
def passes(g: Table, run: Run, filter: Filter, id: int) -> bool:
    """Whether a card is of the categories and passes every test of a phrase; face-down it is a card and no more."""
    card = g.cards[id]
    categories = filter.categories
    if not card.up:
        return not filter.tests and not categories
    if categories and (card.reversed or FRONTS[card.face].category not in categories):
        if not (card.reversed or "unit" in categories):
            return False
        if not of_category(g, run, id, categories):
            return False
    for one in filter.tests:
        if not _TESTS[type(one)](g, run, one, id):
            return False
    return True


@clause("14-3e", "22-1", "22-2", "16-3e")
def of_category(g: Table, run: Run, id: int, categories: tuple[str, ...]) -> bool:
    card = g.cards[id]
    mine = "" if is_blank(g, run, id) else FRONTS[card.face].category
    if mine in categories:
        return True
    return "unit" in categories and g.on_field(id) and mine in ("master", "minion", "lord")


@clause("16-3c", "37-2j")
def is_blank(g: Table, run: Run, id: int) -> bool:
    """A reversed card has nothing to go by, unless it is judged as it was when it broke."""
    return g.cards[id].reversed and id != run.as_it_was


def test(g: Table, run: Run, one: Test, id: int) -> bool:
    return _TESTS[type(one)](g, run, one, id)


def _coloured(g: Table, run: Run, one: Coloured, id: int) -> bool:
    card = g.cards[id]
    return not is_blank(g, run, id) and any([colour in FRONTS[card.face].colours for colour in one.colours])


def _typed(g: Table, run: Run, one: Typed, id: int) -> bool:
    card = g.cards[id]
    return not is_blank(g, run, id) and any([kind in FRONTS[card.face].types for kind in one.types])


def _named(g: Table, run: Run, one: Named, id: int) -> bool:
    card = g.cards[id]
    return not is_blank(g, run, id) and FRONTS[card.face].name in one.names


def _same_name(g: Table, run: Run, one: SameName, id: int) -> bool:
    name = FRONTS[g.cards[id].face].name
    others = subject_ids(g, run, one.subject)
    return not is_blank(g, run, id) and any([FRONTS[g.cards[other].face].name == name for other in others])


def _name_has(g: Table, run: Run, one: NameHas, id: int) -> bool:
    name = FRONTS[g.cards[id].face].name
    return not is_blank(g, run, id) and any([word in name for word in one.words])


@clause("02-36")
def _as_declared(g: Table, run: Run, one: AsDeclared, id: int) -> bool:
    """Of the colour, category, type or name that was declared; before that, of none."""
    at = run.declared(one.slot)
    if at == NOTHING:
        return False
    word = word_declared(one.of, at)
    if one.of == "category":
        return of_category(g, run, id, (word,))
    front = FRONTS[g.cards[id].face]
    words = {"colour": front.colours, "type": front.types, "name": (front.name,)}[one.of]
    return not is_blank(g, run, id) and word in words


@clause("16-3d", "36-6")
def _extreme(g: Table, run: Run, one: Extreme, id: int) -> bool:
    """No other card of the phrase has more, or less."""
    mine = 0 if is_blank(g, run, id) else stat(g, id, one.stat)
    others = [0 if is_blank(g, run, other) else stat(g, other, one.stat) for other in candidates(g, run, one.among)]
    return bool(others) and mine == (max(others) if one.most else min(others))


@clause("16-3d")
def _compare(g: Table, run: Run, one: Compare, id: int) -> bool:
    blank = is_blank(g, run, id)
    if isinstance(one.amount, Own):
        return not blank and compared(stat(g, id, one.stat), one.how, stat(g, id, one.amount.stat))
    look = printed_stat if one.original else stat
    return compared(0 if blank else look(g, id, one.stat), one.how, amount(g, run, one.amount))


@clause("16-2", "16-3", "16-4")
def _oriented(g: Table, run: Run, one: Oriented, id: int) -> bool:
    card = g.cards[id]
    if one.how == "exhausted":
        return card.exhausted
    if one.how == "active":
        return not card.exhausted
    return card.reversed == (one.how == "reversed")


@clause("38-1", "37-2j")
def _did_this_turn(g: Table, run: Run, one: DidThisTurn, id: int) -> bool:
    """It happened to this card this turn, and the card has stayed where it was then: another it would be (L59)."""
    handle = g.cards[id].handle
    for past in g.so_far:
        if past.id == id and past.kind == one.what and handle < past.handles:
            return past.kind != "broken" or past.source in FIELD
    return False


def _in_lanes(g: Table, run: Run, one: InLanes, id: int) -> bool:
    return _lane_last(g, run, id) in [LANE_KINDS[lane] for lane in one.lanes]


@clause("19-1", "19-3")
def _in_chosen_lane(g: Table, run: Run, one: InChosenLane, id: int) -> bool:
    return one.slot in run.lanes and _column_last(g, run, id) == column(run.lanes[one.slot], run.seat)


@clause("19-1", "19-3")
def _same_lane(g: Table, run: Run, one: SameLane, id: int) -> bool:
    here = _column_last(g, run, id)
    return here != FAR_AWAY and here in [_column_last(g, run, other) for other in subject_ids(g, run, one.subject)]


@clause("19-5")
def _adjacent_lane(g: Table, run: Run, one: AdjacentLane, id: int) -> bool:
    here = _column_last(g, run, id)
    return any([abs(here - _column_last(g, run, other)) == 1 for other in subject_ids(g, run, one.subject)])


FAR_AWAY: Final = 9
"""The column of what is in no lane."""


@clause("19-1", "37-2j")
def _column_last(g: Table, run: Run, id: int) -> int:
    lane = _lane_last(g, run, id)
    return FAR_AWAY if lane == NOTHING else column(lane, g.cards[id].owner)


@clause("37-2j")
def _lane_last(g: Table, run: Run, id: int) -> int:
    """The lane of a unit; of one that has left, the lane that it left (L71)."""
    if g.on_field(id):
        return lane_of(g, id)
    left = NOTHING if run.left is None else run.left.get(id, NOTHING)
    if left == NOTHING and run.occurrence is not None and run.occurrence.id == id:
        left = int(run.occurrence.source)
    return (left if left in LANES else CENTER) if left in FIELD else NOTHING


def _has_keyword(g: Table, run: Run, one: HasKeyword, id: int) -> bool:
    if g.on_field(id):
        return has(g, id, one.keyword)
    card = g.cards[id]
    return not is_blank(g, run, id) and one.keyword in FRONTS[card.face].keywords


@clause("36-2", "39-25")
def _has_ability(g: Table, run: Run, one: HasAbility, id: int) -> bool:
    """Abilities that it has now; keywords (41-1) are none."""
    return len(own_abilities(g, id)) > 0


@clause("06-1", "06-1a", "13-2")
def _symbols(g: Table, run: Run, one: Symbols, id: int) -> bool:
    card = g.cards[id]
    return not is_blank(g, run, id) and len(FRONTS[card.face].colours) == one.count


def _is_token(g: Table, run: Run, one: IsToken, id: int) -> bool:
    card = g.cards[id]
    return not is_blank(g, run, id) and FRONTS[card.face].token


def _is_of(g: Table, run: Run, one: IsOf, id: int) -> bool:
    return of_category(g, run, id, one.categories)


def _incapacitated(g: Table, run: Run, one: Incapacitated, id: int) -> bool:
    return g.cards[id].incapacitated


def _is_it(g: Table, run: Run, one: IsIt, id: int) -> bool:
    return id in subject_ids(g, run, one.subject)


def _not(g: Table, run: Run, one: Not, id: int) -> bool:
    return not test(g, run, one.test, id)


def _any_of(g: Table, run: Run, one: AnyOf, id: int) -> bool:
    return any([test(g, run, each, id) for each in one.tests])


def _all_of(g: Table, run: Run, one: AllOf, id: int) -> bool:
    return all([test(g, run, each, id) for each in one.tests])


_TESTS: Final[dict[type[Test], Callable[[Table, Run, Any, int], bool]]] = {
    Coloured: _coloured,
    Typed: _typed,
    Named: _named,
    NameHas: _name_has,
    SameName: _same_name,
    AsDeclared: _as_declared,
    Extreme: _extreme,
    DidThisTurn: _did_this_turn,
    Compare: _compare,
    Oriented: _oriented,
    InLanes: _in_lanes,
    InChosenLane: _in_chosen_lane,
    SameLane: _same_lane,
    AdjacentLane: _adjacent_lane,
    HasKeyword: _has_keyword,
    HasAbility: _has_ability,
    Symbols: _symbols,
    IsToken: _is_token,
    IsOf: _is_of,
    Incapacitated: _incapacitated,
    IsIt: _is_it,
    Not: _not,
    AllOf: _all_of,
    AnyOf: _any_of,
}


@clause("14-3f", "14-3g", "14-3i", "14-3j")
def stat(g: Table, id: int, name: str) -> int:
    """A number of a card that is open."""
    card = g.cards[id]
    front = FRONTS[card.face]
    if name == "cost":
        return front.cost
    if name == "wt":
        return front.wt
    if name == "core-cost":
        return front.core_cost
    if name == "damage":
        return card.damage
    if name == "cores":
        return _cores_on(g, id)
    if name == "atk":
        return atk(g, id)
    if front.category == "master":
        return g.life[card.owner]
    return hp(g, id)


@clause("14-3f", "14-3h", "14-3i")
def printed_stat(g: Table, id: int, name: str) -> int:
    """The number as it is printed (元々の)."""
    front = FRONTS[g.cards[id].face]
    return front.atk if name == "atk" else front.hp if name == "hp" else stat(g, id, name)


def _cores_on(g: Table, id: int) -> int:
    """Only masters and lords bear cores."""
    kind = g.cards[id].zone // 2
    place = ON_MASTER if kind == MASTER_AREA else ON_LORD if kind == LORD_AREA else ""
    return cores_in(g, g.cards[id].owner, place) if place else 0


# --- amounts ---------------------------------------------------------------------------------------


@clause("05-1", "05-2", "05-3", "31-2a")
def amount(g: Table, run: Run, node: Amount) -> int:
    """A whole number; halves are rounded up unless the text says otherwise."""
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Variable):
        return run.numbers[node.name]
    if isinstance(node, Count):
        return len(candidates(g, run, node.of))
    if isinstance(node, Stat):
        return _sum_of(g, run, node)
    if isinstance(node, (TimesThisTurn, CardsThisTurn)):
        return how_many(g.counted, run.seat, (run.source, g.cards[run.source].handle), node)
    if isinstance(node, Greatest):
        return _greatest(g, run, node)
    if isinstance(node, PlayerStat):
        of = g.life if node.stat == "life" else g.points
        return sum([of[seat] for seat in seats(run, g, node.whose)])
    if isinstance(node, Cores) and node.where == "this":
        return _cores_on(g, run.source)
    if isinstance(node, Cores):
        return sum([_cores(g, seat, node.where) for seat in seats(run, g, node.whose)])
    if isinstance(node, Broken):
        return how_many_broke(g, run, node.of)
    if isinstance(node, DealtWith):
        return run.dealt_with(node.slot)
    if isinstance(node, Happened):
        return int(run.occurrence.amount) if run.occurrence is not None else 0
    if isinstance(node, Times):
        return amount(g, run, node.amount) * node.factor
    if isinstance(node, Plus):
        return amount(g, run, node.one) + amount(g, run, node.other)
    if isinstance(node, Minus):
        return amount(g, run, node.one) - amount(g, run, node.other)
    assert isinstance(node, (Half, Share))
    whole = amount(g, run, node.amount)
    parts = 2 if isinstance(node, Half) else node.parts
    return whole // parts if node.down else -(-whole // parts)


def own_amount(g: Table, run: Run, node: Amount, seat: int) -> int:
    """The amount for one of the players that a statement is about, where each has its own."""
    return amount(g, run.of_each(seat), node.amount) if isinstance(node, OfEach) else amount(g, run, node)


@clause("16-3d")
def _sum_of(g: Table, run: Run, node: Stat) -> int:
    ids = [id for id in subject_ids(g, run, node.of) if not is_blank(g, run, id)]
    look = printed_stat if node.original else stat
    return sum([look(g, id, node.stat) for id in ids])


@clause("36-6")
def _greatest(g: Table, run: Run, node: Greatest) -> int:
    ids = candidates(g, run, node.of)
    numbers = [0 if is_blank(g, run, id) else stat(g, id, node.stat) for id in ids]
    if not numbers:
        return 0
    return min(numbers) if node.least else max(numbers)


@clause("38-1", "37-2j")
@clause("37-1")
def doer(occurrence: Occurrence) -> int:
    """The player who did it: of what an effect put somewhere, whose effect it was."""
    by_effect = occurrence.by != NOTHING and occurrence.kind in ("placed", "moved", "exiled", "cores-moved")
    return occurrence.by if by_effect else occurrence.seat


def _cores(g: Table, seat: int, where: str) -> int:
    return cores_in(g, seat, where) if where else counted_cores(g, seat)


# --- subjects --------------------------------------------------------------------------------------


def subject_ids(g: Table, run: Run, subject: Subject) -> tuple[int, ...]:
    """The cards that a statement is about."""
    if isinstance(subject, Those):
        return run.slots.get(subject.slot, ())
    if isinstance(subject, This):
        return (run.source,)
    if isinstance(subject, Every):
        found = candidates(g, run, subject.filter)
        if subject.slot is not None:
            run.slots[subject.slot] = found
        return found
    if isinstance(subject, Mentioned):
        return _there(run.occurrence.id) if run.occurrence is not None else ()
    if isinstance(subject, Counterpart):
        return _there(run.occurrence.other) if run.occurrence is not None else ()
    if isinstance(subject, MasterOf):
        return tuple([g.master(seat) for seat in seats(run, g, subject.whose)])
    if isinstance(subject, LordOf):
        lords = [id for seat in seats(run, g, subject.whose) for id in g.lord_area(seat)]
        return tuple([id for id in lords if not g.cards[id].reversed])
    if isinstance(subject, TopCards):
        found = _top(g, run, subject)
        if subject.slot is not None:
            run.slots[subject.slot] = found
        return found
    assert isinstance(subject, Together)
    both = [id for one in subject.subjects for id in subject_ids(g, run, one)]
    return tuple(dict.fromkeys(both))


def _there(id: int) -> tuple[int, ...]:
    return () if id == NOTHING else (id,)


def _top(g: Table, run: Run, subject: TopCards) -> tuple[int, ...]:
    """Cards from the top of a deck, the topmost first."""
    many = amount(g, run, subject.count)
    found: tuple[int, ...] = ()
    for seat in seats(run, g, subject.whose):
        deck = g.deck(seat)
        found += deck[:many] if subject.bottom else deck[::-1][:many]
    return found


# --- facts -----------------------------------------------------------------------------------------


@clause("38-5a")
def is_true(g: Table, run: Run, fact: Fact) -> bool:
    """Whether something is so at this moment."""
    if isinstance(fact, Exists):
        return compared(len(candidates(g, run, fact.filter)), fact.how, amount(g, run, fact.amount))
    if isinstance(fact, Matches):
        ids = subject_ids(g, run, fact.subject)
        return bool(ids) and all([_is_described(g, run, fact.filter, id) for id in ids])
    if isinstance(fact, Compares):
        return compared(amount(g, run, fact.one), fact.how, amount(g, run, fact.other))
    if isinstance(fact, Broke):
        return _broke(g, run, fact)
    if isinstance(fact, Mode):
        return all([g.awakened[seat] == (fact.mode == "awakened") for seat in seats(run, g, fact.whose)])
    if isinstance(fact, IsTurnOf):
        return g.player in seats(run, g, fact.whose)
    if isinstance(fact, IsFalse):
        return not is_true(g, run, fact.fact)
    if isinstance(fact, AllTrue):
        return all([is_true(g, run, one) for one in fact.facts])
    assert isinstance(fact, OneTrue)
    return any([is_true(g, run, one) for one in fact.facts])


@clause("12-1", "37-2j")
def _broke(g: Table, run: Run, fact: Broke) -> bool:
    """Whether these cards, or any of this kind as they were on the field, broke in this sequence."""
    if isinstance(fact.subject, Filter):
        return how_many_broke(g, run, fact.subject) > 0
    broken = [id for id, sequence in g.broken if sequence == g.sequence]
    return any([id in broken for id in subject_ids(g, run, fact.subject)])


@clause("12-1", "37-2j")
def how_many_broke(g: Table, run: Run, what: Filter) -> int:
    """Of this kind, as they were on the field, in this sequence."""
    if "unit" in what.categories:
        what = Filter(what.whose, what.zones, ("minion", "lord"), what.tests)
    before = run.as_it_was
    found = 0
    for id, sequence in g.broken:
        if sequence == g.sequence and g.cards[id].owner in seats(run, g, what.whose):
            run.as_it_was = id
            found += passes(g, run, what, id)
    run.as_it_was = before
    return found
