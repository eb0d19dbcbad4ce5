"""What the options of a question are called, so that they are the same in every imagined world.

A card is called by its face and where it lies, as far as whoever chooses knows it; by its place alone where they do
not. Two cards of a hand with the same face are one option: it makes no difference which of them is taken.
"""

from typing import Any, Final

from ..kernel.ask import ACT, ACTION, CARD, REQUEST, Question
from ..kernel.game import Game
from ..kernel.rules import Rules
from ..kernel.state import State

QUIET: Final = 0
"""The first option of a question is the quiet one: pass, no, no more, end the turn."""
UNKNOWN: Final = 1
_COPIES: Final = 6
_FACES: Final = 26
_CARDS: Final = _COPIES + _FACES + 10


def names_of(rules: Rules, g: State[Any], asked: Question) -> list[int]:
    """A number for every option. Options with the same number are the same to whoever chooses."""
    domain = asked.domain
    seat = asked.seat
    found: list[int] = []
    if domain == CARD:
        for value in asked.values:
            found.append(value if value < 0 else card_name(g, value, seat))
        return found
    if domain == REQUEST:
        return list(range(asked.size))
    if domain != ACTION:
        return [asked.value_at(index) for index in range(asked.size)]
    before: dict[tuple[int, int], int] = {}
    for value in asked.values:
        if value < 0:
            found.append(value)
            continue
        action, card = rules.parts_of(value)
        which = before.get((action, card), 0)
        before[action, card] = which + 1
        named = 0 if card < 0 else card_name(g, card, seat) + 1
        found.append(((action + 1) << 8 | which) << _CARDS | named)
    return found


def card_name(g: State[Any], id: int, seat: int) -> int:
    """A card as a seat knows it: its zone and face, and where it lies openly which of several like it; or its place."""
    card = g.cards[id]
    zone: int = card.zone
    lying = g.zones[zone]
    if not g.knows(seat, id):
        return (zone << _FACES) << _COPIES | lying.index(id) << 1 | UNKNOWN
    copy = 0
    if g.specs[zone >> 1].placed:
        face: int = card.face
        for other in lying:
            if other == id:
                break
            if g.cards[other].face == face:
                copy += 1
    face_and_zone: int = zone << _FACES | card.face + 1
    return face_and_zone << _COPIES | copy << 1


def worth_trying(game: Game, asked: Question) -> list[int]:
    """The options that do something by themselves: not those that only make ready what paying would ask for anyway."""
    preparing = game.rules.preparing
    if asked.kind != ACT or not preparing:
        return list(range(asked.size))
    found: list[int] = []
    for option, value in enumerate(asked.values):
        if game.rules.parts_of(value)[0] not in preparing:
            found.append(option)
    return found or [QUIET]


def different(game: Game, asked: Question) -> list[int]:
    """The options that are worth trying, each of those that are the same once."""
    options = worth_trying(game, asked)
    if len(options) == 1:
        return options
    names = names_of(game.rules, game.state, asked)
    found: list[int] = []
    seen: set[int] = set()
    for option in options:
        name = names[option]
        if name not in seen:
            seen.add(name)
            found.append(option)
    return found


def chance_of(game: Game, seat: int) -> float:
    """What a position is worth to a seat: 1 if it has won, 0 if it has lost, else what its rules make of it."""
    outcome = game.outcome
    if outcome is None:
        return game.rules.evaluate(game.state, seat)
    if outcome.loser == seat:
        return 0.0
    return 1.0 if outcome.winner == seat else 0.5
