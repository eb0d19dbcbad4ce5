"""Importing this reads the cards and the rules of every game, and learns to read cards that people bring.

A process that works for others does so once, before it is asked.
"""

from contextlib import suppress

from ..api import games, rules, start
from ..deck_building import WITH_OWN_CARDS, building_with
from ..paths import cards_dir
from ..replay.fingerprint import fingerprint
from ..text.file_problems import Broken
from . import decks as decks
from . import replays as replays
from . import thinking as thinking

for _game in games():
    start(_game)
    fingerprint(rules(_game))
for _game in WITH_OWN_CARDS:
    _files = sorted((cards_dir() / _game.replace("-", "_")).glob("*.toml"), key=lambda file: file.stat().st_size)
    with suppress(Broken):  # its cards are there already; they are read all the same
        building_with(_game, _files[:1])
