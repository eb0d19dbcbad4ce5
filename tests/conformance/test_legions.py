"""Every promise of Legions! can be broken, and is noticed then."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from kirifuda.conformance.fault import Fault
from kirifuda.conformance.inside import attributes
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.view import View
from kirifuda.legions.position import read
from kirifuda.legions.record.checks import Orderly, Visible, crowded_table
from kirifuda.legions.rules import RULES
from kirifuda.legions.table import DECK, EXILE, HAND, LEFT, LORD_AREA, OUT, STANDBY, Table

from ..legions.board import laid, table

BOARD = {
    "left": ["試しの兵"],
    "center": ["ゾンビトークン"],
    "lord-area": ["試しの主"],
    "hand": ["試しの兵"],
    "cores": 2,
}


def lost_life(g: Table) -> None:
    g.life = (0, 20)


def won_cores(g: Table) -> None:
    g.active_cores = (12, 0)


def debts(g: Table) -> None:
    g.points = (-1, 0)


def cores_on_nothing(g: Table) -> None:
    g.lord_cores = (0, 1)


@pytest.mark.parametrize(
    ("says", "prepare"),
    [
        ("a lane and the lord area hold one card", lambda g: g.move(g.hand(0)[0], LEFT, 0)),
        ("a player has one master", lambda g: g.move(g.master(0), EXILE, 0)),
        ("two cards stand by at most", lambda g: g.move_all(g.deck(0)[:3], STANDBY, 0)),
        ("life is from 1 to 20", lost_life),
        ("the twelfth core ends the game", won_cores),
        ("nothing is owed", debts),
        ("cores lie on a lord that is there", cores_on_nothing),
        ("tokens are on the field or gone", lambda g: g.move(g.minion_zone(0)[1], HAND, 0)),
        ("only tokens leave the game", lambda g: g.move(g.minion_zone(0)[0], OUT, 0)),
        ("lanes are for minions", lambda g: (g.move(g.hand(0)[0], DECK, 0), g.move(g.lord_area(0)[0], LEFT + 2, 0))),
        ("the lord area is for lords", lambda g: g.move(g.hand(0)[0], LORD_AREA, 1)),
        ("what stands by is played", lambda g: g.move(g.lord_area(0)[0], STANDBY, 0)),
    ],
)
def test_a_table_in_disorder_is_noticed(says: str, prepare: Callable[[Table], object]) -> None:
    game = laid(BOARD, {})
    Orderly().at(game, 0)
    prepare(table(game))
    with pytest.raises(Fault, match=says):
        Orderly().at(game, 0)


def shown_the_deck(g: Table) -> None:
    g.edit(g.deck(0)[0]).up = True
    g.specs = tuple(g.specs[HAND] if place == DECK else spec for place, spec in enumerate(g.specs))


def hidden_field(g: Table) -> None:
    g.specs = tuple(g.specs[DECK] if place == LEFT else spec for place, spec in enumerate(g.specs))


@pytest.mark.parametrize(
    ("says", "prepare"),
    [("a seat sees no more than lies open to it", shown_the_deck), ("a seat sees what lies open to it", hidden_field)],
)
def test_who_sees_what_is_looked_at(says: str, prepare: Callable[[Table], None]) -> None:
    game = laid(BOARD, {})
    Visible().at(game, 0)
    prepare(table(game))
    with pytest.raises(Fault, match=says):
        Visible().at(game, 0)


def test_a_view_that_lacks_a_face_is_noticed() -> None:
    def without_lanes(g: Table, seat: int) -> View:
        whole = RULES["2019"].view(g, seat)
        return replace(whole, zones=tuple(zone for zone in whole.zones if zone.name != "left"))

    hooks = {name: getattr(RULES["2019"], name) for name in attributes(RULES["2019"])}
    blind = Rules(**hooks | {"game": "blind-legions", "view": without_lanes})
    whole = laid(BOARD, {})
    with pytest.raises(Fault, match="a view has every face that is seen"):
        Visible().at(Game(blind, table(whole).copy()), 0)


@pytest.mark.parametrize("edition", ["2019", "2018"])
def test_crowded_positions_can_be_laid_and_differ(edition: str) -> None:
    rules = RULES[edition]
    tables = [rules.setting.lay(crowded_table(rules, Dealer(seed))) for seed in range(40)]
    assert len({repr(read(one)) for one in tables if isinstance(one, Table)}) == 40
