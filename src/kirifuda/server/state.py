"""The state of a table as one seat is shown it."""

from collections.abc import Collection

from . import seen
from .hub import Hub
from .seats import PERSON
from .shapes import MatchJson, PlayerJson, TableStateJson, UndoJson
from .tables import Table


def shown_to(hub: Hub, table: Table, seat: int, keys: Collection[str] = ()) -> TableStateJson:
    """Everything that a seat (or an onlooker) sees now, but for what has happened. `keys`: of hands that it may see."""
    now = table.times.now()
    game = table.game
    eyes = eyes_of(table, seat, keys)
    found: TableStateJson = {
        "type": "state",
        "table": table.id,
        "seat": seat,
        "status": table.status,
        "at": table.given,
        "gameNumber": table.played + 1,
        "takenBack": table.taken_back,
        "players": (_player(hub, table, 0, now), _player(hub, table, 1, now)),
        "clock": table.clock.as_json(now),
        "thinking": table.thinking,
        "undo": undo_of(table, seat),
        "rematch": {"wanted": sorted(table.rematch_wanted), "table": table.rematch if seat < seen.ONLOOKER else ""},
        "match": _match(table),
        "next": sorted(table.next_wanted),
        "endedBy": table.ended_by,
        "handsShown": sorted(table.hand_keys),
        "handKey": table.hand_keys.get(seat, ""),
        "mayClaim": seat < seen.ONLOOKER and table.may_claim(seat, hub.settings.absent_after, now),
    }
    if game is not None:
        found["view"] = seen.view_json(game, eyes)
        found["question"] = seen.question_json(game, seat)
        found["outcome"] = seen.outcome_json(game.outcome)
    return found


def eyes_of(table: Table, seat: int, keys: Collection[str] = ()) -> int:
    """What an onlooker sees of hands: those whose keys they were given by the players; all when the game is over."""
    if seat < seen.ONLOOKER:
        return seat
    if table.game is not None and table.game.outcome is not None:
        return seen.BOTH_OPEN
    shown = [at for at, key in sorted(table.hand_keys.items()) if key in keys]
    return seen.BOTH_OPEN if len(shown) == len(table.seats) else shown[0] if shown else seen.ONLOOKER


def _player(hub: Hub, table: Table, at: int, now: float) -> PlayerJson:
    seat = table.seats[at]
    away = now - seat.away_since if seat.kind == PERSON and seat.here == 0 else None
    return {
        "kind": seat.kind,
        "name": seat.name,
        "here": seat.here > 0 or seat.is_computer,
        "away": None if away is None else round(away, 1),
        "claimAfter": hub.settings.absent_after,
    }


def undo_of(table: Table, seat: int) -> UndoJson:
    """Whether a seat may take back: freely, by asking, or not; who has asked; whether what is asked was gone back to.

    A page answers such a question only for its player, never by itself: the player has just come back to it.
    """
    here = table.back_to == table.given
    if seat >= seen.ONLOOKER:
        return {"may": "no", "wanted": table.undo_wanted, "here": here}
    free = table.free_undo(seat) or (table.can_ask_undo(seat) and table.seats[1 - seat].is_computer)
    if free:
        return {"may": "free", "wanted": table.undo_wanted, "here": here}
    return {"may": "ask" if table.can_ask_undo(seat) else "no", "wanted": table.undo_wanted, "here": here}


def _match(table: Table) -> MatchJson | None:
    match = table.match
    return None if match is None else {"length": match.length, "wins": list(match.wins), "winner": match.winner}
