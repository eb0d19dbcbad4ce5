"""Every scenario in the documentation runs as it stands there."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kirifuda import rules
from kirifuda.last_chronicle.vocabulary import FACTIONS, KEYWORDS
from kirifuda.legend_of_stars.vocabulary import KEYWORDS as STARS_KEYWORDS
from kirifuda.scenario import Report
from kirifuda.words import keys_after

DOCS = Path(__file__).parents[2] / "docs"


def blocks(name: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", (DOCS / name).read_text(encoding="utf-8"), re.DOTALL)


def is_whole(block: str) -> bool:
    return any(sign in block for sign in ("game =", "ゲーム =", "start = true"))


@pytest.mark.parametrize("name", ["scenarios.md", "scenarios.ja.md"])
def test_whole_scenarios_hold(name: str, run: Callable[[str], Report]) -> None:
    whole = [block for block in blocks(name) if is_whole(block)]
    assert len(whole) == 3
    for block in whole:
        assert run(block).holds, run(block).text()


@pytest.mark.parametrize("name", ["scenarios.md", "scenarios.ja.md"])
def test_parts_of_scenarios_can_be_read(name: str, run: Callable[[str], Report]) -> None:
    for block in blocks(name):
        if not is_whole(block):
            step = "" if "[[step]]" in block else "[[step]]\n"
            run("[position.1]\nlife = 5\n" + step + block)


@pytest.mark.parametrize("name", ["scenarios-legions", "scenarios-last-chronicle", "scenarios-legend-of-stars"])
def test_the_scenarios_of_games_with_cards_hold(name: str, run: Callable[[str], Report]) -> None:
    (whole,) = blocks(f"{name}.md")
    assert run(whole).holds, run(whole).text()


@pytest.mark.parametrize(
    "name", ["scenarios", "scenarios-legions", "scenarios-last-chronicle", "scenarios-legend-of-stars"]
)
def test_both_languages_show_the_same(name: str) -> None:
    assert blocks(f"{name}.md") == blocks(f"{name}.ja.md")


@pytest.mark.parametrize("name", ["scenarios-last-chronicle.md", "scenarios-last-chronicle.ja.md"])
def test_every_question_mark_and_fact_of_last_chronicle_is_told(name: str) -> None:
    """What can be asked, written behind a card, or written of a position and of a player stands on the page."""
    page = (DOCS / name).read_text(encoding="utf-8")
    setting = rules("last-chronicle").setting
    words = [*keys_after("last-chronicle-ask-"), *[fact for fact, _ in (*setting.facts, *setting.seat_facts)]]
    words += [mark for mark in setting.marks if mark not in (*KEYWORDS, *FACTIONS)]
    words += [zone for zone, _ in setting.zones]
    assert [word for word in words if f"`{word}`" not in page] == []


@pytest.mark.parametrize("name", ["scenarios-legend-of-stars.md", "scenarios-legend-of-stars.ja.md"])
def test_every_question_mark_and_fact_of_legend_of_stars_is_told(name: str) -> None:
    page = (DOCS / name).read_text(encoding="utf-8")
    setting = rules("legend-of-stars").setting
    words = [one for one in keys_after("legend-of-stars-ask-") if one != "priority-in-battle"]
    words += [fact for fact, _ in (*setting.facts, *setting.seat_facts)]
    words += [mark for mark in setting.marks if mark not in STARS_KEYWORDS]
    words += [zone for zone, _ in setting.zones if zone[-1] not in "23"]
    assert [word for word in words if f"`{word}`" not in page] == []
