"""Continuous effects that change rules rather than cards (11.9.4.3)."""

from functools import lru_cache
from typing import Final

from ..effects.statements import Forbid, Permit, While
from ..effects.tree import Node
from .book import clause
from .changes import OF_CHOICE, OF_LEAVE
from .left_effects import Lasting
from .looking import bits_of
from .pieces import RULE
from .sayings import Done, Effect, Effects
from .statements import AddCost, AlternativeCost, ChangePrice, Unaffected
from .table import Table
from .taking_effect import about

SPARING: Final = ("be-destroyed", "be-destroyed-in-combat", "lose-game", "trigger", "change-control")
"""Acts that rule processes would do, and effects may forbid."""
LEAVE: Final = (
    "use-spell",
    "use-ability",
    "place",
    "place-soul",
    "advance-era",
    "be-sacrificed",
    "be-destroyed",
    "be-removed",
    "be-wiped",
    "recover",
    "leave-battlefield",
    "get-counters",
    "draw",
    "draw-by-effects",
    "chrono-check",
    "play",
    "place-any-time",
    "place-more-souls",
)
"""Acts that a player with priority may take, or pay with."""
LEAVING: Final = (ChangePrice, AddCost, AlternativeCost, Unaffected)

ByAct = dict[str, tuple[Lasting, ...]]


Readings = tuple[int, int, int]


@lru_cache(maxsize=1024)
def readings_of(rule: Lasting) -> Readings:
    """What rule processes, options and choices depend on because of a rule."""
    return bits_heeded(rule), bits_minded(rule), bits_of_choosing(rule)


def bits_heeded(lasting: Lasting) -> int:
    """What rule processes look at because of a rule that spares somebody, or of an effect that is to end (12.4)."""
    node = lasting.node
    if isinstance(node, While):
        return bits_of(node.fact)
    heeded = isinstance(node, Unaffected) or (isinstance(node, Forbid) and node.act in SPARING)
    return bits_of(node) if heeded else 0


def bits_minded(lasting: Lasting) -> int:
    """What options depend on because of a rule that says what may be done, or what it costs (11.1.1)."""
    node = lasting.node
    if isinstance(node, (Forbid, Permit)):
        return bits_of(node) | OF_LEAVE if node.act in LEAVE else 0
    return bits_of(node) | OF_LEAVE if isinstance(node, LEAVING) else 0


def bits_of_choosing(lasting: Lasting) -> int:
    """The same of a rule that says what cannot be chosen (15.3.1)."""
    node = lasting.node
    return bits_of(node) | OF_CHOICE if isinstance(node, Forbid) and node.act == "be-chosen" else 0


def what_is_said(before: tuple[Lasting, ...], now: tuple[Lasting, ...]) -> int:
    """What rules that have come, or gone, are about."""
    found = 0
    for one in (*before, *now):
        if one not in now or one not in before:
            _, minded, choosing = readings_of(one)
            found |= minded | choosing
    return found & (OF_LEAVE | OF_CHOICE)


def note_what_rules_read(g: Table) -> None:
    """What rule processes, and options, depend on because of the rules that effects make."""
    heeds = minded = choosing = 0
    for one in g.decrees:
        to_heed, to_mind, to_choose = readings_of(one)
        heeds |= to_heed
        minded |= to_mind
        choosing |= to_choose
    for one in g.lasting:
        if isinstance(one.node, While):
            heeds |= readings_of(one)[0]
    g.heeds = heeds
    g.minded = minded
    g.choosing = choosing


@clause("11.9.4.3", "2.2")
def rules_made(g: Table, effects: Effects, done: Done) -> tuple[Lasting, ...]:
    """The effects that change rules rather than cards, as they hold now: `done` says which, or it is noted there."""
    found: list[Lasting] = []
    for effect in effects:
        if effect.piece.layer == RULE:
            if effect not in done:
                done[effect] = about(g, g.rows, effect)
            if done[effect] is not None:
                found.append(rule_of(effect))
    return tuple(found)


def by_kind(decrees: tuple[Lasting, ...]) -> dict[type[Node], tuple[Lasting, ...]]:
    """Rules that effects make, found by what they say."""
    found: dict[type[Node], tuple[Lasting, ...]] = {}
    for one in decrees:
        kind = type(one.node)
        found[kind] = (*found.get(kind, ()), one)
    return found


def by_act(decreed: dict[type[Node], tuple[Lasting, ...]]) -> tuple[ByAct, ByAct]:
    """What effects forbid and permit, found by the act."""
    forbidden: ByAct = {}
    for one in decreed.get(Forbid, ()):
        if isinstance(one.node, Forbid):
            forbidden[one.node.act] = (*forbidden.get(one.node.act, ()), one)
    permitted: ByAct = {}
    for one in decreed.get(Permit, ()):
        if isinstance(one.node, Permit):
            permitted[one.node.act] = (*permitted.get(one.node.act, ()), one)
    return forbidden, permitted


def rule_of(effect: Effect) -> Lasting:
    """The rule that an effect makes; made once if nothing is counted for it."""
    found = effect.decree
    if found is None:
        found = _decree(effect)
        if not effect.piece.lets:
            effect.decree = found
    return found


def _decree(effect: Effect) -> Lasting:
    node, lasting, run = effect.piece.node, effect.lasting, effect.run
    if lasting is None:
        return Lasting(node, run.source, run.handle, run.seat, numbers=tuple(run.numbers.items()), stamp=effect.stamp)
    return lasting if type(lasting.node) is type(node) else lasting.but(node)
