"""What was sent and cannot be read is told in our words, all of it at once, with what would be right."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter, ValidationError

from kirifuda.server import messages, requests
from kirifuda.server.app import create_app
from kirifuda.server.misread import KINDS, PATTERNS, all_misread
from kirifuda.server.settings import Settings
from kirifuda.words import say

from .players import Player, opened
from .saying import said
from .serving import Browser

ODD = (None, True, 0, -1, 10**30, 1.5, "", "x" * 200_000, "\0", "elsewhere", [], {}, "NAN", "INFINITY")
"""Values of which every field takes only some; the last two are written as JSON does not allow."""


@pytest.mark.parametrize(
    ("path", "sent", "japanese", "english"),
    [
        (
            "/api/tables",
            {"game": "black-poker"},
            "送られたものが読めません：「name」がありません。",
            "What was sent cannot be read: “name” is missing.",
        ),
        (
            "/api/tables",
            {"game": 1, "name": "", "clock": {"kind": "sand", "seconds": "ten"}, "seat": 3, "colour": "red"},
            "送られたものが読めません：「game」は文字列でなければなりません、「name」は1文字以上です、"
            "「seat」は1, 2のどれかでなければなりません、"
            "「clock.kind」はnone, decision, gameのどれかでなければなりません、"
            "「clock.seconds」は数でなければなりません、「colour」という項目はありません。",
            "What was sent cannot be read: “game” must be a text, “name” must have 1 or more characters, "
            "“seat” must be one of 1, 2, “clock.kind” must be one of none, decision, game, "
            "“clock.seconds” must be a number, “colour” is not known here.",
        ),
        (
            "/api/tables",
            {"game": "legions", "name": "甲", "regulation": "yesterday", "listed": "yes", "title": "a\0b"},
            "送られたものが読めません：「listed」はtrueかfalseでなければなりません、"
            "「regulation」は2026-01-31のような日付か空でなければなりません、"
            "「title」はヌル文字のない文字列でなければなりません。",
            "What was sent cannot be read: “listed” must be true or false, "
            "“regulation” must be a day as 2026-01-31, or empty, “title” must be a text without null characters.",
        ),
        (
            "/api/tables",
            [],
            "送られたものが読めません：「全体」はオブジェクトでなければなりません。",
            "What was sent cannot be read: “the whole of it” must be an object.",
        ),
        (
            "/api/tables/abc/games/x/play-on",
            {"at": -1, "seat": 1, "name": "甲"},
            "送られたものが読めません：「number」は整数でなければなりません、「at」は0以上でなければなりません。",
            "What was sent cannot be read: “number” must be a whole number, “at” must be at least 0.",
        ),
    ],
)
def test_a_request_is_told_everything_that_is_wrong_with_it(
    client: Browser, path: str, sent: object, japanese: str, english: str
) -> None:
    answer = client.post(path, json=sent)
    assert answer.status_code == 422
    assert said(answer.json()["error"]) == [japanese, english]
    parts = [said(one["say"]) for one in answer.json()["problems"]]
    assert english == f"What was sent cannot be read: {', '.join(part[1] for part in parts)}."


def test_a_body_that_is_no_json_is_told_so(client: Browser) -> None:
    answer = client.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert said(answer.json()["error"])[1] == "What was sent cannot be read: it is no JSON."


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ('{"type": "answer", "at": "0"}', "“at” must be a whole number, “index” is missing"),
        ('{"at": 0}', "“type” is missing"),
        ('{"type": "ping", "ref": "' + "x" * 41 + '"}', "“ref” must have at most 40 characters"),
        ("[1]", "“the whole of it” must be an object"),
        ("{", "it is no JSON"),
    ],
)
def test_a_message_is_told_everything_that_is_wrong_with_it(client: Browser, text: str, english: str) -> None:
    table = opened(client, opponent="random")["table"]
    with Player(client, table) as one:
        one.socket.send(text)
        assert said(one.hear("error")["say"])[1] == f"What was sent cannot be read: {english}."


def shapes() -> Iterator[tuple[TypeAdapter[Any], dict[str, Any]]]:
    """Everything that the server reads, with values that are right as far as they are needed."""
    for found in requests.Request.__subclasses__():
        yield TypeAdapter(found), {}
    for found in messages._Message.__subclasses__():
        yield messages.SAID, {"type": get_args(found.model_fields["type"].annotation)[0]}


def errors_of(shape: TypeAdapter[Any], sent: Any) -> list[Any]:
    text = json.dumps(sent).replace('"NAN"', "NaN").replace('"INFINITY"', "1e999")
    try:
        shape.validate_json(text)
    except ValidationError as problem:
        return list(problem.errors(include_url=False, include_input=False))
    return []


def test_every_kind_of_error_that_can_happen_has_words_in_both_languages() -> None:
    fields = {name for found in vars(requests).values() for name in getattr(found, "model_fields", ())}
    fields |= {name for found in vars(messages).values() for name in getattr(found, "model_fields", ())}
    assert {"clock", "index", "passphrase"} < fields
    met: set[str] = set()
    for shape, right in shapes():
        for field in (*sorted(fields), "nonsense"):
            for odd in ODD:
                found = errors_of(shape, {**right, field: odd})
                met |= {one["type"] for one in found}
                for language in ("ja", "en"):
                    assert not found or say(all_misread(found), language)
    assert met <= set(KINDS)
    assert {"missing", "extra_forbidden", "string_too_long", "union_tag_invalid", "finite_number"} < met


def test_every_pattern_that_is_asked_for_is_told_in_words() -> None:
    def patterns(found: Any) -> Iterator[str]:
        if isinstance(found, dict):
            if isinstance(found.get("pattern"), str):
                yield found["pattern"]
            for one in found.values():
                yield from patterns(one)
        elif isinstance(found, list):
            for one in found:
                yield from patterns(one)

    assert set(patterns(create_app(Settings()).openapi())) == set(PATTERNS)
