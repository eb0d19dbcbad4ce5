"""No text does anything worse than to be refused, and what is understood is said in a text that means the same."""

from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from kirifuda.legions.card_words.reader import compile_text
from kirifuda.legions.card_words.speaker import say_text
from kirifuda.legions.card_words.wordings import SENTENCES
from kirifuda.text.problems import NotUnderstood, TwoReadings

CATEGORIES = ["skill", "minion"]
TEXTS = Path(__file__).with_name("same_texts.txt").read_text(encoding="utf-8")
WORDS = sorted({word for line in TEXTS.splitlines() for word in line.replace("、", "、\n").split("\n") if word})


def refused_or_said(typed: str, category: str) -> None:
    try:
        tree = compile_text(typed, category)
    except NotUnderstood as trouble:
        assert trouble.problems
        assert all(0 <= one.span.start <= one.span.end <= len(typed) for one in trouble.problems)
    except TwoReadings as trouble:
        assert len(trouble.readings) > 1
    else:
        assert compile_text(say_text(tree, category), category) == tree


@settings(max_examples=100, deadline=None)
@given(st.text(), st.sampled_from(CATEGORIES))
@example("カードを¹枚引く。", "skill")  # a digit that is no number
def test_garbage_is_only_ever_refused(typed: str, category: str) -> None:
    refused_or_said(typed, category)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=6).map("".join), st.sampled_from(CATEGORIES))
def test_words_in_a_muddle_are_at_worst_refused(typed: str, category: str) -> None:
    refused_or_said(typed, category)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=3).map("".join), st.sampled_from(CATEGORIES))
def test_sentences_one_after_the_other_mean_the_same_when_they_are_said(typed: str, category: str) -> None:
    refused_or_said(typed, category)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(TEXTS.splitlines()), st.data())
def test_a_text_with_a_few_characters_cut_out_is_at_worst_refused(line: str, data: st.DataObject) -> None:
    text = line.split("|", 1)[-1].replace("\\n", "\n")
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 4)))
    refused_or_said(text[:start] + text[end:], "minion" if "《" in line else "skill")
