"""What `make mutants` found stands on the ledger's page, and goes stale with the code and the scenarios it is about."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from kirifuda.ledger.as_json import as_json
from kirifuda.ledger.join import Ledger
from kirifuda.ledger.page import as_page
from kirifuda.ledger.score_words import book_score_told, short_score
from kirifuda.ledger.scores import Score, Tried, mark_of, read_scores, write_scores
from kirifuda.ledger.sites import sites_in
from kirifuda.words import LANGUAGES, say

if TYPE_CHECKING:
    from .conftest import Checkout

SCENARIO = "tests/scenarios/made_up/losing.toml"
ALIVE = "not g.life(seat) => True"
JUDGED = '[[equivalent]]\ngame = "made-up"\nmutant = "drawing.draw: a => b"\nreason = "The same."\n'


@pytest.fixture
def measured(checkout: "Checkout") -> "Checkout":
    """Eight changes of twelve of `draw` were tried: one survived, one is judged; nothing of the constant was."""
    draw = next(site for site in sites_in(checkout.sources) if site.name == "draw")
    by = (mark_of(SCENARIO, checkout.root),)
    write_scores(checkout.root, "made-up", {draw.called: Tried(draw.digest, 12, 8, (ALIVE, "a => b"), by)})
    (checkout.root / "tools").mkdir()
    (checkout.root / "tools" / "mutants.toml").write_text(JUDGED, "utf-8")
    return checkout


def score(checkout: "Checkout", *clauses: str) -> Score:
    return checkout.ledger().scores.of(*clauses)


def test_what_is_written_is_read(measured: "Checkout") -> None:
    found = read_scores(measured.root, "made-up")
    write_scores(measured.root, "made-up", found)
    assert read_scores(measured.root, "made-up") == found and list(found) == ["drawing.draw"]


def test_a_rule_stands_in_any_folder_but_those_that_read_cards(measured: "Checkout") -> None:
    """Whatever reads texts, or is the record of the game, carries no clause out."""
    for folder in ("ch02_hand", "card_words", "record"):
        (measured.code.parent / folder).mkdir()
        (measured.code.parent / folder / "holding.py").write_text('@clause("1-1")\ndef hold(): ...\n', "utf-8")
    found = {site.file.removeprefix("src/made_up/") for site in sites_in(measured.sources)}
    assert found == {"ch02_hand/holding.py", "drawing.py"}


def test_the_score_of_a_clause_is_that_of_the_functions_that_carry_it(measured: "Checkout") -> None:
    expected = Score(12, 8, 1, (f"drawing.draw: {ALIVE}",))
    assert score(measured, "1-1") == score(measured, "2-1") == expected
    assert expected.noticed == 6 and short_score(expected) == "6/7"
    assert score(measured, "リスト/手札") == Score(untried=("drawing.FULL",))


def test_a_function_that_carries_several_clauses_counts_once(measured: "Checkout") -> None:
    assert score(measured, "1-1", "2-1", "リスト/手札") == replace(score(measured, "1-1"), untried=("drawing.FULL",))


def test_a_score_is_stale_when_the_function_is_written_anew(measured: "Checkout") -> None:
    measured.spoil(measured.code, "g.life(seat):", "g.life(seat):  # written anew")
    assert score(measured, "1-1").stale == ("drawing.draw",)
    assert short_score(score(measured, "1-1")) == "6/7~"


def test_a_score_is_stale_when_the_scenario_that_noticed_is_written_anew_or_gone(measured: "Checkout") -> None:
    measured.spoil(measured.scenario, "引けなければ", "山札が引けなければ")
    assert score(measured, "1-1").stale == ("drawing.draw",)
    measured.scenario.unlink()
    assert score(measured, "1-1").stale == ("drawing.draw",)


def test_a_score_outlives_changes_elsewhere(measured: "Checkout") -> None:
    measured.spoil(measured.code, '"full"', '"fuller"')
    (measured.scenario.parent / "another.toml").write_text('clauses = ["2-1"]\n', "utf-8")
    assert score(measured, "1-1").stale == ()


def told(ledger: Ledger) -> str:
    return " ".join(say(phrase, "en") for phrase in book_score_told(ledger))


def test_the_book_says_how_many_of_its_clauses_have_no_survivor(measured: "Checkout") -> None:
    assert "8 tried, 6 noticed, 1 change nothing a rule says, 1 survive" in told(measured.ledger())
    assert "Of 3 behaviour clauses 0 (0 %) have no survivor, 2 have one, 1 have to be tried anew." in told(
        measured.ledger()
    )
    tried = read_scores(measured.root, "made-up")["drawing.draw"]
    write_scores(measured.root, "made-up", {"drawing.draw": replace(tried, alive=("a => b",))})
    assert "2 (66 %) have no survivor, 0 have one, 1" in told(measured.ledger())


def test_without_a_file_nothing_was_tried(checkout: "Checkout") -> None:
    assert not checkout.ledger().scores
    assert told(checkout.ledger()) == say("ledger-score-none", "en")


def test_the_page_and_the_data_tell_scores_and_survivors(measured: "Checkout") -> None:
    ledger = measured.ledger()
    page = as_page(replace(ledger, book=replace(ledger.book, game="black-poker")))
    assert page.count(f"<li><code>drawing.draw: {ALIVE.replace('>', '&gt;')}</code></li>") == 4  # 2 chapters, 2 clauses
    for language in LANGUAGES:
        assert say("ledger-score", language, of=12, tried=8, noticed=6, judged=1, open=1) in page
    data = as_json(ledger)
    assert data["mutants"]["surviving"] == (f"drawing.draw: {ALIVE}",)
    assert data["clauses"]["1-1"]["mutants"]["noticed"] == 6
    assert [chapter["mutants"]["tried"] for chapter in data["chapters"]] == [8, 8, 0]
