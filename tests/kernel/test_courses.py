"""Courses are data: unique names, steps in order, begun on top of one another."""

import pickle

import pytest

from kirifuda.kernel.ask import choose
from kirifuda.kernel.course import Course, course_named
from kirifuda.kernel.game import Game
from kirifuda.kernel.outcome import GameOver, Outcome

from .toy import RULES, table

ran = []


def step(name):
    def run(g, *args):
        ran.append((name, *args))

    return run


def stop(g):
    raise GameOver(Outcome(0, "T3"))


def played(course):
    ran.clear()
    g = table()
    g.begin(Course(f"{course.name}/end", "T3", stop))
    g.begin(course)
    game = Game(RULES, g)
    assert game.outcome == Outcome(0, "T3")
    return ran.copy()


def test_steps_follow_one_another():
    assert played(Course("test/order", "T1", step("a"), step("b"), step("c"))) == [("a",), ("b",), ("c",)]


def test_a_course_begun_in_a_step_runs_before_the_next_step():
    inner = Course("test/inner", "T1", step("inner"))
    outer = Course("test/outer", "T1", lambda g: g.begin(inner, 1, 2), step("after"))
    assert played(outer) == [("inner", 1, 2), ("after",)]


def test_of_two_begun_in_one_step_the_later_runs_first():
    one, two = Course("test/one", "T1", step("one")), Course("test/two", "T1", step("two"))

    def both(g):
        g.begin(one)
        g.begin(two)

    assert played(Course("test/both", "T1", both)) == [("two",), ("one",)]


def test_a_course_can_start_over_until_the_game_ends():
    times = []

    def thrice(g):
        times.append(len(times))
        if len(times) == 3:
            raise GameOver(Outcome(1, "T3"))

    g = table()
    g.begin(Course("test/again", "T1", thrice, again=True))
    assert Game(RULES, g).outcome == Outcome(1, "T3")
    assert times == [0, 1, 2]


def test_no_two_courses_have_one_name():
    Course("test/unique", "T1")
    with pytest.raises(ValueError, match="test/unique"):
        Course("test/unique", "T1")


def test_a_course_is_saved_by_its_name():
    course = Course("test/saved", "T1", step("a"))
    assert pickle.loads(pickle.dumps(course)) is course is course_named("test/saved")


def test_the_end_of_a_game_passes_up_through_every_procedure():
    def inner(g):
        yield choose(0, "T1", "q", (1, 2))
        raise GameOver(Outcome(1, "T3"))

    def outer(g):
        yield from inner(g)
        raise AssertionError("the game went on")

    g = table()
    g.begin(Course("test/over", "T1", outer))
    game = Game(RULES, g)
    game.answer(1)
    assert (game.outcome, game.ask) == (Outcome(1, "T3"), None)
    assert game.events[-1].whole()[:3] == ("over", "T3", 1)


def test_a_step_may_hand_back_the_question_it_asks_and_the_course_does_what_is_answered():
    def asks(g, seat):
        return choose(seat, "T1", "which", (5, 7))

    def answered(g, value, seat):
        ran.append(("answered", value, seat))
        return asks_again(g) if value == 7 else None

    def asks_again(g):
        ran.append(("again", (yield choose(0, "T1", "again", (8, 9)))))

    ran.clear()
    g = table()
    g.begin(Course("test/handed/end", "T3", stop))
    g.begin(Course("test/handed", "T1", asks, step("after"), answered=answered), 1)
    game = Game(RULES, g)
    twin = game.fork()
    game.answer(1)
    game.answer(0)
    assert (ran, game.outcome) == ([("answered", 7, 1), ("again", 8), ("after", 1)], Outcome(0, "T3"))
    ran.clear()
    twin.answer(0)
    assert (ran, twin.outcome) == ([("answered", 5, 1), ("after", 1)], Outcome(0, "T3"))
