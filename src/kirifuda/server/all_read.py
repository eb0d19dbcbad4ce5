"""Importing this reads the cards of every game: a process that works for others does so once, before it is asked."""

from ..api import games, start

for _game in games():
    start(_game)
