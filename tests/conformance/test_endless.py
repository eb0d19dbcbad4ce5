"""No game of any edition goes on for ever, and what ends it is stated."""

import pickle

import pytest

import kirifuda
from kirifuda.conformance.fault import Fault
from kirifuda.conformance.openings import CROWDED, DEALT, STYLES, Opening
from kirifuda.conformance.recurrence import Recurrent
from kirifuda.conformance.walk import Walker, watch
from kirifuda.kernel.ask import NO, YES, choose, may
from kirifuda.kernel.course import Course
from kirifuda.kernel.endless import (
    DECISIONS,
    LONG_GAME,
    MOST_CARDS,
    PATIENCE,
    RETURNS,
    TOIL,
    TURNS,
    UNASKED,
    make_room,
    new_turn,
    toil,
)
from kirifuda.kernel.game import Game, unknown_cards
from kirifuda.kernel.outcome import GameOver, Outcome

EDITIONS = [(game, edition) for game in kirifuda.games() for edition in kirifuda.editions(game)]
every_edition = pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=[edition for _, edition in EDITIONS])


def begun(game, edition, style):
    return Opening(game, edition, style + len(STYLES) * EDITIONS.index((game, edition))).begin()


def position_in_play(game, edition):
    """A table with much going on, and nobody's turn over."""
    return begun(game, edition, CROWDED).state


# --- inside a turn: courses of no book, put on top of any game's ---------------------------------------------


def moved(g):
    """Somebody's hidden card is another: the position is not the same any more."""
    hidden = next(id for group in unknown_cards(g, 0) for id in group)
    zone = g.cards[hidden].zone
    g.move(hidden, zone // 2, zone % 2)


def round_and_round(g):
    g.begin(FOREVER)


def more_and_more(g):
    moved(g)
    g.begin(GROWING)


def as_one_likes(g):
    if (yield may(0, "", "again")) == YES:
        g.begin(LEAVABLE)


def more_as_one_likes(g):
    moved(g)
    if (yield may(0, "", "again")) == YES:
        g.begin(GROWING_AS_ONE_LIKES)


def one_of_two(g):
    yield choose(1, "", "either", (0, 1), public=True)
    g.begin(EITHER)


FOREVER = Course("test/forever", "", round_and_round)
GROWING = Course("test/growing", "", more_and_more)
LEAVABLE = Course("test/leavable", "", as_one_likes)
GROWING_AS_ONE_LIKES = Course("test/growing-as-one-likes", "", more_as_one_likes)
EITHER = Course("test/either", "", one_of_two)


def going_round(game, edition, course):
    """A game in which nothing happens but this."""
    table = begun(game, edition, CROWDED)
    state = table.state.copy()
    state.frames.clear()
    state.pace = 0
    state.begin(course)
    return Game(table.rules, state)


def told(game):
    return [(one.kind, one.clause) for one in game.events]


@every_edition
@pytest.mark.clause("R38", game="black-poker")
def test_what_nobody_can_leave_is_a_draw(game, edition):
    playing = going_round(game, edition, FOREVER)
    by = playing.state.endings().forced
    assert playing.outcome == Outcome(Outcome.DRAWN, by)
    assert told(playing) == [("endless-forced", by), ("over", by)]
    assert playing.state.pace < PATIENCE + 8


@every_edition
@pytest.mark.clause("R40", game="black-poker")
@pytest.mark.clause("C140", game="last-chronicle")
def test_what_grows_and_nobody_can_leave_is_a_draw(game, edition):
    playing = going_round(game, edition, GROWING)
    by = playing.state.endings().growing
    assert playing.outcome == Outcome(Outcome.DRAWN, by)
    assert told(playing) == [("endless-growing", by), ("over", by)]
    assert playing.state.pace == PATIENCE + UNASKED


@every_edition
@pytest.mark.clause("R39", game="black-poker")
def test_what_can_be_left_is_left_by_whoever_goes_on_with_it(game, edition):
    playing = going_round(game, edition, LEAVABLE)
    answers = 0
    while playing.ask.values == (NO, YES):
        playing.answer(YES)
        answers += 1
    assert answers < PATIENCE + 8
    assert playing.ask.values == (NO,)
    assert told(playing) == [("endless-left", playing.state.endings().left)]


@every_edition
def test_of_public_choices_each_is_taken_a_few_times_and_then_it_is_a_draw(game, edition):
    playing = going_round(game, edition, EITHER)
    while playing.ask is not None:
        playing.answer(0)
    ends = playing.state.endings()
    assert told(playing) == [("endless-left", ends.left), ("endless-forced", ends.forced), ("over", ends.forced)]


@every_edition
def test_what_grows_as_one_likes_may_be_gone_on_with_for_so_many_decisions(game, edition):
    playing = going_round(game, edition, GROWING_AS_ONE_LIKES)
    answers = 0
    while playing.ask.values == (NO, YES):
        playing.answer(YES)
        answers += 1
    assert answers == PATIENCE - 1 + DECISIONS
    assert playing.ask.values == (NO,)
    assert told(playing) == [("endless-hurry", playing.state.endings().growing)]


@every_edition
def test_a_saved_game_goes_round_as_the_game_does(game, edition):
    """Counting survives forks and pickles."""
    playing = going_round(game, edition, LEAVABLE)
    twin = playing.fork()
    for _ in range(PATIENCE + 2):
        playing.answer(YES if playing.ask.size > 1 else NO)
        twin = pickle.loads(pickle.dumps(twin.fork()))
        twin.answer(YES if twin.ask.size > 1 else NO)
        assert (twin.ask is None) == (playing.ask is None)
        if playing.ask is None:
            break
        assert twin.ask.values == playing.ask.values
        assert twin.state.watch == playing.state.watch


@every_edition
def test_a_turn_takes_no_work_without_end(game, edition):
    g = position_in_play(game, edition)
    toil(g, TOIL - g.pace)
    with pytest.raises(GameOver) as over:
        toil(g, 1)
    assert over.value.outcome == Outcome(Outcome.DRAWN, g.endings().growing)


@every_edition
def test_no_more_cards_and_tokens_come_into_a_game_than_there_is_room_for(game, edition):
    g = position_in_play(game, edition)
    room = MOST_CARDS - len(g.cards)
    make_room(g, room)
    with pytest.raises(GameOver) as over:
        make_room(g, room + 1)
    assert over.value.outcome == Outcome(Outcome.DRAWN, g.endings().growing)


# --- over many turns -------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.clause("L93", game="legions")
@pytest.mark.clause("L93", game="legions", edition="2018")
@pytest.mark.clause("S58", game="legend-of-stars")
@pytest.mark.clause("R41", game="black-poker")
@pytest.mark.clause("C141", game="last-chronicle")
def test_after_the_last_turn_it_is_a_draw(game, edition):
    playing = begun(game, edition, DEALT)
    walker = Walker(1)
    while playing.state.turns == 0 and playing.ask is not None:
        playing.answer(walker.answer(playing))
    playing.state.turns = TURNS
    turn = playing.state.turn
    while playing.outcome is None and playing.state.turn == turn:
        playing.answer(walker.answer(playing))
    by = playing.state.endings().turns
    assert playing.outcome == Outcome(Outcome.DRAWN, by)
    assert [(one.kind, one.clause, one.numbers) for one in playing.events[-2:]] == [
        ("endless-turns", by, (TURNS,)),
        ("over", by, ()),
    ]


@every_edition
def test_a_position_that_keeps_coming_back_at_the_beginning_of_turns_is_a_draw(game, edition):
    g = position_in_play(game, edition)
    g.turns = LONG_GAME
    for _ in range(1 + RETURNS - 1):
        new_turn(g)
    with pytest.raises(GameOver) as over:
        new_turn(g)
    assert over.value.outcome == Outcome(Outcome.DRAWN, g.endings().turns)


@every_edition
def test_a_position_in_which_a_hidden_card_has_moved_is_another(game, edition):
    g = position_in_play(game, edition)
    here = g.position()
    hidden = next(id for group in unknown_cards(g, 0) for id in group)
    zone = g.cards[hidden].zone
    g.move(hidden, zone // 2, zone % 2)
    assert g.position() != here


@every_edition
def test_a_short_game_compares_nothing(game, edition):
    g = position_in_play(game, edition)
    while g.turns < LONG_GAME - 1:
        new_turn(g)
    assert g.recurring.mark == ()


@every_edition
def test_what_makes_a_position_tells_nothing_hidden(game, edition):
    watch(begun(game, edition, CROWDED), 5, [Recurrent(every=4)])


def test_a_position_that_tells_what_is_hidden_is_noticed(monkeypatch):
    game = begun("legions", "2019", CROWDED)
    table = type(game.state)
    monkeypatch.setattr(table, "position", lambda g: tuple([card.face for card in g.cards]))
    with pytest.raises(Fault, match="tells nothing hidden"):
        Recurrent().at(game, 0)
