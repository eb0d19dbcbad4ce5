"""Two cards of a hand that look the same: nobody else can tell which of them it saw."""

import pytest

from kirifuda.kernel.state import Card, State

from .toy import FIELD, GRAVEYARD, HAND, LIFE, table

KNOWN, OTHER, ODD = range(3)
"""Two cards of one face, the first of which seat 1 knows, and one of another."""


@pytest.fixture
def g() -> State[Card]:
    g = table({(HAND, 0): (7, 7, 3), (LIFE, 0): (5,)})
    g.show((KNOWN,), 2)
    g.hide((KNOWN,))
    return g


def known(g: State[Card]) -> list[tuple[int, int]]:
    """Handles and faces of what seat 1 knows."""
    return sorted((card.handle, card.face) for card in g.cards if g.knows(1, card.id))


def hands(g: State[Card]) -> list[tuple[int, int]]:
    return sorted((g.cards[id].handle, g.cards[id].face) for id in g.zone(HAND, 0))


@pytest.mark.parametrize("zone", [FIELD, GRAVEYARD])
def test_the_other_one_is_taken_for_the_one_that_was_known(g: State[Card], zone: int) -> None:
    worlds = [g.copy(), g.copy()]
    for world, moved in zip(worlds, (KNOWN, OTHER), strict=True):
        world.move(moved, zone, 0)
    assert known(worlds[0]) == known(worlds[1])
    assert [face for _, face in known(worlds[0])] == [7]
    assert hands(worlds[0]) == hands(worlds[1])


def test_so_it_is_where_several_move_at_once(g: State[Card]) -> None:
    worlds = [g.copy(), g.copy()]
    for world, moved in zip(worlds, (KNOWN, OTHER), strict=True):
        world.move_all((moved, ODD), FIELD, 0)
    assert known(worlds[0]) == known(worlds[1])
    assert [face for _, face in known(worlds[0])] == [7, 3]
    assert hands(worlds[0]) == hands(worlds[1])


def test_so_it_is_where_one_is_shown(g: State[Card]) -> None:
    worlds = [g.copy(), g.copy()]
    for world, shown in zip(worlds, (KNOWN, OTHER), strict=True):
        world.show((shown,), 2)
    assert known(worlds[0]) == known(worlds[1])
    assert hands(worlds[0]) == hands(worlds[1])


def test_whoever_sees_both_knows_both(g: State[Card]) -> None:
    g.show((KNOWN, OTHER), 2)
    assert [face for _, face in known(g)] == [7, 7]


def test_a_card_of_another_face_is_no_twin(g: State[Card]) -> None:
    g.move(ODD, FIELD, 0)
    assert sorted(face for _, face in known(g)) == [3, 7]
