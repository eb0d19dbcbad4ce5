"""What the computer makes of a recorded game: the chances from decision to decision, and which decisions lost most."""

from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from ..agents import Judged, Search, Step, analyse, judged, worst
from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.game import Game
from ..kernel.phrase import Argument, Phrase
from ..replay.steps import Steps
from .console import err, line, say_line, tell
from .hinting import LINES, SECONDS, SHOWN, TRIES, percent

WIDE: Final = 60
"""Columns of the graph."""
HIGH: Final = 8
"""Rows of it."""
ERRORS: Final = 5
"""So many decisions are told, the costliest first."""


def review(steps: Steps, tries: int) -> None:
    """Look through the whole game."""
    if not steps.recorded.playable:
        raise Complaint("replay-cannot-analyse", source=steps.recorded.source)
    found = _judged(steps, tries)
    names = steps.recorded.header.names
    if not found:
        say_line("replay-nothing-decided")
        return
    say_line("replay-graph", name=names[0], tries=tries)
    for row in graph([one.chance_of(0) for _, one in found]):
        line(row, "  ")
    errors = worst(found, ERRORS)
    if not errors:
        say_line("replay-no-errors")
    for number, one in errors:
        before = steps.game(number)
        told: dict[str, Argument] = {"number": number + 1, "name": names[one.seat]}
        told |= {"before": percent(one.chance), "after": percent(one.chance - one.lost)}
        line(tell("replay-error", taken=option(before, one.taken), best=option(before, one.best), **told))


def _judged(steps: Steps, tries: int) -> list[tuple[int, Judged]]:
    """What was decided, each with the number of answers before it."""
    found: list[tuple[int, Judged]] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(tell("replay-analysing"), total=steps.last)
        for number in range(steps.last):
            answer = steps.steps[number + 1].answer
            if answer is not None and answer.seat != CHANCE:
                one = judged(steps.game(number), answer.index, tries=tries)
                if one is not None:
                    found.append((number, one))
            bar.advance(task)
    return found


def graph(chances: list[float]) -> list[str]:
    """Chances from left to right, in rows from 100 % down to 0."""
    columns = [_mean(chances, at) for at in range(min(len(chances), WIDE))]
    rows: list[str] = []
    for row in range(HIGH, 0, -1):
        top = f"{100 * row // HIGH:>3}% " if row in (HIGH, HIGH // 2) else "     "
        marks = ["█" if chance * HIGH > row - 0.5 else "·" if row == HIGH // 2 else " " for chance in columns]
        rows.append(top + "".join(marks))
    return rows


def _mean(chances: list[float], column: int) -> float:
    many = min(len(chances), WIDE)
    part = chances[column * len(chances) // many : (column + 1) * len(chances) // many]
    return sum(part) / len(part)


def analyse_position(steps: Steps, number: int) -> None:
    """The options of the question that is asked here, with their chances."""
    if not steps.recorded.playable:
        raise Complaint("replay-cannot-analyse", source=steps.recorded.source)
    game = steps.game(number)
    asked = game.ask
    if asked is None or asked.seat == CHANCE or asked.size == 1:
        say_line("replay-nothing-to-decide")
        return
    found = analyse(game, Search(0, TRIES, SECONDS))
    names = steps.recorded.header.names
    say_line("replay-analysed", name=names[found.seat], tries=found.tries, chance=percent(found.chance))
    for place, weighed in enumerate(found.options[:SHOWN]):
        shown: dict[str, Argument] = {"number": weighed.option, "option": option(game, weighed.option)}
        if weighed.chance is None:
            line(tell("play-hint-untried", **shown), "  ")
            continue
        chance = percent(weighed.chance)
        line(tell("play-hint-option", chance=chance, visits=weighed.visits, **shown), "  ")
        if place < LINES and weighed.line:
            told = " → ".join([_step(names, step) for step in weighed.line])
            line(Text(tell("play-hint-line", steps=told), style="dim"), "      ")


def _step(names: tuple[str, ...], step: Step) -> str:
    return tell("play-hint-step", player=Phrase("replay-player", name=names[step.seat]), answer=step.answer)


def option(game: Game, index: int) -> str:
    """An option as whoever is asked would hear of it."""
    asked = game.ask
    assert asked is not None
    return tell(game.rules.option(game.state, asked, asked.value_at(index), asked.seat))
