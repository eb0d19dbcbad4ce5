"""The ledger as one HTML page that asks nothing of any server."""

from html import escape
from urllib.parse import quote

from ..kernel.phrase import Argument, Phrase
from ..words import ENGLISH, JAPANESE, LANGUAGES, say
from .book import Book, Chapter, Clause, Ruling
from .concordance import Pair
from .files import Text
from .gaps import Gap
from .join import Entry, Ledger
from .page_style import SCRIPT, STYLE
from .places import Place
from .score_words import book_score_told, score_told
from .scores import Score
from .text import pair_heading

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def as_page(*ledgers: Ledger) -> str:
    """Japanese and English side by side; one article with an anchor for each clause. Editions follow each other."""
    title = title_of(ledgers[0].book) if len(ledgers) == 1 else Phrase("ledger-title", game=_game(ledgers[0].book))
    return f"""<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(say(title, JAPANESE))}</title>
<style>{STYLE}</style>
</head>
<body data-show="both">
<header>
<h1>{_both(title)}</h1>
<div class="tools">
<input type="search" placeholder="{_attribute("ledger-page-search")}" aria-label="{_attribute("ledger-page-search")}">
<label><input type="checkbox" id="only-gaps"> {_both("ledger-page-only-gaps")}</label>
<div class="tongues" role="group">
<button value="ja" aria-pressed="false">日本語</button>
<button value="both" aria-pressed="true">{_both("ledger-page-both")}</button>
<button value="en" aria-pressed="false">English</button>
</div>
</div>
</header>
<div class="frame">
<nav>{"".join(map(_contents, ledgers))}</nav>
<main>
{"".join(_book(one, len(ledgers) > 1) for one in ledgers)}
<p class="nothing" hidden>{_both("ledger-page-nothing-found")}</p>
</main>
</div>
<script>{SCRIPT}</script>
</body>
</html>
"""


def title_of(book: Book) -> Phrase:
    """What the ledger of a book is called."""
    if book.edition:
        return Phrase("ledger-title-edition", game=_game(book), edition=book.edition)
    return Phrase("ledger-title", game=_game(book))


def _game(book: Book) -> Phrase:
    return Phrase(f"game-{book.game}")


def _contents(ledger: Ledger) -> str:
    book = ledger.book
    heading = _texts(book.title, "span", " ") if book.edition else _both("ledger-page-chapters")
    chapters = "".join(
        f'<li><a href="#{_chapter_anchor(book, number)}">{_texts(chapter.title, "span", " ")}</a></li>'
        for number, chapter in enumerate(book.chapters, start=1)
    )
    return f"<h2>{heading}</h2><ol>{chapters}</ol>"


def _book(ledger: Ledger, linked: bool) -> str:
    gaps = [gap for gap in ledger.gaps if gap.id not in ledger.book]
    chapters = "".join(
        _chapter(ledger, number, one, linked) for number, one in enumerate(ledger.book.chapters, start=1)
    )
    title = f'<h2 class="book">{_texts(ledger.book.title, "span", " ")}</h2>' if ledger.book.edition else ""
    return f"{title}{_figures(ledger)}{''.join(map(_gap, gaps))}\n{chapters}"


def _anchor(book: Book, id: str) -> str:
    return f"{book.edition}/{id}" if book.edition else id


def _chapter_anchor(book: Book, number: int) -> str:
    return _anchor(book, f"chapter-{number}")


def _figures(ledger: Ledger) -> str:
    entries = ledger.entries.values()
    counts: dict[str, Argument] = {
        "clauses": len(ledger.book.clauses),
        "rulings": len(ledger.book.rulings),
        "coded": sum(1 for entry in entries if entry.code),
        "tested": sum(1 for entry in entries if entry.tests or entry.scenarios),
        "played": sum(1 for entry in entries if entry.cited),
        "games": ledger.games,
    }
    gaps = Phrase("ledger-gaps", count=len(ledger.gaps)) if ledger.gaps else Phrase("ledger-no-gaps")
    told = [Phrase("ledger-summary", **counts), gaps, *book_score_told(ledger)]
    said = "".join(
        f'<p lang="{language}">{escape(" ".join(say(phrase, language) for phrase in told))}</p>'
        for language in LANGUAGES
    )
    return f'<div class="figures two">{said}</div>'


def _chapter(ledger: Ledger, number: int, chapter: Chapter, linked: bool) -> str:
    articles = "".join(_article(ledger, ledger.entries[id], linked) for id in chapter.ids)
    title = _texts(chapter.title, "span", " ")
    anchor = _chapter_anchor(ledger.book, number)
    score = ledger.scores.of(*chapter.ids)
    told = f'<div class="figures">{_told(score)}</div>' if score.tried else ""
    return f'<section class="chapter" id="{anchor}"><h2>{title}</h2>{told}{articles}</section>\n'


def _told(score: Score) -> str:
    """A score in both languages, what has to be tried anew, and the changes that nothing notices."""
    said = "".join(f"<div>{_both(phrase)}</div>" for phrase in score_told(score))
    alive = "".join(f"<li><code>{escape(key)}</code></li>" for key in score.surviving)
    heading = _both(Phrase("ledger-survivors", count=len(score.surviving)))
    return said + (f"<details><summary>{heading}</summary><ul>{alive}</ul></details>" if alive else "")


def _article(ledger: Ledger, entry: Entry, linked: bool) -> str:
    book = ledger.book
    kind = _both(f"ledger-kind-{entry.kind}")
    if entry.id in book.clauses:
        clause = book.clauses[entry.id]
        title = _texts(clause.title, "span", " ")
        kind += f" · {_both(f'ledger-source-{clause.source}')}"
        body = _clause(ledger, clause, linked)
    else:
        ruling = book.rulings[entry.id]
        title = f'<span class="note">{" ".join(_link(book, id) for id in ruling.clauses)}</span>'
        body = _ruling(ruling)
    gaps = "".join(_gap(gap) for gap in ledger.gaps if gap.id == entry.id)
    heading = f'{_link(book, entry.id, "id")} {title} <span class="kind">{kind}</span>'
    return (
        f'<article id="{escape(_anchor(book, entry.id))}"><h3>{heading}</h3>'
        f"{body}{gaps}{_named(ledger, entry)}</article>\n"
    )


def _clause(ledger: Ledger, clause: Clause, linked: bool) -> str:
    body = _two(clause.summary)
    if clause.note is not None:
        body += _two(clause.note, "note", "ledger-note", "note")
    if ledger.beside is not None:
        body += "".join(_pair(ledger.beside.new, pair, linked) for pair in ledger.beside.pairs_of(clause.id))
    for ruling in ledger.book.rulings_on(clause.id):
        body += f'<div class="ruling">{_link(ledger.book, ruling.id)}{_two(ruling.ruling)}</div>'
    return body


def _pair(other: Book, pair: Pair, linked: bool) -> str:
    """The clause of the other edition, led to if it is on the page, and what changes in play."""
    link = f"{_link(other, pair.new)} " if linked and pair.new else ""
    said = "".join(
        f'<p lang="{language}">{link}{escape(pair_heading(other, pair, language))}</p>' for language in LANGUAGES
    )
    difference = _two(pair.difference, "note", "ledger-difference") if pair.difference is not None else ""
    return f'<div class="two note">{said}</div>{difference}'


def _ruling(ruling: Ruling) -> str:
    body = _two(ruling.question, "", "ledger-question") + _two(ruling.ruling, "", "ledger-ruling")
    body += _two(ruling.reason, "note", "ledger-reason")
    if ruling.alternative is not None:
        body += _two(ruling.alternative, "note", "ledger-alternative")
    return body


def _named(ledger: Ledger, entry: Entry) -> str:
    rows = _places("ledger-page-code", entry.code)
    if ledger.tested:
        rows += _places("ledger-page-tests", entry.tests) + _places("ledger-page-scenarios", entry.scenarios)
    if ledger.scores and entry.code:
        rows += f"<dt>{_both('ledger-page-noticed')}</dt><dd>{_told(ledger.scores.of(entry.id))}</dd>"
    if entry.cited:
        rows += f"<dt>{_both('ledger-page-played')}</dt><dd>{entry.cited:,}</dd>"
    return f"<dl>{rows}</dl>"


def _places(heading: str, places: tuple[Place, ...]) -> str:
    if not places:
        return f"<dt>{_both(heading)}</dt><dd>{_both('ledger-page-none')}</dd>"
    lines = "".join(f"<li><code>{escape(str(place))}</code> {escape(place.what)}</li>" for place in places)
    listed = f"<ul>{lines}</ul>"
    if len(places) > 2:
        listed = f"<details><summary>{len(places)}</summary>{listed}</details>"
    return f"<dt>{_both(heading)}</dt><dd>{listed}</dd>"


def _gap(gap: Gap) -> str:
    said = "".join(
        f'<p lang="{language}">{escape(say(gap.problem, language))} {escape(say(gap.remedy, language))}</p>'
        for language in LANGUAGES
    )
    return f'<div class="gap two">{said}</div>'


def _link(book: Book, id: str, style: str = "") -> str:
    of_style = f' class="{style}"' if style else ""
    return f'<a{of_style} href="#{quote(_anchor(book, id))}">{escape(id)}</a>'


def _two(text: Text, style: str = "", key: str = "", argument: str = "text") -> str:
    """A text in both languages, side by side; said through a message if a key is given."""
    parts = ""
    for language in LANGUAGES:
        words = text.in_(language)
        parts += f'<p lang="{language}">{escape(say(key, language, **{argument: words}) if key else words)}</p>'
    return f'<div class="two {style}">{parts}</div>'


def _texts(text: Text, tag: str, between: str) -> str:
    return between.join(f'<{tag} lang="{language}">{escape(text.in_(language))}</{tag}>' for language in LANGUAGES)


def _both(phrase: Phrase | str) -> str:
    """A short label in both languages."""
    parts = (f'<span lang="{language}">{escape(say(phrase, language))}</span>' for language in LANGUAGES)
    return f'<span class="label">{"".join(parts)}</span>'


def _attribute(key: str) -> str:
    return escape(f"{say(key, JAPANESE)} / {say(key, ENGLISH)}")
