"""Simulation in bulk: many games between decks or computer players, counted, tested and reported.

A plan says which games there are; everything about a game follows from the plan and its number, so that a run comes
out the same whatever the number of processes and however often it was stopped.
"""

from .plan import CardSet, Deck, Plan
from .results import Ended
from .run_folder import RunFolder
from .running import Running, run

__all__ = ["CardSet", "Deck", "Ended", "Plan", "RunFolder", "Running", "run"]
