"""`kirifuda deck`: every breach with its clause and line, and the decks that come with the project."""

import subprocess
from pathlib import Path

import pytest

from kirifuda.black_poker.cards import DECK, NAMES
from kirifuda.paths import decks_dir

from .driver import run as run_command

JOKER = "Joker"
POKER = "\n".join(NAMES[face] for face in DECK) + "\n"


class Terminal:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, text: str, name: str = "deck.txt") -> str:
        (self.folder / name).write_text(text, encoding="utf-8")
        return name

    def run(self, *arguments: str, lang: str = "en", typed: str = "") -> subprocess.CompletedProcess[str]:
        return run_command(self.folder, *arguments, typed=typed, KIRIFUDA_LANG=lang)


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


def test_a_legal_deck_of_playing_cards(terminal: Terminal) -> None:
    found = terminal.run("deck", "check", terminal.write(POKER), "--game", "BlackPoker")
    assert (found.returncode, found.stdout, found.stderr) == (0, "○ deck.txt\n", "")


def test_a_deck_that_is_pasted(terminal: Terminal) -> None:
    found = terminal.run("deck", "check", "-", "--game", "black-poker", typed=POKER + "♠A\n")
    assert (found.returncode, found.stderr) == (2, "-:55: 2 of ♠A (1 allowed, P3)\n")


def test_the_game_is_told_by_the_cards(terminal: Terminal) -> None:
    found = terminal.run("deck", "check", terminal.write(POKER + "1 ♠A\n"))
    assert (found.returncode, found.stderr) == (2, "deck.txt:55: 2 of ♠A (1 allowed, P3)\n")


def test_a_list_that_names_no_card_at_all_is_one_of_legions(terminal: Terminal) -> None:
    found = terminal.run("deck", "check", terminal.write("3 爆ぜ灯\n"))
    assert found.returncode == 2
    assert found.stderr.startswith('deck.txt:1: There is no card "爆ぜ灯". Names that come near: 爆ぜ火')


def test_every_breach_of_every_file(terminal: Terminal) -> None:
    terminal.write(POKER.replace("♠A\n", "").replace("♠2\n", "2 ♠2\n"), "one.txt")
    terminal.write(POKER, "two.txt")
    found = terminal.run("deck", "check", "one.txt", "two.txt", "none.txt", "--game", "black-poker")
    assert found.returncode == 2
    assert found.stdout == "○ two.txt\n"
    assert found.stderr == (
        "one.txt: only 0 of ♠A (1 needed, P3)\n"
        "one.txt:1: 2 of ♠2 (1 allowed, P3)\n"
        "none.txt: This cannot be read: there is no such file\n"
    )


def test_lines_that_cannot_be_read_are_named_with_the_nearest_card(terminal: Terminal) -> None:
    found = terminal.run("deck", "check", terminal.write("♠A\nJokr x2\n0 ♠K\n"), "--game", "black-poker")
    assert found.returncode == 2
    first, second = found.stderr.splitlines()
    assert first.startswith('deck.txt:2: There is no card "Jokr". Names that come near: Joker')
    assert second == 'deck.txt:3: "0 ♠K": a number from 1 to 99 is needed.'


def test_a_regulation_or_game_that_there_is_not(terminal: Terminal) -> None:
    terminal.write(POKER)
    found = terminal.run("deck", "check", "deck.txt", "--game", "black-poker", "--regulation", "2020-01-01")
    assert (found.returncode, found.stderr) == (
        2,
        'BlackPoker has no restricted cards: leave the regulation "2020-01-01" out.\n',
    )
    found = terminal.run("deck", "check", "deck.txt", "--game", "chess")
    assert (found.returncode, found.stderr) == (
        2,
        'There is no game "chess". Known: black-poker, legions, last-chronicle, legend-of-stars\n',
    )


# --- Legions! ---------------------------------------------------------------------------------------

WIZARD = decks_dir() / "legions" / "wizard.txt"


@pytest.mark.parametrize("regulation", ["standard", "2026-11-01", "2026-11-02", "2000-01-01"])
def test_the_starter_decks_are_legal(terminal: Terminal, regulation: str) -> None:
    files = sorted(map(str, (decks_dir() / "legions").glob("*.txt")))
    found = terminal.run("deck", "check", *files, "--regulation", regulation)
    assert (found.stderr, found.returncode) == ("", 0)
    assert found.stdout == "".join(f"○ {file}\n" for file in files)


@pytest.mark.clause("24-2a", game="legions")
def test_every_breach_of_the_standard_regulation(terminal: Terminal) -> None:
    text = WIZARD.read_text(encoding="utf-8")
    first = len(text.splitlines()) + 1
    more = "2 爆ぜ火\n刻み手サヤネ\n二の太刀\nゴーストトークン\n"
    found = terminal.run("deck", "check", terminal.write(text + more), lang="ja")
    assert found.returncode == 2
    assert found.stderr == (
        "deck.txt: メインデッキが45枚ある（ちょうど40枚、24-2a）\n"
        f"deck.txt:{first + 1}: メインデッキにマスター「刻み手サヤネ」がある（24-2b）\n"
        f"deck.txt:{first}: 「爆ぜ火」が5枚ある（3枚まで、24-2c）\n"
        f"deck.txt:{first + 2}: 「二の太刀」は別のクラスの専用カードで、"
        "「煤の学匠イグレオ」のデッキには入らない（24-2d）\n"
        f"deck.txt:{first + 3}: 「ゴーストトークン」は別のクラスの専用カードで、"
        "「煤の学匠イグレオ」のデッキには入らない（24-2d）\n"
        f"deck.txt:{first + 3}: 「ゴーストトークン」はトークンで、デッキには入らない（24-2e）\n"
    )


def test_breaches_are_cited_by_the_edition_that_is_named(terminal: Terminal) -> None:
    text = WIZARD.read_text(encoding="utf-8").replace("3 爆ぜ火", "4 爆ぜ火")
    found = terminal.run("deck", "check", terminal.write(text), "--edition", "2018")
    assert [line.rpartition(": ")[2] for line in found.stderr.splitlines()] == [
        "the main deck has 41 cards (exactly 40 needed, 23-2a)",
        '4 of "爆ぜ火" (3 allowed, 23-2c)',
    ]
    found = terminal.run("deck", "check", terminal.write(text), "--edition", "2017")
    assert (found.returncode, found.stderr.splitlines()[0]) == (
        2,
        'Legions! has no edition "2017". Known: 2019, 2018',
    )


def test_an_unknown_card_does_not_hide_the_other_breaches(terminal: Terminal) -> None:
    text = WIZARD.read_text(encoding="utf-8").replace("3 爆ぜ火", "3 爆ぜ灯") + "2 光らぬ稲妻\n二の太刀\n"
    found = terminal.run("deck", "check", terminal.write(text))
    assert found.returncode == 2
    unknown, *breaches = [line.partition(": ")[2] for line in found.stderr.splitlines()]
    assert unknown.startswith('There is no card "爆ぜ灯". Names that come near: 爆ぜ火')
    assert breaches == [
        '5 of "光らぬ稲妻" (3 allowed, 24-2c)',
        '"二の太刀" belongs to another class than "煤の学匠イグレオ" (24-2d)',
    ]


def test_restricted_cards_of_a_list_of_ones_own(terminal: Terminal) -> None:
    terminal.write(
        'banned = ["爆ぜ火"]\nlimited_to_2 = ["光らぬ稲妻"]\nexclusive = [["焼き印", "くすぶり"]]\n', "list.toml"
    )
    found = terminal.run("deck", "check", str(WIZARD), "--regulation", "list.toml")
    assert found.returncode == 2
    assert [line.rpartition(": ")[2] for line in found.stderr.splitlines()] == [
        '"爆ぜ火" is banned (24-2f)',
        '3 of "光らぬ稲妻" (limited to 2, 24-2g)',
        '"焼き印" and "くすぶり" may not be used together (24-2h)',
    ]


def test_a_list_that_names_an_unknown_card(terminal: Terminal) -> None:
    terminal.write('banned = ["爆ぜ灯"]\n', "list.toml")
    found = terminal.run("deck", "check", str(WIZARD), "--regulation", "list.toml")
    assert found.returncode == 2
    assert found.stderr.startswith('list.toml:1:12-14: There is no card "爆ぜ灯". Names that come near: 爆ぜ火')
    assert found.stderr.splitlines()[1:] == ['    banned = ["爆ぜ灯"]', "               ^^^^^^"]


def test_the_decks_that_can_be_played_at_once(terminal: Terminal) -> None:
    found = terminal.run("deck", "list")
    names = [line.split()[0] for line in found.stdout.splitlines()]
    legions, chronicle, stars = (
        sorted(file.stem for file in (decks_dir() / game).glob("*.txt"))
        for game in ("legions", "last_chronicle", "legend_of_stars")
    )
    assert names == ["Legions!", *legions, "Last", *chronicle, "Legend", *stars]
    assert "四度目の火事" in found.stdout


def test_a_deck_can_be_played_with_by_name_or_file(terminal: Terminal) -> None:
    terminal.write(WIZARD.read_text(encoding="utf-8"), "mine.txt")
    arguments = ("--game", "legions", "--seed", "1", "--save", "game.replay")
    found = terminal.run("play", *arguments, "--deck", "mine.txt", "--opponent-deck", "shaman", "--seat", "2")
    assert found.returncode == 0
    saved = (terminal.folder / "game.replay").read_text(encoding="utf-8").splitlines()
    decks = [line for line in saved if line.startswith("deck ")]
    assert [deck.split()[2] for deck in decks] == ["根の口寄せオウナギ", "煤の学匠イグレオ"]


OURS = """\
[[card]]
name = "試作の斥候"
type = "ユニット"
cost = "白1"
ca = 2
lamps = "無無無無"
level = "Ⅰ"
power = 2000
atk = 2
"""


def test_the_game_is_told_by_cards_and_decks_of_ones_own(terminal: Terminal) -> None:
    usual = (decks_dir() / "last_chronicle" / "dawn-march.txt").read_text(encoding="utf-8")
    terminal.write(OURS, "ours.toml")
    terminal.write(usual.replace("夜明けの鐘撞き", "試作の斥候"))
    found = terminal.run("deck", "check", "deck.txt", "--cards", "ours.toml")
    assert (found.returncode, found.stdout, found.stderr) == (0, "○ deck.txt\n", "")
    terminal.write(usual, "usual.txt")
    for brought in (["--deck", "deck.txt", "--cards", "ours.toml"], ["--deck", "usual.txt"], ["--deck", "dawn-march"]):
        played = terminal.run("play", *brought, "--seed", "1", typed="quit\n\n")
        assert played.stdout.startswith("Last Chronicle"), played.stderr


def test_a_deck_that_cannot_be_read_is_not_played_with(terminal: Terminal) -> None:
    found = terminal.run("play", "--game", "legions", "--deck", "none.txt")
    assert found.returncode == 2
    assert found.stderr.startswith('Deck "none.txt" cannot be used (This cannot be read: there is no such file). Give')
    found = terminal.run("play", "--game", "legions", "--deck", terminal.write("3 爆ぜ火\n"))
    assert (found.returncode, found.stderr) == (
        2,
        "Deck 1 cannot be used: there is no master (1 needed, 24-2a), "
        "the main deck has only 3 cards (exactly 40 needed, 24-2a)\n",
    )
