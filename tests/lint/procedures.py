"""The contract of procedures: what they call, what they keep across a question, when they write."""

import ast
from dataclasses import dataclass

from .sources import Finding, functions, is_generator, nodes, own_nodes, parents

WRITES = {
    "add",
    "begin",
    "deal",
    "edit",
    "forget",
    "hide",
    "learn",
    "look_away",
    "look_into",
    "move",
    "move_all",
    "rearrange",
    "shift",
    "show",
    "tell",
    "turn_up",
}


@dataclass
class Procedures:
    """The names of all functions, and of all methods, that return a generator of questions."""

    functions: set[str]
    methods: set[str]

    def called_by(self, call):
        """The name of the procedure that a call makes, or nothing."""
        if isinstance(call.func, ast.Name):
            return call.func.id if call.func.id in self.functions else ""
        if isinstance(call.func, ast.Attribute):
            return call.func.attr if call.func.attr in self.methods else ""
        return ""


def procedures_in(modules):
    found = Procedures(set(), set())
    for module in modules:
        above = parents(module.tree)
        for function in functions(module.tree):
            if function.returns is not None and _returns_questions(function.returns):
                names = found.methods if isinstance(above[function], ast.ClassDef) else found.functions
                names.add(function.name)
    return found


def _returns_questions(annotation):
    return any(isinstance(node, ast.Name) and node.id in ("Proc", "Generator") for node in ast.walk(annotation))


DRIVERS = (("kernel", "game"), ("legions", "trying_costs"))
"""What keeps generators on purpose: the driver, and what tries costs on copies of the table."""


def forgotten_yield_from(module, procedures):
    """A procedure that is called and never run, but by those who answer its questions themselves."""
    above = parents(module.tree)
    for node in nodes(module.tree):
        name = procedures.called_by(node) if isinstance(node, ast.Call) else ""
        if not name:
            continue
        where = above[node]
        while isinstance(where, ast.IfExp):
            where = above[where]
        kept = module.name in DRIVERS and isinstance(where, ast.Assign)
        if not (isinstance(where, ast.YieldFrom | ast.Return) or kept):
            yield Finding(node.lineno, f"{name}() without `yield from`")


def cards_across_a_question(module):
    """A card object that a procedure still uses after a question: it may be another's by then."""
    for function in functions(module.tree):
        if is_generator(function):
            yield from _stale_cards(function)


def _stale_cards(function):
    nodes = sorted((node for node in own_nodes(function) if hasattr(node, "lineno")), key=_place)
    questions = [node for node in nodes if isinstance(node, ast.Yield | ast.YieldFrom)]
    loops = [node for node in nodes if isinstance(node, ast.For | ast.While)]
    for name, taken in _taken_cards(nodes):
        for use in nodes:
            if not (isinstance(use, ast.Name) and use.id == name and isinstance(use.ctx, ast.Load)):
                continue
            if any(_place(taken) < _place(question) < _place(use) for question in questions):
                if not _taken_again(nodes, name, taken, use):
                    yield Finding(use.lineno, f"{function.name}() uses the card `{name}` after a question")
            elif any(_holds(loop, use) and not _holds(loop, taken) for loop in loops if _asks(loop)):
                yield Finding(use.lineno, f"{function.name}() uses the card `{name}` around a question")


def _taken_cards(nodes):
    for node in nodes:
        if isinstance(node, ast.Assign) and _is_card(node.value):
            yield from ((target.id, node) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name) and _is_cards(node.iter):
            yield node.target.id, node.target


def _is_card(node):
    if isinstance(node, ast.Subscript):
        return _is_cards(node.value)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "edit"


def _is_cards(node):
    return isinstance(node, ast.Attribute) and node.attr == "cards"


def _taken_again(nodes, name, taken, use):
    return any(
        again is not taken and again_name == name and _place(taken) < _place(again) < _place(use)
        for again_name, again in _taken_cards(nodes)
    )


def _asks(loop):
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(loop))


def _holds(loop, node):
    return any(inner is node for inner in ast.walk(loop))


def _place(node):
    return node.lineno, node.col_offset


def writes_before_a_procedure(module):
    """A plain function that hands back a procedure has changed nothing: it is called again on every fork."""
    for function in functions(module.tree):
        if is_generator(function) or function.returns is None or not _returns_questions(function.returns):
            continue
        for node in own_nodes(function):
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Call):
                for before in _on_the_way_to(function.body, node):
                    for written in _written(before):
                        yield Finding(written.lineno, f"{function.name}() writes before it returns a procedure")


def _on_the_way_to(block, wanted):
    """The statements that have run when `wanted` does, branches that return excepted."""
    for statement in block:
        if statement is wanted:
            return
        inside = any(node is wanted for node in ast.walk(statement))
        if not inside:
            if isinstance(statement, ast.If) and isinstance(statement.body[-1], ast.Return | ast.Raise):
                yield statement.test
            else:
                yield statement
            continue
        if isinstance(statement, ast.If):
            yield statement.test
        for inner in ("body", "orelse"):
            block = getattr(statement, inner, [])
            if any(node is wanted for one in block for node in ast.walk(one)):
                yield from _on_the_way_to(block, wanted)
        return


def _written(node):
    for inner in ast.walk(node):
        targets = []
        if isinstance(inner, ast.Assign):
            targets = inner.targets
        elif isinstance(inner, ast.AugAssign):
            targets = [inner.target]
        elif isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute) and inner.func.attr in WRITES:
            yield inner
        yield from (target for target in targets if isinstance(target, ast.Attribute | ast.Subscript))
