"""Things that seldom change, kept ready to be sent: compressed once, and not sent again to who has them already."""

import gzip
import hashlib
import json
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

WORTH_PACKING: Final = 512
PICTURES: Final = ("image/png", "image/jpeg", "image/webp", "font/")
"""Compressed already."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class Packed:
    """Bytes of a media type, plain and compressed, with a tag that changes when they do."""

    __slots__ = ("gzipped", "kind", "plain", "tag")

    def __init__(self, plain: bytes, kind: str) -> None:
        self.plain = plain
        self.kind = kind
        self.tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
        worth_it = len(plain) >= WORTH_PACKING and not kind.startswith(PICTURES)
        self.gzipped = gzip.compress(plain, 9, mtime=0) if worth_it else b""

    @classmethod
    def json(cls, found: object) -> "Packed":
        return cls(json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode(), "application/json")

    def reply(self, request: Request, keep: str = ASK_AGAIN) -> Response:
        headers = {"ETag": self.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.gzipped and takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.gzipped, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.plain, media_type=self.kind, headers=headers)


def zipped(plain: bytes) -> bytes:
    return gzip.compress(plain, 6, mtime=0)


def zipped_json(found: object) -> bytes:
    return zipped(json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode())


def reply_zipped(request: Request, content: bytes, kind: str, headers: Mapping[str, str] | None = None) -> Response:
    """What was compressed already: as it is to whoever takes it so, and plain to others."""
    told = {**(headers or {}), "Vary": "Accept-Encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(content, media_type=kind, headers={**told, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(content), media_type=kind, headers=told)


def takes_gzip(accepted: str) -> bool:
    """Whether somebody who accepts these encodings accepts gzip."""
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
