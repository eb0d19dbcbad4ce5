"""Scenarios of games with cards: cards of one's own, actions with cards, facts that are words or numbers."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kirifuda.scenario import Broken, load, problem_text, scenarios_below

Write = Callable[[str], Path]

CARDS = """
[[card]]
name = "小さな兵"
english = "Small Soldier"
category = "ミニオン"
colours = ["白"]
types = ["兵"]
cost = 1
atk = 1
hp = 2
wt = 1
"""
SCENARIO = """game = "legions"
cards = "cards.toml"
clauses = ["28-4"]
title = "x"
[position]
phase = "main"
[position.1]
left = ["小さな兵"]
center = ["Small Soldier exhausted"]
[position.2]
right = ["小さな兵"]
center = ["小さな兵 damage=1"]
life = 3
[[step]]
do = "アタック left:小さな兵 → 2:right:小さな兵"
then.1.left = ["小さな兵 exhausted damage=1 hp=1"]
then.2.right = ["小さな兵 damage=1"]
then.2.life = 3
then.phase = "main"
then.refused = { "Attack Small Soldier" = "28-4 exhausted", "アタック center:小さな兵" = "28-4" }
"""


@pytest.fixture
def written(write: Write) -> Callable[[str, str], Path]:
    def both(scenario: str, cards: str) -> Path:
        path = write(scenario)
        (path.parent / "cards.toml").write_text(cards, encoding="utf-8")
        return path

    return both


def problems(path: Path) -> list[str]:
    with pytest.raises(Broken) as broken:
        load(path)
    return [problem_text(problem, "en") for problem in broken.value.problems]


def test_a_scenario_is_played_with_the_cards_that_it_brings(written: Callable[[str, str], Path]) -> None:
    report = load(written(SCENARIO, CARDS)).run(through_forks=True, language="en")
    assert report.holds, report.text()


def test_the_same_name_is_another_card_in_another_file(written: Callable[[str, str], Path]) -> None:
    report = load(written(SCENARIO, CARDS)).run(language="en")
    assert report.holds, report.text()
    report = load(written(SCENARIO, CARDS.replace("hp = 2", "hp = 1"))).run(language="en")
    assert "- 小さな兵 exhausted damage=1 hp=1" in report.text()


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ('phase = "main"', 'phase = "noon"', "start, core, draw, main, end"),
        ("life = 3\n[", 'life = "three"\n[', "a whole number"),
        ("damage=1", "damage=x", "damage="),
        ('"小さな兵"', '"大きな兵"', "There is no card “大きな兵”"),
        ("アタック center:小さな兵", "アタッく center:小さな兵", "アタック"),
        ("アタック center:小さな兵", "アタック center:大きな兵", "There is no action"),
        ("28-4 exhausted", "28-4 exhaustd", "exhausted"),
        ("left = [", 'left = ["小さな兵", ', "left lane: 1 at most"),
        ('cards = "cards.toml"', 'cards = "none.toml"', "none.toml"),
    ],
)
def test_what_is_wrong_is_told(written: Callable[[str, str], Path], right: str, wrong: str, says: str) -> None:
    assert right in SCENARIO
    told = problems(written(SCENARIO.replace(right, wrong, 1), CARDS))
    assert any(says in one for one in told), told


def test_what_is_wrong_with_the_cards_is_told_at_their_lines(written: Callable[[str, str], Path]) -> None:
    path = written(SCENARIO, CARDS.replace("cost = 1", "cost = -1") + 'text = "空を飛ぶ。"\n')
    told = problems(path)
    assert [str(path.parent / "cards.toml") in one for one in told] == [True, True]
    assert ":8:" in told[0] and ":12:" in told[1]


def test_a_game_without_cards_takes_none(written: Callable[[str, str], Path]) -> None:
    poker = 'game = "black-poker"\ncards = "cards.toml"\nclauses = ["W1"]\ntitle = "x"\nstart = true\n[[step]]\n'
    assert ["This game has no cards but its own" in one for one in problems(written(poker, CARDS))] == [True]


def test_an_action_that_is_not_offered_is_told_with_its_clause(written: Callable[[str, str], Path]) -> None:
    text = SCENARIO.replace("アタック left:小さな兵 → 2:right:小さな兵", "アタック center:小さな兵")
    report = load(written(text, CARDS)).run(language="en")
    assert "28-4: It is exhausted." in report.text()


def test_an_action_without_such_a_card_is_not_taken_for_refused(written: Callable[[str, str], Path]) -> None:
    text = SCENARIO.replace("アタック center:小さな兵", "アタック right:小さな兵")
    report = load(written(text, CARDS)).run(language="en")
    assert "+ there is no such action with such a card; nearest: " in report.text()


def test_a_file_of_cards_among_scenarios_is_none(written: Callable[[str, str], Path]) -> None:
    path = written(SCENARIO, CARDS)
    assert scenarios_below(path.parent) == [path]
