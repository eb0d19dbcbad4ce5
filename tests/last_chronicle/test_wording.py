"""Everything that a game of Last Chronicle asks, offers, refuses and tells has words in both languages."""

import pytest

from kirifuda.kernel.ask import CHOOSE, MODE, Question
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.events import HIDDEN
from kirifuda.kernel.game import Game
from kirifuda.kernel.phrase import Argument, Phrase
from kirifuda.kernel.position import Waiting
from kirifuda.last_chronicle.asking import COST
from kirifuda.last_chronicle.decks import starter_decks
from kirifuda.last_chronicle.option_codes import ACTIONS
from kirifuda.last_chronicle.pool import FACTIONS
from kirifuda.last_chronicle.price import Price
from kirifuda.last_chronicle.replacement_effects import REPLACEMENT
from kirifuda.last_chronicle.rules import RULES
from kirifuda.last_chronicle.vocabulary import KEYWORDS, PHASES, STEPS, TYPES
from kirifuda.last_chronicle.wording import ABOUT, MOVES, event, option, price_words, question
from kirifuda.last_chronicle.zones import ZONES
from kirifuda.words import LANGUAGES, keys_after, knows, reason, say

from .board import face, laid, table

DECKS = (("amber-herd", "ash-ferry"), ("dawn-march", "gear-harbour"), ("leaf-mould", "mist-archive"))


def phrases_in(value: Argument) -> list[Phrase]:
    """A phrase and all phrases among its arguments."""
    parts = list(value.args.values()) if isinstance(value, Phrase) else value if isinstance(value, list) else []
    return [*([value] if isinstance(value, Phrase) else []), *[one for part in parts for one in phrases_in(part)]]


def spoken(phrase: Phrase) -> None:
    for language in LANGUAGES:
        assert say(phrase, language).strip()
    for part in phrases_in(phrase):
        assert knows(part.key, "ja") and knows(part.key, "en")


@pytest.mark.parametrize("decks", DECKS, ids="-".join)
def test_a_game_can_be_told_in_both_languages(decks: tuple[str, str]) -> None:
    there = starter_decks()
    game = Game(RULES, RULES.opening((there[decks[0]], there[decks[1]]), 0), 3)
    player = Dealer(3)
    while game.ask is not None:
        asked, g = game.ask, game.state
        for seat in (0, 1):
            spoken(RULES.question(g, asked, seat))
        for value in asked.values:
            spoken(RULES.option(g, asked, value, asked.seat))
        if asked.kind == "act" and player.below(5) == 0:
            for value in RULES.requests(g, asked.seat):
                refusal = RULES.why_not(g, asked.seat, value)
                if refusal is not None:
                    spoken(reason("last-chronicle", refusal))
        game.answer(player.below(asked.size))
    for one in game.events:
        for seat in (0, 1):
            spoken(event(one.told(seat), seat))


WHAT = {
    "phase": "main",
    "skipped": "combat",
    "extra-phase": "main",
    "step": "block",
    "damaged": "combat",
    "player-damaged": "effect",
    "resolving": "spell",
    "ability": "カードを1枚引く。",
    "trigger": "explore",
    "word": "white",
    "lasting": "Forbid",
    "counters-put": "動力",
    "counters-removed": "動力",
}


def test_every_kind_of_event_has_words() -> None:
    """Also those that a few random games do not reach; with cards, without any, with cards that are not seen."""
    one = face("試しの兵")
    kinds = set(keys_after("last-chronicle-event-")) - set(MOVES.values())
    assert len(kinds) > 45
    for kind in kinds - {"modified", "numbers-set", "granted", "lost-abilities", "drawn"}:
        for cards in ((), ((1, one),), ((1, one), (2, HIDDEN), (3, HIDDEN))):
            spoken(event((kind, "9.1", 0, cards, WHAT.get(kind, "hand"), (1, 1, 1, 1, 1, 1)), 1))


def test_moves_are_called_by_what_they_are() -> None:
    one = ((1, face("試しの兵")),)
    by_clause = ("15.1.4.1", "12.4.4", "15.1.5.1", "12.4.3")
    told = {by: say(event(("moved", by, 0, one, "discard-pile", ()), 0)) for by in by_clause}
    assert told == {
        "15.1.4.1": "あなたの試しの兵が破壊され捨て札置き場へ",
        "12.4.4": "あなたの試しの兵が破壊され捨て札置き場へ",
        "15.1.5.1": "あなたは試しの兵を捨てた",
        "12.4.3": "あなたの試しの兵が捨て札置き場へ",
    }


def test_effects_that_go_on_are_told_with_their_numbers() -> None:
    one = ((1, face("試しの兵")),)
    assert say(event(("lasting", "11.9.4.1", 0, one, "ChangeStats", (1000, -1)), 0)) == "試しの兵に+1000/-1の修整"
    assert say(event(("lasting", "11.9.4.1", 0, one, "SetNumbers", (500,)), 0), "en") == "Plain Soldier: now 500"


def test_a_draw_is_no_loss() -> None:
    assert say(event(("skipped", "9.1", 1, (), "combat", ()), 0)) == "相手は戦闘フェイズを飛ばす"
    assert say(event(("over", "3.3", -1, (), "", ()), 0)) == "ゲーム終了。引き分け"
    assert say(event(("over", "12.4.1", 1, (), "", ()), 0), "en") == "The game is over. Opponent lost"


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("zone", [zone.name for zone in ZONES]),
        ("action", [key for key, _ in ACTIONS.values()]),
        ("phase", [phase for phase in PHASES if phase not in ("turn", "main-1", "main-2")]),
        ("step", list(STEPS)),
        ("mark", [*KEYWORDS, *FACTIONS]),
        ("type", list(TYPES)),
        ("edition", ["standard"]),
    ],
)
def test_every_term_has_words(kind: str, keys: list[str]) -> None:
    assert [key for key in keys for language in LANGUAGES if not knows(f"last-chronicle-{kind}-{key}", language)] == []


def test_keywords_and_phases_are_called_as_they_are_printed() -> None:
    assert {name: say(f"last-chronicle-mark-{name}") for name in KEYWORDS} == {
        name: word[0] for name, word in KEYWORDS.items()
    }
    assert {step: say(f"last-chronicle-step-{step}") for step in STEPS} == {step: STEPS[step][0] for step in STEPS}


def labels(game: Game, language: str, seat: int | None = None) -> list[str]:
    asked = game.ask
    assert asked is not None
    reader = asked.seat if seat is None else seat
    return [say(game.rules.option(game.state, asked, value, reader), language) for value in asked.values]


def test_cards_are_called_by_player_place_and_name_in_the_players_language() -> None:
    game = laid(
        {
            "hand": ["試しの兵", "試しの火"],
            "soul-yard": ["試しの古兵", "試しの書"],
            "battlefield": ["試しの機 counter:動力=1", "試しの兵"],
        },
        {"battlefield": ["試しの兵"]},
    )
    assert labels(game, "ja") == [
        "パス（メインフェイズを終える）",
        "配置：試しの兵（白1）",
        "ソウルストーンを置く：試しの兵（白1）",
        "スペルを使用：試しの火（橙1）",
        "ソウルストーンを置く：試しの火（橙1）",
        "アビリティを使用：自分の戦場の試しの機 「（1）：あなたは1ライフを得る。」",
        "ソウルアクション：自分のソウルストーン試しの古兵（白、橙） → 白のソウル",
        "ソウルアクション：自分のソウルストーン試しの古兵（白、橙） → 橙のソウル",
        "ソウルアクション：自分のソウルストーン試しの書（無勢力） → 無勢力のソウル",
    ]
    game.answer(3)
    assert labels(game, "en") == ["your Plain Soldier (2000/1)", "opponent's Plain Soldier (2000/1)"]
    assert labels(game, "ja", 1) == ["相手の試しの兵（2000/1）", "自分の試しの兵（2000/1）"]


def test_what_comes_of_doing_nothing_is_said() -> None:
    book = Waiting(1, "spell", (face("試しの書"),))
    assert labels(laid({}, {}, [book], turn_player=1, priority=0), "ja") == ["パス（試しの書を解決する）"]
    assert labels(laid({}, {}, step="before-attack"), "en") == ["Pass (end the before-attack step)"]
    game = laid({"battlefield": ["試しの兵", "試しの兵"]}, {"battlefield": ["試しの兵"]}, step="attack")
    while game.ask is not None and game.ask.prompt != "attackers":
        game.answer(0)
    assert labels(game, "ja")[0] == "攻撃しない"
    game.answer(1)
    assert labels(game, "ja") == ["これで攻撃する", "自分の試しの兵（2000/1）"]
    game.answer(0)
    while game.ask is not None and game.ask.prompt != "blocker":
        game.answer(0)
    assert labels(game, "ja") == ["防御しない", "自分の試しの兵（2000/1）"]


def test_an_unseen_card_has_no_name() -> None:
    told = ("drew", "9.3.3.1", 0, ((5, HIDDEN),), "hand", ())
    assert (say(event(told, 1)), say(event(told, 1), "en")) == ("相手はカードを1枚引いた", "Opponent drew a card")


def test_every_question_has_words_also_those_seldom_asked() -> None:
    game = laid({"battlefield": ["試しの兵"]}, {}, [Waiting(0, "spell", (face("試しの書"),))])
    g = table(game)
    soldier = g.battlefield(0)[0]
    prompts = keys_after("last-chronicle-ask-")
    assert set(ABOUT) <= set(prompts)
    numbers = {"least": 0, "most": 2, "deed": 0}
    values = {"card": soldier, "other": soldier, "entry": g.stack[0].serial, "player": 1} | numbers
    for prompt in prompts:
        about = tuple(values[one] for one in ABOUT.get(prompt, ()))
        spoken(question(g, Question(0, CHOOSE, "11.2.7", prompt, about=about), 1))


def test_prices_are_spelled_as_they_are_printed() -> None:
    words = {
        price: (price_words(price).ja, price_words(price).en)
        for price in (
            Price((2, 0, 0, 0, 1), 2),
            Price(),
            Price((0, 1, 0, 0, 0), 0, 1),
            Price(x=2),
        )
    }
    assert list(words.values()) == [
        ("白白青2", "2 white + 1 blue + 2"),
        ("0", "0"),
        ("橙X", "1 orange + X"),
        ("XX", "X + X"),
    ]


def test_replacements_and_costs_are_offered_by_their_cards() -> None:
    game = laid({"battlefield": ["試しの兵", "試しの機"], "hand": ["試しの古兵"]}, {})
    g = table(game)
    asked = Question(0, CHOOSE, "11.9.6", "which-replacement", REPLACEMENT, (0, 1), g.battlefield(0))
    assert [say(option(g, asked, value, 0)) for value in asked.values] == [
        "1 自分の試しの兵（2000/1）の置換効果",
        "2 自分の戦場の試しの機の置換効果",
    ]
    asked = Question(0, CHOOSE, "11.3.4", "which-cost", COST, (0, 1), g.hand(0))
    assert [say(option(g, asked, value, 0)) for value in asked.values] == ["本来のコスト（白橙2）", "代わりのコスト1"]


def test_listed_effects_are_offered_in_their_own_words() -> None:
    game = laid({"hand": ["試しの岐路"]}, {})
    source = table(game).hand(0)[0]
    asked = Question(0, CHOOSE, "11.8.5.1", "which-effect", MODE, (0, 1), (source,))
    assert [say(option(table(game), asked, value, 0)) for value in asked.values] == [
        "1 カードを1枚引く。",
        "2 あなたは2ライフを得る。",
    ]
