"""Why not: every action with every card is offered, or refused by a clause."""

import pytest

from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.kernel.outcome import Refusal
from kirifuda.legions.actions import ACTIONS, ATTACK_, END, PLAY, UNLOCK, code, parts
from kirifuda.legions.refusing import parts_of, requests, why_not
from kirifuda.legions.rules import RULES

from .board import face, laid, table


def verdict(game: Game, kind: int, name: str, seat: int = 0) -> Refusal | None:
    g = table(game)
    (value,) = [one for one in requests(g, seat) if parts(one)[0] == kind and g.cards[parts(one)[1]].face == face(name)]
    return why_not(g, seat, value)


@pytest.mark.parametrize("edition", ["2019", "2018"])
@pytest.mark.parametrize("seed", range(4))
def test_exactly_what_is_not_offered_is_refused(edition: str, seed: int) -> None:
    rules = RULES[edition]
    game = Game(rules, rules.opening(rules.decks(), CHANCE), seed)
    player = Dealer(seed)
    refused: set[str] = set()
    while game.ask is not None:
        if game.ask.kind == "act":
            g = table(game)
            found = {value: why_not(g, g.player, value) for value in requests(g, g.player)}
            assert {value for value, refusal in found.items() if refusal is None} == set(game.ask.values)
            assert None not in [why_not(g, 1 - g.player, value) for value in requests(g, 1 - g.player)]
            refused |= {refusal.reason for refusal in found.values() if refusal is not None}
        game.answer(player.below(game.ask.size))
    assert len(refused) > 10


@pytest.mark.clause("28-1")
def test_every_card_that_a_player_could_point_at_can_be_asked_about() -> None:
    game = laid({"hand": ["試しの兵"], "standby": ["試しの兵"], "wait-2": ["試しの兵"], "left": ["試しの兵"]}, {})
    g = table(game)
    asked = requests(g, 0)
    assert asked[0] == code(END, 0)
    assert {parts_of(value) for value in asked[1:]} == {
        (kind, id) for kind in ACTIONS if kind != END for id in (*g.hand(0), *g.standby(0), *g.wait(2, 0), *g.field(0))
    }


@pytest.mark.clause("32-2", "32-3", "32-5")
def test_why_a_card_cannot_be_unlocked() -> None:
    game = laid({"hand": ["試しの主", "試しの鴉", "試しの旗手"], "cores": 2, "awakened": 0}, {})
    assert verdict(game, UNLOCK, "試しの主") == Refusal("32-2", "wrong-mode")
    assert verdict(game, UNLOCK, "試しの鴉") == Refusal("32-5", "too-dear", (3, 2))
    assert verdict(game, UNLOCK, "試しの旗手") == Refusal("32-3", "wrong-class")


@pytest.mark.clause("32-2", "32-4", "31-6")
def test_why_a_lord_cannot_be_unlocked() -> None:
    game = laid({"hand": ["試しの主"], "cores": 2, "awakened": 1}, {})
    assert verdict(game, UNLOCK, "試しの主") == Refusal("31-6", "too-few-cores", (3, 2))
    game = laid({"hand": ["試しの主"], "lord-area": ["動く城ガンロウ"], "cores": 3, "awakened": 1}, {})
    assert verdict(game, UNLOCK, "試しの主") == Refusal("32-4", "no-room")


@pytest.mark.clause("24-3e")
def test_an_unlock_limited_card_is_unlocked_once() -> None:
    game = laid({"hand": ["試しの兵 used-up"], "cores": 2}, {"hand": ["試しの兵"]})
    assert verdict(game, UNLOCK, "試しの兵") == Refusal("24-3e", "unlock-limited")
    game = laid({"hand": ["試しの兵 unlock-limited"], "cores": 2}, {})
    assert verdict(game, UNLOCK, "試しの兵") is None


@pytest.mark.clause("24-3e")
def test_a_card_that_is_not_limited_is_not_counted() -> None:
    game = laid({"hand": ["試しの兵 unlock-limited", "試しの斥候"], "cores": 2}, {})
    assert game.ask is not None
    (scout,) = [
        at for at, value in enumerate(game.ask.values) if table(game).cards[parts(value)[1]].face == face("試しの斥候")
    ]
    game.answer(scout)
    assert table(game).used_up == ()


@pytest.mark.clause("33-4")
def test_a_skill_without_anything_to_choose_may_be_played_to_no_effect_in_2019() -> None:
    assert verdict(laid({"standby": ["引き潮の枷"]}, {}), PLAY, "引き潮の枷") is None


@pytest.mark.clause("32-4", edition="2018")
def test_a_skill_without_anything_to_choose_is_not_played_in_2018() -> None:
    game = laid({"standby": ["引き潮の枷"]}, {}, "2018")
    assert verdict(game, PLAY, "引き潮の枷") == Refusal("32-4", "nothing-to-choose")


@pytest.mark.clause("32-5", edition="2018")
def test_a_lord_that_stands_by_needs_its_players_own_cores_in_2018() -> None:
    game = laid({"standby": ["試しの主"], "cores": 2, "awakened": 1}, {"cores": 1}, "2018")
    assert verdict(game, PLAY, "試しの主") == Refusal("30-5", "too-few-cores", (3, 2))


@pytest.mark.clause("35-5", "35-6")
def test_an_attack_needs_something_within_reach() -> None:
    game = laid({"left": ["試しの兵"]}, {"right": ["試しの兵 reversed"]})
    assert verdict(game, ATTACK_, "試しの兵") is None, "nothing blocks it"
    straight = laid({"left": ["ゴーストトークン"]}, {"right": ["試しの兵"], "left": ["試しの兵"]})
    assert verdict(straight, ATTACK_, "ゴーストトークン") is None


@pytest.mark.clause("28-1")
def test_nothing_is_done_in_another_players_turn() -> None:
    game = laid({}, {"left": ["試しの兵"]})
    assert verdict(game, ATTACK_, "試しの兵", 1) == Refusal("28-1", "not-your-turn")
