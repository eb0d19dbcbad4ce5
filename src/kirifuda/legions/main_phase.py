"""Main-phase actions (chapter 28)."""

from typing import Final

from ..effects.abilities import is_activated
from ..effects.run import Run
from ..kernel.ask import ACT, ACTION, NO, Proc, Question
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .actions import (
    ACTIVATE,
    ACTIVATING,
    ATTACK_,
    ATTACKING,
    END,
    EXILE_FIELD,
    EXILING,
    EXILING_FROM_STANDBY,
    MOVE,
    MOVING,
    OF_CARD,
    OF_KIND,
    PLAY,
    PLAYING,
    UNLOCK,
)
from .asking import may
from .battle import ATTACK, MOVING_ATTACK, all_attack_freely, attacks_of, can_attack, targets
from .book import clause
from .costs import can_pay_for, pay
from .effects_on_zones import shift_lane
from .forbidding import forbidden, player_forbidden
from .fronts import ACTIVATED, ACTIVATED_TIRED, AWAKENED, EAGER, FRONTS, HOLD_BACK, unlocks
from .incapacity import may_tire
from .lanes import BESIDE
from .matching import standing_by
from .moving import put
from .orienting import exhaust
from .playing import begin_play, may_play, where
from .reading import Traits, activated_of, traits
from .sequences import first_effect_possible, resolve_sequence
from .settling import settle_next
from .table import EXILE, MASTER_AREA, NOTHING, STANDBY, Table
from .units import given_abilities, has, has_lost, is_as_printed, keeps_its_abilities, lost_by_standing
from .unlocking import begin_unlock, unlockable


@clause("28-1", "27-6②", "01-7", "01-8")
def take_action(g: Table) -> Proc:
    """Any action, as often and in any order as the turn player likes, until the end of the phase is declared."""
    g.actor = NOTHING
    by = g.edition.numbers["28-1"]
    value = yield Question(g.player, ACT, by, "act", ACTION, None, (), False, offered, 0, g)
    if value == END:
        g.leave()
        return
    kind, id = value >> OF_KIND, value >> OF_CARD & 0xFFFF
    g.actor = id
    if kind == UNLOCK:
        begin_unlock(g, id)
    elif kind == PLAY:
        begin_play(g, id)
    elif kind == ATTACK_:
        g.begin(ATTACK, id)
    elif kind == MOVE:
        g.begin(LANE_MOVE, id)
    elif kind == ACTIVATE:
        g.begin(ACTIVATION, id, value & 0xFF)
    else:
        exile_own(g, id, "28-7" if kind == EXILE_FIELD else "28-8")


@clause("28-1")
def offered(g: Table, seat: int) -> tuple[int, ...]:
    """Every action that nothing refuses; first of all to end the phase."""
    cards = g.cards
    ears = g.ears
    zones = g.zones
    limited = ears.limits_actions
    plays_freely = g.edition.declares_any_play and not limited
    master = zones[MASTER_AREA * 2 + seat][0]
    points = g.points[seat] + g.active_cores[seat]
    found: list[int] = [END]
    found += unlockable(g, seat, master, points)
    for id in standing_by(g, seat) if ears.treats_zones else zones[STANDBY * 2 + seat]:
        if plays_freely or (may_play(g, id) if limited else g.edition.may_declare_play(g, id)):
            found.append(PLAYING + (id << OF_CARD))
        found.append(EXILING_FROM_STANDBY + (id << OF_CARD))
    reworded = g.reworded
    attacks_freely: bool | None = None
    for id in g.together[seat]:
        card = cards[id]
        active = not card.exhausted
        if not card.reversed:
            face = card.face
            changed = card.given or id in reworded
            fit = active and (not card.incapacitated or ((changed or EAGER[face]) and may_tire(g, id)))
            if id != master and (active or ears.attacks_tired):
                if attacks_freely is None:
                    attacks_freely = all_attack_freely(g, seat)
                if (fit and attacks_freely and not changed and not card.incapacitated) or (
                    (fit or changed or EAGER[face] or ears.attacks_unfit) and can_attack(g, id, fit, attacks_freely)
                ):
                    found.append(ATTACKING + (id << OF_CARD))
                if fit and can_move(g, id):
                    found.append(MOVING + (id << OF_CARD))
            if changed or (ACTIVATED if fit else ACTIVATED_TIRED)[face]:
                others = changed and (id in reworded or not keeps_its_abilities(card))
                skills = None if others else (AWAKENED if id == master and g.awakened[seat] else FRONTS)[face].skills
                for which, known in enumerate(activated(g, id) if skills is None else skills):
                    if known.least_points > points or (known.exhausts and not fit):
                        continue
                    if (known.is_simple and not limited) or can_activate(g, id, known):
                        found.append(ACTIVATING + (id << OF_CARD) + which)
        if active and id != master:
            found.append(EXILING + (id << OF_CARD))
    if limited and HOLD_BACK in ears.acts and is_held_to_attack(g, found):
        found.remove(END)
    return tuple(found)


def is_held_to_attack(g: Table, found: list[int]) -> bool:
    """Whether one of the units that can attack must."""
    for one in found:
        if one >> OF_KIND == ATTACK_ and must_attack(g, one >> OF_CARD & 0xFFFF):
            return True
    return False


@clause("01-3", "28-4")
def must_attack(g: Table, id: int) -> bool:
    """Whether a unit that can attack may not be held back: the phase goes on until it has attacked once."""
    if not forbidden(g, HOLD_BACK, id):
        return False
    return not attacks_of(g, id)


# --- moving lanes -----------------------------------------------------------------------------------------------


@clause("28-5", "30-1")
def can_move(g: Table, id: int) -> bool:
    """Whether there is a lane for a minion that may be exhausted."""
    for beside in BESIDE[g.cards[id].zone]:
        if not g.zones[beside]:
            return "move-lane" not in g.ears.acts or not forbidden(g, "move-lane", id)
    return False


@clause("28-5", "19-5")
def free_next_to(g: Table, id: int) -> tuple[int, ...]:
    """Free lanes next to a minion's (L17); none for a unit of the leader zone."""
    zones = g.zones
    found: tuple[int, ...] = ()
    for beside in BESIDE[g.cards[id].zone]:
        if not zones[beside]:
            found += (beside >> 1,)
    return found


@clause("28-5", "37-2b", "34-2", "41-22")
def move_lane(g: Table, id: int) -> Proc:
    exhaust(g, id, "28-5")
    lane = yield where(g, "28-5", free_next_to(g, id), id)
    shift_lane(g, id, lane, "28-5")


@clause("38-2")
def settle_move(g: Table, id: int) -> None:
    settle_next(g)


@clause("41-8")
def moving_attack(g: Table, id: int) -> Proc:
    """After what its move triggered, a minion with moving attack may attack, exhausted as it is (L25, L53, L57)."""
    if not has(g, id, "moving-attack") or not targets(g, id):
        return
    if (yield may(g, g.player, "41-8", "moving-attack", (id,))) != NO:
        g.begin(MOVING_ATTACK, id)


# --- activating ----------------------------------------------------------------------------------------------------


def activated(g: Table, id: int) -> list[Traits]:
    """The activated abilities of a unit, without the one that unlocks."""
    card = g.cards[id]
    front = AWAKENED[card.face] if card.zone >> 1 == MASTER_AREA and g.awakened[card.owner] else FRONTS[card.face]
    printed = front.skills
    if printed is None:
        printed = activated_of(front)
    if is_as_printed(g, id):
        return printed
    kept = [] if has_lost(card) or lost_by_standing(g, id) else printed
    return kept + [traits(one) for one in given_abilities(g, id) if is_activated(one) and not unlocks(one)]


@clause("28-6", "37-4", "37-4a", "37-4b", "30-1", "31-1a", "39-21")
def why_not_activate(g: Table, id: int, known: Traits) -> Refusal | None:
    card = g.cards[id]
    if known.exhausts and card.exhausted:
        return Refusal(g.cite("31-3"), "exhausted")
    if known.once and known.ability in card.used:
        return Refusal(g.cite("37-4b"), "once-a-turn")
    if forbidden(g, "activate", id) or player_forbidden(g, "activate", card.owner, id):
        return Refusal(g.cite("01-3"), "forbidden")
    if not can_pay_for(g, id, known):
        if known.exhausts and not may_tire(g, id):
            return Refusal(g.cite("30-1"), "incapacitated")
        return Refusal(g.cite("31-1a"), "cannot-pay")
    return None


@clause("28-6", "37-4b", "30-1")
def can_activate(g: Table, id: int, known: Traits) -> bool:
    """Whether nothing refuses an ability of a unit that has points enough for it and may be exhausted if it must.

    For a plain cost, without asking why.
    """
    if known.plain_cost is None or "activate" in g.ears.acts:
        return why_not_activate(g, id, known) is None
    return known.ability not in g.cards[id].used


@clause("28-6", "36-17", "37-4a", "31-1", "36-4")
def activate(g: Table, id: int, which: int) -> Proc:
    """Pay, then resolve; without anything to choose the cost is spent for nothing (L38). What is paid for is used."""
    known = activated(g, id)[which]
    ability, first_choices = known.ability, known.first_choices
    seat, handle = g.cards[id].owner, g.cards[id].handle
    g.sequence += 1
    run = Run(id, seat)
    if g.sink is not None:
        g.tell("activated", "28-6", seat, (id,), what=ability.name)
    if not (yield from pay(g, run, ability.costs, "31-1")):
        g.tell("fizzled", "31-5", seat, (id,), what=ability.name)
        return
    if known.once and g.cards[id].handle == handle and not g.cards[id].reversed:
        g.edit(id).used += (ability,)
    if not first_effect_possible(g, run, first_choices):
        g.tell("fizzled", "36-8", seat, (id,), what=ability.name)
        return
    yield from resolve_sequence(g, run, ability.sentences)


# --- exiling ---------------------------------------------------------------------------------------------------------


@clause("28-7", "28-8", "39-6a", "42-3")
def exile_own(g: Table, id: int, by: str) -> None:
    """An active card of one's field, or a card of one's standby zone, if one likes."""
    put(g, id, EXILE, by)


MAIN_ACTIONS: Final = Course("legions/main-actions", "28-1", take_action, settle_next, again=True)
LANE_MOVE: Final = Course("legions/lane-move", "28-5", move_lane, settle_move, moving_attack)
ACTIVATION: Final = Course("legions/activation", "28-6", activate)
