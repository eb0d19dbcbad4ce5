"""`kirifuda play`: a game at the terminal, against the computer or a second person."""

from pathlib import Path
from secrets import randbits
from typing import Annotated

import typer

from ..api import find_edition, find_game, games, start
from ..deck_building import built_in_decks, fitting_game
from ..errors import Complaint
from ..game_records import record_of
from ..kernel.game import Game
from ..match import Match
from ..replay import load
from .card import card_files
from .card_games import game_of_file
from .console import line, say_line
from .deck import deck_named
from .language_option import Lang
from .matches import match_length, match_note, match_of
from .menu import choose_decks, choose_edition, choose_game, choose_opponent, welcome
from .playing import play_on
from .saving import new_file
from .seating import OPPONENTS, Seating, find_opponent, seating_of
from .sitting import Settings, Sitting

SEATS = {"": 0, "1": 0, "2": 1}


def play(
    wanted: Annotated[str, typer.Argument(metavar="GAME", help="--game と同じ / the same as --game")] = "",
    game: Annotated[
        str, typer.Option(help="ゲーム / a game: black-poker, legions, last-chronicle, legend-of-stars")
    ] = "",
    edition: Annotated[str, typer.Option(help="版 / edition: light, standard+pack, …; 2019, 2018")] = "",
    opponent: Annotated[
        str, typer.Option(help="相手 / opponent: greedy, kind, gentle, search, strong, random, human, bot:COMMAND")
    ] = "",
    seat: Annotated[str, typer.Option(help="席 / your seat: 1, 2")] = "",
    seed: Annotated[str, typer.Option(help="乱数の種 / seed of the shuffles")] = "",
    deck: Annotated[str, typer.Option(help="自分のデッキ：ファイルか名前 / your deck: a file or a name")] = "",
    opponent_deck: Annotated[str, typer.Option(help="相手のデッキ / the opponent's deck")] = "",
    cards: Annotated[
        list[Path] | None,
        typer.Option(help="自分のカードのファイル / a card file of your own"),
    ] = None,
    regulation: Annotated[str, typer.Option(help="この日の使用制限で / with the restrictions of a day")] = "",
    match: Annotated[str, typer.Option(help="マッチ：2か3ゲーム先取 / a match: first to win 2 or 3 games")] = "",
    save: Annotated[str, typer.Option(help="このファイルに残す / keep the game in this file")] = "",
    resume: Annotated[str, typer.Option(help="このファイルの続きを遊ぶ / go on with the game of this file")] = "",
    lang: Lang = "",
) -> None:
    """端末で遊ぶ。 Play in the terminal."""
    if wanted and game and find_game(wanted) != find_game(game):
        raise Complaint("two-games", one=wanted, other=game)
    game = game or wanted
    if seat not in SEATS:
        raise Complaint("bad-seat", given=seat)
    if resume:
        if game or edition or seed or deck or opponent_deck or cards or regulation or match:
            raise Complaint("resume-and-new", source=resume)
        sitting = _resumed(resume, save, opponent, seat)
    else:
        terms = (card_files(cards or []), regulation or None)
        sitting = _new(game, edition, opponent, seat, seed, match, save, (deck, opponent_deck), terms)
    raise typer.Exit(play_on(sitting))


def sit_down(game: Game, seating: Seating, path: Path | None = None) -> Sitting:
    """A game at this terminal. Two people who share it must not see what the other could not do."""
    board = record_of(game.rules.game).board()
    stop = board.usual_stop_shared if seating.shared else board.usual_stop
    return Sitting(game, seating, Settings(single=not seating.shared, stop=stop), path)


def _new(
    game: str,
    edition: str,
    opponent: str,
    seat: str,
    seed: str,
    match: str,
    save: str,
    decks: tuple[str, str],
    terms: tuple[list[Path], str | None],
) -> Sitting:
    number = _number(seed)
    length = match_length(match)
    found_game = find_game(game) if game else _game_of(terms[0], decks)
    found_edition = find_edition(found_game, edition) if edition else record_of(found_game).board().for_newcomers
    found_opponent = find_opponent(opponent) if opponent else OPPONENTS[0]
    path = new_file(save) if save else None
    if not (game or edition or opponent or seat or seed or any(decks) or any(terms)):
        try:
            say_line("play-menu-welcome")
            found_game = choose_game()
            found_edition = choose_edition(found_game)
            found_opponent = choose_opponent()
            decks = choose_decks(found_game)
        except (EOFError, KeyboardInterrupt):
            line("")
            raise typer.Exit(0) from None
    own, theirs = (deck_named(found_game, name) for name in decks)
    in_order = (own, theirs) if SEATS[seat] == 0 else (theirs, own)
    started = start(found_game, found_edition, in_order, number, cards=terms[0], regulation=terms[1])
    own_seed = number & 0xFFFFFFFF if seed else randbits(32)
    sitting = sit_down(started, Seating(SEATS[seat], found_opponent, own_seed), path)
    sitting.match = Match.of(started, length) if length else None
    sitting.seed = number + 1 if seed else None
    if path is not None:
        sitting.save(path)
    welcome(found_game, found_edition)
    return sitting


def _game_of(cards: list[Path], decks: tuple[str, str]) -> str:
    """The game that nobody named: that of the cards or the deck that were brought, or the first one."""
    if cards:
        return game_of_file(cards[0]).game
    for name in decks:
        for game in games():
            if name in built_in_decks(game):
                return game
        if name and Path(name).expanduser().is_file():
            return fitting_game(Path(name).expanduser().read_text(encoding="utf-8-sig", errors="replace"))
    return games()[0]


def _number(seed: str) -> int:
    if not seed:
        return randbits(63)
    try:
        return int(seed)
    except ValueError:
        raise Complaint("bad-seed", given=seed) from None


def _resumed(source: str, save: str, opponent: str, seat: str) -> Sitting:
    """The game of a file, with the players it had unless others are named; it is kept in that file."""
    recorded = load(Path(source).expanduser())
    before = seating_of(recorded.header.notes) or Seating(0, OPPONENTS[0], randbits(32))
    seating = Seating(
        SEATS[seat] if seat else before.eyes, find_opponent(opponent) if opponent else before.opponent, before.seed
    )
    path = new_file(save) if save else Path(source).expanduser()
    sitting = sit_down(recorded.game(), seating, path)
    sitting.match = match_of(sitting.game, recorded.header.notes)
    kept = (seating.note(), *([] if sitting.match is None else [match_note(sitting.match)]))
    sitting.notes = tuple(note for note in recorded.header.notes if seating_of((note,)) is None and note not in kept)
    sitting.saved = len(sitting.game.log)
    say_line("play-resumed", file=source)
    welcome(sitting.game.rules.game, sitting.game.rules.edition)
    sitting.skip_told()
    return sitting
