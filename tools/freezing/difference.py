"""What differs between two freezes, row by row and field by field."""

import json
from pathlib import Path
from typing import Any

Difference = tuple[str, str, dict[str, tuple[Any, Any]]]
"""File, row, and of every field that differs both values; a row that is on one side only has the field `row`."""


def differences(before: Path, after: Path) -> list[Difference]:
    found: list[Difference] = []
    for name in sorted({path.name for folder in (before, after) for path in folder.glob("*.jsonl")}):
        one, other = rows(before / name), rows(after / name)
        for row in sorted(one.keys() | other.keys()):
            if row not in one or row not in other:
                found.append((name, row, {"row": ("there" if row in one else None, "there" if row in other else None)}))
            elif one[row] != other[row]:
                keys = sorted(one[row].keys() | other[row].keys())
                changed = {key: (one[row].get(key), other[row].get(key)) for key in keys}
                found.append((name, row, {key: pair for key, pair in changed.items() if pair[0] != pair[1]}))
    return found


def rows(path: Path) -> dict[str, dict[str, Any]]:
    if not path.exists():
        return {}
    return dict(json.loads(line) for line in path.read_text("utf-8").splitlines())


def told(found: list[Difference], most: int) -> str:
    """For people: how many rows differ in each file and in which fields, and the first of them whole."""
    lines: list[str] = []
    for name in sorted({one[0] for one in found}):
        of_file = [one for one in found if one[0] == name]
        lines.append(f"{name}: {len(of_file)} differ")
        for _, row, changed in of_file[:most]:
            lines.append(f"  {row}")
            for field, (was, now) in changed.items():
                lines += [f"    {field} was {was}", f"    {field} is  {now}"]
    return "\n".join(lines) if lines else "no difference"
