"""Double attack (8.13.4): how many attacks a character has."""

from typing import Final

from ..book import clause
from ..ch09_other_rules.ch09_1_permitting import permitted
from ..table import Table
from .ch08_13_keywords import has

ATTACKS_A_TURN: Final = 1


@clause("8.13.4", "5.5.1")
def attacks_of(g: Table, id: int) -> int:
    """How many attacks a character may declare in an attack phase."""
    return ATTACKS_A_TURN + has(g, id, "double-attack") + permitted(g, "attack-again", id)
