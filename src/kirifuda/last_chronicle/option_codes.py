"""What a player with priority may do (11.1.1), as numbers: which kind of thing, with which card, which of several.

Attacking and blocking are no such things, but a player may ask why a unit does not.
"""

from typing import Final

from ..kernel.ask import STOP

PASS: Final = STOP
"""Passing is the value of itself, the same in every game."""
USE: Final = 1
PLACE: Final = 2
UNITE: Final = 3
ABILITY: Final = 4
STONE: Final = 5
ADVANCE: Final = 6
SOUL_ACTION: Final = 7
ATTACKING: Final = 8
BLOCKING: Final = 9
ACTIONS: Final = {
    PASS: ("pass", "11.1.7"),
    USE: ("use-spell", "9.5.8"),
    PLACE: ("place", "11.3.1"),
    UNITE: ("unite", "9.5.5"),
    ABILITY: ("use-ability", "9.5.9"),
    STONE: ("place-soul", "9.5.6"),
    ADVANCE: ("advance-era", "9.5.7"),
    SOUL_ACTION: ("soul-action", "15.1.16"),
    ATTACKING: ("attack", "10.1.2.3"),
    BLOCKING: ("block", "10.1.4.2"),
}

OF_CARD: Final = 1 << 8
OF_KIND: Final = 1 << 24


def code(kind: int, id: int = 0, which: int = 0) -> int:
    """An action as a number: what, with which card, which of its abilities or souls."""
    return PASS if kind == PASS else kind * OF_KIND + id * OF_CARD + which


def parts(value: int) -> tuple[int, int, int]:
    return (PASS, 0, 0) if value == PASS else (value // OF_KIND, value % OF_KIND // OF_CARD, value % OF_CARD)
