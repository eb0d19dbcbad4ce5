"""Environments for training, from views alone. They need `pip install 'kirifuda[train]'`.

from kirifuda import envs
env = envs.env("legions", decks=("wizard", "shaman"))      a PettingZoo AEC environment
"""

from ..extras import needed

with needed("train", "kirifuda.envs"):
    from .aec import KirifudaEnv, env, raw_env
    from .encoding import ENCODING, OPTIONS, token

__all__ = ["ENCODING", "OPTIONS", "KirifudaEnv", "env", "raw_env", "token"]
