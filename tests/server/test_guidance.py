"""What a game says of its questions beyond their words: pages know no game's questions by name."""

import random
from collections.abc import Iterator
from typing import Any

import kirifuda
from kirifuda.kernel.game import Game
from kirifuda.last_chronicle.souls import kinds_of_soul
from kirifuda.server import seen

Json = dict[str, Any]
GAMES = 12


def asked(game: str) -> Iterator[tuple[Game, Json]]:
    """Questions of games in which both answer by random numbers, as the page of whoever is asked gets them."""
    for seed in range(GAMES):
        played, numbers = kirifuda.start(game, seed=seed), random.Random(seed)
        while played.ask is not None and len(played.log) < 300:
            found = seen.question_json(played, played.ask.seat)
            assert found is not None
            yield played, dict(found)
            played.answer(numbers.randrange(played.ask.size))


def test_soul_stones_are_alike_where_they_make_the_same_souls() -> None:
    found = set()
    for game, question in asked("last-chronicle"):
        assert game.ask is not None
        if question["prompt"] == "soul-stone":
            same = len({kinds_of_soul(game.state, id) for id in game.ask.values}) == 1
            assert question["alike"] == same
            found.add(same)
        else:
            assert not question["alike"]
    assert True in found


def test_a_chrono_burst_is_decided_by_the_last_part_of_its_card() -> None:
    bursts = [(game, one) for game, one in asked("last-chronicle") if one["prompt"] == "chrono-burst"]
    assert bursts
    for _, question in bursts:
        assert question["part"] == "burst"
        assert question["source"] is not None


def test_one_passes_quickly_outside_the_main_phase_but_not_before_damage() -> None:
    paces = {
        (game.state.phase == "main", game.state.step == "before-damage"): question["pace"]
        for game, question in asked("last-chronicle")
        if question["kind"] == "act"
    }
    assert paces == {(True, False): "", (False, False): "hurried", (False, True): "tense"}


def test_making_souls_only_prepares() -> None:
    marked = {
        (option["kind"] == "soul-action", option.get("prepares", False))
        for _, question in asked("last-chronicle")
        for option in question["options"]
    }
    assert marked == {(True, True), (False, False)}


def test_a_choice_that_an_effect_asks_for_is_shown_with_the_card_that_asks() -> None:
    for game in ("legions", "legend-of-stars"):
        by_text = {one["prompt"] for _, one in asked(game) if one["source"] is not None}
        assert "choose" in by_text, game
        assert not by_text & {"where", "how", "position", "attack-target", "act"}


def test_playing_cards_have_no_text() -> None:
    assert all(one["source"] is None and one["pace"] == "" for _, one in asked("black-poker"))
