"""Computer players. An agent gets the game and its seat, and looks only at what that seat may see."""

from .agent import Agent, Concession, Forfeit, play_out
from .analysis import Analysis, Step, Weighed, analyse
from .greedy import Greedy
from .levels import Kind
from .names import AGENTS, BOT, agent_named, check_agent
from .random import Random
from .review import Judged, judged, worst
from .search import Search

__all__ = [
    "AGENTS",
    "BOT",
    "Agent",
    "Analysis",
    "Concession",
    "Forfeit",
    "Greedy",
    "Judged",
    "Kind",
    "Random",
    "Search",
    "Step",
    "Weighed",
    "agent_named",
    "analyse",
    "check_agent",
    "judged",
    "play_out",
    "worst",
]
