"""What makes a position, to tell whether it has come back, and by which rulings what never ends is ended."""

from typing import TYPE_CHECKING, Final

from ...kernel.watch import Endings, Where
from ..book import clause

if TYPE_CHECKING:
    from ..table import Occurrence, Table, Trigger
    from .lasting_effects import Given

ENDINGS: Final = Endings(forced="S55", left="S56", growing="S57", turns="S58")
NO_ZONE: Final = -1
"""Every zone matters."""


@clause("S55", "S56", "S57", "S58")
def position(g: "Table") -> Where:
    """All but numbers that are only counted on."""
    scalars = (g.phase, g.player, g.life, g.energy_placed, g.comparisons, g.passes, g.window, g.settler)
    battle = (g.open_face(g.attacker), g.striking, g.open_faces(g.shown_for_speed))
    lasting = tuple([given_seen(g, one) for one in g.lasting])
    waiting = tuple([trigger_seen(g, one) for one in g.triggers])
    chances = tuple([trigger_seen(g, one) for one in g.chances])
    counted = tuple([(what, seat, g.open_faces((one[0], other[0]))) for what, seat, one, other in g.so_far])
    return scalars, battle, lasting, waiting, chances, counted, g.laid_out(NO_ZONE)


def character_seen(g: "Table", id: int) -> Where:
    """What a card on the field is and has, beside its face."""
    card = g.cards[id]
    did = (card.turns, card.leads, card.attacks, card.used)
    came = (card.arrived == g.turn, card.unveiled == g.turn)
    return card.turned, card.gained, card.downed, did, came, tuple([given_seen(g, one) for one in card.given])


def given_seen(g: "Table", given: "Given") -> Where:
    ends = given.ends - g.turn if given.ends > 0 else given.ends
    starts = given.starts - g.turn if given.starts > 0 else given.starts
    slots = tuple([(slot, g.open_faces(tuple([id for id, _ in chosen]))) for slot, chosen in given.slots])
    about = (given.values, given.numbers, g.open_faces(given.ids), slots)
    return given.node, given.face, given.seat, ends, starts, about


def trigger_seen(g: "Table", trigger: "Trigger") -> Where:
    still_there = trigger.handle == g.cards[trigger.source].handle
    given = () if trigger.given is None else given_seen(g, trigger.given)
    return trigger.face, still_there, trigger.seat, trigger.ability, occurrence_seen(g, trigger.occurrence), given


def occurrence_seen(g: "Table", one: "Occurrence") -> Where:
    ids = g.open_faces((one.id, one.other))
    return one.kind, one.seat, ids, one.source, one.to, one.amount, one.nature, one.by
