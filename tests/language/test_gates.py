"""A sample of the gates (`tests/language/gates`), and that each of them notices a reader that drops what it guards."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from kirifuda.effects.tree import CardText

from .gates.changing import (
    GATES,
    STRANGE,
    UNTIL,
    Gate,
    clauses_exchanged,
    ends_with_the_turn,
    modifiers_put_in,
    players_exchanged,
    strange_words_put_in,
    words_exchanged,
    words_left_out,
)
from .gates.spoken import GAMES, Spoken

EVERY = {words_left_out: 90, modifiers_put_in: 90, strange_words_put_in: 90, words_exchanged: 120}
"""One in so many texts; the other gates change a text once."""
STARS = GAMES[0]


@pytest.mark.parametrize("gate", GATES, ids=lambda gate: gate.__name__)
@pytest.mark.parametrize("spoken", GAMES, ids=lambda spoken: spoken.game)
def test_every_change_of_a_text_is_seen(spoken: Spoken, gate: Gate) -> None:
    texts = list(spoken.texts(EVERY.get(gate, 10)))
    assert len(texts) > 5
    assert [complaint for kind, text, tree in texts for complaint in gate(spoken, kind, text, tree)] == []


def without(word: str) -> Callable[[str], str]:
    return lambda typed: typed.replace(word, "")


def in_one_order(tree: CardText) -> CardText:
    return replace(tree, play=tuple([tuple(sorted(sentence, key=repr)) for sentence in tree.play]))


@pytest.mark.parametrize(
    ("gate", "text", "changed", "after"),
    [
        (words_left_out, "ターン終了時まで、自分のキャラクター全てのATKを＋100する。", without(f"{UNTIL}、"), None),
        (modifiers_put_in, "キャラクターを1体選び、破壊する。", without("相手の"), None),
        (strange_words_put_in, "カードを1枚引く。", without(STRANGE), None),
        (words_exchanged, "カードを1枚引く。", lambda typed: re.sub("[0-9]+", "1", typed), None),
        (ends_with_the_turn, "自分のキャラクター全てのATKを＋200する。", without(f"{UNTIL}、"), None),
        (players_exchanged, "自分の手札を1枚捨てる。", without("相手は"), None),
        (clauses_exchanged, "相手に100ダメージを与え、カードを1枚引く。", str, in_one_order),
    ],
)  # fmt: skip
def test_a_gate_notices_a_reader_that_drops_what_it_guards(
    gate: Gate, text: str, changed: Callable[[str], str], after: Callable[[CardText], CardText] | None
) -> None:
    def dropping(typed: str, kind: str) -> CardText:
        tree = STARS.compiled(changed(typed), kind)
        return after(tree) if after is not None else tree

    careless = replace(STARS, compiled=dropping)
    assert list(gate(STARS, "effect", text, STARS.compiled(text, "effect"))) == []
    assert list(gate(careless, "effect", text, dropping(text, "effect"))) != []
