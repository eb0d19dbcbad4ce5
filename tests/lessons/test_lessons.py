"""Every lesson is played: a lesson whose cards or rules have changed is found here, not by whoever learns."""

from pathlib import Path

import pytest

from kirifuda import games, rules
from kirifuda.errors import Complaint
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.game import Game
from kirifuda.ledger.book import book_played
from kirifuda.lessons.exercise import MISSED, OPEN, REACHED, attempt, attempt_by_name, judged
from kirifuda.lessons.file import GOAL, GUIDED, LEARNER, WHICH, Loaded, Said, folder_of, lesson_ids, load_lesson
from kirifuda.lessons.guided import walk
from kirifuda.text.file_problems import Broken
from kirifuda.words import say

EVERY = [(game, id) for game in games() for id in lesson_ids(game)]
EXERCISES = 8
"""The fewest of a game."""


def of_kind(kind: str) -> list[tuple[str, str]]:
    """Without reading the cards of every game while tests are collected."""
    return [(game, id) for game, id in EVERY if f'\nkind = "{kind}"\n' in written(game, id)]


def written(game: str, id: str) -> str:
    return (folder_of(game) / f"{id}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games())
def test_a_game_begins_with_a_guided_game_and_has_exercises(game: str) -> None:
    kinds = [load_lesson(game, id).lesson.kind for id in lesson_ids(game)]
    assert kinds[0] == GUIDED
    assert len(kinds) - 1 >= EXERCISES
    assert {GOAL, WHICH} <= set(kinds[1:])


@pytest.mark.parametrize(("game", "id"), of_kind(GUIDED))
def test_the_right_line_of_a_guided_game_holds_and_is_won(game: str, id: str) -> None:
    loaded = load_lesson(game, id)
    report = loaded.scenario.run()
    assert report.holds, report.text()
    acts: list[tuple[int, int | None]] = []
    clauses = book_played(game, loaded.edition)

    def watch(game: Game, said: Said, step: int, right: int | None) -> None:
        acts.append((step, right))
        assert said.say is not None and said.say.ja and said.say.en, step
        assert said.head is not None, step
        assert said.clause in clauses, said.clause
        zones = {f"{zone.name}/{zone.seat + 1}" for zone in game.view(LEARNER).zones}
        assert set(said.look) <= zones, (step, zones)
        asked = game.ask
        if right is not None:
            assert asked is not None and asked.seat == LEARNER and 0 <= right < asked.size

    over = walk(loaded, watch)
    assert over.outcome is not None and over.outcome.winner == LEARNER
    assert acts[-1][1] is None, "the last word is something to read"
    assert sum(right is not None for _, right in acts) >= 6, "something is done in it"


@pytest.mark.parametrize(("game", "id"), of_kind(GOAL))
def test_the_stored_solution_reaches_the_goal_and_the_wrong_line_does_not(game: str, id: str) -> None:
    loaded = load_lesson(game, id)
    assert attempt(loaded, []).result == OPEN
    assert attempt_by_name(loaded, loaded.lesson.solution).result == REACHED
    assert attempt_by_name(loaded, loaded.lesson.wrong).result == MISSED


@pytest.mark.parametrize(("game", "id"), of_kind(WHICH))
def test_the_engine_agrees_with_the_stored_answer(game: str, id: str) -> None:
    loaded = load_lesson(game, id)
    may = [one.name for one in judged(loaded) if one.refusal is None]
    assert may == loaded.lesson.solution
    assert loaded.lesson.wrong and may != loaded.lesson.wrong
    assert set(loaded.lesson.wrong) <= set(loaded.lesson.which)
    book = book_played(game, loaded.edition)
    assert all(one.refusal.clause in book for one in judged(loaded) if one.refusal is not None)


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_clauses_of_a_lesson_stand_in_the_book_and_nothing_is_left_unsaid(game: str, id: str) -> None:
    loaded = load_lesson(game, id)
    lesson = loaded.lesson
    book = book_played(game, loaded.edition)
    assert loaded.game == game
    assert all(clause in book for clause in lesson.clauses)
    if lesson.kind != GUIDED:
        assert lesson.clauses and lesson.hint is not None and lesson.after is not None


# --- the ways of an exercise ------------------------------------------------------------------------------


def test_any_way_to_the_goal_counts() -> None:
    loaded = load_lesson("legions", "07-together")
    backwards = ["アタック 跳ね仔鹿", "大樹の番熊", "アタック 焼け浜の銛打ち", "大樹の番熊"]
    assert attempt_by_name(loaded, backwards).result == REACHED


def test_an_answer_after_the_end_or_beyond_the_options_is_refused() -> None:
    loaded = load_lesson("legions", "07-together")
    with pytest.raises(Complaint):
        attempt(loaded, [99])
    with pytest.raises(Complaint):
        attempt_by_name(loaded, [*loaded.lesson.wrong, "メインフェイズ終了"])


def test_the_opponent_answers_by_themselves() -> None:
    tried = attempt_by_name(load_lesson("black-poker", "02-all-out"), ["アタック", "pass"])
    asked = tried.game.ask
    assert asked is not None and (asked.seat, asked.prompt) == (LEARNER, "attackers")
    assert asked.seat != CHANCE


# --- files -------------------------------------------------------------------------------------------------


def test_a_lesson_with_unknown_words_says_where(tmp_path: Path) -> None:
    rules("black-poker")
    written = (
        'game = "black-poker"\nkind = "gaol"\ntitle = { ja = "x", en = "x" }\n'
        'intro = { ja = "x", en = "x" }\n[position]\n[goal]\noutcome = { winner = 1 }\n'
    )
    path = tmp_path / "bad.toml"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(Broken) as broken:
        Loaded(path)
    (problem,) = broken.value.problems
    assert problem.line == 2
    assert say(problem.phrase, "en").startswith("kind")


def test_a_step_that_says_too_little_is_found(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(
        'game = "black-poker"\nkind = "game"\ntitle = { ja = "x", en = "x" }\nintro = { ja = "x", en = "x" }\n'
        '[position]\n[[step]]\nsay = { ja = "x" }\n',
        encoding="utf-8",
    )
    with pytest.raises(Broken) as broken:
        Loaded(path)
    assert [problem.line for problem in broken.value.problems] == [7]


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(Complaint):
        load_lesson("legions", "../legions/00-first-game")
