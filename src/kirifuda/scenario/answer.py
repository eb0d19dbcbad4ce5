"""A judge's answer to a position: what each player may do, what not and why, by which clauses."""

from dataclasses import dataclass, field

from ..kernel.ask import ACT, CHANCE
from ..kernel.outcome import Refusal
from ..kernel.phrase import Phrase
from ..kernel.state import SEATS
from ..ledger.book import Book, book_played
from ..words import reason, say
from .options import requests
from .play import Play
from .scenario import Scenario

TITLE = "# "
SECTION = "## "
PART = "### "
ITEM = "- "
_PLAIN = {TITLE: "", SECTION: "\n", PART: "  ", ITEM: "    ・"}


@dataclass
class Answer:
    """The lines of an answer: each with the sign that Markdown has for its kind, and what it says."""

    language: str
    lines: list[tuple[str, str]] = field(default_factory=list)
    cited: list[str] = field(default_factory=list)

    def add(self, sign: str, text: str) -> None:
        self.lines.append((sign, text))

    def say(self, sign: str, phrase: Phrase) -> None:
        self.add(sign, say(phrase, self.language))

    def cite(self, text: str, clause: str) -> str:
        """A text with the clause behind it, which is explained at the end."""
        if clause and clause not in self.cited:
            self.cited.append(clause)
        return say("judge-cited", self.language, text=text, clause=clause) if clause else text

    def plain(self) -> str:
        return "\n".join(_PLAIN[sign] + text for sign, text in self.lines)

    def markdown(self) -> str:
        rows: list[str] = []
        for sign, text in self.lines:
            if sign != ITEM and rows:
                rows.append("")
            rows.append(sign + text)
            rows += [""] if sign != ITEM else []
        return "\n".join(rows).replace("\n\n\n", "\n\n").strip()


def answer_to(scenario: Scenario, language: str) -> Answer:
    """What can be done in the position of a scenario, after the answers that it gives."""
    play = scenario.begin(False, language, [])
    scenario.give_answers(play)
    title = scenario.file.title.ja if language == "ja" else scenario.file.title.en
    answer = Answer(language)
    answer.add(TITLE, title or scenario.path.stem)
    if play.game.ask is None:
        answer.say(ITEM, Phrase("judge-over", outcome=play.over()))
    for seat in range(SEATS) if play.game.ask is not None else ():
        _answer_for(seat, play, answer)
    _explain_clauses(answer, book_played(scenario.known.rules.game, scenario.known.rules.edition))
    return answer


def _answer_for(seat: int, play: Play, answer: Answer) -> None:
    asked = play.game.ask
    assert asked is not None
    answer.say(SECTION, Phrase("judge-player", seat=str(seat + 1)))
    if asked.seat == seat:
        sentence = say(play.known.rules.question(play.game.state, asked, seat), answer.language)
        answer.add(PART, answer.cite(sentence, asked.clause))
        for option in play.options():
            value = asked.value_at(option.index)
            by = play.known.rules.clause_of(asked, value) if asked.kind == ACT and value >= 0 else ""
            answer.add(ITEM, answer.cite(option.shown, _as_played(play, by)))
    elif asked.seat == CHANCE:
        answer.say(ITEM, Phrase("judge-chance"))
    else:
        answer.say(ITEM, Phrase("judge-not-asked", seat=str(2 - seat)))
    _tell_refusals(seat, play, answer)


def _as_played(play: Play, clause: str) -> str:
    return str(play.game.state.cite(clause)) if clause else ""


def _tell_refusals(seat: int, play: Play, answer: Answer) -> None:
    """What may not be done, under the reason for it; what is said of all is said once."""
    g = play.game.state
    values, wishes = requests(seat, g, play.known, answer.language)
    found: dict[tuple[str, str], list[str]] = {}
    for wish in wishes:
        refusal = play.game.why_not(seat, values[wish.index])
        if refusal is None or refusal.reason in play.known.setting.elsewhere:
            continue
        found.setdefault((refusal.clause, _why(refusal, play, answer.language)), []).append(wish.shown)
    if not found:
        return
    answer.say(PART, Phrase("judge-refused"))
    for (clause, why), names in found.items():
        everything = len(found) == 1 and len(names) > 1 and play.game.ask is not None and play.game.ask.seat != seat
        told = say("judge-everything", answer.language) if everything else ", ".join(dict.fromkeys(names))
        answer.add(ITEM, answer.cite(say("judge-because", answer.language, what=told, why=why), clause))


def _why(refusal: Refusal, play: Play, language: str) -> str:
    return say(reason(play.known.game, refusal), language)


def _explain_clauses(answer: Answer, book: Book) -> None:
    """What the clauses say that were cited, in our words, and the rulings on them."""
    known = [clause for clause in answer.cited if clause in book]
    if not known:
        return
    answer.say(SECTION, Phrase("judge-clauses"))
    for clause in known:
        if clause in book.rulings:
            answer.add(ITEM, f"{clause} {book.rulings[clause].ruling.in_(answer.language)}")
            continue
        record = book.clauses[clause]
        title, summary = record.title.in_(answer.language), record.summary.in_(answer.language)
        answer.add(ITEM, " ".join(part for part in (clause, title, summary) if part))
        for ruling in book.rulings_on(clause):
            asked, ruled = ruling.question.in_(answer.language), ruling.ruling.in_(answer.language)
            answer.add(ITEM, say("judge-because", answer.language, what=f"{ruling.id} {asked}", why=ruled))
