"""No text does anything worse than to be refused, and what is understood is rendered to a text that means the same."""

from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from kirifuda.legend_of_stars.card_words.reader import compile_text
from kirifuda.legend_of_stars.card_words.speaker import say_text
from kirifuda.legend_of_stars.card_words.wordings import SENTENCES
from kirifuda.text.problems import NotUnderstood, TwoReadings

KINDS = ["character", "effect", "support"]
TEXTS = Path(__file__).with_name("same_texts.txt").read_text(encoding="utf-8")
WORDS = sorted({word for line in TEXTS.splitlines() for word in line.replace("、", "、\n").split("\n") if word})


def refused_or_rendered(typed: str, kind: str) -> None:
    try:
        tree = compile_text(typed, kind)
    except NotUnderstood as trouble:
        assert trouble.problems
        assert all(0 <= one.span.start <= one.span.end <= len(typed) for one in trouble.problems)
    except TwoReadings as trouble:
        assert len(trouble.readings) > 1
    else:
        assert compile_text(say_text(tree, kind), kind) == tree


@settings(max_examples=100, deadline=None)
@given(st.text(), st.sampled_from(KINDS))
@example("カードを¹枚引く。", KINDS[0])  # a digit that is no number
def test_garbage_is_only_ever_refused(typed: str, kind: str) -> None:
    refused_or_rendered(typed, kind)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=6).map("".join), st.sampled_from(KINDS))
def test_words_in_a_muddle_are_at_worst_refused(typed: str, kind: str) -> None:
    refused_or_rendered(typed, kind)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=3).map("".join), st.sampled_from(KINDS))
def test_sentences_one_after_the_other_mean_the_same_when_they_are_rendered(typed: str, kind: str) -> None:
    refused_or_rendered(typed, kind)
