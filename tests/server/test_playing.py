"""Tables over HTTP and sockets: sitting down, playing, and every message that must be refused."""

import random
from pathlib import Path

import pytest

from kirifuda.server.settings import Settings

from .players import Player, opened, play_on
from .serving import Browser, Serving


def other(client: Browser) -> Browser:
    """Another browser at the same server."""
    return Browser(base_url=client.base_url)


def test_two_people_play_a_game_to_its_end_and_its_replay_says_the_same(client: Browser) -> None:
    table = opened(client)
    assert (table["status"], table["seat"]) == ("waiting", 0)
    guest = other(client)
    joined = guest.post(f"/api/tables/{table['table']}/join", json={"name": "乙"}).json()
    assert (joined["status"], joined["seat"]) == ("playing", 1)
    with Player(client, table["table"]) as one, Player(guest, table["table"]) as two:
        play_on([one, two], random.Random(5))
        outcome = one.state["outcome"]
        assert outcome == two.state["outcome"]
    replay = client.get(f"/api/tables/{table['table']}/games/1").json()
    assert replay["players"] == ["甲", "乙"]
    file = client.get(f"/api/tables/{table['table']}/games/1/file").text
    again = client.post("/api/replays/open", json={"text": file}).json()
    assert again["answers"] == replay["answers"]
    assert again["steps"][-1]["outcome"] == outcome


def test_a_running_game_has_no_replay(client: Browser) -> None:
    table = opened(client, opponent="random")
    for path in ("games/1", "games/1/file"):
        answer = client.get(f"/api/tables/{table['table']}/{path}")
        assert (answer.status_code, answer.json()["error"]) == (422, ["complaint-table-not-over"])


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"type": "answer", "at": 0, "index": 0}, "complaint-table-stale"),
        ({"type": "answer", "at": 10_000, "index": 0}, "complaint-table-stale"),
        ({"type": "answer", "index": 0}, "complaint-bad-message"),
        ({"type": "answer", "at": "0", "index": 0}, "complaint-bad-message"),
        ({"type": "fly"}, "complaint-bad-message"),
        ({"type": "undo"}, "complaint-table-nothing-to-undo"),
        ({"type": "allow-undo", "yes": True}, "complaint-table-no-undo-asked"),
        ({"type": "next"}, "complaint-table-no-next-game"),
        ({"type": "rematch"}, "complaint-table-not-over"),
        ({"type": "claim"}, "complaint-table-no-claim"),
    ],
)
def test_what_cannot_be_said_is_refused_in_words_and_changes_nothing(
    client: Browser, said: dict[str, object], why: str
) -> None:
    table = opened(client)
    other(client).post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
    with Player(client, table["table"]) as one:
        before = one.state["at"]
        one.say(**said)
        assert one.hear("error")["say"][0] == why
        one.say(type="ping")
        one.hear("pong")
    with Player(client, table["table"]) as again:
        assert again.state["at"] == before


def test_an_answer_that_is_not_offered_is_refused(client: Browser) -> None:
    table = opened(client)
    guest = other(client)
    guest.post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
    with Player(client, table["table"]) as one, Player(guest, table["table"]) as two:
        asked, idle = (one, two) if one.asked else (two, one)
        asked.say(type="answer", at=asked.state["at"], index=999)
        assert asked.hear("error")["say"][0] == "complaint-answer-not-offered"
        idle.say(type="answer", at=idle.state["at"], index=0)
        assert idle.hear("error")["say"] == ["complaint-table-not-asked"]


def test_who_looks_on_sees_no_hand_and_may_say_nothing(client: Browser) -> None:
    table = opened(client, opponent="random")
    with Player(other(client), table["table"], look=True) as onlooker:
        assert onlooker.state["seat"] == 2
        hands = [zone for zone in onlooker.state["view"]["zones"] if zone["name"] == "hand"]
        assert [len(hand["cards"]) for hand in hands] == [0, 0]
        assert all(hand["count"] > 0 for hand in hands)
        onlooker.say(type="concede")
        assert onlooker.hear("error")["say"] == ["complaint-table-onlooker"]


def test_a_seat_is_held_by_its_cookie_only_and_taken_along_by_its_link(client: Browser) -> None:
    table = opened(client, opponent="random")
    stranger = other(client)
    with Player(stranger, table["table"]) as somebody:
        assert somebody.state["seat"] == 2
    wrong = stranger.post(f"/api/tables/{table['table']}/rejoin", json={"token": "wrong"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, ["complaint-bad-rejoin-link"])
    token = table["rejoin"].rsplit("#", 1)[1]
    assert stranger.post(f"/api/tables/{table['table']}/rejoin", json={"token": token}).json()["seat"] == 0
    with Player(stranger, table["table"]) as somebody:
        assert somebody.state["seat"] == 0


def test_cookies_of_seats_are_out_of_reach_of_scripts_and_other_sites(client: Browser) -> None:
    answer = client.post("/api/tables", json={"game": "black-poker", "name": "甲", "opponent": "random"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie


def test_a_page_of_another_site_is_refused(client: Browser) -> None:
    foreign = {"origin": "http://elsewhere.example"}
    answer = client.post("/api/tables", json={"game": "black-poker", "name": "甲"}, headers=foreign)
    assert (answer.status_code, answer.json()["error"]) == (403, ["complaint-foreign-origin"])


def test_a_table_that_is_full_cannot_be_joined(client: Browser) -> None:
    table = opened(client, opponent="random")
    answer = other(client).post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
    assert (answer.status_code, answer.json()["error"]) == (422, ["complaint-table-full"])


def test_a_table_that_waits_is_closed_by_who_opened_it_and_no_other(client: Browser) -> None:
    table = opened(client)["table"]
    with Player(other(client), table) as stranger:
        stranger.say(type="close")
        assert stranger.hear("error")["say"] == ["complaint-table-onlooker"]
        with Player(client, table) as one:
            one.say(type="close")
            one.hear("done")
            assert one.hear()["status"] == "closed"
        while stranger.state["status"] != "closed":
            stranger.hear()
    assert table not in [one["table"] for one in client.get("/api/tables").json()]
    late = other(client).post(f"/api/tables/{table}/join", json={"name": "乙"})
    assert (late.status_code, late.json()["error"][0]) == (404, "complaint-no-such-table")


def test_a_table_with_a_game_on_it_is_not_closed(client: Browser) -> None:
    table = opened(client, opponent="random")["table"]
    with Player(client, table) as one:
        one.say(type="close")
        assert one.hear("error")["say"] == ["complaint-table-begun"]
    assert client.get(f"/api/tables/{table}").json()["status"] == "playing"


def test_a_deck_in_breach_is_refused_with_every_clause(client: Browser) -> None:
    listed = client.get("/api/games/legions/decks/general").json()["list"]
    for wrong in ("1 どこにもないカード\n2 それもない", f"{listed}\n{listed}"):
        checked = client.post("/api/decks/check", json={"game": "legions", "list": wrong}).json()["problems"]
        assert len(checked) >= 2
        wanted = {"game": "legions", "name": "甲", "opponent": "random"}
        for seat, deck in ((1, "deck"), (2, "opponent_deck")):
            answer = client.post("/api/tables", json={**wanted, deck: wrong})
            assert answer.status_code == 422
            assert answer.json() == {"error": ["complaint-deck-broken", {"seat": seat}], "problems": checked}


def test_taking_back_is_free_while_nothing_was_revealed_and_is_asked_for_otherwise(client: Browser) -> None:
    table = opened(client)
    guest = other(client)
    guest.post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
    with Player(client, table["table"]) as one, Player(guest, table["table"]) as two:
        play_on([one, two], random.Random(3), most=6)
        last = one if one.state["undo"]["may"] != "no" else two
        first = two if last is one else one
        at = last.state["at"]
        free = last.state["undo"]["may"] == "free"
        last.say(type="undo")
        last.hear("done")
        if not free:
            while first.state["undo"]["wanted"] is None:
                first.hear()
            first.say(type="allow-undo", yes=True)
            first.hear("done")
        while last.state["at"] == at:
            last.hear()
        assert last.state["at"] < at


def test_a_game_is_claimed_against_somebody_who_stays_away(server: Serving, client: Browser) -> None:
    table = opened(client)
    guest = other(client)
    guest.post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
    with Player(client, table["table"]) as one:
        while one.asked:
            one.answer(0)
            one.hear()
        server.hub.tables[table["table"]].seats[1].away_since -= server.hub.settings.absent_after
        one.say(type="claim")
        one.hear("done")
        while not one.state.get("outcome"):
            one.hear()
        assert one.state["endedBy"] == "absent"
        assert one.state["outcome"]["winner"] == 0


def test_time_that_is_over_loses_the_game(server: Serving, client: Browser) -> None:
    table = opened(client, clock={"kind": "decision", "seconds": 5})
    other(client).post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
    server.hub.tables[table["table"]].clock.left = [0.05, 0.05]
    with Player(client, table["table"]) as one:
        while not one.state.get("outcome"):
            one.hear()
        assert one.state["endedBy"] == "time"


def test_a_match_goes_on_until_somebody_has_won_it(client: Browser) -> None:
    table = opened(client, match=2)
    guest = other(client)
    guest.post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
    with Player(client, table["table"]) as one, Player(guest, table["table"]) as two:
        for _ in range(2):
            one.say(type="concede")
            while not two.state.get("outcome"):
                two.hear()
            if two.state["match"]["winner"] is None:
                for player in (one, two):
                    player.say(type="next")
                    player.hear("done")
                while two.state.get("outcome") or two.state["gameNumber"] == 1:
                    two.hear()
        assert two.state["match"] == {"length": 2, "wins": [0, 2], "winner": 1}


def test_after_a_restart_every_game_is_where_it_was(settings: Settings) -> None:
    with Serving(settings) as server, server.browser() as client:
        table = opened(client)
        guest = other(client)
        guest.post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
        with Player(client, table["table"]) as one, Player(guest, table["table"]) as two:
            play_on([one, two], random.Random(11), most=25)
            before = {key: one.state[key] for key in ("at", "view", "question")}
        cookies = dict(client.cookies)
    with Serving(settings) as server, server.browser(cookies) as client, Player(client, table["table"]) as one:
        assert {key: one.state[key] for key in ("at", "view", "question")} == before


def test_going_on_from_a_step_of_a_replay(client: Browser) -> None:
    table = opened(client, opponent="random")
    with Player(client, table["table"]) as one:
        one.say(type="concede")
        while not one.state.get("outcome"):
            one.hear()
    begun = client.post(
        f"/api/tables/{table['table']}/games/1/play-on", json={"at": 3, "name": "甲", "opponent": "random"}
    )
    assert begun.status_code == 201, begun.text
    with Player(client, begun.json()["table"]) as one:
        assert one.state["at"] >= 3
        assert one.state["seat"] == 0


def test_a_report_shows_only_what_its_reporter_saw_while_the_game_runs(client: Browser) -> None:
    table = opened(client, opponent="random")
    report = client.post(f"/api/tables/{table['table']}/reports", json={"note": "おかしい"}).json()
    shown = client.get(f"/api/reports/{report['report']}").json()
    hands = {zone["seat"]: zone for zone in shown["step"]["view"]["zones"] if zone["name"] == "hand"}
    assert (len(hands[0]["cards"]) > 0, hands[1]["cards"]) == (True, [])
    assert shown["note"] == "おかしい"


def test_a_report_shows_its_own_game_of_a_match_and_what_was_taken_back_since(client: Browser) -> None:
    table = opened(client, match=2)["table"]
    guest = other(client)
    guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
    with Player(client, table) as one, Player(guest, table) as two:
        play_on([one, two], random.Random(3), most=6)
        while one.state["at"] < two.state["at"]:
            one.hear()
        at, view = one.state["at"], one.state["view"]
        report = client.post(f"/api/tables/{table}/reports", json={"note": ""}).json()["report"]
        one.say(type="undo")
        one.hear("done")
        if one.state["at"] == at:
            two.say(type="allow-undo", yes=True)
        while one.state["at"] >= at:
            one.hear()
        shown = client.get(f"/api/reports/{report}").json()
        assert (shown["at"], shown["step"]["view"]) == (at, view)
        one.say(type="concede")
        one.hear("done")
        for player in (one, two):
            player.say(type="next")
            player.hear("done")
        while one.state["gameNumber"] == 1:
            one.hear()
        shown = client.get(f"/api/reports/{report}").json()
        assert (shown["at"], shown["step"]["view"]) == (at, view)


def test_accounts_keep_games_and_decks(client: Browser) -> None:
    made = client.post("/api/accounts", json={"name": "はなこ", "passphrase": "ながいあいことば"})
    assert made.status_code == 201
    taken = other(client).post("/api/accounts", json={"name": "はなこ", "passphrase": "ながいあいことば"})
    assert taken.json()["error"][0] == "complaint-account-name-taken"
    wrong = other(client).post("/api/accounts/session", json={"name": "はなこ", "passphrase": "ちがうあいことば"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, ["complaint-wrong-passphrase"])
    opened(client, opponent="random")
    client.put("/api/me/decks", json={"game": "legions", "name": "デッキ1", "list": "1 カード"})
    me = client.get("/api/me").json()
    assert (me["name"], len(me["games"]), [deck["name"] for deck in me["decks"]]) == ("はなこ", 1, ["デッキ1"])
    assert other(client).get("/api/me").json()["name"] is None


def test_no_secret_is_kept_as_it_is(client: Browser, settings: Settings) -> None:
    client.post("/api/accounts", json={"name": "hana", "passphrase": "long-passphrase"})
    table = opened(client, opponent="random")
    token = table["rejoin"].rsplit("#", 1)[1]
    path = Path(settings.database.removeprefix("sqlite:///"))
    kept = b"".join(file.read_bytes() for file in path.parent.glob("kirifuda.sqlite*"))
    assert token.encode() not in kept
    assert b"long-passphrase" not in kept


def test_what_may_be_taken_back_before_a_restart_may_be_taken_back_after_it(settings: Settings) -> None:
    with Serving(settings) as server, server.browser() as client:
        table = opened(client)
        guest = other(client)
        guest.post(f"/api/tables/{table['table']}/join", json={"name": "乙"})
        with Player(client, table["table"]) as one, Player(guest, table["table"]) as two:
            play_on([one, two], random.Random(3), most=9)
            before = server.hub.tables[table["table"]]
            moments = list(before.earlier)
            one.say(type="undo")
            one.hear("done")
        cookies = [dict(client.cookies), dict(guest.cookies)]
        kept = list(server.hub.tables[table["table"]].earlier)
    assert len(moments) == 9 and kept in (moments, moments[: len(kept)])
    with Serving(settings) as server, server.browser(cookies[0]) as client, server.browser(cookies[1]) as guest:
        assert client.get(f"/api/tables/{table['table']}").json()["seat"] == 0
        again = server.hub.tables[table["table"]]
        assert again.earlier == kept
        with Player(client, table["table"]) as one, Player(guest, table["table"]) as two:
            at = one.state["at"]
            free = one.state["undo"]["may"] == "free"
            one.say(type="undo")
            one.hear("done")
            if not free:
                two.say(type="allow-undo", yes=True)
                two.hear("done")
            while one.state["at"] == at:
                one.hear()
            assert one.state["at"] == max(moment.answers for moment in kept if moment.seat == 0)


def test_an_answer_to_what_was_asked_before_something_was_taken_back_is_refused(client: Browser) -> None:
    table = opened(client, opponent="random")["table"]
    with Player(client, table) as player:
        while not player.asked:
            player.hear()
        seen = dict(player.state)
        player.answer(0)
        while player.state["undo"]["may"] != "free":
            player.hear()
        player.say(type="undo")
        while player.state["at"] != seen["at"] or player.state["takenBack"] == seen["takenBack"]:
            player.hear()
        assert player.state["undo"]["here"] is True
        late = {"type": "answer", "at": seen["at"], "index": 0, "game": seen["gameNumber"], "back": seen["takenBack"]}
        player.say(**late, ref="late")
        refused = player.hear("error")
        assert (refused["ref"], refused["say"][0]) == ("late", "complaint-table-stale")
        player.say(**{**late, "back": player.state["takenBack"]})
        player.hear("done")
