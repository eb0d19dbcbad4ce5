"""What is dealt, gained, paid and changed in numbers (39-1, 39-2, 39-5)."""

from ..effects.interpreter import Doing
from ..effects.run import Run
from ..effects.statements import Damage, GainLife, LoseLife, RemoveDamage, SetLife
from ..effects.tree import Own, Statement, Variable
from .asking import choose, number
from .book import clause
from .breaking import break_worn_out, notice_returned_hp
from .choosing import choosable
from .cores import available_points, gain_points, pay_points
from .damage import ATTACK, BATTLE, EFFECT, deal, lessened
from .effects_that_last import given, here
from .life import gain_life, lose_life
from .matching import amount, candidates, own_amount, seats, stat, subject_ids
from .replacing import instead
from .table import NOTHING, OF_DAMAGE, Table
from .tree import DealInstead, DivideDamage, GainPoints, Modify, SetStats, Spend
from .units import give


@clause("39-1", "39-27", "11-1", "11-5", "02-44")
def damage(g: Table, run: Run, node: Damage) -> Doing:
    """Whether any was really dealt counts (11-5)."""
    sources = subject_ids(g, run, node.source)
    targets = here(g, run, subject_ids(g, run, node.to))
    if isinstance(node.amount, Own):
        meant = [(target, stat(g, target, node.amount.stat)) for target in targets]
    else:
        points = amount(g, run, node.amount)
        meant = [(target, points) for target in targets]
    nature = BATTLE if node.as_battle else EFFECT
    hits = tuple([(source, target, many) for source in sources for target, many in meant])
    dealt = yield from deal(g, hits, nature, "39-1", run.seat)
    return run.did_so(dealt, node.slot)


@clause("11-4")
def remove_damage(g: Table, run: Run, node: RemoveDamage) -> bool:
    """Units are as whole again as after a turn, or by so much. Masters have no damage: they lost life (11-2)."""
    hurt = [id for id in here(g, run, subject_ids(g, run, node.subject)) if g.cards[id].damage]
    for id in hurt:
        left = 0 if node.amount is None else max(0, g.cards[id].damage - amount(g, run, node.amount))
        g.edit(id).damage = left
        g.stirred |= OF_DAMAGE
        notice_returned_hp(g, id)
        g.tell("healed", "11-4", g.cards[id].owner, (id,))
    return run.did_so(len(hurt))


@clause("39-1", "01-8", "36-7")
def divide_damage(g: Table, run: Run, node: DivideDamage) -> Doing:
    """The turn player says for each point who takes it; then all is dealt together."""
    points = amount(g, run, node.amount)
    found = here(g, run, choosable(g, run, candidates(g, run, node.among)))
    taken: tuple[int, ...] = ()
    left = found
    while left and len(taken) < points:
        taken += ((yield choose(g, g.player, "39-1", "divide-damage", left, about=(run.source,))),)
        left = left[left.index(taken[-1]) :]
    hits = tuple([(run.source, id, taken.count(id)) for id in found])
    dealt = yield from deal(g, hits, EFFECT, "39-1", run.seat)
    return run.did_so(dealt)


@clause("36-18", "11-1", "39-16")
def deal_instead(g: Table, run: Run, node: DealInstead) -> Doing:
    """Damage that takes the place of other damage: of the same nature, by the same card (L67)."""
    replaced = run.occurrence
    assert replaced is not None
    points, source, by = amount(g, run, node.amount), replaced.other, replaced.by
    nature = EFFECT if replaced.nature == EFFECT else BATTLE
    attacker = source if replaced.nature == ATTACK else NOTHING
    first = replaced.id
    hits = [(source, id, points, id != first) for id in here(g, run, subject_ids(g, run, node.to))]
    dealt = tuple([(one, id, lessened(g, one, id, many, nature) if moved else many) for one, id, many, moved in hits])
    taken = yield from deal(g, dealt, nature, "39-16", by, attacker, as_it_is=True)
    return run.did_so(taken)


@clause("39-2")
def gain(g: Table, run: Run, node: GainLife) -> Doing:
    gained = 0
    for seat in seats(run, g, node.whose):
        points = own_amount(g, run, node.amount, seat)
        if not (yield from instead(g, "gained-life", seat, amount=points, by=run.seat)):
            gained += gain_life(g, seat, points, run.seat)
    return run.did_so(gained, node.slot)


def lose(g: Table, run: Run, node: LoseLife) -> bool:
    lost = sum(
        [lose_life(g, seat, own_amount(g, run, node.amount, seat), run.seat) for seat in seats(run, g, node.whose)]
    )
    return run.did_so(lost, node.slot)


@clause("39-2", "08-1")
def set_life(g: Table, run: Run, node: SetLife) -> bool:
    """What is missing is gained, what is too much is lost."""
    many = amount(g, run, node.amount)
    changed = 0
    for seat in seats(run, g, node.whose):
        missing = many - g.life[seat]
        changed += gain_life(g, seat, missing, run.seat) if missing > 0 else lose_life(g, seat, -missing, run.seat)
    return run.did_so(changed)


@clause("07-6")
def points(g: Table, run: Run, node: GainPoints) -> bool:
    many = amount(g, run, node.amount)
    for seat in seats(run, g, node.whose):
        gain_points(g, seat, many, "07-6")
    return run.did_so(many)


@clause("07-7", "31-1a", "31-2", "31-2a", "01-5")
def spend(g: Table, run: Run, node: Spend) -> Doing:
    """All of it or nothing. X is any number that the player can pay, unless it is a number already."""
    for seat in seats(run, g, node.whose):
        most = available_points(g, seat)
        if isinstance(node.amount, Variable) and node.amount.name not in run.numbers:
            run.numbers[node.amount.name] = yield number(g, g.player, "31-2a", "pay-x", 0, most)
        many = amount(g, run, node.amount)
        if many > most:
            return False
        pay_points(g, seat, many, "31-2")
    return run.did_so(amount(g, run, node.amount))


def can_spend(g: Table, run: Run, statement: Statement) -> bool:
    """Whether a player has the points that a statement begins with paying: both players can see that."""
    if not isinstance(statement, Spend) or isinstance(statement.amount, Variable):
        return True
    many = amount(g, run, statement.amount)
    return all([many <= available_points(g, seat) for seat in seats(run, g, statement.whose)])


@clause("39-5", "36-12")
def modify(g: Table, run: Run, node: Modify) -> Doing:
    """ATK and HP up or down by numbers that are fixed now; without HP a unit breaks."""
    atk = -amount(g, run, node.atk) if node.atk_down else amount(g, run, node.atk)
    hp = -amount(g, run, node.hp) if node.hp_down else amount(g, run, node.hp)
    ids = here(g, run, subject_ids(g, run, node.subject))
    for id in ids:
        give(g, id, given(g, run, node, atk=atk, hp=hp))
    if g.sink is not None:
        g.tell("modified", "39-5", run.seat, ids, numbers=(atk, hp))
    for id in ids:
        notice_returned_hp(g, id)
    if hp < 0:
        yield from break_worn_out(g, run.source, effect_of=run.seat)
    return run.did_so(len(ids))


def set_stats(g: Table, run: Run, node: SetStats) -> Doing:
    atk = amount(g, run, node.atk) if node.atk is not None else 0
    hp = amount(g, run, node.hp) if node.hp is not None else 0
    ids = here(g, run, subject_ids(g, run, node.subject))
    for id in ids:
        give(g, id, given(g, run, node, atk=atk, hp=hp))
    g.tell("stats-set", "39-10", run.seat, ids, numbers=(atk, hp))
    yield from break_worn_out(g, run.source, effect_of=run.seat)
    return run.did_so(len(ids))
