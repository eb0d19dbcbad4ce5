"""Nothing is shown before it is on the disk, and what cannot be written down has not happened."""

import asyncio
import json
import random
from typing import Any

import pytest

from kirifuda.server.settings import Settings
from kirifuda.server.store import Entry

from .players import Player, opened, play_on
from .serving import Browser, Serving

A_MOMENT = 0.5
"""Long enough that something wrongly shown would have come."""


class Disk:
    """In place of the store's `append`: it holds entries back until it is let go, or loses them."""

    def __init__(self, server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
        self.append = server.hub.store.append
        self.open = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.broken = False
        monkeypatch.setattr(server.hub.store, "append", self._append)

    async def _append(self, table: str, entries: Any) -> None:
        self.loop = asyncio.get_running_loop()
        if self.broken:
            raise OSError("no space left on device")
        await self.open.wait()
        await self.append(table, entries)

    def let_go(self) -> None:
        assert self.loop is not None, "nothing was written"
        self.loop.call_soon_threadsafe(self.open.set)


def seated(client: Browser) -> tuple[str, Browser]:
    table = opened(client)["table"]
    guest = Browser(base_url=client.base_url)
    guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
    return table, guest


def test_what_is_not_written_down_yet_is_shown_to_nobody(
    server: Serving, client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guest = seated(client)
    with Player(client, table) as one, Player(guest, table) as two:
        play_on([one, two], random.Random(8), most=4)
        disk = Disk(server, monkeypatch)
        asked, other = (one, two) if one.asked else (two, one)
        at = asked.state["at"]
        asked.say(type="answer", at=at, index=0)
        late = Browser(base_url=client.base_url, cookies=dict(client.cookies))
        waiting = Player(late, table)
        socket = waiting.connection.__enter__()
        for page in (asked.socket, other.socket, socket):
            with pytest.raises(TimeoutError):
                page.recv(A_MOMENT)
        disk.let_go()
        waiting.socket = socket
        for page in (asked, other, waiting):
            assert page.hear()["at"] > at
        waiting.__exit__()


def test_an_answer_that_cannot_be_written_down_was_not_given(
    server: Serving, client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guest = seated(client)
    with Player(client, table) as one, Player(guest, table) as two:
        play_on([one, two], random.Random(8), most=4)
        asked = one if one.asked else two
        before = {key: asked.state[key] for key in ("at", "view", "question")}
        disk = Disk(server, monkeypatch)
        disk.broken = True
        asked.say(type="answer", at=asked.state["at"], index=0, ref="full")
        assert asked.hear("error") == {"type": "error", "ref": "full", "say": ["complaint-table-not-kept"]}
        monkeypatch.undo()
        with Player(client if asked is one else guest, table) as again:
            assert {key: again.state[key] for key in before} == before
        assert play_on([one, two], random.Random(8), most=3) == 3


def test_a_seat_that_cannot_be_written_down_was_not_taken(
    server: Serving, client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*given: Any) -> None:
        raise OSError("no space left on device")

    table = opened(client)["table"]
    guest = Browser(base_url=client.base_url)
    monkeypatch.setattr(server.hub.store, "begin", lost)
    refused = guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
    assert (refused.status_code, refused.json()["error"]) == (422, ["complaint-table-not-kept"])
    found = client.get(f"/api/tables/{table}").json()
    assert (found["status"], found["players"][1]) == ("waiting", {"kind": "open", "name": ""})
    monkeypatch.undo()
    assert guest.post(f"/api/tables/{table}/join", json={"name": "乙"}).json()["status"] == "playing"
    with Player(client, table) as one, Player(guest, table) as two:
        assert play_on([one, two], random.Random(8), most=3) == 3


def test_a_next_game_that_cannot_be_written_down_has_not_begun(
    server: Serving, client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(client, match=2)["table"]
    guest = Browser(base_url=client.base_url)
    guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
    with Player(client, table) as one, Player(guest, table) as two:
        one.say(type="concede")
        one.hear("done")
        one.say(type="next")
        one.hear("done")
        disk = Disk(server, monkeypatch)
        disk.broken = True
        two.say(type="next", ref="full")
        while (refused := json.loads(two.socket.recv(20)))["type"] != "error":
            pass
        assert refused["say"] == ["complaint-table-not-kept"]
        monkeypatch.undo()
        assert server.hub.tables[table].played == 0
        two.say(type="next")
        two.hear("done")
        while one.state["gameNumber"] == 1 or two.state["gameNumber"] == 1:
            (one if one.state["gameNumber"] == 1 else two).hear()
        assert play_on([one, two], random.Random(8), most=3) == 3
    entries = asyncio.run(read_again(server, table))
    assert [entry.number for entry in entries] == list(range(len(entries)))


async def read_again(server: Serving, table: str) -> list[Entry]:
    return await server.hub.store.entries(table)


def test_a_game_whose_end_was_the_last_thing_written_down_is_over_after_a_restart(settings: Settings) -> None:
    with Serving(settings) as server, server.browser() as client:
        table, _ = seated(client)
        store = server.hub.store
        with Player(client, table) as one:
            one.say(type="concede")
            one.hear("done")
        asyncio.run(store.change(table, status="playing"))
        cookies = dict(client.cookies)
    with Serving(settings) as server, server.browser(cookies) as client:
        assert client.get(f"/api/tables/{table}").json()["status"] == "over"
        assert client.get(f"/api/tables/{table}/games/1").json()["steps"][-1]["outcome"]["loser"] == 0


def test_those_who_look_on_are_shown_one_view_made_once(
    server: Serving, client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kirifuda.server import seen

    made: list[int] = []
    build = seen.view_json

    def counted(game: Any, seat: int) -> Any:
        made.append(seat)
        return build(game, seat)

    table, guest = seated(client)
    nobody = Browser(base_url=client.base_url)
    with (
        Player(client, table) as one,
        Player(guest, table) as two,
        Player(nobody, table) as three,
        Player(nobody, table) as four,
    ):
        monkeypatch.setattr(seen, "view_json", counted)
        at = one.state["at"]
        asked = one if one.asked else two
        asked.answer(0)
        for page in (one, two, three, four):
            while page.state["at"] <= at:
                page.hear()
        assert three.state["view"] == four.state["view"]
        assert made.count(seen.ONLOOKER) == 1
        assert {0, 1} <= set(made)
