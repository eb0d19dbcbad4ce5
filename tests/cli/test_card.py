"""`kirifuda card`: card files are checked, cards are shown and explained."""

import subprocess
from pathlib import Path

import pytest

from kirifuda.paths import cards_dir

from .driver import run as run_command

MINION = """[[card]]
name = "試しの子"
english = "Trial Child"
category = "ミニオン"
colours = ["赤"]
types = ["精霊"]
cost = 2
atk = 1
hp = 3
wt = 2
keywords = ["速攻", "貫通2"]
text = \"\"\"
「灯」《配置時》：カードを1枚引く。
\"\"\"
"""


class Terminal:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, text: str, name: str = "own.toml") -> str:
        (self.folder / name).write_text(text, encoding="utf-8")
        return name

    def run(self, *arguments: str, lang: str = "ja") -> subprocess.CompletedProcess[str]:
        return run_command(self.folder, "card", *arguments, KIRIFUDA_LANG=lang)


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


def test_a_file_that_is_understood(terminal: Terminal) -> None:
    found = terminal.run("check", terminal.write(MINION))
    assert (found.stderr, found.stdout, found.returncode) == ("", "○ own.toml\n", 0)


def test_the_projects_own_files_can_be_checked(terminal: Terminal) -> None:
    folder = cards_dir() / "legions"
    found = terminal.run("check", str(folder))
    assert (found.stderr, found.returncode) == ("", 0)
    assert found.stdout == "".join(f"○ {file}\n" for file in sorted(folder.glob("*.toml")))


def test_everything_that_is_wrong_is_shown_with_its_characters(terminal: Terminal) -> None:
    text = MINION.replace("カードを1枚引く", "カードを1枚もぎ取る").replace("hp = 3\n", "").replace("速攻", "即攻")
    found = terminal.run("check", terminal.write(text), lang="en")
    assert found.returncode == 2
    lines = found.stderr.splitlines()
    assert lines[0] == "own.toml:1: A card of the category minion needs hp. (14-3i)"
    assert lines[1].startswith("own.toml:10:14-15: “即攻” is not understood.")
    assert lines[2] == '    keywords = ["即攻", "貫通2"]'
    assert lines[3] == "                 ^^^^"
    assert lines[4].startswith("own.toml:12:")
    assert lines[5] == "    「灯」《配置時》：カードを1枚もぎ取る。"
    assert set(lines[6]) == {" ", "^"}
    assert "Traceback" not in found.stderr


def test_a_card_of_a_name_that_is_taken(terminal: Terminal) -> None:
    found = terminal.run("check", terminal.write(MINION.replace("試しの子", "爆ぜ火")))
    assert (found.returncode, found.stderr) == (
        2,
        "own.toml:2: 「爆ぜ火」という名前のカードはもうあります（爆ぜ火）。名前は1種類のカードに1つです。（14-2）\n",
    )


def test_a_file_or_folder_that_is_not_there(terminal: Terminal) -> None:
    found = terminal.run("check", "none.toml")
    assert (found.returncode, found.stderr) == (2, "none.toml: 読めません：そのようなファイルはありません\n")
    (terminal.folder / "empty").mkdir()
    found = terminal.run("check", "empty")
    assert (found.returncode, found.stderr) == (2, "emptyにカードファイル（.toml）がありません。\n")


def test_a_card_as_it_is_printed(terminal: Terminal) -> None:
    found = terminal.run("show", "ｔｒｉａｌ child", "--file", terminal.write(MINION))
    assert (found.returncode, found.stdout.splitlines()) == (
        0,
        [
            "試しの子（Trial Child）",
            "ミニオン　赤　タイプ：精霊",
            "コスト2　ATK1　HP3　WTⅡ",
            "速攻　貫通2",
            "「灯」《配置時》：カードを1枚引く。",
        ],
    )


def test_a_master_shows_both_sides(terminal: Terminal) -> None:
    shown = terminal.run("show", "刻み手サヤネ").stdout.splitlines()
    assert shown[:3] == [
        "刻み手サヤネ（Sayane the Graver）",
        "マスター　赤・白　ルーンブレイダー　タイプ：人間",
        "―通常モード―",
    ]
    assert "―覚醒モード―" in shown


def test_a_card_is_explained_with_its_clauses_in_either_language(terminal: Terminal) -> None:
    file = terminal.write(MINION)
    japanese = terminal.run("explain", "試しの子", "--file", file).stdout
    english = terminal.run("explain", "試しの子", "--file", file, lang="en").stdout
    for shown in (japanese, english):
        assert "「灯」《配置時》：カードを1枚引く。" in shown
        for clause in ("41-3", "41-11", "37-2", "39-11"):
            assert clause in shown
    assert "Meaning" in english and "意味" in japanese


def test_nearest_names_of_an_unknown_card(terminal: Terminal) -> None:
    for command in ("show", "explain"):
        found = terminal.run(command, "刻み手サヤ")
        assert found.returncode == 2
        assert found.stderr.startswith("「刻み手サヤ」というカードはありません。近い名前：刻み手サヤネ、")


def test_cards_are_listed_by_colour_and_category(terminal: Terminal) -> None:
    masters = terminal.run("list", "--category", "マスター", "--colour", "red").stdout.splitlines()
    assert [line.split("　")[0] for line in masters] == ["刻み手サヤネ", "羽笛吹きコノミ", "煤の学匠イグレオ"]
    tokens = terminal.run("list", "--category", "minion", "--colour", "青", lang="en").stdout.splitlines()
    assert (
        "Ghost Token　minion　black・blue　types: ゴースト・トークン　token　cost 1　ATK 1　HP 1　速攻　直進" in tokens
    )
    found = terminal.run("list", "--colour", "桃", lang="en")
    assert (found.returncode, found.stderr) == (
        2,
        'There is no colour "桃". Known: black, red, white, green, blue\n',
    )
