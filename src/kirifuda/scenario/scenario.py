"""A scenario: loaded from a file, run against the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from ..api import rules
from ..errors import Complaint
from ..kernel.ask import ACT, CHANCE
from ..kernel.phrase import Phrase
from ..kernel.rules import Rules
from ..kernel.state import SEATS, State
from ..text.file_problems import Broken, Problem
from ..text.toml_places import Spot
from ..words import JAPANESE
from .checking import check_after, check_before
from .decks import deck_of, in_the_deck
from .difference import FOUND, SAME, Failure, Line
from .expectation import Expected, read_expected
from .file import File, Step, read_file
from .laying import lay
from .notation import ARROW, OPEN, read_clause, read_piece
from .play import AS_IT_LIES, Play, Wrong, seat_name
from .reading import Reader
from .report import Report
from .source import Source
from .vocabulary import Vocabulary


@dataclass
class Scenario:
    """A scenario whose file is in order."""

    path: Path
    file: File
    source: Source
    known: Vocabulary
    reader: Reader
    expected: list[Expected]

    def run(self, through_forks: bool = False, language: str = JAPANESE) -> Report:
        """Play it. With `through_forks` a second game is forked and pickled before every answer, and compared."""
        report = Report(self.path, self.file.title, tuple(self.file.clauses), language)
        try:
            play = self.begin(through_forks, language, report.trace)
        except Wrong as wrong:
            self._stop(report, 0, ("decks",), wrong)
            return report
        for number, step in enumerate(self.file.step):
            if not self._take(number, step, play, report):
                break
        report.trail += [clause for clause, _ in groupby(play.cited)]
        report.reckoning += [(self.known.name((face,)), by) for face, by in self.known.rules.reckoning(play.game.state)]
        if play.differs:
            report.failures.append(Failure(0, 0, Phrase("scenario-fork-differs"), ((FOUND, play.differs),)))
        return report

    def begin(self, through_forks: bool, language: str, trace: list[str], play: type[Play] = Play) -> Play:
        """The game at its first question."""
        decks = {seat: [AS_IT_LIES] for seat in range(SEATS)} if self.file.start else {}
        decks |= {int(seat) - 1: in_the_deck(names, self.known) for seat, names in self.file.decks.items()}
        return play(self.known, self.state(), decks, through_forks, language, trace)

    def _take(self, number: int, step: Step, play: Play, report: Report) -> bool:
        """One step: what is stated before, the answers, what is stated after. False if it cannot go on."""
        spot: Spot = ("step", number)
        expected = self.expected[number]
        by = None if step.by is None else CHANCE if step.by == "chance" else step.by - 1
        line = self.source.line_of(spot)

        def fail(what: Phrase, lines: tuple[Line, ...]) -> None:
            if lines:
                report.failures.append(Failure(number + 1, line, what, lines))

        failed = len(report.failures)
        play.script = step.shuffle
        check_before(expected, play, by, fail)
        asked = play.game.ask
        if step.do and by is not None and (asked is None or asked.seat != by):
            fail(Phrase("scenario-not-asked", seat=seat_name(by)), ((FOUND, play.asked() or play.over()),))
            return False
        answers = [(part, text) for text in step.do * step.times for part in ARROW.split(text)]
        while answers:
            try:
                answers = answers[play.take([part for part, _ in answers]) :]
            except Wrong as wrong:
                self._stop(report, number + 1, (*spot, "do"), wrong, answers[0][1])
                return False
        if play.script is not None:
            fail(Phrase("scenario-no-shuffle"), ((FOUND, play.asked() or play.over()),))
        check_after(expected, play, by, fail)
        self._tell_what_stands(play, report, failed, number)
        play.told = len(play.game.events)
        return True

    def _tell_what_stands(self, play: Play, report: Report, failed: int, number: int) -> None:
        """Where something does not hold: what is still asked, and what was not asked because it had but one answer."""
        if len(report.failures) == failed:
            return
        line = self.source.line_of(("step", number))
        alone = tuple((SAME, f"{asked}: {only.shown}") for asked, (only,) in play.answered_alone())
        if alone:
            report.failures.append(Failure(number + 1, line, Phrase("scenario-answered-alone"), alone))
        asked = play.game.ask
        if asked is not None and asked.kind != ACT and asked.seat != CHANCE:
            lines = tuple((SAME, option.shown) for option in play.options())
            what = Phrase("scenario-still-asked", asked=play.asked_in_words())
            report.failures.append(Failure(number + 1, line, what, lines))

    def give_answers(self, play: Play) -> None:
        """Give all answers of the steps, whatever they state; raises Broken where one cannot be given."""
        for number in range(len(self.file.step)):
            self.give_step(play, number)

    def give_step(self, play: Play, number: int) -> None:
        """The same of one step."""
        step = self.file.step[number]
        play.script = step.shuffle
        answers = [(part, text) for text in step.do * step.times for part in ARROW.split(text)]
        while answers:
            try:
                answers = answers[play.take([part for part, _ in answers]) :]
            except Wrong as wrong:
                known = Phrase("scenario-there-is", problem=wrong.phrase, known=", ".join(wrong.found))
                line = self.source.line_of(("step", number, "do"), answers[0][1])
                raise Broken([Problem(self.path, line, known)]) from None

    def _stop(self, report: Report, step: int, spot: Spot, wrong: Wrong, quoting: str = "") -> None:
        """An answer that cannot be given: a broken file if no such thing exists, else an expectation that fails."""
        line = self.source.line_of(spot, quoting)
        if wrong.misnamed:
            known = Phrase("scenario-there-is", problem=wrong.phrase, known=", ".join(wrong.found))
            report.problems.append(Problem(self.path, line, known))
        else:
            what = Phrase("scenario-there-is-only", problem=wrong.phrase)
            report.failures.append(Failure(step, line, what, tuple((FOUND, one) for one in wrong.found)))

    def state(self) -> State[Any]:
        """The position it starts from."""
        if self.file.start:
            chooser = CHANCE if self.file.chooser is None else self.file.chooser - 1
            decks = [self._deck(seat, deck) for seat, deck in enumerate(self.known.rules.decks())]
            return self.known.rules.opening(tuple(decks), chooser)
        return lay(self.reader, self.reader.position(self.file.position or {}, ("position",)))

    def _deck(self, seat: int, usual: tuple[int, ...]) -> tuple[int, ...]:
        """The deck that a player starts with: the usual one, with what is named besides; or just what is named."""
        names = self.file.decks.get("1" if seat == 0 else "2")
        return usual if names is None else deck_of(names, usual, self.known)


def _brought_cards(rules: Rules, file: File, source: Source) -> Callable[[str], int | None] | None:
    """How the cards are called that a scenario brings in files of its own, named from where it lies."""
    brought = [(source.path.parent / name).resolve() for name in file.cards]
    brought += [source.path.resolve()] if file.card else []
    if not brought:
        return None
    if rules.setting.bring is None:
        source.complain(("cards",) if file.cards else ("card",), Phrase("scenario-no-own-cards"))
        raise source.broken()
    return rules.setting.bring(tuple(brought))


def load(path: Path | str, asking: bool = False) -> Scenario:
    """Read a scenario. Raises Broken with everything that is wrong with the file.

    One that is `asking` need not state anything.
    """
    return load_from(Source(Path(path)), asking)


def load_from(source: Source, asking: bool = False) -> Scenario:
    """The same of a file that is open already."""
    file = read_file(source)
    try:
        found = rules(file.game, file.edition)
    except Complaint as complaint:
        spot = "game" if complaint.phrase.key.endswith("game") else "edition"
        raise Broken([Problem(source.path, source.line_of((spot,)), complaint.phrase)]) from None
    known = Vocabulary(found, _brought_cards(found, file, source))
    reader = Reader(source, known)
    for clause in file.clauses:
        reader.line(read_clause, clause, ("clauses",))
    for clause in file.without:
        if clause not in file.clauses:
            known_ones = ", ".join(file.clauses)
            source.complain(("without",), Phrase("scenario-without-unnamed", given=clause, known=known_ones))
    if file.start == (file.position is not None):
        source.complain(("start",) if file.start else (), Phrase("scenario-start-or-position"))
    if not file.step and not asking:
        source.complain((), Phrase("scenario-nothing-stated", file=str(source.path)))
    for seat, names in file.decks.items():
        for name in names:
            if name.strip() not in OPEN:
                reader.line(read_piece, name, ("decks", seat))
    if file.decks and not file.start:
        source.complain(("decks",), Phrase("scenario-decks-without-start"))
    if file.chooser is not None and (found.chooser is None or not file.start):
        source.complain(("chooser",), Phrase("scenario-chooser"))
    expected = [read_expected(step, reader, ("step", number)) for number, step in enumerate(file.step)]
    scenario = Scenario(source.path, file, source, known, reader, expected)
    if file.position is not None:
        scenario.state()
    source.stop_if_broken()
    return scenario
