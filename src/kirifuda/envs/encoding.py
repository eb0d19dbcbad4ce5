"""What a seat sees and is asked as arrays of whole numbers: encoding 1 (docs/training.md).

Words (names of cards, zones, marks, facts, actions, prompts) are tokens: numbers that follow from the word alone, so
that a new card or a new game changes no other's. Tables have a fixed number of rows; those not used are 0.
"""

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate, chain
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np

from ..kernel.ask import ACTION, CARD, KINDS, STOP, Question
from ..kernel.bearing import BEARINGS
from ..kernel.events import HIDDEN
from ..kernel.game import Game
from ..kernel.offer import NO_CARD
from ..kernel.phrase import Phrase
from ..kernel.rules import Rules
from ..kernel.view import CardView, View
from ..words import JAPANESE, say

ENCODING: Final = 1
"""Grows with every change of what a number means."""
TOKENS: Final = 1 << 16
"""Tokens are below this; 0 is no word."""
OPTIONS: Final = 128
"""Options on a page; the action after the last turns the page."""
TERMS: Final = 10
CARDS: Final = 192
ZONES: Final = 64
PENDING: Final = 24
FACTS: Final = 64

ZONE_FIELDS: Final = ("zone", "whose", "count")
CARD_FIELDS: Final = ("zone", "whose", "place", "name", "on")
"""`on`: the row (from 1) of the card that it lies under. Then TERMS pairs (word, number): a mark has the number 1."""
PENDING_FIELDS: Final = ("what", "whose", "number", "target", "target_number")
FACT_FIELDS: Final = ("word", "number")
QUESTION_FIELDS: Final = ("kind", "prompt", "domain", "options", "page", "pages", "turn", "my_turn", "seat", "left_out")
OPTION_FIELDS: Final = ("action", "card", "name", "value", "stop", "bearing")
"""`card`: the row (from 1) of the card it is about; `bearing`: its place among BEARINGS."""

SHAPES: Final = {
    "question": (len(QUESTION_FIELDS),),
    "options": (OPTIONS, len(OPTION_FIELDS)),
    "zones": (ZONES, len(ZONE_FIELDS)),
    "cards": (CARDS, len(CARD_FIELDS) + 2 * TERMS),
    "pending": (PENDING, len(PENDING_FIELDS)),
    "facts": (FACTS, len(FACT_FIELDS)),
}
LARGEST: Final = 2**31 - 1

Table: TypeAlias = Any
"""An array of numpy's, of whole numbers."""
Tables = dict[str, Table]
Numbers: TypeAlias = "memoryview[int]"
Row = tuple[int, int, int, int, int, int]
MOST_SAID: Final = 1 << 16
"""Tokens of phrases that are kept."""
_SAID: Final[dict[str, int]] = {}
_PLACES: Final = {bearing: place for place, bearing in enumerate(BEARINGS)}


def size(shape: tuple[int, ...]) -> int:
    """How many numbers a table holds."""
    return prod(shape)


STARTS: Final = dict(zip(SHAPES, accumulate(map(size, SHAPES.values()), initial=0), strict=False))
"""Where each table begins, one standing after the other."""
SIZE: Final = sum(map(size, SHAPES.values()))


@lru_cache(maxsize=1 << 16)
def token(word: str) -> int:
    """The number that stands for a word: the same in every game and every version."""
    if not word:
        return 0
    return 1 + int.from_bytes(blake2b(word.encode(), digest_size=8).digest(), "big") % (TOKENS - 1)


class Sheet:
    """Where an encoding is written: a row of numbers, the tables one after the other, and the mask of actions."""

    __slots__ = ("_block", "_mask", "allowed", "numbers")

    def __init__(self, block: Table, mask: Table) -> None:
        self._block = block
        self._mask = mask
        self.numbers: Numbers = memoryview(block).cast("B").cast("i")
        self.allowed: Numbers = memoryview(mask)

    def clear(self) -> None:
        self._block.fill(0)
        self._mask.fill(0)

    def put(self, table: str, found: list[int]) -> None:
        """The first numbers of a table, row by row."""
        start = STARTS[table]
        self.numbers[start : start + len(found)] = array("i", found)


def tables_of(block: Table) -> Tables:
    """The tables that stand one after the other along the last axis of an array; nothing is copied."""
    ahead = block.shape[:-1]
    return {
        name: block[..., STARTS[name] : STARTS[name] + size(shape)].reshape(*ahead, *shape)
        for name, shape in SHAPES.items()
    }


def encoded(game: Game, seat: int, page: int = 0) -> tuple[Tables, Table]:
    """What a seat sees, and what it may do: tables, and the mask of actions."""
    block: Table = np.zeros(SIZE, np.int32)
    mask: Table = np.zeros(OPTIONS + 1, np.int8)
    write(Sheet(block, mask), game, seat, page)
    return tables_of(block), mask


def write(sheet: Sheet, game: Game, seat: int, page: int = 0) -> None:
    """What a seat sees, and what it may do, where something else may have been written before."""
    sheet.clear()
    view = game.view(seat)
    cards, rows, left_out = _cards(view, game.rules)
    sheet.put("cards", cards)
    sheet.put("zones", _zones(view))
    sheet.put("pending", _pending(view))
    sheet.put("facts", _facts(view))
    mine = int(view.turn_player == seat)
    asked = game.ask if game.ask is not None and game.ask.seat == seat else None
    if asked is None:
        sheet.put("question", [0] * (len(QUESTION_FIELDS) - 4) + [view.turn, mine, seat, left_out])
        return
    pages = pages_of(asked)
    kind = 1 + KINDS.index(asked.kind)
    words = [kind, token(asked.prompt), token(asked.domain)]
    sheet.put("question", [*words, asked.size, page, pages, view.turn, mine, seat, left_out])
    first = page * OPTIONS
    many = min(OPTIONS, asked.size - first)
    sheet.put("options", list(chain.from_iterable(_options(game, asked, range(first, first + many), rows))))
    sheet.allowed[:many] = array("b", [1]) * many
    sheet.allowed[OPTIONS] = int(pages > 1)


def pages_of(asked: Question) -> int:
    return -(-asked.size // OPTIONS)


def _whose(owner: int, seat: int) -> int:
    """1 for one's own, 2 for the opponent's."""
    return 1 if owner == seat else 2


def _zones(view: View) -> list[int]:
    found: list[int] = []
    for zone in view.zones[:ZONES]:
        found += (token(zone.name), _whose(zone.seat, view.seat), zone.count)
    return found


def _cards(view: View, rules: Rules) -> tuple[list[int], dict[int, int], int]:
    """The table of cards, the rows of cards by their handles, and how many cards found no row."""
    found: list[int] = []
    rows: dict[int, int] = {}
    used = left_out = 0

    def add(card: CardView, zone: int, whose: int, place: int, on: int) -> None:
        nonlocal used, left_out, found
        if used == CARDS:
            left_out += 1
            return
        name = token(rules.name_of_face(card.face)) if card.face != HIDDEN else 0
        found += (zone, whose, place, name, on)
        found += _terms(card.marks, tuple(card.numbers.items()))
        used += 1
        row = used
        if card.handle != HIDDEN:
            rows.setdefault(card.handle, row)
        for below, under in enumerate(card.under):
            add(under, zone, whose, below, row)

    for zone in view.zones:
        lying, whose = token(zone.name), _whose(zone.seat, view.seat)
        for place, card in enumerate(zone.cards):
            add(card, lying, whose, place, 0)
    for place, one in enumerate(view.pending):
        for card in (*one.cards, *one.target_cards):
            add(card, token("pending"), _whose(one.seat, view.seat), place, 0)
    return found, rows, left_out


@lru_cache(maxsize=1 << 16)
def _terms(marks: tuple[str, ...], numbers: tuple[tuple[str, int], ...]) -> tuple[int, ...]:
    """TERMS pairs: numbers first; a mark that has a number is not told twice."""
    named = {name for name, _ in numbers}
    pairs = [(token(name), _fitting(number)) for name, number in sorted(numbers)]
    pairs += [(token(mark), 1) for mark in sorted(marks) if mark not in named]
    told = list(chain.from_iterable(pairs[:TERMS]))
    return (*told, *[0] * (2 * TERMS - len(told)))


def _pending(view: View) -> list[int]:
    """What waits to happen, the newest last; where it is more than has room, the oldest is left out."""
    found: list[int] = []
    for one in view.pending[-PENDING:]:
        found += (token(one.what), _whose(one.seat, view.seat), _fitting(one.number))
        found += (token(one.target), _fitting(one.target_number))
    return found


def _facts(view: View) -> list[int]:
    seat = view.seat
    facts = [(_fact(name, seat), _fitting(number)) for name, number in view.facts.items()]
    facts += [(token(name), token(word)) for name, word in view.terms.items()]
    facts.sort()
    return list(chain.from_iterable(facts[:FACTS]))


@lru_cache(maxsize=1 << 12)
def _fact(name: str, seat: int) -> int:
    """The token of a fact; life-0 and life-1 are life-mine and life-theirs: the same seen from either seat."""
    for owner in (0, 1):
        if name.endswith(f"-{owner}"):
            return token(name.removesuffix(str(owner)) + ("mine" if owner == seat else "theirs"))
    return token(name)


def _options(game: Game, asked: Question, indexes: Sequence[int], rows: Mapping[int, int]) -> list[Row]:
    """A row for each option. What it is called is told where its parts do not tell it from another."""
    found = [_option(game, asked, index, rows) for index in indexes]
    if len(set(found)) == len(found):
        return found
    often = Counter(found)
    return [
        _named(game, asked, index, row) if often[row] > 1 else row for index, row in zip(indexes, found, strict=True)
    ]


def _option(game: Game, asked: Question, index: int, rows: Mapping[int, int]) -> Row:
    rules, g = game.rules, game.state
    value = asked.value_at(index)
    bearing = _PLACES[rules.bearing(g, asked, value)]
    domain = asked.domain
    if domain == CARD:
        if value == STOP:
            return (0, 0, 0, 0, 1, bearing)
        row = (0, rows.get(g.cards[value].handle, 0), 0, 0, 0, bearing)
    elif domain == ACTION:
        if value == STOP:
            return (0, 0, 0, 0, 1, bearing)
        code, id = rules.parts_of(value)
        card = rows.get(g.cards[id].handle, 0) if id != NO_CARD else 0
        row = (_action_tokens(rules)[code], card, 0, 0, 0, bearing)
        if id == NO_CARD or card:
            return row
    else:
        row = (0, 0, 0, _fitting(value), 0, bearing)
    return row if row[1] else _named(game, asked, index, row)


def _named(game: Game, asked: Question, index: int, row: Row) -> Row:
    action, card, _, value, stop, bearing = row
    called = _said(game.rules.option(game.state, asked, asked.value_at(index), asked.seat))
    return (action, card, called, value, stop, bearing)


def _said(phrase: Phrase) -> int:
    """The token of what is said in Japanese. Saying something takes longer than all the rest of an encoding."""
    spelled = repr(phrase)
    found = _SAID.get(spelled)
    if found is None:
        if len(_SAID) == MOST_SAID:
            _SAID.clear()
        found = _SAID[spelled] = token(say(phrase, JAPANESE))
    return found


@lru_cache(maxsize=64)
def _action_tokens(rules: Rules) -> dict[int, int]:
    return {code: token(key) for code, key, _ in rules.actions()}


def _fitting(number: int) -> int:
    return number if -LARGEST <= number <= LARGEST else LARGEST if number > 0 else -LARGEST


def described() -> dict[str, Any]:
    """What every column means, for tools and documents."""
    cards = [*CARD_FIELDS, *(f"{part}_{nth}" for nth in range(1, TERMS + 1) for part in ("word", "number"))]
    return {
        "encoding": ENCODING,
        "question": list(QUESTION_FIELDS),
        "options": list(OPTION_FIELDS),
        "zones": list(ZONE_FIELDS),
        "cards": cards,
        "pending": list(PENDING_FIELDS),
        "facts": list(FACT_FIELDS),
    }
