"""What effects do (11.8, 11.9.3, 15.1): a verb for each kind of statement. What cannot be done is skipped (2.3)."""

from typing import Any, Final

from ..effects.interpreter import Doing, Verb
from ..effects.parts import parts_of
from ..effects.statements import (
    Battle,
    Choose,
    ChooseAtRandom,
    ChooseNumber,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    ExtraTurn,
    GainLife,
    If,
    IfDid,
    Let,
    LookAt,
    LoseGame,
    LoseLife,
    May,
    Modes,
    Orient,
    RemoveDamage,
    Repeat,
    SetLife,
    Shuffle,
    TurnOver,
    WinGame,
)
from ..effects.tree import BOTH, Filter, PlayerOf, Statement, This, Those, Together
from ..kernel.ask import MODE, NO, PLAYER, STOP, Values, arrange, choose, may
from ..kernel.choosing import at_most, by_lot
from ..kernel.outcome import GameOver, Outcome
from ..kernel.pairs import with_seat
from . import lasting
from .asking import choose_several, number
from .book import clause
from .carrying_out import carry_out
from .changes import IN_A_HAND, OF_DAMAGE, OF_ERA, OF_POINTS, OF_WIPING
from .characteristics import acted_on, forbidden, is_unit, power, types
from .choosing import bounds_of, choosable
from .chronicle_card import CAME_BY
from .chrono_check import checked_cards
from .costs import can_pay, pay, split
from .damage import EFFECT, Hit, change_life, deal, gain_life, lose_life, to_player, to_unit
from .eras import advance_the_era
from .fronts import TOKENS, ZONE_KINDS
from .keyword_actions import change_counters, destroy, discard, recover, remove, reveal, sacrifice, wipe
from .lasting import ends_anew
from .loops import figures, is_suspicious, note, of_an_effect, settled_answer
from .making_more import counters_made, tokens_made
from .matching import (
    THAT,
    amount,
    amount_for,
    candidates,
    follow,
    is_true,
    passes,
    references,
    seat_of_word,
    seats,
    subject_ids,
)
from .moving import EFFECT as MOVED
from .moving import draw, make_tokens, move, remove_from_combat
from .pool import FACTIONLESS
from .price import price_of
from .references import NOTHING
from .runs import ChronicleRun
from .sight import look, row
from .souls import add_soul
from .stack import take_off_stack
from .statements import (
    AdvanceEra,
    AttackAgain,
    CallPlayer,
    ChooseCardOrPlayer,
    ChoosePlayer,
    ChronoCheck,
    Designate,
    Discard,
    DivideDamage,
    ExchangeMarkers,
    ExtraPhases,
    GainAdvancePoints,
    MakeSouls,
    Pay,
    PlaceTokens,
    Put,
    PutCounters,
    RemoveCounters,
    RemoveFromCombat,
    RevealUntil,
    Sacrifice,
    Search,
    SwapLife,
    UseSpell,
)
from .table import Table
from .the_end import win_game
from .tree import OWNER
from .trigger_abilities import happen
from .uniqueness import why_not_enter
from .using import can_use_now, player_or_none, use_now
from .words import VERBS
from .words_named import kept_as, words_of
from .zones import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, REMOVED, SOUL, STACK

HIDDEN: Final[tuple[int, ...]] = (DECK, HAND)


# --- choosing (11.8.5.1) -----------------------------------------------------------------------------------


@clause("11.8.5.1", "11.2.7")
def choose_cards(g: Table, run: ChronicleRun, node: Choose) -> Doing:
    """What was chosen on use stands; in a text that was never used it is chosen now."""
    if node.slot in run.slots:
        return True
    ids = choosable(g, run, node)
    bounds = bounds_of(g, run, node.filter, ids)
    most = len(ids) if node.any_number else min(amount(g, run, node.count), at_most(ids, bounds))
    least = 0 if node.up_to or node.any_number else most
    about = (least, most, run.source)
    chosen = yield from choose_several(g, run.seat, "11.8.5.1", "choose", ids, least, most, about, bounds)
    run.keep(node.slot, tuple([g.reference(id) for id in chosen]))
    return run.did_so(len(chosen))


@clause("11.8.5.1", "11.2.7")
def choose_card_or_player(g: Table, run: ChronicleRun, node: ChooseCardOrPlayer) -> Doing:
    if node.slot in run.slots or node.slot in run.players:
        return True
    seat = yield from player_or_none(run, node, "11.8.5.1", bool(choosable(g, run, node)))
    if seat == STOP:
        return (yield from choose_cards(g, run, node))
    run.mean_player(node.slot, seat)
    return run.did_so(1)


@clause("11.8.5.1")
def choose_player(g: Table, run: ChronicleRun, node: ChoosePlayer) -> Doing:
    if node.slot not in run.players:
        who = seats(g, run, node.whose)
        chosen = yield choose(run.seat, "11.8.5.1", "player", who, PLAYER, (run.source,), True)
        run.mean_player(node.slot, chosen)
    run.mean_player(THAT, run.players[node.slot])
    return run.did_so(1)


def call_player(g: Table, run: ChronicleRun, node: CallPlayer) -> bool:
    """That player is from now on who controls, or owns, the card; of a card that left, who did last."""
    for id, handle in references(g, run, node.of)[:1]:
        card = look(g, id, handle)[0]
        run.mean_player(THAT, card.owner if node.owner else card.zone % 2)
    return True


@clause("11.8.5.1", "11.8.6", "6.1.4", "15.1.8.1", "15.1.8.2", "15.3.1.1.1", "2.3")
def designate(g: Table, run: ChronicleRun, node: Designate) -> Doing:
    """Pick cards out without choosing them; each of both players their own, the turn player first."""
    if node.by == BOTH:
        found: tuple[int, ...] = ()
        for seat in seats(g, run, BOTH):
            ids = tuple([id for id in candidates(g, run, node.filter) if g.seat_of(id) == seat])
            found += yield from _picked(g, run, node, seat, ids)
    else:
        seat = seat_of_word(g, run, node.by)
        ids = tuple([id for id in candidates(g, run, node.filter) if id != run.busy])
        found = yield from _picked(g, run, node, seat, ids)
    run.keep(node.slot, tuple([g.reference(id) for id in found]))
    return run.did_so(len(found))


@clause("15.1.8.2")
def _picked(g: Table, run: ChronicleRun, node: Designate, seat: int, ids: Values) -> Any:
    bounds = bounds_of(g, run, node.filter, ids)
    most = len(ids) if node.any_number else min(amount(g, run, node.count), at_most(ids, bounds))
    zones = [ZONE_KINDS[word] for word in node.filter.zones]
    asks_for_something = bool(node.filter.tests or node.filter.categories)
    free = node.up_to or node.any_number or (asks_for_something and any([zone in HIDDEN for zone in zones]))
    least = 0 if free else most
    about = (least, most, run.source)
    return (yield from choose_several(g, seat, "11.8.5.1", "pick", ids, least, most, about, bounds))


def choose_at_random(g: Table, run: ChronicleRun, node: ChooseAtRandom) -> Doing:
    ids = candidates(g, run, node.filter)
    chosen = yield from by_lot("11.8.5.1", "at-random", ids, min(amount(g, run, node.count), len(ids)))
    run.keep(node.slot, tuple([g.reference(id) for id in chosen]))
    return run.did_so(len(chosen))


def choose_word(g: Table, run: ChronicleRun, node: ChooseWord) -> Doing:
    """Name one of several words."""
    words = node.words or words_of(node.of)
    at = yield choose(run.seat, "11.8.5.1", "word", tuple(range(len(words))), "word", (run.source,), True)
    run.numbers[kept_as(node.slot)] = at
    g.tell("word", "11.8.5.1", run.seat, (), what=words[at])
    return run.did_so(1)


@clause("4.1", "4.5")
def choose_number(g: Table, run: ChronicleRun, node: ChooseNumber) -> Doing:
    if node.name in run.numbers:
        return True
    least = amount(g, run, node.least)
    most = amount(g, run, node.most) if node.most is not None else least + MOST_NAMED
    run.numbers[node.name] = yield number(run.seat, "4.5", "number", least, max(most, least), (run.source,))
    return run.did_so(1)


MOST_NAMED: Final = 50


def let(g: Table, run: ChronicleRun, node: Let) -> bool:
    run.numbers[node.name] = amount(g, run, node.amount)
    return True


# --- statements about statements ------------------------------------------------------------------------------


@clause("11.6.15", "11.8.5.1")
def may_do(g: Table, run: ChronicleRun, node: May) -> Doing:
    """Whether to do it is decided now; what cannot be paid for, as all can see, is not offered."""
    seat = seat_of_word(g, run, node.by)
    if not offered(g, run, node.statements, seat):
        return run.did_so(0)
    answer = settled_answer(g, run.source, node, seat)
    if answer is None:
        answer = yield may(seat, "11.6.15", "may", (run.source,))
    if is_suspicious(g):
        note(g, of_an_effect(run.source, node), figures(g), seat, answer, True)
    if answer == NO:
        return run.did_so(0)
    run.did = True
    yield from carry_out(g, run, paid_by(node.statements, node.by))
    return True


def paid_by(statements: tuple[Statement, ...], by: str) -> tuple[Statement, ...]:
    """The same, where who may do it is who pays for it."""
    return tuple([Pay(one.costs, by) if isinstance(one, Pay) and not one.by else one for one in statements])


def offered(g: Table, run: ChronicleRun, statements: tuple[Statement, ...], seat: int) -> bool:
    """Whether a choice to do this is worth asking for: what it costs can be paid, or is hidden from somebody."""
    for one in statements:
        if isinstance(one, IfDid) and not offered(g, run, one.then, seat):
            return False
        if isinstance(one, Put) and one.to == "battlefield" and isinstance(one.subject, This):
            return any([not why_not_enter(g, id, seat) for id in subject_ids(g, run, one.subject)])
        if isinstance(one, LoseLife) and g.life[seat_of_word(g, run, one.whose)] < amount(g, run, one.amount):
            return False
        if isinstance(one, GainAdvancePoints) and one.down:
            if g.advance_points[seat_of_word(g, run, one.whose)] < amount(g, run, one.amount):
                return False
        elif isinstance(one, Pay) and not any([_looks_into_a_hand(part) for part in parts_of(one)]):
            if not payable(g, run, one, seat):
                return False
        elif isinstance(one, Modes) and not any([offered(g, run, option, seat) for option in one.options]):
            return False
    return True


def _looks_into_a_hand(part: object) -> bool:
    return isinstance(part, Filter) and "hand" in part.zones and bool(part.tests or part.categories)


@clause("11.8.5")
def if_did(g: Table, run: ChronicleRun, node: IfDid) -> Doing:
    yield from carry_out(g, run, node.then if run.did else node.otherwise)
    return True


@clause("11.8.5", "11.9.5.6")
def if_(g: Table, run: ChronicleRun, node: If) -> Doing:
    yield from carry_out(g, run, node.then if is_true(g, run, node.fact) else node.otherwise)
    return True


@clause("11.8.5.1")
def modes(g: Table, run: ChronicleRun, node: Modes) -> Doing:
    """Effects that somebody picks from a list while it is resolved."""
    seat = seat_of_word(g, run, node.by)
    left = tuple([at for at, option in enumerate(node.options) if offered(g, run, option, seat)])
    many = amount(g, run, node.count)
    done = 0
    while left and done < many:
        at = yield choose(seat, "11.8.5.1", "which-effect", left, MODE, (run.source,), True)
        left = tuple([one for one in left if one != at])
        yield from carry_out(g, run, node.options[at])
        done += 1
    return True


def repeat(g: Table, run: ChronicleRun, node: Repeat) -> Doing:
    for _ in range(amount(g, run, node.count)):
        yield from carry_out(g, run, node.statements)
    return True


# --- paying (15.1.16.2) ------------------------------------------------------------------------------------------


def payable(g: Table, run: ChronicleRun, node: Pay, seat: int) -> bool:
    return can_pay(g, _as(run, seat), split(node.costs))


def _as(run: ChronicleRun, seat: int) -> ChronicleRun:
    """The same resolution, as far as paying goes, for the player who pays."""
    if run.seat == seat:
        return run
    other = ChronicleRun(run.source, seat, run.occurrence, run.handle)
    other.numbers = run.numbers
    other.slots = run.slots
    other.handles = run.handles
    other.followed = run.followed
    return other


@clause("15.1.16.2", "6.8.2", "11.8.5")
def pay_now(g: Table, run: ChronicleRun, node: Pay) -> Doing:
    """Pay in the middle of a resolution, with soul actions where needed; all of it or nothing."""
    seat = seat_of_word(g, run, node.by)
    if not payable(g, run, node, seat):
        return run.did_so(0)
    payer = _as(run, seat)
    yield from pay(g, payer, split(node.costs), "15.1.16.2")
    run.handles, run.followed = payer.handles, payer.followed
    return run.did_so(1)


# --- damage and life (6.4) ----------------------------------------------------------------------------------------


@clause("6.4.1", "6.6.1.2", "6.6.1.3", "11.8.8")
def damage(g: Table, run: ChronicleRun, node: Damage) -> Doing:
    source = next(iter([id for id, _ in references(g, run, node.source)]), NOTHING)
    many = amount(g, run, node.amount)
    if isinstance(node.to, PlayerOf):
        hits = tuple([to_player(seat, many, source) for seat in seats(g, run, node.to.whose)])
    elif isinstance(node.to, Those) and node.to.slot in run.players:
        hits = (to_player(run.players[node.to.slot], many, source),)
    else:
        players = (
            [one for one in node.to.subjects if isinstance(one, PlayerOf)] if isinstance(node.to, Together) else []
        )
        hits = tuple([to_player(seat, many, source) for one in players for seat in seats(g, run, one.whose)])
        units = _units(g, acted_on(g, run, node.to))
        hits += tuple([to_unit(g, id, amount_for(g, run, node.amount, id), source) for id in units])
    dealt = yield from deal(g, hits, EFFECT, run.seat)
    return run.did_so(sum([hit.amount for hit in dealt]))


@clause("11.2.8", "11.5.9", "11.6.11")
def divide_damage(g: Table, run: ChronicleRun, node: DivideDamage) -> Doing:
    """Damage as it was divided when this was used."""
    source = next(iter([id for id, _ in references(g, run, node.source)]), NOTHING)
    slot = node.to.slot if isinstance(node.to, Those) else NOTHING
    shares = dict(zip(run.slots.get(slot, ()), run.shares.get(slot, ()), strict=False))
    there = _units(g, acted_on(g, run, node.to))
    hits = tuple([to_unit(g, id, shares.get(id, 0), source) for id in there])
    dealt = yield from deal(g, hits, EFFECT, run.seat)
    return run.did_so(sum([hit.amount for hit in dealt]))


def _units(g: Table, ids: Values) -> Values:
    return tuple([id for id in ids if g.on_battlefield(id) and is_unit(g, id)])


def battle(g: Table, run: ChronicleRun, node: Battle) -> Doing:
    """Two units deal damage equal to their power to each other, at once."""
    one, other = _units(g, subject_ids(g, run, node.one)), _units(g, subject_ids(g, run, node.other))
    if node.one == node.other:
        one, other = one[:1], one[1:2]
    hits: tuple[Hit, ...] = ()
    for first in one[:1]:
        for second in other[:1]:
            hits = (
                to_unit(g, second, max(power(g, first), 0), first),
                to_unit(g, first, max(power(g, second), 0), second),
            )
    dealt = yield from deal(g, hits, EFFECT, run.seat)
    return run.did_so(len(dealt))


@clause("6.4.1.2")
def remove_damage(g: Table, run: ChronicleRun, node: RemoveDamage) -> bool:
    done = 0
    for id in acted_on(g, run, node.subject):
        there = g.cards[id].damage
        off = min(there, amount_for(g, run, node.amount, id)) if node.amount is not None else there
        if off:
            card = g.edit(id)
            card.damage -= off
            card.combat_damage = min(card.combat_damage, card.damage)
            g.stirred |= OF_DAMAGE
            g.tell("damage-removed", "6.4.1.2", g.seat_of(id), (id,), numbers=(off,))
        done += off
    return run.did_so(done)


def gain(g: Table, run: ChronicleRun, node: GainLife) -> Doing:
    done = 0
    for seat in seats(g, run, node.whose):
        done += yield from gain_life(g, seat, amount(g, run, node.amount), run.seat)
    return run.did_so(done)


def lose(g: Table, run: ChronicleRun, node: LoseLife) -> Doing:
    done = 0
    for seat in seats(g, run, node.whose):
        done += yield from lose_life(g, seat, amount(g, run, node.amount), run.seat)
    return run.did_so(done)


def set_life(g: Table, run: ChronicleRun, node: SetLife) -> bool:
    to = amount(g, run, node.amount)
    done = 0
    for seat in seats(g, run, node.whose):
        if to != g.life[seat]:
            change_life(g, seat, to - g.life[seat], run.seat)
            done += 1
    return run.did_so(done)


@clause("11.9.3.1", "2.2")
def swap_life(g: Table, run: ChronicleRun, node: SwapLife) -> bool:
    """Each loses or gains what is between them, at once; if the lower one may not gain life, nothing happens."""
    lower = 0 if g.life[0] < g.life[1] else 1
    between = g.life[1 - lower] - g.life[lower]
    if not between or forbidden(g, "gain-life", seat=lower):
        return run.did_so(0)
    for seat in seats(g, run, BOTH):
        change_life(g, seat, between if seat == lower else -between, run.seat)
    return run.did_so(1)


@clause("9.7.3.4", "2.1")
def extra_turn(g: Table, run: ChronicleRun, node: ExtraTurn) -> bool:
    """It comes directly after this turn, so before others that were put there earlier."""
    seat = seat_of_word(g, run, node.whose)
    g.extra_turns = (seat, *g.extra_turns)
    ends_anew(g)
    g.tell("extra-turn", "9.7.3.4", seat)
    return run.did_so(1)


@clause("9.1", "2.1", "2.3")
def extra_phases(g: Table, run: ChronicleRun, node: ExtraPhases) -> bool:
    """They come directly after this phase, so before others that were put there earlier; only in one's own turn."""
    if seat_of_word(g, run, node.whose) != g.player:
        return run.did_so(0)
    g.more_phases = (*node.phases, *g.more_phases)
    for phase in node.phases:
        g.tell("extra-phase", "9.1", g.player, what=phase)
    return run.did_so(1)


@clause("15.2.16.2", "15.2.17.2")
def advance_points(g: Table, run: ChronicleRun, node: GainAdvancePoints) -> bool:
    """Advance points do nothing by themselves; cards look at them."""
    many = amount(g, run, node.amount)
    done = 0
    for seat in seats(g, run, node.whose):
        by = -min(many, g.advance_points[seat]) if node.down else many
        if by:
            g.advance_points = with_seat(g.advance_points, seat, g.advance_points[seat] + by)
            g.stirred |= OF_POINTS
            g.tell("advance-points", "15.2.16.2", seat, numbers=(by, g.advance_points[seat]))
            if by > 0:
                happen(g, "points-gained", seat, amount=by, by=run.seat)
        done += abs(by)
    return run.did_so(done)


# --- cards that move (7, 15.1) ----------------------------------------------------------------------------------


@clause("15.1.4.1")
def destroy_cards(g: Table, run: ChronicleRun, node: Destroy) -> Doing:
    done = yield from destroy(g, acted_on(g, run, node.subject), run.seat, run.source)
    follow(g, run, done, DISCARD)
    return run.did_so(len(done))


@clause("15.1.13.1")
def sacrifice_cards(g: Table, run: ChronicleRun, node: Sacrifice) -> Doing:
    done = yield from sacrifice(g, subject_ids(g, run, node.subject), run.seat)
    follow(g, run, done, DISCARD)
    return run.did_so(len(done))


@clause("15.1.5.1")
def discard_cards(g: Table, run: ChronicleRun, node: Discard) -> Doing:
    done = yield from discard(g, subject_ids(g, run, node.subject), run.seat)
    follow(g, run, done, DISCARD)
    return run.did_so(len(done))


@clause("7.2", "7.3", "15.1.6.1", "6.2.3", "5.5.2.2", "5.5.3.2", "2.3")
def put(g: Table, run: ChronicleRun, node: Put) -> Doing:
    """Put cards into a zone; a spell or ability that is put away from the stack is not resolved."""
    to = ZONE_KINDS[node.to]
    seat = None if node.under == OWNER else seat_of_word(g, run, node.under)
    ids = tuple([id for id in acted_on(g, run, node.subject) if may_be_put(g, run, id, to, seat)])
    if node.in_any_order and len(ids) > 1:
        ids = yield from arrange(run.seat, "11.8.5.1", "order", ids)
    interrupted = tuple([(id, g.seat_of(id)) for id in ids if g.kind_of(id) == STACK and id != run.source])
    for id in ids:
        if g.kind_of(id) == STACK:
            take_spell_off(g, id)
    if to == REMOVED:
        done = yield from remove(g, ids, run.seat, not node.face_down)
    else:
        up = not node.face_down and to != ERA
        cause = way_of(run) if to == BATTLEFIELD else MOVED
        done = yield from move(g, ids, to, seat, wiped=node.wiped, bottom=node.bottom, up=up, by=run.seat, cause=cause)
    for id, controller in interrupted:
        if id in done:
            happen(g, "interrupted", controller, id, by=run.seat)
    follow(g, run, done, to)
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in done]))
    run.shown = tuple([id for id in run.shown if id not in done])
    return run.did_so(len(done))


@clause("15.2.18.2", "15.2.19.2", "6.9.1")
def way_of(run: ChronicleRun) -> str:
    """Taboo, sublimation and bursts are ways to come onto the battlefield that texts may ask for."""
    ability = run.entry.ability if run.entry is not None else None
    return ability.name if ability is not None and ability.name in CAME_BY else MOVED


@clause("2.2")
def may_be_put(g: Table, run: ChronicleRun, id: int, to: int, seat: int | None = None) -> bool:
    """Nothing forbids it, and it does not lie there already: in a yard, in that of another player it may."""
    kind = g.kind_of(id)
    if kind == BATTLEFIELD and forbidden(g, "leave-battlefield", id=id, seat=run.seat):
        return False
    if kind == STACK and id != run.source and forbidden(g, "be-interrupted", id=id):
        return False
    if to == kind and kind in (SOUL, CA, ERA):
        return g.seat_of(id) != (g.cards[id].owner if seat is None else seat)
    return to != kind or kind == DECK


@clause("11.2.2", "11.8.10")
def take_spell_off(g: Table, id: int) -> None:
    """The entry of a spell that goes elsewhere before it is resolved."""
    for entry in g.stack:
        if (entry.source, entry.handle) == g.reference(id) and entry.kind == "spell":
            take_off_stack(g, entry.serial)
            return


@clause("9.3.3.1", "3.1.2")
def draw_cards(g: Table, run: ChronicleRun, node: Draw) -> Doing:
    done = 0
    drawn: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        before = g.hand(seat)
        done += yield from draw(g, seat, amount(g, run, node.count), run.seat)
        drawn += tuple([id for id in g.hand(seat) if id not in before])
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in drawn]))
    return run.did_so(done)


@clause("9.3.3.1", "3.1.2")
def draw_up_to(g: Table, run: ChronicleRun, node: DrawUpTo) -> Doing:
    """Draw until the hand holds so many cards; with as many or more, none."""
    done = 0
    drawn: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        before = g.hand(seat)
        missing = amount(g, run, node.hand) - len(before)
        if missing > 0:
            done += yield from draw(g, seat, missing, run.seat)
            drawn += tuple([id for id in g.hand(seat) if id not in before])
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in drawn]))
    return run.did_so(done)


@clause("15.1.7.1")
def shuffle(g: Table, run: ChronicleRun, node: Shuffle) -> Doing:
    for seat in seats(g, run, node.whose):
        yield from g.shuffle(DECK, seat, "15.1.7.1")
        happen(g, "shuffled", seat, by=run.seat)
    return run.did_so(1)


def look_at(g: Table, run: ChronicleRun, node: LookAt) -> bool:
    """Look at cards where they lie, until the effect is over; shown to both where they are revealed."""
    ids = subject_ids(g, run, node.subject)
    if node.shown:
        reveal(g, ids, "11.8.5", run.seat)
    elif ids:
        g.show(ids, 1 << run.seat)
        g.tell("looked-at", "11.8.5", run.seat, ids)
    run.shown += ids
    run.keep(node.slot, tuple([g.reference(id) for id in ids]))
    return run.did_so(len(ids))


@clause("11.8.5", "2.3")
def reveal_until(g: Table, run: ChronicleRun, node: RevealUntil) -> bool:
    """Cards from the top one by one, until one fits; if none does, the whole deck."""
    shown: tuple[int, ...] = ()
    found: tuple[int, ...] = ()
    for id in reversed(g.deck(seat_of_word(g, run, node.whose))):
        shown += (id,)
        if passes(g, run, node.filter, g.cards[id], row(g, id)):
            found = (id,)
            break
    reveal(g, shown, "11.8.5", run.seat)
    run.shown += shown
    run.keep(node.slot, tuple([g.reference(id) for id in shown]))
    if node.found.slot is not None:
        run.keep(node.found.slot, tuple([g.reference(id) for id in found]))
    return run.did_so(len(found))


@clause("15.1.9.1", "15.1.8.1", "15.1.8.2")
def search(g: Table, run: ChronicleRun, node: Search) -> Doing:
    """Look through a deck for cards that fit, show them, do the rest with them, and shuffle the others."""
    owner = seat_of_word(g, run, node.whose)
    if forbidden(g, "search", seat=run.seat):
        return run.did_so(0)
    g.look_into(DECK, owner, run.seat)
    fitting = Filter(node.filter.whose, ("deck",), node.filter.categories, node.filter.tests)
    ids = tuple([id for id in candidates(g, run, fitting) if id in g.deck(owner)])
    bounds = bounds_of(g, run, node.filter, ids)
    most = min(amount(g, run, node.count), at_most(ids, bounds))
    found = yield from choose_several(g, run.seat, "15.1.9.1", "search", ids, 0, most, (0, most, run.source), bounds)
    reveal(g, found, "15.1.9.1", run.seat)
    run.keep(node.slot, tuple([g.reference(id) for id in found]))
    run.did_so(len(found))
    yield from carry_out(g, run, node.then)
    done = len(found)
    left = tuple([id for id in found if g.kind_of(id) == DECK])
    g.hide(left)
    yield from g.shuffle(DECK, owner, "15.1.9.1", left)
    happen(g, "searched", run.seat, by=run.seat)
    happen(g, "shuffled", owner, by=run.seat)
    return run.did_so(done)


@clause("15.1.14.4")
def check(g: Table, run: ChronicleRun, node: ChronoCheck) -> Doing:
    many = amount(g, run, node.count)
    checked: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        for _ in range(many):
            checked += yield from checked_cards(g, seat, run.seat)
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in checked]))
    return run.did_so(many)


@clause("15.1.15.1", "15.1.15.2", "15.1.15.3", "15.1.15.4")
def exchange(g: Table, run: ChronicleRun, node: ExchangeMarkers) -> Doing:
    """Era markers change places with cards of the hand; both are shown. Not enough of either: nothing happens."""
    many = amount(g, run, node.count)
    done = 0
    for seat in seats(g, run, node.whose):
        markers, hand = g.era_yard(seat), g.hand(seat)
        if len(markers) < many or len(hand) < many:
            continue
        out = yield from choose_several(g, seat, "15.1.15.1", "marker-out", markers, many, many, (run.source,))
        into = yield from choose_several(g, seat, "15.1.15.1", "marker-in", hand, many, many, (run.source,))
        reveal(g, (*out, *into), "15.1.15.3", seat)
        for id in into:
            g.move(id, ERA, seat, up=False)
        for id in out:
            g.move(id, HAND, seat)
        g.stirred |= OF_ERA | IN_A_HAND
        g.tell("exchanged", "15.1.15.1", seat, (*out, *into))
        happen(g, "exchanged", seat, by=run.seat)
        done += many
    return run.did_so(done)


@clause("9.5.7.5")
def advance(g: Table, run: ChronicleRun, node: AdvanceEra) -> Doing:
    done = 0
    for seat in seats(g, run, node.whose):
        if not forbidden(g, "advance-era", seat=seat):
            yield from advance_the_era(g, seat)
            done += 1
    return run.did_so(done)


@clause("15.1.10.1", "11.2.1")
def use_spell(g: Table, run: ChronicleRun, node: UseSpell) -> Doing:
    """A spell is used by an effect there and then; it resolves in its turn."""
    done = 0
    for id in subject_ids(g, run, node.subject):
        if "spell" in types(g, id) and can_use_now(g, run.seat, id, node.free):
            yield from use_now(g, run.seat, id, node.free)
            done += 1
    return run.did_so(done)


# --- turning, counters, combat --------------------------------------------------------------------------------------


@clause("15.1.2.1", "15.1.3.1", "2.2")
def orient(g: Table, run: ChronicleRun, node: Orient) -> bool:
    ids = acted_on(g, run, node.subject)
    if node.how == "active":
        return run.did_so(len(recover(g, ids, run.seat)))
    able = tuple([id for id in ids if not forbidden(g, "be-wiped", id=id, seat=run.seat)])
    return run.did_so(len(wipe(g, able, run.seat)))


@clause("6.3.1.2", "6.3.1.3", "7.6.4")
def turn_over(g: Table, run: ChronicleRun, node: TurnOver) -> bool:
    """Turn cards face-up or face-down where they lie; those that lie so already are left alone."""
    up = node.face == "face-up"
    turned = tuple([id for id in acted_on(g, run, node.subject) if g.cards[id].up != up])
    for id in turned:
        if up:
            g.turn_up(id)
        else:
            g.edit(id).up = False
    if turned:
        g.stirred |= OF_WIPING
        g.tell("turned-up" if up else "turned-down", "6.3.1.2", g.seat_of(turned[0]), turned)
    return run.did_so(len(turned))


@clause("6.10.1", "6.10.2", "2.2")
def put_counters(g: Table, run: ChronicleRun, node: PutCounters) -> bool:
    done = 0
    for id in acted_on(g, run, node.subject):
        if g.kind_of(id) in (BATTLEFIELD, SOUL) and not forbidden(g, "get-counters", id=id):
            many = counters_made(g, id, node.counter, amount_for(g, run, node.amount, id))
            done += change_counters(g, id, node.counter, many, run.seat)
    return run.did_so(done)


@clause("6.10.2")
def remove_counters(g: Table, run: ChronicleRun, node: RemoveCounters) -> bool:
    done = 0
    for id in acted_on(g, run, node.subject):
        for name, there in g.cards[id].counters:
            if node.counter in ("", name):
                many = amount(g, run, node.amount) if node.amount is not None else there
                done += change_counters(g, id, name, -min(many, there), run.seat)
    return run.did_so(done)


@clause("10.1.4.4")
def leave_combat(g: Table, run: ChronicleRun, node: RemoveFromCombat) -> bool:
    ids = acted_on(g, run, node.subject)
    remove_from_combat(g, ids)
    return run.did_so(len(ids))


@clause("15.2.14.2", "10.1.2.3.3")
def attack_again(g: Table, run: ChronicleRun, node: AttackAgain) -> bool:
    many = amount(g, run, node.count)
    ids = _units(g, acted_on(g, run, node.subject))
    for id in ids:
        g.edit(id).more_attacks += many
        g.tell("attack-again", "15.2.14.2", g.seat_of(id), (id,))
    return run.did_so(len(ids))


# --- tokens, souls, the end -----------------------------------------------------------------------------------------


@clause("6.11.1", "6.11.5", "6.2.3")
def place_tokens(g: Table, run: ChronicleRun, node: PlaceTokens) -> bool:
    made: Values = ()
    for seat in seats(g, run, node.whose):
        many = tokens_made(g, seat, amount(g, run, node.count))
        made += make_tokens(g, seat, TOKENS[node.token], many, node.wiped, run.seat, way_of(run))
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in made]))
    return run.did_so(len(made))


@clause("15.1.16.3")
def make_souls(g: Table, run: ChronicleRun, node: MakeSouls) -> bool:
    price = price_of(node.souls)
    for seat in seats(g, run, node.whose):
        for kind, many in enumerate((*price.factions, price.free + price.x * run.numbers.get("X", 0))):
            if many:
                add_soul(g, seat, min(kind, FACTIONLESS), many)
        g.tell("souls", "15.1.16.3", seat, numbers=g.pool[seat])
    return run.did_so(1)


@clause("3.1", "2.1")
def win(g: Table, run: ChronicleRun, node: WinGame) -> bool:
    win_game(g, seat_of_word(g, run, node.whose))
    return run.did_so(1)


@clause("3.1", "2.1")
def lose_game(g: Table, run: ChronicleRun, node: LoseGame) -> bool:
    losers = [seat for seat in seats(g, run, node.whose) if not forbidden(g, "lose-game", seat=seat)]
    if len(losers) == 2:
        raise GameOver(Outcome(Outcome.DRAWN, "3.3"))
    if losers:
        raise GameOver(Outcome(losers[0], "3.1"))
    return run.did_so(0)


@clause("8.1.2")
def before_the_game(g: Table, run: ChronicleRun, node: CopiesInDeck) -> bool:
    """It works when a deck is built, and does nothing in a game."""
    return True


_VERBS: Final[dict[type[Statement], Verb]] = {
    Choose: choose_cards,
    ChooseCardOrPlayer: choose_card_or_player,
    ChoosePlayer: choose_player,
    CallPlayer: call_player,
    Designate: designate,
    ChooseAtRandom: choose_at_random,
    ChooseWord: choose_word,
    ChooseNumber: choose_number,
    Let: let,
    May: may_do,
    IfDid: if_did,
    If: if_,
    Modes: modes,
    Repeat: repeat,
    Pay: pay_now,
    Damage: damage,
    DivideDamage: divide_damage,
    Battle: battle,
    RemoveDamage: remove_damage,
    GainLife: gain,
    LoseLife: lose,
    SetLife: set_life,
    SwapLife: swap_life,
    ExtraTurn: extra_turn,
    ExtraPhases: extra_phases,
    GainAdvancePoints: advance_points,
    Destroy: destroy_cards,
    Sacrifice: sacrifice_cards,
    Discard: discard_cards,
    Put: put,
    Draw: draw_cards,
    DrawUpTo: draw_up_to,
    Shuffle: shuffle,
    LookAt: look_at,
    RevealUntil: reveal_until,
    Search: search,
    ChronoCheck: check,
    ExchangeMarkers: exchange,
    AdvanceEra: advance,
    UseSpell: use_spell,
    Orient: orient,
    TurnOver: turn_over,
    PutCounters: put_counters,
    RemoveCounters: remove_counters,
    RemoveFromCombat: leave_combat,
    AttackAgain: attack_again,
    PlaceTokens: place_tokens,
    MakeSouls: make_souls,
    WinGame: win,
    LoseGame: lose_game,
    CopiesInDeck: before_the_game,
}
VERBS.update({**lasting.VERBS_THAT_LAST, **_VERBS})
