"""Positions written down: laid out as a table, and read back from one."""

from typing import Final

from ...kernel.ask import ACTION, CARD, CHANCE, MODE, PLAYER, REQUEST, STOP, Question
from ...kernel.ask import NUMBER as ASKS_NUMBER
from ...kernel.phrase import Phrase
from ...kernel.position import NUMBER, PILE, ROW, SET, YES_OR_NO, Kind, Misplaced, Piece, Position, Setting, stop_if
from ...kernel.state import SEATS
from ..cards.fronts import CHARACTER, FRONTS
from ..cards.own_cards import bring
from ..ch02_kinds_of_cards.ch02_1_1_where_icons_point import arrows
from ..ch02_kinds_of_cards.ch02_1_characters import atk, defense, down
from ..ch03_the_field.ch03_3_squares import DIRECTIONS
from ..ch03_the_field.ch03_7_life import STARTING_LIFE
from ..ch05_how_a_game_goes.ch05_1_getting_ready import ears
from ..ch05_how_a_game_goes.ch05_2_setup_phase import setup_starts
from ..ch05_how_a_game_goes.ch05_3_main_phase import MAIN_ACTIONS, main_ends
from ..ch05_how_a_game_goes.ch05_4_lead_phase import LEAD_ACTIONS, lead_ends
from ..ch05_how_a_game_goes.ch05_5_attack_phase import ATTACKS, flash_before_the_end
from ..ch05_how_a_game_goes.ch05_6_end_phase import end_starts
from ..ch05_how_a_game_goes.ch05_phases import PHASES
from ..ch05_how_a_game_goes.ch05_turn import TURN
from ..ch06_positions.ch06_positions import FACE_DOWN as ADDED_FACE_DOWN
from ..ch08_terms.ch08_13_keywords import keywords
from ..ch09_other_rules.ch09_3_triggers import numbered
from ..decks import starter_decks
from ..options.actions import ACTIONS, WITHOUT_A_CARD, parts
from ..options.asking import HOW, SQUARE
from ..table import (
    DECK,
    ENERGY,
    EVERYTHING,
    HAND,
    IN_USE,
    LEFT,
    POSITIONS,
    RIGHT,
    SQUARES,
    SUPPORT,
    TRASH,
    UPRIGHT,
    ZONES,
    StarsCard,
    Table,
)
from ..vocabulary import KEYWORDS
from .showing import lies
from .wording import name, option, way_of

FACE_DOWN: Final = "face-down"
FACE_UP: Final = "face-up"
GAINED: Final = "gained"
REGAINED: Final = "regained"
NEW: Final = "new"
TURNED_UP: Final = "turned-up"
CHANGED: Final = "changed"
LED: Final = "led"
ATTACKED: Final = "attacked"
LEADS: Final = tuple([f"lead-{direction}" for direction in DIRECTIONS])
ELSEWHERE: Final = (
    "not-in-hand",
    "not-a-character",
    "not-a-support",
    "not-an-effect",
    "no-effect-to-use",
    "face-up-already",
    "nobody-there",
)
DERIVED: Final = ("atk", "def", "down", *KEYWORDS, "downed", "attacker", *LEADS)
"""What follows from the rest: it is read, and not heeded when it is laid."""
OF_CHARACTERS: Final = (*POSITIONS, FACE_UP, FACE_DOWN, NEW, TURNED_UP, CHANGED, LED, ATTACKED)
OF_UPRIGHT_CARDS: Final = (GAINED, REGAINED, NEW)
TURNED: Final = {"attack": UPRIGHT, "defense-right": RIGHT, "defense-left": LEFT}

PHASE: Final = "phase"
MAIN: Final = "main"
ENERGY_PLACED: Final = "energy-placed"
GOES_ON_WITH: Final = {
    "setup": setup_starts,
    "main": main_ends,
    "lead": lead_ends,
    "attack": flash_before_the_end,
    "end": end_starts,
}
ACTIONS_OF: Final = {"main": MAIN_ACTIONS, "lead": LEAD_ACTIONS, "attack": ATTACKS}
LISTED: Final = (
    *[(square, SET) for square in SQUARES],
    (SUPPORT, ROW),
    (ENERGY, ROW),
    (HAND, SET),
    (DECK, PILE),
    (TRASH, PILE),
    (IN_USE, ROW),
)


def setting() -> Setting:
    seat_facts: tuple[tuple[str, Kind], ...] = (("life", NUMBER),)
    return Setting(
        zones=tuple([(ZONES[kind].name, listed) for kind, listed in LISTED]),
        waiting="",
        marks=tuple(dict.fromkeys([*OF_CHARACTERS, *OF_UPRIGHT_CARDS, "downed", "attacker", *LEADS, *KEYWORDS])),
        numbers=("atk", "def", "down"),
        links=(),
        derived=DERIVED,
        field=tuple([ZONES[kind].name for kind in (*SQUARES, SUPPORT)]),
        facts=((PHASE, PHASES), (ENERGY_PLACED, YES_OR_NO)),
        seat_facts=seat_facts,
        lists=(),
        supply=lambda seat: usual_decks()[seat],
        closed=False,
        rest=ZONES[DECK].name,
        aside="",
        bring=bring,
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
    """The table of a position: before an action of the main, lead or attack phase, or before another phase."""
    stop_if([fault for kind, _ in LISTED for seat in range(SEATS) for fault in _faults(position, kind, seat)])
    g = Table()
    g.turn = g.turns = position.turn
    g.player = position.turn_player
    g.phase = PHASES[position.facts.get(PHASE, PHASES.index(MAIN))]
    g.energy_placed = position.facts.get(ENERGY_PLACED, 0)
    for kind, listed in LISTED:
        for seat in range(SEATS):
            pieces = position.zones.get((ZONES[kind].name, seat), [])
            for piece in reversed(pieces) if listed == PILE else pieces:
                _lay_piece(g, piece, kind, seat)
    g.life = (
        position.seat_facts.get(("life", 0), STARTING_LIFE),
        position.seat_facts.get(("life", 1), STARTING_LIFE),
    )
    g.listen_with(ears([card.face for card in g.cards]))
    g.stale |= EVERYTHING
    g.frames.append((TURN, TURN.steps.index(GOES_ON_WITH[g.phase]), ()))
    if g.phase in ACTIONS_OF:
        g.begin(ACTIONS_OF[g.phase])
    return g


def _faults(position: Position, kind: int, seat: int) -> list[Misplaced]:
    """Everything in a zone that cannot lie there so."""
    called = ZONES[kind].name
    zone = Phrase(f"legend-of-stars-zone-{called}")
    allowed = OF_CHARACTERS if kind in SQUARES else OF_UPRIGHT_CARDS if kind in (SUPPORT, ENERGY) else ()
    faults: list[Misplaced] = []
    fields = 0
    for place, piece in enumerate(position.zones.get((called, seat), [])):
        found: list[Misplaced] = []
        if kind == IN_USE:
            found.append(Misplaced("legend-of-stars-misplaced-in-use"))
        if kind in SQUARES and place > 0:
            found.append(Misplaced("legend-of-stars-misplaced-many", zone=zone))
        if len(piece.faces) > 1:
            found.append(Misplaced("legend-of-stars-misplaced-together", zone=zone))
        front = FRONTS[piece.faces[0]]
        wanted = CHARACTER if kind in SQUARES else "support" if kind == SUPPORT else front.kind
        if front.kind != wanted:
            words = Phrase(f"legend-of-stars-kind-{front.kind}")
            found.append(Misplaced("legend-of-stars-misplaced-kind", card=name(front.face), kind=words, zone=zone))
        fields += kind == SUPPORT and front.field
        if fields > 1:
            found.append(Misplaced("legend-of-stars-misplaced-field", zone=zone))
        for mark in piece.marks:
            if mark not in allowed and mark not in DERIVED:
                words = Phrase(f"legend-of-stars-mark-{mark}")
                found.append(Misplaced("legend-of-stars-misplaced-mark", mark=words, zone=zone))
        faults += [one.at(called, seat, place) for one in found]
    return faults


def _lay_piece(g: Table, piece: Piece, kind: int, seat: int) -> None:
    card = StarsCard(0, seat, piece.faces[0], kind * SEATS + seat)
    marks = piece.marks
    card.up = FACE_DOWN not in marks
    for mark, turned in TURNED.items():
        if mark in marks:
            card.turned = turned
    card.gained = GAINED in marks
    card.arrived = g.turn if NEW in marks else 0
    card.unveiled = g.turn if TURNED_UP in marks else 0
    card.turns = int(CHANGED in marks)
    card.leads = int(LED in marks)
    card.attacks = int(ATTACKED in marks)
    g.add(card)


# --- reading -------------------------------------------------------------------------------------


def read(g: Table) -> Position:
    """The position of a table, with nothing hidden."""
    position = Position(g.turn, g.player)
    for kind, listed in LISTED:
        for seat in range(SEATS):
            pieces = [_read_piece(g, id, kind) for id in g.zone(kind, seat)]
            position.zones[ZONES[kind].name, seat] = pieces[::-1] if listed == PILE else pieces
    position.facts = {
        PHASE: PHASES.index(g.phase) if g.phase else 0,
        ENERGY_PLACED: int(g.energy_placed > 0),
    }
    for seat in range(SEATS):
        position.seat_facts["life", seat] = g.life[seat]
    return position


def _read_piece(g: Table, id: int, kind: int) -> Piece:
    card = g.cards[id]
    marks: tuple[str, ...] = ()
    numbers: dict[str, int] = {}
    if kind in SQUARES:
        marks = lies(g, id)
        if card.up:
            marks += arrows(g, id) + tuple(keywords(g, id))
            numbers = {"atk": atk(g, id), "def": defense(g, id), "down": down(g, id)}
    elif kind in (SUPPORT, ENERGY):
        marks = (GAINED if card.gained else REGAINED,)
    if kind in SQUARES:
        marks += _did(g, card)
    elif kind == SUPPORT and card.arrived == g.turn:
        marks += (NEW,)
    return Piece((card.face,), marks, numbers)


def _did(g: Table, card: StarsCard) -> tuple[str, ...]:
    """What a character did this turn, or what was done with it."""
    did = (
        (NEW, card.arrived == g.turn),
        (TURNED_UP, card.unveiled == g.turn),
        (CHANGED, card.turns > 0),
        (LED, card.leads > 0),
        (ATTACKED, card.attacks > 0),
    )
    return tuple([mark for mark, true in did if true])


# --- names ---------------------------------------------------------------------------------------


def names(g: Table, asked: Question, value: int) -> tuple[str | Phrase, ...]:
    """What an option may be called by somebody who sees the whole table."""
    if asked.domain == ACTION:
        return _action_names(g, value)
    if asked.domain == PLAYER:
        return (str(value + 1),)
    if asked.seat == CHANCE or asked.kind == ASKS_NUMBER:
        return (str(value + 1 if asked.seat == CHANCE else value),)
    if value == STOP:
        return Phrase("option-stop"), "stop"
    if asked.domain == CARD:
        return _card_names(g, value)
    if asked.domain == SQUARE:
        return Phrase(f"legend-of-stars-zone-{ZONES[value].name}"), ZONES[value].name
    spoken = option(g, asked, value, asked.seat)
    if asked.domain == HOW:
        return spoken, _how_in_words(value)
    if asked.domain == REQUEST:
        return _card_names(g, numbered(g, value).source)
    if asked.domain == MODE or spoken.key in ("legend-of-stars-replacement", "legend-of-stars-number"):
        return str(value + 1), spoken
    return (spoken, "yes" if value else "no") if spoken.key.startswith("option-") else (spoken,)


def _how_in_words(value: int) -> str:
    position = POSITIONS[value % ADDED_FACE_DOWN]
    return f"{FACE_DOWN} {position}" if value >= ADDED_FACE_DOWN else position


def _card_names(g: Table, id: int) -> tuple[str | Phrase, ...]:
    card = g.cards[id]
    called = FRONTS[card.face].name
    zone = ZONES[card.zone // SEATS].name
    seat = (card.zone & 1) + 1
    return called, f"{seat}:{called}", f"{zone}:{called}", f"{seat}:{zone}:{called}"


def _action_names(g: Table, value: int) -> tuple[str | Phrase, ...]:
    kind, id, which = parts(value)
    key = ACTIONS[kind][0]
    spoken = Phrase(f"legend-of-stars-action-{key}")
    if kind in WITHOUT_A_CARD:
        return spoken, key
    face = g.cards[id].face
    zone = ZONES[g.cards[id].zone // SEATS].name
    called = FRONTS[face].name
    way = way_of(g, kind, id, which)
    if way is None:
        return (
            Phrase("legend-of-stars-named", action=spoken, card=name(face)),
            f"{key} {called}",
            Phrase("legend-of-stars-named", action=spoken, card=f"{zone}:{called}"),
            f"{key} {zone}:{called}",
        )
    plain = _way_in_words(kind, which)
    return (
        Phrase("legend-of-stars-named-so", action=spoken, card=name(face), way=way),
        f"{key} {called} {plain}",
        Phrase("legend-of-stars-named-so", action=spoken, card=f"{zone}:{called}", way=way),
        f"{key} {zone}:{called} {plain}",
    )


def _way_in_words(kind: int, which: int) -> str:
    key = ACTIONS[kind][0]
    if key == "lead":
        return ZONES[which].name
    return str(which + 1) if key == "activate" else _how_in_words(which)
