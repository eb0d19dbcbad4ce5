"""Records that strangers bring: they name no files, and the server's own process reads none of them."""

from pathlib import Path
from typing import Any

import pytest

import kirifuda
from kirifuda import replay
from kirifuda.server import replays

from .serving import Browser


@pytest.fixture(scope="module")
def record() -> str:
    game = kirifuda.start("legions", seed=3)
    while game.outcome is None:
        game.concede(0)
    return replay.write(game, language="")


def with_line(record: str, line: str) -> str:
    return record.replace("\nlanguage:", f"\n{line}\nlanguage:", 1)


@pytest.mark.parametrize("key", ["card-file", "regulation"])
@pytest.mark.parametrize("there", [True, False])
def test_whether_a_file_is_there_cannot_be_told_by_a_record_that_names_it(
    client: Browser, tmp_path: Path, record: str, key: str, there: bool
) -> None:
    file = tmp_path / "passphrases.toml"
    if there:
        file.write_text('hidden = "secret"')
    answer = client.post("/api/replays/open", json={"text": with_line(record, f"{key}: {file}")})
    assert answer.status_code == 422
    assert answer.json() == {"error": ["complaint-replay-names-files", {"files": "passphrases.toml"}]}


def test_a_record_is_read_by_a_worker_and_sent_compressed(
    client: Browser, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*given: Any) -> Any:
        raise AssertionError("a record is read in the server's own process")

    monkeypatch.setattr(replays, "opened", here)
    packed = client.post("/api/replays/open", json={"text": record}, headers={"Accept-Encoding": "gzip"})
    plain = client.post("/api/replays/open", json={"text": record}, headers={"Accept-Encoding": "identity"})
    assert (packed.status_code, packed.headers["content-encoding"]) == (200, "gzip")
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert plain.json()["steps"][-1]["outcome"]["loser"] == 0
