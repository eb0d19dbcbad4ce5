"""Why not, as the page is told: with this card, by this action, and what never applies is left out."""

from typing import Any

from tests.conformance import black_poker
from tests.last_chronicle import board as chronicle
from tests.legions import board as legions

from kirifuda import Game
from kirifuda.server.seen import question_json
from kirifuda.server.verdicts import why
from kirifuda.words import say


def handle(game: Game, name: str, seat: int = 0) -> int:
    cards = game.view(seat).zone("hand", seat).cards
    return next(card.handle for card in cards if game.rules.name_of_face(card.face) == name)


def told(game: Game, card: str | None = None, action: str | None = None) -> dict[str, Any]:
    found = why(game, 0, None if card is None else handle(game, card), action)
    return {one["action"]: one["may"] or (one["refusal"] and one["refusal"][0]) for one in found}


def test_a_card_of_blackpoker_is_told_what_it_can_be_used_for() -> None:
    game = black_poker.game("light", hand0="♠5 ♠K ♡A", walls0="♣3 ♣4 ♣5")
    assert told(game, "♠K") == {
        "wall-placement": True,
        "hero-summon": True,
        "equip": "black-poker-refusal-no-soldier-of-the-suit",
        "throw": "black-poker-refusal-no-key-cards",
    }
    assert told(game, "♡A")["ace-summon"] is True


def test_what_stands_against_it_is_said_and_what_the_format_lacks_is_not() -> None:
    game = black_poker.game("light", hand0="♠5 ♠K")
    found = told(game, "♠K")
    assert found["wall-placement"] is True
    assert found["hero-summon"] == "black-poker-refusal-cost-b"
    assert "not-in-format" not in str(found)
    everything = told(game)
    assert everything["attack"] is not None
    assert set(found) <= set(everything)
    assert "not-in-format" not in str(everything)


def test_an_action_that_is_not_on_offer_can_be_asked_about() -> None:
    game = black_poker.game("light", hand0="♠5 ♠K")
    assert told(game, action="hero-summon") == {"hero-summon": "black-poker-refusal-cost-b"}
    assert told(game, action="up") != {}


def test_actions_have_a_line_of_explanation() -> None:
    game = black_poker.game("light", hand0="♠5 ♠K")
    question = question_json(game, 0)
    assert question is not None
    hints = {option["kind"]: option["hint"][0] for option in question["options"] if "hint" in option}
    assert hints["wall-placement"] == "black-poker-hint-wall-placement"
    assert set(hints) == {option["kind"] for option in question["options"]}
    assert all(say(key, "en") and say(key, "ja") for key in hints.values())


def test_what_can_never_apply_to_a_card_is_left_out() -> None:
    game = chronicle.laid({"hand": ["試しの兵"]}, {}, phase="main")
    assert set(told(game, "試しの兵")) == {"place", "place-soul"}
    game = legions.laid({"hand": ["試しの兵"], "cores": 0}, {})
    assert set(told(game, "試しの兵")) == {"unlock"}


def test_a_card_is_not_refused_for_each_action_while_something_else_is_asked() -> None:
    game = black_poker.game("light", hand0="♠5 ♠K", walls0="♣3 ♣4 ♣5")
    assert game.ask is not None
    keys = {code: key for code, key, _ in game.rules.actions()}
    game.answer([keys[value] for value in game.ask.values].index("wall-placement"))
    assert set(told(game, "♠K").values()) == {"asked-something-else"}
