"""What was said at a table, as it stands: what was taken back is played by nobody any more."""

from kirifuda.server.said import games_said, standing
from kirifuda.server.store import ANSWER, NEXT, PAUSE, UNDO, Entry


def said(*entries: tuple[str, int, int]) -> list[Entry]:
    return [Entry(number, kind, seat, value, 0.0) for number, (kind, seat, value) in enumerate(entries)]


def test_what_was_taken_back_is_not_played_again_at_a_start() -> None:
    entries = said((ANSWER, 0, 5), (ANSWER, 1, 6), (ANSWER, 0, 7), (UNDO, 0, 1), (ANSWER, 1, 8))
    assert [[entry.number for entry in game] for game in standing(entries)] == [[0, 4]]
    assert games_said(entries) == [[(0, 5), (1, 8)]]


def test_taking_back_again_and_again_leaves_nothing_to_play_again() -> None:
    again = [(ANSWER, 0, 1), (UNDO, 0, 1)] * 150
    assert [len(game) for game in standing(said((ANSWER, 0, 5), *again))] == [1]


def test_each_game_of_a_match_has_its_own_answers_and_a_pause_is_none() -> None:
    entries = said((ANSWER, 0, 5), (NEXT, 0, 0), (PAUSE, 0, 0), (ANSWER, 1, 6), (UNDO, 1, 0), (ANSWER, 1, 2))
    assert games_said(entries) == [[(0, 5)], [(1, 2)]]
