"""Kirifuda (切り札) plays, judges and simulates card games straight from their comprehensive rules."""

from .api import editions, games, rules, start
from .card_writing import completions
from .errors import Complaint
from .kernel.ask import CHANCE, Question
from .kernel.events import Event
from .kernel.game import Game, IllegalAnswer, Unimaginable
from .kernel.outcome import Outcome, Refusal
from .kernel.view import View
from .match import Match
from .spoken import Option, Sentence, options, question, story, why_not
from .text.file_problems import Broken
from .words import say

__all__ = [
    "CHANCE",
    "Broken",
    "Complaint",
    "Event",
    "Game",
    "IllegalAnswer",
    "Match",
    "Option",
    "Outcome",
    "Question",
    "Refusal",
    "Sentence",
    "Unimaginable",
    "View",
    "completions",
    "editions",
    "games",
    "options",
    "question",
    "rules",
    "say",
    "start",
    "story",
    "why_not",
]
