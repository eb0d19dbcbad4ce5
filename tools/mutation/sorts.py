"""Of which sort a change is, and a few of each: so every rule is tried in every way where there is no time for all."""

import ast
from collections.abc import Iterable

from mutation.mutant import Mutant

STEP = "step"
CONDITION = "condition"
COMPARISON = "comparison"
PLAYER = "player"
NAME = "name"
CASE = "case"
CITATION = "citation"
VALUE = "value"


def sort_of(node: ast.AST, after: str) -> str:
    """What is wrong: a step that is skipped, a comparison, the player, the zone or another name, a missing case, …"""
    if after in ("pass", "return None", "()"):
        return STEP
    if after.endswith(" if False") or isinstance(node, ast.Tuple | ast.Dict | ast.BoolOp):
        return CASE
    if after in ("True", "False"):
        return CONDITION
    if after.startswith("(1 - ") or (isinstance(node, ast.BinOp) and after.isidentifier()):
        return PLAYER
    if isinstance(node, ast.Compare):
        return COMPARISON
    if isinstance(node, ast.Name | ast.Attribute):
        return NAME
    if isinstance(node, ast.Constant) and after.endswith("?'"):
        return CITATION
    return VALUE


def sampled(mutants: Iterable[Mutant], each: int) -> list[Mutant]:
    """Of every site at most so many mutants of each sort, spread evenly over it; always the same ones."""
    groups: dict[tuple[str, str, str], list[Mutant]] = {}
    for mutant in mutants:
        groups.setdefault((mutant.site.file, mutant.site.name, mutant.sort), []).append(mutant)
    return [mutant for group in groups.values() for mutant in spread(group, each)]


def spread(mutants: list[Mutant], most: int) -> list[Mutant]:
    if len(mutants) <= most:
        return mutants
    return [mutants[at * len(mutants) // most] for at in range(most)]
