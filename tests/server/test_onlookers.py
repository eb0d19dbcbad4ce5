"""However many look on, what they are shown is made once."""

from contextlib import ExitStack
from typing import Any

import pytest

from kirifuda.server import sockets
from kirifuda.server.settings import Settings

from .players import Player, opened
from .serving import Browser, Serving
from .test_clocks import HandMoved

MANY = 12


def test_what_onlookers_see_is_made_once_for_all_of_them(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    really = sockets.shown_to

    def counted(hub: Any, table: Any, seat: int, *given: Any) -> Any:
        made.append(seat)
        return really(hub, table, seat, *given)

    with Serving(settings, times=HandMoved()) as server, server.browser() as client, ExitStack() as here:
        table = opened(client)["table"]
        guest = Browser(base_url=client.base_url)
        guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
        stranger = Browser(base_url=client.base_url)
        one, two = (here.enter_context(Player(browser, table)) for browser in (client, guest))
        crowd = [here.enter_context(Player(stranger, table)) for _ in range(MANY)]
        asked = one if one.asked else two
        monkeypatch.setattr(sockets, "shown_to", counted)
        at = asked.answer(0)["at"]
        for somebody in crowd:
            while somebody.state["at"] < at:
                somebody.hear()
        assert 1 <= made.count(sockets.ONLOOKER) < MANY / 2  # some may still be shown who came last
        assert all(somebody.events == crowd[0].events for somebody in crowd)
