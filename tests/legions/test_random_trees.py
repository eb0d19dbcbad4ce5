"""Trees by lot are said, read back as the same, and explained in both languages."""

from kirifuda.language.say.tape import Unsayable
from kirifuda.legions.card_words.explaining import explained
from kirifuda.legions.card_words.lots import drawn_texts
from kirifuda.legions.card_words.reader import read_text
from kirifuda.legions.card_words.speaker import say_text
from kirifuda.words import LANGUAGES, say

MANY = 150


def test_what_is_said_of_a_tree_by_lot_is_read_as_that_tree() -> None:
    unsayable = 0
    otherwise = []
    drawn = drawn_texts(20261118, MANY)
    for category, tree in drawn:
        try:
            said = say_text(tree, category)
        except Unsayable:
            unsayable += 1
            continue
        if read_text(said, category) != tree:
            otherwise.append(said)
    assert otherwise == []
    assert len(drawn) > MANY * 0.9
    assert unsayable < len(drawn) * 0.06


def test_every_tree_by_lot_is_explained() -> None:
    for _, tree in drawn_texts(20261119, MANY):
        for language in LANGUAGES:
            assert explained(tree, language, say)


def test_the_same_lot_draws_the_same_trees() -> None:
    assert drawn_texts(5, 12) == drawn_texts(5, 12)
    assert drawn_texts(5, 12) != drawn_texts(6, 12)
