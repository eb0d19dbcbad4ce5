"""Seats and hands: a token is in no address, is new at a rematch and can be taken back; hands are seen by who may."""

import pytest
from websockets.exceptions import ConnectionClosed

from kirifuda.server.identities import account_name, plain_name, plain_title

from .players import PATIENCE, Player, opened
from .serving import Browser


def seated(client: Browser, **wanted: object) -> tuple[dict[str, str], Browser]:
    table = opened(client, **wanted)
    guest = Browser(base_url=client.base_url)
    guest.post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
    return table, guest


def hands(player: Player) -> list[int]:
    """The seats whose hands are open."""
    zones = [zone for zone in player.state["view"]["zones"] if zone["name"] == "hand"]
    return [zone["seat"] for zone in zones if any(card["face"] >= 0 for card in zone["cards"])]


def test_a_seat_is_taken_back_from_whoever_has_its_old_link(client: Browser) -> None:
    table, _ = seated(client)
    id, old = table["table"], table["rejoin"].split("#")[1]
    thief = Browser(base_url=client.base_url)
    assert thief.post(f"/api/tables/{id}/rejoin", json={"token": old}).json()["seat"] == 0
    with Player(thief, id) as stolen:
        renewed = client.post(f"/api/tables/{id}/seat/renew").json()
        with pytest.raises(ConnectionClosed):
            while True:
                stolen.socket.recv(PATIENCE)
    assert thief.get(f"/api/tables/{id}").json()["seat"] is None
    assert thief.post(f"/api/tables/{id}/rejoin", json={"token": old}).status_code == 403
    assert client.get(f"/api/tables/{id}").json()["seat"] == 0
    assert thief.post(f"/api/tables/{id}/seat/renew").status_code == 403
    new = renewed["rejoin"].split("#")[1]
    assert thief.post(f"/api/tables/{id}/rejoin", json={"token": new}).json()["seat"] == 0


def test_a_rematch_has_new_tokens_that_every_device_of_the_old_seat_finds(client: Browser) -> None:
    table, guest = seated(client)
    id = table["table"]
    second = Browser(base_url=client.base_url, cookies=dict(client.cookies))
    with Player(client, id) as one, Player(guest, id) as two:
        one.say(type="concede")
        for player in (one, two):
            while player.state["outcome"] is None:
                player.hear()
            player.say(type="rematch")
        while not one.state["rematch"]["table"]:
            one.hear()
        again = one.state["rematch"]["table"]
    first, other = (browser.post(f"/api/tables/{id}/rematch").json() for browser in (client, second))
    assert first["rejoin"] == other["rejoin"] != table["rejoin"]
    assert (first["seat"], other["seat"]) == (1, 1)
    stranger = Browser(base_url=client.base_url)
    old = table["rejoin"].split("#")[1]
    assert stranger.post(f"/api/tables/{again}/rejoin", json={"token": old}).status_code == 403


def test_a_hand_is_shown_to_who_has_its_key_and_never_to_the_other_player(client: Browser) -> None:
    table, guest = seated(client, match=2)
    id = table["table"]
    nobody = Browser(base_url=client.base_url)
    with (
        Player(client, id) as one,
        Player(guest, id) as two,
        Player(nobody, id) as friend,
        Player(guest, id, look=True) as spy,
        Player(nobody, id) as stranger,
    ):
        one.say(type="show-hand", yes=True)
        while not one.state["handKey"]:
            one.hear()
        key = one.state["handKey"]
        while not two.state["handsShown"]:
            two.hear()
        assert (two.state["handKey"], hands(two)) == ("", [1])
        friend.say(type="look", key=key)
        friend.hear("done")
        while hands(friend) != [0]:
            friend.hear()
        spy.say(type="look", key=key)
        assert spy.hear("error")["say"] == ["complaint-bad-hand-key"]
        stranger.say(type="look", key="guessed")
        assert stranger.hear("error")["say"] == ["complaint-bad-hand-key"]
        assert (hands(spy), hands(stranger)) == ([], [])
        one.say(type="show-hand", yes=False)
        while hands(friend):
            friend.hear()
        one.say(type="show-hand", yes=True)
        one.say(type="concede")
        for player in (one, two):
            while player.state["outcome"] is None:
                player.hear()
            player.say(type="next")
        while one.state["gameNumber"] == 1:
            one.hear()
        assert (one.state["handsShown"], one.state["handKey"]) == ([], "")


def test_a_report_of_a_running_game_shows_its_hand_to_the_reporter_alone(client: Browser) -> None:
    table, guest = seated(client)
    report = client.post(f"/api/tables/{table['table']}/reports", json={"note": "?"}).json()["report"]
    shown = []
    for browser in (client, guest, Browser(base_url=client.base_url)):
        view = browser.get(f"/api/reports/{report}").json()["step"]["view"]
        shown.append([zone["seat"] for zone in view["zones"] if zone["name"] == "hand" and zone["cards"]])
    assert shown == [[0], [], []]


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u202egnirts", "a\u2066b", "", " ", "a\x07"])
def test_names_that_cannot_be_seen_or_turn_the_writing_are_refused(client: Browser, name: str) -> None:
    answer = client.post("/api/tables", json={"game": "black-poker", "name": name})
    assert answer.status_code == 422
    for title in (name, "甲"):
        answer = client.post("/api/tables", json={"game": "black-poker", "name": "甲", "title": title})
        assert answer.status_code == (422 if title.strip() and title == name else 201)


def test_a_title_is_one_line() -> None:
    assert plain_title("  春の\n大会 ") == "春の 大会"
    assert (plain_title(""), plain_name("甲　乙")) == ("", "甲 乙")


def test_an_account_is_found_however_its_name_is_typed(client: Browser) -> None:
    made = client.post("/api/accounts", json={"name": "Ｃａｒｏｌ", "passphrase": "ながいあいことば"})
    assert made.status_code == 201
    for name in ("Ｃａｒｏｌ", "Carol", " Carol "):
        answer = Browser(base_url=client.base_url).post(
            "/api/accounts/session", json={"name": name, "passphrase": "ながいあいことば"}
        )
        assert answer.status_code == 200, name
    assert account_name("Ｃａｒｏｌ") == "Carol"


def test_whether_an_account_exists_takes_as_long_to_find_out_as_a_wrong_passphrase(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kirifuda.server import identities

    verified: list[str] = []
    verify = identities._hasher.verify

    class Counting:
        def verify(self, kept: str, given: str) -> bool:
            verified.append(given)
            return bool(verify(kept, given))

        def hash(self, given: str) -> str:
            return identities.PasswordHasher().hash(given)

    monkeypatch.setattr(identities, "_hasher", Counting())
    answer = client.post("/api/accounts/session", json={"name": "nobody", "passphrase": "some-passphrase"})
    assert (answer.status_code, verified) == (403, ["some-passphrase"])


def test_a_session_ends_on_the_server_too(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    from kirifuda.server import accounts

    client.post("/api/accounts", json={"name": "hana", "passphrase": "long-passphrase"})
    assert client.get("/api/me").json()["name"] == "hana"
    monkeypatch.setattr(accounts, "SESSION", -1)
    assert client.get("/api/me").json()["name"] is None


def test_a_browser_does_not_carry_the_cookies_of_all_its_games(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kirifuda.server import api

    monkeypatch.setattr(api, "MOST_SEATS", 2)
    for _ in range(6):
        table = opened(client, opponent="random")["table"]
        with Player(client, table) as one:
            one.say(type="concede")
            while one.state["outcome"] is None:
                one.hear()
    running = opened(client, opponent="random")["table"]
    opened(client, opponent="random")
    seats = [name for name in client.cookies if name.startswith("kirifuda_seat_")]
    assert f"kirifuda_seat_{running}" in seats
    assert len(seats) <= 4


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/decks/check", 405),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/" + "x" * 300, 200),
        ("GET", "/" + "%E3%81%82" * 90, 200),
    ],
)
def test_odd_requests_are_answered_as_they_should(client: Browser, method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("id", ["%00", "a" * 33, "あ", "a.b"])
def test_a_socket_of_no_possible_table_is_turned_away_in_words(client: Browser, id: str) -> None:
    from websockets.sync.client import connect

    place = str(client.base_url).replace("http://", "ws://").rstrip("/")
    with connect(f"{place}/ws/tables/{id}") as socket:
        assert "complaint-no-such-table" in str(socket.recv(PATIENCE))
