"""Cards that stand for a game before anybody plays it: a fan of three, and one for each day."""

from datetime import UTC, datetime
from functools import cache
from typing import Final

from ..api import games
from ..game_records import Json, record_of

FAN: Final = 3
COURT: Final = {"♡Q", "♠K", "◇A"}
"""Of playing cards, three that everybody knows."""


@cache
def fan(game: str) -> list[Json]:
    """Three cards of a game: its dearest who act, each of another colour."""
    faces = record_of(game).faces()
    acting = [face for face in faces if _cost(face) is not None]
    if not acting:
        return [face for face in faces if face["name"] in COURT][:FAN] or faces[:FAN]
    found: dict[str, Json] = {}
    for face in sorted(acting, key=lambda one: -(_cost(one) or 0)):
        found.setdefault(_colour(face), face)
    return list(found.values())[:FAN]


def _cost(face: Json) -> int | None:
    """What somebody who acts costs; nothing of cards that are something else."""
    if face.get("token"):
        return None
    if face.get("category") in ("minion", "lord") or face.get("kind") == "character":
        return int(face["cost"])
    if "unit" in face.get("types", ()) and "factions" in face:
        return int(face["free"]) + sum(int(many) for many in face["factions"].values())
    return None


def _colour(face: Json) -> str:
    if "factions" in face:
        return "".join(colour for colour, many in face["factions"].items() if many)
    return str(face.get("attribute") or "".join(face.get("colours", ())))


def card_of(day: int) -> tuple[str, int, Json]:
    """The card of a day: its game, its face, and what is printed on it. Games take turns."""
    with_texts = [game for game in games() if any("text" in face for face in record_of(game).faces())]
    game = with_texts[day % len(with_texts)]
    written = [at for at, face in enumerate(record_of(game).faces()) if face.get("text") and not face.get("token")]
    at = written[day * 7919 % len(written)]
    return game, at, record_of(game).faces()[at]


def today() -> int:
    return datetime.now(UTC).date().toordinal()
