"""Texts in plain lines, each with the clauses it uses; in English in sentences."""

import pytest

from kirifuda.card_meaning import explain
from kirifuda.effects.tree import CardText
from kirifuda.last_chronicle.card_words.reader import compile_text
from kirifuda.last_chronicle.cards import Printed, catalogue
from kirifuda.words import LANGUAGES


def lines(text: str, kind: str, language: str) -> list[str]:
    return explain(compile_text(text, (kind,), "試しの竜"), language, "last-chronicle")


def test_a_trigger_in_japanese() -> None:
    text = (
        "このユニットが攻撃したとき、あなたの時代がⅢ以上ならば、"
        "対戦相手のユニット1体を選び、それに2000ダメージを与える。"
    )
    assert lines(text, "unit", "ja") == [
        "このカードが攻撃した時： [11.6.3] [10.1.2.7]",
        "  あなたの時代が3以上なら働く。 [11.6.14]",
        "  あなたは対戦相手のユニットを1体選ぶ（A）。 [11.2.7]",
        "  Aに2000ダメージを与える。 [6.4] [6.6.1]",
    ]


def test_an_action_in_english() -> None:
    text = "《白1》、ワイプ、手札を1枚捨てる：ターンの終わりまで、このユニットは『速攻』を得る。"
    assert lines(text, "unit", "en") == [
        "Pay 《白1》, wipe this card, discard a card: this card gains haste until the end of the turn, "
        "for what is there now. [11.5] [15.1.16.2] [15.1.3] [11.2.7] [15.1.5] [11.9.4.11]",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: str) -> None:
    def explained(card: Printed) -> bool:
        texts = [text for text in (*card.texts, *card.bursts) if text != CardText()]
        return all(explain(text, language, "last-chronicle") for text in texts)

    assert [card.name for card in catalogue().cards if not explained(card)] == []
