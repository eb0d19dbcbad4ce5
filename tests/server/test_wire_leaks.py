"""Nothing that a seat may not know leaves the server: what it is sent does not change with the hidden cards."""

import json
import random

import pytest

import kirifuda
from kirifuda.deck_building import built_in_decks
from kirifuda.kernel.game import Unimaginable
from kirifuda.server import seen


@pytest.mark.parametrize("game", kirifuda.games())
def test_what_is_sent_is_the_same_whatever_is_hidden(game: str) -> None:
    numbers = random.Random(game)
    decks = sorted(built_in_decks(game))
    chosen = tuple(decks[:2]) if decks else None
    played = kirifuda.start(game, decks=chosen, seed=7)
    checked = 0
    for at in range(120):
        if played.ask is None:
            break
        if at % 5 == 0:
            for seat in (0, 1):
                try:
                    other = played.imagine(seat, numbers.randrange(1 << 30))
                except Unimaginable:
                    continue
                assert sent(played, seat) == sent(other, seat)
                checked += 1
        played.answer(numbers.randrange(played.ask.size))
    assert checked > 10


def sent(game: kirifuda.Game, seat: int) -> str:
    return json.dumps([seen.view_json(game, seat), seen.question_json(game, seat)], sort_keys=True)


@pytest.mark.parametrize("game", kirifuda.games())
def test_an_onlooker_is_shown_no_more_than_either_player(game: str) -> None:
    numbers = random.Random(3)
    decks = sorted(built_in_decks(game))
    played = kirifuda.start(game, decks=tuple(decks[:2]) if decks else None, seed=2)
    for _ in range(60):
        if played.ask is None:
            break
        both = [faces(seen.view_json(played, seat)) for seat in (0, 1)]
        onlooker = faces(seen.view_json(played, seen.ONLOOKER))
        assert onlooker <= both[0] & both[1]
        for event in played.events:
            shown = {tuple(card) for card in seen.told_to(event, seen.ONLOOKER)[3] if card[1] >= 0}
            for seat in (0, 1):
                assert shown <= {tuple(card) for card in event.told(seat)[3]}
        played.answer(numbers.randrange(played.ask.size))


def faces(view: dict[str, object]) -> set[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    for zone in view["zones"]:  # type: ignore[attr-defined]
        for card in zone["cards"]:
            if card["face"] >= 0:
                found.add((card["handle"], card["face"]))
    return found
