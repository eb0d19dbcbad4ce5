"""Dealing damage (8.11)."""

from collections.abc import Generator

from ...effects.interpreter import Doing
from ...effects.statements import Damage
from ...effects.tree import PlayerOf
from ...kernel.ask import Question
from ..book import clause
from ..ch03_the_field.ch03_7_life import lower_life
from ..ch04_winning_and_losing import check_the_end
from ..ch09_other_rules.ch09_1_replacing import instead
from ..ch09_other_rules.ch09_2_forbidding import points_dealt
from ..ch09_other_rules.ch09_3_triggers import happen
from ..table import NOTHING, Table
from ..texts.matching import amount, seats
from ..texts.runs import StarsRun
from .ch08_11_natures_of_damage import EFFECT

Hit = tuple[int, int]
"""Which player, how much."""


@clause("8.11", "3.7", "4")
def deal(
    g: Table, hits: tuple[Hit, ...], source: int, nature: str, by: str, effect_of: int = NOTHING
) -> Generator[Question, int, int]:
    """Deal damage to players together, then look at the end, then at what waits for it. How much was dealt."""
    dealt: list[Hit] = []
    for seat, points in hits:
        points = points_dealt(g, seat, source, points, nature)
        if points <= 0:
            continue
        if "damaged" in g.ears.replaced and (
            yield from instead(g, "damaged", seat, source, amount=points, nature=nature, by=effect_of)
        ):
            continue
        dealt.append((seat, points))
    for seat, points in dealt:
        lower_life(g, seat, points)
        g.tell("damaged", by, seat, _cards(source), what=nature, numbers=(points, g.life[seat]))
    check_the_end(g)
    for seat, points in dealt:
        happen(g, "damaged", seat, source, amount=points, nature=nature, by=effect_of)
    return sum([points for _, points in dealt])


def _cards(source: int) -> tuple[int, ...]:
    return () if source == NOTHING else (source,)


@clause("8.11", "4")
def damage(g: Table, run: StarsRun, node: Damage) -> Doing:
    """To a player, or to both at once (S7, S14)."""
    assert isinstance(node.to, PlayerOf)
    points = amount(g, run, node.amount)
    hits = tuple([(seat, points) for seat in seats(g, run, node.to.whose)])
    dealt = yield from deal(g, hits, run.source, EFFECT, "8.11", run.seat)
    return run.did_so(dealt, node.slot)
