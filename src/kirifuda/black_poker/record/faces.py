"""What the page draws of playing cards."""

from ...game_records import Json
from ..cards import NAMES, NUMBER, SUIT


def faces() -> list[Json]:
    return [{"name": name, "suit": SUIT[face], "number": NUMBER[face]} for face, name in enumerate(NAMES)]
