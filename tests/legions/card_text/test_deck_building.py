"""Texts that speak of building decks: they need no head, and do nothing in a game."""

import pytest

from kirifuda.effects.statements import CopiesInDeck, Draw
from kirifuda.effects.tree import Ability, Number, Standing
from kirifuda.legions.card_words.reader import compile_text
from kirifuda.legions.card_words.speaker import say_text
from kirifuda.text.problems import NotUnderstood


def copies(text: str, category: str = "minion") -> tuple[Ability, ...]:
    return compile_text(text, category, "群れ鼠").abilities


@pytest.mark.parametrize(
    ("text", "name", "most"),
    [
        ("「群れ」《常時》：このカードは、デッキに何枚でも入れる事が出来る。", "群れ", None),
        ("「群れ」《常時》：群れ鼠はメインデッキに９枚まで入れられる。", "群れ", 9),
        ("《常時》：このカードをデッキに5枚まで入れてもよい。", "", 5),
        ("このカードはデッキに何枚でも入れることができる。", "", None),
    ],
)
def test_how_many_of_a_card_a_deck_may_hold(text: str, name: str, most: int | None) -> None:
    assert copies(text) == (Ability(name, (Standing(),), (), ((CopiesInDeck(most),),)),)


def test_a_skill_that_speaks_of_decks_does_the_rest_when_played() -> None:
    found = compile_text("このカードはデッキに何枚でも入れる事が出来る。\nカードを1枚引く。", "skill", "鼠算")
    assert [ability.sentences for ability in found.abilities] == [((CopiesInDeck(),),)]
    assert found.play == ((Draw("you", Number(1)),),)


@pytest.mark.parametrize(
    "text",
    [
        "「群れ」《常時》：このカードは、山札に何枚でも入れる事が出来る。",
        "《常時》：このカードは、山札に4枚まで入れる事が出来る。",
    ],
)
def test_it_is_rendered_back(text: str) -> None:
    assert say_text(compile_text(text, "minion", "鼠"), "minion") == text


@pytest.mark.parametrize(
    "text",
    [
        "「群れ」《常時》：相手のミニオンは、デッキに何枚でも入れる事が出来る。",
        "「群れ」《常時》：このカードは、デッキに5枚入れる事が出来る。",
        "「群れ」《常時》：このカードを、デッキに何枚でも入れる。",
        "このカードは、デッキに入れる事が出来る。",
    ],
)
def test_what_cannot_be_meant_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        copies(text)
