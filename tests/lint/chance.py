"""Rules are deterministic: no generator of random numbers, no clock, no address, no order of a set, no float."""

import ast

from .sources import Finding, functions, nodes, own_nodes, parents

FORBIDDEN_MODULES = {"random", "secrets", "time", "datetime", "uuid", "os", "threading", "asyncio", "numpy"}
ORDER_DOES_NOT_MATTER = {"sorted", "sum", "any", "all", "len", "min", "max", "set", "frozenset"}


def outside_chance(module):
    """Imports of clocks and random numbers, and uses of `id()` or `hash()`."""
    for node in nodes(module.tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        else:
            names = []
        for name in names:
            if name.split(".")[0] in FORBIDDEN_MODULES:
                yield Finding(node.lineno, f"imports {name}")
    hashing = [function for function in functions(module.tree) if function.name == "__hash__"]
    allowed = {node for function in hashing for node in own_nodes(function)}
    for node in nodes(module.tree):
        if _called(node) in ("id", "hash") and node not in allowed:
            yield Finding(node.lineno, f"calls {_called(node)}()")


def _called(node):
    """The name of the function that a node calls."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def set_order(module):
    """Iterating over a set, where what comes of it depends on the order."""
    above = parents(module.tree)
    for function in functions(module.tree):
        nodes = list(own_nodes(function))
        sets = {
            target.id
            for node in nodes
            if isinstance(node, ast.Assign) and _is_set(node.value, set())
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in nodes:
            for iterated in _iterated(node, above):
                if _is_set(iterated, sets):
                    yield Finding(iterated.lineno, "depends on the order of a set")


def _iterated(node, above):
    if isinstance(node, ast.For):
        yield node.iter
    elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
        if _called(above.get(node)) not in ORDER_DOES_NOT_MATTER:
            yield from (generator.iter for generator in node.generators)
    elif _called(node) in ("tuple", "list", "next", "iter"):
        yield from node.args[:1]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "pop":
        yield node.func.value
    elif isinstance(node, ast.Starred) and not isinstance(above.get(node), ast.Set):
        yield node.value


def _is_set(node, known):
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call):
        return _called(node) in ("set", "frozenset")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub):
        return _is_set(node.left, known) or _is_set(node.right, known)
    return isinstance(node, ast.Name) and node.id in known


def floats(module):
    """Numbers that are not whole, which only an evaluation may use."""
    if module.name[-1] == "evaluation":
        return
    for node in nodes(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield Finding(node.lineno, f"the float {node.value}")
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield Finding(node.lineno, "divides into a float")
        elif _called(node) == "float":
            yield Finding(node.lineno, "makes a float")
