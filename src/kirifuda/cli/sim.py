"""`kirifuda sim`: many games between decks or computer players, counted and reported; killed, it can go on."""

import os
import time
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..api import find_game
from ..errors import Complaint
from ..sim.plan import Plan
from ..sim.playing import Table
from ..sim.preparing import prepared
from ..sim.report import report
from ..sim.run_folder import NotKept, RunFolder
from ..sim.running import Running, run
from ..sim.sequential import Question
from ..sim.summary import OfCardSet, entrants_by_strength, summarised
from ..sim.tables import LIBRARY, can_be_written, keep_tables
from ..sim.unusual import keep_replays
from .card import card_files
from .console import err, out, tell
from .language_option import Lang

FAULT: Final = 1
NOT_WRITTEN: Final = 74
INTERRUPTED: Final = 130
BETWEEN_LINES: Final = 30.0
"""Seconds between two lines of progress where there is no terminal to draw a bar on."""
REPORT: Final = "report.html"
WIDE: Final = 12
"""Entrants up to which the match-ups are printed one by one."""

Game = Annotated[str, typer.Argument(metavar="GAME", help="ゲーム / a game: black-poker, legions, …")]
Edition = Annotated[str, typer.Option(help="版 / edition")]
Decks = Annotated[
    list[str] | None,
    typer.Option(
        "--deck", help="デッキ：名前かファイル（何度でも、なければ全部） / decks: names or files (all if none)"
    ),
]
Agents = Annotated[
    list[str] | None,
    typer.Option("--agent", help="打ち手（2つ以上なら打ち手どうし） / players (several: against each other)"),
]
Gauntlet = Annotated[bool, typer.Option("--gauntlet", help="最初のもの対ほかの全部 / the first against all others")]
Games = Annotated[int, typer.Option(help="組み合わせごとのゲーム数 / games in each match-up")]
UntilClear = Annotated[
    bool, typer.Option("--until-clear", help="答えがはっきりしたら終える / stop where the answer is clear")
]
Error = Annotated[float, typer.Option(help="誤る確率の上限 / chance of a wrong answer, at most")]
Margin = Annotated[float, typer.Option(help="互角とみなす差 / what counts as equal: half ± this")]
Seed = Annotated[int, typer.Option(help="乱数の種 / seed")]
Jobs = Annotated[int, typer.Option(help="プロセスの数（0: コアの数） / processes (0: one a core)")]
Ray = Annotated[str, typer.Option(metavar="ADDRESS", help="Rayのクラスターで / on a Ray cluster: auto, HOST:PORT")]
Patience = Annotated[float | None, typer.Option(help="ボットの1手の秒数（10） / seconds for an answer of a bot (10)")]
Cards = Annotated[list[Path] | None, typer.Option(help="自分のカードのファイル / card files of your own")]
Before = Annotated[
    list[Path] | None, typer.Option(help="前のカードのファイル（比べる） / the card files before, to compare with")
]
Regulation = Annotated[str, typer.Option(help="この日の使用制限で / with the restrictions of a day")]
Out = Annotated[str, typer.Option("--out", help="結果のフォルダ / the folder of the run")]


def sim(
    game: Game,
    edition: Edition = "",
    deck: Decks = None,
    agent: Agents = None,
    gauntlet: Gauntlet = False,
    games: Games = 200,
    until_clear: UntilClear = False,
    error: Error = 0.05,
    margin: Margin = 0.05,
    seed: Seed = 1,
    jobs: Jobs = 0,
    ray: Ray = "",
    patience: Patience = None,
    cards: Cards = None,
    cards_before: Before = None,
    regulation: Regulation = "",
    folder: Out = "",
    lang: Lang = "",
) -> None:
    """何百ものゲームを行い、結果をまとめる。 Many games, counted and reported."""
    if jobs < 0:
        raise Complaint("sim-jobs", given=jobs)
    plan = prepared(
        find_game(game),
        edition,
        deck or (),
        agent or (),
        games,
        seed,
        gauntlet,
        card_files(cards or []),
        card_files(cards_before or []),
        regulation,
        Question(error, margin) if until_clear else None,
        patience,
    )
    path = Path(folder).expanduser() if folder else Path(f"sim-{plan.game}-{plan.digest}")
    try:
        with RunFolder(path, plan) as kept:
            running = _played(kept, jobs if ray else jobs or os.cpu_count() or 1, ray)
            faults = _conclude(kept, running)
    except NotKept as problem:
        err.print(tell(problem.phrase), markup=False, soft_wrap=True)
        raise typer.Exit(NOT_WRITTEN) from None
    if faults:
        raise typer.Exit(FAULT)


def _played(folder: RunFolder, jobs: int, ray: str) -> Running:
    """Play what is missing, with a bar; an interrupted run says how to go on."""
    playing = run(folder, jobs, ray)
    running = next(playing)
    before = len(running.counted)
    if before:
        err.print(tell("sim-resumed", kept=before, folder=str(folder.path)), markup=False, soft_wrap=True)
    spoke = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, TimeRemainingColumn(), console=err, transient=True, disable=not err.is_terminal) as bar:
            task = bar.add_task(folder.plan.game, total=running.wanted, completed=before)
            for running in playing:
                bar.update(task, completed=len(running.ended), total=running.wanted)
                if not err.is_terminal and time.monotonic() - spoke > BETWEEN_LINES:
                    spoke = time.monotonic()
                    done = {"done": len(running.ended), "all": running.wanted}
                    err.print(tell("sim-progress", **done), markup=False, soft_wrap=True)
    except KeyboardInterrupt:
        playing.close()
        err.print(
            tell("sim-interrupted", kept=len(running.ended), folder=str(folder.path)), markup=False, soft_wrap=True
        )
        raise typer.Exit(INTERRUPTED) from None
    return running


def _conclude(folder: RunFolder, running: Running) -> int:
    """Write everything that follows from the games, and tell it in short; how many games broke."""
    table = Table(folder.plan)
    summaries = summarised(running, table)
    kept = keep_replays(folder, running, table)
    folder.write(REPORT, report(running, summaries, kept).encode())
    if can_be_written():
        keep_tables(folder, running, table)
    for of in summaries:
        _tell(folder.plan, of)
    out.print(tell("sim-kept-in", file=str(folder.path / REPORT)), markup=False, soft_wrap=True)
    if not can_be_written():
        out.print(tell("sim-no-parquet", library=LIBRARY), markup=False, soft_wrap=True)
    faults = [ended for of in summaries for ended in of.faults]
    for ended in faults[:3]:
        err.print(tell("sim-fault", number=ended.number, why=ended.why), markup=False, soft_wrap=True)
    return len(faults)


def _tell(plan: Plan, of: OfCardSet) -> None:
    games = sum(tally.games for tally in of.cells.values())
    heading = tell("sim-heading", edition=plan.edition, games=games, drawn=sum(t.drawn for t in of.cells.values()))
    if len(plan.card_sets) > 1:
        heading += f" {tell(f'sim-card-set-{of.name}')}"
    out.print(heading, markup=False, soft_wrap=True)
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in ("sim-entrant", "sim-win-rate", "sim-interval", "sim-rating"):
        grid.add_column(tell(name), justify="left" if name == "sim-entrant" else "right")
    for one in entrants_by_strength(plan, of):
        share, rating = of.entrants[one].share, of.ratings[one]
        low, high = share.interval
        grid.add_row(
            plan.entrants[one],
            f"{100 * share.share:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{rating.rating:+.0f} ± {rating.reach:.0f}",
        )
    out.print(grid)
    if plan.question is not None and len(plan.entrants) <= WIDE:
        for (one, other), tally in of.cells.items():
            said = tell(f"sim-verdict-{of.verdicts[one, other]}", one=plan.entrants[one], other=plan.entrants[other])
            out.print(f"{said} {tally.won}–{tally.lost}", markup=False, soft_wrap=True)
