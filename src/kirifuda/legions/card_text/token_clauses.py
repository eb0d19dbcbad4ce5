"""ゾンビトークンを1体置く: tokens (39-18)."""

import re
from dataclasses import replace

from ...effects.tree import YOU, Filter, Statement
from ...text.doers import how_many
from ...text.trouble import Misread
from ..tree import PutTokens
from . import lexicon
from .clauses import Clause
from .nominals import Nominal, is_any_free_lane
from .scope import PUT


def quoted_token(clause: Clause) -> Nominal | None:
    """「ゾンビトークン」を1体置く."""
    for one in clause.arguments:
        if one.particle == "を" and one.phrase.kind == "BARENAME":
            names = [test.names for test in one.phrase.tests if hasattr(test, "names")]
            if names and re.fullmatch(lexicon.TOKEN_NAMES, names[0][0]):
                clause.arguments.remove(one)
                return replace(one.phrase, kind="TOKENNOUN", text=names[0][0], tests=())
    return None


def _tokens(clause: Clause, token: Nominal) -> list[Statement]:
    exhausted = clause.adverb("疲労状態で")
    goal = clause.take("に", "へ")
    whose = token.whose
    lanes: tuple[str, ...] = ()
    if goal is not None:
        whose = goal.whose or whose
        if goal.kind == "LANENOUN" and lexicon.lanes_of(goal.text):
            lanes = lexicon.lanes_of(goal.text)
        elif goal.kind == "LANENOUN" and is_any_free_lane(goal):
            lanes = ()
        elif goal.kind != "ZONENOUN" or goal.zones not in (("field",), ("minion-zone",)) or goal.tests:
            raise Misread(goal.start, goal.end, "where-to")
    scope = clause.reader.scope
    slot = scope.new_slot()
    count = how_many(clause, token)
    filter = Filter(whose or YOU, (), ("minion",))
    scope.bring_up(slot, PUT, filter, clause.reader.quotations.said(token.start, token.end))
    return [PutTokens(token.text, count, whose or YOU, slot, lanes, exhausted)]


def tokens_in_turn(clause: Clause, token: Nominal) -> list[Statement]:
    """ゾンビトークンを1体、ゴーストトークンを1体置く: in the same place."""
    places = [one for one in clause.arguments if one.particle in ("に", "へ")]
    said = _tokens(clause, token)
    while (another := clause.take("を", kind="TOKENNOUN")) is not None:
        clause.arguments += places
        said += _tokens(clause, another)
    return said


def are_tokens(clause: Clause) -> bool:
    both = next(one.phrase for one in clause.arguments if one.particle == "を" and one.phrase.kind == "TOGETHER")
    return all(part.kind == "TOKENNOUN" for part in both.parts)


def several_tokens(clause: Clause) -> list[Statement]:
    """ゾンビトークンとゴーストトークンを1体ずつ置く."""
    both = clause.take("を", kind="TOGETHER")
    assert both is not None
    each = both.parts[-1].quantity or clause.quantity()
    if each is None or not each.each or any(part.quantity for part in both.parts[:-1]):
        raise Misread(both.start, both.end, "how-many", word=both.text)
    said: list[Statement] = []
    arguments, adverbs = list(clause.arguments), list(clause.adverbs)
    for part in both.parts:
        clause.arguments, clause.adverbs = list(arguments), list(adverbs)
        said += _tokens(clause, replace(part, quantity=replace(each, each=False)))
    return said
