"""A text in plain words, each line with the clauses it uses."""

import pytest

from kirifuda.card_meaning import explain
from kirifuda.last_chronicle.card_text import compile_text
from kirifuda.last_chronicle.cards import Printed, catalogue
from kirifuda.last_chronicle.vocabulary import (
    FORBIDDEN_ACTS,
    HAPPENINGS,
    KEYWORDS,
    PERMITTED_ACTS,
    REQUIRED_ACTS,
    ZONES,
)
from kirifuda.words import LANGUAGES, knows


def lines(text: str, kind: str, language: str) -> list[str]:
    return explain(compile_text(text, (kind,), "試しの竜"), language, "last-chronicle")


def test_a_trigger_in_japanese() -> None:
    text = (
        "このユニットが攻撃したとき、あなたの時代がⅢ以上ならば、"
        "対戦相手のユニット1体を選び、それに2000ダメージを与える。"
    )
    assert lines(text, "unit", "ja") == [
        "トリガーアビリティ [11.6]",
        "  このカードが攻撃したとき [10.1.2.7] [11.6.3]",
        "  誘発するときにも解決するときにも、次のとおりならば：あなたの時代が3以上 [7.6.2] [11.6.14]",
        "  使うときに選ぶ：ユニット［対戦相手のもの、戦場にある］から1 [11.2.7]",
        "  このカードが【1】で決めたカードに2000ダメージを与える [6.4] [6.6.1]",
    ]


def test_an_action_in_english() -> None:
    text = "《白1》、ワイプ、手札を1枚捨てる：ターンの終わりまで、このユニットは『速攻』を得る。"
    assert lines(text, "unit", "en") == [
        "Action ability [11.5]",
        "  Cost: 1 white souls, 1 souls of any faction [11.5.2.1] [5.2.2]",
        "  Cost: wipe this card [11.5.2.1.1]",
        "  Cost: do all of this [11.5.2.1] [6.8.2]",
        "    you pick then and there: 1 of card [your, in: hand] [11.8.5.1]",
        "    Discard the cards of pick 1 [15.1.5]",
        "  this card have this (until the end of the turn, for what is there now) [11.9.4.11]",
        "    Keyword ability: haste [15.2.2]",
    ]


@pytest.mark.clause("15.2.11.1", "C128", game="last-chronicle")
def test_a_keyword_says_what_it_stands_for() -> None:
    assert lines("『準備2条件（あなたがスペルを使用したとき）』", "unit", "ja") == [
        "キーワード能力『準備』（2） [15.2.11]",
        "  フィールドアビリティ [11.7] [15.2.11.1.1]",
        "    このカードは準備カウンターが2個置かれて戦場に出る [11.7.2]",
        "  トリガーアビリティ [11.6]",
        "    あなたがスペルを使用したとき [11.2.12] [11.6.3]",
        "    誘発するときにも解決するときにも、次のとおりならば：このカードの上の準備カウンターの数が1以上 [11.6.14]",
        "    このカードから準備カウンターを1個取り除く [6.10]",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: str) -> None:
    def explained(card: Printed) -> bool:
        return all(explain(text, language, "last-chronicle") for text in (*card.texts, *card.bursts) if text != NOTHING)

    assert [card.name for card in catalogue().cards if not explained(card)] == []


NOTHING = type(catalogue().cards[0].texts[0])()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_book_has_a_message(language: str) -> None:
    keys = [f"forbid-{act}" for act in FORBIDDEN_ACTS] + [f"permit-{act}" for act in PERMITTED_ACTS]
    keys += [f"require-{act}" for act in REQUIRED_ACTS] + [f"happening-{kind}" for kind in HAPPENINGS]
    keys += [f"keyword-{name}" for name in KEYWORDS] + [f"zone-{zone}" for zone in ZONES]
    assert [key for key in keys if not knows(f"chronicle-meaning-{key}", language)] == []
