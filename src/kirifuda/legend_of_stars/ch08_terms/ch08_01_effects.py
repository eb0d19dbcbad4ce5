"""Resolving one effect (8.1), the atom of the game, and the words that every text uses."""

from ...effects.interpreter import Doing, carry_out, resolve
from ...effects.statements import If, IfDid, Let, LookAt, May, Modes, Repeat, Shuffle
from ...effects.tree import Sentence
from ...kernel.ask import MODE, NO
from ...kernel.ask import may as ask_may
from ...kernel.endless import toil
from ...kernel.state import ALL_SEATS
from ..book import clause
from ..ch02_kinds_of_cards.ch02_5_costs import can_be_done
from ..options.asking import choose
from ..table import DECK, HAND, Table
from ..texts.matching import amount, is_true, seat_of_word, seats, subject_ids
from ..texts.runs import StarsRun
from ..texts.verbs import VERBS
from ..tree import Pay


def _to_the_end(g: Table, run: StarsRun, sentences: tuple[Sentence, ...]) -> Doing:
    """Up to the first thing that cannot be done, unless the text says what is done then (そうしなかった場合)."""
    for place in range(len(sentences)):
        if not (yield from resolve(g, run, sentences[place : place + 1], VERBS)):
            following = sentences[place + 1][0] if place + 1 < len(sentences) else None
            if not isinstance(following, IfDid) or not following.otherwise:
                return False
    return True


@clause("8.1", "9.6")
def resolve_effect(g: Table, run: StarsRun, sentences: tuple[Sentence, ...]) -> Doing:
    """Carry an effect out. What it let somebody look at is hidden again when it is over."""
    done = yield from _to_the_end(g, run, sentences)
    if run.shown:
        g.hide(run.shown)
    return done


@clause("8.1", "2.5.1", "3.7")
def can_pay_all(g: Table, run: StarsRun, statements: Sentence) -> bool:
    """Whether all that is paid in these statements of an effect is there, whole (S42)."""
    return all([can_be_done(g, run, one.what) for one in statements if isinstance(one, Pay)])


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


@clause("8.1", "2.5.1", "3.7")
def pay_whole(g: Table, run: StarsRun, node: Pay) -> Doing:
    """What cannot be paid whole is not paid, and the effect goes no further (S42)."""
    if not can_pay_all(g, run, (node,)):
        g.tell("failed", "8.1", run.seat, (run.source,))
        run.did_so(0)
        return False
    return (yield from carry_out(g, run, (node.what,), VERBS))


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
