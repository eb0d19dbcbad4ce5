"""Trigger abilities (11.6): what waits for what happens, what has triggered, and what was left for later."""

from typing import Final

from ..effects.abilities import phase_kind
from ..effects.statements import If, Later
from ..effects.tree import BOTH, EITHER, Ability, AtPhase, Condition, When
from ..kernel.pairs import IN_TURN
from .book import clause
from .changes import OF_HISTORY, OF_READINESS, OF_USE
from .characteristics import forbidden_as_it_was
from .continuous_effects import work_out
from .ears import Listener
from .entries import Pending
from .fronts import ZONE_KINDS
from .left_effects import Lasting
from .matching import answers, is_true, seats
from .occurrences import Occurrence
from .references import NOTHING, Reference
from .rows import Row
from .runs import ChronicleRun, run_of_lasting
from .sight import look, row
from .table import Table
from .tree import ONE_TURN_LATER, NthThisTurn, Provided, StateTrigger, TimesATurn
from .vocabulary import KEYWORDS
from .zones import BATTLEFIELD

PURSUIT: Final = "pursuit"
NONE_LEFT: Final[list[Lasting]] = []
NOBODY: Final[list[Listener]] = []
NO_BATCH: Final[tuple[Reference, ...]] = ()


@clause("11.6.3", "11.6.5", "11.6.16", "15.1.17.1", "15.1.17.2")
def happen(
    g: Table,
    kind: str,
    seat: int,
    id: int = NOTHING,
    other: int = NOTHING,
    source: int = NOTHING,
    to: int = NOTHING,
    amount: int = 0,
    nature: str = "",
    by: int = NOTHING,
    cause: str = "",
    was: int = NOTHING,
    batch: tuple[Reference, ...] = NO_BATCH,
    other_was: int = NOTHING,
) -> None:
    """Something happened: every ability that waits for it triggers, once for each time.

    `batch`: the cards that moved at the same time, each with the handle it had before; they hear of it too.
    `other_was`: the handle by which the other card is meant, if it has moved since.
    """
    ears = g.ears
    if kind not in ears.kinds:
        return
    number = g.stamp()
    if g.paying:
        by = NOTHING
    occurrence: Occurrence | None = None
    if kind in ears.remembered:
        occurrence = occurred(g, kind, seat, id, other, source, to, amount, nature, by, cause, was, number, other_was)
        g.history += (occurrence,)
        g.stirred |= OF_HISTORY
    waiting = listeners(g, kind, id, source, batch)
    left = left_for_later(g, kind) if g.lasting else NONE_LEFT
    if waiting or left:
        if occurrence is None:
            occurrence = occurred(
                g, kind, seat, id, other, source, to, amount, nature, by, cause, was, number, other_was
            )
        for listener in waiting:
            if triggers_by(g, listener, occurrence):
                trigger(g, listener, occurrence)
        if left:
            delayed(g, occurrence, left)


def occurred(
    g: Table,
    kind: str,
    seat: int,
    id: int,
    other: int,
    source: int,
    to: int,
    amount: int,
    nature: str,
    by: int,
    cause: str,
    was: int,
    number: int,
    other_was: int,
) -> Occurrence:
    cards = g.cards
    return Occurrence(
        kind,
        seat,
        id,
        cards[id].handle if id != NOTHING else NOTHING,
        was,
        other,
        other_was if other_was != NOTHING or other == NOTHING else cards[other].handle,
        source,
        to,
        amount,
        nature,
        by,
        cause,
        number,
    )


@clause("11.6.6", "15.1.17.1")
def trigger(g: Table, listener: Listener, occurrence: Occurrence | None) -> None:
    """It has triggered, and waits for the next time somebody gets priority."""
    id, handle, controller, ability, _ = listener
    g.pending += (Pending(g.stamp(), controller, id, handle, ability, occurrence),)
    if ability.name == PURSUIT or is_once(ability):
        g.used += ((handle, ability),)
        g.stirred |= OF_USE
    if "triggered" in g.ears.kinds and (occurrence is None or occurrence.kind != "triggered"):
        happen(g, "triggered", controller, id, nature=ability.name if ability.name in KEYWORDS else "")


# --- who listens ----------------------------------------------------------------------------------------


@clause("11.4.3", "11.6.17.2.1", "11.4.5")
def listeners(g: Table, kind: str, about: int, source: int, batch: tuple[Reference, ...]) -> list[Listener]:
    """Every trigger ability of the kind that is there to notice: on the battlefield, elsewhere, among those leaving.

    Not those that wait for the same of another card than this is `about`.
    """
    if g.stirred & g.reads:
        work_out(g)
    elsewhere = g.ears.heard_elsewhere.get(kind)
    if elsewhere is None and source != BATTLEFIELD and kind not in g.waiting[0] and kind not in g.waiting[1]:
        return NOBODY
    found: list[Listener] = []
    for seat in IN_TURN[g.player]:
        waiting = g.waiting[seat].get(kind)
        if waiting is not None:
            for one in waiting:
                if one[0] == about or not one[4]:
                    found.append(one)
        if elsewhere is not None:
            for zone, faces in elsewhere:
                for id in g.zones[zone * 2 + seat]:
                    if g.cards[id].face in faces:
                        _heard(found, g, id, row(g, id), kind, zone)
    if source == BATTLEFIELD:
        for id, was in batch:
            _looking_back(found, g, id, was, kind)
    return found


def _heard(found: list[Listener], g: Table, id: int, seen: Row, kind: str, zone: int) -> None:
    for ability in seen.abilities.triggers.get(kind, ()):
        if _works(ability, zone):
            found.append((id, g.cards[id].handle, g.seat_of(id), ability, False))


@clause("11.4.9", "11.6.17")
def _looking_back(found: list[Listener], g: Table, id: int, was: int, kind: str) -> None:
    """What left the battlefield in this very event still hears of it, by the abilities it had."""
    card, seen = look(g, id, was)
    if card.handle == was and card.zone // 2 == BATTLEFIELD and card.host == NOTHING:
        for ability in seen.abilities.triggers.get(kind, ()):
            if _works(ability, BATTLEFIELD):
                found.append((id, was, card.zone % 2, ability, False))


def _works(ability: Ability, zone: int) -> bool:
    if not ability.works_in:
        return zone == BATTLEFIELD
    return zone in [ZONE_KINDS[word] for word in ability.works_in]


# --- whether it triggers ----------------------------------------------------------------------------------


@clause("11.6.2", "11.6.4", "11.6.14", "15.1.17.2", "15.2.14.3")
def triggers_by(g: Table, listener: Listener, occurrence: Occurrence) -> bool:
    id, handle, controller, ability, _ = listener
    run = ChronicleRun(id, controller, occurrence, handle)
    if not any([_is_met(g, run, condition, occurrence) for condition in ability.conditions]):
        return False
    if not provided(g, run, ability):
        return False
    if forbidden_as_it_was(g, "trigger", id, handle):
        return False
    if is_once(ability) and g.used.count((handle, ability)) >= times_a_turn(ability):
        return False
    if not is_the_nth(g, run, ability):
        return False
    return not (ability.name == PURSUIT and pursued(g, handle))


def is_once(ability: Ability) -> bool:
    """Whether its text says how often it triggers in a turn."""
    return any([isinstance(one, TimesATurn) or (isinstance(one, When) and one.once) for one in ability.conditions])


def times_a_turn(ability: Ability) -> int:
    return next(iter([one.times for one in ability.conditions if isinstance(one, TimesATurn)]), 1)


@clause("11.6.3", "11.6.5")
def is_the_nth(g: Table, run: ChronicleRun, ability: Ability) -> bool:
    """Whether what it waits for has happened as often in this turn as its text says, this time included.

    Where it waits for any player, those of each player are counted by themselves.
    """
    for condition in ability.conditions:
        if isinstance(condition, NthThisTurn):
            waits = [one.happening for one in ability.conditions if isinstance(one, When)]
            counted = [one for one in g.history if any([answers(g, run, wait, one) for wait in waits])]
            if run.occurrence is not None and any([wait.who in (EITHER, BOTH) for wait in waits]):
                counted = [one for one in counted if one.seat == run.occurrence.seat]
            times = len(counted)
            return times >= condition.nth if condition.onward else times == condition.nth
    return True


@clause("15.2.14.3")
def pursued(g: Table, handle: int) -> bool:
    """Whether pursuit of this unit has triggered this turn, whichever of several it was."""
    return any([used == handle and ability.name == PURSUIT for used, ability in g.used])


def _is_met(g: Table, run: ChronicleRun, condition: Condition, occurrence: Occurrence) -> bool:
    if isinstance(condition, When):
        return answers(g, run, condition.happening, occurrence) and not _again(g, run, condition, occurrence)
    if isinstance(condition, AtPhase):
        return is_awaited(condition, occurrence.kind) and occurrence.seat in seats(g, run, condition.whose)
    return False


@clause("11.6.5", "6.7.1")
def _again(g: Table, run: ChronicleRun, condition: When, occurrence: Occurrence) -> bool:
    """However many at once count as one (1体以上): whether this one came with one that has counted.

    A player attacks with a squad once, however many units are in it.
    """
    awaited = condition.happening
    if not awaited.together and not (awaited.kind == "squad-attacked" and awaited.what is None):
        return False
    return any(
        [
            one.source == run.source
            and one.handle == run.handle
            and one.occurrence is not None
            and one.occurrence.kind == occurrence.kind
            and one.occurrence.number >= g.began
            and condition in one.ability.conditions
            for one in g.pending
            if one.ability is not None
        ]
    )


@clause("11.6.14", "11.8.2")
def provided(g: Table, run: ChronicleRun, ability: Ability) -> bool:
    """Whether what stands as «if» in the same sentence is true."""
    return all([is_true(g, run, one.fact) for one in ability.conditions if isinstance(one, Provided)])


# --- delayed triggers -------------------------------------------------------------------------------------


@clause("11.6.18", "11.6.18.1", "11.6.18.2", "11.6.18.3", "6.5.1", "6.5.1.1", "6.5.1.2", "6.5.1.3")
def delayed(g: Table, occurrence: Occurrence, left: list[Lasting]) -> None:
    """Triggers left behind that have waited for this; one without a duration, or for the next time, comes once."""
    for lasting in left:
        node = lasting.node
        assert isinstance(node, Later)
        run = run_of_lasting(lasting, occurrence)
        if isinstance(node.condition, AtPhase) and lasting.ends not in (0, g.turn):
            continue
        if lasting.lasts in ONE_TURN_LATER and lasting.ends != g.turn:
            continue
        if _is_met(g, run, node.condition, occurrence):
            if not lasting.lasts or (isinstance(node.condition, When) and node.condition.once):
                g.lasting = tuple([one for one in g.lasting if one is not lasting])
            ability = ability_of(node)
            if provided(g, run, ability):
                left_by = (lasting.seat, lasting.source, lasting.handle)
                g.pending += (Pending(g.stamp(), *left_by, ability, occurrence, lasting),)


def left_for_later(g: Table, kind: str) -> list[Lasting]:
    """What was left behind and waits for this kind of happening."""
    return [one for one in g.lasting if isinstance(one.node, Later) and is_awaited(one.node.condition, kind)]


def is_awaited(condition: Condition, kind: str) -> bool:
    """Whether a condition waits for this kind of happening."""
    if isinstance(condition, When):
        return condition.happening.kind == kind
    return isinstance(condition, AtPhase) and phase_kind(condition.phase, condition.end) == kind


@clause("11.6.14", "11.6.18")
def ability_of(node: Later) -> Ability:
    """The trigger ability that was left behind; an «if» right behind what it waits for is a condition of it."""
    only = node.statements[0] if len(node.statements) == 1 else None
    if isinstance(only, If) and not only.otherwise:
        return Ability("", (node.condition, Provided(only.fact)), (), (only.then,))
    return Ability("", (node.condition,), (), (node.statements,))


# --- state triggers -----------------------------------------------------------------------------------------


@clause("11.6.19")
def state_triggers(g: Table) -> None:
    """Abilities that look at how things are: each triggers once, until it has left the stack."""
    if not g.ears.watches:
        return
    if g.stirred & g.reads:
        work_out(g)
    for seat in IN_TURN[g.player]:
        for listener in g.watching[seat]:
            id, handle, _, ability, _ = listener
            key = (id, handle, ability)
            known = key in g.fired
            if known and not becomes(ability):
                continue
            is_so = holds(g, id, seat, ability)
            if becomes(ability):
                if is_so == known:
                    g.fired = tuple([one for one in g.fired if one != key]) if known else (*g.fired, key)
                if is_so and known and may_trigger(g, id, handle, ability):
                    trigger(g, listener, None)
            elif is_so and may_trigger(g, id, handle, ability):
                g.fired += (key,)
                trigger(g, listener, None)


def becomes(ability: Ability) -> bool:
    """Whether it waits for something to become so; `fired` then keeps those of which it is not so."""
    return any([isinstance(one, StateTrigger) and one.becomes for one in ability.conditions])


def holds(g: Table, id: int, seat: int, ability: Ability) -> bool:
    run = ChronicleRun(id, seat, None, g.cards[id].handle)
    facts = [one.fact for one in ability.conditions if isinstance(one, StateTrigger)]
    return all([is_true(g, run, fact) for fact in facts])


def may_trigger(g: Table, id: int, handle: int, ability: Ability) -> bool:
    """Whether nothing keeps it from triggering: an effect, an «if» of its own, or how often it has in this turn."""
    run = ChronicleRun(id, g.seat_of(id), None, handle)
    if forbidden_as_it_was(g, "trigger", id, handle) or not provided(g, run, ability):
        return False
    return not is_once(ability) or g.used.count((handle, ability)) < times_a_turn(ability)


@clause("11.6.19")
def has_left_the_stack(g: Table, source: int, handle: int, ability: Ability | None) -> None:
    """A state trigger that was resolved, or taken off the stack, may trigger again."""
    if g.fired and ability is not None and not becomes(ability):
        g.fired = tuple([one for one in g.fired if one != (source, handle, ability)])
        g.stirred |= OF_READINESS
