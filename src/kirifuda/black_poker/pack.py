"""パック: the pack and the rare card that frames bring (base rules, Q)."""

from typing import Final

from ..kernel.ask import Proc, choose
from ..kernel.outcome import Refusal
from .actions import FRAME_LEVEL, ONE_OR_TWO_KEYS, PACK_ACTION, RARE_CARD, Action
from .book import clause
from .cards import same_card
from .characters import bring_out_soldier
from .quick_magic import take_shown
from .requests import remove_from_stage, request_numbered
from .table import HAND, PACK, Request, Table

RARE_DRAW_LIFE: Final = 9


@clause("アクションリスト/バック開封", "Q1")
def not_opened(g: Table, seat: int) -> Refusal | None:
    return OPENED if g.opened >> seat & 1 else None


@clause("アクションリスト/バック開封", "Q1", "Q2", "V6", "R32")
def pack_opening(g: Table, request: Request) -> Proc:
    """Take any card of the pack, or the rare card instead, shown, into the hand; the rest stays out for good."""
    by = PACK_OPENING.clause
    seat = request.seat
    g.opened |= 1 << seat
    g.look_into(PACK, seat, seat)
    card = yield choose(seat, by, "from-pack", g.pack(seat) + g.rare(seat), public=True)
    take_shown(g, card, by)
    g.tell("opened", by, seat)


@clause("アクションリスト/レアドロー", "Q3", "Q4")
def life_nine_or_less(g: Table, seat: int) -> Refusal | None:
    if not g.rare(seat):
        return NO_RARE_CARD
    life = len(g.life(seat))
    return Refusal(RARE_DRAW.clause, "life-above-nine", (life,)) if life > RARE_DRAW_LIFE else None


@clause("アクションリスト/レアドロー", "R32")
def rare_draw(g: Table, request: Request) -> None:
    """The rare card goes to the hand, not shown."""
    card = g.rare(request.seat)[0]
    g.move(card, HAND, request.seat)
    g.tell("rare-drawn", RARE_DRAW.clause, request.seat, (card,))


@clause("アクションリスト/レア召喚", "R3")
def rare_summon(g: Table, request: Request) -> None:
    bring_out_soldier(g, request.keys[0], RARE_SUMMON.clause)


@clause("アクションリスト/罠カウンター", "R2", "R3", "R4")
def trap_counter(g: Table, request: Request) -> Proc:
    """Remove an action that has the same card among its key cards."""
    target = request_numbered(g, request.target)
    rare = g.cards[request.keys[0]].face
    if any(same_card(g.cards[id].face, rare) for id in target.keys):
        yield from remove_from_stage(g, target.number, TRAP_COUNTER.clause)
    else:
        g.tell("not-the-same", TRAP_COUNTER.clause, request.seat, request.keys + target.keys)


OPENED: Final = Refusal("アクションリスト/バック開封", "pack-opened")
NO_RARE_CARD: Final = Refusal("Q4", "no-rare-card")

PACK_OPENING: Final = Action(
    "pack-opening",
    "アクションリスト/バック開封",
    PACK_ACTION,
    FRAME_LEVEL,
    "direct-immediate-quick",
    pack_opening,
    condition=not_opened,
)
RARE_DRAW: Final = Action(
    "rare-draw",
    "アクションリスト/レアドロー",
    PACK_ACTION,
    FRAME_LEVEL,
    "direct-immediate-quick",
    rare_draw,
    condition=life_nine_or_less,
)
RARE_SUMMON: Final = Action(
    "rare-summon",
    "アクションリスト/レア召喚",
    PACK_ACTION,
    FRAME_LEVEL,
    "direct-normal-quick",
    rare_summon,
    "S",
    RARE_CARD,
)
TRAP_COUNTER: Final = Action(
    "trap-counter",
    "アクションリスト/罠カウンター",
    PACK_ACTION,
    FRAME_LEVEL,
    "direct-normal-quick",
    trap_counter,
    "",
    RARE_CARD,
    ONE_OR_TWO_KEYS,
)
