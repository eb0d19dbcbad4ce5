"""What must stay hidden, each in a position made for it."""

from collections import Counter

import pytest

import kirifuda
from kirifuda.black_poker.table import HAND, WALLS
from kirifuda.conformance.inside import listening
from kirifuda.conformance.leaks import heard, told

from .black_poker import PASS, game, named, resolve, say


def all_that(game, seat):
    return told(game, seat), heard(game, seat), game.view(seat)


@pytest.mark.clause("V3", "V4")
def test_a_card_that_was_shown_cannot_be_followed_through_the_hand_into_a_wall():
    g = game("light", hand0="Joker ♠5 ♣9")
    say(g, "search", "Joker", "♡K")
    g.answer(0)
    shown = named(g, 0, "♡K")
    assert g.state.knows(1, shown)
    say(g, "wall-placement")
    worlds = []
    for card in ("♡K", "♠5", "♣9"):
        world = listening(g)
        say(world, card)
        worlds.append(world)
    assert all_that(worlds[0], 1) == all_that(worlds[1], 1) == all_that(worlds[2], 1)
    assert [world.state.knows(1, shown) for world in worlds] == [False, False, False]
    assert [world.state.cards[shown].zone // 2 for world in worlds] == [WALLS, HAND, HAND]


@pytest.mark.clause("R15", "V3")
@pytest.mark.parametrize("arrived", [0, 4], ids=["old", "new"])
def test_an_equipped_soldier_turned_into_walls_does_not_tell_which_is_which(arrived):
    def laid_on_this_turn(g):
        g.edit(g.cards[g.soldiers(0)[0]].gear[0]).arrived = arrived

    g = game("pro", hand0="♡7 ♠7", soldiers0="♣3+♣8", prepare=laid_on_this_turn)
    say(g, "reverse", "♡7", "♠7")
    resolve(g)
    say(g, 0)
    worlds = []
    for first in ("♣3", "♣8"):
        world = listening(g)
        say(world, first)
        worlds.append(world)
    assert all_that(worlds[0], 1) == all_that(worlds[1], 1)
    assert all_that(worlds[0], 0) != all_that(worlds[1], 0)
    assert not any(world.state.knows(1, wall) for world in worlds for wall in world.state.walls(0))


@pytest.mark.clause("アクションリスト/リバース", "V3")
def test_a_lone_soldier_turned_into_a_wall_is_still_known():
    g = game("pro", hand0="♡7 ♠7", soldiers0="♣3")
    say(g, "reverse", "♡7", "♠7")
    resolve(g)
    say(g, 0)
    wall = g.state.walls(0)[0]
    assert (g.state.sees(1, wall), g.state.knows(1, wall)) == (False, True)


@pytest.mark.clause("アクションリスト/ハンデス", "V4")
def test_a_hand_that_is_looked_at_does_not_tell_in_which_order_it_was_drawn():
    worlds = []
    for hand in ("♠5 ♡K ♣9", "♣9 ♠5 ♡K"):
        g = game("standard", hand0="♢2 ♣4", hand1=hand)
        say(g, "hand-destruction", "♣4" if g.state.hand(0)[0] == named(g, 0, "♣4") else "♢2")
        g.answer(0)
        world = listening(g)
        resolve(world)
        worlds.append(world)
    assert worlds[0].ask.prompt == "opponent-discards"
    assert all_that(worlds[0], 0) == all_that(worlds[1], 0)


@pytest.mark.clause("アクションリスト/サーチ", "V1")
def test_after_a_search_nobody_sees_the_life():
    g = game("light", hand0="Joker ♠5")
    say(g, "search", "Joker")
    life = g.state.life(0)
    assert [g.state.sees(0, id) for id in life] == [True] * len(life)
    assert not any(g.state.sees(1, id) for id in life)
    say(g, "♡K")
    g.answer(12345)
    assert not any(g.state.knows(seat, id) for seat in (0, 1) for id in g.state.life(0))


@pytest.mark.clause("V8")
def test_whoever_chooses_the_top_of_a_graveyard_sees_even_a_single_card_lost_to_damage():
    g = game("light", soldiers0="♠A ♠K", soldiers1="♡2", life1="♣9")
    say(g, "attack")
    resolve(g)
    say(g, "♠A", "♠K")
    resolve(g)
    say(g, PASS, named(g, 1, "♡2"))
    resolve(g)
    assert (g.ask.prompt, g.ask.seat) == ("graveyard-top", 1)
    assert set(g.ask.values) == {named(g, 1, "♡2"), named(g, 1, "♣9")}
    assert all(g.state.sees(1, id) for id in g.ask.values)
    assert not g.state.knows(0, named(g, 1, "♣9"))


@pytest.mark.clause("アクションリスト/徴募", "R19")
@pytest.mark.parametrize(("life", "followed"), [("♠4 ♡5 ♣K", True), ("♠4 ♡9 ♣K", False)], ids=["one", "two"])
def test_cards_laid_under_the_life_are_followed_only_if_their_order_is_no_secret(life, followed):
    g = game("master", hand0="♢2 ♢3", walls0="♠10 ♡10", life0=f"Joker {life}")
    say(g, "levy", "♢2", "♢3")
    resolve(g)
    if g.ask.prompt == "under-life":
        say(g, "♡9")
    king = named(g, 0, "♣K")
    assert g.state.life(0).index(king) < 2
    assert (g.state.knows(0, king), g.state.knows(1, king)) == (True, followed)


def test_a_rare_card_could_be_any_that_the_opponent_has_not_seen():
    g = game("pro+rare-pack", hand0="♠5 ♡K ♣9", rare0="♢Q", soldiers0="♣3", hand1="♠2", graveyard0="♠7 ♡8")
    rare = named(g, 0, "♢Q")
    imagined = Counter(g.imagine(1, seed).state.cards[rare].face for seed in range(1500))
    unseen = {card.face for card in g.state.cards if card.owner == 0 and not g.state.knows(1, card.id)}
    assert set(imagined) == unseen
    assert max(imagined.values()) < 4 * min(imagined.values()) + 20


def test_what_the_owner_knows_is_not_imagined_anew():
    g = game("pro+rare-pack", hand0="♠5 ♡K ♣9", rare0="♢Q", hand1="♠2")
    for seed in range(20):
        world = g.imagine(0, seed)
        assert [world.state.cards[id].face for id in (*g.state.hand(0), *g.state.rare(0))] == [
            g.state.cards[id].face for id in (*g.state.hand(0), *g.state.rare(0))
        ]


@pytest.mark.clause("A0", "V4")
def test_key_cards_do_not_tell_in_which_order_they_were_drawn():
    worlds = []
    for hand, first, second in (("♠2 ♠3", "♠2", "♠3"), ("♠3 ♠2", "♠3", "♠2")):
        world = listening(game("pro", hand0=hand, soldiers1="♡9 ♣8"))
        say(world, "kill", first, second)
        worlds.append(world)
    assert all_that(worlds[0], 1) == all_that(worlds[1], 1)


@pytest.mark.clause("U9", "V7")
@pytest.mark.parametrize("seed", range(4))
def test_no_handle_tells_which_card_was_laid_aside_before_the_shuffle(seed):
    handles = set()
    for option in (0, 20, 53):
        g = kirifuda.start("black-poker", "standard+rare-pack", seed=seed)
        g.answer(0)
        g.answer(option)
        turned_up = [event.told(0)[3][0] for event in g.events if event.kind == "turned-up" and event.seat == 1]
        handles.add(turned_up[0][0])
    assert len(handles) == 1
