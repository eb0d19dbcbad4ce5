"""What a seat sees of a table, and what it does not."""

import pytest

from kirifuda.kernel.events import HIDDEN
from kirifuda.kernel.view import CardView

from .board import GENERAL, face, laid, table


def seen(card: CardView) -> tuple:
    return card.face, card.marks, card.numbers


@pytest.mark.clause("18-8", "18-9")
def test_a_hand_is_seen_by_its_player_alone_with_what_unlocking_costs() -> None:
    game = laid({"hand": ["試しの兵", "試しの鴉"]}, {"hand": ["試しの斥候"]})
    own, other = game.view(0), game.view(1)
    assert [seen(card) for card in own.zone("hand", 0).cards] == [
        (face("試しの兵"), (), {"cost": 1}),
        (face("試しの鴉"), (), {"cost": 3}),
    ], "the crow is black, and the general is not"
    assert (other.zone("hand", 0).count, other.zone("hand", 0).cards) == (2, ())
    assert (own.zone("hand", 1).count, own.zone("hand", 1).cards) == (1, ())
    assert (own.zone("deck", 0).count, own.zone("deck", 0).cards) == (10, ())


@pytest.mark.clause("18-18")
def test_a_face_down_card_in_exile_shows_its_place_only_to_both() -> None:
    game = laid({"exile": ["試しの兵", "試しの斥候 face-down"]}, {})
    for seat in (0, 1):
        cards = game.view(seat).zone("exile", 0).cards
        assert [(card.face, card.marks) for card in cards] == [(face("試しの兵"), ()), (HIDDEN, ("face-down",))]
        assert all(card.handle != HIDDEN for card in cards)


@pytest.mark.clause("16-2", "16-3", "17-2", "17-3", "09-1", "10-1", "11-3", "21-1", "22-4")
def test_units_show_orientation_states_numbers_and_keywords() -> None:
    game = laid(
        {
            "left": ["試しの兵 exhausted damage=1"],
            "center": ["試しの斥候 incapacitated"],
            "right": ["試しの兵 reversed"],
            "lord-area": ["試しの主"],
            "lord-cores": 3,
            "awakened": 1,
        },
        {},
    )
    for seat in (0, 1):
        view = game.view(seat)
        shown = {zone.name: [seen(card) for card in zone.cards] for zone in view.zones if zone.seat == 0}
        assert shown["left"] == [(face("試しの兵"), ("exhausted",), {"atk": 2, "hp": 2, "damage": 1})]
        assert shown["center"] == [(face("試しの斥候"), ("active", "incapacitated", "haste"), {"atk": 1, "hp": 1})]
        assert shown["right"] == [(face("試しの兵"), ("active", "reversed"), {})]
        assert shown["lord-area"] == [(face("試しの主"), ("active",), {"atk": 4, "hp": 5, "cores": 3})]
        assert shown["master-area"] == [(face(GENERAL), ("active", "awakened"), {})]


@pytest.mark.clause("16-2", "09-1", "10-1")
def test_a_keyword_with_a_number_shows_the_number() -> None:
    game = laid({"left": ["試しの旗手"]}, {})
    (card,) = game.view(1).zone("left", 0).cards
    assert card.marks == ("active", "assault", "first-strike", "master-bane")
    assert card.numbers == {"master-bane": 1, "atk": 4, "hp": 4}


@pytest.mark.clause("07-2", "08-2", "16-3b", "18-5", "18-16")
def test_cores_points_life_and_phase_are_open() -> None:
    game = laid(
        {"life": 7, "cores": 2, "exhausted-cores": 1, "master-cores": 4, "points": 1, "wait-3-cores": 1},
        {"wait-1": ["試しの兵 reversed"]},
    )
    view = game.view(1)
    mine = {name.removesuffix("-0"): number for name, number in view.facts.items() if name.endswith("-0") and number}
    assert mine == {"life": 7, "cores": 2, "exhausted-cores": 1, "master-cores": 4, "points": 1, "wait-3-cores": 1}
    assert view.facts["life-1"] == 20
    assert view.terms == {"phase": "main", "edition": "2019"}
    assert [seen(card) for card in view.zone("wait-1", 1).cards] == [(face("試しの兵"), ("reversed",), {})]


@pytest.mark.clause("38-5", "38-6")
@pytest.mark.parametrize("edition", ["2019", "2018"])
def test_triggers_that_wait_are_shown_in_the_order_of_their_priority(edition: str) -> None:
    game = laid(
        {"hand": ["双葉の小人"], "cores": 8, "left": ["梢の射手ミナグリ"], "wait-1": ["雨待ちの芽"]},
        {"center": ["試しの石"]},
        edition,
    )
    for answer in (1, 0, 0):  # unlock, play, center
        game.answer(answer)
    assert game.ask is not None and game.ask.prompt == "trigger-order"
    pending = game.view(1).pending
    assert [(one.seat, one.what, one.cards[0].face) for one in pending] == [
        (0, "梢の一射", face("梢の射手ミナグリ")),
        (0, "雨の合図", face("雨待ちの芽")),
    ]
    assert [one.number for one in pending] == list(game.ask.values)
    assert {one.clause for one in pending} == {table(game).cite("38-1")}


@pytest.mark.clause("39-18", "01-8")
def test_the_lanes_that_are_asked_for_are_those_of_whoever_gets_the_token() -> None:
    game = laid({"standby": ["試しの贈り物"]}, {})
    game.answer(1)
    assert game.ask is not None and game.ask.prompt == "where"
    assert game.ask.seat == 0
    assert game.ask.about == (table(game).master(1), 1)
