"""Another game: both wish it, and each finds the old seat's owner in a seat of the new table."""

from .players import Player, opened
from .serving import Browser

OLD = "/api/tables/{}/rematch"


def until_rematch(player: Player) -> str:
    while not player.state["rematch"]["table"]:
        player.hear()
    table: str = player.state["rematch"]["table"]
    return table


def until_over(player: Player) -> None:
    while player.state["outcome"] is None:
        player.hear()


def test_both_players_take_the_other_seat_of_the_new_table(client: Browser) -> None:
    table = opened(client)["table"]
    guest = Browser(base_url=client.base_url)
    guest.post(f"/api/tables/{table}/join", json={"name": "乙"})
    stranger = Browser(base_url=client.base_url)
    with Player(client, table) as one, Player(guest, table) as two:
        one.say(type="concede")
        until_over(one)
        until_over(two)
        early = client.post(OLD.format(table))
        assert (early.status_code, early.json()["error"]) == (422, ["complaint-table-no-rematch"])
        one.say(type="rematch")
        two.say(type="rematch")
        again = until_rematch(one)
        assert until_rematch(two) == again
    foreign = stranger.post(OLD.format(table))
    assert (foreign.status_code, foreign.json()["error"]) == (403, ["complaint-table-onlooker"])
    assert client.post(OLD.format(table)).json()["seat"] == 1
    assert guest.post(OLD.format(table)).json()["seat"] == 0
    with Player(client, again) as one, Player(guest, again) as two:
        assert (one.state["seat"], two.state["seat"]) == (1, 0)
        assert [player["name"] for player in one.state["players"]] == ["乙", "甲"]
