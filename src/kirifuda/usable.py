"""Whether an action can be asked for so that it uses certain cards, where the cards are asked for afterwards."""

from typing import Final

from .choosing import choice
from .kernel.ask import ACT, CARD
from .kernel.game import Game

PAYING: Final = "cost"
"""How the prompts begin that ask what to pay with."""
_MOST_QUESTIONS: Final = 12
"""No request asks as often."""


def can_use(game: Game, code: int, *wanted: tuple[int, ...]) -> bool:
    """Whether an action that is offered now can be requested so that it uses these: one card out of each."""
    assert game.ask is not None
    seat = game.ask.seat
    cards = [card for one in wanted for card in one]
    twin = game.fork()
    twin.answer(game.ask.values.index(code))
    for _ in range(_MOST_QUESTIONS):
        asked = twin.ask
        if asked is None or asked.seat != seat or asked.kind == ACT:
            return False
        at = 0
        if asked.prompt.startswith(PAYING):
            at = next((index for index, value in enumerate(asked.values) if value not in cards), 0)
        elif asked.domain == CARD:
            found = choice(twin)
            if all(any(card in found.values for card in one) for one in wanted):
                return found.most >= len(wanted)
        twin.answer(at)
    return False
