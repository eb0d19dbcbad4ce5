"""Why not: what stands against each of the things a player could do with priority (11.1.1), and against each unit that
could attack or block (10.1.2.3, 10.1.4.2)."""

from typing import Final

from ..kernel.offer import NO_CARD
from ..kernel.outcome import Refusal
from .book import clause
from .characteristics import actions, forbidden, is_unit, types
from .combat import able_to_attack, attackers_question, blockers, can_pay_to, why_not_attack, why_not_block
from .eras import why_not_advance
from .loops import why_endless
from .option_codes import (
    ABILITY,
    ADVANCE,
    ATTACKING,
    BLOCKING,
    PASS,
    PLACE,
    SOUL_ACTION,
    STONE,
    UNITE,
    USE,
    code,
    parts,
)
from .options import actors, may_place_stone, offered, playable_elsewhere
from .phases import ATTACK, BLOCK
from .placing import is_permanent, is_quiet_main_phase, why_not_place, why_not_unite
from .priority import PRIORITY
from .sight import row
from .souls import kinds_of_soul
from .table import Table
from .using import why_no_spells, why_not_ability, why_not_use
from .zones import SOUL

WITHOUT_CARD: Final = (PASS, ADVANCE)
WITHOUT_SPELLS: Final = (ATTACK, BLOCK)
FROM_HAND: Final = (USE, PLACE, UNITE, STONE)


def parts_of(value: int) -> tuple[int, int]:
    """The action of an option, and its card."""
    kind, id, _ = parts(value)
    return kind, NO_CARD if kind in WITHOUT_CARD else id


def requests(g: Table, seat: int) -> tuple[int, ...]:
    """Everything with every card of a player's hand, battlefield and soul yard; first to pass, last the era."""
    fighting = ATTACKING if seat == g.player else BLOCKING
    found: list[int] = [code(PASS)]
    elsewhere = playable_elsewhere(g, seat)
    for id in (*g.hand(seat), *elsewhere):
        found += [code(kind, id) for kind in FROM_HAND]
    for id in dict.fromkeys((*g.hand(seat), *elsewhere, *with_abilities(g, seat))):
        found += [code(ABILITY, id, which) for which in range(max(len(actions(g, id)), 1))]
    for id in g.soul_yard(seat):
        found += [code(SOUL_ACTION, id, kind) for kind in kinds_of_soul(g, id)]
    found += [code(fighting, id) for id in g.battlefield(seat) if is_unit(g, id)]
    return (*found, code(ADVANCE))


def with_abilities(g: Table, seat: int) -> tuple[int, ...]:
    """Cards of a player that may have abilities where they lie."""
    found = list(g.battlefield(seat))
    for zone, faces in g.ears.elsewhere:
        found += [id for id in g.zones[zone * 2 + seat] if g.cards[id].face in faces]
    return tuple(found)


@clause("11.1.1", "14.5", "10.1.2.1", "10.1.4.1")
def why_not(g: Table, seat: int, value: int) -> Refusal | None:
    """Why a player may not do this now; None if it may be done."""
    if parts(value)[0] == ATTACKING:
        return why_not_among_attackers(g, seat, parts(value)[1])
    if parts(value)[0] == BLOCKING:
        return why_not_as_blocker(g, seat, parts(value)[1])
    if g.step in WITHOUT_SPELLS and parts(value)[0] in (USE, ABILITY):
        return why_no_spells(g)
    if seat != g.holder or not somebody_has_priority(g):
        return Refusal("11.1.1", "no-priority")
    if value in g.refused and value not in offered(g, seat):
        return why_endless(g, seat, value) or Refusal("14.1", "taken-back")
    kind, id, which = parts(value)
    if kind == PASS:
        return None
    if kind in FROM_HAND:
        return _why_not_from_hand(g, seat, kind, id)
    if kind == ABILITY:
        return _why_not_ability(g, seat, id, which)
    if kind == SOUL_ACTION:
        return _why_not_soul_action(g, seat, id, which)
    return why_not_advance(g, seat) if is_quiet_main_phase(g, seat) else Refusal("9.5.7", "not-now")


@clause("10.1.2.2", "10.1.2.3", "10.1.2.3.4", "10.1.2.3.5", "10.1.2.5")
def why_not_among_attackers(g: Table, seat: int, id: int) -> Refusal | None:
    """What stands against naming a unit as the first of those that attack."""
    if g.step != ATTACK or seat != g.player:
        return Refusal("10.1.2.2", "not-attack-step")
    refusal = why_not_attack(g, id)
    if refusal is not None:
        return refusal
    able = able_to_attack(g)
    asked = attackers_question(g, seat, able, (), able)
    if asked is not None and id in asked.values:
        return None
    if not can_pay_to(g, "attack", (id,)):
        return Refusal("10.1.2.5", "cannot-pay")
    forced = asked is not None and asked.clause == "10.1.2.3.5"
    return Refusal("10.1.2.3.5", "must-attack-with-more") if forced else Refusal("10.1.2.3.4", "no-such-squad")


@clause("10.1.4.2", "10.1.4.2.4")
def why_not_as_blocker(g: Table, seat: int, id: int) -> Refusal | None:
    """What stands against naming a unit as the blocker."""
    if g.step != BLOCK or seat == g.player:
        return Refusal("10.1.4.2", "not-block-step")
    refusal = why_not_block(g, id)
    if refusal is not None:
        return refusal
    return None if id in blockers(g, seat)[0] else Refusal("10.1.4.2.4", "must-block-for-more")


@clause("11.1.1", "11.1.4")
def somebody_has_priority(g: Table) -> bool:
    """Whether the game waits for a player with priority, and not in the middle of something."""
    now = g.current
    return now is not None and now[0] is PRIORITY


@clause("11.2.2", "11.3.1", "11.3.2", "15.2.15.1.1", "9.5.6")
def _why_not_from_hand(g: Table, seat: int, kind: int, id: int) -> Refusal | None:
    in_hand = id in g.hand(seat)
    if kind == STONE:
        return _why_not_stone(g, seat) if in_hand else Refusal("9.5.6", "not-in-hand")
    if not in_hand and id not in playable_elsewhere(g, seat):
        return Refusal("11.2.2" if kind == USE else "11.3.2", "not-in-hand")
    if kind == USE:
        return why_not_use(g, seat, id) if "spell" in types(g, id) else Refusal("11.2.2", "not-a-spell")
    if "spell" in types(g, id) or not is_permanent(types(g, id)):
        return Refusal("11.3.1", "not-a-permanent") if kind == PLACE else Refusal("15.2.15.1.1", "no-union")
    return why_not_place(g, seat, id) if kind == PLACE else why_not_unite(g, seat, id)


@clause("9.5.6")
def _why_not_stone(g: Table, seat: int) -> Refusal | None:
    if not is_quiet_main_phase(g, seat):
        return Refusal("9.5.6", "not-now")
    if forbidden(g, "place-soul", seat=seat):
        return Refusal("2.2", "forbidden")
    return None if may_place_stone(g, seat) else Refusal("9.5.6", "one-stone-a-turn")


@clause("9.5.9", "15.1.12.2", "11.4.3", "11.5.4")
def _why_not_ability(g: Table, seat: int, id: int, which: int) -> Refusal | None:
    held = actions(g, id)
    if id not in actors(g, seat) or which >= len(held):
        return Refusal("11.4.3" if row(g, id).abilities.actions else "11.5.4", "no-action-ability")
    return why_not_ability(g, seat, id, held[which])


@clause("15.1.16.2", "7.7.3")
def _why_not_soul_action(g: Table, seat: int, id: int, which: int) -> Refusal | None:
    if g.cards[id].zone != SOUL * 2 + seat:
        return Refusal("7.7.3", "not-a-stone")
    if g.cards[id].wiped:
        return Refusal("7.7.3", "wiped")
    return None if which in kinds_of_soul(g, id) else Refusal("7.7.3", "no-such-soul")
