"""Records of games with own cards and under restrictions."""

from pathlib import Path
from random import Random

import pytest
from tests.legions.own_deck import CARD, DECK, RECRUIT, card_file

import kirifuda
from kirifuda import Complaint, Game, replay
from kirifuda.words import say

DAY = "2026-11-01"


def played(file: Path) -> Game:
    game = kirifuda.start("legions", decks=(DECK, None), seed=3, cards=[file], regulation=DAY)
    choices = Random(3)
    while game.ask is not None and len(game.log) < 150:
        game.answer(choices.randrange(game.ask.size))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record with its card file in a folder beside it."""
    (tmp_path / "cards").mkdir()
    path = tmp_path / "game.replay"
    replay.save(path, played(card_file(tmp_path / "cards")))
    return path


def test_a_record_names_its_card_files_and_regulation_and_comes_back(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    file = record.parent / "cards" / "ours.toml"
    assert f"\ncard-file: {file}\nregulation: {DAY}\n" in text
    assert RECRUIT in text
    recorded = replay.load(record)
    game = recorded.game(chance="asked")
    assert recorded.playable and recorded.intact and replay.verify(recorded).good
    assert game.state.limited == {"夢見の書", "森は海を渡る"}
    header = recorded.header
    assert replay.write(game, header.notes, header.names, header.language) == text


def test_a_card_file_that_went_along_with_the_record_is_found_beside_it(record: Path) -> None:
    (record.parent / "cards" / "ours.toml").rename(record.parent / "ours.toml")
    recorded = replay.load(record)
    assert recorded.intact and replay.verify(recorded).good
    assert recorded.game().rules.terms.cards == (str(record.parent / "ours.toml"),)


def test_a_missing_card_file_is_named(record: Path) -> None:
    file = record.parent / "cards" / "ours.toml"
    file.unlink()
    with pytest.raises(Complaint) as complaint:
        replay.load(record).game()
    assert say(complaint.value.phrase, "en") == (
        f"{record} was played with {file}, and that file is missing. Put it back there, or beside {record}."
    )


def test_other_cards_under_the_same_names_are_other_rules(record: Path) -> None:
    card_file(record.parent / "cards", CARD.replace("atk = 1", "atk = 2"))
    assert not replay.load(record).playable
    card_file(record.parent / "cards", CARD.replace("Beach", "Shore"))
    assert replay.load(record).playable, "the English name is not played"


def test_another_regulation_is_other_rules(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    assert not replay.read(text.replace(f"regulation: {DAY}\n", ""), str(record)).playable
    with pytest.raises(Complaint):
        assert replay.read(text.replace(f"regulation: {DAY}", "regulation: soon"), str(record)).playable


def test_a_record_on_usual_terms_names_none() -> None:
    text = replay.write(kirifuda.start("legions", seed=1))
    assert "card-file" not in text and "regulation" not in text
