"""Effects that a resolution leaves behind (11.9.4.2 to 11.9.4.4, 11.6.18): numbers are fixed, the end is known."""

from dataclasses import replace
from typing import Any, Final

from ..effects.interpreter import Verb
from ..effects.parts import parts_of
from ..effects.statements import (
    ChangeDamage,
    ChangeStats,
    Forbid,
    Grant,
    Instead,
    Later,
    LoseEffects,
    Permit,
    SetNumbers,
    StatChange,
    StatValue,
    While,
)
from ..effects.tree import (
    OPPONENTS_NEXT_TURN_END,
    OPPONENTS_NEXT_TURN_START,
    THIS_TURN,
    YOUR_NEXT_TURN_END,
    YOUR_NEXT_TURN_START,
    Amount,
    Every,
    Happened,
    Node,
    Number,
    Stat,
    Statement,
    Subject,
    Variable,
    fields_of,
)
from .book import clause
from .changes import OF_LASTING
from .characteristics import acted_on
from .continuous_effects import control_to_settle, is_so_still
from .left_effects import Lasting
from .matching import amount, amount_for, player_of
from .moving import take_control
from .pieces import RULES
from .references import FOLLOWED, NOTHING, Numbers, Players, Reference, Slots
from .runs import ChronicleRun
from .statements import (
    AddCost,
    AlternativeCost,
    AttackLimit,
    Become,
    ChangePrice,
    CostToAct,
    GainControl,
    GainLamps,
    HandLimit,
    MakeMore,
    Prevent,
    Require,
    SkipPhase,
    SwapNumbers,
    Unaffected,
)
from .table import Table
from .tree import DURING_TURN, NEXT_RECOVERY, NEXT_TURN, OPPONENTS_NEXT_TURN, YOUR_NEXT_TURN, YOUR_TURN_END, Each


@clause("9.7.3.4")
def next_turn_of(g: Table, seat: int) -> int:
    """The number of the next turn of this player, after the present one."""
    if seat in g.extra_turns:
        return g.turn + 1 + g.extra_turns.index(seat)
    return g.turn + len(g.extra_turns) + (2 if g.regular == seat else 1)


@clause("9.7.3.2.2", "11.9.4.1")
def ends_in(g: Table, seat: int, lasts: str, ids: tuple[Reference, ...]) -> int:
    """The turn in whose cleanup an effect of this player goes; 0: in none."""
    mine = next_turn_of(g, seat)
    theirs = next_turn_of(g, 1 - seat)
    if lasts in (THIS_TURN, DURING_TURN):
        return g.turn
    if lasts == NEXT_TURN:
        return g.turn + 1
    if lasts in (YOUR_NEXT_TURN_END, YOUR_NEXT_TURN):
        return mine
    if lasts == YOUR_TURN_END:
        return g.turn if g.player == seat else mine
    if lasts == YOUR_NEXT_TURN_START:
        return mine - 1
    if lasts in (OPPONENTS_NEXT_TURN_END, OPPONENTS_NEXT_TURN):
        return theirs
    if lasts == OPPONENTS_NEXT_TURN_START:
        return theirs - 1
    if lasts == NEXT_RECOVERY and ids:
        return next_turn_of(g, g.seat_of(ids[0][0]))
    return 0


NEXT_TURN_STARTS: Final = (YOUR_NEXT_TURN_START, OPPONENTS_NEXT_TURN_START)


@clause("9.7.3.2.2", "9.7.3.4")
def ends_anew(g: Table) -> None:
    """A turn has been put in: effects that wait for somebody's next turn go with that one."""
    found: list[Lasting] = []
    for one in g.lasting:
        waits = one.ends > g.turn or one.lasts in NEXT_TURN_STARTS
        found.append(one.until(ends_in(g, one.seat, one.lasts, one.ids)) if waits else one)
    g.lasting = tuple(found)
    g.stirred |= OF_LASTING


def leave(g: Table, run: ChronicleRun, node: Statement, lasts: str, ids: tuple[Reference, ...] = ()) -> None:
    """An effect goes on from now, with what was chosen and counted so far."""
    handle = run.followed.get(run.source, run.handle) if isinstance(node, Later) else run.handle
    slots = _slots(g, run, isinstance(node, Later))
    numbers: Numbers = tuple(run.numbers.items())
    players: Players = tuple(run.players.items())
    g.lasting += (
        Lasting(
            node,
            run.source,
            handle,
            run.seat,
            ids,
            numbers,
            slots,
            players,
            g.stamp(),
            lasts,
            ends_in(g, run.seat, lasts, ids),
            g.turn,
            run.occurrence,
        ),
    )
    g.stirred |= OF_LASTING


@clause("11.6.17.1", "11.8.7")
def _slots(g: Table, run: ChronicleRun, is_later: bool) -> Slots:
    """What was chosen, by where the text has put it. What waits for later finds it there, but asks about a card that
    has left the battlefield as it was before."""
    followed = run.followed
    if is_later:
        followed = {id: handle for id, handle in followed.items() if g.on_battlefield(id)}
    found: Slots = tuple([(slot, _references(g, run, chosen, followed)) for slot, chosen in run.slots.items()])
    return (*found, (FOLLOWED, tuple(run.followed.items()))) if is_later and run.followed else found


def _references(g: Table, run: ChronicleRun, ids: tuple[int, ...], followed: dict[int, int]) -> tuple[Reference, ...]:
    return tuple([(id, followed.get(id, run.handles.get(id, g.cards[id].handle))) for id in ids])


# --- fixing ---------------------------------------------------------------------------------------------


@clause("11.8.9", "11.9.4.4")
def fixed(g: Table, run: ChronicleRun, node: Any) -> Any:
    """The statement with its numbers as they are now."""
    if has_its_numbers(node):
        return node
    if isinstance(node, ChangeStats):
        changes = tuple([StatChange(one.stat, number(g, run, one.amount), one.down) for one in node.changes])
        return ChangeStats(node.subject, changes, node.lasts)
    if isinstance(node, SetNumbers):
        values = tuple([StatValue(one.stat, number(g, run, one.amount)) for one in node.values])
        return SetNumbers(node.subject, values, node.lasts, node.original)
    if isinstance(node, Grant):
        return with_values(node, run.numbers) if speaks_of_any(node, run.numbers) else node
    if isinstance(node, (Prevent, HandLimit)):
        return node if node.amount is None else replace(node, amount=number(g, run, node.amount))
    if isinstance(node, ChangeDamage) and any([isinstance(one, Happened) for one in parts_of(node.amount)]):
        return node
    if isinstance(node, (ChangeDamage, ChangePrice)):
        return replace(node, amount=number(g, run, node.amount))
    if isinstance(node, AttackLimit):
        return replace(node, count=number(g, run, node.count))
    return node


def speaks_of_any(node: Node, values: dict[str, int]) -> bool:
    return any([isinstance(one, Variable) and one.name in values for one in parts_of(node)])


def with_values(node: Any, values: dict[str, int]) -> Any:
    """A part of a text, where the variables that have a value are numbers."""
    if isinstance(node, tuple):
        return tuple([with_values(one, values) for one in node])
    if isinstance(node, Variable):
        return Number(values[node.name]) if node.name in values else node
    if not isinstance(node, Node):
        return node
    return replace(node, **{name: with_values(getattr(node, name), values) for name in fields_of(type(node))})


def has_its_numbers(node: Any) -> bool:
    """Whether the numbers of a change stand there as such, the same for every card."""
    if isinstance(node, ChangeStats):
        return all([isinstance(change.amount, Number) for change in node.changes])
    return isinstance(node, SetNumbers) and all([isinstance(value.amount, Number) for value in node.values])


def number(g: Table, run: ChronicleRun, node: Amount) -> Number:
    return Number(amount(g, run, node))


@clause("11.9.4.2", "11.9.4.3")
def fixed_on(g: Table, run: ChronicleRun, node: Statement) -> tuple[Reference, ...] | None:
    """The cards that an effect is fixed on; none where it changes rules, for what comes later too.

    None: it finds nothing to change.
    """
    subject = _subject(node)
    if subject is None or player_of(g, run, subject) != NOTHING:
        return ()
    if isinstance(subject, Every) and isinstance(node, RULES):
        return ()
    found = tuple([g.reference(id) for id in acted_on(g, run, subject)])
    return found or None


def _subject(node: Any) -> Subject | None:
    if isinstance(node, Prevent):
        return node.to
    found = getattr(node, "subject", None)
    return found if isinstance(found, Subject) else None


# --- the verbs ------------------------------------------------------------------------------------------


@clause("11.9.4.1", "11.9.4.2", "11.9.4.3", "11.9.4.12")
def go_on(g: Table, run: ChronicleRun, node: Any) -> bool:
    """A continuous effect, a rule, or a replacement that lasts."""
    if g.own_words and any([one.node == node and one.stamp in g.own_words for one in g.lasting]):
        return run.did_so(1)
    ids = fixed_on(g, run, node)
    if ids is None:
        return run.did_so(0)
    if isinstance(node, (ChangeStats, SetNumbers)) and not has_its_numbers(node) and speaks_of_each(node):
        return _on_each(g, run, node, ids)
    leave(g, run, fixed(g, run, node), node.lasts, ids)
    if g.sink is not None:
        cards = tuple([id for id, _ in ids])
        g.tell("lasting", "11.9.4.1", run.seat, cards, what=type(node).__name__, numbers=_told(g, run, node))
    return run.did_so(max(len(ids), 1))


def speaks_of_each(node: ChangeStats | SetNumbers) -> bool:
    """Whether its numbers are those of each card that it changes."""
    return any([isinstance(one, Each) for one in parts_of(node)])


def _on_each(g: Table, run: ChronicleRun, node: ChangeStats | SetNumbers, ids: tuple[Reference, ...]) -> bool:
    """The same, with numbers of each card's own, all as they are before any of them changes."""
    found: list[tuple[Reference, ChangeStats | SetNumbers]] = []
    for one in ids:
        run.each = one
        found.append((one, fixed(g, run, node)))
    run.each = None
    for one, given in found:
        leave(g, run, given, node.lasts, (one,))
        g.tell("lasting", "11.9.4.1", run.seat, (one[0],), what=type(node).__name__, numbers=_told(g, run, given))
    return run.did_so(len(ids))


@clause("11.9.4.4", "11.9.4.2")
def swap_numbers(g: Table, run: ChronicleRun, node: SwapNumbers) -> bool:
    """Two cards take each other's number, as it is now; unless both are there, nothing happens."""
    one, other = acted_on(g, run, node.one), acted_on(g, run, node.other)
    both = (*one[:1], *(other[1:2] if node.one == node.other else other[:1]))
    if len(both) != 2:
        return run.did_so(0)
    first, second = [g.reference(id) for id in both]
    numbers = [amount_for(g, run, Stat(node.stat, Each()), id) for id in both]
    for to, value in ((first, numbers[1]), (second, numbers[0])):
        given = SetNumbers(node.one, (StatValue(node.stat, Number(value)),), node.lasts)
        leave(g, run, given, node.lasts, (to,))
        g.tell("lasting", "11.9.4.1", run.seat, (to[0],), what="SetNumbers", numbers=(value,))
    return run.did_so(2)


def _told(g: Table, run: ChronicleRun, node: Any) -> tuple[int, ...]:
    if isinstance(node, ChangeStats):
        return tuple([(-1 if one.down else 1) * amount(g, run, one.amount) for one in node.changes])
    if isinstance(node, SetNumbers):
        return tuple([amount(g, run, one.amount) for one in node.values])
    return ()


@clause("6.2.3", "6.2.4", "2.2")
def gain_control(g: Table, run: ChronicleRun, node: GainControl) -> bool:
    done = go_on(g, run, node)
    for id, seat in control_to_settle(g):
        take_control(g, id, seat)
    return done


@clause("11.9.4.1")
def as_long_as(g: Table, run: ChronicleRun, node: While) -> bool:
    """Each of the effects in it ends for good once its fact is not true; none begins where it is not."""
    if not is_so_still(g, run, node.fact):
        return run.did_so(0)
    for one in node.statements:
        ids = fixed_on(g, run, one)
        if ids is not None:
            leave(g, run, While(node.fact, (fixed(g, run, one),)), "", ids)
            g.tell("lasting", "11.9.4.1", run.seat, tuple([id for id, _ in ids]), what=type(one).__name__)
    for id, seat in control_to_settle(g):
        take_control(g, id, seat)
    return run.did_so(1)


@clause("11.6.18", "11.6.18.1", "11.6.18.2", "11.6.18.4", "11.6.18.5", "11.6.18.6", "6.5.1.1", "6.5.1.2", "6.5.1.3")
def later(g: Table, run: ChronicleRun, node: Later) -> bool:
    """A trigger that waits by itself; it comes from the same source, and its controller is whoever resolves this."""
    leave(g, run, node, node.lasts)
    return run.did_so(1)


GOING_ON: Final = (
    ChangeStats,
    SetNumbers,
    Become,
    Grant,
    LoseEffects,
    GainLamps,
    Forbid,
    Permit,
    Require,
    ChangePrice,
    AddCost,
    AlternativeCost,
    CostToAct,
    HandLimit,
    Prevent,
    ChangeDamage,
    Instead,
    SkipPhase,
    Unaffected,
    AttackLimit,
    MakeMore,
)
VERBS_THAT_LAST: Final[dict[type[Statement], Verb]] = {
    **{kind: go_on for kind in GOING_ON},
    GainControl: gain_control,
    While: as_long_as,
    Later: later,
    SwapNumbers: swap_numbers,
}
