"""A grammar as people write it, and what a chart needs to know of it.

    name: symbol symbol? "x" | other symbols -> action

A symbol that is no name is a kind of word. `?`: it may be left out; an action is then handed None. A symbol in quotes
is a mark that carries nothing: no action is handed it. A production of several symbols needs an action, so that nothing
is read and dropped.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Action = Callable[..., Any]
"""What the parts of a phrase make: a meaning, None where they make none, or a list of several that are possible."""

_KEPT: Final = 0
_LEFT_OUT: Final = 1
_MARK: Final = 2


@dataclass(slots=True, eq=False)
class Production:
    name: str
    symbols: tuple[str, ...]
    action: Action | None
    label: str
    shape: tuple[int, ...]
    """Of every symbol as it was written: whether it is handed to the action, left out, or a mark."""
    needs_places: bool = False
    """The action is told first where its words stand."""
    first: int = 0
    """With which kinds of words it can begin, as bits."""

    def arguments(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        if not any(self.shape):
            return values
        rest = iter(values)
        found: list[Any] = []
        for one in self.shape:
            if one == _LEFT_OUT:
                found.append(None)
            elif one == _KEPT:
                found.append(next(rest))
            else:
                next(rest)
        return tuple(found)


@dataclass(slots=True)
class Grammar:
    """All productions by the phrase that they make. `bits`: a bit for each kind of word."""

    productions: dict[str, tuple[Production, ...]]
    bits: dict[str, int] = field(default_factory=dict)

    def kinds(self, mask: int) -> tuple[str, ...]:
        return tuple(sorted(kind for kind, bit in self.bits.items() if bit & mask))


def told_where(action: Action) -> Action:
    """Mark an action as one that is told where its words stand."""
    action.needs_places = True  # type: ignore[attr-defined]
    return action


def grammar_of(source: str, actions: Mapping[str, Action]) -> Grammar:
    found: dict[str, list[Production]] = {}
    for name, symbols, label in _alternatives(source):
        action = _action(name, label, actions) if label else None
        for written in _choices(symbols):
            kept = tuple(one.strip('"') for one in written if one is not None)
            if action is None and len(kept) > 1:
                raise ValueError(f"{name}: {' '.join(kept)} needs an action")
            shape = tuple(_LEFT_OUT if one is None else _MARK if one.startswith('"') else _KEPT for one in written)
            places = bool(getattr(action, "needs_places", False))
            found.setdefault(name, []).append(Production(name, kept, action, label, shape, places))
    grammar = Grammar({name: tuple(some) for name, some in found.items()})
    _number_words(grammar)
    _find_beginnings(grammar)
    return grammar


def _action(name: str, label: str, actions: Mapping[str, Action]) -> Action:
    if label not in actions:
        raise ValueError(f"{name}: there is no action {label}")
    return actions[label]


def _alternatives(source: str) -> Iterator[tuple[str, list[str], str]]:
    name = ""
    for written in source.splitlines():
        line = written.split("#")[0].rstrip()
        if not line:
            continue
        if not line[0].isspace():
            name, line = line.split(":", 1)
        for alternative in line.strip().removeprefix("|").split(" | "):
            symbols, _, label = alternative.partition("->")
            yield name, symbols.split(), label.strip()


def _choices(symbols: list[str]) -> Iterator[tuple[str | None, ...]]:
    """With and without each of those that may be left out."""
    if not symbols:
        yield ()
        return
    head, *rest = symbols
    for tail in _choices(rest):
        yield (head.removesuffix("?"), *tail)
        if head.endswith("?"):
            yield tail if head.startswith('"') else (None, *tail)


def _number_words(grammar: Grammar) -> None:
    words = {one for some in grammar.productions.values() for each in some for one in each.symbols}
    for place, word in enumerate(sorted(words - grammar.productions.keys())):
        grammar.bits[word] = 1 << place


def _find_beginnings(grammar: Grammar) -> None:
    beginnings = dict.fromkeys(grammar.productions, 0)
    changed = True
    while changed:
        changed = False
        for name, some in grammar.productions.items():
            for one in some:
                first = one.symbols[0]
                one.first = beginnings[first] if first in beginnings else grammar.bits[first]
                if beginnings[name] | one.first != beginnings[name]:
                    beginnings[name] |= one.first
                    changed = True
