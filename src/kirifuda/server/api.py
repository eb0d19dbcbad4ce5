"""The API: games, tables, decks, replays, accounts, the judge. It holds no rules."""

import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Cookie, Query, Request, Response
from fastapi import Path as InPath
from sqlalchemy import select
from starlette.requests import HTTPConnection

from ..agents import AGENTS
from ..api import edition_title, editions, find_edition, find_game, games
from ..deck_building import built_in_decks, usual_deck_names
from ..errors import Complaint
from ..game_records import record_of
from ..kernel.phrase import Phrase
from . import accounts, replays, schema, seen
from .addresses import addresses_for_others
from .decks import list_problems
from .faces import packed_faces
from .hub import Hub, PerhapsSeated, seat_of
from .identities import SEAT_COOKIE, SESSION_COOKIE, new_id, plain_title
from .judge import clause_json
from .limits import address_of
from .meanings import meanings_json
from .packing import Packed, reply_zipped
from .phrases import as_json
from .preparing import prepared
from .refusals import complaint_told, refuses
from .requests import (
    Credentials,
    DeckToCheck,
    DeckToKeep,
    JoinTable,
    NewReport,
    NewTable,
    PlayOn,
    SeatToken,
    UploadedReplay,
)
from .shapes import (
    AccountJson,
    ClauseJson,
    DeckJson,
    GameJson,
    HintJson,
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
    TodayJson,
)
from .showcase import card_of, fan, today
from .store import missing
from .tables import OVER, Table
from .thinking import hinted

JSON: Final = "application/json"
PLAIN_TEXT: Final = "text/plain; charset=utf-8"
MONTH: Final = 30 * 86_400
MOST_SEATS: Final = 30
BETWEEN_TOKENS: Final = "."
"""In no token."""
"""Cookies of seats that a browser brings along: each is sent with every request."""
MOST_STEPS: Final = 200
MOST_ANSWERS: Final = 100_000
TABLE_ID: Final = r"[A-Za-z0-9_-]{1,32}"
TableId = Annotated[str, InPath(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, InPath(max_length=40)]
router = APIRouter(prefix="/api", responses=refuses(429, 503))


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _work(request: Request) -> None:
    """Somebody asks for what takes time or makes a row."""
    hub = hub_of(request)
    hub.limits.work(address_of(hub.settings, request))


def _table_wanted(request: Request) -> None:
    hub = hub_of(request)
    hub.limits.table(address_of(hub.settings, request))


def tokens_of(request: HTTPConnection, table: str) -> list[str]:
    """What a browser holds of a table: the token of a seat, or two where nobody could say which of them it is."""
    return [token for token in request.cookies.get(SEAT_COOKIE + table, "").split(BETWEEN_TOKENS)[:2] if token]


async def _account(request: Request) -> tuple[int, str] | None:
    return await accounts.account_of(hub_of(request).store, request.cookies.get(SESSION_COOKIE))


def _give_seat(request: Request, response: Response, table: str, token: str) -> None:
    """The seat is kept in a cookie. Of tables that are gone or over the oldest cookies go, when there are many."""
    hub = hub_of(request)
    secure = hub.settings.secure_cookies
    held = [name.removeprefix(SEAT_COOKIE) for name in request.cookies if name.startswith(SEAT_COOKIE)]
    done = [id for id in held if id != table and (id not in hub.tables or hub.tables[id].status == OVER)]
    for id in done[: max(len(held) - MOST_SEATS, 0)]:
        response.delete_cookie(SEAT_COOKIE + id, path="/")
    response.set_cookie(
        SEAT_COOKIE + table, token, max_age=MONTH, httponly=True, samesite="strict", secure=secure, path="/"
    )


def _give_session(request: Request, response: Response, token: str) -> None:
    secure = hub_of(request).settings.secure_cookies
    response.set_cookie(
        SESSION_COOKIE, token, max_age=accounts.SESSION, httponly=True, samesite="strict", secure=secure, path="/"
    )


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
            "usual": list(usual_deck_names(game)),
            "agents": sorted(AGENTS),
            "shown": fan(game),
            "cards": len(record_of(game).faces()),
            "onto": {what: list(zones) for what, zones in record_of(game).gestures.onto.items()},
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


@router.get("/cards/today")
async def card_of_today() -> TodayJson:
    """One card for each day, the same for everybody."""
    await prepared()
    game, face, card = card_of(today())
    return {"game": game, "face": face, "card": card}


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
async def check_deck(wanted: DeckToCheck, request: Request) -> ProblemsJson:
    """Everything that is wrong with a deck, each with its clause and its line."""
    _work(request)
    return {"problems": await hub_of(request).workers.do(list_problems, wanted.game, wanted.edition, wanted.list)}


# --- tables ----------------------------------------------------------------------------------------------------


@router.get("/addresses")
async def addresses(request: Request) -> list[str]:
    """Where devices in the same network find this server: what to invite others with; none if it is for one machine."""
    settings = hub_of(request).settings
    return addresses_for_others(settings.host, request.url.port or settings.port)


@router.get("/tables")
async def lobby(request: Request) -> list[TableJson]:
    """One's own games that are not over, listed or not; tables that wait for somebody, and games one may look on at."""
    hub = hub_of(request)
    held = [name.removeprefix(SEAT_COOKIE) for name in request.cookies if name.startswith(SEAT_COOKIE)]
    own = [table for table in hub.under_way(held) if seat_of(table, tokens_of(request, table.id)) is not None]
    others = [table for table in hub.lobby() if table not in own]
    return [table_json(request, table) for table in (*own, *others)]


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
    _table_wanted(request)
    account = await _account(request)
    table, seat, token = await hub.open_table(wanted.model_dump(), account[0] if account else None)
    if account:
        await accounts.note_played(hub.store, account[0], table.id, seat)
    _give_seat(request, response, table.id, token)
    return {**table_json(request, table), "seat": seat, "rejoin": _link(table.id, token)}


@router.get("/tables/{table}", responses=refuses(404, 422))
async def one_table(table: TableId, request: Request) -> TableJson:
    return table_json(request, await hub_of(request).find(table))


@router.post("/tables/{table}/join", response_model=SeatedJson, responses=refuses(400, 403, 404, 413, 422))
async def join_table(table: TableId, wanted: JoinTable, request: Request, response: Response) -> SeatedJson | Response:
    """Take the free seat; the game begins."""
    _work(request)
    hub = hub_of(request)
    found = await hub.find(table)
    if seat_of(found, tokens_of(request, table)) is not None:
        raise Complaint("table-already-seated")
    account = await _account(request)
    try:
        seat, token = await hub.join(found, wanted.name, wanted.deck, account[0] if account else None)
    except PerhapsSeated as unsure:
        refused = await complaint_told(request, unsure)
        _give_seat(request, refused, table, unsure.token)
        return refused
    if account:
        await accounts.note_played(hub.store, account[0], table, seat)
    _give_seat(request, response, table, token)
    return {**table_json(request, found), "seat": seat, "rejoin": _link(table, token)}


def _link(table: str, token: str) -> str:
    """What stands behind # is kept by the page: no server and no proxy is told it."""
    return f"/rejoin/{table}#{token}"


@router.post("/tables/{table}/rejoin", responses=refuses(400, 403, 404, 413, 422))
async def rejoin(table: TableId, brought: SeatToken, request: Request, response: Response) -> TableJson:
    """Take one's seat on another device, by the token of the link one has kept."""
    _work(request)
    found = await hub_of(request).find(table)
    seat = seat_of(found, [brought.token])
    if seat is None:
        raise Complaint("bad-rejoin-link")
    _give_seat(request, response, table, brought.token)
    return {**table_json(request, found), "seat": seat}


@router.post("/tables/{table}/seat/renew", response_model=SeatedJson, responses=refuses(403, 404, 413, 422))
async def renew_seat(table: TableId, request: Request, response: Response) -> SeatedJson | Response:
    """A new link for one's seat. The old one, and every device that had it, has the seat no more."""
    _work(request)
    hub = hub_of(request)
    found = await hub.find(table)
    seat = seat_of(found, tokens_of(request, table))
    if seat is None:
        raise Complaint("table-onlooker")
    try:
        token = await hub.renew(found, seat)
    except PerhapsSeated as unsure:
        refused = await complaint_told(request, unsure)
        held = next(one for one in tokens_of(request, table) if seat_of(found, [one]) == seat)
        _give_seat(request, refused, table, BETWEEN_TOKENS.join([unsure.token, held]))
        return refused
    _give_seat(request, response, table, token)
    return {**table_json(request, found), "seat": seat, "rejoin": _link(table, token)}


@router.post("/tables/{table}/rematch", responses=refuses(403, 404, 413, 422))
async def go_on_to_rematch(table: TableId, request: Request, response: Response) -> SeatedJson:
    """Take one's seat at the table of the rematch: whoever holds the old seat is given a token for the new one."""
    _work(request)
    hub = hub_of(request)
    old = await hub.find(table)
    for held in tokens_of(request, table):
        seat = seat_of(old, [held])
        if seat is not None:
            break
    else:
        raise Complaint("table-onlooker")
    found, seat, token = await hub.seat_again(old, seat, held)
    account = await _account(request)
    if account:
        await accounts.note_played(hub.store, account[0], found.id, seat)
    _give_seat(request, response, found.id, token)
    return {**table_json(request, found), "seat": seat, "rejoin": _link(found.id, token)}


@router.get("/tables/{table}/hint", responses=refuses(403, 404, 422))
async def hint(table: TableId, request: Request) -> HintJson:
    """What the computer thinks of the question that is put to one's seat; only against the computer."""
    _work(request)
    hub = hub_of(request)
    found = await hub.find(table)
    seat = seat_of(found, tokens_of(request, table))
    if seat is None:
        raise Complaint("table-onlooker")
    if not found.seats[1 - seat].is_computer:
        raise Complaint("hint-against-person")
    if found.game is None:
        raise Complaint("hint-not-asked")
    return await hinted(hub.thinkers, found.game, seat)


@router.post("/tables/{table}/reports", status_code=201, responses=refuses(400, 403, 404, 413, 422))
async def report(table: TableId, wanted: NewReport, request: Request) -> ReportedJson:
    """Report a problem: a link to this very moment, with a note."""
    _work(request)
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
    await hub.store.run(lambda connection: connection.execute(missing(connection, schema.reports).values(**values)))
    return {"report": id, "link": f"/report/{id}"}


@router.get("/reports/{report}", responses=refuses(404, 422))
async def one_report(report: TableId, request: Request) -> ReportJson:
    """A reported moment: while the game runs, hands are shown to nobody but the reporter."""
    _work(request)
    hub = hub_of(request)

    def find(connection: Any) -> Any:
        return connection.execute(select(schema.reports).where(schema.reports.c.id == report)).first()

    row = await hub.store.run(find)
    if row is None:
        raise Complaint("no-such-report", given=report[:40])
    table = await hub.find(row.table_id)
    is_reporter = seat_of(table, tokens_of(request, table.id)) == row.seat
    eyes = seen.BOTH_OPEN if table.status == OVER else row.seat if is_reporter else seen.ONLOOKER
    opening, answers = await table.moment_of(row.number)
    step = await hub.workers.do(replays.step_at, opening, answers, eyes)
    return {
        "report": report,
        "note": row.note,
        "table": row.table_id,
        "at": len(answers),
        "seat": row.seat,
        "game": table.header["game"],
        "edition": table.header["edition"],
        "players": [seat.name for seat in table.seats],
        "step": step,
    }


# --- replays -----------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/games/{number}", response_model=ReplayJson, responses=refuses(404, 422))
async def replay_of(
    table: TableId,
    number: Annotated[int, InPath(ge=1, le=99)],
    request: Request,
    seat: Annotated[int, Query(ge=0, le=3)] = 3,
    first: Annotated[int, Query(ge=0, le=MOST_ANSWERS)] = 0,
) -> Response:
    """A finished game step by step, as a seat saw it (0, 1), as onlookers did (2), or with nothing hidden (3)."""
    _work(request)
    hub = hub_of(request)
    found = await hub.find(table)
    answers = await found.answers_of(number)
    _only_finished(found, number)
    head = {
        "table": table,
        "game": found.header["game"],
        "edition": found.header["edition"],
        "number": number,
        "games": len(found.choosers),
        "answers": len(answers),
        "players": [one.name for one in found.seats],
        "endedBy": await found.end_of(number),
    }
    last = first + MOST_STEPS - 1
    opening = found.terms(found.choosers[number - 1])
    do = hub.workers.do_alone if found.brings_files else hub.workers.do
    packed = await do(replays.packed_steps, head, opening, answers, seat, first, last)
    return reply_zipped(request, packed, JSON)


def _only_finished(table: Table, number: int) -> None:
    under_way = table.game is None or table.game.outcome is None
    if number == table.played + 1 and under_way and table.status != OVER:
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
) -> Response:
    """The record of a finished game, as the command line reads it."""
    _work(request)
    hub = hub_of(request)
    found = await hub.find(table)
    answers = await found.answers_of(number)
    _only_finished(found, number)
    headers = {"Content-Disposition": f'attachment; filename="{table}-{number}.replay"'}
    names = [seat.name or "?" for seat in found.seats]
    opening = found.terms(found.choosers[number - 1])
    do = hub.workers.do_alone if found.brings_files else hub.workers.do
    packed = await do(replays.packed_file, opening, answers, names, language)
    return reply_zipped(request, packed, PLAIN_TEXT, headers)


@router.post("/tables/{table}/games/{number}/play-on", status_code=201, responses=refuses(400, 403, 404, 413, 422, 429))
async def play_on(
    table: TableId, number: Annotated[int, InPath(ge=1, le=99)], wanted: PlayOn, request: Request, response: Response
) -> SeatedJson:
    """A new table that goes on from a step of a finished game, against the computer."""
    hub = hub_of(request)
    found = await hub.find(table)
    answers = await found.answers_of(number)
    _only_finished(found, number)
    if found.brings_files:
        raise Complaint("replay-own-cards-play-on")
    if wanted.at > len(answers):
        raise Complaint("no-such-step", given=wanted.at, count=len(answers))
    _table_wanted(request)
    chooser = found.choosers[number - 1]
    begun, seat, token = await hub.play_on(found, answers[: wanted.at], chooser, wanted.model_dump())
    account = await _account(request)
    if account:
        await accounts.note_played(hub.store, account[0], begun.id, seat)
    _give_seat(request, response, begun.id, token)
    return {**table_json(request, begun), "seat": seat, "rejoin": _link(begun.id, token)}


@router.post("/replays/open", response_model=OpenedReplayJson, responses=refuses(400, 403, 413, 422))
async def open_replay(
    brought: UploadedReplay, request: Request, seat: Annotated[int, Query(ge=0, le=3)] = 3
) -> Response:
    """Look at a record that was made elsewhere, by the command line too."""
    _work(request)
    do = _done_for(hub_of(request), brought)
    packed = await do(replays.packed_upload, brought.text, brought.named_files, seat, MOST_STEPS * 5)
    return reply_zipped(request, packed, JSON)


def _done_for(hub: Hub, brought: UploadedReplay) -> Callable[..., Awaitable[Any]]:
    """Cards that somebody brings are played with where nothing else is played, before or after."""
    return hub.workers.do_alone if brought.files else hub.workers.do


@router.post("/replays", status_code=201, responses=refuses(400, 403, 413, 422, 429))
async def keep_replay(brought: UploadedReplay, request: Request) -> TableJson:
    """Lay a record that was made elsewhere on a table of its own, to be shared and played on from."""
    hub = hub_of(request)
    _table_wanted(request)
    record = await _done_for(hub, brought)(replays.brought, brought.text, brought.named_files)
    return table_json(request, await hub.keep_record(record))


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
    hub = hub_of(request)
    hub.limits.account(address_of(hub.settings, request))


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
    _work(request)
    account = await _need_account(request)
    name = plain_title(deck.name)
    await accounts.keep_deck(hub_of(request).store, account, find_game(deck.game), name, deck.list)
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
