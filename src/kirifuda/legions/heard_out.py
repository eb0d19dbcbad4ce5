"""Changes of a long chain that need not be looked at again (2018: 37-7): all who could notice them have triggered."""

from typing import Final

from ..effects.statements import Later
from .book import clause
from .fronts import IMPACT, PIERCE
from .table import NOBODY_YET, Audience, Occurrence, Table
from .units import is_as_printed

BY_KEYWORDS: Final = {"damaged": IMPACT, "broken": PIERCE}


@clause("2018:37-7")
def gather(g: Table) -> bool:
    """Where others may listen than before, every change of the chain is to be looked at again. Whether those who
    listen are what is printed on the cards of the field, so that it can be told when others come."""
    now = audience(g)
    if now == g.audience:
        return True
    if g.set_aside:
        g.chain = g.set_aside + g.chain
        g.set_aside = ()
    g.unheard = g.occurrences
    g.audience = NOBODY_YET if now is None else now
    return now is not None


def audience(g: Table) -> Audience | None:
    """Who listens on the field; None where what cards were given, or what effects left behind, may listen too."""
    if g.gifted or g.reworded:
        return None
    for given in g.lasting:
        if isinstance(given.node, Later):
            return None
    found: list[tuple[int, bool]] = []
    for seat in (0, 1):
        for id in g.together[seat]:
            if not is_as_printed(g, id):
                return None
            found.append((id, g.cards[id].reversed))
        if g.awakened[seat]:
            found.append((g.master(seat), True))
    return tuple(sorted(found))


def is_plain(g: Table, occurrence: Occurrence) -> bool:
    """Whether nothing can notice a change but what lies on the field, by what is printed on it."""
    keyword = BY_KEYWORDS.get(occurrence.kind)
    if occurrence.abilities or (keyword is not None and keyword in g.ears.keywords):
        return False
    return occurrence.kind not in g.ears.elsewhere


def set_aside(g: Table, numbers: list[int]) -> None:
    """These changes are heard out: what has triggered by them matters no more, as long as the same listen."""
    g.unheard = tuple([one for one in g.unheard if one.number not in numbers])
    g.set_aside += tuple([key for key in g.chain if key[1] in numbers])
    g.chain = tuple([key for key in g.chain if key[1] not in numbers])
