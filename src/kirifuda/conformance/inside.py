"""Everything here reads or sets what a game keeps to itself; no other check does."""

from collections.abc import Generator
from dataclasses import is_dataclass
from functools import cache
from typing import Any

from ..game_records import records
from ..kernel.ask import Question
from ..kernel.events import Event
from ..kernel.game import Game, History, drive
from ..kernel.outcome import GameOver
from ..kernel.state import Card, State

Rearranged = list[tuple[tuple[int, ...], list[int]]]
"""Slots, and which of them each takes its face from."""

_NOT_COMPARED = ("token", "lent", "sink", "keep", "kept", "specs", "cards")


def history(game: Game) -> History:
    """A mark to hand to `events_since` later."""
    return game._history


def events_since(game: Game, mark: History) -> list[Event]:
    batches: list[list[Event]] = []
    node = game._history
    while node is not None and node is not mark:
        batches.append(node[1])
        node = node[0]
    return [event for batch in reversed(batches) for event in batch]


def answers_since(game: Game) -> int:
    """How many answers a fork has to go through again."""
    return len(game._since)


def listening(game: Game, tracked: bool = True) -> Game:
    """A fork that records, from now on."""
    twin = game.fork(tracked, recording=True)
    twin._history = None
    return twin


def supposing(game: Game, rearranged: Rearranged) -> Game | None:
    """The game as it would stand had other faces lain in these slots, all answers being the same.

    None if one of those answers would not have been offered.
    """
    past = game.checkpoint
    assert past is not None
    past = past.copy()
    for ids, picked in rearranged:
        past.rearrange(ids, picked)
    return _gone_on_from(past, game)


def forgetful(game: Game) -> Game | None:
    """The game as it stands, with what is only kept to be quick thrown away where its step began."""
    past = game.checkpoint
    assert past is not None
    past = past.copy()
    past.drop_worked_out()
    return _gone_on_from(past, game)


def _gone_on_from(past: State[Any], game: Game) -> Game | None:
    """The game, with a step that began otherwise; None if its answers would not have been offered."""
    twin = game.fork(recording=True)
    dealer, twin.dealer = twin.dealer, None
    twin.checkpoint = past
    twin._since = ()
    if not _answered_again(twin, game._since):
        return None
    twin._log = game._log
    twin._history = None
    twin.dealer = dealer
    return twin


def told_in_step(game: Game, rearranged: Rearranged) -> list[Event]:
    """Everything that is told from the checkpoint on, had other faces lain in these slots."""
    past = game.checkpoint
    assert past is not None
    g = past.copy()
    for ids, picked in rearranged:
        g.rearrange(ids, picked)
    g.sink = []
    told = g.sink
    live = drive(g, True)
    try:
        asked = _next_asked(live, next(live))
        for value in game._since:
            if not asked.offers(value):
                break
            asked = _next_asked(live, live.send(value))
    except GameOver:
        pass
    return told


def _next_asked(live: Generator[Question, int, None], asked: Question) -> Question:
    """The next question with more than one answer that everybody knows of."""
    while asked.public and asked.size == 1:
        asked = live.send(asked.value_at(0))
    return asked


def _answered_again(twin: Game, values: tuple[int, ...]) -> bool:
    """Whether the answers of a step could be given once more, from its checkpoint on."""
    try:
        twin.ask = twin._replay(twin.checkpoint)
        for value in values:
            asked = twin.ask
            if asked is None or not asked.offers(value):
                return False
            twin.answer(value if asked.count else asked.values.index(value))
    except GameOver:
        return False
    return twin.ask is not None


def contents(state: State[Any]) -> tuple[object, ...]:
    """Everything a state says, in a form that can be compared."""
    left_out = _NOT_COMPARED + _worked_out(type(state).__module__.rpartition(".")[0])
    own = tuple((name, plain(getattr(state, name))) for name in attributes(state) if name not in left_out)
    names = _compared(state.cards[0]) if state.cards else []
    return own, tuple(tuple(plain(getattr(card, name)) for name in names) for card in state.cards)


@cache
def _worked_out(package: str) -> tuple[str, ...]:
    """What follows from the rest in the states of a game, by its package."""
    return next((record.worked_out for record in records().values() if record.package == package), ())


def _compared(card: Card) -> list[str]:
    return [name for name in attributes(card) if name != "token"]


def plain(value: object) -> object:
    """Values as they are, lists as tuples, records as what they are made of."""
    if value is None or isinstance(value, int | str | frozenset) or is_dataclass(value):
        return value
    if isinstance(value, tuple | list):
        return tuple(plain(one) for one in value)
    if isinstance(value, dict):
        return tuple((key, plain(one)) for key, one in value.items())
    if isinstance(value, State):
        return contents(value)
    if isinstance(value, Card):
        return tuple(plain(getattr(value, name)) for name in _compared(value))
    reduced = value.__reduce__()
    return type(value).__name__, plain(reduced[1]) if isinstance(reduced, tuple) else reduced


def attributes(thing: object) -> list[str]:
    """The attributes of an object, slotted, compiled or plain."""
    found = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        found.update(getattr(kind, "__slots__", ()))
        found.update(getattr(kind, "__mypyc_attrs__", ()))
    return sorted(found - {"__dict__", "__weakref__"})
