"""The API of the rules: books by chapter, clauses, what shows them step by step, and a search as one types."""

import asyncio
from collections import OrderedDict
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath

from ..api import find_game
from . import searching
from .hub import Hub
from .limits import address_of
from .packing import reply_zipped
from .preparing import prepared
from .refusals import refuses
from .rule_pages import packed_books, packed_chapter, packed_rule
from .shapes import BookJson, ChapterJson, FoundJson, RulePageJson, ScenarioJson
from .shown_scenarios import find_scenario, packed_scenario, shown_scenarios

JSON: Final = "application/json"
KEPT: Final = 128
"""So many scenarios are kept as they were played last."""
GameName = Annotated[str, InPath(max_length=40)]
Edition = Annotated[str, InPath(max_length=20)]
router = APIRouter(prefix="/api", responses=refuses(429, 503))
_played: OrderedDict[tuple[str, str], bytes] = OrderedDict()


async def _of(game: str) -> str:
    """A game whose scenarios are listed: that takes a moment, once."""
    found = find_game(game)
    await asyncio.to_thread(shown_scenarios, found)
    return found


@router.get("/rules/{game}", response_model=list[BookJson], responses=refuses(404, 422))
async def books(game: GameName, request: Request) -> Response:
    """The books of a game, the newest first: their chapters."""
    return packed_books(find_game(game)).reply(request)


@router.get("/rules/{game}/{edition}/chapters/{number}", response_model=ChapterJson, responses=refuses(404, 422))
async def chapter(
    game: GameName, edition: Edition, number: Annotated[int, InPath(ge=1, le=999)], request: Request
) -> Response:
    """A chapter of a book; the edition is - where a game has one book."""
    return packed_chapter(await _of(game), edition, number).reply(request)


@router.get("/rules/{game}/{edition}/clauses/{clause:path}", response_model=RulePageJson, responses=refuses(404, 422))
async def rule(
    game: GameName, edition: Edition, clause: Annotated[str, InPath(max_length=60)], request: Request
) -> Response:
    """A clause or a ruling with all that belongs to it."""
    return packed_rule(await _of(game), edition, clause).reply(request)


@router.get("/rules/{game}/scenarios/{scenario:path}", response_model=ScenarioJson, responses=refuses(404, 422))
async def scenario(game: GameName, scenario: Annotated[str, InPath(max_length=200)], request: Request) -> Response:
    """A scenario step by step."""
    found = await _of(game)
    shown = find_scenario(found, scenario)
    packed = _played.get((found, shown.id))
    if packed is None:
        hub: Hub = request.app.state.hub
        hub.limits.work(address_of(hub.settings, request))
        do = hub.workers.do_alone if shown.brings_cards else hub.workers.do
        packed = await do(packed_scenario, found, shown.id)
        _played[found, shown.id] = packed
        if len(_played) > KEPT:
            _played.popitem(last=False)
    return reply_zipped(request, packed, JSON)


@router.get("/search", responses=refuses(404, 422))
async def search(
    q: Annotated[str, Query(max_length=80)], game: Annotated[str | None, Query(max_length=40)] = None
) -> list[FoundJson]:
    """Clauses, rulings, cards and scenarios by number, word or name, in either language."""
    within = None if game is None else find_game(game)
    await prepared()
    return await asyncio.to_thread(searching.search, q, within)
