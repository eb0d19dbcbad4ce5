"""Computer players do not peek: what they answer follows from what their seat knows."""

import pytest

from kirifuda.agents import agent_named
from kirifuda.conformance.check import Check
from kirifuda.conformance.fault import Fault, hold
from kirifuda.conformance.inside import supposing
from kirifuda.conformance.openings import ASKED, CROWDED, STYLES, Opening
from kirifuda.conformance.walk import watch
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.chance import permutation, permutations_of
from kirifuda.kernel.game import unknown_cards

EDITIONS = ("light", "pro+strategy")


class Honest(Check):
    """An agent answers the same in two worlds that differ only in what its seat does not know."""

    def __init__(self, agent, every):
        super().__init__(every, seed=every)
        self.agent = agent

    def at(self, game, index):
        asked = game.ask
        if asked.seat == CHANCE or asked.size == 1 or not self.looks():
            return
        other = supposing(game, [(ids, self._mixed(ids)) for ids in unknown_cards(game.state, asked.seat)])
        if other is not None:
            answers = [self.agent.answer(world, asked.seat) for world in (game, other)]
            hold(answers[0] == answers[1], "an agent does not peek", asked, answers)

    def _mixed(self, ids):
        return permutation(self.dealer.below(permutations_of(len(ids))), len(ids))


@pytest.mark.parametrize("name", ["random", "greedy", "gentle"])
@pytest.mark.parametrize("style", [ASKED, CROWDED], ids=["asked", "crowded"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_agent_answers_by_what_it_knows(name, style, edition):
    seed = style + len(STYLES) * 7
    watch(Opening("black-poker", edition, seed).begin(), seed, [Honest(agent_named(name, 3), every=40)])


def test_an_agent_that_peeks_is_noticed():
    class Peeking:
        def answer(self, game, seat):
            g = game.state
            return sum(g.cards[id].face for id in g.hand(1 - seat)) % game.ask.size

    with pytest.raises(Fault, match="does not peek"):
        watch(Opening("black-poker", "light", CROWDED).begin(), 1, [Honest(Peeking(), every=2)])
