"""Texts explained from the frames: English sentences, Japanese lines that leave nothing out, with their clauses."""

import re
import tomllib
from pathlib import Path

import pytest
from tests.last_chronicle.test_card_words import CARDS, GROUPS, MEANT, NAME
from tests.last_chronicle.test_saying import Listening, read

from kirifuda.language.frame import FACT, STATEMENT, never
from kirifuda.language.meanings import NOBODYS
from kirifuda.last_chronicle.card_files import read_files
from kirifuda.last_chronicle.card_words.explaining import explained
from kirifuda.last_chronicle.card_words.reader import read_text
from kirifuda.last_chronicle.card_words.speaker import manner_of
from kirifuda.words import LANGUAGES, say

GAME = "last-chronicle"
BOOKS = Path(__file__).parents[2] / "books" / "last_chronicle"
CLAUSES = {
    clause["id"]
    for book in BOOKS.glob("*.toml")
    for clause in tomllib.loads(book.read_text(encoding="utf-8")).get("clause", ())
}


def test_every_card_and_every_wording_is_explained_in_both_languages_by_clauses_of_the_book() -> None:
    compiler = Listening()
    read_files(CARDS, compiler=compiler)
    texts = [(usual, kind) for kind, usual, _ in GROUPS] + [(text.replace("⏎", "\n"), kind) for kind, text, _ in MEANT]
    trees = compiler.trees | read([(text, (kind,), NAME, (), False) for text, kind in texts])
    assert len(trees) > 750
    for (tree, types, _), text in trees.items():
        if not (tree.keywords or tree.abilities or tree.play):
            continue
        for language in LANGUAGES:
            lines = explained(tree, language, say, types)
            assert lines, text
            assert any(line.clauses for line in lines), text
            assert {clause for line in lines for clause in line.clauses} <= CLAUSES, text


def test_an_ability_with_condition_fact_and_limit() -> None:
    text = read_text(
        "『突破1』\n1ターンに1回、あなたの他のユニットが攻撃したとき、あなたの時代がⅢ以上ならば、"
        "対戦相手のユニット1体を選び、それをワイプしてもよい。",
        ("unit",),
    )
    assert [("  " * line.depth + line.words, line.clauses) for line in explained(text, "ja", say, ("unit",))] == [
        ("『突破1』", ("15.2.4",)),
        ("あなたの他のユニットが攻撃した時：", ("11.6.3", "10.1.2.7")),
        ("  あなたの時代が3以上なら働く。", ("11.6.14",)),
        ("  1ターンに1回まで。", ("2.1",)),
        ("  あなたは次を行ってもよい：", ()),
        ("    あなたは対戦相手のユニットを1体選ぶ（A）。", ("11.2.7",)),
        ("    Aをワイプする。", ("15.1.3",)),
    ]
    assert [line.words for line in explained(text, "en", say)] == [
        "Breakthrough 1.",
        "When one of your other units attacks, if your era is 3 or more, once a turn, you may wipe an enemy unit of "
        "your choice.",
    ]


@pytest.mark.parametrize(
    ("kind", "text", "english"),
    [
        ("spell", "対戦相手のユニット1体を選び、それに2000ダメージを与える。",
         ["Deal 2000 damage to an enemy unit of your choice."]),
        ("spell", "対戦相手は手札を1枚捨てる。", ["Your opponent discards a card."]),
        ("spell", "ユニット1体を犠牲にする。カードを2枚引く。", ["Sacrifice a unit.", "Draw 2 cards."]),
        ("spell", "スペル1枚を選び、それを打ち消す。", ["Counter a spell of your choice."]),
        ("spell", "デッキから【竜】のユニットカードを1枚サーチし、それを手札に加える。",
         ["Search the deck for a 【竜】 unit, then put it into its owner's hand."]),
        ("unit", "ユニットが戦場に配置されたとき、それのコントローラーは1ライフを失う。",
         ["When a unit is placed, the controller of that card loses 1 life."]),
        ("unit", "《1》、ワイプ：カードを1枚引く。", ["Pay 《1》, wipe this card: draw a card."]),
        ("unit", "このユニットが破壊される場合、代わりにこのユニットを手札に戻す。",
         ["If this card would be destroyed, put this card into its owner's hand instead."]),
        ("spell", "このカードを使用する追加コストとして、手札を1枚捨てる。\nカードを2枚引く。",
         ["Draw 2 cards.", "As an additional cost to use this card, this must be paid: discard a card."]),
    ],
)  # fmt: skip
def test_english_is_sentences(kind: str, text: str, english: list[str]) -> None:
    assert [line.words for line in explained(read_text(text, (kind,)), "en", say)] == english


def test_every_frame_that_is_said_is_explained_and_every_case_of_it_is_told() -> None:
    """Nothing that a pattern says is left out of the English; what an owner or a place implies is the kind's matter."""
    for frame in manner_of().frames.listed:
        if (
            frame.role == FACT
            or frame.unpack in (None, never)
            or frame.record.__name__ in UNTOLD
            or NOBODYS in frame.fixed.values()
        ):
            continue
        english = frame.english(GAME)
        if frame.verbs == ("打ち消す",) and not english:
            continue  # told as what it is, see `Counter`
        assert english, frame.pattern
        told = set(re.findall(r"\{(\w+)", english))
        cases = {case.field: case.kind for case in frame.cases if case.field}
        if frame.role == STATEMENT:
            left = {field for field, kind in cases.items() if field not in told and kind not in IMPLIED}
            assert left == set(), (frame.pattern, english)
        assert told <= cases.keys(), english


UNTOLD = {"Repeat", "Offered", "Used", "CopiesInDeck", "Again"}
"""What has words of its own."""
IMPLIED = {"card", "life", "all", "deck", "era", "auras", "wiping", "own-damage", "some", "many", "this-ability", "one"}
"""What the words of the template say by themselves."""
