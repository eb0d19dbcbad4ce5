"""Continuous effects (11.9.4): everything that changes cards, applied in its order to what is printed.

The table of characteristics is worked out from the beginning, but only when something has changed that one of the
effects looks at. Rows are kept only for cards that are not as printed; they are never written to afterwards.
"""

from typing import Final

from ..effects.tree import AllTrue, Forbid
from .as_before import outcome_of, would_do_the_same
from .book import clause
from .changes import OF_ERA, OF_KINDS, OF_LASTING, OF_NUMBERS, OF_RULES, OF_SOURCES, ON_BATTLEFIELD
from .ears import Listener
from .fronts import FRONTS
from .joining import joined_pairs
from .left_effects import Lasting
from .matching import is_true, subject_ids
from .order_of_effects import apply_all
from .pieces import Piece
from .references import NOTHING
from .rows import Row
from .rules_of_effects import by_act, by_kind, note_what_rules_read, rules_made, what_is_said
from .runs import run_of_lasting, run_of_rule
from .sayings import Done, Effects, Sayings, begun, bits_read, every_effect, left_behind, said_by_cards
from .sight import MOST_MARKERS, base, worked_out_by
from .table import Table
from .tree import AsLongAs
from .zones import BATTLEFIELD, ERA

OF_CARDS: Final = ON_BATTLEFIELD | OF_ERA | OF_SOURCES
"""After these changes there may be other cards whose abilities work, or other abilities of theirs."""
MOST_ROUNDS: Final = 4
"""How often abilities that effects give and take may change the effects there are, before it is called a ring."""
NO_ROWS: Final[dict[int, Row]] = {}


class Workings:
    """How often the table had to be looked at anew, and how often effects were applied; for those who measure."""

    __slots__ = ("applied", "times")

    def __init__(self) -> None:
        self.times = 0
        self.applied = 0


WORKINGS: Final = Workings()


@clause("11.7.1", "11.7.2", "11.7.3", "11.9.4.5", "11.9.4.6", "11.9.4.1")
def work_out(g: Table) -> None:
    """Work out the characteristics of every card that is not as printed, and the rules that hold now."""
    WORKINGS.times += 1
    stirred = g.stirred
    g.heed()
    before = g.rows
    known = g.sayings
    sayings = known
    if sayings is None or not sayings.lasts or stirred & OF_CARDS:
        sayings = said_by_cards(g, NO_ROWS)
        g.joined = joined_pairs(g)
    same = known is not None and known.effects == sayings.effects and not g.joined
    if same and known is not None and known.outcome is not None and would_do_the_same(g, stirred, known.outcome):
        if stirred & OF_CARDS:
            find_users(g)
        return
    WORKINGS.applied += 1
    effects = sayings.effects + left_behind(begun(g))
    done: list[Done] = []
    held = apply_all(g, effects, done) if effects or g.joined else NO_ROWS
    reads = bits_read(effects)
    in_rounds = any([says_other_things(row, base(g, g.cards[id])) for id, row in held.items()])
    if in_rounds:
        effects, held = _settled(g, effects, held)
        reads |= bits_read(effects)
    g.reads = reads
    g.rows, changed = kept_rows(before, held)
    rules = rules_made(g, effects, done)
    outcome = None if in_rounds or g.joined else outcome_of(g, effects, done, g.rows)
    g.sayings = Sayings(sayings.effects, sayings.lasts, outcome)
    if rules != g.decrees:
        changed |= OF_RULES | what_is_said(g.decrees, rules)
        g.decrees = rules
        g.decreed = by_kind(rules)
        g.forbidden, g.permitted = by_act(g.decreed)
    if stirred & OF_LASTING or changed & OF_RULES:
        note_what_rules_read(g)
    if stirred & OF_CARDS or changed & OF_KINDS:
        find_users(g)
    g.unsettled |= changed
    g.news |= changed


def says_other_things(row: Row, printed: Row) -> bool:
    """Whether a card that effects have changed has other field abilities than before."""
    if row.abilities is printed.abilities and row.keywords is printed.keywords:
        return False
    if "awaken" in row.keywords or "awaken" in printed.keywords:
        return True
    return row.abilities.standing != printed.abilities.standing


def kept_rows(before: dict[int, Row], held: dict[int, Row]) -> tuple[dict[int, Row], int]:
    """The rows there are now, those that are as before being the same ones; and what has changed, as bits."""
    changed = 0 if before.keys() == held.keys() else OF_KINDS | OF_NUMBERS
    for id, row in held.items():
        old = before.get(id)
        if old is not None:
            if not old.is_like(row):
                changed |= OF_KINDS | OF_NUMBERS
            elif not old.has_numbers_of(row):
                changed |= OF_NUMBERS
            else:
                held[id] = old
    return held if changed else before, changed


@clause("11.4.3", "11.6.3", "11.6.19")
def find_users(g: Table) -> None:
    """Which cards on the battlefield have action abilities, which wait for what kind of happening, which watch how
    things are."""
    waiting: dict[str, list[Listener]] = {}
    acting: list[int] = []
    watching: list[Listener] = []
    cards, rows = g.cards, g.rows
    for seat in (0, 1):
        by_era = min(len(g.zones[ERA * 2 + seat]), MOST_MARKERS)
        for id in g.zones[BATTLEFIELD * 2 + seat]:
            card = cards[id]
            row = rows.get(id)
            held = (FRONTS[card.face].by_era[by_era] if row is None else row).abilities
            if held.actions:
                acting.append(id)
            for one in held.states:
                watching.append((id, card.handle, seat, one, False))
            if held.here and card.host == NOTHING:
                for kind, ability, of_itself in held.here:
                    waiting.setdefault(kind, []).append((id, card.handle, seat, ability, of_itself))
    g.waiting = waiting
    g.acting = tuple(acting)
    g.watching = tuple(watching)


@clause("11.9.4.5", "11.9.4.15")
def _settled(g: Table, first: Effects, result: dict[int, Row]) -> tuple[Effects, dict[int, Row]]:
    """Apply everything anew until it is settled which card has which abilities; if it never is, once is enough."""
    effects, rows = first, result
    for _ in range(MOST_ROUNDS):
        again = every_effect(g, rows)
        if _signs(again) == _signs(effects):
            return effects, rows
        effects = again
        rows = apply_all(g, effects, [])
    return first, result


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
    if g.stirred & g.reads:
        work_out(g)
    found: list[tuple[int, int]] = []
    for seat in (0, 1):
        for id in g.zones[BATTLEFIELD * 2 + seat]:
            row = g.rows.get(id)
            card = g.cards[id]
            wanted = row.controller if row is not None and row.controller != NOTHING else card.home
            if wanted != seat and card.host == NOTHING and not stays_where_it_is(g, id):
                found.append((id, wanted))
    return tuple(found)


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
    return tuple([one for one in g.lasting if isinstance(one.node, AsLongAs) and not _goes_on(g, one)])


def _goes_on(g: Table, lasting: Lasting) -> bool:
    assert isinstance(lasting.node, AsLongAs)
    return is_true(g, run_of_rule(lasting), AllTrue((lasting.node.fact,)))


worked_out_by(work_out)
