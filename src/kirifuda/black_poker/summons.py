"""召喚: the actions that bring characters out."""

from typing import Final

from ..kernel.ask import MODE, Proc, choose
from ..kernel.outcome import Refusal
from .actions import (
    ONE_ACE,
    ONE_COURT,
    ONE_JOKER,
    ONE_NUMBER,
    ONE_OF_A_SUIT,
    OWN_SOLDIER_OF_THE_SUIT,
    SUMMON,
    Action,
)
from .book import clause
from .characters import EQUIPPED, add_gear, bring_out_soldier, bring_out_wall
from .table import Request, Table

AS_ACE: Final = 0
AS_WALL: Final = 1


@clause("アクションリスト/防壁設置", "R23", "R24")
def wall_placement(g: Table, request: Request) -> Proc:
    """One card of the hand, chosen now, comes out as a wall; with no hand nothing does."""
    hand = g.hand(request.seat)
    if hand:
        card = yield choose(request.seat, WALL_PLACEMENT.clause, "wall", hand, public=True)
        bring_out_wall(g, card, WALL_PLACEMENT.clause)


@clause("アクションリスト/兵士召喚")
def soldier_summon(g: Table, request: Request) -> None:
    bring_out_soldier(g, request.keys[0], SOLDIER_SUMMON.clause)


@clause("アクションリスト/英雄召喚")
def hero_summon(g: Table, request: Request) -> None:
    bring_out_soldier(g, request.keys[0], HERO_SUMMON.clause)


@clause("アクションリスト/エース召喚")
def ace_summon(g: Table, request: Request) -> None:
    bring_out_soldier(g, request.keys[0], ACE_SUMMON.clause)


@clause("アクションリスト/クイック召喚", "R25")
def in_the_opponents_turn(g: Table, seat: int) -> Refusal | None:
    return OWN_TURN if g.player == seat else None


@clause("アクションリスト/クイック召喚", "A9", "R25")
def quick_summon(g: Table, request: Request) -> Proc:
    """As an ace, or face-down as a wall: decided now."""
    by = QUICK_SUMMON.clause
    mode = yield choose(request.seat, by, "ace-or-wall", (AS_ACE, AS_WALL), MODE, request.keys)
    if mode == AS_ACE:
        bring_out_soldier(g, request.keys[0], by)
    else:
        bring_out_wall(g, request.keys[0], by)


@clause("アクションリスト/魔術士召喚")
def mage_summon(g: Table, request: Request) -> None:
    bring_out_soldier(g, request.keys[0], MAGE_SUMMON.clause)


@clause("アクションリスト/装備", "C12", "C13", "R31")
def equip(g: Table, request: Request) -> None:
    """Lay the key card on the target, which becomes an equipped soldier."""
    add_gear(g, request.target, request.keys[0])
    cards = (request.target, *g.cards[request.target].gear)
    g.tell("equipped", EQUIP.clause, request.seat, cards, what=EQUIPPED)


OWN_TURN: Final = Refusal("アクションリスト/クイック召喚", "own-turn")

WALL_PLACEMENT: Final = Action(
    "wall-placement",
    "アクションリスト/防壁設置",
    SUMMON,
    1,
    "direct-immediate-main",
    wall_placement,
    cost="L",
    once=True,
)
SOLDIER_SUMMON: Final = Action(
    "soldier-summon", "アクションリスト/兵士召喚", SUMMON, 1, "direct-normal-main", soldier_summon, "BL", ONE_NUMBER
)
HERO_SUMMON: Final = Action(
    "hero-summon", "アクションリスト/英雄召喚", SUMMON, 1, "direct-normal-main", hero_summon, "BBL", ONE_COURT
)
ACE_SUMMON: Final = Action(
    "ace-summon", "アクションリスト/エース召喚", SUMMON, 1, "direct-normal-main", ace_summon, "L", ONE_ACE
)
QUICK_SUMMON: Final = Action(
    "quick-summon",
    "アクションリスト/クイック召喚",
    SUMMON,
    3,
    "direct-normal-quick",
    quick_summon,
    "D",
    ONE_ACE,
    condition=in_the_opponents_turn,
)
MAGE_SUMMON: Final = Action(
    "mage-summon", "アクションリスト/魔術士召喚", SUMMON, 2, "direct-normal-main", mage_summon, "BD", ONE_JOKER
)
EQUIP: Final = Action(
    "equip",
    "アクションリスト/装備",
    SUMMON,
    1,
    "direct-normal-main",
    equip,
    "BL",
    ONE_OF_A_SUIT,
    OWN_SOLDIER_OF_THE_SUIT,
)
