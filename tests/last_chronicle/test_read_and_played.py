"""Texts that were once accepted and meant something else: what the new reader takes them for, on the board."""

import pytest

from kirifuda.kernel.game import Game
from kirifuda.last_chronicle.card_words.reader import read_text
from kirifuda.last_chronicle.characteristics import power
from kirifuda.last_chronicle.printed import GREEN, RED
from kirifuda.last_chronicle.tree import Price

from .own_board import GIANT, SOLDIER, card, do, ids, laid, names, passes, unit

DRAGON = unit("竜兵", categories=("竜",))
KNIGHT = unit("騎士兵", categories=("騎士",))


def spell_with(text: str) -> int:
    return card("試し", types=("spell",), categories=(), price=Price(), text=read_text(text, ("spell",)))


def played(text: str, one: dict, two: dict, *chosen: str) -> Game:
    """The spell is used, the cards are chosen, and it takes effect."""
    game = laid({**one, "hand": [spell_with(text), *one.get("hand", [])]}, two)
    do(game, ("use-spell", "試し"))
    for name in chosen:
        do(game, name)
    passes(game)
    return game


def test_as_many_are_drawn_as_went_back() -> None:
    game = played("手札を全てデッキに戻してシャッフルし、同じ枚数引く。", {"hand": [SOLDIER, SOLDIER, GIANT]}, {})
    assert len(names(game, "hand")) == 3


def test_this_is_what_was_chosen_and_not_the_spell() -> None:
    game = played("ユニット1体を選び、これを破壊する。", {}, {"battlefield": [GIANT]})
    assert names(game, "battlefield", 1) == []
    assert names(game, "discard", 1) == ["巨人"]


def test_the_deck_that_is_searched_is_the_one_that_is_named() -> None:
    game = laid(
        {"hand": [spell_with("対戦相手のデッキからユニットカードを1枚探し、除外する。")], "deck": [SOLDIER] * 4},
        {"deck": [GIANT] * 4},
    )
    do(game, ("use-spell", "試し"))
    passes(game)
    do(game, "巨人")
    assert (names(game, "removed", 1), len(names(game, "deck")), len(names(game, "deck", 1))) == (["巨人"], 4, 3)


def test_what_is_taken_is_one_of_those_that_were_looked_at() -> None:
    text = "デッキの上から5枚を見て、ユニットカードを1枚公開して手札に加え、残りをデッキの一番下に置く。"
    game = laid({"hand": [spell_with(text), GIANT], "deck": [SOLDIER] * 5 + [DRAGON]}, {})
    do(game, ("use-spell", "試し"))
    passes(game)
    do(game, "兵士")
    assert sorted(names(game, "hand")) == ["兵士", "巨人"]


@pytest.mark.parametrize(("there", "drawn"), [([DRAGON], 0), ([KNIGHT], 0), ([DRAGON, KNIGHT], 1)])
def test_of_two_kinds_joined_by_to_both_must_be_there(there: list[int], drawn: int) -> None:
    game = played("【竜】と【騎士】がいるならば、カードを1枚引く。", {"battlefield": there}, {})
    assert len(names(game, "hand")) == drawn


def test_each_of_two_hits_the_other() -> None:
    text = "ユニット2体を選ぶ。それらは互いに自身のパワーに等しいダメージを与える。"
    game = played(text, {"battlefield": [SOLDIER]}, {"battlefield": [GIANT]})
    assert (names(game, "battlefield"), names(game, "battlefield", 1)) == ([], ["巨人"])
    assert [one.damage for one in game.state.cards if one.face == GIANT] == [1000]


def test_a_row_as_the_only_text_counts_once() -> None:
    text = read_text("赤：このユニットのパワーを＋2000する。", ("unit",))
    row = card("赤兵", power=1000, atk=1, level=1, text=text, lamps=(GREEN, GREEN, RED, RED))
    for era, there in ((2, 1000), (3, 3000)):
        game = laid({"battlefield": [row], "era": era}, {})
        (id,) = ids(game, row)
        assert power(game.state, id) == there
