"""The book: `clause` registers the functions that carry its clauses out."""

from typing import Final

from ..kernel.clause import Clauses

GAME: Final = "last-chronicle"
FOLDER: Final = "last_chronicle"
clause: Final = Clauses(GAME)
