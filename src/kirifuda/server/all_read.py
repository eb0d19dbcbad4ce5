"""Importing this reads the cards of every game: a process that works for others does so once, before it is asked."""

from ..api import games, start
from . import decks as decks
from . import replays as replays
from . import thinking as thinking

for _game in games():
    start(_game)
