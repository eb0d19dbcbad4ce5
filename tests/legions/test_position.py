"""Positions: laid out and read back, refused where they cannot be; options called by name."""

import pytest

from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.kernel.phrase import Phrase
from kirifuda.kernel.position import Impossible
from kirifuda.legions.editions import EDITIONS
from kirifuda.legions.position import lay, names, read
from kirifuda.legions.rules import RULES
from kirifuda.words import LANGUAGES, say

from .board import laid, position, table

SIDE = {
    "deck": ["試しの斥候", "試しの兵", "試しの主"],
    "hand": ["試しの兵"],
    "left": ["試しの兵 active incapacitated"],
    "center": ["試しの兵 active reversed"],
    "right": ["試しの兵 exhausted damage=1"],
    "lord-area": ["試しの主 active"],
    "standby": ["試しの斥候", "試しの斥候"],
    "wait-1": ["試しの兵"],
    "wait-2": ["試しの兵 reversed"],
    "wait-3": ["引き潮の枷"],
    "wait-4": [],
    "exile": ["試しの主", "試しの兵 face-down"],
    "play": [],
}
NUMBERS = {
    "life": 11,
    "points": 1,
    "cores": 2,
    "exhausted-cores": 3,
    "master-cores": 0,
    "lord-cores": 3,
    "wait-1-cores": 1,
    "wait-2-cores": 0,
    "wait-3-cores": 2,
    "wait-4-cores": 1,
    "awakened": 1,
}


@pytest.mark.parametrize("edition", ["2019", "2018"])
def test_what_is_laid_is_read_back(edition: str) -> None:
    written = position(SIDE | NUMBERS, SIDE | {"life": 3}, turn=8, turn_player=1)
    found = read(lay(EDITIONS[edition], written))
    assert (found.turn, found.turn_player, found.facts) == (8, 1, written.facts)
    assert {fact: found.seat_facts[fact, 0] for fact in NUMBERS} == NUMBERS
    assert found.seat_facts["life", 1] == 3
    for (zone, seat), pieces in written.zones.items():
        there = found.zones[zone, seat]
        assert [piece.faces for piece in there] == [piece.faces for piece in pieces], (zone, seat)
        for mine, other in zip(pieces, there, strict=True):
            assert set(mine.marks) <= set(other.marks), (zone, seat)
            assert other.numbers.get("damage", 0) == mine.numbers.get("damage", 0)


def test_the_top_of_a_deck_is_written_first() -> None:
    game = laid({"deck": ["試しの斥候", "試しの主"]}, {})
    g = table(game)
    assert [RULES["2019"].name_of_face(g.cards[id].face) for id in g.deck(0)] == ["試しの主", "試しの斥候"]


@pytest.mark.parametrize("edition", ["2019", "2018"])
@pytest.mark.parametrize("seed", range(3))
def test_any_position_of_a_game_can_be_laid_again(edition: str, seed: int) -> None:
    """Read, laid and read again at every decision of a main phase, it is the same but for what lasts this turn."""
    rules = RULES[edition]
    game = Game(rules, rules.opening(rules.decks(), CHANCE), seed)
    player = Dealer(seed)
    compared = 0
    while game.ask is not None:
        if game.ask.prompt == "act":
            before = read(table(game))
            after = read(lay(EDITIONS[edition], before))
            assert {at: [piece.faces for piece in pieces] for at, pieces in before.zones.items()} == {
                at: [piece.faces for piece in pieces] for at, pieces in after.zones.items()
            }
            assert (before.facts, before.seat_facts) == (after.facts, after.seat_facts)
            compared += 1
        game.answer(player.below(game.ask.size))
    assert compared > 20


@pytest.mark.parametrize(
    ("side", "key"),
    [
        ({"left": ["試しの兵", "試しの兵"]}, "legions-misplaced-many"),
        ({"standby": ["試しの兵"] * 3}, "legions-misplaced-many"),
        ({"left": ["試しの主"]}, "legions-misplaced-category"),
        ({"lord-area": ["試しの兵"]}, "legions-misplaced-category"),
        ({"master-area": ["試しの兵"]}, "legions-misplaced-category"),
        ({"hand": ["亀甲将タカムロ"]}, "legions-misplaced-category"),
        ({"hand": ["試しの兵 exhausted"]}, "legions-misplaced-mark"),
        ({"left": ["試しの兵 face-down"]}, "legions-misplaced-mark"),
        ({"wait-1": ["試しの兵 damage=1"]}, "legions-misplaced-damage"),
        ({"play": ["試しの兵"]}, "legions-misplaced-play"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(side: dict, key: str) -> None:
    with pytest.raises(Impossible) as refused:
        laid(side, {})
    (fault,) = refused.value.faults
    assert fault.phrase.key == key
    for language in LANGUAGES:
        assert say(fault.phrase, language)


@pytest.mark.clause("23-3", "L77", game="legions", edition="2018")
@pytest.mark.parametrize("mark", ["unlock-limited", "used-up"])
def test_a_position_of_2018_has_no_unlock_limits(mark: str) -> None:
    laid({"hand": [f"試しの兵 {mark}"]}, {})
    with pytest.raises(Impossible) as refused:
        laid({"hand": [f"試しの兵 {mark}"]}, {}, "2018")
    (fault,) = refused.value.faults
    assert fault.phrase.key == "legions-misplaced-unlock-limit"
    for language in LANGUAGES:
        assert say(fault.phrase, language)


@pytest.mark.parametrize(
    ("phase", "prompt"), [("start", "card-change"), ("draw", "card-change"), ("main", "act"), ("end", "card-change")]
)
def test_a_position_goes_on_with_the_first_step_of_its_phase(phase: str, prompt: str) -> None:
    game = laid({}, {}, phase=phase)
    assert game.ask is not None
    assert (game.ask.prompt, table(game).player) == (prompt, 1 if phase == "end" else 0)


def spoken(named: tuple[str | Phrase, ...], language: str) -> list[str]:
    return [one if isinstance(one, str) else say(one, language) for one in named]


def test_actions_are_called_with_their_cards() -> None:
    game = laid({"hand": ["試しの兵"], "cores": 1, "left": ["巻き鍵のドール"]}, {})
    asked = game.ask
    assert asked is not None
    called = [spoken(names(table(game), asked, value), "ja")[0] for value in asked.values]
    assert called == [
        "メインフェイズ終了",
        "アンロック 試しの兵",
        "アタック 巻き鍵のドール",
        "レーン移動 巻き鍵のドール",
        "起動 巻き鍵のドール",
        "フィールドから除外 巻き鍵のドール",
    ]
    assert spoken(names(table(game), asked, asked.values[2]), "en") == [
        "Attack Wind-Up Doll",
        "attack 巻き鍵のドール",
        "Attack left:巻き鍵のドール",
        "attack left:巻き鍵のドール",
    ]


def test_abilities_of_a_card_that_has_several_are_called_by_their_names() -> None:
    game = laid({"awakened": 1}, {})
    asked = game.ask
    assert asked is not None
    called = [spoken(names(table(game), asked, value), "ja")[0] for value in asked.values[1:]]
    assert len(called) == len(set(called)) > 1
    assert all(name.startswith("起動 亀甲将タカムロ「") for name in called)
