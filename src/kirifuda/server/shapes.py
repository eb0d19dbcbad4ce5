"""The shapes of what the server sends: its OpenAPI description and the page's types are made from them (`wire.py`)."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

PhraseJson = Annotated[list[Any], Field(min_length=1, max_length=2)]
"""[key] or [key, arguments]: see phrases.py."""
SeatNumber = Annotated[int, Field(ge=0, le=1)]
SeatKey = Annotated[int, Field(ge=-1, le=1)]
"""A seat, or -1: nobody's, or chance's."""
FaceJson = Annotated[dict[str, Any], Field(description="a printed card; which fields there are depends on the game")]


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
    cards: list[tuple[int, int]]
    """Each by its handle and its face."""
    what: str
    numbers: list[int]
    say: PhraseJson


class OutcomeJson(TypedDict):
    loser: SeatKey
    winner: SeatKey
    by: str


class PlaceJson(TypedDict):
    zone: str
    seat: SeatNumber


class OptionJson(TypedDict):
    """In words, and for programs: its kind, and the card, the place and the number by which it differs from others."""

    index: int
    say: PhraseJson
    kind: str
    """The key of an action; of anything else what is chosen (docs/api.md)."""
    card: NotRequired[int]
    """By its handle."""
    place: NotRequired[PlaceJson]
    number: NotRequired[int]
    stop: NotRequired[bool]
    """It passes, or chooses no more."""
    clause: NotRequired[str]
    """Of an action; any other option has that of the question."""
    hint: NotRequired[PhraseJson]
    """What it costs and does, where its name alone does not say it."""
    bearing: NotRequired[str]
    """What taking it means: `gives-up`, `ends-phase` or `ends-turn`; nothing of what is ordinary."""
    prepares: NotRequired[bool]
    """It does no more than make something ready to pay with."""


class HintStepJson(TypedDict):
    seat: SeatNumber
    say: PhraseJson


class HintOptionJson(TypedDict):
    index: int
    chance: float | None
    """Of winning by it, between 0 and 1; null for an option that was not tried."""
    visits: int
    line: list[HintStepJson]
    """What is expected to follow, as the seat would see it."""


class HintJson(TypedDict):
    """What the computer thinks of a question, the option to be taken first."""

    seat: SeatNumber
    tries: int
    chance: float
    options: list[HintOptionJson]


class OthersQuestionJson(TypedDict):
    """To somebody else: whom, and no more."""

    seat: SeatKey
    mine: Literal[False]


class OwnQuestionJson(TypedDict):
    seat: SeatNumber
    mine: Literal[True]
    kind: str
    prompt: str
    domain: str
    clause: str
    say: PhraseJson
    options: list[OptionJson]
    source: int | None
    """The face of the card by whose text it is decided."""
    part: str
    """The part of that text which alone matters."""
    alike: bool
    """It makes no difference which option is taken."""
    pace: str
    """`hurried`: most pass here; `tense`: the last moment to act; nothing of what is ordinary."""


QuestionJson = OthersQuestionJson | OwnQuestionJson


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
    shown: list[FaceJson]
    """Three cards that stand for the game, as they are printed."""
    cards: int
    onto: dict[str, list[str]]
    """Zones that a card is carried to, by the kinds of options; «their» ones are the opponent's."""


class TodayJson(TypedDict):
    game: str
    face: int
    card: FaceJson


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
    book: str
    """The edition of the book in which it stands; empty where all editions are played by one book."""
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
    own: list[tuple[int, FaceJson]]
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


# --- rules -------------------------------------------------------------------------------------------------


class ChapterHeadJson(TypedDict):
    number: int
    title: WordsJson
    first: str
    """Its first clause."""
    count: int


class BookJson(TypedDict):
    edition: str
    """Empty where all editions of the game are played by one book."""
    title: WordsJson
    chapters: list[ChapterHeadJson]


class OtherEditionJson(TypedDict):
    """Where a clause stands in the other edition; without a clause it is not there."""

    edition: str
    clause: str
    relation: Literal["behaviour", "new", "gone", "reworded", "same"]
    title: WordsJson | None
    summary: WordsJson | None
    difference: WordsJson | None
    """What changes in play."""


class ScenarioHeadJson(TypedDict):
    scenario: str
    title: WordsJson


class RuleJson(TypedDict):
    clause: str
    kind: Literal["behaviour", "definition", "physical", "outside", "misprint", "ruling"]
    title: WordsJson
    summary: WordsJson
    note: WordsJson | None
    about: list[str]
    """Of a ruling: the clauses that it is about."""
    rulings: list[RulingJson]
    others: list[OtherEditionJson]
    scenarios: list[ScenarioHeadJson]
    """The first of those that show it."""
    shown: int
    """How many there are."""


class ChapterJson(ChapterHeadJson):
    edition: str
    rules: list[RuleJson]


class RulePageJson(RuleJson):
    edition: str
    chapter: ChapterHeadJson
    before: str
    after: str
    """The clauses before and after it; empty where there is none."""


class SaidJson(TypedDict):
    seat: SeatKey
    question: PhraseJson
    option: PhraseJson
    clause: str


class RefusedJson(TypedDict):
    seat: SeatNumber
    option: PhraseJson
    clause: str
    why: PhraseJson | None


class PutJson(TypedDict):
    """A question as it was put to a seat."""

    seat: SeatKey
    say: PhraseJson


class FrameJson(TypedDict):
    """A step of a scenario: what was said, what was refused, what came of it, and how the table lies then."""

    said: list[SaidJson]
    refused: list[RefusedJson]
    events: list[EventJson]
    view: ViewJson
    asked: PutJson | None
    outcome: OutcomeJson | None


class ScenarioJson(TypedDict):
    scenario: str
    game: str
    edition: str
    title: WordsJson
    clauses: list[str]
    frames: list[FrameJson]
    own: list[tuple[int, FaceJson]]
    """Cards of its own, by their faces."""


class FoundJson(TypedDict):
    """Something that was searched for: where it stands, and what is said of it."""

    what: Literal["clause", "ruling", "card", "scenario", "word"]
    game: str
    edition: str
    id: str
    title: WordsJson
    text: WordsJson


# --- lessons -----------------------------------------------------------------------------------------------


class LessonHeadJson(TypedDict):
    lesson: str
    game: str
    edition: str
    book: str
    """The edition of the book by which it is played; empty where all editions are played by one."""
    kind: Literal["game", "goal", "which"]
    """A guided game; an exercise with a goal; a question which actions may be done."""
    title: WordsJson
    intro: WordsJson


class CourseJson(TypedDict):
    game: str
    lessons: list[LessonHeadJson]


class WordJson(TypedDict):
    """A word of a game: its aim, a phase, a zone, a number, a keyword."""

    group: str
    key: str
    """What the engine calls it, where it has a name for it."""
    clause: str
    title: WordsJson
    text: WordsJson
    printed: str
    """How cards print it, where they do."""


class CoachJson(TypedDict):
    head: WordsJson | None
    say: WordsJson | None
    clause: str
    look: list[str]
    """Zones, each with the number of its player: hand/1."""


class MomentJson(TypedDict):
    view: ViewJson
    question: QuestionJson | None
    outcome: OutcomeJson | None
    eventsFrom: int
    events: list[EventJson]
    """What has happened since the moment before."""
    result: Literal["", "reached", "missed"]


class OtherwiseJson(TypedDict):
    """An option that is not the right one here, and what it would have done."""

    index: int
    option: PhraseJson
    clause: str
    events: list[EventJson]
    asked: PhraseJson | None
    outcome: OutcomeJson | None


class ActJson(TypedDict):
    """A moment of a guided game: something to read, or something to do."""

    step: int
    coach: CoachJson | None
    """None: it is over."""
    right: int | None
    otherwise: list[OtherwiseJson]
    moment: MomentJson


class JudgedJson(TypedDict):
    may: bool
    clause: str
    why: PhraseJson | None


class LessonJson(LessonHeadJson):
    hint: WordsJson | None
    after: WordsJson | None
    clauses: list[str]
    acts: list[ActJson]
    """Of a guided game."""
    which: list[PhraseJson]
    """The actions that a question names."""
    begun: MomentJson | None
    """How an exercise begins."""


# --- what is said over a socket ------------------------------------------------------------------------------


class PlayerJson(TypedDict):
    kind: str
    name: str
    here: bool
    away: float | None
    """For so many seconds."""
    claimAfter: float


class ClockStateJson(TypedDict):
    kind: Literal["none", "decision", "game"]
    left: NotRequired[tuple[float, float]]
    running: NotRequired[int | None]
    increment: NotRequired[float]


class UndoJson(TypedDict):
    may: Literal["free", "ask", "no"]
    wanted: int | None
    here: bool


class RematchJson(TypedDict):
    wanted: list[int]
    table: str


class MatchJson(TypedDict):
    length: int
    wins: list[int]
    winner: int | None


class TableStateJson(TypedDict):
    """A table as one seat is shown it."""

    type: Literal["state"]
    table: str
    seat: int
    status: str
    at: int
    """How many answers have been given."""
    gameNumber: int
    takenBack: int
    players: tuple[PlayerJson, PlayerJson]
    clock: ClockStateJson
    thinking: bool
    undo: UndoJson
    rematch: RematchJson
    match: MatchJson | None
    next: list[int]
    endedBy: str
    handsShown: list[int]
    handKey: str
    """By this those see one's hand who look on and are given it."""
    mayClaim: bool
    view: NotRequired[ViewJson]
    question: NotRequired[QuestionJson | None]
    outcome: NotRequired[OutcomeJson | None]
    eventsFrom: NotRequired[int]
    events: NotRequired[list[EventJson]]


class VerdictJson(TypedDict):
    """Something that could be done, and what stands against it."""

    action: str
    name: PhraseJson
    hint: PhraseJson | None
    clause: str
    may: bool
    refusal: PhraseJson | None


class WhyToldJson(TypedDict):
    type: Literal["why"]
    ref: str
    card: int | None
    verdicts: list[VerdictJson]


class PartToldJson(TypedDict):
    """What was answered is only a part of one act: nothing is done yet, and this is asked next."""

    type: Literal["part"]
    ref: str
    question: OwnQuestionJson


class DoneToldJson(TypedDict):
    type: Literal["done"]
    ref: str
    at: int


class PongToldJson(TypedDict):
    type: Literal["pong"]
    ref: str


class RefusedToldJson(TypedDict):
    type: Literal["error"]
    ref: str
    say: PhraseJson


ToldJson = TableStateJson | WhyToldJson | PartToldJson | DoneToldJson | PongToldJson | RefusedToldJson
"""Everything that a page is told over a socket."""


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
