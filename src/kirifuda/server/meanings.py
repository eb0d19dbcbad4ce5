"""What the cards of a game are taken to mean, in both languages."""

from functools import cache
from typing import Any

from ..card_meaning import TEXTS, explain
from ..errors import Complaint
from ..game_records import record_of
from ..words import LANGUAGES, say
from .shapes import MeaningJson, SpokenJson


@cache
def meanings_json(game: str, face: int) -> list[MeaningJson]:
    """Every text of a card under its heading. Playing cards say nothing."""
    texts = record_of(game).cards
    if texts is None:
        return []
    cards = texts().catalogue().cards
    if face >= len(cards):
        raise Complaint("no-such-face", given=face)
    return meaning_of(game, cards[face])


def meaning_of(game: str, card: Any) -> list[MeaningJson]:
    """The same of a card in hand."""
    found: list[MeaningJson] = []
    for heading, text in TEXTS[game](card):
        ja, en = (explain(text, language, game) for language in LANGUAGES)
        if ja:
            above: SpokenJson = {"ja": say(heading, "ja"), "en": say(heading, "en")}
            found.append({"heading": above, "lines": {"ja": ja, "en": en}})
    return found
