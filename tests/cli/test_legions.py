"""Legions! at the terminal: the board, what is offered, and the reasons, as a player sees them."""

import io
import re
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.legions.board import laid

from kirifuda.cli.playing import play_on
from kirifuda.cli.seating import HUMAN, Seating
from kirifuda.cli.sitting import Settings, Sitting
from kirifuda.kernel.game import Game
from kirifuda.legions.record.board import draw

from .driver import run

MINE = {
    "hand": ["試しの斥候", "試しの主", "試しの鴉"],
    "left": ["試しの兵"],
    "center": ["試しの旗手 exhausted damage=1"],
    "standby": ["試しの斥候"],
    "wait-1": ["試しの兵", "試しの斥候"],
    "wait-3-cores": 1,
    "lord-area": ["試しの主"],
    "lord-cores": 3,
    "cores": 2,
    "exhausted-cores": 1,
    "life": 12,
    "awakened": 1,
    "exile": ["試しの兵", "試しの兵 face-down"],
}
THEIRS = {
    "right": ["試しの兵 reversed"],
    "center": ["試しの斥候 incapacitated"],
    "hand": ["試しの兵"],
    "master-cores": 4,
}

BOARD = """\
── 3ターン目　あなたのターン　メインフェイズ　2019年版 ─────────────────────────
  相手       ライフ20  手札1  山札10  除外0
  コア       活性0 疲労0　合計4/12
  待機       なし
  スタンバイ なし
  リーダー   亀甲将タカムロ [通常] コア4
  +------------------------+------------------------+------------------------+
  |試しの兵                |試しの斥候              |                        |
  |リバース                |1/1 行動不能 速攻       |                        |
  +- 左 -------------------+- 中央 -----------------+- 右 -------------------+
  |試しの兵                |試しの旗手              |                        |
  |2/3                     |4/3 疲労 強襲 先制 対.. |                        |
  +------------------------+------------------------+------------------------+
  リーダー   亀甲将タカムロ [覚醒] コア0  試しの主 4/5 コア3
  スタンバイ 試しの斥候
  待機       Ⅰ 試しの兵・試しの斥候  Ⅲ コア1
  コア       活性2 疲労1　合計6/12
> あなた     ライフ12  手札3  山札10  除外2（裏1）
  手札       試しの斥候(1)  試しの主(2)  試しの鴉(3)
"""

BOARD_OF_THE_OTHER = """\
── Turn 3  Opponent  main phase  2019 edition ──────────────────────────────────
> Opponent   life 12  hand 3  deck 10  exile 2 (1 face-down)
  Cores      active 2, exhausted 1  total 6/12
  Timeline   Ⅰ Plain Soldier, Drawing Scout  Ⅲ 1 core
  Standby    Drawing Scout
  Leaders    Takamuro, General of the Shell [awakened] 0 cores
             Plain Lord 4/5 3 cores
  +------------------------+------------------------+------------------------+
  |                        |Standard-Bearer of Man..|Plain Soldier           |
  |                        |4/3 exhausted assault.. |2/3                     |
  +- left -----------------+- center ---------------+- right ----------------+
  |                        |Drawing Scout           |Plain Soldier           |
  |                        |1/1 incapacitated haste |reversed                |
  +------------------------+------------------------+------------------------+
  Leaders    Takamuro, General of the Shell [normal] 4 cores
  Standby    none
  Timeline   none
  Cores      active 0, exhausted 0  total 4/12
  You        life 20  hand 1  deck 10  exile 0
  Hand       Plain Soldier(1)
"""


def drawn(game: Game, seat: int) -> str:
    return "".join(f"{row.plain}\n" for row in draw(game.view(seat)))


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: Game, *lines: str) -> str:
    """What a player sees who types these lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{one}\n" for one in (*lines, "quit", ""))))
    play_on(Sitting(game, Seating(0, HUMAN), Settings()))
    return capsys.readouterr().out


def test_the_board_in_japanese() -> None:
    assert drawn(laid(MINE, THEIRS), 0) == BOARD


def test_the_board_of_the_other_player_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIRIFUDA_LANG", "en")
    assert drawn(laid(MINE, THEIRS), 1) == BOARD_OF_THE_OTHER


def test_actions_are_listed_by_card(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = typed(monkeypatch, capsys, laid(MINE | {"awakened": 0}, THEIRS), "")
    assert (
        shown.split("何をしますか。 [28-1]\n")[1].split("> ")[0]
        == """\
  アンロック
  1 試しの斥候（コスト1）
  プレイ
  2 自分のスタンバイゾーンの試しの斥候
  アタック
  4 自分の左レーンの試しの兵（2/3）   6 自分のロードエリアの試しの主（4/5）
  スタンバイから除外 （手放します）
  3 自分のスタンバイゾーンの試しの斥候
  フィールドから除外 （手放します）
  5 自分の左レーンの試しの兵（2/3）   7 自分のロードエリアの試しの主（4/5）
  0 メインフェイズ終了 （ターンを終えます）
"""
    )


def test_a_card_is_explained_with_its_text_and_reasons(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(monkeypatch, capsys, laid(MINE, THEIRS), "", "?旗手")
    assert (
        shown.split("> ?旗手\n")[1].split("    ")[0]
        == """\
  試しの旗手（Standard-Bearer of Many Words）
  ミニオン　赤・白　タイプ：試験
  コスト5　ATK4　HP4　WTⅢ
  強襲　先制　対マスター特効1
  「届く旗」《常時》：このカードは、ロードをアタックターゲットに出来る。
自分の中央レーンの試しの旗手（4/3）
  アタック：疲労状態です。 [28-4]
  レーン移動：疲労状態です。 [28-5]
  フィールドから除外：疲労状態です。 [28-7]
"""
    )


def test_an_action_is_explained_for_each_card(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KIRIFUDA_LANG", "en")
    shown = typed(monkeypatch, capsys, laid(MINE | {"lord-area": [], "lord-cores": 0}, THEIRS), "", "?unlock")
    told = shown.split("> ?unlock\nUnlock [28-2]\n")[1].split("    ")[0]
    assert told.splitlines()[-6:] == [
        "Drawing Scout (cost 1)",
        "  Unlock: You can do it now.",
        "Plain Lord (cost 2)",
        "  Unlock: You can do it now.",
        "Foreign Crow (cost 3)",
        "  Unlock: It costs 3, and you can pay 2. [32-5]",
    ]


def test_a_card_is_chosen_by_a_part_of_its_name_and_what_is_meant_is_asked_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(monkeypatch, capsys, laid(MINE, THEIRS), "", "プレイ")
    assert "あなたの試しの斥候が右レーンへ [33-3]" in shown
    shown = typed(monkeypatch, capsys, laid(MINE, THEIRS), "", "試しの斥候")
    assert "どれのことですか：" in shown


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("edition", ["2019", "2018"])
def test_a_whole_game_fits_eighty_columns(tmp_path: Path, edition: str, language: str) -> None:
    typed = "".join(f"{number}\n" for number in (1, 2, 0, 1, 3, 1, 0, 2, 4, 1) * 60)
    arguments = ("--game", "legions", "--edition", edition, "--opponent", "random", "--seed", "4", "--lang", language)
    done = run(tmp_path, "play", *arguments, typed=typed)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert [line for line in done.stdout.splitlines() if cell_len(line) > 80] == []
    assert len(re.findall(r"\[28-1\]|\[27-1\]", done.stdout)) > 20


def test_decks_are_chosen_by_name(tmp_path: Path) -> None:
    arguments = (
        "--game",
        "レギオンズ！",
        "--deck",
        "wizard",
        "--opponent-deck",
        "general",
        "--seed",
        "4",
        "--lang",
        "en",
    )
    shown = run(tmp_path, "play", *arguments, typed="1\n0\n").stdout
    assert "Legions! (2019 edition)\n" in shown
    assert re.search(r"Leaders +Takamuro.*\n(.*\n)+  Leaders +Igreo", shown)


def test_an_unknown_deck_is_told_with_those_there_are(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--game", "legions", "--deck", "chess")
    assert done.returncode == 2
    assert "demon-ruler, doll-master, fairy-tamer, general, necromancer, rune-blader, shaman, wizard" in done.stderr


def test_options_come_in_the_order_of_the_hand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The hand is shown by cost; so are the actions with its cards, whatever the order in which they were drawn."""
    shown = typed(monkeypatch, capsys, laid({"hand": ["試しの斥候", "試しの兵"], "cores": 9}, THEIRS), "")
    hand = shown.split("  手札 ")[1].split("\n")[0]
    assert hand.index("試しの兵") < hand.index("試しの斥候")
    assert "  1 試しの兵（コスト1）   2 試しの斥候（コスト1）" in shown


def test_enter_alone_is_no_answer_where_none_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(monkeypatch, capsys, laid(MINE, THEIRS), "", "")
    assert shown.count("Enterだけでは答えになりません。") == 1


def test_a_card_says_in_english_what_it_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kirifuda.cli.console._chosen", ["en"])
    shown = typed(monkeypatch, capsys, laid(MINE, THEIRS), "", "?Standard-Bearer of Many Words")
    meant = shown.split("  Meaning\n")[1]
    assert meant.split("\n")[0].isascii(), meant
