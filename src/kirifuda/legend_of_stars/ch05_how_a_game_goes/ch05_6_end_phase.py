"""The end phase (5.6)."""

from typing import Final

from ...kernel.ask import Proc
from ...kernel.choosing import choose_set
from ..book import clause
from ..ch03_the_field.ch03_zones import put
from ..ch09_other_rules.ch09_3_triggers import settle_next
from ..table import TRASH, Table
from .ch05_6_2_when_effects_end import phase_effects_end, turn_effects_end
from .ch05_phases import end_of, start_of

HAND_LIMIT: Final = 7


@clause("5.6")
def end_starts(g: Table) -> None:
    phase_effects_end(g)
    start_of(g, "end", "5.6")


@clause("5.6①", "5.6", "9.3")
def effects_of_the_end(g: Table) -> None:
    end_of(g, "end")


@clause("5.6②", "9.4")
def lasting_effects_end(g: Table) -> None:
    turn_effects_end(g)
    settle_next(g)


@clause("5.6③", "3.6")
def down_to_seven(g: Table) -> Proc | None:
    """Only the turn player (S22)."""
    many = len(g.hand(g.player)) - HAND_LIMIT
    if many <= 0:
        return None
    return discard(g, many)


@clause("5.6③", "3.6")
def discard(g: Table, many: int) -> Proc:
    you = g.player
    ids = yield from choose_set(you, "5.6③", "discard", g.hand(you), many, (many,), public=False)
    for id in ids:
        put(g, id, TRASH, "5.6③")


@clause("5.6④")
def turn_passes(g: Table) -> None:
    """What characters did this turn is forgotten."""
    for seat in (0, 1):
        for id in g.field(seat):
            card = g.cards[id]
            if card.turns or card.leads or card.attacks or card.used:
                card = g.edit(id)
                card.turns = card.leads = card.attacks = 0
                card.used = ()
    settle_next(g)
