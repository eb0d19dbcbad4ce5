"""What was found out about mutants, kept on disk: what has not changed since is not tried again."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kirifuda.ledger.sites import digest
from mutation.mutant import Mutant
from mutation.suite import Check
from mutation.trial import SURVIVED

Found = dict[str, Any]
"""`by`: what noticed; `checks`: a digest of it, or of all that were tried in vain; `suite`: which checks there were;
`tried`: which of them were tried in vain, a bit for each."""


class Kept:
    """For each mutant, by its key and by the source of its function, what noticed it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        kept = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {"found": {}, "suites": []}
        self.found: dict[str, Found] = kept["found"]
        self.suites: list[dict[str, str]] = kept["suites"]
        """The checks of each run: their names, and digests of what was written there."""
        self.suite = -1

    def there_are(self, checks: Iterable[Check]) -> None:
        """These are all the checks of this run."""
        written = {check.name: digest(check.written) for check in checks}
        if written not in self.suites:
            self.suites.append(written)
        self.suite = self.suites.index(written)

    def of(self, mutant: Mutant, checks: list[Check]) -> str | None:
        """What noticed the mutant, if it would be so again; None if it has to be tried."""
        found = self.found.get(self._key(mutant))
        if found is None:
            return None
        if found["by"] != SURVIVED:
            by = [check for check in checks if check.name == found["by"]]
            if by or found["by"].startswith(":"):
                return str(found["by"]) if found["checks"] == _digest(by) else None
            return None
        return SURVIVED if found["checks"] == _digest(checks) else None

    def to_try(self, mutant: Mutant, checks: list[Check]) -> list[Check]:
        """Those of the checks that were not tried in vain on it before, as they are written now."""
        found = self.found.get(self._key(mutant))
        if found is None or "tried" not in found:
            return checks
        tried = int(found["tried"], 16)
        written = self.suites[found["suite"]].items()
        before = {name: text for at, (name, text) in enumerate(written) if tried >> at & 1}
        return [check for check in checks if before.get(check.name) != digest(check.written)]

    def keep(self, mutant: Mutant, by: str, checks: list[Check]) -> None:
        tried = checks if by == SURVIVED else [check for check in checks if check.name == by]
        found: Found = {"by": by, "checks": _digest(tried)}
        if by == SURVIVED and self.suite >= 0:
            names = {check.name for check in tried}
            bits = sum(1 << at for at, name in enumerate(self.suites[self.suite]) if name in names)
            found |= {"suite": self.suite, "tried": f"{bits:x}"}
        self.found[self._key(mutant)] = found

    def write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        kept = {"found": self.found, "suites": self.suites}
        draft.write_text(json.dumps(kept, ensure_ascii=False, indent=0), encoding="utf-8")
        draft.replace(self.path)

    def _key(self, mutant: Mutant) -> str:
        return f"{mutant.site.digest} {mutant.key}"


def _digest(checks: list[Check]) -> str:
    return digest(*(text for check in sorted(checks, key=lambda one: one.name) for text in (check.name, check.written)))
