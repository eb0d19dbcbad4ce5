"""The API: games, tables, decks, replays, accounts, the judge. It holds no rules."""

import asyncio
import time
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Cookie, Query, Request, Response
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse
from sqlalchemy import insert, select
from starlette.requests import HTTPConnection

from ..agents import AGENTS
from ..api import edition_title, editions, find_edition, find_game, games
from ..deck_building import BUILDINGS, STANDARD, built_in_decks, deck_problems
from ..errors import Complaint
from ..kernel.phrase import Phrase
from . import accounts, replays, schema, seen
from .faces import packed_faces
from .hub import Hub, seat_of
from .identities import SEAT_COOKIE, SESSION_COOKIE, new_id
from .judge import clause_json
from .meanings import meanings_json
from .packing import Packed
from .phrases import as_json
from .preparing import prepared
from .refusals import refuses
from .requests import Credentials, DeckToCheck, DeckToKeep, JoinTable, NewReport, NewTable, PlayOn, UploadedReplay
from .shapes import (
    AccountJson,
    ClauseJson,
    DeckJson,
    GameJson,
    KeptDecksJson,
    MeaningJson,
    MeJson,
    OpenedReplayJson,
    ProblemsJson,
    ReplayJson,
    ReportedJson,
    ReportJson,
    SeatedJson,
    TableJson,
)
from .tables import OVER, Table

YEAR: Final = 365 * 86_400
MOST_STEPS: Final = 200
MOST_ANSWERS: Final = 100_000
TableId = Annotated[str, InPath(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, InPath(max_length=40)]
router = APIRouter(prefix="/api")


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def tokens_of(request: HTTPConnection, table: str) -> list[str]:
    return [token for token in (request.cookies.get(SEAT_COOKIE + table),) if token]


async def _account(request: Request) -> tuple[int, str] | None:
    return await accounts.account_of(hub_of(request).store, request.cookies.get(SESSION_COOKIE))


def _give_seat(request: Request, response: Response, table: str, token: str) -> None:
    secure = hub_of(request).settings.secure_cookies
    response.set_cookie(
        SEAT_COOKIE + table, token, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/"
    )


def _give_session(request: Request, response: Response, token: str) -> None:
    secure = hub_of(request).settings.secure_cookies
    response.set_cookie(SESSION_COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")


# --- games and cards ---------------------------------------------------------------------------------------


@router.get("/games", response_model=list[GameJson])
async def list_games(request: Request) -> Response:
    """Every game, its editions, its starter decks, and the computer players there are."""
    await prepared()
    return _all_games().reply(request)


@cache
def _all_games() -> Packed:
    found: list[GameJson] = [
        {
            "game": game,
            "name": as_json(Phrase(f"game-{game}")),
            "editions": [
                {"edition": one, "name": [as_json(title) for title in edition_title(game, one)]}
                for one in editions(game)
            ],
            "decks": [{"deck": name, "name": _deck_name(path)} for name, path in built_in_decks(game).items()],
            "agents": sorted(AGENTS),
        }
        for game in games()
    ]
    return Packed.json(found)


def _deck_name(path: Path) -> str:
    """The title that stands at the head of a deck's file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            return line.lstrip("# ").strip()
    return path.stem


@router.get("/games/{game}/cards", response_model=list[dict[str, Any]], responses=refuses(404, 422))
async def list_cards(game: GameName, request: Request) -> Response:
    """What is printed on every card of a game, by its face."""
    found = find_game(game)
    await prepared(found)
    return packed_faces(found).reply(request)


@router.get("/games/{game}/cards/{face}/meaning", responses=refuses(404, 422))
async def card_meaning(game: GameName, face: Annotated[int, InPath(ge=0, le=100_000)]) -> list[MeaningJson]:
    """What the texts of a card are taken to mean."""
    found = find_game(game)
    await prepared(found)
    return meanings_json(found, face)


@router.get("/games/{game}/decks/{deck}", responses=refuses(404, 422))
async def starter_deck(game: GameName, deck: Annotated[str, InPath(max_length=60)]) -> DeckJson:
    """The list of a starter deck."""
    found = built_in_decks(find_game(game)).get(deck)
    if found is None:
        raise Complaint("no-such-deck", given=deck)
    return {"deck": deck, "name": _deck_name(found), "list": found.read_text(encoding="utf-8")}


@router.get("/games/{game}/{edition}/clauses/{clause:path}", responses=refuses(404, 422))
async def judge(
    game: GameName, edition: Annotated[str, InPath(max_length=60)], clause: Annotated[str, InPath(max_length=60)]
) -> ClauseJson:
    """What a clause says in our words, and the rulings on it."""
    found = find_game(game)
    await prepared(found)
    return clause_json(found, find_edition(found, edition), clause)


@router.post("/decks/check", responses=refuses(400, 403, 404, 413, 422))
async def check_deck(wanted: DeckToCheck) -> ProblemsJson:
    """Everything that is wrong with a deck, each with its clause and its line."""
    game = find_game(wanted.game)
    await prepared(game)
    edition = find_edition(game, wanted.edition or None)
    if game not in BUILDINGS:
        raise Complaint("no-decks", game=Phrase(f"game-{game}"))
    building = BUILDINGS[game]()
    problems = deck_problems(building, Path("deck"), wanted.list, building.regulation(STANDARD), edition)
    return {"problems": [{"line": one.line, "say": as_json(one.phrase)} for one in problems]}


# --- tables ----------------------------------------------------------------------------------------------------


@router.get("/tables")
async def lobby(request: Request) -> list[TableJson]:
    """Tables that wait for somebody, and games one may look on at."""
    return [table_json(request, table) for table in hub_of(request).lobby()]


def table_json(request: Request, table: Table) -> TableJson:
    return {
        "table": table.id,
        "game": table.header["game"],
        "edition": table.header["edition"],
        "title": table.header.get("title", ""),
        "clock": table.header.get("clock", {}),
        "match": table.header.get("match", 0),
        "status": table.status,
        "listed": table.listed,
        "players": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "games": len(table.choosers),
        "seat": seat_of(table, tokens_of(request, table.id)),
        "changed": table.changed_at,
    }


@router.post("/tables", status_code=201, responses=refuses(400, 403, 404, 413, 422, 429))
async def open_table(wanted: NewTable, request: Request, response: Response) -> SeatedJson:
    """Open a table; the seat is kept in a cookie."""
    hub = hub_of(request)
    _not_too_many(request)
    account = await _account(request)
    table, seat, token = await hub.open_table(wanted.model_dump(), account[0] if account else None)
    if account:
        await accounts.note_played(hub.store, account[0], table.id, seat)
    _give_seat(request, response, table.id, token)
    return {**table_json(request, table), "seat": seat, "rejoin": f"/rejoin/{table.id}/{token}"}


def _not_too_many(request: Request) -> None:
    if not request.app.state.opening.take(address_of(request)):
        raise Complaint("too-many-tables")


@router.get("/tables/{table}", responses=refuses(404, 422))
async def one_table(table: TableId, request: Request) -> TableJson:
    return table_json(request, await hub_of(request).find(table))


@router.post("/tables/{table}/join", responses=refuses(400, 403, 404, 413, 422))
async def join_table(table: TableId, wanted: JoinTable, request: Request, response: Response) -> SeatedJson:
    """Take the free seat; the game begins."""
    hub = hub_of(request)
    found = await hub.find(table)
    if seat_of(found, tokens_of(request, table)) is not None:
        raise Complaint("table-already-seated")
    account = await _account(request)
    seat, token = await hub.join(found, wanted.name, wanted.deck, account[0] if account else None)
    if account:
        await accounts.note_played(hub.store, account[0], table, seat)
    _give_seat(request, response, table, token)
    return {**table_json(request, found), "seat": seat, "rejoin": f"/rejoin/{table}/{token}"}


@router.post("/tables/{table}/rejoin", responses=refuses(403, 404, 413, 422))
async def rejoin(
    table: TableId, token: Annotated[str, Query(max_length=64)], request: Request, response: Response
) -> TableJson:
    """Take one's seat on another device, by the token of the link one has kept."""
    found = await hub_of(request).find(table)
    seat = seat_of(found, [token])
    if seat is None:
        raise Complaint("bad-rejoin-link")
    _give_seat(request, response, table, token)
    return {**table_json(request, found), "seat": seat}


@router.post("/tables/{table}/rematch", responses=refuses(403, 404, 413, 422))
async def go_on_to_rematch(table: TableId, request: Request, response: Response) -> TableJson:
    """Take one's seat at the table of the rematch: the token of the old seat opens it."""
    hub = hub_of(request)
    old = await hub.find(table)
    held = [token for token in tokens_of(request, table) if seat_of(old, [token]) is not None]
    if not held:
        raise Complaint("table-onlooker")
    if not old.rematch:
        raise Complaint("table-no-rematch")
    found = await hub.find(old.rematch)
    seat = seat_of(found, held)
    account = await _account(request)
    if account and seat is not None:
        await accounts.note_played(hub.store, account[0], found.id, seat)
    _give_seat(request, response, found.id, held[0])
    return {**table_json(request, found), "seat": seat}


@router.post("/tables/{table}/reports", status_code=201, responses=refuses(400, 403, 404, 413, 422))
async def report(table: TableId, wanted: NewReport, request: Request) -> ReportedJson:
    """Report a problem: a link to this very moment, with a note."""
    hub = hub_of(request)
    found = await hub.find(table)
    seat = seat_of(found, tokens_of(request, table))
    if seat is None:
        raise Complaint("table-onlooker")
    id = new_id()
    values = {
        "id": id,
        "table_id": table,
        "seat": seat,
        "number": found.numbered,
        "note": wanted.note,
        "created": time.time(),
    }
    await hub.store.run(lambda connection: connection.execute(insert(schema.reports).values(**values)))
    return {"report": id, "link": f"/report/{id}"}


@router.get("/reports/{report}", responses=refuses(404, 422))
async def one_report(report: TableId, request: Request) -> ReportJson:
    """A reported moment: while the game runs, only as the reporter saw it."""
    hub = hub_of(request)

    def find(connection: Any) -> Any:
        return connection.execute(select(schema.reports).where(schema.reports.c.id == report)).first()

    row = await hub.store.run(find)
    if row is None:
        raise Complaint("no-such-report", given=report[:40])
    table = await hub.find(row.table_id)
    eyes = seen.BOTH_OPEN if table.status == OVER else row.seat
    begun, answers = await replays.moment_of(table, row.number)
    at = len(answers)
    steps = await asyncio.to_thread(replays.steps_json, begun, answers, eyes, at, at)
    return {
        "report": report,
        "note": row.note,
        "table": row.table_id,
        "at": at,
        "seat": row.seat,
        "game": table.header["game"],
        "edition": table.header["edition"],
        "players": [seat.name for seat in table.seats],
        "step": steps[-1] if steps else None,
    }


# --- replays -----------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/games/{number}", responses=refuses(404, 422))
async def replay_of(
    table: TableId,
    number: Annotated[int, InPath(ge=1, le=99)],
    request: Request,
    seat: Annotated[int, Query(ge=0, le=3)] = 3,
    first: Annotated[int, Query(ge=0, le=MOST_ANSWERS)] = 0,
) -> ReplayJson:
    """A finished game step by step, as a seat saw it (0, 1), as onlookers did (2), or with nothing hidden (3)."""
    found = await hub_of(request).find(table)
    begun, answers = await replays.game_at(found, number)
    _only_finished(found, number)
    steps = await asyncio.to_thread(replays.steps_json, begun, answers, seat, first, first + MOST_STEPS - 1)
    return {
        "table": table,
        "game": found.header["game"],
        "edition": found.header["edition"],
        "number": number,
        "games": len(found.choosers),
        "answers": len(answers),
        "players": [one.name for one in found.seats],
        "endedBy": found.ended_by,
        "steps": steps,
    }


def _only_finished(table: Table, number: int) -> None:
    if number == table.played + 1 and (table.game is None or table.game.outcome is None):
        raise Complaint("table-not-over")


@router.get(
    "/tables/{table}/games/{number}/file",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **refuses(404, 422)},
)
async def replay_file(
    table: TableId,
    number: Annotated[int, InPath(ge=1, le=99)],
    request: Request,
    language: Annotated[Literal["ja", "en"], Query()] = "ja",
) -> PlainTextResponse:
    """The record of a finished game, as the command line reads it."""
    found = await hub_of(request).find(table)
    begun, answers = await replays.game_at(found, number)
    _only_finished(found, number)
    headers = {"Content-Disposition": f'attachment; filename="{table}-{number}.replay"'}
    text = await asyncio.to_thread(replays.file_of, found, begun, answers, language)
    return PlainTextResponse(text, headers=headers)


@router.post("/tables/{table}/games/{number}/play-on", status_code=201, responses=refuses(400, 403, 404, 413, 422, 429))
async def play_on(
    table: TableId, number: Annotated[int, InPath(ge=1, le=99)], wanted: PlayOn, request: Request, response: Response
) -> SeatedJson:
    """A new table that goes on from a step of a finished game, against the computer."""
    hub = hub_of(request)
    found = await hub.find(table)
    _, answers = await replays.game_at(found, number)
    _only_finished(found, number)
    if wanted.at > len(answers):
        raise Complaint("no-such-step", given=wanted.at, count=len(answers))
    _not_too_many(request)
    chooser = found.choosers[number - 1]
    begun, seat, token = await hub.play_on(found, answers[: wanted.at], chooser, wanted.model_dump())
    _give_seat(request, response, begun.id, token)
    return {**table_json(request, begun), "seat": seat, "rejoin": f"/rejoin/{begun.id}/{token}"}


@router.post("/replays/open", responses=refuses(400, 403, 413, 422))
async def open_replay(brought: UploadedReplay, seat: Annotated[int, Query(ge=0, le=3)] = 3) -> OpenedReplayJson:
    """Look at a record that was made elsewhere, by the command line too."""
    return await asyncio.to_thread(_opened, brought.text, seat)


def _opened(text: str, seat: int) -> OpenedReplayJson:
    begun, answers, names = replays.opened(text)
    return {
        "game": begun.rules.game,
        "edition": begun.rules.edition,
        "answers": len(answers),
        "players": list(names),
        "steps": replays.steps_json(begun, answers, seat, 0, MOST_STEPS * 5),
    }


# --- accounts ------------------------------------------------------------------------------------------------------


@router.post("/accounts", status_code=201, responses=refuses(400, 403, 413, 422, 429))
async def register(given: Credentials, request: Request, response: Response) -> AccountJson:
    """Make an account."""
    _not_too_often(request)
    account, token = await accounts.register(hub_of(request).store, given.name, given.passphrase)
    _give_session(request, response, token)
    return {"account": account, "name": given.name}


@router.post("/accounts/session", responses=refuses(400, 403, 413, 422, 429))
async def log_in(given: Credentials, request: Request, response: Response) -> AccountJson:
    _not_too_often(request)
    account, token = await accounts.log_in(hub_of(request).store, given.name, given.passphrase)
    _give_session(request, response, token)
    return {"account": account, "name": given.name}


def _not_too_often(request: Request) -> None:
    if not request.app.state.logging_in.take(address_of(request)):
        raise Complaint("too-fast")


@router.delete("/accounts/session", status_code=204, responses=refuses(403, 413, 422))
async def log_out(
    request: Request, response: Response, session: Annotated[str | None, Cookie(alias=SESSION_COOKIE)] = None
) -> None:
    if session:
        await accounts.log_out(hub_of(request).store, session)
    response.delete_cookie(SESSION_COOKIE, path="/")


@router.get("/me")
async def me(request: Request) -> MeJson:
    """Who one is: an account with its games and decks, or a guest."""
    account = await _account(request)
    if account is None:
        return {"name": None, "games": [], "decks": []}
    store = hub_of(request).store
    return {
        "name": account[1],
        "games": await accounts.games_of(store, account[0]),
        "decks": await accounts.decks_of(store, account[0]),
    }


@router.put("/me/decks", responses=refuses(400, 403, 404, 413, 422))
async def keep_deck(deck: DeckToKeep, request: Request) -> KeptDecksJson:
    account = await _need_account(request)
    await accounts.keep_deck(hub_of(request).store, account, find_game(deck.game), deck.name, deck.list)
    return {"decks": await accounts.decks_of(hub_of(request).store, account)}


@router.delete("/me/decks/{deck}", responses=refuses(403, 404, 413, 422))
async def drop_deck(deck: Annotated[int, InPath(ge=0, le=2**31 - 1)], request: Request) -> KeptDecksJson:
    account = await _need_account(request)
    if not await accounts.drop_deck(hub_of(request).store, account, deck):
        raise Complaint("no-such-deck", given=str(deck))
    return {"decks": await accounts.decks_of(hub_of(request).store, account)}


async def _need_account(request: Request) -> int:
    account = await _account(request)
    if account is None:
        raise Complaint("need-account")
    return account[0]
