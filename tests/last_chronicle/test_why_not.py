"""What is offered is not refused, and what is not offered is."""

from collections.abc import Iterator

import pytest

from kirifuda.api import start
from kirifuda.kernel.ask import ACT, Question
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.last_chronicle.option_codes import ATTACKING, BLOCKING, code
from kirifuda.last_chronicle.phases import ATTACK, BLOCK
from kirifuda.last_chronicle.priority import PRIORITY

FIGHTS = {"attackers": ATTACKING, "blocker": BLOCKING}


def asked_in(seed: int) -> Iterator[tuple[Game, Question]]:
    game = start("last-chronicle", seed=seed)
    player = Dealer(seed)
    while game.ask is not None:
        yield game, game.ask
        game.answer(player.below(game.ask.size))


@pytest.mark.clause("11.1.1")
@pytest.mark.parametrize("seed", range(3))
def test_whoever_has_priority_is_refused_just_what_is_not_offered(seed: int) -> None:
    seen = 0
    for game, asked in asked_in(seed):
        if asked.kind == ACT:
            seen += 1
            for value in asked.values:
                assert game.why_not(asked.seat, value) is None
                refused = game.why_not(1 - asked.seat, value)
                assert refused is not None and (refused.clause, refused.reason) == ("11.1.1", "no-priority")
            for value in game.rules.requests(game.state, asked.seat):
                assert (game.why_not(asked.seat, value) is None) == (value in asked.values)
    assert seen > 100


@pytest.mark.clause("11.1.1", "11.1.4")
@pytest.mark.parametrize("seed", range(3))
def test_while_something_is_used_or_resolved_nobody_may_do_anything(seed: int) -> None:
    seen = 0
    for game, asked in asked_in(seed):
        now = game.state.current
        if asked.kind != ACT and asked.prompt not in FIGHTS and now is not None and now[0] is not PRIORITY:
            for seat in (0, 1):
                for value in game.rules.requests(game.state, seat):
                    seen += 1
                    assert game.why_not(seat, value) is not None
    assert seen > 100


@pytest.mark.clause("10.1.2.2", "10.1.2.3", "10.1.4.2")
@pytest.mark.parametrize("seed", range(6))
def test_who_fights_is_refused_just_where_he_is_not_offered(seed: int) -> None:
    seen = 0
    for game, asked in asked_in(seed):
        if asked.prompt not in FIGHTS or (asked.prompt == "attackers" and asked.about):
            continue
        kind, clause = FIGHTS[asked.prompt], {"attackers": "10.1.2.2", "blocker": "10.1.4.2"}[asked.prompt]
        assert game.state.step == {"attackers": ATTACK, "blocker": BLOCK}[asked.prompt]
        for id in game.state.battlefield(asked.seat):
            seen += 1
            assert (game.why_not(asked.seat, code(kind, id)) is None) == (id in asked.values)
            refused = game.why_not(1 - asked.seat, code(kind, id))
            assert refused is not None and refused.clause == clause
    assert seen > 10
