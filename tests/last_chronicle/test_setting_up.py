"""Setting up (8.2)."""

import pytest

from kirifuda.kernel.game import Game
from kirifuda.last_chronicle.opening import opening
from kirifuda.last_chronicle.rules import RULES

from .own_board import SOLDIER, WHITE

DECK = tuple([SOLDIER, WHITE] * 25)


def begun(seed=1):
    return Game(RULES, opening((DECK, DECK), 1), seed=seed)


@pytest.mark.clause("8.2.1.4", "C16", game="last-chronicle")
def test_the_chooser_goes_first_or_second():
    game = begun()
    assert (game.ask.seat, game.ask.prompt, game.ask.values) == (1, "who-begins", (1, 0))
    game.answer(1)
    assert (game.state.first, game.ask.seat, game.ask.prompt) == (0, 0, "redraw")


@pytest.mark.clause("8.2.1.5", "8.2.1.6", game="last-chronicle")
def test_a_hand_is_put_under_the_deck_and_five_new_cards_are_drawn():
    game = begun()
    game.answer(1)
    before = game.state.hand(0)
    game.answer(1)
    order = []
    for _ in range(4):
        assert (game.ask.prompt, game.ask.seat) == ("under-deck", 0)
        order.append(game.ask.values[-1])
        game.answer(game.ask.size - 1)
    assert (game.ask.prompt, game.ask.seat) == ("redraw", 1)
    g = game.state
    assert len(g.hand(0)) == 5
    assert not set(g.hand(0)) & set(before)
    assert g.deck(0)[:5] == (before[0], *reversed(order))
    assert [g.knows(0, id) for id in g.deck(0)[:6]] == [True] * 5 + [False]


@pytest.mark.clause("8.2.1.1", "8.2.1.2", "8.2.1.7", "8.2.1.8", game="last-chronicle")
def test_then_each_has_a_marker_and_the_first_player_begins():
    game = begun()
    game.answer(1)
    game.answer(0)
    game.answer(0)
    g = game.state
    assert (g.life, g.advance_points, g.turn, g.player, g.phase) == ((20, 20), (0, 0), 1, 0, "draw")
    assert [len(g.era_yard(seat)) for seat in (0, 1)] == [1, 1]
    marker = g.era_yard(0)[0]
    assert (g.sees(0, marker), g.sees(1, marker)) == (True, False)


@pytest.mark.clause("9.4.3", "9.4.3.1", game="last-chronicle")
def test_the_first_turn_has_no_chrono_check():
    game = begun()
    game.answer(1)
    game.answer(0)
    game.answer(0)
    while game.state.phase != "main":
        game.answer(0)
    assert (game.state.turn, game.state.ca_yard(0)) == (1, ())
    while game.state.turn == 1 or game.state.phase != "main":
        game.answer(0)
    assert len(game.state.ca_yard(1)) == 1
