"""What is not done, said in words: the statuses and the shape in which the API says it."""

from collections.abc import Iterable
from typing import Any, Final

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..text.file_problems import Broken
from .decks import BadDeck
from .misread import MOST, all_misread, misread
from .phrases import as_json
from .shapes import ErrorJson, ProblemJson

NOT_FOUND: Final = {
    "no-such-table",
    "no-such-report",
    "no-such-deck",
    "no-such-face",
    "no-such-clause",
    "no-such-chapter",
    "no-such-book",
    "no-such-scenario",
    "no-such-lesson",
    "no-such-game",
    "unknown-game",
}
FORBIDDEN: Final = {"bad-rejoin-link", "hint-against-person", "table-onlooker", "need-account", "wrong-passphrase"}
TOO_MANY: Final = {"too-fast", "too-many-tables"}
NOT_NOW: Final = {"server-busy"}
STATUS: Final = {
    **dict.fromkeys(NOT_FOUND, 404),
    **dict.fromkeys(FORBIDDEN, 403),
    **dict.fromkeys(TOO_MANY, 429),
    **dict.fromkeys(NOT_NOW, 503),
}
"""Of complaints; all others are 422."""
UNREADABLE: Final = 400
MEANING: Final = {
    UNREADABLE: "The body cannot be read at all",
    403: "Not allowed to whoever asks, or to pages of another site",
    404: "There is no such thing",
    413: "The body is too long",
    422: "What was asked for cannot be done; the error says why",
    429: "Too often",
    503: "The database does not answer, or there is too much to do",
}


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of an operation, for its description."""
    return {status: {"model": ErrorJson, "description": MEANING[status]} for status in statuses}


def told(status: int, phrase: Phrase, problems: Iterable[ProblemJson] = ()) -> JSONResponse:
    said: ErrorJson = {"error": as_json(phrase)}
    if problems:
        said["problems"] = list(problems)
    return JSONResponse(said, status_code=status)


async def complaint_told(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Complaint)
    key = problem.phrase.key.removeprefix("complaint-")
    return told(STATUS.get(key, 422), problem.phrase)


async def broken_told(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Broken)
    problems: list[ProblemJson] = [{"line": one.line, "say": as_json(one.phrase)} for one in problem.problems]
    if isinstance(problem, BadDeck):
        return told(422, Phrase("complaint-deck-broken", seat=problem.seat), problems)
    names = dict.fromkeys(one.path.name for one in problem.problems)
    return told(422, Phrase("complaint-file-broken", files=", ".join(names)), problems)


async def invalid_told(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    found = problem.errors()[:MOST]
    return told(422, all_misread(found), [{"line": 0, "say": as_json(misread(one))} for one in found])


async def http_told(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404:
        return told(404, Phrase("complaint-no-such-address"))
    if problem.status_code == 405:
        return told(405, Phrase("complaint-wrong-method", given=request.method))
    if problem.status_code == 413:
        return told(413, Phrase("complaint-too-long", most=request.app.state.settings.largest_body))
    return told(problem.status_code, Phrase("complaint-bad-request"))
