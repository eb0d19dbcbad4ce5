"""Matches: the score, who has won, and who chooses to go first."""

from collections.abc import Iterator

import pytest

import kirifuda
from kirifuda import CHANCE, Complaint, Game, Match, Outcome, replay
from kirifuda.kernel import rules as registry
from kirifuda.kernel.rules import Rules
from kirifuda.match import chooser_of, decks_of
from kirifuda.words import LANGUAGES, say

from ..kernel.toy import DECK
from .choosy import DRAW, choosy, opening

CHOOSY = choosy()


def first_game(chooser: int = CHANCE) -> Game:
    return Game(CHOOSY, opening((DECK, DECK), chooser), 1)


def asked(game: Game) -> tuple[int, str]:
    assert game.ask is not None
    return game.ask.seat, game.ask.prompt


def lost_by(game: Game, loser: int) -> Outcome:
    """Seat 0 goes first and says who loses."""
    game.answer(0)
    game.answer(loser)
    assert game.outcome is not None
    return game.outcome


@pytest.mark.parametrize(
    ("length", "losers", "scores"), [(2, [0, 1, 1], [(0, 1), (1, 1), (2, 1)]), (3, [1, 1], [(1, 0), (2, 0)])]
)
def test_each_game_counts_for_its_winner(length: int, losers: list[int], scores: list[tuple[int, int]]) -> None:
    match = Match.of(first_game(), length)
    for loser, score in zip(losers, scores, strict=True):
        assert match.winner is None
        match = match.after(lost_by(match.next_game(seed=1), loser))
        assert match.wins == score
    assert match.winner == (0 if length == 2 else None)


def test_a_lot_names_who_chooses_in_the_first_game_and_the_loser_chooses_in_every_other() -> None:
    match = Match.of(first_game(), 3)
    assert match.chooser == CHANCE
    assert asked(match.next_game()) == (CHANCE, "who-chooses")
    for loser in (1, 0, 0):
        match = match.after(lost_by(match.next_game(seed=1), loser))
        assert match.chooser == loser
        assert asked(match.next_game()) == (loser, "who-goes-first")


def test_after_a_drawn_game_the_same_player_chooses_and_nobody_has_won_it() -> None:
    match = Match.of(first_game(), 2)
    assert match.after(lost_by(match.next_game(seed=1), DRAW)) == match
    second = match.after(lost_by(match.next_game(seed=1), 1))
    assert second.after(lost_by(second.next_game(seed=1), DRAW)) == second


def test_where_nobody_chooses_the_set_up_decides_in_every_game() -> None:
    match = Match.of(kirifuda.start("black-poker", "light", seed=1), 2)
    game = match.next_game(seed=5)
    game.concede(1)
    assert game.outcome is not None
    after = match.after(game.outcome)
    assert (after.wins, after.chooser) == ((1, 0), CHANCE)
    assert decks_of(after.next_game(seed=6)) == decks_of(game)


def test_all_games_of_a_match_are_played_with_the_decks_of_the_first() -> None:
    assert Match.of(first_game(), 2).decks == (DECK, DECK)


@pytest.mark.parametrize("length", [0, 1, 4])
def test_a_match_of_another_length(length: int) -> None:
    with pytest.raises(Complaint) as caught:
        Match.of(first_game(), length)
    for language in LANGUAGES:
        assert f"{length}" in say(caught.value.phrase, language)
        assert "2, 3" in say(caught.value.phrase, language)


@pytest.fixture
def registered() -> Iterator[Rules]:
    """The game as if it were an edition of BlackPoker, so that it can be started and recorded."""
    name = ("black-poker", "choosy")
    yield choosy(game=name[0], edition=name[1], deck_breaches=lambda faces: ())
    del registry._rules[name]


def test_a_game_is_started_with_the_seat_that_chooses(registered: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kirifuda.api.find_edition", lambda game, name: "choosy")
    assert asked(kirifuda.start("black-poker", "choosy", chooser=1)) == (1, "who-goes-first")
    assert asked(kirifuda.start("black-poker", "choosy", chance="asked")) == (CHANCE, "who-chooses")


@pytest.mark.parametrize(("chooser", "key"), [(2, "complaint-bad-chooser"), (0, "complaint-no-chooser")])
def test_a_chooser_that_cannot_choose(chooser: int, key: str) -> None:
    with pytest.raises(Complaint) as caught:
        kirifuda.start("black-poker", "light", chooser=chooser)
    assert caught.value.phrase.key == key
    assert all(say(caught.value.phrase, language) for language in LANGUAGES)


@pytest.mark.parametrize(("chooser", "lines"), [(CHANCE, []), (1, ["chooser: 2"])])
def test_a_record_remembers_who_chose(registered: Rules, chooser: int, lines: list[str]) -> None:
    game = Game(registered, opening((DECK, DECK), chooser), 1)
    lost_by(game, 1)
    text = replay.write(game, language="")
    assert [line for line in text.splitlines() if line.startswith("chooser")] == lines
    recorded = replay.read(text)
    assert recorded.header.chooser == chooser
    assert replay.verify(recorded).good
    again = recorded.game()
    assert (again.log, again.outcome, chooser_of(again)) == (game.log, game.outcome, chooser)


def test_a_record_with_a_seat_that_does_not_exist(registered: Rules) -> None:
    game = Game(registered, opening((DECK, DECK), 0), 1)
    text = replay.write(game, language="").replace("chooser: 1", "chooser: 3")
    with pytest.raises(Complaint) as caught:
        replay.read(text)
    for language in LANGUAGES:
        assert "3" in say(caught.value.phrase, language)


def test_a_record_of_a_game_where_nobody_chooses() -> None:
    text = replay.write(kirifuda.start("black-poker", "light", seed=1), language="")
    recorded = replay.read(text.replace("\nname 1:", "\nchooser: 1\nname 1:"))
    with pytest.raises(Complaint) as caught:
        recorded.game()
    assert caught.value.phrase.key == "complaint-no-chooser"
