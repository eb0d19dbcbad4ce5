"""A game's reader and the texts that are tried on it. A vocabulary is one more entry of `GAMES`."""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

from kirifuda.effects.tree import CardText
from kirifuda.language.sentences import SentenceReader
from kirifuda.language.trouble import Refused
from kirifuda.last_chronicle.card_words import reader as last_chronicle
from kirifuda.legend_of_stars.card_words import reader as legend_of_stars
from kirifuda.legions.card_words import reader as legions
from kirifuda.text.normalise import normalise
from kirifuda.text.problems import NotUnderstood

ROOT: Final = Path(__file__).resolve().parents[3]


@dataclass(frozen=True)
class Spoken:
    """`plays`: the kind of card whose whole text is done when it is played."""

    game: str
    kinds: tuple[str, ...]
    plays: str
    compiled: Callable[[str, str], CardText]
    sentences: Callable[[], SentenceReader]

    def read(self, typed: str, kind: str) -> CardText | None:
        """None: it is refused."""
        try:
            return self.compiled(typed, kind)
        except (Refused, NotUnderstood):
            return None
        except Exception as trouble:
            raise AssertionError(f"{kind}|{typed}: {trouble!r}") from trouble

    def texts(self, every: int = 1) -> Iterator[tuple[str, str, CardText]]:
        """Kind, text and tree of what is read of every so many texts of the tests and of the shipped cards.

        Which ones they are follows from each text by itself: a new text changes nothing for the others.
        """
        found = {(kind, normalise(typed).text): None for kind, typed in (*self._listed(), *self._printed())}
        for kind, typed in found:
            if crc32(f"{kind}|{typed}".encode()) % every:
                continue
            tree = self.read(typed, kind)
            if tree is not None:
                yield kind, typed, tree

    def _listed(self) -> Iterator[tuple[str, str]]:
        folder = ROOT / "tests" / self.game / "card_text"
        for path in sorted(folder.glob("*_texts.txt")):
            kind = ""
            for line in path.read_text(encoding="utf-8").splitlines():
                typed = line.replace("\\n", "\n").replace("⏎", "\n")
                head, bar, rest = typed.partition("|")
                if bar and head in self.kinds:
                    kind, typed = head, rest
                elif line.startswith(("#", "play ", "ability ", "keyword ")):
                    continue
                if kind and typed:
                    yield kind, typed

    def _printed(self) -> Iterator[tuple[str, str]]:
        for path in sorted((ROOT / "cards" / self.game).glob("*.toml")):
            for card in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ()):
                if card.get("text"):
                    for kind in (self.plays, self.kinds[0]):
                        yield kind, card["text"].strip()


GAMES: Final = (
    Spoken(
        "legend_of_stars",
        ("character", "effect", "support"),
        "effect",
        legend_of_stars.read_text,
        legend_of_stars.sentences,
    ),
    Spoken(
        "last_chronicle",
        ("unit", "spell", "history", "structure"),
        "spell",
        lambda typed, kind: last_chronicle.read_text(typed, (kind,)),
        last_chronicle.sentences,
    ),
    Spoken("legions", ("minion", "skill", "arts", "lord", "master"), "skill", legions.read_text, legions.sentences),
)
