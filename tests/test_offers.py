"""What an option is, for programs: its kind, card, place and number, beside its words."""

import random
from collections.abc import Iterator

import pytest

import kirifuda
from kirifuda.kernel.ask import ACT, Question
from kirifuda.kernel.game import Game
from kirifuda.kernel.offer import NO_CARD, Offer, Place
from kirifuda.kernel.phrase import Phrase

GAMES = kirifuda.games()


def asked(name: str, games: int = 6, decisions: int = 250) -> Iterator[tuple[Game, Question]]:
    """Decisions of games that are played by lot."""
    for seed in range(games):
        dice = random.Random(seed)
        game = kirifuda.start(name, seed=seed)
        for _ in range(decisions):
            if game.ask is None:
                break
            yield game, game.ask
            game.answer(dice.randrange(game.ask.size))


def offers(game: Game) -> list[Offer]:
    asked = game.ask
    assert asked is not None
    return [game.rules.offer(game.state, asked, asked.value_at(index)) for index in range(asked.size)]


def place_in_words(name: str, phrase: Phrase, asked: Question) -> Place | None:
    """The place that the words of an option without a card name."""
    zone, whose = phrase.args.get("zone"), phrase.args.get("whose")
    if not isinstance(zone, Phrase):
        return None
    theirs = isinstance(whose, Phrase) and whose.key == "owner-opponent"
    return Place(zone.key.removeprefix(f"{name}-zone-"), 1 - asked.seat if theirs else asked.seat)


@pytest.mark.parametrize("name", GAMES)
def test_no_two_options_are_alike(name: str) -> None:
    for game, question in asked(name):
        found = offers(game)
        assert len(set(found)) == len(found), (question, found)


@pytest.mark.parametrize("name", GAMES)
def test_a_place_is_the_one_that_the_words_name(name: str) -> None:
    found: set[Place] = set()
    for game, question in asked(name):
        for offer, value in zip(offers(game), question.values, strict=False):
            if offer.card == NO_CARD:
                words = game.rules.option(game.state, question, value, question.seat)
                assert offer.place == place_in_words(name, words, question)
                found |= {offer.place} if offer.place is not None else set()
    assert bool(found) == (name in ("legions", "legend-of-stars"))


@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_called_by_its_key_and_cites_its_clause(name: str) -> None:
    kinds: set[str] = set()
    for game, question in asked(name):
        if question.kind != ACT:
            continue
        known = {"pass": question.clause} | {key: clause for _, key, clause in game.rules.actions()}
        for offer, value in zip(offers(game), question.values, strict=True):
            kinds.add(offer.kind)
            if value >= 0:
                assert game.rules.clause_of(question, value) == known[offer.kind]
    assert kinds <= {key for _, key, _ in kirifuda.rules(name).actions()} | {"pass"}
    assert len(kinds) > 3


def test_the_first_turn_of_black_poker() -> None:
    game = kirifuda.start("black-poker", "standard", seed=7)
    assert offers(game) == [Offer("end"), Offer("attack"), Offer("wall-placement"), Offer("search")]


def test_a_character_goes_to_a_square() -> None:
    game = kirifuda.start("legend-of-stars", seed=4)
    while game.ask is not None and game.ask.prompt != "where":
        game.answer(game.ask.size - 1)
    squares = ("back-1", "back-2", "back-3", "back-4")
    assert offers(game) == [Offer("place", place=Place(square, 1)) for square in squares]


def test_a_card_of_legions_is_played_now_or_stands_by() -> None:
    found = {
        tuple(offers(game))
        for game, question in asked("legions")
        if question.prompt == "stand-by" and question.size == 2
    }
    assert found == {
        (Offer("play-now"), Offer("stand-by", place=Place("standby", 0))),
        (Offer("play-now"), Offer("stand-by", place=Place("standby", 1))),
    }
