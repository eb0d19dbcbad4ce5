"""Replays: a game as a text file. Lines that begin with `>` are its answers; all else follows from them.

text = write(game)                  the record of a game, over or under way
save(path, game)                    the same into a file, whole or not at all
recorded = load(path)               or read(text, source)
recorded.game()                     the game again, to be played on
recorded.game(upto=12)              as it stood after twelve answers
verify(recorded)                    does every line follow from the rules?
"""

from .files import load, save
from .fingerprint import fingerprint
from .reading import read
from .record import Header, Recorded
from .verifying import Verdict, verify
from .writing import write

__all__ = ["Header", "Recorded", "Verdict", "fingerprint", "load", "read", "save", "verify", "write"]
