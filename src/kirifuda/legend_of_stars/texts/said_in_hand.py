"""What a card in the hand says of its being played."""

from collections.abc import Iterator

from ...effects.statements import If, Let
from ...effects.tree import Statement
from ..cards.fronts import FRONTS
from ..table import Table
from .matching import amount, is_true
from .runs import StarsRun, run_for


def says_in_hand(g: Table, id: int) -> Iterator[tuple[StarsRun, Statement]]:
    """What the text of a card in the hand says now of its being played."""
    abilities = FRONTS[g.cards[id].face].in_hand
    if not abilities:
        return
    run = run_for(g, id, g.cards[id].owner)
    for ability in abilities:
        for sentence in ability.sentences:
            yield from _said(g, run, sentence)


def _said(g: Table, run: StarsRun, statements: tuple[Statement, ...]) -> Iterator[tuple[StarsRun, Statement]]:
    for node in statements:
        if isinstance(node, If):
            yield from _said(g, run, node.then if is_true(g, run, node.fact) else node.otherwise)
        elif isinstance(node, Let):
            run.numbers[node.name] = amount(g, run, node.amount)
        else:
            yield run, node
