"""Records as files: whole or not at all, and over nothing but a record."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from kirifuda import Complaint, Game, replay
from kirifuda.words import LANGUAGES, say

Play = Callable[..., Game]


def key_of(attempt: Callable[[], object]) -> str:
    with pytest.raises(Complaint) as caught:
        attempt()
    for language in LANGUAGES:
        assert say(caught.value.phrase, language)
    return caught.value.phrase.key.removeprefix("complaint-replay-")


def test_saved_and_loaded_it_is_the_same_game(tmp_path: Path, play: Play) -> None:
    game = play("light", 1, 30)
    replay.save(tmp_path / "game.replay", game, ("a note",), ("A", "B"), "en")
    recorded = replay.load(tmp_path / "game.replay")
    assert recorded.game().log == game.log
    assert (recorded.header.names, recorded.header.notes) == (("A", "B"), ("a note",))
    assert os.listdir(tmp_path) == ["game.replay"]


def test_a_record_is_written_over_a_record_and_keeps_its_mode(tmp_path: Path, play: Play) -> None:
    file = tmp_path / "game.replay"
    replay.save(file, play("light", 1, 10))
    file.chmod(0o600)
    replay.save(str(file), play("light", 1, 30))
    assert len(replay.load(str(file)).answers) == 30
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_link_to_a_record_stays_a_link(tmp_path: Path, play: Play) -> None:
    file, link = tmp_path / "game.replay", tmp_path / "link"
    replay.save(file, play("light", 1, 10))
    link.symlink_to(file)
    replay.save(link, play("light", 1, 30))
    assert link.is_symlink()
    assert len(replay.load(file).answers) == 30


@pytest.mark.parametrize("content", [b"", b"my diary\n", b"\xff\xfe", b"kirifuda"])
def test_no_other_file_is_written_over(content: bytes, tmp_path: Path, play: Play) -> None:
    file = tmp_path / "precious"
    file.write_bytes(content)
    assert key_of(lambda: replay.save(file, play("light", 1, 10))) == "not-ours"
    assert file.read_bytes() == content
    assert os.listdir(tmp_path) == ["precious"]


def test_what_goes_wrong_on_the_way_leaves_the_old_record(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.replay"
    replay.save(file, play("light", 1, 10))
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert key_of(lambda: replay.save(file, play("light", 1, 30))) == "cannot-write"
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.replay"]


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path, play: Play) -> None:
    game = play("light", 1, 10)
    assert key_of(lambda: replay.save(tmp_path / "no" / "folder", game)) == "cannot-write"
    assert key_of(lambda: replay.save(tmp_path, game)) == "not-ours"
    assert key_of(lambda: replay.save(tmp_path / ("n" * 300), game)) == "cannot-write"
    assert key_of(lambda: replay.save("nul\0nul", game)) == "cannot-write"


def test_what_cannot_be_loaded_is_said(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"kirifuda-replay: 1\n\xff\xff")
    (tmp_path / "empty").touch()
    (tmp_path / "large").open("wb").truncate(60_000_000)
    assert key_of(lambda: replay.load(tmp_path / "missing")) == "no-file"
    assert key_of(lambda: replay.load(tmp_path)) == "not-a-file"
    assert key_of(lambda: replay.load(os.devnull)) == "not-a-file"
    assert key_of(lambda: replay.load(tmp_path / "bytes")) == "not-text"
    assert key_of(lambda: replay.load(tmp_path / "empty")) == "not-one"
    assert key_of(lambda: replay.load(tmp_path / "large")) == "too-large"
    assert key_of(lambda: replay.load("nul\0nul")) in ("cannot-read", "no-file")
    assert key_of(lambda: replay.load(tmp_path / ("n" * 300))) in ("cannot-read", "no-file")
