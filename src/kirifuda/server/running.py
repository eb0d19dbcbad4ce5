"""How uvicorn runs the application; tests and `kirifuda serve` run it alike."""

import sys
from typing import Any

from .settings import Settings


def allow_many_sockets() -> None:
    """As many open files as the system grants without asking: every page at a table is one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        # No level either: uvicorn would set it over what `configure_logs` has set.
        "log_config": None,
        "access_log": False,
        # Whose word is taken for an address is a setting (`address_of`).
        "proxy_headers": False,
        "ws": "websockets-sansio",
        # A message that is a little too long is refused in words; one that is far too long closes the socket.
        "ws_max_size": settings.largest_message * 4,
        # Compressing every message costs a third of the time of an answer, and memory for each socket.
        "ws_per_message_deflate": False,
        # A page that is gone without a word is noticed; pages notice a server that is gone by pings of their own.
        "ws_ping_interval": 10.0,
        "ws_ping_timeout": 15.0,
        "timeout_graceful_shutdown": 5,
    }
