"""The application: the API, the sockets, the page; errors in words, limits, health, logs without secrets."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from .. import __doc__ as what_it_is
from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..text.file_problems import Broken
from .api import router, tokens_of
from .hub import Hub, seat_of
from .limits import Buckets
from .phrases import as_json
from .seen import ONLOOKER
from .settings import Settings
from .sockets import Watcher
from .store import Store

log = logging.getLogger("kirifuda.server")
NOT_FOUND: Final = {"no-such-table", "no-such-report", "no-such-deck", "no-such-clause", "no-such-game", "unknown-game"}
FORBIDDEN: Final = {"bad-rejoin-link", "table-onlooker", "need-account", "wrong-passphrase"}
TOO_MANY: Final = {"too-fast", "too-many-tables"}
CONTENT_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
POLICY_CLOSED: Final = 1008


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = Hub(Store(settings.database_url), settings)
        app.state.hub = hub
        await hub.open()
        yield
        await hub.close()

    app = FastAPI(title="Kirifuda", description=what_it_is or "", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.state.opening = Buckets(settings.tables_an_hour / 3600, settings.tables_an_hour)
    app.state.logging_in = Buckets(0.2, 20)
    app.include_router(router)
    app.add_api_route("/healthz", health, methods=["GET"])
    app.add_api_websocket_route("/ws/tables/{table}", play)
    app.middleware("http")(guard)
    app.add_exception_handler(Complaint, complaint_told)
    app.add_exception_handler(Broken, broken_told)
    app.add_exception_handler(RequestValidationError, invalid_told)
    app.add_exception_handler(HTTPException, http_told)
    app.add_exception_handler(Exception, fault_told)
    _serve_page(app)
    return app


async def health(request: Request) -> dict[str, Any]:
    """Whether the server is up and its database answers."""
    hub: Hub = request.app.state.hub
    await hub.store.table("health")
    return {"ok": True, "tables": len(hub.tables)}


# --- the page ------------------------------------------------------------------------------------------------


def page_folder() -> Path:
    return Path(str(files("kirifuda") / "_page"))


def _serve_page(app: FastAPI) -> None:
    """The built page, for every address that is neither the API nor a file of it."""
    folder = page_folder()
    if not (folder / "index.html").is_file():
        return
    app.mount("/assets", StaticFiles(directory=folder / "assets"), name="assets")

    async def page(path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise HTTPException(404)
        wanted = (folder / path).resolve()
        if path and wanted.is_relative_to(folder.resolve()) and wanted.is_file():
            return FileResponse(wanted)
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    app.add_api_route("/{path:path}", page, methods=["GET"], include_in_schema=False)


# --- who may talk -------------------------------------------------------------------------------------------


def same_origin(settings: Settings, origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this server, or of one that was named; no browser sends no origin."""
    if origin is None:
        return True
    return origin in settings.allowed_origins or (host is not None and urlsplit(origin).netloc == host)


async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    settings: Settings = request.app.state.settings
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        if not same_origin(settings, request.headers.get("origin"), request.headers.get("host")):
            return told(403, Phrase("complaint-foreign-origin"))
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > settings.largest_body:
            return told(413, Phrase("complaint-too-long", most=settings.largest_body))
    response = await call_next(request)
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Referrer-Policy", "same-origin")
    response.headers.setdefault("Content-Security-Policy", CONTENT_POLICY)
    return response


async def play(socket: WebSocket, table: str) -> None:
    """The socket of a table: a player's, by the cookie of the seat; or an onlooker's."""
    app = socket.app
    hub: Hub = app.state.hub
    if not same_origin(hub.settings, socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY_CLOSED)
        return
    await socket.accept()
    try:
        found = await hub.find(table)
    except Complaint as complaint:
        await socket.send_json({"type": "error", "ref": "", "say": as_json(complaint.phrase)})
        await socket.close(POLICY_CLOSED)
        return
    hub.tables.setdefault(found.id, found)
    as_onlooker = socket.query_params.get("look") == "on"
    seat = None if as_onlooker else seat_of(found, tokens_of(socket, found.id))  # type: ignore[arg-type]
    await Watcher(hub, found, ONLOOKER if seat is None else seat, socket).serve()


# --- errors in words ------------------------------------------------------------------------------------------


def told(status: int, phrase: Phrase) -> JSONResponse:
    return JSONResponse({"error": as_json(phrase)}, status_code=status)


async def complaint_told(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Complaint)
    key = problem.phrase.key.removeprefix("complaint-")
    status = 404 if key in NOT_FOUND else 403 if key in FORBIDDEN else 429 if key in TOO_MANY else 422
    return told(status, problem.phrase)


async def broken_told(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Broken)
    problems = [{"line": one.line, "say": as_json(one.phrase)} for one in problem.problems]
    return JSONResponse({"error": as_json(Phrase("complaint-deck-broken")), "problems": problems}, status_code=422)


async def invalid_told(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return told(422, Phrase("complaint-bad-message", where=where, problem=str(first["msg"])))


async def http_told(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    key = "complaint-no-such-address" if problem.status_code == 404 else "complaint-bad-request"
    return told(problem.status_code, Phrase(key))


async def fault_told(request: Request, problem: Exception) -> Response:
    log.exception("fault at %s %s", request.method, request.url.path, exc_info=problem)
    return told(500, Phrase("complaint-internal", problem=type(problem).__name__))
