"""Holding what a step states against the game."""

from collections.abc import Callable

from ..kernel.events import HIDDEN, Event, Told
from ..kernel.phrase import Phrase
from ..kernel.position import GONE, PILE, SET, Kind, Piece, Position, Waiting
from ..kernel.state import SEATS
from ..kernel.view import CardView, View
from ..words import reason, say
from .difference import FOUND, MISSING, Line, difference, from_the_start, in_any_order, in_order, matches
from .expectation import Asked, Expected, Refused
from .notation import (
    Listing,
    Written,
    WrittenEvent,
    WrittenWaiting,
    event_fits,
    event_text,
    piece_fits,
    piece_text,
    waiting_fits,
    waiting_text,
)
from .options import called, requests
from .play import Play, seat_name
from .reading import WrittenPosition

Report = Callable[[Phrase, tuple[Line, ...]], None]
"""Where a difference goes; no lines means that there is none."""


def check_before(expected: Expected, play: Play, by: int | None, report: Report) -> None:
    _check_offered(expected.offered_before, play, report)
    _check_refused(expected.refused_before, play, by, report)


def check_after(expected: Expected, play: Play, by: int | None, report: Report) -> None:
    events = play.game.events[play.told :]
    _check_events(expected, events, play, report)
    position = play.known.setting.read(play.game.state)
    _check_position(expected.position, position, play, report, Phrase("scenario-here"))
    for seat, seen in expected.sees.items():
        view = shown(play.game.view(seat), play)
        _check_position(seen, view, play, report, Phrase("scenario-as-seen", seat=str(seat + 1)))
    _check_outcome(expected, play, report)
    _check_asks(expected.asks, play, report)
    _check_offered(expected.offered, play, report)
    _check_refused(expected.refused, play, by, report)


# --- questions -----------------------------------------------------------------------------------


def _check_offered(expected: list[str] | None, play: Play, report: Report) -> None:
    """Exactly these options, in any order."""
    if expected is None:
        return
    offered = play.options()
    named = [called(text, offered, play.known) for text in expected]
    rows = list(range(len(expected)))
    pairs = in_any_order(rows, offered, lambda row, option: option.spellings in [one.spellings for one in named[row]])
    lines = difference(expected, [option.shown for option in offered], pairs)
    report(Phrase("scenario-what-offered", asked=play.asked() or play.over()), lines)


def _check_refused(expected: list[Refused], play: Play, by: int | None, report: Report) -> None:
    """Each of these actions is refused to this player by its clause."""
    asked = play.game.ask
    seat = by if by is not None else asked.seat if asked is not None else 0
    values, wishes = requests(seat, play.game.state, play.known, play.language) if expected else ((), [])
    for one in expected:
        meant = [values[wish.index] for wish in called(one.name, wishes, play.known)]
        found = [_verdict(one, play, seat, value) for value in meant] or [
            say("scenario-no-such-request", play.language)
        ]
        wanted = f"{one.clause} {one.reason}".strip()
        lines = tuple((FOUND, verdict) for verdict in found if verdict)
        what = Phrase("scenario-what-refused", name=one.name, seat=str(seat + 1))
        report(what, ((MISSING, wanted), *lines) if lines else ())


def _verdict(expected: Refused, play: Play, seat: int, value: int) -> str:
    """What is said to an action that should be refused; nothing if that is what was expected."""
    refusal = play.known.rules.why_not(play.game.state, seat, value)
    if refusal is None:
        return say("scenario-not-refused", play.language)
    if expected.clause == refusal.clause and expected.reason in ("", refusal.reason):
        return ""
    return f"{refusal.clause} {refusal.reason} {say(reason(play.known.game, refusal), play.language)}"


def _check_asks(expected: Asked | None, play: Play, report: Report) -> None:
    if expected is None:
        return
    asked = play.game.ask
    if asked is not None:
        prompted = expected.seat == seat_name(asked.seat) and expected.prompt == asked.prompt
        if prompted and expected.clause in ("", asked.clause):
            return
    lines = ((MISSING, expected.text), (FOUND, play.asked() or play.over()))
    report(Phrase("scenario-what-asks"), lines)


def _check_outcome(expected: Expected, play: Play, report: Report) -> None:
    if expected.loser is None:
        return
    wanted = f"loser={expected.loser + 1} §{expected.by}"
    if play.over() != wanted:
        report(Phrase("scenario-what-outcome"), ((MISSING, wanted), (FOUND, play.over() or play.asked())))


# --- events --------------------------------------------------------------------------------------


def _check_events(expected: Expected, events: list[Event], play: Play, report: Report) -> None:
    whole = [event.whole() for event in events]
    if expected.events is not None:
        report(Phrase("scenario-what-events"), _compare_events(expected.events, whole, play))
    if expected.among:
        report(Phrase("scenario-what-among"), _compare_events(expected.among, whole, play, open_end=True))
    for never in expected.never:
        seen = [told for told in whole if event_fits(never, told, play.known)]
        lines = tuple((FOUND, event_text(told, play.known, play.language)) for told in seen)
        report(Phrase("scenario-what-never", given=never.text), lines)
    for seat, told in expected.told.items():
        heard = [event.told(seat) for event in events]
        report(Phrase("scenario-what-told", seat=str(seat + 1)), _compare_events(told, heard, play))


def _compare_events(
    expected: list[WrittenEvent], found: list[Told], play: Play, open_end: bool = False
) -> tuple[Line, ...]:
    def fits(written: WrittenEvent, told: Told) -> bool:
        return event_fits(written, told, play.known)

    if matches(expected, found, fits, lambda written: not written.kind):
        return ()
    named = [written for written in expected if written.kind]
    texts = [event_text(told, play.known, play.language) for told in found]
    return difference([one.text for one in named], texts, in_order(named, found, fits), open_end)


# --- positions -----------------------------------------------------------------------------------


def _check_position(expected: WrittenPosition, found: Position, play: Play, report: Report, where: Phrase) -> None:
    known = play.known
    for (zone, seat), listing in expected.zones.items():
        lines = _compare_zone(zone, listing, found.zones.get((zone, seat), []), found, play)
        report(Phrase("scenario-what-zone", zone=known.say_zone(zone), seat=str(seat + 1), where=where), lines)
    lists = {**expected.lists, **({known.setting.waiting: expected.waiting} if expected.waiting is not None else {})}
    for name, written in lists.items():
        waiting = found.waiting if name == known.setting.waiting else found.lists[name]
        report(Phrase("scenario-what-value", name=name, where=where), _compare_waiting(written, waiting, found, play))
    kinds, seat_kinds = dict(known.setting.facts), dict(known.setting.seat_facts)
    values = [
        (name, _fact_text(value, kinds[name]), _fact_text(found.facts[name], kinds[name]))
        for name, value in expected.facts.items()
    ]
    for (name, seat), stated in expected.seat_facts.items():
        kind = seat_kinds[name]
        values.append((f"{seat + 1}.{name}", _fact_text(stated, kind), _fact_text(found.seat_facts[name, seat], kind)))
    if expected.turn is not None:
        values.append(("turn", str(expected.turn), str(found.turn)))
    if expected.turn_player is not None:
        values.append(("turn_player", str(expected.turn_player + 1), str(found.turn_player + 1)))
    for name, wanted, value in values:
        lines = () if wanted == value else ((MISSING, wanted), (FOUND, value))
        report(Phrase("scenario-what-value", name=name, where=where), lines)


def _fact_text(value: int, kind: Kind) -> str:
    return kind[value] if isinstance(kind, tuple) else str(value)


def _compare_zone(zone: str, listing: Listing, pieces: list[Piece], found: Position, play: Play) -> tuple[Line, ...]:
    if listing.count is not None:
        same = listing.count == len(pieces)
        return () if same else ((MISSING, str(listing.count)), (FOUND, str(len(pieces))))

    def fits(written: Written, piece: Piece) -> bool:
        return piece_fits(written, piece, found, play.known)

    if play.known.order[zone] == SET:
        pairs = in_any_order(listing.pieces, pieces, fits)
    elif listing.open:
        pairs = from_the_start(listing.pieces, pieces, fits)
    else:
        pairs = in_order(listing.pieces, pieces, fits)
    texts = [piece_text(piece, found, play.known, play.language) for piece in pieces]
    return difference([one.text for one in listing.pieces], texts, pairs, listing.open)


def _compare_waiting(
    expected: list[WrittenWaiting], waiting: list[Waiting], found: Position, play: Play
) -> tuple[Line, ...]:
    pairs = in_order(expected, waiting, lambda written, one: waiting_fits(written, one, found, play.known))
    texts = [waiting_text(one, found, play.known, play.language) for one in waiting]
    return difference([one.text for one in expected], texts, pairs)


# --- what a seat sees ----------------------------------------------------------------------------


def shown(view: View, play: Play) -> Position:
    """A view as a position: cards that cannot be seen have no face."""
    position = Position(view.turn, view.turn_player)
    for zone in view.zones:
        pieces = [_seen(card) for card in zone.cards]
        if play.known.order.get(zone.name) == PILE:
            pieces.reverse()
        unseen = zone.count - len(pieces)
        position.zones[zone.name, zone.seat] = pieces + [Piece((HIDDEN,)) for _ in range(unseen)]
    for name, _ in play.known.setting.seat_facts:
        for seat in range(SEATS):
            position.seat_facts[name, seat] = view.facts[f"{name}-{seat}"]
    position.waiting = [
        Waiting(one.seat, one.what, tuple(card.face for card in one.cards), GONE) for one in view.pending
    ]
    return position


def _seen(card: CardView) -> Piece:
    return Piece((card.face, *(under.face for under in card.under)), card.marks, card.numbers)
