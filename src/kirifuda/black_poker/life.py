"""Life, damage, drawing and losing (base rules, W and V8)."""

from ..kernel.ask import Proc, choose
from ..kernel.outcome import GameOver, Outcome
from .book import clause
from .succession import leaves_a_gap, trigger_succession
from .table import GRAVEYARD, HAND, Table


@clause("W1")
def draw(g: Table, seat: int, by: str) -> None:
    """Take the top card of the life into the hand, if there is one."""
    life = g.life(seat)
    if life:
        g.move(life[-1], HAND, seat)
        g.tell("drew", by, seat, (life[-1],))


@clause("W2", "W7", "cost-L")
def damage(g: Table, seat: int, points: int, by: str) -> Proc:
    """Each point sends the top card of the life to the graveyard, as far as there are cards."""
    lost = taken_by_damage(g, seat, points)
    g.tell("damaged", by, seat, numbers=(points, len(lost)))
    yield from to_graveyard(g, lost, by)


@clause("W2", "V8")
def taken_by_damage(g: Table, seat: int, points: int) -> tuple[int, ...]:
    """The cards that damage takes, top first."""
    return g.life(seat)[: -points - 1 : -1]


@clause("V8", "P7", "R35")
def to_graveyard(g: Table, ids: tuple[int, ...], by: str) -> Proc:
    """Send cards to their owners' graveyards as one batch; each owner looks at its own and chooses the visible top."""
    for seat in (g.player, 1 - g.player):
        mine = tuple([id for id in ids if g.cards[id].owner == seat])
        if not mine:
            continue
        if len(mine) > 1:
            g.show(mine, 1 << seat)
            top = yield choose(seat, "V8", "graveyard-top", mine, public=True)
            mine = (*(id for id in mine if id != top), top)
        succeeding = sum(leaves_a_gap(g, id) for id in mine)
        leave_combat(g, mine)
        g.move_all(mine, GRAVEYARD, seat)
        g.tell("buried", by, seat, mine)
        trigger_succession(g, seat, succeeding)


@clause("K10", "K12")
def leave_combat(g: Table, ids: tuple[int, ...]) -> None:
    """These are attackers and blockers no longer."""
    if g.attackers:
        g.attackers = tuple([id for id in g.attackers if id not in ids])
        g.blocks = tuple([pair for pair in g.blocks if pair[0] not in ids and pair[1] not in ids])


@clause("W3", "W4", "W5", "W6")
def win_check(g: Table) -> None:
    """Whoever has no life left loses; if neither has, the turn player does."""
    if not g.life(g.player):
        raise GameOver(Outcome(g.player, "W3" if g.life(1 - g.player) else "W5"))
    if not g.life(1 - g.player):
        raise GameOver(Outcome(1 - g.player, "W3"))
