"""No text does anything worse than to be refused, and what is understood is said in a text that means the same."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.last_chronicle.test_card_words import FILE

from kirifuda.last_chronicle.card_words.reader import compile_text
from kirifuda.last_chronicle.card_words.speaker import say_text
from kirifuda.last_chronicle.cards import Printed, catalogue
from kirifuda.text.problems import NotUnderstood, TwoReadings

TEXTS = FILE.read_text(encoding="utf-8")
WORDS = sorted({word for line in TEXTS.splitlines() for word in line.replace("、", "、\n").split("\n") if word})
CARDS = [card for card in catalogue().cards if card.token is None]


@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_the_texts_of_a_card_come_back(card: Printed) -> None:
    words = card.words
    for text, rows, burst in (
        (words.text, (words.green, words.red), False),
        (words.burst, (words.burst_green, words.burst_red), True),
    ):
        for row in ((), *((one,) for one in rows if one)):
            tree = compile_text(text, card.types, card.name, row, burst)
            said = say_text(tree, card.types, burst)
            assert compile_text(said, card.types, card.name, (), burst) == tree


def only_refused(typed: str, kind: str) -> None:
    try:
        compile_text(typed, (kind,))
    except NotUnderstood as trouble:
        assert trouble.problems
        assert all(0 <= one.span.start <= one.span.end <= len(typed) for one in trouble.problems)
    except TwoReadings as trouble:
        assert len(trouble.readings) > 1


@settings(max_examples=100, deadline=None)
@given(st.text(), st.sampled_from(["spell", "unit"]))
def test_garbage_is_only_ever_refused(typed: str, kind: str) -> None:
    only_refused(typed, kind)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=6).map("".join), st.sampled_from(["spell", "unit", "structure"]))
def test_words_in_a_muddle_are_at_worst_refused(typed: str, kind: str) -> None:
    only_refused(typed, kind)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(TEXTS.splitlines()), st.data())
def test_a_text_with_a_few_characters_cut_out_is_at_worst_refused(line: str, data: st.DataObject) -> None:
    kind, _, text = line.partition("|") if "|" in line else ("unit", "", line)
    text = text.replace("⏎", "\n")
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 4)))
    only_refused(text[:start] + text[end:], kind)
