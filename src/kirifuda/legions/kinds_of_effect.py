"""The kinds of effects (chapter 39), each a verb."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from ..effects.interpreter import Doing, carry_out
from ..effects.run import Run, declared_in
from ..effects.tree import (
    AS_LONG_AS,
    EITHER,
    OPPONENT,
    OPPONENTS_NEXT_TURN_END,
    THIS_BATTLE,
    THIS_TURN,
    YOUR_NEXT_TURN_END,
    YOUR_NEXT_TURN_START,
    Battle,
    Break,
    ChangeCost,
    ChangeDamage,
    ChangeWait,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseNumber,
    ChooseWord,
    Connective,
    CopiesInDeck,
    Damage,
    Draw,
    DrawUpTo,
    EachPlayer,
    ExhaustCores,
    Forbid,
    GainLife,
    GainPoints,
    Grant,
    If,
    IfDid,
    Instead,
    Later,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    MasterAttack,
    May,
    Modes,
    Modify,
    Move,
    MoveCores,
    MoveLane,
    NextTurn,
    Orient,
    Own,
    Permit,
    Play,
    PutTokens,
    RecoverCores,
    Repeat,
    SetLife,
    SetStats,
    Shuffle,
    Spend,
    Statement,
    SwapLanes,
    Those,
    TreatAs,
    Unlock,
    UnlockCards,
    Variable,
    While,
    WinGame,
    WithCost,
)
from ..kernel.ask import MODE, Question, arrange
from ..kernel.state import ALL_SEATS
from .asking import agrees, choose, number
from .asking import may as ask_may
from .battle import battle_ends, choose_target, declare, fight
from .book import clause
from .breaking import break_cards, break_worn_out
from .choosing import choose_at_random, choose_cards
from .cores import (
    CORE_ACTIVE,
    CORE_EXHAUSTED,
    ON_LORD,
    OUTSIDE,
    available_points,
    cores_in,
    exhaust_cores,
    gain_points,
    pay_points,
    place_of_this,
    shift_cores,
)
from .costs import with_keyword_cost
from .damage import BATTLE, EFFECT, deal
from .declaring import KINDS_OF_WORD, words_of
from .drawing import draw_cards
from .forbidding import forbidden, spared
from .fronts import FRONTS
from .lanes import adjacent_lanes, lane_of
from .life import gain_life, lose_life
from .matching import LANE_KINDS, amount, is_true, seat_of_word, seats, stat, subject_ids
from .memory import chosen_so_far, counted_so_far, with_its_source
from .moving import has_room_in_standby, put, standby_or_wait, wait_zone_of
from .orienting import exhaust, open_up, recover, reverse
from .placing import place, places_for
from .playing import LANE, where
from .promises import PLAY, UNLOCK, promise
from .replacing import instead
from .table import (
    DECK,
    END_OF_BATTLE,
    EXILE,
    HAND,
    LANES,
    LORD_AREA,
    MASTER_AREA,
    NOTHING,
    ON_THE_FIELD,
    STANDBY,
    WAIT,
    WAITS,
    Given,
    Table,
)
from .the_end import check_the_end, end
from .tokens import put_tokens
from .triggers import happen
from .units import atk, give, has, is_unit
from .unlock_limits import may_enter, note_entry
from .vocabulary import COLOURS
from .words import VERBS

MOVES_TO = {
    "hand": HAND,
    "deck": DECK,
    "exile": EXILE,
    "standby": STANDBY,
    "wait-1": WAIT,
    "wait-2": WAIT + 1,
    "wait-3": WAIT + 2,
    "wait-4": WAIT + 3,
}


MORE_THAN_ANY_CARD = 20
END_OF_DECK = "end-of-deck"
ENDS_OF_DECK = (0, 1)
"""The top and the bottom."""


def here(g: Table, run: Run, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Those that are units now."""
    return tuple([id for id in ids if is_unit(g, id)])


# --- 39-1 to 39-5 ------------------------------------------------------------------------------------------


@clause("39-1", "39-27", "11-1", "02-44")
def damage(g: Table, run: Run, node: Damage) -> Doing:
    sources = subject_ids(g, run, node.source)
    points = 0 if isinstance(node.amount, Own) else amount(g, run, node.amount)
    targets = here(g, run, subject_ids(g, run, node.to))
    if isinstance(node.amount, Own):
        dealt = [(target, stat(g, target, node.amount.stat)) for target in targets]
        points = sum([many for _, many in dealt])
    else:
        dealt = [(target, points) for target in targets]
    nature = BATTLE if node.as_battle else EFFECT
    hits = tuple([(source, target, many) for source in sources[:1] for target, many in dealt])
    yield from deal(g, hits, nature, "39-1", run.seat)
    return run.did_so(points if targets else 0)


@clause("39-2")
def gain(g: Table, run: Run, node: GainLife) -> Doing:
    points = amount(g, run, node.amount)
    gained = 0
    for seat in seats(run, g, node.whose):
        if not (yield from instead(g, "gained-life", seat, amount=points, by=run.seat)):
            gained += gain_life(g, seat, points, run.seat)
    return run.did_so(gained)


def lose(g: Table, run: Run, node: LoseLife) -> bool:
    lost = sum([lose_life(g, seat, amount(g, run, node.amount), run.seat) for seat in seats(run, g, node.whose)])
    return run.did_so(lost)


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


@clause("39-3")
def change_wait(g: Table, run: Run, node: ChangeWait) -> Doing:
    """Cards move through the wait zones; the standby zone is wait zone 0, and beyond Ⅳ there is nothing."""
    step = -amount(g, run, node.amount) if node.down else amount(g, run, node.amount)
    moved = 0
    for id in subject_ids(g, run, node.subject):
        kind = g.cards[id].zone // 2
        if kind != STANDBY and kind not in WAITS:
            continue
        now = 0 if kind == STANDBY else kind - WAIT + 1
        then = min(max(now + step, 0), len(WAITS))
        if then == now:
            continue
        moved += 1
        yield from move_to(g, run, id, standby_or_wait(then), "39-3")
        happen(g, "wait-changed", g.cards[id].owner, id, by=run.seat)
    return run.did_so(moved)


@clause("39-4")
def break_(g: Table, run: Run, node: Break) -> Doing:
    ids = tuple([id for id in subject_ids(g, run, node.subject) if not spared(g, "be-broken", id, run.seat)])
    broken = yield from break_cards(g, ids, "39-4", run.seat, ((run.source, ""),) * len(ids))
    return run.did_so(broken)


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


def given(
    g: Table, run: Run, node: Any, atk: int = 0, hp: int = 0, number: int = 0, ids: tuple[int, ...] = ()
) -> Given:
    """The effect with its numbers fixed (36-12) and its end."""
    ends, starts = limit(g, run, node.lasts)
    slots = chosen_so_far(g, run) if run.slots else ()
    return Given(node, run.source, run.seat, ends, starts, atk, hp, number, ids, slots, counted_so_far(run))


@clause("36-11", "27-7③")
def limit(g: Table, run: Run, lasts: str) -> tuple[int, int]:
    """The turn in whose end phase an effect goes, or the end of a battle; the turn at whose start; 0 for neither."""
    mine = g.turn + (2 if g.player == run.seat else 1)
    if lasts == AS_LONG_AS:
        return _last_bound(g), 0
    if lasts == THIS_TURN:
        return g.turn, 0
    if lasts == THIS_BATTLE:
        return END_OF_BATTLE, 0
    if lasts == YOUR_NEXT_TURN_END:
        return mine, 0
    if lasts == YOUR_NEXT_TURN_START:
        return 0, mine
    if lasts == OPPONENTS_NEXT_TURN_END:
        return g.turn + (1 if g.player == run.seat else 2), 0
    return 0, 0


# --- 39-6 to 39-8: zones and orientations -----------------------------------------------------------------------


@clause("39-6", "39-7", "41-21", "36-18", "39-21")
def move_to(
    g: Table, run: Run, id: int, kind: int, by: str, bottom: bool = False, up: bool = True
) -> Generator[Question, int, bool]:
    """Move a card by an effect; what does not fit breaks or is exiled, and a master stays (L64). Was it moved?"""
    seat, left = g.cards[id].owner, g.cards[id].zone // 2
    if left == MASTER_AREA or (g.on_field(id) and (has(g, id, "anchored") or spared(g, "leave-field", id, run.seat))):
        return False
    if not may_enter(g, id, kind):
        return False
    name = "exiled" if kind == EXILE else "moved"
    if (yield from instead(g, name, seat, id, run.source, left, kind, by=run.seat)):
        return False
    if kind == STANDBY and not has_room_in_standby(g, seat):
        yield from does_not_fit(g, run, id)
        return True
    put(g, id, kind, by, run.seat, bottom, up)
    note_entry(g, id, left, kind)
    return True


@clause("39-6")
def does_not_fit(g: Table, run: Run, id: int) -> Generator[Question, int, None]:
    """Skills and minions break, lords and arts are exiled."""
    if FRONTS[g.cards[id].face].category in ("skill", "minion"):
        yield from break_cards(g, (id,), "39-6", run.seat, ((run.source, ""),))
    else:
        put(g, id, EXILE, "39-6", run.seat)


@clause("39-6", "39-7", "18-18", "34-1")
def move(g: Table, run: Run, node: Move) -> Doing:
    moved = 0
    bottom = node.bottom
    ids = subject_ids(g, run, node.subject)
    if node.either_end and ids:
        bottom = (yield choose(g, g.player, "39-6", "which-end", ENDS_OF_DECK, END_OF_DECK)) == 1
    if node.in_any_order and len(ids) > 1:
        ids = yield from arrange(g.player, g.cite("39-6"), "order", ids)
    for id in ids:
        if node.to in ("field", "lord-area"):
            moved += yield from place_by_effect(g, run, id, node)
        elif node.to == "wait":
            moved += yield from move_to(g, run, id, wait_zone_of(g, id), "39-6")
        else:
            by = "39-7" if node.to == "exile" else "39-6"
            moved += yield from move_to(g, run, id, MOVES_TO[node.to], by, bottom, not node.face_down)
            if node.reversed and g.cards[id].zone // 2 in WAITS:
                g.edit(id).reversed = True
    return run.did_so(moved)


@clause("34-1", "41-22", "39-6", "01-5", "24-3e")
def place_by_effect(g: Table, run: Run, id: int, node: Move) -> Doing:
    """Place a card in a lane that the turn player chooses; what finds no place breaks or is exiled."""
    if g.on_field(id) or not may_enter(g, id, LANES[0]):
        return False
    lanes = tuple([LANE_KINDS[lane] for lane in node.lanes]) or LANES
    if node.lane_of is not None:
        lanes = (run.lanes[node.lane_of],)
    left = g.cards[id].zone // 2
    if (yield from instead(g, "placed", g.cards[id].owner, id, run.source, left, by=run.seat)):
        return False
    places = places_for(g, id, lanes)
    if not places:
        if "left-only" not in FRONTS[g.cards[id].face].keywords:
            yield from does_not_fit(g, run, id)
        return False
    seat = g.cards[id].owner
    kind = places[0] if places == (LORD_AREA,) else (yield where(g, seat, "39-6", places, id))
    place(g, id, kind, "34-1", run.seat)
    note_entry(g, id, left, kind)
    if node.exhausted:
        g.edit(id).exhausted = True
    if node.reversed:
        reverse(g, id, "39-8", run.seat)
    return True


@clause("39-8", "34-2", "37-2b", "28-5")
def move_lane(g: Table, run: Run, node: MoveLane) -> Doing:
    moved = 0
    for id in here(g, run, subject_ids(g, run, node.subject)):
        seat = g.cards[id].owner
        lanes = tuple([LANE_KINDS[lane] for lane in node.lanes]) or LANES
        if node.adjacent and not node.lanes:
            lanes = adjacent_lanes(lane_of(g, id))
        free = tuple([lane for lane in g.free_lanes(seat) if lane in lanes])
        if g.cards[id].zone // 2 not in LANES or not free or forbidden(g, "move-lane", id):
            continue
        lane = yield where(g, seat, "39-6", free, id)
        shift_lane(g, id, lane, "39-6")
        moved += 1
    return run.did_so(moved)


@clause("28-5", "34-2", "37-2b")
def shift_lane(g: Table, id: int, lane: int, by: str) -> None:
    """To another lane: no placing, the same unit."""
    seat = g.cards[id].owner
    left = g.cards[id].zone // 2
    g.shift(id, lane, seat, True)
    g.stirred |= ON_THE_FIELD
    g.tell("moved-lane", by, seat, (id,), what=g.specs[lane].name)
    happen(g, "lane-moved", seat, id, source=left, to=lane)


def swap_lanes(g: Table, run: Run, node: SwapLanes) -> bool:
    one, other = here(g, run, subject_ids(g, run, node.one)), here(g, run, subject_ids(g, run, node.other))
    if node.one == node.other:
        one, other = one[:1], one[1:]
    if not one or not other or g.cards[one[0]].owner != g.cards[other[0]].owner:
        return run.did_so(0)
    seat = g.cards[one[0]].owner
    first, second = g.cards[one[0]].zone // 2, g.cards[other[0]].zone // 2
    if first not in LANES or second not in LANES or first == second:
        return run.did_so(0)
    g.shift(one[0], second, seat, True)
    g.shift(other[0], first, seat, True)
    g.stirred |= ON_THE_FIELD
    for id, left, to in ((one[0], first, second), (other[0], second, first)):
        g.tell("moved-lane", "39-6", seat, (id,), what=g.specs[to].name)
        happen(g, "lane-moved", seat, id, source=left, to=to)
    return run.did_so(2)


@clause("39-8", "39-12", "39-13")
def orient(g: Table, run: Run, node: Orient) -> bool:
    turned = 0
    how = {"exhausted": exhaust, "active": recover, "reversed": reverse, "open": open_up}[node.how]
    for id in subject_ids(g, run, node.subject):
        turned += how(g, id, "39-8", run.seat)
    return run.did_so(turned)


# --- 39-9, 39-19: battles --------------------------------------------------------------------------------------


@clause("39-9", "35-1", "02-44a")
def master_attack(g: Table, run: Run, node: MasterAttack) -> Doing:
    """Attacker, target and damage inside this sequence; what triggers waits for its end (L9)."""
    seat = seat_of_word(g, run, node.whose)
    master = g.master(seat)
    strength = amount(g, run, node.atk)
    before = g.cards[master].given
    happened = len(g.occurrences)
    if node.keywords or node.abilities:
        give(g, master, Given(node, run.source, run.seat))
    target = yield from choose_target(g, master)
    if target != NOTHING:
        declare(g, master, target)
        yield from fight(g, master, target, strength, master)
        yield from battle_ends(g)
    g.edition.heed(g, master, happened)
    g.edit(master).given = before
    return run.did_so(1 if target != NOTHING else 0)


@clause("39-19", "39-19a")
def battle(g: Table, run: Run, node: Battle) -> Doing:
    """Two units exchange damage; nothing else of a battle takes place."""
    one, other = here(g, run, subject_ids(g, run, node.one)), here(g, run, subject_ids(g, run, node.other))
    if node.one == node.other:
        one, other = one[:1], one[1:]
    if not one or not other or one[0] == other[0]:
        return run.did_so(0)
    yield from fight(g, one[0], other[0], atk(g, one[0]), NOTHING)
    yield from battle_ends(g)
    return run.did_so(1)


# --- 39-10 to 39-13 ----------------------------------------------------------------------------------------------


@clause("39-10", "36-11", "21-3c")
def grant(g: Table, run: Run, node: Grant) -> bool:
    ids = here(g, run, subject_ids(g, run, node.subject))
    for id in ids:
        give(g, id, given(g, run, node))
    if g.sink is not None:
        g.tell("granted", "39-10", run.seat, ids)
    return run.did_so(len(ids))


@clause("39-25")
def lose_effects(g: Table, run: Run, node: LoseEffects) -> Doing:
    """Printed abilities and keywords, and all that it was given so far."""
    ids = here(g, run, subject_ids(g, run, node.subject))
    for id in ids:
        if not node.keywords:
            g.edit(id).given = ()
            g.edition.lose_incapacity(g, id)
        give(g, id, given(g, run, node))
    g.tell("lost-effects", "39-25", run.seat, ids)
    yield from break_worn_out(g, run.source, effect_of=run.seat)
    return run.did_so(len(ids))


@clause("39-11", "25-3b")
def draw(g: Table, run: Run, node: Draw) -> Doing:
    drawn: tuple[int, ...] = ()
    for seat in seats(run, g, node.whose):
        drawn += yield from draw_cards(g, seat, amount(g, run, node.count), "39-11", run.seat)
    if node.slot is not None:
        run.slots[node.slot] = drawn
    return run.did_so(len(drawn))


@clause("39-11")
def draw_up_to(g: Table, run: Run, node: DrawUpTo) -> Doing:
    """Who has as many already draws none."""
    drawn: tuple[int, ...] = ()
    for seat in seats(run, g, node.whose):
        missing = amount(g, run, node.hand) - len(g.hand(seat))
        drawn += yield from draw_cards(g, seat, max(0, missing), "39-11", run.seat)
    if node.slot is not None:
        run.slots[node.slot] = drawn
    return run.did_so(len(drawn))


@clause("02-13")
def shuffle(g: Table, run: Run, node: Shuffle) -> Doing:
    for seat in seats(run, g, node.whose):
        yield from g.shuffle(DECK, seat, "02-13")
    return run.did_so(1)


@clause("02-33", "02-46")
def look_at(g: Table, run: Run, node: LookAt) -> bool:
    """Cards are looked at by their effect's player, or shown to both, where they lie."""
    ids = subject_ids(g, run, node.subject)
    if all([g.cards[id].zone // 2 == HAND for id in ids]):
        ids = tuple(sorted(ids, key=lambda id: g.cards[id].face))
    run.slots[node.slot] = ids
    seen_by = ALL_SEATS if node.shown else 1 << run.seat
    g.show(ids, seen_by)
    run.shown += ids
    g.tell(
        "revealed" if node.shown else "looked-at", "02-46" if node.shown else "02-33", run.seat, ids, seen_by=seen_by
    )
    return run.did_so(len(ids))


@clause("39-12", "07-4")
def exhaust_some_cores(g: Table, run: Run, node: ExhaustCores) -> bool:
    whose = seats(run, g, node.whose)
    many = amount(g, run, node.count)
    if any([g.active_cores[seat] < many for seat in whose]):
        return False
    for seat in whose:
        exhaust_cores(g, seat, many, "39-12")
    return run.did_so(many)


@clause("39-13")
def recover_cores(g: Table, run: Run, node: RecoverCores) -> bool:
    recovered = 0
    for seat in seats(run, g, node.whose):
        there = g.exhausted_cores[seat]
        many = there if node.count is None else min(there, amount(g, run, node.count))
        shift_cores(g, seat, many, CORE_EXHAUSTED, CORE_ACTIVE, "39-13")
        recovered += many
    return run.did_so(recovered)


@clause("39-20", "21-3b")
def move_some_cores(g: Table, run: Run, node: MoveCores) -> bool:
    """With fewer cores than the text says nothing can be done (01-5); the end is looked at when all have moved."""
    source, to = _place(g, run, node.source), _place(g, run, node.to)
    moves: list[tuple[int, int]] = []
    for seat in seats(run, g, node.whose):
        there = cores_in(g, seat, source) if source != OUTSIDE else 0
        many = there if node.count is None else amount(g, run, node.count)
        if (source != OUTSIDE and there < many) or (to == ON_LORD and not g.lord_area(seat)):
            return False
        moves.append((seat, many))
    for seat, many in moves:
        shift_cores(g, seat, many, source, to, "39-20")
    check_the_end(g)
    for seat, many in moves:
        happen(g, "cores-moved", seat, amount=many, nature=to, by=run.seat)
    return run.did_so(sum([many for _, many in moves]))


def _place(g: Table, run: Run, place: str) -> str:
    return place_of_this(g, run) if place == "this" else place


# --- 39-14 to 39-18, 39-21 to 39-26 ---------------------------------------------------------------------------------


@clause("39-15", "01-8")
def modes(g: Table, run: Run, node: Modes) -> Doing:
    """Choose so many of the listed effects, each once, and resolve them in their order."""
    many = min(amount(g, run, node.count), len(node.options))
    chosen: tuple[int, ...] = ()
    left = tuple(range(len(node.options)))
    chooser = seat_of_word(g, run, node.by) if node.by else g.player
    while len(chosen) < many:
        still = many - len(chosen)
        offered = left if node.up_to else left[: len(left) - still + 1]
        values = (-1, *offered) if node.up_to else offered
        at = yield choose(g, chooser, "39-15", "which-effect", values, MODE, (run.source,))
        if at == -1:
            break
        chosen += (at,)
        left = tuple([one for one in left if one > at])
        if not left:
            break
    g.tell("effects-chosen", "39-15", run.seat, (run.source,), numbers=chosen)
    for at in chosen:
        if not (yield from carry_out(g, run, node.options[at], VERBS)):
            return False
    return run.did_so(len(chosen))


@clause("39-16", "36-18")
def set_up_replacement(g: Table, run: Run, node: Instead) -> bool:
    g.lasting += (given(g, run, node),)
    return run.did_so(1)


@clause("39-17", "32-7")
def unlock(g: Table, run: Run, node: Unlock) -> bool:
    ids = tuple([id for id in subject_ids(g, run, node.subject) if g.cards[id].zone // 2 == HAND])
    for id in ids:
        promise(g, UNLOCK, id)
    return run.did_so(len(ids))


@clause("39-22")
def play(g: Table, run: Run, node: Play) -> bool:
    ids = subject_ids(g, run, node.subject)
    for id in ids:
        promise(g, PLAY, id)
    return run.did_so(len(ids))


@clause("39-21", "39-24", "39-26", "36-11")
def forbid_or_permit(g: Table, run: Run, node: Any) -> bool:
    """On cards it is an effect they have been given, on a player it lasts beside the table."""
    if node.subject is None:
        g.lasting += (given(g, run, node),)
        return run.did_so(1)
    ids = subject_ids(g, run, node.subject)
    units = here(g, run, ids)
    number = amount(g, run, node.amount) if isinstance(node, ChangeDamage) else 0
    for id in units:
        give(g, id, given(g, run, node, number=number))
    others = tuple([id for id in ids if id not in units])
    if others:
        g.lasting += (given(g, run, node, number=number, ids=others),)
    g.tell("granted", "39-21", run.seat, units)
    return run.did_so(len(ids))


def change_cost(g: Table, run: Run, node: ChangeCost) -> bool:
    g.lasting += (given(g, run, node, number=amount(g, run, node.amount)),)
    return run.did_so(1)


@clause("39-23")
def treat_as(g: Table, run: Run, node: TreatAs) -> bool:
    g.lasting += (given(g, run, node, ids=subject_ids(g, run, node.subject)),)
    return run.did_so(1)


@clause("38-1")
def later(g: Table, run: Run, node: Later) -> bool:
    """The trigger waits by itself."""
    g.lasting += (given(g, run, node),)
    return run.did_so(1)


@clause("36-11", "36-12")
def in_the_next_turn(g: Table, run: Run, node: NextTurn) -> bool:
    """Whom it is about is settled now; it begins with that turn, before anything else of it."""
    statements: list[Statement] = []
    for at, statement in enumerate(node.statements):
        subject = getattr(statement, "subject", None)
        if subject is not None:
            run.slots[-1 - at] = subject_ids(g, run, subject)
            statement = replace(statement, subject=Those(-1 - at))  # type: ignore[call-arg]
        statements.append(statement)
    opponents = g.turn + (1 if g.player == run.seat else 2)
    mine = g.turn + (2 if g.player == run.seat else 1)
    begins = g.turn + 1 if node.whose == EITHER else opponents if node.whose == OPPONENT else mine
    waiting = NextTurn(node.whose, tuple(statements))
    slots, numbers = chosen_so_far(g, run), counted_so_far(run)
    g.lasting += (Given(waiting, run.source, run.seat, starts=begins, slots=slots, numbers=numbers),)
    return run.did_so(1)


@clause("36-11")
def as_long_as(g: Table, run: Run, node: While) -> Doing:
    """Nothing, if it is not so to begin with; else it lasts until it is seen between sequences not to be so (L65)."""
    if not is_true(g, run, node.fact):
        return run.did_so(0)
    slots = with_its_source(g, run, chosen_so_far(g, run))
    bound = _last_bound(g) - 1
    g.lasting += (Given(node, run.source, run.seat, bound, slots=slots, numbers=counted_so_far(run)),)
    return (yield from carry_out(g, run, node.statements, VERBS))


def _last_bound(g: Table) -> int:
    """In place of a turn: what the effects of the last `While` have in common."""
    return min([END_OF_BATTLE, *[given.ends for given in g.lasting]])


@clause("25-2c")
def win_game(g: Table, run: Run, node: WinGame) -> bool:
    end(g, 1 - seat_of_word(g, run, node.whose), "25-2c")
    return True


@clause("25-3c")
def lose_game(g: Table, run: Run, node: LoseGame) -> bool:
    end(g, seat_of_word(g, run, node.whose), "25-3c")
    return True


# --- sentences about sentences ----------------------------------------------------------------------------


@clause("05-3", "36-12")
def let(g: Table, run: Run, node: Let) -> bool:
    run.numbers[node.name] = amount(g, run, node.amount)
    return True


@clause("39-14")
def may(g: Table, run: Run, node: May) -> Doing:
    """The non-turn player is taken to decline, unless the text names a player (L8)."""
    seat = seat_of_word(g, run, node.by) if node.by else run.seat
    if not can_spend(g, run, node.statements[0]):
        return run.did_so(0)
    if node.by and seat != g.player:
        yes = (yield ask_may(g, seat, "39-14", "may", (run.source,))) == 1
    else:
        yes = yield from agrees(g, seat, "39-14", "may", (run.source,))
    if yes:
        return (yield from carry_out(g, run, node.statements, VERBS)) or run.did_so(0)
    return run.did_so(0)


@clause("01-2", "01-8")
def each_player(g: Table, run: Run, node: EachPlayer) -> Doing:
    """One player after the other, the turn player first."""
    done = 0
    for seat in (g.player, 1 - g.player):
        own = run.for_seat(seat)
        yield from carry_out(g, own, node.statements, VERBS)
        done += own.done if own.did else 0
        run.shown += own.shown
    return run.did_so(done)


@clause("01-4", "39-14")
def if_did(g: Table, run: Run, node: IfDid) -> Doing:
    return (yield from carry_out(g, run, node.then if run.did else node.otherwise, VERBS))


@clause("38-5a")
def if_(g: Table, run: Run, node: If) -> Doing:
    true = is_true(g, run, node.fact)
    if not true and not node.otherwise:
        return run.did_so(0)
    return (yield from carry_out(g, run, node.then if true else node.otherwise, VERBS))


def repeat(g: Table, run: Run, node: Repeat) -> Doing:
    for _ in range(amount(g, run, node.count)):
        if not (yield from carry_out(g, run, node.statements, VERBS)):
            return False
    return True


def choose_lane(g: Table, run: Run, node: ChooseLane) -> Doing:
    seat = seat_of_word(g, run, node.by) if node.by else g.player
    lane = yield choose(g, seat, "36-7", "which-lane", LANES, LANE, (g.master(run.seat), run.seat))
    run.lanes[node.slot] = lane
    return run.did_so(1)


@clause("02-36")
def choose_word(g: Table, run: Run, node: ChooseWord) -> Doing:
    """Both players hear what is declared."""
    of = node.of or ("colour" if node.words == tuple(COLOURS) else "category")
    words = node.words or words_of(of)
    about = (run.source, KINDS_OF_WORD.index(of))
    at = yield choose(g, g.player, "02-36", "which-word", tuple(range(len(words))), "word", about)
    run.numbers[declared_in(node.slot)] = at
    g.tell(f"declared-{of}", "02-36", run.seat, (run.source,), what=words[at])
    return run.did_so(1)


@clause("02-36", "05-1")
def choose_number(g: Table, run: Run, node: ChooseNumber) -> Doing:
    """A whole number; where the text sets no upper limit, up to one that no card reaches."""
    least = amount(g, run, node.least)
    most = amount(g, run, node.most) if node.most is not None else least + MORE_THAN_ANY_CARD
    named = yield number(g, g.player, "02-36", "which-number", least, max(least, most))
    run.numbers[node.name] = named
    g.tell("declared-number", "02-36", run.seat, (run.source,), numbers=(named,))
    return run.did_so(1)


def connective(g: Table, run: Run, node: Connective) -> bool:
    """さらに and その後 say nothing but that the text goes on; what was done before stays what そうした means."""
    return True


@clause("24-2c")
def copies_in_deck(g: Table, run: Run, node: CopiesInDeck) -> bool:
    """Deck building is over when the game begins."""
    return run.did_so(0)


@clause("21-2a", "21-3a")
def unlock_cards(g: Table, run: Run, node: UnlockCards) -> bool:
    """Used through the action of unlocking (28-2); resolved by itself it does nothing."""
    return run.did_so(0)


VERBS.update(
    {
        Choose: choose_cards,
        ChooseAtRandom: choose_at_random,
        ChooseLane: choose_lane,
        ChooseWord: choose_word,
        ChooseNumber: choose_number,
        Connective: connective,
        Let: let,
        Damage: damage,
        GainLife: gain,
        LoseLife: lose,
        SetLife: set_life,
        GainPoints: points,
        Spend: spend,
        ChangeWait: change_wait,
        Break: break_,
        Modify: modify,
        SetStats: set_stats,
        Move: move,
        MoveLane: move_lane,
        SwapLanes: swap_lanes,
        Orient: orient,
        MasterAttack: master_attack,
        Grant: grant,
        LoseEffects: lose_effects,
        Draw: draw,
        DrawUpTo: draw_up_to,
        Shuffle: shuffle,
        LookAt: look_at,
        ExhaustCores: exhaust_some_cores,
        RecoverCores: recover_cores,
        MoveCores: move_some_cores,
        Battle: battle,
        Unlock: unlock,
        Play: play,
        PutTokens: put_tokens,
        Forbid: forbid_or_permit,
        Permit: forbid_or_permit,
        ChangeDamage: forbid_or_permit,
        ChangeCost: change_cost,
        TreatAs: treat_as,
        Instead: set_up_replacement,
        Later: later,
        WinGame: win_game,
        LoseGame: lose_game,
        NextTurn: in_the_next_turn,
        While: as_long_as,
        May: may,
        EachPlayer: each_player,
        IfDid: if_did,
        If: if_,
        WithCost: with_keyword_cost,
        Modes: modes,
        Repeat: repeat,
        UnlockCards: unlock_cards,
        CopiesInDeck: copies_in_deck,
    }
)
