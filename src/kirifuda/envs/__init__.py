"""Environments for training, from views alone. They need `pip install 'kirifuda[train]'`.

from kirifuda import envs
env = envs.env("legions", decks=("wizard", "shaman"))      a PettingZoo AEC environment
batch = envs.Batch("legions", many=1024, jobs=2)           a thousand games a call, in shared arrays
"""

from ..extras import needed

with needed("train", "kirifuda.envs"):
    from .aec import KirifudaEnv, env, raw_env
    from .batch import Batch
    from .encoding import ENCODING, OPTIONS, token

__all__ = ["ENCODING", "OPTIONS", "Batch", "KirifudaEnv", "env", "raw_env", "token"]
