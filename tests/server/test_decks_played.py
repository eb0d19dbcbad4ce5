"""The deck that is played is the deck that was chosen; who chooses none keeps the usual one of the seat taken first."""

import pytest

import kirifuda
from kirifuda.deck_building import built_in_decks, usual_deck_names

from .players import Player, opened
from .serving import Browser, Serving
from .test_rematch import OLD, until_over, until_rematch

WITH_DECKS = [game for game in kirifuda.games() if built_in_decks(game)]


def names_of(game: str, deck: str) -> list[str]:
    rules = kirifuda.rules(game)
    at = usual_deck_names(game).index(deck)
    return [rules.name_of_face(face) for face in rules.decks()[at]]


def played(server: Serving, table: str) -> list[list[str] | None]:
    return [seat.deck for seat in server.hub.tables[table].seats]


@pytest.mark.parametrize("game", WITH_DECKS)
def test_the_usual_decks_are_told_and_are_those_that_are_played(client: Browser, game: str) -> None:
    told = {one["game"]: one for one in client.get("/api/games").json()}[game]
    assert told["usual"] == list(usual_deck_names(game))
    rules = kirifuda.rules(game)
    for seat, name in enumerate(told["usual"]):
        listed = client.get(f"/api/games/{game}/decks/{name}").json()["list"]
        assert sorted(kirifuda.api.read_deck(rules, listed, seat + 1)) == sorted(rules.decks()[seat])


@pytest.mark.parametrize("game", WITH_DECKS)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_chosen_deck_is_played_in_either_seat_and_in_the_rematch(
    client: Browser, server: Serving, game: str, seat: int
) -> None:
    mine, theirs = reversed(usual_deck_names(game))
    wanted = {"deck": mine, "opponent_deck": theirs, "opponent": "random", "seat": seat, "edition": ""}
    table = opened(client, game=game, **wanted)["table"]
    both = [names_of(game, mine), names_of(game, theirs)][:: 1 if seat == 1 else -1]
    assert played(server, table) == both
    assert played(server, again(client, table)) == both[::-1]


@pytest.mark.parametrize("game", WITH_DECKS)
@pytest.mark.parametrize("seat", [1, 2])
def test_who_chooses_none_keeps_the_usual_deck_of_the_first_seat(
    client: Browser, server: Serving, game: str, seat: int
) -> None:
    table = opened(client, game=game, edition="", opponent="random", seat=seat)["table"]
    usual = [names_of(game, name) for name in usual_deck_names(game)]
    assert played(server, table) == usual
    assert played(server, again(client, table)) == usual[::-1]


def test_a_guest_who_chooses_none_plays_the_usual_deck_of_the_free_seat(client: Browser, server: Serving) -> None:
    table = opened(client, game="legions", edition="", seat=2)["table"]
    Browser(base_url=client.base_url).post(f"/api/tables/{table}/join", json={"name": "乙"})
    assert played(server, table) == [names_of("legions", name) for name in usual_deck_names("legions")]


def test_a_game_with_one_deck_for_everybody_keeps_none(client: Browser, server: Serving) -> None:
    table = opened(client, opponent="random")["table"]
    assert played(server, table) == [None, None]


def again(client: Browser, table: str) -> str:
    """The table of the rematch, once the game is given up."""
    with Player(client, table) as player:
        player.say(type="concede")
        until_over(player)
        player.say(type="rematch")
        found = until_rematch(player)
    assert client.post(OLD.format(table)).status_code == 200
    return found
