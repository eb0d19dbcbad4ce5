"""Games with the small cards of the scenarios, and names for what is asked in them."""

from pathlib import Path

import kirifuda
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.chance import number_of
from kirifuda.kernel.game import Game
from kirifuda.kernel.position import Piece, Position
from kirifuda.legend_of_stars.cards.fronts import FRONTS
from kirifuda.legend_of_stars.table import Table

CARDS = Path(__file__).parents[1] / "scenarios" / "legend_of_stars" / "cards.toml"
RULES = kirifuda.rules("legend-of-stars", cards=[CARDS])


def face(name: str) -> int:
    found = RULES.face_named(f"試しの{name}")
    assert found is not None, name
    return found


def started(*decks: str) -> Game:
    """A game in which every shuffle leaves the decks as they are written, top first."""
    faces = [tuple([face(name) for name in reversed(deck.split())]) for deck in decks]
    game = Game(RULES, RULES.opening((faces[0], faces[1]), CHANCE))
    while prompt(game) == "shuffle":
        leave_as_it_is(game)
    return game


def leave_as_it_is(game: Game) -> None:
    """Answer a shuffle so that every card stays where it lies."""
    assert game.ask is not None
    seat, kind = game.ask.about
    game.answer(number_of(range(len(table(game).zone(kind, seat)))))


def table(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def prompt(game: Game) -> str:
    return "" if game.ask is None else game.ask.prompt


def names(game: Game, ids: tuple[int, ...]) -> list[str]:
    return [FRONTS[table(game).cards[id].face].name.removeprefix("試しの") for id in ids]


def offered(game: Game) -> list[str]:
    """The cards that can be chosen, by name."""
    assert game.ask is not None
    return names(game, game.ask.values)


def choose(game: Game, name: str) -> None:
    game.answer(offered(game).index(name))


def hand(game: Game, seat: int) -> list[str]:
    return sorted(names(game, table(game).hand(seat)))


def deck(game: Game, seat: int) -> list[str]:
    """Top first."""
    return names(game, tuple(reversed(table(game).deck(seat))))


def laid(**zones: str) -> Table:
    """A table with these cards of the scenarios; `front_1` is the first player's, `front_1_2` the second's."""
    position = Position(turn=3, turn_player=0)
    for where, name in zones.items():
        theirs = where.endswith("_2") and where.count("_") == 2
        zone = where.removesuffix("_2") if theirs else where
        position.zones[zone.replace("_", "-"), int(theirs)] = [Piece((face(name),))]
    g = RULES.setting.lay(position)
    assert isinstance(g, Table)
    return g
