"""What makes a position the same again (13.1): everything but figures, which may grow without end."""

from collections.abc import Callable

import pytest

from kirifuda.effects.statements import Draw, GainLife
from kirifuda.effects.tree import YOU, Number
from kirifuda.last_chronicle.entries import SPELL, TRIGGER, Entry, Pending
from kirifuda.last_chronicle.left_effects import Lasting
from kirifuda.last_chronicle.loops import figures, outline
from kirifuda.last_chronicle.table import Table
from kirifuda.last_chronicle.zones import BATTLEFIELD, DECK, HAND, SOUL

from .own_board import BOLT, GIANT, SOLDIER, WHITE, action, laid

DRAWING = (Draw(YOU, Number(1)),)
HEALING = (GainLife(YOU, Number(1)),)
ABILITY = action(*DRAWING)
SIDE = {"battlefield": [SOLDIER, GIANT], "hand": [BOLT, GIANT], "souls": [WHITE, WHITE], "deck": [SOLDIER, GIANT]}
Change = Callable[[Table], None]


def table() -> Table:
    state = laid(SIDE, SIDE).state
    assert isinstance(state, Table)
    return state


def entry(g: Table, serial: int = 1, kind: str = SPELL, seat: int = 0, at: int = 0, **said: object) -> Entry:
    source = g.zones[BATTLEFIELD * 2][at]
    return Entry(serial, kind, seat, source, 0, None, **({"sentences": (DRAWING,)} | said))


def waiting(g: Table, seat: int = 0, at: int = 0, ability: object = ABILITY) -> None:
    g.pending = (Pending(1, seat, g.zones[BATTLEFIELD * 2][at], 0, ability, kind=TRIGGER),)


def mine(g: Table, at: int = 0, seat: int = 0, **fields: object) -> None:
    card = g.edit(g.zones[BATTLEFIELD * 2 + seat][at])
    for key, value in fields.items():
        setattr(card, key, value)


def first_lies_last(g: Table, zone: int, seat: int = 0) -> None:
    there = list(g.zones[zone * 2 + seat])
    g.zones[zone * 2 + seat] = type(g.zones[zone * 2 + seat])(there[1:] + there[:1])


def left(g: Table, **fields: object) -> None:
    g.lasting = (Lasting(HEALING[0], **fields),)


def put(g: Table, **fields: object) -> None:
    g.stack = (entry(g, **fields),)


ON_BATTLEFIELD = BATTLEFIELD * 2
APART: dict[str, tuple[Change, Change]] = {
    "phase": (lambda g: None, lambda g: setattr(g, "phase", "cleanup")),
    "step": (lambda g: None, lambda g: setattr(g, "step", "damage")),
    "who has priority": (lambda g: setattr(g, "holder", 0), lambda g: setattr(g, "holder", 1)),
    "whether somebody passed": (lambda g: setattr(g, "passed", False), lambda g: setattr(g, "passed", True)),
    "a stone that was placed": (lambda g: None, lambda g: setattr(g, "souls_placed", 1)),
    "who attacks": (lambda g: attackers(g, 0), lambda g: attackers(g, 1)),
    "who blocks": (lambda g: blocker(g, 0), lambda g: blocker(g, 1)),
    "whether it was blocked": (lambda g: None, lambda g: setattr(g, "was_blocked", True)),
    "what is wiped": (lambda g: None, lambda g: mine(g, wiped=True)),
    "damage": (lambda g: None, lambda g: mine(g, damage=500)),
    "what counters are called": (lambda g: mine(g, counters=(("毒", 1),)), lambda g: mine(g, counters=(("矢", 1),))),
    "what is new": (lambda g: None, lambda g: mine(g, since=g.turn)),
    "what attacked this turn": (lambda g: None, lambda g: mine(g, attacked=g.turn)),
    "attacks that are left": (lambda g: None, lambda g: mine(g, more_attacks=1)),
    "attacks that were made": (
        lambda g: mine(g, attacked=g.turn, attacks=1),
        lambda g: mine(g, attacked=g.turn, attacks=2),
    ),
    "what is joined": (lambda g: None, lambda g: mine(g, host=g.zones[ON_BATTLEFIELD][1])),
    "the order of a deck": (lambda g: None, lambda g: first_lies_last(g, DECK)),
    "stones that are wiped": (lambda g: None, lambda g: setattr(g.edit(g.zones[SOUL * 2][0]), "wiped", True)),
    "the kind of what is on the stack": (lambda g: put(g), lambda g: put(g, kind=TRIGGER)),
    "whose it is": (lambda g: put(g), lambda g: put(g, seat=1)),
    "its card": (lambda g: put(g), lambda g: put(g, at=1)),
    "its numbers": (lambda g: put(g), lambda g: put(g, numbers=(("X", 1),))),
    "what was chosen for it": (lambda g: put(g, slots=chosen(g, 0)), lambda g: put(g, slots=chosen(g, 1))),
    "by what name it was chosen": (lambda g: put(g, slots=chosen(g, 0)), lambda g: put(g, slots=chosen(g, 0, 1))),
    "what it says": (lambda g: put(g), lambda g: put(g, sentences=(HEALING,))),
    "that something triggered": (lambda g: None, lambda g: waiting(g)),
    "whose trigger it is": (lambda g: waiting(g), lambda g: waiting(g, seat=1)),
    "whose ability triggered": (lambda g: waiting(g), lambda g: waiting(g, at=1)),
    "which ability triggered": (lambda g: waiting(g), lambda g: waiting(g, ability=action(*HEALING))),
    "that an effect lasts": (lambda g: None, lambda g: left(g)),
    "whose effect it is": (lambda g: left(g), lambda g: left(g, seat=1)),
    "when it ends": (lambda g: left(g), lambda g: left(g, ends=5)),
    "its number": (lambda g: left(g), lambda g: left(g, numbers=(("X", 1),))),
    "on what it is": (lambda g: left(g, ids=(on(g, 0),)), lambda g: left(g, ids=(on(g, 1),))),
    "an ability that was used": (lambda g: None, lambda g: setattr(g, "used", ((0, ABILITY),))),
}
ALIKE: dict[str, tuple[Change, Change]] = {
    "the order of a hand": (lambda g: None, lambda g: first_lies_last(g, HAND)),
    "the order of stones": (lambda g: None, lambda g: first_lies_last(g, SOUL)),
    "the number of an entry": (lambda g: put(g), lambda g: put(g, serial=7)),
    "attacks of another turn": (lambda g: None, lambda g: mine(g, attacked=g.turn - 1, attacks=1)),
    "which of two alike uses it": (
        lambda g: setattr(g, "used", ((0, ABILITY),)),
        lambda g: setattr(g, "used", ((1, ABILITY),)),
    ),
}
GROWING: dict[str, tuple[Change, Change]] = {
    "life": (lambda g: None, lambda g: setattr(g, "life", (20, 21))),
    "advance points": (lambda g: None, lambda g: setattr(g, "advance_points", (0, 1))),
    "souls": (lambda g: None, lambda g: setattr(g, "pool", (g.pool[0], (1, *g.pool[1][1:])))),
    "souls of the other": (lambda g: None, lambda g: setattr(g, "pool", ((1, *g.pool[0][1:]), g.pool[1]))),
    "turns that come": (lambda g: None, lambda g: setattr(g, "extra_turns", (0,))),
    "phases that come": (lambda g: None, lambda g: setattr(g, "more_phases", ("combat",))),
    "counters": (lambda g: mine(g, counters=(("毒", 1),)), lambda g: mine(g, counters=(("毒", 2),))),
    "counters of the other": (
        lambda g: mine(g, seat=1, counters=(("毒", 1),)),
        lambda g: mine(g, seat=1, counters=(("毒", 2),)),
    ),
    "the same effect": (lambda g: left(g), lambda g: setattr(g, "lasting", (Lasting(HEALING[0]),) * 2)),
    "the same on the stack": (lambda g: put(g), lambda g: setattr(g, "stack", (entry(g), entry(g, 2)))),
}


def on(g: Table, at: int) -> tuple[int, int]:
    return g.reference(g.zones[ON_BATTLEFIELD][at])


def attackers(g: Table, at: int) -> None:
    g.attackers = (on(g, at),)


def blocker(g: Table, at: int) -> None:
    g.blocker = on(g, at)


def chosen(g: Table, at: int, slot: int = 0) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    return ((slot, (on(g, at),)),)


def both(changes: tuple[Change, Change]) -> tuple[Table, Table]:
    one, other = table(), table()
    changes[0](one)
    changes[1](other)
    return one, other


@pytest.mark.clause("13.1", game="last-chronicle")
@pytest.mark.parametrize("what", APART)
def test_positions_are_told_apart_by(what: str) -> None:
    one, other = both(APART[what])
    assert outline(one) != outline(other)


@pytest.mark.clause("13.1", game="last-chronicle")
@pytest.mark.parametrize("what", ALIKE)
def test_a_position_is_the_same_whatever_is(what: str) -> None:
    one, other = both(ALIKE[what])
    assert outline(one) == outline(other)
    assert figures(one) == figures(other)


@pytest.mark.clause("13.1", game="last-chronicle")
@pytest.mark.parametrize("what", GROWING)
def test_a_position_is_the_same_of_other_figures_with_more_of(what: str) -> None:
    one, other = both(GROWING[what])
    assert outline(one) == outline(other)
    less, more = figures(one), figures(other)
    assert len(less) == len(more)
    assert sum(more) == sum(less) + 1
