"""Unlocking (chapter 32)."""

from typing import Final

from ..effects.statements import ChangeCost, Forbid
from ..kernel.ask import ANSWER, MAY, NO, NO_OR_YES, YES, Proc, Question, Values
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .actions import OF_CARD, UNLOCKING
from .book import clause
from .cores import pay_points
from .first_choices import looks_at_what_is_hidden
from .forbidding import CostChange, cost_changes, cost_with, player_forbidden, use_up_changes
from .fronts import AWAKENED, COST, FRONTS, OWN_COST, Front
from .moving import has_room_in_standby, put
from .playing import begin_play, may_play
from .settling import settle_next
from .table import HAND, LORD_AREA, MASTER_AREA, PLAY, STANDBY, STANDBY_SIZE, Table
from .triggers import happen
from .units import front_of, has_lost, lost_by_standing
from .unlock_limits import is_used_up, note_entry

NO_CATEGORIES: Final[frozenset[str]] = frozenset()


EVERYWHERE: Final[tuple[str, ...]] = ()
"""The categories that find no room: none."""
NEVER: Final = 1 << 20
"""The price of what a master does not unlock."""


class Means:
    """What a player can unlock with at this moment. Never written to."""

    __slots__ = ("categories", "changes", "cores", "full", "points", "prices")

    def __init__(self, g: Table, seat: int) -> None:
        master = g.zones[MASTER_AREA * 2 + seat][0]
        self.categories = unlocked_categories(g, master)
        self.prices = prices_for(front_of(g, master))
        self.full = g.edition.without_room(g, seat)
        self.cores = g.active_cores[seat] + g.exhausted_cores[seat]
        self.points = g.points[seat] + g.active_cores[seat]
        self.changes = cost_changes(g, seat) if COST in g.ears.acts else []


class Prices:
    """By face, what each card costs the owner of a master while no effect changes that.

    `unlocked`: the same of cards that this side of the master unlocks, by their category and their class.
    """

    __slots__ = ("printed", "unlocked")

    def __init__(self) -> None:
        self.printed: list[int] = []
        self.unlocked: list[int] = []


@clause("32-3", "32-5", "14-3f")
def printed_price(front: Front, colours: tuple[str, ...]) -> int:
    """Its cost, and one more for a colour that the master lacks."""
    return front.cost if any([colour in colours for colour in front.colours]) else front.cost + 1


def prices_for(master: Front) -> Prices:
    """What cards cost under one side of a master, found once for each card."""
    known = master.prices
    if known is None:
        known = Prices()
        master.prices = known
    if len(known.printed) < len(FRONTS):
        for front in FRONTS[len(known.printed) :]:
            price = printed_price(front, master.colours)
            fits = front.category in master.unlocks and has_the_colours(front, master.colours)
            known.printed.append(price)
            known.unlocked.append(price if fits else NEVER)
    return known


@clause("28-2", "32-1")
def unlockable(g: Table, seat: int, master: int, points: int) -> tuple[int, ...]:
    """The actions that unlock a card of the hand and that nothing refuses; kept until they may be others.

    `points`: what the player could pay with.
    """
    hand = g.zones[HAND * 2 + seat]
    ears = g.ears
    limits = ears.limits_unlocking and (g.decrees or g.lasting or ears.own_costs)
    if g.limited or (limits and costs_may_differ(g, hand)):
        means = Means(g, seat)
        found: list[int] = []
        for id in hand:
            if means.prices.unlocked[g.cards[id].face] != NEVER and why_not_unlock(g, id, means) is None:
                found.append(UNLOCKING + (id << OF_CARD))
        return tuple(found)
    if (g.reworded or g.cards[master].given) and not unlocked_categories(g, master):
        return ()
    cores = g.active_cores[seat] + g.exhausted_cores[seat]
    full = room_is_needed(g, seat) if g.edition.needs_room else EVERYWHERE
    awakened = g.awakened[seat]
    of_hand, of_points, of_cores, of_mode, of_full, kept = g.wares
    if of_hand is hand and of_points == points and of_cores == cores and of_mode == awakened and of_full == full:
        return kept
    face = g.cards[master].face
    kept = within_means(g, hand, prices_for((AWAKENED if awakened else FRONTS)[face]), points, cores, full)
    g.wares = (hand, points, cores, awakened, full, kept)
    return kept


def costs_may_differ(g: Table, hand: tuple[int, ...]) -> bool:
    """Whether an effect may change what a card of the hand costs, or forbid to unlock it."""
    for given in g.decrees + g.lasting:
        node = given.node
        if isinstance(node, ChangeCost) or (isinstance(node, Forbid) and node.act == "unlock"):
            return True
    if g.ears.own_costs:
        for id in hand:
            if FRONTS[g.cards[id].face].thrift:
                return True
    return False


@clause("32-3", "32-4", "32-5", "31-6")
def within_means(
    g: Table, hand: tuple[int, ...], prices: Prices, points: int, cores: int, full: tuple[str, ...]
) -> tuple[int, ...]:
    """The actions that unlock what so many points and cores and the room that is left are enough for."""
    cards = g.cards
    unlocked = prices.unlocked
    found: list[int] = []
    for id in hand:
        face = cards[id].face
        if unlocked[face] <= points:
            front = FRONTS[face]
            if front.core_cost <= cores and front.category not in full:
                found.append(UNLOCKING + (id << OF_CARD))
    return tuple(found)


@clause("32-1", "32-2", "32-3", "32-5", "24-3e", "39-21", "31-1a")
def why_not_unlock(g: Table, id: int, means: Means) -> Refusal | None:
    """Why a card of the hand cannot be unlocked as an action: mode, colours, room, cost, in this order."""
    card = g.cards[id]
    front = FRONTS[card.face]
    if front.category not in means.categories:
        return Refusal(g.cite("32-2"), "wrong-mode")
    if means.prices.unlocked[card.face] == NEVER:
        return Refusal(g.cite("32-3"), "wrong-class")
    if means.full or front.core_cost:
        refusal = no_place_for(g, front, means)
        if refusal is not None:
            return refusal
    cost = means.prices.printed[card.face]
    if g.decrees or g.lasting or OWN_COST in g.ears.acts:
        cost = changed_cost(g, id, cost, means.changes)
    if cost > means.points:
        return Refusal(g.cite("32-5"), "too-dear", (cost, means.points))
    if g.limited and is_used_up(g, id):
        return Refusal(g.cite("24-3e"), "unlock-limited")
    if (g.decrees or g.lasting) and player_forbidden(g, "unlock", card.owner, id):
        return Refusal(g.cite("01-3"), "forbidden")
    return None


@clause("32-2", "32-7")
def why_not_at_all(g: Table, front: Front, means: Means) -> Refusal | None:
    """What stops an unlocking that costs nothing too: the mode, the room, a lord's core cost (L35)."""
    if front.category not in means.categories:
        return Refusal(g.cite("32-2"), "wrong-mode")
    return no_place_for(g, front, means)


@clause("32-4", "31-6", "33-5")
def no_place_for(g: Table, front: Front, means: Means) -> Refusal | None:
    """Without room, or without enough cores for a lord (L19), there is no unlocking."""
    if front.category in means.full:
        return Refusal(g.cite("32-4"), "no-room")
    if front.core_cost > means.cores:
        return Refusal(g.cite("31-6"), "too-few-cores", (front.core_cost, means.cores))
    return None


@clause("32-2", "21-2", "21-2a", "21-3", "21-3a", "15-5", "15-6")
def unlocked_categories(g: Table, master: int) -> frozenset[str]:
    """The master's abilities in its present mode say which categories it unlocks."""
    card = g.cards[master]
    if card.given and has_lost(card):
        return NO_CATEGORIES
    if g.reworded and lost_by_standing(g, master):
        return NO_CATEGORIES
    return front_of(g, master).unlocks


@clause("32-3", "13-1", "13-2", "14-3k")
def has_the_colours(front: Front, colours: tuple[str, ...]) -> bool:
    """Both symbols of a double-symbol card must be the master's; a single one may be foreign."""
    return len(front.colours) < 2 or all([colour in colours for colour in front.colours])


@clause("32-4", "18-21")
def room_is_needed(g: Table, seat: int) -> tuple[str, ...]:
    """2019: a minion needs a free lane or standby place, a lord its free area. What finds no room."""
    zones = g.zones
    full = len(zones[STANDBY * 2 + seat]) >= STANDBY_SIZE and g.lanes_are_full(seat)
    if zones[LORD_AREA * 2 + seat]:
        return ("minion", "lord") if full else ("lord",)
    return ("minion",) if full else ()


@clause("2018:31-1")
def room_is_not_needed(g: Table, seat: int) -> tuple[str, ...]:
    """2018: there is no such check."""
    return ()


@clause("32-5")
def unlock_cost(g: Table, id: int, means: Means) -> int:
    """What unlocking a card costs with everything that changes it."""
    return changed_cost(g, id, means.prices.printed[g.cards[id].face], means.changes)


def changed_cost(g: Table, id: int, price: int, changes: list[CostChange]) -> int:
    """A price with what effects make of it; where there are none it stays as it is."""
    if COST not in g.ears.acts:
        return price
    return cost_with(g, g.cards[id].owner, id, price, changes)


@clause("28-2", "32-1")
def begin_unlock(g: Table, id: int) -> None:
    g.begin(UNLOCK, id)


@clause("32-7", "39-17")
def begin_unlock_by_effect(g: Table, id: int) -> None:
    """Colours and cost are waived, nothing else (L35); what fails leaves the card where it is."""
    card = g.cards[id]
    if why_not_at_all(g, FRONTS[card.face], Means(g, card.owner)) is not None or is_used_up(g, id):
        return
    if not player_forbidden(g, "unlock", card.owner, id):
        g.begin(UNLOCKED, id)


@clause("32-5", "31-1")
def pay_unlock_cost(g: Table, id: int) -> None:
    card = g.cards[id]
    price = prices_for(front_of(g, g.master(card.owner))).printed[card.face]
    if COST in g.ears.acts:
        price = changed_cost(g, id, price, cost_changes(g, card.owner))
    pay_points(g, card.owner, price, "32-5")
    if g.lasting and COST in g.ears.acts:
        use_up_changes(g, card.owner, id)


@clause("32-5", "37-2f", "18-19")
def unlock(g: Table, id: int) -> None:
    """The card is unlocked; effects on unlocking are resolved before it is played (L39)."""
    seat = g.cards[id].owner
    note_entry(g, id, HAND, PLAY)
    g.edition.show_unlocked(g, id)
    if g.sink is not None:
        g.tell("unlocked", "32-5", seat, (id,))
    if "unlocked" in g.ears.kinds:
        happen(g, "unlocked", seat, id, source=HAND)
    settle_next(g)


@clause("32-5", "18-19")
def into_the_play_zone(g: Table, id: int) -> None:
    """2019: an unlocked card goes to the play zone at once."""
    put(g, id, PLAY, "32-5")


@clause("2018:31-4")
def shown_in_hand(g: Table, id: int) -> None:
    """2018: it stays in the hand, shown, until it is played or goes to the standby zone."""
    g.show((id,), 3)


@clause("32-6")
def play_or_stand_by(g: Table, id: int) -> Proc:
    """Skills and minions may go to a free standby place instead of being played at once."""
    card = g.cards[id]
    if card.zone // 2 not in (PLAY, HAND):
        return
    seat = card.owner
    front = FRONTS[card.face]
    playable = may_play(g, id)
    waits = front.category in ("skill", "minion") and has_room_in_standby(g, seat)
    if waits and (playable or looks_at_what_is_hidden(front.first_choices)):
        waits = (yield stand_by_question(g, id, playable)) != NO
    if waits:
        put(g, id, STANDBY, "32-6")
    elif playable:
        begin_play(g, id)
    else:
        g.edition.exile_unplayed(g, id)


def stand_by_question(g: Table, id: int, playable: bool) -> Question:
    """Asked even where only standing by is left, if that is not for everybody to know."""
    answers: Values = NO_OR_YES if playable else (YES,)
    return Question(g.player, MAY, g.cite("32-6"), "stand-by", ANSWER, answers, (id,), False)


UNLOCK: Final = Course("legions/unlock", "32-1", pay_unlock_cost, unlock, play_or_stand_by)
UNLOCKED: Final = Course("legions/unlocked-by-effect", "32-7", unlock, play_or_stand_by)
