"""Plays some of every game, so that a build that counts can tell the compiler what is done often."""

import sys

from kirifuda.agents.greedy import Greedy
from kirifuda.api import games
from kirifuda.conformance.openings import crowded_position
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.kernel.playout import play_out
from kirifuda.kernel.rules import Rules, editions_of, load_rules, rules_named

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 40
DECISIONS = 30


def train(rules: Rules) -> None:
    for seed in range(GAMES):
        play_out(Game(rules, rules.opening(rules.decks(), CHANCE), seed, recording=False, tracked=False), seed)
        position = crowded_position(rules, Dealer(seed))
        play_out(Game(rules, rules.setting.lay(position), seed, recording=False, tracked=False), seed, limit=200)
    game = Game(rules, rules.opening(rules.decks(), CHANCE), 1)
    player = Greedy(1)
    for _ in range(DECISIONS):
        if game.ask is not None:
            game.answer(player.answer(game, game.ask.seat))


def main() -> None:
    for game in games():
        load_rules(game)
        for edition in editions_of(game):
            train(rules_named(game, edition))


if __name__ == "__main__":
    main()
