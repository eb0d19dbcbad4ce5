"""`kirifuda serve`: the table, in the browser."""

import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

import typer

from ..errors import Complaint
from ..extras import needed
from ..text.file_problems import why
from .console import say_line
from .language_option import Lang


def serve(
    host: Annotated[str | None, typer.Option(help="待ち受けるアドレス / address to listen on")] = None,
    port: Annotated[int | None, typer.Option(help="ポート / port")] = None,
    database: Annotated[
        str | None, typer.Option(help="データベースのURL / database URL: sqlite:///…, postgresql+psycopg://…")
    ] = None,
    data: Annotated[str | None, typer.Option(help="データを置くフォルダー / folder for data")] = None,
    browser: Annotated[bool, typer.Option(help="ブラウザで開く / open a browser")] = False,
    log_level: Annotated[
        str | None, typer.Option(help="ログの詳しさ / how much is logged: debug, info, warning, error")
    ] = None,
    lang: Lang = "",
) -> None:
    """ブラウザで遊ぶテーブルを開く。 Open the table for play in the browser."""
    with needed("server", "kirifuda serve"):
        import uvicorn

        from ..server.app import create_app, page_folder
        from ..server.logs import configure_logs
        from ..server.preparing import get_ready
        from ..server.running import allow_many_sockets, uvicorn_options
        from ..server.settings import settings_of
        from ..server.store import Store

    given = {"host": host, "port": port, "database": database, "data": data, "log_level": log_level}
    settings = settings_of(given)
    if not (page_folder() / "index.html").is_file():
        raise Complaint("page-not-built")
    _check_free(settings.host, settings.port)
    store = Store(settings.database_url)
    configure_logs(settings.log_level)
    allow_many_sockets()
    address = f"http://{settings.host}:{settings.port}/"
    say_line("serve-open", address=address)
    threading.Thread(target=get_ready, daemon=True).start()
    if browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    uvicorn.run(create_app(settings, store), **uvicorn_options(settings))


def _check_free(host: str, port: int) -> None:
    """Complain of an address that cannot be listened on, before anything else is done."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except (OSError, OverflowError) as problem:
        raise Complaint("address-taken", host=host, port=str(port), problem=why(problem)) from None


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "healthz", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
