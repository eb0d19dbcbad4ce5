"""The table of computed values: what standing effects, and effects that were given, make of the cards on the field.

It is worked out anew when something has changed and somebody looks (9.6.2 3: what works on the field works at once).
"""

from typing import Final

from ..effects.tree import (
    YOU,
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Forbid,
    Grant,
    If,
    Instead,
    Let,
    LoseEffects,
    Permit,
    PlayerOf,
    SetNumbers,
    Statement,
    Subject,
)
from .book import clause
from .fronts import FRONTS, is_standing, strongest
from .matching import amount, is_true, subject_ids
from .reading import Known, known
from .resistance import is_touched
from .rows import STATS, Row, Rows, add_number, set_number
from .runs import StarsRun, counted_so_far
from .table import NOTHING, ON_THE_FIELD, Given, Table
from .values import WORK_OUT

EDICTS: Final = (Forbid, Permit, ChangeDamage, ChangeCost, Instead)
AT_MOST: Final = 5
"""How often the table is worked out anew where effects look at what others make of a card."""
NO_ROWS: Final[Rows] = {}


@clause("9.6.2③", "9.5", "8.9", "3")
def work_out(g: Table) -> None:
    """What was given first, then what stands on the field; again, where effects look at what others make of a card."""
    g.stale = 0
    g.reads = ON_THE_FIELD
    sources, gifted = _sources(g)
    g.edicts = ()
    g.rows = {id: _given_row(g, id) for id in gifted} if gifted else NO_ROWS
    if not sources:
        return
    for _ in range(AT_MOST):
        standing = [(id, one) for id in sources for one in _standing(g, id)]
        before = g.rows
        rows, edicts = _applied(g, standing, gifted)
        settled = _same(before, rows) and len(edicts) == len(g.edicts)
        g.rows = rows
        g.edicts = edicts
        given = _given_standing(g, rows, sources)
        if settled or not (given or _looks_again(g, edicts, standing)):
            break
        sources = sources + given


def _sources(g: Table) -> tuple[list[int], list[int]]:
    """Cards on the field with something standing to say, in the order in which they came, and those that were given
    something.
    """
    sources: list[int] = []
    gifted: list[int] = []
    cards = g.cards
    for seat in (0, 1):
        for id in g.field(seat):
            card = cards[id]
            if not card.up:
                continue
            if card.given:
                gifted.append(id)
            standing = FRONTS[card.face].standing
            if standing:
                for one in standing:
                    g.reads |= one.reads
                sources.append(id)
            elif card.given and _was_given_standing(card.given):
                sources.append(id)
    if len(sources) > 1:
        sources.sort(key=lambda id: cards[id].handle)
    return sources, gifted


def _was_given_standing(given: tuple[Given, ...]) -> bool:
    return any([isinstance(one.node, Grant) and any(map(is_standing, one.node.abilities)) for one in given])


def _same(before: Rows, after: Rows) -> bool:
    return before.keys() == after.keys() and all([row.same(before[id]) for id, row in after.items()])


def _given_standing(g: Table, rows: Rows, sources: list[int]) -> list[int]:
    """Cards that other effects have just given something standing to say."""
    return [
        id
        for id, row in rows.items()
        if id not in sources
        and row.abilities is not FRONTS[g.cards[id].face].abilities
        and any(map(is_standing, row.abilities))
    ]


def _looks_again(g: Table, edicts: tuple[Given, ...], standing: list[tuple[int, Known]]) -> bool:
    """Whether what has just been worked out might change what some effect says."""
    if any([known.reads_values for _, known in standing]):
        return True
    if any([isinstance(one.node, Forbid) and one.node.act == "be-affected" for one in edicts]):
        return True
    for id, row in g.rows.items():
        front = FRONTS[g.cards[id].face]
        if row.keywords is not front.keywords or row.abilities is not front.abilities:
            return True
    return False


def _given_row(g: Table, id: int) -> Row:
    """A card with what it was given, in the order in which it was given."""
    card = g.cards[id]
    front = FRONTS[card.face]
    row = Row(front.keywords, front.abilities)
    for given in card.given:
        node = given.node
        if isinstance(node, ChangeStats):
            for change, number in zip(node.changes, given.values, strict=True):
                add_number(row, STATS[change.stat], -number if change.down else number)
        elif isinstance(node, SetNumbers):
            for one, number in zip(node.values, given.values, strict=True):
                set_number(row, STATS[one.stat], number, given.stamp)
        elif isinstance(node, Grant):
            _grant(row, node)
        elif isinstance(node, LoseEffects):
            _lose(row, node)
    return row


def _grant(row: Row, node: Grant) -> None:
    row.abilities += node.abilities
    if node.keywords:
        held = dict(row.keywords)
        for name, number in strongest(node.keywords).items():
            held[name] = max(held.get(name, 0), number)
        row.keywords = held


def _lose(row: Row, node: LoseEffects) -> None:
    if node.keywords:
        row.keywords = {name: number for name, number in row.keywords.items() if name not in node.keywords}
    else:
        row.keywords = {}
        row.abilities = ()
        row.lost_all = True


def _standing(g: Table, id: int) -> list[Known]:
    """The standing abilities of a card that work in this turn."""
    front = FRONTS[g.cards[id].face]
    row = g.rows.get(id)
    if row is None or row.abilities is front.abilities:
        standing = list(front.standing)
    else:
        standing = [known(one) for one in row.abilities if is_standing(one) and not one.works_in]
        for one in standing:
            g.reads |= one.reads
    return [one for one in standing if not one.turn_of or (g.player == g.seat_of(id)) == (one.turn_of == YOU)]


class _Draft:
    """The table while it is worked out."""

    __slots__ = ("edicts", "rows")

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.edicts: tuple[Given, ...] = ()


def _applied(g: Table, standing: list[tuple[int, Known]], gifted: list[int]) -> tuple[Rows, tuple[Given, ...]]:
    """Every standing ability applied to the cards as they are; what takes all effects away comes first."""
    draft = _Draft({id: _given_row(g, id) for id in gifted})
    takers = [(id, one) for id, one in standing if one.takes_all]
    for id, one in takers:
        _apply_all(g, draft, id, one, taking=True)
    for id, one in standing:
        if not takers or id not in draft.rows or not draft.rows[id].lost_all:
            _apply_all(g, draft, id, one, taking=False)
    return draft.rows, draft.edicts


def _apply_all(g: Table, draft: _Draft, id: int, one: Known, taking: bool) -> None:
    run = StarsRun(id, g.seat_of(id), g.cards[id].face)
    for sentence in one.ability.sentences:
        _apply(g, draft, run, sentence, taking)


def _apply(g: Table, draft: _Draft, run: StarsRun, statements: tuple[Statement, ...], taking: bool) -> None:
    for node in statements:
        if isinstance(node, If):
            _apply(g, draft, run, node.then if is_true(g, run, node.fact) else node.otherwise, taking)
        elif isinstance(node, Let):
            run.numbers[node.name] = amount(g, run, node.amount)
        elif isinstance(node, LoseEffects):
            if taking == (not node.keywords):
                for id in _touched(g, run, node.subject):
                    _lose(_row_of(g, draft, id), node)
        elif taking:
            continue
        elif isinstance(node, Grant):
            for id in _touched(g, run, node.subject):
                _grant(_row_of(g, draft, id), node)
        elif isinstance(node, ChangeStats):
            changes = [
                (STATS[one.stat], -amount(g, run, one.amount) if one.down else amount(g, run, one.amount))
                for one in node.changes
            ]
            for id in _touched(g, run, node.subject):
                row = _row_of(g, draft, id)
                for stat, number in changes:
                    add_number(row, stat, number)
        elif isinstance(node, SetNumbers):
            values = [(STATS[one.stat], amount(g, run, one.amount)) for one in node.values]
            for id in _touched(g, run, node.subject):
                row = _row_of(g, draft, id)
                for stat, number in values:
                    set_number(row, stat, number, g.cards[run.source].handle)
        elif isinstance(node, EDICTS):
            draft.edicts += (_edict(g, run, node),)


def _touched(g: Table, run: StarsRun, subject: Subject) -> list[int]:
    """Face-up cards on the field that the effect touches."""
    cards = g.cards
    return [id for id in subject_ids(g, run, subject) if g.on_field(id) and cards[id].up and is_touched(g, run, id)]


def _row_of(g: Table, draft: _Draft, id: int) -> Row:
    row = draft.rows.get(id)
    if row is None:
        front = FRONTS[g.cards[id].face]
        row = Row(front.keywords, front.abilities)
        draft.rows[id] = row
    return row


def _edict(g: Table, run: StarsRun, node: Statement) -> Given:
    subject = getattr(node, "subject", None)
    ids: tuple[int, ...] = ()
    if subject is not None and not isinstance(subject, PlayerOf):
        ids = tuple([id for id in subject_ids(g, run, subject) if is_touched(g, run, id)])
    values = (amount(g, run, node.amount),) if isinstance(node, (ChangeDamage, ChangeCost)) else ()
    return Given(node, run.source, run.face, run.seat, NOTHING, values=values, ids=ids, numbers=counted_so_far(run))


WORK_OUT.append(work_out)
