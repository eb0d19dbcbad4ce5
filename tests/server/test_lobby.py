"""The lobby: one's own games first, listed or not; games against the computer only if their player wants it."""

from .players import Player, opened
from .serving import Browser, Serving
from .test_decks_played import again


def lobby(client: Browser) -> list[str]:
    return [table["table"] for table in client.get("/api/tables").json()]


def test_own_games_stand_first_though_they_are_not_listed(client: Browser) -> None:
    stranger = Browser(base_url=client.base_url)
    waiting = opened(stranger)["table"]
    own = opened(client, opponent="random", listed=False)["table"]
    assert lobby(client)[0] == own
    assert waiting in lobby(client)
    assert own not in lobby(stranger)
    assert client.get("/api/tables").json()[0]["seat"] == 0


def test_a_rematch_and_a_game_played_on_stand_in_the_lobby_of_their_player(client: Browser) -> None:
    table = opened(client, opponent="random")["table"]
    rematch = again(client, table)
    on = client.post(f"/api/tables/{table}/games/1/play-on", json={"at": 1, "seat": 1, "name": "甲"}).json()["table"]
    assert lobby(client)[:2] == [on, rematch] or lobby(client)[:2] == [rematch, on]
    assert table not in lobby(client), "what is over is not gone on with"


def test_a_game_against_the_computer_is_listed_only_if_its_player_wants_it(client: Browser) -> None:
    stranger = Browser(base_url=client.base_url)
    quiet = opened(client, opponent="random")["table"]
    shown = opened(client, opponent="random", listed=True)["table"]
    person = opened(client)["table"]
    hidden = opened(client, listed=False)["table"]
    found = lobby(stranger)
    assert [table in found for table in (quiet, shown, person, hidden)] == [False, True, True, False]


def test_a_rematch_is_listed_as_the_game_before(client: Browser) -> None:
    stranger = Browser(base_url=client.base_url)
    shown = again(client, opened(client, opponent="random", listed=True)["table"])
    quiet = again(client, opened(client, opponent="random")["table"])
    assert shown in lobby(stranger)
    assert quiet not in lobby(stranger)


def test_time_that_has_run_out_is_called_so_and_the_clock_stands_at_nothing(client: Browser, server: Serving) -> None:
    for clock in ({"kind": "game", "seconds": 900.0, "increment": 30.0}, {"kind": "decision", "seconds": 900.0}):
        table = opened(client, opponent="random", clock=clock)["table"]
        with Player(client, table) as player:
            while not player.asked:
                player.hear()
            server.hub.tables[table].clock.left[0] = 0.0
            while player.state["outcome"] is None:
                player.hear()
            assert player.state["endedBy"] == "time"
            loser = player.state["outcome"]["loser"]
            assert player.state["clock"]["left"][loser] == 0
            assert [event["say"][0] for event in player.events if event["kind"] == "conceded"] == ["lost-by-time"]
        steps = client.get(f"/api/tables/{table}/games/1").json()
        assert steps["endedBy"] == "time"
        last = steps["steps"][-1]["events"]
        assert last[0]["say"][0] == "lost-by-time"
        assert {event["clause"] for event in last} == {""}, "no rule of the game has decided it"
