"""Questions: what is asked, what is answered by itself, and what each kind offers."""

import pytest

from kirifuda.kernel import ask
from kirifuda.kernel.ask import CHANCE, Question, act, choose, lot, may, order, pick
from kirifuda.kernel.course import Course
from kirifuda.kernel.game import Game
from kirifuda.kernel.outcome import GameOver, Outcome

from .toy import RULES, table

answers = []


def game_asking(name, *questions):
    def ask_all(g):
        answers.clear()
        for question in questions:
            answers.append((yield question))
        raise GameOver(Outcome(0, "T3"))

    g = table()
    g.begin(Course(f"asking/{name}", "T1", ask_all))
    return Game(RULES, g)


def test_a_single_option_that_is_public_is_answered_by_itself():
    game = game_asking("public", choose(0, "T1", "one", (7,), public=True), choose(0, "T1", "two", (8, 9)))
    assert game.ask is not None and game.ask.prompt == "two"
    assert answers == [7]
    assert game.log == []


def test_a_single_option_that_is_not_public_is_asked():
    game = game_asking("secret", choose(0, "T1", "one", (7,)))
    assert game.ask is not None and (game.ask.prompt, game.ask.size) == ("one", 1)
    game.answer(0)
    assert answers == [7]
    assert game.log == [(0, 0)]


def test_several_public_options_are_asked():
    game = game_asking("several", choose(0, "T1", "one", (7, 8), public=True))
    assert game.ask is not None and game.ask.values == (7, 8)


def test_a_lot_with_one_outcome_is_not_drawn():
    game = game_asking("lots", lot("T1", "shuffle", 1), lot("T1", "shuffle", 2))
    assert game.ask is not None and game.ask.size == 2
    assert answers == [0]


def test_a_fork_answers_by_itself_what_its_game_did():
    questions = (choose(0, "T1", "a", (1, 2)), choose(1, "T1", "b", (3,), public=True), choose(0, "T1", "c", (4, 5)))
    game = game_asking("forked", *questions)
    game.answer(1)
    twin = game.fork()
    twin.answer(0)
    assert answers == [2, 3, 4]


@pytest.mark.parametrize(
    ("question", "kind", "domain", "values", "public"),
    [
        (choose(1, "T1", "p", (4, 5)), ask.CHOOSE, ask.CARD, (4, 5), False),
        (pick(1, "T1", "p", (4, 5)), ask.PICK, ask.CARD, (ask.STOP, 4, 5), False),
        (may(1, "T1", "p"), ask.MAY, ask.ANSWER, (ask.NO, ask.YES), False),
        (order(1, "T1", "p", (4, 5)), ask.ORDER, ask.CARD, (4, 5), True),
        (act(None, 1, "T1", "p", lambda g, seat: (8,)), ask.ACT, ask.ACTION, (8,), False),
    ],
)
def test_each_kind_of_question_offers_its_values(question, kind, domain, values, public):
    assert (question.seat, question.clause, question.prompt) == (1, "T1", "p")
    assert (question.kind, question.domain, question.values, question.public) == (kind, domain, values, public)
    assert question.size == len(values)
    assert [question.value_at(index) for index in range(question.size)] == list(values)
    assert all(question.offers(value) for value in values) and not question.offers(99)


def test_a_lot_is_asked_of_chance_and_lists_nothing():
    question = lot("T1", "shuffle", 24, about=(1,))
    assert (question.seat, question.kind, question.size, question.values) == (CHANCE, ask.LOT, 24, ())
    assert (question.value_at(23), question.offers(23), question.offers(24)) == (23, True, False)


def test_options_are_found_when_somebody_looks_and_only_once():
    looks = []

    def find(position, seat):
        looks.append((position, seat))
        return (1, 2)

    question = act("the position", 1, "T1", "act", find)
    assert looks == []
    assert (question.values, question.values, question.size) == ((1, 2), (1, 2), 2)
    assert looks == [("the position", 1)]


def test_a_question_with_nothing_to_find_offers_nothing():
    assert Question().values == ()
