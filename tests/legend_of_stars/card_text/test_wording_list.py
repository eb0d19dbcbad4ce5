"""The wordings that are shown beside one that is not understood are understood."""

import pytest

from kirifuda.legend_of_stars.card_text.grammar import SENTENCE, grammar
from kirifuda.legend_of_stars.card_text.wordings import SENTENCES
from kirifuda.text.parsing import Stuck


@pytest.mark.parametrize(
    "sentence", [one for one in SENTENCES if "【" not in one and "＜" not in one and "「" not in one]
)
def test_a_wording_is_a_sentence_of_the_grammar(sentence: str) -> None:
    assert not isinstance(grammar().readings(sentence.removesuffix("。"), SENTENCE), Stuck)
