"""A game at the terminal from here to its end, or until the player leaves."""

from .asking import PROMPT, ask
from .commands import Again, Leave, obey
from .console import line, read_line, say_line, tell
from .saving import save_on_leaving
from .sitting import Sitting

INTERRUPTED = 130


def play_on(sitting: Sitting) -> int:
    """Play; the exit code of the command. Whatever ends it, the game is not lost."""
    try:
        _play(sitting)
    except Leave:
        if sitting.path is not None and sitting.game.outcome is None:
            save_on_leaving(sitting)
    except EOFError:
        say_line("play-no-more-input")
        _leave_in_the_middle(sitting)
    except KeyboardInterrupt:
        line("")
        _leave_in_the_middle(sitting)
        return INTERRUPTED
    except Exception:
        _leave_in_the_middle(sitting)
        raise
    return 0


def _leave_in_the_middle(sitting: Sitting) -> None:
    if sitting.game.outcome is None:
        save_on_leaving(sitting)


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
    say_line("play-after")
    while True:
        typed = read_line(PROMPT)
        if not typed:
            raise Leave
        if not obey(sitting, typed):
            line(tell("play-after"))
