"""Being downed (8.12): the state; its damage and the way to the trash are 5.5.2 and 5.5.1 Ⅵ."""

from collections.abc import Generator

from ...effects.interpreter import Doing
from ...kernel.ask import Question
from ..book import clause
from ..ch05_how_a_game_goes.ch05_5_down_damage import take_down_damage, trash_downed
from ..ch09_other_rules.ch09_1_replacing import instead
from ..ch09_other_rules.ch09_2_forbidding import forbidden
from ..ch09_other_rules.ch09_3_triggers import happen
from ..table import NOTHING, Table
from ..texts.runs import StarsRun
from ..tree import Down
from .ch08_13_2_resistance import touched


@clause("8.12", "5.5.1Ⅴ", "9.2")
def can_be_downed(g: Table, id: int, fighters: tuple[int, ...]) -> bool:
    """`fighters`: the two of a battle that would down it."""
    if not g.on_square(id) or g.cards[id].downed or forbidden(g, "be-downed", id):
        return False
    if not fighters:
        return True
    one, other = fighters
    return not forbidden(g, "be-downed-in-battle", id, other if id == one else one)


@clause("8.12")
def down_characters(
    g: Table, ids: tuple[int, ...], by: str, fighters: tuple[int, ...] = (), effect_of: int = NOTHING
) -> Generator[Question, int, tuple[int, ...]]:
    """Into the downed state together. Those that are downed now."""
    downed: list[int] = []
    for id in ids:
        if can_be_downed(g, id, fighters) and not (
            "downed" in g.ears.replaced
            and (yield from instead(g, "downed", g.seat_of(id), id, _fought(id, fighters), by=effect_of))
        ):
            downed.append(id)
    for id in downed:
        if g.on_square(id):
            g.edit(id).downed = True
            g.tell("downed", by, g.seat_of(id), (id,))
    return tuple([id for id in downed if g.on_square(id)])


def _fought(id: int, fighters: tuple[int, ...]) -> int:
    """With whom a character fought, if in a battle."""
    if not fighters:
        return NOTHING
    return fighters[1] if id == fighters[0] else fighters[0]


@clause("8.12", "5.5.2")
def down_by_effect(g: Table, run: StarsRun, node: Down) -> Doing:
    """With down damage, the opponent's first, and then to the trash."""
    ids = yield from down_characters(g, touched(g, run, node.subject), "8.12", effect_of=run.seat)
    for seat in (1 - g.player, g.player):
        yield from take_down_damage(g, ids, seat, run.source, "8.12", run.seat)
    for id in ids:
        happen(g, "downed", g.seat_of(id), id, by=run.seat)
    trash_downed(g, ids, "8.12")
    return run.did_so(len(ids))
