"""The lines that are spoken with a bot, version 1 (docs/bots.md). What a seat cannot see is not in them."""

import json
from collections.abc import Iterable
from typing import Any, Final

from ..game_records import record_of
from ..kernel.ask import ACTION, STOP, Question
from ..kernel.bearing import ORDINARY
from ..kernel.events import HIDDEN, Event
from ..kernel.game import Game
from ..kernel.offer import NO_CARD
from ..kernel.outcome import Outcome
from ..kernel.phrase import Phrase
from ..kernel.rules import Rules
from ..kernel.view import CardView, PendingView, View, ZoneView
from ..match import decks_of
from ..words import say

PROTOCOL: Final = 1
CONCEDES: Final = -1
"""What `read_answer` returns for a bot that gives up."""
LONGEST: Final = 1_000_000
"""Characters after which a line is no answer any more."""
_SHOWN: Final = 80

Json = dict[str, Any]


class Nonsense(Exception):
    """What a bot said is no answer; the phrase says what is wrong with it."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase


def line_of(message: Json) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"


# --- to the bot ---------------------------------------------------------------------------------------


def hello(language: str, seconds: float | None) -> Json:
    """`seconds`: how long an answer may take; None where nobody counts."""
    return {"type": "hello", "protocol": PROTOCOL, "language": language, "seconds": seconds}


def begun(game: Game, seat: int) -> Json:
    """A game begins. A bot is told its own deck."""
    rules = game.rules
    deck = [rules.name_of_face(face) for face in decks_of(game)[seat]]
    return {"type": "game", "game": rules.game, "edition": rules.edition, "seat": seat, "deck": deck}


def asked(game: Game, seat: int, number: int, since: int, language: str, known: set[str]) -> Json:
    """A question to the bot, and everything it may look at to answer it.

    `since` is how many events it was told before; `known` are the names of cards whose print it was shown, and grows.
    """
    view = game.view(seat)
    events = game.events_since(max(min(since, game.event_count), game.forgotten))
    return {
        "type": "ask",
        "number": number,
        "question": question_json(game, seat, language),
        "view": view_json(view, game.rules),
        "events": [event_json(game.rules, event, seat, language) for event in events],
        "cards": _news(game.rules, view, language, known),
    }


def over(outcome: Outcome | None, seat: int) -> Json:
    """The game is over; without an outcome it was broken off."""
    if outcome is None:
        return {"type": "over", "result": "broken-off", "by": ""}
    result = "drawn" if outcome.winner == Outcome.DRAWN else "won" if outcome.winner == seat else "lost"
    return {"type": "over", "result": result, "by": outcome.by}


def forfeited(phrase: Phrase, language: str) -> Json:
    return {"type": "forfeit", "reason": say(phrase, language)}


# --- from the bot -------------------------------------------------------------------------------------


def read_ready(line: str) -> str:
    """The name of a bot that is ready."""
    found = _object(line)
    if found.get("type") != "ready" or found.get("protocol") != PROTOCOL:
        raise Nonsense(Phrase("bot-not-ready", given=_short(line), protocol=PROTOCOL))
    return str(found.get("name", ""))[:_SHOWN]


def read_answer(line: str, number: int, size: int) -> int:
    """The option a bot takes, or CONCEDES."""
    found = _object(line)
    if found.get("concede") is True:
        return CONCEDES
    if "number" in found and found["number"] != number:
        raise Nonsense(Phrase("bot-other-question", given=_short(str(found["number"])), number=number))
    answer = found.get("answer")
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise Nonsense(Phrase("bot-no-answer", given=_short(line)))
    if not 0 <= answer < size:
        raise Nonsense(Phrase("bot-not-offered", given=answer, last=size - 1))
    return answer


def _object(line: str) -> Json:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Nonsense(Phrase("bot-no-json", given=_short(line)))
    return found


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


# --- what a seat sees ---------------------------------------------------------------------------------


def view_json(view: View, rules: Rules) -> Json:
    return {
        "seat": view.seat,
        "turn": view.turn,
        "turn_player": view.turn_player,
        "zones": [_zone(zone, rules) for zone in view.zones],
        "pending": [_pending(one, rules) for one in view.pending],
        "facts": view.facts,
        "terms": view.terms,
    }


def _zone(zone: ZoneView, rules: Rules) -> Json:
    return {"name": zone.name, "seat": zone.seat, "count": zone.count, "cards": _cards(zone.cards, rules)}


def _cards(cards: Iterable[CardView], rules: Rules) -> list[Json]:
    return [_card(card, rules) for card in cards]


def _card(card: CardView, rules: Rules) -> Json:
    found: Json = {}
    if card.handle != HIDDEN:
        found["handle"] = card.handle
    if card.face != HIDDEN:
        found["name"] = rules.name_of_face(card.face)
    if card.marks:
        found["marks"] = list(card.marks)
    if card.numbers:
        found["numbers"] = card.numbers
    if card.under:
        found["under"] = _cards(card.under, rules)
    return found


def _pending(one: PendingView, rules: Rules) -> Json:
    found: Json = {
        "number": one.number,
        "seat": one.seat,
        "what": one.what,
        "clause": one.clause,
        "cards": _cards(one.cards, rules),
    }
    if one.target:
        found["target"] = one.target
    if one.target_cards:
        found["target_cards"] = _cards(one.target_cards, rules)
    if one.target_number != HIDDEN:
        found["target_number"] = one.target_number
    if one.text:
        found["text"] = one.text
    if one.numbers:
        found["numbers"] = one.numbers
    return found


def question_json(game: Game, seat: int, language: str) -> Json:
    """What the seat is asked, with every option, in words and in parts."""
    question = game.ask
    assert question is not None and question.seat == seat
    rules = game.rules
    return {
        "kind": question.kind,
        "prompt": question.prompt,
        "clause": question.clause,
        "domain": question.domain,
        "text": say(rules.question(game.state, question, seat), language),
        "options": [_option(game, question, index, language) for index in range(question.size)],
    }


def _option(game: Game, question: Question, index: int, language: str) -> Json:
    rules, g = game.rules, game.state
    value = question.value_at(index)
    offer = rules.offer(g, question, value)
    found: Json = {
        "index": index,
        "text": say(rules.option(g, question, value, question.seat), language),
        "kind": offer.kind,
    }
    if offer.card != NO_CARD:
        found["card"] = g.cards[offer.card].handle
    if offer.place is not None:
        found["place"] = offer.place._asdict()
    if offer.number is not None:
        found["number"] = offer.number
    if value == STOP:
        found["stop"] = True
    elif question.domain == ACTION:
        found["clause"] = rules.clause_of(question, value)
    bearing = rules.bearing(g, question, value)
    if bearing != ORDINARY:
        found["bearing"] = bearing
    return found


def event_json(rules: Rules, event: Event, seat: int, language: str) -> Json:
    told = event.told(seat)
    return {"kind": told[0], "clause": told[1], "text": say(rules.event(told, seat), language)}


def _news(rules: Rules, view: View, language: str, known: set[str]) -> dict[str, list[str]]:
    """What is printed on cards that the bot sees for the first time, line by line."""
    found: dict[str, list[str]] = {}
    for face in _faces(view):
        name = rules.name_of_face(face)
        if name not in known:
            known.add(name)
            found[name] = printed(rules, face, language)
    return found


def _faces(view: View) -> list[int]:
    found: list[int] = []
    waiting = [card for zone in view.zones for card in zone.cards]
    waiting += [card for one in view.pending for card in (*one.cards, *one.target_cards)]
    while waiting:
        card = waiting.pop(0)
        if card.face != HIDDEN:
            found.append(card.face)
        waiting += card.under
    return found


def printed(rules: Rules, face: int, language: str) -> list[str]:
    """What stands on a card; nothing where it is a playing card, whose name tells all."""
    cards = record_of(rules.game).cards
    if cards is None:
        return []
    texts = cards()
    return texts.printed_lines(texts.fronts()[face].card, language)
