"""Compiled cards are kept between runs; whatever happens to the file, the cards are the same."""

import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from kirifuda.effects.tree import CardText, Keyword
from kirifuda.game_records import record_of
from kirifuda.legend_of_stars.cards.printed import Catalogue, Printed
from kirifuda.text.card_folder import CardFolder
from kirifuda.text.kept_cards import PACKAGE, KeptCards

CARDS = (
    Printed(
        0,
        "竜",
        "Dragon",
        "character",
        "fire",
        ("竜",),
        3,
        5,
        800,
        500,
        300,
        ("up",),
        text=CardText((Keyword("airborne"),)),
    ),
    Printed(1, "術", "Spell", "effect", "dark", (), 2, 4, flash=True, printed="カードを1枚引く。"),
)


def kept_in(folder: Path, package: Path = PACKAGE) -> KeptCards[Printed]:
    return KeptCards(Printed, "cards.pickle", lambda: folder, ("*.py",), package)


def spelled(cards: tuple[Printed, ...] | None) -> list[list[object]]:
    return [[getattr(card, name) for name in Printed.__slots__] for card in cards or ()]


def test_cards_come_back_as_they_were(tmp_path: Path) -> None:
    kept = kept_in(tmp_path)
    kept.keep(b"key", CARDS)
    assert spelled(kept.recall(b"key")) == spelled(CARDS)
    assert kept.recall(b"other") is None


def test_a_file_that_is_no_good_is_as_good_as_none(tmp_path: Path) -> None:
    kept = kept_in(tmp_path)
    assert kept.recall(b"key") is None
    for content in (b"", b"key", b"key\x80\x04K\x01.", b"keynonsense"):
        (tmp_path / "cards.pickle").write_bytes(content)
        assert kept.recall(b"key") is None


def test_a_folder_that_cannot_be_written_to_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    kept = kept_in(tmp_path / "file")
    kept.keep(b"key", CARDS)
    assert kept.recall(b"key") is None


def test_the_key_changes_with_the_cards_and_with_the_compiler(tmp_path: Path) -> None:
    cards, source = tmp_path / "cards.toml", tmp_path / "package" / "grammar.py"
    source.parent.mkdir()
    cards.write_text("1")
    source.write_text("1")
    kept = kept_in(tmp_path, source.parent)
    keys = {kept.key_of([cards])}
    for file in (cards, source):
        file.write_text("2")
        keys.add(kept.key_of([cards]))
    assert len(keys) == 3


def test_cards_of_files_that_are_brought_are_kept_beside_and_the_oldest_go(tmp_path: Path) -> None:
    kept = KeptCards(Printed, "cards.pickle", lambda: tmp_path, ("*.py",), PACKAGE, most=4)
    kept.keep(b"key", CARDS)
    keys = [bytes([at]) * 32 for at in range(6)]
    for at, key in enumerate(keys):
        own = kept.of_files(key)
        own.keep(key, CARDS[:1])
        for file in tmp_path.glob(f"*{key.hex()[:16]}.pickle"):
            os.utime(file, (at, at))
    assert [kept.of_files(key).recall(key) is None for key in keys] == [True, True] + [False] * 4
    assert spelled(kept.recall(b"key")) == spelled(CARDS)


def test_cards_that_are_brought_again_are_read_once(tmp_path: Path) -> None:
    shipped, own = tmp_path / "cards", tmp_path / "own.toml"
    shipped.mkdir()
    (shipped / "set.toml").write_text("1")
    own.write_text("1")
    read: list[list[str]] = []

    def reading(files: Iterable[Path], before: tuple[Printed, ...]) -> tuple[Printed, ...]:
        read.append([file.name for file in files])
        return (*before, CARDS[len(before) % len(CARDS)])

    def brought() -> list[list[object]]:
        folder = CardFolder(lambda: shipped, kept_in(tmp_path / "kept"), reading, Catalogue)
        return spelled(folder.brought((own,)))

    assert brought() == brought() == spelled(CARDS[1:])
    own.write_text("2")
    assert brought() == spelled(CARDS[1:])
    assert read == [["set.toml"], ["own.toml"], ["own.toml"]]


@pytest.mark.parametrize("game", ["legions", "last_chronicle", "legend_of_stars"])
def test_everything_that_makes_cards_of_card_files_counts(game: str) -> None:
    texts = record_of(game.replace("_", "-")).cards
    assert texts is not None
    counted = {str(path.relative_to(PACKAGE)) for path in texts().makers()}
    assert {"effects/statements.py", "effects/tree.py", "text/normalise.py"} <= counted
    own = {Path(file).name for file in counted if file.startswith(f"{game}/")}
    assert {"card_fields.py", "printed.py", "tree.py"} <= own
    text = {path.name for path in (PACKAGE / game / "card_words").glob("*.py")}
    assert text
    assert {f"{game}/card_words/{name}" for name in text} <= counted
