"""The application: the API, the sockets, the page; errors in words, limits, health, logs without secrets."""

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from .. import __doc__ as what_it_is
from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..text.file_problems import Broken
from .api import TABLE_ID, router, tokens_of
from .guard import Guard, same_origin, served_as
from .hub import Hub, seat_of
from .learn_api import router as learn_router
from .limits import Limits, address_of
from .owning import TakenOver
from .page import page_folder, serve_page
from .phrases import as_json
from .refusals import broken_told, complaint_told, http_told, invalid_told, refuses, told
from .rules_api import router as rules_router
from .seen import ONLOOKER
from .settings import Settings
from .shapes import HealthJson
from .sockets import COME_BACK, Watcher
from .store import Store
from .times import Times

__all__ = ["create_app", "page_folder"]
log = logging.getLogger("kirifuda.server")
POLICY_CLOSED: Final = 1008
TOO_MANY_SOCKETS: Final = 4029
PATIENCE: Final = 5.0
"""Seconds in which a database that is well has answered."""


def create_app(settings: Settings, store: Store | None = None, times: Times | None = None) -> FastAPI:
    """The application, on a database that is open already or that is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = Hub(store or Store(settings.database_url), settings, times, app.state.limits)
        app.state.hub = hub
        await hub.open()
        yield
        await hub.close()

    app = FastAPI(title="Kirifuda", description=what_it_is or "", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.state.limits = Limits(settings)
    # As they are: what is included would be built anew by the first request, and everybody at the table waits for it.
    app.router.routes.extend(router.routes)
    app.router.routes.extend(rules_router.routes)
    app.router.routes.extend(learn_router.routes)
    app.add_api_route("/healthz", health, methods=["GET"], responses=refuses(503), response_model=HealthJson)
    app.add_api_websocket_route("/ws/tables/{table}", play)
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(Complaint, complaint_told)
    app.add_exception_handler(Broken, broken_told)
    app.add_exception_handler(RequestValidationError, invalid_told)
    app.add_exception_handler(HTTPException, http_told)
    app.add_exception_handler(SQLAlchemyError, database_told)
    app.add_exception_handler(TakenOver, database_told)
    serve_page(app)
    return app


async def health(request: Request) -> HealthJson | Response:
    """Whether the server is up and its database takes what is written."""
    hub: Hub = request.app.state.hub
    try:
        await asyncio.wait_for(hub.store.well(), PATIENCE)
    except (SQLAlchemyError, TakenOver, TimeoutError) as problem:
        log.error("the database does not answer: %s", type(problem).__name__)
        return told(503, Phrase("complaint-database-silent"))
    return {"ok": True, "tables": len(hub.tables)}


async def play(socket: WebSocket, table: str) -> None:
    """The socket of a table: a player's, by the cookie of the seat; or an onlooker's."""
    hub: Hub = socket.app.state.hub
    limits: Limits = socket.app.state.limits
    host = socket.headers.get("host")
    if not served_as(hub.settings, host) or not same_origin(hub.settings, socket.headers.get("origin"), host):
        await socket.close(POLICY_CLOSED)
        return
    address = address_of(hub.settings, socket)
    if not limits.request(address):
        await socket.close(TOO_MANY_SOCKETS)  # not accepted: it costs no more than this
        return
    await socket.accept()
    if not limits.socket(address):
        await _turned_away(socket, Phrase("complaint-too-many-sockets"), TOO_MANY_SOCKETS)
        return
    try:
        await _play(socket, hub, table, address)
    finally:
        limits.socket_closed(address)


async def _play(socket: WebSocket, hub: Hub, table: str, address: str) -> None:
    try:
        if not re.fullmatch(TABLE_ID, table):
            raise Complaint("no-such-table", given=table[:40])
        found = await hub.find(table)
    except Complaint as complaint:
        await _turned_away(socket, complaint.phrase, POLICY_CLOSED)
        return
    except (SQLAlchemyError, TakenOver):
        await socket.close(COME_BACK)
        return
    as_onlooker = socket.query_params.get("look") == "on"
    held = seat_of(found, tokens_of(socket, found.id))
    seat = ONLOOKER if as_onlooker or held is None else held
    if seat == ONLOOKER and found.onlookers >= hub.settings.onlookers:
        await _turned_away(socket, Phrase("complaint-too-many-onlookers"), TOO_MANY_SOCKETS)
        return
    await Watcher(hub, found, seat, socket, address, plays=held is not None).serve()


async def _turned_away(socket: WebSocket, why: Phrase, code: int) -> None:
    with contextlib.suppress(RuntimeError, OSError):
        await socket.send_json({"type": "error", "ref": "", "say": as_json(why)})
        await socket.close(code)


async def database_told(request: Request, problem: Exception) -> Response:
    """The store has logged what is wrong with it."""
    return told(503, Phrase("complaint-database-silent"))
