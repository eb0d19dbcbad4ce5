"""The public API: `kirifuda.start` makes a game; the game asks, and is answered."""

import unicodedata
from collections.abc import Iterable
from pathlib import Path
from secrets import randbits
from typing import Final

from .deck_building import STANDARD, breach_phrase, building_of, built_in_decks, no_restrictions
from .errors import Complaint
from .game_records import record_of, records
from .kernel.ask import CHANCE
from .kernel.game import Game
from .kernel.phrase import Phrase
from .kernel.rules import Rules, Terms, editions_of, load_rules, rules_named
from .kernel.state import SEATS
from .match import check_chooser
from .text.deck_list import read_deck_list
from .words import LANGUAGES, knows, say

SHOWN_BREACHES: Final = 5
Deck = str | tuple[str, ...] | list[str]
"""A deck list, the name of a deck that comes with the game, or the names of the cards."""
Decks = tuple[Deck | None, ...] | list[Deck | None] | tuple[Deck, ...] | list[Deck]
"""One for each seat; None is the deck that the game gives."""


def games() -> tuple[str, ...]:
    """The games that can be started."""
    return tuple(records())


def editions(game: str) -> tuple[str, ...]:
    """The editions (for BlackPoker: format, or format+frame) of a game."""
    game = find_game(game)
    load_rules(game)
    return editions_of(game)


def rules(
    game: str, edition: str | None = None, cards: Iterable[str | Path] = (), regulation: str | None = None
) -> Rules:
    """The rules of a game in an edition; the first edition if none is named. `cards` and `regulation` as in `start`."""
    game = find_game(game)
    found = rules_named(game, find_edition(game, edition))
    return rules_named(game, found.edition, read_terms(found, cards, regulation))


def read_terms(found: Rules, cards: Iterable[str | Path], regulation: str | None) -> Terms:
    """What is played with beyond the edition; files are named so that they are found from anywhere."""
    if isinstance(cards, str | Path):
        raise Complaint("cards-not-list", given=str(cards))
    files = tuple(_whole_path(file) for file in cards)
    if files and found.on_terms is None:
        raise Complaint("no-own-cards", game=Phrase(f"game-{found.game}"))
    if regulation is None or regulation == STANDARD:
        return Terms(files)
    if not record_of(found.game).restrictions:
        raise no_restrictions(found.game, str(regulation))
    if str(regulation).endswith(".toml"):
        return Terms(files, _whole_path(regulation))
    building_of(found.game).regulation(str(regulation))
    return Terms(files, str(regulation))


def _whole_path(file: str | Path) -> str:
    return str(Path(file).expanduser().absolute())


def start(
    game: str,
    edition: str | None = None,
    decks: Decks | None = None,
    seed: int | None = None,
    chance: str = "dealt",
    recording: bool = True,
    chooser: int | None = None,
    cards: Iterable[str | Path] = (),
    regulation: str | None = None,
) -> Game:
    """Start a game.

    `decks` has a deck for each seat: a list of card names, a deck list as a text ("3 name" a line), or the
    name of a deck that comes with the game; the game's own deck where none is given. `seed` makes the
    shuffles repeatable. With `chance="asked"` every shuffle is a question to the seat CHANCE.
    `chooser` is the seat that chooses who goes first, in games with such a choice; if none is named, a lot is drawn.
    `cards` are files with cards of your own, which decks may then name. `regulation` is the day (2026-11-01) whose
    restricted cards count, or the file of such a list; Legions! and Legend of Stars have such lists. Files that are no
    good raise `Broken`, whose `problems` say (`kirifuda.say(problem.phrase, "en")`) everything that is wrong with them.
    """
    if chance not in ("dealt", "asked"):
        raise Complaint("unknown-chance", given=str(chance))
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise Complaint("bad-seed", given=repr(seed))
    found = rules(game, edition, cards, regulation)
    dealt = read_decks(found, (None,) * SEATS if decks is None else decks)
    if chance == "asked":
        seed = None
    elif seed is None:
        seed = randbits(64)
    named = CHANCE if chooser is None else chooser
    check_chooser(found, named)
    return Game(found, found.opening(dealt, named), seed, recording)


def read_decks(found: Rules, decks: Decks) -> tuple[tuple[int, ...], ...]:
    """The faces of decks given by card names, checked against the rules of deck building."""
    if not isinstance(decks, tuple | list) or not all(
        deck is None or isinstance(deck, str | tuple | list) for deck in decks
    ):
        raise Complaint("decks-not-lists")
    if len(decks) != SEATS:
        raise Complaint("two-decks", given=len(decks))
    return tuple(
        usual_deck(found, seat) if deck is None else read_deck(found, deck, seat)
        for seat, deck in enumerate(decks, start=1)
    )


def usual_deck(found: Rules, seat: int) -> tuple[int, ...]:
    """What a seat that names no deck plays with."""
    return checked(found, found.decks()[seat - 1], seat)


def read_deck(found: Rules, deck: Deck, seat: int) -> tuple[int, ...]:
    """One deck's faces, or a complaint that says what is wrong with it."""
    names = deck_names(found, deck, seat)
    unknown = list(dict.fromkeys(name for name in names if found.face_named(name) is None))
    if unknown:
        raise Complaint("unknown-cards", seat=seat, cards=", ".join(unknown))
    return checked(found, tuple(face for face in found.deck_faces(names) if face is not None), seat)


def checked(found: Rules, deck: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """A deck that can be played with, or a complaint that names its breaches with their clauses."""
    breaches = found.deck_breaches(deck)
    if breaches:
        named = [breach_phrase(found.game, breach, found.name_of_face) for breach in breaches[:SHOWN_BREACHES]]
        raise Complaint("deck-in-breach", seat=seat, breaches=named, more=len(breaches) - len(named))
    return deck


def deck_names(found: Rules, deck: Deck, seat: int) -> tuple[str, ...]:
    """The names of a deck's cards, each as often as it is there."""
    if not isinstance(deck, str):
        return tuple(str(name) for name in deck)
    own = built_in_decks(found.game).get(deck.strip())
    text = own.read_text(encoding="utf-8") if own is not None else deck
    written = read_deck_list(text, lambda name: found.face_named(name) is not None)
    if written.unread:
        line, problem = written.unread[0]
        raise Complaint("deck-unreadable", seat=seat, line=line, problem=problem)
    return written.names


def find_game(name: str) -> str:
    """A game by its name in either language."""
    for game in games():
        if plain_name(name).rstrip("!") in [one.rstrip("!") for one in accepted_names(game, Phrase(f"game-{game}"))]:
            return game
    raise Complaint("unknown-game", given=str(name), known=", ".join(games()))


def find_edition(game: str, name: str | None) -> str:
    """An edition of a game by its name in either language."""
    known = editions(game)
    if name is None:
        return known[0]
    for edition in known:
        if plain_name(name) in accepted_names(edition, *edition_title(game, edition)):
            return edition
    raise Complaint("unknown-edition", given=str(name), game=Phrase(f"game-{game}"), known=", ".join(known))


def edition_title(game: str, edition: str) -> tuple[Phrase, ...]:
    """What an edition is called: the parts of its name."""
    return tuple(Phrase(f"{game}-edition-{part.replace('.', '-')}") for part in edition.split("+"))


def accepted_names(own: str, *titles: Phrase) -> list[str]:
    """Every spelling of a name that is accepted, made plain."""
    spoken = [
        "+".join(say(title, language) for title in titles)
        for language in LANGUAGES
        if all(knows(title.key, language) for title in titles)
    ]
    return [plain_name(name) for name in (own, *spoken)]


def plain_name(name: str) -> str:
    """A name without what people write differently: width, case, spaces, underscores."""
    return "".join(unicodedata.normalize("NFKC", str(name)).split()).replace("_", "-").lower()
