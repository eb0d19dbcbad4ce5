"""Deck lists as people write and paste them: a card a line, with how many of it.

    # a comment
    マスター: name
    3 name
    3x name
    name x3
    name

A line that is a card's name as it stands is that card once, whatever it looks like. Headings end with a colon.
"""

import re
from collections.abc import Callable
from typing import Final

from ..kernel.phrase import Phrase

MOST_OF_A_CARD: Final = 99
MOST_LINES: Final = 400
LONGEST_LINE: Final = 200
FIRST_LABELS: Final = ("マスター", "レギオンマスター", "master")
"""What may stand, with a colon, before the card that a deck is led by."""

_COMMENT: Final = re.compile(r"(?:^|\s)[#＃].*|^\s*//.*")
_BULLET: Final = re.compile(r"^\s*[-・●•*＊]\s*(?=\S)")
_LABEL: Final = re.compile(r"(?P<label>[^:：]*)[:：]\s*(?P<rest>.*)")
_HEADING: Final = re.compile(r"[^:：]*[:：]|\[.*\]|【[^】]*】|={2,}.*")
_TIMES: Final = "[xX×✕*ｘＸ＊]"
_BEFORE: Final = re.compile(rf"(\d+)(?:\s*{_TIMES}\s+|\s*枚\s*|\s+|{_TIMES})(\S.*)")
_AFTER: Final = re.compile(rf"(.*\S)(?:\s+{_TIMES}\s*|\s*[×✕*ｘＸ＊]\s*)(\d+)枚?|(.*\S)\s+(\d+)枚")


class DeckLine:
    """So many of a card, at a line of the list. `first`: the list says that this card leads the deck."""

    __slots__ = ("count", "first", "line", "name")

    def __init__(self, line: int, count: int, name: str, first: bool = False) -> None:
        self.line = line
        self.count = count
        self.name = name
        self.first = first

    def __repr__(self) -> str:
        return f"DeckLine({self.line}, {self.count}, {self.name!r}{', first=True' if self.first else ''})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DeckLine) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash((self.line, self.count, self.name))


class DeckList:
    """The lines of a list, and those that cannot be read: their number and what is wrong."""

    __slots__ = ("lines", "unread")

    def __init__(self) -> None:
        self.lines: list[DeckLine] = []
        self.unread: list[tuple[int, Phrase]] = []

    @property
    def names(self) -> tuple[str, ...]:
        """Every card by its name, as often as it is there; what leads the deck comes first."""
        ordered = sorted(self.lines, key=lambda line: not line.first)
        return tuple([line.name for line in ordered for _ in range(line.count)])


def read_deck_list(text: str, is_card: Callable[[str], bool]) -> DeckList:
    """The cards that a list names; `is_card` knows the names of the game."""
    found = DeckList()
    for number, written in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if number > MOST_LINES:
            found.unread.append((number, Phrase("deck-list-too-many-lines", most=MOST_LINES)))
            break
        if len(written) > LONGEST_LINE:
            found.unread.append((number, Phrase("deck-list-long-line", most=LONGEST_LINE)))
            continue
        line = written.strip()
        if not is_card(line):
            line = _BULLET.sub("", _COMMENT.sub("", line)).strip()
        if line:
            _read_line(found, number, line, is_card)
    return found


def _read_line(found: DeckList, number: int, line: str, is_card: Callable[[str], bool]) -> None:
    if is_card(line):
        found.lines.append(DeckLine(number, 1, line))
        return
    label = _LABEL.fullmatch(line)
    first = label is not None and label["label"].strip().casefold() in FIRST_LABELS
    if label is not None and first:
        line = label["rest"].strip()
    elif _HEADING.fullmatch(line):
        return
    if not line:
        return
    count, name = (1, line) if is_card(line) else _counted(line)
    if not 1 <= count <= MOST_OF_A_CARD:
        found.unread.append((number, Phrase("deck-list-bad-count", given=line, most=MOST_OF_A_CARD)))
    else:
        found.lines.append(DeckLine(number, count, name, first))


def _counted(line: str) -> tuple[int, str]:
    """How many, and the name; once if there is no number."""
    before, after = _BEFORE.fullmatch(line), _AFTER.fullmatch(line)
    if before is not None:
        return _number(before[1]), before[2]
    if after is not None:
        return _number(after[2] or after[4]), after[1] or after[3]
    return 1, line


def _number(figures: str) -> int:
    return int(figures) if len(figures) <= len(str(MOST_OF_A_CARD)) else MOST_OF_A_CARD + 1
