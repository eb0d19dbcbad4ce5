"""Characters: soldiers and walls, their size, their labels, how they come out (base rules, C)."""

from typing import Final

from ..kernel.ask import Proc, arrange
from ..kernel.state import ALL_SEATS
from .book import clause
from .cards import ACE, JOKER_NUMBER, NUMBER, SUIT
from .life import leave_combat
from .table import GEAR, NEVER, NOTHING, SOLDIERS, WALLS, Fog, Table

COMMON_SOLDIER: Final = "common-soldier"
HERO: Final = "hero"
ACE_SOLDIER: Final = "ace"
MAGE: Final = "mage"
EQUIPPED: Final = "equipped-soldier"
WALL: Final = "wall"


@clause("C11")
def cards_in(g: Table, character: int) -> tuple[int, ...]:
    """All the cards a character is made of, its first card first."""
    return (character, *g.cards[character].gear)


@clause("C2", "キャラクターリスト/一般兵", "キャラクターリスト/英雄", "キャラクターリスト/エース")
@clause("キャラクターリスト/魔術士", "キャラクターリスト/装備兵", "キャラクターリスト/防壁", "C7")
def kind_of(g: Table, character: int) -> str:
    """What the cards of a character make it."""
    card = g.cards[character]
    if card.zone // 2 == WALLS:
        return WALL
    if card.gear:
        return EQUIPPED
    number = NUMBER[card.face]
    if number == JOKER_NUMBER:
        return MAGE
    if number == ACE:
        return ACE_SOLDIER
    return COMMON_SOLDIER if number <= 10 else HERO


@clause("C3", "C5", "C6", "キャラクターリスト/一般兵", "キャラクターリスト/英雄", "キャラクターリスト/エース")
@clause("キャラクターリスト/魔術士", "キャラクターリスト/装備兵", "R6")
def size(g: Table, soldier: int) -> int:
    """The numbers of its cards together, with the fogs of this turn."""
    card = g.cards[soldier]
    total = NUMBER[card.face]
    for id in card.gear:
        total += NUMBER[g.cards[id].face]
    for fog in g.fogs:
        if fog.turn == g.turn:
            total += fog_on(fog, soldier, card.handle, card.owner)
    return total


@clause("F2", "F3", "F5", "フォグリスト/アップ", "フォグリスト/ダウン", "フォグリスト/フォース")
def fog_on(fog: Fog, soldier: int, handle: int, owner: int) -> int:
    """What a fog adds to a soldier: bound to one soldier, or to all of its player's."""
    if fog.target == NOTHING:
        return fog.amount if fog.seat == owner else 0
    return fog.amount if fog.target == soldier and fog.handle == handle else 0


@clause("C15", "キャラクターリスト/エース", "キャラクターリスト/魔術士", "キャラクターリスト/装備兵")
def has_haste(g: Table, soldier: int) -> bool:
    """An A among its cards, or a Joker."""
    if NUMBER[g.cards[soldier].face] <= ACE:
        return True
    return any(NUMBER[g.cards[id].face] == ACE for id in g.cards[soldier].gear)


@clause("C10", "C12", "U12")
def is_new(g: Table, soldier: int) -> bool:
    """Whether all of its cards came out this turn."""
    return all(g.cards[id].arrived == g.turn for id in cards_in(g, soldier))


@clause("K2", "C1", "アクションリスト/アタック")
def can_attack(g: Table, soldier: int) -> bool:
    return not g.cards[soldier].driven and (not is_new(g, soldier) or has_haste(g, soldier))


@clause("C14", "キャラクターリスト/魔術士")
def has_mage(g: Table, seat: int) -> bool:
    """Whether a mage of this player waives the D of its quick magic."""
    return any(NUMBER[g.cards[id].face] == JOKER_NUMBER for id in g.soldiers(seat))


def suit_of(g: Table, soldier: int) -> int:
    return SUIT[g.cards[soldier].face]


@clause("C2", "C9")
def bring_out_soldier(g: Table, id: int, by: str, driven: bool = False) -> None:
    """Put a card on its owner's field as a soldier, face-up."""
    seat = g.cards[id].owner
    g.move(id, SOLDIERS, seat)
    card = g.edit(id)
    card.arrived = g.turn
    card.driven = driven
    g.tell("soldier", by, seat, (id,), what=kind_of(g, id))


@clause("C7", "C8", "C9", "補足/防壁の置き方")
def bring_out_wall(g: Table, id: int, by: str, driven: bool = False) -> None:
    """Put a card on its owner's field as a face-down wall, farthest from the life."""
    seat = g.cards[id].owner
    g.move(id, WALLS, seat, up=False)
    card = g.edit(id)
    card.arrived = g.turn
    card.driven = driven
    g.tell("wall", by, seat, (id,))


@clause("C12", "C13")
def add_gear(g: Table, soldier: int, id: int) -> None:
    """Lay a card on a soldier, which stays the same character in the same state."""
    g.move(id, GEAR, g.cards[soldier].owner)
    g.edit(id).arrived = g.turn
    g.edit(soldier).gear += (id,)


@clause("C1")
def turn(g: Table, character: int, driven: bool, by: str) -> None:
    """Drive or charge a character."""
    if g.cards[character].driven != driven:
        g.edit(character).driven = driven
        g.tell("driven" if driven else "charged", by, g.cards[character].owner, (character,))


@clause("R17", "C10")
def wall_to_soldier(g: Table, wall: int, by: str) -> None:
    """A wall is turned up and is a soldier, as long on the field as it was."""
    seat = g.cards[wall].owner
    leave_combat(g, (wall,))
    g.shift(wall, SOLDIERS, seat, up=True)
    g.tell("soldier", by, seat, (wall,), what=kind_of(g, wall))


@clause("R15", "R17", "F2", "V3", "補足/防壁の置き方")
def soldier_to_walls(g: Table, soldier: int, by: str) -> Proc:
    """Each card of a soldier becomes a wall of its own; what the soldier had received is gone."""
    card = g.cards[soldier]
    seat = card.owner
    driven = card.driven
    walls = yield from arrange(seat, "R15", "wall-order", cards_in(g, soldier))
    leave_combat(g, walls)
    g.fogs = tuple([_unbound(fog) if fog.target == soldier else fog for fog in g.fogs])
    if len(walls) == 1:
        g.shift(soldier, WALLS, seat, up=False)
        g.tell("wall", by, seat, walls, seen_by=ALL_SEATS)
        return
    for id in walls:
        arrived = g.cards[id].arrived
        g.move(id, WALLS, seat, up=False)
        wall = g.edit(id)
        wall.arrived = arrived
        wall.driven = driven
    g.forget(walls, 1 << (1 - seat))
    g.tell("wall", by, seat, walls)


def _unbound(fog: Fog) -> Fog:
    """A fog whose soldier is gone: its card stays where it is and does nothing."""
    return Fog(fog.seat, fog.keys, NOTHING, NOTHING, 0, NEVER)
