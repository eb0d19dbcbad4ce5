"""Every step of a course, every action and every word of a card text cites a clause of the book."""

from collections.abc import Callable

import pytest

from kirifuda.kernel import course
from kirifuda.ledger import read_book
from kirifuda.legend_of_stars.book import clause
from kirifuda.legend_of_stars.options.actions import ACTIONS
from kirifuda.legend_of_stars.rules import RULES
from kirifuda.legend_of_stars.texts.verbs import VERBS

COURSES = [one for one in course._courses.values() if one.name.startswith("stars/")]
BOOK = read_book("legend-of-stars")


def uncited(functions: list[Callable[..., object]]) -> list[str]:
    cited = {(citation.module, citation.function) for citation in clause.citations}
    return sorted({one.__name__ for one in functions if (one.__module__, one.__name__) not in cited})


def test_every_step_of_a_course_cites_a_clause() -> None:
    assert RULES and len(COURSES) >= 20
    assert uncited([step for one in COURSES for step in one.steps]) == []


def test_every_word_of_a_card_text_cites_a_clause() -> None:
    assert uncited(list(VERBS.values())) == []


@pytest.mark.parametrize(("key", "cited"), ACTIONS.values())
def test_every_action_cites_a_clause_of_the_book(key: str, cited: str) -> None:
    assert cited in BOOK, key


def test_every_citation_is_in_the_book() -> None:
    cited = {citation.clause for citation in clause.citations} | {one.clause for one in COURSES}
    assert [one for one in sorted(cited) if one not in BOOK] == []
