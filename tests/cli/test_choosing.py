"""Options by name, number and card; sets in any order."""

import pytest

import kirifuda
from kirifuda.agents import Random
from kirifuda.choosing import answers, choice
from kirifuda.cli.naming import called, held, options, words
from kirifuda.kernel.ask import ACT, CHOOSE, ORDER, PICK, STOP
from kirifuda.kernel.game import Game
from kirifuda.usable import can_use

EDITIONS = kirifuda.editions("black-poker")


def first_turn() -> Game:
    return kirifuda.start("black-poker", "light+pack", seed=8, recording=False)


def labels(game: Game, typed: str) -> list[str]:
    found = choice(game)
    return [option.label for option in called(game, typed, options(game, found.values, "en"))]


def do(game: Game, action: str) -> None:
    (found,) = called(game, action, options(game, choice(game).values, "en"))
    assert game.ask is not None
    game.answer(game.ask.values.index(found.value))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["End"]),
        ("１", ["End"]),
        ("end", ["End"]),
        ("エンド", ["End"]),
        ("ｴﾝﾄﾞ", ["End"]),
        ("soldier", ["Soldier Summon"]),
        ("Wall", ["Wall Placement", "Wall Break"]),
        ("wall b", ["Wall Break"]),
        ("防壁破", ["Wall Break"]),
        ("summon", ["Soldier Summon"]),
        ("0", []),
        ("12", []),
        ("hero", []),
        ("", []),
    ],
)
def test_actions_are_called_in_many_ways(typed: str, meant: list[str]) -> None:
    assert labels(first_turn(), typed) == meant


@pytest.mark.parametrize("typed", ["♡4", "♥4", "h4", "H4", "ｈ４"])
def test_cards_are_called_in_many_ways(typed: str) -> None:
    game = first_turn()
    do(game, "Wall Break")
    assert labels(game, typed) == ["♡4"]


def test_cards_are_listed_by_suit_and_number() -> None:
    game = first_turn()
    do(game, "Wall Break")
    assert [option.label for option in options(game, choice(game).values, "ja")] == ["♡4", "♡8", "◇2", "◇J"]


def test_key_cards_are_chosen_together_in_any_order() -> None:
    game = first_turn()
    do(game, "Wall Break")
    assert game.ask is not None
    heart, diamond = (held(game, game.ask.seat, game.rules.face_named(card) or 0)[0] for card in ("♡4", "◇2"))
    found = choice(game)
    assert (found.least, found.most) == (2, 2)
    assert answers(game, [diamond, heart]) == answers(game, [heart, diamond]) != None  # noqa: E711
    both_hearts = [heart, held(game, game.ask.seat, game.rules.face_named("♡8") or 0)[0]]
    assert answers(game, both_hearts) is None


def test_an_action_can_use_a_card() -> None:
    game = first_turn()
    assert game.ask is not None
    seat = game.ask.seat
    code = {key: code for code, key, _ in game.rules.actions()}
    king, four = (held(game, seat, game.rules.face_named(card) or 0) for card in ("♠K", "♣4"))
    assert can_use(game, code["throw"], king)
    assert can_use(game, code["throw"], king, four)
    assert can_use(game, code["equip"], four)
    assert not can_use(game, code["equip"], king)
    assert not can_use(game, code["wall-placement"], king, four)


def test_several_things_are_typed_with_any_separator() -> None:
    assert words("1 3、♡9,◇8　x") == ["1", "3", "♡9", "◇8", "x"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_set_that_can_be_chosen_one_by_one_can_be_chosen_at_once(edition: str) -> None:
    """Random games: the picks of a choice, gathered and shuffled, give the same answers again."""
    wanderer = Random(7)
    for seed in range(2):
        game = kirifuda.start("black-poker", edition, seed=seed, recording=False)
        while game.ask is not None:
            asked = game.ask
            if asked.kind not in (CHOOSE, PICK, ORDER):
                game.answer(wanderer.answer(game, asked.seat))
                continue
            found = choice(game)
            twin = game.fork()
            picked: list[int] = []
            given: list[int] = []
            while twin.ask is not None and len(picked) < found.most:
                index = wanderer.answer(twin, asked.seat)
                given.append(index)
                value = twin.ask.values[index]
                before = (twin.ask.prompt, twin.ask.clause, twin.ask.kind)
                twin.answer(index)
                if value == STOP:
                    break
                picked.append(value)
                after = twin.ask
                if after is None or (after.prompt, after.clause, after.kind) != before or after.kind == ACT:
                    break
            assert set(picked) <= set(found.values)
            if asked.kind != ORDER and found.least <= len(picked):
                assert answers(game, picked[::-1]) == given or len(given) <= found.most
            game.answer(wanderer.answer(game, asked.seat))
