"""Effects on damage, life, advance points and turns (6.4, 9.1, 11.9.3.1)."""

from ..effects.interpreter import Doing
from ..effects.statements import Battle, Damage, ExtraTurn, GainLife, LoseLife, RemoveDamage, SetLife
from ..effects.tree import BOTH, PlayerOf, Those, Together
from ..kernel.ask import Values
from ..kernel.pairs import with_seat
from .book import clause
from .changes import OF_DAMAGE, OF_POINTS
from .characteristics import acted_on, forbidden, is_unit, power
from .damage import EFFECT, Hit, change_life, deal, gain_life, lose_life, to_player, to_unit
from .lasting import ends_anew
from .matching import amount, amount_for, own_amount, references, seat_of_word, seats, subject_ids
from .references import NOTHING
from .runs import ChronicleRun
from .statements import DivideDamage, ExtraPhases, GainAdvancePoints, SwapLife
from .table import Table
from .trigger_abilities import happen


@clause("6.4.1", "6.6.1.2", "6.6.1.3", "11.8.8", "2.3")
def damage(g: Table, run: ChronicleRun, node: Damage) -> Doing:
    """A card deals damage; where none is meant, nobody does."""
    sources = references(g, run, node.source)[:1]
    if not sources:
        return run.did_so(0)
    many = amount(g, run, node.amount)
    if isinstance(node.to, PlayerOf):
        hits = tuple([to_player(seat, many, *sources[0]) for seat in seats(g, run, node.to.whose)])
    elif isinstance(node.to, Those) and node.to.slot in run.players:
        hits = (to_player(run.players[node.to.slot], many, *sources[0]),)
    else:
        players = (
            [one for one in node.to.subjects if isinstance(one, PlayerOf)] if isinstance(node.to, Together) else []
        )
        hits = tuple([to_player(seat, many, *sources[0]) for one in players for seat in seats(g, run, one.whose)])
        units = units_among(g, acted_on(g, run, node.to))
        hits += tuple([to_unit(g, id, amount_for(g, run, node.amount, id), *sources[0]) for id in units])
    dealt = yield from deal(g, hits, EFFECT, run.seat)
    return run.did_so(sum([hit.amount for hit in dealt]), node.slot)


@clause("11.2.8", "11.5.9", "11.6.11")
def divide_damage(g: Table, run: ChronicleRun, node: DivideDamage) -> Doing:
    """Damage as it was divided when this was used."""
    sources = references(g, run, node.source)[:1]
    if not sources:
        return run.did_so(0)
    slot = node.to.slot if isinstance(node.to, Those) else NOTHING
    shares = dict(zip(run.slots.get(slot, ()), run.shares.get(slot, ()), strict=False))
    there = units_among(g, acted_on(g, run, node.to))
    hits = tuple([to_unit(g, id, shares.get(id, 0), *sources[0]) for id in there])
    dealt = yield from deal(g, hits, EFFECT, run.seat)
    return run.did_so(sum([hit.amount for hit in dealt]))


def units_among(g: Table, ids: Values) -> Values:
    return tuple([id for id in ids if g.on_battlefield(id) and is_unit(g, id)])


@clause("11.8.8")
def battle(g: Table, run: ChronicleRun, node: Battle) -> Doing:
    """Two units deal damage equal to their power to each other, at once."""
    one, other = units_among(g, subject_ids(g, run, node.one)), units_among(g, subject_ids(g, run, node.other))
    if node.one == node.other:
        one, other = one[:1], one[1:2]
    hits: tuple[Hit, ...] = ()
    for first in one[:1]:
        for second in other[:1]:
            hits = (
                to_unit(g, second, power(g, first), first),
                to_unit(g, first, power(g, second), second),
            )
    dealt = yield from deal(g, hits, EFFECT, run.seat)
    return run.did_so(len(dealt))


@clause("6.4.1.2")
def remove_damage(g: Table, run: ChronicleRun, node: RemoveDamage) -> bool:
    done = 0
    for id in acted_on(g, run, node.subject):
        there = g.cards[id].damage
        off = min(there, amount_for(g, run, node.amount, id)) if node.amount is not None else there
        if off:
            card = g.edit(id)
            card.damage -= off
            card.combat_damage = min(card.combat_damage, card.damage)
            g.stirred |= OF_DAMAGE
            g.tell("damage-removed", "6.4.1.2", g.seat_of(id), (id,), numbers=(off,))
        done += off
    return run.did_so(done)


def gain(g: Table, run: ChronicleRun, node: GainLife) -> Doing:
    done = 0
    for seat in seats(g, run, node.whose):
        done += yield from gain_life(g, seat, own_amount(g, run, node.amount, seat), run.seat)
    return run.did_so(done, node.slot)


def lose(g: Table, run: ChronicleRun, node: LoseLife) -> Doing:
    done = 0
    for seat in seats(g, run, node.whose):
        done += yield from lose_life(g, seat, own_amount(g, run, node.amount, seat), run.seat)
    return run.did_so(done, node.slot)


@clause("2.2", "11.9.5.1")
def set_life(g: Table, run: ChronicleRun, node: SetLife) -> Doing:
    """The player gains or loses what is between."""
    to = amount(g, run, node.amount)
    done = 0
    for seat in seats(g, run, node.whose):
        between = to - g.life[seat]
        if between > 0:
            done += yield from gain_life(g, seat, between, run.seat)
        else:
            done += yield from lose_life(g, seat, -between, run.seat)
    return run.did_so(done)


@clause("11.9.3.1", "2.2")
def swap_life(g: Table, run: ChronicleRun, node: SwapLife) -> bool:
    """Each loses or gains what is between them, at once; if the lower one may not gain life, nothing happens."""
    lower = 0 if g.life[0] < g.life[1] else 1
    between = g.life[1 - lower] - g.life[lower]
    if not between or forbidden(g, "gain-life", seat=lower):
        return run.did_so(0)
    for seat in seats(g, run, BOTH):
        change_life(g, seat, between if seat == lower else -between, run.seat)
    return run.did_so(1)


@clause("9.7.3.4", "2.1")
def extra_turn(g: Table, run: ChronicleRun, node: ExtraTurn) -> bool:
    """It comes directly after this turn, so before others that were put there earlier."""
    seat = seat_of_word(g, run, node.whose)
    g.extra_turns = (seat, *g.extra_turns)
    ends_anew(g)
    g.tell("extra-turn", "9.7.3.4", seat)
    return run.did_so(1)


@clause("9.1", "2.1", "2.3")
def extra_phases(g: Table, run: ChronicleRun, node: ExtraPhases) -> bool:
    """They come directly after this phase, so before others that were put there earlier; only in one's own turn."""
    if seat_of_word(g, run, node.whose) != g.player:
        return run.did_so(0)
    g.more_phases = (*node.phases, *g.more_phases)
    for phase in node.phases:
        g.tell("extra-phase", "9.1", g.player, what=phase)
    return run.did_so(1)


@clause("15.2.16.2", "15.2.17.2")
def advance_points(g: Table, run: ChronicleRun, node: GainAdvancePoints) -> bool:
    """Advance points do nothing by themselves; cards look at them."""
    many = amount(g, run, node.amount)
    done = 0
    for seat in seats(g, run, node.whose):
        by = -min(many, g.advance_points[seat]) if node.down else many
        if by:
            g.advance_points = with_seat(g.advance_points, seat, g.advance_points[seat] + by)
            g.stirred |= OF_POINTS
            g.tell("advance-points", "15.2.16.2", seat, numbers=(by, g.advance_points[seat]))
            if by > 0:
                happen(g, "points-gained", seat, amount=by, by=run.seat)
        done += abs(by)
    return run.did_so(done)
