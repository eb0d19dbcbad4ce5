"""Kirifuda (切り札) plays, judges and simulates card games straight from their comprehensive rules."""

from .api import editions, games, rules, start
from .errors import Complaint
from .kernel.ask import CHANCE, Question
from .kernel.events import Event
from .kernel.game import Game, IllegalAnswer
from .kernel.outcome import Outcome, Refusal
from .kernel.view import View

__all__ = [
    "CHANCE",
    "Complaint",
    "Event",
    "Game",
    "IllegalAnswer",
    "Outcome",
    "Question",
    "Refusal",
    "View",
    "editions",
    "games",
    "rules",
    "start",
]
