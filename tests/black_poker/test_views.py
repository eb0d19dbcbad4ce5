"""What each seat is shown of a whole table, written out."""

import pytest

from kirifuda.black_poker.cards import NAMES
from kirifuda.kernel.events import HIDDEN
from kirifuda.kernel.view import CardView, PendingView, View, ZoneView

from .conftest import Laid

pytestmark = pytest.mark.clause("P4", "V1", "V2", "V3", "V4", "V5", "V6", "V7")

TABLE = """
[position]
turn = 5
turn_player = 2
chance = 1
passed = true
used = ["アタック"]
stage = ["2 投擲 ♠5 ♣A > 1", "1 アップ ♡7 > ♠9", "2 カウンター ♣8 > アップ",
  "2 ダウン ♠6 > gone", "1 ツイスト ◇5 > 2:♠7", "2 ダメージ判定"]
[position.1]
life = ["♣3", "…"]
hand = ["♠4", "♡5"]
soldiers = ["♠9 new driven", "♡2+♡3"]
walls = ["◇8 blocks=♡10", "◇K driven new"]
graveyard = ["♣4", "♣5"]
fog = ["♠A on=2:♡10"]
rare = ["♠K"]
pack = ["♠Q", "♡Q"]
opened = true
[position.2]
life = ["♣3", "…"]
hand = ["Joker"]
soldiers = ["♡10 attacker driven"]
walls = ["♠7", "♠8 new"]
graveyard = ["♠2", "♠3"]
fog = ["♡6 on=♡10"]
rare = ["♡K"]
pack = ["♣Q", "◇Q", "◇J"]
"""


def card(shown: CardView) -> str:
    name = "?" if shown.face == HIDDEN else "+".join(NAMES[one.face] for one in (shown, *shown.under))
    return " ".join([name, *shown.marks, *(f"{name}={number}" for name, number in shown.numbers.items())])


def zone(shown: ZoneView) -> str:
    return f"{shown.seat} {shown.name} {shown.count}: {', '.join(map(card, shown.cards))}".strip()


def waiting(shown: PendingView) -> str:
    keys = " ".join(map(card, shown.cards))
    target = f"{shown.target} {card(shown.target_cards[0]) if shown.target_cards else shown.target_number}"
    return f"{shown.number}: {shown.seat} {shown.what} §{shown.clause} [{keys}] > {target}"


def board(view: View) -> list[str]:
    return [*map(zone, view.zones), *map(waiting, view.pending)]


STAGE = [
    "1: 1 throw §アクションリスト/投擲 [♠5 ♣A] > player 0",
    "2: 0 up §アクションリスト/アップ [♡7] > card ♠9",
    "3: 1 counter §アクションリスト/カウンター [♣8] > request 2",
    "4: 1 down §アクションリスト/ダウン [♠6] >  -1",
    "5: 0 twist §アクションリスト/ツイスト [◇5] > card {wall}",
    "6: 1 damage-judgement §アクションリスト/ダメージ判定 [] >  -1",
]


def test_what_the_first_player_sees(laid: Laid) -> None:
    view = laid("master+strategy", TABLE).game.view(0)
    attacker = view.zone("soldiers", 1).cards[0].handle
    assert board(view) == [
        "0 life 39:",
        "0 hand 2: ♠4, ♡5",
        "0 soldiers 2: ♠9 common-soldier driven new size=9, ♡2+♡3 equipped-soldier charged size=5",
        f"0 walls 2: ◇8 wall charged blocker blocks={attacker}, ◇K wall driven new",
        "0 graveyard 2: ♣5, ♣4",
        "0 fog 1: ♠A",
        "0 stage 2: ♡7, ◇5",
        "0 pack 2: ♠Q, ♡Q",
        "0 rare 1: ♠K",
        "1 life 39:",
        "1 hand 1:",
        "1 soldiers 1: ♡10 common-soldier driven attacker size=15",
        "1 walls 2: ? wall charged, ? wall charged",
        "1 graveyard 2: ♠2",
        "1 fog 1: ♡6",
        "1 stage 4: ♠5, ♣A, ♣8, ♠6",
        "1 pack 3:",
        "1 rare 1:",
        *(line.replace("{wall}", "?") for line in STAGE),
    ]
    assert (view.seat, view.turn, view.turn_player) == (0, 5, 1)


def test_what_the_second_player_sees(laid: Laid) -> None:
    view = laid("master+strategy", TABLE).game.view(1)
    attacker = view.zone("soldiers", 1).cards[0].handle
    assert board(view) == [
        "0 life 39:",
        "0 hand 2:",
        "0 soldiers 2: ♠9 common-soldier driven new size=9, ♡2+♡3 equipped-soldier charged size=5",
        f"0 walls 2: ? wall charged blocker blocks={attacker}, ? wall driven",
        "0 graveyard 2: ♣4",
        "0 fog 1: ♠A",
        "0 stage 2: ♡7, ◇5",
        "0 pack 2:",
        "0 rare 1:",
        "1 life 39:",
        "1 hand 1: Joker",
        "1 soldiers 1: ♡10 common-soldier driven attacker size=15",
        "1 walls 2: ♠7 wall charged, ♠8 wall charged new",
        "1 graveyard 2: ♠3, ♠2",
        "1 fog 1: ♡6",
        "1 stage 4: ♠5, ♣A, ♣8, ♠6",
        "1 pack 3:",
        "1 rare 1: ♡K",
        *(line.replace("{wall}", "♠7") for line in STAGE),
    ]
    assert (view.seat, view.turn, view.turn_player) == (1, 5, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_both_are_told_the_same_facts(laid: Laid, seat: int) -> None:
    view = laid("master+strategy", TABLE).game.view(seat)
    facts = {"chance": 0, "passed": 1, "opened-0": 1, "opened-1": 0, "attacked": 1, "wall-placed": 0}
    assert view.facts == facts
    assert view.terms == {"format": "master", "frame": "strategy"}


def test_the_facts_of_another_table(laid: Laid) -> None:
    other = '[position]\nused = ["防壁設置"]\n[position.1]\nlife = 9\npack = ["…"]\n'
    other += '[position.2]\nlife = 9\npack = ["…"]\nopened = true\n'
    view = laid("light+pack", other).game.view(1)
    assert view.facts == {"chance": 0, "passed": 0, "opened-0": 0, "opened-1": 1, "attacked": 0, "wall-placed": 1}
    assert view.terms == {"format": "light", "frame": "pack"}


@pytest.mark.parametrize(("used", "expected"), [("", (0, 0)), ('"アタック", "防壁設置"', (1, 1))])
def test_what_has_been_used_this_turn(laid: Laid, used: str, expected: tuple[int, int]) -> None:
    facts = laid("light", f"[position]\nused = [{used}]\n").game.view(1).facts
    assert (facts["attacked"], facts["wall-placed"]) == expected


def test_a_target_that_has_left_is_not_shown_where_it_went(laid: Laid) -> None:
    stage = '"1 アップ ♡4 > ♣9", "2 キル ♠2 ♠3 > 1:♣9"'
    play = laid("pro", f'[position]\nstage = [{stage}]\n[position.1]\nsoldiers = ["♣9"]\n')
    play.take(["resolve"])
    play.take(["any"])
    assert [waiting(one) for one in play.game.view(1).pending] == ["1: 0 up §アクションリスト/アップ [♡4] > card -1"]


def test_every_card_that_is_shown_can_be_pointed_at(laid: Laid) -> None:
    """What is shown carries the handle by which questions and events call it; a hidden wall does, too."""
    game = laid("master+strategy", TABLE).game
    handles = {card.handle: card for card in game.state.cards}
    for seat in (0, 1):
        for zone in game.view(seat).zones:
            for shown in zone.cards:
                for one in (shown, *shown.under):
                    assert one.face in (HIDDEN, handles[one.handle].face)
    wall = game.view(1).zone("walls", 0).cards[1]
    assert (wall.face, NAMES[handles[wall.handle].face]) == (HIDDEN, "◇K")


def test_an_immediate_action_is_shown_while_it_resolves(laid: Laid) -> None:
    play = laid("light", '[position]\n[position.1]\nhand = ["Joker"]\n')
    play.take(["サーチ"])
    play.take(["Joker"])
    assert play.game.ask is not None and play.game.ask.prompt == "from-life"
    shown = ["1: 0 search §アクションリスト/サーチ [Joker] >  -1"]
    assert [waiting(one) for one in play.game.view(0).pending] == shown
    assert [waiting(one) for one in play.game.view(1).pending] == shown
