"""Card files: one `[[card]]` table a card, its values as they are printed. All problems are found in one go."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from .card_tables import CardTable, Names, complain
from .file_problems import Broken
from .toml_files import TomlFile
from .toml_places import Spot

FILE_KEYS: Final = ("card", "set")
GAME_KEYS: Final = ("game", "ゲーム")
"""A file that names its game is a scenario: the cards in it stand among other things."""


class Named(Protocol):
    """A card has a name in both languages."""

    @property
    def name(self) -> str: ...

    @property
    def english(self) -> str: ...


Card = TypeVar("Card", bound=Named)


class CardReader(Generic[Card]):
    """Reads files one after the other; faces go on from the cards that are there already.

    `told` begins the keys of a game's own messages; `naming` is its clause that a name belongs to one card.
    """

    told: ClassVar[str]
    naming: ClassVar[str]

    def __init__(self, before: Sequence[Card]) -> None:
        self.cards = list(before)
        self.files: list[TomlFile] = []
        self._names = Names()
        for card in before:
            if self.is_found_by_name(card):
                self._names.take(card.name, card.name)
                self._names.take(card.english, card.name)

    def read(self, path: Path) -> None:
        """Every card of a file, or all that is wrong with it."""
        file = TomlFile(path)
        self.files.append(file)
        whole = CardTable(file.raw, (), self.told)
        if not any(key in file.raw for key in GAME_KEYS):
            whole.no_other_keys(FILE_KEYS)
        tables = whole.tables("card")
        complain(file, whole.faults)
        for place, table in enumerate(tables):
            self.read_card(file, table, ("card", place))

    def read_card(self, file: TomlFile, table: dict[str, Any], spot: Spot) -> None:
        """Add the card of a table, or complain of it."""
        raise NotImplementedError

    def is_found_by_name(self, card: Card) -> bool:
        return True

    def finish(self) -> tuple[Card, ...]:
        """The cards; or, if anything is wrong with any of them, all of that."""
        problems = [problem for file in self.files for problem in sorted(file.problems, key=lambda one: one.line)]
        if problems:
            raise Broken(problems)
        return tuple(self.cards)

    def only_one_of_a_name(self, card: CardTable) -> None:
        """A name, in either language, belongs to one card."""
        this = f"{card.name}\0{len(self.cards)}"
        for key, name in (("name", card.name), ("english", card.english)):
            if not name or (key == "english" and "english" not in card.table):
                continue
            other = self._names.take(name, this)
            if other:
                card.wrong(key, self.naming, "name-taken", given=name, other=other.partition("\0")[0])


def cards_of(files: Iterable[Path], reader: CardReader[Card]) -> tuple[Card, ...]:
    """The cards of these files behind those the reader began with; raises `Broken` with every problem there is."""
    for file in files:
        reader.read(file)
    return reader.finish()
