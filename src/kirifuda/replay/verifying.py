"""Verifying a record: every line has to follow from its set-up and its answers, byte for byte."""

from dataclasses import dataclass

from ..kernel.phrase import Phrase
from .deriving import CannotFollow, derive
from .lines import SAYS, outcome_text, said
from .record import Recorded, Remark
from .sentences import Sentences
from .writing import checksum


@dataclass(frozen=True, slots=True)
class Difference:
    """The first line that is not as the rules have it."""

    at: int
    recorded: str
    derived: str = ""
    why: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of verifying. Sentences may be worded anew after a record was written: that is no fault."""

    difference: Difference | None = None
    reworded: int = 0

    @property
    def good(self) -> bool:
        return self.difference is None


def verify(recorded: Recorded) -> Verdict:
    """Derive every line anew and compare. Needs the rules the record was made by."""
    game = recorded.opening()
    sentences = Sentences(game.rules, recorded.header.language, recorded.header.names)
    lines = [one for one in recorded.body if not isinstance(one.line, Remark)]
    derived: list[str] = []
    reworded: list[Difference] = []
    try:
        for line in derive(game, recorded.answers, sentences):
            derived.append(said(line.machine, line.says))
            found = lines[len(derived) - 1] if len(derived) <= len(lines) else recorded.ending
            if found.text.partition(SAYS)[0] != line.machine:
                return Verdict(Difference(found.at, found.text, derived[-1]))
            if found.text != derived[-1]:
                reworded.append(Difference(found.at, found.text, derived[-1]))
    except CannotFollow as broken:
        return Verdict(_not_asked(recorded, broken))
    if len(lines) > len(derived):
        extra = lines[len(derived)]
        return Verdict(Difference(extra.at, extra.text))
    outcome = said(outcome_text(game.outcome), sentences.outcome(game.outcome))
    ending = recorded.ending
    if ending.text.partition(SAYS)[0] != outcome_text(game.outcome):
        return Verdict(Difference(ending.at, ending.text, outcome))
    if ending.text != outcome:
        reworded.append(Difference(ending.at, ending.text, outcome))
    if recorded.intact:
        return Verdict(None, len(reworded))
    end = recorded.checksum
    wanted = checksum(recorded.header, derived, outcome)
    return Verdict(reworded[0] if reworded else Difference(end.at, end.text, wanted))


def _not_asked(recorded: Recorded, broken: CannotFollow) -> Difference:
    at = recorded.line_of_answer(broken.number)
    text = next(one.text for one in recorded.body if one.at == at)
    return Difference(at, text, why=broken.why)
