"""However long or odd a text is, so many steps are taken for it and no more, and it is answered in words."""

from collections.abc import Iterator

import pytest

from kirifuda.language.chart import MOST_HELP, MOST_STEPS, Chart
from kirifuda.legend_of_stars.card_words.reader import compile_text
from kirifuda.text.problems import NotUnderstood, TwoReadings

LONG = {
    "modifiers": "コスト2以下の" * 280,
    "other modifiers": "".join(f"コスト{number}以下の" for number in range(1, 250))
    + "キャラクターを1体選び、破壊する。",
    "conditions": "あなたのターンの場合、" * 290 + "カードを1枚引く。",
    "clauses": "カードを1枚引き、" * 220 + "カードを1枚引く。",
    "choices": "相手のキャラクターを1体選び、破壊し、" * 110,
    "and": "自分のキャラクターと" * 190 + "相手のキャラクター全てを破壊する。",
    "relations": "キャラクターの隣にいる" * 180 + "キャラクターを1体選び、破壊する。",
    "or": "火属性か" * 480 + "水属性のキャラクターを1体選び、破壊する。",
    "amounts": "自分の手札の枚数の2倍" + "の2倍" * 600 + "だけカードを引く。",
    "quotes": "このキャラクターは『" * 100 + "カードを1枚引く。" + "』を得る。" * 100,
    "brackets": "「" * 1000 + "」" * 1000,
    "mixed brackets": "「『" * 500 + "』」" * 500,
    "parentheses": "（" * 1000 + "）" * 1000,
    "particles": "を" * 2000,
    "commas": "、" * 2000,
    "figures": "1" * 2000,
    "strange": "踊" * 2000,
    "times": "このキャラクターがアタックした時か、" * 110 + "カードを1枚引く。",
}


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The steps of every chart."""
    taken: list[int] = []
    read = Chart.meanings

    def counted(self: Chart, phrase: str) -> object:
        before = self.steps
        try:
            return read(self, phrase)
        finally:
            taken.append(self.steps - before)

    monkeypatch.setattr(Chart, "meanings", counted)
    yield taken


@pytest.mark.parametrize("kind", ["effect", "character"])
@pytest.mark.parametrize("text", LONG.values(), ids=LONG.keys())
def test_no_text_takes_more_than_so_many_steps(text: str, kind: str, steps: list[int]) -> None:
    compile_text("カードを1枚引く。", "effect")
    with pytest.raises(NotUnderstood):
        compile_text("踊る。", kind)  # the usual wordings are read once
    steps.clear()
    with pytest.raises((NotUnderstood, TwoReadings)):
        compile_text(text, kind)
    assert sum(steps) <= MOST_STEPS + MOST_HELP + 10 * MOST_STEPS // 100


@pytest.mark.parametrize("key", ["clauses", "conditions", "times", "amounts"])
def test_what_is_too_long_is_said_to_be(key: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        compile_text(LONG[key], "effect")
    assert [one.what.key for one in caught.value.problems] == ["reading-too-long"]


@pytest.mark.parametrize("sentence", ["カードを1枚引き、", "相手のキャラクターを1体選び、破壊し、"])
def test_steps_grow_with_the_text_and_not_faster(sentence: str, steps: list[int]) -> None:
    compile_text("カードを1枚引く。", "effect")

    def taken(times: int) -> int:
        steps.clear()
        compile_text(sentence * times + "カードを1枚引く。", "effect")
        return sum(steps)

    assert taken(20) < 2.2 * taken(10)


def test_a_text_of_many_sentences_is_read(steps: list[int]) -> None:
    text = "相手のキャラクターを1体選び、ターン終了時までATKを－300する。" * 50
    assert len(compile_text(text, "effect").play) == 50
    assert sum(steps) < MOST_STEPS
