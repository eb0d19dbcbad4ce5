"""Positions written down: laid out as a table, and read back from one."""

from typing import Final

from ..kernel.ask import ACT, ACTION, CARD, MODE, PLAYER, REQUEST, STOP, Question
from ..kernel.phrase import Phrase
from ..kernel.position import (
    GONE,
    PILE,
    ROW,
    SEAT,
    SET,
    YES_OR_NO,
    Misplaced,
    Piece,
    Place,
    Position,
    Setting,
    Waiting,
    stop_if,
)
from ..kernel.state import SEATS
from .action_list import action_keyed
from .actions import ACTIONS
from .cards import BIT, DECK, NAMES, NO_SUIT, NUMBER, SPADE, SUIT
from .characters import cards_in, is_new, kind_of, size
from .combat import ATTACK
from .formats import NO_FRAME, Regulation
from .requests import request_numbered
from .stage import MAIN_PLAY, TRIGGERS
from .table import (
    FOG,
    GEAR,
    GRAVEYARD,
    HAND,
    LIFE,
    NEVER,
    NOTHING,
    PACK,
    RARE,
    SOLDIERS,
    STAGE,
    WALLS,
    ZONES,
    Fog,
    PlayingCard,
    Request,
    Table,
)
from .wording import SINGLE_CARDS, option
from .wording import action as action_name

CHARGED: Final = "charged"
DRIVEN: Final = "driven"
NEW: Final = "new"
ATTACKER: Final = "attacker"
BLOCKER: Final = "blocker"
SPENT: Final = "spent"
"""Of a fog: without effect any more."""
MARKS: Final = (CHARGED, DRIVEN, NEW, ATTACKER, BLOCKER, SPENT)
KINDS: Final = ("common-soldier", "hero", "ace", "mage", "equipped-soldier", "wall")
SIZE: Final = "size"
BLOCKS: Final = "blocks"
ON: Final = "on"

CHANCE: Final = "chance"
PASSED: Final = "passed"
OPENED: Final = "opened"
USED: Final = "used"
TRIGGERED: Final = "triggered"

LISTED: Final = (
    (LIFE, PILE),
    (HAND, SET),
    (SOLDIERS, SET),
    (WALLS, ROW),
    (GRAVEYARD, PILE),
    (FOG, SET),
    (PACK, SET),
    (RARE, SET),
)
"""The zones a position lists. Fogs come after the soldiers that they lie on."""

MODES: Final[dict[str, tuple[str, str]]] = {
    "charged-or-driven": (CHARGED, DRIVEN),
    "ace-or-wall": ("ace", "wall"),
    "one-or-two-walls": ("one", "two"),
}


def setting(regulation: Regulation) -> Setting:
    return Setting(
        zones=tuple((ZONES[kind].name, listed) for kind, listed in LISTED),
        waiting="stage",
        marks=MARKS + KINDS,
        numbers=(SIZE,),
        links=(BLOCKS, ON),
        derived=(SIZE, BLOCKER, *KINDS),
        field=(ZONES[SOLDIERS].name, ZONES[WALLS].name),
        facts=((CHANCE, SEAT), (PASSED, YES_OR_NO)),
        seat_facts=((OPENED, YES_OR_NO),),
        lists=(USED, TRIGGERED),
        supply=lambda seat: DECK,
        closed=True,
        rest="life",
        aside="pack",
        bring=None,
        lay=lambda position: lay(regulation, position),
        read=read,
        names=names,
        elsewhere=("not-in-format", "triggers-by-itself"),
    )


# --- laying --------------------------------------------------------------------------------------


def lay(regulation: Regulation, position: Position) -> Table:
    """The table of a position, at the moment when the holder of the chance is asked."""
    stop_if(_faults(regulation, position))
    g = Table()
    g.regulation = regulation
    g.turn = g.turns = position.turn
    g.player = position.turn_player
    g.chance = position.facts.get(CHANCE, g.player)
    g.passed = position.facts.get(PASSED, 0) == 1
    g.used = tuple([action_keyed(one.what).code for one in position.lists.get(USED, [])])
    g.triggered = tuple([_trigger(one) for one in position.lists.get(TRIGGERED, [])])
    at: dict[Place, int] = {}
    for kind, listed in LISTED:
        for seat in range(SEATS):
            pieces = list(enumerate(position.zones.get((ZONES[kind].name, seat), [])))
            for place, piece in reversed(pieces) if listed == PILE else pieces:
                at[ZONES[kind].name, seat, place] = _lay_piece(g, piece, kind, seat, at)
    _join_combat(g, position, at)
    for waiting in position.waiting:
        _lay_request(g, waiting, at)
    for seat in range(SEATS):
        if _opened(g, position, seat):
            g.opened |= 1 << seat
            g.look_into(PACK, seat, seat)
    for card in g.cards:
        card.known = g.viewers(card)
    g.begin(MAIN_PLAY)
    if g.triggered:
        g.begin(TRIGGERS)
    return g


def _faults(regulation: Regulation, position: Position) -> list[Misplaced]:
    """Everything in a position that cannot be so."""
    faults: list[Misplaced] = []
    for (zone, seat), pieces in position.zones.items():
        for place, piece in enumerate(pieces):
            faults += [one.at(zone, seat, place) for one in _faults_of_piece(position, piece, zone, seat)]
    for place, waiting in enumerate(position.waiting):
        key = _fault_of_request(waiting)
        if key:
            code = action_keyed(waiting.what).code
            faults.append(Misplaced(key, action=action_name(code)).about("stage", place))
    for place, waiting in enumerate(position.lists.get(TRIGGERED, [])):
        action = action_keyed(waiting.what)
        if action.direct:
            faults.append(
                Misplaced("black-poker-misplaced-direct", action=action_name(action.code)).about(TRIGGERED, place)
            )
    away = position.facts.get(CHANCE, position.turn_player) != position.turn_player
    if not position.waiting and (away or position.facts.get(PASSED, 0) == 1):
        faults.append(Misplaced("black-poker-misplaced-chance").about(CHANCE if away else PASSED))
    for seat in range(SEATS):
        unopened = position.seat_facts.get((OPENED, seat), 1) == 0
        if unopened and regulation.frame.name != NO_FRAME and not position.zones.get((ZONES[PACK].name, seat)):
            faults.append(Misplaced("black-poker-misplaced-pack").at(OPENED, seat, 0))
    return faults


def _faults_of_piece(position: Position, piece: Piece, zone: str, seat: int) -> list[Misplaced]:
    keys: list[str] = []
    soldiers, walls, fog = ZONES[SOLDIERS].name, ZONES[WALLS].name, ZONES[FOG].name
    if len(piece.faces) > 1 and zone not in (soldiers, fog):
        keys.append("black-poker-misplaced-together")
    elif len(piece.faces) > 1 and zone == soldiers and not _of_one_suit(piece.faces):
        keys.append("black-poker-misplaced-gear")
    if zone == fog:
        aimless = ON not in piece.links and SPENT not in piece.marks and len(piece.faces) == 1
        if aimless or (ON in piece.links and piece.links[ON][0] != soldiers):
            keys.append("black-poker-misplaced-fog")
    if ATTACKER in piece.marks and (zone != soldiers or seat != position.turn_player):
        keys.append("black-poker-misplaced-attacker")
    if BLOCKS in piece.links:
        where, whose, place = piece.links[BLOCKS]
        attacked = where == soldiers and ATTACKER in position.zones[where, whose][place].marks
        if not attacked or whose != position.turn_player or zone not in (soldiers, walls):
            keys.append("black-poker-misplaced-blocker")
    return [Misplaced(key, cards=_joined(piece.faces)) for key in keys]


def _fault_of_request(waiting: Waiting) -> str:
    """What is wrong with an action on the stage, as the key of a message; nothing if it can lie there."""
    action = action_keyed(waiting.what)
    if action.immediate:
        return "black-poker-misplaced-immediate"
    faces = sum(BIT[face] for face in waiting.faces)
    if len(waiting.faces) != action.keys.count or (action.keys.ways and not action.keys.accept(faces)):
        return "black-poker-misplaced-keys"
    wanted = action.target.domain if action.target is not None else ""
    return "" if waiting.target in (wanted, GONE if wanted else "") else "black-poker-misplaced-target"


def _opened(g: Table, position: Position, seat: int) -> bool:
    """A pack that is not written down has been opened and used up; an unopened one holds cards."""
    assert g.regulation is not None
    used_up = g.regulation.frame.name != NO_FRAME and not g.pack(seat)
    return position.seat_facts.get((OPENED, seat), int(used_up)) == 1


def _add(g: Table, face: int, kind: int, seat: int, up: bool = True) -> int:
    card = PlayingCard(0, seat, face, kind * SEATS + seat)
    card.up = up
    g.add(card)
    return card.id


def _lay_piece(g: Table, piece: Piece, kind: int, seat: int, at: dict[Place, int]) -> int:
    """Lay one piece down; its first card stands for it."""
    if kind == FOG:
        return _lay_fog(g, piece, seat, at)
    id = _add(g, piece.faces[0], kind, seat, up=kind != WALLS)
    if kind in (SOLDIERS, WALLS):
        arrived = g.turn if NEW in piece.marks else 0
        gear = tuple(_add(g, face, GEAR, seat) for face in piece.faces[1:])
        for part in (id, *gear):
            g.edit(part).arrived = arrived
        g.edit(id).gear = gear
        g.edit(id).driven = DRIVEN in piece.marks
    return id


def _lay_fog(g: Table, piece: Piece, seat: int, at: dict[Place, int]) -> int:
    """A fog on one soldier, on all soldiers of its player, or one without effect."""
    keys = tuple(_add(g, face, FOG, seat) for face in piece.faces)
    total = sum(NUMBER[face] for face in piece.faces)
    amount = -total if SUIT[piece.faces[0]] == SPADE else total
    target = at[piece.links[ON]] if ON in piece.links else NOTHING
    if SPENT in piece.marks:
        g.fogs += (Fog(seat, keys, NOTHING, NOTHING, 0, NEVER),)
    else:
        g.fogs += (Fog(seat, keys, target, NOTHING if target == NOTHING else g.cards[target].handle, amount, g.turn),)
    return keys[0]


def _join_combat(g: Table, position: Position, at: dict[Place, int]) -> None:
    """Attackers are soldiers of the turn player, who has used アタック; blockers are characters of the other."""
    for (name, seat), pieces in position.zones.items():
        for place, piece in enumerate(pieces):
            if ATTACKER in piece.marks:
                g.attackers += (at[name, seat, place],)
    if g.attackers and ATTACK.code not in g.used:
        g.used += (ATTACK.code,)
    for (name, seat), pieces in position.zones.items():
        for place, piece in enumerate(pieces):
            if BLOCKS in piece.links:
                g.blocks += ((at[piece.links[BLOCKS]], at[name, seat, place]),)


def _lay_request(g: Table, waiting: Waiting, at: dict[Place, int]) -> None:
    action = action_keyed(waiting.what)
    target, handle = NOTHING, NOTHING
    if waiting.target == PLAYER:
        target = waiting.number
    elif waiting.place is not None:
        target = at[waiting.place]
        handle = g.cards[target].handle
    elif waiting.target == REQUEST:
        target = waiting.number + 1
    keys = tuple(_add(g, face, STAGE, waiting.seat) for face in waiting.faces)
    g.stage += (Request(g.next_request, action.code, waiting.seat, keys, target, handle),)
    g.next_request += 1


def _of_one_suit(faces: tuple[int, ...]) -> bool:
    return len({SUIT[face] for face in faces}) == 1 and SUIT[faces[0]] != NO_SUIT


def _trigger(waiting: Waiting) -> tuple[int, int]:
    return action_keyed(waiting.what).code, waiting.seat


def _joined(faces: tuple[int, ...]) -> str:
    return "+".join(NAMES[face] for face in faces)


# --- reading -------------------------------------------------------------------------------------


def read(g: Table) -> Position:
    """The position of a table, with nothing hidden."""
    position = Position(g.turn, g.player)
    places: dict[int, Place] = {}
    for kind, listed in LISTED:
        for seat in range(SEATS):
            ids = g.zone(kind, seat)
            for place, id in enumerate(reversed(ids) if listed == PILE else ids):
                places[id] = (ZONES[kind].name, seat, place)
    for kind, listed in LISTED:
        for seat in range(SEATS):
            if kind == FOG:
                pieces = [_read_fog(g, fog, places) for fog in g.fogs if fog.seat == seat]
            else:
                pieces = [_read_piece(g, id, kind, places) for id in g.zone(kind, seat)]
            position.zones[ZONES[kind].name, seat] = pieces[::-1] if listed == PILE else pieces
    numbers = [request.number for request in g.stage]
    position.waiting = [_read_request(g, request, numbers, places) for request in g.stage]
    position.facts = {CHANCE: g.chance, PASSED: int(g.passed)}
    position.seat_facts = {(OPENED, seat): g.opened >> seat & 1 for seat in range(SEATS)}
    position.lists = {
        USED: [Waiting(g.player, ACTIONS[code].key) for code in g.used],
        TRIGGERED: [Waiting(seat, ACTIONS[code].key) for code, seat in g.triggered],
    }
    return position


def _read_piece(g: Table, id: int, kind: int, places: dict[int, Place]) -> Piece:
    if kind not in (SOLDIERS, WALLS):
        return Piece((g.cards[id].face,))
    marks = [kind_of(g, id), DRIVEN if g.cards[id].driven else CHARGED]
    if is_new(g, id):
        marks.append(NEW)
    if id in g.attackers:
        marks.append(ATTACKER)
    links: dict[str, Place] = {}
    for attacker, blocker in g.blocks:
        if blocker == id:
            marks.append(BLOCKER)
            links[BLOCKS] = places[attacker]
    numbers = {SIZE: size(g, id)} if kind == SOLDIERS else {}
    return Piece(tuple(g.cards[part].face for part in cards_in(g, id)), tuple(marks), numbers, links)


def _read_fog(g: Table, fog: Fog, places: dict[int, Place]) -> Piece:
    faces = tuple(g.cards[id].face for id in fog.keys)
    bound = fog.target != NOTHING
    if fog.turn != g.turn or (bound and g.cards[fog.target].handle != fog.handle):
        return Piece(faces, (SPENT,))
    return Piece(faces, (), {}, {ON: places[fog.target]} if bound else {})


def _read_request(g: Table, request: Request, numbers: list[int], places: dict[int, Place]) -> Waiting:
    action = ACTIONS[request.action]
    read = Waiting(request.seat, action.key, tuple(g.cards[id].face for id in request.keys))
    if action.target is None:
        return read
    read.target = action.target.domain
    if read.target == PLAYER:
        read.number = request.target
    elif read.target == REQUEST and request.target in numbers:
        read.number = numbers.index(request.target)
    elif read.target == CARD and request.target >= 0 and g.cards[request.target].handle == request.handle:
        read.place = places[request.target]
    else:
        read.target = GONE
    return read


# --- names ---------------------------------------------------------------------------------------


def names(g: Table, asked: Question, value: int) -> tuple[str | Phrase, ...]:
    """What an option may be called by somebody who sees the whole table."""
    if value == STOP and asked.domain != PLAYER:
        return (Phrase("option-pass"), "pass") if asked.kind == ACT else (Phrase("option-stop"), "stop")
    if asked.domain == CARD:
        return _card_names(g, value, (value,) if asked.prompt in SINGLE_CARDS else cards_in(g, value))
    if asked.domain == ACTION:
        return action_name(value), ACTIONS[value].key
    if asked.domain == MODE:
        return MODES[asked.prompt][value], option(g, asked, value, asked.seat)
    if asked.domain == PLAYER:
        return (str(value + 1),)
    if asked.domain == REQUEST:
        return _request_names(g, value)
    return option(g, asked, value, asked.seat), "yes" if value else "no"


def _card_names(g: Table, id: int, parts: tuple[int, ...]) -> tuple[str | Phrase, ...]:
    card = g.cards[id]
    name = _joined(tuple([g.cards[part].face for part in parts]))
    zone = ZONES[card.zone // SEATS].name
    return name, f"{card.owner + 1}:{name}", f"{zone}:{name}", f"{card.owner + 1}:{zone}:{name}"


def _request_names(g: Table, number: int) -> tuple[str | Phrase, ...]:
    request = request_numbered(g, number)
    seat = str(request.seat + 1)
    name = action_name(request.action)
    key = ACTIONS[request.action].key
    cards = " ".join([NAMES[g.cards[id].face] for id in request.keys])
    return (
        name,
        key,
        Phrase("scenario-owned", seat=seat, name=name),
        f"{seat}:{key}",
        Phrase("scenario-with-cards", name=name, cards=cards),
        f"#{number}",
    )
