"""A scenario: loaded from a file, run against the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from ..api import rules
from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.phrase import Phrase
from ..kernel.rules import Rules
from ..kernel.state import SEATS, State
from ..text.file_problems import Broken, Problem
from ..text.toml_places import Spot
from ..words import JAPANESE
from .checking import check_after, check_before
from .difference import FOUND, Failure, Line
from .expectation import Expected, read_expected
from .file import File, Step, read_file
from .laying import lay
from .notation import read_clause
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
        decks = {seat: [AS_IT_LIES] for seat in range(SEATS)} if self.file.start else {}
        decks |= {int(seat) - 1: list(names) for seat, names in self.file.decks.items()}
        try:
            play = Play(self.known, self.state(), decks, through_forks, language, report.trace)
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

    def _take(self, number: int, step: Step, play: Play, report: Report) -> bool:
        """One step: what is stated before, the answers, what is stated after. False if it cannot go on."""
        spot: Spot = ("step", number)
        expected = self.expected[number]
        by = None if step.by is None else CHANCE if step.by == "chance" else step.by - 1
        line = self.source.line_of(spot)

        def fail(what: Phrase, lines: tuple[Line, ...]) -> None:
            if lines:
                report.failures.append(Failure(number + 1, line, what, lines))

        play.script = step.shuffle
        check_before(expected, play, by, fail)
        play.cited += [one.clause for one in expected.refused_before]
        asked = play.game.ask
        if step.do and by is not None and (asked is None or asked.seat != by):
            fail(Phrase("scenario-not-asked", seat=seat_name(by)), ((FOUND, play.asked() or play.over()),))
            return False
        for text in step.do:
            try:
                play.do(text)
            except Wrong as wrong:
                self._stop(report, number + 1, (*spot, "do"), wrong, text)
                return False
        if play.script is not None:
            fail(Phrase("scenario-no-shuffle"), ((FOUND, play.asked() or play.over()),))
        check_after(expected, play, by, fail)
        play.cited += [one.clause for one in expected.refused]
        play.told = len(play.game.events)
        return True

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
            return self.known.rules.opening(self.known.rules.decks(), chooser)
        return lay(self.reader, self.reader.position(self.file.position or {}, ("position",)))


def _brought_cards(rules: Rules, file: File, source: Source) -> Callable[[str], int | None] | None:
    """How the cards are called that a scenario brings in files of its own, named from where it lies."""
    if not file.cards:
        return None
    if rules.setting.bring is None:
        source.complain(("cards",), Phrase("scenario-no-own-cards"))
        raise source.broken()
    return rules.setting.bring(tuple((source.path.parent / name).resolve() for name in file.cards))


def load(path: Path | str) -> Scenario:
    """Read a scenario. Raises Broken with everything that is wrong with the file."""
    source = Source(Path(path))
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
    if file.start == (file.position is not None):
        source.complain(("start",) if file.start else (), Phrase("scenario-start-or-position"))
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
