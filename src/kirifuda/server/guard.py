"""Who may talk, and how much they may say at once: looked at before anything else."""

from typing import Final
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.phrase import Phrase
from .refusals import told
from .settings import Settings

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
        if scope["method"] not in HARMLESS:
            headers = Headers(scope=scope)
            if not same_origin(self.settings, headers.get("origin"), headers.get("host")):
                await told(403, Phrase("complaint-foreign-origin"))(scope, receive, send)
                return
            length = headers.get("content-length", "0")
            if not (length.isascii() and length.isdecimal()) or len(length) > 12 or int(length) > most:
                await told(TOO_LONG, Phrase("complaint-too-long", most=most))(scope, receive, send)
                return
        heard = 0

        async def receive_some() -> Message:
            nonlocal heard
            message = await receive()
            heard += len(message.get("body", b""))
            if heard > most:
                raise HTTPException(TOO_LONG)
            return message

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive_some, send_with_headers)
