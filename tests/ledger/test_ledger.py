"""The join of clauses, code, tests and games."""

import json
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kirifuda import Game, api
from kirifuda.api import games
from kirifuda.ledger import in_games, read_book, sources_of
from kirifuda.ledger.as_json import as_json
from kirifuda.ledger.in_code import citations_in
from kirifuda.ledger.in_games import play_sample
from kirifuda.ledger.in_tests import markers_in, scenarios_in

if TYPE_CHECKING:
    from .conftest import Checkout

ROOT = Path(__file__).resolve().parents[2]


def test_a_clause_is_joined_to_the_places_that_name_it(checkout: "Checkout") -> None:
    entries = checkout.ledger().entries
    assert [place.named for place in entries["1-1"].code] == ["src/made_up/drawing.py:5 draw"]
    assert [place.named for place in entries["2-1"].code] == ["src/made_up/drawing.py:7 draw"]
    assert [place.named for place in entries["リスト/手札"].code] == ["src/made_up/drawing.py:2 FULL"]
    assert [place.named for place in entries["R1"].tests] == ["tests/test_drawing.py:3 test_draws_one"]
    assert [str(place) for place in entries["2-1"].scenarios] == ["tests/scenarios/made_up/losing.toml:3"]
    assert entries["1-2"].code == entries["1-2"].tests == entries["1-2"].scenarios == ()


def test_a_text_parameter_called_clause_or_by_asks_for_a_clause_and_nothing_else_does(checkout: "Checkout") -> None:
    checkout.code.write_text(
        """
def draw(g, seat, by: str): ...
def lose(g, *, clause: str | None = None): ...
def read(clause: Clause, by: list[int]): ...

def turn(g):
    draw(g, 0, "1-1")
    draw(g, 1, by="1-2")
    lose(g, clause="2-1")
    read("R1", "R1")
    unheard_of(by="R1")
""",
        encoding="utf-8",
    )
    code = {id: [place.line for place in entry.code] for id, entry in checkout.ledger().entries.items() if entry.code}
    assert code == {"1-1": [7], "1-2": [8], "2-1": [9]}


def test_a_scenario_may_have_one_clause_and_a_title_in_two_languages(checkout: "Checkout") -> None:
    checkout.spoil(checkout.scenario, '"引けなければ負け"', '{ ja = "負け", en = "Lost" }')
    checkout.spoil(checkout.scenario, '["2-1", "リスト/手札"]', '"2-1"')
    assert [place.what for place in checkout.ledger().entries["2-1"].scenarios] == ["負け"]


def test_markers_are_found_on_functions_classes_modules_and_parameters(checkout: "Checkout") -> None:
    checkout.test.write_text(
        """
pytestmark = pytest.mark.clause("1-1", game="made-up")

@pytest.mark.clause("2-1", game="made-up")
class TestLosing:
    @pytest.mark.clause("1-2", game="made-up")
    def test_one(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("R1", game="made-up"))])
def test_two(n): ...
""",
        encoding="utf-8",
    )
    entries = checkout.ledger().entries
    tests = {id: [place.what for place in entry.tests] for id, entry in entries.items() if entry.tests}
    assert tests == {"1-1": [""], "2-1": ["TestLosing"], "1-2": ["TestLosing.test_one"], "R1": ["test_two"]}


@pytest.mark.parametrize("game", games())
def test_what_is_read_off_the_code_is_what_the_code_registers(game: str) -> None:
    """A citation that is read but not registered stands in code that is never imported."""
    sources = sources_of(game, ROOT)
    read = {
        (clause, Path(place.file).stem, place.what.rpartition(".")[2])
        for clause, place in citations_in(sources.code, sources.shared, sources.root)
        if place.line in decorated(ROOT / place.file)
    }
    import_module(f"kirifuda.{sources.code.name}.rules")
    for reader in ("card_text", "card_words.reader"):
        if (sources.code / reader.partition(".")[0]).is_dir():
            import_module(f"kirifuda.{sources.code.name}.{reader}")
    registered = {
        (citation.clause, citation.module.rpartition(".")[2], citation.function)
        for citation in import_module(f"kirifuda.{sources.code.name}.book").clause.citations
    }
    assert read == registered


def decorated(path: Path) -> set[int]:
    """The lines of `def` that stand under a decorator."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {
        number
        for number, line in enumerate(lines, start=1)
        if line.lstrip().startswith("def ") and "clause(" in lines[number - 2]
    }


def test_the_same_games_are_sampled_every_time() -> None:
    book = read_book("black-poker")
    once, again = play_sample(book, 2), play_sample(book, 2)
    assert once == again
    assert once.outcomes.total() == 2
    assert once.total("T1") > 0
    assert once.refusals["A3"] > 0


def test_of_several_editions_only_games_of_the_book_are_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    books = {"light": read_book("black-poker"), "pro": replace(read_book("black-poker"), edition="pro")}
    played: list[str] = []

    def start(game: str, edition: str, seed: int) -> Game:
        played.append(edition)
        return api.start(game, edition, seed=seed)

    monkeypatch.setattr(in_games, "editions", lambda game: tuple(books))
    monkeypatch.setattr(in_games, "book_played", lambda game, edition: books[edition])
    monkeypatch.setattr(in_games, "start", start)
    play_sample(books["pro"], 2)
    assert played == ["pro", "pro"]


def test_a_marker_that_names_no_game_is_of_the_game_of_its_folder(tmp_path: Path) -> None:
    for folder in ("legions", "black_poker", "api"):
        (tmp_path / folder).mkdir()
        marker = f'@pytest.mark.clause("{folder}")\ndef test_one(): ...'
        (tmp_path / folder / "test_one.py").write_text(marker, encoding="utf-8")
    found = {
        game: [clause for _, clause, _ in markers_in(tmp_path, game, tmp_path)] for game in ("legions", "black-poker")
    }
    assert found == {"legions": ["legions"], "black-poker": ["api", "black_poker"]}


def test_files_that_are_written_anew_are_read_anew(tmp_path: Path) -> None:
    code, kernel, scenarios = tmp_path / "code", tmp_path / "kernel", tmp_path / "scenarios" / "legions"
    for folder in (code, kernel, scenarios):
        folder.mkdir(parents=True)
    (kernel / "tell.py").write_text("def tell(kind, clause): ...", encoding="utf-8")
    for clause in ("1-1", "2-2"):
        (code / "rules.py").write_text(f'tell("drawn", "{clause}")', encoding="utf-8")
        (tmp_path / "test_one.py").write_text(f'@pytest.mark.clause("{clause}")\ndef test_one(): ...', encoding="utf-8")
        (scenarios / "one.toml").write_text(f'clauses = ["{clause}"]', encoding="utf-8")
        assert [cited for cited, _ in citations_in(code, kernel, tmp_path)] == [clause]
        assert [cited for _, cited, _ in markers_in(tmp_path, "black-poker", tmp_path)] == [clause]
        assert [cited for _, cited, _ in scenarios_in(tmp_path, "legions", tmp_path)] == [clause]


def test_as_data_it_holds_everything(checkout: "Checkout") -> None:
    checkout.spoil(checkout.scenario, '"2-1", ', "")
    data = json.loads(json.dumps(as_json(checkout.ledger())))
    assert list(data["clauses"]) == ["1-1", "1-2", "2-1", "リスト/手札", "R1"]
    assert data["clauses"]["1-1"]["code"] == [{"file": "src/made_up/drawing.py", "line": 5, "what": "draw"}]
    assert data["clauses"]["R1"]["kind"] == "ruling"
    assert [(gap["kind"], gap["id"]) for gap in data["gaps"]] == [("no-test", "2-1")]
