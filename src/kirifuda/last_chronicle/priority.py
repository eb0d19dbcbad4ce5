"""Priority (11.1): rule processes and triggers until all is quiet, then a player acts or passes."""

from typing import Final

from ..effects.statements import Later
from ..kernel.ask import ACT, ACTION, Proc, Question, act, order
from ..kernel.course import Course
from .asking import ENTRY
from .book import clause
from .costs import tariff_of_card
from .eras import advance_the_era
from .loops import PATIENCE, next_of_lap, note, watch_for_loops
from .moving import STONE as AS_STONE
from .moving import Moving, move
from .option_codes import ABILITY, ADVANCE, PASS, PLACE, SOUL_ACTION, STONE, UNITE, USE, parts
from .options import offered
from .placing import PLACE_CARD, UNITE_CARD, declare_placing, tariff_of_union
from .resolution import RESOLUTION
from .rewinding import mark, past_recall
from .rule_processes import due_if_changed, put_right, settle
from .souls import soul_action
from .table import Table
from .using import USING, begin_ability, begin_spell, begin_trigger
from .zones import SOUL


@clause("11.1.2", "11.1.5")
def give_priority_to_turn_player(g: Table) -> None:
    g.holder = g.player
    g.passed = 0
    g.begin(PRIORITY)


@clause("11.1.3", "11.1.4", "11.6.6", "12.3")
def put_all_right(g: Table) -> Question | Proc | None:
    """Rule processes as long as any are due, then what has triggered, until all is quiet; then there is priority."""
    if (g.stirred or g.unsettled or g.empty_draws) and settle(g) and due_if_changed(g) is not None:
        g.begin(PRIORITY)
        g.begin(RULE_PROCESSES)
        return None
    if g.pending:
        g.begin(PRIORITY)
        put_what_triggered(g)
        return None
    return give_priority(g)


# --- triggers -------------------------------------------------------------------------------------


def put_what_triggered(g: Table) -> None:
    """Put what has triggered so far onto the stack, whoever gets priority after it."""
    if g.pending:
        g.begin(PUT_TRIGGERS, g.pending[-1].serial)


@clause("11.6.6", "6.1.4")
def put_next_trigger(g: Table, last: int) -> Proc:
    """The turn player's first, then the other's; each player in the order he likes."""
    waiting = tuple([one for one in g.pending if one.serial <= last])
    seat = g.player if any([one.controller == g.player for one in waiting]) else 1 - g.player
    serials = tuple([one.serial for one in waiting if one.controller == seat])
    serial = yield order(seat, "11.6.6", "trigger-order", serials, ENTRY)
    taken = next(one for one in g.pending if one.serial == serial)
    g.pending = tuple([one for one in g.pending if one.serial != serial])
    if len(waiting) > 1:
        g.begin(PUT_TRIGGERS, last)
    g.begin(USING, begin_trigger(g, taken))


# --- acting ---------------------------------------------------------------------------------------


@clause("11.1.1", "11.1.4")
def give_priority(g: Table) -> Question | Proc:
    """The player is asked to do one thing, or to pass."""
    if g.past and not g.stack:
        forget_the_past(g)
    if g.rounds >= PATIENCE - 1 or g.loop.closed:
        return decide_watched(g)
    quiet = None if g.refused else PASS
    return Question(g.holder, ACT, "11.1.1", "priority", ACTION, None, (), False, offered, 0, g, quiet)


@clause("13.1", "13.2", "13.3")
def decide_watched(g: Table) -> Proc:
    """The same where there may be a loop: what laps that were named leave to do is not asked."""
    seat = g.holder
    here, now = yield from watch_for_loops(g)
    planned = next_of_lap(g, seat)
    if planned is not None and planned in offered(g, seat):
        value = planned
    else:
        value = yield act(g, seat, "11.1.1", "priority", offered)
    otherwise = any([one != value and parts(one)[0] != SOUL_ACTION for one in offered(g, seat)])
    note(g, here, now, seat, value, otherwise)
    moving = do_or_pass(g, value)
    if moving is not None:
        yield from moving


@clause("11.1.6", "11.1.7", "11.1.8")
def do_or_pass(g: Table, value: int) -> Moving | None:
    """What the player with priority has decided is carried out."""
    g.rounds += 1
    if value == PASS:
        passes(g, g.holder)
        return None
    g.begin(PRIORITY)
    return do(g, g.holder, value)


@clause("11.1.7", "11.1.8", "11.1.5", "11.8.1")
def passes(g: Table, seat: int) -> None:
    """Two passes in a row resolve what is on top of the stack; on an empty one the game goes on."""
    past_recall(g)
    g.passed += 1
    if g.passed < 2:
        g.holder = 1 - seat
        g.begin(PRIORITY)
    elif g.stack:
        give_priority_to_turn_player(g)
        g.begin(RESOLUTION, g.stack[-1].serial)


@clause("11.1.1", "11.1.6", "11.2.12", "11.5.13", "9.5.6", "9.5.7")
def do(g: Table, seat: int, value: int) -> Moving | None:
    """Carry an option out; a soul action does not break a row of passes."""
    kind, id, which = parts(value)
    if kind == SOUL_ACTION:
        soul_action(g, id, which)
        return None
    if kind in (STONE, ADVANCE):
        past_recall(g)
    else:
        mark(g, value)
    g.passed = 0
    if kind == USE:
        g.begin(USING, begin_spell(g, seat, id))
    elif kind == ABILITY:
        g.begin(USING, begin_ability(g, seat, id, which))
    elif kind == PLACE:
        g.begin(PLACE_CARD, declare_placing(g, seat, id, tariff_of_card(g, seat, id, "place")))
    elif kind == UNITE:
        g.begin(UNITE_CARD, declare_placing(g, seat, id, tariff_of_union(g, seat, id)))
    elif kind == STONE:
        g.souls_placed += 1
        return move(g, (id,), SOUL, seat, cause=AS_STONE)
    else:
        g.begin(ADVANCING, seat)
    return None


@clause("6.5.2", "11.4.9", "11.8.7")
def forget_the_past(g: Table) -> None:
    """What cards were is of use only as long as something on the stack, or left for later, may ask; or while there is
    damage that they have dealt, or anything has happened that texts ask about later in the turn."""
    if not (g.hurt or g.history or any([isinstance(one.node, Later) for one in g.lasting])):
        g.past = {}


PRIORITY: Final = Course("chronicle/priority", "11.1", put_all_right, answered=do_or_pass)
RULE_PROCESSES: Final = Course("chronicle/rule-processes", "12.3", put_right)
PUT_TRIGGERS: Final = Course("chronicle/put-triggers", "11.6.6", put_next_trigger)
ADVANCING: Final = Course("chronicle/advancing", "9.5.7", advance_the_era)
