"""The report of a run: one HTML file that needs nothing beside it, in Japanese and in English."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ..kernel.phrase import Argument
from ..ledger import Book, book_played
from ..words import JAPANESE, LANGUAGES, say
from .intervals import Share, difference
from .plots import Row, bars, intervals, percent_ticks, signed_ticks
from .report_style import STYLE
from .results import BESIDE_THE_RULES
from .running import Running
from .sequential import OPEN
from .summary import CardTally, OfCardSet, Tally, entrants_by_strength, histogram, medium
from .unusual import Unusual

FAIR: Final = (0.4, 0.6)
"""Between these shares an entrant is not out of line."""
CHANGED_CARDS: Final = 30
OPENED: Final = ' open="open"'
NAMES: Final = {"ja": "日本語", "en": "English"}


def report(running: Running, summaries: Sequence[OfCardSet], kept: Sequence[Unusual]) -> str:
    plan = running.plan
    title = f"{say(f'game-{plan.game}')} {plan.edition} ― kirifuda sim"
    radios = "".join(
        f'<input class="tongue" type="radio" name="tongue" id="{language}"{" checked" * (language == JAPANESE)}>'
        for language in LANGUAGES
    )
    labels = "".join(f'<label for="{language}">{NAMES[language]}</label>' for language in LANGUAGES)
    pages = [_Page(running, summaries, kept, language).whole() for language in LANGUAGES]
    return (
        f'<!doctype html>\n<html lang="ja">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{radios}\n"
        f'<div class="tongues">{labels}</div>\n{"".join(pages)}</body>\n</html>\n'
    )


class _Page:
    """The report in one language."""

    def __init__(
        self, running: Running, summaries: Sequence[OfCardSet], kept: Sequence[Unusual], language: str
    ) -> None:
        self.running = running
        self.plan = running.plan
        self.summaries = summaries
        self.kept = kept
        self.language = language
        self.book: Book = book_played(self.plan.game, self.plan.edition)

    def t(self, key: str, **args: Argument) -> str:
        return escape(self.raw(key, **args))

    def raw(self, key: str, **args: Argument) -> str:
        return say(f"sim-report-{key}", self.language, **args)

    def whole(self) -> str:
        last = self.summaries[-1]
        parts = [self._head(), self._tiles(last)]
        if len(self.summaries) > 1:
            parts += self._changes()
        parts += [self._rates(last), self._matrix(last), self._ratings(last), self._seats(last), self._lengths(last)]
        parts += [self._endings(last), self._cards(last), self._unusual(), self._method()]
        body = "\n".join(part for part in parts if part)
        return f'<main lang="{self.language}">\n{body}\n</main>\n'

    # --- the head -----------------------------------------------------------------------------------

    def _head(self) -> str:
        plan = self.plan
        agents = "、".join(plan.agents) if self.language == JAPANESE else ", ".join(plan.agents)
        game = say(f"game-{plan.game}", self.language)
        return (
            f"<h1>{escape(game)} <span class='soft'>{escape(plan.edition)}</span></h1>"
            f'<p class="lead">{self.t(f"scheme-{plan.scheme}", entrants=len(plan.entrants))} '
            f"{self.t('of-agents' if plan.of_agents else 'of-decks', agents=agents)} "
            f"{self.t('seed', seed=str(plan.seed))}</p>"
        )

    def _tiles(self, of: OfCardSet) -> str:
        games = sum(tally.games for tally in of.cells.values())
        drawn = sum(tally.drawn for tally in of.cells.values())
        first = of.going_first.share
        tiles = [
            (f"{games:,}", self.t("games")),
            (f"{drawn:,}", self.t("drawn")),
            (self._percent(first.share), self.t("going-first-won")),
            (str(medium(of.turns)), self.t("median-turns")),
            (f"{sum(of.answers) / max(len(of.answers), 1):,.0f}", self.t("answers-a-game")),
        ]
        if of.faults:
            tiles.append((str(len(of.faults)), self.t("faults")))
        shown = "".join(f'<div class="tile"><b>{figure}</b><span>{name}</span></div>' for figure, name in tiles)
        return f'<div class="tiles">{shown}</div>'

    # --- sections -----------------------------------------------------------------------------------

    def _rates(self, of: OfCardSet) -> str:
        order = entrants_by_strength(self.plan, of)
        if len(order) < 2:
            return ""
        rows = [self._row(self.plan.entrants[one], of.entrants[one]) for one in order]
        title = self.raw("rates")
        text = self.t("rates-note")
        if self.plan.of_agents:
            decks = [self._row(deck.name, of.decks[nth]) for nth, deck in enumerate(self.plan.decks)]
            text += f"<h3>{self.t('rates-of-decks')}</h3>{self._shares(self.raw('rates-of-decks'), decks)}"
        return f'{self._section("rates")}{self._shares(title, rows)}<div class="note">{text}</div>{self._forfeits(of)}'

    def _forfeits(self, of: OfCardSet) -> str:
        if not of.forfeits:
            return ""
        rows = [(self.plan.entrants[entrant], why, str(count)) for (entrant, why), count in of.forfeits.most_common(20)]
        return f"<h3>{self.t('forfeits')}</h3>" + self._table(("forfeits-who", "forfeits-why", "count"), rows, {2})

    def _matrix(self, of: OfCardSet) -> str:
        order = entrants_by_strength(self.plan, of)
        if len(order) < 2:
            return ""
        names = [f"<th>{escape(self.plan.entrants[one])}</th>" for one in order]
        cells = ["".join(self._cell(of, one, other) for other in order) for one in order]
        rows = "".join(f"<tr>{name}{row}</tr>" for name, row in zip(names, cells, strict=True))
        verdicts = self._verdicts(of) if self.plan.question is not None else ""
        return (
            f'{self._section("matrix")}<p class="note">{self.t("matrix-note")}</p><figure class="scroll">'
            f'<table class="matrix"><thead><tr><th></th>{"".join(names)}</tr></thead>'
            f"<tbody>{rows}</tbody></table></figure>{verdicts}"
        )

    def _cell(self, of: OfCardSet, one: int, other: int) -> str:
        tally = of.cells.get((one, other))
        if tally is None and (found := of.cells.get((other, one))) is not None:
            tally = Tally(found.lost, found.won, found.drawn)
        if one == other or tally is None or not tally.games:
            return '<td class="self"></td>'
        share = tally.share.share
        depth = min(abs(share - 0.5) * 2, 1) * 0.75
        colour = "more" if share >= 0.5 else "less"
        low, high = tally.share.interval
        told = escape(
            f"{self.plan.entrants[one]} – {self.plan.entrants[other]}: {tally.won}–{tally.lost} "
            f"({self._percent(low)}–{self._percent(high)})",
            quote=True,
        )
        return (
            f'<td style="background:rgb(var(--{colour}-rgb)/{depth:.2f})" title="{told}">'
            f"{self._percent(share, 0)}<small>{tally.won}–{tally.lost}</small></td>"
        )

    def _verdicts(self, of: OfCardSet) -> str:
        rows = []
        for (one, other), tally in of.cells.items():
            names = {"one": self.plan.entrants[one], "other": self.plan.entrants[other]}
            said = say(f"sim-verdict-{of.verdicts[one, other]}", self.language, **names).rstrip(":：")
            rows.append((said, f"{tally.won}–{tally.lost}", str(tally.games)))
        decided = sum(verdict != OPEN for verdict in of.verdicts.values())
        told = self.t("verdicts", decided=decided, all=len(of.verdicts))
        table = self._table(("verdict", "score", "games"), rows, {1, 2})
        return f"<details{OPENED * (len(rows) <= 12)}><summary>{told}</summary>{table}</details>"

    def _ratings(self, of: OfCardSet) -> str:
        order = entrants_by_strength(self.plan, of)
        if len(order) < 3:
            return ""
        rows = []
        for one in order:
            rating = of.ratings[one]
            low, high = rating.rating - rating.reach, rating.rating + rating.reach
            figures = f"{rating.rating:+.0f} ± {rating.reach:.0f}".replace("-", "−")
            rows.append(Row(self.plan.entrants[one], rating.rating, low, high, figures))
        plot = intervals(self.raw("ratings"), rows, signed_ticks(rows, 50, 1, ""), 0.0, None)
        return f'{self._section("ratings")}<figure>{plot}</figure><p class="note">{self.t("ratings-note")}</p>'

    def _seats(self, of: OfCardSet) -> str:
        rows = [self._row(self.raw("going-first"), of.going_first)]
        rows += [self._row(self.raw("seat", seat=seat), tally) for seat, tally in enumerate(of.seats, start=1)]
        return (
            f'{self._section("seats")}{self._shares(self.raw("seats"), rows)}<p class="note">{self.t("seats-note")}</p>'
        )

    def _lengths(self, of: OfCardSet) -> str:
        steps = histogram(of.turns)
        if not steps:
            return ""
        middle = medium(of.turns)
        plot = bars(self.raw("lengths"), steps, middle, self.raw("median", turns=middle))
        spread = self.t("lengths-note", least=min(of.turns), most=max(of.turns))
        return f'{self._section("lengths")}<figure>{plot}</figure><p class="note">{spread}</p>'

    def _endings(self, of: OfCardSet) -> str:
        total = max(sum(of.endings.values()), 1)
        rows = "".join(
            f"<tr><td><code>{escape(by)}</code></td><td>{self._ending(by)}</td><td class='n'>{count:,}</td>"
            f"<td class='n'>{self._percent(count / total)}</td>"
            f"<td><span class='meter' style='width:{7 * count / total:.2f}rem'></span></td></tr>"
            for by, count in sorted(of.endings.items(), key=lambda one: (-one[1], one[0]))
        )
        heads = "".join(f"<th>{self.t(key) if key else ''}</th>" for key in ("clause", "what", "count", "share", ""))
        table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        return f"{self._section('endings')}<figure>{table}</figure>"

    def _ending(self, by: str) -> str:
        """What a clause is called and says, in our words."""
        if by in BESIDE_THE_RULES:
            return self.t(f"by-{by}")
        if by not in self.book:
            return self.t("by-conceding")
        title = self.book.title_of(by)
        summary = self.book.clauses[by].summary if by in self.book.clauses else self.book.rulings[by].ruling
        ours, said = (title.ja, summary.ja) if self.language == JAPANESE else (title.en, summary.en)
        return f"<b>{escape(ours)}</b> <span class='soft'>{escape(said)}</span>"

    def _cards(self, of: OfCardSet) -> str:
        parts = [self._section("cards"), f'<p class="note">{self.t("cards-note")}</p>']
        for nth, deck in enumerate(self.plan.decks):
            own = of.decks[nth].share
            cards = sorted(of.cards[nth].values(), key=lambda card: (-_gain(card.drawn.share, own), card.name))
            rows = "".join(self._card(card, own) for card in cards)
            heads = "".join(
                f'<th class="{"" if key == "card" else "n"}">{self.t(key)}</th>'
                for key in ("card", "in-games", "when-drawn", "against-deck", "in-games-played", "when-played", "stuck")
            )
            summary = self.t("deck-won", deck=deck.name, share=self._percent(own.share), games=of.decks[nth].games)
            parts.append(
                f'<details{OPENED * (len(self.plan.decks) == 1)}><summary>{summary}</summary><div class="scroll">'
                f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details>"
            )
        return "".join(parts)

    def _card(self, card: CardTally, own: Share) -> str:
        drawn, played = card.drawn.share, card.played.share
        low, high = drawn.interval
        gain = _gain(drawn, own)
        side = "up" if low > own.share else "down" if high < own.share else "soft"
        stuck = self._percent(card.stuck / card.drawn.games, 0) if card.drawn.games else "–"
        cells = (
            f"{card.drawn.games:,}",
            f"{self._percent(drawn.share)} <span class='soft'>±{50 * (high - low):.0f}</span>" if drawn.games else "–",
            f"<span class='{side}'>{100 * gain:+.1f}</span>" if drawn.games else "–",
            f"{card.played.games:,}",
            self._percent(played.share) if played.games else "–",
            stuck,
        )
        figures = "".join(f'<td class="n">{cell}</td>' for cell in cells)
        return f"<tr><td>{escape(card.name)}</td>{figures}</tr>"

    def _unusual(self) -> str:
        if not self.kept:
            return ""
        rows = []
        for one in self.kept:
            ended = one.ended
            sides = " – ".join(self.plan.entrants[entrant] for entrant in self.plan.fixture(ended.number).entrants)
            link = f'<a href="{escape(one.file, quote=True)}">{escape(one.file)}</a>'
            told = self.t(f"unusual-{one.kind}", answers=ended.answers, turns=ended.turns, behind=f"{ended.behind:g}")
            rows.append(
                f"<tr><td>{told}</td><td>{escape(sides)}</td><td><code>{escape(ended.by)}</code></td><td>{link}</td></tr>"
            )
        heads = "".join(f"<th>{self.t(key)}</th>" for key in ("why-unusual", "sides", "clause", "replay"))
        return (
            f'{self._section("unusual")}<p class="note">{self.t("unusual-note")}</p><figure class="scroll">'
            f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></figure>"
        )

    def _method(self) -> str:
        question = self.plan.question
        parts = [self.t("method-intervals"), self.t("method-draws"), self.t("method-again")]
        if question is not None:
            parts.append(
                self.t("method-sequential", error=f"{100 * question.error:g}", margin=f"{100 * question.margin:g}")
            )
        return self._section("method") + "".join(f'<p class="note">{part}</p>' for part in parts)

    # --- one card set against the one before ------------------------------------------------------------

    def _changes(self) -> Iterator[str]:
        before, now = self.summaries
        yield f'{self._section("changes")}<p class="note">{self.t("changes-note")}</p>'
        entrants = []
        for one, name in enumerate(self.plan.entrants):
            gap, low, high = difference(before.entrants[one].share, now.entrants[one].share)
            told = f"{self._percent(before.entrants[one].share.share)} → {self._percent(now.entrants[one].share.share)}"
            entrants.append(Row(name, gap, low, high, told))
        if len(entrants) > 1:
            ticks = signed_ticks(entrants, 0.1, 100, " %")
            yield f"<figure>{intervals(self.raw('changes'), entrants, ticks, 0.0, None)}</figure>"
        rows = sorted(self._changed_cards(before, now), key=lambda row: -abs(row[0]))[:CHANGED_CARDS]
        heads = "".join(f"<th>{self.t(key)}</th>" for key in ("deck", "card", "before-now", "changed-by"))
        body = "".join(row for _, row in rows)
        yield (
            f"<details><summary>{self.t('changed-cards')}</summary><table><thead><tr>{heads}</tr></thead>"
            f"<tbody>{body}</tbody></table></details>"
        )

    def _changed_cards(self, before: OfCardSet, now: OfCardSet) -> Iterator[tuple[float, str]]:
        for nth, deck in enumerate(self.plan.decks):
            then = {card.name: card for card in before.cards[nth].values()}
            for card in now.cards[nth].values():
                old = then.get(card.name)
                if old is None or not old.drawn.games or not card.drawn.games:
                    continue
                gap, low, high = difference(old.drawn.share, card.drawn.share)
                side = "up" if low > 0 else "down" if high < 0 else "soft"
                told = f"{self._percent(old.drawn.share.share)} → {self._percent(card.drawn.share.share)}"
                yield (
                    gap,
                    f"<tr><td>{escape(deck.name)}</td><td>{escape(card.name)}</td><td class='n'>{told}</td>"
                    f"<td class='n {side}'>{100 * gap:+.1f} ({100 * low:+.1f} … {100 * high:+.1f})</td></tr>",
                )

    # --- parts ------------------------------------------------------------------------------------------

    def _section(self, key: str) -> str:
        return f"<h2>{self.t(key)}</h2>"

    def _row(self, label: str, tally: Tally) -> Row:
        low, high = tally.share.interval
        figures = f"{self._percent(tally.share.share)} ({100 * low:.1f}–{100 * high:.1f})"
        return Row(label, tally.share.share, low, high, figures)

    def _shares(self, title: str, rows: Sequence[Row]) -> str:
        return f"<figure>{intervals(title, rows, percent_ticks(rows), 0.5, FAIR)}</figure>"

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: set[int]) -> str:
        def cell(at: int, text: str, kind: str) -> str:
            return f'<{kind} class="n">{text}</{kind}>' if at in numbers else f"<{kind}>{text}</{kind}>"

        head = "".join(cell(at, self.t(key), "th") for at, key in enumerate(heads))
        body = "".join(
            f"<tr>{''.join(cell(at, escape(text), 'td') for at, text in enumerate(row))}</tr>" for row in rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def _percent(self, share: float, digits: int = 1) -> str:
        return f"{100 * share:.{digits}f}{'%' if self.language == JAPANESE else ' %'}"


def _gain(drawn: Share, own: Share) -> float:
    return drawn.share - own.share if drawn.games else -1.0
