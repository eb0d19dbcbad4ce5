"""Nothing acknowledged is ever lost: the server is killed under load, started again, and every answer is there."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kirifuda.server.store import ANSWER, Store, entries_of

from .databases import postgres
from .players import Player, opened
from .serving import Browser, free_port

TABLES = 6
ROUNDS = 2
ENOUGH = 4
"""So many answers of everybody, and the server is killed in the midst of the next ones."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'kirifuda.sqlite'}"
    else:
        with postgres() as url:
            yield url


class Process:
    """A server in a process of its own, that can be killed at any moment."""

    def __init__(self, database: str, data: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "kirifuda.cli.main", "serve", "--port", str(self.port)]
        environment = {**os.environ, "KIRIFUDA_MESSAGES_A_SECOND": "100000", "KIRIFUDA_DATA": str(data)}
        self.process = subprocess.Popen(
            [*command, "--database", database, "--log-level", "error"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        address = f"http://127.0.0.1:{self.port}"
        for _ in range(600):
            try:
                if httpx.get(f"{address}/healthz", timeout=1).status_code == 200:
                    break
            except httpx.HTTPError:
                time.sleep(0.05)
        self.address = address

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def answer_until_cut_off(browser: Browser, table: str, seed: int, acknowledged: dict[int, int]) -> None:
    """Answer at random; note down every answer that the server said it has."""
    numbers = random.Random(seed)
    try:
        with Player(browser, table) as player:
            while not player.state.get("outcome"):
                if not player.asked:
                    player.hear()
                    continue
                at = player.state["at"]
                index = numbers.randrange(len(player.state["question"]["options"]))
                player.answer(index)
                acknowledged[at] = index
                while player.state["at"] <= at:
                    player.hear()
    except (ConnectionClosed, OSError, TimeoutError):
        pass


def test_a_server_that_is_killed_has_lost_nothing_that_it_acknowledged(database: str, tmp_path: Path) -> None:
    server = Process(database, tmp_path)
    browsers = [Browser(base_url=server.address) for _ in range(TABLES)]
    tables = [opened(browser, opponent="random")["table"] for browser in browsers]
    acknowledged: list[dict[int, int]] = [{} for _ in tables]
    for round in range(ROUNDS):
        players = [
            threading.Thread(target=answer_until_cut_off, args=(browser, table, round * 100 + at, acknowledged[at]))
            for at, (browser, table) in enumerate(zip(browsers, tables, strict=True))
        ]
        for player in players:
            player.start()
        wanted = (round + 1) * ENOUGH
        while any(
            player.is_alive() and len(noted) < wanted for player, noted in zip(players, acknowledged, strict=True)
        ):
            time.sleep(0.01)
        server.kill()
        for player in players:
            player.join(30)
        if round < ROUNDS - 1:
            server = Process(database, tmp_path)
            for browser in browsers:
                browser.base_url = httpx.URL(server.address)
    store = Store(database)
    try:
        with store.engine.begin() as connection:
            for table, noted in zip(tables, acknowledged, strict=True):
                kept = [entry.value for entry in entries_of(connection, table) if entry.kind == ANSWER]
                assert noted, "the players answered nothing: the test has shown nothing"
                assert {at: kept[at] for at in noted} == noted
    finally:
        store.close()
