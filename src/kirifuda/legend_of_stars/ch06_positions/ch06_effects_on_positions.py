"""Effects that turn cards: upright and sideways, face-up and face-down, gained and regained (6)."""

from ...effects.interpreter import Doing
from ...effects.statements import Orient, TurnOver
from ..book import clause
from ..ch02_kinds_of_cards.ch02_5_costs import pay_energy
from ..ch08_terms.ch08_13_2_resistance import is_touched, touched
from ..options.asking import HOW, choose
from ..table import LEFT, RIGHT, UPRIGHT, Table
from ..texts.matching import amount, seats, subject_ids
from ..texts.runs import StarsRun
from ..tree import GainEnergy, RegainEnergy, Reposition
from .ch06_positions import ANY_POSITION, TURNED, gain, positions_to, regain, reposition, turn_down, turn_up


@clause("6.5", "6.6")
def orient(g: Table, run: StarsRun, node: Orient) -> bool:
    turn = gain if node.how == "gained" else regain
    turned = 0
    for id in subject_ids(g, run, node.subject):
        if is_touched(g, run, id):
            turned += turn(g, id, "6.6" if node.how == "gained" else "6.5", run.seat)
    return run.did_so(turned, node.slot)


@clause("6.6", "2.4")
def gain_energy(g: Table, run: StarsRun, node: GainEnergy) -> bool:
    turned = 0
    for seat in seats(g, run, node.whose):
        many = len(g.energy(seat)) if node.count is None else amount(g, run, node.count)
        turned += pay_energy(g, seat, many, "6.6")
    return run.did_so(turned)


@clause("6.5", "2.4")
def regain_energy(g: Table, run: StarsRun, node: RegainEnergy) -> bool:
    turned = 0
    for seat in seats(g, run, node.whose):
        many = len(g.energy(seat)) if node.count is None else amount(g, run, node.count)
        here = 0
        for id in g.energy(seat):
            if here < many:
                here += regain(g, id, "6.5", run.seat)
        turned += here
    return run.did_so(turned)


def positions_named(word: str) -> tuple[int, ...]:
    if word == "defense":
        return (LEFT, RIGHT)
    return (TURNED[word],) if word else ANY_POSITION


@clause("6", "6.1", "6.2")
def reposition_characters(g: Table, run: StarsRun, node: Reposition) -> Doing:
    """Into a position; the effect's player says which, where the text leaves it open: as in 5.3 (S50)."""
    turned = 0
    for id in touched(g, run, node.subject):
        if not g.on_square(id):
            continue
        now = g.cards[id].turned
        if node.to == "defense" and now != UPRIGHT:
            continue
        ways = tuple([one for one in positions_named(node.to) if one != now]) if node.to else positions_to(now)
        if not ways:
            continue
        how = yield choose(run.seat, "6", "position", ways, HOW, (id,))
        turned += reposition(g, id, how, "6.1" if how == UPRIGHT else "6.2", run.seat, run.source)
    return run.did_so(turned)


@clause("6.3", "6.4")
def turn_over(g: Table, run: StarsRun, node: TurnOver) -> Doing:
    """Face-up or face-down by an effect."""
    turned = 0
    for id in touched(g, run, node.subject):
        if not g.on_square(id) or g.cards[id].up == (node.face == "face-up"):
            continue
        if node.position:
            ways = positions_named(node.position)
            how = yield choose(run.seat, "6", "position", ways, HOW, (id,))
            g.edit(id).turned = how
        if node.face == "face-up":
            turned += turn_up(g, id, "6.4", run.seat)
        else:
            turned += turn_down(g, id, "6.4", run.seat)
    return run.did_so(turned, node.slot)
