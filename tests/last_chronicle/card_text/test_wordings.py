"""One meaning, many ways to print it: all compile to the same tree, and it is rendered in the usual one."""

import tomllib
from pathlib import Path

import pytest
from tests.last_chronicle.test_card_words import GROUPS, NAME

from kirifuda.card_meaning import explain
from kirifuda.last_chronicle.card_words.explaining import explained
from kirifuda.last_chronicle.card_words.reader import compile_text
from kirifuda.last_chronicle.card_words.speaker import say_text
from kirifuda.last_chronicle.card_words.wordings import CONDITIONS, COSTS
from kirifuda.words import LANGUAGES, say

BOOK = Path(__file__).parents[3] / "books" / "last_chronicle"
CLAUSES = {
    clause["id"]
    for file in BOOK.glob("*.toml")
    for clause in tomllib.loads(file.read_text(encoding="utf-8")).get("clause", ())
}
SAME = [(kind, usual, other) for kind, usual, others in GROUPS for other in others]


def test_the_file_is_read_whole() -> None:
    assert len(GROUPS) > 400
    assert len(SAME) > 750


@pytest.mark.parametrize(("kind", "usual"), [(kind, usual) for kind, usual, _ in GROUPS])
def test_the_usual_text_is_said_as_it_is_written_and_explained(kind: str, usual: str) -> None:
    meant = compile_text(usual, (kind,), NAME)
    assert say_text(meant, (kind,)) == usual
    for language in LANGUAGES:
        lines = explained(meant, language, say)
        assert {clause for line in lines for clause in line.clauses} <= CLAUSES
        assert len(explain(meant, language, "last-chronicle")) == len(lines)


@pytest.mark.parametrize(("kind", "usual", "other"), SAME)
def test_another_wording_means_the_same(kind: str, usual: str, other: str) -> None:
    assert compile_text(other, (kind,), NAME) == compile_text(usual, (kind,), NAME)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_the_conditions_shown_beside_a_mistake_are_understood(condition: str) -> None:
    assert compile_text(f"{condition}、カードを1枚引く。", ("unit",)).abilities[0].conditions


@pytest.mark.parametrize("cost", COSTS)
def test_the_costs_shown_beside_a_mistake_are_understood(cost: str) -> None:
    text = f"{cost}：カードを1枚引く。"
    assert compile_text(text, ("unit",)).abilities[0].costs
