"""The ledger as one HTML page that asks nothing of any server."""

from html import escape
from urllib.parse import quote

from ..kernel.phrase import Argument, Phrase
from ..words import ENGLISH, JAPANESE, LANGUAGES, say
from .book import Chapter, Clause, Ruling
from .files import Text
from .gaps import Gap
from .join import Entry, Ledger
from .page_style import SCRIPT, STYLE
from .places import Place

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def as_page(ledger: Ledger) -> str:
    """Japanese and English side by side; one article with an anchor for each clause."""
    game = Phrase(f"game-{ledger.book.game}")
    gaps = [gap for gap in ledger.gaps if gap.id not in ledger.book]
    chapters = "".join(_chapter(ledger, number, one) for number, one in enumerate(ledger.book.chapters, start=1))
    return f"""<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(say("ledger-title", JAPANESE, game=game))}</title>
<style>{STYLE}</style>
</head>
<body data-show="both">
<header>
<h1>{_both("ledger-title", game=game)}</h1>
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
<nav><h2>{_both("ledger-page-chapters")}</h2><ol>{_contents(ledger)}</ol></nav>
<main>
{_figures(ledger)}
{"".join(map(_gap, gaps))}
{chapters}
<p class="nothing" hidden>{_both("ledger-page-nothing-found")}</p>
</main>
</div>
<script>{SCRIPT}</script>
</body>
</html>
"""


def _contents(ledger: Ledger) -> str:
    titles = (chapter.title for chapter in ledger.book.chapters)
    return "".join(
        f'<li><a href="#chapter-{number}">{_texts(title, "span", " ")}</a></li>'
        for number, title in enumerate(titles, start=1)
    )


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
    said = "".join(
        f'<p lang="{language}">{escape(say("ledger-summary", language, **counts))} {escape(say(gaps, language))}</p>'
        for language in LANGUAGES
    )
    return f'<div class="figures two">{said}</div>'


def _chapter(ledger: Ledger, number: int, chapter: Chapter) -> str:
    articles = "".join(_article(ledger, ledger.entries[id]) for id in chapter.ids)
    title = _texts(chapter.title, "span", " ")
    return f'<section class="chapter" id="chapter-{number}"><h2>{title}</h2>{articles}</section>\n'


def _article(ledger: Ledger, entry: Entry) -> str:
    book = ledger.book
    kind = _both(f"ledger-kind-{entry.kind}")
    if entry.id in book.clauses:
        clause = book.clauses[entry.id]
        title = _texts(clause.title, "span", " ")
        kind += f" · {_both(f'ledger-source-{clause.source}')}"
        body = _clause(ledger, clause)
    else:
        ruling = book.rulings[entry.id]
        title = f'<span class="note">{" ".join(_link(id) for id in ruling.clauses)}</span>'
        body = _ruling(ruling)
    gaps = "".join(_gap(gap) for gap in ledger.gaps if gap.id == entry.id)
    anchor = f'<a class="id" href="#{quote(entry.id)}">{escape(entry.id)}</a>'
    return (
        f'<article id="{escape(entry.id)}"><h3>{anchor} {title} <span class="kind">{kind}</span></h3>'
        f"{body}{gaps}{_named(ledger, entry)}</article>\n"
    )


def _clause(ledger: Ledger, clause: Clause) -> str:
    body = _two(clause.summary)
    if clause.note is not None:
        body += _two(clause.note, "note", "ledger-note", "note")
    for ruling in ledger.book.rulings_on(clause.id):
        body += f'<div class="ruling">{_link(ruling.id)}{_two(ruling.ruling)}</div>'
    return body


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


def _link(id: str) -> str:
    return f'<a href="#{quote(id)}">{escape(id)}</a>'


def _two(text: Text, style: str = "", key: str = "", argument: str = "text") -> str:
    """A text in both languages, side by side; said through a message if a key is given."""
    parts = ""
    for language in LANGUAGES:
        words = text.in_(language)
        parts += f'<p lang="{language}">{escape(say(key, language, **{argument: words}) if key else words)}</p>'
    return f'<div class="two {style}">{parts}</div>'


def _texts(text: Text, tag: str, between: str) -> str:
    return between.join(f'<{tag} lang="{language}">{escape(text.in_(language))}</{tag}>' for language in LANGUAGES)


def _both(key: str, **args: Argument) -> str:
    """A short label in both languages."""
    parts = (f'<span lang="{language}">{escape(say(key, language, **args))}</span>' for language in LANGUAGES)
    return f'<span class="label">{"".join(parts)}</span>'


def _attribute(key: str) -> str:
    return escape(f"{say(key, JAPANESE)} / {say(key, ENGLISH)}")
