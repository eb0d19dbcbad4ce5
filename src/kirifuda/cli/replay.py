"""`kirifuda replay`: go through a recorded game, verify it, play on from any of its positions."""

import sys
from collections.abc import Callable
from pathlib import Path
from secrets import randbits
from typing import Annotated, Final

import typer
from rich.text import Text

from ..api import edition_title
from ..errors import Complaint
from ..game_records import record_of
from ..kernel.ask import CHANCE
from ..kernel.phrase import Phrase
from ..ledger import book_played
from ..replay import Recorded, load, verify
from ..replay.steps import EVERYTHING, Steps, Told
from .console import language, line, out, read_line, say_line, tell
from .language_option import Lang
from .play import sit_down
from .playing import INTERRUPTED, play_on
from .reviewing import analyse_position, review
from .seating import OPPONENTS, Seating, seating_of
from .sitting import cited

SEATS: Final[dict[str, int | None]] = {"1": 0, "2": 1, "both": EVERYTHING}
NEXT_SEAT: Final[dict[int | None, int | None]] = {EVERYTHING: 0, 0: 1, 1: EVERYTHING}
INDENT: Final = "    "


def replay(
    file: Annotated[Path, typer.Argument(help="記録のファイル / the file of a record")],
    seat: Annotated[str, typer.Option(help="誰の目で見るか / through whose eyes: 1, 2, both")] = "",
    at: Annotated[int | None, typer.Option(help="この番号の答えから見る / begin after this answer")] = None,
    everything: Annotated[bool, typer.Option("--all", help="止まらずに全部出す / print it all")] = False,
    check: Annotated[bool, typer.Option("--verify", help="ルールどおりか確かめる / does it follow the rules?")] = False,
    play_from: Annotated[
        int | None, typer.Option("--from", help="この番号の答えから続きを遊ぶ / play on after this answer")
    ] = None,
    analyse: Annotated[
        bool, typer.Option("--analyse", help="どこで勝敗が動いたか / where was it won and lost?")
    ] = False,
    tries: Annotated[int, typer.Option(help="1つの答えに読む手順の数 / lines read for each decision", min=2)] = 100,
    lang: Lang = "",
) -> None:
    """記録を1手ずつ見る。 Go through a recorded game."""
    if seat and seat not in SEATS:
        raise Complaint("replay-unknown-seat", given=seat, known=", ".join(SEATS))
    recorded = load(file)
    if check:
        raise typer.Exit(_verify(recorded))
    if play_from is not None:
        raise typer.Exit(_play_on(recorded, play_from, seat))
    eyes = SEATS[seat] if seat else _eyes_of(recorded)
    steps = Steps(recorded, language())
    if at is not None and not 0 <= at <= steps.last:
        raise Complaint("replay-no-such-answer", source=recorded.source, given=at, count=steps.last)
    if analyse:
        review(steps, tries)
        return
    viewer = Viewer(steps, eyes, at or 0)
    viewer.introduce(whose=not seat and recorded.outcome is None)
    if everything or (at is None and not _terminal()):
        viewer.tell_all()
    elif _terminal():
        viewer.go_through(lambda: read_line(tell("replay-prompt")))
    else:
        viewer.show()


def _terminal() -> bool:
    return sys.stdin.isatty() and out.is_terminal


def _eyes_of(recorded: Recorded) -> int | None:
    """A finished game is shown whole; one under way only as its first seat sees it."""
    return 0 if recorded.outcome is None else EVERYTHING


def _play_on(recorded: Recorded, answers: int, seat: str) -> int:
    """Play on from a position of the record, with the players it had. The record itself stays as it is."""
    game = recorded.game(answers)
    had = seating_of(recorded.header.notes) or Seating(0, OPPONENTS[0], randbits(32))
    eyes = SEATS.get(seat)
    sitting = sit_down(game, Seating(had.eyes if eyes is None else eyes, had.opponent, had.seed))
    sitting.saved = len(game.log)
    sitting.skip_told()
    return play_on(sitting)


def _verify(recorded: Recorded) -> int:
    verdict = verify(recorded)
    found = verdict.difference
    if found is None:
        say_line("replay-verified", answers=len(recorded.answers), events=len(recorded.events))
        if verdict.reworded:
            say_line("replay-reworded", count=verdict.reworded)
        return 0
    say_line("replay-differs", source=recorded.source, line=found.at)
    say_line("replay-differs-recorded", text=found.recorded)
    if found.why is not None:
        say_line(found.why)
    elif found.derived:
        say_line("replay-differs-derived", text=found.derived)
    else:
        say_line("replay-differs-nothing")
    return 1


class Viewer:
    """Shows one step of a record at a time."""

    def __init__(self, steps: Steps, seat: int | None, at: int) -> None:
        self.steps = steps
        self.seat = seat
        self.at = at
        self._names = steps.recorded.header.names

    # --- what is printed -------------------------------------------------------------------------

    def introduce(self, whose: bool) -> None:
        """What game this is, and what has to be known of the record before it is looked at."""
        recorded = self.steps.recorded
        header = recorded.header
        if recorded.rules is None:
            title = f"{header.game} {header.edition}"
        else:
            parts = (Phrase(f"game-{header.game}"), *edition_title(header.game, header.edition))
            title = " ".join(tell(part) for part in parts)
        line(Text(title, style="bold"))
        say_line("replay-between", first=header.names[0], second=header.names[1], answers=self.steps.last)
        for note in header.notes:
            line(Text(note))
        if not recorded.playable:
            say_line("replay-shown-only")
        if not recorded.intact:
            say_line("replay-edited")
        if whose:
            say_line("replay-eyes-of-first", name=header.names[0])

    def tell_all(self) -> None:
        """Every step from here to the end, without the tables in between."""
        for number in range(self.at, self.steps.last + 1):
            self._tell(number)
        self._tell_outcome()

    def show(self) -> None:
        """This step: the table as it lies now, and what has just happened."""
        first = self._names[0]
        whose = tell("replay-eyes-both", name=first) if self.seat is EVERYTHING else self._names[self.seat]
        out.rule(Text(tell("replay-step", number=self.at, last=self.steps.last, whose=whose)), style="dim")
        self._draw()
        self._tell(self.at)
        if self.at == self.steps.last:
            self._tell_outcome()

    def _draw(self) -> None:
        view = self.steps.view(self.at, self.seat)
        if view is None:
            return
        for row in record_of(self.steps.recorded.header.game).board().draw(view):
            line(row)
        if self.seat is EVERYTHING:
            self._draw_secrets()

    def _draw_secrets(self) -> None:
        """The zones of which a player sees more than the other does."""
        rules = self.steps.recorded.rules
        views = [self.steps.view(self.at, seat) for seat in (0, 1)]
        for own, other in (views, reversed(views)):
            assert rules is not None and own is not None and other is not None
            for zone in own.zones:
                if zone.seat == own.seat and len(zone.cards) > len(other.zone(zone.name, zone.seat).cards):
                    name = tell(f"{rules.game}-zone-{zone.name}")
                    cards = " ".join(rules.name_of_face(card.face) for card in zone.cards)
                    line(tell("replay-zone", player=self._names[zone.seat], zone=name, cards=cards), "  ")

    def _tell(self, number: int) -> None:
        told = self.steps.answer(number, self.seat)
        if told is not None:
            words = self._answer(number, told)
            text = self._cited(words, told.clause)
            text.stylize("bold", 0, len(words))
            line(text, f"{number:>3} ")
        for event in self.steps.events(number, self.seat):
            line(self._cited(event.says, event.clause), INDENT)

    def _cited(self, words: str, clause: str) -> Text:
        recorded = self.steps.recorded
        known = recorded.rules is not None
        return cited(words, clause, book_played(recorded.header.game, recorded.header.edition) if known else None)

    def _answer(self, number: int, told: Told) -> str:
        answer = self.steps.steps[number].answer
        assert answer is not None
        name = tell("replay-chance") if answer.seat == CHANCE else self._names[answer.seat]
        return tell("replay-answered", name=name, says=told.says) if told.says else tell("replay-hidden", name=name)

    def _tell_outcome(self) -> None:
        outcome = self.steps.recorded.outcome
        if outcome is None:
            say_line("replay-unfinished")
        elif outcome.winner < 0:
            say_line("replay-drawn", clause=outcome.by)
        else:
            say_line("replay-outcome", winner=self._names[outcome.winner], clause=outcome.by)

    # --- going through it ------------------------------------------------------------------------

    def go_through(self, ask: Callable[[], str]) -> None:
        """Show a step, ask where to go, and so on until the reader has seen enough."""
        self.show()
        while True:
            try:
                wanted = ask().strip().lower().split()
            except EOFError:
                out.print()
                return
            except KeyboardInterrupt:
                out.print()
                raise typer.Exit(INTERRUPTED) from None
            if wanted and wanted[0] in ("q", "quit"):
                return
            if self._move(wanted):
                self.show()

    def _move(self, wanted: list[str]) -> bool:
        """Go where the reader wants to; False (and why) where there is nothing."""
        match wanted:
            case [] | ["n"]:
                return self._go(self.at + 1)
            case ["b"]:
                return self._go(self.at - 1)
            case ["e"]:
                return self._go(self.steps.last)
            case ["a"]:
                self._analyse()
                return False
            case ["v"]:
                self.seat = NEXT_SEAT[self.seat]
                return True
            case ["g", number] | [number] if number.isascii() and number.isdecimal():
                return self._go(int(number[:9]))
        say_line("replay-not-understood")
        return False

    def _analyse(self) -> None:
        """What the computer makes of the question that is asked at this step."""
        try:
            analyse_position(self.steps, self.at)
        except Complaint as complaint:
            say_line(complaint.phrase)

    def _go(self, number: int) -> bool:
        if number > self.steps.last:
            say_line("replay-at-the-end", last=self.steps.last)
        elif number < 0:
            say_line("replay-at-the-start")
        else:
            self.at = number
            return True
        return False
