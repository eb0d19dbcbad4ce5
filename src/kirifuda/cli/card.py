"""`kirifuda card`: check card files; show, explain and list cards."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..legions.card_fields import PRINTED_CATEGORIES, term
from ..legions.cards import Catalogue, Printed, catalogue, read_cards
from ..legions.vocabulary import CATEGORIES, COLOURS
from ..text.file_problems import nearest
from .console import choose_known_language, language, line, out, say_line, tell
from .printed_card import printed_lines, summary

app = typer.Typer(no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="カードの名前 / a card's name")]
Files = Annotated[list[Path] | None, typer.Option("--file", help="自分のカードファイル / a card file of your own")]
Lang = Annotated[str, typer.Option(help="ja / en")]
MARGIN: Final = "  "
ALIKE: Final = 5


@app.callback()
def card() -> None:
    """カードを読む。 Read cards."""


@app.command("check")
def check(
    files: Annotated[list[Path], typer.Argument(help="カードファイル（.toml）かフォルダ / card files or folders")],
    lang: Lang = "",
) -> None:
    """カードファイルの誤りをすべて示す。 Show everything that is wrong with card files."""
    choose_known_language(lang)
    found = card_files(files)
    read_cards(found)
    for file in found:
        out.print(tell("card-file-holds", file=str(file)), markup=False, soft_wrap=True)


@app.command("show")
def show(name: Name, file: Files = None, lang: Lang = "") -> None:
    """カードを印刷どおりに見る。 Show a card as it is printed."""
    choose_known_language(lang)
    for text in printed_lines(find_card(cards_with(file), name), language()):
        line(text)


@app.command("explain")
def explain(name: Name, file: Files = None, lang: Lang = "") -> None:
    """カードを、読み取った意味と使う条項とともに見る。 Show a card, what it is taken to mean, and by which clauses."""
    from ..card_meaning import explain as explained

    choose_known_language(lang)
    card = find_card(cards_with(file), name)
    for text in printed_lines(card, language()):
        line(text)
    for side, meant in (("normal", card.text), ("awakened", card.awakened)):
        parts = explained(meant, language())
        if not parts:
            continue
        out.print()
        say_line(f"card-meaning-{side}" if card.category == "master" else "card-meaning")
        for part in parts:
            line(part.lstrip(), MARGIN + " " * (len(part) - len(part.lstrip())))


@app.command("list")
def cards(
    colour: Annotated[str, typer.Option(help="属性 / colour: 赤, red")] = "",
    category: Annotated[str, typer.Option(help="カテゴリー / category: ミニオン, minion")] = "",
    file: Files = None,
    lang: Lang = "",
) -> None:
    """カードを並べる。 List cards."""
    choose_known_language(lang)
    of_colour = find_term("colour", colour, COLOURS)
    of_category = find_term("category", category, {key: CATEGORIES[key] for key in PRINTED_CATEGORIES})
    for card in cards_with(file).cards:
        if of_colour in ("", *card.colours) and of_category in ("", card.category):
            out.print(summary(card, language()), markup=False, soft_wrap=True)


# --- finding ----------------------------------------------------------------------------------------


def cards_with(files: list[Path] | None) -> Catalogue:
    """The project's cards, and those of these files."""
    return read_cards(card_files(files)) if files else catalogue()


def card_files(paths: list[Path]) -> list[Path]:
    """The files named, and every .toml in the folders named."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.glob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise Complaint("no-card-files", given=str(path))
        found += inside
    return list(dict.fromkeys(found))


def find_card(cards: Catalogue, name: str) -> Printed:
    """A card by its name in either language."""
    face = cards.face_of(name)
    if face is None:
        names = [spelling for card in cards.cards for spelling in dict.fromkeys((card.name, card.english))]
        raise Complaint("unknown-card", given=name, nearest="、".join(nearest(name, names, ALIKE)))
    return cards.cards[face]


def find_term(kind: str, given: str, words: Mapping[str, tuple[str, ...]]) -> str:
    """A colour or category by its printed or its English name; "" if none is asked for."""
    found = term(given, words)
    if given and not found:
        known = [Phrase(f"legions-{kind}-{key}") for key in words]
        raise Complaint(f"unknown-{kind}", given=given, known=known)
    return found
