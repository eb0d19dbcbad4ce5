"""Who may talk, and how much they may say at once: looked at before anything else."""

import ipaddress
import logging
import platform
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.phrase import Phrase
from .limits import Limits, address_of
from .refusals import told
from .settings import Settings

log = logging.getLogger("kirifuda.server")

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
TOO_LONG: Final = 413
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}


def same_origin(settings: Settings, origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this server, or of one that was named; no browser sends no origin."""
    if origin is None:
        return True
    return origin in settings.allowed_origins or (host is not None and _place(origin) == host)


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def served_as(settings: Settings, host: str | None) -> bool:
    """Whether this server is reached under that name. An address always is: nobody can make one of ours their own."""
    try:
        name = (urlsplit(f"//{host or ''}").hostname or "").lower()
    except ValueError:
        return False
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        pass
    own = {"localhost", settings.host.lower(), *settings.hosts.lower().split(), *_names_of_machine()}
    return name in own or any(_place(origin) == host for origin in settings.allowed_origins)


@cache
def _names_of_machine() -> tuple[str, ...]:
    name = platform.node().lower()
    return (name, f"{name.split('.')[0]}.local") if name else ()


class Guard:
    """Refuses pages of other sites and bodies that are too long, whether their length was told beforehand or not."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.settings.largest_body
        heard = 0
        started = False

        async def receive_some() -> Message:
            nonlocal heard
            message = await receive()
            heard += len(message.get("body", b""))
            if heard > most:
                raise HTTPException(TOO_LONG)
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            started = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, send_with_headers)
            return
        try:
            await self.app(scope, receive_some, send_with_headers)
        except Exception as problem:
            place = getattr(scope.get("route"), "path", "?")  # an address may hold what somebody wrote
            log.exception("fault at %s %s", scope["method"], place, exc_info=problem)
            if not started:
                said = told(500, Phrase("complaint-internal", problem=type(problem).__name__))
                await said(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> Response | None:
        """What is said to a request that is not looked at any further."""
        headers = Headers(scope=scope)
        host = headers.get("host")
        if not served_as(self.settings, host):
            return told(421, Phrase("complaint-unknown-host", given=host or ""))
        limits: Limits = scope["app"].state.limits
        of_the_api = scope["path"].startswith("/api/")  # the page is many small files
        if of_the_api and not limits.request(address_of(self.settings, HTTPConnection(scope))):
            return told(429, Phrase("complaint-too-fast"))
        if scope["method"] in HARMLESS:
            return None
        if not same_origin(self.settings, headers.get("origin"), host):
            return told(403, Phrase("complaint-foreign-origin"))
        length, most = headers.get("content-length", "0"), self.settings.largest_body
        if not (length.isascii() and length.isdecimal()) or len(length) > 12 or int(length) > most:
            return told(TOO_LONG, Phrase("complaint-too-long", most=most))
        return None
