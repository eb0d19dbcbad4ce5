"""Statements about statements, and what is chosen by word: may, if, so often (39-14, 39-15, 01-4)."""

from dataclasses import replace

from ..effects.interpreter import Doing, carry_out
from ..effects.parts import slots_in
from ..effects.run import Run, declared_in
from ..effects.statements import (
    Choose,
    ChooseLane,
    ChooseNumber,
    ChooseWord,
    If,
    IfDid,
    Let,
    May,
    Modes,
    Repeat,
)
from ..effects.tree import YOU, Statement
from ..kernel.ask import MODE, NO
from ..kernel.endless import toil
from .asking import choose, number
from .asking import may as ask_may
from .book import clause
from .declaring import KINDS_OF_WORD, words_of
from .effects_on_numbers import can_spend
from .matching import amount, is_true, seat_of_word
from .playing import LANE
from .table import LANES, Table
from .tree import EachPlayer
from .vocabulary import COLOURS
from .words import VERBS

MORE_THAN_ANY_CARD = 20


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
    g.tell("effects-chosen", "39-15", run.seat, (run.source,), numbers=chosen)
    for at in chosen:
        if not (yield from carry_out(g, run, node.options[at], VERBS)):
            return False
    return run.did_so(len(chosen))


@clause("05-3", "36-12")
def let(g: Table, run: Run, node: Let) -> bool:
    run.numbers[node.name] = amount(g, run, node.amount)
    return True


@clause("39-14", "01-2", "01-8")
def may(g: Table, run: Run, node: May) -> Doing:
    """The player who may do it decides, in the other player's turn too, and then also chooses (L78)."""
    seat = seat_of_word(g, run, node.by)
    if not can_spend(g, run, node.statements[0]):
        return run.did_so(0)
    if (yield ask_may(g, seat, "39-14", "may", (run.source,))) == NO:
        return run.did_so(0)
    return (yield from carry_out(g, run, _chosen_by_you(node.statements), VERBS)) or run.did_so(0)


def _chosen_by_you(statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
    """The same, with choices that the text leaves to nobody made by the player whose card it is."""
    return tuple([replace(one, by=YOU) if isinstance(one, Choose) and not one.by else one for one in statements])


@clause("01-2", "01-8")
def each_player(g: Table, run: Run, node: EachPlayer) -> Doing:
    """One player after the other, the turn player first."""
    did = False
    by_both: dict[int, int] = {}
    for seat in (g.player, 1 - g.player):
        own = run.for_seat(seat)
        yield from carry_out(g, own, node.statements, VERBS)
        did |= own.did
        run.shown += own.shown
        for slot in slots_in(node.statements):
            by_both[slot] = by_both.get(slot, 0) + own.dealt_with(slot)
    for slot, many in by_both.items():
        run.did_so(many, slot)
    run.did = did
    return True


@clause("01-4", "39-14")
def if_did(g: Table, run: Run, node: IfDid) -> Doing:
    return (yield from carry_out(g, run, node.then if run.did else node.otherwise, VERBS))


@clause("38-5a")
def if_(g: Table, run: Run, node: If) -> Doing:
    true = is_true(g, run, node.fact)
    if not true and not node.otherwise:
        return run.did_so(0)
    return (yield from carry_out(g, run, node.then if true else node.otherwise, VERBS))


@clause("39-14")
def repeat(g: Table, run: Run, node: Repeat) -> Doing:
    for _ in range(amount(g, run, node.count)):
        toil(g, 1)
        if not (yield from carry_out(g, run, node.statements, VERBS)):
            return False
    return True


def choose_lane(g: Table, run: Run, node: ChooseLane) -> Doing:
    seat = seat_of_word(g, run, node.by) if node.by else g.player
    lane = yield choose(g, seat, "36-7", "which-lane", LANES, LANE, (g.master(run.seat), run.seat))
    run.lanes = {**run.lanes, node.slot: lane}
    return run.did_so(1)


@clause("02-36")
def choose_word(g: Table, run: Run, node: ChooseWord) -> Doing:
    """Both players hear what is declared."""
    of = node.of or ("colour" if node.words == tuple(COLOURS) else "category")
    words = words_of(of)
    about = (run.source, KINDS_OF_WORD.index(of))
    at = yield choose(g, g.player, "02-36", "which-word", tuple(range(len(words))), "word", about)
    run.numbers[declared_in(node.slot)] = at
    g.tell(f"declared-{of}", "02-36", run.seat, (run.source,), what=words[at])
    return run.did_so(1)


@clause("01-5", "02-36", "05-1", "L92")
def choose_number(g: Table, run: Run, node: ChooseNumber) -> Doing:
    """A whole number; where the text sets no upper limit, up to one that no card reaches. There may be none."""
    least = amount(g, run, node.least)
    most = amount(g, run, node.most) if node.most is not None else least + MORE_THAN_ANY_CARD
    if most < least:
        return False
    named = yield number(g, g.player, "02-36", "which-number", least, most)
    run.numbers[node.name] = named
    g.tell("declared-number", "02-36", run.seat, (run.source,), numbers=(named,))
    return run.did_so(1)
