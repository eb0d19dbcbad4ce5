"""What has changed since somebody last looked, as bits."""

from typing import Final

ON_BATTLEFIELD: Final = 1
OF_LASTING: Final = 2
"""Effects that resolutions left behind."""
OF_ERA: Final = 4
IN_A_HAND: Final = 8
IN_A_DISCARD: Final = 16
IN_A_SOUL_YARD: Final = 32
IN_A_CA_YARD: Final = 64
ELSEWHERE: Final = 128
"""Decks and removed yards."""
OF_LIFE: Final = 256
OF_POINTS: Final = 512
"""Advance points."""
OF_WIPING: Final = 1024
OF_DAMAGE: Final = 2048
OF_COUNTERS: Final = 4096
OF_THE_TURN: Final = 8192
"""Which turn it is, and whose."""
OF_COMBAT: Final = 16384
"""Attackers and blocker."""
OF_THE_STACK: Final = 32768
OF_SOURCES: Final = 65536
"""Cards whose field abilities work off the battlefield."""
OF_THE_PHASE: Final = 1 << 17
"""Phase and step."""
OF_HISTORY: Final = 1 << 18
"""What has happened this turn, as far as texts ask."""
OF_STONES: Final = 1 << 19
"""Soul stones that were wiped or recovered."""
OF_NUMBERS: Final = 1 << 20
"""Numbers of cards that are not as printed, as they were worked out."""
OF_KINDS: Final = 1 << 21
"""Everything else about such cards."""
OF_RULES: Final = 1 << 22
"""Rules that effects make."""
OF_READINESS: Final = 1 << 23
"""Triggers that look at how things are and may trigger again (11.6.19)."""
OF_USE: Final = 1 << 24
"""What can be used only once a turn, and was."""
OF_LEAVE: Final = 1 << 25
"""Rules that effects make about what a player may do, and for what price."""
OF_CHOICE: Final = 1 << 26
"""Rules that effects make about what cannot be chosen."""
OF_MEANS: Final = 1 << 27
"""What a player can pay with."""
OF_ACTORS: Final = 1 << 28
"""Cards with action abilities that were wiped, recovered or left: one that left may be back, as another."""
EVERYTHING: Final = (1 << 29) - 1
STIRRED_BY: Final[tuple[int, ...]] = (
    ELSEWHERE,
    IN_A_HAND,
    ON_BATTLEFIELD,
    OF_ERA,
    IN_A_SOUL_YARD,
    IN_A_CA_YARD,
    IN_A_DISCARD,
    ELSEWHERE,
    OF_THE_STACK,
    0,
)
"""What changes when a card enters or leaves each kind of zone."""
