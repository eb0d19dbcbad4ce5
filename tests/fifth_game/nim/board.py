"""The table in lines of text."""

from typing import Final

from rich.text import Text

from kirifuda.cli.boards.board import Board
from kirifuda.cli.console import tell
from kirifuda.kernel.phrase import Phrase
from kirifuda.kernel.view import View


def draw(view: View) -> list[Text]:
    taken = [view.zone("taken", seat).count for seat in (view.seat, 1 - view.seat)]
    return [
        Text(tell("nim-board-heap", count=view.zone("heap", 0).count)),
        Text(tell("nim-board-taken", own=taken[0], theirs=taken[1])),
    ]


BOARD: Final = Board(
    draw=draw,
    verb=lambda game, code: Phrase(f"nim-action-take-{code}"),
    describe=lambda face: [],
    minor=lambda event, seat: event.seat == seat,
    routine=(),
    indifferent=(),
    new_sight=(),
    last=(),
    for_newcomers="plain",
)
