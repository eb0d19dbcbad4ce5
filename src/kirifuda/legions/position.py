"""Positions written down: laid out as a table, and read back from one."""

from typing import Final

from ..kernel.ask import ACTION, CARD, CHANCE, MODE, NUMBER, PLAYER, REQUEST, STOP, Question
from ..kernel.phrase import Phrase
from ..kernel.position import (
    NUMBER as A_NUMBER,
)
from ..kernel.position import (
    PILE,
    ROW,
    SET,
    YES_OR_NO,
    Kind,
    Misplaced,
    Piece,
    Position,
    Setting,
    stop_if,
)
from ..kernel.state import SEATS
from .actions import ACTIONS, ACTIVATE, END, parts
from .decks import starter_decks
from .editions import Edition
from .fronts import FRONTS
from .main_phase import MAIN_ACTIONS, activated
from .opening import ears
from .own_cards import bring
from .playing import LANE
from .settling import settle_next
from .showing import FACTS, counted, states
from .table import (
    DECK,
    EVERYTHING,
    EXILE,
    FIELD,
    HAND,
    LANES,
    LORD_AREA,
    MASTER_AREA,
    PLAY,
    STANDBY,
    STANDBY_SIZE,
    WAITS,
    ZONES,
    LegionsCard,
    Table,
)
from .the_turn import (
    TURN,
    core_phase_starts,
    draw_phase_starts,
    end_phase_starts,
    main_phase_ends,
    start_phase_starts,
)
from .units import atk, hp, keywords
from .vocabulary import KEYWORDS
from .wording import ability_of, name, option, trigger_numbered

ACTIVE: Final = "active"
EXHAUSTED: Final = "exhausted"
REVERSED: Final = "reversed"
INCAPACITATED: Final = "incapacitated"
AWAKENED: Final = "awakened"
FACE_DOWN: Final = "face-down"
UNLOCK_LIMITED: Final = "unlock-limited"
USED_UP: Final = "used-up"
MARKS: Final = (ACTIVE, EXHAUSTED, REVERSED, INCAPACITATED, AWAKENED, FACE_DOWN, UNLOCK_LIMITED, USED_UP)
DAMAGE: Final = "damage"

PHASE: Final = "phase"
PHASES: Final = ("start", "core", "draw", "main", "end")
MAIN: Final = "main"
BEGINS_WITH: Final = {
    "start": start_phase_starts,
    "core": core_phase_starts,
    "draw": draw_phase_starts,
    "main": main_phase_ends,
    "end": end_phase_starts,
}
USUAL_LIFE: Final = 20

LISTED: Final = (
    (MASTER_AREA, SET),
    (LORD_AREA, SET),
    *[(lane, SET) for lane in LANES],
    (STANDBY, SET),
    *[(wait, SET) for wait in WAITS],
    (HAND, SET),
    (DECK, PILE),
    (EXILE, SET),
    (PLAY, ROW),
)
ROOM: Final = {MASTER_AREA: 1, LORD_AREA: 1, **dict.fromkeys(LANES, 1), STANDBY: STANDBY_SIZE}
CATEGORIES: Final = {MASTER_AREA: ("master",), LORD_AREA: ("lord",), **dict.fromkeys(LANES, ("minion",))}
OFF_THE_FIELD: Final = ("skill", "arts", "minion", "lord")
ALLOWED: Final = {
    **dict.fromkeys(FIELD, (ACTIVE, EXHAUSTED, REVERSED, INCAPACITATED)),
    **dict.fromkeys(WAITS, (REVERSED,)),
    EXILE: (FACE_DOWN,),
}
"""The marks of a card, by where it lies."""
TAKE_DAMAGE: Final = (*LANES, LORD_AREA)
ANYWHERE: Final = (UNLOCK_LIMITED, USED_UP)
ELSEWHERE: Final = ("not-in-hand", "not-in-standby", "not-on-field", "not-in-lane", "no-activated-ability")
DERIVED: Final = ("atk", "hp", AWAKENED, *KEYWORDS)
"""What follows from the rest: it is read, and not heeded when it is laid."""


def setting(edition: Edition) -> Setting:
    seat_facts: tuple[tuple[str, Kind], ...] = tuple(
        [(fact, YES_OR_NO if fact == AWAKENED else A_NUMBER) for fact in FACTS]
    )
    return Setting(
        zones=tuple([(ZONES[kind].name, listed) for kind, listed in LISTED]),
        waiting="",
        marks=(*MARKS, *KEYWORDS),
        numbers=("atk", "hp", DAMAGE),
        links=(),
        derived=DERIVED,
        field=tuple([ZONES[kind].name for kind in FIELD]),
        facts=((PHASE, PHASES),),
        seat_facts=seat_facts,
        lists=(),
        supply=lambda seat: usual_decks()[seat][1:],
        closed=False,
        rest=ZONES[DECK].name,
        aside="",
        bring=bring,
        lay=lambda position: lay(edition, position),
        read=read,
        names=names,
        elsewhere=ELSEWHERE,
        apart=lambda face: FRONTS[face].category == "master",
    )


def usual_decks() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The decks of those who name none: the first two that come with the project."""
    first, second = list(starter_decks().values())[:SEATS]
    return first, second


# --- laying --------------------------------------------------------------------------------------


def lay(edition: Edition, position: Position) -> Table:
    """The table of a position: in the main phase before an action, or before the first step of another phase."""
    stop_if([fault for kind, _ in LISTED for seat in range(SEATS) for fault in _faults(edition, position, kind, seat)])
    g = Table()
    g.edition = edition
    g.turn = g.turns = position.turn
    g.player = position.turn_player
    g.phase = PHASES[position.facts.get(PHASE, PHASES.index(MAIN))]
    for kind, listed in LISTED:
        for seat in range(SEATS):
            pieces = position.zones.get((ZONES[kind].name, seat), [])
            if kind == MASTER_AREA and not pieces:
                pieces = [Piece((usual_decks()[seat][0],))]
            for piece in reversed(pieces) if listed == PILE else pieces:
                _lay_piece(g, piece, kind, seat)
    _lay_facts(g, position)
    g.ears = ears([card.face for card in g.cards])
    g.stirred = EVERYTHING
    g.frames.append((TURN, TURN.steps.index(BEGINS_WITH[g.phase]), ()))
    if g.phase == MAIN:
        g.begin(MAIN_ACTIONS)
    settle_next(g)
    return g


def _faults(edition: Edition, position: Position, kind: int, seat: int) -> list[Misplaced]:
    """Everything in a zone that cannot lie there so."""
    called = ZONES[kind].name
    zone = Phrase(f"legions-zone-{called}")
    faults: list[Misplaced] = []
    for place, piece in enumerate(position.zones.get((called, seat), [])):
        found: list[Misplaced] = []
        if kind == PLAY:
            found.append(Misplaced("legions-misplaced-play"))
        elif place == ROOM.get(kind, -1):
            found.append(Misplaced("legions-misplaced-many", zone=zone, most=ROOM[kind]))
        if len(piece.faces) > 1:
            found.append(Misplaced("legions-misplaced-together", zone=zone))
        category = FRONTS[piece.faces[0]].category
        if category not in CATEGORIES.get(kind, OFF_THE_FIELD):
            words = Phrase(f"legions-category-{category}")
            found.append(Misplaced("legions-misplaced-category", card=name(piece.faces[0]), category=words, zone=zone))
        for mark in piece.marks:
            if mark not in ALLOWED.get(kind, ()) and mark not in ANYWHERE and mark not in DERIVED:
                found.append(Misplaced("legions-misplaced-mark", mark=Phrase(f"legions-mark-{mark}"), zone=zone))
        if DAMAGE in piece.numbers and kind not in TAKE_DAMAGE:
            found.append(Misplaced("legions-misplaced-damage", zone=zone))
        limited = UNLOCK_LIMITED in piece.marks or USED_UP in piece.marks
        if limited and not edition.unlock_limited(frozenset([FRONTS[piece.faces[0]].name])):
            found.append(Misplaced("legions-misplaced-unlock-limit"))
        faults += [one.at(called, seat, place) for one in found]
    return faults


def _lay_piece(g: Table, piece: Piece, kind: int, seat: int) -> None:
    card = LegionsCard(0, seat, piece.faces[0], kind * SEATS + seat)
    card.up = FACE_DOWN not in piece.marks
    card.exhausted = EXHAUSTED in piece.marks
    card.reversed = REVERSED in piece.marks
    card.incapacitated = INCAPACITATED in piece.marks
    card.damage = piece.numbers.get(DAMAGE, 0)
    g.add(card)
    printed = FRONTS[card.face].name
    if UNLOCK_LIMITED in piece.marks or USED_UP in piece.marks:
        g.limited |= {printed}
    if USED_UP in piece.marks:
        g.used_up += ((seat, printed),)


def _lay_facts(g: Table, position: Position) -> None:
    def both(fact: str, usual: int = 0) -> tuple[int, int]:
        return position.seat_facts.get((fact, 0), usual), position.seat_facts.get((fact, 1), usual)

    def waits(seat: int) -> tuple[int, int, int, int]:
        one, two, three, four = [position.seat_facts.get((f"wait-{number}-cores", seat), 0) for number in range(1, 5)]
        return one, two, three, four

    g.life = both("life", USUAL_LIFE)
    g.points = both("points")
    g.active_cores = both("cores")
    g.exhausted_cores = both("exhausted-cores")
    g.master_cores = both("master-cores")
    g.lord_cores = both("lord-cores")
    g.waiting_cores = waits(0), waits(1)
    first, second = both(AWAKENED)
    g.awakened = first == 1, second == 1


# --- reading -------------------------------------------------------------------------------------


def read(g: Table) -> Position:
    """The position of a table, with nothing hidden."""
    position = Position(g.turn, g.player)
    for kind, listed in LISTED:
        for seat in range(SEATS):
            pieces = [_read_piece(g, id, kind) for id in g.zone(kind, seat)]
            position.zones[ZONES[kind].name, seat] = pieces[::-1] if listed == PILE else pieces
    position.facts = {PHASE: PHASES.index(g.phase) if g.phase else 0}
    for seat in range(SEATS):
        for fact, number in zip(FACTS, counted(g, seat), strict=True):
            position.seat_facts[fact, seat] = number
    return position


def _read_piece(g: Table, id: int, kind: int) -> Piece:
    card = g.cards[id]
    marks: tuple[str, ...] = ()
    numbers: dict[str, int] = {}
    if kind in FIELD:
        marks = states(g, card)
        if not card.reversed:
            marks += tuple(keywords(g, id))
            if kind != MASTER_AREA:
                numbers = {"atk": atk(g, id), "hp": hp(g, id)}
        if card.damage:
            numbers[DAMAGE] = card.damage
    elif card.reversed:
        marks = (REVERSED,)
    elif not card.up:
        marks = (FACE_DOWN,)
    printed = FRONTS[card.face].name
    if printed in g.limited:
        marks += (USED_UP if (card.owner, printed) in g.used_up else UNLOCK_LIMITED,)
    return Piece((card.face,), marks, numbers)


# --- names ---------------------------------------------------------------------------------------


def names(g: Table, asked: Question, value: int) -> tuple[str | Phrase, ...]:
    """What an option may be called by somebody who sees the whole table."""
    if asked.domain == ACTION:
        return _action_names(g, value)
    if asked.domain == PLAYER:
        return (str(value + 1),)
    if asked.seat == CHANCE or asked.kind == NUMBER:
        return (str(value + 1 if asked.seat == CHANCE else value),)
    if value == STOP:
        return Phrase("option-stop"), "stop"
    if asked.domain == CARD:
        return _card_names(g, value)
    if asked.domain == LANE:
        return Phrase(f"legions-zone-{ZONES[value].name}"), ZONES[value].name
    if asked.domain == REQUEST:
        return _trigger_names(g, value)
    spoken = option(g, asked, value, asked.seat)
    if asked.domain == MODE or spoken.key in ("legions-replacement", "legions-number"):
        return str(value + 1), spoken
    return (spoken, "yes" if value else "no") if spoken.key.startswith("option-") else (spoken,)


def _card_names(g: Table, id: int) -> tuple[str | Phrase, ...]:
    card = g.cards[id]
    called = FRONTS[card.face].name
    zone = ZONES[card.zone // SEATS].name
    return called, f"{card.owner + 1}:{called}", f"{zone}:{called}", f"{card.owner + 1}:{zone}:{called}"


def _action_names(g: Table, value: int) -> tuple[str | Phrase, ...]:
    kind, id, which = parts(value)
    key = ACTIONS[kind][0]
    spoken = Phrase(f"legions-action-{key}")
    if kind == END:
        return spoken, key
    face = g.cards[id].face
    zone = ZONES[g.cards[id].zone // SEATS].name
    called = FRONTS[face].name
    if kind == ACTIVATE and g.on_field(id) and len(activated(g, id)) > 1:
        ability = ability_of(g, id, which)
        return (
            Phrase("legions-named-ability", action=spoken, card=name(face), ability=ability),
            f"{key} {called}「{ability}」",
            Phrase("legions-named-ability", action=spoken, card=f"{zone}:{called}", ability=ability),
            f"{key} {zone}:{called}「{ability}」",
        )
    return (
        Phrase("legions-named", action=spoken, card=name(face)),
        f"{key} {called}",
        Phrase("legions-named", action=spoken, card=f"{zone}:{called}"),
        f"{key} {zone}:{called}",
    )


def _trigger_names(g: Table, number: int) -> tuple[str | Phrase, ...]:
    found = trigger_numbered(g, number)
    assert found.ability is not None
    card = g.cards[found.source]
    called = FRONTS[card.face].name
    ability = f"{called}「{found.ability.name}」"
    seat = found.seat + 1
    zone = ZONES[card.zone // SEATS].name
    wheres = ("", f"{zone}:", f"{seat}:", f"{seat}:{zone}:")
    return *[where + called for where in wheres], *[where + ability for where in wheres]
