"""What may follow at a place of a text, in the words of each game."""

import pytest

import kirifuda
from kirifuda.language.sentences import SentenceReader
from kirifuda.legend_of_stars.card_words.reader import sentences


def rests(game: str, text: str, place: int | None = None) -> list[str]:
    found = kirifuda.completions(game, text, place)
    return [one.rest for one in (*found.verbs, *found.words)]


@pytest.mark.parametrize(
    ("text", "verbs"),
    [
        ("それに2000ダメージを", ["与える"]),
        ("自分のライフを200", ["回復する", "失う", "払う"]),
        ("相手は手札を1枚", ["選ぶ", "捨てる"]),
        ("相手は手札を1枚捨", ["てる"]),
        ("カードを1枚引く。相手に100ダメージを", ["与える"]),
        ("このキャラクターの表示を", ["変更する"]),
    ],
)
def test_verbs_are_those_that_take_the_phrases_before_them(text: str, verbs: list[str]) -> None:
    assert [one.rest for one in kirifuda.completions("legend-of-stars", text).verbs] == verbs


def test_with_the_verbs_come_their_usual_sentences() -> None:
    found = kirifuda.completions("legend-of-stars", "自分のライフを200")
    assert "{whose:life}を {amount:number} 回復する|得る" in found.frames


@pytest.mark.parametrize(
    ("game", "text", "word"),
    [
        ("legend-of-stars", "相手のキャ", "ラクター"),
        ("legend-of-stars", "相手のキャラクター", "を"),
        ("legend-of-stars", "相手のキャラクターを1", "体"),
        ("legions", "相手のミニ", "オン"),
        ("last-chronicle", "対戦相手のユニ", "ット"),
    ],
)
def test_a_word_that_is_begun_is_ended(game: str, text: str, word: str) -> None:
    assert word in rests(game, text)


def test_what_stands_behind_the_place_is_not_looked_at() -> None:
    text = "相手のキャラクターを1体選び、破壊する。"
    assert kirifuda.completions("legend-of-stars", text, 5) == kirifuda.completions("legend-of-stars", text[:5])


def test_what_cannot_be_read_has_nothing_behind_it() -> None:
    assert rests("legend-of-stars", "踊り踊るなら") == []


def test_black_poker_has_no_card_texts() -> None:
    with pytest.raises(kirifuda.Complaint) as caught:
        kirifuda.completions("black-poker", "")
    assert "black-poker" in kirifuda.say(caught.value.phrase, "en")


@pytest.mark.parametrize(
    "text",
    [
        "相手のキャラクターを1体選び、破壊する",
        "このキャラクターが場に出た時、カードを1枚引く",
        "自分のライフを200回復する",
    ],
)
def test_every_beginning_of_a_sentence_leads_on_to_it(text: str) -> None:
    """At each place some word is offered that goes on with what stands there, or the word that stands there ends."""
    reader: SentenceReader = sentences()
    words = [place for place in range(len(text)) if any(reader.chart(text).lattice[place].values())]
    assert words[0] == 0
    for place in words:
        offered = rests("legend-of-stars", text, place)
        assert offered, text[:place]
