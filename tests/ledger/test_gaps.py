"""Each kind of gap is found, and nothing else is."""

from typing import TYPE_CHECKING

from kirifuda.ledger.gaps import find_gaps
from kirifuda.words import LANGUAGES, say

if TYPE_CHECKING:
    from .conftest import Checkout


def test_a_book_that_is_carried_out_and_tested_has_no_gap(checkout: "Checkout") -> None:
    assert checkout.gaps() == []


def test_a_behaviour_clause_without_code(checkout: "Checkout") -> None:
    checkout.spoil(checkout.code, 'Outcome(seat, "2-1")', "Outcome(seat, by)")
    assert checkout.gaps() == [("no-code", "2-1", "")]


def test_a_behaviour_clause_without_test_or_scenario(checkout: "Checkout") -> None:
    checkout.spoil(checkout.scenario, '"2-1", ', "")
    assert checkout.gaps() == [("no-test", "2-1", "")]


def test_the_marker_of_another_game_is_no_test_of_this_one(checkout: "Checkout") -> None:
    checkout.spoil(checkout.test, ', game="made-up"', "")
    assert checkout.gaps() == [("no-test", "1-1", ""), ("no-test", "R1", "")]


def test_a_ruling_without_code_of_its_own_or_of_its_clauses(checkout: "Checkout") -> None:
    checkout.spoil(checkout.code, '@clause("1-1")', "")
    assert checkout.gaps() == [("no-code", "1-1", ""), ("ruling-without-code", "R1", "")]


def test_a_ruling_cited_by_itself_needs_no_clause_with_code(checkout: "Checkout") -> None:
    checkout.spoil(checkout.code, '@clause("1-1")', '@clause("R1")')
    assert checkout.gaps() == [("no-code", "1-1", "")]


def test_a_ruling_that_no_test_names(checkout: "Checkout") -> None:
    checkout.spoil(checkout.test, ', "R1"', "")
    assert checkout.gaps() == [("no-test", "R1", "")]


def test_a_definition_cited_nowhere_that_does_not_say_why(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, 'note = { ja = "確かめるものがない。", en = "There is nothing to check." }', "")
    assert checkout.gaps() == [("unexplained", "1-2", "")]
    checkout.spoil(checkout.scenario, '"2-1"', '"2-1", "1-2"')
    assert checkout.gaps() == []


def test_a_clause_that_code_cites_and_no_book_has(checkout: "Checkout") -> None:
    checkout.spoil(checkout.code, '@clause("1-1")', '@clause("1-1", "1-9")')
    checkout.spoil(checkout.code, 'Refusal("リスト/手札"', 'Refusal("リスト/手札" if g else "リスト/手"')
    assert checkout.gaps() == [
        ("unknown-in-code", "1-9", "src/made_up/drawing.py:5 draw"),
        ("unknown-in-code", "リスト/手", "src/made_up/drawing.py:2 FULL"),
    ]


def test_a_clause_that_a_test_cites_and_no_book_has(checkout: "Checkout") -> None:
    checkout.spoil(checkout.test, '"1-1"', '"1-1", "3-1"')
    assert checkout.gaps() == [("unknown-in-tests", "3-1", "tests/test_drawing.py:3 test_draws_one")]


def test_a_marker_that_is_no_literal_is_an_unknown_clause(checkout: "Checkout") -> None:
    checkout.spoil(checkout.test, '"1-1"', '"1-1", *CLAUSES')
    assert checkout.gaps() == [("unknown-in-tests", "*CLAUSES", "tests/test_drawing.py:3 test_draws_one")]


def test_a_clause_that_a_scenario_cites_and_no_book_has(checkout: "Checkout") -> None:
    checkout.spoil(checkout.scenario, '"2-1"', '"2-1", "2-2"')
    where = "tests/scenarios/made_up/losing.toml:3 引けなければ負け"
    assert checkout.gaps() == [("unknown-in-scenarios", "2-2", where)]


def test_clauses_and_rulings_that_name_what_does_not_exist(checkout: "Checkout") -> None:
    checkout.spoil(checkout.base, '["R1"]', '["R1", "R2"]')
    checkout.spoil(checkout.rulings, '["1-1"]', '["1-1", "9-9"]')
    assert checkout.gaps() == [("unknown-in-book", "R2", "1-1"), ("unknown-in-book", "9-9", "R1")]


def test_a_clause_cited_in_play_that_no_book_has(checkout: "Checkout") -> None:
    gaps = find_gaps(checkout.citing(), {}, None, None, {"1-1", "1-7"})
    assert [(gap.kind, gap.id) for gap in gaps if gap.kind.startswith("unknown")] == [("unknown-in-games", "1-7")]


def test_without_tests_to_look_at_none_is_missed(checkout: "Checkout") -> None:
    assert not [gap for gap in find_gaps(checkout.citing(), {}, None, None, set()) if gap.kind == "no-test"]


def test_every_gap_says_what_is_wrong_and_what_to_do_in_both_languages(checkout: "Checkout") -> None:
    checkout.spoil(checkout.test, '"1-1"', '"3-1"')
    checkout.spoil(checkout.base, 'note = { ja = "確かめるものがない。", en = "There is nothing to check." }', "")
    checkout.spoil(checkout.base, '["R1"]', '["R2"]')
    checkout.spoil(checkout.code, '@clause("1-1")', '@clause("1-9")')
    checkout.spoil(checkout.scenario, '"2-1"', '"2-2"')
    gaps = (*checkout.ledger().gaps, *find_gaps(checkout.citing(), {}, {}, {}, {"8-8"}))
    assert {gap.kind for gap in gaps} == {
        "no-code",
        "no-test",
        "ruling-without-code",
        "unexplained",
        "unknown-in-book",
        "unknown-in-code",
        "unknown-in-games",
        "unknown-in-scenarios",
        "unknown-in-tests",
    }
    for gap in gaps:
        for language in LANGUAGES:
            assert gap.id in say(gap.problem, language)
            assert say(gap.remedy, language)


def test_a_definition_that_code_carries_out_is_a_gap_unless_it_is_a_heading(checkout: "Checkout") -> None:
    checkout.spoil(checkout.code, '@clause("1-1")', '@clause("1-1", "1-2")')
    where = "src/made_up/drawing.py:5 draw"
    assert checkout.gaps() == [("acts", "1-2", where)]
    checkout.spoil(checkout.base, 'id = "2-1"', 'id = "1-2a"')
    checkout.spoil(checkout.base, 'first = "2-1"', 'first = "1-2a"')
    assert "acts" not in [kind for kind, _, _ in checkout.gaps()]


def test_what_only_reads_card_texts_may_cite_a_definition(checkout: "Checkout") -> None:
    folder = checkout.code.parent / "card_text"
    folder.mkdir()
    (folder / "reading.py").write_text('@clause("1-2")\ndef read(): ...\n', "utf-8")
    assert checkout.gaps() == []
