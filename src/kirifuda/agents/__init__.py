"""Computer players. An agent gets the game and its seat, and looks only at what that seat may see."""

from .agent import Agent, play_out
from .greedy import Greedy
from .names import AGENTS, agent_named
from .random import Random

__all__ = ["AGENTS", "Agent", "Greedy", "Random", "agent_named", "play_out"]
