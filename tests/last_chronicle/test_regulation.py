"""What a deck may hold: every breach, with its clause and its numbers."""

import pytest

from kirifuda.effects.statements import CopiesInDeck
from kirifuda.effects.tree import Ability, CardText, Standing
from kirifuda.kernel.outcome import Refusal
from kirifuda.last_chronicle.printed import Catalogue, Printed, token_of
from kirifuda.last_chronicle.regulation import NO_CARD, breaches
from kirifuda.last_chronicle.statements import TokenCard


def told(most: int | None) -> tuple[CardText, CardText, CardText, CardText]:
    text = CardText(abilities=(Ability("群れ", (Standing(),), (), ((CopiesInDeck(most),),)),))
    return text, text, text, text


HERD, NINE, LONE, SHADE, FIRST = 0, 1, 2, 3, 4
CARDS = Catalogue(
    (
        Printed(HERD, "群れ", texts=told(None)),
        Printed(NINE, "九つ子", texts=told(9)),
        Printed(LONE, "一匹狼", texts=told(1)),
        token_of(TokenCard(("unit",), ("影",)), SHADE),
        *(Printed(FIRST + n, f"札{n}") for n in range(17)),
    )
)
LEGAL = tuple(FIRST + n // 3 for n in range(50))


def with_cards(*faces: int) -> tuple[int, ...]:
    """The legal deck, with these cards in place of as many of its last ones."""
    return (*LEGAL[: len(LEGAL) - len(faces)], *faces)


def test_a_legal_deck_breaches_nothing() -> None:
    assert breaches(CARDS, LEGAL) == ()


@pytest.mark.clause("8.1.1", "8.1.1.1", game="last-chronicle")
@pytest.mark.parametrize(
    ("deck", "reason", "have"),
    [(LEGAL[:-1], "too-few", 49), ((*LEGAL, FIRST + 16), "too-many", 51), ((), "too-few", 0)],
)
def test_fifty_cards(deck: tuple[int, ...], reason: str, have: int) -> None:
    assert breaches(CARDS, deck) == (Refusal("8.1.1.1", reason, (NO_CARD, have, 50)),)


@pytest.mark.clause("8.1.1.2", game="last-chronicle")
def test_three_of_a_name() -> None:
    assert breaches(CARDS, with_cards(FIRST)) == (Refusal("8.1.1.2", "copies", (FIRST, 4, 3)),)


@pytest.mark.clause("8.1.2", game="last-chronicle")
@pytest.mark.parametrize(
    ("face", "count", "most"), [(HERD, 50, None), (NINE, 9, None), (NINE, 10, 9), (LONE, 1, None), (LONE, 2, 1)]
)
def test_a_card_says_itself_how_many_there_may_be(face: int, count: int, most: int | None) -> None:
    found = () if most is None else (Refusal("8.1.2", "copies", (face, count, most)),)
    assert breaches(CARDS, with_cards(*(face,) * count)) == found


@pytest.mark.clause("6.11.1", game="last-chronicle")
def test_no_token_is_in_a_deck() -> None:
    assert breaches(CARDS, with_cards(SHADE)) == (Refusal("6.11.1", "token", (SHADE, 1, 0)),)


def test_breaches_come_in_the_order_of_the_clauses() -> None:
    assert [breach.reason for breach in breaches(CARDS, (*with_cards(LONE, LONE), FIRST))] == [
        "too-many",
        "copies",
        "copies",
    ]
