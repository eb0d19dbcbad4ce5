"""`kirifuda judge`: a position, and what may be done in it, what not and why."""

from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from kirifuda.cli.judge import judge
from kirifuda.scenario import Broken

Write = Callable[[str], Path]
QUESTION = """
ゲーム = "レギオンズ！"
題 = "疲労したミニオンは攻撃できるか"
[局面.プレイヤー1]
手札 = ["双葉の小人"]
左 = ["梢の射手ミナグリ 疲労"]
コア = 3
"""


@pytest.fixture
def judged(write: Write, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.setattr("kirifuda.cli.console._chosen", [])
    app = typer.Typer()
    app.command()(judge)
    return lambda text, *options: CliRunner().invoke(app, ["--lang", "ja", *options, str(write(text))])


def test_the_answer_says_what_each_player_may_do_and_what_not(judged: Callable[..., Result]) -> None:
    output = judged(QUESTION).output
    head, _, clauses = output.partition("条文（要約）")
    assert head.splitlines() == [
        "疲労したミニオンは攻撃できるか",
        "",
        "プレイヤー1",
        "  何をしますか。（28-1）",
        "    ・メインフェイズ終了（27-6②）",
        "    ・アンロック 双葉の小人（28-2）",
        "  できないこと",
        "    ・アタック 梢の射手ミナグリ — 疲労状態です。（28-4）",
        "    ・レーン移動 梢の射手ミナグリ — 疲労状態です。（28-5）",
        "    ・フィールドから除外 梢の射手ミナグリ — 疲労状態です。（28-7）",
        "    ・アタック 証文卿ヴェルドゥク — マスターはアクションではアタック出来ません。（28-4）",
        "    ・フィールドから除外 証文卿ヴェルドゥク — マスターは除外出来ません。（28-7）",
        "",
        "プレイヤー2",
        "    ・いま決めるのはプレイヤー1です。",
        "  できないこと",
        "    ・すべての行動 — 自分のターンではありません。（28-1）",
        "",
    ]
    assert "    ・28-4 " in clauses


def test_it_can_be_pasted_as_markdown(judged: Callable[..., Result]) -> None:
    lines = judged(QUESTION, "--markdown", "--lang", "en").output.splitlines()
    assert lines[:5] == ["# 疲労したミニオンは攻撃できるか", "", "## Player 1", "", "### What will you do? (28-1)"]
    assert "- Attack Minaguri, Archer of the Treetops — It is exhausted. (28-4)" in lines


def test_the_answers_of_the_steps_are_given_first(judged: Callable[..., Result]) -> None:
    output = judged(QUESTION + '[[手順]]\n行う = "アンロック 双葉の小人"\n').output
    assert "    ・プレイ\n    ・スタンバイ\n" in output


def test_an_answer_that_cannot_be_given_is_told_with_its_line(judged: Callable[..., Result]) -> None:
    result = judged(QUESTION + '[[手順]]\n行う = "アタック 梢の射手ミナグリ"\n')
    assert isinstance(result.exception, Broken)
    (problem,) = result.exception.problems
    assert problem.line == 9


def test_a_game_that_is_over_has_nothing_to_do(judged: Callable[..., Result]) -> None:
    lost = 'game = "last-chronicle"\n[position.1]\nlife = 0\n'
    assert "ゲームは終わっています" in judged(lost).output
