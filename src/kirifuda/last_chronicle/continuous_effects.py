"""Continuous effects (11.9.4): everything that changes cards, applied in its order to what is printed.

The table of characteristics is worked out from the beginning, but only when something has changed that one of the
effects looks at. Rows are kept only for cards that are not as printed; they are never written to afterwards.
"""

from typing import Final

from ..effects.parts import parts_of
from ..effects.statements import Forbid, While
from ..effects.tree import AllTrue, Fact, Matches, OneTrue, Stat, Subject
from ..kernel.pairs import BOTH
from .as_before import among, done_now, outcome_of
from .book import clause
from .changes import OF_ERA, OF_KINDS, OF_LASTING, OF_NUMBERS, OF_RULES, OF_SOURCES, ON_BATTLEFIELD
from .ears import Listener
from .fronts import FRONTS
from .left_effects import Lasting
from .matching import is_true, references, subject_ids
from .order_of_effects import apply_all
from .pieces import Piece
from .references import NOTHING
from .rows import Row
from .rules_of_effects import by_act, by_kind, note_what_rules_read, rules_made, what_is_said
from .runs import ChronicleRun, run_of_lasting, run_of_rule
from .sayings import (
    Done,
    Effects,
    Outcome,
    Sayings,
    Side,
    begun,
    bits_read,
    both_sides,
    every_effect,
    left_behind,
    said_elsewhere,
    side_of,
)
from .sight import base, worked_out_by
from .table import Table
from .tree import CountersOn, Greatest
from .zones import BATTLEFIELD

OF_THOSE_ELSEWHERE: Final = OF_ERA | OF_SOURCES
OF_CARDS: Final = ON_BATTLEFIELD | OF_THOSE_ELSEWHERE
"""After these changes there may be other cards whose abilities work, or other abilities of theirs."""
MOST_ROUNDS: Final = 4
"""How often abilities that effects give and take may change the effects there are, before it is called a ring."""
NO_ROWS: Final[dict[int, Row]] = {}
NOTHING_SAID: Final = Sayings()


class Workings:
    """How often the table had to be looked at anew, how often effects were applied, and to how many cards; for those
    who measure."""

    __slots__ = ("applied", "cards", "times")

    def __init__(self) -> None:
        self.times = 0
        self.applied = 0
        self.cards = 0


WORKINGS: Final = Workings()


class Working:
    """What effects make of the table: the rows, the effects at work, and what each has done; `settled`, whether each
    card had from the beginning the field abilities it has in the end."""

    __slots__ = ("done", "effects", "rows", "settled")

    def __init__(self, effects: Effects, done: Done, rows: dict[int, Row], settled: bool = True) -> None:
        self.effects = effects
        self.done = done
        self.rows = rows
        self.settled = settled


@clause("11.7.1", "11.7.2", "11.7.3", "11.9.4.5", "11.9.4.6", "11.9.4.1")
def work_out(g: Table) -> None:
    """Work out the characteristics of every card that is not as printed, and the rules that hold now."""
    WORKINGS.times += 1
    stirred = g.stirred
    g.heed()
    before = g.rows
    known = g.sayings if g.sayings is not None else NOTHING_SAID
    said, sides, elsewhere = known.effects, known.sides, known.elsewhere
    lasts = bool(sides) and sides[0].lasts and sides[1].lasts
    if not lasts or stirred & OF_CARDS:
        sides = (side_of(g, 0, sides[0]), side_of(g, 1, sides[1])) if sides else (side_of(g, 0), side_of(g, 1))
        if not lasts or stirred & OF_THOSE_ELSEWHERE:
            elsewhere = said_elsewhere(g, NO_ROWS)
        said = sides[0].effects + sides[1].effects + elsewhere
        g.joined = sides[0].joined + sides[1].joined
    effects = said + left_behind(begun(g))
    worked: Working | None = None
    if known.outcome is not None and not g.joined:
        worked = as_far_as_needed(g, effects, stirred, known.outcome, known.since)
    if worked is None:
        worked = from_the_beginning(g, effects)
    g.rows, changed = kept_rows(g, before, worked.rows)
    outcome = known.outcome
    if outcome is None or worked.done is not outcome.done:
        g.reads = bits_read(effects if worked.settled else effects + worked.effects)
        changed |= lay_down(g, rules_made(g, worked.effects, worked.done))
        outcome = outcome_of(g, effects, worked.done, g.rows) if worked.settled and not g.joined else None
    g.sayings = Sayings(said, sides, elsewhere, outcome, g.next_handle)
    if stirred & OF_LASTING or changed & OF_RULES:
        note_what_rules_read(g)
    for seat in BOTH:
        if changed & OF_KINDS or not known.sides or are_others_busy(g, known.sides[seat], sides[seat]):
            find_users(g, seat)
    g.unsettled |= changed
    g.news |= changed


@clause("11.9.4.3")
def lay_down(g: Table, rules: tuple[Lasting, ...]) -> int:
    """From now on these rules hold that effects make; what that changes, as bits."""
    if rules == g.decrees:
        return 0
    changed = OF_RULES | what_is_said(g.decrees, rules)
    g.decrees = rules
    g.decreed = by_kind(rules)
    g.forbidden, g.permitted = by_act(g.decreed)
    return changed


def as_far_as_needed(g: Table, effects: Effects, stirred: int, before: Outcome, since: int) -> Working | None:
    """Apply to the cards concerned what effects do to them otherwise than before; None if all has to be applied."""
    now = done_now(g, effects, stirred, before, since)
    if now is None:
        return None
    done, cards = now
    there = g.rows
    if not cards:
        return Working(effects, done, there)
    WORKINGS.applied += 1
    WORKINGS.cards += len(cards)
    part = among(done, cards)
    found = apply_all(g, tuple(part), part)
    if says_any_other_thing(g, found):
        return None
    rows = {id: row for id, row in there.items() if id not in cards}
    rows.update(found)
    return Working(effects, done, rows)


def from_the_beginning(g: Table, effects: Effects) -> Working:
    """Apply all effects to all cards."""
    WORKINGS.applied += 1
    done: Done = {}
    rows = apply_all(g, effects, done) if effects or g.joined else NO_ROWS
    WORKINGS.cards += len(rows)
    return _settled(g, effects, done, rows) if says_any_other_thing(g, rows) else Working(effects, done, rows)


def says_any_other_thing(g: Table, rows: dict[int, Row]) -> bool:
    cards = g.cards
    return any([says_other_things(row, base(g, cards[id])) for id, row in rows.items()])


def says_other_things(row: Row, printed: Row) -> bool:
    """Whether a card that effects have changed has other field abilities than before."""
    if row.abilities is printed.abilities and row.keywords is printed.keywords:
        return False
    if "awaken" in row.keywords or "awaken" in printed.keywords:
        return True
    return row.abilities.standing != printed.abilities.standing


def kept_rows(g: Table, before: dict[int, Row], held: dict[int, Row]) -> tuple[dict[int, Row], int]:
    """The rows there are now, those that are as before being the same ones; and what has changed, as bits."""
    if held is before:
        return before, 0
    changed = 0
    for id, row in held.items():
        old = before.get(id)
        if old is None:
            changed |= differences(base(g, g.cards[id]), row)
        elif old is not row:
            differ = differences(old, row)
            if differ:
                changed |= differ
            else:
                held[id] = old
    for id, old in before.items():
        if id not in held:
            changed |= differences(old, base(g, g.cards[id]))
    return held if changed or before.keys() != held.keys() else before, changed


def differences(one: Row, other: Row) -> int:
    """In what two rows of a card differ, as bits."""
    if not one.is_like(other):
        return OF_KINDS | OF_NUMBERS
    return 0 if one.has_numbers_of(other) else OF_NUMBERS


def are_others_busy(g: Table, before: Side, now: Side) -> bool:
    """Whether other cards of a side, or other abilities of theirs, may act, wait or watch, as far as they are printed;
    cards that have come may have been given abilities, too."""
    if now is before:
        return False
    if now.busy != before.busy or now.markers != before.markers:
        return True
    for id in now.came:
        if id in g.rows:
            return True
    return False


@clause("11.4.3", "11.6.3", "11.6.19", "15.2.15.1.5")
def find_users(g: Table, seat: int) -> None:
    """Which of a player's cards on the battlefield have action abilities, which wait for what kind of happening, which
    watch how things are. What is joined to a unit has lent it its text, and does nothing by itself."""
    waiting: dict[str, list[Listener]] = {}
    acting: list[int] = []
    watching: list[Listener] = []
    cards, rows = g.cards, g.rows
    by_era = g.eras[seat]
    for id in g.zones[BATTLEFIELD * 2 + seat]:
        card = cards[id]
        row = rows.get(id)
        if row is None:
            front = FRONTS[card.face]
            if front.idle:
                continue
            row = front.by_era[by_era]
        held = row.abilities
        if held.idle or card.host != NOTHING:
            continue
        if held.actions:
            acting.append(id)
        for one in held.states:
            watching.append((id, card.handle, seat, one, False))
        for kind, ability, of_itself in held.here:
            waiting.setdefault(kind, []).append((id, card.handle, seat, ability, of_itself))
    if seat == 0:
        g.waiting = (waiting, g.waiting[1])
        g.acting = (tuple(acting), g.acting[1])
        g.watching = (tuple(watching), g.watching[1])
    else:
        g.waiting = (g.waiting[0], waiting)
        g.acting = (g.acting[0], tuple(acting))
        g.watching = (g.watching[0], tuple(watching))


@clause("11.9.4.5", "11.9.4.15")
def _settled(g: Table, first: Effects, done: Done, result: dict[int, Row]) -> Working:
    """Apply everything anew until it is settled which card has which abilities; if it never is, once is enough."""
    effects, rows = first, result
    for _ in range(MOST_ROUNDS):
        again = every_effect(g, rows)
        if _signs(again) == _signs(effects):
            return Working(effects, {}, rows, settled=False)
        effects = again
        rows = apply_all(g, effects, {})
    return Working(first, done, result, settled=False)


def _signs(effects: Effects) -> list[tuple[int, Piece]]:
    return [(one.source, one.piece) for one in effects]


def effects_at_work(g: Table) -> Effects:
    """Every piece of every continuous effect there is now."""
    if g.stirred & g.reads:
        work_out(g)
    return every_effect(g, g.rows)


@clause("6.2.4", "11.9.4.2")
def control_to_settle(g: Table) -> tuple[tuple[int, int], ...]:
    """Cards on the battlefield that lie on the wrong side: each with the player who controls it."""
    mine, yours = both_sides(g)
    if not (mine.abroad or yours.abroad or is_any_taken(g.rows)):
        return ()
    found: list[tuple[int, int]] = []
    for seat in BOTH:
        for id in g.zones[BATTLEFIELD * 2 + seat]:
            row = g.rows.get(id)
            card = g.cards[id]
            wanted = row.controller if row is not None and row.controller != NOTHING else card.home
            if wanted != seat and card.host == NOTHING and not stays_where_it_is(g, id):
                found.append((id, wanted))
    return tuple(found)


def is_any_taken(rows: dict[int, Row]) -> bool:
    """Whether effects say of any card who controls it."""
    for row in rows.values():
        if row.controller != NOTHING:
            return True
    return False


@clause("2.2")
def stays_where_it_is(g: Table, id: int) -> bool:
    """Whether an effect says that the control of this card does not change."""
    for one in g.decreed.get(Forbid, ()):
        node = one.node
        if not isinstance(node, Forbid) or node.act != "change-control" or node.subject is None:
            continue
        if id in ([there for there, _ in one.ids] or subject_ids(g, run_of_lasting(one), node.subject)):
            return True
    return False


@clause("11.9.4.1")
def ended(g: Table) -> tuple[Lasting, ...]:
    """Effects whose «as long as» is over: they end for good."""
    return tuple([one for one in g.lasting if isinstance(one.node, While) and not _goes_on(g, one)])


def _goes_on(g: Table, lasting: Lasting) -> bool:
    assert isinstance(lasting.node, While)
    return is_so_still(g, run_of_rule(lasting), lasting.node.fact)


@clause("4.4", "11.9.4.1")
def is_so_still(g: Table, run: ChronicleRun, fact: Fact) -> bool:
    """Nothing is so of a card that has left: what it last was is asked by what is being resolved, and by nothing else
    (11.8.7)."""
    if isinstance(fact, AllTrue):
        return all([is_so_still(g, run, one) for one in fact.facts])
    if isinstance(fact, OneTrue):
        return any([is_so_still(g, run, one) for one in fact.facts])
    asked = [one for subject in _looked_at(fact) for one in references(g, run, subject)]
    return all([g.is_still(one) for one in asked]) and is_true(g, run, fact)


def _looked_at(fact: Fact) -> list[Subject]:
    """The cards of which a fact says anything."""
    found: list[Subject] = []
    for node in parts_of(fact):
        if isinstance(node, Matches):
            found.append(node.subject)
        elif isinstance(node, (Stat, CountersOn, Greatest)):
            found.append(node.of)
    return found


worked_out_by(work_out)
