"""`kirifuda soak`: random games for a long time, everything looked at. 0 if all is well, 1 on a fault."""

import os
import time
from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ..api import editions, find_edition, find_game, games
from ..conformance.soak import Soaked
from ..conformance.soak import soak as soaking
from ..errors import Complaint
from .console import err, out, tell
from .language_option import Lang

FAULT: Final = 1
INTERRUPTED: Final = 130
BETWEEN_LINES: Final = 30.0
"""Seconds between two lines of progress where there is no terminal to draw a bar on."""

Game = Annotated[str, typer.Option(help="ゲーム（なければ全部） / a game (all if none is named)")]
Edition = Annotated[
    list[str] | None, typer.Option(help="版（何度でも、なければ全部） / editions (all if none is named)")
]
Decisions = Annotated[int, typer.Option(help="見る決断の数 / how many decisions to look at")]
Seed = Annotated[int, typer.Option(help="最初のゲームの種 / the seed of the first game")]
Jobs = Annotated[int, typer.Option(help="同時に動かすプロセスの数（0: コアの数） / processes (0: one a core)")]
OwnTexts = Annotated[
    bool,
    typer.Option(
        "--own-texts", help="文を無作為に組み替えたカードで遊ぶ / cards whose texts are put together at random"
    ),
]
Texts = Annotated[
    list[Path] | None,
    typer.Option(help="組み替えに使う文のファイル（minion|… の行） / files of more such texts (lines of minion|…)"),
]
Faults = Annotated[Path, typer.Option(help="見つかった欠陥を置くフォルダ / the folder to keep faults in")]


def soak(
    game: Game = "",
    edition: Edition = None,
    decisions: Decisions = 1_000_000,
    seed: Seed = 0,
    jobs: Jobs = 0,
    own_texts: OwnTexts = False,
    texts: Texts = None,
    faults: Faults = Path("soak-faults"),
    lang: Lang = "",
) -> None:
    """ランダムなゲームを続け、すべてを確かめる。 Random games for a long time, with everything checked."""
    if decisions < 1:
        raise Complaint("soak-decisions", given=decisions)
    if seed < 0:
        raise Complaint("soak-seed", given=seed)
    if jobs < 0:
        raise Complaint("soak-jobs", given=jobs)
    for file in texts or ():
        if not file.is_file():
            raise Complaint("soak-texts", given=str(file))
    more = tuple(str(file.absolute()) for file in texts or ())
    tally = Tally()
    many = jobs or os.cpu_count() or 1
    watching = soaking(chosen(game, edition), seed, decisions, many, faults, own_texts or bool(more), more)
    interrupted = False
    try:
        with _progress() as bar:
            task = bar.add_task("", total=decisions)
            for done in watching:
                tally.add(done)
                bar.update(task, completed=min(tally.decisions, decisions), description=tally.line())
    except KeyboardInterrupt:
        interrupted = True
        watching.close()
    tally.summarise(interrupted)
    if tally.faults:
        raise typer.Exit(FAULT)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def chosen(game: str, named: list[str] | None) -> list[tuple[str, str]]:
    """Every edition that is asked for."""
    if named and not game and len(games()) > 1:
        raise Complaint("soak-which-game", known=", ".join(games()))
    names = [find_game(game)] if game else list(games())
    if named:
        return [(names[0], find_edition(names[0], edition)) for edition in named]
    return [(name, edition) for name in names for edition in editions(name)]


class Tally:
    """What has been looked at so far."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.spoke = self.began
        self.games: Counter[str] = Counter()
        self.in_edition: Counter[str] = Counter()
        self.faults: list[Soaked] = []

    @property
    def decisions(self) -> int:
        return self.in_edition.total()

    def add(self, done: Soaked) -> None:
        name = f"{done.opening.game} {done.opening.edition}"
        self.games[name] += 1
        self.in_edition[name] += done.decisions
        if done.fault:
            self.faults.append(done)
            where = done.opening
            err.print(
                tell("soak-fault", edition=where.edition, seed=str(where.seed), fault=done.fault, file=done.kept),
                markup=False,
                soft_wrap=True,
            )
        now = time.monotonic()
        if not err.is_terminal and now - self.spoke > BETWEEN_LINES:
            self.spoke = now
            err.print(self.line(), markup=False, soft_wrap=True)

    def line(self) -> str:
        seconds = max(time.monotonic() - self.began, 0.001)
        return tell(
            "soak-progress",
            decisions=f"{self.decisions:,}",
            games=f"{self.games.total():,}",
            faults=len(self.faults),
            speed=f"{self.decisions / seconds:,.0f}",
        )

    def summarise(self, interrupted: bool) -> None:
        if interrupted:
            out.print(tell("soak-interrupted"), markup=False)
        for name in self.games:
            out.print(
                tell(
                    "soak-edition", edition=name, games=f"{self.games[name]:,}", decisions=f"{self.in_edition[name]:,}"
                ),
                markup=False,
            )
        seconds = time.monotonic() - self.began
        out.print(
            tell(
                "soak-summary",
                decisions=f"{self.decisions:,}",
                games=f"{self.games.total():,}",
                editions=len(self.games),
                seconds=f"{seconds:,.0f}",
                faults=len(self.faults),
            ),
            markup=False,
            soft_wrap=True,
        )


def _progress() -> Progress:
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)
