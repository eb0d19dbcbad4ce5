"""Makes the recorded game of `examples/` anew: `python -m kirifuda.replay.example [FILE]`.

It is verified by a test, and has to be made again whenever the rules change.
"""

import sys
from pathlib import Path
from typing import Final

from ..agents import agent_named, play_out
from ..api import start
from ..kernel.game import Game
from .files import save

FILE: Final = Path("examples/black-poker.replay")
SEED: Final = 3
NAMES: Final = ("花子", "太郎")
NOTES: Final = ("コンピュータ同士の対局。`kirifuda replay` で1手ずつ見られる。",)


def played() -> Game:
    """Two computer players at a standard game."""
    game = start("black-poker", "standard", seed=SEED)
    play_out(game, (agent_named("greedy", 1), agent_named("greedy", 2)))
    return game


if __name__ == "__main__":
    save(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE, played(), NOTES, NAMES)
