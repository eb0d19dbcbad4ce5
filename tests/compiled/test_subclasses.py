"""Compiled, a class has no child that is interpreted, unless it says that it may have."""

import ast
import importlib
import sys
from enum import Enum
from inspect import getfile, isclass
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from build_compiled import Config, module_name, package_files

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
COMPILED = {module_name(file) for file in Config.read(ROOT / "pyproject.toml").files(SOURCE)}
READS_CARDS = (
    "kirifuda.language",
    "kirifuda.text",
    "kirifuda.legions",
    "kirifuda.last_chronicle",
    "kirifuda.legend_of_stars",
)
OF_PYTHON = (BaseException, Enum, tuple)
"""What inherits from these is a class of Python's own kind, compiled or not."""


def may_have_children(parent):
    """Whether `@mypyc_attr(allow_interpreted_subclasses=True)` stands above a class."""
    for node in ast.walk(ast.parse(Path(getfile(parent)).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == parent.__name__:
            return any("allow_interpreted_subclasses=True" in ast.unparse(one) for one in node.decorator_list)
    raise AssertionError(f"{parent} is not found where it says it stands")


def refused(module):
    """The classes of an interpreted module that the compiled build cannot make."""
    for one in vars(module).values():
        if isclass(one) and one.__module__ == module.__name__ and not issubclass(one, OF_PYTHON):
            for parent in one.__bases__:
                if (
                    parent.__module__ in COMPILED
                    and not getattr(parent, "_is_protocol", False)
                    and not may_have_children(parent)
                ):
                    yield f"{module.__name__}.{one.__name__} is a {parent.__name__}"


def interpreted():
    names = {
        module_name(path.relative_to(SOURCE)) for path in package_files(SOURCE / "kirifuda") if path.suffix == ".py"
    }
    return sorted(name for name in names - COMPILED if name.startswith(READS_CARDS))


def test_no_interpreted_class_is_the_child_of_a_compiled_one_that_allows_none():
    found = [one for name in interpreted() for one in refused(importlib.import_module(name))]
    assert found == []


@pytest.mark.parametrize(("parent", "wrong"), [("Number", True), ("Amount", False)])
def test_such_a_class_is_noticed(parent, wrong):
    tree = importlib.import_module("kirifuda.effects.tree")
    module = type(sys)("made_up")
    module.Child = type("Child", (getattr(tree, parent),), {"__module__": "made_up"})
    assert bool(list(refused(module))) == wrong
