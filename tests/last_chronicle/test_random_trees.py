"""Trees by lot are said, read back as the same, and explained in both languages."""

from kirifuda.language.say.tape import Unsayable
from kirifuda.last_chronicle.card_words.explaining import explained
from kirifuda.last_chronicle.card_words.lots import drawn_texts
from kirifuda.last_chronicle.card_words.reader import read_text
from kirifuda.last_chronicle.card_words.speaker import say_text
from kirifuda.words import LANGUAGES, say

MANY = 150


def test_what_is_said_of_a_tree_by_lot_is_read_as_that_tree() -> None:
    unsayable = 0
    otherwise = []
    drawn = drawn_texts(20261118, MANY)
    for types, tree in drawn:
        try:
            said = say_text(tree, types)
        except Unsayable:
            unsayable += 1
            continue
        if read_text(said, types) != tree:
            otherwise.append(said)
    assert otherwise == []
    assert len(drawn) > MANY * 0.9
    assert unsayable < len(drawn) * 0.05


def test_every_tree_by_lot_is_explained() -> None:
    for types, tree in drawn_texts(20261119, MANY):
        for language in LANGUAGES:
            assert explained(tree, language, say, types)


def test_the_same_lot_draws_the_same_trees() -> None:
    assert drawn_texts(5, 12) == drawn_texts(5, 12)
    assert drawn_texts(5, 12) != drawn_texts(6, 12)
