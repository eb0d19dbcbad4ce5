"""Venom curse (8.13.5): who has battled with it is downed after the battle."""

from ...kernel.ask import Proc
from ..book import clause
from ..ch05_how_a_game_goes.ch05_5_down_damage import DOWN_DAMAGE
from ..table import NOTHING, Table
from ..texts.runs import StarsRun
from .ch08_12_being_downed import down_characters
from .ch08_13_2_resistance import is_touched
from .ch08_13_keywords import has


@clause("8.13.5")
def venom_of(g: Table, attacker: int, target: int) -> int:
    """Which of the two fought one with the venom curse, as bits: the attacker, the other."""
    return int(has(g, target, "venom-curse")) | int(has(g, attacker, "venom-curse")) << 1


@clause("8.13.5", "8.13.2", "8.13.3")
def is_cursed(g: Table, id: int, by: int) -> bool:
    """A resistance keeps out the venom curse of a slow or cheap card as it does any effect (S45)."""
    return is_touched(g, StarsRun(by, 1 - g.seat_of(id), g.cards[by].face), id)


@clause("8.13.5")
def venom_works(g: Table, attacker: int, target: int, cursed: int) -> Proc:
    """At the end of the battle, what fought a venom curse is downed, though it won (S29)."""
    if cursed:
        ids = ((target,) if cursed & 2 and is_cursed(g, target, attacker) else ()) + (
            (attacker,) if cursed & 1 and is_cursed(g, attacker, target) else ()
        )
        downed = yield from down_characters(g, ids, "8.13.5")
        if downed:
            first = downed[0]
            second = downed[1] if len(downed) > 1 else NOTHING
            g.begin(DOWN_DAMAGE, first, second)
