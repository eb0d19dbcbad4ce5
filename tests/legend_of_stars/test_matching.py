"""What is printed on a card, as phrases of texts ask for it."""

import pytest

from kirifuda.effects.tree import Coloured, Marked, Named, NameHas, Not, Typed
from kirifuda.effects.tree import Test as Asked
from kirifuda.legend_of_stars.cards.fronts import FRONTS
from kirifuda.legend_of_stars.ch02_kinds_of_cards.ch02_cards import shows

from .board import face


def fitting(test: Asked, *names: str) -> list[str]:
    return [name for name in names if shows(FRONTS[face(name)], test)]


@pytest.mark.clause("9.6.1", "2.6", "2.1.5", "2.2.1", "2.3.1")
def test_a_phrase_of_several_words_asks_for_one_of_them_and_what_is_denied_for_none() -> None:
    fire, earth = FRONTS[face("剣士")].attribute, FRONTS[face("盾")].attribute
    assert fitting(Coloured((fire, earth)), "剣士", "盾", "駒") == ["剣士", "盾"]
    assert fitting(Not(Coloured((fire,))), "剣士", "盾", "駒") == ["盾", "駒"]
    assert fitting(Typed(("試験", "駒")), "剣士", "駒", "巨人") == ["剣士", "駒"]
    assert fitting(Named(("試しの駒", "試しの盾")), "剣士", "駒", "盾") == ["駒", "盾"]
    assert fitting(NameHas(("剣", "盾")), "剣士", "双剣", "駒", "盾") == ["剣士", "双剣", "盾"]
    assert fitting(Marked("flash"), "号令", "一撃", "野原") == ["号令"]
    assert fitting(Marked("field"), "号令", "井戸", "野原") == ["野原"]
    assert fitting(Not(Marked("field")), "号令", "井戸", "野原") == ["号令", "井戸"]
