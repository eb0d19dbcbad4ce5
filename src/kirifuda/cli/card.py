"""`kirifuda card`: check card files; show, explain and list cards."""

from pathlib import Path
from typing import Annotated, Final

import typer

from ..errors import Complaint
from ..game_records import CardTexts, Catalogue
from ..kernel.phrase import Phrase
from ..text.card_tables import term
from ..text.file_problems import Broken, nearest
from .card_games import Card, card_games, game_of_file, told
from .console import language, line, out, tell
from .language_option import Lang

app = typer.Typer(name="card", no_args_is_help=True, add_completion=False)

Name = Annotated[str, typer.Argument(help="カードの名前 / a card's name")]
Files = Annotated[list[Path] | None, typer.Option("--file", help="自分のカードファイル / a card file of your own")]
Game = Annotated[str, typer.Option(help="ゲーム。なければカードから判断 / a game, else told by the cards")]
MARGIN: Final = "  "
ALIKE: Final = 5


@app.callback()
def card() -> None:
    """カードを読む。 Read cards."""


@app.command("check")
def check(
    files: Annotated[list[Path], typer.Argument(help="カードファイル（.toml）かフォルダ / card files or folders")],
    game: Game = "",
    lang: Lang = "",
) -> None:
    """カードファイルの誤りをすべて示す。 Show everything that is wrong with card files."""
    found = card_files(files)
    problems = []
    for one, of_game in by_game(found, game).items():
        try:
            card_games()[one].read_cards(of_game)
        except Broken as broken:
            problems += broken.problems
    if problems:
        raise Broken(problems)
    for file in found:
        out.print(tell("card-file-holds", file=str(file)), markup=False, soft_wrap=True)


@app.command("show")
def show(name: Name, file: Files = None, game: Game = "", lang: Lang = "") -> None:
    """カードを印刷どおりに見る。 Show a card as it is printed."""
    of, card = find_card(file, game, name)
    for text in of.printed_lines(card, language()):
        line(text)


@app.command("explain")
def explain(name: Name, file: Files = None, game: Game = "", lang: Lang = "") -> None:
    """カードを、読み取った意味と使う条項とともに見る。 Show a card, what it is taken to mean, and by which clauses."""
    from .card_meaning_lines import meaning_lines

    of, card = find_card(file, game, name)
    for text in of.printed_lines(card, language()):
        line(text)
    for text in meaning_lines(of.game, card):
        if not text.startswith(MARGIN):
            out.print()
        line(text.lstrip(), " " * (len(text) - len(text.lstrip())))


@app.command("list")
def cards(
    colour: Annotated[str, typer.Option(help="レギオンズ！の属性 / colour, of Legions!: 赤, red")] = "",
    category: Annotated[str, typer.Option(help="レギオンズ！のカテゴリー / category, of Legions!: ミニオン")] = "",
    attribute: Annotated[str, typer.Option(help="Legend of Starsの属性 / attribute, of Legend of Stars: 火")] = "",
    kind: Annotated[str, typer.Option(help="Legend of Starsの種類 / kind, of Legend of Stars: サポート")] = "",
    faction: Annotated[str, typer.Option(help="ラストクロニクルの勢力 / faction, of Last Chronicle: 白, white")] = "",
    type: Annotated[str, typer.Option(help="ラストクロニクルのタイプ / card type, of Last Chronicle: スペル")] = "",
    file: Files = None,
    game: Game = "",
    lang: Lang = "",
) -> None:
    """カードを並べる。 List cards."""
    given = {"colour": colour, "category": category, "attribute": attribute, "kind": kind}
    given |= {"faction": faction, "type": type}
    wanted = {facet: word for facet, word in given.items() if word}
    for of, cards in catalogues(file, game):
        if not all(facet in of.facets for facet in wanted):
            if game or file:
                facet = next(facet for facet in wanted if facet not in of.facets)
                raise Complaint("facet-of-another-game", facet=facet, game=Phrase(f"game-{of.game}"))
            continue
        terms = {facet: find_term(of, facet, word) for facet, word in wanted.items()}
        for card in cards.cards:
            if all(word in of.facets[facet].of(card) for facet, word in terms.items()):
                out.print(of.summary(card, language()), markup=False, soft_wrap=True)


# --- finding ----------------------------------------------------------------------------------------


def by_game(files: list[Path], game: str) -> dict[str, list[Path]]:
    """The files of each game; all of one game if that is named."""
    found: dict[str, list[Path]] = {}
    for file in files:
        found.setdefault(find_game(game).game if game else game_of_file(file).game, []).append(file)
    return found


def find_game(name: str) -> CardTexts:
    """A game with cards by its name."""
    wanted = name.strip().casefold().replace("_", "-").replace(" ", "-")
    known = card_games()
    if wanted not in known:
        raise Complaint("unknown-game", given=name, known=", ".join(known))
    return known[wanted]


def catalogues(files: list[Path] | None, game: str) -> list[tuple[CardTexts, Catalogue]]:
    """The cards of every game, or of the one that is named or has these files; with the cards of the files."""
    if not files:
        games = [find_game(game)] if game else list(card_games().values())
        return [(of, of.catalogue()) for of in games]
    named = by_game(card_files(files), game)
    return [(card_games()[one], card_games()[one].read_cards(of_game)) for one, of_game in named.items()]


def card_files(paths: list[Path]) -> list[Path]:
    """The files named, and every .toml in the folders named."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.glob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise Complaint("no-card-files", given=str(path))
        found += inside
    return list(dict.fromkeys(found))


def find_card(files: list[Path] | None, game: str, name: str) -> tuple[CardTexts, Card]:
    """A card by its name in either language, with its game."""
    found = catalogues(files, game)
    for of, cards in found:
        face = cards.face_of(name)
        if face is not None:
            return of, cards.cards[face]
    known = [card for _, cards in found for card in cards.cards]
    names = [spelling for card in known for spelling in dict.fromkeys((card.name, card.english))]
    raise Complaint("unknown-card", given=name, nearest="、".join(nearest(name, names, ALIKE)))


def find_term(of: CardTexts, facet: str, given: str) -> str:
    """A colour, category, attribute or kind by its printed or its English name."""
    found = term(given, of.facets[facet].words)
    if not found:
        raise Complaint(f"unknown-{facet}", given=given, known=told(of.facets[facet]))
    return found
