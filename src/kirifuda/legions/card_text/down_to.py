"""手札が5枚になるように手札を選ぶ: as many as there are too many."""

import re

from ...effects.tree import BOTH
from ...text.clauses import Argument, Quantity
from . import lexicon
from .clauses import Clause
from .hand_sizes import hand_of, too_many
from .nominals import Nominal, number


def counted_down(clause: Clause) -> None:
    """手札が5枚になるように becomes the number of what is chosen; what, where that is not said, is the hand."""
    goal = next((leaf for leaf in clause.adverbs if leaf.kind == "HANDSIZE"), None)
    if goal is None:
        return
    clause.adverbs.remove(goal)
    players = [one.phrase.whose for one in clause.arguments if one.phrase.kind == "PLAYER"]
    whose = hand_of(goal) or (players[0] if players else clause.reader.chooser or clause.reader.oneself)
    if not clause.has("を"):
        cards = Nominal("ZONENOUN", "手札", goal.start, goal.end, whose="" if whose == BOTH else whose, zones=("hand",))
        clause.arguments.append(Argument("を", cards))
    left = number(re.findall(lexicon.NUMBER, goal.text)[0])
    clause.quantities.append((len(clause.arguments), Quantity(too_many(whose, left), "枚")))
