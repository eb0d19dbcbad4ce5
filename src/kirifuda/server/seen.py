"""What leaves the server of a game: for each seat what that seat may see, for onlookers what both may."""

from collections.abc import Sequence
from typing import Final

from ..kernel.ask import ACT, ACTION, STOP, Question
from ..kernel.bearing import ORDINARY
from ..kernel.events import HIDDEN, Event, Told
from ..kernel.game import Game
from ..kernel.guidance import NO_FACE
from ..kernel.offer import NO_CARD
from ..kernel.outcome import CONCEDED, Outcome
from ..kernel.phrase import Phrase
from ..kernel.view import CardView, PendingView, View, ZoneView
from .phrases import as_json
from .shapes import (
    CardJson,
    EventJson,
    OptionJson,
    OutcomeJson,
    OwnQuestionJson,
    PendingJson,
    QuestionJson,
    ViewJson,
    ZoneJson,
)

ONLOOKER: Final = 2
"""In place of a seat: somebody who looks on and sees what both players see."""
BOTH_OPEN: Final = 3
"""The same where both players have agreed to show their hands, or the game is over."""
HAS_CONCEDED: Final = "conceded"
"""The event by which a game ends that is lost other than by its rules."""
NAMED_FOR: Final = {"attackers": "attack", "blocker": "block"}
"""What units are named for, by what is asked."""


# --- views ------------------------------------------------------------------------------------------


def view_json(game: Game, seat: int) -> ViewJson:
    view = view_of(game, seat)
    return {
        "seat": view.seat,
        "turn": view.turn,
        "turnPlayer": view.turn_player,
        "zones": [_zone(zone) for zone in view.zones],
        "pending": [_pending(one) for one in view.pending],
        "facts": view.facts,
        "terms": view.terms,
    }


def view_of(game: Game, seat: int) -> View:
    if seat < ONLOOKER:
        return game.view(seat)
    one, other = game.view(0), game.view(1)
    if seat == BOTH_OPEN:
        views = (one, other)
        one.zones = tuple(views[zone.seat].zone(zone.name, zone.seat) for zone in one.zones)
        return one
    one.zones = tuple(_common(zone, other.zone(zone.name, zone.seat)) for zone in one.zones)
    theirs = {pending.number: pending for pending in other.pending}
    one.pending = tuple(
        _common_pending(pending, theirs[pending.number]) for pending in one.pending if pending.number in theirs
    )
    one.facts = {name: value for name, value in one.facts.items() if other.facts.get(name) == value}
    one.terms = {name: value for name, value in one.terms.items() if other.terms.get(name) == value}
    return one


def _common(one: ZoneView, other: ZoneView) -> ZoneView:
    """A zone as far as both players see it."""
    theirs = {card.handle: card for card in other.cards if card.handle != HIDDEN}
    cards = tuple(_common_card(card, theirs.get(card.handle)) for card in one.cards if card.handle in theirs)
    return ZoneView(one.name, one.seat, one.count, cards)


def _common_card(one: CardView, other: CardView | None) -> CardView:
    if other is None or other.face != one.face:
        return CardView(one.handle)
    under = tuple(_common_card(a, b) for a, b in zip(one.under, other.under, strict=False))
    marks = tuple(mark for mark in one.marks if mark in other.marks)
    numbers = {name: value for name, value in one.numbers.items() if other.numbers.get(name) == value}
    return CardView(one.handle, one.face, marks, numbers, under)


def _common_pending(one: PendingView, other: PendingView) -> PendingView:
    cards = tuple(_common_card(a, b) for a, b in zip(one.cards, other.cards, strict=False))
    targets = tuple(_common_card(a, b) for a, b in zip(one.target_cards, other.target_cards, strict=False))
    return PendingView(
        one.number, one.seat, one.what, one.clause, cards, one.target, targets, one.target_number, one.text, one.numbers
    )


def _zone(zone: ZoneView) -> ZoneJson:
    return {"name": zone.name, "seat": zone.seat, "count": zone.count, "cards": [_card(card) for card in zone.cards]}


def _card(card: CardView) -> CardJson:
    found: CardJson = {"handle": card.handle, "face": card.face}
    if card.marks:
        found["marks"] = list(card.marks)
    if card.numbers:
        found["numbers"] = card.numbers
    if card.under:
        found["under"] = [_card(one) for one in card.under]
    return found


def _pending(one: PendingView) -> PendingJson:
    return {
        "number": one.number,
        "seat": one.seat,
        "what": one.what,
        "clause": one.clause,
        "cards": [_card(card) for card in one.cards],
        "target": one.target,
        "targetCards": [_card(card) for card in one.target_cards],
        "targetNumber": one.target_number,
        "text": one.text,
        "numbers": one.numbers,
    }


# --- questions ----------------------------------------------------------------------------------------


def question_json(game: Game, seat: int) -> QuestionJson | None:
    """What a seat is asked, with every option; of a question to somebody else only whose turn it is to answer."""
    asked = game.ask
    if asked is None:
        return None
    if asked.seat != seat:
        return {"seat": asked.seat, "mine": False}
    return own_question_json(game, asked)


def own_question_json(game: Game, asked: Question) -> OwnQuestionJson:
    """What a game asks, as it is put to the seat that is asked."""
    rules, g, seat = game.rules, game.state, asked.seat
    guidance = rules.guidance(g, asked)
    return {
        "seat": seat,
        "mine": True,
        "kind": asked.kind,
        "prompt": asked.prompt,
        "domain": asked.domain,
        "clause": asked.clause,
        "say": as_json(rules.question(g, asked, seat)),
        "options": [_option(game, asked, seat, index) for index in range(asked.size)],
        "source": guidance.face if guidance.face != NO_FACE else None,
        "part": guidance.part,
        "alike": guidance.alike,
        "pace": guidance.pace,
    }


def _option(game: Game, asked: Question, seat: int, index: int) -> OptionJson:
    value = asked.value_at(index)
    rules, g = game.rules, game.state
    offer = rules.offer(g, asked, value)
    found: OptionJson = {"index": index, "say": as_json(rules.option(g, asked, value, seat)), "kind": offer.kind}
    if offer.card != NO_CARD:
        found["card"] = g.cards[offer.card].handle
    if offer.place is not None:
        found["place"] = {"zone": offer.place.zone, "seat": offer.place.seat}
    if offer.number is not None:
        found["number"] = offer.number
    if value == STOP:
        found["stop"] = True
    elif asked.domain == ACTION:
        found["clause"] = rules.clause_of(asked, value)
        if rules.parts_of(value)[0] in rules.preparing:
            found["prepares"] = True
        hint = rules.hint(value)
        if hint is not None:
            found["hint"] = as_json(hint)
    bearing = rules.bearing(g, asked, value)
    if bearing != ORDINARY:
        found["bearing"] = bearing
    return found


# --- events ---------------------------------------------------------------------------------------------


def events_json(game: Game, seat: int, since: int, past: Sequence[Event] = (), ended_by: str = "") -> list[EventJson]:
    """What has happened since so many events, as far as a seat was told of it; `past`: what the game has forgotten.

    `ended_by`: how the game was lost other than by its rules.
    """
    events = [*past[since : game.forgotten], *game.events_since(max(since, game.forgotten))]
    return [event_json(game, event, seat, at, ended_by) for at, event in enumerate(events, start=since)]


def event_json(game: Game, event: Event, seat: int, number: int, ended_by: str = "") -> EventJson:
    told = told_to(event, seat)
    kind, clause, whose, cards, what, numbers = told
    eyes = seat if seat < ONLOOKER else 0
    say = game.rules.event(told, eyes)
    if ended_by and clause == CONCEDED:
        clause = ""  # no rule of the game has decided it
        if kind == HAS_CONCEDED:
            say = Phrase(f"lost-by-{ended_by}", player=Phrase("player-self" if whose == eyes else "player-opponent"))
    return {
        "number": number,
        "kind": kind,
        "clause": clause,
        "seat": whose,
        "cards": list(cards),
        "what": what,
        "numbers": list(numbers),
        "say": as_json(say),
    }


def told_to(event: Event, seat: int) -> Told:
    if seat < ONLOOKER:
        return event.told(seat)
    if seat == BOTH_OPEN:
        return event.whole()
    kind, clause, whose, cards, what, numbers = event.told(0)
    both = tuple(one if one == other else (HIDDEN, HIDDEN) for one, other in zip(cards, event.told(1)[3], strict=True))
    return kind, clause, whose, both, what, numbers


def outcome_json(outcome: Outcome | None) -> OutcomeJson | None:
    if outcome is None:
        return None
    return {"loser": outcome.loser, "winner": outcome.winner, "by": outcome.by}


def asks_to_act(game: Game, seat: int) -> bool:
    return game.ask is not None and game.ask.kind == ACT and game.ask.seat == seat


def asks_for(game: Game, seat: int, action: str) -> bool:
    """Whether a seat is asked to act, or just this: which units attack, or block."""
    asked = game.ask
    if asked is None or asked.seat != seat:
        return False
    return asked.kind == ACT or NAMED_FOR.get(asked.prompt) == action
