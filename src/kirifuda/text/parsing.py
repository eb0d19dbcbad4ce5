"""A grammar, and the readings that it finds in a text."""

import gc
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Final

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF

MOST_READINGS: Final = 64
"""More are not looked at: such a text is ambiguous anyway."""
MOST_KNOWN: Final = 2000
"""So many texts are remembered with their readings."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A word of the text: which kind, and where it stands."""

    kind: str
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Branch:
    """A phrase of the text."""

    kind: str
    parts: "tuple[Leaf | Branch, ...]"

    def leaf(self, *kinds: str) -> Leaf | None:
        """The first word of one of these kinds, if it has one."""
        for part in self.parts:
            if isinstance(part, Leaf) and part.kind in kinds:
                return part
        return None

    def branches(self) -> "tuple[Branch, ...]":
        return tuple(part for part in self.parts if isinstance(part, Branch))

    @property
    def start(self) -> int:
        return self.parts[0].start

    @property
    def end(self) -> int:
        return self.parts[-1].end


@dataclass(frozen=True, slots=True)
class Stuck:
    """Nothing can be read beyond this place. `expected`: the kinds of words that could stand there."""

    place: int
    expected: frozenset[str]


class Grammar:
    """Rules in lark's notation, and their words: for each class of words its kinds, each with a pattern.

    The rules speak of classes only, which keeps reading fast; a leaf of a reading has the kind. Where several
    kinds of a class fit, the first one does.
    """

    def __init__(self, rules: str, classes: Mapping[str, Mapping[str, str]], starts: Sequence[str]) -> None:
        patterns = {
            name: "|".join(f"(?P<{kind}>{pattern})" for kind, pattern in kinds.items())
            for name, kinds in classes.items()
        }
        self._classes = {name: re.compile(pattern) for name, pattern in patterns.items()}
        plain = {name: "|".join(f"(?:{pattern})" for pattern in kinds.values()) for name, kinds in classes.items()}
        words = "\n".join(f"{name}: /{pattern}/" for name, pattern in plain.items())
        self._known: dict[tuple[str, str], list[Branch] | Stuck] = {}
        self._lark = Lark(
            f"{rules}\n{words}",
            parser="earley",
            lexer="dynamic",
            ambiguity="explicit",
            start=list(starts),
            maybe_placeholders=False,
        )
        _predict_by_own_rules(self._lark)

    def readings(self, text: str, start: str) -> list[Branch] | Stuck:
        """Every reading of the whole text, or where it stops being one. Cards say many sentences alike."""
        found = self._known.get((text, start))
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[text, start] = self._parsed(text, start)
        return found

    def _parsed(self, text: str, start: str) -> list[Branch] | Stuck:
        """A parse makes thousands of small objects, all of them needed until its end: it is not tidied up meanwhile."""
        tidies = gc.isenabled()
        gc.disable()
        try:
            return self._read(text, start)
        finally:
            if tidies:
                gc.enable()

    def _read(self, text: str, start: str) -> list[Branch] | Stuck:
        try:
            tree = self._lark.parse(text, start=start)
        except UnexpectedCharacters as stuck:
            return Stuck(stuck.pos_in_stream or 0, frozenset(str(name) for name in stuck.allowed or ()))
        except UnexpectedEOF as stuck:
            return Stuck(len(text), frozenset(str(name) for name in stuck.expected or ()))
        return [one for one in self._unfolded(tree, text) if isinstance(one, Branch)]

    def _unfolded(self, node: "Tree[Token] | Token", text: str) -> list[Leaf | Branch]:
        if isinstance(node, Token):
            start = node.start_pos or 0
            match = self._classes[node.type].match(text, start)
            assert match is not None and match.lastgroup is not None
            return [Leaf(match.lastgroup, match.group(), start, match.end())]
        if node.data == "_ambig":
            return [one for child in node.children for one in self._unfolded(child, text)][:MOST_READINGS]
        choices = [self._unfolded(child, text) for child in node.children]
        return [Branch(str(node.data), parts) for parts in islice(product(*choices), MOST_READINGS)]


def _predict_by_own_rules(parser: Lark) -> None:
    """Where a phrase may stand, lark's reader looks for all that may begin it, and again for each part of these. The
    rules of the phrase itself are enough: what may begin them is looked for in their turn. It is twice as fast."""
    earley = parser.parser.parser
    own: dict[object, list[object]] = {}
    for rule in earley.parser_conf.rules:
        own.setdefault(rule.origin, []).append(rule)
    earley.predictions = own


def leaves(node: Leaf | Branch) -> Iterator[Leaf]:
    if isinstance(node, Leaf):
        yield node
    else:
        for part in node.parts:
            yield from leaves(part)
