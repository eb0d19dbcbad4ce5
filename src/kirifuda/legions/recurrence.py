"""What makes a position, to tell whether it has come back, and by which rulings what never ends is ended."""

from typing import TYPE_CHECKING, Final

from ..effects.statements import Later
from ..kernel.watch import Endings, Where
from .book import clause

if TYPE_CHECKING:
    from .table import Given, Occurrence, Table, Trigger

ENDINGS: Final = Endings(forced="L90", left="L91", growing="L92", turns="L93")


@clause("L90", "L91", "L92", "L93")
def position(g: "Table", out: int) -> Where:
    """All but numbers that are only counted on; `out` is where tokens go."""
    scalars = (g.phase, g.player, g.life, g.points, g.awakened, g.open_face(g.actor))
    cores = (g.active_cores, g.exhausted_cores, g.master_cores, g.lord_cores, g.waiting_cores)
    lasting = tuple([given_seen(g, one) for one in g.lasting])
    waiting = tuple([trigger_seen(g, one) for one in g.triggers])
    promised = tuple([(what, g.open_face(id)) for what, id, _ in g.promised])
    remembered = tuple([occurrence_seen(g, one) for one in g.so_far])
    counted = tuple([(what, seat, g.open_faces((one[0], other[0]))) for what, seat, one, other in g.counted])
    chain = (g.edition.remembered(g), sorted_ids(g.arrived), sorted_ids(broken_now(g)))
    return scalars, cores, lasting, waiting, promised, remembered, counted, g.used_up, chain, g.laid_out(out)


def broken_now(g: "Table") -> tuple[int, ...]:
    return tuple([id for id, sequence in g.broken if sequence == g.sequence])


def sorted_ids(ids: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(set(ids)))


def unit_seen(g: "Table", id: int) -> Where:
    """What a unit is and has, beside its face."""
    card = g.cards[id]
    given = tuple([given_seen(g, one) for one in card.given])
    return card.exhausted, card.reversed, card.incapacitated, card.damage, card.saved, given, card.used


def given_seen(g: "Table", given: "Given") -> Where:
    ends = given.ends - g.turn if given.ends > 0 else given.ends
    starts = given.starts - g.turn if given.starts > 0 else given.starts
    number = 0 if isinstance(given.node, Later) else given.number
    figures = (given.atk, given.hp, number, given.numbers)
    slots = tuple([(slot, g.open_faces(tuple([id for id, _ in chosen]))) for slot, chosen in given.slots])
    return given.node, g.open_face(given.source), given.seat, ends, starts, figures, g.open_faces(given.ids), slots


def trigger_seen(g: "Table", trigger: "Trigger") -> Where:
    happened = () if trigger.occurrence is None else occurrence_seen(g, trigger.occurrence)
    given = () if trigger.given is None else given_seen(g, trigger.given)
    return g.open_face(trigger.source), trigger.seat, trigger.ability, happened, trigger.rank, given


def occurrence_seen(g: "Table", one: "Occurrence") -> Where:
    ids = g.open_faces((one.id, one.other))
    return one.kind, one.seat, ids, one.source, one.to, one.amount, one.nature, one.by, one.abilities


@clause("38-4")
def what_has_triggered(g: "Table") -> Where:
    """2019: what triggers no more in this chain."""
    return g.chain


@clause("2018:37-3", "2018:37-7")
def what_has_changed(g: "Table") -> Where:
    """2018: what has changed in the last sequence, and has not been looked at. Each time is another change."""
    found: list[object] = []
    for one in reversed(g.occurrences):
        if one.sequence != g.sequence:
            break
        found.append(occurrence_seen(g, one))
    return tuple(found)
