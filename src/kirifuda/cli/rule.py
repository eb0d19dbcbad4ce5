"""`kirifuda rule`: one clause, by any of its names."""

from typing import Annotated

import typer

from ..api import plain_name
from ..errors import Complaint
from ..ledger import clause_text, read_books
from ..ledger.shelf import find_book, readable
from .console import language, out
from .language_option import Lang


def rule(
    clause: Annotated[str, typer.Argument(help="条項の番号か題 / a clause: K4, エンド, End")],
    game: Annotated[str, typer.Option(help="ゲーム / a game: black-poker, legions, legend-of-stars")] = "",
    edition: Annotated[str, typer.Option(help="ルールブックの版。なければ最新 / edition, else the newest: 2018")] = "",
    lang: Lang = "",
) -> None:
    """条項を1つ見る。 Show one clause."""
    wanted = plain_name(edition)
    among = [find_book(game)] if game else _with_edition(wanted)
    out.print(_text(clause, among, wanted), markup=False, soft_wrap=True)


def _with_edition(edition: str) -> list[str]:
    """The games that have a book of this edition; all of them if none is named, or if none has."""
    known = list(readable())
    if not edition:
        return known
    return [game for game in known if any(book.edition == edition for book in read_books(game))] or known


def _text(clause: str, among: list[str], edition: str) -> str:
    """What the clause says in each of the games that have it; the complaint of the first if none does."""
    texts: list[str] = []
    complaints: list[Complaint] = []
    for game in among:
        try:
            texts.append(clause_text(game, clause, language(), edition))
        except Complaint as complaint:
            complaints.append(complaint)
    if not texts:
        raise complaints[0]
    return "\n\n".join(texts)
