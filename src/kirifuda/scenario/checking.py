"""Holding what a step states against the game."""

from collections.abc import Callable

from ..kernel.events import HIDDEN, Event, Told
from ..kernel.outcome import Refusal
from ..kernel.phrase import Phrase
from ..kernel.position import GONE, PILE, SET, Kind, Piece, Position, Waiting
from ..kernel.state import SEATS
from ..kernel.view import CardView, View
from ..words import say
from .difference import FOUND, MISSING, SAME, Line, difference, from_the_start, in_any_order, in_order, matches
from .expectation import Asked, Expected, Refused
from .file import DRAW
from .notation import (
    OPEN,
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
from .options import Option, called
from .play import Play, seat_name
from .reading import WrittenPosition
from .refusals import verdict_text, verdicts, wishes_like

Report = Callable[[Phrase, tuple[Line, ...]], None]
"""Where a difference goes; no lines means that there is none."""


def check_before(expected: Expected, play: Play, by: int | None, report: Report) -> None:
    _check_offered(expected.offered_before, play, report)
    _check_not_offered(expected.not_offered_before, play, report)
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
    _check_not_offered(expected.not_offered, play, report)
    _check_refused(expected.refused, play, by, report)


# --- questions -----------------------------------------------------------------------------------


def _check_offered(expected: list[str] | None, play: Play, report: Report) -> None:
    """Exactly these options, in any order; with … among them, others too, and what was the only one there was."""
    if expected is None:
        return
    offered = play.options()
    is_open = any(text.strip() in OPEN for text in expected)
    wanted = [text for text in expected if text.strip() not in OPEN]
    if is_open:
        wanted = [text for text in wanted if called(text, offered, play.known) or not _was_alone(text, play)]
    named = [called(text, offered, play.known) for text in wanted]
    rows = list(range(len(wanted)))
    pairs = in_any_order(rows, offered, lambda row, option: option.spellings in [one.spellings for one in named[row]])
    lines = difference(wanted, [option.shown for option in offered], pairs, is_open)
    report(Phrase("scenario-what-offered", asked=_asked(play)), lines)


def _check_not_offered(expected: list[str], play: Play, report: Report) -> None:
    """None of these is among the options, nor was it the only one there was."""
    offered = play.options()
    found = [option.shown for text in expected for option in called(text, offered, play.known)]
    found += [only.shown for text in expected for only in _was_alone(text, play)]
    lines = tuple((FOUND, shown) for shown in dict.fromkeys(found))
    report(Phrase("scenario-what-not-offered", asked=_asked(play)), lines)


def _was_alone(text: str, play: Play) -> list[Option]:
    """The option that this names of a question that has answered itself."""
    return [option for _, only in play.answered_alone() for option in called(text, only, play.known)]


def _asked(play: Play) -> Phrase | str:
    return play.asked_in_words() if play.game.ask is not None else play.over()


def _check_refused(expected: list[Refused], play: Play, by: int | None, report: Report) -> None:
    """Each of these actions is refused to this player by its clause; the trail cites it."""
    asked = play.game.ask
    seat = by if by is not None and by >= 0 else asked.seat if asked is not None and asked.seat >= 0 else 0
    for one in expected:
        found = verdicts(one.name, play, seat)
        wanted = f"{one.clause} {one.reason}".strip() or say("scenario-refused-somehow", play.language)
        wrong = [verdict for verdict in found if not _as_expected(one, verdict.refusal)]
        named = len(found) > 1
        lines = [(FOUND, verdict_text(verdict, play, named)) for verdict in wrong]
        if not found:
            lines = [(FOUND, say("scenario-no-such-request", play.language, known=wishes_like(one.name, play, seat)))]
        if wrong and len(found) > len(wrong):
            lines = [(SAME if verdict not in wrong else FOUND, verdict_text(verdict, play, named)) for verdict in found]
        what = Phrase("scenario-what-refused", name=one.name, seat=str(seat + 1))
        report(what, ((MISSING, wanted), *lines) if lines else ())
        play.cited += [verdict.refusal.clause for verdict in found[:1] if verdict.refusal is not None]


def _as_expected(expected: Refused, refusal: Refusal | None) -> bool:
    return refusal is not None and expected.clause in ("", refusal.clause) and expected.reason in ("", refusal.reason)


def _check_asks(expected: Asked | None, play: Play, report: Report) -> None:
    if expected is None:
        return
    asked = play.game.ask
    if asked is not None:
        prompted = expected.seat == seat_name(asked.seat) and expected.prompt in ("", asked.prompt)
        if prompted and expected.clause in ("", asked.clause):
            return
    lines = ((MISSING, expected.text), (FOUND, play.asked() or play.over()))
    report(Phrase("scenario-what-asks"), lines)


def _check_outcome(expected: Expected, play: Play, report: Report) -> None:
    if expected.loser is None:
        return
    wanted = DRAW[0] if expected.loser < 0 else f"loser={expected.loser + 1}"
    wanted += f" §{expected.by}" if expected.by else ""
    found = play.over() if expected.by else play.over().partition(" §")[0]
    if found != wanted:
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
