"""A game is its set-up and its answers. The live generator is only a cache of that.

The truth is (checkpoint, answers since): `fork` shares both and copies nothing until the first answer.
"""

from collections.abc import Callable, Generator
from operator import index as as_index
from pickle import dumps, loads
from typing import Any, Final, SupportsIndex

from .ask import CHANCE, Question
from .chance import Dealer, permutation, permutations_of
from .course import NO_STEP, Asking, Course
from .endless import PATIENCE, decide, look_round, watched, why_endless
from .events import Event
from .outcome import CONCEDED, GameOver, Outcome, Refusal, Rewind
from .phrase import Phrase
from .rules import Block, Rules
from .state import SEATS, State
from .view import View

CONCEDE: Final = -1
"""The answer of a seat that gives up; it need not have been asked."""

# Reasons for which an answer is illegal.
OVER: Final = "game-over"
NOT_OFFERED: Final = "not-offered"
NOT_A_NUMBER: Final = "not-a-number"


class IllegalAnswer(Exception):
    """An answer that is not offered. The game is as it was."""

    def __init__(self, reason: str, given: str = "", size: int = 0) -> None:
        super().__init__(reason, given, size)
        self.reason = reason
        self.given = given
        self.size = size

    @property
    def phrase(self) -> Phrase:
        """What was wrong, to be said in any language."""
        return Phrase(f"complaint-answer-{self.reason}", given=self.given, last=str(self.size - 1))

    def __str__(self) -> str:
        if self.reason == NOT_OFFERED:
            return f"{self.given} is not offered: the options are 0 to {self.size - 1}"
        return f"{self.given} is no whole number" if self.reason == NOT_A_NUMBER else "the game is over"


class Forgotten(LookupError):
    """What happened so early in the game is no longer remembered; going through its answers again tells it."""


class Unimaginable(Exception):
    """No arrangement of the hidden cards was found that leads to the question being asked."""


def drive(g: State[Any], resume: bool) -> Generator[Question, int, None]:
    """Take the steps of the courses one after the other; each procedure's questions pass through.

    A course stays off the frames while its steps neither ask nor begin another; it goes below what they begin.
    What turns out to be illegal is taken back, and the courses go on from where the state was then.
    """
    frames = g.frames
    while True:
        try:
            if resume and g.current is not None:
                course, at, args = g.current
                procedure = course.steps[at](g, *args)
                if g.pace >= PATIENCE:
                    if procedure is not None:
                        yield from go_on_watched(g, procedure, course, at, args)
                else:
                    if isinstance(procedure, Question):
                        procedure = course.answered(g, (yield procedure), *args)
                    if procedure is not None:
                        yield from procedure
            while True:
                course, at, args = frames.pop()
                g.pace += 1
                if g.pace >= PATIENCE:
                    look_round(g, course, at)
                steps = course.steps
                after = course.after
                depth = len(frames)
                while True:
                    if not args:
                        procedure = steps[at](g)
                    elif len(args) == 1:
                        procedure = steps[at](g, args[0])
                    elif len(args) == 2:
                        procedure = steps[at](g, args[0], args[1])
                    else:
                        procedure = steps[at](g, *args)
                    if procedure is None and len(frames) == depth:
                        at = after[at]
                        if at == NO_STEP:
                            break
                        continue
                    following = after[at]
                    if following != NO_STEP:
                        frames.insert(depth, (course, following, args))
                    if procedure is not None:
                        g.current = (course, at, args)
                        if g.keep:
                            g.kept = g.copy()
                        if g.pace >= PATIENCE:
                            yield from go_on_watched(g, procedure, course, at, args)
                            break
                        if isinstance(procedure, Question):
                            value = yield procedure
                            procedure = course.answered(g, value, *args) if args else course.answered(g, value)
                        if procedure is not None:
                            yield from procedure
                    break
        except Rewind as rewind:
            g.rewind(rewind.clause)
            resume = False


def go_on_watched(
    g: State[Any], procedure: Asking | Question, course: Course, at: int, args: tuple[int, ...]
) -> Generator[Question, int, None]:
    """What a step asks, in a turn that has gone on for long."""
    if isinstance(procedure, Question):
        value = yield from decide(g, procedure, course, at, ())
        following = course.answered(g, value, *args)
        if following is not None:
            yield from watched(g, following, course, at, (value,))
    else:
        yield from watched(g, procedure, course, at, ())


Log = tuple[Any, int, int] | None
"""The answers so far, newest first: (the log before, seat, index)."""
History = tuple[Any, list[Event], int] | None
"""What happened, newest first: (the history before, the next few events, how many there are with them)."""


class Game:
    """One game under way.

    `ask` is the question it waits on, `outcome` its end: one of them is None at any time.

    `tracked` games can be forked, saved and imagined at any decision; an untracked one plays on faster
    and is what a search uses for its playouts.

    `forgotten`: how many of the first events are no longer remembered. `asks_all`: questions that would answer
    themselves are asked, too.
    """

    __slots__ = (
        "_history",
        "_live",
        "_log",
        "_since",
        "_start",
        "_state",
        "ask",
        "asks_all",
        "checkpoint",
        "dealer",
        "forgotten",
        "outcome",
        "recording",
        "rules",
        "tracked",
    )

    def __init__(
        self,
        rules: Rules,
        state: State[Any] | None = None,
        seed: int | None = None,
        recording: bool = True,
        tracked: bool = True,
        asks_all: bool = False,
    ) -> None:
        self.rules = rules
        self.dealer: Dealer | None = Dealer(seed) if seed is not None else None
        self.recording = recording
        self.tracked = tracked
        self.asks_all = asks_all
        self._log: Log = None
        self._history: History = None
        self.forgotten = 0
        self._since: tuple[int, ...] = ()
        self.ask: Question | None = None
        self.outcome: Outcome | None = None
        self._state: State[Any] | None = state
        self._start: State[Any] | None = None
        self._live: Generator[Question, int, None] | None = None
        self.checkpoint: State[Any] | None = None
        if state is not None:
            if tracked:
                self._start = state.copy()
            state.keep = tracked
            state.sink = [] if recording else None
            self._live = drive(state, False)
            self._advance(CHANCE, 0, None)

    # --- what is asked, and answering it ---------------------------------------------------------

    @property
    def state(self) -> State[Any]:
        """The whole position, hidden cards included: for rules, never for players."""
        if self._state is None:
            self._materialise()
        assert self._state is not None
        return self._state

    def answer(self, index: SupportsIndex) -> None:
        """Answer the question that is asked with the option at `index`."""
        question = self.ask
        if question is None:
            raise IllegalAnswer(OVER)
        at = index if type(index) is int else _whole_number(index)
        values = question._values
        if values is None:
            values = (question.quiet,) if at == 0 and question.quiet is not None else question.values
        size = question.count or len(values)
        if not 0 <= at < size:
            raise IllegalAnswer(NOT_OFFERED, str(at), size)
        if self._live is None:
            self._materialise()
        self._advance(question.seat, at, values[at] if values else at)

    def concede(self, seat: int) -> None:
        """`seat` gives up, whether it was asked or not."""
        check_seat(seat)
        if self.outcome is not None:
            raise IllegalAnswer(OVER)
        g = self.state
        self._log = (self._log, seat, CONCEDE)
        g.tell("conceded", CONCEDED, seat)
        self._end(Outcome(seat, CONCEDED))

    def why_not(self, seat: int, value: int) -> Refusal | None:
        """Why a seat is not offered something it might wish to do; None if nothing stands against it."""
        refused = self.rules.why_not(self.state, seat, value)
        return refused if refused is not None else why_endless(self.state, self.ask, seat, value)

    def _advance(self, seat: int, at: int, value: int | None) -> None:
        """Send what was answered to the procedure under way, and go on to the next question that must be asked.

        Where there is a dealer, it answers what chance is asked. None begins.
        """
        live = self._live
        g = self._state
        assert live is not None and g is not None
        while True:
            try:
                if value is None:
                    question = next(live)
                else:
                    self._log = (self._log, seat, at)
                    question = live.send(value)
                while question.public:
                    values = question._values if question._values is not None else question.values
                    if (question.count or len(values)) != 1 or self.asks_all:
                        break
                    question = live.send(values[0] if values else 0)
            except GameOver as over:
                self._end(over.outcome)
                return
            self.ask = question
            if self.tracked:
                kept = g.kept
                if kept is self.checkpoint and value is not None:
                    self._since += (value,)
                else:
                    self.checkpoint = kept
                    self._since = ()
            if self.recording:
                self._collect()
            if question.seat != CHANCE or self.dealer is None:
                return
            seat = CHANCE
            at = self.dealer.below(question.size)
            value = question.value_at(at)

    def _end(self, outcome: Outcome) -> None:
        """A rule names its own clause; the game's edition says what it is called."""
        self.ask = None
        self._live = None
        state = self._state
        assert state is not None
        self.outcome = Outcome(outcome.loser, state.cite(outcome.by))
        state.tell("over", outcome.by, outcome.loser)
        if self.recording:
            self._collect()
        self.checkpoint = state
        self._since = ()

    def _collect(self) -> None:
        state = self._state
        if state is not None and state.sink:
            self._history = (self._history, state.sink, self.event_count + len(state.sink))
            state.sink = []

    # --- forks -----------------------------------------------------------------------------------

    def fork(self, tracked: bool = True, recording: bool = False, seed: int | None = None) -> "Game":
        """A game that goes on from here by itself. It costs nothing until it is answered.

        Its dealer goes on like this one's; give a `seed` where the fork must not foresee the shuffles.
        """
        if not self.tracked:
            raise ValueError("an untracked game cannot be forked")
        twin = Game(self.rules, None, None, recording, tracked)
        twin.checkpoint = self.checkpoint
        twin._since = self._since
        twin._log = self._log
        twin._history = self._history
        twin.forgotten = self.forgotten
        twin.outcome = self.outcome
        twin._start = self._start
        question = self.ask
        if question is not None:
            question.values  # noqa: B018  (found now, while the position it is about still stands)
            twin.ask = question
        else:
            twin._state = self.checkpoint
        if seed is not None:
            twin.dealer = Dealer(seed)
        elif self.dealer is not None:
            twin.dealer = Dealer(self.dealer.seed)
        return twin

    def asking_everything(self) -> "Game":
        """A fork that asks every question, also where everybody can see that there is but one answer."""
        twin = self.fork(tracked=False)
        twin.asks_all = True
        return twin

    def _materialise(self) -> None:
        """Make the live generator anew: from the checkpoint, through the answers since."""
        question = self._replay(self.checkpoint)
        if self.ask is None:
            self.ask = question

    def _replay(self, checkpoint: State[Any] | None, doubtful: bool = False) -> Question:
        """Go through the answers since; ValueError if they are `doubtful` and one of them is not offered."""
        assert checkpoint is not None
        g = checkpoint.copy()
        g.keep = self.tracked
        g.kept = checkpoint
        live = drive(g, True)
        question = next(live)
        while question.public and question.size == 1:
            question = live.send(question.value_at(0))
        for value in self._since:
            if doubtful and not question.offers(value):
                raise ValueError(value)
            question = live.send(value)
            while question.public and question.size == 1:
                question = live.send(question.value_at(0))
        g.sink = [] if self.recording else None
        self._state = g
        self._live = live
        return question

    def imagine(self, seat: int, seed: int, tracked: bool = True, tries: int = 32) -> "Game":
        """A fork in which everything that `seat` does not know is dealt anew."""
        check_seat(seat)
        asked = self.ask
        if asked is None:
            return self.fork(tracked)
        dealer = Dealer(seed)
        g = self.state
        groups = [group for group in unknown_cards(g, seat) if len(group) > 1]
        for _ in range(tries):
            twin = self.fork(tracked, False, dealer.below(1 << 64))
            assert self.checkpoint is not None
            imagined = self.checkpoint.copy()
            for group in groups:
                picked = permutation(dealer.below(permutations_of(len(group))), len(group))
                places = _by_face(imagined, group)
                imagined.rearrange(group, [places[place] for place in picked])
            twin.checkpoint = imagined
            try:
                twin.ask = twin._replay(imagined, doubtful=True)
            except (GameOver, IndexError, ValueError):
                continue
            if _same_question(twin.ask, asked, seat):
                return twin
        raise Unimaginable(asked.prompt)

    def without_history(self) -> "Game":
        """A fork that knows its position and nothing of how that came about: what was dealt, answered, told."""
        twin = self.fork()
        twin._log = None
        twin._history = None
        twin.forgotten = 0
        twin._start = self.checkpoint
        return twin

    def forget_past(self, events: int) -> None:
        """Let go of how the position came about: a long game then takes no more room than a short one.

        At least the latest `events` stay; those before them go when there are as many again, not at every answer.
        """
        self._log = None
        self._start = self.checkpoint
        count = self.event_count
        if count - self.forgotten >= 2 * events:
            self._history = (None, self.events_since(count - events), count)
            self.forgotten = count - events

    # --- what can be looked at -------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What `seat` sees."""
        check_seat(seat)
        return self.rules.view(self.state, seat)

    @property
    def log(self) -> list[tuple[int, int]]:
        """Every answer so far, oldest first: (seat, index)."""
        entries: list[tuple[int, int]] = []
        node = self._log
        while node is not None:
            entries.append((node[1], node[2]))
            node = node[0]
        entries.reverse()
        return entries

    @property
    def events(self) -> list[Event]:
        """Everything that happened, with its clause. Ask each event what it tells a seat."""
        return self.events_since(0)

    @property
    def event_count(self) -> int:
        history = self._history
        return 0 if history is None else history[2]

    def events_since(self, count: int) -> list[Event]:
        """What happened after the first `count` events; Forgotten where that is no longer remembered."""
        if count < self.forgotten:
            raise Forgotten(count)
        batches: list[list[Event]] = []
        node = self._history
        while node is not None and node[2] > count:
            batches.append(node[1])
            node = node[0]
        found = [event for batch in reversed(batches) for event in batch]
        known = self.forgotten if node is None else node[2]
        return found[count - known :] if count > known else found

    @property
    def start(self) -> State[Any]:
        """The position the game began from (tracked games only)."""
        assert self._start is not None
        return self._start

    def __repr__(self) -> str:
        return f"Game({self.rules.game!r}, {self.rules.edition!r}, {self.ask or self.outcome})"

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[object, ...]]:
        if not self.tracked:
            raise ValueError("an untracked game cannot be saved")
        seed = self.dealer.seed if self.dealer is not None else None
        events = self.events_since(self.forgotten)
        kept = (self.recording, self.tracked, seed, self.log, events, self.forgotten, self.outcome, self._start)
        whole = (self.checkpoint, self._since, *kept)
        travelling = self.rules.travelling
        blocks = () if travelling is None else travelling.blocks_of(_faces_in(self))
        if not blocks:
            return _loaded, (self.rules, *whole)
        start = self._start
        chooser = CHANCE if self.rules.chooser is None or start is None else self.rules.chooser(start)
        begun = (_lying(start), chooser, self.log, seed, self.recording)
        brief = (_lying(self.checkpoint), *begun, _asked(self.ask), self.outcome)
        return _loaded_with_cards, (self.rules, blocks, dumps(whole), *brief)


def _loaded(
    rules: Rules,
    checkpoint: State[Any],
    since: tuple[int, ...],
    recording: bool,
    tracked: bool,
    seed: int | None,
    log: list[tuple[int, int]],
    events: list[Event],
    forgotten: int,
    outcome: Outcome | None,
    start: State[Any] | None,
) -> Game:
    loaded = Game(rules, None, seed, recording, tracked)
    loaded.checkpoint = checkpoint
    loaded._since = since
    loaded.outcome = outcome
    loaded._start = start
    for seat, index in log:
        loaded._log = (loaded._log, seat, index)
    loaded.forgotten = forgotten
    if events:
        loaded._history = (None, events, forgotten + len(events))
    if outcome is not None:
        loaded._state = checkpoint
    else:
        loaded._materialise()
    return loaded


Lying = tuple[list[tuple[int, int, int]], list[tuple[int, ...]]]
"""Owner, handle and face of every card, and the cards of every zone."""


class CardsMoved(Exception):
    """A saved game with cards that people brought, whose faces are taken by others here, and which cannot be played
    again from its beginning, as it was laid out or has forgotten how it began."""

    @property
    def phrase(self) -> Phrase:
        return Phrase("complaint-cards-moved")

    def __str__(self) -> str:
        return "the cards that were brought to this saved game have other faces here: load it in a process of its own"


def _faces_in(game: Game) -> set[int]:
    """The faces of all cards that have been in a game, and of those that its terms bring."""
    states = (game.checkpoint, game._start)
    own = {card.face for card in game.rules.own}
    return own | {card.face for g in states if g is not None for card in g.cards}


def _lying(g: State[Any] | None) -> Lying:
    if g is None:
        return [], []
    return [(card.owner, card.handle, card.face) for card in g.cards], list(g.zones)


def _loaded_with_cards(
    rules: Rules,
    blocks: tuple[Block, ...],
    whole: bytes,
    now: Lying,
    start: Lying,
    chooser: int,
    log: list[tuple[int, int]],
    seed: int | None,
    recording: bool,
    asked: tuple[int, str, int] | None,
    outcome: Outcome | None,
) -> Game:
    """A game with cards that people brought. Faces are places in a process: where the same cards have other faces than
    where the game was saved, it is played again from its decks, and must come out as it was."""
    travelling = rules.travelling
    assert travelling is not None
    here: dict[int, int] = {}
    for faces, cards in blocks:
        first = travelling.first_face(cards)
        here.update({face: first + at for at, face in enumerate(faces)})
    if all([face == other for face, other in here.items()]):
        return _loaded(rules, *loads(whole))
    decks: list[list[int]] = [[] for _ in range(SEATS)]
    for owner, _, face in start[0]:
        decks[owner].append(here.get(face, face))
    game = _played_again(rules, tuple([tuple(deck) for deck in decks]), chooser, log, recording)
    if game is None or game.outcome != outcome or _asked(game.ask) != asked:
        raise CardsMoved
    if _renamed(start, here) != _lying(game._start) or _renamed(now, here) != _lying(game.checkpoint):
        raise CardsMoved
    game.dealer = Dealer(seed) if seed is not None else None
    return game


def _asked(question: Question | None) -> tuple[int, str, int] | None:
    return None if question is None else (question.seat, question.prompt, question.size)


def _renamed(lying: Lying, here: dict[int, int]) -> Lying:
    cards, zones = lying
    return [(owner, handle, here.get(face, face)) for owner, handle, face in cards], zones


def _played_again(
    rules: Rules, decks: tuple[tuple[int, ...], ...], chooser: int, log: list[tuple[int, int]], recording: bool
) -> Game | None:
    """The game of these decks and answers; None where they do not make one."""
    try:
        game = Game(rules, rules.opening(decks, chooser), None, recording)
        for seat, index in log:
            if index == CONCEDE:
                game.concede(seat)
            elif game.ask is None or game.ask.seat != seat:
                return None
            else:
                game.answer(index)
    except (IllegalAnswer, IndexError, KeyError, ValueError):
        return None
    return game


def _whole_number(given: SupportsIndex) -> int:
    """A number of any kind (numpy's, a bool) as Python's own."""
    try:
        return int(as_index(given))
    except TypeError:
        raise IllegalAnswer(NOT_A_NUMBER, repr(given)) from None


def check_seat(seat: int) -> None:
    if not 0 <= seat < SEATS:
        raise ValueError(f"there is no seat {seat}: seats are 0 and 1")


def unknown_cards(g: State[Any], seat: int) -> list[tuple[int, ...]]:
    """The slots whose face `seat` does not know, for each owner: what may be dealt anew."""
    groups: list[tuple[int, ...]] = []
    for owner in range(SEATS):
        groups.append(tuple(card.id for card in g.cards if card.owner == owner and not g.knows(seat, card.id)))
    return groups


def _by_face(g: State[Any], group: tuple[int, ...]) -> list[int]:
    """The places of a group in the order of their faces: what is dealt anew depends on nothing that is hidden."""
    return sorted(range(len(group)), key=lambda place: int(g.cards[group[place]].face))


def _same_question(one: Question, other: Question, seat: int) -> bool:
    """Whether `seat` is asked the same; of a question to somebody else it knows only what it is about."""
    if (one.seat, one.kind, one.prompt, one.about) != (other.seat, other.kind, other.prompt, other.about):
        return False
    return one.values == other.values if one.seat == seat else one.size > 0
