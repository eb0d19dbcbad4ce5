"""Why a reading of a sentence is not a meaning."""

from ..kernel.phrase import Argument


class Misread(Exception):
    """These characters of the sentence cannot be meant so. `reason` is the end of a message key."""

    def __init__(self, start: int, end: int, reason: str, **args: Argument) -> None:
        super().__init__(start, end, reason)
        self.start = start
        self.end = end
        self.reason = reason
        self.args_of_message = args


class Unclear(Exception):
    """These characters can mean either of several earlier phrases."""

    def __init__(self, start: int, end: int, readings: tuple[str, ...]) -> None:
        super().__init__(start, end, readings)
        self.start = start
        self.end = end
        self.readings = readings
