"""Whoever writes knows what was written: lost replies, rows that spoil a batch, a database that is another's."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kirifuda.errors import Complaint
from kirifuda.server.settings import Settings
from kirifuda.server.store import ANSWER, Entry, Kept, NotKept, Store, Unsure, is_away

from .databases import postgres
from .players import Player, opened, play_on
from .serving import Browser, Serving, free_port


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path / 'kirifuda.sqlite'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres_url")
    found = Store(url)
    with found.engine.begin() as connection:
        connection.execute(text("DELETE FROM tables"))
    yield found
    found.close()


def kept(id: str) -> Kept:
    return Kept(id, 0.0, 0.0, "playing", "black-poker", False, {}, [])


def said(number: int, value: int, kind: str = ANSWER) -> Entry:
    return Entry(number, kind, 0, value, 0.0)


async def all_of(*work: Coroutine[Any, Any, None]) -> list[Any]:
    return await asyncio.gather(*work, return_exceptions=True)


class LostReply:
    """The connection that writes: the reply to its next commit gets lost, whether or not it was done."""

    def __init__(self, store: Store, done: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        owner = store._owner
        connection = owner.connection()
        really = connection.commit
        self.lost = 0

        def commit() -> None:
            if done:
                really()
            self.lost += 1
            raise ConnectionResetError("the reply was lost")

        monkeypatch.setattr(connection, "commit", commit, raising=False)


@pytest.mark.parametrize("done", [True, False])
def test_a_commit_whose_reply_is_lost_is_kept_once_and_the_next_is_kept_too(
    store: Store, done: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write() -> list[Entry]:
        await store.add(kept("one"))
        await store.append("one", [said(0, 5)])
        trap = LostReply(store, done, monkeypatch)
        await store.append("one", [said(1, 6), said(2, 7)])
        assert trap.lost == 1
        await store.append("one", [said(3, 8)])
        return await store.entries("one")

    assert asyncio.run(write()) == [said(0, 5), said(1, 6), said(2, 7), said(3, 8)]


def test_a_row_that_cannot_be_written_spoils_nothing_but_itself(store: Store) -> None:
    async def write() -> tuple[list[Any], list[list[Entry]]]:
        for id in ("one", "three"):
            await store.add(kept(id))
        became = await all_of(
            store.append("one", [said(0, 5)]),
            store.append("nowhere", [said(0, 6)]),
            store.append("three", [said(0, 7)]),
        )
        return became, [await store.entries(id) for id in ("one", "nowhere", "three")]

    became, there = asyncio.run(write())
    assert [type(one) for one in became] == [type(None), NotKept, type(None)]
    assert there == [[said(0, 5)], [], [said(0, 7)]]


def test_where_something_else_stands_nobody_is_told_that_it_was_kept_or_not(store: Store) -> None:
    async def write() -> list[Any]:
        await store.add(kept("one"))
        await store.append("one", [said(0, 5)])
        return await all_of(store.append("one", [said(0, 6)]))

    (became,) = asyncio.run(write())
    assert isinstance(became, Unsure)


def test_a_table_that_is_unsure_is_read_again_by_whoever_comes_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Serving(settings) as server, server.browser() as client:
        table = opened(client)["table"]
        guest = Browser(base_url=client.base_url)
        guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
        append = server.hub.store.append

        async def unsure(id: str, entries: Any) -> None:
            await append(id, entries)
            raise Unsure("the reply was lost")

        with Player(client, table) as one, Player(guest, table) as two:
            asked = one if one.asked else two
            at = asked.state["at"]
            monkeypatch.setattr(server.hub.store, "append", unsure)
            asked.say(type="answer", at=at, index=0)
            said = asked.hear("error")["say"] if asked.state["at"] == at else None
            assert said in (["complaint-table-unsure"], None)
            monkeypatch.undo()
        with Player(client, table) as one, Player(guest, table) as two:
            assert one.state["at"] > at
            assert play_on([one, two], random.Random(5), most=3) == 3


@pytest.mark.parametrize("done", [True, False])
def test_whoever_joins_and_is_told_that_nobody_knows_sits_there_if_it_was_kept_and_else_joins_again(
    settings: Settings, done: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Serving(settings) as server, server.browser() as client, server.browser() as guest:
        table = opened(client)["table"]
        begin = server.hub.store.begin

        async def unsure(*given: Any) -> None:
            if done:
                await begin(*given)
            raise Unsure("the reply was lost")

        monkeypatch.setattr(server.hub.store, "begin", unsure)
        told = guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
        assert (told.status_code, told.json()["error"]) == (422, ["complaint-table-unsure"])
        monkeypatch.undo()
        found = guest.get(f"/api/tables/{table}").json()
        assert (found["status"], found["seat"]) == (("playing", 1) if done else ("waiting", None))
        if not done:
            assert guest.post(f"/api/tables/{table}/join", json={"name": "乙"}).status_code == 200
        with Player(client, table) as one, Player(guest, table) as two:
            assert play_on([one, two], random.Random(5), most=3) == 3


@pytest.mark.parametrize("done", [True, False])
def test_whoever_renews_a_seat_and_is_told_that_nobody_knows_has_it_all_the_same(
    settings: Settings, done: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Serving(settings) as server, server.browser() as client, server.browser() as thief:
        seated = opened(client, opponent="random")
        table, old = seated["table"], seated["rejoin"].split("#")[1]
        change = server.hub.store.change

        async def unsure(*given: Any, **values: Any) -> None:
            if done:
                await change(*given, **values)
            raise Unsure("the reply was lost")

        monkeypatch.setattr(server.hub.store, "change", unsure)
        told = client.post(f"/api/tables/{table}/seat/renew")
        assert (told.status_code, told.json()["error"]) == (422, ["complaint-table-unsure"])
        monkeypatch.undo()
        assert client.get(f"/api/tables/{table}").json()["seat"] == 0
        assert thief.post(f"/api/tables/{table}/rejoin", json={"token": old}).status_code == (403 if done else 200)
        again = client.post(f"/api/tables/{table}/seat/renew")
        assert again.status_code == 200
        assert thief.post(f"/api/tables/{table}/rejoin", json={"token": old}).status_code == 403
        cookies = dict(client.cookies)
    with Serving(settings) as server, server.browser(cookies) as client:
        assert client.get(f"/api/tables/{table}").json()["seat"] == 0


@pytest.mark.parametrize("done", [True, False])
def test_what_is_changed_of_a_table_is_known_to_be_there_or_not(
    store: Store, done: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = store.run
    lost: list[str] = []

    async def once(work: Any) -> Any:
        if lost:
            return await run(work)
        lost.append("reply")
        if done:
            await run(work)
        raise OSError("the reply was lost")

    async def change() -> Kept | None:
        await store.add(kept("one"))
        monkeypatch.setattr(store, "run", once)
        if done:
            await store.change("one", status="over", seats=[{"deck": None}])
        else:
            with pytest.raises(NotKept):
                await store.change("one", status="over", seats=[{"deck": None}])
        return await store.table("one")

    found = asyncio.run(change())
    assert found is not None
    assert (found.status, found.seats) == (("over", [{"deck": None}]) if done else ("playing", []))


def test_a_database_to_which_nobody_can_connect_is_said_to_be_silent(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Serving(settings) as server, server.browser() as client:
        store = server.hub.store

        def full() -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(store.engine, "raw_connection", full)
        monkeypatch.setattr(store._owner, "_connection", None)
        told = [client.get("/healthz"), client.post("/api/tables", json={"game": "black-poker", "name": "甲"})]
        assert [one.status_code for one in told] == [503, 503]
        assert [one.json()["error"][0] for one in told] == ["complaint-database-silent"] * 2
        monkeypatch.undo()
        assert client.get("/healthz").status_code == 200


def test_a_second_server_on_a_database_does_not_start(store: Store) -> None:
    with pytest.raises(Complaint) as told:
        Store(store.engine.url.render_as_string(hide_password=False))
    assert told.value.phrase.key == "complaint-database-taken"


def test_a_second_server_says_so_in_words_and_the_first_goes_on(settings: Settings, tmp_path: Path) -> None:
    with Serving(settings) as server, server.browser() as client:
        command = [sys.executable, "-m", "kirifuda.cli.main", "--lang", "en", "serve", "--port", str(free_port())]
        done = subprocess.run(
            [*command, "--database", settings.database],
            env={**os.environ, "KIRIFUDA_DATA": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == (
            f"Another server uses the database {settings.database}. End that one first, or name another database.\n"
        )
        assert client.get("/healthz").json()["ok"]


def test_a_database_made_by_a_newer_version_is_refused_in_words(store: Store, tmp_path: Path) -> None:
    with store.engine.begin() as connection:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
        connection.execute(text("UPDATE alembic_version SET version_num = 'later'"))
    try:
        with pytest.raises(Complaint) as told:
            Store(store.engine.url.render_as_string(hide_password=False))
        assert told.value.phrase.key == "complaint-database-newer"
    finally:
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})


def test_an_entry_that_is_no_number_stops_its_table_only(settings: Settings) -> None:
    with Serving(settings) as server, server.browser() as client:
        tables = [opened(client, opponent="random")["table"] for _ in range(2)]
        with server.hub.store.engine.begin() as connection:
            connection.execute(text("UPDATE entries SET value = 'x' WHERE table_id = :id"), {"id": tables[0]})
        cookies = dict(client.cookies)
    for _ in range(2):
        with Serving(settings) as server, server.browser(cookies) as client:
            broken = client.get(f"/api/tables/{tables[0]}")
            assert (broken.status_code, broken.json()["error"][0]) == (422, "complaint-table-cannot-follow")
            assert client.get(f"/api/tables/{tables[1]}").json()["status"] == "playing"


def test_only_a_database_that_is_away_is_waited_for() -> None:
    import psycopg

    assert is_away(psycopg.OperationalError("connection refused"))
    assert is_away(psycopg.errors.AdminShutdown())
    assert not is_away(psycopg.errors.DiskFull())
    assert not is_away(psycopg.errors.QueryCanceled())
    assert not is_away(OSError("no space left on device"))


def test_the_same_account_sits_at_both_seats_and_opens_a_rematch_twice(client: Browser) -> None:
    client.post("/api/accounts", json={"name": "はなこ", "passphrase": "ながいあいことば"})
    guest = Browser(base_url=client.base_url)
    guest.post("/api/accounts/session", json={"name": "はなこ", "passphrase": "ながいあいことば"})
    table = opened(client)["table"]
    assert guest.post(f"/api/tables/{table}/join", json={"name": "乙"}).status_code == 200
    with Player(client, table) as one, Player(guest, table) as two:
        one.say(type="concede")
        for player in (one, two):
            while player.state["outcome"] is None:
                player.hear()
            player.say(type="rematch")
        while not one.state["rematch"]["table"]:
            one.hear()
    for browser in (client, client, guest, guest):
        assert browser.post(f"/api/tables/{table}/rematch").status_code == 200


def test_games_are_read_when_somebody_comes_to_them_and_not_before(settings: Settings) -> None:
    with Serving(settings) as server, server.browser() as client:
        tables = [opened(client, opponent="random")["table"] for _ in range(3)]
        cookies = dict(client.cookies)
    with Serving(settings) as server, server.browser(cookies) as client:
        assert {one["table"] for one in client.get("/api/tables").json()} == set(tables)
        assert not any(table.is_read for table in server.hub.tables.values())
        with Player(client, tables[1]) as one:
            assert one.state["status"] == "playing"
        assert [server.hub.tables[id].is_read for id in tables] == [False, True, False]
