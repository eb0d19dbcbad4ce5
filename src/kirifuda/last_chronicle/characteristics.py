"""What a card is and may do (chapter 5, 2.2): questions that the rules ask of the table of characteristics."""

from ..effects.statements import Forbid, Permit
from ..effects.tree import BOTH, EITHER, Ability, CardText, Cost, Every, Filter, Keyword, Statement, Subject
from .book import clause
from .changes import OF_LASTING
from .continuous_effects import work_out
from .fronts import FRONTS, ZONE_KINDS
from .left_effects import Lasting
from .matching import (
    amount,
    describes,
    fits,
    is_true,
    passes,
    player_of,
    references,
    seat_of_word,
    seats,
    stat,
    subject_ids,
)
from .pieces import pieces_of
from .pool import FACTIONS
from .price import NOTHING_TO_PAY, Factions, Price, plus
from .references import NOTHING
from .rows import Keywords, Row
from .runs import ChronicleRun, run_of, run_of_rule
from .sayings import works_in
from .sight import era as era
from .sight import look, row
from .statements import (
    AddCost,
    AlternativeCost,
    AttackLimit,
    ChangePrice,
    CostToAct,
    HandLimit,
    OnlyIf,
    Require,
    SkipPhase,
    Unaffected,
)
from .table import Table
from .taking_effect import is_effect_of
from .tree import ChronicleKeyword, PaySouls
from .zones import BATTLEFIELD

USUAL_HAND_LIMIT = 6
Squad = tuple[int, ...]
NO_SQUAD: Squad = ()


# --- what it is ------------------------------------------------------------------------------------------


@clause("5.13.4", "4.3")
def power(g: Table, id: int) -> int:
    """Its power as it is calculated: it may be negative."""
    return row(g, id).power


def atk(g: Table, id: int) -> int:
    return max(row(g, id).atk, 0)


@clause("5.13.2", "5.13.3")
def level_of(seen: Row) -> int:
    return min(max(seen.level, 1), 4)


def level(g: Table, id: int) -> int:
    return level_of(row(g, id))


@clause("5.3.1", "5.3.2", "5.3.3")
def ca(g: Table, id: int) -> int:
    return stat(g.cards[id], row(g, id), "ca")


def cost_of(g: Table, id: int) -> Price:
    """What using or placing it costs by itself."""
    return row(g, id).price


def name(g: Table, id: int) -> str:
    return row(g, id).name


def types(g: Table, id: int) -> tuple[str, ...]:
    return row(g, id).types


def categories(g: Table, id: int) -> tuple[str, ...]:
    return row(g, id).categories


def factions(g: Table, id: int) -> tuple[str, ...]:
    return row(g, id).factions


@clause("15.2.15.1.6")
def is_unit(g: Table, id: int) -> bool:
    return "unit" in row(g, id).types and g.cards[id].host == NOTHING


@clause("5.5.2")
def is_legacy(g: Table, id: int) -> bool:
    return FRONTS[g.cards[id].face].card.legacy


@clause("5.5.3")
def is_epic(g: Table, id: int) -> bool:
    return FRONTS[g.cards[id].face].card.epic


@clause("6.11.1")
def is_token(g: Table, id: int) -> bool:
    return FRONTS[g.cards[id].face].card.token is not None


def keywords(g: Table, id: int) -> Keywords:
    return row(g, id).keywords


def has(g: Table, id: int, word: str) -> bool:
    return word in row(g, id).keywords


def keyword_number(g: Table, id: int, keyword: Keyword) -> int:
    """The number of a keyword, as it is now (15.2.14.11)."""
    if not isinstance(keyword, ChronicleKeyword) or keyword.number is None:
        return 0
    return amount(g, run_of(g, id, g.seat_of(id)), keyword.number)


# --- its texts -------------------------------------------------------------------------------------------


def abilities(g: Table, id: int) -> tuple[Ability, ...]:
    return row(g, id).abilities.all


@clause("11.4.3", "15.2.19.1")
def actions(g: Table, id: int) -> tuple[Ability, ...]:
    """The action abilities that work where it lies."""
    held = row(g, id).abilities.actions
    return tuple([one for one in held if works_in(one, g.kind_of(id))]) if held else ()


@clause("5.7.4")
def text(g: Table, id: int) -> CardText:
    """Its text in the light that falls on it now."""
    return FRONTS[g.cards[id].face].card.texts[row(g, id).lamps]


@clause("15.3.2.1", "15.3.2.4")
def burst_text(g: Table, id: int) -> CardText:
    return FRONTS[g.cards[id].face].card.bursts[row(g, id).lamps]


# --- what it, or a player, may do ----------------------------------------------------------------------------


def decrees(g: Table, kind: type[Statement]) -> tuple[Lasting, ...]:
    """The rules of a kind that effects make now."""
    if g.stirred & g.reads:
        work_out(g)
    return g.decreed.get(kind, ())


@clause("2.2", "15.3.1.1")
def forbidden(
    g: Table,
    act: str,
    id: int = NOTHING,
    seat: int = NOTHING,
    against: int = NOTHING,
    squad: Squad = NO_SQUAD,
    was: int = NOTHING,
) -> str:
    """The clause by which an effect says that this cannot be done; empty if none does.

    Of a card (`id`) or of a player (`seat`); where a rule names whom it is against, only with that card, which is meant
    by the handle that it `was`. The units of a `squad` are looked at as one.
    """
    if g.stirred & g.reads:
        work_out(g)
    for one in g.forbidden.get(act, ()):
        node = one.node
        assert isinstance(node, Forbid)
        about = _is_about(g, one, node.subject, node.whose, id, seat, squad)
        if about and _is_against(g, one, node.against, against, squad, was):
            return "2.2"
    return ""


@clause("11.4.9", "11.8.4", "15.1.17.2")
def forbidden_as_it_was(g: Table, act: str, id: int, was: int) -> bool:
    """Whether an effect says that a card, meant by the handle that it `was`, cannot do this; of one that has left, as
    it was before that."""
    if not is_ever_forbidden(g, act):
        return False
    if was in (NOTHING, g.cards[id].handle):
        return bool(forbidden(g, act, id=id))
    return any([_was_meant(g, one, id, was) for one in g.forbidden[act]])


def _was_meant(g: Table, one: Lasting, id: int, handle: int) -> bool:
    """Whether a rule is about a card that has left, as it was before that."""
    node = one.node
    assert isinstance(node, Forbid)
    run = run_of_rule(one)
    if one.ids:
        return (id, handle) in one.ids
    if isinstance(node.subject, Every):
        return fits(g, run, node.subject.filter, *look(g, id, handle))
    return node.subject is not None and (id, handle) in references(g, run, node.subject)


def is_ever_forbidden(g: Table, act: str) -> bool:
    """Whether any effect says of anything that this cannot be done."""
    if g.stirred & g.reads:
        work_out(g)
    return act in g.forbidden


def permitted(g: Table, act: str, id: int = NOTHING, seat: int = NOTHING, against: int = NOTHING) -> bool:
    """Whether an effect lets this be done that the rules would not."""
    if g.stirred & g.reads:
        work_out(g)
    for one in g.permitted.get(act, ()):
        node = one.node
        assert isinstance(node, Permit)
        about = _is_about(g, one, node.subject, node.whose, id, seat)
        if about and _is_against(g, one, node.against, against):
            return True
    return False


@clause("10.1.2.3.5", "10.1.4.2.4")
def required(g: Table, act: str, id: int, against: int = NOTHING, squad: Squad = NO_SQUAD) -> bool:
    for one in decrees(g, Require):
        node = one.node
        assert isinstance(node, Require)
        about = _is_about(g, one, node.subject, "", id, NOTHING, squad)
        if node.act == act and about and _is_against(g, one, node.against, against, squad):
            return True
    return False


def _is_about(
    g: Table, one: Lasting, subject: Subject | None, whose: str, id: int, seat: int, squad: Squad = NO_SQUAD
) -> bool:
    """Whether a rule is about this card, or this player; it may name both (a card, for what a player uses)."""
    run = run_of_rule(one)
    if whose and (seat == NOTHING or seat not in seats(g, run, whose)):
        return False
    if subject is None:
        return True
    player = player_of(g, run, subject)
    if player != NOTHING:
        return seat == player and id == NOTHING
    return id != NOTHING and is_among(g, run, one, subject, id, squad)


@clause("6.7.3", "6.7.3.1")
def as_one(g: Table, id: int, squad: Squad) -> Row:
    """What a card is; a unit of a squad has the factions of all of it."""
    seen = row(g, id)
    if len(squad) < 2 or id not in squad:
        return seen
    whole = Row(seen)
    whole.factions = tuple(dict.fromkeys([faction for one in squad for faction in row(g, one).factions]))
    return whole


def is_among(g: Table, run: ChronicleRun, one: Lasting, subject: Subject, id: int, squad: Squad = NO_SQUAD) -> bool:
    """Whether a card is one that a rule is about: one it was fixed on, or one that fits now."""
    if one.ids:
        return g.reference(id) in one.ids and not passes_by(g, one, id)
    if isinstance(subject, Every):
        meant = fits(g, run, subject.filter, g.cards[id], as_one(g, id, squad))
    else:
        meant = id in subject_ids(g, run, subject)
    return meant and not passes_by(g, one, id)


def passes_by(g: Table, one: Lasting, id: int) -> bool:
    """Whether an effect does not reach a card; what makes cards unaffected reaches them itself."""
    return Unaffected in g.decreed and not isinstance(one.node, Unaffected) and unaffected(g, id, one.seat, one.source)


@clause("2.2", "11.9.1")
def acted_on(g: Table, run: ChronicleRun, subject: Subject) -> tuple[int, ...]:
    """The cards that an effect means and reaches."""
    ids = subject_ids(g, run, subject)
    if not decrees(g, Unaffected):
        return ids
    return tuple([id for id in ids if not unaffected(g, id, run.seat, run.source)])


@clause("2.2", "11.9.1")
def unaffected(g: Table, id: int, seat: int, source: int) -> bool:
    """Whether effects of this player, from this card, pass a card by."""
    for one in decrees(g, Unaffected):
        node = one.node
        assert isinstance(node, Unaffected)
        run = run_of_rule(one)
        if is_among(g, run, one, node.subject, id) and is_effect_of(g, run, node, seat, source):
            return True
    return False


def _is_against(
    g: Table, one: Lasting, wanted: Filter | None, id: int, squad: Squad = NO_SQUAD, was: int = NOTHING
) -> bool:
    """Whether the other card is one that a rule names; a rule that names none holds against all."""
    if wanted is None:
        return True
    if was not in (NOTHING, g.cards[id].handle):
        return describes(g, run_of_rule(one), wanted, *look(g, id, was))
    return id != NOTHING and describes(g, run_of_rule(one), wanted, g.cards[id], as_one(g, id, squad))


# --- what it costs -----------------------------------------------------------------------------------------


@clause("11.2.5", "11.2.9", "11.3.7", "11.5.10", "5.2.2.2")
def cost_changes(g: Table, seat: int, id: int, what: str, without: int = NOTHING) -> tuple[Price, Price]:
    """By how much more, and by how much less, using a card (or an ability of it) costs a player now."""
    of = "abilities" if what == "ability" else "cards"
    changes = said_of_costs(g, id, ChangePrice, without)
    if not changes:
        return NOTHING_TO_PAY, NOTHING_TO_PAY
    more = less = NOTHING_TO_PAY
    for one in changes:
        node = one.node
        assert isinstance(node, ChangePrice)
        run = run_of_rule(one)
        if node.of != of or seat not in seats(g, run, node.whose) or not _covers(g, one, node.filter, id):
            continue
        by = amount(g, run, node.amount)
        changed = Price(_of_faction(node.faction, by)) if node.faction else Price(free=by)
        if node.down:
            less = changed if less is NOTHING_TO_PAY else plus(less, changed)
        else:
            more = changed if more is NOTHING_TO_PAY else plus(more, changed)
    return more, less


@clause("11.2.12", "11.3.10")
def spend_price_changes(g: Table, seat: int, id: int) -> None:
    """The card has been used or placed: what changed the cost of the next such card only is over."""
    over = [one for one in g.lasting if _was_for_next(g, one, seat, id)]
    if over:
        g.lasting = tuple([one for one in g.lasting if one not in over])
        g.stirred |= OF_LASTING


def _was_for_next(g: Table, one: Lasting, seat: int, id: int) -> bool:
    node = one.node
    if not isinstance(node, ChangePrice) or not node.next:
        return False
    return seat in seats(g, run_of_rule(one), node.whose) and _covers(g, one, node.filter, id)


def _of_faction(word: str, many: int) -> Factions:
    return tuple([many if faction == word else 0 for faction in FACTIONS])


def _covers(g: Table, one: Lasting, filter: Filter, id: int) -> bool:
    """Whether a change of cost is about a card: a text that names no zone speaks of it wherever it is used from."""
    card = g.cards[id]
    if filter.zones and card.zone // 2 not in [ZONE_KINDS[word] for word in filter.zones]:
        return False
    run = run_of_rule(one)
    if filter.whose not in (EITHER, BOTH) and card.zone % 2 != seat_of_word(g, run, filter.whose):
        return False
    return passes(g, run, filter, card, row(g, id))


def said_of_costs(g: Table, id: int, kind: type[Statement], without: int) -> tuple[Lasting, ...]:
    """What effects, and the card itself, say of what it costs; but for those of a card that will be gone."""
    found = decrees(g, kind) + own(g, id, kind)
    return found if without == NOTHING else tuple([one for one in found if one.source != without])


def own(g: Table, id: int, kind: type[Statement]) -> tuple[Lasting, ...]:
    """What a card off the battlefield says of itself: field abilities that work while it is used or placed."""
    held = row(g, id).abilities
    if kind not in held.rules or g.kind_of(id) == BATTLEFIELD:
        return ()
    at_work = [one.node for one in decrees(g, kind) if one.source == id]
    run = run_of(g, id, g.seat_of(id))
    found: list[Lasting] = []
    for ability in held.standing:
        for piece in pieces_of(ability):
            said = isinstance(piece.node, kind) and piece.node not in at_work
            if said and all([is_true(g, run, fact) == wanted for fact, wanted in piece.guards]):
                found.append(Lasting(piece.node, id, run.handle, run.seat))
    return tuple(found)


@clause("11.2.4", "11.3.4")
def added_costs(g: Table, seat: int, id: int, without: int = NOTHING) -> tuple[AddCost, ...]:
    found: list[AddCost] = []
    for one in said_of_costs(g, id, AddCost, without):
        node = one.node
        assert isinstance(node, AddCost)
        if seat in seats(g, run_of_rule(one), node.whose) and _covers(g, one, node.filter, id):
            found.append(node)
    return tuple(found)


@clause("11.2.4", "11.3.4", "15.2.12.1", "15.2.12.2", "15.2.12.3")
def alternative_costs(g: Table, seat: int, id: int, what: str, without: int = NOTHING) -> tuple[tuple[Cost, ...], ...]:
    """What may be paid instead of a card's own cost; a gift of what is placed only from the hand."""
    found: list[tuple[Cost, ...]] = []
    for keyword in row(g, id).keywords.get("gift", ()):
        if isinstance(keyword, ChronicleKeyword) and (what == "use" or g.kind_of(id) == ZONE_KINDS["hand"]):
            found += [(PaySouls(price),) for price in keyword.prices]
    for one in said_of_costs(g, id, AlternativeCost, without):
        node = one.node
        assert isinstance(node, AlternativeCost)
        if seat in seats(g, run_of_rule(one), node.whose) and _covers(g, one, node.filter, id):
            found.append(node.costs)
    return tuple(found)


def only_if(g: Table, id: int) -> bool:
    """Whether a card lets itself be used or placed now."""
    at_work = [one for one in decrees(g, OnlyIf) if one.source == id]
    for one in (*at_work, *own(g, id, OnlyIf)):
        node = one.node
        assert isinstance(node, OnlyIf)
        if not is_true(g, run_of_rule(one), node.fact):
            return False
    return True


@clause("10.1.2.5", "10.1.4.2.5")
def combat_costs(g: Table, act: str, ids: tuple[int, ...]) -> tuple[tuple[int, Cost], ...]:
    """What must be paid for these units to attack, or to block, for each of them; each cost behind its source."""
    found: tuple[tuple[int, Cost], ...] = ()
    for one in decrees(g, CostToAct):
        node = one.node
        assert isinstance(node, CostToAct)
        if node.act == act:
            run = run_of_rule(one)
            for id in ids:
                if is_among(g, run, one, node.subject, id):
                    found += tuple([(one.source, cost) for cost in node.costs])
    return found


@clause("9.7.3.1")
def hand_limit(g: Table, seat: int) -> int | None:
    """How many cards a player may keep; None: any number. What sets it counts before what changes it."""
    limit: int | None = USUAL_HAND_LIMIT
    changes = 0
    for one in sorted(decrees(g, HandLimit), key=lambda one: one.stamp):
        node = one.node
        assert isinstance(node, HandLimit)
        run = run_of_rule(one)
        if seat_of_word(g, run, node.whose) != seat and node.whose not in ("both", "either"):
            continue
        by = amount(g, run, node.amount) if node.amount is not None else 0
        if node.how == "none":
            limit = None
        elif node.how == "set":
            limit = by
        else:
            changes += by if node.how == "up" else -by
    return None if limit is None else max(limit + changes, 0)


@clause("10.1.2.3.3")
def attacks_allowed(g: Table, id: int) -> int:
    """How often a unit may attack in a turn by what effects say of it, the highest of them; usually once."""
    found = 1
    for one in decrees(g, AttackLimit):
        node = one.node
        assert isinstance(node, AttackLimit)
        run = run_of_rule(one)
        if is_among(g, run, one, node.subject, id):
            found = max(found, amount(g, run, node.count))
    return found


def skips_of(g: Table, seat: int, phases: tuple[str, ...]) -> tuple[Lasting, ...]:
    """The effects by which a player is without one of these phases."""
    found: list[Lasting] = []
    for one in decrees(g, SkipPhase):
        node = one.node
        assert isinstance(node, SkipPhase)
        if node.phase in phases and seat in seats(g, run_of_rule(one), node.whose):
            found.append(one)
    return tuple(found)


def meant(g: Table, one: Lasting, subject: Subject) -> tuple[tuple[int, int], ...]:
    """The cards a rule is about, by reference."""
    return one.ids or references(g, run_of_rule(one), subject)
