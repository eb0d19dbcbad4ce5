"""A game under way keeps little of its past in memory; pages are told all of it all the same."""

import asyncio
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from kirifuda.deck_building import built_in_decks
from kirifuda.kernel.rules import rules_named
from kirifuda.server import tables
from kirifuda.server.decks import deck_of
from kirifuda.server.seats import PERSON, Seat
from kirifuda.server.store import Kept, Store
from kirifuda.server.tables import LATEST, WAITING, Table
from kirifuda.server.times import Times

from .players import Player, opened, play_on
from .serving import Browser, Serving

LONG = 500
"""Answers after which a game is a long one."""


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games that forget at once what they need not remember."""
    monkeypatch.setattr(tables, "LATEST", 4)
    yield


def seated(client: Browser, **wanted: object) -> tuple[str, Browser]:
    table = opened(client, **wanted)["table"]
    guest = Browser(base_url=client.base_url)
    guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
    return table, guest


def numbers_of(player: Player) -> list[int]:
    return [event["number"] for event in player.events]


def catch_up(*players: Player) -> None:
    latest = max(player.state["at"] for player in players)
    for player in players:
        while player.state["at"] < latest:
            player.hear()


@pytest.mark.usefixtures("forgetful")
def test_a_page_that_comes_late_is_told_what_those_were_told_who_were_there(server: Serving, client: Browser) -> None:
    table, guest = seated(client)
    with (
        Player(client, table) as one,
        Player(guest, table) as two,
        Player(client, table, look=True) as onlooker,
    ):
        play_on([one, two], random.Random(4), most=40)
        catch_up(one, two, onlooker)
        game = server.hub.tables[table].game
        assert game is not None and game.forgotten > 40
        assert numbers_of(one) == list(range(game.event_count))
        for there, browser, look in ((one, client, False), (two, guest, False), (onlooker, client, True)):
            with Player(browser, table, look=look) as late:
                assert late.events == there.events
                assert late.state["view"] == there.state["view"]
        assert one.events != two.events != onlooker.events


@pytest.mark.usefixtures("forgetful")
def test_a_page_that_comes_back_is_told_what_it_has_missed_and_no_more(client: Browser) -> None:
    table, guest = seated(client)
    with Player(client, table) as one, Player(guest, table) as two:
        play_on([one, two], random.Random(4), most=20)
        with Player(client, table) as cut_off:
            missed = len(cut_off.events)
        play_on([one, two], random.Random(4), most=20)
        catch_up(one, two)
        with cut_off.back(client, table) as back:
            assert back.state["eventsFrom"] == missed
            assert [event["number"] for event in back.state["events"]] == list(range(missed, len(one.events)))
            assert back.events == one.events


@pytest.mark.usefixtures("forgetful")
def test_what_was_taken_back_while_a_page_was_away_is_not_in_its_log(client: Browser) -> None:
    table, guest = seated(client)
    with Player(client, table) as one, Player(guest, table) as two:
        numbers = random.Random(4)
        play_on([one, two], numbers, most=20)
        with Player(client, table) as cut_off:
            pass
        at = one.state["at"]
        wanting, other = (one, two) if one.state["undo"]["may"] != "no" else (two, one)
        wanting.say(type="undo")
        wanting.hear("done")
        while other.state["undo"]["wanted"] is None and other.state["at"] >= at:
            other.hear()
        if other.state["undo"]["wanted"] is not None:
            other.say(type="allow-undo", yes=True)
            other.hear("done")
        for player in (one, two):
            while player.state["at"] >= at:
                player.hear()
        for there, browser in ((one, client), (two, guest)):
            with Player(browser, table) as late:
                assert late.events == there.events
        play_on([one, two], numbers, most=12)
        catch_up(one, two)
        with cut_off.back(client, table) as back, Player(guest, table) as late:
            assert back.state["eventsFrom"] == 0
            assert back.events == one.events
            assert late.events == two.events


def test_a_page_may_say_anything_about_what_it_knows(client: Browser) -> None:
    table, guest = seated(client)
    with Player(client, table) as one, Player(guest, table) as two:
        play_on([one, two], random.Random(4), most=5)
        for told in (-1, 10**9, "x", "", "9" * 5000):
            with Player(client, table, game=1, back=0, told=told) as pretending:
                assert pretending.state["eventsFrom"] == 0
                assert pretending.events == one.events


async def long_game(folder: Path, at: tuple[int, ...]) -> list[int]:
    """How much a table holds after so many answers, in bytes of a pickle."""
    store = Store(f"sqlite:///{folder / 'kirifuda.sqlite'}")
    game, edition = "last-chronicle", "standard"
    deck = deck_of(rules_named(game, edition), next(iter(built_in_decks(game))), 1)
    seats = [Seat(PERSON, name, deck=deck).kept() for name in ("甲", "乙")]
    header = {"game": game, "edition": edition}
    kept = Kept("long", 0.0, 0.0, WAITING, game, False, header, seats)
    table = Table(kept, store, Times())
    await store.add(kept)
    await table.begin()
    held = []
    numbers = random.Random(1)
    for given in range(1, max(at) + 1):
        playing = table.game
        assert playing is not None and playing.ask is not None, "the game is over too soon"
        await table.answer(playing.ask.seat, table.given, (numbers.randrange(playing.ask.size),))
        if given in at:
            state = {name: value for name, value in vars(table).items() if name not in ("store", "lock", "clock")}
            held.append(len(pickle.dumps(state)))
            assert playing.event_count - playing.forgotten < 2 * LATEST + 20
    store.close()
    return held


def test_a_long_game_takes_no_more_memory_than_a_short_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "secrets", SimpleNamespace(randbelow=random.Random(2).randrange))
    early, late = range(20, 120, 20), range(LONG - 80, LONG + 20, 20)
    held = asyncio.run(long_game(tmp_path, (*early, *late)))
    assert max(held[len(early) :]) < max(held[: len(early)]) * 1.5
