"""What a seat has seen and can still follow, and what it cannot tell any more."""

import pytest

from kirifuda.black_poker.cards import face_named
from kirifuda.scenario.play import Play

from .conftest import Laid

FIRST, SECOND = 0, 1


def known_to(play: Play, seat: int, owner: int, *names: str) -> list[bool]:
    """Whether a seat knows where each of these cards of `owner` is."""
    g = play.game.state
    faces = [face_named(name) for name in names]
    ids = [next(card.id for card in g.cards if card.owner == owner and card.face == face) for face in faces]
    return [g.knows(seat, id) for id in ids]


def answer(play: Play, *answers: str) -> None:
    for text in answers:
        play.take([text])


@pytest.mark.clause("V3", "R15")
def test_a_single_soldier_become_a_wall_is_known_to_both(laid: Laid) -> None:
    position = '[position]\nstage = ["2 リバース ♡7 ♠7 > 1:♣9"]\n[position.1]\nsoldiers = ["♣9"]\nwalls = ["♣2"]\n'
    play = laid("pro", position)
    answer(play, "resolve", "no", "any")
    assert known_to(play, SECOND, FIRST, "♣9", "♣2") == [True, False]
    assert known_to(play, FIRST, FIRST, "♣9", "♣2") == [True, True]


@pytest.mark.clause("V3", "R15")
@pytest.mark.parametrize("owner", [FIRST, SECOND])
def test_the_walls_of_an_equipped_soldier_cannot_be_told_apart(laid: Laid, owner: int) -> None:
    """Its owner lays them down in any order, face-down: the other player no longer knows which is which."""
    whose = f'[position.{owner + 1}]\nsoldiers = ["♣9+♣8", "♠9"]\n'
    play = laid("pro", f'[position]\nstage = ["2 リバース ♡7 ♠7 > {owner + 1}:♣9+♣8"]\n{whose}')
    answer(play, "resolve", "no", "♣8", "any")
    assert known_to(play, 1 - owner, owner, "♣9", "♣8", "♠9") == [False, False, True]
    assert known_to(play, owner, owner, "♣9", "♣8", "♠9") == [True, True, True]


@pytest.mark.clause("G5", "G3", "R34")
def test_the_card_that_succession_finds_is_known_to_both(laid: Laid) -> None:
    position = '[position]\ntriggered = ["2 世代交代"]\n[position.2]\nlife = ["♣3", "♠A", "♣4"]\nhand = ["♣5"]\n'
    play = laid("light", position)
    assert known_to(play, FIRST, SECOND, "♣3", "♠A", "♣4", "♣5") == [True, True, False, False]


@pytest.mark.clause("V4")
def test_a_card_that_was_shown_is_lost_among_others_that_leave_the_hand_unseen(laid: Laid) -> None:
    """♠A was shown; a card laid face-down as a wall may have been that one."""
    position = '[position]\ntriggered = ["1 世代交代"]\n[position.1]\nlife = ["♠A", "♣4", "♣6"]\nhand = ["♣5"]\n'
    play = laid("light", position)
    assert known_to(play, SECOND, FIRST, "♠A") == [True]
    answer(play, "防壁設置", "♣5")
    assert known_to(play, SECOND, FIRST, "♠A", "♣5") == [False, False]


@pytest.mark.clause("V8")
def test_damage_is_seen_by_its_owner_alone_but_for_the_top(laid: Laid) -> None:
    position = '[position]\nstage = ["1 投擲 ♠3 ♣A > 2"]\n[position.2]\nlife = ["♣3", "♡9", "♠4", "♠5"]\n'
    play = laid("light", position)
    answer(play, "resolve", "♡9", "any")
    assert known_to(play, FIRST, SECOND, "♣3", "♡9", "♠4", "♠5") == [False, True, False, False]
    assert known_to(play, SECOND, SECOND, "♣3", "♡9", "♠4", "♠5") == [True, True, True, False]


@pytest.mark.clause("V1")
def test_whoever_chose_a_rare_card_knows_the_deck_no_longer_once_it_is_shuffled(laid: Laid) -> None:
    position = '[position]\n[position.1]\nhand = ["Joker"]\nlife = ["♣3", "♡9", "♠4"]\n'
    play = laid("light", position)
    answer(play, "サーチ", "Joker")
    assert known_to(play, FIRST, FIRST, "♣3", "♡9", "♠4") == [True, True, True]
    assert known_to(play, SECOND, FIRST, "♣3", "♡9", "♠4") == [False, False, False]
    answer(play, "♡9")
    assert known_to(play, FIRST, FIRST, "♣3", "♡9", "♠4") == [False, True, False]
    assert known_to(play, SECOND, FIRST, "♣3", "♡9", "♠4") == [False, True, False]
