"""What an option is, for programs: its kind, and the card, the place and the number by which it differs from others.

The words of an option are for people; nobody has to take them, or its value, apart.
"""

from typing import Final, NamedTuple

from .ask import ACTION, ANSWER, CARD, CHANCE, NUMBER, STOP, YES, Question

NO_CARD: Final = -1
"""The card of an option that is about none."""

PASSES: Final = "pass"
STOPS: Final = "stop"
SAYS_YES: Final = "yes"
SAYS_NO: Final = "no"
A_PLACE: Final = "place"
A_NUMBER: Final = "number"
A_LOT: Final = "lot"


class Place(NamedTuple):
    """A zone, as views name it, and the seat whose it is."""

    zone: str
    seat: int


class Offer(NamedTuple):
    """`kind` is the key of an action; of anything else what is chosen: `pass`, `stop`, `yes`, `no`, `card`, `player`,
    `place`, `number`, `lot`, `request` (what waits, by its number in the view), `mode`, or a word of the game's own.

    `card` is the card that it is done with, or that is chosen. `place` is where to. `number` is what is named, a
    player's seat, or which of several: of a card's abilities, of the lines of a text.
    """

    kind: str
    card: int = NO_CARD
    place: Place | None = None
    number: int | None = None


def plain_offer(asked: Question, value: int) -> Offer:
    """An option that is no action with a name, where a game has no word of its own for it."""
    if asked.seat == CHANCE:
        return Offer(A_LOT, number=value)
    if asked.kind == NUMBER:
        return Offer(A_NUMBER, number=value)
    if value == STOP:
        return Offer(PASSES if asked.domain == ACTION else STOPS)
    if asked.domain == CARD:
        return Offer(CARD, value)
    if asked.domain == ANSWER:
        return Offer(SAYS_YES if value == YES else SAYS_NO)
    return Offer(asked.domain, number=value)
