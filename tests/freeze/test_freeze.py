"""What a freeze holds, and what it shows to have changed."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from freezing.corpus import Text, listed, texts, written_out
from freezing.difference import differences, told
from freezing.games import outcome
from freezing.reading import READINGS

from kirifuda.kernel.rules import rules_named

LEGIONS = READINGS[0]


def test_a_text_is_frozen_with_its_tree_its_usual_wording_and_its_explanations() -> None:
    assert LEGIONS.of("カードを二枚引く。", "skill") == {
        "tree": "play (Draw(you, 2))",
        "said": "カードを2枚引く。",
        "comes back": True,
        "ja": ["あなたはカードを2枚引く。 [39-11]"],
        "en": ["Draw 2 cards. [39-11]"],
    }


def test_a_refused_text_is_frozen_with_the_characters_it_is_refused_for() -> None:
    refused = LEGIONS.of("カードを2枚ふりまわす。", "skill")["refused"]
    assert [(start, end) for start, end, _ in refused] == [(6, 11)]


def test_lists_of_wordings_are_read_with_their_kinds_and_without_trees(tmp_path: Path) -> None:
    path = tmp_path / "some_texts.txt"
    path.write_text("# a remark\nskill|一。\n二。\n\nminion|三⏎四。\nplay (Draw(you, 1))\n", encoding="utf-8")
    assert list(listed(path, ("minion", "skill"))) == [
        Text("skill", "一。"),
        Text("skill", "二。"),
        Text("minion", "三\n四。"),
    ]


def test_sentences_written_out_in_a_test_are_found(tmp_path: Path) -> None:
    path = tmp_path / "test_some.py"
    path.write_text('ONE = "カードを1枚引く。"\nOTHER = "なし"\n', encoding="utf-8")
    assert list(written_out(path)) == ["カードを1枚引く。"]


def test_the_corpora_are_found_whole() -> None:
    assert [len(texts(reading)) > 1500 for reading in READINGS] == [True] * 3


def test_a_game_is_frozen_as_what_everybody_is_told_of_it() -> None:
    rules = rules_named("black-poker", "light")
    assert outcome(rules, 1) == outcome(rules, 1)
    assert outcome(rules, 1)["events"] != outcome(rules, 2)["events"]


def frozen(folder: Path, **rows: dict[str, object]) -> Path:
    folder.mkdir()
    lines = [json.dumps([name, row]) + "\n" for name, row in rows.items()]
    folder.joinpath("some-texts.jsonl").write_text("".join(lines), encoding="utf-8")
    return folder


def test_two_freezes_differ_by_row_and_field(tmp_path: Path) -> None:
    before = frozen(tmp_path / "before", same={"tree": "A"}, other={"tree": "B", "said": "b"}, gone={"tree": "C"})
    after = frozen(tmp_path / "after", same={"tree": "A"}, other={"tree": "D", "said": "b"}, new={"tree": "E"})
    assert differences(before, after) == [
        ("some-texts.jsonl", "gone", {"row": ("there", None)}),
        ("some-texts.jsonl", "new", {"row": (None, "there")}),
        ("some-texts.jsonl", "other", {"tree": ("B", "D")}),
    ]
    assert differences(before, before) == []
    assert told([], 5) == "no difference"
