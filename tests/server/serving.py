"""A server in a thread, and browsers that talk to it as pages do."""

import socket
import threading
import time
from dataclasses import replace
from typing import Any

import httpx
import uvicorn

from kirifuda.server.app import create_app
from kirifuda.server.hub import Hub
from kirifuda.server.running import uvicorn_options
from kirifuda.server.settings import Settings
from kirifuda.server.times import Times

PATIENCE = 120.0
"""Seconds after which what has not come will not come. A loaded machine is slow; nothing waits so long without need."""


class Browser(httpx.Client):
    """One person's browser: its cookies are its own."""

    def __init__(self, **options: Any) -> None:
        super().__init__(timeout=PATIENCE, **options)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Serving:
    def __init__(self, settings: Settings, times: Times | None = None) -> None:
        self.app = create_app(settings, times=times)
        self.port = free_port()
        config = uvicorn.Config(self.app, **uvicorn_options(replace(settings, port=self.port)))
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)

    def __enter__(self) -> "Serving":
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.uvicorn.started:
                return self
            time.sleep(0.005)
        raise TimeoutError("the server did not start")

    def __exit__(self, *problem: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    def finish_thinking(self) -> None:
        """A computer player that is left alone has its thought out: it draws on the chance of its own test."""
        end = time.monotonic() + PATIENCE
        while any(table.thinking for table in list(self.hub.tables.values())) and time.monotonic() < end:
            time.sleep(0.005)

    def browser(self, cookies: dict[str, str] | None = None) -> Browser:
        return Browser(base_url=f"http://127.0.0.1:{self.port}", cookies=cookies)


Json = dict[str, Any]
