"""All readings of a text, merged by what they mean; where it went wrong; nothing that is read is dropped."""

import pytest

from kirifuda.language.chart import MOST_MEANINGS, Chart
from kirifuda.language.lattice import Lexicon, lattice_of
from kirifuda.language.productions import grammar_of, told_where

SUMS = """
sum: Number
   | sum Plus sum                                -> added
"""


def words(**kinds: dict[str, object]) -> Lexicon:
    lexicon = Lexicon()
    for kind, some in kinds.items():
        for word, value in some.items():
            lexicon.add(word, kind, value)
    return lexicon


NUMBERS = words(Number={"1": 1, "2": 2, "12": 12}, Plus={"+": "+"})


def read(grammar: str, actions: dict[str, object], text: str, lexicon: Lexicon, phrase: str) -> Chart:
    chart = Chart(grammar_of(grammar, actions), lattice_of(text, lexicon))
    chart.found = chart.meanings(phrase)  # type: ignore[attr-defined]
    return chart


def test_derivations_that_mean_the_same_are_one_reading() -> None:
    chart = read(SUMS, {"added": lambda one, _, other: one + other}, "1+1+2", NUMBERS, "sum")
    assert chart.found == [4]


def test_derivations_that_mean_something_else_are_all_found() -> None:
    chart = read(SUMS, {"added": lambda one, _, other: (one, other)}, "1+1+2", NUMBERS, "sum")
    assert sorted(chart.found, key=str) == [((1, 1), 2), (1, (1, 2))]


def test_the_longest_word_is_not_preferred() -> None:
    grammar = "digits: Number\n | Number digits -> more"
    chart = read(grammar, {"more": lambda one, rest: (one, rest)}, "12", NUMBERS, "digits")
    assert sorted(chart.found, key=str) == [(1, 2), 12]


def test_an_action_that_returns_none_makes_no_reading() -> None:
    chart = read(SUMS, {"added": lambda one, _, other: None if one == other else one + other}, "1+1+2", NUMBERS, "sum")
    assert chart.found == [4]
    assert not read(SUMS, {"added": lambda one, _, other: None}, "1+2", NUMBERS, "sum").found


def test_a_text_that_is_not_read_says_where_and_what_was_expected() -> None:
    chart = read(SUMS, {"added": lambda one, _, other: one + other}, "1+x", NUMBERS, "sum")
    assert not chart.found
    assert chart.stuck() == (2, ("Number",))


def test_more_meanings_than_can_be_told_apart_are_unclear() -> None:
    chart = read(SUMS, {"added": lambda one, _, other: (one, other)}, "+".join("1" * 8), NUMBERS, "sum")
    assert chart.unclear is not None
    assert len({end for end, _ in chart.cells["sum", 0].results}) * MOST_MEANINGS >= len(chart.cells["sum", 0].results)


def test_the_work_grows_with_the_text_alone() -> None:
    grammar = "simple: Noun\n | Mod simple -> narrowed"
    lexicon = words(Noun={"竜": "dragon"}, Mod={"赤い": "red"})

    def steps(many: int) -> int:
        return read(grammar, {"narrowed": lambda mod, noun: noun}, "赤い" * many + "竜", lexicon, "simple").steps

    assert steps(100) - steps(50) == steps(150) - steps(100)


def test_what_may_be_left_out_is_handed_on_as_none_and_a_mark_never() -> None:
    grammar = 'list: Number "+"? Number? -> both'
    found = []
    for text in ("1", "1+", "1+2", "12"):
        found += read(grammar, {"both": lambda one, other: (one, other)}, text, mixed(), "list").found
    assert found == [(1, None), (1, None), (1, 2), (1, 2)]


def mixed() -> Lexicon:
    lexicon = words(Number={"1": 1, "2": 2})
    lexicon.add("+", "+", "+")
    return lexicon


def test_an_action_can_be_told_where_its_words_stand() -> None:
    chart = read("one: Number -> at", {"at": told_where(lambda at, number: (at, number))}, "12", NUMBERS, "one")
    assert chart.found == [((0, 2), 12)]


def test_a_production_of_several_words_needs_an_action() -> None:
    with pytest.raises(ValueError, match="needs an action"):
        grammar_of("pair: Number Plus", {})
    with pytest.raises(ValueError, match="no action sum"):
        grammar_of("pair: Number Plus -> sum", {})
