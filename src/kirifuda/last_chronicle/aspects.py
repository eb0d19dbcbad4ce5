"""The characteristics of cards that a part of a text looks at, and those that it changes (11.9.4.16), as bits."""

from typing import Final

from ..effects.statements import ChangeStats, Grant, LoseEffects, SetNumbers
from ..effects.tree import Coloured, Compare, Filter, HasKeyword, IsOf, Marked, Node, Stat, Statement, Typed
from .statements import Become, GainControl, GainLamps
from .tree import Greatest, Kinds, Lit, OfWord, SameKind

TYPES: Final = 1
CATEGORIES: Final = 2
FACTIONS: Final = 4
KEYWORDS: Final = 8
ABILITIES: Final = 16
CONTROL: Final = 32
LAMPS: Final = 2048
STATS: Final = {
    "level": 64,
    "power": 128,
    "atk": 256,
    "ca": 512,
    "cost": 1024,
    "free-cost": 1024,
    "faction-cost": 1024,
}
"""Other numbers are not changed by continuous effects."""
WORDS: Final = {"type": TYPES, "category": CATEGORIES, "faction": FACTIONS}
"""A name is never changed."""
IN_ANOTHER_LIGHT: Final = LAMPS | STATS["power"] | STATS["atk"] | STATS["ca"] | KEYWORDS | ABILITIES
"""The lamps, and what is printed otherwise under others."""


def aspects_read(node: Node) -> int:
    """What a part of a text looks at."""
    if isinstance(node, (Compare, Stat, Greatest)):
        return STATS.get(node.stat, 0)
    if isinstance(node, Filter):
        return TYPES | CONTROL if node.categories else CONTROL
    if isinstance(node, IsOf):
        return TYPES
    if isinstance(node, Typed):
        return CATEGORIES
    if isinstance(node, (Coloured, Marked)):
        return FACTIONS
    if isinstance(node, HasKeyword):
        return KEYWORDS
    if isinstance(node, Lit):
        return LAMPS
    if isinstance(node, (SameKind, Kinds)):
        return WORDS.get(node.what, 0)
    if isinstance(node, OfWord):
        return WORDS.get(node.of, 0)
    return 0


def aspects_written(node: Statement) -> int:
    """What a statement changes."""
    found = 0
    if isinstance(node, ChangeStats):
        for change in node.changes:
            found |= STATS[change.stat]
    elif isinstance(node, SetNumbers):
        for value in node.values:
            found |= STATS[value.stat]
    elif isinstance(node, Become):
        for aspect, given in ((TYPES, node.types), (CATEGORIES, node.categories), (FACTIONS, node.factions)):
            found |= aspect if given else 0
    elif isinstance(node, (Grant, LoseEffects)):
        found = KEYWORDS | ABILITIES
    elif isinstance(node, GainControl):
        found = CONTROL
    elif isinstance(node, GainLamps):
        found = IN_ANOTHER_LIGHT
    return found
