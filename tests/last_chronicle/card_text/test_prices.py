"""Souls, however they are printed."""

import pytest

from kirifuda.effects.tree import DoAsCost, Number, This
from kirifuda.last_chronicle.card_fields import price_of as price_in_file
from kirifuda.last_chronicle.card_words.reader import compile_text
from kirifuda.last_chronicle.card_words.souls import price_of
from kirifuda.last_chronicle.card_words.speaker import price as spelled
from kirifuda.last_chronicle.statements import RemoveCounters
from kirifuda.last_chronicle.tree import PaySouls, Price


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("2", Price(2)),
        ("白白2", Price(2, white=2)),
        ("橙紫黒青", Price(orange=1, purple=1, black=1, blue=1)),
        ("X", Price(x=1)),
        ("黒1X", Price(1, black=1, x=1)),
        ("0", Price()),
    ],
)
def test_a_price_is_read_and_spelled(text: str, price: Price) -> None:
    assert price_of(text) == price
    assert price_in_file(text) == price
    assert spelled(price) == text


@pytest.mark.parametrize("text", ["", "赤", "2白", "白-1", "X2"])
def test_what_is_no_price_in_a_file(text: str) -> None:
    assert price_in_file(text) is None


def test_a_number_in_round_brackets_is_souls() -> None:
    text = compile_text("（2）：カードを1枚引く。", ("structure",))
    assert text.abilities[0].costs == (PaySouls(Price(2)),)


def test_on_a_card_with_dynamo_it_is_counters() -> None:
    """15.2.14.10."""
    text = compile_text("『動力（3）』\n（2）：カードを1枚引く。\n《2》：カードを1枚引く。", ("structure",))
    assert [ability.costs for ability in text.abilities] == [
        (DoAsCost((RemoveCounters(This(), "動力", Number(2)),)),),
        (PaySouls(Price(2)),),
    ]
