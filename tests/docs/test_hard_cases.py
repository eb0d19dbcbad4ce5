"""The hard cases: each is a scenario that holds, and the engine cites the clauses that the page shows."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from kirifuda.ledger.book import book_played
from kirifuda.scenario import load
from kirifuda.scenario.report import NEXT

from .markdown import ROOT, name_of

PAGES = (ROOT / "docs/hard-cases-last-chronicle.ja.md", ROOT / "docs/hard-cases-last-chronicle.md")
SCENARIOS = ROOT / "tests/scenarios/last_chronicle"
CLAUSES = set(book_played("last-chronicle", "standard").ids)
FEWEST = 30
LEFT_OUT = "…"
CASE = re.compile(
    r"^### (?P<number>\d+)\. (?P<title>.+)\n\n(?P<situation>.+)\n\n\*\*(?:問い\*\*　|Question\.\*\* ).+\n\n"
    r"\*\*(?:答え\*\*　|Answer\.\*\* )(?P<answer>.+)\n\n"
    r"(?:シナリオ：|Scenario: )\[(?P<file>.+)\]\((?P<link>.+)\)\n\n```trail\n(?P<trail>(?:.+\n)+)```$",
    re.MULTILINE,
)
CLAUSE = re.compile(r"\bC\d+\b|\b\d+(?:\.\d+)+\b")


@dataclass(frozen=True)
class Case:
    """One case of a page."""

    number: int
    title: str
    answer: str
    file: str
    link: str
    trail: str


def cases_of(page: Path) -> list[Case]:
    found = CASE.finditer(page.read_text(encoding="utf-8"))
    return [
        Case(int(one["number"]), one["title"], one["answer"], one["file"], one["link"], one["trail"].rstrip("\n"))
        for one in found
    ]


CASES = [(page, case) for page in PAGES for case in cases_of(page)]
IDS = [f"{name_of(page)}: {case.number}" for page, case in CASES]


def agrees(shown: str, told: str) -> bool:
    """Whether a trail is what was told, but for what `…` leaves out."""
    *parts, last = shown.split(f"{NEXT}{LEFT_OUT}{NEXT}")
    if not parts:
        return told == last
    first = parts[0]
    return len(parts) == 1 and told.startswith(first + NEXT) and told[len(first) :].endswith(NEXT + last)


@pytest.mark.parametrize(("page", "case"), CASES, ids=IDS)
def test_the_engine_cites_what_the_page_shows(page: Path, case: Case) -> None:
    assert (page.parent / case.link).resolve() == SCENARIOS / case.file
    report = load(SCENARIOS / case.file).run()
    assert report.holds, report.text()
    assert agrees(case.trail, report.trail_text()), f"the engine says:\n{report.trail_text()}"


@pytest.mark.parametrize(("page", "case"), CASES, ids=IDS)
def test_an_answer_gives_its_reasons_by_clauses_that_exist(page: Path, case: Case) -> None:
    cited = CLAUSE.findall(case.answer)
    assert cited
    assert [one for one in cited if one not in CLAUSES] == []


def test_no_case_of_a_page_is_overlooked() -> None:
    for page in PAGES:
        headings = re.findall(r"^### ", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert [case.number for case in cases_of(page)] == list(range(1, len(headings) + 1))


def test_both_languages_have_the_same_cases() -> None:
    japanese, english = [[(case.file, case.trail) for case in cases_of(page)] for page in PAGES]
    assert japanese == english
    reasons = [[set(CLAUSE.findall(case.answer)) for case in cases_of(page)] for page in PAGES]
    assert reasons[0] == reasons[1]


def test_there_are_enough_cases_and_none_twice() -> None:
    files = [case.file for case in cases_of(PAGES[0])]
    assert len(files) >= FEWEST
    assert len(set(files)) == len(files)


def test_a_trail_that_differs_is_noticed() -> None:
    assert agrees("1 → … → 4", "1 → 2 → 3 → 4")
    assert not agrees("1 → … → 4", "1 → 2 → 3 → 5")
    assert not agrees("1 → … → 4", "2 → 3 → 4")
    assert not agrees("1 → 2", "1 → 2 → 3")
