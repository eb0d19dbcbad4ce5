"""What the words of card texts do (chapter 8), each a verb."""

from dataclasses import replace
from typing import Any

from ..effects.interpreter import Doing, carry_out
from ..effects.parts import parts_of
from ..effects.run import declared_in
from ..effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    ChooseWord,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    EndAttack,
    Forbid,
    GainLife,
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
    May,
    Modes,
    Move,
    NextTurn,
    Orient,
    Permit,
    Repeat,
    SetLife,
    SetNumbers,
    Shuffle,
    While,
    WinGame,
)
from ..effects.tree import OPPONENT, Amount, OfEach, Own, PlayerOf, Statement, Subject, Those
from ..kernel.ask import MODE, NO, NO_OR_YES, arrange
from ..kernel.ask import may as ask_may
from ..kernel.endless import toil
from ..kernel.state import ALL_SEATS
from .asking import END_OF_DECK, WORD, choose
from .battle import end_attack
from .book import clause
from .choosing import choose_at_random, choose_cards
from .costs import can_pay_all
from .declaring import CLAUSE_OF_WORD, KINDS_OF_WORD, words_of
from .destroying import destroy
from .downing import down_characters, take_down_damage, trash_downed
from .drawing import draw_cards
from .durations import limit, next_bound
from .energy import pay_energy
from .fronts import FRONTS
from .given import Given
from .life import EFFECT, deal, gain_life, lose_life
from .matching import amount, is_true, own_amount, seat_of_word, seats, subject_ids
from .moving import put
from .placing import arrive_as_support
from .positions import gain, regain
from .replacing import instead
from .resistance import is_touched
from .resistance import touched as those_touched
from .runs import SOURCE, StarsRun, chosen_so_far, counted_so_far
from .table import DECK, ENERGY, HAND, NOTHING, SUPPORT, TRASH, Table
from .the_end import end
from .tree import Down, GainEnergy, Pay, RegainEnergy
from .triggers import happen
from .words import VERBS

MOVES_TO = {"hand": HAND, "deck": DECK, "trash": TRASH, "energy-zone": ENERGY, "support-zone": SUPPORT}
CLAUSE_OF_ZONE = {HAND: "3.6", DECK: "3.1", TRASH: "3.2", ENERGY: "3.4"}


def touched(g: Table, run: StarsRun, subject: Subject) -> tuple[int, ...]:
    """The cards on the field that a statement is about, without those that the effect does not touch (8.13.2)."""
    return those_touched(g, run, tuple([id for id in subject_ids(g, run, subject) if g.on_field(id)]))


def given(g: Table, run: StarsRun, node: Any, values: tuple[int, ...] = (), ids: tuple[int, ...] = ()) -> Given:
    """The effect with its numbers fixed, and its end. Its stamp says that it came just now (9.5)."""
    ends, starts = limit(g, run, node.lasts)
    stamp = g.next_handle
    g.next_handle += 1
    slots = chosen_so_far(g, run) if run.slots else ()
    return Given(node, run.source, run.face, run.seat, stamp, ends, starts, values, ids, slots, counted_so_far(run))


# --- numbers (8.7, 8.9) -----------------------------------------------------------------------------------


@clause("8.9", "9.6.1")
def change_stats(g: Table, run: StarsRun, node: ChangeStats) -> bool:
    """ATK, DEF and DOWN up or down. Face-down characters are given it too, and show it once they are up (S11)."""
    ids = touched(g, run, node.subject)
    for values, alike in _numbers_of(g, run, tuple([change.amount for change in node.changes]), ids):
        for id in alike:
            g.give(id, given(g, run, node, values))
        for change, points in zip(node.changes, values, strict=True):
            g.tell("changed", "8.9", run.seat, alike, what=change.stat, numbers=(-points if change.down else points,))
    return run.did_so(len(ids))


@clause("9.5")
def set_numbers(g: Table, run: StarsRun, node: SetNumbers) -> bool:
    ids = touched(g, run, node.subject)
    for values, alike in _numbers_of(g, run, tuple([one.amount for one in node.values]), ids):
        for id in alike:
            g.give(id, given(g, run, node, values))
        for one, points in zip(node.values, values, strict=True):
            g.tell("set", "9.5", run.seat, alike, what=one.stat, numbers=(points,))
    return run.did_so(len(ids))


def _numbers_of(
    g: Table, run: StarsRun, amounts: tuple[Amount, ...], ids: tuple[int, ...]
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The numbers, with the cards that are given them: all are known before the first card is."""
    if not any([isinstance(one, Own) for one in parts_of(amounts)]):
        return [(tuple([amount(g, run, one) for one in amounts]), ids)]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for run.each in ids:
        values = tuple([amount(g, run, one) for one in amounts])
        found[values] = (*found.get(values, ()), run.each)
    run.each = NOTHING
    return list(found.items())


# --- life and damage (8.6, 8.11) -----------------------------------------------------------------------------


@clause("8.11", "4")
def damage(g: Table, run: StarsRun, node: Damage) -> Doing:
    """To a player, or to both at once (S7, S14)."""
    assert isinstance(node.to, PlayerOf)
    points = amount(g, run, node.amount)
    hits = tuple([(seat, points) for seat in seats(g, run, node.to.whose)])
    dealt = yield from deal(g, hits, run.source, EFFECT, "8.11", run.seat)
    return run.did_so(dealt, node.slot)


@clause("8.6")
def gain_some_life(g: Table, run: StarsRun, node: GainLife) -> Doing:
    gained = 0
    for seat in seats(g, run, node.whose):
        points = own_amount(g, run, node.amount, seat)
        if not (yield from instead(g, "gained-life", seat, amount=points, by=run.seat)):
            gained += gain_life(g, seat, points, run.seat)
    return run.did_so(gained, node.slot)


@clause("3.7", "4")
def lose_some_life(g: Table, run: StarsRun, node: LoseLife) -> bool:
    if isinstance(node.amount, OfEach):
        lost = sum([lose_life(g, (seat,), own_amount(g, run, node.amount, seat)) for seat in seats(g, run, node.whose)])
    else:
        lost = lose_life(g, seats(g, run, node.whose), amount(g, run, node.amount))
    return run.did_so(lost, node.slot)


@clause("3.7", "8.6")
def set_life(g: Table, run: StarsRun, node: SetLife) -> bool:
    """What is missing is gained, what is too much is lost, of all these players together."""
    many = amount(g, run, node.amount)
    changed = 0
    for seat in seats(g, run, node.whose):
        missing = many - g.life[seat]
        changed += gain_life(g, seat, missing, run.seat) if missing > 0 else lose_life(g, (seat,), -missing)
    return run.did_so(changed)


# --- cards that leave, and cards that come (8.5, 8.10, 8.12) ------------------------------------------------------


@clause("8.10")
def destroy_cards(g: Table, run: StarsRun, node: Destroy) -> Doing:
    destroyed = yield from destroy(g, touched(g, run, node.subject), "8.10", run.seat, run.source)
    return run.did_so(destroyed, node.slot)


@clause("8.12", "5.5.2")
def down_by_effect(g: Table, run: StarsRun, node: Down) -> Doing:
    """With down damage, the opponent's first, and then to the trash."""
    ids = yield from down_characters(g, touched(g, run, node.subject), "8.12", effect_of=run.seat)
    for seat in (1 - g.player, g.player):
        yield from take_down_damage(g, ids, seat, run.source, "8.12", run.seat)
    for id in ids:
        happen(g, "downed", g.seat_of(id), id, by=run.seat)
    trash_downed(g, ids, "8.12")
    return run.did_so(len(ids))


@clause("8.5", "4")
def draw(g: Table, run: StarsRun, node: Draw) -> Doing:
    drawn: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        drawn += yield from draw_cards(g, seat, own_amount(g, run, node.count, seat), "8.5", run.seat)
    if node.slot is not None:
        run.slots[node.slot] = drawn
    return run.did_to([g.cards[id].owner for id in drawn], node.slot)


@clause("8.5", "3.6")
def draw_up_to(g: Table, run: StarsRun, node: DrawUpTo) -> Doing:
    """Who has as many already draws none."""
    drawn: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        missing = amount(g, run, node.hand) - len(g.hand(seat))
        drawn += yield from draw_cards(g, seat, max(0, missing), "8.5", run.seat)
    if node.slot is not None:
        run.slots[node.slot] = drawn
    return run.did_so(len(drawn))


@clause("3.1", "3.2", "3.4", "3.5", "3.6", "9.6")
def move(g: Table, run: StarsRun, node: Move) -> Doing:
    """Cards go to a zone of their owner."""
    ids = tuple([id for id in subject_ids(g, run, node.subject) if not g.on_field(id) or is_touched(g, run, id)])
    if node.in_any_order and len(ids) > 1:
        ids = yield from arrange(run.seat, "3.1", "order", ids)
    if node.either_end and ids:
        at_bottom = (yield choose(run.seat, "3.1", "which-end", NO_OR_YES, END_OF_DECK)) == 1
        node = replace(node, bottom=at_bottom)
    if not node.in_any_order:
        ids = as_they_lie(g, ids, node.to == "deck" and not node.bottom)
    moved: list[int] = []
    kind = MOVES_TO[node.to]
    for id in ids:
        seat = g.seat_of(id)
        if (yield from move_one(g, run, id, kind, node)):
            moved.append(seat)
    return run.did_to(moved, node.slot)


@clause("S59")
def as_they_lie(g: Table, ids: tuple[int, ...], upwards: bool) -> tuple[int, ...]:
    """Cards of a deck keep their order: the topmost goes first, or last where each comes to lie on the one before."""
    decks = g.deck(0) + g.deck(1)
    of_decks = tuple([id for id in (decks if upwards else decks[::-1]) if id in ids])
    return of_decks + tuple([id for id in ids if id not in of_decks])


def move_one(g: Table, run: StarsRun, id: int, kind: int, node: Move) -> Doing:
    zone = g.cards[id].zone
    if "moved" in g.ears.replaced and (
        yield from instead(g, "moved", zone & 1, id, run.source, zone >> 1, kind, by=run.seat)
    ):
        return False
    if kind == SUPPORT:
        if FRONTS[g.cards[id].face].kind != "support":
            return False
        arrive_as_support(g, id, g.cards[id].owner, "2.3", run.seat)
        return True
    put(g, id, kind, CLAUSE_OF_ZONE[kind], run.seat, node.bottom)
    if kind == ENERGY and node.exhausted:
        gain(g, id, "6.6", run.seat)
    return True


@clause("8.1", "3.1")
def shuffle(g: Table, run: StarsRun, node: Shuffle) -> Doing:
    for seat in seats(g, run, node.whose):
        yield from g.shuffle(DECK, seat, "3.1")
    return run.did_so(1)


@clause("8.1", "3.6")
def look_at(g: Table, run: StarsRun, node: LookAt) -> bool:
    """Cards are looked at by their effect's player, or shown to both, where they lie."""
    ids = subject_ids(g, run, node.subject)
    if all([g.cards[id].zone >> 1 == HAND for id in ids]):
        ids = tuple(sorted(ids, key=lambda id: g.cards[id].face))
    run.slots[node.slot] = ids
    seen_by = ALL_SEATS if node.shown else 1 << run.seat
    g.show(ids, seen_by)
    run.shown += ids
    g.tell("revealed" if node.shown else "looked-at", "8.1", run.seat, ids, seen_by=seen_by)
    return run.did_so(len(ids))


# --- energy and supports (6.5, 6.6) ------------------------------------------------------------------------------


@clause("6.5", "6.6")
def orient(g: Table, run: StarsRun, node: Orient) -> bool:
    turn = gain if node.how == "gained" else regain
    turned = 0
    for id in subject_ids(g, run, node.subject):
        if is_touched(g, run, id):
            turned += turn(g, id, "6.6" if node.how == "gained" else "6.5", run.seat)
    return run.did_so(turned, node.slot)


@clause("6.6", "2.4")
def gain_energy(g: Table, run: StarsRun, node: GainEnergy) -> bool:
    turned = 0
    for seat in seats(g, run, node.whose):
        many = len(g.energy(seat)) if node.count is None else amount(g, run, node.count)
        turned += pay_energy(g, seat, many, "6.6")
    return run.did_so(turned)


@clause("6.5", "2.4")
def regain_energy(g: Table, run: StarsRun, node: RegainEnergy) -> bool:
    turned = 0
    for seat in seats(g, run, node.whose):
        many = len(g.energy(seat)) if node.count is None else amount(g, run, node.count)
        here = 0
        for id in g.energy(seat):
            if here < many:
                here += regain(g, id, "6.5", run.seat)
        turned += here
    return run.did_so(turned)


@clause("8.1", "2.5.1", "3.7")
def pay_whole(g: Table, run: StarsRun, node: Pay) -> Doing:
    """What cannot be paid whole is not paid, and the effect goes no further (S42)."""
    if not can_pay_all(g, run, (node,)):
        g.tell("failed", "8.1", run.seat, (run.source,))
        run.did_so(0)
        return False
    return (yield from carry_out(g, run, (node.what,), VERBS))


# --- what lasts (9.1, 9.2, 9.4) -------------------------------------------------------------------------------------


@clause("8.13", "9.1")
def grant_or_take(g: Table, run: StarsRun, node: Grant | LoseEffects) -> bool:
    """Keywords and effects are given or taken away for a time."""
    ids = touched(g, run, node.subject)
    for id in ids:
        g.give(id, given(g, run, node))
    taking = isinstance(node, LoseEffects)
    g.tell("lost-effects" if taking else "granted", "9.1", run.seat, ids)
    return run.did_so(len(ids))


@clause("9.1", "9.2")
def forbid_or_permit(g: Table, run: StarsRun, node: Any) -> bool:
    """Of cards it is an effect they have been given, of a player it lasts beside the table."""
    values = (amount(g, run, node.amount),) if isinstance(node, ChangeDamage) else ()
    subject = node.subject
    if subject is None or isinstance(subject, PlayerOf):
        g.leave_behind(given(g, run, node, values))
        return run.did_so(1)
    ids = subject_ids(g, run, subject)
    here = tuple([id for id in ids if g.on_field(id) and is_touched(g, run, id)])
    for id in here:
        g.give(id, given(g, run, node, values))
    others = tuple([id for id in ids if not g.on_field(id)])
    if others:
        g.leave_behind(given(g, run, node, values, others))
    g.tell("bound", "9.2" if isinstance(node, Forbid) else "9.1", run.seat, here)
    return run.did_so(len(ids))


@clause("9.1", "2.5.1")
def change_cost(g: Table, run: StarsRun, node: ChangeCost) -> bool:
    g.leave_behind(given(g, run, node, (amount(g, run, node.amount),)))
    return run.did_so(1)


@clause("9.1")
def wait(g: Table, run: StarsRun, node: Instead | Later) -> bool:
    """Something will be done later, or instead of something else."""
    g.leave_behind(given(g, run, node))
    return run.did_so(1)


@clause("9.1")
def as_long_as(g: Table, run: StarsRun, node: While) -> Doing:
    """Nothing, if it is not so to begin with; else it lasts until it is so no longer."""
    if not is_true(g, run, node.fact):
        return run.did_so(0)
    run.bound = next_bound(g)
    source = (SOURCE, ((run.source, g.cards[run.source].handle),))
    slots, numbers = (*chosen_so_far(g, run), source), counted_so_far(run)
    g.leave_behind(Given(node, run.source, run.face, run.seat, ends=run.bound, slots=slots, numbers=numbers))
    yield from carry_out(g, run, node.statements, VERBS)
    run.bound = 0
    return run.did_so(1)


@clause("9.1", "5.6②")
def in_the_next_turn(g: Table, run: StarsRun, node: NextTurn) -> bool:
    """Whom it is about is settled now; it begins with that turn, before anything else of it, and ends with it."""
    statements: list[Statement] = []
    for at, statement in enumerate(node.statements):
        subject = getattr(statement, "subject", None)
        if subject is not None and not isinstance(subject, PlayerOf):
            run.slots[-1 - at] = touched(g, run, subject)
            statement = replace(statement, subject=Those(-1 - at))  # type: ignore[call-arg]
        statements.append(statement)
    mine = g.turn + (2 if g.player == run.seat else 1)
    theirs = g.turn + (1 if g.player == run.seat else 2)
    begins = theirs if node.whose == OPPONENT else mine
    waiting = NextTurn(node.whose, tuple(statements))
    slots = chosen_so_far(g, run)
    g.leave_behind(
        Given(waiting, run.source, run.face, run.seat, starts=begins, slots=slots, numbers=counted_so_far(run))
    )
    return run.did_so(1)


@clause("5.5.1Ⅳ")
def stop_attack(g: Table, run: StarsRun, node: EndAttack) -> bool:
    going = g.attacker >= 0
    end_attack(g)
    return run.did_so(int(going))


@clause("4")
def win_game(g: Table, run: StarsRun, node: WinGame) -> bool:
    end(1 - seat_of_word(g, run, node.whose), "4")
    return True


@clause("4")
def lose_game(g: Table, run: StarsRun, node: LoseGame) -> bool:
    end(seat_of_word(g, run, node.whose), "4")
    return True


# --- sentences about sentences ----------------------------------------------------------------------------------------


@clause("8.1")
def let(g: Table, run: StarsRun, node: Let) -> bool:
    run.numbers[node.name] = amount(g, run, node.amount)
    return True


@clause("9.1", "8.1")
def may(g: Table, run: StarsRun, node: May) -> Doing:
    """What cannot be paid is not offered (S42)."""
    if not can_pay_all(g, run, node.statements):
        return run.did_so(0)
    seat = seat_of_word(g, run, node.by) if node.by else run.seat
    if (yield ask_may(seat, "8.1", "may", (run.source,))) == NO:
        return run.did_so(0)
    return (yield from carry_out(g, run, node.statements, VERBS)) or run.did_so(0)


@clause("8.1")
def if_did(g: Table, run: StarsRun, node: IfDid) -> Doing:
    return (yield from carry_out(g, run, node.then if run.did else node.otherwise, VERBS))


@clause("8.1")
def if_(g: Table, run: StarsRun, node: If) -> Doing:
    true = is_true(g, run, node.fact)
    if not true and not node.otherwise:
        return run.did_so(0)
    return (yield from carry_out(g, run, node.then if true else node.otherwise, VERBS))


@clause("8.1")
def repeat(g: Table, run: StarsRun, node: Repeat) -> Doing:
    for _ in range(amount(g, run, node.count)):
        toil(g, 1)
        if not (yield from carry_out(g, run, node.statements, VERBS)):
            return False
    return True


@clause("2.1.5", "2.6")
def choose_word(g: Table, run: StarsRun, node: ChooseWord) -> Doing:
    """Both players hear which attribute, or which race, is declared."""
    words = words_of(node.of)
    about = (run.source, KINDS_OF_WORD.index(node.of))
    by = CLAUSE_OF_WORD[node.of]
    at = yield choose(run.seat, by, "which-word", tuple(range(len(words))), WORD, about)
    run.numbers[declared_in(node.slot)] = at
    g.tell(f"declared-{node.of}", by, run.seat, (run.source,), what=words[at])
    return run.did_so(1)


@clause("8.1")
def modes(g: Table, run: StarsRun, node: Modes) -> Doing:
    """Choose so many of the listed effects, each once, and resolve them in their order."""
    many = min(amount(g, run, node.count), len(node.options))
    chosen: tuple[int, ...] = ()
    left = tuple(range(len(node.options)))
    chooser = seat_of_word(g, run, node.by) if node.by else run.seat
    while left and len(chosen) < many:
        still = many - len(chosen)
        values = (-1, *left) if node.up_to else left[: len(left) - still + 1]
        at = yield choose(chooser, "8.1", "which-effect", values, MODE, (run.source,))
        if at == -1:
            break
        chosen += (at,)
        left = tuple([one for one in left if one > at])
    g.tell("effects-chosen", "8.1", run.seat, (run.source,), numbers=chosen)
    for at in chosen:
        if not (yield from carry_out(g, run, node.options[at], VERBS)):
            return False
    return run.did_so(len(chosen))


VERBS.update(
    {
        Choose: choose_cards,
        ChooseAtRandom: choose_at_random,
        ChooseWord: choose_word,
        Let: let,
        Damage: damage,
        GainLife: gain_some_life,
        LoseLife: lose_some_life,
        SetLife: set_life,
        ChangeStats: change_stats,
        SetNumbers: set_numbers,
        Destroy: destroy_cards,
        Down: down_by_effect,
        Move: move,
        Orient: orient,
        GainEnergy: gain_energy,
        RegainEnergy: regain_energy,
        Pay: pay_whole,
        Grant: grant_or_take,
        LoseEffects: grant_or_take,
        Draw: draw,
        DrawUpTo: draw_up_to,
        Shuffle: shuffle,
        LookAt: look_at,
        ChangeDamage: forbid_or_permit,
        ChangeCost: change_cost,
        Forbid: forbid_or_permit,
        Permit: forbid_or_permit,
        Instead: wait,
        Later: wait,
        NextTurn: in_the_next_turn,
        While: as_long_as,
        EndAttack: stop_attack,
        WinGame: win_game,
        LoseGame: lose_game,
        May: may,
        IfDid: if_did,
        If: if_,
        Modes: modes,
        Repeat: repeat,
    }
)
