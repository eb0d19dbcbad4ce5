"""The texts of all cards come back; no text does anything worse than to be refused."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from kirifuda.effects.tree import CardText
from kirifuda.last_chronicle.card_text import compile_text, render
from kirifuda.last_chronicle.cards import Printed, catalogue
from kirifuda.text.problems import NotUnderstood, TwoReadings

from .trees import PLAY_TEXTS, UNIT_TEXTS

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)
TEXTS = Path(__file__).with_name("same_texts.txt").read_text(encoding="utf-8")
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
            assert compile_text(render(tree, card.types), card.types, card.name, (), burst) == tree


def comes_back(text: CardText, kind: str) -> None:
    """It comes back, unless what it says can be read in two ways: then it is refused, as it should be."""
    said = render(text, (kind,))
    try:
        assert compile_text(said, (kind,)) == text, said
    except TwoReadings:
        reject()
    except NotUnderstood as trouble:
        raise AssertionError(f"{said}\n{trouble}") from trouble


@settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=SLOW)
@given(PLAY_TEXTS)
def test_what_a_spell_may_say_comes_back(text: CardText) -> None:
    comes_back(text, "spell")


@settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=SLOW)
@given(UNIT_TEXTS)
def test_abilities_come_back(text: CardText) -> None:
    comes_back(text, "unit")


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


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=6).map("".join), st.sampled_from(["spell", "unit", "structure"]))
def test_words_in_a_muddle_are_at_worst_refused(typed: str, kind: str) -> None:
    only_refused(typed, kind)
