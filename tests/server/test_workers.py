"""What others decide the cost of is done by workers, within limits; the server goes on meanwhile."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from kirifuda.errors import Complaint
from kirifuda.server.decks import BadDeck, deck_by
from kirifuda.server.settings import Settings
from kirifuda.server.workers import MOST_WAITING, TookTooLong, Workers

from .costly import MEGABYTE, deeper, for_ever, so_many_bytes, wait_for
from .players import Player, opened
from .serving import Browser, Serving

T = TypeVar("T")
HOSTILE = "\n".join(["a"] * 10_000)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def test_work_without_end_is_ended_and_the_next_is_done() -> None:
    async def both() -> int:
        workers = Workers(1, 1.0, 1_024)
        try:
            with pytest.raises(TookTooLong):
                await workers.do(for_ever)
            return await workers.do(so_many_bytes, 3)
        finally:
            workers.close()

    assert run(both()) == 3


@pytest.mark.parametrize(("work", "given"), [(so_many_bytes, 4_096 * MEGABYTE), (deeper, 0)])
def test_work_that_takes_too_much_memory_or_goes_too_deep_is_refused_in_words(work: Any, given: int) -> None:
    async def refused() -> None:
        workers = Workers(1, 60.0, 1_024)
        try:
            with pytest.raises(TookTooLong):
                await workers.do(work, given)
        finally:
            workers.close()

    run(refused())


def test_the_loop_goes_on_while_a_worker_works() -> None:
    async def ticks() -> int:
        workers = Workers(1, 60.0, 1_024)
        try:
            working = asyncio.create_task(workers.do(wait_for, 0.5))
            count = 0
            while not working.done():
                count += 1
                await asyncio.sleep(0)
            await working
            return count
        finally:
            workers.close()

    assert run(ticks()) > 100


def test_what_a_worker_complains_of_is_raised_where_it_was_asked() -> None:
    async def told() -> tuple[str, Any]:
        workers = Workers(1, 60.0, 1_024)
        try:
            with pytest.raises(Complaint) as unknown:
                await workers.do(deck_by, ("go", "", ""), "x", 1)
            with pytest.raises(BadDeck) as broken:
                await workers.do(deck_by, ("legions", "2019", ""), "no such card", 2)
        finally:
            workers.close()
        return unknown.value.phrase.key, broken.value

    key, broken = run(told())
    assert key == "complaint-unknown-game"
    assert (broken.seat, broken.problems[0].phrase.key) == (2, "deck-list-unknown-card")


def test_more_work_than_can_wait_is_refused_at_once() -> None:
    async def told() -> list[str]:
        workers = Workers(1, 60.0, 1_024)
        try:
            asked = [asyncio.create_task(workers.do(wait_for, 0.01)) for _ in range(MOST_WAITING + 3)]
            found = await asyncio.gather(*asked, return_exceptions=True)
        finally:
            workers.close()
        return [one.phrase.key for one in found if isinstance(one, Complaint)]

    assert run(told()) == ["complaint-server-busy"] * 3


@pytest.mark.parametrize("game", ["legions", "last-chronicle", "legend-of-stars", "black-poker"])
def test_a_hostile_list_is_answered_shortly_and_nobody_else_waits_for_it(
    client: Browser, server: Serving, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kirifuda.server import decks

    def in_the_loop(*given: Any) -> Any:
        raise AssertionError("a list is read in the server's own process")

    monkeypatch.setattr(decks, "deck_of", in_the_loop)
    monkeypatch.setattr(decks, "deck_problems", in_the_loop)
    checked = client.post("/api/decks/check", json={"game": game, "list": HOSTILE[:20_000]})
    assert checked.status_code == 200
    assert len(checked.content) < 40_000
    last = checked.json()["problems"][400]
    assert last == {"line": 401, "say": ["deck-list-too-many-lines", {"most": 400}]}
    refused = client.post("/api/tables", json={"game": game, "name": "甲", "deck": HOSTILE[:20_000]})
    assert (refused.status_code, refused.json()["error"]) == (422, ["complaint-deck-broken", {"seat": 1}])


def test_a_seat_is_free_while_the_deck_for_it_is_read(settings: Settings) -> None:
    with Serving(settings) as server, server.browser() as client:
        table = opened(client, game="legions", edition="")["table"]
        guest, other = server.browser(), server.browser()
        bad = guest.post(f"/api/tables/{table}/join", json={"name": "乙", "deck": HOSTILE[:20_000]})
        assert bad.status_code == 422
        good = other.post(f"/api/tables/{table}/join", json={"name": "丙", "deck": "wizard"})
        assert good.status_code == 200, good.text
        with Player(client, table) as one:
            assert [player["name"] for player in one.state["players"]] == ["甲", "丙"]
