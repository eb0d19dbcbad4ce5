"""Breaking (chapter 12)."""

from collections.abc import Generator
from typing import Final

from ..effects.tree import Ability
from ..kernel.ask import Proc, Question
from ..kernel.pairs import IN_TURN
from .book import clause
from .forbidding import forbidden
from .fronts import FRONTS
from .moving import put, wait_zone_of
from .orienting import reverse
from .replacing import instead
from .table import EXILE, MASTER_AREA, NOTHING, Table
from .triggers import happen
from .units import NOT_FROZEN, full_hp, live_keywords, own_abilities

Culprit = tuple[int, str]
"""What broke a card, and by what: "attack", or "" for anything else."""
BREAK: Final = "break"
"""Of a move: breaking makes it."""


@clause("12-1", "12-2", "12-3", "39-4", "37-2j")
def break_cards(
    g: Table, ids: tuple[int, ...], by: str, effect_of: int, culprits: tuple[Culprit, ...]
) -> Generator[Question, int, int]:
    """Break cards together, but no master (L64): each goes where its category says, then abilities take note.

    `culprits`: for each card what broke it, and whether that was by attacking it. How many really broke.
    """
    broken: list[tuple[int, int, Culprit, tuple[Ability, ...]]] = []
    for at, id in enumerate(ids):
        if g.cards[id].zone // 2 == MASTER_AREA or forbidden(g, "break", id):
            continue
        seat, left = g.cards[id].owner, g.cards[id].zone // 2
        source, nature = culprits[at]
        if "broken" in g.ears.replaced and (
            yield from instead(g, "broken", seat, id, source, left, nature=nature, by=effect_of)
        ):
            save_from_breaking(g, id)
            continue
        broken.append((id, left, culprits[at], own_abilities(g, id) if g.on_field(id) else ()))
    for id, _, _, _ in broken:
        yield from _break_one(g, id, by, effect_of)
        g.broken += ((id, g.sequence),)
    for id, left, (source, nature), abilities in broken:
        seat = g.cards[id].owner
        happen(g, "broken", seat, id, source, left, nature=nature, by=effect_of, abilities=abilities)
    return len(broken)


@clause("12-2", "12-3", "41-6", "36-18")
def _break_one(g: Table, id: int, by: str, effect_of: int) -> Proc:
    """It goes where its category says, unless something else is done instead; it has broken all the same (L72)."""
    card = g.cards[id]
    if g.sink is not None:
        g.tell("broke", by, card.owner, (id,))
    if g.edition.regenerates(g, id):
        reverse(g, id, "41-6")
        return
    to = EXILE if FRONTS[card.face].category in ("lord", "arts") else wait_zone_of(g, id)
    kind = "exiled" if to == EXILE else "moved"
    if kind in g.ears.replaced:
        seat, left, handle = card.owner, card.zone // 2, card.handle
        yield from instead(g, kind, seat, id, source=left, to=to, nature=BREAK, by=effect_of)
        if g.cards[id].handle != handle or g.cards[id].reversed:
            return
    put(g, id, to, "12-2", effect_of)


@clause("41-6", "36-13")
def regenerates_as_standing(g: Table, id: int) -> bool:
    """2019: regenerate is a standing effect, as of the end of the last sequence."""
    card = g.cards[id]
    return not card.reversed and g.frozen.get(id, NOT_FROZEN)[0] == card.handle


@clause("2018:39-5")
def regenerates_as_trigger(g: Table, id: int) -> bool:
    """2018: regenerate is a trigger that replaces breaking, and works from the moment the unit has it."""
    return "regenerate" in live_keywords(g, id)


@clause("10-1", "36-18")
def save_from_breaking(g: Table, id: int) -> None:
    """A unit that stays without HP has had its breaking replaced: it breaks anew only if its HP fall again (L84)."""
    if g.on_field(id):
        missing = g.cards[id].damage - full_hp(g, id)
        if missing >= 0:
            g.edit(id).saved = missing


@clause("10-1", "36-18")
def notice_returned_hp(g: Table, id: int) -> None:
    """HP that have come back since its breaking was replaced count as there again: a fall from there breaks (L84)."""
    if g.cards[id].saved != NOTHING:
        missing = g.cards[id].damage - full_hp(g, id)
        if missing < g.cards[id].saved:
            g.edit(id).saved = max(missing, NOTHING)


@clause("10-1", "11-3", "39-5", "36-13")
def worn_out(g: Table) -> tuple[int, ...]:
    """Minions and lords whose HP have come to be 0 or less."""
    found: list[int] = []
    rows = g.standing
    for seat in IN_TURN[g.player]:
        for id in g.together[seat]:
            card = g.cards[id]
            if not card.damage and not card.given and id not in rows and card.saved == NOTHING:
                continue
            if card.reversed or card.zone >> 1 == MASTER_AREA:
                continue
            missing = card.damage - full_hp(g, id)
            if missing > card.saved:
                found.append(id)
            else:
                notice_returned_hp(g, id)
    return tuple(found)


@clause("10-1", "36-13", "39-5")
def break_worn_out(g: Table, source: int = NOTHING, effect_of: int = NOTHING) -> Proc:
    """A unit without HP breaks at once."""
    ids = worn_out(g)
    if ids:
        yield from break_cards(g, ids, "10-1", effect_of, ((source, ""),) * len(ids))
