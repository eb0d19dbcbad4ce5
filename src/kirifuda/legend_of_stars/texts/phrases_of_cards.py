"""A phrase that describes cards, with what is asked of it again and again."""

from typing import Final

from ...effects.tree import Coloured, Filter, Marked, Named, NameHas, Not, Test, Typed
from ..table import DECK, ENERGY, FIELD, HAND, SQUARES, SUPPORT, TRASH

ZONE_KINDS: Final[dict[str, tuple[int, ...]]] = {
    "field": FIELD,
    "character-zone": SQUARES,
    "support-zone": (SUPPORT,),
    "energy-zone": (ENERGY,),
    "hand": (HAND,),
    "deck": (DECK,),
    "trash": (TRASH,),
    "front": SQUARES[:4],
    "back": SQUARES[4:],
}
ONLY_CHARACTERS: Final[tuple[str, ...]] = ("character",)


class Sought:
    """`whose` and `kinds`: the player and the kinds of zones it names. `categories`: the kinds of cards, where not all
    that lie there are of them; `printed`: what it tests that is printed, `rest`: what else.

    `faces`: those that fit as far as that is printed, out of the first `of` cards, found when it is first looked for;
    None where all do. `unseen`: whether face-down cards fit so far.
    """

    __slots__ = ("categories", "faces", "kinds", "of", "printed", "rest", "unseen", "whose")

    def __init__(self, filter: Filter) -> None:
        self.whose = filter.whose
        self.kinds = zone_kinds(filter)
        self.printed = tuple([one for one in filter.tests if is_printed(one)])
        self.rest = tuple([one for one in filter.tests if not is_printed(one)])
        self.categories = filter.categories
        if "card" in filter.categories or (self.kinds is SQUARES and filter.categories == ONLY_CHARACTERS):
            self.categories = ()
        self.unseen = not self.printed and (not self.categories or "character" in self.categories)
        self.faces: frozenset[int] | None = None
        self.of = 0


def zone_kinds(filter: Filter) -> tuple[int, ...]:
    if not filter.zones:
        return SQUARES if filter.categories == ONLY_CHARACTERS else FIELD
    if len(filter.zones) == 1:
        return ZONE_KINDS[filter.zones[0]]
    return tuple(dict.fromkeys([kind for word in filter.zones for kind in ZONE_KINDS[word]]))


def is_printed(one: Test) -> bool:
    """Whether a test looks at nothing but what is printed."""
    return isinstance(one.test if isinstance(one, Not) else one, (Coloured, Typed, Named, NameHas, Marked))
