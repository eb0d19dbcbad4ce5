"""Agents by their names."""

from collections.abc import Callable
from typing import Final

from ..errors import Complaint
from .agent import Agent
from .greedy import Greedy
from .levels import Kind, gentle, strong
from .random import Random
from .search import Search

AGENTS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": Random,
    "greedy": Greedy,
    "kind": Kind,
    "gentle": gentle,
    "search": Search,
    "strong": strong,
}

BOT: Final = "bot:"
"""Before the command of a bot: a player from outside."""


def agent_named(name: str, seed: int = 0, patience: float | None = None) -> Agent:
    """An agent by its name. `patience` is how many seconds a bot has for an answer, where that is not as usual."""
    if name.startswith(BOT):
        from ..bots import PATIENCE, Bot  # which play games with agents themselves

        return Bot(name.removeprefix(BOT), PATIENCE if patience is None else patience)
    if name not in AGENTS:
        raise Complaint("unknown-agent", given=name, known=", ".join((*AGENTS, f"{BOT}COMMAND")))
    return AGENTS[name](seed)


def check_agent(name: str) -> None:
    """Complain of an agent that there is not, or of a bot that cannot be started."""
    agent_named(name)
    if name.startswith(BOT):
        from ..bots import check_bot

        check_bot(name.removeprefix(BOT))
