"""Cards joined to units (15.2.15): what they lend."""

from .book import clause
from .fronts import with_one_more
from .pieces import GENERAL, POWER
from .rows import Abilities, Row
from .sayings import Joined
from .sight import base
from .table import Table
from .taking_effect import add_to, row_to_change


@clause("15.2.15.1.5")
def lend_joined(g: Table, rows: dict[int, Row], joined: Joined) -> None:
    """A unit has the text of what is joined to it."""
    for id, host in joined:
        lent = base(g, g.cards[id])
        row = row_to_change(g, rows, host)
        row.abilities = Abilities((*row.abilities.all, *lent.abilities.all))
        row.stamps = (*row.stamps, *[(one, g.cards[id].stamp) for one in lent.abilities.all])
        words = dict(row.keywords)
        for held in lent.keywords.values():
            for keyword in held:
                words[keyword.name] = with_one_more(words.get(keyword.name, ()), keyword)
        row.keywords = words


def add_joined_values(g: Table, rows: dict[int, Row], layer: int, joined: Joined) -> None:
    """ATK and power of joined cards, each at the end of its kind."""
    if layer == GENERAL:
        _add_joined(g, rows, "atk", joined)
    elif layer == POWER:
        _add_joined(g, rows, "power", joined)


@clause("15.2.15.1.4")
def _add_joined(g: Table, rows: dict[int, Row], stat: str, joined: Joined) -> None:
    for id, host in joined:
        lent = base(g, g.cards[id])
        add_to(row_to_change(g, rows, host), stat, lent.power if stat == "power" else lent.atk)
