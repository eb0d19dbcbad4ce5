"""Which changes are tried: the slips a person makes when writing a rule.

A condition is made always true and always false (which notices more than negating it), a comparison loses or
gains its boundary, a number is one off, a statement or a case is left out, a loop goes round for nothing, a player
is the other one, an element of a tuple, an entry or an operand is missing, two arguments are swapped, a zone or
another name is that of its neighbour, an id is that of another clause. What only costs time is left out (`sieves`).
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kirifuda.ledger.sites import sites_of
from mutation.mutant import Mutant
from mutation.sieves import KEPT, WORDED, is_guard, is_memory, only_costs_time
from mutation.sorts import sort_of

BOUNDARIES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
PLAYERS = ("seat", "owner", "opponent", "whose", "player", "controller", "side", "mover", "actor", "loser")
"""Names and attributes that hold a seat: each is changed into the other seat."""
NEIGHBOURS = (
    ("SPADE", "HEART", "DIAMOND", "CLUB"),
    ("SOLDIERS", "WALLS"),
    ("A_SOLDIER", "A_CHARACTER"),
    ("A_WALL", "A_CHARACTER"),
    ("A_PLAYER", "THE_OPPONENT"),
    ("soldiers", "walls"),
    ("characters", "soldiers"),
    ("min", "max"),
    ("any", "all"),
    ("direct", "triggered"),
    ("normal", "immediate"),
    ("main", "quick"),
)
ZONES = (
    ("LIFE", "HAND", "GRAVEYARD"),
    ("DECK", "HAND", "STANDBY", "WAIT", "EXILE"),
    ("LEFT", "CENTER", "RIGHT"),
    ("MASTER_AREA", "LORD_AREA"),
    ("DECK", "HAND", "BATTLEFIELD", "ERA", "SOUL", "CA", "DISCARD", "REMOVED"),
    ("DECK", "HAND", "TRASH", "ENERGY", "SUPPORT"),
    ("FRONT", "BACK"),
)
"""A zone is changed into the next of its group that the file knows."""
NEIGHBOUR = {name: group[(at + 1) % len(group)] for group in reversed(NEIGHBOURS) for at, name in enumerate(group)}
ABOUT = {"choose": 5, "pick": 5, "may": 3, "choose_set": 5}
"""The place of `about` among the arguments of a question; where the table `g` comes first, it is one further."""
ABOUT_SEVERAL = {"choose_several": 6, "choose_some": 6, "agrees": 3, "ask_may": 3, "Refusal": 2}
"""The same where the other arguments may be mistaken for each other."""
TABLE = "g"
COST = re.compile(r"[BLDS]+")

Change = tuple[ast.AST, str]
"""A node, and the text that takes its place."""


@dataclass(frozen=True)
class Known:
    """What a change must know of the file: the ids of clauses, and the names that mean something in it."""

    ids: frozenset[str]
    names: frozenset[str]


def mutants_of(path: Path, root: Path, ids: frozenset[str], cited: dict[str, tuple[str, ...]]) -> list[Mutant]:
    """Every mutant of a file. `cited`: the clauses by the function or constant that names them."""
    source = path.read_text(encoding="utf-8")
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    known = Known(ids, _names(ast.parse(source)))
    found: list[Mutant] = []
    for site, statement in sites_of(path, str(path.relative_to(root)), cited):
        if site.name.rpartition(".")[2].startswith("__reduce"):
            continue
        seen: dict[tuple[str, str], int] = {}
        places: set[tuple[int, int, str]] = set()
        for node, after, around in _all_changes(statement, known):
            start = starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
            end = starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]
            before = " ".join(source.encode()[start:end].decode().split())
            if after in (before, ast.unparse(node)) or (start, end, after) in places:
                continue
            places.add((start, end, after))
            seen[before, after] = seen.get((before, after), 0) + 1
            line = node.lineno  # type: ignore[attr-defined]
            nth = seen[before, after]
            found.append(Mutant(site, line, start, end, before, after, nth, around, sort_of(node, after)))
    return found


def _names(tree: ast.Module) -> frozenset[str]:
    """What a module imports or makes at its top."""
    found: set[str] = set()
    for node in tree.body:
        match node:
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                found |= {one.asname or one.name for one in names}
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                found.add(name)
    return frozenset(found)


def _all_changes(statement: ast.stmt, known: Known) -> Iterator[tuple[ast.AST, str, range]]:
    """Every change in a statement, with the lines of the innermost statement around it."""
    parts = _body(statement) if isinstance(statement, ast.FunctionDef) else [statement]
    innermost: dict[ast.AST, range] = {}
    for part in parts:
        for node in ast.walk(part):  # outer statements come before the inner ones
            if isinstance(node, ast.stmt):
                lines = _own_lines(node)
                for inner in ast.walk(node):
                    innermost[inner] = lines
    for part in parts:
        for node, after in _changes(part, known):
            if not only_costs_time(node, after):
                yield node, after, innermost[node]


def _own_lines(node: ast.stmt) -> range:
    """The lines that run whenever a statement does: those of its head, if it has a body."""
    last = node.end_lineno or node.lineno
    inner = [one.lineno for one in ast.walk(node) if isinstance(one, ast.stmt) and one is not node]
    return range(node.lineno, max(node.lineno + 1, min([last + 1, *inner])))


def _body(function: ast.FunctionDef) -> list[ast.stmt]:
    return function.body[1:] if ast.get_docstring(function) is not None else function.body


def _changes(node: ast.AST, known: Known, tested: bool = False) -> Iterator[Change]:
    """The changes of a node and of what is in it. `tested`: it is a condition, true and false by other mutants.

    What a prompt is `about` is wording, no rule; so is the message of an assertion; `strict` is a guard.
    """
    match node:
        case ast.Assert() | ast.FunctionDef() | ast.JoinedStr() | ast.pattern() | ast.keyword(arg="about" | "strict"):
            return
        case ast.Assign(targets=[ast.Name(id="about")]):
            return
        case ast.AnnAssign(value=value) if value is not None:
            yield from _changes(value, known)
        case ast.BinOp(left=left, right=right) if _is_kind_of_zone(node):
            yield from _changes(left, known)
        case ast.BinOp(right=right) if _is_other_seat(node):
            yield node, ast.unparse(right)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
            yield from ((node, str(1 - number)), (node, str(-1 - number)))
        case ast.Compare(left=left, comparators=[*right]):
            yield from _of_comparison(node, tested)
            for part in (left, *right):
                yield from _changes(part, known)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            if not tested:
                yield node, f"({ast.unparse(operand)})"
            yield from _changes(operand, known, True)
        case _:
            if isinstance(node, ast.stmt):
                yield from _of_statement(node)
            elif isinstance(node, ast.expr):
                yield from _of_expression(node, known)
            for child in ast.iter_child_nodes(node):
                if not _is_wording(node, child):
                    yield from _changes(child, known, _is_condition(node, child))


def _is_wording(node: ast.AST, child: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name), args=[first, *_] as args) if name in ABOUT or name in ABOUT_SEVERAL:
            at = (ABOUT.get(name) or ABOUT_SEVERAL[name]) + _is_table(first)
            return child in args[at : at + 1]
    return False


def _is_condition(node: ast.AST, child: ast.AST) -> bool:
    if isinstance(node, ast.If | ast.IfExp):
        return child is node.test
    if isinstance(node, ast.match_case):
        return child is node.guard
    return isinstance(node, ast.comprehension) and child in node.ifs


def _of_statement(node: ast.stmt) -> Iterator[Change]:
    match node:
        case ast.If(test=test, body=body):
            if not is_memory(node):
                yield test, "True"
            if not is_guard(body[0]):
                yield test, "False"
        case ast.While(test=test):
            yield test, "False"
        case ast.For(iter=all):
            yield all, "()"
        case ast.Match(cases=cases):
            yield from ((case.pattern, f"{ast.unparse(case.pattern)} if False") for case in cases if case.guard is None)
            yield from ((case.guard, value) for case in cases if case.guard is not None for value in ("True", "False"))
        case ast.Expr() | ast.Raise() | ast.Break() | ast.Continue() | ast.AugAssign() | ast.Delete():
            if not is_guard(node):
                yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
        case ast.Return(value=ast.Name() | ast.Attribute() | ast.Call()):
            yield node, "return None"
    if isinstance(node, ast.AugAssign) and not (isinstance(node.target, ast.Attribute) and node.target.attr in KEPT):
        yield node, f"{ast.unparse(node.target)} = {ast.unparse(node.value)}"


def _of_expression(node: ast.expr, known: Known) -> Iterator[Change]:
    match node:
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, values))})"
            for value in values:
                yield value, "True" if isinstance(op, ast.And) else "False"
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield node, ast.unparse(operand)
        case ast.BinOp(left=left, op=op, right=right):
            yield from ((node, f"({ast.unparse(left)})"), (node, f"({ast.unparse(right)})"))
            if type(op) in OPERATORS:
                yield node, f"({ast.unparse(ast.BinOp(left, OPERATORS[type(op)](), right))})"
        case ast.IfExp(test=test):
            yield from ((test, "True"), (test, "False"))
        case ast.ListComp(generators=loops) | ast.GeneratorExp(generators=loops) | ast.SetComp(generators=loops):
            yield from ((test, "True") for loop in loops for test in loop.ifs)
        case ast.Tuple(elts=parts, ctx=ast.Load()):
            for at in range(len(parts)):
                left_over = parts[:at] + parts[at + 1 :]
                yield node, ast.unparse(ast.Tuple(left_over, ast.Load()))
        case ast.Dict(keys=names, values=values):
            for at in range(len(names)):
                yield node, ast.unparse(ast.Dict(names[:at] + names[at + 1 :], values[:at] + values[at + 1 :]))
        case ast.Constant(value=value):
            yield from _of_constant(node, value, known)
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
            yield from _of_name(node, name, known)
        case ast.Call(func=function, args=args, keywords=keywords):
            yield from _of_call(node, function, args, keywords)
        case ast.Slice(lower=lower, upper=upper) if lower is not None or upper is not None:
            yield node, ":"


def _of_comparison(node: ast.Compare, tested: bool) -> Iterator[Change]:
    for at, one in enumerate(node.ops):
        others = [BOUNDARIES[type(one)]] if type(one) in BOUNDARIES else []
        others += [] if tested and len(node.ops) == 1 else [OPPOSITES[type(one)]]
        for other in others:
            ops = [*node.ops[:at], other(), *node.ops[at + 1 :]]
            yield node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"


def _of_constant(node: ast.expr, value: object, known: Known) -> Iterator[Change]:
    if isinstance(value, bool):
        yield node, str(not value)
    elif isinstance(value, int):
        yield node, str(value + 1)
        if value:
            yield node, str(value - 1)
    elif isinstance(value, str) and value in known.ids:
        yield node, repr(value + "?")
    elif isinstance(value, str) and COST.fullmatch(value):
        yield from ((node, repr(value[1:])), (node, repr(value + "L")))
    elif isinstance(value, str) and value.count("-") == 2 and set(value.split("-")) <= set(NEIGHBOUR):
        words = value.split("-")
        for at, word in enumerate(words):
            yield node, repr("-".join((*words[:at], NEIGHBOUR[word], *words[at + 1 :])))


def _of_name(node: ast.expr, name: str, known: Known) -> Iterator[Change]:
    zones = next((_after(name, group, known) for group in ZONES if name in group and _after(name, group, known)), "")
    if zones and isinstance(node, ast.Name):
        yield node, zones
    elif name in PLAYERS:
        yield node, f"(1 - {ast.unparse(node)})"
    elif name in NEIGHBOUR:
        yield node, re.sub(rf"\b{name}$", NEIGHBOUR[name], ast.unparse(node))


def _after(name: str, group: tuple[str, ...], known: Known) -> str:
    """The next name of a group that the file knows."""
    at = group.index(name)
    return next((other for other in group[at + 1 :] + group[:at] if other in known.names), "")


def _of_call(node: ast.expr, function: ast.expr, args: list[ast.expr], keywords: list[ast.keyword]) -> Iterator[Change]:
    name = function.id if isinstance(function, ast.Name) else ""
    called = function.attr if isinstance(function, ast.Attribute) else name
    if name in ("max", "min") and len(args) == 2:
        yield from ((node, f"({ast.unparse(one)})") for one in args)
    elif name in ("reversed", "sorted", "abs"):
        yield node, ast.unparse(args[0])
    elif name == "tuple" and args:
        yield node, "()"
    for at in range(len(args) - 1) if name not in ("max", "min", *ABOUT) else ():
        if not any(isinstance(one, ast.Constant | ast.Starred) or _is_table(one) for one in args[at : at + 2]):
            swapped = [*args[:at], args[at + 1], args[at], *args[at + 2 :]]
            yield node, ast.unparse(ast.Call(function, swapped, keywords))
    for keyword in keywords:
        if not isinstance(keyword.value, ast.Constant) and keyword.arg != "about" and called not in WORDED:
            rest = [one for one in keywords if one is not keyword]
            yield node, ast.unparse(ast.Call(function, args, rest))


def _is_table(node: ast.expr) -> bool:
    """`g`: mypy takes nothing else for it."""
    return isinstance(node, ast.Name) and node.id == TABLE


def _is_other_seat(node: ast.BinOp) -> bool:
    return isinstance(node.op, ast.Sub) and isinstance(node.left, ast.Constant) and node.left.value == 1


def _is_kind_of_zone(node: ast.BinOp) -> bool:
    """`card.zone // 2`: how a zone is numbered is no rule of a book."""
    return isinstance(node.op, ast.FloorDiv) and isinstance(node.right, ast.Constant) and node.right.value == 2
