"""What a card is by what is printed on it: its kind, its name, its attribute, its races, its marks (2)."""

from ...effects.tree import Coloured, Marked, Named, NameHas, Not, Test, Typed
from ..book import clause
from ..cards.fronts import FRONTS, Front
from ..table import Table


@clause("2", "9.6.1")
def of_kind(g: Table, id: int, kinds: tuple[str, ...]) -> bool:
    """A face-down card in the character zone is a character, and nothing more is known of it."""
    return "card" in kinds or (FRONTS[g.cards[id].face].kind if g.cards[id].up else "character") in kinds


@clause("2.6", "2.1.5", "2.2.1", "2.3.1", "9.6.1")
def shows(front: Front, one: Test) -> bool:
    """Whether a printed card passes a test of what is printed."""
    if isinstance(one, Coloured):
        return front.attribute in one.colours
    if isinstance(one, Typed):
        return any([race in front.races for race in one.types])
    if isinstance(one, Named):
        return front.name in one.names
    if isinstance(one, NameHas):
        return any([word in front.name for word in one.words])
    if isinstance(one, Marked):
        return front.flash if one.mark == "flash" else front.field
    assert isinstance(one, Not)
    return not shows(front, one.test)
