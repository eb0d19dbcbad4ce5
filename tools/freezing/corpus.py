"""Card texts that the tests know: the lists of wordings, those written out in tests, the cards of scenarios."""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from freezing.reading import Reading

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, order=True)
class Text:
    """A text as it is typed on a card of a kind."""

    kind: str
    typed: str


def texts(reading: Reading) -> tuple[Text, ...]:
    """Each once, in an order that does not change."""
    folder = reading.game.replace("-", "_")
    tests = ROOT / "tests" / folder / "card_text"
    found: set[Text] = set()
    for path in sorted(tests.glob("*_texts.txt")):
        found.update(listed(path, reading.kinds))
    for path in sorted(tests.glob("test_*.py")):
        found.update(Text(kind, typed) for typed in written_out(path) for kind in reading.kinds[:2])
    for path in sorted((ROOT / "tests" / "scenarios" / folder).rglob("cards*.toml")):
        cards = tomllib.loads(path.read_text("utf-8"))
        found.update(Text(kind, typed) for typed in printed(cards) for kind in reading.kinds[:2])
    return tuple(sorted(found))


def listed(path: Path, kinds: tuple[str, ...]) -> Iterator[Text]:
    """Blocks that begin with `kind|text`; the lines below it are other wordings, or the tree in our notation."""
    kind = ""
    for line in path.read_text("utf-8").splitlines():
        typed = line.replace("\\n", "\n").replace("⏎", "\n")
        if not line:
            kind = ""
        elif line.split("|", 1)[0] in kinds:
            kind, typed = typed.split("|", 1)
            yield Text(kind, typed)
        elif kind and not line.startswith(("#", "play ", "ability ", "keyword ")):
            yield Text(kind, typed)


def written_out(path: Path) -> Iterator[str]:
    """Strings of a test file that could be a card text."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "。" in node.value:
            yield node.value


def printed(table: Any) -> Iterator[str]:
    """Whatever stands in a card file and is a sentence."""
    if isinstance(table, str) and "。" in table:
        yield table
    elif isinstance(table, dict):
        for key, value in table.items():
            if key != "flavour":
                yield from printed(value)
    elif isinstance(table, list):
        for value in table:
            yield from printed(value)
