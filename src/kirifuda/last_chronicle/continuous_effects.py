"""Continuous effects (11.9.4): everything that changes cards, applied in its order to what is printed.

The table of characteristics is worked out from the beginning, but only when something has changed that one of the
effects looks at. Rows are kept only for cards that are not as printed; they are never written to afterwards.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Final

from ..effects.parts import parts_of
from ..effects.tree import (
    STAYS,
    YOU,
    Ability,
    AllTrue,
    ChangeDamage,
    ChangeStats,
    Coloured,
    Compare,
    Every,
    Fact,
    Filter,
    Forbid,
    Grant,
    HasKeyword,
    If,
    Instead,
    IsOf,
    IsTurnOf,
    Keyword,
    Let,
    LoseEffects,
    Node,
    Permit,
    SetNumbers,
    Standing,
    Stat,
    Statement,
    Subject,
    This,
    Typed,
)
from .book import clause
from .fronts import FRONTS, with_one_more
from .keyword_texts import abilities_of
from .looking import ALWAYS_READ, ZONE_KINDS, bits_of
from .matching import amount, describes, is_true, seat_of_word, subject_ids
from .price import NO_FACTION, Price
from .printed import GREEN, RED
from .rows import NO_ABILITIES, Abilities, Row, Stamps, stamp_of
from .runs import ChronicleRun, run_of_lasting
from .sight import MOST_MARKERS, base, lamp_of
from .table import (
    BATTLEFIELD,
    ERA,
    NOTHING,
    OF_CHOICE,
    OF_ERA,
    OF_KINDS,
    OF_LASTING,
    OF_LEAVE,
    OF_NUMBERS,
    OF_RULES,
    OF_SOURCES,
    ON_BATTLEFIELD,
    Lasting,
    Listener,
    Table,
)
from .tree import (
    ONE_TURN_LATER,
    AddCost,
    AlternativeCost,
    AsLongAs,
    AttackLimit,
    Become,
    ChangePrice,
    ChronicleKeyword,
    CostToAct,
    Enters,
    GainControl,
    GainLamps,
    Greatest,
    HandLimit,
    Kinds,
    OnlyIf,
    Prevent,
    Provided,
    Require,
    SkipPhase,
    Unaffected,
)

# The kinds of 11.9.4.7, in their order, with the lamps before them and rules for the game after them.
LAMPS: Final = 0
LEVEL: Final = 1
TYPE: Final = 2
GENERAL: Final = 3
POWER: Final = 4
RULE: Final = 5
CHANGES_CARDS: Final = (LEVEL, TYPE, GENERAL, POWER)

RULES: Final = (
    Forbid,
    Permit,
    Require,
    ChangePrice,
    AddCost,
    AlternativeCost,
    CostToAct,
    HandLimit,
    Enters,
    Prevent,
    ChangeDamage,
    Instead,
    OnlyIf,
    SkipPhase,
    Unaffected,
    AttackLimit,
)
OF_CARDS: Final = ON_BATTLEFIELD | OF_ERA | OF_SOURCES
"""After these changes there may be other cards whose abilities work, or other abilities of theirs."""
SPARING: Final = ("be-destroyed", "be-destroyed-in-combat", "lose-game", "trigger", "change-control")
"""Acts that rule processes would do, and effects may forbid."""
LEAVE: Final = (
    "use-spell",
    "use-ability",
    "place",
    "place-soul",
    "advance-era",
    "be-sacrificed",
    "play",
    "place-any-time",
    "place-more-souls",
)
"""Acts that a player with priority may take, or pay with."""
LEAVING: Final = (ChangePrice, AddCost, AlternativeCost, Unaffected)
MOST_ROUNDS: Final = 4
"""How often abilities that effects give and take may change the effects there are, before it is called a ring."""

ByAct = dict[str, tuple[Lasting, ...]]
NO_ROWS: Final[dict[int, Row]] = {}
Guards = tuple[tuple[Fact, bool], ...]
Joined = tuple[tuple[int, int], ...]
"""Joined cards, each with the unit it is joined to."""


class Piece:
    """The part of a continuous effect that belongs to one kind of 11.9.4.7. Never written to.

    `reads` and `writes` are the characteristics of cards that it looks at and changes; `bits` what else must change for
    it to do something else than before.
    """

    __slots__ = ("bits", "guards", "layer", "lets", "node", "reads", "sets", "writes")

    def __init__(self, node: Statement, layer: int, guards: Guards, lets: tuple[Let, ...]) -> None:
        self.node = node
        self.layer = layer
        self.guards = guards
        self.lets = lets
        self.sets = isinstance(node, SetNumbers)
        self.reads = frozenset([aspect for one in parts_of((node, guards, lets)) for aspect in aspects_read(one)])
        self.writes = aspects_written(node)
        self.bits = bits_of((guards, lets, *looked_at(node, layer)))


class Effect:
    """A piece at work: whose it is, and since when."""

    __slots__ = ("ability", "decree", "lasting", "piece", "run", "source", "stamp")

    def __init__(
        self, piece: Piece, run: ChronicleRun, stamp: int, ability: Ability | None, lasting: Lasting | None
    ) -> None:
        self.piece = piece
        self.run = run
        self.source = run.source
        self.stamp = stamp
        self.ability = ability
        self.lasting = lasting
        self.decree: Lasting | None = None


Effects = tuple[Effect, ...]


class Sayings:
    """The effects of the cards there are. Never written to, and not saved: they are found anew.

    `lasts`: as long as there are the same cards, so are these; not where what was counted is kept with them.
    """

    __slots__ = ("effects", "lasts")

    def __init__(self, effects: Effects = (), lasts: bool = False) -> None:
        self.effects = effects
        self.lasts = lasts

    def __reduce__(self) -> "tuple[Callable[..., Sayings], tuple[object, ...]]":
        return Sayings, ()


class Workings:
    """How often the table has been worked out; for those who measure."""

    __slots__ = ("times",)

    def __init__(self) -> None:
        self.times = 0


WORKINGS: Final = Workings()


# --- what a field ability consists of ------------------------------------------------------------------


@cache
def pieces_of(ability: Ability) -> tuple[Piece, ...]:
    """The pieces of a field ability, with what must be true for each."""
    facts = [one.fact for one in ability.conditions if isinstance(one, Provided)]
    turns = [IsTurnOf(one.turn_of) for one in ability.conditions if isinstance(one, Standing) and one.turn_of]
    guards: Guards = tuple([(fact, True) for fact in [*turns, *facts]])
    found: list[Piece] = []
    for sentence in ability.sentences:
        _take_apart(sentence, guards, [], found)
    return tuple(found)


def _take_apart(statements: tuple[Statement, ...], guards: Guards, lets: list[Let], found: list[Piece]) -> None:
    for node in statements:
        if isinstance(node, Let):
            lets.append(node)
        elif isinstance(node, If):
            _take_apart(node.then, (*guards, (node.fact, True)), lets, found)
            _take_apart(node.otherwise, (*guards, (node.fact, False)), lets, found)
        elif isinstance(node, AsLongAs):
            _take_apart(node.statements, (*guards, (node.fact, True)), lets, found)
        else:
            found += [Piece(one, layer, guards, tuple(lets)) for one, layer in by_layer(node)]


@clause("11.9.4.7")
def by_layer(node: Statement) -> list[tuple[Statement, int]]:
    """A statement, or its parts, each with the kind of effect it is."""
    if isinstance(node, ChangeStats):
        return [(ChangeStats(node.subject, (one,), node.lasts), layer_of(one.stat)) for one in node.changes]
    if isinstance(node, SetNumbers):
        return [(SetNumbers(node.subject, (one,), node.lasts), layer_of(one.stat)) for one in node.values]
    if isinstance(node, Become):
        kinds = Become(node.subject, node.types, node.categories, (), node.added, node.lasts)
        factions = Become(node.subject, (), (), node.factions, node.added, node.lasts)
        found: list[tuple[Statement, int]] = [(kinds, TYPE)] if node.types or node.categories else []
        return [*found, (factions, GENERAL)] if node.factions else found
    if isinstance(node, GainLamps):
        return [(node, LAMPS)]
    if isinstance(node, (Grant, LoseEffects, GainControl)):
        return [(node, GENERAL)]
    return [(node, RULE)] if isinstance(node, RULES) else []


def layer_of(stat: str) -> int:
    return {"level": LEVEL, "power": POWER}.get(stat, GENERAL)


# --- what effects look at and change, for the order among them and for when to look again ----------------


def aspects_read(node: Node) -> tuple[str, ...]:
    """The characteristics of cards that a part of a text looks at."""
    if isinstance(node, (Compare, Stat, Greatest)):
        return (node.stat,)
    if isinstance(node, Filter):
        return ("types", "control") if node.categories else ("control",)
    if isinstance(node, IsOf):
        return ("types",)
    if isinstance(node, Typed):
        return ("categories",)
    if isinstance(node, Coloured):
        return ("factions",)
    if isinstance(node, HasKeyword):
        return ("keywords",)
    if isinstance(node, Kinds):
        return ({"faction": "factions", "category": "categories", "type": "types"}.get(node.what, "name"),)
    return ()


def aspects_written(node: Statement) -> frozenset[str]:
    if isinstance(node, ChangeStats):
        return frozenset([one.stat for one in node.changes])
    if isinstance(node, SetNumbers):
        return frozenset([one.stat for one in node.values])
    if isinstance(node, Become):
        words = (("types", node.types), ("categories", node.categories), ("factions", node.factions))
        return frozenset([word for word, given in words if given])
    if isinstance(node, (Grant, LoseEffects)):
        return frozenset(["keywords", "abilities"])
    return frozenset(["control"]) if isinstance(node, GainControl) else frozenset()


def looked_at(node: Statement, layer: int) -> tuple[object, ...]:
    """What is evaluated when a statement is applied: whom it is about, and its numbers. Most rules are only noted."""
    if layer == RULE:
        return (node,) if isinstance(node, Unaffected) else ()
    if isinstance(node, ChangeStats):
        return node.subject, node.changes
    if isinstance(node, SetNumbers):
        return node.subject, node.values
    return (node,) if isinstance(node, GainControl) else (subject_of(node),)


def bits_read(effects: tuple[Effect, ...]) -> int:
    """What must change for any of these effects to do something else than before."""
    found = ALWAYS_READ | OF_SOURCES
    for effect in effects:
        found |= effect.piece.bits
    return found


Readings = tuple[int, int, int]


@lru_cache(maxsize=1024)
def readings_of(rule: Lasting) -> Readings:
    """What rule processes, options and choices depend on because of a rule."""
    return bits_heeded(rule), bits_minded(rule), bits_of_choosing(rule)


def bits_heeded(lasting: Lasting) -> int:
    """What rule processes look at because of a rule that spares somebody, or of an effect that is to end (12.4)."""
    node = lasting.node
    if isinstance(node, AsLongAs):
        return bits_of(node.fact)
    heeded = isinstance(node, Unaffected) or (isinstance(node, Forbid) and node.act in SPARING)
    return bits_of(node) if heeded else 0


def bits_minded(lasting: Lasting) -> int:
    """What options depend on because of a rule that says what may be done, or what it costs (11.1.1)."""
    node = lasting.node
    if isinstance(node, (Forbid, Permit)):
        return bits_of(node) | OF_LEAVE if node.act in LEAVE else 0
    return bits_of(node) | OF_LEAVE if isinstance(node, LEAVING) else 0


def bits_of_choosing(lasting: Lasting) -> int:
    """The same of a rule that says what cannot be chosen (15.3.1)."""
    node = lasting.node
    return bits_of(node) | OF_CHOICE if isinstance(node, Forbid) and node.act == "be-chosen" else 0


# --- working the table out ---------------------------------------------------------------------------------


@clause("11.7.1", "11.7.2", "11.7.3", "11.9.4.5", "11.9.4.6", "11.9.4.1")
def work_out(g: Table) -> None:
    """Work out the characteristics of every card that is not as printed, and the rules that hold now."""
    WORKINGS.times += 1
    stirred = g.stirred
    g.heed()
    before = g.rows
    sayings = g.sayings
    if sayings is None or not sayings.lasts or stirred & OF_CARDS:
        sayings = said_by_cards(g, NO_ROWS)
        g.sayings = sayings
        g.joined = joined_pairs(g)
    effects = sayings.effects + left_behind(begun(g))
    held = _apply_all(g, effects) if effects or g.joined else NO_ROWS
    reads = bits_read(effects)
    if any([row.abilities is not base(g, g.cards[id]).abilities for id, row in held.items()]):
        effects, held = _settled(g, effects, held)
        reads |= bits_read(effects)
    g.reads = reads
    g.rows, changed = kept_rows(before, held)
    rules = _rules(g, effects)
    if rules != g.decrees:
        changed |= OF_RULES | what_is_said(g.decrees, rules)
        g.decrees = rules
        g.decreed = by_kind(rules)
        g.forbidden, g.permitted = by_act(g.decreed)
    if stirred & OF_LASTING or changed & OF_RULES:
        note_what_rules_read(g)
    if stirred & OF_CARDS or changed & OF_KINDS:
        find_users(g)
    g.unsettled |= changed
    g.news |= changed


def kept_rows(before: dict[int, Row], held: dict[int, Row]) -> tuple[dict[int, Row], int]:
    """The rows there are now, those that are as before being the same ones; and what has changed, as bits."""
    changed = 0 if before.keys() == held.keys() else OF_KINDS | OF_NUMBERS
    for id, row in held.items():
        old = before.get(id)
        if old is not None:
            if not old.is_like(row):
                changed |= OF_KINDS | OF_NUMBERS
            elif not old.has_numbers_of(row):
                changed |= OF_NUMBERS
            else:
                held[id] = old
    return held if changed else before, changed


def what_is_said(before: tuple[Lasting, ...], now: tuple[Lasting, ...]) -> int:
    """What rules that have come, or gone, are about."""
    found = 0
    for one in (*before, *now):
        if one not in now or one not in before:
            _, minded, choosing = readings_of(one)
            found |= minded | choosing
    return found & (OF_LEAVE | OF_CHOICE)


def note_what_rules_read(g: Table) -> None:
    """What rule processes, and options, depend on because of the rules that effects make."""
    heeds = minded = choosing = 0
    for one in g.decrees:
        to_heed, to_mind, to_choose = readings_of(one)
        heeds |= to_heed
        minded |= to_mind
        choosing |= to_choose
    for one in g.lasting:
        if isinstance(one.node, AsLongAs):
            heeds |= readings_of(one)[0]
    g.heeds = heeds
    g.minded = minded
    g.choosing = choosing


@clause("11.4.3", "11.6.3", "11.6.19")
def find_users(g: Table) -> None:
    """Which cards on the battlefield have action abilities, which wait for what kind of happening, which watch how
    things are."""
    waiting: dict[str, tuple[Listener, ...]] = {}
    acting: list[int] = []
    watching: list[Listener] = []
    cards, rows = g.cards, g.rows
    for seat in (0, 1):
        by_era = min(len(g.zones[ERA * 2 + seat]), MOST_MARKERS)
        for id in g.zones[BATTLEFIELD * 2 + seat]:
            card = cards[id]
            row = rows.get(id)
            held = (FRONTS[card.face].by_era[by_era] if row is None else row).abilities
            if held.actions:
                acting.append(id)
            for one in held.states:
                watching.append((id, card.handle, seat, one))
            if held.triggers and card.host == NOTHING:
                for kind, abilities in held.triggers.items():
                    found = [(id, card.handle, seat, one) for one in abilities if works_in(one, BATTLEFIELD)]
                    waiting[kind] = (*waiting.get(kind, ()), *found)
    g.waiting = waiting
    g.acting = tuple(acting)
    g.watching = tuple(watching)


@clause("11.9.4.5", "11.9.4.15")
def _settled(g: Table, first: Effects, result: dict[int, Row]) -> tuple[Effects, dict[int, Row]]:
    """Apply everything anew until it is settled which card has which abilities; if it never is, once is enough."""
    effects, rows = first, result
    for _ in range(MOST_ROUNDS):
        again = _effects(g, rows)
        if _signs(again) == _signs(effects):
            return effects, rows
        effects = again
        rows = _apply_all(g, effects)
    return first, result


def _signs(effects: Effects) -> list[tuple[int, Piece]]:
    return [(one.source, one.piece) for one in effects]


def _sources(g: Table) -> tuple[int, ...]:
    """The cards that have, or were given, field abilities that work where they lie; joined cards lend theirs."""
    found: list[int] = []
    cards, rows = g.cards, g.rows
    for seat in (0, 1):
        for id in g.zones[BATTLEFIELD * 2 + seat]:
            card = cards[id]
            stands = FRONTS[card.face].stands or (id in rows and bool(rows[id].abilities.standing))
            if stands and card.host == NOTHING:
                found.append(id)
    for zone, faces in g.ears.stands:
        for seat in (0, 1):
            found += [id for id in g.zones[zone * 2 + seat] if cards[id].face in faces]
    return tuple(found)


@clause("11.4.3", "11.7.1", "11.9.4.11", "11.9.4.12", "11.9.4.13")
def _effects(g: Table, held: dict[int, Row]) -> Effects:
    """Every piece of every continuous effect there is, given what cards held in the last round."""
    return said_by_cards(g, held).effects + left_behind(begun(g))


def said_by_cards(g: Table, held: dict[int, Row]) -> Sayings:
    found: list[Effect] = []
    lasts = True
    for id in _sources(g):
        card = g.cards[id]
        row = held.get(id) or base(g, card)
        stable = not row.stamps and Let not in row.abilities.rules
        lasts = lasts and stable
        found += (kept_effects_of if stable else effects_of)(
            row.abilities, row.stamps, row.keywords.get("awaken", ()), id, card.handle, card.zone, card.stamp
        )
    return Sayings(tuple(found), lasts)


@clause("9.7.3.2.2")
def begun(g: Table) -> tuple[Lasting, ...]:
    """What resolutions left behind, without what is for one turn only that has not come yet."""
    if any([one.lasts in ONE_TURN_LATER for one in g.lasting]):
        return tuple([one for one in g.lasting if one.lasts not in ONE_TURN_LATER or one.ends == g.turn])
    return g.lasting


def left_behind(lasting: tuple[Lasting, ...]) -> Effects:
    """The effects of what resolutions left behind."""
    found: list[Effect] = []
    for one in lasting:
        effects = kept_effects_left_by(one)
        found += effects_left_by(one) if effects and effects[-1].piece.lets else effects
    return tuple(found)


def effects_of(
    abilities: Abilities, stamps: Stamps, awaken: tuple[Keyword, ...], id: int, handle: int, zone: int, stamp: int
) -> tuple[Effect, ...]:
    """The effects of a card's field abilities, and of awaken, where it lies."""
    found: list[Effect] = []
    for ability in abilities.standing:
        if works_in(ability, zone // 2):
            run = ChronicleRun(id, zone % 2, None, handle)
            since = stamp_of(stamps, ability, stamp)
            found += [Effect(piece, run, since, ability, None) for piece in pieces_of(ability)]
    if zone // 2 == BATTLEFIELD:
        for keyword in awaken:
            run = ChronicleRun(id, zone % 2, None, handle)
            found.append(Effect(awaken_piece(keyword), run, stamp, None, None))
    return tuple(found)


def effects_left_by(lasting: Lasting) -> tuple[Effect, ...]:
    """The effects of what a resolution left behind."""
    run = run_of_lasting(lasting)
    return tuple([Effect(piece, run, lasting.stamp, None, lasting) for piece in lasting_pieces(lasting.node)])


kept_effects_of: Final = lru_cache(maxsize=4096)(effects_of)
kept_effects_left_by: Final = lru_cache(maxsize=1024)(effects_left_by)
"""Made once, as long as nothing about them changes; not where anything is counted: that is kept in a run they share."""


@clause("11.4.3")
def works_in(ability: Ability, zone: int) -> bool:
    if not ability.works_in:
        return zone == BATTLEFIELD
    return zone in [ZONE_KINDS[word] for word in ability.works_in]


@cache
def lasting_pieces(node: Node) -> tuple[Piece, ...]:
    found: list[Piece] = []
    if isinstance(node, Statement):
        _take_apart((node,), (), [], found)
    return tuple(found)


@cache
def awaken_piece(keyword: Keyword) -> Piece:
    return lighting(keyword)


@clause("15.2.13.1", "15.2.13.2")
def lighting(keyword: Keyword) -> Piece:
    """All lamps of all eras for the cards it names, wherever their player has them."""
    assert isinstance(keyword, ChronicleKeyword) and keyword.filter is not None
    named = keyword.filter
    zones = tuple([word for word in ZONE_KINDS if word != "deck"])
    lit = GainLamps(Every(Filter(YOU, zones, named.categories, named.tests)), ("green", "red"), STAYS)
    return Piece(lit, LAMPS, (), ())


def _apply_all(g: Table, effects: Effects) -> dict[int, Row]:
    joined = g.joined
    rows = rows_to_begin_with(g, effects, joined)
    layers: list[list[Effect]] = [[], [], [], [], [], []]
    for effect in effects:
        layers[effect.piece.layer].append(effect)
    shields = tuple([effect for effect in layers[RULE] if isinstance(effect.piece.node, Unaffected)])
    for layer in CHANGES_CARDS:
        for group in groups_of(layers[layer]):
            for effect in in_order(g, rows, group) if len(group) > 1 else group:
                apply(g, rows, effect, shields)
        if joined:
            add_joined_values(g, rows, layer, joined)
    return rows


def effects_at_work(g: Table) -> Effects:
    """Every piece of every continuous effect there is now."""
    if g.stirred & g.reads:
        work_out(g)
    return _effects(g, g.rows)


def rows_to_begin_with(g: Table, effects: Effects, joined: Joined) -> dict[int, Row]:
    """What the lamps show and what joined cards lend, before anything is applied."""
    rows: dict[int, Row] = {}
    g.rows = rows
    for effect in effects:
        if effect.piece.layer == LAMPS:
            _light(g, rows, effect)
    _lend_joined(g, rows, joined)
    return rows


def _light(g: Table, rows: dict[int, Row], effect: Effect) -> None:
    node = effect.piece.node
    assert isinstance(node, GainLamps)
    bits = (GREEN if "green" in node.lamps else 0) | (RED if "red" in node.lamps else 0)
    for id in affected(g, effect):
        card = g.cards[id]
        now = rows[id].lamps if id in rows else lamp_of(g, card)
        rows[id] = Row(FRONTS[card.face].bases[now | bits])


def _row(g: Table, rows: dict[int, Row], id: int) -> Row:
    found = rows.get(id)
    if found is None:
        found = Row(base(g, g.cards[id]))
        rows[id] = found
    return found


# --- the order within one kind ---------------------------------------------------------------------------


@clause("11.9.4.8", "11.9.4.9")
def groups_of(effects: list[Effect]) -> list[list[Effect]]:
    """What sets a value before what changes it by ±; in either, what a card does to itself first."""
    if len(effects) < 2:
        return [effects] if effects else []
    sorted_out: list[list[Effect]] = [[], [], [], []]
    for effect in effects:
        sorted_out[(0 if effect.piece.sets else 2) + (0 if is_self(effect) else 1)].append(effect)
    return [group for group in sorted_out if group]


@clause("11.9.4.8")
def is_self(effect: Effect) -> bool:
    """Whether it changes the very card whose ability it comes from."""
    lasting = effect.lasting
    if lasting is None:
        return isinstance(subject_of(effect.piece.node), This)
    return len(lasting.ids) == 1 and lasting.ids[0] == (lasting.source, lasting.handle)


@clause("11.9.4.10", "11.9.4.15", "11.9.4.16", "11.9.4.17")
def in_order(g: Table, rows: dict[int, Row], group: list[Effect]) -> Iterator[Effect]:
    """Independent effects first, then by timestamp; effects that depend on each other in a ring by timestamp.

    Which is next is looked at anew after each, for what was applied may have changed it.
    """
    left = sorted(group, key=lambda one: one.stamp)
    if are_independent(left):
        yield from left
        return
    while left:
        free = [one for one in left if not any([depends(g, rows, one, other) for other in left if other is not one])]
        first = free[0] if free else left[0]
        left = [one for one in left if one is not first]
        yield first


@clause("11.9.4.15")
def depends(g: Table, rows: dict[int, Row], one: Effect, other: Effect) -> bool:
    """Whether applying the other would change whether this effect arises, or what it does."""
    if not may_depend(one, other):
        return False
    before = sign(g, rows, one)
    kept = {id: Row(row) for id, row in rows.items()}
    apply(g, rows, other)
    after = sign(g, rows, one)
    rows.clear()
    rows.update(kept)
    return before != after


@clause("11.9.4.16")
def are_independent(effects: list[Effect]) -> bool:
    """Whether none of them changes anything that any of them looks at."""
    written = [aspect for one in effects for aspect in one.piece.writes]
    return "abilities" not in written and all([one.piece.reads.isdisjoint(written) for one in effects])


def may_depend(one: Effect, other: Effect) -> bool:
    """Whether the other changes anything that this effect looks at, or may take its ability away."""
    written = other.piece.writes
    return not one.piece.reads.isdisjoint(written) or (one.ability is not None and "abilities" in written)


def sign(g: Table, rows: dict[int, Row], effect: Effect) -> tuple[object, ...]:
    """All that an effect would do now."""
    if not arises(g, rows, effect):
        return ()
    return affected(g, effect), _numbers(g, effect)


def _numbers(g: Table, effect: Effect) -> tuple[int, ...]:
    node = effect.piece.node
    if isinstance(node, ChangeStats):
        return tuple([amount(g, effect.run, one.amount) for one in node.changes])
    if isinstance(node, SetNumbers):
        return tuple([amount(g, effect.run, one.amount) for one in node.values])
    return ()


# --- applying one -----------------------------------------------------------------------------------------


def arises(g: Table, rows: dict[int, Row], effect: Effect) -> bool:
    """Whether its ability is still there in this round, and what must be true is."""
    if effect.ability is not None:
        row = rows.get(effect.source)
        if row is not None and row.lost and effect.ability not in row.abilities.all:
            return False
    return guards_hold(g, effect)


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


def subject_of(node: Node) -> Subject | None:
    found = getattr(node, "subject", None)
    return found if isinstance(found, Subject) else None


def apply(g: Table, rows: dict[int, Row], effect: Effect, shields: tuple[Effect, ...] = ()) -> None:
    if arises(g, rows, effect):
        change = APPLY[type(effect.piece.node)]
        for id in affected(g, effect):
            if not any([wards_off(g, rows, shield, effect, id) for shield in shields]):
                change(g, _row(g, rows, id), effect)


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
        _add(row, one.stat, -by if one.down else by)


def _add(row: Row, stat: str, by: int) -> None:
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
    gained: list[Ability] = list(node.abilities)
    if node.keywords:
        words = dict(row.keywords)
        for keyword in node.keywords:
            words[keyword.name] = with_one_more(words.get(keyword.name, ()), keyword)
            gained += abilities_of(keyword)
        row.keywords = words
    if gained:
        row.abilities = Abilities((*row.abilities.all, *gained))
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


# --- joined cards (15.2.15) ---------------------------------------------------------------------------------


def joined_pairs(g: Table) -> Joined:
    cards = g.cards
    there = g.zones[BATTLEFIELD * 2] + g.zones[BATTLEFIELD * 2 + 1]
    return tuple([(id, cards[id].host) for id in there if cards[id].host != NOTHING])


@clause("15.2.15.1.5")
def _lend_joined(g: Table, rows: dict[int, Row], joined: Joined) -> None:
    """A unit has the text of what is joined to it."""
    for id, host in joined:
        lent = rows.get(id) or base(g, g.cards[id])
        row = _row(g, rows, host)
        row.abilities = Abilities((*row.abilities.all, *lent.abilities.all))
        row.stamps = (*row.stamps, *[(one, g.cards[id].stamp) for one in lent.abilities.all])
        words = dict(row.keywords)
        for held in lent.keywords.values():
            for keyword in held:
                words[keyword.name] = with_one_more(words.get(keyword.name, ()), keyword)
        row.keywords = words


def add_joined_values(g: Table, rows: dict[int, Row], layer: int, joined: Joined) -> None:
    """ATK and power of joined cards, each at the end of its kind."""
    if layer == GENERAL:
        _add_joined(g, rows, "atk", joined)
    elif layer == POWER:
        _add_joined(g, rows, "power", joined)


@clause("15.2.15.1.4")
def _add_joined(g: Table, rows: dict[int, Row], stat: str, joined: Joined) -> None:
    for id, host in joined:
        lent = rows.get(id) or base(g, g.cards[id])
        _add(_row(g, rows, host), stat, lent.power if stat == "power" else lent.atk)


# --- rules for the game, and control ---------------------------------------------------------------------------


@clause("11.9.4.3", "2.2")
def _rules(g: Table, effects: Effects) -> tuple[Lasting, ...]:
    """The effects that change rules rather than cards, as they hold now."""
    found: list[Lasting] = []
    for effect in effects:
        if effect.piece.layer == RULE and arises(g, g.rows, effect):
            lasting = effect.lasting
            if lasting is not None and type(lasting.node) is type(effect.piece.node):
                found.append(lasting)
            else:
                found.append(_decree(effect))
    return tuple(found)


def by_kind(decrees: tuple[Lasting, ...]) -> dict[type[Node], tuple[Lasting, ...]]:
    """Rules that effects make, found by what they say."""
    found: dict[type[Node], tuple[Lasting, ...]] = {}
    for one in decrees:
        kind = type(one.node)
        found[kind] = (*found.get(kind, ()), one)
    return found


def by_act(decreed: dict[type[Node], tuple[Lasting, ...]]) -> tuple[ByAct, ByAct]:
    """What effects forbid and permit, found by the act."""
    forbidden: ByAct = {}
    for one in decreed.get(Forbid, ()):
        if isinstance(one.node, Forbid):
            forbidden[one.node.act] = (*forbidden.get(one.node.act, ()), one)
    permitted: ByAct = {}
    for one in decreed.get(Permit, ()):
        if isinstance(one.node, Permit):
            permitted[one.node.act] = (*permitted.get(one.node.act, ()), one)
    return forbidden, permitted


def _decree(effect: Effect) -> Lasting:
    """The rule that an effect makes; made once if nothing is counted for it."""
    found = effect.decree
    if found is None:
        lasting, run = effect.lasting, effect.run
        if lasting is not None:
            found = lasting.but(effect.piece.node)
        else:
            numbers = tuple(run.numbers.items())
            found = Lasting(effect.piece.node, run.source, run.handle, run.seat, numbers=numbers, stamp=effect.stamp)
        if not effect.piece.lets:
            effect.decree = found
    return found


@clause("6.2.4", "11.9.4.2")
def control_to_settle(g: Table) -> tuple[tuple[int, int], ...]:
    """Cards on the battlefield that lie on the wrong side: each with the player who controls it."""
    if g.stirred & g.reads:
        work_out(g)
    found: list[tuple[int, int]] = []
    for seat in (0, 1):
        for id in g.zones[BATTLEFIELD * 2 + seat]:
            row = g.rows.get(id)
            card = g.cards[id]
            wanted = row.controller if row is not None and row.controller != NOTHING else card.home
            if wanted != seat and card.host == NOTHING and not stays_where_it_is(g, id):
                found.append((id, wanted))
    return tuple(found)


@clause("2.2")
def stays_where_it_is(g: Table, id: int) -> bool:
    """Whether an effect says that the control of this card does not change."""
    for one in g.decreed.get(Forbid, ()):
        node = one.node
        if not isinstance(node, Forbid) or node.act != "change-control" or node.subject is None:
            continue
        if id in ([there for there, _ in one.ids] or subject_ids(g, run_of_lasting(one), node.subject)):
            return True
    return False


@clause("11.9.4.1")
def ended(g: Table) -> tuple[Lasting, ...]:
    """Effects whose «as long as» is over: they end for good."""
    return tuple([one for one in g.lasting if isinstance(one.node, AsLongAs) and not _goes_on(g, one)])


def _goes_on(g: Table, lasting: Lasting) -> bool:
    assert isinstance(lasting.node, AsLongAs)
    return is_true(g, run_of_lasting(lasting), AllTrue((lasting.node.fact,)))


def row_of(g: Table, id: int) -> Row | None:
    """The row of a card that is not as printed, worked out anew if need be."""
    if g.stirred & g.reads:
        work_out(g)
    return g.rows.get(id)
