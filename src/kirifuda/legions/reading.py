"""What abilities are like, found once for each, so that standing effects are worked out only when they may change."""

from typing import Final

from ..effects.parts import parts_of
from ..effects.statements import ChangeCost, ChangeDamage, Forbid, Grant, If, Instead, Let, LoseEffects, Permit
from ..effects.tree import (
    OPPONENT,
    TURN_PLAYER,
    YOU,
    Ability,
    Activated,
    AdjacentLane,
    AllOf,
    AllTrue,
    AnyOf,
    CardsThisTurn,
    Coloured,
    Compare,
    Compares,
    Cost,
    Count,
    DidThisTurn,
    Every,
    Exists,
    Extreme,
    Filter,
    Greatest,
    Half,
    HasKeyword,
    IsFalse,
    IsIt,
    IsOf,
    IsToken,
    IsTurnOf,
    Keyword,
    Matches,
    Minus,
    Named,
    NameHas,
    Node,
    Not,
    Number,
    OneTrue,
    Oriented,
    PlayerStat,
    Plus,
    SameLane,
    Share,
    Standing,
    Stat,
    Statement,
    This,
    Times,
    TimesThisTurn,
    TopCards,
    Typed,
    Variable,
    fields_of,
)
from ..kernel.pairs import Pair
from .first_choices import first_choices
from .fronts import Front
from .matching import zone_kinds
from .table import (
    ELSEWHERE,
    FIELD_OF,
    FIRST_PLACE,
    OF_CORES,
    OF_DAMAGE,
    OF_INCAPACITY,
    OF_LIFE,
    OF_ORIENTATION,
    OF_STATS,
    OF_TEXT,
    OF_THE_TURN,
    ON_THE_FIELD,
    PLACES,
    STIRRED_BY,
    WHATEVER_STIRS,
)
from .tree import (
    Cores,
    ExhaustThis,
    HasAbility,
    Incapacitated,
    LordOf,
    MasterOf,
    Mode,
    Modify,
    PayPoints,
    SetStats,
    Symbols,
    TreatAs,
)


class Traits:
    """What is asked of an ability again and again. Never written to.

    `reads`: for each seat that may have it, the changes (as bits) after which a standing ability may say something
    else. `turn_of`: in whose
    turns it stands. `numbers`, `others`: whether it changes ATK or HP, and whether it says anything else;
    `takes_all`: whether it takes all effects from units. `in_order`: 1 if it matters what was applied before it.
    `plain_cost`: points and exhaustion, where it costs no more than that; `is_simple`: and it is not for once a turn.
    `least_points`: those it costs at any rate.
    `first_choices`: what must be there.
    """

    __slots__ = (
        "ability",
        "exhausts",
        "first_choices",
        "in_order",
        "is_simple",
        "least_points",
        "numbers",
        "once",
        "others",
        "plain_cost",
        "reads",
        "takes_all",
        "turn_of",
    )

    def __init__(self, ability: Ability) -> None:
        nodes = list(parts_of(ability))
        self.ability = ability
        bits = reads(ability)
        self.reads: Pair = (bits, for_the_other_seat(bits))
        self.numbers = any(isinstance(node, NUMBERS) for node in nodes)
        self.others = any(isinstance(node, Statement) and not isinstance(node, (*NUMBERS, If, Let)) for node in nodes)
        self.takes_all = any(isinstance(node, LoseEffects) and not node.keywords for node in nodes)
        in_order = self.others or bits & OF_STATS or any(isinstance(node, SetStats) for node in nodes)
        self.in_order = 1 if in_order else 0
        self.turn_of = ""
        self.once = False
        for condition in ability.conditions:
            if isinstance(condition, Standing):
                self.turn_of = condition.turn_of
            elif isinstance(condition, Activated):
                self.once = condition.once
        self.exhausts = any(isinstance(cost, ExhaustThis) for cost in ability.costs)
        self.plain_cost = _plain_cost(ability.costs)
        self.is_simple = self.plain_cost is not None and not self.once
        self.least_points = sum(_numbers_of_points(ability.costs))
        self.first_choices = first_choices(ability.sentences)


NUMBERS: Final = (Modify, SetStats)
_KNOWN: Final[dict[str, list[Traits]]] = {}


def traits(ability: Ability) -> Traits:
    of_its_name = _KNOWN.setdefault(ability.name, [])
    for known in of_its_name:
        if known.ability is ability:
            return known
    for known in of_its_name:
        if known.ability == ability:
            return known
    known = Traits(ability)
    of_its_name.append(known)
    return known


def standing_of(front: Front) -> list[Traits]:
    """The standing abilities printed on one side of a card."""
    known = front.rules
    if known is None:
        known = [traits(one) for one in front.standing]
        front.rules = known
    return known


def activated_of(front: Front) -> list[Traits]:
    """The activated abilities printed on one side of a card."""
    known = front.skills
    if known is None:
        known = [traits(one) for one in front.activated]
        front.skills = known
    return known


def _numbers_of_points(costs: tuple[Cost, ...]) -> list[int]:
    return [one.amount.value for one in costs if isinstance(one, PayPoints) and isinstance(one.amount, Number)]


def _plain_cost(costs: tuple[Cost, ...]) -> tuple[int, bool] | None:
    """Points to be paid and whether to exhaust the card, where a cost is no more than that."""
    numbers = _numbers_of_points(costs)
    tiring = [one for one in costs if isinstance(one, ExhaustThis)]
    return (sum(numbers), bool(tiring)) if len(numbers) + len(tiring) == len(costs) else None


DECREES: Final = (Forbid, Permit, ChangeDamage, ChangeCost, Instead, TreatAs)
LOOKS_AT_NO_UNIT: Final = (
    *DECREES,
    Ability,
    AllTrue,
    AllOf,
    AnyOf,
    Coloured,
    Compares,
    Cores,
    Count,
    Every,
    Exists,
    Grant,
    Half,
    If,
    IsFalse,
    IsIt,
    IsOf,
    IsToken,
    IsTurnOf,
    Keyword,
    Let,
    LoseEffects,
    MasterOf,
    Matches,
    Minus,
    Mode,
    Modify,
    Named,
    NameHas,
    Not,
    Number,
    OneTrue,
    PlayerStat,
    Plus,
    SetStats,
    Share,
    Standing,
    Symbols,
    This,
    Times,
    Typed,
    Variable,
)
"""Parts of a text that say the same whatever comes onto the field, but for the cards that phrases in them are about."""


OF_A_SEAT: Final = (1 << PLACES) - 1


def for_the_other_seat(bits: int) -> int:
    """The same changes where the second seat has the ability: its own places are the other ones."""
    of_no_place = bits & (1 << FIRST_PLACE) - 1
    mine, theirs = bits >> FIRST_PLACE & OF_A_SEAT, bits >> FIRST_PLACE + PLACES
    return of_no_place | theirs << FIRST_PLACE | mine << FIRST_PLACE + PLACES


def reads(node: object) -> int:
    """After which changes a standing text of the first seat may say something else.

    Of what it decrees or gives, only whom that is about and how much it is are looked at beforehand.
    """
    if isinstance(node, tuple):
        bits = 0
        for one in node:
            bits |= reads(one)
        return bits
    if not isinstance(node, Node):
        return 0
    if isinstance(node, (*DECREES, Grant)):
        return reads(getattr(node, "subject", None)) | reads(getattr(node, "amount", None))
    bits = _reads(node)
    if getattr(node, "whose", "") == TURN_PLAYER:
        bits |= OF_THE_TURN
    for name in fields_of(type(node)):
        bits |= reads(getattr(node, name))
    return bits


def _reads(node: Node) -> int:
    """The same of one part of a text, without the parts in it."""
    if isinstance(node, IsTurnOf):
        return OF_THE_TURN
    if isinstance(node, PlayerStat):
        return OF_LIFE | OF_CORES
    if isinstance(node, Cores):
        return OF_CORES
    if isinstance(node, LOOKS_AT_NO_UNIT):
        return 0
    if isinstance(node, Filter):
        return _reads_of_phrase(node)
    if isinstance(node, LordOf):
        return _fields_of(node.whose)
    if isinstance(node, (AdjacentLane, SameLane)) and isinstance(node.subject, This):
        return FIELD_OF[0]
    bits = ON_THE_FIELD
    if isinstance(node, Oriented):
        bits |= OF_ORIENTATION
    elif isinstance(node, (Compare, Extreme, Greatest, Stat)):
        bits |= OF_DAMAGE | OF_LIFE | OF_STATS | OF_TEXT | OF_THE_TURN
        if node.stat == "cores":
            bits |= OF_CORES
    elif isinstance(node, (HasAbility, HasKeyword)):
        bits |= OF_TEXT
    elif isinstance(node, (CardsThisTurn, DidThisTurn, TimesThisTurn)):
        bits |= WHATEVER_STIRS
    elif isinstance(node, Incapacitated):
        bits |= OF_INCAPACITY
    elif isinstance(node, TopCards):
        bits |= ELSEWHERE
    return bits


def _reads_of_phrase(filter: Filter) -> int:
    """The zones that a phrase names, or the field; those of one player alone, if it says so."""
    bits = 0
    for kind in zone_kinds(filter):
        for seat in _seats_of(filter.whose):
            bits |= STIRRED_BY[kind * 2 + seat]
    return bits


def _fields_of(whose: str) -> int:
    bits = 0
    for seat in _seats_of(whose):
        bits |= FIELD_OF[seat]
    return bits


def _seats_of(whose: str) -> tuple[int, ...]:
    return (0,) if whose == YOU else (1,) if whose == OPPONENT else (0, 1)
