"""What the cards that come with a game say, every text that each can have in play."""

from collections.abc import Iterator

from kirifuda.card_meaning import TEXTS, explain
from kirifuda.effects.notation import shown
from kirifuda.game_records import record_of


def cards(game: str) -> Iterator[tuple[str, dict[str, object]]]:
    """By name and heading: the tree, and its explanations."""
    texts = record_of(game).cards
    for card in texts().catalogue().cards if texts is not None else ():
        for heading, tree in TEXTS[game](card):
            yield (
                f"{card.name} {heading}",
                {"tree": shown(tree), "ja": explain(tree, "ja", game), "en": explain(tree, "en", game)},
            )
