"""Which lines each check runs, kept on disk: as long as code, cards and the check are the same, it is not run again."""

import json
from collections.abc import Iterable
from pathlib import Path

from kirifuda.ledger.sites import digest
from mutation.suite import Check

READ = (("src", "*.py"), ("cards", "*.toml"), ("tests", "conftest.py"), ("tests", "cards*.toml"))
"""What every check reads: where it is another, everything may run other lines."""


def code_read(root: Path) -> str:
    files = sorted(path for folder, pattern in READ for path in (root / folder).rglob(pattern))
    return digest(*(text for path in files for text in (str(path.relative_to(root)), path.read_text("utf-8"))))


class Measured:
    def __init__(self, path: Path, code: str) -> None:
        self.path = path
        self.code = code
        kept = json.loads(path.read_text("utf-8")) if path.is_file() else {}
        self.found: dict[str, tuple[str, float, dict[str, str]]] = kept["checks"] if kept.get("code") == code else {}

    def known(self, name: str, scenario: bool, written: str) -> Check | None:
        """The check as it was measured; None if it was not, or was written anew."""
        if name not in self.found or self.found[name][0] != digest(written):
            return None
        _, seconds, ran = self.found[name]
        return Check(name, scenario, written, seconds, {file: int(lines, 16) for file, lines in ran.items()})

    def keep(self, checks: Iterable[Check]) -> None:
        for check in checks:
            ran = {file: f"{lines:x}" for file, lines in check.ran.items()}
            self.found[check.name] = (digest(check.written), check.seconds, ran)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        draft.write_text(json.dumps({"code": self.code, "checks": self.found}, ensure_ascii=False), "utf-8")
        draft.replace(self.path)
