"""What a seat sees of a table, and what it does not."""

import pytest

from kirifuda.kernel.ask import CARD
from kirifuda.kernel.events import HIDDEN
from kirifuda.kernel.position import Waiting
from kirifuda.kernel.view import CardView, View

from .board import face, laid, table


def seen(card: CardView) -> tuple:
    return card.face, card.marks, card.numbers


def cards(view: View, zone: str, seat: int) -> list[tuple]:
    return [seen(card) for card in view.zone(zone, seat).cards]


@pytest.mark.clause("7.11.2", "7.9.2")
def test_a_hand_is_seen_by_its_player_alone_with_what_its_cards_cost() -> None:
    game = laid({"hand": ["試しの古兵", "試しの書"]}, {"hand": ["試しの火"]})
    own, other = game.view(0), game.view(1)
    assert cards(own, "hand", 0) == [
        (face("試しの古兵"), (), {"cost": 4, "white": 1, "orange": 1, "free": 2}),
        (face("試しの書"), (), {"cost": 2, "free": 2}),
    ]
    assert (other.zone("hand", 0).count, other.zone("hand", 0).cards) == (2, ())
    assert (own.zone("hand", 1).count, own.zone("hand", 1).cards) == (1, ())
    assert (own.zone("deck", 0).count, own.zone("deck", 0).cards) == (10, ())


@pytest.mark.clause("7.6.3", "7.6.4")
def test_era_markers_are_seen_by_their_player_and_by_both_if_face_up() -> None:
    game = laid({"era-yard": ["試しの兵", "試しの火", "試しの書 face-up"]}, {})
    down = ("face-down",)
    assert cards(game.view(0), "era-yard", 0) == [
        (face("試しの兵"), down, {}),
        (face("試しの火"), down, {}),
        (face("試しの書"), (), {}),
    ]
    assert cards(game.view(1), "era-yard", 0) == [(face("試しの書"), (), {})]
    assert game.view(1).zone("era-yard", 0).count == 3
    assert game.view(1).facts["era-0"] == 3


@pytest.mark.clause("7.4.2", "7.12.2")
def test_a_card_removed_face_down_shows_its_place_only_to_both() -> None:
    game = laid({"removed-yard": ["試しの兵", "試しの火 face-down"]}, {})
    for seat in (0, 1):
        shown = game.view(seat).zone("removed-yard", 0).cards
        assert [(card.face, card.marks) for card in shown] == [(face("試しの兵"), ()), (HIDDEN, ("face-down",))]
        assert all(card.handle != HIDDEN for card in shown)


@pytest.mark.clause("7.5.2", "6.3.1", "6.4.1.2", "6.10.1", "15.2.15.1.6")
def test_the_battlefield_shows_everything_that_is_true_of_what_lies_there() -> None:
    game = laid(
        {
            "battlefield": [
                "試しの兵 wiped damage=500",
                "試しの古兵+試しの兵 new",
                "試しの機 counter:動力=2 counter:錆=1",
            ]
        },
        {},
    )
    for seat in (0, 1):
        zone = game.view(seat).zone("battlefield", 0)
        assert zone.count == 3
        soldier, veteran, engine = zone.cards
        white = {"level": 1, "power": 2000, "atk": 1, "damage": 500}
        assert seen(soldier) == (face("試しの兵"), ("wiped", "white"), white)
        assert veteran.marks == ("active", "new", "white", "orange", "haste", "breakthrough")
        assert veteran.numbers == {"level": 2, "power": 5000, "atk": 3, "breakthrough": 2}, (
            "15.2.15.1.4: with the other's"
        )
        assert [seen(card) for card in veteran.under] == [(face("試しの兵"), (), {})]
        assert seen(engine) == (
            face("試しの機"),
            ("active", "dynamo"),
            {"dynamo": 2, "counter:動力": 2, "counter:錆": 1},
        )


@pytest.mark.clause("7.7.2", "7.8.2", "7.10.2", "5.3.1", "9.5.7")
def test_yards_and_numbers_are_open() -> None:
    game = laid(
        {
            "soul-yard": ["試しの古兵 wiped", "試しの書"],
            "ca-yard": ["試しの書", "試しの火"],
            "discard-pile": ["試しの機"],
            "life": 7,
            "advance-points": 2,
            "blue-souls": 1,
            "factionless-souls": 3,
        },
        {},
    )
    view = game.view(1)
    assert cards(view, "soul-yard", 0) == [
        (face("試しの古兵"), ("wiped", "white", "orange"), {}),
        (face("試しの書"), ("active",), {}),
    ]
    assert cards(view, "ca-yard", 0) == [(face("試しの書"), (), {"ca": 3}), (face("試しの火"), (), {"ca": 1})]
    assert cards(view, "discard-pile", 0) == [(face("試しの機"), (), {})]
    mine = {name.removesuffix("-0"): number for name, number in view.facts.items() if name.endswith("-0") and number}
    assert mine == {
        "life": 7,
        "advance-points": 2,
        "era": 1,
        "ca": 4,
        "blue-souls": 1,
        "factionless-souls": 3,
    }
    assert view.facts["priority"] == 0
    assert view.terms == {"phase": "main", "step": ""}


@pytest.mark.clause("7.13.2", "7.13.3", "11.4.8")
def test_the_stack_shows_what_was_used_on_what() -> None:
    aimed = Waiting(1, "spell", (face("試しの火"),), CARD, ("battlefield", 0, 0))
    engine = Waiting(0, "action", (face("試しの機"),))
    game = laid({"battlefield": ["試しの兵", "試しの機"]}, {}, [aimed, engine])
    g = table(game)
    soldier, machine = g.battlefield(0)
    for seat in (0, 1):
        fire, action = game.view(seat).pending
        assert (fire.seat, fire.what, fire.cards[0].face) == (1, "spell", face("試しの火"))
        assert (fire.target, [card.handle for card in fire.target_cards]) == (CARD, [g.cards[soldier].handle])
        assert (action.seat, action.what, action.cards[0].handle) == (0, "action", g.cards[machine].handle)
        assert action.text == "（1）：あなたは1ライフを得る。"
        assert (action.target, action.target_cards) == ("", ())


@pytest.mark.clause("6.5.2", "7.3")
def test_what_an_entry_speaks_of_is_known_after_it_left_but_cannot_be_pointed_at() -> None:
    fires = [Waiting(1, "spell", (face("試しの火"),), CARD, ("battlefield", 0, 0))] * 2
    game = laid({"battlefield": ["試しの兵"]}, {}, fires)
    for _ in range(2):
        game.answer(0)
    (left,) = game.view(0).pending
    assert [(card.handle, card.face) for card in left.target_cards] == [(HIDDEN, face("試しの兵"))]


def test_attackers_and_blocker_are_marked() -> None:
    game = laid(
        {"battlefield": ["試しの兵 wiped attacker", "試しの兵 wiped attacker", "試しの兵"]},
        {"battlefield": ["試しの古兵 blocker", "試しの兵"]},
        step="before-damage",
    )
    view = game.view(0)
    fights = [
        ["attacker" in card.marks or "blocker" in card.marks for card in view.zone("battlefield", s).cards]
        for s in (0, 1)
    ]
    assert fights == [[True, True, False], [True, False]]
    assert view.terms == {"phase": "combat", "step": "before-damage"}


@pytest.mark.clause("5.13.1", game="last-chronicle")
def test_only_units_have_level_power_and_atk() -> None:
    game = laid({"battlefield": ["試しの兵", "試しの機"]}, {})
    unit, other = [card.numbers for card in game.view(0).zone("battlefield", 0).cards]
    assert set(unit) >= {"level", "power", "atk"}
    assert not set(other) & {"level", "power", "atk"}
