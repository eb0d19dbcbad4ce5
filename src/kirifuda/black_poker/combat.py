"""Combat: アタック, ブロック, ダメージ判定 (base rules, K)."""

from typing import Final

from ..kernel.ask import STOP, Proc, pick
from .actions import BASIC, Action
from .book import clause
from .cards import JOKER_NUMBER, NUMBER
from .characters import can_attack, cards_in, size, turn
from .life import taken_by_damage, to_graveyard
from .table import WALLS, Request, Table


@clause("アクションリスト/アタック", "K1", "K2", "R26")
def attack(g: Table, request: Request) -> Proc:
    """Name attackers one by one, driving each; any number, none included."""
    by = ATTACK.clause
    seat = request.seat
    able = tuple([id for id in g.soldiers(seat) if can_attack(g, id)])
    while able:
        soldier = yield pick(seat, by, "attackers", able)
        if soldier == STOP:
            break
        turn(g, soldier, True, by)
        g.attackers += (soldier,)
        able = able[able.index(soldier) + 1 :]
    g.tell("attackers", by, seat, g.attackers)


@clause("アクションリスト/ブロック", "K2", "T7")
def block_follows(g: Table) -> None:
    if g.attackers:
        g.triggered += ((BLOCK.code, g.player),)


@clause("アクションリスト/ブロック", "K3", "K4", "K5", "K6", "R7", "R26")
def block(g: Table, request: Request) -> Proc:
    """For each attacker the opponent names one charged wall, or any number of charged soldiers, or nobody."""
    by = BLOCK.clause
    seat = 1 - request.seat
    for attacker in g.attackers:
        soldiers = tuple([id for id in g.soldiers(seat) if may_block(g, id)])
        walls = tuple([id for id in g.walls(seat) if may_block(g, id)])
        while soldiers or walls:
            blocker = yield pick(seat, by, "blockers", soldiers + walls, about=(attacker,))
            if blocker == STOP:
                break
            g.blocks += ((attacker, blocker),)
            soldiers = () if blocker in walls else soldiers[soldiers.index(blocker) + 1 :]
            walls = ()
        blockers = blockers_of(g, attacker)
        g.tell("blocked" if blockers else "unblocked", by, seat, (attacker, *blockers))


@clause("K5", "K6", "C1")
def may_block(g: Table, character: int) -> bool:
    """Charged, and blocking nobody yet."""
    return not g.cards[character].driven and all(blocker != character for _, blocker in g.blocks)


def blockers_of(g: Table, attacker: int) -> tuple[int, ...]:
    return tuple([blocker for one, blocker in g.blocks if one == attacker])


@clause("アクションリスト/ダメージ判定", "T7")
def judgement_follows(g: Table) -> None:
    g.triggered += ((DAMAGE_JUDGEMENT.code, g.player),)


@clause("アクションリスト/ダメージ判定", "K7", "K11", "K13", "R35")
def judge_damage(g: Table, request: Request) -> Proc:
    """Compare every attacker with its blockers; all that falls and all the damage is one batch."""
    by = DAMAGE_JUDGEMENT.clause
    opponent = 1 - request.seat
    points = 0
    fallen: tuple[int, ...] = ()
    for attacker in g.attackers:
        blockers = blockers_of(g, attacker)
        if not blockers:
            points += unblocked_damage(g, attacker)
        elif g.cards[blockers[0]].zone // 2 == WALLS:
            fallen += against_wall(g, attacker, blockers[0])
        else:
            fallen += against_soldiers(g, attacker, blockers)
    cards = tuple([id for character in fallen for id in cards_in(g, character)])
    if points:
        lost = taken_by_damage(g, opponent, points)
        g.tell("damaged", by, opponent, numbers=(points, len(lost)))
        cards += lost
    yield from to_graveyard(g, cards, by)
    end_combat(g)


@clause("アクションリスト/ダメージ判定", "K10", "K14")
def unblocked_damage(g: Table, attacker: int) -> int:
    """The attacker's size; nothing for a size below zero."""
    points = max(0, size(g, attacker))
    g.tell("got-through", "K10", g.cards[attacker].owner, (attacker,), numbers=(points,))
    return points


@clause("アクションリスト/ダメージ判定", "K8", "C3", "R6", "W7")
def against_soldiers(g: Table, attacker: int, blockers: tuple[int, ...]) -> tuple[int, ...]:
    """The smaller side falls; both if they are equal."""
    mine = size(g, attacker)
    theirs = sum(size(g, blocker) for blocker in blockers)
    g.tell("compared", "K8", g.cards[attacker].owner, (attacker, *blockers), numbers=(mine, theirs))
    if mine == theirs:
        return (attacker, *blockers)
    return (attacker,) if mine < theirs else blockers


@clause("アクションリスト/ダメージ判定", "K9", "C4")
def against_wall(g: Table, attacker: int, wall: int) -> tuple[int, ...]:
    """The wall is turned up and falls, and with it an attacker that holds its number."""
    g.turn_up(wall)
    g.tell("turned-up", "K9", g.cards[wall].owner, (wall,))
    number = NUMBER[g.cards[wall].face]
    printed = [NUMBER[g.cards[id].face] for id in cards_in(g, attacker)]
    if number == JOKER_NUMBER or number in printed:
        g.tell("wall-holds", "K9", g.cards[wall].owner, (wall, attacker))
        return (attacker, wall)
    return (wall,)


@clause("K13")
def end_combat(g: Table) -> None:
    """Nobody attacks or blocks any more; what was driven stays driven."""
    g.attackers = ()
    g.blocks = ()


ATTACK: Final = Action(
    "attack", "アクションリスト/アタック", BASIC, 1, "direct-normal-main", attack, once=True, follow=block_follows
)
BLOCK: Final = Action(
    "block", "アクションリスト/ブロック", BASIC, 1, "triggered-normal-main", block, follow=judgement_follows
)
DAMAGE_JUDGEMENT: Final = Action(
    "damage-judgement", "アクションリスト/ダメージ判定", BASIC, 1, "triggered-normal-main", judge_damage
)
