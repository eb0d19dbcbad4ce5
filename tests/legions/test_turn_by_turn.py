"""What a position with the masters' usual places cannot show: whole tables, turns to come, positions that come back."""

from pathlib import Path

import pytest

from kirifuda.effects.statements import NextTurn
from kirifuda.kernel.game import Game
from kirifuda.legions.editions import EDITIONS
from kirifuda.legions.opening import opening
from kirifuda.legions.own_cards import bring
from kirifuda.legions.recurrence import what_has_changed
from kirifuda.legions.table import LEFT, Occurrence
from kirifuda.legions.the_turn import awaken

from . import board
from .board import GENERAL, face, laid, table

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "legions"


def brought(folder: str, name: str) -> int:
    found = bring((SCENARIOS / folder / "cards.toml",))(name)
    assert found is not None
    return found


@pytest.mark.clause("27-4③", "37-2g")
def test_the_master_that_awakens_is_its_players_wherever_its_card_came_in_the_deck() -> None:
    listener = brought("effects", "試しの覚り")
    soldiers = (face("試しの兵"),) * 3
    g = opening(EDITIONS["2019"], ((face(GENERAL), *soldiers), (face(GENERAL), listener, *soldiers)))
    g.player = 1
    g.master_cores = (5, 0)
    waits = g.deck(1)[0]
    g.move(waits, LEFT, 1)
    awaken(g)
    assert g.awakened == (False, True)
    (trigger,) = g.triggers
    assert trigger.occurrence is not None
    happened = trigger.occurrence
    assert (trigger.seat, trigger.source, happened.seat, happened.id) == (1, waits, 1, g.master(1))


@pytest.mark.clause("36-11", "36-12")
def test_what_waited_for_a_turn_waits_no_longer_when_that_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = board.face_named
    monkeypatch.setattr(board, "face_named", lambda name: usual(name) or brought("rulings", name))
    game = laid({"standby": ["次の二つ"], "left": ["試しの兵"]}, {})
    game.answer(1)  # play it
    assert NextTurn in [type(one.node) for one in table(game).lasting]
    game.answer(0)  # end the phase
    assert table(game).turn == 4
    assert NextTurn not in [type(one.node) for one in table(game).lasting]


@pytest.mark.clause("L90")
def test_a_position_is_another_one_where_another_card_acts_or_is_to_be_played() -> None:
    g = table(laid({"left": ["試しの兵"], "center": ["試しの兵"], "right": ["試しの斥候"]}, {}))
    left, center, right = (g.zone(kind, 0)[0] for kind in (LEFT, LEFT + 1, LEFT + 2))

    def with_actor(id: int) -> object:
        g.actor = id
        return g.position()

    def with_promise(what: str, id: int) -> object:
        g.promised = ((what, id, g.cards[id].handle),)
        return g.position()

    assert with_actor(left) == with_actor(center)
    assert with_actor(left) != with_actor(right)
    assert with_promise("play", left) == with_promise("play", center)
    assert with_promise("play", left) != with_promise("play", right)
    assert with_promise("play", left) != with_promise("unlock", left)


@pytest.mark.clause("37-3", edition="2018")
def test_only_what_changed_in_the_last_sequence_is_another_change() -> None:
    g = table(laid({"left": ["試しの兵"]}, {}, "2018"))
    (id,) = g.zone(LEFT, 0)
    g.sequence = 2
    g.occurrences = tuple(Occurrence(kind, 0, id, sequence=at) for at, kind in ((1, "moved"), (2, "exhausted")))
    (seen,) = what_has_changed(g)
    assert isinstance(seen, tuple)
    assert seen[0] == "exhausted"


def asked_where(game: Game) -> tuple[str, tuple[int, ...]]:
    assert game.ask is not None
    return game.ask.prompt, tuple(game.ask.about)[1:]


@pytest.mark.clause("33-3", "28-5")
@pytest.mark.parametrize("seat", [0, 1])
def test_whose_lanes_are_meant_is_said_with_the_question(seat: int) -> None:
    sides: list[dict] = [{}, {}]
    sides[seat] = {"standby": ["試しの兵"], "center": ["試しの斥候"]}
    game = laid(sides[0], sides[1], turn_player=seat)
    assert game.ask is not None
    played, moved = laid(sides[0], sides[1], turn_player=seat), game
    played.answer(1)
    assert asked_where(played) == ("where", (seat,))
    moved.answer(4)
    assert asked_where(moved) == ("where", (seat,))
