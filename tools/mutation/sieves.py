"""Changes that only cost time, which are not made: a sieve lets through what is looked at again behind it, a memory
holds what would be reckoned anew, a guard stands before what cannot happen."""

import ast
import builtins
from typing import Final

EARS: Final = "ears"
"""What the cards of a game listen for at all: listening for more hears nothing more."""
COLLECTIONS: Final = ("lasting", "decrees", "given", "hears")
"""What lies there to be gone through: going through nothing does nothing."""
SINK: Final = "sink"
"""Whether anybody wants to be told."""
KEPT: Final = ("stirred", "stale", "late")
"""What has to be reckoned anew: no rule, and reckoning happens before the next question."""
WORDED: Final = ("wrong", "Complaint", "Phrase", "Misplaced")
"""What is said to a person: its other arguments are words of the message."""


def lets_through(node: ast.AST) -> bool | None:
    """The value with which a condition made of sieves alone would stop nothing; None if it is more than that."""
    match node:
        case ast.Attribute(attr=name) if name in COLLECTIONS:
            return True
        case ast.BinOp(left=ast.Attribute(attr=name), op=ast.BitAnd()) if name in KEPT:
            return True
        case ast.Attribute(value=value) if _is_ears(value):
            return True
        case ast.Compare(ops=[ast.In() | ast.NotIn() as op], comparators=[ast.Attribute(value=value)]):
            return isinstance(op, ast.In) if _is_ears(value) else None
        case ast.Compare(left=ast.Attribute(attr=name), ops=[ast.Is() | ast.IsNot() as op]):
            return isinstance(op, ast.IsNot) if name == SINK else None
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            value = lets_through(operand)
            return None if value is None else not value
        case ast.BoolOp(values=values):
            found = {lets_through(value) for value in values}
            return found.pop() if len(found) == 1 else None
    return None


def _is_ears(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id == EARS) or (isinstance(node, ast.Attribute) and node.attr == EARS)


def only_costs_time(node: ast.AST, after: str) -> bool:
    """Whether a condition of sieves would let through more than it does: everything, or what either of two lets."""
    value = lets_through(node)
    if value is None:
        return False
    if isinstance(node, ast.BinOp):
        return after != "False"
    if isinstance(node, ast.BoolOp) and after.startswith("("):
        return value is isinstance(node.op, ast.And)
    return after == str(value)


def is_memory(node: ast.If) -> bool:
    """`if key not in kept: kept[key] = …`: what is kept is what would come out again."""
    match node.test:
        case ast.Compare(left=key, ops=[ast.NotIn()], comparators=[kept]):
            place = ast.unparse(ast.Subscript(kept, key, ast.Load()))
            return any(isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == place for one in node.body)
    return False


def is_guard(node: ast.stmt) -> bool:
    """Raises one of Python's own errors: a mistake of the caller's, no rule."""
    match node:
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) | ast.Name(id=name)):
            return hasattr(builtins, name)
    return False
