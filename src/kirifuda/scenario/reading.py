"""Reading the tables whose keys are a game's own: positions, and what must be true after a step."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from ..kernel.phrase import Phrase
from ..kernel.position import NUMBER, SEAT, Kind
from ..text.toml_places import Spot
from .notation import OPEN, SEAT_NAMES, Listing, Unread, WrittenWaiting, read_piece, read_waiting, seat_named
from .source import Source, spot_text
from .vocabulary import Vocabulary, found, names_of, nearest, plain

T = TypeVar("T")
TURN: Final = "turn"
TURN_PLAYER: Final = "turn_player"
COMMON: Final = {
    plain(name): key
    for key, message in ((TURN, "scenario-written-turn"), (TURN_PLAYER, "scenario-written-turn-player"))
    for name in (key, *names_of(message))
}
"""What every game has, as it may be written."""
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
            fact, listed, common = found(self.known.facts, key), found(self.known.lists, key), found(COMMON, key)
            seat = seat_named(key)
            if seat is not None:
                self.seat_table(value, here, seat, written)
            elif common == TURN:
                written.turn = self._number(value, here)
            elif common == TURN_PLAYER:
                written.turn_player = self._seat(value, here)
            elif fact is not None:
                self.source.spelled(spot, fact, key)
                written.facts[fact] = self._fact(value, here, facts[fact])
            elif listed is not None:
                self.source.spelled(spot, listed, key)
                lines = self.lines(read_waiting, self._texts(value, here), here)
                if listed == self.setting.waiting:
                    written.waiting = lines
                else:
                    written.lists[listed] = lines
            else:
                known = (*SEAT_NAMES, TURN_PLAYER, TURN, self.setting.waiting, *facts, *self.setting.lists, *beside)
                self._unknown(key, known, here)
        return written

    def seen(self, table: dict[str, Any], spot: Spot) -> WrittenPosition:
        """Zones and what waits, as one player sees them."""
        shown: dict[str, Any] = {}
        for key, value in table.items():
            listed = found(self.known.lists, key)
            if seat_named(key) is not None or (listed is not None and listed == self.setting.waiting):
                shown[key] = value
            else:
                self._unknown(key, (*SEAT_NAMES, self.setting.waiting), (*spot, key))
        return self.position(shown, spot)

    def seat_table(self, table: object, spot: Spot, seat: int, written: WrittenPosition) -> None:
        """One player's zones and facts."""
        if not isinstance(table, dict):
            self._wrong("table", spot)
            return
        self.source.spelled(spot[:-1], str(seat + 1), str(spot[-1]))
        facts = dict(self.setting.seat_facts)
        for key, value in table.items():
            here = (*spot, key)
            zone, fact = found(self.known.zones, key), found(self.known.seat_facts, key)
            if (zone or "", seat) in written.zones or (fact or "", seat) in written.seat_facts:
                self.source.complain(here, Phrase("scenario-written-twice", name=key))
            elif zone is not None:
                self.source.spelled((*spot[:-1], str(seat + 1)), zone, key)
                written.zones[zone, seat] = self.listing(value, here)
            elif fact is not None:
                self.source.spelled((*spot[:-1], str(seat + 1)), fact, key)
                written.seat_facts[fact, seat] = self._fact(value, here, facts[fact])
            else:
                self._unknown(key, self._seat_words(), here)

    def _seat_words(self) -> tuple[str, ...]:
        """What can be written of a player: the keys, and what they are called in Japanese."""
        game = self.known.game
        zones = [name for zone in self.known.order for name in (zone, *names_of(f"{game}-zone-{zone}")[:1])]
        facts = [fact for fact, _ in self.setting.seat_facts]
        return *zones, *[name for fact in facts for name in (fact, *names_of(f"{game}-written-{fact}")[:1])]

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
        word = found(self.known.words_of(words), value) if isinstance(value, str) else None
        if word is not None:
            return words.index(word)
        game = self.known.game
        named = [names_of(f"{game}-{kind}-{one}")[:1] for one in words for kind in ("phase", "step", "written")]
        known = ", ".join([*words, *(name for names in named for name in names)])
        self.source.complain(spot, Phrase("scenario-one-of", name=spot_text(spot), given=str(value), known=known))
        return 0

    def _seat(self, value: object, spot: Spot) -> int:
        seat = None if isinstance(value, bool) else seat_named(str(value))
        if seat is not None:
            return seat
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
