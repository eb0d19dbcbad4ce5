"""`--cards` and `--regulation`, as they are typed."""

import subprocess
from pathlib import Path

import pytest
from tests.legions.own_deck import CARD, DECK, RECRUIT, USUAL, card_file

from .driver import run as run_command


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    card_file(tmp_path)
    (tmp_path / "deck.txt").write_text(DECK, encoding="utf-8")
    return tmp_path


NEW = ("play", "--game", "legions", "--seed", "8", "--opponent", "random", "--deck", "deck.txt")


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return run_command(folder, *arguments, typed=typed, KIRIFUDA_LANG="en")


def test_a_game_with_own_cards_is_saved_and_gone_on_with(folder: Path) -> None:
    with_own = ("--cards", "ours.toml", "--regulation", "2026-11-01")
    before = run(folder, *NEW, *with_own, typed="save game.replay\nquit\n")
    assert (before.returncode, before.stderr) == (0, "")
    text = (folder / "game.replay").read_text(encoding="utf-8")
    assert f"\ncard-file: {folder / 'ours.toml'}\nregulation: 2026-11-01\n" in text
    after = run(folder, "play", "--resume", "game.replay", typed="quit\n")
    assert (after.returncode, after.stderr) == (0, "")
    assert "Going on with game.replay." in after.stdout
    (folder / "ours.toml").unlink()
    lost = run(folder, "play", "--resume", "game.replay")
    assert (lost.returncode, lost.stdout) == (2, "")
    assert lost.stderr.startswith(f"game.replay was played with {folder / 'ours.toml'}, and that file is missing.")


def test_without_the_file_its_cards_are_unknown(folder: Path) -> None:
    done = run(folder, *NEW)
    assert (done.returncode, done.stderr) == (2, f"Deck 1 has cards nobody knows: {RECRUIT}\n")


def test_a_deck_that_breaks_the_regulation(folder: Path) -> None:
    (folder / "deck.txt").write_text(USUAL.replace("2 灯台の小間使い", "2 霧が全てを返す"), encoding="utf-8")
    done = run(folder, *NEW, "--regulation", "2026-11-01")
    assert done.returncode == 2
    assert "霧が全てを返す" in done.stderr and "24-2f" in done.stderr


@pytest.mark.parametrize("arguments", [NEW, ("deck", "check", "deck.txt")])
def test_all_problems_of_card_files_are_told_as_by_card_check(arguments: tuple[str, ...], folder: Path) -> None:
    card_file(folder, CARD.replace('"白"', '"茶"').replace("cost = 1\n", ""))
    checked = run(folder, "card", "check", "ours.toml")
    assert checked.returncode == 2 and checked.stderr.count("ours.toml:") == 2
    done = run(folder, *arguments, "--cards", "ours.toml")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.replace(f"{folder}/", "") == checked.stderr


def test_a_deck_of_own_cards_is_checked(folder: Path) -> None:
    done = run(folder, "deck", "check", "deck.txt", "--cards", "ours.toml")
    assert (done.returncode, done.stdout, done.stderr) == (0, "○ deck.txt\n", "")
    (folder / "deck.txt").write_text(DECK.replace(f"2 {RECRUIT}", f"4 {RECRUIT}"), encoding="utf-8")
    done = run(folder, "deck", "check", "deck.txt", "--cards", "ours.toml")
    assert (done.returncode, done.stderr) == (
        2,
        "deck.txt: the main deck has 42 cards (exactly 40 needed, 24-2a)\n"
        f'deck.txt:4: 4 of "{RECRUIT}" (3 allowed, 24-2c)\n',
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("play", "--game", "black-poker", "--cards", "ours.toml"),
            "In BlackPoker nobody has cards of their own: leave the card files out.",
        ),
        (
            ("deck", "check", "deck.txt", "--game", "black-poker", "--cards", "ours.toml"),
            "In BlackPoker nobody has cards of their own: leave the card files out.",
        ),
        (
            ("play", "--game", "black-poker", "--regulation", "2026-11-01"),
            'BlackPoker has no restricted cards: leave the regulation "2026-11-01" out.',
        ),
    ],
)
def test_black_poker_has_neither(arguments: tuple[str, ...], message: str, folder: Path) -> None:
    done = run(folder, *arguments)
    assert (done.returncode, done.stderr) == (2, f"{message}\n")
