"""Standing effects (36-13, 37-3): worked out between sequences, and still while one is resolved."""

from collections.abc import Callable
from typing import Final

from ..effects.abilities import is_standing, strongest
from ..effects.run import Run
from ..effects.statements import ChangeCost, ChangeDamage, Grant, If, Let, LoseEffects
from ..effects.tree import YOU, Ability, Statement, Subject
from ..kernel.pairs import IN_TURN
from .book import clause
from .fronts import CHANGES_KEYWORDS, IMPACT, PIERCE, STANDING
from .matching import amount, is_true, subject_ids
from .memory import counted_so_far
from .reading import DECREES, Traits, standing_of, traits
from .table import (
    EXILE,
    FIELD_BEGINS,
    FIELD_ENDS,
    HAND,
    MASTER_AREA,
    NOTHING,
    OF_KEYWORDS,
    OF_NUMBERS,
    OF_THE_TURN,
    PLAY,
    STANDBY,
    WAIT,
    WAITS,
    Given,
    LegionsCard,
    Table,
)
from .tree import Modify, SetStats
from .units import front_of, has_lost, keeps_its_text, live_keywords

ONLY_REGENERATE: Final = {"regenerate": 0}
_ELSEWHERE: Final = {STANDBY: "standby", HAND: "hand", EXILE: "exile", PLAY: "play"}


class Row:
    """What standing effects make of one unit, as long as it has this handle. Never written to once worked out."""

    __slots__ = (
        "abilities",
        "atk",
        "handle",
        "hp",
        "keywords",
        "lost",
        "lost_all",
        "set_atk",
        "set_hp",
    )

    @property
    def hears(self) -> bool:
        """Whether it has abilities, or keywords that are triggers, that are not its own."""
        return bool(self.abilities) or IMPACT in self.keywords or PIERCE in self.keywords

    def __init__(self, handle: int = NOTHING) -> None:
        self.handle = handle
        self.atk = 0
        self.hp = 0
        self.set_atk: int | None = None
        self.set_hp: int | None = None
        self.keywords: dict[str, int] = {}
        self.abilities: tuple[Ability, ...] = ()
        self.lost: tuple[str, ...] = ()
        self.lost_all = False

    def __reduce__(self) -> tuple[Callable[..., "Row"], tuple[object, ...]]:
        return _row, (
            self.handle,
            self.atk,
            self.hp,
            self.set_atk,
            self.set_hp,
            self.keywords,
            self.abilities,
            self.lost,
            self.lost_all,
        )


def _row(
    handle: int,
    atk: int,
    hp: int,
    set_atk: int | None,
    set_hp: int | None,
    keywords: dict[str, int],
    abilities: tuple[Ability, ...],
    lost: tuple[str, ...],
    lost_all: bool,
) -> Row:
    row = Row(handle)
    row.atk = atk
    row.hp = hp
    row.set_atk = set_atk
    row.set_hp = set_hp
    row.keywords = keywords
    row.abilities = abilities
    row.lost = lost
    row.lost_all = lost_all
    return row


@clause("36-13", "37-3", "37-3a", "37-3b", "37-3c", "18-4", "36-5")
def work_out_standing_effects(g: Table) -> bool:
    """Apply every standing ability that works now, from the beginning: numbers first, then all that looks at them.

    Whether some units may be without HP: where nothing but keywords has changed none is.
    """
    stirred = g.stirred & g.standing_reads
    if stirred == OF_NUMBERS:
        g.stirred ^= OF_NUMBERS
        return True
    if stirred == OF_KEYWORDS:
        freeze_what_was_given(g)
        return False
    g.stirred = 0
    g.standing_reads = g.edition.always_read
    g.frozen_before = g.next_handle
    g.frozen = {}
    sources, odd = _survey(g)
    if sources or g.standing or g.decrees:
        _apply_from_the_beginning(g, sources)
        lose_incapacity_with_all(g)
    g.edition.freeze_keywords(g, sources, odd)
    return True


@clause("39-25", "30-1", "2018:29-1")
def lose_incapacity_with_all(g: Table) -> None:
    """Where incapacity is an effect, a standing effect that takes all effects takes it too (L81)."""
    for id, row in g.standing.items():
        if row.lost_all:
            g.edition.lose_incapacity(g, id)


def _apply_from_the_beginning(g: Table, sources: list[int]) -> None:
    rows: dict[int, Row] = {}
    g.decrees = ()
    g.standing = rows
    g.reworded = {}
    working: list[tuple[int, Traits]] = []
    in_order = 0
    for id in sources:
        for known in _abilities(g, id):
            in_order += known.in_order
            if not known.turn_of:
                working.append((id, known))
            else:
                g.standing_reads |= OF_THE_TURN
                if _in_this_turn(g, g.cards[id].owner, known):
                    working.append((id, known))
    if in_order > 1:
        g.standing_reads |= OF_THE_TURN
    if working:
        _apply_in_turn(g, rows, working)


@clause("39-25")
def _take_all_away(
    g: Table, rows: dict[int, Row], working: list[tuple[int, Traits]], granted: list[tuple[int, Ability]]
) -> list[tuple[int, Traits]]:
    """What takes all effects away comes first, the turn player's before the opponent's (L63). What then still works."""
    for id, known in working:
        if known.takes_all and not _lost_all(rows, id):
            _apply(g, rows, id, known.ability, numbers=False, granted=granted)
    return [(id, known) for id, known in working if not _lost_all(rows, id)]


def _lost_all(rows: dict[int, Row], id: int) -> bool:
    return id in rows and rows[id].lost_all


def _apply_in_turn(g: Table, rows: dict[int, Row], working: list[tuple[int, Traits]]) -> None:
    granted: list[tuple[int, Ability]] = []
    for id, known in working:
        g.standing_reads |= known.reads[g.cards[id].owner]
    working = _take_all_away(g, rows, working, granted)
    for id, known in working:
        if known.numbers:
            _apply(g, rows, id, known.ability, numbers=True, granted=granted)
    for id, known in working:
        if known.others and not known.takes_all:
            _apply(g, rows, id, known.ability, numbers=False, granted=granted)
    for id, ability in list(granted):
        g.standing_reads |= traits(ability).reads[g.cards[id].owner]
        _apply(g, rows, id, ability, numbers=True, granted=granted)
        _apply(g, rows, id, ability, numbers=False, granted=granted)


def _survey(g: Table) -> tuple[list[int], list[int]]:
    """What lies on the field: open units with something standing to say; units that may not be as they are printed."""
    sources: list[int] = []
    odd: list[int] = []
    cards = g.cards
    for seat in IN_TURN[g.player]:
        for id in g.together[seat]:
            card = cards[id]
            face = card.face
            if card.reversed:
                odd.append(id)
                continue
            if card.given:
                odd.append(id)
                if stands_by_gift(card):
                    sources.append(id)
                    continue
            elif CHANGES_KEYWORDS[face]:
                odd.append(id)
            if STANDING[face] and (card.zone < MASTER_AREA * 2 or front_of(g, id).stands):
                sources.append(id)
        if g.ears.standing:
            _add_sources_off_the_field(g, seat, sources)
    return sources, odd


def stands_by_gift(card: LegionsCard) -> bool:
    """Whether something that a unit was given makes it say something standing."""
    for given in card.given:
        if given.stands:
            return True
    return False


@clause("36-14")
def _add_sources_off_the_field(g: Table, seat: int, found: list[int]) -> None:
    """Open cards that wait or stand by, and say that they do something there."""
    faces = g.ears.standing
    for kind in (STANDBY, *WAITS):
        for id in g.zones[kind * 2 + seat]:
            card = g.cards[id]
            if card.face in faces and not card.reversed:
                found.append(id)


@clause("36-3a", "36-14")
def works_there(ability: Ability, kind: int) -> bool:
    """Whether an ability says that it works in this kind of zone off the field."""
    if kind in WAITS:
        return "timeline" in ability.works_in or f"wait-{kind - WAIT + 1}" in ability.works_in
    return _ELSEWHERE[kind] in ability.works_in


def _abilities(g: Table, id: int) -> list[Traits]:
    """The standing abilities of a unit, in whosever turn they work."""
    card = g.cards[id]
    standing = standing_of(front_of(g, id))
    if not g.on_field(id):
        standing = [one for one in standing if works_there(one.ability, card.zone // 2)]
    elif card.given and not keeps_its_text(card):
        printed = [] if has_lost(card) else standing
        given = [one for given in card.given if isinstance(given.node, Grant) for one in given.node.abilities]
        standing = [*printed, *[traits(one) for one in given if is_standing(one)]]
    return standing


@clause("37-3a", "37-3b", "37-3c")
def _in_this_turn(g: Table, seat: int, known: Traits) -> bool:
    return (g.player == seat) == (known.turn_of == YOU)


def _apply(
    g: Table, rows: dict[int, Row], id: int, ability: Ability, numbers: bool, granted: list[tuple[int, Ability]]
) -> None:
    run = Run(id, g.cards[id].owner)
    for sentence in ability.sentences:
        _apply_all(g, rows, run, sentence, numbers, granted)


def _apply_all(
    g: Table,
    rows: dict[int, Row],
    run: Run,
    statements: tuple[Statement, ...],
    numbers: bool,
    granted: list[tuple[int, Ability]],
) -> None:
    for node in statements:
        if isinstance(node, If):
            _apply_all(g, rows, run, node.then if is_true(g, run, node.fact) else node.otherwise, numbers, granted)
        elif isinstance(node, Let):
            run.numbers[node.name] = amount(g, run, node.amount)
        elif numbers:
            _apply_numbers(g, rows, run, node)
        elif isinstance(node, Grant):
            for id in _units(g, run, node.subject):
                row = _reworded(g, rows, id)
                for name, number in strongest(node.keywords).items():
                    row.keywords[name] = max(row.keywords.get(name, 0), number)
                row.abilities += node.abilities
                granted += [(id, one) for one in node.abilities if is_standing(one)]
        elif isinstance(node, LoseEffects):
            for id in _units(g, run, node.subject):
                row = _reworded(g, rows, id)
                row.lost += node.keywords
                row.lost_all = row.lost_all or not node.keywords
        elif isinstance(node, DECREES):
            _decree(g, run, node)


def _apply_numbers(g: Table, rows: dict[int, Row], run: Run, node: Statement) -> None:
    if isinstance(node, Modify):
        atk = -amount(g, run, node.atk) if node.atk_down else amount(g, run, node.atk)
        hp = -amount(g, run, node.hp) if node.hp_down else amount(g, run, node.hp)
        for id in _units(g, run, node.subject):
            row = _row_of(g, rows, id)
            row.atk += atk
            row.hp += hp
    elif isinstance(node, SetStats):
        for id in _units(g, run, node.subject):
            row = _row_of(g, rows, id)
            row.set_atk = amount(g, run, node.atk) if node.atk is not None else row.set_atk
            row.set_hp = amount(g, run, node.hp) if node.hp is not None else row.set_hp


def _decree(g: Table, run: Run, node: Statement) -> None:
    subject = getattr(node, "subject", None)
    ids = subject_ids(g, run, subject) if subject is not None else ()
    number = amount(g, run, node.amount) if isinstance(node, (ChangeDamage, ChangeCost)) else 0
    numbers = counted_so_far(run)
    g.decrees += (Given(node, run.source, run.seat, number=number, ids=ids, numbers=numbers),)


def _units(g: Table, run: Run, subject: Subject) -> list[int]:
    found: list[int] = []
    for id in subject_ids(g, run, subject):
        card = g.cards[id]
        if FIELD_BEGINS <= card.zone < FIELD_ENDS and not card.reversed:
            found.append(id)
    return found


def _row_of(g: Table, rows: dict[int, Row], id: int) -> Row:
    row = rows.get(id)
    if row is None:
        row = Row(g.cards[id].handle)
        rows[id] = row
    return row


def _reworded(g: Table, rows: dict[int, Row], id: int) -> Row:
    row = _row_of(g, rows, id)
    g.reworded[id] = row
    return row


@clause("41-6")
def freeze_regenerate(g: Table, sources: list[int], odd: list[int]) -> None:
    """Where keywords are live, regenerate alone is standing."""
    if sources and "regenerate" in g.ears.keywords:
        for id in (*sources, *g.reworded):
            if "regenerate" in live_keywords(g, id):
                g.frozen[id] = (g.cards[id].handle, ONLY_REGENERATE)


@clause("2018:39-1")
def freeze_every_keyword(g: Table, sources: list[int], odd: list[int]) -> None:
    """Keywords are standing effects themselves; most units have those that are printed on them."""
    for id in (*odd, *g.reworded):
        g.frozen[id] = (g.cards[id].handle, live_keywords(g, id))


@clause("2018:39-1")
def freeze_what_was_given(g: Table) -> None:
    """Units that were given keywords in the last sequence have them from now on; what has ended they have no longer."""
    g.stirred ^= OF_KEYWORDS
    g.frozen_before = g.next_handle
    frozen = g.frozen.copy()
    cards = g.cards
    for ids in g.together:
        for id in ids:
            card = cards[id]
            if card.given or id in frozen:
                frozen[id] = (card.handle, live_keywords(g, id))
    g.frozen = frozen
