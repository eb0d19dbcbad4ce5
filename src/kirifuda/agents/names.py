"""Agents by their names."""

from collections.abc import Callable
from typing import Final

from ..errors import Complaint
from .agent import Agent
from .greedy import Greedy
from .random import Random

AGENTS: Final[dict[str, Callable[[int], Agent]]] = {"random": Random, "greedy": Greedy}


def agent_named(name: str, seed: int = 0) -> Agent:
    if name not in AGENTS:
        raise Complaint("unknown-agent", given=name, known=", ".join(AGENTS))
    return AGENTS[name](seed)
