"""The API of lessons. Nothing of a lesson is kept here: whoever learns says again what they have answered so far."""

import asyncio
from collections import OrderedDict
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath
from pydantic import Field

from ..api import find_game
from ..errors import Complaint
from ..lessons.exercise import MOST_ANSWERS
from ..lessons.file import lesson_ids
from .hub import Hub
from .learning import judged_json, packed_courses, packed_lesson, packed_moment, packed_words, why_in_lesson
from .limits import address_of
from .packing import reply_zipped
from .preparing import prepared
from .refusals import refuses
from .requests import Request as Asked
from .shapes import CourseJson, JudgedJson, LessonJson, MomentJson, VerdictJson, WordJson

JSON: Final = "application/json"
KEPT: Final = 128
"""So many lessons are kept as they begin."""
GameName = Annotated[str, InPath(max_length=40)]
LessonName = Annotated[str, InPath(max_length=60)]
Answers = Annotated[tuple[Annotated[int, Field(ge=0, le=10_000)], ...], Field(max_length=MOST_ANSWERS, strict=False)]
router = APIRouter(prefix="/api", responses=refuses(429, 503))
_begun: OrderedDict[tuple[str, str], bytes] = OrderedDict()


class Tried(Asked):
    """What was answered in an exercise so far: options by their numbers."""

    answers: Answers = ()


class Wondered(Asked):
    """A card that is asked about: at an act of a guided game, or after some answers of an exercise."""

    act: Annotated[int, Field(ge=0, le=1_000)] = 0
    answers: Answers = ()
    card: Annotated[int, Field(ge=0, le=1_000_000)] | None = None


def _found(game: str, lesson: str) -> str:
    known = find_game(game)
    if lesson not in lesson_ids(known):
        raise Complaint("no-such-lesson", given=lesson[:60])
    return known


def _counted(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    hub.limits.lesson(address_of(hub.settings, request))
    return hub


@router.get("/learn", response_model=list[CourseJson])
async def courses(request: Request) -> Response:
    """Every lesson there is."""
    await prepared()
    return (await asyncio.to_thread(packed_courses)).reply(request)


@router.get("/games/{game}/words", response_model=list[WordJson], responses=refuses(404, 422))
async def words(game: GameName, request: Request) -> Response:
    """What the words of a game mean: its aim, phases, zones, numbers and keywords."""
    return packed_words(find_game(game)).reply(request)


@router.get("/learn/{game}/{lesson}", response_model=LessonJson, responses=refuses(404, 422))
async def lesson(game: GameName, lesson: LessonName, request: Request) -> Response:
    """A lesson as it begins."""
    known = _found(game, lesson)
    packed = _begun.get((known, lesson))
    if packed is None:
        packed = await _counted(request).workers.do(packed_lesson, known, lesson)
        _begun[known, lesson] = packed
        if len(_begun) > KEPT:
            _begun.popitem(last=False)
    return reply_zipped(request, packed, JSON)


@router.post("/learn/{game}/{lesson}/answers", response_model=MomentJson, responses=refuses(400, 403, 404, 413, 422))
async def answered(game: GameName, lesson: LessonName, tried: Tried, request: Request) -> Response:
    """How an exercise stands after these answers."""
    packed = await _counted(request).workers.do(packed_moment, _found(game, lesson), lesson, tried.answers)
    return reply_zipped(request, packed, JSON)


@router.get("/learn/{game}/{lesson}/judged", responses=refuses(404, 422))
async def judged(game: GameName, lesson: LessonName, request: Request) -> list[JudgedJson]:
    """Which of the actions that a question names may be done, and why not the others."""
    return await _counted(request).workers.do(judged_json, _found(game, lesson), lesson)


@router.post("/learn/{game}/{lesson}/why", responses=refuses(400, 403, 404, 413, 422))
async def why(game: GameName, lesson: LessonName, wondered: Wondered, request: Request) -> list[VerdictJson]:
    """What could be done with a card, and what stands against it."""
    do = _counted(request).workers.do
    return await do(why_in_lesson, _found(game, lesson), lesson, wondered.act, wondered.answers, wondered.card)
