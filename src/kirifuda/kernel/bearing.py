"""What taking an option means for whoever takes it, beyond what it is called: a client warns by it.

A question whose options all cost alike says so itself; they are ordinary.
"""

from typing import Final

ORDINARY: Final = "ordinary"
"""What one does in the course of a game, passing on what another does included."""
GIVES_UP: Final = "gives-up"
"""Something of one's own is given up, and nothing is had for it."""
ENDS_PHASE: Final = "ends-phase"
"""The phase in which one acts freely is over; the turn goes on."""
ENDS_TURN: Final = "ends-turn"
"""There is nothing more to decide freely in this turn."""
BEARINGS: Final = (ORDINARY, GIVES_UP, ENDS_PHASE, ENDS_TURN)
