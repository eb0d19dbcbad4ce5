"""Last Chronicle at the terminal: the board, what is offered, the reasons, and at which priorities one is asked."""

import io
import re
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.last_chronicle.board import face, laid, table

import kirifuda
from kirifuda.cli.asking import ask
from kirifuda.cli.play import sit_down
from kirifuda.cli.playing import play_on
from kirifuda.cli.seating import HUMAN, Seating
from kirifuda.cli.sitting import Settings, Sitting
from kirifuda.kernel.ask import ACT, CARD
from kirifuda.kernel.game import Game
from kirifuda.kernel.position import Waiting
from kirifuda.last_chronicle.record.board import draw
from kirifuda.last_chronicle.record.stops import STOPS
from kirifuda.replay import load, save

from .driver import run

MINE = {
    "hand": ["試しの兵", "試しの火", "試しの古兵"],
    "battlefield": ["試しの兵 wiped attacker damage=500", "試しの古兵+試しの兵", "試しの機 counter:動力=2"],
    "soul-yard": ["試しの兵", "試しの兵 wiped", "試しの古兵", "試しの書"],
    "ca-yard": ["試しの書", "試しの火"],
    "era-yard": ["試しの兵"] * 2,
    "life": 12,
    "advance-points": 3,
    "white-souls": 1,
}
THEIRS = {"battlefield": ["試しの兵 blocker"], "hand": ["試しの火"], "removed-yard": ["試しの兵"]}
FIRE = Waiting(1, "spell", (face("試しの火"),), CARD, ("battlefield", 0, 0))
BOOK = Waiting(0, "spell", (face("試しの書"),))

BOARD = """\
── 3ターン目　あなたのターン　ダメージ前ステップ ───────────────────────────────
  相手       ライフ20  手札1  デッキ10  捨て札0  除外1
  時代とCA   Ⅰ  CA 0/7
  ソウル     なし
  ユニット   試しの兵 Ⅰ 2000/1
  ------------------------------------------------------------------------------
  スタック   自分のスペル 試しの書
             相手のスペル 試しの火 → 自分の試しの兵
  戦闘       試しの兵 2000/1  対  試しの兵 2000/1
  ------------------------------------------------------------------------------
  ユニット   試しの兵 Ⅰ 2000-500/1(ワイプ)
             試しの古兵+試しの兵 Ⅱ 5000/3(速攻,突破2)
  配置物     試しの機(動力2,動力2)
  ソウル     白 1/2  白橙 1/1  無 1/1  プール [白1]
  時代とCA   Ⅱ  CA 4/7  試しの書(3)  試しの火(1)
> あなた     ライフ12  手札3  デッキ10  捨て札0  進攻値3
  手札       試しの兵(白1)  試しの火(橙1)  試しの古兵(白橙2)
"""

BOARD_OF_THE_OTHER = """\
── Turn 3  Opponent  before-damage step ────────────────────────────────────────
> Opponent   life 12  hand 3  deck 10  discard 0  advance points 3
  Era, CA    Ⅱ  CA 4/7  Plain Book(3)  Plain Fire(1)
  Souls      W 1/2  WO 1/1  N 1/1  pool [W1]
  Others     Plain Engine(dynamo2,動力2)
  Units      Plain Soldier Ⅰ 2000-500/1(wiped)
             Plain Veteran+Plain Soldier Ⅱ 5000/3(haste,breakthrough2)
  ------------------------------------------------------------------------------
  Stack      opponent's spell Plain Book
             your spell Plain Fire → opponent's Plain Soldier
  Combat     Plain Soldier 2000/1  against  Plain Soldier 2000/1
  ------------------------------------------------------------------------------
  Units      Plain Soldier Ⅰ 2000/1
  Souls      none
  Era, CA    Ⅰ  CA 0/7
  You        life 20  hand 1  deck 10  discard 0  removed 1
  Hand       Plain Fire(1 orange + 1)
"""


def fight() -> Game:
    return laid(MINE, THEIRS, [FIRE, BOOK], step="before-damage")


def drawn(game: Game, seat: int) -> str:
    return "".join(f"{row.plain}\n" for row in draw(game.view(seat)))


def typed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: Game,
    *lines: str,
    settings: Settings | None = None,
) -> str:
    """What a player sees who types these lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{one}\n" for one in (*lines, "quit", ""))))
    play_on(Sitting(game, Seating(0, HUMAN), settings or Settings(stop="always")))
    return capsys.readouterr().out


def test_the_board_in_japanese() -> None:
    assert drawn(fight(), 0) == BOARD


def test_the_board_of_the_other_player_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIRIFUDA_LANG", "en")
    assert drawn(fight(), 1) == BOARD_OF_THE_OTHER


QUIET = {"hand": ["試しの兵"], "soul-yard": ["試しの兵", "試しの火"], "battlefield": ["試しの機 counter:動力=1"]}


def test_actions_are_listed_by_card(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = typed(monkeypatch, capsys, laid(QUIET, {}), "")
    assert (
        shown.split("何をしますか。 [11.1.1]\n")[1].split("> ")[0]
        == """\
  試しの兵（白1）
  1 配置   2 ソウルストーンを置く
  アビリティを使用 「（1）：あなたは1ライフを得る。」
  3 自分の戦場の試しの機
  ソウルアクション → 白のソウル
  4 自分のソウルストーン試しの兵（白）
  ソウルアクション → 橙のソウル
  5 自分のソウルストーン試しの火（橙）
  0 パス（メインフェイズを終える） （フェイズを終えます）
[Enter：パス（メインフェイズを終える）] """
    )


def test_a_card_is_explained_with_its_text_and_reasons(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(monkeypatch, capsys, laid(QUIET | {"hand": ["試しの古兵"]}, {}), "", "?古兵")
    assert (
        shown.split("> ?古兵\n")[1].split("    ")[0]
        == """\
  試しの古兵（Plain Veteran）
  ユニット　【兵士】
  コスト 白橙2　CA 2　レベルⅡ　パワー 3000　ATK 2
  『速攻』
  『突破2』
試しの古兵（白橙2）
  配置：コストを支払えません。 [11.3.9]
  ソウルストーンを置く：今使えます。
"""
    )


def test_one_reason_against_several_actions_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = kirifuda.start("last-chronicle", seed=3)
    while game.ask is not None and (game.ask.seat, game.ask.prompt) != (0, "redraw"):
        game.answer(0)
    name = next(game.rules.name_of_face(card.face) for zone in game.view(0).zones for card in zone.cards)
    shown = typed(monkeypatch, capsys, game, "", f"?{name}")
    told = "".join(row.strip() for row in shown.split(f"?{name}")[1].splitlines())
    assert told.count("優先権を持っていません。") == 1
    assert "配置、結合、ソウルストーンを置く、アビリティを使用：優先権を持っていません。 [11.1.1]" in told


def test_why_a_unit_does_not_attack(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    units = {"battlefield": ["試しの兵", "試しの兵 wiped"]}
    shown = typed(monkeypatch, capsys, laid(units, {}, step="attack"), "", "?試しの兵")
    rows = [row for row in shown.split("> ?試しの兵\n")[1].splitlines() if "攻撃：" in row]
    assert rows == ["  攻撃：今使えます。", "  攻撃：ワイプ状態です。 [10.1.2.3.1]"]


# --- at which priorities one is asked --------------------------------------------------------------

ABLE = {"hand": ["試しの火"], "soul-yard": ["試しの火"] * 2, "battlefield": ["試しの兵"]}
UNABLE = {"hand": ["試しの火"], "soul-yard": ["試しの火"], "battlefield": ["試しの兵"]}
ATTACKED = {"battlefield": ["試しの兵 wiped attacker"]}


@pytest.mark.parametrize(
    ("mine", "facts", "stack", "asking"),
    [
        (ABLE, {}, [], ["always", "act", "attack", "main"]),
        (UNABLE | {"hand": []}, {}, [], ["always"]),
        (UNABLE, {}, [], ["always", "act", "attack", "main"]),
        (ABLE, {}, [BOOK], ["always", "act"]),
        (ABLE, {"step": "before-attack"}, [], ["always", "act"]),
        (ABLE, {"turn_player": 1, "priority": 0}, [], ["always", "act"]),
        (ABLE, {"turn_player": 1, "priority": 0}, [FIRE], ["always", "act", "attack"]),
        (UNABLE, {"turn_player": 1, "priority": 0}, [FIRE], ["always"]),
        (ABLE, {"turn_player": 1, "priority": 0, "step": "before-block"}, [], ["always", "act", "attack"]),
        (UNABLE, {"turn_player": 1, "priority": 0, "step": "before-block"}, [], ["always"]),
        (ABLE, {"turn_player": 1, "priority": 0, "step": "before-damage"}, [], ["always", "act", "attack"]),
    ],
)
def test_players_are_asked_where_they_want_to_be(mine: dict, facts: dict, stack: list[Waiting], asking: list) -> None:
    theirs = ATTACKED if facts.get("step") in ("before-block", "before-damage") else {}
    game = laid(mine, theirs, stack, **facts)
    assert game.ask is not None and (game.ask.kind, game.ask.seat) == (ACT, 0)
    assert [name for name, stop in STOPS.items() if stop(game, 0, False)] == asking


def test_where_two_share_a_screen_what_a_player_could_do_is_not_told() -> None:
    facts = {"turn_player": 1, "priority": 0, "step": "before-block"}
    asked = {
        name: [stop(laid(mine, ATTACKED, **facts), 0, True) for mine in (ABLE, UNABLE)] for name, stop in STOPS.items()
    }
    assert asked == {"always": [True] * 2, "act": [True] * 2, "attack": [True] * 2, "main": [False] * 2}


def test_only_priorities_are_passed_over_and_each_is_an_answer_of_the_game(tmp_path: Path) -> None:
    """The turn goes on from check phase to the choice of attackers; nobody has typed anything."""
    game = laid({"battlefield": ["試しの兵"]}, {}, phase="check")
    sitting = sit_down(game, Seating(0, "random", 1))
    assert sitting.settings.stop == "act"
    before = len(game.log)
    while game.ask is not None and game.ask.kind == ACT:
        if game.ask.seat == 0:
            ask(sitting)
        else:
            game.answer(0)
    assert game.ask is not None
    assert (game.ask.prompt, game.ask.seat) == ("attackers", 0)
    assert [answer for seat, answer in game.log[before:] if seat == 0] == [0, 0, 0]


def test_what_was_passed_over_stands_in_the_replay(tmp_path: Path) -> None:
    typed = "".join(f"{number}\n" for number in (0, 1, 1, 0, 0, 1, 1, 0))
    arguments = ("last-chronicle", "--opponent", "random", "--seed", "3", "--save", "game.replay")
    assert run(tmp_path, "play", *arguments, typed=typed).returncode == 0
    recorded = load(tmp_path / "game.replay")
    answers = [answer for seat, answer in recorded.game().log if seat == 0]
    assert len(answers) > len(typed.split()), "many priorities were passed, each as an answer"
    save(tmp_path / "again.replay", recorded.game())


def test_the_settings_are_shown_and_can_be_changed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KIRIFUDA_LANG", "en")
    settings = Settings(stop="always")
    shown = typed(monkeypatch, capsys, laid(QUIET, {}), "", "set stop attack", "set stop never", settings=settings)
    assert settings.stop == "attack"
    told = shown.split("> set stop attack\n")[1].split("> set stop never")[0]
    assert 'There is no setting "stop never".' in shown.split("> set stop never\n")[1]
    assert "There is no setting" not in told
    assert [line.split()[:2] for line in told.splitlines() if line.startswith("  ")][:3] == [
        ["always", "always"],
        ["act", "ask"],
        [">", "attack"],
    ]


def test_what_a_burst_says_stands_with_the_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = laid({"deck": ["召集の角笛"] * 5}, {}, phase="draw")
    shown = typed(monkeypatch, capsys, game, settings=Settings(stop="main"))
    asked = "クロノバーストを発動しますか：自分のCAヤードの召集の角笛 [15.3.2.2.4]\n"
    assert shown.split(asked)[1].splitlines()[:2] == [
        "  CB：1000／1の白の【衛士】のトークンユニットを1体戦場に配置する。",
        "  1 はい   0 いいえ",
    ]


def test_stones_that_are_alike_pay_by_themselves() -> None:
    game = laid({"hand": ["試しの兵"], "soul-yard": ["試しの兵"] * 3}, {})
    sitting = sit_down(game, Seating(0, "random", 1))
    sitting.answer([1])
    while game.ask is not None and game.ask.prompt != "priority":
        assert game.ask.prompt in ("soul-stone", "soul")
        ask(sitting)
    assert [table(game).cards[id].wiped for id in table(game).soul_yard(0)] == [True, True, False]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_whole_game_fits_eighty_columns(tmp_path: Path, language: str) -> None:
    typed = "".join(f"{number}\n" for number in (1, 2, 0, 1, 3, 1, 0, 2, 4, 1) * 60)
    arguments = ("--game", "last-chronicle", "--opponent", "random", "--seed", "4", "--lang", language)
    done = run(tmp_path, "play", *arguments, typed=typed)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert [line for line in done.stdout.splitlines() if cell_len(line) > 80] == []
    assert len(re.findall(r"\[11\.1\.1\]", done.stdout)) > 20
