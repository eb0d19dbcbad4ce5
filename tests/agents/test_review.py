"""A game looked through afterwards: who had what chances, and what each decision cost."""

import pytest

import kirifuda
from kirifuda.agents import Judged, Search, judged, worst
from kirifuda.agents.calling import different, names_of
from kirifuda.black_poker.table import GRAVEYARD, LIFE
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import CONCEDE

from .test_search import GAMES, at_a_decision, others


def a_throw_that_wins():
    """投擲で相手のライフが尽きる局面。自分のライフも尽きかけている。"""
    game = kirifuda.start("black-poker", "light", seed=9, recording=False)
    throwing = next(code for code, key, _ in game.rules.actions() if key == "throw")
    poor = game.checkpoint.copy()
    for seat in (0, 1):
        for id in poor.zone(LIFE, seat)[2:]:
            poor.move(id, GRAVEYARD, seat)
    game.checkpoint = poor
    return game.fork(), game.ask.values.index(throwing)


def test_who_passes_up_a_win_has_lost_by_it_and_who_takes_it_has_not() -> None:
    game, throw = a_throw_that_wins()
    seat = game.ask.seat
    taken = judged(game, throw, tries=150)
    assert (taken.seat, taken.best, taken.taken, taken.lost) == (seat, throw, throw, 0.0)
    assert taken.chance > 0.6
    ended = judged(game, 0, tries=150)
    assert (ended.seat, ended.best, ended.taken) == (seat, throw, 0)
    assert ended.lost > 0.1 and ended.chance_of(seat) == ended.chance == 1 - ended.chance_of(1 - seat)


def test_where_there_is_nothing_to_decide_nothing_is_judged() -> None:
    game, _ = a_throw_that_wins()
    assert judged(game, CONCEDE) is None
    game.concede(0)
    assert judged(game, 0) is None
    table = kirifuda.start("last-chronicle", seed=1, recording=False)
    while table.ask.size > 1:
        table.answer(0)
    assert judged(table, 0) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_by_what_its_seat_knew(game: str) -> None:
    table = at_a_decision(game, kirifuda.editions(game)[0], 3, 25)
    other = others(table, table.ask.seat, Dealer(1))
    last = table.ask.size - 1
    assert judged(table, last, 2, 12) == judged(other, last, 2, 12)


def test_only_what_is_held_against_the_best_is_looked_at_then() -> None:
    table = at_a_decision("legions", "2019", 3, 10)
    options = different(table, table.ask)
    names = names_of(table.rules, table.state, table.ask)
    search = Search(1, tries=40)
    among = (options[0], options[-1])
    tree = search.think(table, table.ask.seat, among)
    assert {name for _, _, name in tree.root.edges} == {names[option] for option in among}
    assert len(options) > len(among) and sum(edge.visits for edge in tree.root.edges.values()) == 40


def test_the_costliest_decisions_come_first_and_slips_are_none() -> None:
    lost = [0.0, 0.3, 0.04, 0.1, 0.3]
    decisions = [(number, Judged(0, 0.5, 1, 2, one)) for number, one in enumerate(lost)]
    assert [number for number, _ in worst(decisions, 5)] == [1, 4, 3]
    assert [number for number, _ in worst(decisions, 2)] == [1, 4]
