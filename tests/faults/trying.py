"""What is done to a server, and what has to hold afterwards.

Each fault makes sure that it was one: that somebody was refused or cut off, or that nothing went on while it lasted.
"""

import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import create_engine, text
from tests.server.serving import Browser, free_port

from kirifuda.api import start
from kirifuda.replay import write
from kirifuda.server.said import LOST
from kirifuda.server.settings import Settings
from kirifuda.server.store import ANSWER

from .load import Crowd, browser_from
from .stepped import SECONDS_OFF, set_off

STARTING: Final = 120.0
LONGEST: Final = 60.0
"""Seconds after which a fault has shown itself."""
STRANGER: Final = 200
"""The number of somebody who does not play."""
YEARS: Final = 10 * 365 * 86_400.0
USUAL: Final = Settings()


class Server:
    """`kirifuda serve` in a process of its own, behind a proxy that says whose request it is."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.log = folder / "server.log"
        self.off = folder / "seconds-off"
        self.start()

    def start(self, program: str = "kirifuda.cli.main") -> None:
        self.address = f"http://127.0.0.1:{(port := free_port())}"
        command = [sys.executable, "-m", program, "serve", "--port", str(port), "--database", self.database]
        own = {"KIRIFUDA_DATA": str(self.folder), "KIRIFUDA_PROXIES": "127.0.0.1", SECONDS_OFF: str(self.off)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env={**os.environ, **own}, stdout=subprocess.DEVNULL, stderr=log)
        try:
            self._wait()
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise

    def _wait(self) -> None:
        end = time.monotonic() + STARTING
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(f"{self.address}/healthz", timeout=10).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise TimeoutError(self.log.read_text()[-2_000:])

    def end(self, by: signal.Signals) -> int:
        self.process.send_signal(by)
        return self.process.wait(60)

    def health(self) -> int:
        return httpx.get(f"{self.address}/healthz", timeout=60).status_code


@dataclass
class Trial:
    """One server after the other on a database, and people who play there."""

    server: Server
    crowd: Crowd
    control: Callable[..., None]
    """What can be done to the database's own server; SQLite has none."""
    notes: dict[str, Any] = field(default_factory=dict)
    """What is worth telling of the present fault."""

    def nothing_lost(self) -> None:
        missing = lost(self.server.database, self.crowd)
        assert not missing, missing

    def restarted(self, program: str = "kirifuda.cli.main") -> None:
        cut_off = self.crowd.cut_off
        self.server.start(program)
        self.crowd.moved_to(self.server.address)
        assert self.crowd.cut_off > cut_off, "nobody has noticed that the server was away"

    @contextmanager
    def somebody_refused(self) -> Iterator[None]:
        """What is begun here lasts until somebody was refused or cut off."""
        before = self.crowd.refused + self.crowd.cut_off
        yield
        end = time.monotonic() + LONGEST
        while self.crowd.refused + self.crowd.cut_off == before:
            assert time.monotonic() < end, "nobody was refused anything"
            time.sleep(0.1)

    def says_that_it_is_not_well(self) -> None:
        found = self.server.health()
        assert found == 503, f"healthz says {found}"


def lost(database: str, crowd: Crowd) -> list[str]:
    """What was acknowledged and is not there; and games that somebody lost by their clock."""
    found: list[str] = []
    engine = create_engine(database)
    entries = text("SELECT kind, value FROM entries WHERE table_id = :id ORDER BY number")
    with engine.connect() as connection:
        for match in crowd.matches:
            for table, acknowledged in match.acknowledged.items():
                rows = [(kind, int(value)) for kind, value in connection.execute(entries, {"id": table})]
                there = [value for kind, value in rows if kind == ANSWER]
                found += [f"{table}: {kind}" for kind, _ in rows if kind in LOST]
                for at, index in acknowledged.items():
                    if at >= len(there) or there[at] != index:
                        found.append(f"{table}: answer {at}")
    engine.dispose()
    return found


# --- faults of the machine and the database ------------------------------------------------------------


def killed(trial: Trial) -> None:
    """The server is killed, and started again."""
    trial.server.end(signal.SIGKILL)
    trial.restarted()


def told_to_end(trial: Trial) -> None:
    """The server is told to end, and started again."""
    code = trial.server.end(signal.SIGTERM)
    assert code in (0, -signal.SIGTERM), f"it ended with {code}"
    trial.restarted()


def stopped_for_a_while(trial: Trial) -> None:
    """The server's process is halted for some seconds."""
    trial.server.process.send_signal(signal.SIGSTOP)
    time.sleep(1)
    answers = trial.crowd.answers
    time.sleep(2)
    assert trial.crowd.answers == answers, "a server that is halted acknowledges nothing"
    trial.server.process.send_signal(signal.SIGCONT)


def date_set(trial: Trial) -> None:
    """The date of the machine is set forward and back by years: clocks and tables go on as if nothing were."""
    set_off(trial.server.off, 0)
    trial.server.end(signal.SIGTERM)
    trial.restarted("tests.faults.stepped")
    for seconds in (YEARS, -YEARS):
        set_off(trial.server.off, seconds)
        stuck = trial.crowd.stuck(2)
        assert not stuck, stuck
        assert trial.server.health() == 200
    with browser_from(trial.server.address, STRANGER) as browser:
        changed = browser.get(f"/api/tables/{trial.crowd.matches[0].table}").json()["changed"]
    assert changed < time.time() - YEARS / 2, "the server's date was never set"


def database_crashes(trial: Trial) -> None:
    """The database is ended as by a crash, and started again at once."""
    _restarted(trial, "immediate")


def database_restarted(trial: Trial) -> None:
    """The database is restarted by request."""
    _restarted(trial, "fast")


def _restarted(trial: Trial, how: str) -> None:
    said = trial.server.log.stat().st_size
    trial.control("restart", how)
    stuck = trial.crowd.stuck(1)
    assert not stuck, stuck
    assert trial.server.log.stat().st_size > said, "the server has not noticed"


def database_away(trial: Trial) -> None:
    """The database is ended, and started again when somebody was refused."""
    with trial.somebody_refused():
        trial.control("stop", "fast")
    trial.says_that_it_is_not_well()
    trial.control("start", "fast")


def database_locked(trial: Trial) -> None:
    """Somebody else holds the database for longer than the server waits for it."""
    if trial.server.database.startswith("sqlite"):
        other = sqlite3.connect(trial.server.database.removeprefix("sqlite:///"), isolation_level=None, timeout=30)
        with trial.somebody_refused():
            other.execute("BEGIN IMMEDIATE")
        trial.says_that_it_is_not_well()
        other.execute("ROLLBACK")
        other.close()
        return
    engine = create_engine(trial.server.database)
    with engine.begin() as connection, trial.somebody_refused():
        connection.execute(text("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
    engine.dispose()


def disk_full(trial: Trial) -> None:
    """Nothing more can be written to any file of the server; then it can again."""
    limit = ["prlimit", "--pid", str(trial.server.process.pid)]
    with trial.somebody_refused():
        subprocess.run([*limit, "--fsize=4096:"], check=True)
    trial.says_that_it_is_not_well()
    subprocess.run([*limit, "--fsize=unlimited:"], check=True)


def read_only(trial: Trial) -> None:
    """PostgreSQL takes no writes for a while."""
    engine = create_engine(trial.server.database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        with trial.somebody_refused():
            connection.execute(text("ALTER SYSTEM SET default_transaction_read_only = on"))
            connection.execute(text("SELECT pg_reload_conf()"))
        trial.says_that_it_is_not_well()
        connection.execute(text("SET default_transaction_read_only = off"))
        connection.execute(text("ALTER SYSTEM RESET default_transaction_read_only"))
        connection.execute(text("SELECT pg_reload_conf()"))
    engine.dispose()


def second_server(trial: Trial) -> None:
    """Another server is started on the same database: it refuses, and says why."""
    folder = trial.server.folder / "second"
    folder.mkdir(exist_ok=True)
    try:
        second = Server(trial.server.database, folder)
    except TimeoutError as problem:
        assert "Traceback" not in str(problem), problem
        assert "別のサーバー" in str(problem) or "Another server" in str(problem), problem
    else:
        second.process.kill()
        raise AssertionError("a second server has started")


# --- faults of people ----------------------------------------------------------------------------------


def _flood(trial: Trial, ask: Callable[[Browser, int], httpx.Response], count: int) -> dict[int, int]:
    """The same request so often, as a stranger: nothing but answers and refusals, and the others play on meanwhile."""
    statuses: dict[int, int] = {}
    answers = trial.crowd.answers
    with browser_from(trial.server.address, STRANGER) as browser:
        for number in range(count):
            status = ask(browser, number).status_code
            statuses[status] = statuses.get(status, 0) + 1
    trial.notes["statuses"] = statuses
    trial.notes["answers meanwhile"] = trial.crowd.answers - answers
    assert not any(status >= 500 and status != 503 for status in statuses), statuses
    assert trial.crowd.answers > answers, "nobody else could play"
    return statuses


def hostile_lists(trial: Trial) -> None:
    """Lists of decks made to cost as much as possible."""
    unknown = "".join(f"1 かーど{number:04}\n" for number in range(1_900))
    lists = ["a\n" * 9_999, "x" * 20_000, " 1" * 9_000, "99 炎\n" * 2_000, "1 " + "ａ" * 19_000, unknown]
    games = ("legions", "last-chronicle", "legend-of-stars", "black-poker")

    def check(browser: Browser, number: int) -> httpx.Response:
        given = {"game": games[number % 4], "list": lists[number % len(lists)][:20_000]}
        return browser.post("/api/decks/check", json=given)

    _flood(trial, check, 40)


def _record() -> str:
    """The record of a game played at random."""
    numbers = random.Random(1)
    game = start("black-poker", "light", chance="asked")
    while game.ask is not None:
        game.answer(numbers.randrange(game.ask.size))
    return write(game, names=["甲", "乙"], language="ja")


def hostile_replays(trial: Trial) -> None:
    """A record; and some made of it that name files, go on and on, or hold what is far too large."""
    record = _record()
    first = record.index("\n>1 ")
    header, body = record[:first], record[first:]
    shuffle = re.sub(r"(?<=>1 chance )[0-9]+", "9" * 999, body)
    endless = "".join(f"\n>{number} 1 0 [U1] shuffle" for number in range(1, 2_500))
    texts = [
        record,
        header + "\ncard-file: /etc/passwd" * 2_000 + body,
        f"{header}\nregulation: /dev/zero.toml\n{body}",
        f"{header}{endless}\noutcome: unfinished\n{record.splitlines()[-1]}\n",
        header + shuffle,
        re.sub("(?<=deck 1: )", "♠A " * 10_000, record),
        f"{header}\nnote: {'あ' * 10_000}{body}",
        "x" * 99_000,
    ]
    taken = (0, 6)

    def bring(browser: Browser, number: int) -> httpx.Response:
        answer = browser.post("/api/replays/open", json={"text": texts[number % len(texts)]})
        wanted = 200 if number % len(texts) in taken else 422
        assert answer.status_code == wanted, (number, answer.status_code, answer.text[:200])
        return answer

    _flood(trial, bring, 2 * len(texts))


def hostile_names(trial: Trial) -> None:
    """Names that turn the writing, cannot be seen, or cannot be kept."""
    names = ["\u202egnirts", "\u3164", "a\x00b", "\ud800", "甲" * 41, "a\nb", "\u200b", ""]

    def open_table(browser: Browser, number: int) -> httpx.Response:
        body = {"game": "black-poker", "name": "甲", "title": "", "opponent": "random"}
        body["name" if number % 2 else "title"] = names[number // 2 % len(names)]
        headers = {"Content-Type": "application/json"}
        answer = browser.post("/api/tables", content=json.dumps(body), headers=headers)
        if answer.status_code == 201:
            opened = answer.json()
            shown = [opened["title"], opened["players"][0]["name"]]
            assert all(one.isprintable() for one in shown) and shown[1].strip("\u3164"), (number, shown)
        return answer

    statuses = _flood(trial, open_table, 2 * len(names))
    assert set(statuses) == {201, 422}, statuses


def flood_of_tables(trial: Trial) -> None:
    """One address opens tables as fast as it can: some, and then no more."""
    wanted = {"game": "black-poker", "name": "甲"}
    statuses = _flood(trial, lambda browser, n: browser.post("/api/tables", json=wanted), USUAL.tables_an_hour + 60)
    assert set(statuses) == {201, 429}, statuses


def flood_of_requests(trial: Trial) -> None:
    """One address asks for everything that can be asked for: so much a second, and no more."""
    table = trial.crowd.matches[0].table
    paths = ["/api/tables", "/api/games", f"/api/tables/{table}", "/api/me", f"/api/tables/{table}/games/1"]
    begun = time.monotonic()
    statuses = _flood(trial, lambda browser, n: browser.get(paths[n % len(paths)]), 600)
    most = USUAL.requests_a_second * (4 + time.monotonic() - begun)
    assert sum(statuses.values()) - statuses.get(429, 0) <= most, statuses


def flood_of_sockets(trial: Trial) -> None:
    """One address looks on with hundreds of pages: with some, and with no more."""
    tables = [match.table for match in trial.crowd.matches]
    answers = trial.crowd.answers
    wanted = [trial.server.address, str(STRANGER), str(USUAL.sockets + 50), *tables]
    told = subprocess.check_output([sys.executable, "-m", "tests.faults.onlookers", *wanted], timeout=STARTING)
    turned_away = json.loads(told)
    trial.notes["turned away"] = turned_away
    trial.notes["answers meanwhile"] = trial.crowd.answers - answers
    assert trial.crowd.answers > answers, "nobody else could play"
    assert turned_away >= 50, f"{turned_away} turned away"


ANY: Final = ("sqlite", "postgresql")
FAULTS: Final[dict[Callable[[Trial], None], tuple[str, ...]]] = {
    killed: ANY,
    told_to_end: ANY,
    stopped_for_a_while: ("sqlite",),
    date_set: ("sqlite",),
    database_crashes: ("postgresql",),
    database_restarted: ("postgresql",),
    database_away: ("postgresql",),
    database_locked: ANY,
    disk_full: ("sqlite",),
    read_only: ("postgresql",),
    second_server: ANY,
    hostile_lists: ("sqlite",),
    hostile_replays: ("sqlite",),
    hostile_names: ANY,
    flood_of_tables: ("sqlite",),
    flood_of_requests: ("sqlite",),
    flood_of_sockets: ("sqlite",),
}
"""Each with the databases that it is tried on."""


@contextmanager
def trial_on(database: str, folder: Path, control: Callable[..., None], matches: int) -> Iterator[Trial]:
    server = Server(database, folder)
    trial: Trial | None = None
    try:
        trial = Trial(server, Crowd(server.address, matches), control)
        trial.crowd.begin()
        yield trial
    finally:
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGCONT)
        if trial is not None:
            trial.crowd.end()
        if server.process.poll() is None:
            server.process.kill()
            server.process.wait()


def tried(fault: Callable[[Trial], None], trial: Trial, each: int) -> dict[str, Any]:
    """A fault while people play, so many answers at each table before and after: what came of it.

    Then they go on undisturbed for as many answers as were given meanwhile: the slowest of few is no measure of the
    slowest of many. Raises where something does not hold.
    """
    crowd = trial.crowd
    trial.notes.clear()
    crowd.measure_anew()
    answers, refused, cut_off = crowd.answers, crowd.refused, crowd.cut_off
    stuck = crowd.stuck(each)
    assert not stuck, f"nobody played before anything happened: {stuck}"
    idle = crowd.slowest
    crowd.measure_anew()
    begun, given = time.monotonic(), crowd.answers
    fault(trial)
    lasted = time.monotonic() - begun
    stuck = crowd.stuck(each)
    assert not stuck, f"these tables do not go on: {stuck}"
    then = crowd.slowest
    crowd.measure_anew()
    stuck = crowd.stuck((crowd.answers - given) // len(crowd.matches))
    assert not stuck, f"these tables do not go on: {stuck}"
    idle = max(idle, crowd.slowest)
    trial.nothing_lost()
    assert trial.server.health() == 200
    return {
        "fault": fault.__name__,
        "acknowledged": crowd.answers - answers,
        "lost": 0,
        "refused": crowd.refused - refused,
        "cut off": crowd.cut_off - cut_off,
        "seconds": round(lasted, 1),
        "slowest answer, idle": round(idle, 3),
        "slowest answer, then": round(then, 3),
        "ratio": round(then / idle, 1),
        **trial.notes,
    }
