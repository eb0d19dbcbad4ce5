"""The few questions before a game. Enter takes the first answer of each."""

from ..api import edition_title, editions, games
from ..deck_building import built_in_decks
from ..game_records import record_of
from ..kernel.phrase import Phrase
from ..words import LANGUAGES
from .console import choose_language, line, read_line, say_line, tell
from .deck import deck_title
from .naming import plain
from .seating import OPPONENTS


def choose_game() -> str:
    known = games()
    if len(known) == 1:
        return known[0]
    return known[_choose(Phrase("play-menu-game"), [Phrase(f"game-{game}") for game in known])]


def choose_edition(game: str) -> str:
    """The parts of an edition's name one after the other: for BlackPoker a format, then a frame."""
    known = editions(game)
    first = record_of(game).board().for_newcomers
    chosen = ""
    for place in range(max(edition.count("+") for edition in known) + 1):
        rest = [edition for edition in known if edition.startswith(chosen)]
        parts = list(dict.fromkeys((edition.split("+") + [""] * place)[place] for edition in rest))
        parts.sort(key=lambda part: part not in first.split("+"))
        if len(parts) > 1:
            named = [_part(game, place, part) for part in parts]
            chosen += ("+" if chosen else "") + parts[_choose(Phrase(f"{game}-menu-{place}"), named)]
        chosen = chosen.removesuffix("+")
    return chosen or known[0]


def _part(game: str, place: int, part: str) -> Phrase:
    return Phrase(f"{game}-menu-{place}-{part or 'none'}")


def choose_decks(game: str) -> tuple[str, str]:
    """One's own deck and the opponent's, out of those that come with the game; nothing where it has none."""
    known = built_in_decks(game)
    if not known:
        return "", ""
    names = list(known)
    titles = [Phrase("play-menu-deck", deck=name, title=deck_title(file)) for name, file in known.items()]
    return names[_choose(Phrase("play-menu-own-deck"), titles)], names[_choose(Phrase("play-menu-their-deck"), titles)]


def choose_opponent() -> str:
    return OPPONENTS[_choose(Phrase("play-menu-opponent"), [Phrase(f"play-menu-opponent-{one}") for one in OPPONENTS])]


def _choose(question: Phrase, answers: list[Phrase]) -> int:
    """Which of the answers; the first if nothing is typed."""
    while True:
        say_line(question)
        for number, answer in enumerate(answers, start=1):
            line(tell(answer), f"{number:>3} ")
        typed = plain(read_line(tell("play-menu-prompt")))
        if not typed:
            return 0
        if typed in LANGUAGES:
            choose_language(typed)
            continue
        if typed.isdecimal() and 1 <= int(typed) <= len(answers):
            return int(typed) - 1
        named = [at for at, answer in enumerate(answers) if plain(tell(answer)).startswith(typed)]
        if len(named) == 1:
            return named[0]
        say_line("play-menu-again", count=len(answers))


def welcome(game: str, edition: str) -> None:
    title = "+".join(tell(part) for part in edition_title(game, edition))
    say_line(
        "play-welcome",
        game=Phrase(f"game-{game}"),
        edition=title,
        spellings=Phrase(f"{game}-card-spellings"),
        card=Phrase(f"{game}-card-example"),
    )
