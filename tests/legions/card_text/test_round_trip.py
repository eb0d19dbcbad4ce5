"""Every tree is rendered to a text that compiles to it; no text does anything worse than to be refused."""

from pathlib import Path

from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from kirifuda.effects.tree import CardText
from kirifuda.legions.card_text import compile_text, render
from kirifuda.text.problems import NotUnderstood, TwoReadings

from .trees import PLAY_TEXTS, UNIT_TEXTS

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)
TEXTS = Path(__file__).with_name("same_texts.txt").read_text(encoding="utf-8")
WORDS = sorted({word for line in TEXTS.splitlines() for word in line.replace("、", "、\n").split("\n") if word})


def check(text: CardText, category: str) -> None:
    """It comes back, unless what it says can be read in two ways: then it is refused, as it should be."""
    said = render(text, category)
    try:
        assert compile_text(said, category) == text, said
    except TwoReadings:
        reject()
    except NotUnderstood as trouble:
        raise AssertionError(f"{said}\n{trouble}") from trouble


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=SLOW)
@given(PLAY_TEXTS)
def test_a_play_effect_comes_back(text: CardText) -> None:
    check(text, "skill")


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=SLOW)
@given(UNIT_TEXTS)
def test_abilities_come_back(text: CardText) -> None:
    check(text, "minion")


def only_refused(typed: str, category: str) -> None:
    try:
        compile_text(typed, category)
    except NotUnderstood as trouble:
        assert trouble.problems
        assert all(0 <= one.span.start <= one.span.end <= len(typed) for one in trouble.problems)
    except TwoReadings as trouble:
        assert len(trouble.readings) > 1


@settings(max_examples=100, deadline=None)
@given(st.text(), st.sampled_from(["skill", "minion"]))
def test_garbage_is_only_ever_refused(typed: str, category: str) -> None:
    only_refused(typed, category)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=6).map("".join), st.sampled_from(["skill", "minion"]))
def test_words_in_a_muddle_are_at_worst_refused(typed: str, category: str) -> None:
    only_refused(typed, category)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(TEXTS.splitlines()), st.data())
def test_a_text_with_a_few_characters_cut_out_is_at_worst_refused(line: str, data: st.DataObject) -> None:
    text = line.split("|", 1)[-1].replace("\\n", "\n")
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 4)))
    only_refused(text[:start] + text[end:], "minion" if "《" in line else "skill")
