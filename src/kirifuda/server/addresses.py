"""Where others can reach the server: what to send to somebody who is to come to a table."""

import ipaddress
import socket
from typing import Final

ANYWHERE: Final = ("0.0.0.0", "::", "")
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has: which of its own this machine would send from is known without sending anything."""


def addresses_for_others(host: str, port: int) -> list[str]:
    """The addresses of the page for devices in the same network; none if the server listens to this machine alone."""
    found = own_address() if host in ANYWHERE else host
    if not found or is_here_only(found):
        return []
    return [f"http://[{found}]:{port}" if ":" in found else f"http://{found}:{port}"]


def own_address() -> str:
    """The address of this machine in its network, or nothing."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
            trial.connect(ELSEWHERE)
            return str(trial.getsockname()[0])
    except OSError:
        return ""


def is_here_only(host: str) -> bool:
    """Whether an address means the very machine that it is opened on."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
