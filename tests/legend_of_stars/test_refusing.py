"""Why not: every action with every card is offered, or refused by a clause of the book."""

from pathlib import Path

import pytest

import kirifuda
from kirifuda.conformance.openings import Opening
from kirifuda.kernel.ask import ACT
from kirifuda.kernel.chance import Dealer
from kirifuda.ledger.book import read_book
from kirifuda.legend_of_stars.cards.card_files import read_files
from kirifuda.legend_of_stars.options.actions import ACTIONS, ACTIVATE, ENERGY, PLACE, SUPPORT, USE, code, parts
from kirifuda.legend_of_stars.options.refusing import parts_of, requests, why_not
from kirifuda.legend_of_stars.table import FRONT, TRASH
from kirifuda.text.file_problems import Broken
from kirifuda.words import say

from .board import laid

BOOK = read_book("legend-of-stars")


@pytest.mark.parametrize("seed", range(9))
def test_what_nothing_refuses_is_offered_and_nothing_else(seed: int) -> None:
    game = Opening("legend-of-stars", "1.0.03", seed).begin()
    dealer = Dealer(seed)
    looked = 0
    while game.ask is not None:
        asked = game.ask
        if asked.kind == ACT:
            wished = requests(game.state, asked.seat)
            assert len(wished) == len(set(wished))
            free = {value for value in wished if why_not(game.state, asked.seat, value) is None}
            assert free == set(asked.values), asked
            others = [why_not(game.state, 1 - asked.seat, value) for value in requests(game.state, 1 - asked.seat)]
            assert None not in others, "who is not asked may do nothing"
            looked += 1
        game.answer(dealer.below(asked.size))
    assert looked > 5


@pytest.mark.parametrize("seed", range(3))
def test_every_refusal_cites_the_book_and_has_words_in_both_languages(seed: int) -> None:
    game = Opening("legend-of-stars", "1.0.03", seed).begin()
    dealer = Dealer(seed)
    while game.ask is not None:
        for seat in (0, 1):
            for value in requests(game.state, seat):
                refusal = why_not(game.state, seat, value)
                if refusal is not None:
                    assert refusal.clause in BOOK
                    for language in ("ja", "en"):
                        assert say(kirifuda.words.reason("legend-of-stars", refusal), language)
        game.answer(dealer.below(game.ask.size))


def test_every_action_cites_the_book_and_is_taken_apart_again() -> None:
    assert {clause for _, clause in ACTIONS.values()} <= set(BOOK.ids)
    game = Opening("legend-of-stars", "1.0.03", 2).begin()
    for value in requests(game.state, game.ask.seat):
        kind, id, _ = parts(value)
        assert parts_of(value) == (kind, -1 if kind < 2 else id)


@pytest.mark.clause("8.3", "2.2")
def test_only_what_lies_in_the_hand_is_played() -> None:
    g = laid(trash="薬", front_1="剣士", energy_zone="盾")
    for id in (g.zone(TRASH, 0)[0], g.at(FRONT, 0), g.energy(0)[0]):
        for kind in (PLACE, SUPPORT, ENERGY, USE):
            refusal = why_not(g, 0, code(kind, id))
            assert refusal is not None
            assert (refusal.clause, refusal.reason) == ("8.3", "not-in-hand")


@pytest.mark.clause("2.5.1", "8.4")
def test_what_an_effect_costs_and_what_there_is_is_told() -> None:
    g = laid(front_1="技師", hand="盾")
    for value, numbers in ((code(ACTIVATE, g.at(FRONT, 0)), (1, 0)), (code(PLACE, g.hand(0)[0]), (2, 0))):
        refusal = why_not(g, 0, value)
        assert refusal is not None
        assert (refusal.clause, refusal.numbers) == ("2.5.1", numbers)


@pytest.mark.clause("S14")
def test_a_text_that_deals_damage_to_a_character_is_refused_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        'card = [{ name = "試し", kind = "エフェクト", attribute = "火", cost = 1, speed = 1, '
        'text = "キャラクターを1体選び、それに300ダメージを与える。" }]',
        encoding="utf-8",
    )
    with pytest.raises(Broken) as broken:
        read_files([file], ())
    (problem,) = broken.value.problems
    assert "8.11" in say(problem.phrase, "ja")
