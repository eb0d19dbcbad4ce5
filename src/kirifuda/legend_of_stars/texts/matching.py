"""Which cards a text speaks of, what it counts, and what is true (9.6.1, 8.7)."""

from collections.abc import Callable
from typing import Any, Final

from ...effects.comparing import compared
from ...effects.counting import how_many
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
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
    InAttack,
    InChosenLane,
    InLanes,
    IsFalse,
    IsIt,
    IsOf,
    IsPhase,
    IsTurnOf,
    Marked,
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
    PlayerOf,
    PlayerStat,
    Plus,
    SameLane,
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
from ..book import clause
from ..cards.fronts import FRONTS
from ..ch02_kinds_of_cards.ch02_1_5_races import word_declared
from ..ch02_kinds_of_cards.ch02_1_characters import value
from ..ch02_kinds_of_cards.ch02_cards import of_kind, shows
from ..ch03_the_field.ch03_3_squares import (
    AHEAD,
    BACK_ROWS,
    BY_LANE,
    COLUMNS,
    FRONT_ROWS,
    ONE_STEP,
    column,
    is_front,
    square_of,
)
from ..ch05_how_a_game_goes.ch05_5_across_the_lane import opponent_in_lane
from ..ch08_terms.ch08_07_original_numbers import original as original_number
from ..ch08_terms.ch08_13_keywords import has
from ..state.rows import STATS
from ..table import FIELD, FRONT, LANES, LEFT, NOTHING, RIGHT, SQUARES, UPRIGHT, Table
from ..tree import AdjacentSquare, AllDiffer, BattlesWith, Beside, InRows, PointedAt, SameRow, Shares
from .phrases_of_cards import ONLY_CHARACTERS, Sought, zone_kinds
from .runs import StarsRun


def seats(g: Table, run: StarsRun, whose: str) -> tuple[int, ...]:
    """The players that a word names, the effect's own player first."""
    if whose in (EITHER, BOTH):
        return run.seat, 1 - run.seat
    return (seat_of_word(g, run, whose),)


def seat_of_word(g: Table, run: StarsRun, whose: str) -> int:
    if whose == OPPONENT:
        return 1 - run.seat
    if whose == TURN_PLAYER:
        return g.player
    return run.seat


@clause("9.6.1", "3")
def candidates(g: Table, run: StarsRun, filter: Filter) -> tuple[int, ...]:
    """Every card that a phrase describes, in the order in which they lie."""
    found: tuple[int, ...] = ()
    kinds = zone_kinds(filter)
    for seat in seats(g, run, filter.whose):
        there = lying_in(g, kinds, seat)
        if filter.categories and not (kinds is SQUARES and filter.categories == ONLY_CHARACTERS):
            there = tuple([id for id in there if of_kind(g, id, filter.categories)])
        found += passing(g, run, filter.tests, there)
    return found


def sought_out(g: Table, run: StarsRun, phrase: Sought) -> tuple[int, ...]:
    """The same of a phrase that is looked for again and again: of which faces it speaks is known."""
    if phrase.of != len(FRONTS):
        _find_faces(phrase)
    cards = g.cards
    faces = phrase.faces
    found: tuple[int, ...] = ()
    for seat in (run.seat,) if phrase.whose == YOU else seats(g, run, phrase.whose):
        there = lying_in(g, phrase.kinds, seat)
        if faces is not None:
            unseen = phrase.unseen
            there = tuple([id for id in there if (cards[id].face in faces if cards[id].up else unseen)])
        if phrase.rest:
            there = passing(g, run, phrase.rest, there)
        found = found + there if found else there
    return found


def _find_faces(phrase: Sought) -> None:
    phrase.of = len(FRONTS)
    if phrase.printed or phrase.categories:
        fitting = [front for front in FRONTS if not phrase.categories or front.kind in phrase.categories]
        phrase.faces = frozenset(
            [front.face for front in fitting if all([shows(front, one) for one in phrase.printed])]
        )


def passing(g: Table, run: StarsRun, tests: tuple[Test, ...], ids: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these cards that pass every test."""
    cards = g.cards
    for one in tests:
        if type(one) in _PLACES:
            there = _PLACES[type(one)](g, run, one)
            ids = tuple([id for id in ids if there >> cards[id].zone & 1])
        else:
            check = _TESTS[type(one)]
            ids = tuple([id for id in ids if check(g, run, one, id)])
    return ids


def lying_in(g: Table, kinds: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The cards in all these zones of a player."""
    if kinds is SQUARES:
        return g.characters(seat)
    if kinds is FIELD:
        return g.field(seat)
    if len(kinds) == 1:
        return g.zones[kinds[0] * 2 + seat]
    return tuple([id for kind in kinds for id in g.zones[kind * 2 + seat]])


def fits(g: Table, run: StarsRun, filter: Filter, id: int) -> bool:
    """Whether a card is one that the phrase describes: whose, where and what."""
    card = g.cards[id]
    if card.zone & 1 not in seats(g, run, filter.whose):
        return False
    return card.zone >> 1 in zone_kinds(filter) and passes(g, run, filter, id)


def is_described(g: Table, run: StarsRun, filter: Filter, id: int) -> bool:
    """The same of a card that is known already: where no zone is named it may be anywhere."""
    if filter.zones:
        return fits(g, run, filter, id)
    return g.cards[id].zone & 1 in seats(g, run, filter.whose) and passes(g, run, filter, id)


@clause("9.6.1")
def passes(g: Table, run: StarsRun, filter: Filter, id: int) -> bool:
    """Whether a card is of the kinds and passes every test of a phrase."""
    if filter.categories and not of_kind(g, id, filter.categories):
        return False
    for one in filter.tests:
        if not _TESTS[type(one)](g, run, one, id):
            return False
    return True


def test(g: Table, run: StarsRun, one: Test, id: int) -> bool:
    return _TESTS[type(one)](g, run, one, id)


# --- what is printed: face-up cards only (9.6.1) -----------------------------------------------------


@clause("9.6.1")
def _printed(g: Table, run: StarsRun, one: Test, id: int) -> bool:
    card = g.cards[id]
    return card.up and shows(FRONTS[card.face], one)


@clause("2.1.5", "2.6", "9.6.1")
def _as_declared(g: Table, run: StarsRun, one: AsDeclared, id: int) -> bool:
    """Of the attribute or the race that was declared; before that, of none."""
    card = g.cards[id]
    at = run.declared(one.slot)
    if not card.up or at == NOTHING:
        return False
    word = word_declared(one.of, at)
    front = FRONTS[card.face]
    return word == front.attribute if one.of == "attribute" else word in front.races


@clause("2.1.5", "2.6", "9.6.1")
def _shares(g: Table, run: StarsRun, one: Shares, id: int) -> bool:
    """Both must lie face-up: of a card that does not, nothing is known."""
    cards = g.cards
    if not cards[id].up:
        return False
    mine = FRONTS[cards[id].face]
    for other in subject_ids(g, run, one.subject):
        theirs = FRONTS[cards[other].face]
        if not cards[other].up:
            continue
        if one.of == "race":
            if any([race in theirs.races for race in mine.races]):
                return True
        elif mine.attribute == theirs.attribute if one.of == "attribute" else mine.name == theirs.name:
            return True
    return False


@clause("3.3.4")
def _in_chosen_lane(g: Table, run: StarsRun, one: InChosenLane, id: int) -> bool:
    here = column_of(g, id)
    return here != NOTHING and here == run.lanes.get(one.slot, NOTHING)


@clause("9.6.1", "8.7")
def _compare(g: Table, run: StarsRun, one: Compare, id: int) -> bool:
    if not g.cards[id].up:
        return False
    if isinstance(one.amount, Own):
        return compared(stat(g, id, one.stat, one.original), one.how, stat(g, id, one.amount.stat))
    return compared(stat(g, id, one.stat, one.original), one.how, amount(g, run, one.amount))


@clause("9.6.1")
def _extreme(g: Table, run: StarsRun, one: Extreme, id: int) -> bool:
    """No other card that is meant has more, or less; what lies face down has no number at all."""
    if not g.cards[id].up:
        return False
    numbers = [stat(g, other, one.stat) for other in candidates(g, run, one.among) if g.cards[other].up]
    return bool(numbers) and stat(g, id, one.stat) == (max(numbers) if one.most else min(numbers))


def _has_keyword(g: Table, run: StarsRun, one: HasKeyword, id: int) -> bool:
    if g.on_field(id):
        return has(g, id, one.keyword)
    return one.keyword in FRONTS[g.cards[id].face].keywords


# --- how and where it lies --------------------------------------------------------------------------


@clause("6.1", "6.2", "6.3", "6.4", "6.5", "6.6")
def _oriented(g: Table, run: StarsRun, one: Oriented, id: int) -> bool:
    card = g.cards[id]
    how = one.how
    if how == "face-up":
        return card.up
    if how == "face-down":
        return not card.up
    if how == "gained":
        return card.gained
    if how == "regained":
        return not card.gained
    if how == "attack":
        return card.turned == UPRIGHT
    if how == "defense":
        return card.turned != UPRIGHT
    return card.turned == (LEFT if how == "defense-left" else RIGHT)


def column_of(g: Table, id: int) -> int:
    """The shared lane that a card is in, or NOTHING."""
    square = square_of(g, id)
    return NOTHING if square == NOTHING else column(square, g.seat_of(id))


# --- where it lies: a set of squares, found once for all cards that are tested ------------------------


@clause("3.3.2", "3.3.3")
def _rows(g: Table, run: StarsRun, one: InRows) -> int:
    return (FRONT_ROWS if "front" in one.rows else 0) | (BACK_ROWS if "back" in one.rows else 0)


@clause("3.3.4")
def _lanes(g: Table, run: StarsRun, one: InLanes) -> int:
    found = 0
    for at in range(LANES):
        if str(at + 1) in one.lanes:
            found |= BY_LANE[at]
    return found


@clause("3.3.4")
def _same_lane(g: Table, run: StarsRun, one: SameLane) -> int:
    found = 0
    for other in subject_ids(g, run, one.subject):
        there = column_of(g, other)
        if there != NOTHING:
            found |= COLUMNS[there]
    return found


@clause("3.3.4")
def _adjacent_lane(g: Table, run: StarsRun, one: AdjacentLane) -> int:
    found = 0
    for other in subject_ids(g, run, one.subject):
        there = column_of(g, other)
        if there != NOTHING:
            found |= (COLUMNS[there - 1] if there > 0 else 0) | (COLUMNS[there + 1] if there + 1 < LANES else 0)
    return found


def _same_row(g: Table, run: StarsRun, one: SameRow) -> int:
    found = 0
    for other in subject_ids(g, run, one.subject):
        there = square_of(g, other)
        if there != NOTHING:
            found |= FRONT_ROWS if is_front(there) else BACK_ROWS
    return found


@clause("3.3.1")
def _adjacent_square(g: Table, run: StarsRun, one: AdjacentSquare) -> int:
    found = 0
    for other in subject_ids(g, run, one.subject):
        for there in AHEAD[g.cards[other].zone]:
            found |= there
    return found


BOTH_SIDES: Final[tuple[str, ...]] = ("left", "right")


@clause("3.3.1")
def _beside(g: Table, run: StarsRun, one: Beside) -> int:
    found = 0
    for other in subject_ids(g, run, one.subject):
        for side in BOTH_SIDES if one.side == "sides" else (one.side,):
            found |= AHEAD[g.cards[other].zone][ONE_STEP[side]]
    return found


@clause("2.1.1", "6.2", "9.6.1")
def _pointed_at(g: Table, run: StarsRun, one: PointedAt) -> int:
    """Icons as they are printed; of a card that lies face down nothing is known."""
    found = 0
    for other in subject_ids(g, run, one.subject):
        card = g.cards[other]
        square = square_of(g, other)
        if square == NOTHING or not card.up:
            continue
        for there in FRONTS[card.face].points_at[card.turned][square - FRONT]:
            found |= 1 << there * 2 + g.seat_of(other)
    return found


def _lies_there(g: Table, run: StarsRun, one: Test, id: int) -> bool:
    return _PLACES[type(one)](g, run, one) >> g.cards[id].zone & 1 == 1


_PLACES: Final[dict[type[Test], Callable[[Table, StarsRun, Any], int]]] = {
    InRows: _rows,
    InLanes: _lanes,
    SameLane: _same_lane,
    AdjacentLane: _adjacent_lane,
    SameRow: _same_row,
    AdjacentSquare: _adjacent_square,
    Beside: _beside,
    PointedAt: _pointed_at,
}


# --- what it does ------------------------------------------------------------------------------------


@clause("5.5.1Ⅰ")
def _in_attack(g: Table, run: StarsRun, one: InAttack, id: int) -> bool:
    if g.attacker == NOTHING:
        return False
    if id == g.attacker:
        return one.part in ("attacker", "either")
    return one.part in ("target", "either") and not g.striking and opponent_in_lane(g, g.attacker) == id


@clause("8.8")
def _battles_with(g: Table, run: StarsRun, one: BattlesWith, id: int) -> bool:
    """On the other side of the attack that is going on."""
    if g.attacker == NOTHING or g.striking:
        return False
    target = opponent_in_lane(g, g.attacker)
    others = subject_ids(g, run, one.subject)
    return (id == target and g.attacker in others) or (id == g.attacker and target in others)


def _did_this_turn(g: Table, run: StarsRun, one: DidThisTurn, id: int) -> bool:
    card = g.cards[id]
    if one.what == "placed":
        return g.on_field(id) and card.arrived == g.turn
    if one.what == "turned-up":
        return g.on_field(id) and card.unveiled == g.turn
    return bool(card.leads if one.what == "led" else card.attacks)


def _is_of(g: Table, run: StarsRun, one: IsOf, id: int) -> bool:
    return of_kind(g, id, one.categories)


def _is_it(g: Table, run: StarsRun, one: IsIt, id: int) -> bool:
    return id in subject_ids(g, run, one.subject)


@clause("9.6.1")
def _not(g: Table, run: StarsRun, one: Not, id: int) -> bool:
    """Of a face-down card nothing that is printed can be denied either."""
    if not g.cards[id].up and isinstance(one.test, OF_WHAT_IS_PRINTED):
        return False
    return not test(g, run, one.test, id)


def _any_of(g: Table, run: StarsRun, one: AnyOf, id: int) -> bool:
    return any([test(g, run, each, id) for each in one.tests])


def _all_of(g: Table, run: StarsRun, one: AllOf, id: int) -> bool:
    return all([test(g, run, each, id) for each in one.tests])


OF_WHAT_IS_PRINTED: Final = (Coloured, Typed, Named, NameHas, Shares, Compare, Extreme, HasKeyword, Marked)
_TESTS: Final[dict[type[Test], Callable[[Table, StarsRun, Any, int], bool]]] = {
    Coloured: _printed,
    Typed: _printed,
    Named: _printed,
    NameHas: _printed,
    Compare: _compare,
    Extreme: _extreme,
    HasKeyword: _has_keyword,
    Marked: _printed,
    Oriented: _oriented,
    AsDeclared: _as_declared,
    Shares: _shares,
    InChosenLane: _in_chosen_lane,
    InRows: _lies_there,
    InLanes: _lies_there,
    SameLane: _lies_there,
    AdjacentLane: _lies_there,
    SameRow: _lies_there,
    AdjacentSquare: _lies_there,
    Beside: _lies_there,
    PointedAt: _lies_there,
    InAttack: _in_attack,
    BattlesWith: _battles_with,
    DidThisTurn: _did_this_turn,
    IsOf: _is_of,
    IsIt: _is_it,
    Not: _not,
    AllOf: _all_of,
    AnyOf: _any_of,
}


@clause("8.7", "2.5")
def stat(g: Table, id: int, name: str, original: bool = False) -> int:
    """A number of a card; the original one where the text says so."""
    card = g.cards[id]
    if not card.up:
        return 0
    return original_number(g, id, STATS[name]) if original else value(g, id, STATS[name])


# --- amounts ---------------------------------------------------------------------------------------


def amount(g: Table, run: StarsRun, node: Amount) -> int:
    """A whole number; halves are rounded up unless the text says otherwise."""
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Variable):
        return run.numbers[node.name]
    if isinstance(node, Count):
        return len(candidates(g, run, node.of))
    if isinstance(node, Stat):
        return sum([stat(g, id, node.stat, node.original) for id in subject_ids(g, run, node.of)])
    if isinstance(node, Own):
        return stat(g, run.each, node.stat)
    if isinstance(node, Greatest):
        return greatest(g, run, node)
    if isinstance(node, PlayerStat):
        return sum([g.life[seat] for seat in seats(g, run, node.whose)])
    if isinstance(node, DealtWith):
        return run.dealt_with(node.slot)
    if isinstance(node, Happened):
        return int(run.occurrence.amount) if run.occurrence is not None else 0
    if isinstance(node, (TimesThisTurn, CardsThisTurn)):
        return how_many(g.so_far, run.seat, (run.source, g.cards[run.source].handle), node)
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


def own_amount(g: Table, run: StarsRun, node: Amount, seat: int) -> int:
    """The amount for one of the players that a statement is about, where each has its own."""
    return amount(g, run.of_each(seat), node.amount) if isinstance(node, OfEach) else amount(g, run, node)


@clause("9.6.1")
def greatest(g: Table, run: StarsRun, node: Greatest) -> int:
    """The highest or lowest number among cards; what lies face down has none, and without any it is 0."""
    numbers = [stat(g, id, node.stat) for id in candidates(g, run, node.of) if g.cards[id].up]
    if not numbers:
        return 0
    return min(numbers) if node.least else max(numbers)


# --- subjects --------------------------------------------------------------------------------------


def subject_ids(g: Table, run: StarsRun, subject: Subject) -> tuple[int, ...]:
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
    if isinstance(subject, TopCards):
        return _top(g, run, subject)
    if isinstance(subject, PlayerOf):
        return ()
    assert isinstance(subject, Together)
    return tuple(dict.fromkeys([id for one in subject.subjects for id in subject_ids(g, run, one)]))


def _there(id: int) -> tuple[int, ...]:
    return () if id == NOTHING else (id,)


def _top(g: Table, run: StarsRun, subject: TopCards) -> tuple[int, ...]:
    """Cards from the top of a deck, the topmost first."""
    many = amount(g, run, subject.count)
    found: tuple[int, ...] = ()
    for seat in seats(g, run, subject.whose):
        deck = g.deck(seat)
        found += deck[:many] if subject.bottom else deck[::-1][:many]
    return found


# --- facts -----------------------------------------------------------------------------------------


@clause("2.1.5", "2.6", "9.6.1")
def _all_differ(g: Table, run: StarsRun, fact: AllDiffer) -> bool:
    """Face-up cards only, for nothing is known of the others; a card of two races shares each of them."""
    seen: list[str | int] = []
    for id in candidates(g, run, fact.filter):
        if not g.cards[id].up:
            continue
        front = FRONTS[g.cards[id].face]
        if fact.of == "race":
            own: tuple[str | int, ...] = tuple(front.races)
        elif fact.of in ("attribute", "name"):
            own = (front.attribute if fact.of == "attribute" else front.name,)
        else:
            own = (stat(g, id, fact.of),)
        if any([one in seen for one in own]):
            return False
        seen.extend(own)
    return True


def is_true(g: Table, run: StarsRun, fact: Fact) -> bool:
    """Whether something is so at this moment."""
    if isinstance(fact, Exists):
        return compared(len(candidates(g, run, fact.filter)), fact.how, amount(g, run, fact.amount))
    if isinstance(fact, AllDiffer):
        return _all_differ(g, run, fact)
    if isinstance(fact, Matches):
        ids = subject_ids(g, run, fact.subject)
        return bool(ids) and all([is_described(g, run, fact.filter, id) for id in ids])
    if isinstance(fact, Compares):
        return compared(amount(g, run, fact.one), fact.how, amount(g, run, fact.other))
    if isinstance(fact, IsTurnOf):
        return g.player in seats(g, run, fact.whose)
    if isinstance(fact, IsPhase):
        return g.phase == fact.phase and g.player in seats(g, run, fact.whose)
    if isinstance(fact, IsFalse):
        return not is_true(g, run, fact.fact)
    if isinstance(fact, AllTrue):
        return all([is_true(g, run, one) for one in fact.facts])
    assert isinstance(fact, OneTrue)
    return any([is_true(g, run, one) for one in fact.facts])
