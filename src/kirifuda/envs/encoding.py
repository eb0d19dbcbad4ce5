"""What a seat sees and is asked as arrays of whole numbers: encoding 1 (docs/training.md).

Words (names of cards, zones, marks, facts, actions, prompts) are tokens: numbers that follow from the word alone, so
that a new card or a new game changes no other's. Tables have a fixed number of rows; those not used are 0.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, TypeAlias

import numpy as np

from ..kernel.ask import ACTION, CARD, KINDS, STOP, Question
from ..kernel.bearing import BEARINGS
from ..kernel.events import HIDDEN
from ..kernel.game import Game
from ..kernel.offer import NO_CARD
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
LARGEST: Final = np.iinfo(np.int32).max

Table: TypeAlias = Any
"""An array of numpy's, of whole numbers."""
Tables = dict[str, Table]
Row = tuple[int, int, int, int, int, int]


@lru_cache(maxsize=1 << 16)
def token(word: str) -> int:
    """The number that stands for a word: the same in every game and every version."""
    if not word:
        return 0
    return 1 + int.from_bytes(blake2b(word.encode(), digest_size=8).digest(), "big") % (TOKENS - 1)


def encoded(game: Game, seat: int, page: int = 0) -> tuple[Tables, Table]:
    """What a seat sees, and what it may do: tables, and the mask of actions."""
    tables: Tables = {name: np.zeros(shape, np.int32) for name, shape in SHAPES.items()}
    mask: Table = np.zeros(OPTIONS + 1, np.int8)
    view = game.view(seat)
    rows, left_out = _fill_cards(tables["cards"], view, game.rules)
    _fill_zones(tables["zones"], view)
    _fill_pending(tables["pending"], view)
    _fill_facts(tables["facts"], view)
    asked = game.ask if game.ask is not None and game.ask.seat == seat else None
    mine = int(view.turn_player == seat)
    if asked is None:
        tables["question"][-4:] = (view.turn, mine, seat, left_out)
        return tables, mask
    pages = pages_of(asked)
    tables["question"][:] = (
        1 + KINDS.index(asked.kind),
        token(asked.prompt),
        token(asked.domain),
        asked.size,
        page,
        pages,
        view.turn,
        mine,
        seat,
        left_out,
    )
    first = page * OPTIONS
    many = min(OPTIONS, asked.size - first)
    tables["options"][:many] = _options(game, asked, range(first, first + many), rows)
    mask[:many] = 1
    mask[OPTIONS] = pages > 1
    return tables, mask


def pages_of(asked: Question) -> int:
    return -(-asked.size // OPTIONS)


def _whose(owner: int, seat: int) -> int:
    """1 for one's own, 2 for the opponent's."""
    return 1 if owner == seat else 2


def _fill_zones(table: Table, view: View) -> None:
    for at, zone in enumerate(view.zones[:ZONES]):
        table[at] = (token(zone.name), _whose(zone.seat, view.seat), zone.count)


def _fill_cards(table: Table, view: View, rules: Rules) -> tuple[dict[int, int], int]:
    """The rows of cards by their handles, and how many cards found no row."""
    rows: dict[int, int] = {}
    used = left_out = 0

    def add(card: CardView, zone: int, whose: int, place: int, on: int) -> None:
        nonlocal used, left_out
        if used == CARDS:
            left_out += 1
            return
        name = token(rules.name_of_face(card.face)) if card.face != HIDDEN else 0
        table[used, : len(CARD_FIELDS)] = (zone, whose, place, name, on)
        terms = [number for pair in _terms(card)[:TERMS] for number in pair]
        table[used, len(CARD_FIELDS) : len(CARD_FIELDS) + len(terms)] = terms
        used += 1
        row = used
        if card.handle != HIDDEN:
            rows.setdefault(card.handle, row)
        for below, under in enumerate(card.under):
            add(under, zone, whose, below, row)

    for zone in view.zones:
        for place, card in enumerate(zone.cards):
            add(card, token(zone.name), _whose(zone.seat, view.seat), place, 0)
    for place, one in enumerate(view.pending):
        for card in (*one.cards, *one.target_cards):
            add(card, token("pending"), _whose(one.seat, view.seat), place, 0)
    return rows, left_out


def _terms(card: CardView) -> list[tuple[int, int]]:
    """Numbers first; a mark that has a number is not told twice."""
    found = [(token(name), _fitting(number)) for name, number in sorted(card.numbers.items())]
    return found + [(token(mark), 1) for mark in sorted(card.marks) if mark not in card.numbers]


def _fill_pending(table: Table, view: View) -> None:
    """What waits to happen, the newest last; where it is more than has room, the oldest is left out."""
    for at, one in enumerate(view.pending[-PENDING:]):
        table[at] = (
            token(one.what),
            _whose(one.seat, view.seat),
            _fitting(one.number),
            token(one.target),
            _fitting(one.target_number),
        )


def _fill_facts(table: Table, view: View) -> None:
    facts = [(token(_from_here(name, view.seat)), _fitting(number)) for name, number in sorted(view.facts.items())]
    facts += [(token(name), token(word)) for name, word in sorted(view.terms.items())]
    for at, pair in enumerate(sorted(facts)[:FACTS]):
        table[at] = pair


def _from_here(name: str, seat: int) -> str:
    """life-0 and life-1 as life-mine and life-theirs: the same seen from either seat."""
    for owner in (0, 1):
        if name.endswith(f"-{owner}"):
            return name.removesuffix(str(owner)) + ("mine" if owner == seat else "theirs")
    return name


def _options(game: Game, asked: Question, indexes: Iterable[int], rows: Mapping[int, int]) -> list[Row]:
    """A row for each option. What it is called is told where its parts do not tell it from another."""
    found = {index: _option(game, asked, index, rows) for index in indexes}
    often = Counter(found.values())
    return [_named(game, asked, index, row) if often[row] > 1 else row for index, row in found.items()]


def _option(game: Game, asked: Question, index: int, rows: Mapping[int, int]) -> Row:
    rules, g = game.rules, game.state
    value = asked.value_at(index)
    bearing = BEARINGS.index(rules.bearing(g, asked, value))
    if value == STOP and asked.domain in (CARD, ACTION):
        return (0, 0, 0, 0, 1, bearing)
    if asked.domain == CARD:
        row = (0, rows.get(g.cards[value].handle, 0), 0, 0, 0, bearing)
    elif asked.domain == ACTION:
        code, id = rules.parts_of(value)
        card = rows.get(g.cards[id].handle, 0) if id != NO_CARD else 0
        row = (token(_action_keys(rules)[code]), card, 0, 0, 0, bearing)
        if id == NO_CARD or card:
            return row
    else:
        row = (0, 0, 0, _fitting(value), 0, bearing)
    return row if row[1] else _named(game, asked, index, row)


def _named(game: Game, asked: Question, index: int, row: Row) -> Row:
    action, card, _, value, stop, bearing = row
    said = say(game.rules.option(game.state, asked, asked.value_at(index), asked.seat), JAPANESE)
    return (action, card, token(said), value, stop, bearing)


@lru_cache(maxsize=64)
def _action_keys(rules: Rules) -> dict[int, str]:
    return {code: key for code, key, _ in rules.actions()}


def _fitting(number: int) -> int:
    return int(max(-LARGEST, min(LARGEST, number)))


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
