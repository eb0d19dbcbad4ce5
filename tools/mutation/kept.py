"""What was found out about mutants, kept on disk: what has not changed since is not tried again."""

import json
from pathlib import Path

from kirifuda.ledger.sites import digest
from mutation.mutant import Mutant
from mutation.suite import Check
from mutation.trial import SURVIVED

Found = dict[str, str]
"""`by`: what noticed; `checks`: a digest of that check, or of all that were tried in vain."""


class Kept:
    """For each mutant, by its key and by the source of its function, what noticed it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: dict[str, Found] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}

    def of(self, mutant: Mutant, checks: list[Check]) -> str | None:
        """What noticed the mutant, if it would be so again; None if it has to be tried."""
        found = self.found.get(self._key(mutant))
        if found is None:
            return None
        if found["by"] != SURVIVED:
            by = [check for check in checks if check.name == found["by"]]
            if by or found["by"].startswith(":"):
                return found["by"] if found["checks"] == _digest(by) else None
            return None
        return SURVIVED if found["checks"] == _digest(checks) else None

    def keep(self, mutant: Mutant, by: str, checks: list[Check]) -> None:
        tried = checks if by == SURVIVED else [check for check in checks if check.name == by]
        self.found[self._key(mutant)] = {"by": by, "checks": _digest(tried)}

    def write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        draft.write_text(json.dumps(self.found, ensure_ascii=False, indent=0), encoding="utf-8")
        draft.replace(self.path)

    def _key(self, mutant: Mutant) -> str:
        return f"{mutant.site.digest} {mutant.key}"


def _digest(checks: list[Check]) -> str:
    return digest(*(text for check in sorted(checks, key=lambda one: one.name) for text in (check.name, check.written)))
