"""The shapes of what the API sends; its OpenAPI description is made from them."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

PhraseJson = Annotated[list[Any], Field(min_length=1, max_length=2)]
"""[key] or [key, arguments]: see phrases.py."""
SeatNumber = Annotated[int, Field(ge=0, le=1)]
SeatKey = Annotated[int, Field(ge=-1, le=1)]
"""A seat, or -1: nobody's, or chance's."""


# --- errors ------------------------------------------------------------------------------------------


class ProblemJson(TypedDict):
    line: int
    """The line of a list; 0: no line in particular."""
    say: PhraseJson


class ErrorJson(TypedDict):
    error: PhraseJson
    problems: NotRequired[list[ProblemJson]]
    """Everything that is wrong, where there can be more than one thing."""


# --- cards ---------------------------------------------------------------------------------------------


class SpokenJson(TypedDict):
    ja: str
    en: str


class LinesJson(TypedDict):
    ja: list[str]
    en: list[str]


class MeaningJson(TypedDict):
    heading: SpokenJson
    lines: LinesJson
    """Indented by two spaces a level, with the clauses in brackets."""


# --- positions -----------------------------------------------------------------------------------------


class CardJson(TypedDict):
    handle: int
    face: int
    """Both are -1 where they are hidden."""
    marks: NotRequired[list[str]]
    numbers: NotRequired[dict[str, int]]
    under: NotRequired[list["CardJson"]]


class ZoneJson(TypedDict):
    name: str
    seat: SeatKey
    count: int
    cards: list[CardJson]


class PendingJson(TypedDict):
    number: int
    seat: SeatKey
    what: str
    clause: str
    cards: list[CardJson]
    target: str
    targetCards: list[CardJson]
    targetNumber: int
    text: str
    numbers: dict[str, int]


class ViewJson(TypedDict):
    seat: SeatNumber
    turn: int
    turnPlayer: SeatKey
    zones: list[ZoneJson]
    pending: list[PendingJson]
    facts: dict[str, int]
    terms: dict[str, str]


class EventJson(TypedDict):
    number: int
    kind: str
    clause: str
    seat: SeatKey
    cards: list[list[int]]
    what: str
    numbers: list[int]
    say: PhraseJson


class OutcomeJson(TypedDict):
    loser: SeatKey
    winner: SeatKey
    by: str


class OptionJson(TypedDict):
    index: int
    say: PhraseJson
    stop: NotRequired[bool]
    card: NotRequired[int]
    action: NotRequired[str]
    clause: NotRequired[str]
    value: NotRequired[int]
    hint: NotRequired[PhraseJson]
    """What it costs and does, where its name alone does not say it."""
    bearing: NotRequired[str]
    """gives-up, ends-phase or ends-turn; nothing of what is ordinary."""
    prepares: NotRequired[bool]
    """It does no more than make something ready to pay with."""


class QuestionJson(TypedDict):
    """To somebody else: whom, and no more."""

    seat: SeatNumber
    mine: bool
    kind: NotRequired[str]
    prompt: NotRequired[str]
    domain: NotRequired[str]
    clause: NotRequired[str]
    say: NotRequired[PhraseJson]
    options: NotRequired[list[OptionJson]]
    source: NotRequired[int | None]
    """The face of the card by whose text it is decided."""
    part: NotRequired[str]
    """The part of that text which alone matters."""
    alike: NotRequired[bool]
    """It makes no difference which option is taken."""
    pace: NotRequired[str]
    """hurried: most pass here; tense: the last moment to act; nothing of what is ordinary."""


# --- games and cards -----------------------------------------------------------------------------------


class EditionJson(TypedDict):
    edition: str
    name: list[PhraseJson]


class DeckNameJson(TypedDict):
    deck: str
    name: str


class DeckJson(DeckNameJson):
    list: str


class GameJson(TypedDict):
    game: str
    name: PhraseJson
    editions: list[EditionJson]
    decks: list[DeckNameJson]
    usual: list[str]
    """The decks of those who choose none, by seats."""
    agents: list[str]


class ProblemsJson(TypedDict):
    problems: list[ProblemJson]


class WordsJson(TypedDict):
    ja: str
    en: str


class RulingJson(TypedDict):
    id: str
    question: WordsJson
    ruling: WordsJson
    reason: WordsJson


class ClauseJson(TypedDict):
    """A clause; or a ruling alone, without title and summary."""

    clause: str
    ruling: NotRequired[bool]
    title: NotRequired[WordsJson]
    summary: NotRequired[WordsJson]
    note: NotRequired[WordsJson | None]
    rulings: list[RulingJson]


# --- tables ----------------------------------------------------------------------------------------------


class ClockJson(TypedDict):
    kind: Literal["none", "decision", "game"]
    seconds: NotRequired[float]
    increment: NotRequired[float]


class WhoJson(TypedDict):
    kind: str
    name: str


class TableJson(TypedDict):
    table: str
    game: str
    edition: str
    title: str
    clock: ClockJson
    match: int
    status: str
    """waiting, playing or over."""
    listed: bool
    players: list[WhoJson]
    games: int
    seat: SeatNumber | None
    """The seat of whoever asks."""
    changed: float


class SeatedJson(TableJson):
    rejoin: str
    """The link by which the seat is taken along to another device; whoever has it has the seat."""


class StepJson(TypedDict):
    at: int
    seat: SeatKey | None
    view: ViewJson
    events: list[EventJson]
    outcome: OutcomeJson | None


class OpenedReplayJson(TypedDict):
    game: str
    edition: str
    answers: int
    players: list[str]
    steps: list[StepJson]
    own: list[tuple[int, dict[str, Any]]]
    """Cards of somebody's own, by their faces."""
    files: list[tuple[str, str]]
    """The files in which they stand: names and texts."""


class ReplayJson(OpenedReplayJson):
    table: str
    number: int
    games: int
    endedBy: str


class ReportedJson(TypedDict):
    report: str
    link: str


class ReportJson(TypedDict):
    report: str
    note: str
    table: str
    at: int
    seat: SeatNumber
    game: str
    edition: str
    players: list[str]
    step: StepJson | None


# --- accounts ----------------------------------------------------------------------------------------------


class AccountJson(TypedDict):
    account: int
    name: str


class PlayedJson(TypedDict):
    table: str
    game: str
    status: str
    updated: float
    seat: SeatNumber
    players: list[str]


class KeptDeckJson(TypedDict):
    id: int
    game: str
    name: str
    list: str


class KeptDecksJson(TypedDict):
    decks: list[KeptDeckJson]


class MeJson(KeptDecksJson):
    name: str | None
    games: list[PlayedJson]


class HealthJson(TypedDict):
    ok: bool
    tables: int
