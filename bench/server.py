"""How many games a server carries: `kirifuda serve` on one core, its players on another.

    python bench/server.py [--games 500] [--seconds 30] [--database URL] [--profile FILE]

Every game has two people at it, each with a socket of their own, and is answered once a second with a random
option; the games take turns. A game that is over is followed by another. The latency is that of the answer, from
sending it until the server says that it is written down. Memory is what the server's resident memory grows by
between a warm server without games and one with all of them under way, divided among them. The first page is
everything that a browser fetches to show the lobby, as it comes over the wire; «all of the page» has every game's
part in both languages.
"""

import argparse
import asyncio
import contextlib
import gzip
import json
import os
import platform
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kirifuda.server.page import page_folder
from kirifuda.server.running import allow_many_sockets

GAMES = ("black-poker", "legions", "last-chronicle", "legend-of-stars")
DECKED = GAMES[1:]
PERIOD = 1.0
WARM_GAMES = 8
WARM_SECONDS = 4.0
OPENING_AT_ONCE = 4
TICKS = os.sysconf("SC_CLK_TCK")
Json = dict[str, Any]


# --- the server ------------------------------------------------------------------------------------------------


class Server:
    """A server in a process of its own, on a core of its own where there are two."""

    def __init__(self, database: str, folder: Path, profile: str) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        profiling = ["-m", "cProfile", "-o", profile] if profile else []
        command = [sys.executable, *profiling, "-m", "kirifuda.cli.main", "serve", "--port", str(self.port)]
        counted = ("TABLES_AN_HOUR", "WORK_A_MINUTE", "LOGINS_A_MINUTE", "REQUESTS_A_SECOND")
        limits = {f"KIRIFUDA_{name}": "100000000" for name in counted}
        limits |= {"KIRIFUDA_SOCKETS": "1000000", "KIRIFUDA_DATA": str(folder)}
        self.process = subprocess.Popen(
            [*command, "--database", database, "--log-level", "warning"],
            env={**os.environ, **limits},
            stdout=subprocess.DEVNULL,
        )
        self.at = f"127.0.0.1:{self.port}"
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"http://{self.at}/healthz", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    @property
    def cpu(self) -> float:
        """Seconds that the process has had of its core, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes of resident memory."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found is not None
        return int(found[1]) * 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)


# --- the players -----------------------------------------------------------------------------------------------------


class Bench:
    """Everything that is measured while games go on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.latencies: list[float] = []
        self.late: list[float] = []
        self.refused = 0
        self.ended = 0
        self.measuring = False
        self.opening = asyncio.Semaphore(OPENING_AT_ONCE)
        self.decks = {game: [one["deck"] for one in info] for game, info in self._starters().items()}

    def _starters(self) -> dict[str, list[Json]]:
        with urllib.request.urlopen(f"http://{self.server.at}/api/games", timeout=60) as answer:
            return {one["game"]: one["decks"] for one in json.load(answer)}

    def _post(self, path: str, body: Json) -> tuple[Json, str]:
        request = urllib.request.Request(
            f"http://{self.server.at}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer), answer.headers["Set-Cookie"].partition(";")[0]
        except urllib.error.HTTPError as problem:
            raise SystemExit(f"{path}: {problem.read().decode()}") from None

    async def opened(self, game: str, numbers: random.Random) -> tuple[str, list[str]]:
        """A table with two people at it: its id and the cookies of their seats."""
        one, two = (
            {"name": name, "deck": numbers.choice(self.decks[game]) if game in DECKED else ""} for name in ("甲", "乙")
        )
        async with self.opening:
            table, mine = await asyncio.to_thread(self._post, "/api/tables", {**one, "game": game, "listed": False})
            _, theirs = await asyncio.to_thread(self._post, f"/api/tables/{table['table']}/join", two)
        return table["table"], [mine, theirs]

    async def keep_playing(self, game: str, seed: int, until: asyncio.Event, begun: asyncio.Semaphore) -> None:
        """Games one after the other, an answer every second, until there is enough."""
        numbers = random.Random(seed)
        first = True
        while not until.is_set():
            table, cookies = await self.opened(game, numbers)
            address = f"ws://{self.server.at}/ws/tables/{table}"
            headers = [{"Cookie": cookie} for cookie in cookies]
            async with (
                connect(address, additional_headers=headers[0], max_size=None) as one,
                connect(address, additional_headers=headers[1], max_size=None) as two,
            ):
                seats = Seats(self, (one, two))
                listening = [asyncio.create_task(seats.listen(at)) for at in (0, 1)]
                if first:
                    begun.release()
                    first = False
                await seats.play(numbers, until)
                for task in listening:
                    task.cancel()


class Seats:
    """The two people at a table."""

    def __init__(self, bench: Bench, sockets: tuple[ClientConnection, ClientConnection]) -> None:
        self.bench = bench
        self.sockets = sockets
        self.at = -1
        self.options = 0
        self.asked: int | None = None
        self.over = False
        self.news = asyncio.Event()
        self.sent = 0.0

    async def listen(self, seat: int) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self._listen(seat)

    async def _listen(self, seat: int) -> None:
        bench = self.bench
        async for text in self.sockets[seat]:
            if text.startswith('{"type":"done"'):
                if bench.measuring:
                    bench.latencies.append(time.perf_counter() - self.sent)
                continue
            message = json.loads(text)
            if message["type"] != "state":
                bench.refused += 1
            elif message.get("outcome"):
                self.over = True
            elif message["at"] >= self.at and message["question"]["mine"]:
                self.at, self.asked, self.options = message["at"], seat, len(message["question"]["options"])
            self.news.set()

    async def play(self, numbers: random.Random, until: asyncio.Event) -> None:
        due = time.perf_counter() + numbers.random() * PERIOD
        while not until.is_set():
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            while self.asked is None and not self.over and not until.is_set():
                self.news.clear()
                await self.news.wait()
            if self.over:
                self.bench.ended += 1
                return
            if self.asked is None:
                return
            seat, self.asked = self.asked, None
            if self.bench.measuring:
                self.bench.late.append(max(time.perf_counter() - due, 0))
            due += PERIOD
            answer = f'{{"type":"answer","at":{self.at},"index":{numbers.randrange(self.options)}}}'
            self.sent = time.perf_counter()
            await self.sockets[seat].send(answer)


async def crowd(bench: Bench, count: int, seed: int) -> tuple[list[asyncio.Task[None]], asyncio.Event]:
    """So many games under way, the four games in turn."""
    until = asyncio.Event()
    begun = asyncio.Semaphore(0)
    tasks = [
        asyncio.create_task(bench.keep_playing(GAMES[at % len(GAMES)], seed + at, until, begun)) for at in range(count)
    ]
    for at in range(count):
        await begun.acquire()
        if sys.stderr.isatty():
            print(f"\r{at + 1} games", end="", file=sys.stderr)
    return tasks, until


async def measured(server: Server, games: int, seconds: float) -> list[tuple[str, str]]:
    bench = Bench(server)
    warm, enough = await crowd(bench, WARM_GAMES, 10_000)
    await asyncio.sleep(WARM_SECONDS)
    enough.set()
    await asyncio.gather(*warm)
    memory = server.memory
    tasks, enough = await crowd(bench, games, 0)
    await asyncio.sleep(WARM_SECONDS)
    bench.measuring = True
    cpu, own, began = server.cpu, time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    bench.measuring = False
    cpu, own, took = server.cpu - cpu, time.process_time() - own, time.perf_counter() - began
    grown = server.memory - memory
    enough.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return report(bench, games, cpu, own, took, grown)


def report(bench: Bench, games: int, cpu: float, own: float, took: float, grown: int) -> list[tuple[str, str]]:
    given = bench.latencies
    cuts = statistics.quantiles(given, n=100)
    late = statistics.quantiles(bench.late, n=100)
    return [
        ("games under way", f"{games}"),
        ("answers", f"{len(given)} in {took:.1f} s: {len(given) / took:.0f} a second"),
        ("refused; games that ended", f"{bench.refused}; {bench.ended}"),
        ("latency p50", f"{cuts[49] * 1000:.1f} ms"),
        ("latency p95", f"{cuts[94] * 1000:.1f} ms"),
        ("latency p99", f"{cuts[98] * 1000:.1f} ms"),
        ("latency, worst", f"{max(given) * 1000:.1f} ms"),
        ("players were late, p99", f"{late[98] * 1000:.1f} ms"),
        ("server's CPU", f"{cpu / took:.0%} of a core, {cpu / len(given) * 1000:.2f} ms an answer"),
        ("players' CPU", f"{own / took:.0%} of a core"),
        ("memory a live game", f"{grown / games / 1000:.0f} kB"),
    ]


# --- the page ---------------------------------------------------------------------------------------------------------


def fetched(server: Server, path: str) -> tuple[int, str]:
    """How many bytes come over the wire, and what they say."""
    request = urllib.request.Request(f"http://{server.at}{path}", headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        sent = answer.read()
        packed = answer.headers.get("Content-Encoding") == "gzip"
    return len(sent), (gzip.decompress(sent) if packed else sent).decode(errors="replace")


def page_sizes(server: Server) -> list[tuple[str, str]]:
    size, text = fetched(server, "/")
    wanted = re.findall(r'(?:src|href)="(/[^"]+)"', text)
    first = size + sum(fetched(server, path)[0] for path in wanted)
    first += sum(fetched(server, path)[0] for path in ("/api/games", "/api/tables", "/api/me"))
    every = sorted(file for file in page_folder().rglob("*") if file.is_file())
    whole = sum(fetched(server, f"/{file.relative_to(page_folder())}")[0] for file in every)
    return [
        ("first page", f"{first / 1000:.0f} kB and the messages"),
        ("all of the page", f"{whole / 1000:.0f} kB in {len(every)} files"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", default="", help="a URL; a new SQLite file where none is given")
    parser.add_argument("--profile", default="", help="write a profile of the server (slower) to this file")
    chosen = parser.parse_args()
    allow_many_sockets()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.sched_setaffinity(0, cores[:1])
        server = Server(chosen.database or f"sqlite:///{folder / 'bench.sqlite'}", folder, chosen.profile)
        os.sched_setaffinity(0, cores[1:] or cores)
        try:
            lines = page_sizes(server)
            lines = [*asyncio.run(measured(server, chosen.games, chosen.seconds)), *lines]
        finally:
            server.stop()
    where = "a core each" if len(cores) > 1 else "one core for both"
    print(f"Python {platform.python_version()}, {platform.machine()}, {where}, load {os.getloadavg()[0]:.1f}")
    width = max(len(what) for what, _ in lines)
    for what, value in lines:
        print(f"{what:{width}}  {value}")


if __name__ == "__main__":
    main()
