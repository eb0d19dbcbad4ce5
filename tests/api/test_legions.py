"""Legions! through the public API."""

import pytest

import kirifuda
from kirifuda.errors import Complaint
from kirifuda.kernel.game import Game
from kirifuda.spoken import Sentence
from kirifuda.words import say


def in_the_main_phase() -> Game:
    """The first main phase in which something can be done, when nothing has been done before."""
    game = kirifuda.start("legions", decks=("general", "wizard"), seed=1)
    while game.ask is not None and (game.ask.kind != "act" or game.ask.size < 3):
        game.answer(0)
    return game


def test_both_editions_and_the_starter_decks_can_be_started() -> None:
    assert kirifuda.editions("レギオンズ！") == ("2019", "2018")
    for edition in kirifuda.editions("legions"):
        game = kirifuda.start("legions", edition, decks=("shaman", "necromancer"), seed=1)
        assert game.rules.edition == edition
        assert len(game.state.cards) == 82


def test_every_option_is_said_with_the_clause_of_its_action() -> None:
    game = in_the_main_phase()
    offered = kirifuda.options(game, "en")
    assert (offered[0].text, offered[0].clause) == ("End the main phase", "27-6②")
    assert {option.clause for option in offered if option.text.startswith("Unlock: ")} == {"28-2"}
    assert all(option.text.startswith(("End", "Unlock: ")) for option in offered)


def test_why_not_is_asked_of_a_card_or_of_any() -> None:
    game = in_the_main_phase()
    assert kirifuda.why_not(game, "アンロック") is None, "something can be unlocked"
    held = [game.rules.name_of_face(card.face) for card in game.view(game.ask.seat).zone("hand", game.ask.seat).cards]
    offered = [option.text for option in kirifuda.options(game)]
    for name in held:
        refused = kirifuda.why_not(game, "unlock", card=name)
        assert (refused is None) == any(text.startswith(f"アンロック：{name}（") for text in offered)
    assert kirifuda.why_not(game, "attack") == Sentence("フィールドにあるカードではありません。", "28-4")
    assert kirifuda.why_not(game, "unlock", card="ゾンビトークン") == Sentence(
        "それを行えるカードがありません。", "28-2"
    )


def test_a_card_that_does_not_exist_is_told() -> None:
    with pytest.raises(Complaint) as complaint:
        kirifuda.why_not(in_the_main_phase(), "unlock", card="チェスの駒")
    assert say(complaint.value.phrase, "en") == 'There is no card "チェスの駒" in this game.'
