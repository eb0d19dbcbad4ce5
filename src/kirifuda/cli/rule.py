"""`kirifuda rule`: one clause, by any of its names."""

from typing import Annotated

import typer

from ..api import find_game, games
from ..errors import Complaint
from ..ledger import clause_text
from .console import language, out


def rule(
    clause: Annotated[str, typer.Argument(help="条項の番号か題 / a clause: K4, エンド, End")],
    game: Annotated[str, typer.Option(help="ゲーム / a game: black-poker")] = "",
) -> None:
    """条項を1つ見る。 Show one clause."""
    out.print(_text(clause, [find_game(game)] if game else list(games())), markup=False, soft_wrap=True)


def _text(clause: str, among: list[str]) -> str:
    """What the clause says in each of the games that have it; the complaint of the first if none does."""
    texts: list[str] = []
    complaints: list[Complaint] = []
    for game in among:
        try:
            texts.append(clause_text(game, clause, language()))
        except Complaint as complaint:
            complaints.append(complaint)
    if not texts:
        raise complaints[0]
    return "\n\n".join(texts)
