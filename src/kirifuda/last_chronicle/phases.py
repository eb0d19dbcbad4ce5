"""The phases of a turn (9.2 to 9.7) and their steps (9.7, 10)."""

from typing import Final

RECOVERY: Final = "recovery"
DRAW: Final = "draw"
CHECK: Final = "check"
MAIN: Final = "main"
COMBAT: Final = "combat"
CLEANUP: Final = "cleanup"
BEFORE_ATTACK: Final = "before-attack"
ATTACK: Final = "attack"
BEFORE_BLOCK: Final = "before-block"
BLOCK: Final = "block"
BEFORE_DAMAGE: Final = "before-damage"
DAMAGE: Final = "damage"
GOING_ON: Final = "going-on"
PROCESSING: Final = "processing"
ADJUSTING: Final = "adjusting"
