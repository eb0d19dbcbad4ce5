"""Every promise of Legend of Stars can be broken, and is noticed then."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from kirifuda.conformance.check import Check
from kirifuda.conformance.copies import Forgotten
from kirifuda.conformance.fault import Fault
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.kernel.position import Piece, Position
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.view import View
from kirifuda.legend_of_stars.record.checks import Orderly, Visible, WorkedOut, crowded_table
from kirifuda.legend_of_stars.table import BACK, DECK, FRONT, HAND, SUPPORT, Table
from kirifuda.legend_of_stars.views.position import read

from ..legend_of_stars.board import RULES, face, table

BOARD = {
    "front-1": ("隊長",),
    "front-2": ("剣士",),
    "support-zone": ("井戸", "野原"),
    "hand": ("剣士", "荒野", "薬"),
    "deck": ("駒", "駒"),
}


def laid(rules: Rules = RULES) -> Game:
    position = Position(3, 0)
    for zone, names in BOARD.items():
        position.zones[zone, 0] = [Piece((face(name),)) for name in names]
    position.zones["back-1", 1] = [Piece((face("盾"),), ("face-down",))]
    position.zones["deck", 1] = [Piece((face("駒"),))]
    return Game(rules, RULES.setting.lay(position))


def in_hand(g: Table, name: str) -> int:
    (found,) = [id for id in g.hand(0) if g.cards[id].face == face(name)]
    return found


def faults(game: Game, *checks: Check) -> list[str]:
    found = []
    for check in checks:
        check.begin(game)
        try:
            check.at(game, 0)
        except Fault as fault:
            found.append(str(fault))
    return found


def lost_life(g: Table) -> None:
    g.life = (0, 3000)


def turned_over(g: Table) -> None:
    g.edit(g.supports(0)[0]).up = False


def gained_character(g: Table) -> None:
    g.edit(g.at(FRONT, 0)).gained = True


def downed_support(g: Table) -> None:
    g.edit(g.supports(0)[0]).downed = True


@pytest.mark.parametrize(
    ("says", "prepare"),
    [
        ("a square holds one character", lambda g: g.move(in_hand(g, "剣士"), FRONT, 0)),
        ("squares are for characters", lambda g: g.move(in_hand(g, "薬"), BACK + 3, 0)),
        ("the support zone is for supports", lambda g: g.move(in_hand(g, "薬"), SUPPORT, 0)),
        ("one field support lies on each side", lambda g: g.move(in_hand(g, "荒野"), SUPPORT, 0)),
        ("life is above 0", lost_life),
        ("only characters lie face-down", turned_over),
        ("energy and supports are gained", gained_character),
        ("only characters are downed", downed_support),
    ],
)
def test_cards_lie_where_their_kind_may_lie(says: str, prepare: Callable[[Table], object]) -> None:
    game = laid()
    assert faults(game, Orderly(1, 0)) == []
    prepare(table(game))
    (found,) = faults(game, Orderly(1, 0))
    assert says in found


def test_the_table_of_computed_values_is_noticed_when_it_is_old() -> None:
    game = laid()
    assert faults(game, WorkedOut(1, 0)) == []
    g = table(game)
    g.edit(g.at(FRONT, 0)).up = False
    (found,) = faults(game, WorkedOut(1, 0))
    assert "computed values are up to date" in found


def showing_everything(g: Table, seat: int) -> View:
    """A view that forgets to hide what lies face-down."""
    view = RULES.view(g, seat)
    for zone in view.zones:
        if zone.name == "back-1" and zone.seat == 1:
            (card,) = zone.cards
            zone.cards = (replace(card, face=g.cards[g.at(BACK, 1)].face),)
    return view


def test_a_view_that_shows_a_face_down_character_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = laid()
    assert faults(game, Visible(1, 0)) == []
    monkeypatch.setattr(Game, "view", lambda self, seat: showing_everything(table(self), seat))
    (found,) = faults(game, Visible(1, 0))
    assert "a view has every face that is seen" in found


@pytest.mark.parametrize("seed", range(20))
def test_a_crowded_table_is_a_position_that_can_be_written_down(seed: int) -> None:
    position = crowded_table(RULES, Dealer(seed))
    g = RULES.setting.lay(position)
    assert isinstance(g, Table)
    again = read(g)
    for (zone, seat), pieces in position.zones.items():
        assert [piece.faces for piece in again.zones[zone, seat]] == [piece.faces for piece in pieces]
    for kind in (DECK, HAND):
        assert g.zone(kind, 0)


def test_a_game_that_goes_by_what_is_kept_and_is_wrong_is_noticed() -> None:
    game = laid()
    assert faults(game, Forgotten()) == []
    game.state.ready = (9, 0)
    (fault,) = faults(game, Forgotten())
    assert fault.startswith("a copy stands where its game stands")
