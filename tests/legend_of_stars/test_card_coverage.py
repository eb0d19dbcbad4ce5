"""Every keyword, condition and kind of effect that the book's cards can have is used by at least two of the cards."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

import pytest

from kirifuda.effects.statements import Forbid, Permit
from kirifuda.effects.tree import Happening, Node
from kirifuda.legend_of_stars.cards.catalogue import catalogue
from kirifuda.legend_of_stars.tree import Squares
from kirifuda.legend_of_stars.vocabulary import KEYWORDS

STATEMENTS = [
    "Choose",
    "ChooseAtRandom",
    "Damage",
    "GainLife",
    "ChangeStats",
    "SetNumbers",
    "Destroy",
    "Move",
    "MoveTo",
    "SwapSquares",
    "PutOnSquare",
    "Reposition",
    "TurnOver",
    "Orient",
    "RegainEnergy",
    "EndAttack",
    "Grant",
    "Draw",
    "LookAt",
    "Forbid",
    "Permit",
    "ChangeDamage",
    "ChangeCost",
    "Instead",
    "Later",
    "May",
    "IfDid",
    "If",
    "Modes",
]
TESTS = [
    "Coloured",
    "Typed",
    "Compare",
    "Oriented",
    "InRows",
    "SameLane",
    "AdjacentSquare",
    "IsIt",
    "Not",
    "InAttack",
    "Marked",
    "HasKeyword",
]
HAPPENINGS = ["placed", "turned-up", "attacked", "battling", "downed", "destroyed", "damaged", "square-moved", "played"]
FORBIDDEN = ["attack", "be-chosen", "be-downed-in-battle", "be-destroyed"]
PERMITTED = ["lead-at-once", "attack-from-back", "attack-in-defense", "attack-again"]


def nodes(part: object) -> Iterator[Node]:
    if isinstance(part, Node):
        yield part
        for one in fields(part):  # type: ignore[arg-type]
            yield from nodes(getattr(part, one.name))
    elif isinstance(part, tuple):
        for piece in part:
            yield from nodes(piece)


PARTS = {card.name: list(nodes(card.text)) for card in catalogue().cards}


def counted(words: Iterator[tuple[str, str]]) -> Counter[str]:
    """How many cards have each word."""
    return Counter(word for _, word in set(words))


def cards_with(record: str) -> int:
    return sum(any(type(one).__name__ == record for one in parts) for parts in PARTS.values())


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_a_keyword(keyword: str) -> None:
    assert sum(any(one.name == keyword for one in card.text.keywords) for card in catalogue().cards) >= 2


@pytest.mark.parametrize("record", [*STATEMENTS, *TESTS, "PayEnergy", "GainThis", "Count", "Exists", "Matches"])
def test_a_kind_of_effect_or_test(record: str) -> None:
    assert cards_with(record) >= 2


@pytest.mark.parametrize("happening", HAPPENINGS)
def test_a_happening(happening: str) -> None:
    found = counted((name, one.kind) for name, parts in PARTS.items() for one in parts if isinstance(one, Happening))
    assert found[happening] >= 2


@pytest.mark.parametrize("act", FORBIDDEN)
def test_something_that_is_forbidden(act: str) -> None:
    found = counted((name, one.act) for name, parts in PARTS.items() for one in parts if isinstance(one, Forbid))
    assert found[act] >= 2


@pytest.mark.parametrize("act", PERMITTED)
def test_something_that_is_permitted(act: str) -> None:
    found = counted((name, one.act) for name, parts in PARTS.items() for one in parts if isinstance(one, Permit))
    assert found[act] >= 2


def test_every_kind_of_condition() -> None:
    assert min(cards_with(record) for record in ("When", "AtPhase", "Standing", "Activated")) >= 2


def test_characters_are_moved_in_several_ways() -> None:
    near = counted((name, one.near) for name, parts in PARTS.items() for one in parts if isinstance(one, Squares))
    assert {"adjacent", "lead", "ahead"} <= set(near)
