"""What an option is, for programs, where that is more than an action with its card."""

from ..kernel.ask import ACTION, YES, Question
from ..kernel.offer import A_PLACE, Offer, Place
from .actions import ACTIONS, ACTIVATE, parts
from .playing import LANE
from .table import STANDBY, ZONES, Table


def particulars(g: Table, asked: Question, value: int) -> Offer | None:
    if asked.domain == ACTION:
        kind, id, which = parts(value)
        return Offer(ACTIONS[kind][0], id, number=which) if kind == ACTIVATE else None
    if asked.domain == LANE:
        return Offer(A_PLACE, place=Place(ZONES[value].name, asked.about[1]))
    if asked.prompt == "stand-by":
        return Offer("stand-by", place=Place(ZONES[STANDBY].name, asked.seat)) if value == YES else Offer("play-now")
    if asked.prompt == "lurk":
        return Offer("lurk" if value == YES else "place-now")
    return None
