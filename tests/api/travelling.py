"""One of two processes: saves a game with cards of its own, or loads it after it has read other cards.

python -m tests.api.travelling save GAME FILE
python -m tests.api.travelling load GAME FILE
"""

import pickle
import random
import sys
from pathlib import Path

from kirifuda import editions
from kirifuda.conformance.own_texts import decks_of_own_texts
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.words import say


def with_own_cards(name: str, seed: int) -> Game:
    rules, decks = decks_of_own_texts(name, editions(name)[0], Dealer(seed))
    assert rules.own
    return Game(rules, rules.opening(decks, CHANCE), seed)


def play_on(game: Game, decisions: int, seed: int) -> None:
    lot = random.Random(seed)
    for _ in range(decisions):
        if game.ask is not None:
            game.answer(lot.randrange(game.ask.size))


def told(game: Game) -> list[str]:
    """Everything that both processes must agree on: by names, as faces are places in a process."""
    names = [game.rules.name_of_face(card.face) for card in game.state.cards]
    happened = [say(game.rules.event(event.whole(), 0)) for event in game.events]
    return [*names, *happened, repr(game.log)]


def main(what: str, name: str, file: Path) -> None:
    if what == "save":
        game = with_own_cards(name, 5)
        play_on(game, 60, 1)
        file.write_bytes(pickle.dumps(game))
    else:
        other = with_own_cards(name, 6)
        play_on(other, 30, 1)
        game = pickle.loads(file.read_bytes())
    play_on(game, 60, 2)
    print("\n".join(told(game)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
