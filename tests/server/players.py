"""Players for tests: they sit down over HTTP and talk over a socket, as a page does."""

import json
import random
from typing import Any
from urllib.parse import urlencode

from websockets.sync.client import connect

from .serving import PATIENCE, Browser, Json

FORWARDED = "X-Forwarded-For"
"""The header in which a proxy says whose request it hands on."""


def opened(client: Browser, **wanted: Any) -> Json:
    """A table with somebody in its first seat."""
    given = {"game": "black-poker", "edition": "light", "name": "甲", **wanted}
    answer = client.post("/api/tables", json=given)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


class Player:
    """One seat's socket."""

    def __init__(self, client: Browser, table: str, look: bool = False, **asked: Any) -> None:
        address = str(client.base_url).replace("http://", "ws://").rstrip("/")
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        if look:
            asked["look"] = "on"
        path = f"/ws/tables/{table}?{urlencode(asked)}"
        headers = {"Cookie": cookies}
        if FORWARDED in client.headers:
            headers[FORWARDED] = client.headers[FORWARDED]
        self.connection = connect(address + path, additional_headers=headers, max_size=1 << 22, max_queue=None)
        self.state: Json = {}
        self.events: list[Json] = []
        """The log as a page keeps it."""

    def back(self, client: Browser, table: str) -> "Player":
        """The page, come back after it was cut off: it says what it has seen."""
        known = {"game": self.state["gameNumber"], "back": self.state["takenBack"], "told": len(self.events)}
        again = Player(client, table, **known)
        again.state, again.events = self.state, self.events
        return again

    def __enter__(self) -> "Player":
        self.socket = self.connection.__enter__()
        self.hear()
        return self

    def __exit__(self, *problem: object) -> None:
        self.connection.__exit__(None, None, None)

    def hear(self, kind: str = "state") -> Json:
        """The next message of a kind; states on the way are taken note of."""
        while True:
            message: Json = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == "state":
                self._note(message)
            if message["type"] == kind:
                return message
            refused_or_done = {"error", "done"} - {kind}
            assert kind == "state" or message["type"] not in refused_or_done, message

    def _note(self, state: Json) -> None:
        same_game = not self.state or self.state["gameNumber"] == state["gameNumber"]
        known = self.events[: state.get("eventsFrom", 0)] if same_game else []
        self.events = [*known, *state.get("events", [])]
        self.state = state

    def say(self, **said: Any) -> None:
        self.socket.send(json.dumps(said))

    def answer(self, index: int) -> Json:
        self.say(type="answer", at=self.state["at"], index=index)
        return self.hear("done")

    @property
    def asked(self) -> bool:
        question = self.state.get("question")
        return bool(question) and question["mine"]


def play_on(players: list[Player], numbers: random.Random, most: int = 100_000) -> int:
    """Random answers by whoever is asked, until the game is over; how many there were."""
    given = 0
    while given < most:
        for player in players:
            while not player.state.get("outcome") and not any(one.asked for one in players):
                player.hear()
        if players[0].state.get("outcome"):
            break
        player = next(one for one in players if one.asked)
        at = player.state["at"]
        player.answer(numbers.randrange(len(player.state["question"]["options"])))
        for one in players:
            while one.state["at"] <= at:
                one.hear()
        given += 1
    return given
