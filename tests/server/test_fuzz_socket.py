"""Whatever is said over a socket that cannot be done is refused in words; nothing changes, nobody else hears of it."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kirifuda.server.identities import SEAT_COOKIE
from kirifuda.server.settings import Settings
from kirifuda.server.sockets import MOST_REFUSED, TOO_MUCH
from kirifuda.server.tables import Table

from .players import PATIENCE, Player, opened, play_on
from .saying import said
from .serving import Serving

BOUNDED = settings(
    max_examples=200,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
SHAPES: dict[str, dict[str, type]] = {
    "answer": {"at": int, "index": int},
    "concede": {},
    "undo": {},
    "allow-undo": {"yes": bool},
    "claim": {},
    "next": {},
    "rematch": {},
    "show-hand": {"yes": bool},
    "why": {"card": int, "action": str},
    "ping": {},
}
NOT_NOW = ("allow-undo", "claim", "next", "rematch")
"""Right in shape, and refused in the middle of a game in which nobody has asked for anything."""
NEEDED = {"answer": {"at", "index"}, "allow-undo": {"yes"}, "show-hand": {"yes"}}
Sent = str | bytes


# --- a game in the middle --------------------------------------------------------------------------------


class Middle:
    """Two people and an onlooker in the middle of a game."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.browsers = [server.browser(), server.browser(), server.browser()]
        self.id = str(opened(self.browsers[0])["table"])
        self.browsers[1].post(f"/api/tables/{self.id}/join", json={"name": "乙"})
        self.players = [Player(browser, self.id) for browser in self.browsers]
        self.asked_so_far = 0

    def __enter__(self) -> "Middle":
        for player in self.players:
            player.__enter__()
        play_on(self.players[:2], random.Random(1), most=12)
        for player in self.players:
            self.replies(player)
        return self

    def __exit__(self, *problem: object) -> None:
        for player in self.players:
            player.__exit__()

    @property
    def table(self) -> Table:
        return self.server.hub.tables[self.id]

    def replies(self, player: Player, *sent: Sent) -> list[dict[str, Any]]:
        """Everything a player hears after having sent something, up to the answer to a question of its own."""
        for one in sent:
            player.socket.send(one)
        self.asked_so_far += 1
        ref = f"fuzz{self.asked_so_far}"
        player.say(type="ping", ref=ref)
        heard: list[dict[str, Any]] = []
        while True:
            message = json.loads(player.socket.recv(PATIENCE))
            if message == {"type": "pong", "ref": ref}:
                return heard
            if message["type"] == "state":
                player.state = message
            heard.append(message)

    def fingerprint(self) -> Any:
        """All that a message could change."""
        table = self.table
        game = table.game
        assert game is not None
        return (
            (table.given, table.played, table.taken_back),
            table.numbered,
            table.status,
            repr(game.ask),
            game.outcome,
            game.event_count,
            table.undo_wanted,
            frozenset(table.next_wanted),
            frozenset(table.rematch_wanted),
            frozenset(table.hand_keys),
            [(seat.kind, seat.name, seat.token, seat.here) for seat in table.seats],
        )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    database = tmp_path_factory.mktemp("fuzz") / "kirifuda.sqlite"
    with Serving(Settings(database=f"sqlite:///{database}", messages_a_second=1e9, tables_an_hour=10_000)) as serving:
        yield serving


@pytest.fixture(scope="module")
def middle(server: Serving) -> Iterator[Middle]:
    with Middle(server) as found:
        yield found


def may_be_done(sent: Sent, player: Player) -> bool:
    """Whether a message would rightly be carried out; written from what is promised, not from the code."""
    try:
        message = json.loads(sent)
    except (ValueError, RecursionError):
        return False
    if isinstance(sent, bytes) or not isinstance(message, dict) or not isinstance(message.get("type"), str):
        return False
    kind = message["type"]
    if kind not in SHAPES or set(message) - set(SHAPES[kind]) - {"type", "ref"}:
        return False
    if type(message.get("ref", "")) is not str or NEEDED.get(kind, set()) - set(message):
        return False
    if player.state["seat"] == 2:
        return kind == "ping"
    if kind == "answer":
        question = player.state["question"]
        at, index = message["at"], message["index"]
        if type(at) is not int or type(index) is not int:
            return False
        return question["mine"] and at == player.state["at"] and 0 <= index < len(question["options"])
    return kind not in NOT_NOW


# --- messages ------------------------------------------------------------------------------------------------

ODD_TEXT = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["", "\x00", "\u202e", "🂡" * 50, "ｱｲｳ", "a" * 3000, "null", "__proto__", "\ufeff", "é" * 41]),
)
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.sampled_from([2**31, 2**63, 2**64, 10**40, -(10**40), 0.0, 1.0, -0.5, 1e308, float("nan"), float("inf")]),
    ODD_TEXT,
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ODD_TEXT, inner, max_size=3), max_leaves=6
)


@st.composite
def valid(draw: st.DrawFn, at: int) -> dict[str, Any]:
    """A message that is right in shape; `at` is the number of the question that is asked."""
    kind = draw(st.sampled_from(sorted(SHAPES)))
    message: dict[str, Any] = {"type": kind}
    for name, shape in SHAPES[kind].items():
        if shape is bool:
            message[name] = draw(st.booleans())
        elif shape is str:
            message[name] = draw(st.sampled_from(["", "attack", "set"]))
        elif name == "at":
            message[name] = draw(st.sampled_from([at, at - 1, at + 1, 0, at + 1000]))
        else:
            message[name] = draw(st.integers(0, 40))
    if draw(st.booleans()):
        message["ref"] = draw(st.text("abc0123456789", max_size=8))
    return message


@st.composite
def mutated(draw: st.DrawFn, at: int) -> Sent:
    """A message with fields dropped, retyped, added, doubled; or its text cut, changed, nested, sent as bytes."""
    message = draw(valid(at))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from(sorted(message))) if message else "type"
        change = draw(st.sampled_from(("drop", "retype", "add", "foreign", "other")))
        if change == "drop":
            message.pop(name, None)
        elif change == "retype":
            message[name] = draw(VALUES)
        elif change == "add":
            message[draw(ODD_TEXT)] = draw(VALUES)
        elif change == "foreign":
            message[draw(st.sampled_from(["seat", "table", "token", "game"]))] = draw(SCALARS)
        else:
            message["type"] = draw(st.sampled_from([*sorted(SHAPES), "state", "done", "error", "Answer", "hello"]))
    text = json.dumps(message, ensure_ascii=draw(st.booleans()))
    broken = draw(st.sampled_from(("no",) * 6 + ("cut", "twice", "double", "nested", "splice", "bytes", "lone")))
    if broken == "cut":
        text = text[: draw(st.integers(0, len(text)))]
    elif broken == "twice":
        text = text + text
    elif broken == "double":
        text = text[:-1] + ', "type": "rematch"}'
    elif broken == "nested":
        depth = draw(st.sampled_from([2, 50, 3000]))
        text = draw(st.sampled_from(["[", '{"type":'])) * depth + text
    elif broken == "splice":
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(ODD_TEXT) + text[place:]
    elif broken == "lone":
        text = text.replace('"type"', '"\\ud800"', 1)
    return text.encode() if broken == "bytes" else text


# --- what must come of them --------------------------------------------------------------------------------------


@BOUNDED
@given(data=st.data(), who=st.integers(0, 2))
def test_a_message_that_cannot_be_done_is_refused_to_its_sender_alone(
    data: st.DataObject, who: int, middle: Middle
) -> None:
    player = middle.players[who]
    sent = [
        one
        for one in data.draw(st.lists(mutated(player.state["at"]), min_size=1, max_size=4))
        if not may_be_done(one, player)
    ]
    before = middle.fingerprint()
    heard = middle.replies(player, *sent)
    assert [one["type"] for one in heard] == ["error"] * len(sent), (sent, heard)
    for one in heard:
        assert set(one) == {"type", "ref", "say"}
        said(one["say"])
    assert middle.fingerprint() == before
    for other in middle.players:
        assert middle.replies(other) == []


def test_a_game_that_was_talked_to_like_that_is_played_to_its_end_and_late_answers_are_refused(
    middle: Middle,
) -> None:
    one, two, _ = middle.players
    play_on([one, two], random.Random(7), most=15)
    one.say(type="concede")
    for player in middle.players:
        while not player.state.get("outcome"):
            player.hear()
        middle.replies(player)
    before = middle.fingerprint()
    at = one.state["at"]
    for player in (one, two):
        for message in (
            {"type": "answer", "at": at, "index": 0},
            {"type": "answer", "at": at - 1, "index": 0},
            {"type": "concede"},
            {"type": "undo"},
            {"type": "claim"},
        ):
            (heard,) = middle.replies(player, json.dumps({**message, "ref": "late"}))
            assert (heard["type"], heard["ref"]) == ("error", "late")
            assert heard["say"][0] in ("complaint-answer-game-over", "complaint-table-no-claim")
    assert middle.fingerprint() == before
    assert [middle.replies(player) for player in middle.players] == [[], [], []]


# --- who is talking ------------------------------------------------------------------------------------------------


@settings(BOUNDED, max_examples=25)
@given(
    token=st.one_of(
        st.text("abcXYZ019_-", min_size=1, max_size=60), st.sampled_from(["other table's", "the hash of mine", '""'])
    )
)
def test_no_token_but_that_of_the_seat_gives_the_seat(token: str, server: Serving, middle: Middle) -> None:
    elsewhere = next(iter(server.hub.tables))
    if token == "other table's":
        with server.browser() as browser:
            table = opened(browser)
            elsewhere, token = table["table"], table["rejoin"].rsplit("#", 1)[1]
    elif token == "the hash of mine":
        token = middle.table.seats[0].token
    with server.browser({SEAT_COOKIE + middle.id: token, SEAT_COOKIE + elsewhere: token}) as browser:
        here = [seat.here for seat in middle.table.seats]
        with Player(browser, middle.id) as somebody:
            assert somebody.state["seat"] == 2
            assert [seat.here for seat in middle.table.seats] == here
            somebody.say(type="concede", ref="x")
            assert somebody.hear("error")["say"] == ["complaint-table-onlooker"]


@settings(BOUNDED, max_examples=15)
@given(id=st.text("abcXYZ019_-.~%あ", min_size=1, max_size=50))
def test_a_table_that_is_not_there_is_said_not_to_be_there(id: str, server: Serving) -> None:
    with server.browser() as browser, Refused(browser, id.replace("%", "%25")) as nobody:
        message = json.loads(nobody.recv(PATIENCE))
        assert message["say"][0] == "complaint-no-such-table"
        said(message["say"])
        with pytest.raises(ConnectionClosed) as closed:
            nobody.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


class Refused(Player):
    """A socket on which no state will come."""

    def __enter__(self) -> Any:
        return self.connection.__enter__()


# --- how much, and how fast ----------------------------------------------------------------------------------------


def test_a_message_that_is_too_long_is_refused_and_one_that_is_far_too_long_closes_the_socket(
    server: Serving,
) -> None:
    most = server.hub.settings.largest_message
    with Middle(server) as middle:
        before = middle.fingerprint()
        one, two, _ = middle.players
        (heard,) = middle.replies(one, json.dumps({"type": "ping", "ref": "あ" * (most // 3)}, ensure_ascii=False))
        assert heard["say"] == ["complaint-too-long", {"most": most}]
        one.socket.send("x" * (most * 4 + 1))
        with pytest.raises(ConnectionClosed) as closed:
            one.socket.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        while two.state["players"][0]["here"]:
            two.hear()
        with Player(middle.browsers[0], middle.id) as again:
            assert again.state["seat"] == 0
            assert middle.fingerprint() == before


def test_whoever_talks_too_fast_is_told_so_then_cut_off_and_the_others_play_on(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    database = tmp_path_factory.mktemp("flood") / "kirifuda.sqlite"
    slow = Settings(database=f"sqlite:///{database}", messages_a_second=0.001, tables_an_hour=100)
    with Serving(slow) as server, Middle(unlimited(server)) as middle:
        server.hub.settings = slow
        with Player(middle.browsers[0], middle.id) as flood:
            before = middle.fingerprint()
            heard = []
            with suppress(ConnectionClosed):  # cut off while it still talks
                for _ in range(MOST_REFUSED + 10):
                    flood.socket.send('{"type": "ping"}')
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    heard.append(json.loads(flood.socket.recv(PATIENCE)))
            assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_MUCH
        refused = [one["say"] for one in heard if one["type"] == "error"]
        assert refused == [["complaint-too-fast"]] * (MOST_REFUSED + 1)
        assert without_presence(middle.fingerprint()) == without_presence(before)
        given_before = middle.table.given
        assert play_on(middle.players[:2], random.Random(2), most=3) == 3
        assert middle.table.given > given_before


def unlimited(server: Serving) -> Serving:
    server.hub.settings = replace(server.hub.settings, messages_a_second=1e9)
    return server


def without_presence(fingerprint: Any) -> Any:
    return fingerprint[:-1]


def test_sixty_messages_that_cannot_be_read_close_the_socket_unless_something_sensible_comes_between(
    server: Serving,
) -> None:
    with Middle(server) as middle:
        one = middle.players[0]
        for _ in range(3):
            assert len(middle.replies(one, *["?"] * (MOST_REFUSED - 1))) == MOST_REFUSED - 1
        with pytest.raises(ConnectionClosed) as closed:
            middle.replies(one, *["?"] * (MOST_REFUSED + 1))
        assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_MUCH


def test_a_page_that_stops_reading_holds_nobody_up(server: Serving) -> None:
    with Middle(server) as middle:
        watcher = next(one for one in middle.table.watchers if one.seat == 2)
        stuck = Stuck(watcher.socket)
        watcher.socket = stuck
        assert play_on(middle.players[:2], random.Random(3), most=10) == 10
        assert stuck.asked == 1, "the page that does not read was sent to again, or never"


class Stuck:
    """A socket into which nothing more fits."""

    def __init__(self, socket: Any) -> None:
        self.asked = 0
        self.receive = socket.receive

    async def send_text(self, message: str) -> None:
        self.asked += 1
        await asyncio.sleep(3600)


def test_browsers_of_other_sites_get_no_socket(server: Serving) -> None:
    with server.browser() as browser:
        table = opened(browser)["table"]
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}", origin="http://elsewhere.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
