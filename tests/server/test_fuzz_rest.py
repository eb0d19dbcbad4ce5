"""Whatever is asked of the API, by its own description or against it, is answered as the description says."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from kirifuda.deck_building import built_in_decks
from kirifuda.server.app import create_app
from kirifuda.server.preparing import prepare
from kirifuda.server.settings import Settings

from .saying import said

MANY: dict[str, Any] = {
    "tables_an_hour": 100_000,
    "work_a_minute": 100_000,
    "logins_a_minute": 100_000,
    "requests_a_second": 100_000.0,
    "hosts": "testserver",
}
EXAMPLES = 5
"""For each operation; the same ones in every run."""
HERE = "http://testserver"
DESCRIBED = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(
    create_app(Settings()).openapi(),
    config=SchemathesisConfig.from_dict(
        {
            "generation": {"deterministic": True},
            "request-timeout": 120,
            "phases": {"coverage": {"unexpected-methods": ["TRACE"]}},
            "checks": {"negative_data_rejection": {"expected-statuses": [400, 403, 404, 405, 413, 422, 429]}},
        }
    ),
)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    prepare()
    return create_app(Settings(database=f"sqlite:///{folder / 'kirifuda.sqlite'}", **MANY))


@pytest.fixture(scope="module")
def stranger(app: Any) -> Iterator[Any]:
    with asgi.get_client(app) as client:
        yield client


@pytest.fixture(scope="module")
def somebody(app: Any, stranger: Any) -> Iterator[Any]:
    """Somebody with an account, a seat in a game under way, one in a game that is over, and a free seat to take."""
    with asgi.get_client(app) as client:
        registered = client.post(f"{HERE}/api/accounts", json={"name": "はなこ", "passphrase": "ながいあいことば"})
        assert registered.status_code == 201, registered.text
        client.tables = []
        for who, opponent in ((stranger, "open"), (client, "random"), (client, "random")):
            wanted = {"game": "black-poker", "name": "甲", "opponent": opponent}
            client.tables.append(who.post(f"{HERE}/api/tables", json=wanted).json()["table"])
        over = client.tables[2]
        asgi._get_portal().call(app.state.hub.tables[over].concede, 0)
        report = client.post(f"{HERE}/api/tables/{over}/reports", json={"note": "ここ"})
        client.reports = [report.json()["report"]]
        client.replay = client.get(f"{HERE}/api/tables/{over}/games/1/file").text
        yield client


def in_clear_words(context: Any, response: Any, case: Any) -> None:
    """A refusal says why, in both languages."""
    if response.status_code >= 400:
        body = response.json()
        assert set(body) <= {"error", "problems"}, body
        for wire in (body["error"], *(one["say"] for one in body.get("problems", ()))):
            said(wire)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_answers_as_it_is_described(case: Any, stranger: Any, somebody: Any) -> None:
    case.call_and_validate(HERE, stranger, checks=[*DESCRIBED, negative_data_rejection, in_clear_words])
    for changed in at_real_places(case, somebody):
        response = changed.call(HERE, somebody)
        changed.validate_response(response, checks=[*DESCRIBED, in_clear_words])


def at_real_places(case: Any, somebody: Any) -> Iterator[Any]:
    """The same request about things that are there, by somebody who has a seat."""
    there: dict[str, list[Any]] = {
        "table": somebody.tables,
        "report": somebody.reports,
        "game": ["black-poker", "legions"],
    }
    for name, places in there.items():
        if name in (case.path_parameters or {}):
            for place in places:
                case.path_parameters[name] = place
                if "number" in case.path_parameters:
                    case.path_parameters["number"] = 1
                yield case
    if isinstance(case.body, dict) and "game" in case.body:
        case.body = {**case.body, "game": "legions"}
        if "edition" in case.body:
            case.body["edition"] = ""
        yield case


# --- texts that people bring -----------------------------------------------------------------------------

AT_LENGTH = settings(
    max_examples=25, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)


@st.composite
def mutated(draw: st.DrawFn, lines: tuple[str, ...]) -> str:
    """A text with lines dropped, doubled, exchanged, cut and written over."""
    found = list(lines)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(found) - 1)) if found else 0
        what = draw(st.sampled_from(("drop", "double", "swap", "cut", "write", "number")))
        if what == "write" or not found:
            found.insert(at, draw(st.text(max_size=30)))
        elif what == "drop":
            del found[at]
        elif what == "double":
            found.insert(at, found[at])
        elif what == "swap":
            other = draw(st.integers(0, len(found) - 1))
            found[at], found[other] = found[other], found[at]
        elif what == "cut":
            found[at] = found[at][: draw(st.integers(0, 10))]
        else:
            found[at] = re.sub(r"\d+", str(draw(st.integers(-1, 10**30))), found[at])
    return "\n".join(found)


def sent(client: Any, path: str, body: dict[str, Any]) -> int:
    response = client.post(HERE + path, json=body)
    assert response.status_code in (200, 201, 422), response.text
    if response.status_code == 422:
        found = response.json()
        for wire in (found["error"], *(one["say"] for one in found.get("problems", ()))):
            said(wire)
    return int(response.status_code)


@AT_LENGTH
@given(data=st.data())
def test_a_record_that_was_tampered_with_is_opened_or_refused_in_words(data: st.DataObject, somebody: Any) -> None:
    sent(somebody, "/api/replays/open", {"text": data.draw(mutated(tuple(somebody.replay.splitlines())))})


@AT_LENGTH
@given(data=st.data(), game=st.sampled_from(("legions", "last-chronicle", "legend-of-stars")))
def test_a_deck_that_was_tampered_with_is_taken_or_refused_in_words(
    data: st.DataObject, game: str, somebody: Any
) -> None:
    path = sorted(built_in_decks(game).values())[0]
    deck = data.draw(mutated(tuple(path.read_text(encoding="utf-8").splitlines())))
    checked = sent(somebody, "/api/decks/check", {"game": game, "list": deck})
    assert checked == 200
    sent(somebody, "/api/tables", {"game": game, "name": "甲", "deck": deck})


# --- sizes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("told", [True, False])
def test_a_body_that_is_too_long_is_refused_whether_its_length_is_told_or_not(
    told: bool, app: Any, stranger: Any
) -> None:
    body = json.dumps({"text": "x" * app.state.settings.largest_body}).encode()
    response = stranger.post(
        f"{HERE}/api/replays/open", data=body if told else (part for part in (body[:1000], body[1000:]))
    )
    assert response.status_code == 413
    assert response.json() == {"error": ["complaint-too-long", {"most": app.state.settings.largest_body}]}


def test_tables_and_log_ins_are_limited_for_each_address(tmp_path: Path) -> None:
    few = {"tables_an_hour": 3, "logins_a_minute": 2}
    limited = create_app(Settings(database=f"sqlite:///{tmp_path / 'kirifuda.sqlite'}", hosts="testserver", **few))
    wanted = {"game": "black-poker", "name": "甲", "opponent": "open"}
    with asgi.get_client(limited) as client:
        opening = [client.post(f"{HERE}/api/tables", json=wanted) for _ in range(4)]
        entering = [
            client.post(f"{HERE}/api/accounts/session", json={"name": "だれか", "passphrase": "ひみつのことば"})
            for _ in range(3)
        ]
    assert [one.status_code for one in opening] == [201, 201, 201, 429]
    assert opening[-1].json() == {"error": ["complaint-too-many-tables"]}
    assert [one.status_code for one in entering] == [403, 403, 429]
    assert entering[-1].json() == {"error": ["complaint-too-fast"]}
