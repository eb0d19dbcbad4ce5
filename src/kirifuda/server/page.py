"""The built page: its files, and its first file for every address that is neither one of them nor the API."""

import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.routing import Match

from .packing import ASK_AGAIN, FOR_EVER, Packed


def page_folder() -> Path:
    return Path(str(files("kirifuda") / "_page"))


def serve_page(app: FastAPI) -> None:
    folder = page_folder().resolve()
    first = folder / "index.html"
    if not first.is_file():
        return

    async def page(path: str, request: Request) -> Response:
        if path.startswith(("api/", "ws/")):
            known = any(route.matches(request.scope)[0] == Match.PARTIAL for route in request.app.routes)
            raise HTTPException(405 if known else 404)
        wanted = folder / path
        if _is_file_in(folder, wanted):
            # The name of an asset has a hash of what is in it: another build has other names.
            return ready(wanted).reply(request, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
        if path.startswith("assets/"):
            raise HTTPException(404)
        return ready(first).reply(request)

    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


def _is_file_in(folder: Path, wanted: Path) -> bool:
    try:
        return wanted.resolve().is_relative_to(folder) and wanted.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False


def ready(file: Path) -> Packed:
    return _packed(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _packed(file: Path, written: int) -> Packed:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Packed(file.read_bytes(), kind)
