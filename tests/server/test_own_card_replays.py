"""Records of games with cards of somebody's own: looked at and shared, and nothing of them is played beside others."""

from pathlib import Path
from random import Random

import pytest
from tests.legions.own_deck import CARD, DECK, RECRUIT, card_file

import kirifuda
from kirifuda import replay
from kirifuda.server import replays

from .serving import Browser, Json, Serving


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = card_file(tmp_path_factory.mktemp("cards"))
    game = kirifuda.start("legions", decks=(DECK, None), seed=3, cards=[file])
    choices = Random(3)
    while game.ask is not None and len(game.log) < 120:
        game.answer(choices.randrange(game.ask.size))
    return replay.write(game, names=["花子", "太郎"])


def with_file(record: str, text: str = CARD, name: str = "ours.toml") -> Json:
    return {"text": record, "files": [{"name": name, "text": text}]}


def names_of(found: Json) -> set[str]:
    return {card["name"] for _, card in found["own"]}


def test_a_record_is_looked_at_with_the_card_file_that_it_names(client: Browser, record: str) -> None:
    found = client.post("/api/replays/open", json=with_file(record))
    assert found.status_code == 200, found.text
    assert RECRUIT in names_of(found.json())
    known = len(client.get("/api/games/legions/cards").json())
    assert [face for face, _ in found.json()["own"]] == [*range(known, known + len(found.json()["own"]))]
    shown = {card["face"] for step in found.json()["steps"] for zone in step["view"]["zones"] for card in zone["cards"]}
    assert max(shown) >= known
    assert all(card["meaning"] is not None for _, card in found.json()["own"])


def test_it_is_shared_with_whoever_has_its_link_and_with_nobody_else(client: Browser, record: str) -> None:
    laid = client.post("/api/replays", json=with_file(record))
    assert laid.status_code == 201, laid.text
    table = laid.json()["table"]
    with Browser(base_url=client.base_url) as stranger:
        shared = stranger.get(f"/api/tables/{table}/games/1").json()
        assert RECRUIT in names_of(shared)
        assert shared["files"] == [["ours.toml", CARD]]
        assert table not in [one["table"] for one in stranger.get("/api/tables").json()]
        assert RECRUIT not in {card["name"] for card in stranger.get("/api/games/legions/cards").json()}
        decks = {"game": "legions", "name": "乙", "deck": "\n".join(DECK), "opponent": "random"}
        assert stranger.post("/api/tables", json=decks).status_code == 422
        file = stranger.get(f"/api/tables/{table}/games/1/file").text
    assert "\ncard-file: ours.toml\n" in file
    again = client.post("/api/replays/open", json=with_file(file)).json()
    assert again["steps"] == client.post("/api/replays/open", json=with_file(record)).json()["steps"]
    on = client.post(f"/api/tables/{table}/games/1/play-on", json={"at": 3, "seat": 1, "name": "甲"})
    assert (on.status_code, on.json()["error"]) == (422, ["complaint-replay-own-cards-play-on"])


def test_cards_of_somebodys_own_are_never_played_in_the_servers_process(
    server: Serving, client: Browser, record: str
) -> None:
    from kirifuda.legions.cards import catalogue
    from kirifuda.legions.fronts import FRONTS

    before = len(FRONTS)
    assert client.post("/api/replays", json=with_file(record)).status_code == 201
    assert len(FRONTS) == before
    assert RECRUIT not in {card.name for card in catalogue().cards}


def test_a_record_that_has_cards_leaves_nothing_for_the_next(client: Browser, record: str) -> None:
    other = CARD.replace("atk = 1", "atk = 2")
    assert client.post("/api/replays/open", json=with_file(record)).status_code == 200
    told = client.post("/api/replays/open", json=with_file(record, other))
    assert (told.status_code, told.json()["error"][0]) == (422, "complaint-replay-other-rules")
    assert client.post("/api/replays/open", json=with_file(record)).status_code == 200


def test_what_is_wrong_with_a_record_or_its_cards_is_said_in_words(client: Browser, record: str) -> None:
    def told(brought: Json) -> tuple[int, str]:
        answer = client.post("/api/replays/open", json=brought)
        return answer.status_code, answer.json()["error"][0]

    assert told({"text": record}) == (422, "complaint-replay-names-files")
    assert told(with_file(record, name="theirs.toml")) == (422, "complaint-replay-names-files")
    broken = client.post("/api/replays/open", json=with_file(record, text="[[card]\n"))
    assert (broken.status_code, broken.json()["error"]) == (422, ["complaint-file-broken", {"files": "ours.toml"}])
    assert [problem["say"][0] for problem in broken.json()["problems"]] == ["file-not-toml"]
    for name in ("../ours.toml", "a/ours.toml", "a\\ours.toml", "ours.txt", "ours\n.toml"):
        assert client.post("/api/replays/open", json=with_file(record, name=name)).status_code == 422
    many = {"text": record, "files": [{"name": f"{at}.toml", "text": ""} for at in range(9)]}
    assert client.post("/api/replays/open", json=many).status_code == 422


def test_a_path_in_a_record_is_never_opened(client: Browser, record: str, tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(CARD)
    away = record.replace("\ncard-file: ", f"\ncard-file: {tmp_path}/", 1)
    assert client.post("/api/replays/open", json={"text": away}).status_code == 422
    assert client.post("/api/replays/open", json=with_file(away)).status_code == 200


def test_a_file_is_written_into_the_folder_of_its_own_process_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    replays.lay_out([("ours.toml", CARD)])
    assert (tmp_path / "ours.toml").read_text() == CARD
