"""What the cards that come with a game say, every text that each can have in play."""

from collections.abc import Iterator
from importlib import import_module

from kirifuda.card_meaning import TEXTS, explain
from kirifuda.effects.notation import shown


def cards(game: str) -> Iterator[tuple[str, dict[str, object]]]:
    """By name and heading: the tree, and its explanations."""
    for card in import_module(f"kirifuda.{game.replace('-', '_')}.cards").catalogue().cards:
        for heading, tree in TEXTS[game](card):
            yield (
                f"{card.name} {heading}",
                {"tree": shown(tree), "ja": explain(tree, "ja", game), "en": explain(tree, "en", game)},
            )
