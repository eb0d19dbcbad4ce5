"""What a deck may hold (3.1), and the restricted cards of those who agree on a list (S40)."""

from pathlib import Path

import pytest

import kirifuda
from kirifuda import Broken, Complaint
from kirifuda.deck_building import breach_phrase, building_of
from kirifuda.kernel.outcome import Refusal
from kirifuda.legend_of_stars.cards.catalogue import catalogue
from kirifuda.legend_of_stars.cards.restriction_lists import dated_lists, read_restrictions, restrictions_named
from kirifuda.legend_of_stars.ch03_the_field.ch03_1_decks import NO_CARD, breaches
from kirifuda.legend_of_stars.decks import starter_decks
from kirifuda.text.restricted_cards import Restrictions
from kirifuda.words import LANGUAGES, say

DAY = "2026-11-01"
FIFTY = tuple(number // 3 for number in range(50))
"""Cards 0 to 15 three times each, and card 16 twice."""
SIXTY = tuple(number // 3 for number in range(60))


def deck_with(*faces: int) -> tuple[int, ...]:
    return (*FIFTY[: 50 - len(faces)], *faces)


@pytest.mark.clause("3.1", game="legend-of-stars")
@pytest.mark.parametrize(
    ("deck", "found"),
    [
        (FIFTY, ()),
        (SIXTY, ()),
        (FIFTY[:49], (Refusal("3.1", "too-few", (NO_CARD, 49, 50)),)),
        ((), (Refusal("3.1", "too-few", (NO_CARD, 0, 50)),)),
        (deck_with(0), (Refusal("3.1", "too-many-of-a-name", (0, 4, 3)),)),
        ((*SIXTY, 3, 5), tuple(Refusal("3.1", "too-many-of-a-name", (face, 4, 3)) for face in (3, 5))),
    ],
)
def test_fifty_cards_or_more_and_three_of_a_name(deck: tuple[int, ...], found: tuple[Refusal, ...]) -> None:
    assert breaches(catalogue(), deck) == found


@pytest.mark.clause("3.1", "S40", game="legend-of-stars")
def test_restricted_cards() -> None:
    agreed = Restrictions("x", (0,), {1: 1, 2: 2}, ((3, 4), (5, 40)))
    assert breaches(catalogue(), FIFTY, agreed) == (
        Refusal("3.1", "banned", (0, 3, 0)),
        Refusal("3.1", "limited", (1, 3, 1)),
        Refusal("3.1", "limited", (2, 3, 2)),
        Refusal("3.1", "exclusive", (3, 3, 0, 4)),
    )
    within = (1, 2, 2, 3, *(number // 3 for number in range(15, 63)))
    assert breaches(catalogue(), within, agreed) == ()


@pytest.mark.clause("3.1", "S40", game="legend-of-stars")
def test_the_list_of_the_project_has_every_kind_and_leaves_the_starter_decks_alone() -> None:
    (file,) = dated_lists().values()
    found = read_restrictions(file, catalogue())
    assert found.banned and found.exclusive
    assert sorted(found.limits.values()) == [1, 2]
    assert {name: breaches(catalogue(), deck, found) for name, deck in starter_decks().items()} == dict.fromkeys(
        starter_decks(), ()
    )


@pytest.mark.clause("3.1", "S40", game="legend-of-stars")
@pytest.mark.parametrize(
    ("name", "found"), [("", "standard"), ("standard", "standard"), ("2026-10-31", "standard"), (DAY, DAY)]
)
def test_the_list_of_a_day_is_the_newest_one_by_then(name: str, found: str) -> None:
    restrictions = restrictions_named(catalogue(), name)
    assert restrictions is not None and restrictions.name == found
    assert restrictions_named(catalogue(), "tomorrow") is None


@pytest.mark.clause("3.1", "S40", game="legend-of-stars")
def test_decks_are_held_against_the_regulation_that_a_game_is_played_by(tmp_path: Path) -> None:
    usual = kirifuda.rules("legend-of-stars")
    banned = usual.name_of_face(usual.decks()[1][-1])
    agreed = tmp_path / "ours.toml"
    agreed.write_text(f'banned = ["{banned}"]\n', encoding="utf-8")
    kirifuda.start("legend-of-stars", seed=1, regulation=DAY)
    with pytest.raises(Complaint) as complaint:
        kirifuda.start("legend-of-stars", regulation=str(agreed))
    assert banned in say(complaint.value.phrase, "ja") and "3.1" in say(complaint.value.phrase, "ja")
    assert kirifuda.rules("legend-of-stars", regulation=DAY).added != usual.added == ""


def test_every_breach_can_be_said() -> None:
    agreed = Restrictions("x", (0,), {1: 1}, ((3, 4),))
    told = [breach_phrase("legend-of-stars", one, str) for one in breaches(catalogue(), (0, 1, 1, 3, 4), agreed)]
    assert [phrase.key.removeprefix("legend-of-stars-breach-") for phrase in told] == [
        "too-few",
        "banned",
        "limited",
        "exclusive",
    ]
    assert [say(phrase, language) for phrase in told for language in LANGUAGES]


def test_a_regulation_that_there_is_not_is_named_with_those_that_there_are() -> None:
    with pytest.raises(Complaint) as complaint:
        building_of("legend-of-stars").regulation("tomorrow")
    assert complaint.value.phrase.key == "complaint-unknown-regulation"
    assert complaint.value.phrase.args["known"] == f"standard, {DAY}"


@pytest.mark.parametrize("game", ["legend-of-stars", "legions"])
def test_a_file_that_is_no_restriction_list_is_said_to_be_none(game: str, tmp_path: Path) -> None:
    """A card file, say: one complaint, not one for every field of it."""
    given = tmp_path / "cards.toml"
    given.write_text('title = "x"\n\n[[card]]\nname = "x"\n', encoding="utf-8")
    with pytest.raises(Broken) as broken:
        building_of(game).regulation(str(given))
    (problem,) = broken.value.problems
    assert problem.phrase.key == "restriction-list-no-restrictions"
    assert [say(problem.phrase, language) for language in LANGUAGES]


def test_what_only_legions_restricts_is_no_field_here(tmp_path: Path) -> None:
    given = tmp_path / "list.toml"
    given.write_text('banned = []\nunlock_limited = ["x"]\n', encoding="utf-8")
    with pytest.raises(Broken) as broken:
        building_of("legend-of-stars").regulation(str(given))
    assert [problem.phrase.key for problem in broken.value.problems] == ["restriction-list-unknown-key"]
