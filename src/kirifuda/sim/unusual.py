"""Games worth looking at: the longest, the most turned round, the first by each rare ending, those that broke."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from ..replay import write
from ..words import JAPANESE
from .playing import Table, again
from .results import FAULT, Ended
from .run_folder import RunFolder
from .running import Running

FOLDER: Final = "replays"
OF_EACH: Final = 3
RARE: Final = 0.05
"""An ending is rare that no more than this share of the games had."""

LONGEST: Final = "longest"
TURNED: Final = "turned"
RARELY_ENDED: Final = "ending"
BROKE: Final = "fault"
KINDS: Final = (LONGEST, TURNED, RARELY_ENDED, BROKE)


@dataclass(frozen=True, slots=True)
class Unusual:
    kind: str
    place: int
    """The first, second, third of its kind."""
    ended: Ended

    @property
    def file(self) -> str:
        return f"{FOLDER}/{self.kind}-{self.place}-game-{self.ended.number}.replay"


def unusual(running: Running) -> list[Unusual]:
    games = [ended for ended in running.counted if ended.by != FAULT]
    longest = sorted(games, key=lambda ended: (-ended.answers, ended.number))
    turned = sorted([ended for ended in games if ended.behind > 0], key=lambda ended: (-ended.behind, ended.number))
    endings = Counter(ended.by for ended in games)
    rare = sorted(
        [next(ended for ended in games if ended.by == by) for by in endings if endings[by] <= RARE * len(games)],
        key=lambda ended: (endings[ended.by], ended.number),
    )
    broke = [ended for ended in running.counted if ended.by == FAULT]
    return [
        Unusual(kind, place, ended)
        for kind, found in zip(KINDS, (longest[:OF_EACH], turned[:OF_EACH], rare, broke[:OF_EACH]), strict=True)
        for place, ended in enumerate(found, start=1)
    ]


def keep_replays(folder: RunFolder, running: Running, table: Table) -> list[Unusual]:
    """Write the replay of every unusual game into the run's folder; those of a run that was shorter go."""
    found = unusual(running)
    wanted = {folder.path / one.file for one in found}
    for old in (folder.path / FOLDER).glob("*.replay"):
        if old not in wanted:
            old.unlink()
    for one in found:
        fixture = running.plan.fixture(one.ended.number)
        names = [f"{running.plan.entrants[entrant]} ({seat})" for seat, entrant in enumerate(fixture.entrants, start=1)]
        notes = [f"kirifuda sim: game {one.ended.number}", *([one.ended.why] if one.ended.why else [])]
        text = write(again(table, one.ended), [" ".join(note.split()) for note in notes], names, JAPANESE)
        folder.write(one.file, text.encode())
    return found
