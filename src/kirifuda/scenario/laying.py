"""From what is written of a position to a whole one: every card of every deck lies somewhere."""

from typing import Any

from ..kernel.ask import CARD, PLAYER, REQUEST
from ..kernel.phrase import Phrase
from ..kernel.position import GONE, Impossible, Misplaced, Piece, Place, Position, Waiting
from ..kernel.state import SEATS, State
from ..text.toml_places import Spot
from .notation import Listing, Written, WrittenWaiting, seat_named
from .reading import Reader, WrittenPosition
from .vocabulary import plain

SPOT: Spot = ("position",)
USUAL_TURN = 3
"""Late enough for everything that is not new to have come out before."""
GONE_WORDS = (GONE, "なし", "消えた")
"""How a target is written that is there no longer."""
NOWHERE: Place = ("", 0, 0)


def lay(reader: Reader, written: WrittenPosition) -> State[Any]:
    """The state of a written position; what is wrong with it is a problem of the file."""
    source = reader.source
    position = Position(
        USUAL_TURN if written.turn is None else written.turn,
        written.turn_player or 0,
        facts=written.facts,
        seat_facts=written.seat_facts,
    )
    taken = {seat: _Deck(reader, seat) for seat in range(SEATS)}
    waiting = written.waiting or []
    keys = [taken[_seat(one, position)].take(one.faces, (*SPOT, reader.setting.waiting), one.text) for one in waiting]
    for seat in range(SEATS):
        _lay_zones(reader, written, taken[seat], position)
    for (zone, seat), listing in written.zones.items():
        for piece, named in zip(position.zones[zone, seat], listing.pieces, strict=False):
            piece.links = {name: _find(reader, text, position, named.text) for name, text in named.links.items()}
    for one, faces in zip(waiting, keys, strict=True):
        position.waiting.append(_lay_waiting(reader, one, faces, position, waiting))
    for name, listed in written.lists.items():
        position.lists[name] = [Waiting(_seat(one, position), one.what) for one in listed]
    source.stop_if_broken()
    try:
        return reader.setting.lay(position)
    except Impossible as impossible:
        for fault in impossible.faults:
            _complain(reader, written, fault)
    raise source.broken()


def _complain(reader: Reader, written: WrittenPosition, fault: Misplaced) -> None:
    """Something in the position cannot be: said at the line where it is written."""
    if fault.place is not None:
        zone, seat, index = fault.place
        listing = written.zones.get((zone, seat))
        pieces = listing.pieces if listing is not None else []
        quoting = pieces[index].text if index < len(pieces) else ""
        reader.source.complain((*SPOT, str(seat + 1), zone), fault.phrase, quoting)
        return
    lines = (written.waiting or []) if fault.word == reader.setting.waiting else written.lists.get(fault.word, [])
    quoting = lines[fault.number].text if 0 <= fault.number < len(lines) else ""
    reader.source.complain((*SPOT, fault.word) if fault.word else SPOT, fault.phrase, quoting)


class _Deck:
    """The cards of one player that have not been laid anywhere yet."""

    def __init__(self, reader: Reader, seat: int) -> None:
        self.reader = reader
        self.seat = seat
        self.left = list(reader.setting.supply(seat))

    def take(self, faces: tuple[int, ...], spot: Spot, text: str) -> tuple[int, ...]:
        """Take these cards, or their twins, out of the deck; where others may be used, they come from anywhere."""
        known = self.reader.known
        found: list[int] = []
        for face in faces:
            name = known.name((face,))
            twin = next((one for one in self.left if known.name((one,)) == name), None)
            if twin is None and not self.reader.setting.closed:
                found.append(face)
            elif twin is None:
                phrase = Phrase("scenario-no-such-card-left", card=known.name((face,)), seat=str(self.seat + 1))
                self.reader.source.complain(spot, phrase, text)
            else:
                self.left.remove(twin)
                found.append(twin)
        return tuple(found)

    def deal(self, count: int, spot: Spot) -> list[Piece]:
        """The next cards of the deck that are named nowhere."""
        if count > len(self.left):
            self.reader.source.complain(spot, Phrase("scenario-too-few-cards", have=str(len(self.left))))
        dealt, self.left = self.left[:count], self.left[count:]
        return [Piece((face,)) for face in dealt]


def _lay_zones(reader: Reader, written: WrittenPosition, deck: _Deck, position: Position) -> None:
    """Named cards first, then counted ones; the rest lies behind an open list, in the life, or aside."""
    seat = deck.seat
    listed = {zone: written.zones.get((zone, seat)) for zone in reader.known.order}
    for zone, listing in listed.items():
        spot = (*SPOT, str(seat + 1), zone)
        pieces = listing.pieces if listing is not None else []
        position.zones[zone, seat] = [_lay_piece(one, deck, spot) for one in pieces]
    for zone, listing in listed.items():
        if listing is not None and listing.count is not None:
            position.zones[zone, seat] = deck.deal(listing.count, (*SPOT, str(seat + 1), zone))
    if sum(listing is not None and listing.open for listing in listed.values()) > 1:
        reader.source.complain((*SPOT, str(seat + 1)), Phrase("scenario-two-rests"))
    rest = _rest(reader, listed)
    if deck.left and rest is None and reader.setting.closed:
        reader.source.complain((*SPOT, str(seat + 1)), Phrase("scenario-rest-nowhere", count=str(len(deck.left))))
    elif rest is not None:
        position.zones[rest, seat] += deck.deal(len(deck.left), SPOT)


def _rest(reader: Reader, listed: dict[str, Listing | None]) -> str | None:
    """The zone for the rest of the deck."""
    for zone, listing in listed.items():
        if listing is not None and listing.open:
            return zone
    spare = [zone for zone in (reader.setting.rest, reader.setting.aside) if zone]
    return next((zone for zone in spare if listed[zone] is None), None)


def _lay_piece(written: Written, deck: _Deck, spot: Spot) -> Piece:
    for name in (*written.marks, *written.numbers, *written.never):
        if name in deck.reader.setting.derived or name in written.never:
            deck.reader.source.complain(spot, Phrase("scenario-only-expected", given=name), written.text)
    return Piece(deck.take(written.faces, spot, written.text), tuple(written.marks), written.numbers)


def _lay_waiting(
    reader: Reader, written: WrittenWaiting, faces: tuple[int, ...], position: Position, all: list[WrittenWaiting]
) -> Waiting:
    waiting = Waiting(_seat(written, position), written.what, faces)
    target = written.target
    if target is None:
        return waiting
    seat = seat_named(target)
    if seat is not None:
        waiting.target, waiting.number = PLAYER, seat
    elif plain(target) in GONE_WORDS:
        waiting.target = GONE
    elif plain(target.rpartition(":")[2]) in reader.known.actions:
        waiting.target, waiting.number = REQUEST, _find_waiting(reader, target, position, all, written)
    else:
        waiting.target, waiting.place = CARD, _find(reader, target, position, written.text)
    return waiting


def _find_waiting(reader: Reader, text: str, position: Position, all: list[WrittenWaiting], by: WrittenWaiting) -> int:
    """Which of what waits is meant: by its action, with its seat before a colon if need be."""
    whose, _, name = text.rpartition(":")
    what = reader.known.actions[plain(name)]
    for place, one in enumerate(all):
        if one.what == what and one is not by and whose in ("", str(_seat(one, position) + 1)):
            return place
    reader.source.complain((*SPOT, reader.setting.waiting), Phrase("scenario-not-there", given=text), by.text)
    return 0


def _find(reader: Reader, text: str, position: Position, by: str) -> Place:
    """Which piece is meant: by its name, with its seat before a colon if both players have one."""
    wanted = reader.known.spelling(text)
    found: list[Place] = []
    for (zone, seat), pieces in position.zones.items():
        for index, piece in enumerate(pieces if zone in reader.setting.field else []):
            name = reader.known.name(piece.faces)
            if wanted in (plain(name), plain(f"{seat + 1}:{name}"), plain(f"{seat + 1}:{zone}:{name}")):
                found.append((zone, seat, index))
    if len({place[:2] for place in found}) != 1:
        reader.source.complain(SPOT, Phrase("scenario-which-one" if found else "scenario-not-there", given=text), by)
    return found[0] if found else NOWHERE


def _seat(written: WrittenWaiting, position: Position) -> int:
    return position.turn_player if written.seat is None else written.seat
