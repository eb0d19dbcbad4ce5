"""What makes a position, to tell whether it has come back, and by what what never ends is ended.

Chapter 13 looks at the decisions of one phase or step (see loops); this is for what it does not see there.
"""

from typing import TYPE_CHECKING, Final

from ..kernel.watch import Endings, Where
from .book import clause
from .zones import OUT

if TYPE_CHECKING:
    from .entries import Entry
    from .left_effects import Lasting
    from .occurrences import Occurrence
    from .references import Reference, Slots
    from .table import Table

ENDINGS: Final = Endings(forced="13.1", left="13.2", growing="C140", turns="C141")


@clause("13.1", "13.2", "13.3", "C140", "C141")
def position(g: "Table") -> Where:
    """All but timestamps and numbers that are only counted on."""
    turns = (g.player, g.regular, g.in_row > 1, g.extra_turns, g.more_phases)
    scalars = (g.phase, g.step, g.main, g.holder, g.passed, g.life, g.eras, g.advance_points, g.pool, g.souls_placed)
    combat = (faces(g, g.attackers), faces(g, (g.blocker,)), g.was_blocked, faces(g, g.clash), g.empty_draws)
    stack = tuple([entry_seen(g, one) for one in g.stack])
    placing = () if g.placing is None else entry_seen(g, g.placing)
    waiting = tuple([(one.controller, g.open_face(one.source), one.ability, one.kind) for one in g.pending])
    lasting = tuple([lasting_seen(g, one) for one in g.lasting])
    fired = tuple([(g.open_face(id), ability) for id, handle, ability in g.fired if g.cards[id].handle == handle])
    used = tuple([ability for _, ability in g.used])
    counted = tuple([occurrence_seen(g, one) for one in g.history])
    return turns, scalars, combat, stack, placing, waiting, lasting, fired, used, counted, g.refused, g.laid_out(OUT)


def faces(g: "Table", references: "tuple[Reference, ...]") -> tuple[int, ...]:
    return g.open_faces(tuple([id for id, _ in references]))


def chosen_seen(g: "Table", slots: "Slots") -> Where:
    return tuple([(slot, faces(g, chosen)) for slot, chosen in slots])


def permanent_seen(g: "Table", id: int) -> Where:
    """What a card on the battlefield or in a soul yard is and has, beside its face."""
    card = g.cards[id]
    fought = (card.attacked == g.turn, card.attacks if card.attacked == g.turn else 0, card.more_attacks)
    came = (card.since == g.turn, card.home, card.came, g.open_face(card.host))
    return card.wiped, card.damage, card.combat_damage, card.counters, fought, came


def entry_seen(g: "Table", one: "Entry") -> Where:
    chosen = (one.modes, one.numbers, one.era, chosen_seen(g, one.slots), one.players, one.shares, one.extra)
    return one.kind, one.controller, g.open_face(one.source), one.ability, one.sentences, chosen


def lasting_seen(g: "Table", one: "Lasting") -> Where:
    ends = one.ends - g.turn if one.ends > 0 else one.ends
    about = (faces(g, one.ids), one.numbers, chosen_seen(g, one.slots), one.players)
    return one.node, g.open_face(one.source), one.seat, one.lasts, ends, one.made_in == g.turn, about


def occurrence_seen(g: "Table", one: "Occurrence") -> Where:
    ids = g.open_faces((one.id, one.other))
    return one.kind, one.seat, ids, one.source, one.to, one.amount, one.nature, one.by, one.cause
