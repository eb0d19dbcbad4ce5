"""A game at the terminal from here to its end, or until the player leaves."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from .asking import PROMPT, ask
from .commands import Again, Leave, obey
from .console import line, out, read_line, say_line, tell
from .matches import tell_score
from .saving import save_on_leaving
from .sitting import Sitting

INTERRUPTED = 130


def play_on(sitting: Sitting) -> int:
    """Play; the exit code of the command. Whatever ends it, the game is not lost."""
    try:
        with _endings_as_interrupts():
            _play(sitting)
    except Leave:
        if sitting.path is not None:
            save_on_leaving(sitting)
    except EOFError:
        say_line("play-no-more-input")
        save_on_leaving(sitting)
    except KeyboardInterrupt:
        with suppress(OSError):  # the terminal may be gone
            out.print()
        with suppress(OSError):
            save_on_leaving(sitting)
        return INTERRUPTED
    except Exception:
        save_on_leaving(sitting)
        raise
    return 0


@contextmanager
def _endings_as_interrupts() -> Iterator[None]:
    """A terminal that is closed, or a command that is ended, is left like one that is interrupted."""
    endings = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(ending, signal.default_int_handler) for ending in endings]
    try:
        yield
    finally:
        for ending, handler in zip(endings, before, strict=True):
            signal.signal(ending, handler)


def _play(sitting: Sitting) -> None:
    while True:
        sitting.let_agents_answer()
        try:
            if sitting.game.ask is None:
                _after_the_end(sitting)
            else:
                ask(sitting)
        except Again:
            continue


def _after_the_end(sitting: Sitting) -> None:
    """The result, and a last look around."""
    sitting.keep()
    sitting.tell_events()
    sitting.draw()
    sitting.tell_outcome()
    if sitting.score is not None:
        tell_score(sitting.score, sitting.seating)
    what_now = "play-match-next" if sitting.under_way else "play-after"
    say_line(what_now)
    while True:
        typed = read_line(PROMPT)
        if not typed:
            if not sitting.under_way:
                raise Leave
            sitting.begin_next_game()
            return
        if not obey(sitting, typed):
            line(tell(what_now))
