"""Compiled cards are kept between runs; whatever happens to the file, the cards are the same."""

from pathlib import Path

import pytest

from kirifuda.effects.tree import CardText, Keyword
from kirifuda.legions.card_cache import FILE, PACKAGE, compiled_by, keep, key_of, recall
from kirifuda.legions.printed import Printed

CARDS = (
    Printed(
        0,
        "主",
        "Master",
        "master",
        ("red", "white"),
        ("人",),
        cls="rune-blader",
        printed="表",
        printed_awakened="裏",
        printed_awakened_keywords=("先制",),
    ),
    Printed(
        1, "子", "Child", "minion", ("red",), ("鬼",), 3, 0, 2, 1, 4, text=CardText((Keyword("haste"),)), token=True
    ),
)


NUMBERS = ("face", "cost", "core_cost", "atk", "hp", "wt")
WORDS = ("name", "english", "category", "colours", "types", "cls", "token", "printed", "printed_awakened")
KEYWORDS = ("printed_keywords", "printed_awakened_keywords")
TEXTS = ("text", "awakened")


def fields(cards: tuple[Printed, ...] | None) -> list[list[object]]:
    return [[getattr(card, name) for name in (*NUMBERS, *WORDS, *KEYWORDS, *TEXTS)] for card in cards or ()]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "kirifuda"


def test_what_is_kept_is_recalled_whole(folder: Path) -> None:
    assert recall(b"key") is None
    keep(b"key", CARDS)
    assert fields(recall(b"key")) == fields(CARDS)
    assert [file.name for file in folder.iterdir()] == [FILE]


def test_cards_kept_under_another_key_are_not_recalled() -> None:
    keep(b"key", CARDS)
    assert recall(b"kex") is None
    keep(b"kex", CARDS[:1])
    assert (recall(b"key"), len(recall(b"kex") or ())) == (None, 1)


@pytest.mark.parametrize("broken", [b"", b"key", b"keyx", b"key" + b"\x80\x04K\x01.", b"key" + b"\x80\x04)."[:2]])
def test_a_broken_file_is_ignored(folder: Path, broken: bytes) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(broken)
    assert recall(b"key") is None


def test_a_folder_that_cannot_be_written_to_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    keep(b"key", CARDS)
    assert recall(b"key") is None


def test_the_key_changes_with_cards_and_compiler(tmp_path: Path) -> None:
    one, other = tmp_path / "a.toml", tmp_path / "b.toml"
    one.write_text("x")
    other.write_text("y")
    keys = {key_of([]), key_of([one]), key_of([one, other]), key_of([other])}
    one.write_text("z")
    keys.add(key_of([one]))
    assert len(keys) == 5
    before = key_of([one])
    (tmp_path / "effects").mkdir()
    (tmp_path / "effects" / "tree.py").write_text("")
    changed = key_of([one], tmp_path)
    (tmp_path / "effects" / "tree.py").write_text("# changed")
    assert len({before, changed, key_of([one], tmp_path)}) == 3


def test_the_compiler_is_part_of_the_key() -> None:
    names = {path.relative_to(PACKAGE).parts[0] for path in compiled_by()}
    assert names == {"effects", "text", "legions"}
    files = {path.name for path in compiled_by()}
    assert {"tree.py", "card_files.py", "card_fields.py", "printed.py", "vocabulary.py", "grammar.py"} <= files
