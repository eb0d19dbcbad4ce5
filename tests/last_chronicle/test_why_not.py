"""What is offered is not refused, and what is not offered is."""

from collections.abc import Iterator

import pytest

from kirifuda.api import start
from kirifuda.kernel.ask import ACT, Question
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.last_chronicle.option_codes import (
    ABILITY,
    ATTACKING,
    BLOCKING,
    PLACE,
    SOUL_ACTION,
    STONE,
    UNITE,
    USE,
    code,
)
from kirifuda.last_chronicle.phases import ATTACK, BLOCK
from kirifuda.last_chronicle.priority import PRIORITY

from .board import laid, table

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


@pytest.mark.clause("9.5.6", "11.2.2", "11.3.1", "11.3.2", "15.2.15.1.1", game="last-chronicle")
def test_what_lies_outside_the_hand_is_neither_used_nor_placed() -> None:
    game = laid({"discard-pile": ["試しの火", "試しの兵"]}, {})
    spell, soldier = table(game).discard_pile(0)
    asked = [(USE, spell), (PLACE, soldier), (UNITE, soldier), (STONE, soldier)]
    refused = [game.why_not(0, code(kind, id)) for kind, id in asked]
    assert [(one.clause, one.reason) for one in refused if one is not None] == [
        ("11.2.2", "not-in-hand"),
        ("11.3.2", "not-in-hand"),
        ("11.3.2", "not-in-hand"),
        ("9.5.6", "not-in-hand"),
    ]


@pytest.mark.clause("9.5.9", "11.4.3", "11.5.4", "15.1.12.2", "7.7.3", "15.1.16.2", game="last-chronicle")
def test_nobody_uses_what_belongs_to_the_other_player() -> None:
    game = laid({"battlefield": ["試しの兵"]}, {"battlefield": ["試しの機"], "soul-yard": ["試しの兵"]})
    (soldier,), (engine,), (stone,) = (
        table(game).battlefield(0),
        table(game).battlefield(1),
        table(game).soul_yard(1),
    )
    asked = [(ABILITY, soldier), (ABILITY, engine), (SOUL_ACTION, stone)]
    refused = [game.why_not(0, code(kind, id)) for kind, id in asked]
    assert [(one.clause, one.reason) for one in refused if one is not None] == [
        ("11.5.4", "no-action-ability"),
        ("11.4.3", "no-action-ability"),
        ("7.7.3", "not-a-stone"),
    ]
