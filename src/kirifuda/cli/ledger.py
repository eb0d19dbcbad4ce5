"""`kirifuda ledger`: clause, code, tests, citations in play; fails on a gap."""

import json
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE
from rich.table import Table

from .. import api
from ..api import plain_name
from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..ledger import Gap, Ledger, described, find, make_ledger, read_book, read_books
from ..ledger.as_json import as_json
from ..ledger.exercised import Exercised, exercised_by_scenarios, exercised_by_tests
from ..ledger.in_games import SAMPLE
from ..ledger.marked_tests import marked_tests_ran
from ..ledger.page import as_page, title_of
from ..ledger.scenarios_ran import scenarios_ran
from ..ledger.score_words import book_score_told, short_score
from ..ledger.scores import Score
from ..ledger.shelf import find_book
from ..ledger.sources import has_code, sources_of
from ..text.file_problems import why
from .console import language, out, tell
from .language_option import Lang

WIDTHS: Final = {"id": 13, "kind": 10, "code": 4, "tests": 5, "noticed": 8, "cited": 6}
"""The columns of the table but its title, which gets what is left."""


def ledger(
    game: Annotated[str, typer.Argument(help="ゲーム / a game: black-poker, legions, legend-of-stars")],
    clause: Annotated[str, typer.Argument(help="条項の番号か題 / a clause: K4, エンド, End")] = "",
    edition: Annotated[str, typer.Option(help="ルールブックの版。なければ全部 / edition, else all: 2018")] = "",
    html: Annotated[Path | None, typer.Option(help="HTMLのページを書く / write it as one HTML page")] = None,
    as_data: Annotated[bool, typer.Option("--json", help="JSONで出す / print it as JSON")] = False,
    run: Annotated[
        bool, typer.Option("--run", help="シナリオとテストも実行する / run scenarios and tests, too")
    ] = False,
    games: Annotated[int, typer.Option(help="数えるランダムなゲームの数 / how many random games to count")] = SAMPLE,
    lang: Lang = "",
) -> None:
    """条項ごとの実装・テスト・引用。抜けがあれば1で終わる。 Clause, code, tests, citations; ends with 1 on a gap."""
    if games < 0:
        raise Complaint("ledger-bad-games", given=games)
    name = _with_code(game)
    sampled = games if name in api.games() else 0
    if clause:
        gaps = _one_clause(name, clause, plain_name(edition), sampled)
    else:
        books = [read_book(name, edition=plain_name(edition))] if edition else read_books(name)
        ran, tested = _ran(name) if run else (None, None)
        made = [make_ledger(name, sampled, None, book.edition, ran, tested) for book in books]
        gaps = tuple(gap for one in made for gap in one.gaps)
        _show(made, html, as_data)
    if gaps:
        raise typer.Exit(1)


def _ran(game: str) -> tuple[Exercised | None, Exercised | None]:
    """What came of running the scenarios and the tests that name clauses, where there are any."""
    sources = sources_of(game)
    if sources.tests is None:
        return None, None
    told = exercised_by_scenarios(game, sources, scenarios_ran(game, sources.root))
    return told, exercised_by_tests(game, sources, marked_tests_ran([game], sources.root))


def _with_code(name: str) -> str:
    """A game by its name; there is nothing to join to the book of one whose rules are not there yet."""
    game = find_book(name)
    if not has_code(game):
        raise Complaint("ledger-not-yet", game=Phrase(f"game-{game}"), name=game)
    return game


def _one_clause(game: str, clause: str, edition: str, games: int) -> tuple[Gap, ...]:
    """A clause of the edition, or of the newest, with everything that names it; its gaps."""
    ids = find(read_book(game, edition=edition), clause)
    made = make_ledger(game, games, edition=edition)
    out.print(described(made, ids, language()), markup=False, soft_wrap=True)
    gaps = tuple(gap for gap in made.gaps if gap.id == ids[0])
    _print_gaps(gaps)
    return gaps


def _show(made: list[Ledger], html: Path | None, as_data: bool) -> None:
    if as_data:
        data = [as_json(one) for one in made]
        json.dump(data if len(data) > 1 else data[0], sys.stdout, ensure_ascii=False, indent=1)
        sys.stdout.write("\n")
        return
    if html is not None:
        _write(html, as_page(*made))
        out.print(tell("ledger-written", file=str(html)), markup=False, soft_wrap=True)
    for one in made:
        if html is None:
            out.print(_table(one))
        elif one.book.edition:
            out.print(tell(title_of(one.book)), markup=False)
        out.print(_summary(one), markup=False, soft_wrap=True)
        for said in book_score_told(one):
            out.print(tell(said), markup=False, soft_wrap=True)
        if html is None:
            _print_survivors(one.scores.of(*one.book.ids))
            _print_gaps(one.gaps)


def _table(made: Ledger) -> Table:
    table = Table(title=tell(title_of(made.book)), box=SIMPLE, padding=(0, 1, 0, 0))
    table.add_column(tell("ledger-column-id"), width=WIDTHS["id"], no_wrap=True)
    title = max(20, min(60, out.width - sum(WIDTHS.values()) - 2 * len(WIDTHS) - 2))
    table.add_column(tell("ledger-column-title"), width=title, no_wrap=True)
    table.add_column(tell("ledger-column-kind"), width=WIDTHS["kind"], no_wrap=True)
    for name in ("code", "tests", "noticed", "cited"):
        table.add_column(tell(f"ledger-column-{name}"), width=WIDTHS[name], justify="right", no_wrap=True)
    for chapter in made.book.chapters:
        table.add_section()
        score = short_score(made.scores.of(*chapter.ids))
        table.add_row("", chapter.title.in_(language()), "", "", "", score)
        for id in chapter.ids:
            entry = made.entries[id]
            tests = str(len(entry.tests) + len(entry.scenarios)) if made.tested else "-"
            table.add_row(
                id.rpartition("/")[2],
                entry.title.in_(language()),
                tell(f"ledger-kind-{entry.kind}"),
                str(len(entry.code)),
                tests,
                short_score(made.scores.of(id)),
                str(entry.cited),
            )
    return table


def _summary(made: Ledger) -> str:
    entries = made.entries.values()
    return tell(
        "ledger-summary",
        clauses=len(made.book.clauses),
        rulings=len(made.book.rulings),
        coded=sum(1 for entry in entries if entry.code),
        tested=sum(1 for entry in entries if entry.tests or entry.scenarios),
        played=sum(1 for entry in entries if entry.cited),
        games=made.games,
    ) + ("" if made.tested else " " + tell("ledger-without-tests"))


def _print_survivors(score: Score) -> None:
    if score.surviving:
        out.print(tell("ledger-survivors", count=len(score.surviving)), markup=False)
    for key in score.surviving:
        out.print(f"- {key}", markup=False, soft_wrap=True)


def _print_gaps(gaps: tuple[Gap, ...]) -> None:
    if not gaps:
        out.print(tell("ledger-no-gaps"), markup=False)
        return
    out.print(tell("ledger-gaps", count=len(gaps)), markup=False)
    for gap in gaps:
        out.print(f"- {tell(gap.problem)} {tell(gap.remedy)}", markup=False, soft_wrap=True)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint("ledger-unwritable", file=str(path), problem=why(error)) from None
