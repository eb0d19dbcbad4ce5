"""An answer is worked out in the event loop, where everybody waits for it: whatever the rules do, it has a bound.

The engine bounds its own steps. This is for what it does not foresee; it needs the main thread, where servers run.
"""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

LONGEST_ANSWER: Final = 3.0
"""Seconds; an answer takes milliseconds."""


class NoEnd(Exception):
    """Working out an answer has not come to an end."""


@contextmanager
def time_bound(seconds: float = LONGEST_ANSWER) -> Iterator[None]:
    """What is done within raises NoEnd when it takes longer."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    over = False

    def stop(*given: Any) -> None:
        if not over:
            raise NoEnd

    before = signal.signal(signal.SIGALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    finally:
        over = True
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
