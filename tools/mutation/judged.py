"""Mutants that a person has looked at and found to change nothing that a rule says."""

import tomllib
from pathlib import Path

FIRST_GAME = "black-poker"
"""What a judgement is about that names no game."""


def judged_equivalent(path: Path, game: str = FIRST_GAME) -> dict[str, str]:
    """For the key of a mutant of a game the reason why no test can notice it."""
    if not path.is_file():
        return {}
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    return {entry["mutant"]: entry["reason"] for entry in entries if entry.get("game", FIRST_GAME) == game}
