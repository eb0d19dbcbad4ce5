"""Every statement has teeth: the true one holds, the false one fails and says what it is about."""

from collections.abc import Callable

import pytest

from kirifuda.scenario import Report

BOARD = """
[position]
stage = ["ダメージ判定"]
[position.1]
soldiers = ["♣9 driven attacker", "♠4+♠A driven new"]
hand = ["♠2", "♠3", "♡2"]
graveyard = ["◇2", "◇3", "◇4"]
[position.2]
soldiers = ["♡10 blocks=♣9"]
walls = ["♡6", "♡7 driven"]
hand = ["◇5"]
fog = ["♠2 on=1:♣9", "♡3 spent"]

[[step]]
by = 1
do = ["ダウン", "♡2", "♠3", "♡10"]
"""


@pytest.mark.parametrize(
    ("true", "false", "what"),
    [
        ('then.1.hand = ["♠2"]', 'then.1.hand = ["♠2", "♡2"]', "zone"),
        ('then.1.hand = ["♠2"]', "then.1.hand = []", "zone"),
        ("then.1.hand = 1", "then.1.hand = 2", "zone"),
        ('then.1.hand = ["…"]', 'then.1.hand = ["♠K", "…"]', "zone"),
        ("then.2.life = 48", "then.2.life = 47", "zone"),
        ('then.1.graveyard = ["♡2", "◇2", "◇3", "◇4"]', 'then.1.graveyard = ["◇2", "♡2", "◇3", "◇4"]', "zone"),
        ('then.1.graveyard = ["♡2", "…"]', 'then.1.graveyard = ["◇2", "…"]', "zone"),
        ('then.2.walls = ["♡6", "♡7"]', 'then.2.walls = ["♡7", "♡6"]', "zone"),
        ('then.2.walls = ["♡6 charged", "♡7 driven"]', 'then.2.walls = ["♡6 driven", "♡7 driven"]', "zone"),
        (
            'then.1.soldiers = ["♠4+♠A new", "♣9 not-new"]',
            'then.1.soldiers = ["♠4+♠A not-new", "♣9"]',
            "zone",
        ),
        ('then.1.soldiers = ["♠4+♠A", "♣9 size=7"]', 'then.1.soldiers = ["♠4+♠A", "♣9 size=9"]', "zone"),
        ('then.1.soldiers = ["♠4+♠A", "♣9"]', 'then.1.soldiers = ["♠A+♠4", "♣9"]', "zone"),
        ('then.1.soldiers = ["♠4+♠A", "♣9"]', 'then.1.soldiers = ["♠4", "♣9"]', "zone"),
        ('then.2.soldiers = ["♡10 blocks=♣9"]', 'then.2.soldiers = ["♡10 blocks=1:♠4+♠A"]', "zone"),
        ('then.2.fog = ["♡3 spent", "♠2 on=♣9"]', 'then.2.fog = ["♡3", "♠2 spent"]', "zone"),
        ("then.2.opened = false", "then.2.opened = true", "value"),
        ('then.stage = ["ダメージ判定", "1 ダウン"]', 'then.stage = ["1 ダウン", "ダメージ判定"]', "value"),
        ('then.stage = ["ダメージ判定", "ダウン ♠3"]', 'then.stage = ["ダメージ判定", "ダウン ♠2"]', "value"),
        (
            'then.stage = ["ダメージ判定", "ダウン > ♡10"]',
            'then.stage = ["ダメージ判定", "ダウン > 1:♣9"]',
            "value",
        ),
        ('then.stage = ["1 ダメージ判定", "ダウン"]', 'then.stage = ["2 ダメージ判定", "ダウン"]', "value"),
        ("then.turn = 3", "then.turn = 4", "value"),
        ("then.turn_player = 1", "then.turn_player = 2", "value"),
        ("then.chance = 1", "then.chance = 2", "value"),
        ("then.passed = false", "then.passed = true", "value"),
        ('then.used = ["アタック"]', "then.used = []", "value"),
        ("then.triggered = []", 'then.triggered = ["2 世代交代"]', "value"),
        ('then.asks = "1 act"', 'then.asks = "2 act"', "asks"),
        ('then.asks = "1 act §T1"', 'then.asks = "1 act §T2"', "asks"),
        ('then.asks = "1 act"', 'then.asks = "1 target"', "asks"),
        ('then.offered = ["pass"]', 'then.offered = ["pass", "キル"]', "offered"),
        ('then.offered = ["Pass"]', "then.offered = []", "offered"),
        ('then.refused = { "キル" = "アクションリスト/キル" }', 'then.refused = { "キル" = "cost-D" }', "refused"),
        (
            'then.refused = { "エンド" = "A3 main-stage-not-empty" }',
            'then.refused = { "エンド" = "A3 no-chance" }',
            "refused",
        ),
        (
            'then.events = ["requested", "buried 1 ♡2", "keys 1 ♠3", "aimed ♡10", "staged"]',
            'then.events = ["requested", "buried 1 ♡2", "keys 1 ♠3", "staged"]',
            "events",
        ),
        ('then.events = ["…", "aimed", "staged"]', 'then.events = ["…", "aimed"]', "events"),
        ('then.events = ["requested", "…"]', 'then.events = ["…", "requested"]', "events"),
        ('then.among = ["buried 1", "staged"]', 'then.among = ["staged", "buried 1"]', "among"),
        ('then.among = ["buried 1 ♡2"]', 'then.among = ["buried 2 ♡2"]', "among"),
        ('then.among = ["buried ♡2"]', 'then.among = ["buried ♠2"]', "among"),
        ('then.among = ["buried §cost-D"]', 'then.among = ["buried §cost-B"]', "among"),
        ('then.among = ["staged ダウン"]', 'then.among = ["staged アップ"]', "among"),
        ('then.among = ["staged (2)"]', 'then.among = ["staged (3)"]', "among"),
        ('then.never = ["damaged", "buried 2"]', 'then.never = ["buried"]', "never"),
        (
            'then.told.2 = ["requested 1", "buried 1 ♡2", "keys ♠3", "aimed ♡10", "staged"]',
            'then.told.2 = ["requested 1", "buried 1 ?", "keys ♠3", "aimed ♡10", "staged"]',
            "told",
        ),
        ('then.sees.1.2.hand = ["?"]', 'then.sees.1.2.hand = ["◇5"]', "zone"),
        ('then.sees.2.2.hand = ["◇5"]', 'then.sees.2.2.hand = ["?"]', "zone"),
        ('then.sees.1.2.walls = ["? charged", "? driven"]', 'then.sees.1.2.walls = ["? driven", "?"]', "zone"),
        ('then.sees.2.1.graveyard = ["♡2", "?", "?", "?"]', 'then.sees.1.1.graveyard = ["♡2", "?", "?", "?"]', "zone"),
        ("then.sees.1.2.life = 48", "then.sees.1.2.life = 40", "zone"),
        ('then.sees.2.stage = ["ダメージ判定", "1 ダウン ♠3"]', "then.sees.2.stage = []", "value"),
    ],
)
def test_a_statement_holds_or_fails(run: Callable[[str], Report], true: str, false: str, what: str) -> None:
    assert run(BOARD + true).holds, run(BOARD + true).text()
    failed = run(BOARD + false)
    assert [failure.what.key for failure in failed.failures] == [f"scenario-what-{what}"], failed.text()
    assert failed.failures[0].lines
    assert not failed.problems


def test_an_outcome_holds_or_fails(run: Callable[[str], Report]) -> None:
    board = '[position]\nstage = ["ドロー"]\n[position.1]\nlife = 1\n[[step]]\ndo = "resolve"\n'
    assert run(board + 'then.outcome = { loser = 1, by = "W3" }').holds
    for wrong in ('{ loser = 2, by = "W3" }', '{ loser = 1, by = "W5" }', '{ loser = 0, by = "W3" }'):
        failed = run(board + f"then.outcome = {wrong}")
        assert [failure.what.key for failure in failed.failures] == ["scenario-what-outcome"]


def test_an_outcome_fails_while_the_game_goes_on(run: Callable[[str], Report]) -> None:
    failed = run(BOARD + 'then.outcome = { loser = 1, by = "W3" }')
    assert "1 act §T1" in failed.text()


def test_what_is_stated_before_the_answers_is_looked_at_before(run: Callable[[str], Report]) -> None:
    offered = 'offered = ["pass", "ダウン", "キル", "アップ", "リバース"]'
    before = BOARD.replace("do =", offered + '\nrefused = { "サーチ" = "アクションリスト/サーチ" }\ndo =')
    assert run(before).holds, run(before).text()
    assert not run(before.replace('"キル", ', "")).holds
    assert not run(before.replace('= "アクションリスト/サーチ"', '= "cost-D"')).holds


def test_somebody_else_is_asked(run: Callable[[str], Report]) -> None:
    failed = run(BOARD.replace("by = 1", "by = 2"))
    assert [failure.what.key for failure in failed.failures] == ["scenario-not-asked"]


def test_an_action_that_is_refused_names_the_clause(run: Callable[[str], Report]) -> None:
    failed = run('[position.1]\nhand = ["♠K"]\n[[step]]\ndo = "英雄召喚"\n')
    assert not failed.problems
    assert "cost-B" in failed.text()


def test_twins_are_one_option_and_others_are_not(run: Callable[[str], Report]) -> None:
    twins = '[position.1]\nhand = ["Joker", "Joker"]\n[[step]]\ndo = ["サーチ", "Joker", "♠A"]\n'
    twins += 'then.1.hand = ["Joker", "♠A"]'
    assert run(twins).holds, run(twins).text()
    both = '[position]\nstage = ["エンド"]\n[position.1]\nhand = ["♠4", "♠5"]\nsoldiers = ["♡9"]\n'
    both += '[position.2]\nsoldiers = ["♡9"]\n'
    unclear = run(both + '[[step]]\ndo = ["キル", "♠4", "♠5", "♡9"]')
    assert [problem.phrase.args["problem"].key for problem in unclear.problems] == ["scenario-ambiguous"]
    assert "1:♡9, 2:♡9" in unclear.text()
    assert run(both + '[[step]]\ndo = ["キル", "♠4", "♠5", "2:♡9", "resolve"]\nthen.2.soldiers = []').holds


def test_a_soldier_and_a_wall_of_one_name_are_told_apart_by_their_zone(run: Callable[[str], Report]) -> None:
    board = '[position]\nstage = ["エンド"]\n[position.1]\nhand = ["◇4"]\nsoldiers = ["Joker"]\nwalls = ["Joker"]\n'
    report = run(board + '[[step]]\ndo = ["ツイスト", "◇4"]\nthen.offered = ["soldiers:Joker", "1:walls:Joker"]')
    assert report.holds, report.text()


def test_a_shuffle_is_scripted_or_leaves_everything_where_it_lies(run: Callable[[str], Report]) -> None:
    board = (
        '[position.1]\nhand = ["Joker"]\nlife = ["♠2", "♠3", "♠4", "♠5"]\n[[step]]\ndo = ["サーチ", "Joker", "♠3"]\n'
    )
    assert run(board + 'then.1.life = ["♠2", "♠4", "♠5"]').holds
    assert run(board + 'shuffle = ["♠5", "♠2", "♠4"]\nthen.1.life = ["♠5", "♠2", "♠4"]').holds
    assert run(board + 'shuffle = ["♠5", "…"]\nthen.1.life = ["♠5", "♠2", "♠4"]').holds
    assert run(board + 'shuffle = ["♠5"]').problems
    assert run(board + 'shuffle = ["♠3", "…"]').problems
    assert not run('[position.1]\nhand = ["♠2"]\n[[step]]\ndo = ["アタック"]\nshuffle = ["…"]').holds


def test_nothing_to_resolve(run: Callable[[str], Report]) -> None:
    failed = run('[position.1]\nlife = 5\n[[step]]\ndo = "resolve"')
    assert "passing resolves nothing" in failed.text()


def test_one_pass_resolves_when_the_other_has_passed(run: Callable[[str], Report]) -> None:
    board = '[position]\nstage = ["アタック"]\nchance = 2\npassed = true\n[[step]]\nby = 2\ndo = "resolve"\n'
    assert run(board + 'then.events = ["passed 2", "resolving", "attackers", "resolved"]').holds


def test_steps_after_a_failed_statement_are_still_looked_at(run: Callable[[str], Report]) -> None:
    report = run(BOARD + 'then.asks = "2 act"\n[[step]]\ndo = "resolve"\nthen.asks = "2 act"')
    assert [failure.step for failure in report.failures] == [1, 2]


def test_a_failure_names_the_clauses_and_both_sides(run: Callable[[str], Report]) -> None:
    text = run(BOARD + "then.1.hand = 7").text()
    assert "(W1)" in text
    assert "- 7" in text and "+ 1" in text
