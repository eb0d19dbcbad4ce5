"""The games whose books can be read, whether or not they can be played already."""

from ..api import accepted_names, plain_name
from ..errors import Complaint
from ..game_records import records
from ..kernel.phrase import Phrase
from ..paths import books_dir


def readable() -> tuple[str, ...]:
    """Every game that has a folder with a book."""
    own = {path.parent.name.replace("_", "-") for path in books_dir().glob("*/*.toml")}
    return tuple(sorted(own | {game for game, record in records().items() if any(record.books.glob("*.toml"))}))


def find_book(name: str) -> str:
    """A game with a book, by its name in either language."""
    known = readable()
    for game in known:
        if plain_name(name) in accepted_names(game, Phrase(f"game-{game}")):
            return game
    raise Complaint("unknown-book", given=name, known=", ".join(known))
