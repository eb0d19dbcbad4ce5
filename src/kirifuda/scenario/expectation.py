"""What must be true after a step, read from the file before anything is played."""

from dataclasses import dataclass

from ..kernel.phrase import Phrase
from ..text.toml_places import Spot
from .file import Step, Then
from .notation import CITED, SEAT_NAMES, Unread, WrittenEvent, read_clause, read_event, read_request, seat_named
from .reading import Reader, WrittenPosition
from .vocabulary import Vocabulary, nearest


@dataclass
class Refused:
    """An action, perhaps with a card, that is refused by a clause, perhaps for a named reason."""

    name: str
    clause: str
    reason: str


@dataclass
class Asked:
    """`2 graveyard-top §V8`: who is asked what, by which clause; only who must be written."""

    text: str
    seat: str
    prompt: str
    clause: str


@dataclass
class Expected:
    """Everything that one step states."""

    offered_before: list[str] | None
    not_offered_before: list[str]
    refused_before: list[Refused]
    position: WrittenPosition
    events: list[WrittenEvent] | None
    among: list[WrittenEvent]
    never: list[WrittenEvent]
    told: dict[int, list[WrittenEvent]]
    sees: dict[int, WrittenPosition]
    asks: Asked | None
    offered: list[str] | None
    not_offered: list[str]
    refused: list[Refused]
    loser: int | None = None
    by: str = ""


def read_expected(step: Step, reader: Reader, spot: Spot) -> Expected:
    then: Then = step.then
    here = (*spot, "then")
    outcome = then.outcome
    if outcome is not None and outcome.by:
        reader.line(read_clause, outcome.by, (*here, "outcome"))
    events = None if then.events is None else reader.lines(read_event, then.events, (*here, "events"))
    return Expected(
        offered_before=step.offered,
        not_offered_before=step.not_offered,
        refused_before=_refused(step.refused, reader, (*spot, "refused")),
        position=reader.position(then.model_extra or {}, here, Then.model_fields),
        events=events,
        among=reader.lines(read_event, then.among, (*here, "among")),
        never=reader.lines(read_event, then.never, (*here, "never")),
        told={SEAT_NAMES[seat]: reader.lines(read_event, then.told[seat], (*here, "told", seat)) for seat in then.told},
        sees={SEAT_NAMES[seat]: reader.seen(then.sees[seat], (*here, "sees", seat)) for seat in then.sees},
        asks=None if then.asks is None else reader.line(_read_asked, then.asks, (*here, "asks")),
        offered=then.offered,
        not_offered=then.not_offered,
        refused=_refused(then.refused, reader, (*here, "refused")),
        loser=None if outcome is None else outcome.loser - 1,
        by="" if outcome is None else outcome.by,
    )


def _refused(table: dict[str, str], reader: Reader, spot: Spot) -> list[Refused]:
    found = [reader.line(_read_refused, f"{name}\n{why}", spot) for name, why in table.items()]
    return [one for one in found if one is not None]


def _read_refused(text: str, known: Vocabulary) -> Refused:
    """`clause reason`, the reason perhaps left out."""
    name, _, why = text.partition("\n")
    read_request(name, known)
    clause, _, reason = why.strip().partition(" ")
    reason = reason.strip()
    if reason and reason not in known.reasons:
        raise Unread(Phrase("scenario-unknown-reason", given=reason, known=nearest(reason, known.reasons)))
    return Refused(name, read_clause(clause, known) if clause else "", reason)


def _read_asked(text: str, known: Vocabulary) -> Asked:
    words = text.split()
    clause = read_clause(words.pop().removeprefix(CITED), known) if words and words[-1].startswith(CITED) else ""
    seat = seat_named(words[0]) if words else None
    if len(words) not in (1, 2) or (seat is None and words[0] != "chance"):
        raise Unread(Phrase("scenario-asks-form", given=text))
    prompt = words[1] if len(words) == 2 else ""
    if prompt and prompt not in known.prompts:
        raise Unread(Phrase("scenario-unknown-prompt", given=prompt, known=nearest(prompt, known.prompts)))
    return Asked(text, "chance" if seat is None else str(seat + 1), prompt, clause)
