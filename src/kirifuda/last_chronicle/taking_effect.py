"""Applying one continuous effect (11.9.4): whether it arises, which cards it changes, and how."""

from collections.abc import Callable
from typing import Final

from ..effects.statements import ChangeStats, Grant, LoseEffects, SetNumbers
from ..effects.tree import Statement
from .book import clause
from .fronts import FRONTS, with_one_more
from .keyword_texts import abilities_of
from .matching import amount, describes, is_true, seat_of_word, subject_ids
from .pieces import LAMPS, RULE, subject_of
from .price import NO_FACTION, Price
from .printed import GREEN, RED
from .references import NOTHING
from .rows import NO_ABILITIES, Abilities, Row
from .runs import ChronicleRun
from .sayings import Done, Effect
from .sight import base, lamp_of
from .statements import Become, GainControl, GainLamps, Unaffected
from .table import Table


def light(g: Table, rows: dict[int, Row], effect: Effect, done: Done) -> None:
    """Another text is lit on the cards that it is about."""
    node = effect.piece.node
    assert isinstance(node, GainLamps)
    bits = (GREEN if "green" in node.lamps else 0) | (RED if "red" in node.lamps else 0)
    if effect not in done:
        done[effect] = about(g, rows, effect)
    for id in done[effect] or ():
        card = g.cards[id]
        now = rows[id].lamps if id in rows else lamp_of(g, card)
        rows[id] = Row(FRONTS[card.face].bases[now | bits])


def row_to_change(g: Table, rows: dict[int, Row], id: int) -> Row:
    found = rows.get(id)
    if found is None:
        found = Row(base(g, g.cards[id]))
        rows[id] = found
    return found


def arises(g: Table, rows: dict[int, Row], effect: Effect) -> bool:
    """Whether its ability is still there in this round, and what must be true is."""
    if effect.ability is not None:
        row = rows.get(effect.source)
        if row is not None and row.lost and effect.ability not in row.abilities.all:
            return False
    piece = effect.piece
    return not (piece.guards or piece.lets) or guards_hold(g, effect)


def guards_hold(g: Table, effect: Effect) -> bool:
    piece = effect.piece
    for let in piece.lets:
        effect.run.numbers[let.name] = amount(g, effect.run, let.amount)
    for fact, wanted in piece.guards:
        if is_true(g, effect.run, fact) != wanted:
            return False
    return True


@clause("11.9.4.2", "11.9.4.3", "11.9.4.6")
def affected(g: Table, effect: Effect) -> tuple[int, ...]:
    """The cards it changes: those it was fixed on, if they are still those; or all that fit now."""
    lasting = effect.lasting
    if lasting is not None and lasting.ids:
        return tuple([id for id, handle in lasting.ids if g.cards[id].handle == handle])
    subject = subject_of(effect.piece.node)
    return subject_ids(g, effect.run, subject) if subject is not None else ()


def about(g: Table, rows: dict[int, Row], effect: Effect) -> tuple[int, ...] | None:
    """The cards that it is about; None where it does not arise. A rule for the game is about none."""
    layer = effect.piece.layer
    if layer == LAMPS:
        return affected(g, effect)
    if not arises(g, rows, effect):
        return None
    return affected(g, effect) if layer != RULE else ()


def apply(g: Table, rows: dict[int, Row], effect: Effect, done: Done, shields: tuple[Effect, ...] = ()) -> None:
    """Change the cards that it is about: those that stand in `done`; or else they are looked for, and noted."""
    if effect not in done:
        done[effect] = about(g, rows, effect)
    change = APPLY[type(effect.piece.node)]
    for id in done[effect] or ():
        if shields and any([wards_off(g, rows, shield, effect, id) for shield in shields]):
            continue
        if effect.piece.by_each:
            effect.run.each = g.reference(id)
        change(g, row_to_change(g, rows, id), effect)


@clause("2.2", "11.9.1")
def wards_off(g: Table, rows: dict[int, Row], shield: Effect, effect: Effect, id: int) -> bool:
    """Whether one effect says that another does not affect a card, as things are when that would be applied."""
    node = shield.piece.node
    assert isinstance(node, Unaffected)
    run = effect.run
    about = is_effect_of(g, shield.run, node, run.seat, run.source)
    return about and arises(g, rows, shield) and id in affected(g, shield)


def is_effect_of(g: Table, run: ChronicleRun, node: Unaffected, seat: int, source: int) -> bool:
    """Whether an effect of this player, from this card, is of those that a text speaks of."""
    if node.whose and seat != seat_of_word(g, run, node.whose):
        return False
    if node.by is None:
        return True
    return source != NOTHING and describes(
        g, run, node.by, g.cards[source], g.rows.get(source) or base(g, g.cards[source])
    )


def _change(g: Table, row: Row, effect: Effect) -> None:
    node = effect.piece.node
    assert isinstance(node, ChangeStats)
    for one in node.changes:
        by = amount(g, effect.run, one.amount)
        add_to(row, one.stat, -by if one.down else by)


def add_to(row: Row, stat: str, by: int) -> None:
    if stat == "power":
        row.power += by
    elif stat == "atk":
        row.atk += by
    elif stat == "level":
        row.level += by
    elif stat == "ca":
        row.ca += by
    else:
        row.price = Price(row.price.factions, max(row.price.free + by, 0), row.price.x)


def _set(g: Table, row: Row, effect: Effect) -> None:
    node = effect.piece.node
    assert isinstance(node, SetNumbers)
    for one in node.values:
        to = amount(g, effect.run, one.amount)
        if one.stat == "power":
            row.power = to
        elif one.stat == "atk":
            row.atk = to
        elif one.stat == "level":
            row.level = to
        elif one.stat == "ca":
            row.ca = to
        else:
            row.price = Price(NO_FACTION, to, row.price.x)


@clause("5.6.5", "5.2.2.1.2.1")
def _become(g: Table, row: Row, effect: Effect) -> None:
    node = effect.piece.node
    assert isinstance(node, Become)
    if node.types:
        row.types = together(row.types if node.added else (), node.types)
    if node.categories:
        row.categories = together(row.categories if node.added else (), node.categories)
    if node.factions:
        row.factions = together(row.factions if node.added else (), node.factions)


def together(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([*one, *other]))


@clause("11.9.4.11", "15.2.4.5")
def _grant(g: Table, row: Row, effect: Effect) -> None:
    node = effect.piece.node
    assert isinstance(node, Grant)
    if node.keywords:
        words = dict(row.keywords)
        for keyword in node.keywords:
            words[keyword.name] = with_one_more(words.get(keyword.name, ()), keyword)
        row.keywords = words
    gained = effect.piece.gives
    if gained:
        row.abilities = row.abilities.with_more(gained)
        row.stamps = (*row.stamps, *[(one, effect.stamp) for one in gained])


def _lose(g: Table, row: Row, effect: Effect) -> None:
    node = effect.piece.node
    assert isinstance(node, LoseEffects)
    if not node.keywords:
        row.keywords = {}
        row.abilities = NO_ABILITIES
    else:
        gone = [keyword for word in node.keywords for keyword in row.keywords.get(word, ())]
        dropped = [ability for keyword in gone for ability in abilities_of(keyword)]
        row.keywords = {word: held for word, held in row.keywords.items() if word not in node.keywords}
        row.abilities = Abilities(tuple([one for one in row.abilities.all if one not in dropped]))
    row.lost = True


@clause("6.2.4")
def _control(g: Table, row: Row, effect: Effect) -> None:
    node = effect.piece.node
    assert isinstance(node, GainControl)
    row.controller = seat_of_word(g, effect.run, node.whose)


APPLY: Final[dict[type[Statement], Callable[[Table, Row, Effect], None]]] = {
    ChangeStats: _change,
    SetNumbers: _set,
    Become: _become,
    Grant: _grant,
    LoseEffects: _lose,
    GainControl: _control,
}
