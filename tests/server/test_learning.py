"""Lessons over the network: nothing is kept on the server, everything is bounded, mistakes are told of."""

from dataclasses import replace
from typing import Any

import pytest

from kirifuda import games
from kirifuda.lessons.exercise import MOST_ANSWERS
from kirifuda.server.settings import Settings

from .saying import said
from .serving import Browser, Serving


def got(client: Browser, path: str) -> Any:
    answer = client.get(f"/api/learn{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_every_game_has_its_lessons(client: Browser) -> None:
    courses = got(client, "")
    assert [course["game"] for course in courses] == list(games())
    for course in courses:
        assert course["lessons"][0]["kind"] == "game"


def test_a_guided_game_comes_whole_with_what_every_mistake_would_do(client: Browser) -> None:
    lesson = got(client, "/black-poker/00-first-game")
    acts = lesson["acts"]
    assert acts[0]["right"] is None and acts[-1]["coach"] is None
    block = next(
        act for act in acts if act["moment"]["question"] and act["moment"]["question"].get("prompt") == "blockers"
    )
    right = block["moment"]["question"]["options"][block["right"]]
    assert said(right["say"])[1] == "your ♡9 (common soldier 9)"
    none, wall = block["otherwise"]
    assert (none["index"], wall["index"]) == (0, 2)
    assert [event["kind"] for event in none["events"]][:1] == ["unblocked"]
    assert [event["kind"] for event in wall["events"]][:1] == ["blocked"]
    for act in acts:
        for one in act["otherwise"]:
            said(one["option"])
            for event in one["events"]:
                said(event["say"])
    assert acts[-1]["moment"]["outcome"]["winner"] == 0


def test_a_guided_game_tells_every_event_once(client: Browser) -> None:
    for game in games():
        acts = got(client, f"/{game}/00-first-game")["acts"]
        numbers = [event["number"] for act in acts for event in act["moment"]["events"]]
        assert numbers == list(range(len(numbers)))


def test_nothing_hidden_is_told(client: Browser) -> None:
    for game in games():
        for act in got(client, f"/{game}/00-first-game")["acts"]:
            hand = next(z for z in act["moment"]["view"]["zones"] if z["name"] == "hand" and z["seat"] == 1)
            assert all(card["face"] == -1 for card in hand["cards"])


def tried(client: Browser, lesson: str, answers: list[int]) -> Any:
    return client.post(f"/api/learn/{lesson}/answers", json={"answers": answers})


def test_an_exercise_is_played_by_saying_all_answers_again(client: Browser) -> None:
    begun = got(client, "/legions/03-clear-the-way")["begun"]
    options = [said(one["say"])[1] for one in begun["question"]["options"]]
    fawn = next(at for at, name in enumerate(options) if "Attack" in name and "Springing Fawn" in name)
    after = tried(client, "legions/03-clear-the-way", [fawn]).json()
    assert (after["question"]["prompt"], after["result"]) == ("attack-target", "")
    names = [said(one["say"])[1] for one in after["question"]["options"]]
    master = next(at for at, name in enumerate(names) if "Takamuro" in name)
    for target, result in ((1 - master, "reached"), (master, "")):
        now = tried(client, "legions/03-clear-the-way", [fawn, target]).json()
        stag = next(one["index"] for one in now["question"]["options"] if one["kind"] == "attack")
        assert tried(client, "legions/03-clear-the-way", [fawn, target, stag]).json()["result"] == result


def test_what_cannot_be_answered_is_refused_in_words(client: Browser) -> None:
    for answers in ([999], [0] * MOST_ANSWERS, [0] * (MOST_ANSWERS + 1), [-1]):
        answer = tried(client, "legions/03-clear-the-way", answers)
        assert answer.status_code == 422, answer.text
        said(answer.json()["error"])


@pytest.mark.parametrize("path", ["/legions/nothing", "/chess/00-first-game", "/legions/nothing/judged"])
def test_a_lesson_that_is_not_there_is_said(client: Browser, path: str) -> None:
    answer = client.get(f"/api/learn{path}")
    assert answer.status_code == 404
    said(answer.json()["error"])


def test_a_question_is_judged_with_reasons(client: Browser) -> None:
    lesson = got(client, "/legions/01-who-may-attack")
    assert lesson["begun"]["question"] is None
    assert ["Fawn" in said(one)[1] for one in lesson["which"]] == [True, False, False, False]
    verdicts = got(client, "/legions/01-who-may-attack/judged")
    assert [(one["may"], one["clause"]) for one in verdicts] == [
        (False, "28-4"),
        (True, ""),
        (False, "30-1"),
        (True, ""),
    ]
    assert all(said(one["why"]) for one in verdicts if not one["may"])


def test_a_card_is_asked_about_at_every_act(client: Browser) -> None:
    acts = got(client, "/legions/00-first-game")["acts"]
    at = next(number for number, act in enumerate(acts) if act["right"] is not None)
    hand = next(zone for zone in acts[at]["moment"]["view"]["zones"] if zone["name"] == "hand" and zone["seat"] == 0)
    asked = {"act": at, "card": hand["cards"][0]["handle"]}
    verdicts = client.post("/api/learn/legions/00-first-game/why", json=asked).json()
    assert [(one["action"], one["may"]) for one in verdicts if one["action"] == "unlock"] == [("unlock", True)]


def test_answers_in_lessons_are_counted(settings: Settings) -> None:
    with Serving(replace(settings, lessons_a_minute=2)) as serving:
        client = Browser(base_url=f"http://127.0.0.1:{serving.port}")
        statuses = [tried(client, "black-poker/02-all-out", []).status_code for _ in range(4)]
    assert statuses == [200, 200, 429, 429]
