"""Nothing is read and dropped: every action of the grammar uses every word that it is handed."""

import dis
from collections.abc import Callable
from typing import Any

from kirifuda.language.actions import amounts, endings, modifiers, nouns, parts, quantities
from kirifuda.language.actions.table import actions_of
from kirifuda.language.frame import Frame
from kirifuda.language.frames import SHARED
from kirifuda.language.grammar import GRAMMAR
from kirifuda.language.productions import grammar_of
from kirifuda.legend_of_stars.card_words import frames as stars
from kirifuda.legend_of_stars.card_words import reader as of_stars
from kirifuda.legions.card_words import frames as legions
from kirifuda.legions.card_words import reader as of_legions

READERS = (of_stars.sentences(), of_legions.sentences())
FRAMES = (*SHARED, *stars.FRAMES, *legions.FRAMES)
ACTIONS = {
    label: action
    for reader in READERS
    for label, action in actions_of(
        reader.vocabulary, lambda clause: clause, lambda this, clause: (this, clause), lambda clause: []
    ).items()
}
PRODUCTIONS = [
    one
    for reader in READERS
    for some in grammar_of(GRAMMAR + reader.vocabulary.grammar, ACTIONS).productions.values()
    for one in some
]
LABELS = {one.label for one in PRODUCTIONS if one.label}


def unused_arguments(action: Callable[..., Any]) -> set[str]:
    code = action.__code__
    loaded = {one.argval for one in dis.get_instructions(code) if one.opname.startswith("LOAD")}
    return set(code.co_varnames[: code.co_argcount]) - loaded - set(code.co_cellvars)


def test_an_action_that_ignores_a_word_is_noticed() -> None:
    assert unused_arguments(lambda one, other: one) == {"other"}


def test_every_action_looks_at_every_word() -> None:
    assert {label: unused for label in sorted(LABELS) if (unused := unused_arguments(ACTIONS[label]))} == {}


def test_every_action_is_used_by_the_grammar() -> None:
    helpers = {"all_changes", "narrowed", "lies_so", "lies_in"}
    for module in (endings, parts, quantities, nouns, amounts, modifiers):
        own = {name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
        assert {name for name in own if not name.startswith("_")} - helpers <= LABELS


def test_every_word_of_the_grammar_is_in_a_vocabulary() -> None:
    kinds = {"Number", "Letter", "SignedNumber"}
    for reader in READERS:
        kinds |= {kind for letters in walk(reader.lexicon.letters) for kind, _ in letters}
        kinds |= {bracket.kind for bracket in reader.vocabulary.brackets}
    assert {kind for reader in READERS for kind in reader.grammar.bits} - kinds == set()


def walk(letters: dict[str, Any]) -> list[list[tuple[str, Any]]]:
    found = [letters[""]] if "" in letters else []
    for letter, below in letters.items():
        if letter:
            found += walk(below)
    return found


def test_every_field_of_a_frame_is_one_that_its_record_or_its_maker_takes() -> None:
    assert [one.pattern for one in FRAMES if unknown_fields(one)] == []


def unknown_fields(one: Frame) -> set[str]:
    given = {case.field for case in one.cases if case.field} | set(one.fixed)
    maker = one.pack or one.record.__init__
    code = maker.__code__
    if code.co_flags & 0x08:  # it takes whatever it is given
        return set()
    return given - set(code.co_varnames[: code.co_argcount + code.co_kwonlyargcount])


SAYS_ONE_THING = {"card", "bare-cores", "this-damage", "battle-damage"}
"""Kinds that are filled by one phrase alone, so that a maker need not look at what it was."""


def test_every_maker_of_a_frame_looks_at_every_case() -> None:
    assert {one.pattern: ignored for one in FRAMES if (ignored := ignored_cases(one))} == {}


def ignored_cases(one: Frame) -> set[str]:
    if one.pack is None:
        return set()
    code = one.pack.__code__
    swallowed = (
        {"**"} if code.co_flags & 0x08 and code.co_varnames[code.co_argcount + code.co_kwonlyargcount] == "_" else set()
    )
    plain = {case.field for case in one.cases if case.kind in SAYS_ONE_THING}
    return (unused_arguments(one.pack) | swallowed) - plain
