"""What may not be done or does not happen (39-21, 39-24, 01-3), and what may be done all the same (39-26)."""

from ..effects.run import Run
from ..effects.statements import ChangeCost, ChangeDamage, Forbid, If, Let, Permit
from ..effects.tree import EITHER, Every, Statement, Subject
from .book import clause
from .fronts import DAMAGE, FRONTS, OWN_COST
from .matching import amount, fits, is_true, passes, seats
from .memory import run_of
from .table import NOTHING, Given, Table


@clause("01-3", "39-21", "39-24")
def forbidden(g: Table, act: str, id: int, other: int = NOTHING) -> bool:
    """Whether a card may not do, or does not suffer, something; `other` is the card on the other side of it."""
    if act not in g.ears.acts:
        return False
    for given in g.cards[id].given:
        if isinstance(given.node, Forbid) and given.node.act == act and _against(g, given, other):
            return True
    for given in g.decrees + g.lasting:
        node = given.node
        if isinstance(node, Forbid) and node.act == act and id in given.ids and _against(g, given, other):
            return True
    return False


def _against(g: Table, given: Given, other: int) -> bool:
    against = getattr(given.node, "against", None)
    if against is None:
        return True
    return other != NOTHING and fits(g, run_of(g, given), against, other)


@clause("39-21", "41-20")
def cannot_be_chosen(g: Table, id: int, by: int, source: int) -> bool:
    """Whether effects of this player do not choose the card."""
    return spared(g, "be-chosen", id, by, source)


@clause("39-21")
def spared(g: Table, act: str, id: int, by: int, source: int = NOTHING) -> bool:
    """Whether effects of this player (or of cards of a kind, if the source is one) do not do something to the card."""
    if act not in g.ears.acts:
        return False
    for given in g.cards[id].given + g.decrees + g.lasting:
        node = given.node
        if isinstance(node, Forbid) and node.act == act:
            mine = given in g.cards[id].given or id in given.ids
            if not mine or (node.whose and by not in seats(run_of(g, given), g, node.whose)):
                continue
            if node.against is None or passes(g, run_of(g, given), node.against, source):
                return True
    return False


@clause("01-3", "39-21")
def player_forbidden(g: Table, act: str, seat: int, id: int = NOTHING) -> bool:
    """Whether a player may not do something (with this card)."""
    if act not in g.ears.acts:
        return False
    for given in g.decrees + g.lasting:
        node = given.node
        if not isinstance(node, Forbid) or node.act != act or not node.whose:
            continue
        run = run_of(g, given)
        if seat not in seats(run, g, node.whose):
            continue
        if node.against is None or passes(g, run, node.against, id):
            return True
    return False


@clause("39-26", "01-2")
def permitted(g: Table, act: str, id: int) -> bool:
    if act not in g.ears.acts:
        return False
    for given in g.cards[id].given:
        if isinstance(given.node, Permit) and given.node.act == act:
            return True
    for given in g.decrees + g.lasting:
        if isinstance(given.node, Permit) and given.node.act == act and id in given.ids:
            return True
    return False


def damage_change(g: Table, source: int, target: int, nature: str) -> int:
    """By how much effects raise or lower damage that one card deals to another."""
    if DAMAGE not in g.ears.acts:
        return 0
    return _damage_change(g, source, False, target, nature) + _damage_change(g, target, True, source, nature)


def damage_taken_change(g: Table, source: int, target: int, nature: str) -> int:
    """The same, of effects on the card that takes it alone."""
    return _damage_change(g, target, True, source, nature) if DAMAGE in g.ears.acts else 0


def _damage_change(g: Table, id: int, taken: bool, other: int, nature: str) -> int:
    change = 0
    own = g.cards[id].given
    for given in own + g.decrees + g.lasting:
        node = given.node
        if not isinstance(node, ChangeDamage) or node.taken != taken or node.nature not in ("", nature):
            continue
        if (given in own or id in given.ids or _is_played(g, given, node, id)) and _against(g, given, other):
            change += -given.number if node.down else given.number
    return change


@clause("02-44a", "33-2")
def _is_played(g: Table, given: Given, node: ChangeDamage, id: int) -> bool:
    """Skills and arts deal damage while they are played: which, is known only then."""
    if not speaks_of_played(node.subject):
        return False
    assert isinstance(node.subject, Every)
    filter, run = node.subject.filter, run_of(g, given)
    return g.cards[id].owner in seats(run, g, filter.whose) and passes(g, run, filter, id)


def speaks_of_played(subject: Subject) -> bool:
    """あなたのスキルカードが与えるダメージ: of cards that are being played."""
    return isinstance(subject, Every) and subject.filter.zones == ("play",)


CostChange = tuple[Run, ChangeCost, int]
"""What changes the cost of unlocking some cards, and the number in it."""


def cost_changes(g: Table, seat: int) -> list[CostChange]:
    """What effects change in the costs of a player."""
    found: list[CostChange] = []
    for given in g.decrees + g.lasting:
        node = given.node
        if isinstance(node, ChangeCost):
            run = run_of(g, given)
            if node.whose == EITHER or seat in seats(run, g, node.whose):
                found.append((run, node, given.number))
    return found


@clause("32-3", "32-5")
def cost_with(g: Table, seat: int, id: int, price: int, changes: list[CostChange]) -> int:
    """A price after these changes and what the card says of itself: set, then more, then less, and never below 0.

    The point for a foreign colour comes on top of what a cost is set to, or not lowered below (L73).
    """
    said = own_cost_changes(g, seat, id) if OWN_COST in g.ears.acts else []
    for run, node, number in changes:
        if passes(g, run, node.filter, id):
            said.append((node, number))
    foreign = price - FRONTS[g.cards[id].face].cost
    for node, number in said:
        if node.becomes:
            price = number + foreign
    for node, number in said:
        if not node.becomes and not node.down:
            price += number
    for node, number in said:
        if node.down:
            price = max(price - number, min(price, node.least + foreign if node.least else 0))
    return price


def _is_changed(g: Table, given: Given, node: ChangeCost, seat: int, id: int) -> bool:
    run = run_of(g, given)
    return (node.whose == EITHER or seat in seats(run, g, node.whose)) and passes(g, run, node.filter, id)


@clause("36-11", "32-5")
def use_up_changes(g: Table, seat: int, id: int) -> None:
    """What was to change the cost of the next such card has done so."""
    left: list[Given] = []
    for given in g.lasting:
        node = given.node
        if not (isinstance(node, ChangeCost) and node.once and _is_changed(g, given, node, seat, id)):
            left.append(given)
    g.lasting = tuple(left)


@clause("36-14", "32-5")
def own_cost_changes(g: Table, seat: int, id: int) -> list[tuple[ChangeCost, int]]:
    """What a card of the hand itself says of what unlocking it costs."""
    run = Run(id, seat)
    found: list[tuple[ChangeCost, int]] = []
    for ability in FRONTS[g.cards[id].face].thrift:
        for sentence in ability.sentences:
            found += _said_of_own_cost(g, run, sentence)
    return found


def _said_of_own_cost(g: Table, run: Run, statements: tuple[Statement, ...]) -> list[tuple[ChangeCost, int]]:
    found: list[tuple[ChangeCost, int]] = []
    for node in statements:
        if isinstance(node, If):
            found += _said_of_own_cost(g, run, node.then if is_true(g, run, node.fact) else node.otherwise)
        elif isinstance(node, Let):
            run.numbers[node.name] = amount(g, run, node.amount)
        elif isinstance(node, ChangeCost):
            found.append((node, amount(g, run, node.amount)))
    return found
