"""Which effects touch a card (8.13.2, 8.13.3)."""

from ...effects.tree import Subject
from ..book import clause
from ..cards.fronts import FRONTS
from ..ch09_other_rules.ch09_2_forbidding import in_force, is_kept_out
from ..state.lasting_effects import NO_GIVENS
from ..table import Table
from ..texts.matching import subject_ids
from ..texts.runs import StarsRun
from .ch08_13_keywords import keywords


@clause("8.13.2", "8.13.3", "9.6.2④")
def is_touched(g: Table, run: StarsRun, id: int) -> bool:
    """Whether an effect does anything to a card: a resistance keeps out slow or cheap cards of the opponent (S26)."""
    card = g.cards[id]
    if not g.on_field(id) or not card.up:
        return True
    if card.zone & 1 != run.seat and (g.ears.resists or card.given):
        held = keywords(g, id)
        front = FRONTS[run.face]
        if "speed-resistance" in held and front.speed <= held["speed-resistance"]:
            return False
        if "energy-resistance" in held and front.cost <= held["energy-resistance"]:
            return False
    shields = in_force(g).forbids.get("be-affected", NO_GIVENS)
    if not shields and not card.given:
        return True
    return not is_kept_out(g, run, id, shields)


def those_touched(g: Table, run: StarsRun, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these cards that an effect touches: all, where nothing could keep it out."""
    if not g.ears.resists and not g.gifted and "be-affected" not in in_force(g).forbids:
        return ids
    for id in ids:
        if not is_touched(g, run, id):
            return tuple([id for id in ids if is_touched(g, run, id)])
    return ids


def touched(g: Table, run: StarsRun, subject: Subject) -> tuple[int, ...]:
    """The cards on the field that a statement is about, without those that the effect does not touch (8.13.2)."""
    return those_touched(g, run, tuple([id for id in subject_ids(g, run, subject) if g.on_field(id)]))
