"""Which cards a text speaks of, what it counts, and what is true (chapter 4, 5.7, 11.4)."""

from collections.abc import Callable
from typing import Any, Final

from ..effects.comparing import compared
from ..effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    AllOf,
    AllTrue,
    Amount,
    AnyOf,
    Coloured,
    Compare,
    Compares,
    Count,
    Counterpart,
    DealtWith,
    DidThisTurn,
    Every,
    Exists,
    Fact,
    Filter,
    Half,
    Happened,
    Happening,
    HasKeyword,
    InAttack,
    IsFalse,
    IsIt,
    IsOf,
    IsPhase,
    IsToken,
    IsTurnOf,
    Marked,
    Matches,
    Mentioned,
    Minus,
    Named,
    Not,
    Number,
    OfEach,
    OneTrue,
    Oriented,
    PlayerOf,
    PlayerStat,
    Plus,
    SameName,
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
from .book import clause
from .chronicle_card import CAME_BY, PAID_EXTRA, ChronicleCard
from .fronts import FRONTS, ZONE_KINDS
from .occurrences import Occurrence
from .printed import GREEN, RED
from .references import NOTHING, Reference
from .rows import Row
from .runs import ChronicleRun
from .sight import base, era, look, row, up_to_date
from .table import Table
from .tree import (
    THAT_PLAYER,
    CameBy,
    Chose,
    CountersOn,
    Depending,
    DifferentNames,
    Each,
    Greatest,
    HappenedThisTurn,
    HasCounters,
    InEach,
    Kinds,
    Lit,
    NameContains,
    OfWord,
    OneOf,
    PaidExtra,
    SameKind,
    SameSquad,
    TotalWithin,
)
from .words_named import kept_as, words_of
from .zones import BATTLEFIELD, DECK, DISCARD, ERA, HAND, STACK

THAT: Final = -1
"""Under which a run keeps the player that `THAT_PLAYER` means."""
ON_THE_BATTLEFIELD: Final[tuple[int, ...]] = (BATTLEFIELD,)
CARD: Final = "card"
"""What texts call a card of whatever type."""
ALL: Final = 1 << 30
"""More cards than there are."""
HIDDEN: Final[tuple[int, ...]] = (HAND, DECK, ERA)


# --- players --------------------------------------------------------------------------------------


def seat_of_word(g: Table, run: ChronicleRun, whose: str) -> int:
    """The one player that a word names; nobody is you."""
    if whose == OPPONENT:
        return 1 - run.seat
    if whose == TURN_PLAYER:
        return g.player
    if whose == THAT_PLAYER:
        found = run.players.get(THAT)
        if found is not None:
            return found
        return run.occurrence.seat if run.occurrence is not None else run.seat
    return run.seat


@clause("6.1.4")
def seats(g: Table, run: ChronicleRun, whose: str) -> tuple[int, ...]:
    """The players that a word names; of both the turn player first."""
    if whose in (EITHER, BOTH):
        return g.player, 1 - g.player
    return (seat_of_word(g, run, whose),)


# --- cards ------------------------------------------------------------------------------------------


@clause("15.3.3.1", "15.3.3.2")
def zone_kinds(filter: Filter) -> tuple[int, ...]:
    """The zones that a phrase speaks of; a permanent lies on the battlefield or in a soul yard."""
    return tuple([ZONE_KINDS[word] for word in filter.zones]) if filter.zones else ON_THE_BATTLEFIELD


@clause("15.2.15.1.6")
def candidates(g: Table, run: ChronicleRun, filter: Filter, most: int = ALL) -> tuple[int, ...]:
    """Every card that a phrase describes, in the order in which they lie; a joined card is none by itself.

    No more than `most` are looked for.
    """
    found: list[int] = []
    kinds = zone_kinds(filter)
    types, tests = filter.categories, filter.tests
    plain = len(types) == 1 and types[0] != CARD
    cards, rows = g.cards, up_to_date(g)
    joined = bool(g.joined)
    for seat in seats(g, run, filter.whose):
        now = g.eras[seat]
        for kind in kinds:
            lying = g.zones[kind * 2 + seat]
            if not (types or tests or joined):
                found += lying[: most - len(found)]
                continue
            for id in lying:
                card = cards[id]
                seen = rows.get(id) or FRONTS[card.face].by_era[now]
                if joined and card.host != NOTHING:
                    continue
                if types and types[0] not in seen.types and (plain or not of_types(card, seen, types)):
                    continue
                for one in tests:
                    if not TESTS[type(one)](g, run, one, card, seen):
                        break
                else:
                    found.append(id)
                    if len(found) == most:
                        return tuple(found)
    return tuple(found)


def fits(g: Table, run: ChronicleRun, filter: Filter, card: ChronicleCard, seen: Row) -> bool:
    """Whether a card is one that the phrase describes: whose, where and what."""
    if filter.whose not in (EITHER, BOTH) and card.zone % 2 != seat_of_word(g, run, filter.whose):
        return False
    return card.zone // 2 in zone_kinds(filter) and not joined(card) and passes(g, run, filter, card, seen)


def describes(g: Table, run: ChronicleRun, filter: Filter, card: ChronicleCard, seen: Row) -> bool:
    """The same of a card that is known already: where no zone is named it may be anywhere."""
    if filter.zones:
        return fits(g, run, filter, card, seen)
    if filter.whose not in (EITHER, BOTH) and card.zone % 2 != seat_of_word(g, run, filter.whose):
        return False
    return passes(g, run, filter, card, seen)


def passes(g: Table, run: ChronicleRun, filter: Filter, card: ChronicleCard, seen: Row) -> bool:
    """Whether a card is of the types and passes every test of a phrase."""
    if filter.categories and not of_types(card, seen, filter.categories):
        return False
    for one in filter.tests:
        if not TESTS[type(one)](g, run, one, card, seen):
            return False
    return True


@clause("5.6.2", "15.2.15.1.6")
def of_types(card: ChronicleCard, seen: Row, wanted: tuple[str, ...]) -> bool:
    """A joined card is no unit."""
    for word in wanted:
        if word == CARD or (word in seen.types and card.host == NOTHING):
            return True
    return False


def joined(card: ChronicleCard) -> bool:
    return card.host != NOTHING


# --- subjects ---------------------------------------------------------------------------------------


@clause("6.5.2", "7.3", "11.6.17.1", "11.6.17.2", "5.7.2")
def subject_ids(g: Table, run: ChronicleRun, subject: Subject) -> tuple[int, ...]:
    """The cards that a statement can act on: those that are still what was meant."""
    if isinstance(subject, This):
        return this_card(g, run)
    if isinstance(subject, Those):
        return tuple([id for id in run.slots.get(subject.slot, ()) if _is_meant(g, run, subject.slot, id)])
    if isinstance(subject, Every):
        return candidates(g, run, subject.filter)
    if isinstance(subject, Mentioned):
        return mentioned(g, run)
    if isinstance(subject, Counterpart):
        return counterpart(g, run)
    if isinstance(subject, TopCards):
        return top_cards(g, run, subject)
    if isinstance(subject, Each):
        return (run.each[0],) if run.each is not None else ()
    if isinstance(subject, Together):
        return tuple(dict.fromkeys([id for one in subject.subjects for id in subject_ids(g, run, one)]))
    return ()


@clause("11.8.3")
def _is_meant(g: Table, run: ChronicleRun, slot: int, id: int) -> bool:
    """Whether it is still the card that was chosen, and may still be."""
    if (slot, id) in run.illegal:
        return False
    handle = run.handles.get(id)
    return handle is None or g.cards[id].handle in (handle, run.followed.get(id))


@clause("11.6.17.1", "11.6.17.2")
def follow(g: Table, run: ChronicleRun, ids: tuple[int, ...], to: int) -> None:
    """What comes later in the text finds these cards where it has just put them, unless that is hidden."""
    if to not in HIDDEN:
        for id in ids:
            if g.kind_of(id) == to:
                run.follow(id, g.cards[id].handle)


@clause("11.6.17.1", "11.6.17.2")
def this_card(g: Table, run: ChronicleRun) -> tuple[int, ...]:
    """The card itself; a trigger by its own move finds it where it went, unless that is hidden.

    So does a text that has put it there, as a cost or before.
    """
    if run.source == NOTHING:
        return ()
    card = g.cards[run.source]
    if run.handle in (NOTHING, card.handle) or run.followed.get(run.source) == card.handle:
        return (run.source,)
    moved = run.occurrence
    if moved is not None and moved.id == run.source and moved.was == run.handle and moved.handle == card.handle:
        return () if card.zone // 2 in HIDDEN else (run.source,)
    return ()


@clause("11.6.17.1", "11.6.17.2")
def mentioned(g: Table, run: ChronicleRun) -> tuple[int, ...]:
    occurrence = run.occurrence
    if occurrence is None or occurrence.id == NOTHING:
        return ()
    card = g.cards[occurrence.id]
    hidden = occurrence.was != NOTHING and card.zone // 2 in HIDDEN
    return (occurrence.id,) if card.handle == occurrence.handle and not hidden else ()


def counterpart(g: Table, run: ChronicleRun) -> tuple[int, ...]:
    occurrence = run.occurrence
    if occurrence is None or occurrence.other == NOTHING:
        return ()
    card = g.cards[occurrence.other]
    sacrificed = occurrence.kind == "placed" and card.zone // 2 == DISCARD
    return (occurrence.other,) if sacrificed or card.handle == occurrence.other_handle else ()


def top_cards(g: Table, run: ChronicleRun, subject: TopCards) -> tuple[int, ...]:
    """The topmost first; of the bottom the lowest first."""
    many = amount(g, run, subject.count)
    found: tuple[int, ...] = ()
    for seat in seats(g, run, subject.whose) if many > 0 else ():
        deck = g.deck(seat)
        found += deck[:many] if subject.bottom else tuple(reversed(deck[-many:]))
    return found


@clause("6.5.2", "11.4.9", "11.8.4", "11.8.7")
def references(g: Table, run: ChronicleRun, subject: Subject) -> tuple[Reference, ...]:
    """The cards that a text asks something about, by the handles they are meant by; they may have left."""
    if isinstance(subject, This):
        return ((run.source, run.handle if run.handle != NOTHING else g.cards[run.source].handle),)
    if isinstance(subject, Those):
        return tuple([(id, run.handles.get(id, g.cards[id].handle)) for id in run.slots.get(subject.slot, ())])
    if isinstance(subject, Mentioned):
        occurrence = run.occurrence
        if occurrence is None or occurrence.id == NOTHING:
            return ()
        left = occurrence.was != NOTHING and occurrence.source in (BATTLEFIELD, STACK)
        return ((occurrence.id, occurrence.was if left else occurrence.handle),)
    if isinstance(subject, Each):
        return (run.each,) if run.each is not None else ()
    if isinstance(subject, Counterpart):
        occurrence = run.occurrence
        if occurrence is None or occurrence.other == NOTHING:
            return ()
        return ((occurrence.other, occurrence.other_handle),)
    return tuple([g.reference(id) for id in subject_ids(g, run, subject)])


def is_it(g: Table, run: ChronicleRun, subject: Subject, reference: Reference) -> bool:
    """Whether a card is one that a text means; one that the text itself has put elsewhere it means there, too."""
    if reference in references(g, run, subject):
        return True
    id, handle = reference
    return isinstance(subject, Those) and run.followed.get(id) == handle and id in run.slots.get(subject.slot, ())


def player_of(g: Table, run: ChronicleRun, subject: Subject) -> int:
    """The player that a subject is; NOTHING if it is cards."""
    return seat_of_word(g, run, subject.whose) if isinstance(subject, PlayerOf) else NOTHING


# --- tests ------------------------------------------------------------------------------------------

Judge = Callable[[Table, ChronicleRun, Any, ChronicleCard, Row], bool]


def _coloured(g: Table, run: ChronicleRun, one: Coloured, card: ChronicleCard, seen: Row) -> bool:
    for word in one.colours:
        if word in seen.factions:
            return True
    return False


@clause("5.6.3", "5.6.5")
def _typed(g: Table, run: ChronicleRun, one: Typed, card: ChronicleCard, seen: Row) -> bool:
    for word in one.types:
        if word in seen.categories:
            return True
    return False


def _named(g: Table, run: ChronicleRun, one: Named, card: ChronicleCard, seen: Row) -> bool:
    return seen.name in one.names


@clause("5.13.1", "5.13.4", "5.13.6")
def _compare(g: Table, run: ChronicleRun, one: Compare, card: ChronicleCard, seen: Row) -> bool:
    """A card that has no such number is neither above nor below anything."""
    looked_at = base(g, card) if one.original else seen
    if not has_stat(looked_at, one.stat):
        return False
    return compared(stat(card, looked_at, one.stat), one.how, amount(g, run, one.amount))


@clause("6.3.1")
def _oriented(g: Table, run: ChronicleRun, one: Oriented, card: ChronicleCard, seen: Row) -> bool:
    return card.wiped == (one.how == "wiped")


@clause("10.1.4.5")
def _in_attack(g: Table, run: ChronicleRun, one: InAttack, card: ChronicleCard, seen: Row) -> bool:
    attacks = (card.id, card.handle) in g.attackers
    if one.part == "attacking":
        return attacks
    if one.part == "blocking":
        return (card.id, card.handle) == g.blocker
    if one.part == "blocked":
        return attacks and g.was_blocked
    if one.part == "squad":
        return attacks and len(g.attackers) > 1
    return attacks or (card.id, card.handle) == g.blocker


@clause("5.5.2", "5.5.3", "5.2.2.1.1", "5.2.2.1.2", "5.2.2.1.2.1", "5.4.1")
def _marked(g: Table, run: ChronicleRun, one: Marked, card: ChronicleCard, seen: Row) -> bool:
    printed = FRONTS[card.face].card
    if one.mark == "legacy":
        return printed.legacy
    if one.mark == "epic":
        return printed.epic
    if one.mark == "cb":
        return printed.burst
    return len(seen.factions) > 1 if one.mark == "multi-soul" else not seen.factions


def _has_keyword(g: Table, run: ChronicleRun, one: HasKeyword, card: ChronicleCard, seen: Row) -> bool:
    return one.keyword in seen.keywords


@clause("6.11.1")
def _is_token(g: Table, run: ChronicleRun, one: IsToken, card: ChronicleCard, seen: Row) -> bool:
    return FRONTS[card.face].card.token is not None


def _is_of(g: Table, run: ChronicleRun, one: IsOf, card: ChronicleCard, seen: Row) -> bool:
    return of_types(card, seen, one.categories)


def _is_it(g: Table, run: ChronicleRun, one: IsIt, card: ChronicleCard, seen: Row) -> bool:
    return is_it(g, run, one.subject, (card.id, card.handle))


def _not(g: Table, run: ChronicleRun, one: Not, card: ChronicleCard, seen: Row) -> bool:
    return not TESTS[type(one.test)](g, run, one.test, card, seen)


def _any_of(g: Table, run: ChronicleRun, one: AnyOf, card: ChronicleCard, seen: Row) -> bool:
    return any([TESTS[type(test)](g, run, test, card, seen) for test in one.tests])


def _all_of(g: Table, run: ChronicleRun, one: AllOf, card: ChronicleCard, seen: Row) -> bool:
    return all([TESTS[type(test)](g, run, test, card, seen) for test in one.tests])


@clause("6.10.2")
def _has_counters(g: Table, run: ChronicleRun, one: HasCounters, card: ChronicleCard, seen: Row) -> bool:
    return compared(counters(card, one.counter), one.how, amount(g, run, one.amount))


def _same_name(g: Table, run: ChronicleRun, one: SameName, card: ChronicleCard, seen: Row) -> bool:
    return any([look(g, id, handle)[1].name == seen.name for id, handle in references(g, run, one.subject)])


def _of_those_together(g: Table, run: ChronicleRun, one: Test, card: ChronicleCard, seen: Row) -> bool:
    """It says nothing of a card by itself: see `choosing.bounds_of`."""
    return True


@clause("5.5.1")
def _name_contains(g: Table, run: ChronicleRun, one: NameContains, card: ChronicleCard, seen: Row) -> bool:
    return one.part in seen.name


@clause("6.7.2", "6.7.2.1")
def _same_squad(g: Table, run: ChronicleRun, one: SameSquad, card: ChronicleCard, seen: Row) -> bool:
    """Only one squad attacks at a time."""
    if len(g.attackers) < 2 or (card.id, card.handle) not in g.attackers:
        return False
    return any([reference in g.attackers for reference in references(g, run, one.subject)])


def _same_kind(g: Table, run: ChronicleRun, one: SameKind, card: ChronicleCard, seen: Row) -> bool:
    own = words_on(seen, one.what)
    others = [look(g, id, handle)[1] for id, handle in references(g, run, one.subject)]
    return any([word in own for other in others for word in words_on(other, one.what)])


def words_on(seen: Row, what: str) -> tuple[str, ...]:
    """The factions, categories, types or the name of a card."""
    if what == "faction":
        return seen.factions
    if what == "category":
        return seen.categories
    return seen.types if what == "type" else (seen.name,)


def _one_of(g: Table, run: ChronicleRun, one: OneOf, card: ChronicleCard, seen: Row) -> bool:
    """Where a kind names no zone, the phrase around it does."""
    same_place = not any([kind.zones for kind in one.kinds])
    judge = describes if same_place else fits
    return any([judge(g, run, kind, card, seen) for kind in one.kinds])


@clause("15.2.6.4", "15.2.18.2", "15.2.19.2")
def _came_by(g: Table, run: ChronicleRun, one: CameBy, card: ChronicleCard, seen: Row) -> bool:
    return bool(card.came & CAME_BY[one.way])


@clause("5.7.3")
def _lit(g: Table, run: ChronicleRun, one: Lit, card: ChronicleCard, seen: Row) -> bool:
    return bool(seen.lamps & (GREEN if one.lamp == "green" else RED))


@clause("11.2.7")
def _chose(g: Table, run: ChronicleRun, one: Chose, card: ChronicleCard, seen: Row) -> bool:
    chosen = [
        reference
        for entry in g.stack
        if (entry.source, entry.handle) == (card.id, card.handle)
        for _, references_ in entry.slots
        for reference in references_
    ]
    if not isinstance(one.what, Filter):
        return any([reference in chosen for reference in references(g, run, one.what)])
    there = [id for id, handle in chosen if g.cards[id].handle == handle]
    return any([fits(g, run, one.what, g.cards[id], row(g, id)) for id in there])


def _of_word(g: Table, run: ChronicleRun, one: OfWord, card: ChronicleCard, seen: Row) -> bool:
    at = run.numbers.get(kept_as(one.slot))
    return at is not None and words_of(one.of)[at] in words_on(seen, one.of)


def _did_this_turn(g: Table, run: ChronicleRun, one: DidThisTurn, card: ChronicleCard, seen: Row) -> bool:
    if one.what == "attacked":
        return card.attacked == g.turn
    if one.what == "damaged":
        return bool(card.hurt_by)
    if one.what == "destroyed":
        destroyed = [(each.id, each.handle) for each in g.history if each.kind == "destroyed"]
        return (card.id, card.handle) in destroyed
    return card.since == g.turn


TESTS: Final[dict[type[Test], Judge]] = {
    Coloured: _coloured,
    Typed: _typed,
    Named: _named,
    Compare: _compare,
    Oriented: _oriented,
    InAttack: _in_attack,
    Marked: _marked,
    HasKeyword: _has_keyword,
    IsToken: _is_token,
    IsOf: _is_of,
    IsIt: _is_it,
    Not: _not,
    AllOf: _all_of,
    AnyOf: _any_of,
    HasCounters: _has_counters,
    SameName: _same_name,
    DifferentNames: _of_those_together,
    TotalWithin: _of_those_together,
    SameSquad: _same_squad,
    NameContains: _name_contains,
    OfWord: _of_word,
    OneOf: _one_of,
    SameKind: _same_kind,
    DidThisTurn: _did_this_turn,
    CameBy: _came_by,
    Chose: _chose,
    Lit: _lit,
}


# --- numbers ------------------------------------------------------------------------------------------


@clause("5.13.1")
def has_stat(seen: Row, word: str) -> bool:
    """Only units have level, power and ATK."""
    return word not in COMBAT_STATUS or "unit" in seen.types


@clause("4.3", "4.4", "5.13.3")
def stat(card: ChronicleCard, seen: Row, word: str) -> int:
    """A number of a card; a negative one, or one that it has not, is looked at as 0, a level is 1 to 4."""
    if not has_stat(seen, word):
        return 0
    if word == "power":
        return max(seen.power, 0)
    if word == "atk":
        return max(seen.atk, 0)
    if word == "level":
        return min(max(seen.level, 1), 4)
    if word == "ca":
        return max(seen.ca, 0)
    if word == "cost":
        return seen.price.total
    if word == "free-cost":
        return seen.price.free
    if word == "faction-cost":
        return sum(seen.price.factions)
    return card.damage


COMBAT_STATUS: Final[tuple[str, ...]] = ("level", "power", "atk")


def counters(card: ChronicleCard, name: str) -> int:
    """Counters of a name on a card; without a name all of them."""
    return card.counters_of(name) if name else sum([many for _, many in card.counters])


def _stats(g: Table, run: ChronicleRun, word: str, subject: Subject, original: bool = False) -> list[int]:
    found: list[int] = []
    for id, handle in references(g, run, subject):
        card, seen = look(g, id, handle)
        found.append(stat(card, base(g, card) if original else seen, word))
    return found


@clause("4.1", "4.2", "4.4", "4.5")
def amount(g: Table, run: ChronicleRun, node: Amount) -> int:
    """A whole number, as it is now; what cannot be told is 0."""
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Variable):
        return run.numbers.get(node.name, 0)
    if isinstance(node, Count):
        return len(candidates(g, run, node.of))
    if isinstance(node, Stat):
        return sum(_stats(g, run, node.stat, node.of, node.original))
    if isinstance(node, PlayerStat):
        return sum([player_stat(g, run, seat, node.stat) for seat in seats(g, run, node.whose)])
    if isinstance(node, DealtWith):
        return run.dealt_with(node.slot)
    if isinstance(node, Happened):
        return run.occurrence.amount if run.occurrence is not None else 0
    if isinstance(node, Times):
        return amount(g, run, node.amount) * node.factor
    if isinstance(node, Plus):
        return amount(g, run, node.one) + amount(g, run, node.other)
    if isinstance(node, Minus):
        return max(amount(g, run, node.one) - amount(g, run, node.other), 0)
    if isinstance(node, Half):
        whole = amount(g, run, node.amount)
        return whole // 2 if node.down else (whole + 1) // 2
    if isinstance(node, CountersOn):
        return sum([counters(look(g, id, was)[0], node.counter) for id, was in references(g, run, node.of)])
    if isinstance(node, Greatest):
        return (min if node.least else max)(_stats(g, run, node.stat, node.of), default=0)
    if isinstance(node, InEach):
        return amount(g, run, node.amount) // node.size
    if isinstance(node, Kinds):
        return kinds(g, run, node)
    if isinstance(node, TimesThisTurn):
        return len([one for one in g.history if answers(g, run, node.happening, one)])
    if isinstance(node, Depending):
        return amount(g, run, node.then if is_true(g, run, node.fact) else node.otherwise)
    return 0


def own_amount(g: Table, run: ChronicleRun, node: Amount, seat: int) -> int:
    """The amount for one of the players that a statement is about, where each has its own."""
    return amount(g, run.of_each(seat), node.amount) if isinstance(node, OfEach) else amount(g, run, node)


def amount_for(g: Table, run: ChronicleRun, node: Amount, id: int) -> int:
    """The amount for one of the cards that are dealt with, whose own numbers it may speak of."""
    if isinstance(node, Number):
        return node.value
    run.each = g.reference(id)
    found = amount(g, run, node)
    run.each = None
    return found


def kinds(g: Table, run: ChronicleRun, node: Kinds) -> int:
    found: set[str] = set()
    for id in candidates(g, run, node.of):
        found.update(words_on(row(g, id), node.what))
    return len(found)


@clause("7.6.2", "11.2.6", "11.5.7", "11.6.9")
def player_stat(g: Table, run: ChronicleRun, seat: int, word: str) -> int:
    """Life, points, or the era: one's own as it was fixed for what is being used or resolved."""
    if word == "life":
        return g.life[seat]
    if word == "advance-points":
        return g.advance_points[seat]
    return run.era if run.era and seat == run.seat else era(g, seat)


# --- facts --------------------------------------------------------------------------------------------


def is_true(g: Table, run: ChronicleRun, fact: Fact) -> bool:
    """Whether it is so now."""
    if isinstance(fact, Exists):
        return compared(len(candidates(g, run, fact.filter)), fact.how, amount(g, run, fact.amount))
    if isinstance(fact, Matches):
        meant = references(g, run, fact.subject)
        return bool(meant) and all([_matches(g, run, fact.filter, id, handle) for id, handle in meant])
    if isinstance(fact, Compares):
        return compared(amount(g, run, fact.one), fact.how, amount(g, run, fact.other))
    if isinstance(fact, IsTurnOf):
        return g.player in seats(g, run, fact.whose)
    if isinstance(fact, IsPhase):
        return is_phase(g, fact.phase) and g.player in seats(g, run, fact.whose)
    if isinstance(fact, IsFalse):
        return not is_true(g, run, fact.fact)
    if isinstance(fact, AllTrue):
        return all([is_true(g, run, one) for one in fact.facts])
    if isinstance(fact, OneTrue):
        return any([is_true(g, run, one) for one in fact.facts])
    if isinstance(fact, HappenedThisTurn):
        return len([one for one in g.history if answers(g, run, fact.happening, one)]) >= fact.times
    if isinstance(fact, PaidExtra):
        return paid_extra(g, run)
    return False


def _matches(g: Table, run: ChronicleRun, filter: Filter, id: int, handle: int) -> bool:
    """Where a zone is named it must be there still; otherwise what it is, or last was, counts."""
    card, seen = look(g, id, handle)
    if filter.zones and g.cards[id].handle != card.handle:
        return False
    return describes(g, run, filter, card, seen)


@clause("9.5.1.3")
def is_phase(g: Table, word: str) -> bool:
    if word == "main-1":
        return g.phase == "main" and g.main == 1
    if word == "main-2":
        return g.phase == "main" and g.main == 2
    return word in (g.phase, g.step)


@clause("11.2.4")
def paid_extra(g: Table, run: ChronicleRun) -> bool:
    """Whether the optional additional or the alternative cost was paid, for the entry or for the card itself."""
    entry = run.entry
    if entry is not None and entry.kind == "spell":
        return bool(entry.extra) or entry.alternative != NOTHING
    return run.source != NOTHING and bool(look(g, run.source, run.handle)[0].came & PAID_EXTRA)


# --- happenings ---------------------------------------------------------------------------------------


@clause("11.6.2", "11.6.3")
def answers(g: Table, run: ChronicleRun, happening: Happening, occurrence: Occurrence) -> bool:
    """Whether what happened is what a text waits for; `run` is of the card that waits."""
    if happening.kind != occurrence.kind:
        return False
    if happening.who and happening.who not in (EITHER, BOTH) and occurrence.seat != seat_of_word(g, run, happening.who):
        return False
    if happening.by and occurrence.by not in seats(g, run, happening.by):
        return False
    if happening.nature and happening.nature != occurrence.nature:
        return False
    if happening.source and occurrence.source not in [ZONE_KINDS[word] for word in happening.source]:
        return False
    if happening.to and occurrence.to not in [ZONE_KINDS[word] for word in happening.to]:
        return False
    if happening.what is not None and not _is_the_one(g, run, happening.what, occurrence):
        return False
    return happening.other is None or _is_by_it(g, run, happening.other, occurrence)


def _is_the_one(g: Table, run: ChronicleRun, wanted: Subject | Filter, occurrence: Occurrence) -> bool:
    """The card of a happening, looked at as it was before it left where that is what happened."""
    id, handle, was = occurrence.id, occurrence.handle, occurrence.was
    if id == NOTHING:
        return False
    left = was != NOTHING and occurrence.to != BATTLEFIELD
    if isinstance(wanted, Filter):
        card, seen = look(g, id, was if left else handle)
        return describes(g, run, wanted, card, seen)
    return is_it(g, run, wanted, (id, handle)) or (was != NOTHING and is_it(g, run, wanted, (id, was)))


@clause("12.4.4", "6.6.1")
def _is_by_it(g: Table, run: ChronicleRun, wanted: Subject | Filter, occurrence: Occurrence) -> bool:
    """The other card of a happening; damage destroys a unit on behalf of every card that dealt it."""
    sources: tuple[Reference, ...] = ()
    if occurrence.other != NOTHING:
        sources = ((occurrence.other, occurrence.other_handle),)
    elif occurrence.kind == "destroyed" and occurrence.id != NOTHING:
        as_it_was = occurrence.was if occurrence.was != NOTHING else occurrence.handle
        sources = look(g, occurrence.id, as_it_was)[0].hurt_by
        if occurrence.nature:
            sources = tuple([one for one in sources if one in g.clash])
    if isinstance(wanted, Filter):
        return any([describes(g, run, wanted, *look(g, id, handle)) for id, handle in sources])
    return any([is_it(g, run, wanted, one) for one in sources])
