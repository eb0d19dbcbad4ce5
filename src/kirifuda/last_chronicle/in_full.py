"""Whether costs can be paid in full (6.8.2): all that they take together, out of everything there is to pay with."""

from collections.abc import Iterable
from typing import Final

from ..effects.statements import Destroy, Draw, LookAt, LoseLife, Orient, TurnOver
from ..effects.tree import Amount, Cost, DoAsCost, Statement, Subject, This, Those, TopCards
from ..kernel.choosing import at_most
from .book import clause
from .characteristics import forbidden, has, is_unit
from .choosing import bounds_of
from .matching import amount, candidates, counters, seat_of_word, seats, subject_ids
from .references import NOTHING
from .runs import ChronicleRun
from .souls import means
from .statements import (
    ChronoCheck,
    Designate,
    Discard,
    ExchangeMarkers,
    GainAdvancePoints,
    Put,
    PutCounters,
    RemoveCounters,
    Sacrifice,
)
from .table import Table
from .tree import WipeThis
from .zones import BATTLEFIELD, SOUL

Ids = tuple[int, ...]
Part = tuple[ChronicleRun, Cost]
"""A cost that is no souls, and who pays it for which card."""
GONE: Final = "gone"
TURNED: Final = "turned"
KEPT: Final = "kept"
"""What becomes of a card that is paid with: it leaves its place, is turned, or stays as it is."""
UNSEEN: Final = frozenset(["hand", "deck"])


class Till:
    """What there is to pay with, less what the costs counted so far take of it. It is made for one look and not kept.

    `spent`: cards that costs name, by what becomes of them; `wanted`: how many cards, of which, are to be picked.
    """

    __slots__ = ("counters", "deck", "life", "points", "spent", "stones", "wanted")

    def __init__(self, g: Table, turned: Ids = ()) -> None:
        self.life = list(g.life)
        self.points = list(g.advance_points)
        self.deck = [len(g.deck(0)), len(g.deck(1))]
        self.counters: dict[tuple[int, str], int] = {}
        self.spent: dict[str, Ids] = {TURNED: turned}
        self.wanted: dict[str, list[tuple[Ids, int]]] = {}
        self.stones = 0

    def spend(self, what: str, id: int) -> bool:
        """Pay with this very card; no card pays two costs of one sort (C99)."""
        if id in self.spent.get(what, ()):
            return False
        self.spent[what] = (*self.spent.get(what, ()), id)
        return True

    def take(self, what: list[int], seat: int, many: int) -> bool:
        what[seat] -= many
        return what[seat] >= 0

    def has_cards_enough(self) -> bool:
        """Whether each that is to be picked can be another card."""
        for what, wishes in self.wanted.items():
            spent = self.spent.get(what, ())
            if not Handing([(tuple([id for id in ids if id not in spent]), many) for ids, many in wishes]).is_enough():
                return False
        return True


class Handing:
    """Cards handed to wishes, each to one alone: a wish that finds none left takes one whose owner can have another.

    `owners`: which wish has which card.
    """

    __slots__ = ("owners", "wishes")

    def __init__(self, wishes: list[tuple[Ids, int]]) -> None:
        self.wishes = wishes
        self.owners: dict[int, int] = {}

    def is_enough(self) -> bool:
        for at, (ids, many) in enumerate(self.wishes):
            if many > len(ids) or not all([self.finds_one(at) for _ in range(many)]):
                return False
        return True

    def finds_one(self, wish: int) -> bool:
        """Whether one more card can be handed to a wish, others handing on what they have."""
        for_what: dict[int, tuple[int, int]] = {}
        asking: list[tuple[int, int]] = [(wish, NOTHING)]
        for at, given_up in asking:
            for id in self.wishes[at][0]:
                if id not in for_what:
                    for_what[id] = (at, given_up)
                    if id not in self.owners:
                        self.hand_on(id, for_what)
                        return True
                    asking.append((self.owners[id], id))
        return False

    def hand_on(self, id: int, for_what: dict[int, tuple[int, int]]) -> None:
        """Each wish on the way gets the card that it asked for and gives up the one that it was asked for."""
        while id != NOTHING:
            self.owners[id], id = for_what[id]


@clause("6.8.2", "11.2.11")
def can_be_paid_in_full(g: Table, seat: int, souls: int, parts: Iterable[Part], turned: Ids = ()) -> bool:
    """Whether a player can pay all of these together, with so many souls.

    Cards that are `turned` before can pay nothing by being wiped, nor can a stone that makes a soul.
    """
    till = Till(g, turned)
    if not all([can_be_counted(g, till, run, cost) for run, cost in parts]) or not till.has_cards_enough():
        return False
    return not till.stones or means(g, seat).many >= souls + till.stones


def can_be_counted(g: Table, till: Till, run: ChronicleRun, cost: Cost) -> bool:
    if isinstance(cost, WipeThis):
        return can_be_wiped_for_cost(g, run.source) and till.spend(TURNED, run.source)
    if not isinstance(cost, DoAsCost):
        return True
    return all([can_be_done(g, till, run, one, cost.statements) for one in cost.statements])


@clause("6.8.2", "6.8.3", "11.5.2.1.2", "15.2.14.10", "15.1.14.3", "15.1.15.4")
def can_be_done(g: Table, till: Till, run: ChronicleRun, one: Statement, among: tuple[Statement, ...]) -> bool:
    """Whether a part of a cost can be done in full after those that were counted before."""
    if isinstance(one, Designate):
        return can_be_picked(g, till, run, one, among)
    if isinstance(one, LoseLife):
        return till.take(till.life, seat_of_word(g, run, one.whose), amount(g, run, one.amount))
    if isinstance(one, GainAdvancePoints) and one.down:
        return till.take(till.points, seat_of_word(g, run, one.whose), amount(g, run, one.amount))
    if isinstance(one, (Draw, ChronoCheck)):
        seat = seat_of_word(g, run, one.whose)
        acts = ("draw", "draw-by-effects") if isinstance(one, Draw) else ("chrono-check",)
        may = not any([forbidden(g, act, seat=seat) for act in acts])
        return may and till.take(till.deck, seat, amount(g, run, one.count))
    if isinstance(one, ExchangeMarkers):
        many = amount(g, run, one.count)
        return all([min(len(g.era_yard(seat)), len(g.hand(seat))) >= many for seat in seats(g, run, one.whose)])
    subject = subject_of(one)
    if isinstance(subject, TopCards):
        seat, many = seat_of_word(g, run, subject.whose), amount(g, run, subject.count)
        return till.deck[seat] >= many if isinstance(one, LookAt) else till.take(till.deck, seat, many)
    if not isinstance(subject, This):
        return True
    if isinstance(one, RemoveCounters):
        return one.amount is None or can_be_taken_off(g, till, run.source, one.counter, amount(g, run, one.amount))
    if not subject_ids(g, run, subject) or not can_pay_with_card(g, run, one, run.source):
        return False
    sort = sort_of(one)
    return sort == KEPT or till.spend(sort, run.source)


@clause("4.1", "4.5", "6.8.2")
def asks_for_none(g: Table, run: ChronicleRun, one: Statement) -> bool:
    """Whether so little is asked for, where X is 0, that nothing is to be done."""
    many: Amount | None = None
    if isinstance(one, (Designate, Draw, ChronoCheck)):
        many = one.count
    elif isinstance(one, (LoseLife, GainAdvancePoints, RemoveCounters, PutCounters)):
        many = one.amount
    elif isinstance(subject := subject_of(one), TopCards):
        many = subject.count
    return many is not None and amount(g, run, many) == 0


def subject_of(one: Statement) -> Subject | None:
    if isinstance(one, (Put, Sacrifice, Destroy, Discard, Orient, TurnOver, LookAt, PutCounters, RemoveCounters)):
        return one.subject
    return None


def can_be_taken_off(g: Table, till: Till, id: int, counter: str, many: int) -> bool:
    """Whether so many counters are on a card, beside those that were counted before."""
    taken = till.counters.get((id, counter), 0) + many
    till.counters[id, counter] = taken
    return counters(g.cards[id], counter) >= taken


@clause("11.2.2", "11.3.2", "6.8.2")
def can_be_picked(g: Table, till: Till, run: ChronicleRun, one: Designate, among: tuple[Statement, ...]) -> bool:
    """Whether there are enough cards to pick; where any number will do, there are."""
    if one.up_to or one.any_number:
        return True
    ids = to_pay_with(g, run, one, among)
    many = amount(g, run, one.count)
    sort = sort_of(what_follows(one, among))
    till.wanted.setdefault(sort, []).append((ids, many))
    if sort == TURNED and "soul-yard" in one.filter.zones:
        till.stones += many
    return at_most(ids, bounds_of(g, run, one.filter, ids)) >= many


@clause("11.2.2", "11.3.2")
def to_pay_with(g: Table, run: ChronicleRun, one: Designate, among: tuple[Statement, ...]) -> Ids:
    """The cards that can be picked to pay with; never the one that is being used or placed."""
    ids = tuple([id for id in candidates(g, run, one.filter) if id != run.busy])
    following = what_follows(one, among)
    return ids if following is None else tuple([id for id in ids if can_pay_with_card(g, run, following, id)])


def asks_for_hidden(cost: Cost) -> bool:
    """Whether nobody but the player can tell if it can be paid."""
    statements = cost.statements if isinstance(cost, DoAsCost) else ()
    return any([isinstance(one, Designate) and is_hidden(one) for one in statements])


def is_hidden(one: Designate) -> bool:
    """Whether certain cards of a hand or deck are to be picked, so that nobody else can tell if there are any."""
    return bool(one.filter.tests or one.filter.categories) and not UNSEEN.isdisjoint(one.filter.zones)


def what_follows(one: Designate, among: tuple[Statement, ...]) -> Statement | None:
    """What is done with the cards that are picked."""
    for other in among:
        subject = subject_of(other)
        if isinstance(subject, Those) and subject.slot == one.slot:
            return other
    return None


def sort_of(one: Statement | None) -> str:
    """What becomes of the cards that something is done with."""
    return GONE if isinstance(one, (Put, Sacrifice, Destroy, Discard)) else TURNED if isinstance(one, Orient) else KEPT


@clause("6.8.2", "2.2")
def can_pay_with_card(g: Table, run: ChronicleRun, one: Statement, id: int) -> bool:
    """Whether this can be done with a card: only an active card is wiped, only a wiped one recovered (C26)."""
    card = g.cards[id]
    if isinstance(one, Orient):
        if one.how == "wiped":
            return not card.wiped and not forbidden(g, "be-wiped", id=id, seat=run.seat)
        return card.wiped and not forbidden(g, "recover", id=id)
    if isinstance(one, TurnOver):
        return not card.up
    if isinstance(one, Sacrifice):
        return not forbidden(g, "be-sacrificed", id=id, seat=run.seat)
    if isinstance(one, Destroy):
        return not forbidden(g, "be-destroyed", id=id, seat=run.seat, against=run.source)
    if isinstance(one, Put):
        if forbidden(g, "leave-battlefield", id=id):
            return False
        return one.to != "removed-yard" or not forbidden(g, "be-removed", id=id, seat=run.seat)
    if isinstance(one, RemoveCounters):
        return one.amount is None or counters(card, one.counter) >= amount(g, run, one.amount)
    if isinstance(one, PutCounters):
        return card.zone // 2 in (BATTLEFIELD, SOUL) and not forbidden(g, "get-counters", id=id)
    return True


@clause("11.5.2.1.1", "11.5.2.1.2", "15.2.2.3", "15.1.3.1")
def can_be_wiped_for_cost(g: Table, id: int) -> bool:
    """An active card; a unit only if its controller has had it since before the latest own turn, or it has haste."""
    card = g.cards[id]
    if card.wiped or card.zone // 2 != BATTLEFIELD:
        return False
    return not is_unit(g, id) or has(g, id, "haste") or card.since < latest_turn(g, card.zone % 2)


@clause("15.2.2.3")
def latest_turn(g: Table, seat: int) -> int:
    """The number of the latest turn of a player, the one under way included."""
    return g.turn if g.player == seat else g.turn - g.in_row
