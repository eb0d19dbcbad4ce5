"""Limits: how fast somebody may talk, and how much they may say at once."""

import ipaddress
import time
from collections import Counter
from typing import Final

from starlette.requests import HTTPConnection

from ..errors import Complaint
from .settings import Settings

NETWORK: Final = 64
"""Whoever has one IPv6 address has all that begin with the same so many bits."""


class Bucket:
    """So many a second on average, with a burst of twice as many."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = burst if burst is not None else rate * 2
        self.left = self.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._of) > 10_000:
            self._of = {key: one for key, one in self._of.items() if one.left < one.burst - 1}
        return self._of.setdefault(address, Bucket(self.rate, self.burst)).take()


class Limits:
    """Everything that makes rows, tables or work, counted by the address it is asked from."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._tables = Buckets(settings.tables_an_hour / 3600, settings.tables_an_hour)
        self._work = Buckets(settings.work_a_minute / 60, settings.work_a_minute)
        self._lessons = Buckets(settings.lessons_a_minute / 60, settings.lessons_a_minute)
        self._accounts = Buckets(settings.logins_a_minute / 60, settings.logins_a_minute)
        self._requests = Buckets(settings.requests_a_second, settings.requests_a_second * 4)
        self._sockets: Counter[str] = Counter()

    def table(self, address: str) -> None:
        """Another table: opened, gone on from a replay, or a rematch."""
        if not self._tables.take(address):
            raise Complaint("too-many-tables")

    def work(self, address: str) -> None:
        """Something that takes time or makes a row: a deck, a seat, a replay, a report."""
        if not self._work.take(address):
            raise Complaint("too-fast")

    def lesson(self, address: str) -> None:
        """An answer in an exercise, or a lesson that is begun: as many as a person can click."""
        if not self._lessons.take(address):
            raise Complaint("too-fast")

    def account(self, address: str) -> None:
        if not self._accounts.take(address):
            raise Complaint("too-fast")

    def request(self, address: str) -> bool:
        return self._requests.take(address)

    def socket(self, address: str) -> bool:
        """Whether one more socket is open to an address now; it is to be closed again."""
        if self._sockets[address] >= self.settings.sockets:
            return False
        self._sockets[address] += 1
        return True

    def socket_closed(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def address_of(settings: Settings, asked: HTTPConnection) -> str:
    """Whose request it is: who is connected, or whom a proxy that is trusted names.

    The proxy adds the address to the end of its header; what stands before that came from anybody.
    """
    host = asked.client.host if asked.client else ""
    if host in settings.trusted_proxies:
        named = ", ".join(asked.headers.getlist(settings.proxy_header)).split(",")[-1].strip()
        host = named if _network(named) else host
    return _network(host) or host


def _network(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return ""
    if address.version == 4:
        return str(address)
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped) if mapped else str(ipaddress.ip_network((address, NETWORK), strict=False))
