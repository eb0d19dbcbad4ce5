"""What an option is, for programs, where that is more than an action with its card."""

from ..kernel.ask import ACTION, REQUEST, STOP, Question
from ..kernel.offer import Offer
from .asking import ENTRY
from .option_codes import ABILITY, ACTIONS, SOUL_ACTION, parts
from .table import Table


def particulars(g: Table, asked: Question, value: int) -> Offer | None:
    if value == STOP:
        return None
    if asked.domain == ENTRY:
        return Offer(REQUEST, number=value)
    if asked.domain != ACTION:
        return None
    kind, id, which = parts(value)
    return Offer(ACTIONS[kind][0], id, number=which) if kind in (ABILITY, SOUL_ACTION) else None
