"""Compiled cards are kept in the user's cache folder, for as long as neither they nor the compiler change."""

import hashlib
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..paths import cache_dir
from .printed import Printed

FILE: Final = "legions-cards.pickle"
PACKAGE: Final = Path(__file__).resolve().parents[1]
_COMPILED_BY: Final = (
    "effects/tree.py",
    "text/*.py",
    "legions/card_*.py",
    "legions/card_text/**/*",
    "legions/named_tokens.py",
    "legions/printed.py",
    "legions/vocabulary.py",
)


def key_of(files: list[Path], package: Path = PACKAGE) -> bytes:
    """Changes with the card files and with everything that makes cards of them."""
    digest = hashlib.sha256(sys.version.encode())
    for file in (*files, *compiled_by(package)):
        digest.update(f"\0{file.name}\0".encode())
        digest.update(file.read_bytes())
    return digest.digest()


def recall(key: bytes) -> tuple[Printed, ...] | None:
    """The cards that were kept under this key, if they are there and whole."""
    try:
        kept = cache_dir().joinpath(FILE).read_bytes()
        if not kept.startswith(key):
            return None
        cards = pickle.loads(kept[len(key) :])
    except Exception:  # whatever is wrong with the file, the cards are compiled anew
        return None
    if isinstance(cards, tuple) and all(isinstance(card, Printed) for card in cards):
        return cards
    return None


def keep(key: bytes, cards: tuple[Printed, ...]) -> None:
    """Keep the cards, where that is possible."""
    try:
        folder = cache_dir()
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder.joinpath(f"{FILE}.{key.hex()[:16]}")
        draft.write_bytes(key + pickle.dumps(cards))
        draft.replace(folder.joinpath(FILE))
    except Exception:  # a folder that cannot be written to, a disk that is full
        return


def compiled_by(package: Path = PACKAGE) -> Iterator[Path]:
    """The sources of everything that makes cards of card files."""
    for pattern in _COMPILED_BY:
        for path in sorted(package.glob(pattern)):
            if path.suffix in (".py", ".lark"):
                yield path
