"""Games on terms of one's own: cards from own files, restricted cards."""

import pickle
import re
from pathlib import Path

import pytest
from tests.legions.own_deck import CARD, DECK, RECRUIT, USUAL, card_file

import kirifuda
from kirifuda import Broken, Complaint, Game
from kirifuda.words import say

DAY = "2026-11-01"
UNLOCKED = f"あなたは{RECRUIT}をアンロックした"
BANNED = USUAL.replace("2 灯台の小間使い", "2 霧が全てを返す")


def said(complaint: pytest.ExceptionInfo[Complaint]) -> str:
    return say(complaint.value.phrase, "en")


def test_own_cards_are_in_the_decks_that_name_them_and_nobody_else_knows_them(tmp_path: Path) -> None:
    file = card_file(tmp_path)
    game = kirifuda.start("legions", decks=(DECK, None), seed=1, cards=[file])
    held = [(card.owner, game.rules.name_of_face(card.face)) for card in game.state.cards]
    assert held.count((0, RECRUIT)) == 2
    assert game.rules.face_named("beach recruit") == game.rules.face_named(RECRUIT) is not None
    assert game.rules.terms.cards == (str(file),)
    with pytest.raises(Complaint) as complaint:
        kirifuda.start("legions", decks=(DECK, None))
    assert said(complaint) == f"Deck 1 has cards nobody knows: {RECRUIT}"
    assert kirifuda.rules("legions").face_named(RECRUIT) is None
    assert kirifuda.editions("legions") == ("2019", "2018")


def story_of_recruits(game: Game) -> list[str]:
    """What the first player hears in a game where recruits come out whenever they can, and little else is done."""
    while game.ask is not None and len(game.log) < 200:
        offered = [option.text for option in kirifuda.options(game)]
        game.answer(next((place for place, text in enumerate(offered) if RECRUIT in text), 0))
    return [sentence.text for sentence in kirifuda.story(game, 0)]


def test_own_cards_are_played_as_they_are_printed(tmp_path: Path) -> None:
    told = story_of_recruits(kirifuda.start("legions", decks=(DECK, None), seed=2, cards=[card_file(tmp_path)]))
    assert told.count(UNLOCKED) == 2
    resolved = told.index(f"あなたの{RECRUIT}「初荷」を解決")
    assert told[resolved - 1] == f"あなたの{RECRUIT}が左レーンへ"
    assert re.fullmatch("あなたは.+を引いた", told[resolved + 1])


def test_a_game_with_own_cards_is_the_same_after_pickling(tmp_path: Path) -> None:
    game = kirifuda.start("legions", decks=(DECK, None), seed=1, cards=[card_file(tmp_path)], regulation=DAY)
    back = pickle.loads(pickle.dumps(game))
    assert back.rules.terms == game.rules.terms
    assert back.rules.face_named(RECRUIT) == game.rules.face_named(RECRUIT) is not None
    assert [back.view(seat) for seat in (0, 1)] == [game.view(seat) for seat in (0, 1)]


def test_a_file_that_was_changed_is_read_anew(tmp_path: Path) -> None:
    card_file(tmp_path)
    before = kirifuda.rules("legions", cards=[tmp_path / "ours.toml"])
    card_file(tmp_path, CARD.replace("hp = 2", "hp = 12"))
    after = kirifuda.rules("legions", cards=[tmp_path / "ours.toml"])
    assert "1, 0, 1, 2, 1" in before.added
    assert after.added == before.added.replace("1, 0, 1, 2, 1", "1, 0, 1, 12, 1")


def test_everything_that_is_wrong_with_card_files_is_told_at_once(tmp_path: Path) -> None:
    one = card_file(tmp_path, CARD.replace('"白"', '"茶"').replace("cost = 1\n", ""))
    with pytest.raises(Broken) as broken:
        kirifuda.start("legions", cards=[one, tmp_path / "none.toml"])
    assert {problem.path.name for problem in broken.value.problems} == {"ours.toml", "none.toml"}
    assert len(broken.value.problems) == 3
    assert say(broken.value.problems[-1].phrase, "en") == "This cannot be read: there is no such file"


def test_a_regulation_restricts_decks_and_unlocking() -> None:
    game = kirifuda.start("legions", seed=1, regulation=DAY)
    assert game.state.limited == {"夢見の書", "森は海を渡る"}
    assert kirifuda.start("legions", "2018", seed=1, regulation=DAY).state.limited == frozenset()
    assert kirifuda.start("legions", seed=1).state.limited == frozenset()
    assert kirifuda.start("legions", seed=1, regulation="2026-10-31").state.limited == frozenset()
    assert kirifuda.start("legions", seed=1, regulation="standard").rules is kirifuda.rules("legions")
    kirifuda.start("legions", decks=(BANNED, None), seed=1)
    with pytest.raises(Complaint) as complaint:
        kirifuda.start("legions", decks=(BANNED, None), regulation=DAY)
    assert "霧が全てを返す" in said(complaint) and "24-2f" in said(complaint)


def test_the_decks_that_come_with_the_game_are_held_against_the_regulation_too(tmp_path: Path) -> None:
    usual = kirifuda.rules("legions")
    banned = usual.name_of_face(usual.decks()[1][-1])
    listed = tmp_path / "ours.toml"
    listed.write_text(f'title = {{ ja = "試し", en = "Trial" }}\nbanned = ["{banned}"]\n', encoding="utf-8")
    with pytest.raises(Complaint) as complaint:
        kirifuda.start("legions", regulation=str(listed))
    assert said(complaint).startswith("Deck ") and banned in said(complaint)


@pytest.mark.clause("24-3e", "L77", game="legions")
def test_own_cards_can_be_restricted(tmp_path: Path) -> None:
    listed = tmp_path / "list.toml"
    listed.write_text(f'title = {{ ja = "試し", en = "Trial" }}\nunlock_limited = ["{RECRUIT}"]\n', encoding="utf-8")
    game = kirifuda.start("legions", None, (DECK, None), 2, cards=[card_file(tmp_path)], regulation=str(listed))
    assert game.state.limited == {RECRUIT}
    assert story_of_recruits(game).count(UNLOCKED) == 1


@pytest.mark.parametrize(
    ("game", "terms", "message"),
    [
        (
            "black-poker",
            {"cards": ["ours.toml"]},
            "In BlackPoker nobody has cards of their own: leave the card files out.",
        ),
        (
            "black-poker",
            {"regulation": DAY},
            'BlackPoker has no restricted cards: leave the regulation "2026-11-01" out.',
        ),
        ("legions", {"cards": "ours.toml"}, 'Give a list of card files, like ["ours.toml"].'),
        (
            "legions",
            {"regulation": "tomorrow"},
            'There is no regulation "tomorrow". Give standard, 2026-11-01, a date (like 2026-11-01) or a file with a '
            "restriction list (.toml).",
        ),
    ],
)
def test_terms_that_cannot_be_had(game: str, terms: dict, message: str) -> None:
    with pytest.raises(Complaint) as complaint:
        kirifuda.start(game, **terms)
    assert said(complaint) == message
