"""A clause is found the way people call it."""

from typing import TYPE_CHECKING

import pytest

from kirifuda import Complaint
from kirifuda.ledger import clause_text, find, read_book
from kirifuda.words import LANGUAGES, say

if TYPE_CHECKING:
    from .conftest import Checkout


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("K4", ("K4",)),
        ("k4", ("K4",)),
        ("Ｋ４", ("K4",)),
        (" K 4 ", ("K4",)),
        ("r7", ("R7",)),
        ("cost-b", ("cost-B",)),
        ("アクションリスト/エンド", ("アクションリスト/エンド",)),
        ("エンド", ("アクションリスト/エンド",)),
        ("end", ("アクションリスト/エンド",)),
        ("パック開封", ("アクションリスト/バック開封",)),
        ("soldiers or one wall", ("K4",)),
        ("BJ", ("アクションリスト/B・J",)),
        ("アップ", ("アクションリスト/アップ", "フォグリスト/アップ")),
        ("ace", ("キャラクターリスト/エース",)),
    ],
)
def test_names_that_are_understood(name: str, ids: tuple[str, ...]) -> None:
    assert find(read_book("black-poker"), name) == ids


@pytest.mark.parametrize(
    ("name", "near"), [("エンと", "アクションリスト/エンド"), ("K99", "K9"), ("Reanim", "リアニメイト")]
)
def test_an_unknown_name_is_answered_with_the_nearest(name: str, near: str) -> None:
    with pytest.raises(Complaint) as caught:
        find(read_book("black-poker"), name)
    for language in LANGUAGES:
        assert near in say(caught.value.phrase, language)


def test_a_name_of_nothing_but_signs_is_no_name() -> None:
    with pytest.raises(Complaint) as caught:
        find(read_book("black-poker"), " …")
    assert caught.value.phrase.key == "complaint-clause-unnamed"


def test_with_nothing_alike_the_chapters_are_named(checkout: "Checkout") -> None:
    with pytest.raises(Complaint) as caught:
        find(checkout.ledger().book, "ξξξ")
    assert caught.value.phrase.key == "complaint-clause-unheard"
    assert caught.value.phrase.args["examples"] == "1-1, 2-1, R1"


@pytest.mark.parametrize(("name", "near"), [("K44", "K4, K14"), ("z", "Z1"), ("zzz", None), ("xyzzy", None)])
def test_only_what_is_truly_near_is_offered(name: str, near: str | None) -> None:
    with pytest.raises(Complaint) as caught:
        find(read_book("black-poker"), name)
    assert caught.value.phrase.args.get("nearest") == near


def test_a_clause_tells_its_summary_its_rulings_and_what_carries_it_out() -> None:
    text = clause_text("black-poker", "soldiers or one wall", "en")
    assert text.startswith("K4  Soldiers or one wall (behaviour; ")
    assert "Ruling R7\n  Question: May a soldier and a wall block one attacker together?" in text
    assert "  Reason: " in text
    assert "black_poker/combat.py:" in text


def test_a_ruling_tells_the_clauses_it_concerns() -> None:
    assert clause_text("black-poker", "R7", "ja").startswith("裁定 R7（アクションリスト/ブロック, K4, K5）\n  問：")


def test_clauses_of_the_same_name_are_pointed_at() -> None:
    assert clause_text("black-poker", "アップ", "en").endswith("Also called so: フォグリスト/アップ")
