"""`kirifuda card` and `kirifuda deck` with cards of Legend of Stars."""

import subprocess
from pathlib import Path

import pytest

from kirifuda.paths import cards_dir, decks_dir

from .driver import run as run_command

CHARACTER = """[[card]]
name = "試しの竜"
english = "Trial Dragon"
kind = "キャラクター"
attribute = "火"
races = ["竜"]
cost = 3
speed = 5
atk = 800
def = 500
down = 300
leads = "▲◀"
keywords = ["上空"]
text = "このキャラクターがダウンした時、相手に200ダメージを与える。"
"""
MINION = """[[card]]
name = "試しの子"
category = "ミニオン"
colours = ["赤"]
cost = 2
atk = 1
hp = 3
wt = 2
"""


class Terminal:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, text: str, name: str = "own.toml") -> str:
        (self.folder / name).write_text(text, encoding="utf-8")
        return name

    def run(self, *arguments: str, lang: str = "ja") -> subprocess.CompletedProcess[str]:
        return run_command(self.folder, *arguments, KIRIFUDA_LANG=lang)


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


def test_the_game_of_a_file_is_told_by_its_fields(terminal: Terminal) -> None:
    files = (terminal.write(MINION, "legions.toml"), terminal.write(CHARACTER, "stars.toml"))
    found = terminal.run("card", "check", *files)
    assert (found.stderr, found.stdout, found.returncode) == ("", "○ legions.toml\n○ stars.toml\n", 0)


def test_problems_of_files_of_two_games_are_shown_in_one_go(terminal: Terminal) -> None:
    minion = terminal.write(MINION.replace("赤", "桃"), "legions.toml")
    dragon = terminal.write(CHARACTER.replace("ダメージを与える", "ダメージを配る").replace("火", "風"), "stars.toml")
    found = terminal.run("card", "check", minion, dragon)
    assert found.returncode == 2
    assert [
        line.partition(": ")[0] for line in found.stderr.splitlines() if line.endswith("]") or ".toml:" in line
    ] == [
        "legions.toml:4",
        "stars.toml:5",
        "stars.toml:14:36-37",
    ]


def test_the_projects_own_files_can_be_checked(terminal: Terminal) -> None:
    folder = cards_dir() / "legend_of_stars"
    found = terminal.run("card", "check", str(folder))
    assert (found.stderr, found.returncode) == ("", 0)
    assert found.stdout == "".join(f"○ {file}\n" for file in sorted(folder.glob("*.toml")))


def test_a_card_is_shown_and_explained(terminal: Terminal) -> None:
    file = terminal.write(CHARACTER)
    shown = terminal.run("card", "show", "trial dragon", "--file", file).stdout.splitlines()
    assert shown == [
        "試しの竜 / Trial Dragon",
        "キャラクター　火　＜竜＞",
        "コスト 3　スピード 5　ATK 800　DEF 500　DOWN 300　▲◀",
        "上空",
        "このキャラクターがダウンした時、相手に200ダメージを与える。",
    ]
    explained = terminal.run("card", "explain", "試しの竜", "--file", file, lang="en").stdout
    for part in (
        "Airborne. [8.13.1]",
        "When this card is downed, deal 200 damage to your opponent. [9.3]",
    ):
        assert part in explained


def test_cards_are_listed_by_attribute_and_kind(terminal: Terminal) -> None:
    found = terminal.run("card", "list", "--attribute", "火", "--kind", "support").stdout.splitlines()
    assert [line.split("　")[0] for line in found] == ["闘技場の銅鑼", "竜の卵", "火の山脈"]
    unknown = terminal.run("card", "list", "--attribute", "風", lang="en")
    assert (unknown.returncode, unknown.stderr) == (
        2,
        'There is no attribute "風". Known: light, dark, fire, water, wood, earth\n',
    )
    other = terminal.run("card", "list", "--game", "legions", "--kind", "サポート", lang="en")
    assert (other.returncode, other.stderr) == (2, "Cards of Legions! have no --kind.\n")


def test_a_name_that_no_game_knows(terminal: Terminal) -> None:
    found = terminal.run("card", "show", "月裏の虹")
    assert found.returncode == 2
    assert found.stderr.startswith("「月裏の虹」というカードはありません。近い名前：月裏の蛇")
    assert terminal.run("card", "show", "月裏の蛇", "--game", "chess", lang="en").stderr.startswith(
        'There is no game "chess". Known: legions, last-chronicle, legend-of-stars'
    )


def test_the_starter_decks_are_legal(terminal: Terminal) -> None:
    files = sorted(str(file) for file in (decks_dir() / "legend_of_stars").glob("*.txt"))
    found = terminal.run("deck", "check", *files)
    assert (found.stderr, found.returncode, len(found.stdout.splitlines())) == ("", 0, 4)


def test_everything_that_is_wrong_with_a_deck(terminal: Terminal) -> None:
    deck = terminal.write("4 火球\n3 竜の卵\n", "deck.txt")
    found = terminal.run("deck", "check", deck)
    assert found.returncode == 2
    assert found.stderr.splitlines() == [
        "deck.txt: デッキは50枚以上です。7枚しかありません。（3.1）",
        "deck.txt:1: 「火球」が4枚あります。同じ名前のカードは3枚までです。（3.1）",
    ]
    unknown = terminal.run("deck", "check", terminal.write("3 火の玉\n3 竜の卵\n", "deck.txt"))
    assert unknown.stderr.startswith("deck.txt:1: 「火の玉」というカードはありません。近い名前：火の山脈")


def test_a_deck_may_hold_cards_of_ones_own(terminal: Terminal) -> None:
    own = terminal.write(CHARACTER)
    cards = (decks_dir() / "legend_of_stars" / "ember-dragons.txt").read_text(encoding="utf-8")
    deck = terminal.write(cards + "\n3 試しの竜\n", "deck.txt")
    found = terminal.run("deck", "check", deck, "--game", "legend-of-stars", "--cards", own)
    assert (found.stderr, found.returncode) == ("", 0)
