"""Requesting an action: when it may be, what it costs, its key cards and its target (base rules, A)."""

from collections.abc import Generator
from functools import lru_cache
from typing import Final

from ..kernel.ask import STOP, Proc, Question, choose
from ..kernel.choosing import choose_set
from ..kernel.outcome import Refusal
from .actions import ACTIONS, OWN_SOLDIER_OF_THE_SUIT, QUICK_MAGIC, Action
from .book import clause
from .cards import BIT, NO_SUIT, OF_SUIT, SUIT
from .characters import cards_in, has_mage, turn
from .life import damage, to_graveyard
from .table import NOTHING, STAGE, Request, Table

NOT_IN_FORMAT: Final = Refusal("凡例", "not-in-format")
TRIGGERED: Final = Refusal("A1", "triggers-by-itself")
NO_CHANCE: Final = Refusal("A3", "no-chance")
NOT_YOUR_TURN: Final = Refusal("A3", "main-not-your-turn")
STAGE_NOT_EMPTY: Final = Refusal("A3", "main-stage-not-empty")
USED_THIS_TURN: Final = Refusal("A4", "once-a-turn")
NO_WALL_TO_DRIVE: Final = Refusal("cost-B", "cost-b")
NO_LIFE_TO_LOSE: Final = Refusal("cost-L", "cost-l")
NO_CARD_TO_DISCARD: Final = Refusal("cost-D", "cost-d")
NO_CHARACTER_TO_SACRIFICE: Final = Refusal("cost-S", "cost-s")


@lru_cache(maxsize=1 << 14)
def keyed(faces: int) -> int:
    """The actions, a bit for each code, whose key cards are among these faces (or that have none)."""
    found = 0
    for action in ACTIONS:
        if not action.keys.ways or action.keys.found_in(faces):
            found |= 1 << action.code
    return found


class Standing:
    """What a player has to act with, counted once for all the actions looked at."""

    __slots__ = ("charged_walls", "faces", "hand", "keyed", "life", "mage", "main", "seat", "suits")

    def __init__(self, g: Table, seat: int) -> None:
        cards = g.cards
        faces = 0
        hand = g.hand(seat)
        for id in hand:
            faces |= BIT[cards[id].face]
        walls = 0
        for id in g.walls(seat):
            if not cards[id].driven:
                walls += 1
        suits = 0
        mage = False
        for id in g.soldiers(seat):
            suit = SUIT[cards[id].face]
            if suit == NO_SUIT:
                mage = True
            else:
                suits |= OF_SUIT[suit]
        self.seat = seat
        self.faces = faces
        self.keyed = keyed(faces)
        self.hand = len(hand)
        self.life = len(g.life(seat))
        self.charged_walls = walls
        self.mage = mage
        self.suits = suits
        self.main = g.player == seat and not g.stage


@clause("T1", "T6", "A1")
def offered(g: Table, seat: int) -> tuple[int, ...]:
    """The actions this player may request now, and passing when there is something to pass on."""
    standing = Standing(g, seat)
    regulation = g.regulation
    assert regulation is not None
    found = [STOP] if g.stage else []
    at_hand = standing.keyed & regulation.payable(standing.charged_walls)
    for action in regulation.direct if standing.main else regulation.quick:
        if at_hand >> action.code & 1 and refusal(g, action, standing) is None:
            found.append(action.code)
    return tuple(found)


@clause("凡例", "U6", "A1")
def why_not(g: Table, seat: int, code: int) -> Refusal | None:
    """Why a player may not request an action now; None if it may."""
    action = ACTIONS[code]
    regulation = g.regulation
    assert regulation is not None
    if action not in regulation.actions:
        return NOT_IN_FORMAT
    if not action.direct:
        return TRIGGERED
    if g.chance != seat:
        return NO_CHANCE
    return refusal(g, action, Standing(g, seat))


@clause("A0", "A3", "A4", "cost-B", "cost-L", "cost-D", "cost-S", "補足/コストの意味", "補足/記号の意味")
def refusal(g: Table, action: Action, has: Standing) -> Refusal | None:
    """What stands against a request: its time, its condition, its cost, its key cards, its target."""
    seat = has.seat
    if action.main and not has.main:
        return NOT_YOUR_TURN if g.player != seat else STAGE_NOT_EMPTY
    if action.once and action.code in g.used:
        return USED_THIS_TURN
    condition = action.condition
    if condition is not None:
        forbidden = condition(g, seat)
        if forbidden is not None:
            return forbidden
    if has.charged_walls < action.b:
        return NO_WALL_TO_DRIVE
    if has.life < action.l:
        return NO_LIFE_TO_LOSE
    if action.s and len(g.characters(seat)) < action.s:
        return NO_CHARACTER_TO_SACRIFICE
    keys = action.keys
    if keys.rare:
        if not g.rare(seat):
            return action.no_keys
    elif keys.count:
        if not has.keyed >> action.code & 1:
            return action.no_keys
        if action.target is OWN_SOLDIER_OF_THE_SUIT and not has.faces & has.suits:
            return action.no_target
        if action.d and has.hand < keys.count + discards(action, has.mage):
            return NO_CARD_TO_DISCARD
    target = action.target
    if target is not None and target is not OWN_SOLDIER_OF_THE_SUIT and not target.legal(g, seat, (), NOTHING):
        return action.no_target
    return None


@clause("C14", "R25", "キャラクターリスト/魔術士")
def discards(action: Action, mage: bool) -> int:
    """How many cards its D costs: none for quick magic beside a mage."""
    return 0 if mage and action.type == QUICK_MAGIC else action.d


@clause("A0")
def make_request(g: Table, code: int, seat: int) -> Proc:
    """Name the action, pay its cost, lay its key cards on the stage, choose its target: in this order."""
    action = ACTIONS[code]
    g.passed = False
    number = g.next_request
    g.next_request += 1
    if action.once:
        g.used += (code,)
    g.tell("requested", action.clause, seat, what=action.key, numbers=(number,))
    yield from pay(g, action, seat)
    keys = yield from lay_keys(g, action, seat)
    target, handle = yield from aim(g, action, seat, keys)
    g.pending += (Request(number, code, seat, keys, target, handle),)


@clause("cost-B", "cost-D", "cost-S", "cost-no-refund", "補足/コストの意味")
def pay(g: Table, action: Action, seat: int) -> Proc:
    """Pay each letter of the cost in the order in which it is printed."""
    about = (action.code,)
    if action.b:
        charged = tuple([id for id in g.walls(seat) if not g.cards[id].driven])
        walls = yield from choose_set(seat, "cost-B", "cost-b", charged, action.b, about, True)
        for wall in walls:
            turn(g, wall, True, "cost-B")
    if action.l:
        yield from damage(g, seat, action.l, "cost-L")
    if action.d and discards(action, has_mage(g, seat)):
        card = yield choose(seat, "cost-D", "cost-d", spare(g, action, seat), about=about)
        yield from to_graveyard(g, (card,), "cost-D")
    if action.s:
        characters = g.characters(seat)
        chosen = yield from choose_set(seat, "cost-S", "cost-s", characters, action.s, about, True)
        cards = tuple([id for character in chosen for id in cards_in(g, character)])
        g.tell("sacrificed", "cost-S", seat, chosen)
        yield from to_graveyard(g, cards, "cost-S")


@clause("cost-D", "A0")
def spare(g: Table, action: Action, seat: int) -> tuple[int, ...]:
    """The cards of the hand that can be discarded with key cards still left."""
    hand = g.hand(seat)
    faces = sum(BIT[g.cards[id].face] for id in hand)
    return tuple([id for id in hand if action.keys.found_in(faces & ~BIT[g.cards[id].face])])


@clause("A0", "R3", "補足/記号の意味")
def lay_keys(g: Table, action: Action, seat: int) -> Generator[Question, int, tuple[int, ...]]:
    """Lay the key cards face-up on the stage."""
    keys: tuple[int, ...] = ()
    if action.keys.rare:
        keys = g.rare(seat)
    elif action.keys.count:
        sets = action.keys.sets_in(g, g.hand(seat))
        if action.target is OWN_SOLDIER_OF_THE_SUIT:
            sets = [chosen for chosen in sets if OWN_SOLDIER_OF_THE_SUIT.legal(g, seat, chosen, NOTHING)]
        for place in range(action.keys.count):
            fitting: list[int] = []
            for chosen in sets:
                if chosen[place] not in fitting:
                    fitting.append(chosen[place])
            card = yield choose(seat, action.clause, "key-card", tuple(fitting), about=(action.code, *keys))
            keys += (card,)
            sets = [chosen for chosen in sets if chosen[place] == card]
    if keys:
        keys = by_face(g, keys)
        g.move_all(keys, STAGE, seat)
        g.tell("keys", action.clause, seat, keys, what=action.key)
    return keys


def by_face(g: Table, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Cards in an order that does not tell in which order they were taken up."""
    return tuple([id for _, id in sorted([(g.cards[id].face, id) for id in ids])])


@clause("A0", "A8", "A9")
def aim(g: Table, action: Action, seat: int, keys: tuple[int, ...]) -> Generator[Question, int, tuple[int, int]]:
    """Choose the target, the only choice that is fixed when an action is requested."""
    target = action.target
    if target is None:
        return NOTHING, NOTHING
    legal = target.legal(g, seat, keys, NOTHING)
    about = (action.code, *keys)
    chosen = yield choose(seat, action.clause, "target", legal, target.domain, about, public=True)
    handle = handle_of(g, action, chosen)
    tell_target(g, action, seat, chosen)
    return chosen, handle


def handle_of(g: Table, action: Action, target: int) -> int:
    """Which incarnation of a card is aimed at."""
    assert action.target is not None
    return g.cards[target].handle if action.target.domain == "card" else NOTHING


def tell_target(g: Table, action: Action, seat: int, target: int) -> None:
    assert action.target is not None
    if action.target.domain == "card":
        g.tell("aimed", action.clause, seat, (target,), what=action.key)
    else:
        g.tell(f"aimed-{action.target.domain}", action.clause, seat, what=action.key, numbers=(target,))


@clause("A7")
def target_stands(g: Table, request: Request) -> bool:
    """Whether the target is still there, still the same, and still one the action may be aimed at."""
    action = ACTIONS[request.action]
    if action.target is None:
        return True
    if request.target not in action.target.legal(g, request.seat, request.keys, request.number):
        return False
    return handle_of(g, action, request.target) == request.handle


def without(requests: tuple[Request, ...], number: int) -> tuple[Request, ...]:
    if requests and requests[-1].number == number:
        return requests[:-1]
    return tuple([one for one in requests if one.number != number])


def request_numbered(g: Table, number: int) -> Request:
    for request in reversed(g.stage + g.pending):
        if request.number == number:
            return request
    raise LookupError(number)


@clause("A5", "A7", "R22", "R31")
def do_effect(g: Table, number: int) -> Proc | None:
    """Check the target, then do the effect as far as possible."""
    request = request_numbered(g, number)
    action = ACTIONS[request.action]
    if not target_stands(g, request):
        g.tell("no-target", "A7", request.seat, what=action.key, numbers=(number,))
        return None
    return action.effect(g, request)


@clause("A5", "A6")
def take_off(g: Table, number: int) -> Proc:
    """The request leaves the stage, and key cards that still lie there go to the graveyard."""
    request = request_numbered(g, number)
    action = ACTIONS[request.action]
    g.stage = without(g.stage, number)
    g.pending = without(g.pending, number)
    g.tell("resolved", action.clause, request.seat, what=action.key, numbers=(number,))
    if request.keys:
        yield from to_graveyard(g, tuple([id for id in request.keys if g.cards[id].zone // 2 == STAGE]), "A5")
    if action.follow is not None:
        action.follow(g)


@clause("A10")
def remove_from_stage(g: Table, number: int, by: str) -> Proc:
    """Take a request off the stage unresolved, its key cards to the graveyard: nothing triggers."""
    request = request_numbered(g, number)
    g.stage = without(g.stage, number)
    g.tell("removed", by, request.seat, request.keys, what=ACTIONS[request.action].key, numbers=(number,))
    yield from to_graveyard(g, request.keys, by)
