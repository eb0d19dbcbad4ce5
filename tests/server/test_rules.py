"""The rules on the site: books, clauses, scenarios and the search, at addresses that can be shared."""

from typing import Any

import pytest

from kirifuda import games
from kirifuda.ledger.book import read_books
from kirifuda.server import shown_scenarios
from kirifuda.server.searching import MOST, MOST_WORDS, search
from kirifuda.server.shown_scenarios import Telling, find_scenario

from .saying import said
from .serving import Browser


def got(client: Browser, path: str) -> Any:
    answer = client.get(f"/api/{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client: Browser, path: str) -> list[str]:
    answer = client.get(f"/api/{path}")
    assert answer.status_code == 404, answer.text
    return said(answer.json()["error"])


def test_a_book_is_read_from_its_first_clause_to_its_last(client: Browser) -> None:
    for game in games():
        shelf = got(client, f"rules/{game}")
        books = {book.edition: book for book in read_books(game)}
        assert [one["edition"] for one in shelf] == sorted(books, reverse=True)
        for one in shelf:
            at = one["edition"] or "-"
            first = got(client, f"rules/{game}/{at}/chapters/1")
            assert [rule["clause"] for rule in first["rules"]] == list(books[one["edition"]].chapters[0].ids)
            assert sum(chapter["count"] for chapter in one["chapters"]) == len(books[one["edition"]].ids)


def test_a_clause_has_its_rulings_the_other_edition_and_what_shows_it(client: Browser) -> None:
    rule = got(client, "rules/legions/2019/clauses/28-3")
    assert (rule["before"], rule["after"], rule["kind"]) == ("28-2", "28-4", "behaviour")
    assert [one["id"] for one in rule["rulings"]] == ["L36"]
    (other,) = rule["others"]
    assert (other["edition"], other["clause"], other["relation"]) == ("2018", "27-3", "same")
    shown = [one["scenario"] for one in rule["scenarios"]]
    assert shown[0] == "2019/28/28-3-play-from-standby"
    assert not any(one.startswith("2018/") for one in shown)
    ruling = got(client, "rules/legions/2019/clauses/L36")
    assert ruling["kind"] == "ruling" and "28-3" in ruling["about"]


def test_a_clause_with_a_slash_has_an_address(client: Browser) -> None:
    rule = got(client, "rules/black-poker/-/clauses/アクションリスト/アップ")
    assert rule["title"] == {"ja": "アップ", "en": "Up"} and rule["edition"] == ""


def test_a_clause_at_a_table_says_in_which_book_it_stands(client: Browser) -> None:
    assert got(client, "games/legions/2018/clauses/27-3")["book"] == "2018"
    assert got(client, "games/black-poker/pro/clauses/K10")["book"] == ""


def test_a_scenario_is_told_answer_by_answer(client: Browser) -> None:
    told = got(client, "rules/black-poker/scenarios/base/K10-left-the-field")
    begun, *frames = told["frames"]
    assert (begun["said"], begun["events"], told["own"]) == ([], [], [])
    options = [said(frame["said"][0]["option"])[1] for frame in frames]
    assert options[:4] == ["Return", "♠5", "♠6", "your ♡10 (common soldier 10)"], "as it is said to whoever answers"
    assert [frame["said"][0]["seat"] for frame in frames] == [1, 1, 1, 1, 1, 0, 0, 1, 1]
    for frame in told["frames"]:
        for event in frame["events"]:
            said(event["say"])
    soldiers = [zone for zone in frames[-1]["view"]["zones"] if zone["name"] == "soldiers"]
    assert [zone["count"] for zone in soldiers] == [1, 0]


def test_a_scenario_says_what_is_refused_and_by_which_clause(client: Browser) -> None:
    told = got(client, "rules/black-poker/scenarios/vectors/05-hero-needs-two-walls")
    (one,) = [one for frame in told["frames"] for one in frame["refused"]]
    assert (one["seat"], one["clause"], said(one["option"])[1]) == (0, "cost-B", "Hero Summon")
    assert said(one["why"])


def test_cards_that_a_scenario_brings_come_with_it(client: Browser) -> None:
    told = got(client, "rules/legions/scenarios/2019/28/28-3-play-from-standby")
    own = dict(map(tuple, told["own"]))
    faces = {card["face"] for frame in told["frames"] for zone in frame["view"]["zones"] for card in zone["cards"]}
    assert set(own) <= faces
    assert all(card["name"] and "meaning" in card for card in own.values())
    assert own


def test_many_answers_are_told_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_scenarios, "MOST_FRAMES", 3)
    scenario = shown_scenarios.load(shown_scenarios.folder_of("black-poker") / "base/K10-left-the-field.toml")
    play = scenario.begin(False, "ja", [], Telling)
    assert isinstance(play, Telling)
    play.frames, play.refused = [], []
    play.tell(0, [])
    scenario.give_answers(play)
    assert [len(frame["said"]) for frame in play.frames] == [0, 1, 8]


@pytest.mark.parametrize(
    "path",
    [
        "rules/legions/2019/clauses/99-99",
        "rules/legions/2017/chapters/1",
        "rules/legions/2019/chapters/999",
        "rules/legions/scenarios/../../../pyproject",
        "rules/legions/scenarios/nothing",
        "rules/chess",
    ],
)
def test_what_there_is_not_is_said(client: Browser, path: str) -> None:
    refused(client, path)


@pytest.mark.parametrize(
    ("text", "what", "game", "id"),
    [
        ("28-3", "clause", "legions", "28-3"),
        ("K10", "clause", "black-poker", "K10"),
        ("アップ", "clause", "black-poker", "アクションリスト/アップ"),
        ("up", "clause", "black-poker", "アクションリスト/アップ"),
        ("夜目の", "card", "legions", "夜目の大梟"),
        ("２８－３", "clause", "legions", "28-3"),
    ],
)
def test_what_is_called_so_is_found_first(text: str, what: str, game: str, id: str) -> None:
    first = next(one for one in search(text, None) if one["what"] == what)
    assert (first["game"], first["id"]) == (game, id)


def test_all_words_must_stand_there_and_results_are_bounded() -> None:
    for one in search("attack target", "legions"):
        words = " ".join([one["id"], *one["title"].values(), *one["text"].values()]).lower()
        assert "attack" in words and "target" in words
    many = search("a", None)
    for what, most in MOST.items():
        assert len([one for one in many if one["what"] == what]) <= most
    assert search("   ", None) == []
    words = " ".join(["a"] * MOST_WORDS)
    assert search(f"{words} zzz", None) == search(words, None) != [], "no more words than so many"


def test_the_search_is_asked_over_the_network(client: Browser) -> None:
    found = client.get("/api/search", params={"q": "28-3", "game": "legions"}).json()
    assert found[0]["id"] == "28-3"
    assert client.get("/api/search", params={"q": "a" * 81}).status_code == 422


def test_every_scenario_of_a_clause_is_there() -> None:
    for game in games():
        for one in shown_scenarios.scenarios_by_clause(game, read_books(game)[-1].edition).values():
            assert all(find_scenario(game, shown.id) is shown for shown in one)
