"""However many look on, what they are shown is made once, and the players hardly notice."""

import json
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from kirifuda.server import seen, sockets
from kirifuda.server.gallery import KEPT, Gallery
from kirifuda.server.settings import Settings

from .players import Player, opened
from .serving import Browser, Serving
from .test_clocks import HandMoved

MANY = 12


def joined(client: Browser) -> tuple[str, Browser]:
    """A table with two people at it: its name and the second of them."""
    table = opened(client)["table"]
    guest = Browser(base_url=client.base_url)
    assert guest.post(f"/api/tables/{table}/join", json={"name": "乙"}).status_code == 200
    return table, guest


def test_what_onlookers_see_is_made_once_for_all_of_them(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    really = sockets.shown_to

    def counted(hub: Any, table: Any, seat: int, *given: Any) -> Any:
        made.append(seat)
        return really(hub, table, seat, *given)

    with Serving(settings, times=HandMoved()) as server, server.browser() as client, ExitStack() as here:
        table, guest = joined(client)
        stranger = Browser(base_url=client.base_url)
        one, two = (here.enter_context(Player(browser, table)) for browser in (client, guest))
        crowd = [here.enter_context(Player(stranger, table)) for _ in range(MANY)]
        asked = one if one.asked else two
        monkeypatch.setattr(sockets, "shown_to", counted)
        at = asked.answer(0)["at"]
        for somebody in crowd:
            while somebody.state["at"] < at:
                somebody.hear()
        assert made.count(sockets.ONLOOKER) == 1
        assert all(somebody.events == crowd[0].events for somebody in crowd)


def test_that_somebody_looks_on_is_told_to_nobody_else(client: Browser) -> None:
    table, guest = joined(client)
    stranger = Browser(base_url=client.base_url)
    with Player(client, table) as one, Player(guest, table) as two, Player(stranger, table):
        one.hear()  # the other has come
        with Player(stranger, table) as another:
            another.say(type="ping", ref="a")
            another.hear("pong")
        for player in (one, two):
            player.say(type="ping", ref="b")
            assert json.loads(player.socket.recv(60))["type"] == "pong"


def test_what_they_are_told_of_the_game_is_what_has_happened_in_it(server: Serving, client: Browser) -> None:
    table, guest = joined(client)
    stranger = Browser(base_url=client.base_url)
    with Player(client, table) as one, Player(guest, table) as two, Player(stranger, table) as early:
        for _ in range(8):
            asked = one if one.asked else two
            at = asked.answer(0)["at"]
            for somebody in (one, two, early):
                while somebody.state["at"] < at:
                    somebody.hear()
        game = server.hub.tables[table].game
        assert game is not None
        with Player(stranger, table) as late:
            happened = json.loads(json.dumps(seen.events_json(game, seen.ONLOOKER, 0)))
            assert late.events == early.events == happened


def test_logs_are_kept_of_the_tables_that_were_looked_at_last(server: Serving, client: Browser) -> None:
    table, _ = joined(client)
    found = server.hub.tables[table]
    game = found.game
    assert game is not None
    gallery = Gallery()
    whole = json.dumps(seen.events_json(game, seen.ONLOOKER, 0), ensure_ascii=False)
    assert json.loads(gallery.events(found, game, seen.ONLOOKER, 0, ())) == json.loads(whole)
    assert gallery.events(found, game, seen.ONLOOKER, game.event_count, ()) == b"[]"
    for number in range(2 * KEPT):
        found.id = f"table {number}"
        gallery.events(found, game, seen.ONLOOKER, 0, ())
    assert len(gallery._logs) == KEPT
    found.id = table


def test_whoever_opens_sockets_too_fast_is_refused_before_anything_is_done(settings: Settings) -> None:
    with Serving(settings) as server, server.browser() as client:
        table, _ = joined(client)
        server.app.state.limits._requests._of.clear()
        server.app.state.limits._requests.rate = 0.0
        server.app.state.limits._requests.burst = 2.0
        with Player(client, table), Player(client, table), pytest.raises(InvalidStatus) as refused:
            Player(client, table)
        assert refused.value.response.status_code == 403


def test_whoever_looks_on_may_say_less_than_a_player(server: Serving, client: Browser) -> None:
    table, _ = joined(client)
    stranger = Browser(base_url=client.base_url)
    with Player(client, table), Player(stranger, table):
        rates = {watcher.seat: watcher.bucket.rate for watcher in server.hub.tables[table].watchers}
    assert rates[0] == server.hub.settings.messages_a_second
    assert rates[sockets.ONLOOKER] == rates[0] / sockets.QUIET
    assert Settings().messages_a_second / sockets.QUIET >= 1, "a page says every three seconds that it is there"
