"""What an option is, for programs, where that is more than an action with its card."""

from ...kernel.ask import ACTION, Question
from ...kernel.offer import A_PLACE, Offer, Place
from ..table import ZONES, Table
from .actions import ACTIONS, ACTIVATE, CHANGE, LEAD, TURN_UP, parts
from .asking import SQUARE


def particulars(g: Table, asked: Question, value: int) -> Offer | None:
    if asked.domain == SQUARE:
        return Offer(A_PLACE, place=Place(ZONES[value].name, asked.about[1]))
    if asked.domain != ACTION:
        return None
    kind, id, which = parts(value)
    if kind == LEAD:
        return Offer(ACTIONS[kind][0], id, Place(ZONES[which].name, asked.seat))
    return Offer(ACTIONS[kind][0], id, number=which) if kind in (ACTIVATE, CHANGE, TURN_UP) else None
