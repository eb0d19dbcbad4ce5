"""A position is laid out exactly as it is written, and reading a table and laying it out again changes nothing."""

import random
from collections.abc import Callable

import pytest

import kirifuda
from kirifuda.kernel.ask import ACT
from kirifuda.kernel.game import Game
from kirifuda.scenario import Broken, Report

Run = Callable[[str], Report]


@pytest.mark.parametrize("edition", kirifuda.editions("black-poker"))
def test_reading_a_table_and_laying_it_out_again_changes_nothing(edition: str) -> None:
    rng = random.Random(edition)
    for seed in range(4):
        game = kirifuda.start("black-poker", edition, seed=seed)
        setting = game.rules.setting
        while game.ask is not None:
            if game.ask.kind == ACT:
                position = setting.read(game.state)
                laid = Game(game.rules, setting.lay(position))
                assert laid.ask is not None
                assert setting.read(laid.state) == position
                assert (laid.ask.seat, laid.ask.values) == (game.ask.seat, game.ask.values)
            game.answer(rng.randrange(game.ask.size))


def test_the_rest_of_the_deck_lies_in_the_life(run: Run) -> None:
    assert run(
        '[position.1]\nhand = ["♠A"]\n[[step]]\nthen.1 = { life = ["♠2", "♠3", "…"], pack = 0 }\nthen.2.life = 54'
    ).holds
    assert run('[position.1]\nlife = ["♣K", "…"]\n[[step]]\nthen.1.life = ["♣K", "♠A", "…"]').holds


def test_the_rest_of_the_deck_is_set_aside_when_the_life_is_told(run: Run) -> None:
    assert run('[position.1]\nlife = ["♣K"]\n[[step]]\nthen.1 = { life = ["♣K"], pack = 53 }').holds
    assert run('[position.1]\nlife = 3\n[[step]]\nthen.1 = { life = ["♠A", "♠2", "♠3"], pack = 51 }').holds


def test_any_list_may_take_the_rest(run: Run) -> None:
    assert run('[position.1]\nlife = 3\nhand = ["♠K", "…"]\n[[step]]\nthen.1 = { life = 3, hand = 51, pack = 0 }').holds


def test_either_language_and_any_spelling_of_a_card(run: Run) -> None:
    report = run(
        '[position]\nturn_player = 2\nstage = ["1 Up ♥4 > s5"]\n'
        '[position.1]\n"手札" = ["h10", "ジョーカー"]\nsoldiers = ["S5 ドライブ"]\n'
        '[[step]]\nthen.1 = { hand = ["♡10", "Joker"], soldiers = ["♠5 driven"] }\nthen.stage = ["1 アップ ♡4 > 1:♠5"]'
    )
    assert report.holds, report.text()


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ('[position.1]\nhand = ["♠3"]\nwalls = ["♠3"]', "scenario-no-such-card-left"),
        ('[position.1]\nhand = ["Joker", "Joker", "Joker"]', "scenario-no-such-card-left"),
        ("[position.1]\nlife = 60", "scenario-too-few-cards"),
        ("[position.1]\nlife = 3\npack = 14", "scenario-rest-nowhere"),
        ('[position.1]\nlife = ["…"]\nhand = ["…"]', "scenario-two-rests"),
        ('[position.1]\nsoldiers = ["♠3 size=3"]', "scenario-only-expected"),
        ('[position.1]\nsoldiers = ["♠3 hero"]', "scenario-only-expected"),
        ('[position.1]\nsoldiers = ["♠3 not-new"]', "scenario-only-expected"),
        ('[position.1]\nsoldiers = ["♠3 flying"]', "scenario-unknown-mark"),
        ('[position.1]\nsoldiers = ["♠3+♡4"]', "black-poker-misplaced-gear"),
        ('[position.1]\nwalls = ["♠3+♠4"]', "black-poker-misplaced-together"),
        ('[position.1]\nfog = ["♡3"]', "black-poker-misplaced-fog"),
        ('[position.1]\nwalls = ["♠3"]\nfog = ["♡3 on=♠3"]', "black-poker-misplaced-fog"),
        ('[position.1]\nfog = ["♡3 on=♠3"]', "scenario-not-there"),
        ('[position.2]\nsoldiers = ["♠3 attacker"]', "black-poker-misplaced-attacker"),
        ('[position.1]\nsoldiers = ["♠3"]\n[position.2]\nwalls = ["♠4 blocks=♠3"]', "black-poker-misplaced-blocker"),
        ("[position]\nchance = 2", "black-poker-misplaced-chance"),
        ('[position]\nstage = ["アップ ♡4"]', "black-poker-misplaced-target"),
        ('[position]\nstage = ["アップ ♡4 > 1"]', "black-poker-misplaced-target"),
        ('[position]\nstage = ["アップ ♠4 > gone"]', "black-poker-misplaced-keys"),
        ('[position]\nstage = ["アップ > gone"]', "black-poker-misplaced-keys"),
        ('[position]\nstage = ["サーチ Joker"]', "black-poker-misplaced-immediate"),
        ('[position]\ntriggered = ["アタック"]', "black-poker-misplaced-direct"),
        ('[position]\nstage = ["2 カウンター ♣4 > アップ"]', "scenario-not-there"),
        (
            '[position]\nstage = ["アップ ♡4 > ♠3"]\n[position.1]\nsoldiers = ["♠3"]\n[position.2]\nsoldiers = ["♠3"]',
            "scenario-which-one",
        ),
    ],
)
def test_a_position_that_cannot_be_is_a_problem(run: Run, position: str, problem: str) -> None:
    with pytest.raises(Broken) as broken:
        run(position + '\n[[step]]\nthen.asks = "1 act"')
    assert [one.phrase.key for one in broken.value.problems] == [problem]
    assert broken.value.problems[0].line > 0


def test_a_pack_that_is_not_written_is_used_up(write: Callable[[str], object], run: Run) -> None:
    head = 'game = "black-poker"\nedition = "pro+pack"\nclauses = ["Q1"]\ntitle = "x"\n'
    assert run(
        head + '[position.1]\nhand = []\n[[step]]\nrefused = { "パック開封" = "アクションリスト/バック開封" }'
    ).holds
    assert run(
        head + '[position.1]\npack = 14\n[[step]]\nthen.offered = ["エンド", "アタック", "防壁設置", "パック開封"]'
    ).holds
    with pytest.raises(Broken):
        run(head + '[position.1]\nopened = false\n[[step]]\nthen.asks = "1 act"')
