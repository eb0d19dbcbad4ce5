"""What an option means for whoever takes it."""

from ..kernel.ask import ACT, Question
from ..kernel.bearing import ENDS_TURN, ORDINARY
from .book import clause
from .table import Table
from .the_turn import END


@clause("アクションリスト/エンド")
def bearing(g: Table, asked: Question, value: int) -> str:
    return ENDS_TURN if asked.kind == ACT and value == END.code else ORDINARY
