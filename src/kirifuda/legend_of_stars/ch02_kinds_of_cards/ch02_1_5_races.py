"""Words that an effect lets a player declare: the races of all cards played with (2.1.5), and attributes (2.6)."""

from functools import cache
from typing import Final

from ...effects.interpreter import Doing
from ...effects.run import declared_in
from ...effects.statements import ChooseWord
from ..book import clause
from ..cards.fronts import FRONTS
from ..options.asking import WORD, choose
from ..table import Table
from ..texts.runs import StarsRun
from ..vocabulary import ATTRIBUTES

KINDS_OF_WORD: Final = ("attribute", "race")
CLAUSE_OF_WORD: Final = {"attribute": "2.6", "race": "2.1.5"}


def words_of(kind: str) -> tuple[str, ...]:
    """In the order in which they are offered. More cards only ever add to the end."""
    return tuple(ATTRIBUTES) if kind == "attribute" else _races(len(FRONTS))


@cache
def _races(many: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys([race for front in FRONTS[:many] for race in front.races]))


def word_declared(kind: str, at: int) -> str:
    return words_of(kind)[at]


@clause("2.1.5", "2.6")
def choose_word(g: Table, run: StarsRun, node: ChooseWord) -> Doing:
    """Both players hear which attribute, or which race, is declared."""
    words = words_of(node.of)
    about = (run.source, KINDS_OF_WORD.index(node.of))
    by = CLAUSE_OF_WORD[node.of]
    at = yield choose(run.seat, by, "which-word", tuple(range(len(words))), WORD, about)
    run.numbers[declared_in(node.slot)] = at
    g.tell(f"declared-{node.of}", by, run.seat, (run.source,), what=words[at])
    return run.did_so(1)
