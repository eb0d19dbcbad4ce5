"""No two of the cards that come with a game set each other off for ever: every pair that waits for something."""

import re
import tomllib
from functools import cache
from itertools import combinations_with_replacement

import pytest

import kirifuda
from kirifuda.conformance.openings import crowded_position
from kirifuda.conformance.own_texts import kind_of
from kirifuda.conformance.walk import Walker
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.endless import PATIENCE
from kirifuda.kernel.game import Game
from kirifuda.kernel.outcome import Outcome
from kirifuda.kernel.position import Piece
from kirifuda.kernel.rules import rules_named
from kirifuda.last_chronicle.record.checks import simple_spells
from kirifuda.paths import cards_dir

STAYING = {
    "legions": ("ミニオン", "ロード"),
    "last-chronicle": ("ユニット", "ストーリー", "ストラクチャ"),
    "legend-of-stars": ("キャラクター", "サポート"),
}
TIMES = re.compile("常時|(ターン|フェイズ|開始|終了)時")
PLACES = {
    "ミニオン": ("left", "center", "right"),
    "ロード": ("lord-area",),
    "ユニット": ("battlefield",),
    "ストーリー": ("battlefield",),
    "ストラクチャ": ("battlefield",),
    "キャラクター": ("front-1", "front-2", "back-1"),
    "サポート": ("support-zone",),
}
MANY = ("battlefield",)
FIELD = {"right", *(f"{row}-{lane}" for row in ("front", "back") for lane in range(1, 5)), *sum(PLACES.values(), ())}
PARTS = 4
PUSHER = "押し合う舟"
PUSHING = f"""
[[card]]
name = "{PUSHER}"
category = "ミニオン"
colours = ["青"]
cost = 4
atk = 3
hp = 4
wt = 2
text = "「押し合い」《レーン移動時》：相手のフィールドにあるミニオンを1体選び、隣接するレーンに移動させる。"
"""


@cache
def cards(game):
    """Every card of a game that comes with it, as it is written."""
    paths = sorted(cards_dir().joinpath(game.replace("-", "_")).glob("*.toml"))
    return [card for path in paths for card in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ())]


def waiting(game):
    """The cards that stay on the table and wait for something other than a time."""
    kinds = STAYING[game]
    staying = [card for card in cards(game) if card.get(kind_of(game)) in kinds and not card.get("token")]
    return [card["name"] for card in staying if re.search("時|とき", TIMES.sub("", card.get("text", "")))]


def company(rules):
    """Cards without which a table of two cards could not be laid."""
    kind, staying = kind_of(rules.game), STAYING[rules.game][0]
    quiet = next(card for card in cards(rules.game) if card.get(kind) == staying and not card.get("text"))
    face = rules.face_named(quiet["name"])
    if rules.game == "last-chronicle":
        return simple_spells()[0][0], face
    return (rules.decks()[0][0], face) if rules.game == "legions" else (face,)


def lay(rules, dealer, own, theirs):
    """A table on which these cards of each player are all that stays there."""
    deck = company(rules)
    position = crowded_position(rules, dealer, (deck, deck))
    position.waiting.clear()
    kinds = {card["name"]: card[kind_of(rules.game)] for card in cards(rules.game) if kind_of(rules.game) in card}
    kinds[PUSHER] = "ミニオン"
    for seat, names in enumerate((own, theirs)):
        for zone in [zone for zone, whose in position.zones if whose == seat and zone in FIELD]:
            position.zones[zone, seat] = []
        for name in names:
            free = [zone for zone in PLACES[kinds[name]] if zone in MANY or not position.zones.get((zone, seat))]
            if free:
                position.zones.setdefault((free[0], seat), []).append(Piece((rules.face_named(name),)))
    return rules.setting.lay(position)


def goes_on_for_long(rules, pair, seed):
    """Whether the turn goes on for unusually long, with one of them against the other, or both on both sides."""
    one, other = pair
    for own, theirs in (((one,), (other,)), (pair, pair)):
        game = Game(rules, lay(rules, Dealer(seed), own, theirs), seed, recording=False, tracked=False)
        walker = Walker(seed)
        turns = game.state.turns
        while game.ask is not None and game.state.turns <= turns + 1 and game.state.pace < PATIENCE:
            game.answer(walker.answer(game))
        if game.state.pace >= PATIENCE or (game.outcome is not None and game.outcome.loser == Outcome.DRAWN):
            return True
    return False


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(
    ("game", "edition"),
    [("legions", "2018"), ("legions", "2019"), ("last-chronicle", "standard"), ("legend-of-stars", "1.0.03")],
)
def test_no_pair_of_cards_goes_on_for_ever(game, edition, part):
    rules = rules_named(game, edition)
    pairs = list(combinations_with_replacement(waiting(game), 2))
    assert len(pairs) > 500
    tried = [(pair, seed) for pair in pairs[part::PARTS] for seed in range(12 if pair[0] == pair[1] else 1)]
    assert [pair for pair, seed in tried if goes_on_for_long(rules, pair, seed)] == []


def test_a_pair_that_does_is_noticed(tmp_path):
    """Two who move each other from lane to lane, in 2018."""
    path = tmp_path / "cards.toml"
    path.write_text(PUSHING, encoding="utf-8")
    rules = kirifuda.rules("legions", "2018", [path])
    assert any(goes_on_for_long(rules, (PUSHER, PUSHER), seed) for seed in range(12))
