"""Everything that a game of Legions! asks, offers, refuses and tells has words in both languages."""

import pytest

import kirifuda
from kirifuda.kernel.ask import CHOOSE, MODE, Question
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.events import HIDDEN
from kirifuda.kernel.game import Game
from kirifuda.kernel.phrase import Argument, Phrase
from kirifuda.legions.actions import ACTIONS
from kirifuda.legions.cores import WAIT_PLACES
from kirifuda.legions.table import ZONES
from kirifuda.legions.vocabulary import CORE_PLACES, KEYWORDS, PHASES
from kirifuda.legions.wording import ABOUT_A_CARD, ABOUT_HOW_MANY, REPLACEMENT, event, option, question
from kirifuda.words import LANGUAGES, keys_after, knows, reason, say

from .board import face, laid, table

DECKS = (
    ("demon-ruler", "shaman"),
    ("doll-master", "necromancer"),
    ("fairy-tamer", "rune-blader"),
    ("general", "wizard"),
)


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
@pytest.mark.parametrize("edition", ["2019", "2018"])
def test_a_game_can_be_told_in_both_languages(edition: str, decks: tuple[str, str]) -> None:
    game = kirifuda.start("legions", edition, decks=decks, seed=3)
    player = Dealer(3)
    rules = game.rules
    while game.ask is not None:
        asked, g = game.ask, game.state
        for seat in (0, 1):
            spoken(rules.question(g, asked, seat))
        labels = {value: rules.option(g, asked, value, asked.seat) for value in asked.values}
        for label in labels.values():
            spoken(label)
        if asked.kind == "act":
            for value in rules.requests(g, asked.seat):
                refusal = rules.why_not(g, asked.seat, value)
                if refusal is not None:
                    spoken(reason("legions", refusal))
        game.answer(player.below(asked.size))
    for one in game.events:
        for seat in (0, 1):
            spoken(rules.event(one.told(seat), seat))


WHAT = {
    "declared-colour": "red",
    "declared-category": "minion",
    "phase": "main",
    "cores-moved": "core-zone",
    "damaged": "battle",
    "shuffled": "deck",
    "moved-lane": "left",
    "triggered": "手数料",
    "activated": "",
    "fizzled": "pierce",
}


def test_every_kind_of_event_has_words() -> None:
    """Also those that a few random games do not reach; with cards, without any, with cards that are not seen."""
    one = face("試しの兵")
    kinds = keys_after("legions-event-")
    assert len(kinds) > 40
    for kind in kinds:
        for cards in ((), ((1, one),), ((1, one), (2, HIDDEN), (3, HIDDEN))):
            spoken(event((kind, "27-1", 0, cards, WHAT.get(kind, "hand"), (1, 1)), 1))


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("zone", [zone.name for zone in ZONES]),
        ("action", [key for key, _ in ACTIONS.values()]),
        ("phase", list(PHASES)),
        ("mark", list(KEYWORDS)),
        ("cores", [place for place in (*CORE_PLACES, *WAIT_PLACES) if place != "this"]),
        ("edition", ["2019", "2018"]),
    ],
)
def test_every_term_has_words(kind: str, keys: list[str]) -> None:
    assert [key for key in keys for language in LANGUAGES if not knows(f"legions-{kind}-{key}", language)] == []


def test_keywords_are_called_as_they_are_printed() -> None:
    assert {name: say(f"legions-mark-{name}") for name in KEYWORDS} == {
        name: word[0] for name, word in KEYWORDS.items()
    }


def labels(game: Game, language: str, seat: int | None = None) -> list[str]:
    asked = game.ask
    assert asked is not None
    reader = asked.seat if seat is None else seat
    return [say(game.rules.option(game.state, asked, value, reader), language) for value in asked.values]


def test_cards_are_called_by_owner_place_and_name_in_the_players_language() -> None:
    game = laid(
        {"center": ["試しの兵"], "hand": ["試しの斥候"], "cores": 2}, {"center": ["試しの斥候"], "left": ["試しの兵"]}
    )
    assert labels(game, "ja") == [
        "メインフェイズ終了",
        "アンロック：試しの斥候（コスト1）",
        "アタック：自分の中央レーンの試しの兵（2/3）",
        "レーン移動：自分の中央レーンの試しの兵（2/3）",
        "フィールドから除外：自分の中央レーンの試しの兵（2/3）",
    ]
    game.answer(2)
    assert labels(game, "en") == [
        "Plain Soldier (2/3, opponent's left lane)",
        "Drawing Scout (1/1, opponent's center lane)",
    ]
    assert labels(game, "ja", 1) == ["自分の左レーンの試しの兵（2/3）", "自分の中央レーンの試しの斥候（1/1）"]


def test_an_unseen_card_has_no_name() -> None:
    told = ("drew", "27-5②", 0, ((5, HIDDEN),), "", ())
    assert (say(event(told, 1)), say(event(told, 1), "en")) == ("相手はカードを1枚引いた", "Opponent drew a card")


def test_every_question_has_words_also_those_seldom_asked() -> None:
    game = laid({"left": ["試しの兵"]}, {})
    soldier = table(game).minion_zone(0)[0]
    prompts = keys_after("legions-ask-")
    assert set(ABOUT_A_CARD) | set(ABOUT_HOW_MANY) <= set(prompts)
    for prompt in prompts:
        about = (soldier, 0) if prompt in ABOUT_A_CARD else (0, 2)
        spoken(question(table(game), Question(0, CHOOSE, "36-7", prompt, about=about), 1))


def test_listed_effects_are_offered_in_their_own_words() -> None:
    game = laid({"left": ["試しの選び手"]}, {})
    source = table(game).minion_zone(0)[0]
    asked = Question(0, CHOOSE, "39-15", "which-effect", MODE, (0, 1), (source,))
    assert [say(option(table(game), asked, value, 0)) for value in asked.values] == [
        "1 カードを1枚引く。",
        "2 相手のマスターに1ダメージを与える。",
    ]


def test_replacements_are_offered_by_their_cards() -> None:
    game = laid({"left": ["試しの兵"], "right": ["試しの石"]}, {})
    asked = Question(0, CHOOSE, "39-16", "which-replacement", REPLACEMENT, (0, 1), table(game).minion_zone(0))
    assert [say(option(table(game), asked, value, 0)) for value in asked.values] == [
        "1 自分の左レーンの試しの兵（2/3）の置換効果",
        "2 自分の右レーンの試しの石（0/6）の置換効果",
    ]


def test_nobody_is_told_to_choose_more_cards_than_there_are() -> None:
    game = laid({"standby": ["若葉の雨"], "wait-2": ["試しの兵"]}, {})
    game.answer(1)
    assert game.ask is not None
    assert "up to 1" in say(question(table(game), game.ask, 0), "en")
