"""Hints over HTTP: whoever plays the computer may ask what it thinks of one's own question, and nobody else."""

from .players import Player, opened
from .serving import Browser


def test_a_player_is_told_what_the_options_promise(client: Browser) -> None:
    table = opened(client, opponent="random")["table"]
    with Player(client, table) as player:
        while not player.asked or len(player.state["question"]["options"]) == 1:
            if player.asked:
                player.answer(0)
            player.hear()
        found = client.get(f"/api/tables/{table}/hint")
        assert found.status_code == 200, found.text
        hint = found.json()
        offered = [option["index"] for option in player.state["question"]["options"]]
        assert sorted(option["index"] for option in hint["options"]) == offered
        assert hint["seat"] == player.state["seat"]
        assert hint["tries"] > 0
        assert hint["chance"] == hint["options"][0]["chance"]
        assert 0 <= hint["chance"] <= 1


def test_no_hints_for_those_who_look_on_or_play_people(client: Browser) -> None:
    table = opened(client, opponent="random", listed=True)["table"]
    stranger = Browser(base_url=client.base_url)
    refused = stranger.get(f"/api/tables/{table}/hint")
    assert (refused.status_code, refused.json()["error"][0]) == (403, "complaint-table-onlooker")
    between_people = opened(client)["table"]
    refused = client.get(f"/api/tables/{between_people}/hint")
    assert (refused.status_code, refused.json()["error"][0]) == (403, "complaint-hint-against-person")


def test_no_hint_when_the_game_is_over(client: Browser) -> None:
    table = opened(client, opponent="random")["table"]
    with Player(client, table) as player:
        player.say(type="concede")
        while player.state["outcome"] is None:
            player.hear()
    refused = client.get(f"/api/tables/{table}/hint")
    assert (refused.status_code, refused.json()["error"][0]) == (422, "complaint-hint-not-asked")
