"""Card files: the cards that they say, and everything that is wrong with one in one go."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kirifuda.effects.statements import Damage
from kirifuda.effects.tree import CardText, Keyword, Number, PlayerOf
from kirifuda.legend_of_stars.cards.card_files import read_files
from kirifuda.legend_of_stars.cards.catalogue import catalogue
from kirifuda.legend_of_stars.cards.printed import Catalogue, Printed
from kirifuda.legend_of_stars.ch03_the_field.ch03_1_decks import breaches, copies
from kirifuda.text.file_problems import Broken, Problem
from kirifuda.words import LANGUAGES, say

CHARACTER = 'name = "子"\nkind = "キャラクター"\nattribute = "火"\ncost = 1\nspeed = 2\natk = 3\ndef = 4\ndown = 5\n'
EFFECT = 'name = "術"\nkind = "エフェクト"\nattribute = "火"\ncost = 1\nspeed = 2\n'


def write(folder: Path, text: str, name: str = "cards.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def cards_of(folder: Path, text: str) -> tuple[Printed, ...]:
    return read_files([write(folder, text)])


def problems_of(folder: Path, text: str) -> list[Problem]:
    with pytest.raises(Broken) as broken:
        cards_of(folder, text)
    for problem in broken.value.problems:
        for language in LANGUAGES:
            assert say(problem.phrase, language)
    return broken.value.problems


def found(folder: Path, text: str) -> list[tuple[int, str, str]]:
    """Line, clause and message of every problem."""
    return [(one.line, one.clause, one.phrase.key) for one in problems_of(folder, text)]


# --- what a card says -------------------------------------------------------------------------------


@pytest.mark.clause("2", "2.1.1", "2.1.2", "2.1.3", "2.1.4", "2.1.5", "2.5.1", "2.5.2", "2.6", game="legend-of-stars")
def test_a_character_as_it_is_printed(tmp_path: Path) -> None:
    (card,) = cards_of(
        tmp_path,
        """
[[card]]
name = "火の子"
english = "Spark"
kind = "キャラクターカード"
attribute = "火属性"
races = ["＜竜＞", "獣"]
cost = "３"
speed = 7
atk = "1,200"
def = 300
down = "Ⅳ"
leads = "◀▲"
keywords = ["上空", "スピード耐性：3"]
text = "相手に300ダメージを与える"
""".replace("相手に300", "このキャラクターがダウンした時、相手に300"),
    )
    numbers = (card.cost, card.speed, card.atk, card.defense, card.down)
    assert (card.name, card.english, card.kind, card.attribute) == ("火の子", "Spark", "character", "fire")
    assert (card.races, numbers, card.leads) == (("竜", "獣"), (3, 7, 1200, 300, 4), ("up", "left"))
    assert card.text.keywords == (Keyword("airborne"), Keyword("speed-resistance", 3))
    assert card.text.abilities[0].sentences == ((Damage(PlayerOf("opponent"), Number(300)),),)
    assert (card.printed_keywords, card.printed) == (
        ("上空", "スピード耐性：3"),
        "このキャラクターがダウンした時、相手に300ダメージを与える",
    )


@pytest.mark.clause("2.2.1", "2.3.1", game="legend-of-stars")
def test_flash_and_field(tmp_path: Path) -> None:
    flash, field, plain = cards_of(
        tmp_path,
        f'[[card]]\n{EFFECT}flash = true\ntext = "カードを1枚引く。"\n'
        '[[card]]\nname = "地"\nkind = "support"\nattribute = "土"\ncost = 1\nspeed = 2\nfield = true\n'
        f"[[card]]\n{CHARACTER}",
    )
    assert [(card.flash, card.field) for card in (flash, field, plain)] == [
        (True, False),
        (False, True),
        (False, False),
    ]


def test_a_card_is_found_in_either_language_however_it_is_written(tmp_path: Path) -> None:
    cards = Catalogue(cards_of(tmp_path, f'[[card]]\n{CHARACTER}english = "Child of Fire"\n'))
    assert [cards.face_of(name) for name in ("子", "　子 ", "ｃｈｉｌｄ of fire", "親")] == [0, 0, 0, None]


def test_faces_go_on_from_the_cards_that_are_there(tmp_path: Path) -> None:
    before = catalogue().cards
    cards = read_files([write(tmp_path, f"[[card]]\n{CHARACTER}")], before)
    assert (cards[: len(before)], [card.face for card in cards[len(before) :]]) == (before, [len(before)])


# --- what is wrong with it ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[[card]]\n" + CHARACTER.replace("子", ""), [(2, "3.1", "stars-card-no-name")]),
        ("[[card]]\n" + CHARACTER.replace("キャラクター", "竜"), [(3, "2", "stars-card-unknown-kind")]),
        ("[[card]]\n" + CHARACTER.replace("火", "風"), [(4, "2.6", "stars-card-unknown-attribute")]),
        ("[[card]]\n" + CHARACTER.replace("atk = 3\n", ""), [(1, "2.1.2", "stars-card-number-missing")]),
        ("[[card]]\n" + CHARACTER.replace("def = 4", "def = -4"), [(8, "2.1.3", "stars-card-bad-number")]),
        ("[[card]]\n" + CHARACTER.replace("down = 5", 'down = "多"'), [(9, "2.1.4", "stars-card-bad-number")]),
        ("[[card]]\n" + CHARACTER.replace("cost = 1", "cost = true"), [(5, "2.5.1", "stars-card-bad-number")]),
        ("[[card]]\n" + CHARACTER + 'leads = "▲斜"\n', [(10, "2.1.1", "stars-card-unknown-lead")]),
        ("[[card]]\n" + CHARACTER + 'races = [""]\n', [(10, "2.1.5", "stars-card-empty-race")]),
        ("[[card]]\n" + CHARACTER + "races = 3\n", [(10, "", "card-table-not-a-list")]),
        ("[[card]]\n" + CHARACTER + "leads = [3]\n", [(10, "", "card-table-not-a-list")]),
        ("[[card]]\n" + CHARACTER.replace('"子"', "3"), [(2, "", "card-table-not-a-text")]),
        ("[[card]]\n" + CHARACTER.replace('"キャラクター"', "3"), [(3, "", "card-table-not-a-text")]),
        ("[[card]]\n" + CHARACTER.replace('"火"', "3"), [(4, "", "card-table-not-a-text")]),
        ("[[card]]\n" + CHARACTER.replace("cost = 1", "cost = 100"), [(5, "2.5.1", "stars-card-bad-number")]),
        ("[[card]]\n" + CHARACTER.replace("atk = 3", "atk = 100000"), [(7, "2.1.2", "stars-card-bad-number")]),
        (
            "[[card]]\n"
            + CHARACTER.replace("キャラクター", "竜")
            + 'races = ["竜"]\nleads = "▲"\nflash = true\nfield = true\n',
            [(3, "2", "stars-card-unknown-kind")],
        ),
        ("[[card]]\n" + CHARACTER + "flash = true\n", [(10, "2.2.1", "stars-card-flash-of-no-effect")]),
        ("[[card]]\n" + CHARACTER + "field = true\n", [(10, "2.3.1", "stars-card-field-of-no-support")]),
        ("[[card]]\n" + CHARACTER + 'flash = "はい"\n', [(10, "", "card-table-not-yes-or-no")]),
        ("[[card]]\n" + CHARACTER + "text = 3\n", [(10, "", "card-table-not-a-text")]),
        ("[[card]]\n" + CHARACTER + 'colour = "赤"\n', [(10, "", "card-table-unknown-key")]),
        ("[[card]]\n" + CHARACTER + 'keywords = ["上昇"]\n', [(10, "8.13", "card-table-not-understood-but")]),
        ("[[card]]\n" + EFFECT, [(1, "2.2", "stars-card-text-missing")]),
        (
            "[[card]]\n"
            + EFFECT
            + 'atk = 3\nraces = ["竜"]\nleads = "▲"\nkeywords = ["上空"]\ntext = "カードを1枚引く。"\n',
            [
                (7, "2.1.2", "stars-card-of-characters"),
                (8, "2.1.5", "stars-card-of-characters"),
                (9, "2.1.1", "stars-card-of-characters"),
                (10, "8.13", "stars-card-keywords-of-effect"),
            ],
        ),
        ('set = "基本"\ncards = 3\n', [(2, "", "card-table-unknown-key")]),
        ("card = 3\n", [(1, "", "card-table-no-card-tables")]),
        ("[[card]\n", [(1, "", "file-not-toml")]),
    ],
)
def test_what_is_wrong_with_a_table(tmp_path: Path, text: str, expected: list[tuple[int, str, str]]) -> None:
    assert found(tmp_path, text) == expected


@pytest.mark.clause("2.5.1", "2.1.2", game="legend-of-stars")
def test_numbers_go_from_nothing_to_the_most_that_is_printed(tmp_path: Path) -> None:
    text = (
        CHARACTER.replace("cost = 1", "cost = 99").replace("speed = 2", "speed = 0").replace("atk = 3", "atk = 99999")
    )
    (card,) = cards_of(tmp_path, "[[card]]\n" + text)
    assert (card.cost, card.speed, card.atk) == (99, 0, 99999)


@pytest.mark.clause("2", "2.6", game="legend-of-stars")
def test_what_is_missing_is_shown_as_missing_and_what_is_wrong_as_it_is_written(tmp_path: Path) -> None:
    nothing = CHARACTER.replace('kind = "キャラクター"\n', "").replace('attribute = "火"\n', "")
    other = CHARACTER.replace("キャラクター", "竜").replace("火", "風")
    for text, told in ((nothing, ["―", "―"]), (other, ["竜", "風"])):
        assert [problem.phrase.args["given"] for problem in problems_of(tmp_path, "[[card]]\n" + text)] == told


def test_all_problems_of_a_file_are_shown_at_once_with_their_characters(tmp_path: Path) -> None:
    text = (
        f'[[card]]\n{EFFECT}text = """\nカードを1枚燃やす。\n相手のキャラクター全てに300ダメージを与える。\n"""\n'
        f'[[card]]\n{CHARACTER.replace("火", "風")}text = "カードを1枚引く。"\n'
    )
    problems = problems_of(tmp_path, text)
    assert [(one.line, one.columns, one.clause) for one in problems] == [
        (8, (7, 10), "8.1"),
        (9, (1, 24), "8.1"),
        (14, None, "2.6"),
        (20, (9, 17), "8.1"),
    ]
    assert problems[1].quoted == "相手のキャラクター全てに300ダメージを与える。"
    assert "8.11" in say(problems[1].phrase, "ja")


def test_a_text_that_can_be_read_in_two_ways_shows_both(tmp_path: Path) -> None:
    text = f'[[card]]\n{EFFECT}text = "自分のキャラクター1体とサポート1枚を選び、手札に戻す。"\n'
    (problem,) = problems_of(tmp_path, text)
    assert (problem.phrase.key, problem.columns) == ("card-table-two-readings", (9, 36))
    assert "自分のサポート" in say(problem.phrase, "ja")
    assert "場のサポート" in say(problem.phrase, "ja")


def test_a_name_belongs_to_one_card_in_both_languages_and_all_files(tmp_path: Path) -> None:
    one = write(tmp_path, f'[[card]]\n{CHARACTER}english = "Child"\n', "one.toml")
    two = write(tmp_path, f"[[card]]\n{CHARACTER.replace('子', 'ｃｈｉｌｄ')}\n[[card]]\n{CHARACTER}", "two.toml")
    with pytest.raises(Broken) as broken:
        read_files([one, two])
    assert [(problem.path.name, problem.line, problem.phrase.key) for problem in broken.value.problems] == [
        ("two.toml", 2, "stars-card-name-taken"),
        ("two.toml", 12, "stars-card-name-taken"),
    ]


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Broken) as broken:
        read_files([tmp_path / "none.toml", tmp_path / "bytes.toml"])
    assert [one.phrase.key for one in broken.value.problems] == ["file-unreadable", "file-not-utf8"]


@given(
    st.dictionaries(st.sampled_from(["name", "kind", "attribute", "cost", "atk", "leads", "text", "x"]), st.integers())
)
def test_whatever_is_written_is_at_worst_refused(
    tmp_path_factory: pytest.TempPathFactory, table: dict[str, int]
) -> None:
    text = "[[card]]\n" + "".join(f"{key} = {value}\n" for key, value in table.items())
    with pytest.raises(Broken):
        cards_of(tmp_path_factory.mktemp("cards"), text)


# --- decks ------------------------------------------------------------------------------------------------


@pytest.mark.clause("3.1", game="legend-of-stars")
def test_a_deck_has_fifty_cards_and_three_of_a_name() -> None:
    cards = catalogue()
    deck = tuple(face for face in range(17) for _ in range(3))[:50]
    assert breaches(cards, deck) == ()
    assert [(one.clause, one.reason, one.numbers) for one in breaches(cards, deck[:49])] == [
        ("3.1", "too-few", (-1, 49, 50))
    ]
    many = (0, *deck)
    assert [(one.clause, one.reason, one.numbers) for one in breaches(cards, many)] == [
        ("3.1", "too-many-of-a-name", (0, 4, 3))
    ]


@pytest.mark.clause("9.1", game="legend-of-stars")
def test_a_text_may_allow_more_of_a_card(tmp_path: Path) -> None:
    any_number, six, usual = cards_of(
        tmp_path,
        f'[[card]]\n{CHARACTER}text = "このカードはデッキに何枚でも入れることができる。"\n'
        f'[[card]]\n{EFFECT}text = "カードを1枚引く。このカードは、デッキに6枚まで入れる事が出来る。"\n'
        + f"[[card]]\n{CHARACTER}".replace("子", "孫"),
    )
    assert [copies(card) for card in (any_number, six, usual)] == [None, 6, 3]


def test_no_text_is_an_empty_text(tmp_path: Path) -> None:
    (card,) = cards_of(tmp_path, f'[[card]]\n{CHARACTER}text = "  "\n')
    assert card.text == CardText()
