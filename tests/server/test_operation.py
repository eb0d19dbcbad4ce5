"""Running a server: health, logs without secrets or hidden cards, an end in good order, files as they are served."""

import gzip
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from kirifuda.server.faces import packed_faces
from kirifuda.server.page import page_folder
from kirifuda.server.settings import Settings
from kirifuda.server.store import PAUSE, Store, entries_of
from kirifuda.words import LANGUAGES, say

from .players import PATIENCE, Player, opened, play_on
from .saying import phrase
from .serving import Browser, Serving, free_port

PASSPHRASE = "とてもながいあいことば"


class Process:
    """`kirifuda serve` as an operator runs it, with everything that it writes."""

    def __init__(self, folder: Path, level: str) -> None:
        self.database = f"sqlite:///{folder / 'kirifuda.sqlite'}"
        self.address = f"http://127.0.0.1:{(port := free_port())}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kirifuda.cli.main", "serve", "--port", str(port), "--log-level", level],
            env={**os.environ, "KIRIFUDA_DATABASE": self.database, "KIRIFUDA_MESSAGES_A_SECOND": "100000"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.lines: list[str] = []
        self.reading = threading.Thread(target=self._read, daemon=True)
        self.reading.start()
        end = time.monotonic() + 120
        while time.monotonic() < end and self.process.poll() is None:
            try:
                httpx.get(f"{self.address}/healthz", timeout=PATIENCE)
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise TimeoutError("".join(self.lines) or "the server did not start")

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.lines.extend(self.process.stderr)

    def browser(self) -> Browser:
        return Browser(base_url=self.address)

    def end(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(by)
        code = self.process.wait(60)
        self.reading.join(10)
        return code

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *problem: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


# --- health ----------------------------------------------------------------------------------------------------


def test_a_server_that_is_well_says_so_and_how_many_tables_it_has(client: Browser) -> None:
    before = client.get("/healthz").json()["tables"]
    opened(client)
    assert client.get("/healthz").json() == {"ok": True, "tables": before + 1}


def test_a_server_whose_database_fails_says_so(
    server: Serving, client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(work: object) -> None:
        raise OperationalError("SELECT 1", {}, Exception("disk I/O error"))

    monkeypatch.setattr(server.hub.store, "run", fail)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {"error": ["complaint-database-silent"]})


# --- logs --------------------------------------------------------------------------------------------------------


def secrets_of(browser: Browser, table: dict[str, str]) -> set[str]:
    return {*browser.cookies.values(), table["rejoin"].rsplit("#", 1)[1], PASSPHRASE}


def hidden_names(players: list[Player], names: list[str]) -> set[str]:
    """The cards in the hands, as their holders see them."""
    found: set[str] = set()
    for seat, player in enumerate(players):
        for zone in player.state["view"]["zones"]:
            if zone["name"] == "hand" and zone["seat"] == seat:
                found |= {names[card["face"]] for card in zone["cards"] if card["face"] >= 0}
    return found


def test_the_logs_of_a_played_game_are_lines_of_json_and_hold_no_secret_and_no_hidden_card(tmp_path: Path) -> None:
    names = [face["name"] for face in json.loads(packed_faces("legions").plain)]
    deck = sorted(path.stem for path in Path("decks/legions").glob("*.txt"))[0]
    with Process(tmp_path, "debug") as server, server.browser() as one, server.browser() as two:
        one.post("/api/accounts", json={"name": "はなこ", "passphrase": PASSPHRASE})
        two.post("/api/accounts/session", json={"name": "はなこ", "passphrase": PASSPHRASE + "？"})
        table = opened(one, game="legions", edition="", deck=deck)
        joined = two.post(f"/api/tables/{table['table']}/join", json={"name": "乙", "deck": deck}).json()
        one.get(table["rejoin"])
        one.post(f"/api/tables/{table['table']}/rejoin", json={"token": "wrong" * 8})
        secrets = secrets_of(one, table) | secrets_of(two, joined)
        hidden: set[str] = set()
        with Player(one, table["table"]) as first, Player(two, table["table"]) as second:
            for _ in range(12):
                play_on([first, second], random.Random(4), most=3)
                hidden |= hidden_names([first, second], names)
            first.say(type="fly")
            first.say(type="concede")
            while not second.state.get("outcome"):
                second.hear()
        assert server.end() in (0, -signal.SIGTERM)
        log = "".join(server.lines)
    assert len(hidden) > 4 and len(secrets) == 4
    assert [name for name in hidden if name in log] == []
    assert [secret for secret in secrets if secret in log] == []
    lines = [json.loads(line) for line in server.lines]
    assert all({"time", "level", "from", "says"} <= set(line) for line in lines)
    said = [line["says"] for line in lines if line["from"] == "kirifuda.server"]
    assert said[0] == "open with 0 tables" and said[-1] == "closed with 1 tables"
    assert f"table {table['table']} is open: legions, 2019" in said
    assert any(re.fullmatch(rf"table {table['table']} is over after \d+ answers", one) for one in said)


def test_a_fault_is_logged_with_its_place_and_told_without_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Serving(settings) as server, server.browser() as client:
        table = opened(client)
        token = table["rejoin"].rsplit("#", 1)[1]

        async def fail(id: str) -> None:
            raise ZeroDivisionError("an accident of ours")

        monkeypatch.setattr(server.hub, "find", fail)
        answer = client.post(f"/api/tables/{table['table']}/rejoin", json={"token": token})
    assert answer.status_code == 500
    assert answer.json() == {"error": ["complaint-internal", {"problem": "ZeroDivisionError"}]}
    (record,) = [one for one in caplog.records if one.name == "kirifuda.server" and one.exc_info]
    assert record.getMessage() == "fault at POST /api/tables/{table}/rejoin"
    assert token not in caplog.text


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_end_hangs_up_stops_the_clocks_and_loses_nothing(
    tmp_path: Path, by: signal.Signals
) -> None:
    with Process(tmp_path, "info") as server, server.browser() as one, server.browser() as two:
        table = opened(one, clock={"kind": "game", "seconds": 600})["table"]
        two.post(f"/api/tables/{table}/join", json={"name": "乙"})
        with Player(one, table) as first, Player(two, table) as second:
            play_on([first, second], random.Random(4), most=5)
            at = first.state["at"]
            ended = threading.Thread(target=server.end, args=(by,))
            ended.start()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    first.socket.recv(PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code in (1001, 1012)
            ended.join(60)
        assert server.process.poll() is not None
    assert json.loads(server.lines[-1])["says"] != "", server.lines
    assert not [line for line in server.lines if "Traceback" in line or '"level": "error"' in line]
    store = Store(server.database)
    with store.engine.begin() as connection:
        kept = entries_of(connection, table)
    store.close()
    assert (len(kept), kept[-1].kind) == (at + 1, PAUSE)


# --- files ------------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not (page_folder() / "index.html").is_file(), reason="the page has not been built: make page")
def test_the_page_is_sent_compressed_once_and_then_not_again(client: Browser) -> None:
    first = client.get("/", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-type"].startswith("text/html")
    script = re.findall(r'src="(/assets/[^"]+\.js)"', first.text)[0]
    with client.stream("GET", script, headers={"Accept-Encoding": "gzip"}) as packed:
        sent = b"".join(packed.iter_raw())
    plain = client.get(script, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert gzip.decompress(sent) == plain.content
    assert len(sent) < len(plain.content) / 2
    assert "immutable" in plain.headers["cache-control"]
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/assets/nothing.js").status_code == 404
    assert client.get("/table/anything").content == first.content


@pytest.mark.skipif(not (page_folder() / "index.html").is_file(), reason="the page has not been built: make page")
@pytest.mark.parametrize("path", ["/..%2f..%2fpyproject.toml", "/assets/..%2f..%2f__init__.py", "/%00", "/assets/%00"])
def test_no_file_but_the_pages_own_is_sent(client: Browser, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 or answer.content == client.get("/").content


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("gzip", True), ("br, gzip;q=0.8", True), ("*", True), ("", False), ("identity", False), ("gzip;q=0", False)],
)
def test_cards_are_compressed_for_whoever_takes_them_so(client: Browser, accepted: str, packed: bool) -> None:
    answer = client.get("/api/games/black-poker/cards", headers={"Accept-Encoding": accepted})
    assert (answer.headers.get("content-encoding") == "gzip") is packed
    assert answer.json() == json.loads(packed_faces("black-poker").plain)


def test_what_a_card_means_is_told_in_both_languages(client: Browser) -> None:
    faces = client.get("/api/games/last-chronicle/cards").json()
    face = next(at for at, card in enumerate(faces) if card["name"] == "骸の王")
    (told,) = client.get(f"/api/games/last-chronicle/cards/{face}/meaning").json()
    assert told["heading"] == {"ja": "意味", "en": "Meaning"}
    said = "このユニットのパワーを、あなたの捨て札置き場にあるユニットカード1枚につき＋500する。"
    assert told["lines"]["en"] == [
        f"“{said}”: this card gets +500 power for each unit in your discard pile. [11.9.4.9]"
    ]
    assert len(told["lines"]["ja"]) == 2
    assert client.get("/api/games/black-poker/cards/3/meaning").json() == []
    beyond = client.get(f"/api/games/last-chronicle/cards/{len(faces)}/meaning")
    assert (beyond.status_code, beyond.json()["error"][0]) == (404, "complaint-no-such-face")


def test_clauses_are_found_by_ids_that_hold_slashes(client: Browser) -> None:
    answer = client.get(
        "/api/games/black-poker/light/clauses/%E8%A3%9C%E8%B6%B3%2F%E8%A8%98%E5%8F%B7%E3%81%AE%E6%84%8F%E5%91%B3"
    )
    assert answer.json()["clause"] == "補足/記号の意味"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_refuses_can_be_said_in_every_language(client: Browser, language: str) -> None:
    assert say(phrase(client.get("/api/tables/nowhere").json()["error"]), language)
