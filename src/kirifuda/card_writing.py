"""For those who write card texts: what may follow at a place of one."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .api import find_game
from .errors import Complaint

if TYPE_CHECKING:  # who plays and writes no cards loads no reader of them
    from .language.completing import Completions
    from .language.sentences import SentenceReader


def completions(game: str, text: str, place: int | None = None) -> "Completions":
    """What may be typed at a place of a card's text: words, verbs that fit what stands before, usual sentences.

    Without a place, at its end. The text behind it is not looked at.
    """
    from .language.completing import completions as following

    found = find_game(game)
    if found not in READERS:
        raise Complaint("no-card-texts", game=found)
    return following(READERS[found](), text, place)


def _legions() -> "SentenceReader":
    from .legions.card_words.reader import sentences

    return sentences()


def _last_chronicle() -> "SentenceReader":
    from .last_chronicle.card_words.reader import sentences

    return sentences()


def _legend_of_stars() -> "SentenceReader":
    from .legend_of_stars.card_words.reader import sentences

    return sentences()


READERS: Final[dict[str, Callable[[], "SentenceReader"]]] = {
    "legions": _legions,
    "last-chronicle": _last_chronicle,
    "legend-of-stars": _legend_of_stars,
}
