"""The turn: エンド, チャージ, ドロー (base rules, E)."""

from typing import Final

from ..kernel.ask import NO, Proc, may
from ..kernel.choosing import choose_set
from ..kernel.endless import new_turn
from .actions import BASIC, Action
from .book import clause
from .characters import turn
from .combat import end_combat
from .life import draw, to_graveyard
from .table import Request, Table

HAND_LIMIT: Final = 7


@clause("アクションリスト/エンド", "E2", "E5", "F5", "R1")
def end(g: Table, request: Request) -> Proc:
    """Discard down to seven, clear one's own fogs, hand over the turn."""
    by = END.clause
    seat = request.seat
    hand = g.hand(seat)
    if len(hand) > HAND_LIMIT:
        over = len(hand) - HAND_LIMIT
        discarded = yield from choose_set(seat, by, "discard", hand, over, (over,), False)
        yield from to_graveyard(g, discarded, by)
    mine = tuple([id for fog in g.fogs if fog.seat == seat for id in fog.keys])
    g.fogs = tuple([fog for fog in g.fogs if fog.seat != seat])
    yield from to_graveyard(g, mine, by)
    hand_over_turn(g, by)


@clause("E2", "A4", "K13", "R1")
def hand_over_turn(g: Table, by: str) -> None:
    end_combat(g)
    g.used = ()
    g.turn += 1
    g.player = 1 - g.player
    new_turn(g)
    g.tell("turn", by, g.player, numbers=(g.turn,))


@clause("アクションリスト/チャージ", "T7", "E3", "R27")
def charge_follows(g: Table) -> None:
    g.triggered += ((CHARGE.code, g.player),)


@clause("アクションリスト/チャージ", "E3", "R27")
def charge(g: Table, request: Request) -> None:
    """All characters of the turn player are charged."""
    for character in g.characters(g.player):
        turn(g, character, False, CHARGE.clause)


@clause("アクションリスト/ドロー", "T7", "E4")
def draw_follows(g: Table) -> None:
    g.triggered += ((DRAW.code, g.player),)


@clause("アクションリスト/ドロー", "E4", "R8")
def draw_for_turn(g: Table, request: Request) -> Proc:
    """Draw one; having seen it, draw another or not."""
    by = DRAW.clause
    seat = request.seat
    draw(g, seat, by)
    if g.life(seat) and (yield may(seat, by, "second-card")) != NO:
        draw(g, seat, by)


END: Final = Action("end", "アクションリスト/エンド", BASIC, 1, "direct-normal-main", end, follow=charge_follows)
CHARGE: Final = Action(
    "charge", "アクションリスト/チャージ", BASIC, 1, "triggered-immediate-main", charge, follow=draw_follows
)
DRAW: Final = Action("draw", "アクションリスト/ドロー", BASIC, 1, "triggered-normal-main", draw_for_turn)
