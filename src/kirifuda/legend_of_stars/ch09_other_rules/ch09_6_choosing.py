"""Choosing what an effect applies to (9.6)."""

from typing import Final

from ...effects.interpreter import Doing
from ...effects.statements import Choose, ChooseAtRandom, Forbid
from ...kernel.choosing import by_lot
from ..book import clause
from ..cards.first_choices import FirstChoice
from ..ch06_positions.ch06_positions import turn_up
from ..ch08_terms.ch08_13_2_resistance import is_touched
from ..options.asking import choose_several
from ..state.lasting_effects import NO_GIVENS, Given, Givens
from ..table import DECK, NOTHING, Table
from ..texts.matching import amount, candidates, is_described, seat_of_word, seats, sought_out
from ..texts.runs import StarsRun, run_of
from .ch09_2_forbidding import in_force
from .ch09_3_triggers import happen

ANY_NUMBER: Final = 99
"""As many as one likes, where others must not hear how many there are."""


@clause("9.6", "2.2")
def first_choices_exist(g: Table, run: StarsRun, choices: tuple[FirstChoice, ...], used: int = NOTHING) -> bool:
    """Whether what an effect must choose first is there to be chosen (S19).

    `used`: an effect card that would be used for it; it leaves its zone then, and is none of what can be chosen.
    """
    for choice in choices:
        found = choosable(g, run, sought_out(g, run, choice.phrase))
        if used in found:
            found = tuple([id for id in found if id != used])
        if len(found) < (choice.number if choice.number != NOTHING else amount(g, run, choice.count)):
            return False
    return True


@clause("9.6", "9.2")
def choosable(g: Table, run: StarsRun, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Without cards that this effect may not choose."""
    shields = in_force(g).forbids.get("be-chosen", NO_GIVENS)
    if not shields and not g.gifted:
        return ids
    return tuple([id for id in ids if not _is_shielded(g, run, id, shields)])


def _is_shielded(g: Table, run: StarsRun, id: int, shields: Givens) -> bool:
    if not g.on_field(id):
        return False
    own = g.cards[id].given
    return any([_shields(g, given, run) for given in own]) or any(
        [id in given.ids and _shields(g, given, run) for given in shields]
    )


def _shields(g: Table, given: Given, run: StarsRun) -> bool:
    node = given.node
    if not isinstance(node, Forbid) or node.act != "be-chosen":
        return False
    mine = run_of(g, given)
    if node.whose and run.seat not in seats(g, mine, node.whose):
        return False
    return node.against is None or is_described(g, mine, node.against, run.source)


@clause("9.6", "9.6.1", "9.6.2①")
def choose_cards(g: Table, run: StarsRun, node: Choose) -> Doing:
    """The effect's player chooses, unless the text names somebody; with too few it cannot be resolved."""
    found = choosable(g, run, candidates(g, run, node.filter))
    in_secret = "hand" in node.filter.zones or "deck" in node.filter.zones
    many = amount(g, run, node.count)
    if node.any_number:
        many = ANY_NUMBER if in_secret else len(found)
    optional = node.up_to or node.any_number
    if len(found) < many and not optional:
        g.tell("failed", "9.6", run.seat, (run.source,))
        return False
    chooser = seat_of_word(g, run, node.by) if node.by else run.seat
    searched = [seat for seat in (0, 1) if any([g.cards[id].zone == DECK * 2 + seat for id in found])]
    searched = [seat for seat in searched if not all([g.sees(chooser, id) for id in found])]
    for seat in searched:
        g.look_into(DECK, seat, chooser)
    most = many if in_secret else min(many, len(found))
    least = 0 if optional else many
    source = (run.source, node.deed)
    chosen = yield from choose_several(g, chooser, "9.6", "choose", found, least, most, source, in_secret)
    for seat in searched:
        g.look_away(DECK, seat, chooser)
    if chosen:
        g.tell("chose", "9.6", run.seat, chosen)
    return take_aim(g, run, node.slot, chosen)


@clause("9.6", "9.6.2", "9.6.2②", "9.6.2③", "9.6.2④")
def take_aim(g: Table, run: StarsRun, slot: int, chosen: tuple[int, ...]) -> bool:
    """What was chosen is turned up, with all that works at once; what then keeps the effect out is no target (S26)."""
    for id in chosen:
        happen(g, "chosen", g.cards[id].zone & 1, id, run.source, by=run.seat)
    for id in chosen:
        if g.on_square(id) and not g.cards[id].up:
            turn_up(g, id, "9.6.2②", run.seat)
    reached = tuple([id for id in chosen if is_touched(g, run, id)])
    run.slots[slot] = reached
    if chosen and not reached:
        g.tell("failed", "9.6.2④", run.seat, (run.source,))
        return False
    return run.did_so(len(reached))


@clause("9.6")
def choose_at_random(g: Table, run: StarsRun, node: ChooseAtRandom) -> Doing:
    """Chance draws so many or, where there are fewer, none; nobody sees more of a hand than what is drawn."""
    left = choosable(g, run, candidates(g, run, node.filter))
    many = amount(g, run, node.count)
    if len(left) < many:
        g.tell("failed", "9.6", run.seat, (run.source,))
        return False
    chosen = yield from by_lot("9.6", "at-random", left, many)
    return take_aim(g, run, node.slot, chosen)
