"""`kirifuda rules diff`: what changes in play from one edition of a rule book to another."""

from typing import Annotated, Final

import typer

from ..api import plain_name
from ..ledger.book import BEHAVIOUR, Book
from ..ledger.concordance import CHANGED, GONE, NEW, REWORDED, SAME, Concordance, Pair, compare
from ..ledger.shelf import find_book
from .console import language, line, out, say_line
from .language_option import Lang

MARGIN: Final = "    "

app = typer.Typer(name="rules", no_args_is_help=True, add_completion=False)


@app.callback()
def rules() -> None:
    """ルールブックどうしを比べる。 Compare rule books."""


@app.command("diff")
def diff(
    game: Annotated[str, typer.Argument(help="ゲーム / a game: legions")],
    old: Annotated[str, typer.Argument(help="比べる版 / an edition: 2018")],
    new: Annotated[str, typer.Argument(help="もう1つの版 / another: 2019")],
    everything: Annotated[bool, typer.Option("--all", help="変わらない条項も / unchanged clauses too")] = False,
    lang: Lang = "",
) -> None:
    """版による遊び方の違いを、条項ごとに見る。 What changes in play between two editions, clause by clause."""
    show(compare(find_book(game), plain_name(old), plain_name(new)), everything)


def show(found: Concordance, everything: bool) -> None:
    """Print the changes, those in play first; the clauses that play the same only if everything is wanted."""
    line(found.old.title.in_(language()))
    line(found.new.title.in_(language()), "→ ")
    for relation in (CHANGED, NEW, GONE, REWORDED, SAME):
        pairs = [pair for pair in found.pairs if pair.relation == relation]
        shown = [pair for pair in pairs if everything or _in_play(found, pair)]
        if shown:
            out.print()
            say_line(f"rules-{relation}", count=len(shown))
            for pair in shown:
                _print_pair(found, pair)
    out.print()
    counts = {relation: sum(1 for pair in found.pairs if pair.relation == relation) for relation in (NEW, GONE)}
    unchanged = sum(1 for pair in found.pairs if pair.relation in (REWORDED, SAME))
    hidden = sum(1 for pair in found.pairs if not everything and not _in_play(found, pair))
    changed = len(found.pairs) - unchanged - sum(counts.values())
    say_line("rules-summary", changed=changed, unchanged=unchanged, **counts)
    if hidden:
        say_line("rules-hidden", count=hidden)


def _in_play(found: Concordance, pair: Pair) -> bool:
    """Whether a pair makes a difference in play; a definition that is new or gone makes none by itself."""
    if pair.relation in (NEW, GONE):
        book, id = _only_side(found, pair)
        return book.kind(id) == BEHAVIOUR
    return pair.relation == CHANGED


def _only_side(found: Concordance, pair: Pair) -> tuple[Book, str]:
    return (found.new, pair.new) if pair.new else (found.old, pair.old)


def _print_pair(found: Concordance, pair: Pair) -> None:
    if pair.relation in (NEW, GONE):
        book, id = _only_side(found, pair)
        line(book.title_of(id).in_(language()), f"{id}  ")
        line(book.clauses[id].summary.in_(language()), MARGIN)
        return
    titles = [book.title_of(id).in_(language()) for book, id in ((found.old, pair.old), (found.new, pair.new))]
    line(" → ".join(dict.fromkeys(titles)), " → ".join(dict.fromkeys((pair.old, pair.new))) + "  ")
    if pair.difference is not None:
        line(pair.difference.in_(language()), MARGIN)
