"""At which of the many priorities of Last Chronicle a player wants to be asked; elsewhere the client passes.

The engine asks at every priority, and what is passed here is an answer like any other. Only priorities are passed:
where the rules make a player choose, the player is asked. What a player could do is not looked at where two share a
screen, for that would tell the other.
"""

from collections.abc import Callable
from typing import Any, Final

from ...cli.boards.board import ALWAYS
from ...kernel.game import Game
from ..option_codes import PASS, SOUL_ACTION, parts
from ..phases import BEFORE_BLOCK, BEFORE_DAMAGE, MAIN
from ..table import Table

Stop = Callable[[Game, int, bool], bool]
"""Whether a seat is asked now; the last argument says that two share a screen."""
IDLE: Final = (PASS, SOUL_ACTION)
"""Souls by themselves do nothing."""


def could_act(game: Game, seat: int, shared: bool) -> bool:
    """There is something to do but to pass or to make souls."""
    assert game.ask is not None
    return shared or any(parts(value)[0] not in IDLE for value in game.ask.values)


def in_own_main_phase(game: Game, seat: int, shared: bool) -> bool:
    """Something could be done in the own main phase, with nothing on the stack."""
    g = _table(game)
    return g.phase == MAIN and g.player == seat and not g.stack and could_act(game, seat, shared)


def on_attacks(game: Game, seat: int, shared: bool) -> bool:
    """As before, and when the opponent attacks, before combat damage, and in answer to the opponent."""
    g = _table(game)
    attacked = g.step == BEFORE_BLOCK and g.player != seat
    answering = bool(g.stack) and g.stack[-1].controller != seat
    if attacked or answering or g.step == BEFORE_DAMAGE:
        return could_act(game, seat, shared)
    return in_own_main_phase(game, seat, shared)


def always(game: Game, seat: int, shared: bool) -> bool:
    return True


def _table(game: Game) -> Table:
    table: Any = game.state
    assert isinstance(table, Table)
    return table


STOPS: Final[dict[str, Stop]] = {
    ALWAYS: always,
    "act": could_act,
    "attack": on_attacks,
    "main": in_own_main_phase,
}
"""From the one that asks most to the one that asks least."""
USUAL_STOP: Final = "act"
USUAL_STOP_SHARED: Final = "attack"
