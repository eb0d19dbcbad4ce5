"""Choosing what an effect applies to (36-7)."""

from ..effects.interpreter import Doing
from ..effects.run import Run
from ..effects.statements import Choose, ChooseAtRandom
from .asking import by_lot, choose_several
from .book import clause
from .forbidding import cannot_be_chosen
from .matching import amount, candidates, seat_of_word
from .table import DECK, Table
from .triggers import happen
from .units import has


@clause("36-7", "41-20", "39-21")
def choosable(g: Table, run: Run, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Without units that effects of this player do not choose."""
    if "ward" not in g.ears.keywords and "be-chosen" not in g.ears.acts:
        return ids
    return tuple([id for id in ids if not _is_warded(g, run, id)])


@clause("41-20")
def _is_warded(g: Table, run: Run, id: int) -> bool:
    if g.cards[id].owner != run.seat and has(g, id, "ward"):
        return True
    return cannot_be_chosen(g, id, run.seat, run.source)


def decks_to_search(g: Table, chooser: int, ids: tuple[int, ...]) -> tuple[int, ...]:
    """The players in whose decks some of these cards lie that the chooser does not see yet."""
    unseen = [g.cards[id].zone for id in ids if not g.sees(chooser, id)]
    return tuple([seat for seat in (0, 1) if DECK * 2 + seat in unseen])


@clause("36-7", "36-10", "01-2", "01-5", "01-8")
def choose_cards(g: Table, run: Run, node: Choose) -> Doing:
    """The turn player chooses, unless the text names somebody; with fewer than it asks for, nothing can be chosen."""
    found = choosable(g, run, candidates(g, run, node.filter))
    many = len(found) if node.any_number else amount(g, run, node.count)
    optional = node.up_to or node.any_number
    if len(found) < many and not optional:
        return False
    chooser = seat_of_word(g, run, node.by) if node.by else g.player
    least = 0 if optional else many
    searched = decks_to_search(g, chooser, found)
    for seat in searched:
        g.look_into(DECK, seat, chooser)
    most = min(many, len(found))
    chosen = yield from choose_several(g, chooser, "36-7", "choose", found, least, most, (run.source, node.deed))
    for seat in searched:
        g.look_away(DECK, seat, chooser)
    run.slots[node.slot] = chosen
    if chosen and g.sink is not None:
        g.tell("chose", "36-7", run.seat, chosen)
    if "chosen" in g.ears.kinds:
        for id in chosen:
            happen(g, "chosen", g.cards[id].owner, id, run.source, by=run.seat)
    return run.did_so(len(chosen))


@clause("36-7", "41-20", "01-5")
def choose_at_random(g: Table, run: Run, node: ChooseAtRandom) -> Doing:
    """Chance draws so many or, where there are fewer, none (L7); nobody sees more of a hand than what is drawn."""
    left = choosable(g, run, candidates(g, run, node.filter))
    many = amount(g, run, node.count)
    if len(left) < many:
        return False
    chosen = yield from by_lot(g, "36-7", "at-random", left, many)
    run.slots[node.slot] = chosen
    if "chosen" in g.ears.kinds:
        for id in chosen:
            happen(g, "chosen", g.cards[id].owner, id, run.source, by=run.seat)
    return run.did_so(len(chosen))
