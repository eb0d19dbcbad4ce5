"""A record from a file is laid on a table: it is shared and played on from like any other."""

import kirifuda
from kirifuda import replay
from kirifuda.agents import agent_named, play_out

from .serving import Browser


def record(game: str, answers: int | None = None) -> str:
    played = kirifuda.start(game, seed=3)
    if answers is None:
        play_out(played, (agent_named("random", 1), agent_named("random", 2)))
    else:
        for _ in range(answers):
            played.answer(0)
    return replay.write(played, names=["花子", "太郎"])


def test_a_record_is_kept_looked_at_and_played_on_from(client: Browser) -> None:
    for game in ("black-poker", "legions"):
        text = record(game)
        laid = client.post("/api/replays", json={"text": text})
        assert laid.status_code == 201, laid.text
        table = laid.json()
        assert (table["status"], table["seat"]) == ("over", None)
        opened = client.post("/api/replays/open", json={"text": text}).json()
        shared = client.get(f"/api/tables/{table['table']}/games/1").json()
        assert shared["players"] == ["花子", "太郎"]
        assert shared["answers"] == opened["answers"]
        assert shared["steps"] == opened["steps"][: len(shared["steps"])]
        on = client.post(f"/api/tables/{table['table']}/games/1/play-on", json={"at": 3, "seat": 1, "name": "甲"})
        assert on.status_code == 201, on.text


def test_a_record_of_a_game_that_is_not_over_is_played_on_from(client: Browser) -> None:
    table = client.post("/api/replays", json={"text": record("black-poker", 4)}).json()["table"]
    assert client.get(f"/api/tables/{table}/games/1").status_code == 200
    on = client.post(f"/api/tables/{table}/games/1/play-on", json={"at": 2, "seat": 2, "name": "甲"})
    assert on.status_code == 201, on.text
    assert table not in [one["table"] for one in client.get("/api/tables").json()]
