"""The table of computed values: what standing effects, and effects that were given, make of the cards on the field.

It is worked out anew when something has changed and somebody looks (9.6.2 3: what works on the field works at once).
What an ability says is kept for as long as nothing has changed that it reads.
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
from .given import NO_GIVENS, Given, Givens, InForce, Saying, same
from .matching import amount, is_true, subject_ids
from .reading import Known, known
from .resistance import is_touched
from .rows import STATS, Row, Rows, add_numbers, set_number, set_original
from .runs import StarsRun, counted_so_far
from .table import GIVEN, NOTHING, ON_EITHER_FIELD, Table
from .values import WORK_OUT

MAKES: Final = (ChangeStats, SetNumbers, Grant, LoseEffects)
EDICTS: Final = (Forbid, Permit, ChangeDamage, ChangeCost, Instead)
AT_MOST: Final = 5
"""How often the table is worked out anew where effects look at what others make of a card."""
MOST_ABILITIES: Final = 64
"""More than any card has."""
NOTHING_SAID: Final[dict[int, Saying]] = {}


class Workings:
    """How often the table has been worked out, and how often an ability was heard for it; for those who measure."""

    __slots__ = ("heard", "times")

    def __init__(self) -> None:
        self.times = 0
        self.heard = 0


WORKINGS: Final = Workings()


@clause("9.6.2③", "9.5", "8.9", "3")
def work_out(g: Table) -> None:
    """What was given first, then what stands on the field; again, where effects look at what others make of a card."""
    WORKINGS.times += 1
    changed = g.stale
    g.stale = 0
    if changed & (ON_EITHER_FIELD | GIVEN):
        was_calm = g.calm
        _look_around(g)
        if g.calm and not was_calm:
            _forget(g)
    if g.calm:
        _hear_what_changed(g, changed)
    else:
        _hear_again_and_again(g)
    _enforce(g)


def _look_around(g: Table) -> None:
    """Cards on the field with something standing to say, in the order in which they came, and those that were given
    something.
    """
    sources: list[tuple[int, int]] = []
    gifted: list[int] = []
    reads = ON_EITHER_FIELD | GIVEN
    calm = not any([given.disturbs for given in g.lasting])
    cards = g.cards
    for seat in (0, 1):
        for id in g.field(seat):
            card = cards[id]
            if card.given:
                gifted.append(id)
            if not card.up:
                continue
            front = FRONTS[card.face]
            if front.standing:
                sources.append((card.handle, id))
                reads |= front.reads[seat]
                if front.disturbs:
                    calm = False
            if card.given and any([given.disturbs for given in card.given]):
                calm = False
                if not front.standing and _was_given_standing(card.given):
                    sources.append((card.handle, id))
    sources.sort()
    g.sources = tuple([id for _, id in sources])
    g.gifted = tuple(gifted)
    g.reads = reads
    g.calm = calm


def _was_given_standing(given: Givens) -> bool:
    return any([isinstance(one.node, Grant) and any(map(is_standing, one.node.abilities)) for one in given])


def _forget(g: Table) -> None:
    """What effects made of the cards does not outlive them."""
    g.rows = {id: _given_row(g, id) for id in g.gifted if g.cards[id].up}
    g.edicts = NO_GIVENS
    g.said = NOTHING_SAID
    _enforce(g)


def _enforce(g: Table) -> None:
    """What is said on the field and what lasts is in force together."""
    if g.in_force.standing is not g.edicts or g.in_force.lasting is not g.lasting:
        g.in_force = InForce(g.edicts, g.lasting)


# --- where no effect changes what another says ---------------------------------------------------------------


def _hear_what_changed(g: Table, changed: int) -> None:
    """Only abilities that read what has changed are heard anew."""
    before = g.said
    said: dict[int, Saying] = {}
    differs = False
    for id in g.sources:
        card = g.cards[id]
        seat = card.zone & 1
        place = card.handle * MOST_ABILITIES
        for one in FRONTS[card.face].standing:
            place += 1
            if one.turn_of and not _is_its_turn(g, id, one):
                continue
            old = before.get(place)
            if old is not None and not one.reads[seat] & changed:
                said[place] = old
                continue
            new = _hear(g, id, one)
            if old is not None and _says_the_same(old, new):
                said[place] = old
            else:
                said[place] = new
                differs = True
    gifts_differ = changed & GIVEN or (g.gifted and changed & ON_EITHER_FIELD)
    if not differs and len(said) == len(before) and not gifts_differ and _are_all_there(g):
        return
    g.said = said
    g.rows, edicts = _composed(g, list(said.values()))
    if edicts != g.edicts:
        g.edicts = edicts


def _are_all_there(g: Table) -> bool:
    """Whether the cards of which the table says something are still the same."""
    for id, row in g.rows.items():
        if g.cards[id].handle != row.handle:
            return False
    return True


def _says_the_same(one: Saying, other: Saying) -> bool:
    return same(one.gives, other.gives) and same(one.edicts, other.edicts)


# --- where effects change what others say --------------------------------------------------------------------


def _hear_again_and_again(g: Table) -> None:
    """Until everybody says the same as before, or nobody looks at what others make of a card."""
    _forget(g)
    sources = list(g.sources)
    for _ in range(AT_MOST if sources else 0):
        standing = [(id, one) for id in sources for one in _standing(g, id)]
        before = g.rows
        rows, edicts = _composed(g, [_hear(g, id, one) for id, one in standing])
        settled = _same_rows(before, rows) and same(edicts, g.edicts)
        g.rows = rows
        g.edicts = edicts
        _enforce(g)
        given = _given_standing(g, rows, sources)
        if settled or not (given or _looks_again(g, edicts, standing)):
            break
        sources = sources + given


def _standing(g: Table, id: int) -> list[Known]:
    """The standing abilities of a card that work in this turn."""
    front = FRONTS[g.cards[id].face]
    row = g.rows.get(id)
    if row is None or row.abilities is front.abilities:
        standing = list(front.standing)
    else:
        standing = [known(one) for one in row.abilities if is_standing(one) and not one.works_in]
        for one in standing:
            g.reads |= one.reads[g.seat_of(id)]
    return [one for one in standing if not one.turn_of or _is_its_turn(g, id, one)]


def _is_its_turn(g: Table, id: int, one: Known) -> bool:
    return (g.player == g.seat_of(id)) == (one.turn_of == YOU)


def _same_rows(before: Rows, after: Rows) -> bool:
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


def _looks_again(g: Table, edicts: Givens, standing: list[tuple[int, Known]]) -> bool:
    """Whether what has just been worked out might change what some effect says."""
    if any([known.reads_values for _, known in standing]):
        return True
    if any([given.disturbs for given in edicts]):
        return True
    for id, row in g.rows.items():
        front = FRONTS[g.cards[id].face]
        if row.keywords is not front.keywords or row.abilities is not front.abilities:
            return True
    return False


# --- what an ability says ------------------------------------------------------------------------------------


def _hear(g: Table, id: int, one: Known) -> Saying:
    """What a standing ability says of the cards as they are."""
    WORKINGS.heard += 1
    said = Saying(id)
    run = StarsRun(id, g.seat_of(id), g.cards[id].face)
    for sentence in one.ability.sentences:
        _say(g, run, sentence, said)
    return said


def _say(g: Table, run: StarsRun, statements: tuple[Statement, ...], said: Saying) -> None:
    for node in statements:
        if isinstance(node, If):
            _say(g, run, node.then if is_true(g, run, node.fact) else node.otherwise, said)
        elif isinstance(node, Let):
            run.numbers[node.name] = amount(g, run, node.amount)
        elif isinstance(node, MAKES):
            made = _made(g, run, node)
            if isinstance(node, LoseEffects) and not node.keywords:
                said.takes += (made,)
            else:
                said.gives += (made,)
        elif isinstance(node, EDICTS):
            said.edicts += (_edict(g, run, node),)


def _made(g: Table, run: StarsRun, node: ChangeStats | SetNumbers | Grant | LoseEffects) -> Given:
    """What is made of the face-up cards on the field that the effect touches. A card that came later says it later."""
    values: tuple[int, ...] = ()
    if isinstance(node, ChangeStats):
        values = tuple([amount(g, run, one.amount) for one in node.changes])
    elif isinstance(node, SetNumbers):
        values = tuple([amount(g, run, one.amount) for one in node.values])
    ids = _touched(g, run, node.subject)
    return Given(node, run.source, run.face, run.seat, g.cards[run.source].handle, values=values, ids=ids)


def _touched(g: Table, run: StarsRun, subject: Subject) -> tuple[int, ...]:
    cards = g.cards
    return tuple(
        [id for id in subject_ids(g, run, subject) if g.on_field(id) and cards[id].up and is_touched(g, run, id)]
    )


def _edict(g: Table, run: StarsRun, node: Statement) -> Given:
    subject = getattr(node, "subject", None)
    ids: tuple[int, ...] = ()
    if subject is not None and not isinstance(subject, PlayerOf):
        ids = tuple([id for id in subject_ids(g, run, subject) if is_touched(g, run, id)])
    values = (amount(g, run, node.amount),) if isinstance(node, (ChangeDamage, ChangeCost)) else ()
    return Given(node, run.source, run.face, run.seat, NOTHING, values=values, ids=ids, numbers=counted_so_far(run))


# --- what it makes of the cards ------------------------------------------------------------------------------


def _composed(g: Table, sayings: list[Saying]) -> tuple[Rows, Givens]:
    """What was given, and all that is said; what takes all effects away comes first."""
    rows = {id: _given_row(g, id) for id in g.gifted if g.cards[id].up}
    taken = False
    for said in sayings:
        for given in said.takes:
            taken = True
            for id in given.ids:
                _take(_row_of(g, rows, id), given)
    edicts: Givens = ()
    for said in sayings:
        if taken and said.source in rows and rows[said.source].lost_all:
            continue
        for given in said.gives:
            for id in given.ids:
                _take(_row_of(g, rows, id), given)
        if said.edicts:
            edicts += said.edicts
    return rows, edicts


def _given_row(g: Table, id: int) -> Row:
    """A card with what it was given, in the order in which it was given."""
    card = g.cards[id]
    front = FRONTS[card.face]
    row = Row(card.handle, front.keywords, front.abilities)
    for given in card.given:
        _take(row, given)
    return row


def _row_of(g: Table, rows: Rows, id: int) -> Row:
    row = rows.get(id)
    if row is None:
        card = g.cards[id]
        front = FRONTS[card.face]
        row = Row(card.handle, front.keywords, front.abilities)
        rows[id] = row
    return row


def _take(row: Row, given: Given) -> None:
    """What a card was given makes this of it."""
    if given.added:
        add_numbers(row, given.added)
        return
    node = given.node
    if isinstance(node, SetNumbers):
        fix = set_original if node.original else set_number
        for one, number in zip(node.values, given.values, strict=True):
            fix(row, STATS[one.stat], number, given.stamp)
    elif isinstance(node, Grant):
        _grant(row, node)
    elif isinstance(node, LoseEffects):
        _lose(row, node)


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


WORK_OUT.append(work_out)
