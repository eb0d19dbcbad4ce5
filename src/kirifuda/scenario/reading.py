"""Reading the tables whose keys are a game's own: positions, and what must be true after a step."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from ..kernel.phrase import Phrase
from ..kernel.position import NUMBER, SEAT, Kind
from ..text.toml_places import Spot
from .notation import OPEN, SEAT_NAMES, Listing, Unread, WrittenWaiting, read_piece, read_waiting
from .source import Source, spot_text
from .vocabulary import Vocabulary, nearest, plain

T = TypeVar("T")
TURN: Final = "turn"
TURN_PLAYER: Final = "turn_player"
MOST: Final = 1000
MOST_OF_A_FACT: Final = 1_000_000


@dataclass
class WrittenPosition:
    """As much of a position as is written."""

    turn: int | None = None
    turn_player: int | None = None
    zones: dict[tuple[str, int], Listing] = field(default_factory=dict)
    waiting: list[WrittenWaiting] | None = None
    facts: dict[str, int] = field(default_factory=dict)
    seat_facts: dict[tuple[str, int], int] = field(default_factory=dict)
    lists: dict[str, list[WrittenWaiting]] = field(default_factory=dict)


class Reader:
    """Reads with one game's words; what cannot be read becomes a problem of the file."""

    def __init__(self, source: Source, known: Vocabulary) -> None:
        self.source = source
        self.known = known
        self.setting = known.setting

    def line(self, read: Callable[[str, Vocabulary], T], text: str, spot: Spot) -> T | None:
        try:
            return read(text, self.known)
        except Unread as unread:
            self.source.complain(spot, unread.phrase, text)
            return None

    def lines(self, read: Callable[[str, Vocabulary], T], texts: list[str] | None, spot: Spot) -> list[T]:
        found = [self.line(read, text, spot) for text in texts or []]
        return [one for one in found if one is not None]

    def position(self, table: dict[str, Any], spot: Spot, beside: Iterable[str] = ()) -> WrittenPosition:
        """A position, or as much of one as is written; other keys that may stand beside it are `beside`."""
        written = WrittenPosition()
        facts = dict(self.setting.facts)
        for key, value in table.items():
            here = (*spot, key)
            if key in SEAT_NAMES:
                self.seat_table(value, here, SEAT_NAMES[key], written)
            elif key == TURN:
                written.turn = self._number(value, here)
            elif key == TURN_PLAYER:
                written.turn_player = self._seat(value, here)
            elif key in facts:
                written.facts[key] = self._fact(value, here, facts[key])
            elif key == self.setting.waiting:
                written.waiting = self.lines(read_waiting, self._texts(value, here), here)
            elif key in self.setting.lists:
                written.lists[key] = self.lines(read_waiting, self._texts(value, here), here)
            else:
                known = (*SEAT_NAMES, TURN_PLAYER, TURN, self.setting.waiting, *facts, *self.setting.lists, *beside)
                self._unknown(key, known, here)
        return written

    def seen(self, table: dict[str, Any], spot: Spot) -> WrittenPosition:
        """Zones and what waits, as one player sees them."""
        for key in table:
            if key not in (*SEAT_NAMES, self.setting.waiting):
                self._unknown(key, (*SEAT_NAMES, self.setting.waiting), (*spot, key))
        shown = {key: value for key, value in table.items() if key in (*SEAT_NAMES, self.setting.waiting)}
        return self.position(shown, spot)

    def seat_table(self, table: object, spot: Spot, seat: int, written: WrittenPosition) -> None:
        """One player's zones and facts."""
        if not isinstance(table, dict):
            self._wrong("table", spot)
            return
        facts = dict(self.setting.seat_facts)
        for key, value in table.items():
            here = (*spot, key)
            if plain(key) in self.known.zones:
                written.zones[self.known.zones[plain(key)], seat] = self.listing(value, here)
            elif key in facts:
                written.seat_facts[key, seat] = self._fact(value, here, facts[key])
            else:
                self._unknown(key, (*self.known.order, *facts), here)

    def listing(self, value: object, spot: Spot) -> Listing:
        if isinstance(value, int) and not isinstance(value, bool):
            return Listing(count=self._number(value, spot))
        texts = self._texts(value, spot)
        is_open = bool(texts) and texts[-1].strip() in OPEN
        return Listing(self.lines(read_piece, texts[:-1] if is_open else texts, spot), open=is_open)

    def _texts(self, value: object, spot: Spot) -> list[str]:
        found = [value] if isinstance(value, str) else value
        if isinstance(found, list) and all(isinstance(one, str) for one in found):
            return found
        self._wrong("list", spot)
        return []

    def _number(self, value: object, spot: Spot, most: int = MOST) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most:
            return value
        self._wrong("number", spot)
        return 0

    def _fact(self, value: object, spot: Spot, kind: Kind) -> int:
        if isinstance(kind, tuple):
            return self._word(value, spot, kind)
        if kind == NUMBER:
            return self._number(value, spot, MOST_OF_A_FACT)
        return self._seat(value, spot) if kind == SEAT else self._yes_or_no(value, spot)

    def _word(self, value: object, spot: Spot, words: tuple[str, ...]) -> int:
        if isinstance(value, str) and value in words:
            return words.index(value)
        known = ", ".join(words)
        self.source.complain(spot, Phrase("scenario-one-of", name=spot_text(spot), given=str(value), known=known))
        return 0

    def _seat(self, value: object, spot: Spot) -> int:
        if value in (1, 2) and not isinstance(value, bool):
            return SEAT_NAMES[str(value)]
        self._wrong("player", spot)
        return 0

    def _yes_or_no(self, value: object, spot: Spot) -> int:
        if not isinstance(value, bool):
            self._wrong("yes-or-no", spot)
        return int(value is True)

    def _wrong(self, wanted: str, spot: Spot) -> None:
        kind = Phrase(f"scenario-kind-{wanted}")
        self.source.complain(spot, Phrase("scenario-wrong-kind", name=spot_text(spot), wanted=kind))

    def _unknown(self, key: str, known: tuple[str, ...], spot: Spot) -> None:
        self.source.complain(spot, Phrase("scenario-unknown-key", given=key, known=nearest(key, known)))
