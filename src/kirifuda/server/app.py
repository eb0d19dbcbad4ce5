"""The application: the API, the sockets, the page; errors in words, limits, health, logs without secrets."""

import asyncio
import logging
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
from .api import router, tokens_of
from .guard import Guard, same_origin
from .hub import Hub, seat_of
from .limits import Buckets
from .page import page_folder, serve_page
from .phrases import as_json
from .refusals import broken_told, complaint_told, http_told, invalid_told, refuses, told
from .seen import ONLOOKER
from .settings import Settings
from .shapes import HealthJson
from .sockets import Watcher
from .store import Store

__all__ = ["create_app", "page_folder"]
log = logging.getLogger("kirifuda.server")
POLICY_CLOSED: Final = 1008
PATIENCE: Final = 5.0
"""Seconds in which a database that is well has answered."""


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
    app.add_api_route("/healthz", health, methods=["GET"], responses=refuses(503), response_model=HealthJson)
    app.add_api_websocket_route("/ws/tables/{table}", play)
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(Complaint, complaint_told)
    app.add_exception_handler(Broken, broken_told)
    app.add_exception_handler(RequestValidationError, invalid_told)
    app.add_exception_handler(HTTPException, http_told)
    app.add_exception_handler(Exception, fault_told)
    serve_page(app)
    return app


async def health(request: Request) -> HealthJson | Response:
    """Whether the server is up and its database answers."""
    hub: Hub = request.app.state.hub
    try:
        await asyncio.wait_for(hub.store.table("health"), PATIENCE)
    except (SQLAlchemyError, TimeoutError) as problem:
        log.error("the database does not answer: %s", type(problem).__name__)
        return told(503, Phrase("complaint-database-silent"))
    return {"ok": True, "tables": len(hub.tables)}


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
    as_onlooker = socket.query_params.get("look") == "on"
    seat = None if as_onlooker else seat_of(found, tokens_of(socket, found.id))
    await Watcher(hub, found, ONLOOKER if seat is None else seat, socket).serve()


async def fault_told(request: Request, problem: Exception) -> Response:
    place = getattr(request.scope.get("route"), "path", "?")  # an address may hold the token of a seat
    log.exception("fault at %s %s", request.method, place, exc_info=problem)
    return told(500, Phrase("complaint-internal", problem=type(problem).__name__))
