"""速攻魔法: magic that answers."""

from typing import Final

from ..kernel.ask import CARD, MODE, NO, STOP, Proc, choose, may, pick
from ..kernel.state import ALL_SEATS
from .actions import (
    A_CHARACTER,
    A_PLAYER,
    A_SOLDIER,
    ACE_AND_JACK,
    ACTIONS,
    AIMED,
    COUNTERABLE,
    DAMAGE_JUDGEMENT_ON_STAGE,
    ONE_JOKER,
    OWN_CHARACTER,
    QUICK_MAGIC,
    ROYAL_FLUSH,
    SAME_NUMBER,
    SAME_SUIT,
    Action,
    low,
    two_low,
)
from .book import clause
from .cards import CLUB, DIAMOND, HEART, NUMBER, SPADE
from .characters import cards_in, size, soldier_to_walls, turn, wall_to_soldier
from .combat import end_combat
from .fogs import bind
from .life import damage, leave_combat, to_graveyard
from .requests import handle_of, remove_from_stage, request_numbered, tell_target
from .table import HAND, LIFE, WALLS, Request, Table

TO_CHARGED: Final = 0
TO_DRIVEN: Final = 1


@clause("アクションリスト/アップ", "F1", "F2")
def up(g: Table, request: Request) -> None:
    """The number of the key card is added to the target's size for this turn."""
    bind(g, request, NUMBER[g.cards[request.keys[0]].face], UP.clause)


@clause("アクションリスト/ダウン", "F1", "F2", "F4")
def down(g: Table, request: Request) -> Proc:
    """The number of the key card is taken from the target's size; at zero or less it falls, and no fog stays."""
    number = NUMBER[g.cards[request.keys[0]].face]
    if size(g, request.target) - number <= 0:
        yield from to_graveyard(g, cards_in(g, request.target), DOWN.clause)
    else:
        bind(g, request, -number, DOWN.clause)


@clause("アクションリスト/ツイスト", "A9")
def twist(g: Table, request: Request) -> Proc:
    """Charged or driven, as its player says now."""
    by = TWIST.clause
    mode = yield choose(request.seat, by, "charged-or-driven", (TO_CHARGED, TO_DRIVEN), MODE, (request.target,))
    turn(g, request.target, mode == TO_DRIVEN, by)


@clause("アクションリスト/カウンター", "R10", "R11")
def counter(g: Table, request: Request) -> Proc:
    """Remove an action with two key cards, or with one whose number is not above this one's."""
    target = request_numbered(g, request.target)
    mine = NUMBER[g.cards[request.keys[0]].face]
    if len(target.keys) == 1 and mine < NUMBER[g.cards[target.keys[0]].face]:
        g.tell("too-small", COUNTER.clause, request.seat, request.keys + target.keys)
        return
    yield from remove_from_stage(g, target.number, COUNTER.clause)


@clause("アクションリスト/再会", "A6")
def reunion(g: Table, request: Request) -> Proc:
    """Take a card of one's own graveyard, shown, into the hand."""
    graveyard = g.graveyard(request.seat)
    if graveyard:
        card = yield choose(request.seat, REUNION.clause, "from-graveyard", graveyard, public=True)
        take_shown(g, card, REUNION.clause)


def take_shown(g: Table, id: int, by: str) -> None:
    """Show a card to both players and take it into its owner's hand."""
    seat = g.cards[id].owner
    g.learn(id, ALL_SEATS)
    g.move(id, HAND, seat)
    g.tell("took", by, seat, (id,), seen_by=ALL_SEATS)


@clause("アクションリスト/キル")
def kill(g: Table, request: Request) -> Proc:
    yield from to_graveyard(g, cards_in(g, request.target), KILL.clause)


@clause("アクションリスト/停戦", "K13", "R12")
def truce(g: Table, request: Request) -> Proc:
    """Remove the damage judgement: the combat is over."""
    yield from remove_from_stage(g, request.target, TRUCE.clause)
    end_combat(g)


@clause("アクションリスト/対象変更", "R14", "R5", "A8")
def retarget(g: Table, request: Request) -> Proc:
    """Aim an action at another target that is legal for it, if there is one."""
    aimed = request_numbered(g, request.target)
    action = ACTIONS[aimed.action]
    assert action.target is not None
    legal = action.target.legal(g, aimed.seat, aimed.keys, aimed.number)
    others = tuple([value for value in legal if value != aimed.target])
    if not others:
        g.tell("no-other-target", RETARGET.clause, request.seat, what=action.key)
        return
    about = (aimed.action, *aimed.keys)
    target = yield choose(request.seat, RETARGET.clause, "new-target", others, action.target.domain, about, public=True)
    changed = Request(aimed.number, aimed.action, aimed.seat, aimed.keys, target, handle_of(g, action, target))
    g.stage = tuple([changed if one.number == aimed.number else one for one in g.stage])
    tell_target(g, action, aimed.seat, target)


@clause("アクションリスト/サーチ", "R28", "W4")
def search(g: Table, request: Request) -> Proc:
    yield from search_life(g, request.seat, 1, SEARCH.clause)


@clause("アクションリスト/B・J", "R29", "W4")
def black_jack(g: Table, request: Request) -> Proc:
    yield from search_life(g, request.seat, 2, BLACK_JACK.clause)


@clause("アクションリスト/サーチ", "アクションリスト/B・J")
def search_life(g: Table, seat: int, most: int, by: str) -> Proc:
    """Look through the life, take one card (or up to two) shown into the hand, and shuffle."""
    g.look_into(LIFE, seat, seat)
    left = g.life(seat)
    taken: tuple[int, ...] = ()
    while left and len(taken) < most:
        if most == 1:
            card = yield choose(seat, by, "from-life", left, CARD, (most,))
        else:
            card = yield pick(seat, by, "from-life", left, CARD, (most, *taken))
            if card == STOP:
                break
        taken += (card,)
        left = left[left.index(card) + 1 :]
    for card in taken:
        take_shown(g, card, by)
    yield from g.shuffle(LIFE, seat, by)


@clause("アクションリスト/R・S・F", "R13")
def royal_straight_flush(g: Table, request: Request) -> Proc:
    yield from damage(g, request.target, 40, R_S_F.clause)


@clause("アクションリスト/リバース", "A9", "R15", "R16")
def reverse(g: Table, request: Request) -> Proc:
    """Turn it if wanted; a soldier becomes walls, a wall a soldier; it neither attacks nor blocks any more."""
    by = REVERSE.clause
    target = request.target
    driven = g.cards[target].driven
    if (yield may(request.seat, by, "turn-it", (target, int(driven)))) != NO:
        turn(g, target, not driven, by)
    if g.cards[target].zone // 2 == WALLS:
        wall_to_soldier(g, target, by)
    else:
        yield from soldier_to_walls(g, target, by)


@clause("アクションリスト/帰還", "C11", "R22")
def return_to_hand(g: Table, request: Request) -> None:
    """A charged target returns to the hand with all its cards, and the key cards return anyway."""
    by = RETURN.clause
    seat = request.seat
    if not g.cards[request.target].driven:
        cards = cards_in(g, request.target)
        leave_combat(g, cards)
        g.move_all(cards, HAND, seat)
        g.tell("returned", by, seat, cards, seen_by=_seen_on_field(g, cards))
    g.move_all(request.keys, HAND, seat)
    g.tell("returned", by, seat, request.keys, seen_by=ALL_SEATS)


def _seen_on_field(g: Table, cards: tuple[int, ...]) -> int:
    """Everybody saw a soldier's cards; a wall's only whoever knows it."""
    return g.cards[cards[0]].known


UP: Final = Action(
    "up", "アクションリスト/アップ", QUICK_MAGIC, 1, "direct-normal-quick", up, "D", low(HEART), A_SOLDIER
)
DOWN: Final = Action(
    "down", "アクションリスト/ダウン", QUICK_MAGIC, 1, "direct-normal-quick", down, "D", low(SPADE), A_SOLDIER
)
TWIST: Final = Action(
    "twist", "アクションリスト/ツイスト", QUICK_MAGIC, 1, "direct-normal-quick", twist, "D", low(DIAMOND), A_CHARACTER
)
COUNTER: Final = Action(
    "counter",
    "アクションリスト/カウンター",
    QUICK_MAGIC,
    1,
    "direct-normal-quick",
    counter,
    "D",
    low(CLUB),
    COUNTERABLE,
)
REUNION: Final = Action(
    "reunion", "アクションリスト/再会", QUICK_MAGIC, 3, "direct-normal-quick", reunion, "", two_low(HEART)
)
KILL: Final = Action(
    "kill", "アクションリスト/キル", QUICK_MAGIC, 3, "direct-normal-quick", kill, "", two_low(SPADE), A_SOLDIER
)
TRUCE: Final = Action(
    "truce",
    "アクションリスト/停戦",
    QUICK_MAGIC,
    3,
    "direct-normal-quick",
    truce,
    "",
    two_low(DIAMOND),
    DAMAGE_JUDGEMENT_ON_STAGE,
)
RETARGET: Final = Action(
    "retarget", "アクションリスト/対象変更", QUICK_MAGIC, 3, "direct-normal-quick", retarget, "", two_low(CLUB), AIMED
)
SEARCH: Final = Action(
    "search", "アクションリスト/サーチ", QUICK_MAGIC, 1, "direct-immediate-quick", search, "", ONE_JOKER
)
BLACK_JACK: Final = Action(
    "b-j", "アクションリスト/B・J", QUICK_MAGIC, 4, "direct-normal-quick", black_jack, "SS", ACE_AND_JACK
)
R_S_F: Final = Action(
    "r-s-f",
    "アクションリスト/R・S・F",
    QUICK_MAGIC,
    4,
    "direct-normal-quick",
    royal_straight_flush,
    "BB",
    ROYAL_FLUSH,
    A_PLAYER,
    uncounterable=True,
)
REVERSE: Final = Action(
    "reverse",
    "アクションリスト/リバース",
    QUICK_MAGIC,
    3,
    "direct-normal-quick",
    reverse,
    "",
    SAME_NUMBER,
    A_CHARACTER,
)
RETURN: Final = Action(
    "return",
    "アクションリスト/帰還",
    QUICK_MAGIC,
    2,
    "direct-normal-quick",
    return_to_hand,
    "B",
    SAME_SUIT,
    OWN_CHARACTER,
)
