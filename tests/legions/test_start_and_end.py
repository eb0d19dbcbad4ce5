"""What a position cannot say of the start and the end of a game: whole decks, conceding, matches."""

from random import Random

import pytest

import kirifuda
from kirifuda import CHANCE, Game, Match, Outcome
from kirifuda.kernel.chance import number_of
from kirifuda.legions.table import Table

EDITIONS = ("2019", "2018")
CONCEDING = {"2019": "25-3d", "2018": "24-3d"}


def table(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def asked(game: Game) -> tuple[int, str]:
    assert game.ask is not None
    return game.ask.seat, game.ask.prompt


def after_answers(edition: str, many: int) -> Game:
    game = kirifuda.start("legions", edition, seed=7)
    chance = Random(many)
    for _ in range(many):
        assert game.ask is not None
        game.answer(chance.randrange(game.ask.size))
    return game


@pytest.mark.clause("25-3d", game="legions")
@pytest.mark.clause("24-3d", game="legions", edition="2018")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("answers", [0, 1, 2, 30])
@pytest.mark.parametrize("edition", EDITIONS)
def test_either_player_may_concede_whoever_is_asked(edition: str, answers: int, seat: int) -> None:
    game = after_answers(edition, answers)
    game.concede(seat)
    by = CONCEDING[edition]
    assert game.outcome == Outcome(seat, by)
    assert [event.whole()[:3] for event in game.events[-2:]] == [("conceded", by, seat), ("over", by, seat)]


@pytest.mark.clause("25-1", "25-3b", game="legions")
@pytest.mark.clause("24-1", "24-3b", game="legions", edition="2018")
@pytest.mark.parametrize(("edition", "by"), [("2019", "25-3b"), ("2018", "24-3b")])
def test_the_last_event_cites_what_the_outcome_cites(edition: str, by: str) -> None:
    game = kirifuda.start("legions", edition, seed=1, chooser=0)
    while game.outcome is None:
        game.answer(0)
    assert game.outcome.by == by
    assert game.events[-1].whole()[:3] == ("over", by, game.outcome.loser)


@pytest.mark.clause("26-3", "26-4", "26-9", game="legions")
@pytest.mark.clause("25-3", "25-4", "25-9", game="legions", edition="2018")
@pytest.mark.parametrize("edition", EDITIONS)
def test_decks_lie_as_they_were_shuffled_and_hands_come_from_the_top(edition: str) -> None:
    game = kirifuda.start("legions", edition, chance="asked", chooser=1)
    before = [faces_of_deck(game, seat) for seat in (0, 1)]
    masters = [table(game).cards[table(game).master(seat)].face for seat in (0, 1)]
    assert [len(faces) for faces in before] == [40, 40]
    assert not set(masters) & {face for faces in before for face in faces}
    orders = [[*range(39, -1, -1)], [*range(7, 40), *range(7)]]
    for order in orders:
        assert asked(game) == (CHANCE, "shuffle")
        assert table(game).life == (0, 0), "it is set after the decks are shuffled"
        game.answer(number_of(order))
    shuffled = [[faces[place] for place in order] for faces, order in zip(before, orders, strict=True)]
    assert [faces_of_deck(game, seat) for seat in (0, 1)] == shuffled
    assert asked(game) == (1, "who-begins")
    game.answer(0)
    hands = [sorted(table(game).cards[id].face for id in table(game).hand(seat)) for seat in (0, 1)]
    assert hands == [sorted(shuffled[0][-5:]), sorted(shuffled[1][-6:])]
    assert [faces_of_deck(game, seat) for seat in (0, 1)] == [shuffled[0][:-5], shuffled[1][:-6]]


def faces_of_deck(game: Game, seat: int) -> list[int]:
    """From the bottom to the top."""
    return [table(game).cards[id].face for id in table(game).deck(seat)]


@pytest.mark.clause("04-2", "26-7", game="legions")
@pytest.mark.clause("04-2", "25-7", game="legions", edition="2018")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_match_the_loser_of_the_last_game_chooses_who_goes_first(edition: str) -> None:
    match = Match.of(kirifuda.start("legions", edition, seed=1), 2)
    assert asked(match.next_game()) == (CHANCE, "shuffle")
    for loser, wins in ((1, (1, 0)), (0, (1, 1)), (1, (2, 1))):
        game = match.next_game(seed=3)
        game.concede(loser)
        assert game.outcome is not None
        match = match.after(game.outcome)
        assert match.wins == wins
        assert asked(match.next_game(seed=3)) == (loser, "who-begins")
    assert match.winner == 0
