"""Card files: everything that is wrong with one comes at once, with line, characters, clause and remedy."""

from pathlib import Path

import pytest

from kirifuda.last_chronicle.card_files import read_files
from kirifuda.last_chronicle.printed import BOTH_LAMPS, GREEN, NO_LAMP, RED, Catalogue, Printed
from kirifuda.last_chronicle.tree import Price
from kirifuda.text.file_problems import Broken

WHOLE = """
[[card]]
name = "試しの竜"
english = "Trial Dragon"
type = "ユニット"
categories = ["竜/騎士"]
cost = "白白2"
ca = 1
ca_red = 2
lamps = "無緑緑赤"
level = "Ⅱ"
power = 3000
power_red = "+1000"
atk = 2
atk_green = -1
epic = true
text = '''
『速攻』
このユニットが攻撃したとき、カードを1枚引く。
'''
green = "『突破 2』"
red = "代わりに、カードを2枚引く。"
burst = "試しの竜を戦場に配置する。"

[[card]]
name = "兵を集める"
type = "スペル"
cost = 1
text = "パワー1000、ATK1の【兵士】トークンを2体戦場に配置する。"
"""


def read(tmp_path: Path, text: str) -> tuple[Printed, ...]:
    file = tmp_path / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return read_files([file])


def told(tmp_path: Path, text: str) -> list[tuple[int, str, str]]:
    """Line, clause and key of every problem."""
    with pytest.raises(Broken) as caught:
        read(tmp_path, text)
    return [(one.line, one.clause, one.phrase.key) for one in caught.value.problems]


def test_a_card_is_read_with_all_its_values(tmp_path: Path) -> None:
    dragon, spell = read(tmp_path, WHOLE)
    assert (dragon.name, dragon.english, dragon.types, dragon.categories) == (
        "試しの竜",
        "Trial Dragon",
        ("unit",),
        ("竜", "騎士"),
    )
    assert (dragon.price, dragon.ca, dragon.ca_red, dragon.burst, dragon.epic, dragon.legacy) == (
        Price(2, white=2),
        1,
        2,
        True,
        True,
        False,
    )
    assert dragon.lamps == (NO_LAMP, GREEN, GREEN, RED)
    assert (dragon.level, dragon.power, dragon.power_red, dragon.atk, dragon.atk_green) == (2, 3000, 1000, 2, -1)
    assert (spell.price, spell.burst, spell.texts[NO_LAMP]) == (Price(1), False, spell.texts[BOTH_LAMPS])


def test_a_text_is_whole_under_every_lamp(tmp_path: Path) -> None:
    dragon, _ = read(tmp_path, WHOLE)
    drawn = [[one.name for one in text.keywords] for text in dragon.texts]
    assert drawn == [["haste"], ["haste", "breakthrough"], ["haste"], ["haste", "breakthrough"]]
    counts = [text.abilities[0].sentences[0][0].count.value for text in dragon.texts]  # type: ignore[attr-defined]
    assert counts == [1, 1, 2, 2]


def test_an_ability_is_called_by_its_line(tmp_path: Path) -> None:
    dragon, _ = read(tmp_path, WHOLE)
    assert [text.abilities[0].name for text in dragon.texts[:3]] == [
        "このユニットが攻撃したとき、カードを1枚引く。",
        "このユニットが攻撃したとき、カードを1枚引く。",
        "このユニットが攻撃したとき、カードを1枚引く。代わりに、カードを2枚引く。",
    ]


def test_tokens_follow_the_cards(tmp_path: Path) -> None:
    catalogue = Catalogue(read(tmp_path, WHOLE))
    assert [card.face for card in catalogue.cards] == [0, 1, 2]
    token = catalogue.cards[2]
    assert token.token is not None
    assert (token.name, token.power, token.atk, catalogue.token_face(token.token)) == ("兵士", 1000, 1, 2)
    assert (catalogue.face_of("trial dragon"), catalogue.face_of("兵士")) == (0, None)


def test_every_problem_of_a_card_comes_at_once(tmp_path: Path) -> None:
    text = """
[[card]]
name = ""
type = "ユニオン"
cost = "赤2"
power = 3000

[[card]]
name = "甲"
type = "ユニット"
cost = "白"
level = 5
power = "強い"
lamps = "緑赤"
power_green = 500
legacy = "はい"
colour = "白"
text = "踊る。"

[[card]]
name = "甲"
type = "スペル"
cost = 1
atk = 2
epic = true

[[card]]
name = "乙"
type = "ヒストリー"
cost = 1
green = "カードを1枚引く。"
text = "『動力（2）』"
"""
    assert told(tmp_path, text) == [
        (3, "5.5.1", "chronicle-card-no-name"),
        (4, "5.6.2", "chronicle-card-unknown-type"),
        (5, "5.2.2", "chronicle-card-bad-cost"),
        (8, "5.13.6", "chronicle-card-number-missing"),
        (12, "5.13.2", "chronicle-card-bad-number"),
        (13, "5.13.4", "chronicle-card-bad-number"),
        (14, "5.7.3", "chronicle-card-bad-lamps"),
        (15, "5.13.5", "chronicle-card-no-such-lamp"),
        (16, "", "card-table-not-yes-or-no"),
        (17, "", "card-table-unknown-key"),
        (18, "5.7.1", "card-table-not-understood"),
        (20, "11.4.4", "chronicle-card-text-missing"),
        (21, "5.5.1", "chronicle-card-name-taken"),
        (24, "5.13.1", "chronicle-card-of-units"),
        (25, "5.5.3", "chronicle-card-icon-of-spell"),
        (31, "5.7.4", "chronicle-card-no-such-lamp"),
        (31, "5.7.1", "card-table-not-understood-but"),
        (32, "15.2.14.8", "chronicle-card-keyword-of-structures"),
    ]


def test_the_characters_of_a_row_are_pointed_at(tmp_path: Path) -> None:
    text = WHOLE.replace("『突破 2』", "このユニットは踊る。")
    with pytest.raises(Broken) as caught:
        read(tmp_path, text)
    (problem,) = caught.value.problems
    assert problem.line == text.split("\n").index('green = "このユニットは踊る。"') + 1
    assert problem.phrase.args["given"] == "踊る"


AMONG_THE_TEXT = WHOLE.replace(
    """このユニットが攻撃したとき、カードを1枚引く。
'''
green = "『突破 2』"
red = "代わりに、カードを2枚引く。"
burst = "試しの竜を戦場に配置する。"
""",
    """このユニットが攻撃したとき、カードを1枚引く。
Ⅱ：『突破 2』
[赤]代わりに、カードを2枚引く。
CB：試しの竜を戦場に配置する。
'''
""",
)


def test_rows_and_the_burst_may_be_typed_among_the_text(tmp_path: Path) -> None:
    apart, _ = read(tmp_path, WHOLE)
    dragon, _ = read(tmp_path, AMONG_THE_TEXT)
    assert (dragon.texts, dragon.bursts, dragon.burst) == (apart.texts, apart.bursts, True)


ROW_ALONE = """
[[card]]
name = "試しの竜"
type = "ユニット"
categories = ["竜"]
cost = "0"
lamps = "無無赤赤"
level = "Ⅰ"
power = 3000
atk = 2
text = "赤：このユニットのパワーを+2000する。"
"""


@pytest.mark.clause("5.7.4", game="last-chronicle")
def test_a_row_that_is_all_of_the_text_counts_once(tmp_path: Path) -> None:
    (dragon,) = read(tmp_path, ROW_ALONE)
    (apart,) = read(tmp_path, ROW_ALONE.replace('text = "赤：', 'red = "'))
    assert [len(text.abilities) for text in dragon.texts] == [0, 0, 1, 1]
    assert dragon.texts == apart.texts


@pytest.mark.clause("15.3.2.1", game="last-chronicle")
def test_a_burst_may_be_all_of_the_text(tmp_path: Path) -> None:
    (dragon,) = read(tmp_path, ROW_ALONE.replace("赤：このユニットのパワーを+2000する。", "CB：カードを1枚引く。"))
    (apart,) = read(
        tmp_path,
        ROW_ALONE.replace("text", "burst").replace("赤：このユニットのパワーを+2000する。", "カードを1枚引く。"),
    )
    assert (dragon.texts, dragon.bursts, dragon.burst) == (apart.texts, apart.bursts, True)


def test_a_text_that_is_left_blank_is_missing(tmp_path: Path) -> None:
    text = ROW_ALONE.replace("赤：このユニットのパワーを+2000する。", " ")
    assert [key for _, _, key in told(tmp_path, text)] == ["chronicle-card-text-missing"]


def test_a_row_is_not_written_twice(tmp_path: Path) -> None:
    text = ROW_ALONE + 'red = "『速攻』"\n'
    assert told(tmp_path, text) == [(11, "5.7.4", "chronicle-card-row-twice")]


def test_the_characters_of_a_row_among_the_text_are_pointed_at(tmp_path: Path) -> None:
    text = AMONG_THE_TEXT.replace("『突破 2』", "このユニットは踊る。")
    with pytest.raises(Broken) as caught:
        read(tmp_path, text)
    (problem,) = caught.value.problems
    assert problem.line == text.split("\n").index("Ⅱ：このユニットは踊る。") + 1
    assert problem.phrase.args["given"] == "踊る"


def test_a_row_among_the_text_needs_its_lamp(tmp_path: Path) -> None:
    text = (
        AMONG_THE_TEXT.replace("無緑緑赤", "無緑緑緑").replace("ca_red = 2\n", "").replace('power_red = "+1000"\n', "")
    )
    line = text.split("\n").index("text = '''") + 1
    assert told(tmp_path, text) == [(line, "5.7.4", "chronicle-card-no-such-lamp")]


UNIT = """
[[card]]
name = "試しの兵"
type = "ユニット"
cost = "0"
lamps = "無緑緑赤"
level = "Ⅰ"
power = 1000
atk = 1
"""
SPELL = """
[[card]]
name = "試しの術"
type = "スペル"
cost = "0"
text = "カードを1枚引く。"
"""


@pytest.mark.clause("5.3.1", "5.3.2", "5.3.3", "5.13.2", "5.13.4", "5.13.5", "5.13.6", "5.13.7", game="last-chronicle")
@pytest.mark.parametrize(
    ("key", "clause", "least", "most"),
    [
        ("ca", "5.3.1", 0, 9),
        ("ca_blue", "5.3.2", 0, 9),
        ("ca_green", "5.3.3", 0, 9),
        ("ca_red", "5.3.3", 0, 9),
        ("level", "5.13.2", 1, 4),
        ("power", "5.13.4", 0, 99999),
        ("power_green", "5.13.5", -99999, 99999),
        ("power_red", "5.13.5", -99999, 99999),
        ("atk", "5.13.6", 0, 99),
        ("atk_green", "5.13.7", -99, 99),
        ("atk_red", "5.13.7", -99, 99),
    ],
)
def test_a_number_is_within_its_limits(tmp_path: Path, key: str, clause: str, least: int, most: int) -> None:
    others = "\n".join(line for line in UNIT.splitlines() if not line.startswith(f"{key} "))
    for number in (least, most):
        (card,) = read(tmp_path, f"{others}\n{key} = {number}\n")
        assert getattr(card, key) == number
    for number in (least - 1, most + 1):
        assert [one[1:] for one in told(tmp_path, f"{others}\n{key} = {number}\n")] == [
            (clause, "chronicle-card-bad-number")
        ]


@pytest.mark.clause("5.13.1", "5.13.2", "5.13.4", "5.13.6", game="last-chronicle")
@pytest.mark.parametrize("key", ["level", "power", "power_green", "atk", "atk_red"])
def test_only_units_have_numbers_for_combat(tmp_path: Path, key: str) -> None:
    assert [one[1:] for one in told(tmp_path, f"{SPELL}{key} = 1\n")] == [("5.13.1", "chronicle-card-of-units")]


@pytest.mark.clause("5.6.3", "5.6.4", "5.2.2", "5.5.2", "5.5.3", game="last-chronicle")
@pytest.mark.parametrize(
    ("text", "clause", "problem"),
    [
        (UNIT + 'categories = ["竜", ""]\n', "5.6.4", "empty-category"),
        (UNIT.replace('cost = "0"\n', ""), "5.2.1", "no-cost"),
        (SPELL + "legacy = true\n", "5.5.2", "icon-of-spell"),
        (SPELL + "epic = true\n", "5.5.3", "icon-of-spell"),
    ],
)
def test_what_is_wrong_is_told_by_its_clause(tmp_path: Path, text: str, clause: str, problem: str) -> None:
    assert [one[1:] for one in told(tmp_path, text)] == [(clause, f"chronicle-card-{problem}")]


@pytest.mark.clause("15.2.13.1", "15.2.14.1", "15.2.14.8", "15.2.15.1.1", game="last-chronicle")
def test_a_keyword_is_where_it_belongs(tmp_path: Path) -> None:
    joiner, engine = read(
        tmp_path,
        UNIT
        + 'text = "『結合』"\n'
        + '[[card]]\nname = "試しの機"\ntype = "ストラクチャー"\ncost = "1"\ntext = "『動力（2）』"\n',
    )
    assert [one.name for one in joiner.texts[NO_LAMP].keywords] == ["union"]
    assert [one.name for one in engine.texts[NO_LAMP].keywords] == ["dynamo"]
