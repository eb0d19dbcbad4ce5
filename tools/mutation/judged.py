"""Mutants that a person has looked at and found to change nothing that a rule says."""

import tomllib
from pathlib import Path


def judged_equivalent(path: Path) -> dict[str, str]:
    """For the key of a mutant the reason why no test can notice it."""
    if not path.is_file():
        return {}
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    return {entry["mutant"]: entry["reason"] for entry in entries}
