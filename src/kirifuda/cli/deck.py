"""`kirifuda deck`: hold deck lists against the rules of deck building; the decks that come with the project."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..api import find_edition, find_game, games
from ..deck_building import (
    STANDARD,
    DeckBuilding,
    building_of,
    building_with,
    built_in_decks,
    deck_problems,
    fitting_game,
)
from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..text.file_problems import Problem, why
from .card import card_files
from .card_games import game_of_file
from .console import line, out, say_line, tell
from .file_problems import show_problems
from .language_option import Lang

BROKEN = 2
TYPED = Path("-")
"""Stands for what is typed or pasted."""

app = typer.Typer(name="deck", no_args_is_help=True, add_completion=False)


@app.callback()
def deck() -> None:
    """デッキを確かめる。 Check decks."""


@app.command("check")
def check(
    files: Annotated[
        list[Path], typer.Argument(help="デッキリストのファイル。- は貼り付け / files with deck lists; - to paste one")
    ],
    game: Annotated[str, typer.Option(help="ゲーム。なければカードから判断 / a game, else told by the cards")] = "",
    regulation: Annotated[
        str, typer.Option(help="standard か日付か制限リスト / standard, a date or a restriction list (.toml)")
    ] = STANDARD,
    cards: Annotated[
        list[Path] | None,
        typer.Option(help="自分のカードのファイル / a card file of your own"),
    ] = None,
    edition: Annotated[
        str, typer.Option(help="条項を挙げる版。なければ最初の版 / the edition to cite, else the first one")
    ] = "",
    lang: Lang = "",
) -> None:
    """デッキがルールに合うか、違反を条項とともに示す。 Name every breach of a deck, with its clause."""
    wanted = find_game(game) if game else ""
    own = card_files(cards or [])
    with_own = building_with(wanted or game_of_file(own[0]).game, own) if own else None
    broken = False
    for path in files:
        problems = _problems(path, wanted, regulation, with_own, edition)
        broken = broken or bool(problems)
        show_problems(problems)
        if not problems:
            out.print(tell("deck-is-legal", file=str(path)), markup=False, soft_wrap=True)
    raise typer.Exit(BROKEN if broken else 0)


@app.command("list")
def decks(
    game: Annotated[str, typer.Option(help="ゲーム / a game: legions")] = "",
    lang: Lang = "",
) -> None:
    """すぐ遊べるデッキを並べる。 The decks that can be played at once."""
    for one in [find_game(game)] if game else games():
        found = built_in_decks(one)
        if not found:
            continue
        say_line(Phrase(f"game-{one}"))
        for name, file in found.items():
            line(deck_title(file), f"  {name:<14} ")


def deck_named(game: str, name: str) -> str | None:
    """The list of a deck, by its file or by the name of one that comes with the game; None if none is named."""
    if not name:
        return None
    known = built_in_decks(game)
    path = known.get(name) or Path(name).expanduser()
    text = _text(path)
    if isinstance(text, Phrase):
        raise Complaint("deck-file-unreadable", file=name, problem=text, known=", ".join(known) or "―")
    return text


def _text(path: Path) -> str | Phrase:
    """What a file says, or why it cannot be read."""
    try:
        return sys.stdin.read() if path == TYPED else path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        return Phrase("file-not-utf8")
    except (OSError, ValueError) as error:
        return Phrase("file-unreadable", reason=why(error))


def _problems(path: Path, game: str, regulation: str, with_own: DeckBuilding | None, edition: str) -> list[Problem]:
    text = _text(path)
    if isinstance(text, Phrase):
        return [Problem(path, 0, text)]
    building = with_own or building_of(game or fitting_game(text))
    cited = find_edition(building.game, edition or None)
    return deck_problems(building, path, text, building.regulation(regulation), cited)


def deck_title(file: Path) -> str:
    """The first comment of a deck list."""
    for written in file.read_text(encoding="utf-8").splitlines():
        if written.startswith("#"):
            return written.lstrip("# ")
    return ""
