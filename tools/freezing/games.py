"""How random games go, as one number a game: everything that happens in it, in the order in which it happens."""

from collections.abc import Iterator
from hashlib import blake2b
from importlib import import_module
from random import Random

import kirifuda
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.game import Game
from kirifuda.kernel.rules import Rules, rules_named

MOST_DECISIONS = 20_000


def games(game: str, number: int) -> Iterator[tuple[str, dict[str, object]]]:
    """So many games of every edition, spread over the pairs of decks that come with it."""
    for edition in kirifuda.editions(game):
        rules = rules_named(game, edition)
        for seed in range(max(1, number // len(kirifuda.editions(game)))):
            yield f"{edition} {seed}", outcome(rules, seed)


def outcome(rules: Rules, seed: int) -> dict[str, object]:
    played = Game(rules, rules.opening(decks(rules, seed), CHANCE), seed)
    chances = Random(seed)
    decisions = 0
    while played.ask is not None and decisions < MOST_DECISIONS:
        played.answer(chances.randrange(played.ask.size))
        decisions += 1
    told = blake2b(digest_size=12)
    for event in played.events:
        told.update(repr([event.told(seat) for seat in range(2)]).encode())
    return {"decisions": decisions, "outcome": repr(played.outcome), "events": told.hexdigest()}


def decks(rules: Rules, seed: int) -> tuple[tuple[int, ...], ...]:
    """Every pair of the decks that come with the game has its turn."""
    if rules.game == "black-poker":
        return rules.decks()
    there = list(import_module(f"kirifuda.{rules.game.replace('-', '_')}.decks").starter_decks().values())
    return there[seed % len(there)], there[seed // len(there) % len(there)]
