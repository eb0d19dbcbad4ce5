"""`hint` at the table: what the computer would think of the options, for whoever is asked."""

from typing import Final

from rich.text import Text

from ..agents import Analysis, Search, Step, Weighed, analyse
from ..errors import Complaint
from ..kernel.phrase import Phrase
from .console import language, line, say_line, tell
from .naming import Option, options
from .sitting import Sitting

TRIES: Final = 400
SECONDS: Final = 5.0
SHOWN: Final = 8
"""So many options are told, the best first."""
LINES: Final = 3
"""Of so many of them, what is expected to follow."""


def hint(sitting: Sitting, rest: str) -> None:
    """The options with their chances, the best first, and the lines that are expected."""
    game = sitting.game
    asked = game.ask
    if asked is None or asked.seat in sitting.agents:
        raise Complaint("hint-not-asked")
    offered = {option.value: option for option in options(game, tuple(asked.values), language())}
    if len(offered) == 1:
        say_line("play-hint-only-one")
        return
    found = analyse(game, Search(sitting.seating.seed, TRIES, SECONDS))
    say_line("play-hint-tries", tries=found.tries, chance=percent(found.chance))
    told = 0
    for weighed in found.options:
        option = offered.get(asked.value_at(weighed.option))
        if option is None or told >= SHOWN:
            continue
        _tell(sitting, found, option, weighed, told < LINES)
        told += 1


def _tell(sitting: Sitting, found: Analysis, option: Option, weighed: Weighed, with_line: bool) -> None:
    number, label = option.number, option.label
    if weighed.chance is None:
        line(tell("play-hint-untried", number=number, option=label), "  ")
        return
    chance = percent(weighed.chance)
    line(tell("play-hint-option", number=number, option=label, chance=chance, visits=weighed.visits), "  ")
    if with_line and weighed.line:
        steps = " → ".join(tell(_step(sitting, found.seat, step)) for step in weighed.line)
        line(Text(tell("play-hint-line", steps=steps), style="dim"), "      ")


def _step(sitting: Sitting, seat: int, step: Step) -> Phrase:
    player = Phrase("player-self") if step.seat == seat else Phrase("player-opponent")
    return Phrase("play-hint-step", player=player, answer=step.answer)


def percent(chance: float) -> int:
    return round(100 * chance)
