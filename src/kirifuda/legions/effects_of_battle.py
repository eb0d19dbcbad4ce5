"""Attacks of a master, battles and blows by an effect (39-9, 39-19, 39-1)."""

from ..effects.interpreter import Doing
from ..effects.run import Run
from ..effects.statements import Battle, EndAttack
from .battle import battle_ends, choose_target, declare, fight
from .book import clause
from .damage import EFFECT, deal
from .effects_that_last import here, two_units
from .matching import amount, seat_of_word, subject_ids
from .table import NOTHING, Given, Occurrence, Table
from .tree import ChangeTarget, DealEachOther, MasterAttack
from .units import atk, give


@clause("39-9", "35-1", "02-44a")
def master_attack(g: Table, run: Run, node: MasterAttack) -> Doing:
    """Attacker, target and damage inside this sequence; what triggers waits for its end (L9)."""
    seat = seat_of_word(g, run, node.whose)
    master = g.master(seat)
    strength = amount(g, run, node.atk)
    before = g.cards[master].given
    happened = len(g.occurrences)
    give(g, master, Given(node))
    target = yield from choose_target(g, master)
    run.did_so(0)
    if target != NOTHING:
        declare(g, master, target)
        yield from fight(g, master, target, strength, master)
        yield from battle_ends(g)
        run.did_so(1)
    g.edition.heed(g, master, happened)
    g.edit(master).given = before
    return True


@clause("39-19", "39-19a")
def battle(g: Table, run: Run, node: Battle) -> Doing:
    """Two units exchange damage; nothing else of a battle takes place."""
    two = two_units(g, run, node.one, node.other)
    if not two:
        return run.did_so(0)
    one, other = two
    yield from fight(g, one, other, atk(g, one), NOTHING)
    yield from battle_ends(g)
    return run.did_so(1)


@clause("39-1", "11-3")
def deal_each_other(g: Table, run: Run, node: DealEachOther) -> Doing:
    """Two units deal each other effect damage, as one batch: no battle, and none of them is first."""
    two = two_units(g, run, node.one, node.other)
    if not two:
        return run.did_so(0)
    one, other = two
    hits = ((one, other, atk(g, one)), (other, one, atk(g, other)))
    yield from deal(g, hits, EFFECT, "39-1", run.seat)
    return run.did_so(1)


@clause("35-2", "39-16")
def end_attack(g: Table, run: Run, node: EndAttack) -> bool:
    """No damage is exchanged in the attack that is going on (L69)."""
    g.lasting += (Given(node),)
    return run.did_so(1)


@clause("35-4", "39-16")
def change_target(g: Table, run: Run, node: ChangeTarget) -> bool:
    """Another unit of the same player takes the place of the attack target, in reach or not (L69)."""
    ids = here(g, run, subject_ids(g, run, node.to))
    attacked = _attacked(run.occurrence)
    if attacked == NOTHING or not ids or g.cards[ids[0]].owner != g.cards[attacked].owner:
        return run.did_so(0)
    g.lasting += (Given(node, number=g.cards[ids[0]].handle, ids=ids),)
    return run.did_so(1)


def _attacked(occurrence: Occurrence | None) -> int:
    """The target of the attack that an ability waited for."""
    if occurrence is None or occurrence.kind not in ("attacked", "blocked"):
        return NOTHING
    return occurrence.other if occurrence.kind == "attacked" else occurrence.id
