"""A game being played at a terminal: who sits where, what was seen, what can be taken back."""

from dataclasses import dataclass, field
from pathlib import Path
from secrets import randbits
from typing import Final

from rich.text import Text

from ..agents import Agent, Forfeit
from ..bots import Bot
from ..errors import Complaint
from ..game_records import record_of
from ..kernel.ask import ACT, STOP, Question
from ..kernel.game import Game
from ..kernel.outcome import Outcome
from ..kernel.phrase import Phrase
from ..ledger import Book, book_played
from ..match import Match
from ..replay import save
from .boards.board import Board
from .console import clear, language, line, out, read_line, rows_of, say_line, tell
from .matches import match_note
from .seating import Seating

EVENTS_SHOWN: Final = 12
FEWEST_NEWS: Final = 6
"""What has happened is shown in at least so many rows, though the top of the board leaves the screen."""
MARGIN: Final = "  "
BETWEEN_NEWS: Final = " / "


@dataclass
class Settings:
    """Comforts that a player can switch off."""

    single: bool = True
    """Answer a question that has one option."""
    own: bool = True
    """Pass right after one's own request, as almost everyone does."""
    pay: bool = True
    """Pay with the first where all that can be paid with is alike."""
    stop: str = ""
    """When to be asked at all, in a game that asks often whether a player does anything."""


@dataclass(frozen=True)
class Earlier:
    """A position that can be gone back to, while nothing hidden has come to light since."""

    game: Game
    seat: int
    told: int
    revelations: int


@dataclass
class Sitting:
    """The state of a terminal."""

    game: Game
    seating: Seating
    settings: Settings
    path: Path | None = None
    earlier: list[Earlier] = field(default_factory=list)
    told: dict[int, int] = field(default_factory=dict)
    at_screen: int | None = None
    match: Match | None = None
    """The match that the game is part of, with its score before this game."""
    seed: int | None = None
    """Where the shuffles of every game of the match follow from one number: that of the next game."""
    notes: tuple[str, ...] = ()
    """What else is written down in the file of the game."""
    saved: int = -1
    """How many answers the last save had."""
    requested: bool = False
    """Whether the last answer made a request of one's own."""
    wanted: tuple[int, ...] = ()
    """The card by which an action was called: it is to be what the action uses."""
    drawn: bool = False
    """Whether the board stands on the screen."""

    @property
    def board(self) -> Board:
        return record_of(self.game.rules.game).board()

    @property
    def book(self) -> Book:
        """The book that the game is played by."""
        return book_played(self.game.rules.game, self.game.rules.edition)

    @property
    def agents(self) -> dict[int, Agent]:
        return self.seating.agents

    @property
    def seat(self) -> int:
        """Whose eyes the terminal has now."""
        return self.seating.eyes if self.at_screen is None else self.at_screen

    # --- matches ---------------------------------------------------------------------------------

    @property
    def score(self) -> Match | None:
        """The match with the present game counted, if that is over."""
        if self.match is None or self.game.outcome is None:
            return self.match
        return self.match.after(self.game.outcome)

    @property
    def under_way(self) -> bool:
        """Whether there is more to play: of the game, or of its match."""
        score = self.score
        return self.game.outcome is None or (score is not None and score.winner is None)

    def begin_next_game(self) -> None:
        """The next game of the match, in a file of its own if this one had a file."""
        score = self.score
        assert score is not None
        self.match = score
        self.game = score.next_game(randbits(63) if self.seed is None else self.seed)
        self.seed = None if self.seed is None else self.seed + 1
        self.earlier = []
        self.told = {}
        self.at_screen = None
        self.requested = False
        self.wanted = ()
        self.drawn = False
        self.saved = -1
        if self.path is not None:
            self.path = following_file(self.path)
            self.keep()

    # --- answering -------------------------------------------------------------------------------

    def let_agents_answer(self) -> None:
        """Go on to the next question to a person, or to the end."""
        while self.game.ask is not None and self.game.ask.seat in self.agents:
            seat = self.game.ask.seat
            try:
                self.game.answer(self.agents[seat].answer(self.game, seat))
            except Forfeit as forfeit:
                self.game.concede(seat)
                say_line("play-forfeit", player=self.seating.name(seat), why=forfeit.phrase)
            self.requested = False
        if self.game.ask is None:
            for agent in self.agents.values():
                if isinstance(agent, Bot):
                    agent.leave(self.game)

    def answer(self, indexes: list[int]) -> None:
        """Answer for the person who is asked; the position before can be gone back to."""
        asked = self.game.ask
        assert asked is not None
        self.remember(asked.seat)
        for index in indexes:
            self.requested = self._requests(asked, index)
            self.game.answer(index)
        self.keep()

    def _requests(self, asked: Question, index: int) -> bool:
        """Whether the answers so far are a request under way: an action, its costs, its key cards, its target."""
        if asked.kind == ACT:
            return asked.value_at(index) != STOP
        return self.requested

    def remember(self, seat: int) -> None:
        twin = self.game.fork(recording=True)
        self.earlier.append(Earlier(twin, seat, self.told.get(seat, 0), self.game.state.revelations))

    def undo(self) -> Phrase | None:
        """Go back to the last answer of the person at the terminal; says why if that cannot be."""
        if not self.earlier:
            return Phrase("play-undo-nothing")
        last = self.earlier[-1]
        if last.seat != self.seat:
            return Phrase("play-undo-other")
        if last.revelations != self.game.state.revelations:
            return Phrase("play-undo-revealed")
        self.earlier.pop()
        self.game = last.game
        self.told[last.seat] = last.told
        self.requested = False
        self.drawn = False
        self.keep()
        return None

    # --- saving ----------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the game into its file, where it has one. One that cannot be written to any more is given up."""
        if self.path is None:
            return
        try:
            self.save(self.path)
        except Complaint as complaint:
            self.path = None
            line(tell(complaint.phrase))

    def save(self, path: Path) -> None:
        names = [tell(self.seating.name(seat)) for seat in (0, 1)]
        match = [] if self.match is None else [match_note(self.match)]
        save(path, self.game, [self.seating.note(), *match, *self.notes], names, language())
        self.saved = len(self.game.log)

    @property
    def unsaved(self) -> bool:
        return self.saved != len(self.game.log)

    def skip_told(self) -> None:
        """Of a resumed game only its last events are told again."""
        events = self.game.events
        for seat in (0, 1):
            places = [at for at, event in enumerate(events) if not self.board.minor(event, seat)]
            self.told[seat] = places[-EVENTS_SHOWN] if len(places) > EVENTS_SHOWN else 0

    # --- showing ---------------------------------------------------------------------------------

    def take_the_screen(self, seat: int) -> None:
        """Show nothing of one player's to another: clear the screen and wait for the right one."""
        if self.at_screen == seat:
            return
        if self.seating.shared:
            if self.at_screen is not None:
                clear()
            say_line("play-hand-over", player=self.seating.name(seat))
            read_line(tell("play-hand-over-prompt"))
            clear()
            self.drawn = False
        self.at_screen = seat

    def _news(self) -> list[tuple[str, str]]:
        """What has happened since the person at the terminal last looked: sentences, each with its clause."""
        seat = self.seat
        events = self.game.events
        new = [event for event in events[self.told.get(seat, 0) :] if not self.board.minor(event, seat)]
        self.told[seat] = len(events)
        return [(tell(self.game.rules.event(event.told(seat), seat)), event.clause) for event in new]

    def tell_events(self) -> None:
        """The news, the last of them if there are many."""
        self._tell(self._news(), EVENTS_SHOWN)

    def _tell(self, news: list[tuple[str, str]], most: int) -> None:
        """In so many rows: each with its clause in a row of its own, or one behind the other; the latest if need be."""
        rows = [self.cited(words, clause) for words, clause in news]
        if sum(rows_of(row, MARGIN) for row in rows) > most:
            kept = [words for words, _ in news]
            while len(kept) > 1 and rows_of(Text(BETWEEN_NEWS.join(kept)), MARGIN) > most - (len(kept) < len(news)):
                kept.pop(0)
            if len(kept) < len(news):
                line(Text(tell("play-events-more", count=len(news) - len(kept)), style="dim"), MARGIN)
            rows = [Text(BETWEEN_NEWS.join(kept))]
        for row in rows:
            line(row, MARGIN)

    def draw_with_news(self, question: int) -> None:
        """The board, and below it, where it can still be seen, what has happened; `question` rows are to follow."""
        board = sum(rows_of(row, "") for row in self.board.draw(self.game.view(self.seat)))
        self.draw()
        self._tell(self._news(), max(FEWEST_NEWS, min(out.height - board - question, EVENTS_SHOWN)))

    def draw(self) -> None:
        for row in self.board.draw(self.game.view(self.seat)):
            line(row)
        self.drawn = True

    def cited(self, words: str, clause: str) -> Text:
        return cited(words, clause, self.book)

    def tell_outcome(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        if outcome.winner == Outcome.DRAWN:
            line(Text(tell("play-drawn"), style="bold"))
        else:
            winner = self.seating.name(outcome.winner)
            key = "play-won" if outcome.winner == self.seat else "play-lost"
            if self.seating.shared:
                key = "play-winner"
            line(Text(tell(key, player=winner), style="bold"))
        summary = clause_summary(self.book, outcome.by)
        if summary:
            line(self.cited(summary, outcome.by), "  ")


def following_file(path: Path) -> Path:
    """A file for the next game beside that of the last: `game.replay`, `game-2.replay`, `game-3.replay`."""
    stem, _, number = path.stem.rpartition("-")
    if not (stem and number.isdecimal() and len(number) == 1):
        stem, number = path.stem, "1"
    following = int(number) + 1
    while (found := path.with_stem(f"{stem}-{following}")).exists():
        following += 1
    return found


def cited(words: str, clause: str, book: Book | None = None) -> Text:
    """A sentence with its clause behind it: «アクションリスト/エンド» by its title, as players call it."""
    if not clause:
        return Text(words)
    clauses = book.clauses if book is not None and "/" in clause else {}
    name = clauses[clause].title.in_(language()) if clause in clauses else clause.rpartition("/")[2]
    return Text.assemble(words, " ", (f"[{name}]", "dim"))


def clause_summary(book: Book, clause: str) -> str:
    """What a clause or a ruling says; nothing if the book has none of that name."""
    if clause in book.rulings:
        return book.rulings[clause].ruling.in_(language())
    return book.clauses[clause].summary.in_(language()) if clause in book.clauses else ""
