"""通常魔法: magic of one's own turn."""

from typing import Final

from ..kernel.ask import MODE, Proc, arrange, choose
from ..kernel.state import ALL_SEATS
from .actions import (
    A_SOLDIER,
    A_WALL,
    NORMAL_MAGIC,
    OWN_CHARACTER,
    THE_OPPONENT,
    Action,
    Effect,
    Keys,
    Target,
    pair_of_suits,
    two_low,
)
from .book import clause
from .cards import CLUB, DIAMOND, HEART, NUMBER, SPADE, SUIT
from .characters import bring_out_soldier, bring_out_wall, cards_in, size, turn, wall_to_soldier
from .fogs import spread
from .life import damage, leave_combat, to_graveyard
from .table import HAND, LIFE, Request, Table

ONE_CHARGED: Final = 0
TWO_DRIVEN: Final = 1
LEVIED: Final = 4


def key_number(g: Table, request: Request, suit: int) -> int:
    """The number of the key card of a suit."""
    return next(NUMBER[g.cards[id].face] for id in request.keys if SUIT[g.cards[id].face] == suit)


def key_sum(g: Table, request: Request) -> int:
    return sum(NUMBER[g.cards[id].face] for id in request.keys)


@clause("アクションリスト/防壁破壊")
def wall_break(g: Table, request: Request) -> Proc:
    yield from to_graveyard(g, (request.target,), WALL_BREAK.clause)


@clause("アクションリスト/投擲")
def throw(g: Table, request: Request) -> Proc:
    """As much damage as the number of the ♠."""
    yield from damage(g, request.target, key_number(g, request, SPADE), THROW.clause)


@clause("アクションリスト/死の槍", "C3", "R20", "R36")
def spear_of_death(g: Table, request: Request) -> Proc:
    """If the ◇ divides its size, the soldier goes on top of its owner's life, who then takes the ♠ as damage."""
    by = SPEAR_OF_DEATH.clause
    current = size(g, request.target)
    if current == 0 or current % key_number(g, request, DIAMOND):
        g.tell("not-divisible", by, request.seat, (request.target,), numbers=(current,))
        return
    owner = g.cards[request.target].owner
    cards = cards_in(g, request.target)
    if len(cards) > 1:
        cards = yield from arrange(owner, by, "onto-life", cards)
        g.forget(cards, 1 << (1 - owner))
    leave_combat(g, (request.target,))
    g.move_all(cards, LIFE, owner)
    g.tell("onto-life", by, owner, cards, numbers=(len(cards),), seen_by=ALL_SEATS if len(cards) == 1 else 0)
    yield from damage(g, owner, key_number(g, request, SPADE), by)


@clause("アクションリスト/防壁補充", "A9")
def wall_supply(g: Table, request: Request) -> Proc:
    """One charged wall from the life, or two driven ones."""
    by = WALL_SUPPLY.clause
    seat = request.seat
    mode = yield choose(seat, by, "one-or-two-walls", (ONE_CHARGED, TWO_DRIVEN), MODE)
    for _ in range(1 if mode == ONE_CHARGED else 2):
        if g.life(seat):
            bring_out_wall(g, g.life(seat)[-1], by, driven=mode == TWO_DRIVEN)


@clause("アクションリスト/リアニメイト", "A6", "R21")
def reanimate(g: Table, request: Request) -> Proc:
    """Choose a card of the graveyard; the target goes there, and the card comes out as a soldier."""
    by = REANIMATE.clause
    graveyard = g.graveyard(request.seat)
    chosen = (yield choose(request.seat, by, "from-graveyard", graveyard, public=True)) if graveyard else None
    yield from to_graveyard(g, cards_in(g, request.target), by)
    if chosen is not None:
        bring_out_soldier(g, chosen, by)


@clause("アクションリスト/ハンデス", "R30")
def hand_destruction(g: Table, request: Request) -> Proc:
    """Look at the opponent's hand and name the card it discards."""
    by = HAND_DESTRUCTION.clause
    if not g.hand(request.target):
        return
    g.look_into(HAND, request.target, request.seat)
    hand = g.hand(request.target)
    g.tell("looked", by, request.seat, hand)
    card = yield choose(request.seat, by, "opponent-discards", hand, public=True)
    g.look_away(HAND, request.target, request.seat)
    yield from to_graveyard(g, (card,), by)


@clause("アクションリスト/フォース", "F3")
def force(g: Table, request: Request) -> None:
    spread(g, request, key_sum(g, request), FORCE.clause)


@clause("アクションリスト/剣の雨", "C3", "R6")
def rain_of_swords(g: Table, request: Request) -> Proc:
    """All soldiers of either player whose size is not above the key cards' sum fall."""
    most = key_sum(g, request)
    soldiers = g.soldiers(request.seat) + g.soldiers(1 - request.seat)
    fallen = tuple([id for id in soldiers if size(g, id) <= most])
    cards = tuple([id for soldier in fallen for id in cards_in(g, soldier)])
    yield from to_graveyard(g, cards, RAIN_OF_SWORDS.clause)


@clause("アクションリスト/徴募", "R19", "R36")
def levy(g: Table, request: Request) -> Proc:
    """Turn up four cards of the life; the small ones come out driven, the rest goes under the life."""
    by = LEVY.clause
    seat = request.seat
    most = key_sum(g, request)
    turned = g.life(seat)[: -LEVIED - 1 : -1]
    g.show(turned, ALL_SEATS)
    g.tell("turned-up", by, seat, turned)
    rest = tuple(id for id in turned if NUMBER[g.cards[id].face] > most)
    for id in turned:
        if id not in rest:
            bring_out_soldier(g, id, by, driven=True)
    if len(rest) > 1:
        rest = yield from arrange(seat, by, "under-life", rest)
        g.forget(rest, 1 << (1 - seat))
    g.move_all(rest[::-1], LIFE, seat, bottom=True)
    g.tell("under-life", by, seat, numbers=(len(rest),))


@clause("アクションリスト/奇襲", "R18")
def ambush(g: Table, request: Request) -> None:
    """All one's walls become soldiers, and all one's soldiers are charged."""
    for wall in g.walls(request.seat):
        wall_to_soldier(g, wall, AMBUSH.clause)
    for soldier in g.soldiers(request.seat):
        turn(g, soldier, False, AMBUSH.clause)


def _normal(
    key: str, name: str, level: int, effect: Effect, keys: Keys, target: Target | None = None, cost: str = ""
) -> Action:
    """A normal magic; those that cost walls cannot be countered (R5)."""
    return Action(
        key,
        f"アクションリスト/{name}",
        NORMAL_MAGIC,
        level,
        "direct-normal-main",
        effect,
        cost,
        keys,
        target,
        uncounterable=cost == "BB",
    )


WALL_BREAK: Final = _normal("wall-break", "防壁破壊", 1, wall_break, pair_of_suits(HEART, DIAMOND), A_WALL)
THROW: Final = _normal("throw", "投擲", 1, throw, pair_of_suits(SPADE, CLUB), THE_OPPONENT)
SPEAR_OF_DEATH: Final = _normal("spear-of-death", "死の槍", 2, spear_of_death, pair_of_suits(SPADE, DIAMOND), A_SOLDIER)
WALL_SUPPLY: Final = _normal("wall-supply", "防壁補充", 2, wall_supply, pair_of_suits(HEART, CLUB))
REANIMATE: Final = _normal("reanimate", "リアニメイト", 2, reanimate, pair_of_suits(SPADE, HEART), OWN_CHARACTER)
HAND_DESTRUCTION: Final = _normal(
    "hand-destruction", "ハンデス", 2, hand_destruction, pair_of_suits(DIAMOND, CLUB), THE_OPPONENT
)
FORCE: Final = _normal("force", "フォース", 4, force, two_low(HEART), cost="BB")
RAIN_OF_SWORDS: Final = _normal("rain-of-swords", "剣の雨", 4, rain_of_swords, two_low(SPADE), cost="BB")
LEVY: Final = _normal("levy", "徴募", 4, levy, two_low(DIAMOND), cost="BB")
AMBUSH: Final = _normal("ambush", "奇襲", 4, ambush, two_low(CLUB), cost="BB")
