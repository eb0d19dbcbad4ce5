"""Every card is played once on a full table, in the first era and in the last, and every chrono burst is declared."""

import pytest

from kirifuda.kernel.ask import ACT, MAY, STOP
from kirifuda.kernel.game import Game
from kirifuda.last_chronicle.cards import catalogue
from kirifuda.last_chronicle.option_codes import PLACE, USE, code
from kirifuda.last_chronicle.printed import Printed
from kirifuda.last_chronicle.zones import BATTLEFIELD, CA, DISCARD, REMOVED

from .board import laid, table

CARDS = [card for card in catalogue().cards if card.token is None]
BURSTS = [card for card in CARDS if card.burst]
STONES = ["木剣の見習い", "幼い牙", "霧を歩む者", "骨の猟犬", "荷役機"] * 3
TABLE = [
    "蜜蜂の群れ",
    "塔門の槍衛",
    "並足の従騎士 wiped",
    "根を渡る猪",
    "荷役機 counter:動力=1",
    "灯台レンズ",
    "喪の鐘",
]
DISCARDED = ["木剣の見習い", "骨の猟犬", "荷役機", "記憶の取引", "発条砲"]
DECK = ["並足の従騎士", "荷役機", "幼い牙", "霧を歩む者", "骨の猟犬"] * 3
NEEDS_MORE = {
    "暁の裁き": "an attacker",
    "書き損じ": "an opposing spell",
    "宛名のない断り状": "an opposing spell",
    "緊急停止": "an opposing spell",
    "安全弁": "an opposing ability",
    "逆回転": "an opposing spell",
    "早すぎた目覚め": "a unit that was placed this turn",
    "奇襲許可証": "a combat phase",
}
GOES_ELSEWHERE = {"橋の下の大鬼": DISCARD, "同じ夜をもう一度": REMOVED}
"""It sacrifices itself, for want of a better one; it removes itself."""
BURSTS_ELSEWHERE = {"跳ね起きる穴熊": BATTLEFIELD}


def full_table(hand: list[str], eras: int, deck: list[str], phase: str = "main") -> Game:
    side = {
        "battlefield": TABLE,
        "soul-yard": STONES,
        "discard-pile": DISCARDED,
        "era-yard": ["荷役機"] * eras,
        "deck": deck,
    }
    return laid(side | {"hand": [*hand, "荷役機", "春一番"]}, side | {"hand": ["荷役機", "春一番"]}, phase=phase)


def settle(game: Game) -> None:
    """Everything that is asked is answered with the last option, which does something; priority is passed."""
    for _ in range(200):
        asked = game.ask
        if asked is None or (asked.kind == ACT and not table(game).stack):
            return
        game.answer(asked.values.index(STOP) if asked.kind == ACT else asked.size - 1)
    raise AssertionError("it never ends")


@pytest.mark.parametrize("eras", [1, 4])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.english)
def test_a_card_can_be_played(card: Printed, eras: int) -> None:
    game = full_table([card.name], eras, DECK)
    g = table(game)
    id = next(id for id in g.hand(0) if g.cards[id].face == card.face)
    assert game.ask is not None
    play = code(USE if "spell" in card.types else PLACE, id)
    assert (play in game.ask.values) == (card.name not in NEEDS_MORE)
    if card.name in NEEDS_MORE:
        return
    game.answer(game.ask.values.index(play))
    settle(game)
    where = table(game).kind_of(id)
    assert where == GOES_ELSEWHERE.get(card.name, DISCARD if "spell" in card.types else BATTLEFIELD)


@pytest.mark.parametrize("eras", [1, 4])
@pytest.mark.parametrize("card", BURSTS, ids=lambda card: card.english)
def test_a_chrono_burst_can_be_declared(card: Printed, eras: int) -> None:
    game = full_table([], eras, [card.name, *DECK], phase="check")
    g = table(game)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.prompt) == (MAY, "chrono-burst")
    id = g.ca_yard(0)[0]
    settle(game)
    assert table(game).kind_of(id) == BURSTS_ELSEWHERE.get(card.name, CA)
