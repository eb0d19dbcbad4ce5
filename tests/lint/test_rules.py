"""Habits that matter, read off the source of kernel and games."""

import pytest

from .chance import floats, outside_chance, set_order
from .editions import edition_checks
from .imports import wrong_way
from .procedures import (
    Procedures,
    cards_across_a_question,
    forgotten_yield_from,
    procedures_in,
    writes_before_a_procedure,
)
from .sources import game_modules, module, modules, rule_modules

SHARED = {"kernel", "effects"}


def findings(lint, modules):
    return [f"{one}:{found.line} {found.what}" for one in modules for found in lint(one)]


@pytest.mark.parametrize(
    "lint", [outside_chance, set_order, floats, cards_across_a_question, writes_before_a_procedure]
)
def test_kernel_and_games_keep_the_contract(lint):
    assert findings(lint, rule_modules()) == []


def test_no_rule_asks_which_edition_it_is():
    assert findings(edition_checks, game_modules()) == []


def test_imports_go_one_way():
    assert findings(wrong_way, modules()) == []


def test_every_procedure_that_is_called_is_run():
    """A name may be a procedure in one game and a plain function in another."""
    kernel = [one for one in rule_modules() if one.name[0] in SHARED]
    for package in sorted({one.name[0] for one in rule_modules()} - SHARED):
        game = [one for one in rule_modules() if one.name[0] == package]
        procedures = procedures_in([*kernel, *game])
        assert "drive" in procedures.functions and "shuffle" in procedures.methods
        assert findings(lambda one, known=procedures: forgotten_yield_from(one, known), [*kernel, *game]) == []


CARELESS = [
    (outside_chance, "import random"),
    (outside_chance, "from random import choice"),
    (outside_chance, "import time"),
    (outside_chance, "from datetime import date"),
    (outside_chance, "def f(card):\n    return id(card)"),
    (outside_chance, "def f(card):\n    return hash(card)"),
    (set_order, "def f(g):\n    for seat in {0, 1}:\n        g.draw(seat)"),
    (set_order, "def f(ids):\n    chosen = set(ids)\n    return [id for id in chosen]"),
    (set_order, "def f(ids):\n    return tuple({*ids})"),
    (set_order, "def f(ids, others):\n    for id in set(ids) | others:\n        pass"),
    (set_order, "def f(ids):\n    return (*set(ids),)"),
    (set_order, "def f(ids):\n    return set(ids).pop()"),
    (floats, "HALF = 0.5"),
    (floats, "def f(a):\n    return a / 2"),
    (floats, "def f(a):\n    a /= 2"),
    (floats, "def f(a):\n    return float(a)"),
    (edition_checks, "def f(g):\n    return g.regulation.edition == 'pro'"),
    (edition_checks, "def f(g):\n    return g.regulation.level >= 3"),
    (edition_checks, "def f(g):\n    return g.regulation.format in ('pro', 'master')"),
    (edition_checks, "def f(g):\n    match g.format:\n        case 'pro':\n            pass"),
    (cards_across_a_question, "def f(g):\n    card = g.cards[1]\n    yield q\n    card.face"),
    (cards_across_a_question, "def f(g):\n    card = g.edit(1)\n    yield from f(g)\n    card.face = 1"),
    (cards_across_a_question, "def f(g):\n    card = g.cards[1]\n    while card.face:\n        yield q"),
    (cards_across_a_question, "def f(g):\n    for card in g.cards:\n        yield q\n        card.face"),
    (writes_before_a_procedure, "def f(g) -> Proc | None:\n    g.tell('x')\n    return ask(g)"),
    (writes_before_a_procedure, "def f(g) -> Proc | None:\n    g.turn += 1\n    return ask(g)"),
    (writes_before_a_procedure, "def f(g) -> Proc:\n    if g.x:\n        g.edit(1).up = True\n        return ask(g)"),
]

CAREFUL = [
    (outside_chance, "from math import factorial\nclass A:\n    def __hash__(self):\n        return hash(self.key)"),
    (set_order, "def f(ids):\n    chosen = set(ids)\n    return sorted(chosen), [id for id in ids if id in chosen]"),
    (set_order, "def f(ids):\n    return sum(id for id in set(ids))"),
    (floats, "def f(a):\n    return a // 2"),
    (edition_checks, "def f(g):\n    return g.regulation.has_soldier(0)"),
    (cards_across_a_question, "def f(g):\n    card = g.cards[1]\n    seat = card.owner\n    yield q\n    g.move(seat)"),
    (cards_across_a_question, "def f(g):\n    yield q\n    card = g.cards[1]\n    card.face"),
    (cards_across_a_question, "def f(g):\n    card = g.cards[1]\n    yield q\n    card = g.cards[1]\n    card.face"),
    (
        cards_across_a_question,
        "def f(g):\n    while True:\n        yield q\n        card = g.edit(1)\n        card.up = True",
    ),
    (
        writes_before_a_procedure,
        "def f(g) -> Proc | None:\n    if g.x:\n        g.tell('x')\n        return None\n    return ask(g)",
    ),
    (writes_before_a_procedure, "def f(g) -> Proc:\n    g.tell('x')\n    yield q"),
]


@pytest.mark.parametrize(("lint", "source"), CARELESS)
def test_a_careless_module_is_noticed(lint, source):
    assert findings(lint, [module(source)])


@pytest.mark.parametrize(("lint", "source"), CAREFUL)
def test_a_careful_module_is_left_in_peace(lint, source):
    assert findings(lint, [module(source)]) == []


@pytest.mark.parametrize("name", ["black_poker.evaluation", "black_poker.formats"])
def test_what_belongs_to_a_module_is_allowed_there(name):
    source = "def f(g):\n    return g.level >= 2\nHALF = 0.5"
    lint = floats if name.endswith("evaluation") else edition_checks
    assert findings(lint, [module(source, name)]) == []


ASKING = Procedures({"to_graveyard"}, {"shuffle"})


@pytest.mark.parametrize(
    "call", ["to_graveyard(g)", "x = to_graveyard(g)", "g.shuffle(0)", "yield to_graveyard(g)", "f(to_graveyard(g))"]
)
def test_a_procedure_that_is_not_run_is_noticed(call):
    one = module(f"def f(g):\n    {call}")
    assert [found.line for found in forgotten_yield_from(one, ASKING)] == [2]


@pytest.mark.parametrize(
    "call", ["yield from to_graveyard(g)", "x = yield from g.shuffle(0)", "return to_graveyard(g)"]
)
def test_a_procedure_that_is_run_is_left_in_peace(call):
    assert list(forgotten_yield_from(module(f"def f(g):\n    {call}"), ASKING)) == []


@pytest.mark.parametrize(
    ("name", "source", "wrong"),
    [
        ("kernel.state", "from ..black_poker import table", True),
        ("kernel.state", "from ..words import say", True),
        ("kernel.state", "import kirifuda.api", True),
        ("kernel.state", "import typer", True),
        ("kernel.state", "from .. import words", True),
        ("black_poker.life", "from ..legions.rules import x", True),
        ("black_poker.life", "from ..cli import play", True),
        ("black_poker.life", "from rich import print", True),
        ("black_poker.life", "if TYPE_CHECKING:\n    from ..replay import save", True),
        ("black_poker.life", "from .record import board", True),
        ("black_poker.life", "from .game import RECORD", True),
        ("black_poker.record.board", "from ...legions.fronts import FRONTS", True),
        ("black_poker.record.board", "from rich import print\nfrom ...cli.console import tell", False),
        ("kernel.state", "from .ask import Proc", False),
        ("kernel.state", "from collections.abc import Callable", False),
        ("black_poker.life", "from ..kernel.ask import Proc\nfrom .table import Table\nfrom . import wording", False),
        ("agents.greedy", "from ..kernel.game import Game\nfrom ..black_poker import table\nimport rich", False),
        ("kernel.playout", "if TYPE_CHECKING:\n    from mypy_extensions import i64", False),
        ("kernel.playout", "from mypy_extensions import i64", True),
        ("kernel.playout", "if TYPE_CHECKING:\n    from numpy import int64", True),
    ],
)
def test_an_import_that_goes_the_wrong_way_is_noticed(name, source, wrong):
    assert bool(list(wrong_way(module(source, name)))) is wrong
