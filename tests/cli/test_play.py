"""`kirifuda play`, as it is typed and as it looks."""

import random
import re
import signal
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len

from kirifuda import replay

from .driver import PATIENCE, Player, command, environment, numbers, run

NEW = ("play", "--seed", "8", "--opponent", "random")
"""A game in which the person goes first."""

FIRST_SCREEN = """\
ブラックポーカー（ライト+パック）
番号か名前かカード（♠K、sK）で答えます。? で助け、?♠K で「なぜできないか」。
── 1ターン目　あなたのターン　ライト+パック ────────────────────────────────────
  相手      ライフ30  手札7  墓地1（♡A）  パック未開封
  兵士      ◇4=4 一般兵
  防壁      1:裏
  ステージ  空
> あなた    ライフ29  手札8  墓地1（◇10）  パック未開封
  兵士      ♣3=3 一般兵
  防壁      1:◇4
  手札      ♠2 ♠K ♡4 ♡8 ◇2 ◇J ♣4 ♣10
  あなたは◇4を防壁にした [U11]
  あなたの♣3が一般兵になった [U11]
  相手は防壁を1つ置いた [U11]
  相手の◇4が一般兵になった [U11]
  あなたの◇10が表になった [U2]
  相手の♡Aが表になった [U2]
  あなたが先攻 [U2]
  あなたの◇10が墓地へ [U3]
  相手の♡Aが墓地へ [U3]
  あなたは♠2を引いた [U4]
  あなたのターン（1ターン目） [U4]
何をしますか。 [T1]
  1 エンド      ターンを終える
  2 アタック    兵士で攻撃する（1ターンに1度）
  3 防壁設置    L　手札1枚を防壁にする（1ターンに1度）
  4 兵士召喚    BL ★2〜10　兵士を出す
  5 装備        BL ★A〜K　同じスートの自分の兵士に重ねる
  6 アップ      D ★♡A〜10　兵士のサイズを増やす
  7 ダウン      D ★♠A〜10　兵士のサイズを減らす（0以下なら墓地へ）
  8 ツイスト    D ★◇A〜10　キャラクターをチャージかドライブにする
  9 防壁破壊    ★♡と◇　防壁1つを墓地へ
 10 投擲        ★♠と♣　♠の数字だけ相手にダメージ
 11 パック開封  パックの好きな1枚を手札へ（1ゲームに1度）
> """

ON_THE_STAGE = """\
> wall break
Which is the key card of Wall Break? [Wall Break] (2 of them, such as 1 2)
  1 ♡4   2 ♡8   3 ◇2   4 ◇J
> d2 h4
What is the target of Wall Break? [Wall Break]
  1 your wall 1 (◇4)   2 opponent's wall 1
> opponent
  (for you) What will you do? → Pass
── Turn 1: You  light+pack ─────────────────────────────────────────────────────
  Opponent  life 29  hand 7  graveyard 2 (Joker)  pack unopened
  soldiers  ◇4=4 common soldier
  walls     1:down
  stage     #1 your Wall Break ★♡4 ◇2 → opponent's wall 1
> You       life 29  hand 6  graveyard 1 (◇10)  pack unopened
  soldiers  ♣3=3 common soldier
  walls     1:◇4
  hand      ♠2 ♠K ♡8 ◇J ♣4 ♣10
  Opponent requested Search [Search]
  Opponent used Joker as key [Search]
  Opponent showed ◇10 and took it [Search]
  Opponent lost Joker to the graveyard [A5]
What will you do? [T1]
  1 Up            D ★♡A–10  make a soldier larger
  2 Down          D ★♠A–10  make a soldier smaller (dead at 0)
  3 Counter       D ★♣A–10  cancel an action on the stage
  4 Pack Opening  a card of your pack into your hand (once a game)
  0 Pass
"""

WHY_NOT = """\
> ?♠K
♠K は手札にあります。使い道：
  防壁設置、投擲：今使えます。
  英雄召喚：コストBを払えません。チャージ状態の防壁が足りません。 [cost-B]
  装備：アクションは起こせますが、♠Kではできません。
    自分のチャージ状態の防壁を1つドライブする。BBなら別々の2つをドライブする。
    [cost-B]
> ？ブロック
ブロック [ブロック]
"""


# --- what it looks like --------------------------------------------------------------------------


def test_the_first_screen(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, NO_COLOR="1").stdout
    assert shown.startswith(FIRST_SCREEN)


def test_a_request_on_the_stage(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, "--lang", "en", typed="wall break\nd2 h4\nopponent\n", NO_COLOR="1").stdout
    assert ON_THE_STAGE in shown


def test_why_something_cannot_be_done(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, typed="?♠K\n？ブロック\n").stdout
    assert WHY_NOT in shown
    assert "自動的に起こるアクションで、自分では起こせません。 [A1]" in shown.replace("\n", "")


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_whole_game_at_a_terminal(tmp_path: Path, language: str) -> None:
    """80 columns, no colour, and a terminal that is left as it was."""
    choices = random.Random(5)
    screens: list[str] = []
    raw = ""
    with Player(tmp_path, "play", "--seed", "5", "--opponent", "random", "--lang", language, NO_COLOR="1") as player:
        screens.append(player.read())
        while player.process.poll() is None and len(screens) < 400:
            offered = numbers(screens[-1])
            over = "log all" in screens[-1].split("\n")[-2]
            screens.append(player.type("" if over else choices.choice(offered) if offered else "1"))
            raw += player.raw
        assert player.process.wait() == 0
        assert player.modes == player.before
    everything = "".join(screens)
    assert ("ゲーム終了。" if language == "ja" else "Game over.") in everything
    assert "Traceback" not in everything
    assert "\x1b[3" not in raw
    assert max(cell_len(line) for line in everything.split("\n")) <= 80


def test_colour_adds_nothing_but_colour(tmp_path: Path) -> None:
    with Player(tmp_path, *NEW, FORCE_COLOR="1") as player:
        assert player.read() == FIRST_SCREEN
        assert "\x1b[31m♡4\x1b[0m" in player.raw


def test_two_people_at_one_terminal_do_not_see_each_other(tmp_path: Path) -> None:
    with Player(tmp_path, "play", "--seed", "8", "--opponent", "human", "--lang", "en") as player:
        assert "Player 1 is next" in player.read()
        assert "hand      ♠2 ♠K ♡4 ♡8 ◇2 ◇J ♣4 ♣10" in player.type("")
        handed_over = player.type("End")
        assert "> 0\n" not in handed_over
        second = player.type("pass") if "Player 2" not in handed_over else handed_over
        assert "Player 2 is next" in second
        assert player.raw.index("\x1b[3J") < player.raw.index("Player 2 is next")
        own = player.type("")
        assert "\x1b[3J" in player.raw
        assert "♠2 ♠K ♡4 ♡8" not in own
        assert "That cannot be taken back" not in own
        assert "What another player did cannot be taken back" in player.type("undo")


# --- beginning -----------------------------------------------------------------------------------


def test_a_newcomer_is_in_a_game_after_four_times_enter(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", typed="\n\n\n\n").stdout
    assert shown.startswith("切り札へようこそ。")
    assert "ブラックポーカー（ライト+パック）\n" in shown
    assert "　ライト+パック ──" in shown, "the board"
    assert re.search(r"\n(\[Enter：[^\]]+\] )?> ", shown), "asked, with or without an answer that Enter gives"


def test_the_menu_takes_numbers_names_and_another_language(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", typed="9\nen\nblack\nmaster\n4\n2\nquit\n\n").stdout
    assert "1から4の番号を打ってください。" in shown
    assert "BlackPoker (master+strategy)\n" in shown
    assert "Which card of your deck is the rare card? [U9]" in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game", "chess"], "「chess」というゲームはありません。"),
        (["--edition", "light+strategy"], "ブラックポーカーに「light+strategy」という遊び方はありません。"),
        (["--opponent", "deep"], "「deep」という相手はいません。"),
        (["--seed", "x"], "xは乱数の種になりません。"),
        (["--seat", "3"], "「3」という席はありません。"),
        (["--lang", "fr"], "「fr」という言語はありません。"),
        (["--resume", "none.replay"], "none.replay というファイルはありません。"),
        (["--resume", "none.replay", "--seed", "1"], "none.replay の続きを遊ぶときは、"),
        (["--save", "no/such/folder.replay", "--seed", "1"], "no/such/folder.replay に書けません："),
    ],
)
def test_wrong_options(tmp_path: Path, arguments: list[str], message: str) -> None:
    done = run(tmp_path, "play", *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(message)
    assert "Traceback" not in done.stderr


# --- answering -----------------------------------------------------------------------------------


def test_what_is_not_understood_is_said_and_nothing_happens(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, "--lang", "en", typed="99\nxyz\n1 1 x\n♡4 ◇3\n\nrule xyz\nlang fr\nsave\nrule\n").stdout
    assert '"99" is not one of the options.' in shown
    assert '"xyz" is not one of the options.' in shown
    assert '"x" is not one of the options.' in shown
    assert shown.count("What will you do? [T1]") == 2
    assert 'There is no language "fr".' in shown
    assert "In which file?" in shown
    assert "Which clause?" in shown


def test_what_is_asked_about_and_is_nothing_is_answered_with_what_is_near_or_how_to_ask(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, "--lang", "en", typed="?zzz\n?atack\n?K44\nrule zzz\n").stdout
    shown = " ".join(shown.split())
    nothing = "is no card, action or clause here."
    assert f'"zzz" {nothing} Ask of a card, an action or a clause: ?♣4 ?End ?T1' in shown
    assert f'"atack" {nothing} Near it: Attack, ' in shown
    assert f'"K44" {nothing} Near it: K4, K14 >' in shown
    assert 'There is no clause called "zzz", nor one like it.' in shown


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    done = subprocess.run(
        command(*NEW), input=b"\xff\xfe\n\x00\n", capture_output=True, env=environment(tmp_path), check=False
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_output_that_nobody_reads(tmp_path: Path) -> None:
    words = " ".join(command(*NEW))
    done = subprocess.run(
        ["bash", "-c", f"yes 1 | {words} | head -1"], capture_output=True, env=environment(tmp_path), check=False
    )
    assert b"Traceback" not in done.stderr


def test_single_options_are_answered_until_the_player_wants_to_be_asked(tmp_path: Path) -> None:
    typed = "兵士召喚\n♡8\n"
    assert "（自動）兵士召喚のコストB" not in run(tmp_path, *NEW, typed=typed).stdout
    assert "（自動）何をしますか。 → パス" in run(tmp_path, *NEW, typed=typed).stdout
    asked = run(tmp_path, *NEW, typed=f"set own off\n{typed}").stdout
    assert "own off" in asked
    assert "（自動）何をしますか。 → パス" not in asked


def test_a_card_that_was_typed_goes_into_no_other_action(tmp_path: Path) -> None:
    """♠K is offered for several actions; the player ends the turn instead and is asked what to discard."""
    typed = "set own off\n♠K\nEnd\n" + "0\n" * 8
    shown = run(tmp_path, *NEW, "--lang", "en", typed=typed).stdout
    assert "Which of these: 3 Wall Placement, 10 Throw" in shown
    assert "Discard 1: which card?" in shown
    assert "→ ♠K" not in shown


# --- taking back ---------------------------------------------------------------------------------


def test_undo(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, "--lang", "en", typed="undo\nwall break\nundo\n").stdout
    assert "There is nothing to take back." in shown
    after = shown.split("Taken back.\n")[1]
    assert after.startswith("── Turn 1: You  light+pack ──")
    assert "What will you do? [T1]" in after


def test_undo_is_refused_when_a_card_has_been_drawn(tmp_path: Path) -> None:
    with Player(tmp_path, *NEW, "--lang", "en") as player:
        screen = player.read()
        screen = player.type("End")
        for _ in range(60):
            if "You drew" in screen:
                break
            screen = player.type(numbers(screen)[-1])
        assert "Draw a second card?" in screen
        assert "That cannot be taken back: since then a hidden card" in player.type("undo")


# --- saving --------------------------------------------------------------------------------------


def last_board(shown: str) -> str:
    """The board and the options that were shown last."""
    return shown[shown.rindex("── ") :].split("\n> ")[0]


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    before = run(tmp_path, *NEW, "--lang", "en", typed="wall break\nd2 h4\nopponent\nview\nsave game.replay\nquit\n")
    assert "Saved in game.replay." in before.stdout
    board = last_board(before.stdout.split("> save")[0])
    after = run(tmp_path, "play", "--resume", "game.replay", "--lang", "en", typed="view\n")
    assert "Going on with game.replay." in after.stdout
    assert last_board(after.stdout) == board
    assert "kirifuda play: opponent=random seat=1 seed=8" in (tmp_path / "game.replay").read_text(encoding="utf-8")


def test_what_a_player_noted_in_a_save_stays_there(tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    run(tmp_path, *NEW, typed="save game.replay\nquit\n")
    text = file.read_text(encoding="utf-8")
    own = "note: kirifuda play: opponent=random seat=1 seed=8\n"
    file.write_text(
        text.replace(own, f"{own}note: 二戦目\nnote: kirifuda play: opponent=x seat=1 seed={'9' * 5000}\n"), "utf-8"
    )
    done = run(tmp_path, "play", "--resume", "game.replay", typed="防壁破壊\n♡4 ◇2\nquit\n")
    assert done.returncode == 0
    assert replay.load(file).header.notes[:2] == ("kirifuda play: opponent=random seat=1 seed=8", "二戦目")


def test_a_game_with_a_file_is_kept_in_it_after_every_answer(tmp_path: Path) -> None:
    file = tmp_path / "kept.replay"
    with Player(tmp_path, *NEW, "--save", str(file)) as player:
        player.read()
        begun = len(replay.load(file).answers)
        player.type("防壁破壊")
        player.type("♡4 ◇2")
        player.process.kill()
    assert len(replay.load(file).answers) >= begun + 3


def test_a_file_that_cannot_be_written_any_more_does_not_end_the_game(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "game.replay"
    file.parent.mkdir()
    with Player(tmp_path, *NEW, "--save", str(file)) as player:
        player.read()
        file.unlink()
        file.parent.rmdir()
        assert "に書けません" in player.type("防壁破壊").replace("\n", "")
        player.type("♡4 ◇2")
        player.interrupt()
    assert len(kept_games(tmp_path)) == 1


def test_a_broken_save_is_one_clear_message_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "broken.replay"
    run(tmp_path, *NEW, typed="防壁破壊\n♡4 ◇2\nsave broken.replay\n")
    whole = file.read_text(encoding="utf-8")
    for broken in (whole[: len(whole) // 2], whole.replace(">3 ", ">9 ", 1), "not a save\n", ""):
        file.write_text(broken, encoding="utf-8")
        done = run(tmp_path, "play", "--resume", "broken.replay")
        assert done.returncode == 2, broken
        assert done.stdout == ""
        assert done.stderr.count("\n") <= 2
        assert file.read_text(encoding="utf-8") == broken


def test_nothing_else_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    shown = run(tmp_path, *NEW, typed="save letter.txt\nsave a.replay\nsave a.replay\nn\nsave a.replay\ny\n").stdout
    assert "letter.txt は記録ではないので、上書きしません。" in shown
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "dear"
    assert shown.count("a.replay に保存しました。") == 2
    assert "保存しませんでした。" in shown
    assert run(tmp_path, *NEW, "--save", "a.replay").returncode == 2
    assert run(tmp_path, *NEW, "--save", "letter.txt").returncode == 2


# --- leaving -------------------------------------------------------------------------------------


def kept_games(folder: Path) -> list[Path]:
    return list((folder / "kirifuda").glob("*.replay"))


def test_a_game_left_at_the_end_of_input_is_kept(tmp_path: Path) -> None:
    done = run(tmp_path, *NEW, typed="防壁破壊\n")
    assert done.returncode == 0
    (file,) = kept_games(tmp_path)
    assert done.stdout.endswith(f"kirifuda play --resume {file}\n")
    assert replay.load(file).playable


def test_a_game_in_which_nothing_was_done_is_not_kept(tmp_path: Path) -> None:
    assert run(tmp_path, *NEW).returncode == 0
    assert kept_games(tmp_path) == []


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_kept_and_the_terminal_is_sane(tmp_path: Path, how: signal.Signals) -> None:
    with Player(tmp_path, *NEW) as player:
        player.read()
        player.type("防壁破壊")
        shown = player.interrupt(how)
        assert player.process.wait(PATIENCE) == 130
        assert player.modes == player.before
    assert "kirifuda play --resume" in shown
    assert len(kept_games(tmp_path)) == 1


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, typed="quit\nmine.replay\n").stdout
    assert shown.endswith("mine.replay に保存しました。\n")
    assert kept_games(tmp_path) == []


def test_conceding(tmp_path: Path) -> None:
    shown = run(tmp_path, *NEW, "--lang", "en", typed="concede\nn\nconcede\ny\n\n").stdout
    assert "You conceded [concede]" in shown
    assert "You have lost." in shown
