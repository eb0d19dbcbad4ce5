"""Clocks: whoever thinks is charged, none runs while the server is down, and the machine's date does not matter."""

import random
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kirifuda.errors import Complaint
from kirifuda.server.settings import Settings
from kirifuda.server.store import NotKept
from kirifuda.server.times import Times

from .players import Player, opened, play_on
from .serving import PATIENCE, Browser, Serving

HOUR = 3_600.0
MINUTES = {"kind": "game", "seconds": 600}


class HandMoved(Times):
    """Times that go on only when somebody moves them."""

    def __init__(self) -> None:
        self.at = 1_000.0
        self.day = 1_000_000.0

    def now(self) -> float:
        return self.at

    def date(self) -> float:
        return self.day

    def go_on(self, seconds: float) -> None:
        self.at += seconds
        self.day += seconds


def seated(client: Browser, clock: dict[str, Any]) -> tuple[str, Browser]:
    table = opened(client, clock=clock)["table"]
    guest = Browser(base_url=client.base_url)
    guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
    return table, guest


def until(player: Player, is_so: Callable[[dict[str, Any]], bool]) -> None:
    while not is_so(player.state):
        player.hear()


def think_and_answer(times: HandMoved, players: list[Player], seconds: float) -> int:
    """Whoever is asked thinks so long and answers: the seat."""
    play_on_at = players[0].state["at"]
    (asked,) = [player for player in players if player.asked]
    times.go_on(seconds)
    asked.answer(0)
    for player in players:
        until(player, lambda state: state["at"] > play_on_at)
    return int(asked.state["seat"])


@pytest.mark.parametrize("end", ["stopped", "killed"])
def test_a_clock_goes_on_after_a_restart_where_it_was(settings: Settings, end: str) -> None:
    times = HandMoved()
    used = [0.0, 0.0]
    with Serving(settings, times) as server, server.browser() as client:
        table, guest = seated(client, MINUTES)
        with Player(client, table) as one, Player(guest, table) as two:
            for seconds in (7.0, 11.0, 3.0, 2.0, 5.0):
                used[think_and_answer(times, [one, two], seconds)] += seconds
            thinker = 0 if one.asked else 1
        cookies = dict(client.cookies)
        times.go_on(20.0)
        if end == "stopped":
            used[thinker] += 20.0
        else:
            server.hub.tables[table].status = "killed: nothing is written down at the end"
    times.go_on(24 * HOUR)
    for _ in range(2):
        with Serving(settings, times) as server, server.browser(cookies) as client, Player(client, table) as one:
            assert one.state["clock"] == {
                "kind": "game",
                "left": [600.0 - used[0], 600.0 - used[1]],
                "running": thinker,
                "increment": 0,
            }
        times.go_on(24 * HOUR)


def test_what_is_added_after_an_answer_is_there_after_a_restart(settings: Settings) -> None:
    times = HandMoved()
    with Serving(settings, times) as server, server.browser() as client:
        table, guest = seated(client, {**MINUTES, "increment": 10})
        with Player(client, table) as one, Player(guest, table) as two:
            for _ in range(6):
                think_and_answer(times, [one, two], 1.0)
            until(one, lambda state: state["at"] == two.state["at"])
            before = one.state["clock"]["left"]
        cookies = dict(client.cookies)
    with Serving(settings, times) as server, server.browser(cookies) as client, Player(client, table) as one:
        assert one.state["clock"]["left"] == before != [600.0, 600.0]


@pytest.mark.parametrize("step", [HOUR, -2 * HOUR, 8 * 24 * HOUR])
def test_a_step_of_the_machines_date_takes_nobodys_time_and_closes_no_table(settings: Settings, step: float) -> None:
    times = HandMoved()
    with Serving(settings, times) as server, server.browser() as client:
        table, guest = seated(client, MINUTES)
        waiting = opened(client)["table"]
        with Player(client, table) as one, Player(guest, table) as two:
            think_and_answer(times, [one, two], 4.0)
            times.day += step
            think_and_answer(times, [one, two], 4.0)
            assert sorted(one.state["clock"]["left"])[1] >= 592.0
            assert sum(one.state["clock"]["left"]) == 1_192.0
            assert one.state["outcome"] is None
        assert client.get(f"/api/tables/{waiting}").json()["status"] == "waiting"
        cookies = dict(client.cookies)
    with Serving(settings, times) as server, server.browser(cookies) as client, Player(client, table) as one:
        assert sum(one.state["clock"]["left"]) == 1_192.0


def test_clocks_run_out_after_one_could_not_be_written_down(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    times = HandMoved()
    with Serving(settings, times) as server, server.browser() as client, server.browser() as other:
        table, _ = seated(client, MINUTES)
        neighbour, _ = seated(other, {**MINUTES, "seconds": 900})
        append, failed = server.hub.store.append, threading.Event()

        async def full(id: str, entries: Any) -> None:
            if id == table:
                failed.set()
                raise NotKept
            await append(id, entries)

        monkeypatch.setattr(server.hub.store, "append", full)
        with Player(client, table) as one, Player(other, neighbour) as two:
            times.go_on(700.0)
            assert failed.wait(PATIENCE)
            times.go_on(300.0)
            until(two, lambda state: state["outcome"] is not None)
            assert two.state["endedBy"] == "time"
            monkeypatch.undo()
            times.go_on(60.0)
            until(one, lambda state: state["outcome"] is not None)
            assert one.state["endedBy"] == "time"
    assert f"table {table}: its clock could not be looked at: complaint-table-not-kept" in caplog.messages


def test_a_watch_that_fails_begins_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    from kirifuda.server import hub

    times = HandMoved()
    monkeypatch.setattr(hub, "BREATH", 0.01)
    with Serving(settings, times) as server, server.browser() as client:
        failed = threading.Event()

        class Trap(dict[str, Any]):
            def values(self) -> Any:
                failed.set()
                raise RuntimeError("dictionary changed size during iteration")

        tables = server.hub.tables
        server.hub.tables = Trap()
        assert failed.wait(PATIENCE)
        server.hub.tables = tables
        table, _ = seated(client, MINUTES)
        with Player(client, table) as one:
            times.go_on(700.0)
            until(one, lambda state: state["outcome"] is not None)


def test_a_computers_answer_that_cannot_be_written_down_is_tried_again_and_the_game_goes_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kirifuda.server import hub

    monkeypatch.setattr(hub, "BREATH", 0.01)
    tried: list[str] = []
    assert [hub.breath(refused) for refused in (1, 2, 3, 100)] == [0.02, 0.04, 0.08, 10.24]
    with Serving(settings) as server, server.browser() as client:
        table = opened(client, opponent="random")["table"]
        append = server.hub.store.append
        refusals = iter(range(4))

        async def full(id: str, entries: Any) -> None:
            if any(entry.seat == 1 for entry in entries) and next(refusals, None) is not None:
                tried.append(id)
                raise NotKept
            await append(id, entries)

        monkeypatch.setattr(server.hub.store, "append", full)
        with Player(client, table) as one:
            play_on([one], random.Random(5))
            assert one.state["outcome"] is not None
    assert tried == [table] * 4


def test_an_answer_that_the_rules_do_not_come_to_an_end_with_is_refused_and_the_position_stands(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kirifuda.server import tables
    from kirifuda.server.bounds import NoEnd

    def no_end(*given: Any) -> None:
        raise NoEnd

    with Serving(replace(settings), None) as server, server.browser() as client:
        table, guest = seated(client, {"kind": "none"})
        with Player(client, table) as one, Player(guest, table) as two:
            asked = one if one.asked else two
            before = asked.state
            monkeypatch.setattr(tables, "give", no_end)
            asked.say(type="answer", at=before["at"], index=0)
            assert asked.hear("error")["say"] == ["complaint-answer-without-end"]
            monkeypatch.undo()
            asked.answer(0)
            until(asked, lambda state: state["at"] > before["at"])


def test_working_out_without_end_is_ended_in_the_main_thread() -> None:
    from kirifuda.server.bounds import NoEnd, time_bound

    with pytest.raises(NoEnd), time_bound(0.2):
        while True:
            pass
    with time_bound(0.2):
        pass
    assert not isinstance(NoEnd(), Complaint)
