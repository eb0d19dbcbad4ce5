"""Positions: laid out and read back, refused where they cannot be; options called by name."""

import pytest

from kirifuda.kernel.ask import CARD, PLAYER
from kirifuda.kernel.phrase import Phrase
from kirifuda.kernel.position import Impossible, Waiting
from kirifuda.last_chronicle.option_names import names
from kirifuda.last_chronicle.position import lay, read
from kirifuda.words import LANGUAGES, say

from .board import face, laid, position, table

SIDE = {
    "battlefield": [
        "試しの兵 wiped damage=500",
        "試しの古兵+試しの兵 active new",
        "試しの機 active counter:動力=2",
        "試しの兵 active borrowed attacked",
    ],
    "soul-yard": ["試しの火 active", "試しの書 wiped"],
    "era-yard": ["試しの兵 face-down", "試しの兵 face-up"],
    "ca-yard": ["試しの書", "試しの火"],
    "hand": ["試しの兵", "試しの火"],
    "deck": ["試しの火", "試しの兵", "試しの書"],
    "discard-pile": ["試しの機"],
    "removed-yard": ["試しの兵 face-down", "試しの書"],
}
NUMBERS = {"life": 11, "advance-points": 4, "white-souls": 1, "factionless-souls": 2, "black-souls": 0}


def test_what_is_laid_is_read_back() -> None:
    written = position(SIDE | NUMBERS, SIDE | {"life": 3}, turn=8, turn_player=1, phase="main-2", passed=1)
    found = read(lay(written))
    assert (found.turn, found.turn_player) == (8, 1)
    assert written.facts.items() <= found.facts.items()
    assert {fact: found.seat_facts[fact, 0] for fact in NUMBERS} == NUMBERS
    assert (found.seat_facts["life", 1], found.seat_facts["era", 0], found.seat_facts["ca", 0]) == (3, 2, 4)
    for (zone, seat), pieces in written.zones.items():
        there = found.zones[zone, seat]
        assert [piece.faces for piece in there] == [piece.faces for piece in pieces], (zone, seat)
        for mine, other in zip(pieces, there, strict=True):
            assert set(mine.marks) <= set(other.marks), (zone, seat)
            assert mine.numbers.items() <= other.numbers.items(), (zone, seat)


def test_what_is_read_back_is_laid_again_as_the_same() -> None:
    first = read(lay(position(SIDE | NUMBERS, SIDE)))
    assert read(lay(first)) == first


def test_the_top_of_a_deck_is_written_first() -> None:
    g = table(laid({"deck": ["試しの火", "試しの書"]}, {}))
    assert [g.cards[id].face for id in g.deck(0)] == [face("試しの書"), face("試しの火")]


def test_without_markers_a_player_is_in_the_first_era() -> None:
    g = table(laid({"era-yard": []}, {}))
    assert len(g.era_yard(0)) == 1


@pytest.mark.parametrize(
    ("facts", "prompt", "asked"),
    [
        ({}, "priority", 0),
        ({"priority": 1}, "priority", 1),
        ({"phase": "recovery"}, "priority", 0),
        ({"phase": "draw"}, "priority", 0),
        ({"phase": "check"}, "priority", 0),
        ({"phase": "combat"}, "priority", 0),
        ({"step": "attack"}, "attackers", 0),
        ({"step": "before-block"}, "priority", 0),
        ({"step": "block"}, "blocker", 1),
        ({"step": "before-damage"}, "priority", 0),
        ({"step": "damage"}, "priority", 0),
        ({"phase": "cleanup"}, "priority", 0),
        ({"step": "adjusting"}, "priority", 1),
    ],
)
def test_a_position_goes_on_where_its_phase_and_step_say(facts: dict, prompt: str, asked: int) -> None:
    fighting = facts.get("step") in ("before-block", "block", "before-damage", "damage")
    attacker = "試しの兵 wiped attacker" if fighting else "試しの兵"
    game = laid({"battlefield": [attacker]}, {"battlefield": ["試しの兵"]}, **facts)
    assert game.ask is not None
    assert (game.ask.prompt, game.ask.seat) == (prompt, asked)


def test_an_unblocked_attack_goes_on_to_its_damage() -> None:
    game = laid(
        {"battlefield": ["試しの古兵 wiped attacker"], "era-yard": ["試しの兵"] * 2}, {"life": 9}, step="damage"
    )
    assert table(game).life == (20, 7)


def test_a_blocked_attack_goes_on_to_its_damage() -> None:
    game = laid(
        {"battlefield": ["試しの兵 wiped attacker"]},
        {"battlefield": ["試しの古兵 blocker"]},
        step="before-damage",
    )
    assert table(game).was_blocked
    for _ in range(2):
        game.answer(0)
    found = read(table(game))
    assert found.zones["battlefield", 0] == []
    assert found.zones["battlefield", 1][0].numbers["damage"] == 2000


def test_a_spell_on_the_stack_resolves_on_what_it_is_aimed_at() -> None:
    aimed = Waiting(1, "spell", (face("試しの火"),), CARD, ("battlefield", 0, 1))
    game = laid({"battlefield": ["試しの兵", "試しの古兵"]}, {}, [aimed])
    assert read(table(game)).waiting == [aimed]
    for _ in range(2):
        game.answer(0)
    damage = [piece.numbers.get("damage", 0) for piece in read(table(game)).zones["battlefield", 0]]
    assert damage == [0, 2000]
    assert read(table(game)).zones["discard-pile", 1][0].faces == (face("試しの火"),)


def test_an_ability_on_the_stack_resolves() -> None:
    game = laid({"battlefield": ["試しの機"], "life": 5}, {}, [Waiting(0, "action", (face("試しの機"),))])
    for _ in range(2):
        game.answer(0)
    assert table(game).life == (6, 20)


@pytest.mark.parametrize(
    ("side", "facts", "key"),
    [
        ({"hand": ["試しの兵+試しの兵"]}, {}, "together"),
        ({"battlefield": ["試しの機+試しの兵"]}, {}, "host"),
        ({"battlefield": ["試しの火"]}, {}, "spell"),
        ({"hand": ["試しの兵 wiped"]}, {}, "mark"),
        ({"soul-yard": ["試しの兵 new"]}, {}, "mark"),
        ({"battlefield": ["試しの兵 face-down"]}, {}, "mark"),
        ({"ca-yard": ["試しの兵 damage=500"]}, {}, "number"),
        ({"soul-yard": ["試しの兵 counter:動力=1"]}, {}, "number"),
        ({"era": 3}, {}, "sum"),
        ({"ca": 1}, {}, "sum"),
        ({"battlefield": ["試しの兵 blocker"]}, {"step": "block"}, "fighter"),
        ({"battlefield": ["試しの機 attacker"]}, {"step": "block"}, "fighter"),
        ({}, {"step": "block"}, "attackers"),
        ({"battlefield": ["試しの兵 attacker"]}, {}, "attackers"),
        ({}, {"phase": "main", "step": "attack"}, "step"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(side: dict, facts: dict, key: str) -> None:
    with pytest.raises(Impossible) as refused:
        laid(side, {}, **facts)
    (fault,) = refused.value.faults
    assert fault.phrase.key == f"last-chronicle-misplaced-{key}"
    for language in LANGUAGES:
        assert say(fault.phrase, language)


@pytest.mark.parametrize(
    ("waiting", "facts", "key"),
    [
        (Waiting(0, "trigger", (face("試しの兵"),)), {}, "entry"),
        (Waiting(0, "spell", ()), {}, "entry"),
        (Waiting(0, "spell", (face("試しの兵"),)), {}, "no-spell"),
        (Waiting(0, "action", (face("試しの機"),)), {}, "no-ability"),
        (Waiting(0, "spell", (face("試しの火"),)), {}, "aim"),
        (Waiting(0, "spell", (face("試しの火"),), PLAYER, number=1), {}, "aim"),
        (Waiting(0, "spell", (face("試しの書"),), PLAYER, number=1), {}, "aim"),
        (Waiting(0, "spell", (face("試しの書"),)), {"phase": "draw"}, "stack"),
    ],
)
def test_a_stack_that_cannot_be_is_refused_in_words(waiting: Waiting, facts: dict, key: str) -> None:
    with pytest.raises(Impossible) as refused:
        laid({}, {}, [waiting], **facts)
    (fault,) = refused.value.faults
    assert fault.phrase.key == f"last-chronicle-misplaced-{key}"
    for language in LANGUAGES:
        assert say(fault.phrase, language)


def spoken(named: tuple[str | Phrase, ...], language: str) -> list[str]:
    return [one if isinstance(one, str) else say(one, language) for one in named]


def test_actions_are_called_with_their_cards() -> None:
    game = laid(
        {
            "hand": ["試しの兵", "試しの書"],
            "soul-yard": ["試しの兵", "試しの古兵"],
            "battlefield": ["試しの機 counter:動力=1"],
        },
        {},
    )
    asked = game.ask
    assert asked is not None
    called = [spoken(names(table(game), asked, value), "ja")[0] for value in asked.values]
    assert called == [
        "パス",
        "配置 試しの兵",
        "ソウルストーンを置く 試しの兵",
        "スペルを使用 試しの書",
        "ソウルストーンを置く 試しの書",
        "アビリティを使用 試しの機",
        "ソウルアクション 試しの兵",
        "ソウルアクション 試しの古兵「白」",
        "ソウルアクション 試しの古兵「橙」",
    ]
    assert spoken(names(table(game), asked, asked.values[1]), "en") == [
        "Place Plain Soldier",
        "place 試しの兵",
        "Place hand:試しの兵",
        "place hand:試しの兵",
    ]
