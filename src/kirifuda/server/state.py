"""The state of a table as one seat is shown it."""

import time
from typing import Any

from ..kernel.ask import Question
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.phrase import Phrase
from ..spoken import something_else
from ..words import reason
from . import seen
from .hub import Hub
from .phrases import as_json
from .seats import PERSON
from .shapes import ViewJson
from .tables import Table

Json = dict[str, Any]


def shown_to(hub: Hub, table: Table, seat: int, told: int, past: list[Event]) -> Json:
    """Everything that a seat (or an onlooker) sees now; events since those that were told before.

    `past`: what the game has forgotten, where that was not told either.
    """
    now = time.time()
    game = table.game
    eyes = eyes_of(table, seat)
    found: Json = {
        "type": "state",
        "table": table.id,
        "seat": seat,
        "status": table.status,
        "at": table.given,
        "gameNumber": table.played + 1,
        "takenBack": table.taken_back,
        "players": [_player(hub, table, at, now) for at in (0, 1)],
        "clock": table.clock.as_json(now),
        "thinking": table.thinking,
        "undo": undo_of(table, seat),
        "rematch": {"wanted": sorted(table.rematch_wanted), "table": table.rematch if seat < seen.ONLOOKER else ""},
        "match": _match(table),
        "next": sorted(table.next_wanted),
        "endedBy": table.ended_by,
        "handsShown": sorted(table.shows_hands),
        "mayClaim": seat < seen.ONLOOKER and table.may_claim(seat, hub.settings.absent_after, now),
    }
    if game is not None:
        found["view"] = seen.view_json(game, eyes) if seat < seen.ONLOOKER else _view_of_onlookers(table, game, eyes)
        found["question"] = seen.question_json(game, seat)
        found["outcome"] = seen.outcome_json(game.outcome)
        found["eventsFrom"] = told
        found["events"] = seen.events_json(game, eyes, told, past)
    return found


def _view_of_onlookers(table: Table, game: Game, eyes: int) -> ViewJson:
    """Made once, however many look on."""
    position = (game, table.given, eyes)
    if table.onlookers_see is None or table.onlookers_see[0] != position:
        table.onlookers_see = (position, seen.view_json(game, eyes))
    return table.onlookers_see[1]


def eyes_of(table: Table, seat: int) -> int:
    """What an onlooker sees of hands: nothing, until both players have agreed or the game is over."""
    if seat < seen.ONLOOKER:
        return seat
    over = table.game is not None and table.game.outcome is not None
    return seen.BOTH_OPEN if over or len(table.shows_hands) == 2 else seen.ONLOOKER


def _player(hub: Hub, table: Table, at: int, now: float) -> Json:
    seat = table.seats[at]
    away = now - seat.away_since if seat.kind == PERSON and seat.here == 0 else None
    return {
        "kind": seat.kind,
        "name": seat.name,
        "here": seat.here > 0 or seat.is_computer,
        "away": None if away is None else round(away, 1),
        "claimAfter": hub.settings.absent_after,
    }


def undo_of(table: Table, seat: int) -> Json:
    """Whether a seat may take back: freely, by asking, or not; and who has asked."""
    if seat >= seen.ONLOOKER:
        return {"may": "no", "wanted": table.undo_wanted}
    free = table.free_undo(seat) or (table.can_ask_undo(seat) and table.seats[1 - seat].is_computer)
    may = "free" if free else "ask" if table.can_ask_undo(seat) else "no"
    return {"may": may, "wanted": table.undo_wanted}


def _match(table: Table) -> Json | None:
    match = table.match
    return None if match is None else {"length": match.length, "wins": list(match.wins), "winner": match.winner}


def _not_now(game: Game, asked: Question, seat: int) -> Phrase:
    """Why what could be done otherwise cannot be done now."""
    return something_else(game, asked) if asked.seat == seat else Phrase("asked-of-another")


def why(table: Table, seat: int, card: int | None, action: str | None) -> list[Json]:
    """What a seat could wish to do with a card, or by an action, and what stands against each, with the clause.

    Asked only for one's own seat: the answer looks into that seat's hand.
    """
    game = table.game
    if game is None or game.ask is None:
        return []
    rules, g = game.rules, game.state
    keys = {code: (key, clause) for code, key, clause in rules.actions()}
    found: list[Json] = []
    for value in rules.requests(g, seat):
        code, id = rules.parts_of(value)
        key, clause = keys[code]
        if action is not None and key != action:
            continue
        if card is not None and (id < 0 or g.cards[id].handle != card):
            continue
        asked_to_act = seen.asks_for(game, seat, key)
        refusal = rules.why_not(g, seat, value) if asked_to_act or game.ask.seat != seat else None
        verdict: Json = {"action": key, "name": as_json(Phrase(f"{rules.game}-action-{key}")), "clause": clause}
        if refusal is not None:
            verdict["refusal"] = as_json(reason(rules.game, refusal)) if refusal.reason else None
            verdict["clause"] = refusal.clause
            verdict["may"] = False
        else:
            verdict["may"] = asked_to_act
            verdict["refusal"] = None if asked_to_act else as_json(_not_now(game, game.ask, seat))
        found.append(verdict)
    return found
