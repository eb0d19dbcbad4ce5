"""What makes rows, tables or work is counted by address; names, hosts and addresses are not taken on trust."""

from dataclasses import replace
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kirifuda.server.guard import served_as
from kirifuda.server.limits import address_of
from kirifuda.server.settings import Settings

from .players import PATIENCE, Player, opened
from .serving import Browser, Serving


def few(settings: Settings, **wanted: Any) -> Settings:
    return replace(settings, **wanted)


def until(player: Player, key: str) -> None:
    while not player.state[key]:
        player.hear()


def test_rematches_are_counted_as_tables(settings: Settings) -> None:
    with Serving(few(settings, tables_an_hour=3)) as server, server.browser() as client:
        table = opened(client, opponent="random")["table"]
        for number in range(3):
            with Player(client, table) as one:
                one.say(type="concede")
                until(one, "outcome")
                one.say(type="rematch")
                if number == 2:
                    assert one.hear("error")["say"] == ["complaint-too-many-tables"]
                    break
                while not one.state["rematch"]["table"]:
                    one.hear()
                again = one.state["rematch"]["table"]
            client.post(f"/api/tables/{table}/rematch")
            table = again


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/decks/check", {"game": "black-poker", "list": "x"}),
        ("POST", "/api/tables/nowhere/join", {"name": "乙"}),
        ("POST", "/api/tables/nowhere/rejoin", {"token": "x"}),
        ("POST", "/api/tables/nowhere/rematch", {}),
        ("POST", "/api/tables/nowhere/seat/renew", {}),
        ("POST", "/api/tables/nowhere/reports", {"note": ""}),
        ("GET", "/api/reports/nothing", None),
        ("GET", "/api/tables/nowhere/games/1", None),
        ("GET", "/api/tables/nowhere/games/1/file", None),
        ("POST", "/api/replays/open", {"text": "x"}),
        ("PUT", "/api/me/decks", {"game": "legions", "name": "x", "list": "x"}),
    ],
)
def test_what_takes_time_or_makes_a_row_is_counted(settings: Settings, method: str, path: str, body: Any) -> None:
    with Serving(few(settings, work_a_minute=2)) as server, server.browser() as client:
        statuses = [client.request(method, path, json=body).status_code for _ in range(3)]
    assert 429 not in statuses[:2] and statuses[2] == 429


def test_requests_are_counted(settings: Settings) -> None:
    with Serving(few(settings, requests_a_second=1.0)) as server, server.browser() as client:
        statuses = [client.get("/api/me").status_code for _ in range(20)]
    assert statuses[0] == 200 and statuses[-1] == 429


def test_sockets_of_an_address_and_onlookers_of_a_table_are_counted(settings: Settings) -> None:
    with Serving(few(settings, sockets=4, onlookers=2)) as server, server.browser() as client:
        table = opened(client, opponent="random")["table"]
        nobody = Browser(base_url=client.base_url)
        place = str(client.base_url).replace("http://", "ws://").rstrip("/") + f"/ws/tables/{table}"
        with Player(nobody, table), Player(nobody, table):
            with connect(place) as third:
                assert "complaint-too-many-onlookers" in str(third.recv(PATIENCE))
                with pytest.raises(ConnectionClosed) as closed:
                    third.recv(PATIENCE)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4029
            with Player(client, table), Player(client, table), connect(place) as fifth:
                assert "complaint-too-many-sockets" in str(fifth.recv(PATIENCE))
        with Player(client, table), Player(client, table), Player(nobody, table):
            pass


def test_an_account_keeps_so_many_decks_and_no_more(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    from kirifuda.server import accounts

    monkeypatch.setattr(accounts, "MOST_DECKS", 2)
    with Serving(settings) as server, server.browser() as client:
        client.post("/api/accounts", json={"name": "はなこ", "passphrase": "ながいあいことば"})
        kept = [
            client.put("/api/me/decks", json={"game": "legions", "name": name, "list": "x"}).status_code
            for name in ("一", "二", "二", "三")
        ]
    assert kept == [200, 200, 200, 422]


# --- whose request it is ---------------------------------------------------------------------------------


def asked(host: str, **headers: str) -> HTTPConnection:
    named = [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "headers": named, "client": (host, 1)})


@pytest.mark.parametrize(
    ("proxies", "host", "header", "found"),
    [
        ("", "203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("10.0.0.1", "203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("10.0.0.1", "10.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ("10.0.0.1", "10.0.0.1", "anybody", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", "", "10.0.0.1"),
        ("", "2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("", "::ffff:203.0.113.9", "", "203.0.113.9"),
    ],
)
def test_only_a_trusted_proxy_says_whose_request_it_hands_on(proxies: str, host: str, header: str, found: str) -> None:
    assert address_of(Settings(proxies=proxies), asked(host, X_Forwarded_For=header)) == found


def test_a_clients_own_header_does_not_walk_around_a_limit(settings: Settings) -> None:
    with Serving(few(settings, tables_an_hour=2)) as server, server.browser() as client:
        wanted = {"game": "black-poker", "name": "甲"}
        statuses = [
            client.post("/api/tables", json=wanted, headers={"X-Forwarded-For": f"198.51.100.{number}"}).status_code
            for number in range(3)
        ]
    assert statuses == [201, 201, 429]


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("127.0.0.1:8642", True),
        ("[::1]:8642", True),
        ("192.168.0.7", True),
        ("localhost:8642", True),
        ("cards.example", True),
        ("CARDS.example:443", True),
        ("evil.example", False),
        ("cards.example.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_the_server_is_reached_by_its_own_names_only(host: str, served: bool) -> None:
    assert served_as(Settings(hosts="cards.example"), host) is served


def test_a_request_under_a_foreign_name_is_refused(client: Browser) -> None:
    table = opened(client)["table"]
    foreign = client.get("/api/tables", headers={"Host": "evil.example"})
    assert foreign.status_code == 421
    assert foreign.json()["error"] == ["complaint-unknown-host", {"given": "evil.example"}]
    assert foreign.headers["x-content-type-options"] == "nosniff"
    place = str(client.base_url).replace("http://", "ws://").rstrip("/") + f"/ws/tables/{table}"
    with pytest.raises(InvalidStatus) as refused, connect(place, additional_headers={"Host": "evil.example"}):
        pass
    assert refused.value.response.status_code in (400, 403)
