"""People who play while something happens to their server: they note what it acknowledged, and come back."""

import json
import random
import threading
import time
from typing import Any

import httpx
from tests.server.players import FORWARDED, Player, opened
from tests.server.serving import Browser
from websockets.exceptions import WebSocketException

WAIT = 20.0
"""Seconds in which a server that is well has said something."""
PAUSE = 0.06
"""Seconds between two answers: a person may say so much."""
CLOCK = {"kind": "game", "seconds": 21_600}
"""Nobody who plays at random needs so long: whoever loses by it has lost by a fault."""


def browser_from(address: str, number: int) -> Browser:
    """The browser of somebody with an address of their own, as a proxy says it."""
    return Browser(base_url=address, headers={FORWARDED: f"198.51.100.{number}"})


class Match:
    """Both players of a table, who answer at random in one thread, a little apart; after a game they begin another."""

    def __init__(self, address: str, number: int, pause: float = PAUSE) -> None:
        self.browsers = [browser_from(address, number), browser_from(address, number)]
        self.table = ""
        self.acknowledged: dict[str, dict[int, int]] = {}
        """Of every table that they sat at: which answers were."""
        self.refused = 0
        self.cut_off = 0
        self.slowest = 0.0
        self.stop = threading.Event()
        self._numbers = random.Random(number)
        self._pause = pause
        self._sit_down()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def moved_to(self, address: str) -> None:
        for browser in self.browsers:
            browser.base_url = httpx.URL(address)

    @property
    def answers(self) -> int:
        return sum(len(of_one) for of_one in list(self.acknowledged.values()))

    def _sit_down(self) -> None:
        table = str(opened(self.browsers[0], clock=CLOCK)["table"])
        joined = self.browsers[1].post(f"/api/tables/{table}/join", json={"name": "乙"})
        assert joined.status_code == 200, joined.text
        self.table = table
        self.acknowledged[table] = {}

    def _run(self) -> None:
        while not self.stop.is_set():
            try:
                with Player(self.browsers[0], self.table) as one, Player(self.browsers[1], self.table) as two:
                    self._play([one, two])
                    over = bool(one.state.get("outcome") or two.state.get("outcome"))
                if over and not self.stop.is_set():
                    self._sit_down()
            except (WebSocketException, httpx.HTTPError, OSError, AssertionError, KeyError):
                self.cut_off += 1
                self.stop.wait(0.5)

    def _play(self, players: list[Player]) -> None:
        while not self.stop.wait(self._pause):
            asked = [player for player in players if player.asked]
            if players[0].state.get("outcome") or players[1].state.get("outcome"):
                return
            if not asked:
                for player in players:
                    self._hear(player)
                continue
            self._answer(asked[0])
            latest = max(player.state["at"] for player in players)
            for player in players:
                while player.state["at"] < latest:
                    self._hear(player)

    def _answer(self, player: Player) -> None:
        at = player.state["at"]
        index = self._numbers.randrange(len(player.state["question"]["options"]))
        begun = time.monotonic()
        player.say(type="answer", at=at, index=index)
        while True:
            message = self._hear(player)
            if message["type"] == "done":
                self.acknowledged[self.table][at] = index
                self.slowest = max(self.slowest, time.monotonic() - begun)
                while player.state["at"] <= at:
                    self._hear(player)
                return
            if message["type"] == "error":
                self.refused += 1
                return

    def _hear(self, player: Player) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(player.socket.recv(WAIT))
        if message["type"] == "state":
            player._note(message)
        return message


class Crowd:
    """Some matches at once."""

    def __init__(self, address: str, matches: int) -> None:
        self.matches = [Match(address, number) for number in range(1, matches + 1)]

    def begin(self) -> None:
        for match in self.matches:
            match.thread.start()

    def moved_to(self, address: str) -> None:
        for match in self.matches:
            match.moved_to(address)

    def end(self) -> None:
        for match in self.matches:
            match.stop.set()
        for match in self.matches:
            if match.thread.ident is not None:
                match.thread.join(3 * WAIT)

    @property
    def answers(self) -> int:
        return sum(match.answers for match in self.matches)

    @property
    def refused(self) -> int:
        return sum(match.refused for match in self.matches)

    @property
    def cut_off(self) -> int:
        return sum(match.cut_off for match in self.matches)

    @property
    def slowest(self) -> float:
        return max(match.slowest for match in self.matches)

    def measure_anew(self) -> None:
        for match in self.matches:
            match.slowest = 0.0

    def stuck(self, more: int, seconds: float = 90.0) -> list[str]:
        """The tables at which not so many more answers were acknowledged in time."""
        wanted = {match.thread: match.answers + more for match in self.matches}
        end = time.monotonic() + seconds
        while True:
            late = [match.table for match in self.matches if match.answers < wanted[match.thread]]
            if not late or time.monotonic() > end:
                return late
            time.sleep(0.02)
