"""A table before the first card is shuffled, and what an edition cites."""

import pytest

from kirifuda.kernel.outcome import CONCEDED
from kirifuda.legions.editions import EDITIONS, numbers_and_conceding
from kirifuda.legions.opening import ears, opening
from kirifuda.legions.table import DECK, MASTER_AREA

from .board import GENERAL, face

FIRST = (face(GENERAL), face("試しの兵"), face("試しの斥候"), face("試しの兵"))
SECOND = (face(GENERAL), face("試しの主"), face("試しの旗手"))


@pytest.mark.clause("26-2", "26-3", "18-12", "18-13", "24-2a", "01-1")
@pytest.mark.parametrize("edition", ["2019", "2018"])
def test_each_player_begins_with_a_master_in_its_area_and_the_rest_as_the_deck(edition: str) -> None:
    g = opening(EDITIONS[edition], (FIRST, SECOND), 1, frozenset({"試しの兵"}))
    for seat, deck in enumerate((FIRST, SECOND)):
        assert [g.cards[id].face for id in g.zones[MASTER_AREA * 2 + seat]] == [deck[0]]
        assert [g.cards[id].face for id in g.zones[DECK * 2 + seat]] == list(deck[1:])
        assert {card.owner for card in g.cards if card.zone % 2 == seat} == {seat}
    assert sum(len(ids) for ids in g.zones) == len(g.cards) == 7
    assert (g.edition.name, g.chooser, g.limited) == (edition, 1, frozenset({"試しの兵"}))
    assert g.ears is ears([*FIRST, *SECOND])


@pytest.mark.clause("25-3d")
@pytest.mark.parametrize(("edition", "clause"), [("2019", "25-3d"), ("2018", "24-3d")])
def test_who_gives_up_has_lost_by_the_clause_of_the_edition(edition: str, clause: str) -> None:
    numbers = numbers_and_conceding(edition)
    assert numbers[CONCEDED] == numbers["25-3d"] == clause
    assert len(numbers) > 100
