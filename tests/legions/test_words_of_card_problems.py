"""Every word of what is said of a card that is wrong."""

from pathlib import Path

import pytest

from .test_card_files import MASTER, MINION, cards_of, changed, found, problems_of, told


@pytest.mark.clause("14-3e", game="legions")
@pytest.mark.parametrize(
    ("written", "given"), [('category = "ミニョン"', "ミニョン"), ("", "―"), ('category = ""', "―")]
)
def test_a_category_that_is_none_is_all_that_is_wrong(tmp_path: Path, written: str, given: str) -> None:
    rest = 'class = "シャーマン"\ntoken = true\ncost = 3\n[card.normal]\ntext = "表"\n'
    (problem,) = problems_of(tmp_path, f'[[card]]\nname = "子"\n{written}\n{rest}')
    assert (problem.clause, problem.phrase.key) == ("14-3e", "legions-card-unknown-category")
    assert problem.phrase.args["given"] == given


@pytest.mark.clause("14-3e", game="legions")
def test_a_category_that_is_no_text_is_said_once(tmp_path: Path) -> None:
    (problem,) = problems_of(tmp_path, '[[card]]\nname = "子"\ncategory = 3\ncolours = ["赤"]\n')
    assert problem.phrase.key == "card-table-not-a-text"


@pytest.mark.clause("42-1", "42-3", game="legions")
def test_what_is_no_unit_is_no_token_and_is_read_as_none(tmp_path: Path) -> None:
    card = '[[card]]\nname = "技"\ncategory = "スキル"\ncolours = ["白"]\ncost = 2\nwt = 1\ntoken = true\ntext = "技"\n'
    assert found(tmp_path, card) == [(7, "42-1", "legions-card-token-is-no-unit")]


@pytest.mark.clause("42-3", "14-3g", game="legions")
def test_a_number_that_no_minion_has_is_wrong_on_a_token_for_that(tmp_path: Path) -> None:
    card = "[[card]]\n" + MINION.replace("wt = 1\n", "token = true\ncore_cost = 2\n")
    assert found(tmp_path, card) == [(9, "14-3g", "legions-card-number-of-no-token")]


@pytest.mark.clause("14-3a", game="legions")
def test_the_colour_that_is_none_is_pointed_at(tmp_path: Path) -> None:
    card = changed("colours", "[\n'白',\n'茶',\n]")
    assert found(tmp_path, card) == [(10, "14-3a", "legions-card-unknown-colour")]


@pytest.mark.clause("13-1", game="legions")
@pytest.mark.parametrize(
    ("written", "given", "nearest"),
    [
        ('class = "ウィザドー"', "ウィザドー", "ウィザード"),
        ("", "―", "ルーンブレイダー"),
        ('class = ""', "―", "ルーンブレイダー"),
    ],
)
def test_the_class_that_is_nearest_is_named(tmp_path: Path, written: str, given: str, nearest: str) -> None:
    (problem,) = problems_of(tmp_path, MASTER.replace('class = "シャーマン"', written))
    assert (problem.phrase.args["given"], problem.phrase.args["nearest"]) == (given, nearest)


@pytest.mark.clause("14-3k", game="legions")
def test_a_master_may_have_the_colours_of_its_class_printed(tmp_path: Path) -> None:
    (card,) = cards_of(tmp_path, MASTER.replace("[card.normal]", 'colours = ["緑", "黒"]\n[card.normal]'))
    assert card.colours == ("black", "green")


@pytest.mark.clause("15-2", game="legions")
@pytest.mark.parametrize(("written", "key"), [('text = "表"', "text"), ('keywords = ["速攻"]', "keywords")])
def test_a_master_has_neither_text_nor_keywords_beside_its_sides(tmp_path: Path, written: str, key: str) -> None:
    card = MASTER.replace('class = "シャーマン"', f'class = "シャーマン"\n{written}')
    (problem,) = problems_of(tmp_path, card)
    assert (problem.line, problem.phrase.key, problem.phrase.args["field"]) == (5, told("text-beside-sides"), key)
