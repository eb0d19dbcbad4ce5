"""A game as a PettingZoo AEC environment: two agents, asked in turn as the game asks them."""

from collections.abc import Iterable
from pathlib import Path
from secrets import randbits
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..api import Decks, read_decks, rules
from ..kernel.game import Game
from ..kernel.state import SEATS
from .encoding import LARGEST, OPTIONS, SHAPES, encoded
from .sitting import Sitting

AGENTS: Final = ("player_0", "player_1")


class KirifudaEnv(AECEnv[str, dict[str, Any], int]):
    """One game after the other between `player_0` and `player_1`, in seats 0 and 1.

    An action is the place of an option on the page that is shown; the one after the last turns the page, where there
    are several. Rewards are 1 for winning, -1 for losing, 0 for a draw, and come at the end.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "kirifuda_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        decks: Decks | None = None,
        cards: Iterable[str | Path] = (),
        regulation: str | None = None,
    ) -> None:
        self.rules = rules(game, edition, cards, regulation)
        self.render_mode = None
        dealt = read_decks(self.rules, (None,) * SEATS if decks is None else decks)
        self._sitting = Sitting(self.rules, dealt, randbits(63), tracked=True)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        tables = {name: spaces.Box(-LARGEST, LARGEST, shape, np.int32) for name, shape in SHAPES.items()}
        mask = spaces.MultiBinary(OPTIONS + 1)
        self._observed = {
            agent: spaces.Dict({"observation": spaces.Dict(tables), "action_mask": mask}) for agent in AGENTS
        }
        self._acting = {agent: spaces.Discrete(OPTIONS + 1) for agent in AGENTS}

    @property
    def game(self) -> Game:
        """The game under way."""
        return self._sitting.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it, and all games after it that are given none, are the same every time."""
        self._sitting.begin(seed)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in AGENTS}
        self._turn_to()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees: of its own question all options, of another's nothing."""
        seat = AGENTS.index(agent)
        asked = self.game.ask
        tables, mask = encoded(self.game, seat, self._sitting.page if asked is not None and asked.seat == seat else 0)
        return {"observation": tables, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        sitting = self._sitting
        sitting.act(int(action))
        self._clear_rewards()
        outcome = sitting.game.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(AGENTS, True)
            self.rewards = dict(zip(AGENTS, sitting.rewards, strict=True))
            self.infos = {name: {"by": outcome.by} for name in AGENTS}
        elif sitting.cut:
            self.truncations = dict.fromkeys(AGENTS, True)
        self._turn_to()
        self._accumulate_rewards()

    def _turn_to(self) -> None:
        """Whose turn it is to answer; at the end, everybody's to leave."""
        asked = self.game.ask
        self.agent_selection = AGENTS[asked.seat] if asked is not None else AGENTS[0]

    def render(self) -> None:
        """Games are looked at as replays: `kirifuda.replay`."""

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(*given: Any, **named: Any) -> KirifudaEnv:
    return KirifudaEnv(*given, **named)


def env(*given: Any, **named: Any) -> AECEnv[str, dict[str, Any], int]:
    """With PettingZoo's usual guards: who does what is masked loses, and nothing is done out of order."""
    guarded: Any = wrappers.TerminateIllegalWrapper(raw_env(*given, **named), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)
