"""What chrono burst and soul burst share (6.9): whether one can be declared, and declaring it."""

from ..effects.tree import Ability, Sentence, This
from .book import clause
from .characteristics import forbidden
from .choosing import can_choose, statements_of
from .entries import BURST, Pending
from .runs import run_of
from .statements import Put
from .table import Table
from .uniqueness import why_not_enter


@clause("15.2.10.3.1", "15.2.10.3.2", "15.2.10.3.3", "15.3.2.2.1", "15.3.2.2.2", "15.3.2.2.3")
def can_burst(g: Table, id: int, seat: int, sentences: tuple[Sentence, ...]) -> bool:
    """What must be chosen can be, and the card itself may come onto the battlefield if that is what it says."""
    if forbidden(g, "burst", seat=seat) or not can_choose(g, run_of(g, id, seat), sentences):
        return False
    return not (puts_itself(sentences) and why_not_enter(g, id, seat))


def puts_itself(sentences: tuple[Sentence, ...]) -> bool:
    """Whether a text puts the very card onto the battlefield."""
    return any(
        [
            isinstance(one, Put) and one.to == "battlefield" and isinstance(one.subject, This)
            for one in statements_of(sentences)
        ]
    )


@clause("15.2.10.4", "15.3.2.3", "11.6.4")
def declare(g: Table, id: int, seat: int, ability: Ability, what: str, by: str) -> None:
    """The burst has triggered: it waits to be put on the stack like any trigger ability."""
    g.pending += (Pending(g.stamp(), seat, id, g.cards[id].handle, ability, kind=BURST),)
    g.tell(what, by, seat, (id,))
