"""Positions written down: laid out as a table, and read back from one."""

from typing import Final

from ..kernel.ask import CARD, PLAYER, REQUEST
from ..kernel.phrase import Phrase
from ..kernel.position import (
    GONE,
    PILE,
    SEAT,
    SET,
    YES_OR_NO,
    Kind,
    Misplaced,
    Piece,
    Place,
    Position,
    Setting,
    Waiting,
    stop_if,
)
from ..kernel.position import NUMBER as A_NUMBER
from ..kernel.state import SEATS
from .changes import EVERYTHING
from .characteristics import ca, factions, is_unit, keywords
from .chronicle_card import ChronicleCard
from .decks import starter_decks
from .entries import SPELL, Entry
from .fronts import FRONTS, ears_of
from .moving import joined_cards
from .naming import name, with_tokens
from .option_names import names
from .own_cards import bring
from .phase_beginnings import PHASES, STEPS, begin_there, phase_of, step_of
from .pool import FACTIONS
from .references import NO_ONE, NOTHING, Reference
from .showing import COUNTER, FACTS, LAMPS, POOLS, abilities_chosen, chosen_in, counted, lamps, numbers, states
from .stack_entries import KINDS, lay_entry
from .table import Table
from .uniqueness import standing
from .vocabulary import KEYWORDS
from .zones import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, REMOVED, SOUL, ZONES

ACTIVE: Final = "active"
WIPED: Final = "wiped"
NEW: Final = "new"
ATTACKER: Final = "attacker"
BLOCKER: Final = "blocker"
ATTACKED: Final = "attacked"
BORROWED: Final = "borrowed"
"""On the battlefield of one player, owned by the other."""
FACE_DOWN: Final = "face-down"
FACE_UP: Final = "face-up"
WITHOUT_ABILITIES: Final = "without-abilities"
MARKS: Final = (ACTIVE, WIPED, NEW, ATTACKER, BLOCKER, ATTACKED, BORROWED, FACE_DOWN, FACE_UP, WITHOUT_ABILITIES)
LAMP_MARKS: Final = tuple([mark for _, mark in LAMPS])
DAMAGE: Final = "damage"
DERIVED_NUMBERS: Final = ("level", "power", "atk", "ca", *KEYWORDS)
ELSEWHERE: Final = (
    "not-in-hand",
    "not-a-spell",
    "not-a-permanent",
    "no-union",
    "no-action-ability",
    "not-a-stone",
    "no-such-soul",
)
DERIVED: Final = (*DERIVED_NUMBERS, WITHOUT_ABILITIES, *FACTIONS, *LAMP_MARKS)
"""What follows from the rest: it is read, and not heeded when it is laid."""

STACK_: Final = "stack"
PHASE: Final = "phase"
STEP: Final = "step"
PRIORITY: Final = "priority"
PASSED: Final = "passed"
BLOCKED: Final = "blocked"
STONE_PLACED: Final = "stone-placed"
USUAL_LIFE: Final = 20
ADDED_UP: Final = ("era", "ca")
"""Numbers of a player that follow from what lies in the yards."""

LISTED: Final = (
    (BATTLEFIELD, SET),
    (SOUL, SET),
    (ERA, SET),
    (CA, SET),
    (HAND, SET),
    (DECK, PILE),
    (DISCARD, SET),
    (REMOVED, SET),
)
ALLOWED: Final = {
    BATTLEFIELD: (ACTIVE, WIPED, NEW, ATTACKER, BLOCKER, ATTACKED, BORROWED),
    SOUL: (ACTIVE, WIPED, BORROWED),
    ERA: (FACE_DOWN, FACE_UP),
    REMOVED: (FACE_DOWN,),
}
"""The marks of a card, by where it lies."""
PERMANENT: Final = ("unit", "history", "structure")


def setting() -> Setting:
    seat_facts: tuple[tuple[str, Kind], ...] = tuple([(fact, A_NUMBER) for fact in FACTS])
    return Setting(
        zones=tuple([(ZONES[kind].name, listed) for kind, listed in LISTED]),
        waiting=STACK_,
        waits=KINDS,
        marks=(*MARKS, *FACTIONS, *LAMP_MARKS, *KEYWORDS),
        numbers=(DAMAGE, *DERIVED_NUMBERS),
        counters=COUNTER,
        links=(),
        derived=DERIVED,
        field=tuple([ZONES[kind].name for kind in (BATTLEFIELD, SOUL, CA, DISCARD, REMOVED)]),
        facts=(
            (PHASE, PHASES),
            (STEP, STEPS),
            (PRIORITY, SEAT),
            (PASSED, YES_OR_NO),
            (BLOCKED, YES_OR_NO),
            (STONE_PLACED, YES_OR_NO),
        ),
        seat_facts=seat_facts,
        lists=(),
        supply=lambda seat: usual_decks()[seat],
        closed=False,
        rest=ZONES[DECK].name,
        aside="",
        bring=lambda files: with_tokens(bring(files)),
        lay=lay,
        read=read,
        names=names,
        elsewhere=ELSEWHERE,
    )


def usual_decks() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The decks of those who name none: the first two that come with the project."""
    first, second = list(starter_decks().values())[:SEATS]
    return first, second


# --- laying --------------------------------------------------------------------------------------


def lay(position: Position) -> Table:
    """The table of a position: with priority in a main phase, or where its phase and step say."""
    stop_if([fault for kind, _ in LISTED for seat in range(SEATS) for fault in _faults_in(position, kind, seat)])
    g = Table()
    g.turn = g.turns = position.turn
    g.player = position.turn_player
    g.regular = position.turn_player
    at: dict[Place, int] = {}
    for kind, listed in LISTED:
        for seat in range(SEATS):
            pieces = list(enumerate(position.zones.get((ZONES[kind].name, seat), [])))
            if kind == ERA and not pieces:
                pieces = [(0, Piece((usual_decks()[seat][0],)))]
            for place, piece in reversed(pieces) if listed == PILE else pieces:
                at[ZONES[kind].name, seat, place] = _lay_piece(g, piece, kind, seat)
    g.ears = ears_of([card.face for card in g.cards] + [face for one in position.waiting for face in one.faces])
    g.stirred = EVERYTHING
    faults = _lay_numbers(g, position) + _join_combat(g, position, at)
    for place, waiting in enumerate(position.waiting):
        try:
            lay_entry(g, waiting, at)
        except Misplaced as misplaced:
            faults.append(misplaced.about(STACK_, place))
    stop_if(faults)
    g.holder = position.facts.get(PRIORITY, g.player)
    g.passed = position.facts.get(PASSED, 0)
    g.souls_placed = position.facts.get(STONE_PLACED, 0)
    g.stirred = EVERYTHING  # what was laid has been looked at on the way, to find the mistakes in it
    try:
        begin_there(g, position.facts.get(PHASE), position.facts.get(STEP, 0))
    except Misplaced as misplaced:
        stop_if([misplaced.about(STACK_ if misplaced.phrase.key.endswith("-stack") else STEP)])
    return g


def _lay_piece(g: Table, piece: Piece, kind: int, seat: int) -> int:
    id = _add(g, piece.faces[0], kind, seat, piece)
    card = g.edit(id)
    card.wiped = WIPED in piece.marks
    card.damage = piece.numbers.get(DAMAGE, 0)
    g.hurt = g.hurt or card.damage > 0
    card.counters = tuple(
        [(key.removeprefix(COUNTER), many) for key, many in piece.numbers.items() if key.startswith(COUNTER) and many]
    )
    card.since = g.turn if NEW in piece.marks else 0
    card.attacked = g.turn if ATTACKED in piece.marks or ATTACKER in piece.marks else 0
    card.attacks = 1 if card.attacked else 0
    for face in piece.faces[1:]:
        g.edit(_add(g, face, kind, seat, piece)).host = id
    return id


def _add(g: Table, face: int, kind: int, seat: int, piece: Piece) -> int:
    card = ChronicleCard(0, 1 - seat if BORROWED in piece.marks else seat, face, kind * SEATS + seat)
    card.up = FACE_UP in piece.marks if kind == ERA else FACE_DOWN not in piece.marks
    card.stamp = g.stamp()
    card.home = seat if kind == BATTLEFIELD else NOTHING
    g.add(card)
    return card.id


def _faults_in(position: Position, kind: int, seat: int) -> list[Misplaced]:
    """Everything in a zone that cannot lie there so."""
    zone = ZONES[kind].name
    pieces = enumerate(position.zones.get((zone, seat), []))
    return [fault.at(zone, seat, place) for place, piece in pieces for fault in _faults_of(piece, kind)]


def _faults_of(piece: Piece, kind: int) -> list[Misplaced]:
    zone = Phrase(f"last-chronicle-zone-{ZONES[kind].name}")
    printed = FRONTS[piece.faces[0]].card
    faults: list[Misplaced] = []
    if len(piece.faces) > 1 and kind != BATTLEFIELD:
        faults.append(Misplaced("last-chronicle-misplaced-together", zone=zone))
    if kind == BATTLEFIELD and not any([word in PERMANENT for word in printed.types]):
        faults.append(Misplaced("last-chronicle-misplaced-spell", card=name(piece.faces[0])))
    elif len(piece.faces) > 1 and "unit" not in printed.types:
        faults.append(Misplaced("last-chronicle-misplaced-host", card=name(piece.faces[0])))
    if kind != BATTLEFIELD and printed.token is not None:
        faults.append(Misplaced("last-chronicle-misplaced-token", card=name(piece.faces[0]), zone=zone))
    for mark in piece.marks:
        if mark not in ALLOWED.get(kind, ()) and mark not in DERIVED:
            words = Phrase(f"last-chronicle-mark-{mark}")
            faults.append(Misplaced("last-chronicle-misplaced-mark", mark=words, zone=zone))
    if kind != BATTLEFIELD and any([key == DAMAGE or key.startswith(COUNTER) for key in piece.numbers]):
        faults.append(Misplaced("last-chronicle-misplaced-number", zone=zone))
    return faults


def _lay_numbers(g: Table, position: Position) -> list[Misplaced]:
    faults: list[Misplaced] = []

    def both(fact: str, usual: int = 0) -> tuple[int, int]:
        return position.seat_facts.get((fact, 0), usual), position.seat_facts.get((fact, 1), usual)

    g.life = both("life", USUAL_LIFE)
    g.advance_points = both("advance-points")
    for seat in range(SEATS):
        white, orange, purple, black, blue, other = [both(pool)[seat] for pool in POOLS]
        souls = (white, orange, purple, black, blue, other)
        g.pool = (souls, g.pool[1]) if seat == 0 else (g.pool[0], souls)
        for fact, number in zip(FACTS, counted(g, seat), strict=True):
            if fact in ADDED_UP and position.seat_facts.get((fact, seat), number) != number:
                wrong = Misplaced("last-chronicle-misplaced-sum", fact=fact, number=number)
                faults.append(wrong.at(fact, seat, 0))
    return faults


def _join_combat(g: Table, position: Position, at: dict[Place, int]) -> list[Misplaced]:
    """Attackers are units of the turn player, the blocker is one of the other; what of them cannot be so."""
    faults: list[Misplaced] = []
    for (zone, seat), pieces in position.zones.items():
        for place, piece in enumerate(pieces):
            for mark, whose in ((ATTACKER, g.player), (BLOCKER, 1 - g.player)):
                if mark in piece.marks:
                    id = at[zone, seat, place]
                    if seat != whose or not is_unit(g, id) or (mark == BLOCKER and g.blocker != NO_ONE):
                        called = Phrase(f"last-chronicle-mark-{mark}")
                        wrong = Misplaced("last-chronicle-misplaced-fighter", card=name(piece.faces[0]), mark=called)
                        faults.append(wrong.at(zone, seat, place))
                    elif mark == ATTACKER:
                        g.attackers += (g.reference(id),)
                    else:
                        g.blocker = g.reference(id)
    g.was_blocked = position.facts.get(BLOCKED, int(g.blocker != NO_ONE)) == 1
    return faults


# --- reading -------------------------------------------------------------------------------------


def read(g: Table) -> Position:
    """The position of a table, with nothing hidden."""
    position = Position(g.turn, g.player)
    places: dict[int, Place] = {}
    for kind, listed in LISTED:
        for seat in range(SEATS):
            ids = standing(g, seat) if kind == BATTLEFIELD else g.zone(kind, seat)
            if listed == PILE:
                ids = ids[::-1]
            position.zones[ZONES[kind].name, seat] = [_read_piece(g, id, kind) for id in ids]
            places |= {id: (ZONES[kind].name, seat, place) for place, id in enumerate(ids)}
    position.waiting = [_read_entry(g, entry, places) for entry in g.stack]
    position.facts = {
        PHASE: phase_of(g),
        STEP: step_of(g),
        PRIORITY: g.holder,
        PASSED: min(g.passed, 1),
        BLOCKED: int(g.was_blocked),
        STONE_PLACED: min(g.souls_placed, 1),
    }
    for seat in range(SEATS):
        for fact, number in zip(FACTS, counted(g, seat), strict=True):
            position.seat_facts[fact, seat] = number
    return position


def _read_piece(g: Table, id: int, kind: int) -> Piece:
    card = g.cards[id]
    if kind == BATTLEFIELD:
        marks = states(g, id) + factions(g, id) + lamps(g, id) + tuple(keywords(g, id))
        if card.attacked == g.turn:
            marks += (ATTACKED,)
        faces = (card.face, *[g.cards[one].face for one in joined_cards(g, id)])
        return Piece(faces, marks + _borrowed(g, id), numbers(g, id))
    if kind == SOUL:
        return Piece((card.face,), states(g, id) + factions(g, id) + _borrowed(g, id))
    if kind == CA:
        return Piece((card.face,), (), {"ca": ca(g, id)})
    if not card.up:
        return Piece((card.face,), (FACE_DOWN,))
    return Piece((card.face,), (FACE_UP,) if kind == ERA else ())


def _borrowed(g: Table, id: int) -> tuple[str, ...]:
    return (BORROWED,) if g.cards[id].owner != g.seat_of(id) else ()


def _read_entry(g: Table, entry: Entry, places: dict[int, Place]) -> Waiting:
    """Something on the stack, and the first of what it was aimed at."""
    reference = (entry.source, entry.handle)
    past = None if g.is_still(reference) else g.past.get(entry.handle)
    waiting = Waiting(entry.controller, entry.kind, ((past.card if past else g.cards[entry.source]).face,))
    if entry.players:
        waiting.target, waiting.number = PLAYER, entry.players[0][1]
    for chosen in chosen_in(entry.slots)[:1]:
        _aim(g, waiting, chosen, places)
    for serial in abilities_chosen(entry)[:1]:
        at = [place for place, one in enumerate(g.stack) if one.serial == serial]
        waiting.target, waiting.number = (REQUEST, at[0]) if at else (GONE, 0)
    return waiting


def _aim(g: Table, waiting: Waiting, chosen: Reference, places: dict[int, Place]) -> None:
    spells = [(entry.source, entry.handle) if entry.kind == SPELL else NO_ONE for entry in g.stack]
    serials = [number for number, spell in enumerate(spells) if spell == chosen]
    if serials:
        waiting.target, waiting.number = REQUEST, serials[0]
    elif g.is_still(chosen) and chosen[0] in places:
        waiting.target, waiting.place = CARD, places[chosen[0]]
    else:
        waiting.target = GONE
