"""What can be set, each by an environment variable KIRIFUDA_… or an option of `kirifuda serve`."""

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from ..errors import Complaint, Complaints
from ..kernel.phrase import Phrase
from ..text.file_problems import why

PREFIX: Final = "KIRIFUDA_"
BOUNDS: Final = {
    "port": (1, 65_535),
    "absent_after": (0, 604_800),
    "thinkers": (1, 256),
    "thinking_time": (0.1, 3_600),
    "workers": (1, 256),
    "working_time": (0.1, 3_600),
    "worker_memory": (256, 1_048_576),
    "messages_a_second": (0.1, 1_000_000),
    "largest_message": (1_024, 1_048_576),
    "largest_body": (1_024, 16_777_216),
    "tables_an_hour": (1, 1_000_000_000),
    "work_a_minute": (1, 1_000_000_000),
    "lessons_a_minute": (1, 1_000_000_000),
    "logins_a_minute": (1, 1_000_000_000),
    "requests_a_second": (1, 1_000_000_000),
    "sockets": (1, 1_000_000),
    "onlookers": (0, 1_000_000),
    "idle_table": (60, 315_360_000),
}
"""The least and the most that a setting may be."""
CHOICES: Final = {"log_level": ("debug", "info", "warning", "error")}
"""What a setting may be that is one of a few words."""


@dataclass(frozen=True)
class Settings:
    """The settings of a server. Times are in seconds, sizes in bytes."""

    database: str = ""
    """A URL (sqlite:///…, postgresql+psycopg://…); empty: a SQLite file in the data folder."""
    data: str = "~/.local/share/kirifuda"
    host: str = "127.0.0.1"
    port: int = 8642
    origins: str = ""
    """Other origins from which pages may talk to the server, separated by spaces."""
    secure_cookies: bool = False
    """Send cookies over https only."""
    absent_after: float = 120.0
    """After how long an absent player may be claimed against."""
    thinkers: int = 1
    """Processes in which computer players think."""
    thinking_time: float = 5.0
    """The most a computer player thinks about one decision."""
    workers: int = 1
    """Processes in which decks and records that people bring are read."""
    working_time: float = 10.0
    """The most that reading one of them may take."""
    worker_memory: int = 1_024
    """The most memory of each of these processes, and of those that think, in megabytes."""
    messages_a_second: float = 20.0
    largest_message: int = 16_384
    largest_body: int = 1_048_576
    tables_an_hour: int = 120
    """How many tables one address may open in an hour, rematches among them."""
    work_a_minute: int = 120
    """How many seats, decks, replays and reports one address may ask for in a minute."""
    lessons_a_minute: int = 240
    """How many answers in lessons one address may give in a minute."""
    logins_a_minute: int = 12
    requests_a_second: float = 50.0
    """Of one address, on average; four times as many at once."""
    sockets: int = 200
    """How many sockets one address may have open."""
    onlookers: int = 100
    """How many may look on at one table."""
    hosts: str = ""
    """Names under which the server is reached, separated by spaces; addresses and this machine's names always are."""
    proxies: str = ""
    """Addresses of proxies that say whose request they hand on, separated by spaces."""
    proxy_header: str = "X-Forwarded-For"
    """The header in which they say it, as the last of a list."""
    idle_table: float = 86_400.0 * 7
    """After how long without an answer an unfinished table is closed."""
    log_level: str = "info"
    """How much is logged."""

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = Path(self.data).expanduser()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Complaint("data-folder", path=str(folder), problem=why(problem)) from None
        return f"sqlite:///{folder / 'kirifuda.sqlite'}"

    @property
    def trusted_proxies(self) -> tuple[str, ...]:
        return tuple(self.proxies.split())

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        return tuple(self.origins.split())


def settings_of(given: dict[str, Any], environment: dict[str, str] | None = None) -> Settings:
    """Options first, then the environment, then what is usual. Everything that cannot be read is complained of."""
    there = dict(os.environ if environment is None else environment)
    values: dict[str, Any] = {}
    problems: list[Complaint] = []
    for one in fields(Settings):
        variable = PREFIX + one.name.upper()
        if given.get(one.name) is not None:
            written, text = f"--{one.name.replace('_', '-')}", str(given[one.name])
        elif variable in there:
            written, text = variable, there[variable]
        else:
            continue
        try:
            values[one.name] = _read(written, text, one.name, type(one.default))
        except Complaint as problem:
            problems.append(problem)
    if problems:
        raise Complaints(problems)
    return Settings(**values)


def _read(written: str, text: str, name: str, kind: type) -> Any:
    """A setting as it was written; yes and no are 1 and 0."""
    if name in CHOICES:
        if text in CHOICES[name]:
            return text
        wanted = Phrase("setting-one-of", known=", ".join(CHOICES[name]))
    elif kind is str:
        return text
    elif kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off", ""):
            return False
        wanted = Phrase("setting-yes-or-no")
    else:
        least, most = BOUNDS[name]
        try:
            found = kind(text)
            if least <= found <= most:
                return found
        except ValueError:
            pass
        wanted = Phrase("setting-whole-number" if kind is int else "setting-number", least=str(least), most=str(most))
    raise Complaint("setting-unreadable", name=written, given=text, wanted=wanted)
