"""What stands on the field: what it forbids and permits, and what it and all that was given make of the cards there.

Each is worked out anew when something has changed that it reads and somebody looks (9.6.2 3: what works on the field
works at once). What a line of a text says is kept for as long as nothing has changed that it reads.
"""

from typing import Final

from ...effects.abilities import is_standing, strongest
from ...effects.parts import parts_of
from ...effects.statements import ChangeStats, Grant, If, Let, LoseEffects, SetNumbers
from ...effects.tree import YOU, Greatest, Own, Stat, Statement
from ..book import clause
from ..cards.fronts import FRONTS
from ..ch08_terms.ch08_07_original_numbers import set_number, set_original
from ..ch08_terms.ch08_09_raising_and_lowering import add_numbers
from ..ch08_terms.ch08_13_2_resistance import those_touched
from ..state.lasting_effects import (
    CHANGES_KEYWORDS,
    DISTURBS,
    NO_GIVENS,
    NOTHING_SAID,
    READS_VALUES,
    Given,
    Givens,
    InForce,
    Said,
    is_calm,
    same,
)
from ..state.rows import STATS, Row, Rows
from ..state.worked_out import WORK_OUT
from ..table import GIVEN, NOTHING, SOURCES, Table
from ..texts.matching import amount, is_true, sought_out, subject_ids
from ..texts.runs import StarsRun, counted_so_far
from ..texts.standing_lines import MAKES, Line, lines_given

AT_MOST: Final = 5
"""How often it is worked out anew where effects look at what others make of a card."""
MOST_LINES: Final = 64
"""More than any card has."""


class Workings:
    """How often something has been worked out, and how often a line was heard for it; for those who measure."""

    __slots__ = ("heard", "times")

    def __init__(self) -> None:
        self.times = 0
        self.heard = 0


WORKINGS: Final = Workings()


@clause("9.6.2③", "3")
def work_out_edicts(g: Table) -> None:
    """What is forbidden, permitted, changed and replaced; all there is, where effects change what others say."""
    WORKINGS.times += 1
    changed = g.stale
    g.stale = 0
    g.late |= changed
    if changed & SOURCES or not g.calm:
        _look_around(g)
    if g.calm:
        _hear_decrees(g, changed)
    else:
        _hear_again_and_again(g)
    _enforce(g)


@clause("9.6.2③", "9.5", "8.9", "3")
def work_out_rows(g: Table) -> None:
    """What was given first, then what stands on the field."""
    if g.stale & g.reads:
        work_out_edicts(g)
    changed = g.late | g.stale
    g.late = g.stale = 0
    if g.calm and changed:
        WORKINGS.times += 1
        _hear_makes(g, changed)


def _look_around(g: Table) -> None:
    """Cards on the field with something standing to say, in the order in which they came, and those that were given
    something.
    """
    cards = g.cards
    sources = list(g.standing)
    decree_reads = SOURCES
    make_reads = keyword_reads = SOURCES | GIVEN
    natures = 0
    for id in sources:
        card = cards[id]
        front = FRONTS[card.face]
        seat = card.zone & 1
        decree_reads |= front.decree_reads[seat]
        make_reads |= front.make_reads[seat]
        keyword_reads |= front.keyword_reads[seat]
        natures |= front.natures
    g.rewording = natures & CHANGES_KEYWORDS > 0
    for given in g.lasting:
        natures |= given.nature & DISTURBS
    if g.gifted:
        g.gifted = tuple([id for id in g.field(0) + g.field(1) if cards[id].given])
        for id in g.gifted:
            card = cards[id]
            if card.up:
                for given in card.given:
                    natures |= given.nature
                if id not in sources and _was_given_standing(card.given):
                    sources.append(id)
    g.sources = tuple([id for _, id in sorted([(cards[id].handle, id) for id in sources])])
    was_calm = g.calm
    g.calm = is_calm(natures)
    g.watched = natures & READS_VALUES > 0
    if not g.calm:
        g.rewording = True
        decree_reads |= make_reads
        make_reads = keyword_reads = decree_reads
    g.reads = decree_reads
    g.row_reads = make_reads
    g.keyword_reads = keyword_reads
    if not was_calm or g.watched:
        _forget(g)


def _was_given_standing(given: Givens) -> bool:
    return any([isinstance(one.node, Grant) and any(map(is_standing, one.node.abilities)) for one in given])


def _forget(g: Table) -> None:
    """What effects made of the cards does not outlive them."""
    g.rows = _given_rows(g)
    g.edicts = NO_GIVENS
    g.decreed = g.made = NOTHING_SAID
    _enforce(g)


def _enforce(g: Table) -> None:
    """What is said on the field and what lasts is in force together."""
    if g.in_force.standing is not g.edicts or g.in_force.lasting is not g.lasting:
        g.in_force = InForce(g.edicts, g.lasting)


# --- where no effect changes what another says ---------------------------------------------------------------


def _hear_decrees(g: Table, changed: int) -> None:
    """Only lines that read what has changed are heard anew."""
    said: Said = {}
    for id in g.sources:
        lines = FRONTS[g.cards[id].face].decrees
        if lines:
            _hear_what_changed(g, id, lines, g.decreed, changed, said)
    if said != g.decreed:
        g.decreed = said
        g.edicts = tuple([given for given in said.values() if given is not None])


def _hear_makes(g: Table, changed: int) -> None:
    said: Said = {}
    for id in g.sources:
        lines = FRONTS[g.cards[id].face].makes
        if lines:
            _hear_what_changed(g, id, lines, g.made, changed, said)
    if said != g.made or changed & GIVEN or (g.gifted and changed & SOURCES):
        g.made = said
        rows = _given_rows(g)
        for given in said.values():
            if given is not None:
                _take_all(g, rows, given)
        g.rows = rows


def _hear_what_changed(g: Table, id: int, lines: tuple[Line, ...], before: Said, changed: int, said: Said) -> None:
    card = g.cards[id]
    seat = card.zone & 1
    place = card.handle * MOST_LINES
    for line in lines:
        place += 1
        if line.turn_of and not _is_its_turn(g, id, line):
            continue
        if place in before:
            old = before[place]
            said[place] = _hear(g, id, line, old) if line.reads[seat] & changed else old
        else:
            said[place] = _hear(g, id, line, None)


# --- where effects change what others say --------------------------------------------------------------------


def _hear_again_and_again(g: Table) -> None:
    """Until everybody says the same as before, or nobody looks at what others make of a card."""
    g.late = 0
    _forget(g)
    sources = list(g.sources)
    heard: list[Given | None] = []
    for _ in range(AT_MOST if sources else 0):
        standing = [(id, line) for id in sources for line in _standing(g, id)]
        before = g.rows
        heard = [_hear_below(g, id, line, heard) for id, line in standing]
        rows, edicts = _composed(g, heard)
        settled = _same_rows(before, rows) and same(edicts, g.edicts)
        g.rows = rows
        g.edicts = edicts
        _enforce(g)
        given = _given_standing(g, rows, sources)
        if settled or not (given or _looks_again(g, edicts, standing)):
            break
        sources = sources + given
    g.row_reads = g.keyword_reads = g.reads


def _hear_below(g: Table, id: int, line: Line, heard: list[Given | None]) -> Given | None:
    """What a line says; one that changes a number it reads itself, of the cards as all the others leave them."""
    if not heard or not _reads_what_it_writes(line):
        return _hear(g, id, line, None)
    rows = g.rows
    others = [one for one in heard if one is not None and not (one.source == id and one.node is line.node)]
    g.rows = _composed(g, list(others))[0]
    said = _hear(g, id, line, None)
    g.rows = rows
    return said


def _reads_what_it_writes(line: Line) -> bool:
    node = line.node
    written: set[str] = set()
    if isinstance(node, SetNumbers):
        written = {one.stat for one in node.values}
    elif isinstance(node, ChangeStats):
        written = {change.stat for change in node.changes}
    if not written:
        return False
    return any([isinstance(part, (Stat, Own, Greatest)) and part.stat in written for part in parts_of(line.amounts)])


def _standing(g: Table, id: int) -> list[Line]:
    """The lines of a card's standing abilities that work in this turn."""
    front = FRONTS[g.cards[id].face]
    row = g.rows.get(id)
    if row is None or row.abilities is front.abilities:
        lines = list(front.all_lines)
    else:
        own = [one for one in row.abilities if is_standing(one) and not one.works_in]
        lines = [line for one in own for line in lines_given(one)]
        for line in lines:
            g.reads |= line.reads[g.seat_of(id)]
    return [line for line in lines if not line.turn_of or _is_its_turn(g, id, line)]


def _is_its_turn(g: Table, id: int, line: Line) -> bool:
    return (g.player == g.seat_of(id)) == (line.turn_of == YOU)


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


def _looks_again(g: Table, edicts: Givens, standing: list[tuple[int, Line]]) -> bool:
    """Whether what has just been worked out might change what some effect says."""
    if any([line.nature & READS_VALUES for _, line in standing]):
        return True
    if any([given.nature & DISTURBS for given in edicts]):
        return True
    for id, row in g.rows.items():
        front = FRONTS[g.cards[id].face]
        if row.keywords is not front.keywords or row.abilities is not front.abilities:
            return True
    return False


# --- what a line says ----------------------------------------------------------------------------------------


def _hear(g: Table, id: int, line: Line, old: Given | None) -> Given | None:
    """What a line says of the cards as they are, if anything; the same as before where that has not changed."""
    WORKINGS.heard += 1
    card = g.cards[id]
    run = StarsRun(id, card.zone & 1, card.face)
    for needed, wanted in line.needs:
        if isinstance(needed, Statement):
            _name_amounts(g, run, needed)
        elif is_true(g, run, needed) != wanted:
            return None
    values = line.fixed
    if values is None:
        values = tuple([amount(g, run, one) for one in line.amounts])
    ids: tuple[int, ...] = ()
    if line.subject is not None:
        phrase = line.phrase
        ids = those_touched(g, run, subject_ids(g, run, line.subject) if phrase is None else sought_out(g, run, phrase))
        if line.makes:
            ids = _showing(g, ids)
    numbers = counted_so_far(run) if run.numbers and not line.makes else ()
    if old is not None and old.ids == ids and old.values == values and old.numbers == numbers:
        return old
    stamp = card.handle if line.makes else NOTHING
    return Given(line.node, id, card.face, card.zone & 1, stamp, values=values, ids=ids, numbers=numbers)


def _name_amounts(g: Table, run: StarsRun, needed: Statement) -> None:
    if isinstance(needed, Let):
        run.numbers[needed.name] = amount(g, run, needed.amount)
    elif isinstance(needed, If):
        for one in needed.then if is_true(g, run, needed.fact) else needed.otherwise:
            _name_amounts(g, run, one)


def _showing(g: Table, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these cards that lie face-up on the field."""
    cards = g.cards
    for id in ids:
        if not cards[id].up or not g.on_field(id):
            return tuple([id for id in ids if cards[id].up and g.on_field(id)])
    return ids


# --- what it makes of the cards ------------------------------------------------------------------------------


def _composed(g: Table, heard: list[Given | None]) -> tuple[Rows, Givens]:
    """What was given, and all that is said; what takes all effects away comes first."""
    rows = _given_rows(g)
    said = [given for given in heard if given is not None]
    taking = [given for given in said if isinstance(given.node, LoseEffects) and not given.node.keywords]
    for given in taking:
        _take_all(g, rows, given)
    edicts: list[Given] = []
    for given in said:
        if given in taking or (taking and given.source in rows and rows[given.source].lost_all):
            continue
        if isinstance(given.node, MAKES):
            _take_all(g, rows, given)
        else:
            edicts.append(given)
    return rows, tuple(edicts)


def _take_all(g: Table, rows: Rows, given: Given) -> None:
    for id in given.ids:
        _take(_row_of(g, rows, id), given)


def _given_rows(g: Table) -> Rows:
    return {id: _given_row(g, id) for id in g.gifted if g.cards[id].up}


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


WORK_OUT.append(work_out_edicts)
WORK_OUT.append(work_out_rows)
