"""The player that looks one decision ahead."""

import pytest

import kirifuda
from kirifuda.agents import AGENTS, Agent, Greedy, Random, agent_named, play_out
from kirifuda.black_poker.table import GRAVEYARD, LIFE
from kirifuda.conformance.inside import attributes
from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.game import Game, unknown_cards
from kirifuda.kernel.rules import Rules


def at_a_decision(edition: str, seed: int, answers: int) -> Game:
    """A game after some random answers, at a question with several options."""
    game = kirifuda.start("black-poker", edition, seed=seed, recording=False)
    wanderer = Random(seed)
    while game.ask is not None and (answers > 0 or game.ask.size == 1):
        game.answer(wanderer.answer(game, game.ask.seat))
        answers -= 1
    return game


def with_hidden_cards_turned_round(game: Game, seat: int) -> Game:
    """The same game for `seat`, with every card that it does not know in another place."""
    twin = game.fork()
    assert game.checkpoint is not None
    other = game.checkpoint.copy()
    for group in unknown_cards(game.state, seat):
        other.rearrange(group, list(range(len(group)))[::-1])
    twin.checkpoint = other
    return twin


@pytest.mark.parametrize("edition", ["light", "standard+pack", "pro+strategy", "master+rare-pack"])
def test_greedy_beats_random(edition: str) -> None:
    won = 0
    for seed in range(4):
        game = kirifuda.start("black-poker", edition, seed=seed, recording=False)
        players: list[Agent] = [Random(seed), Random(seed)]
        players[seed % 2] = Greedy(seed, worlds=1)
        play_out(game, tuple(players))
        assert game.outcome is not None
        won += game.outcome.winner == seed % 2
    assert won >= 3


@pytest.mark.parametrize("edition", ["light", "standard+pack", "pro+strategy", "master+rare-pack"])
@pytest.mark.parametrize("answers", [0, 25, 60, 95])
def test_greedy_does_not_see_hidden_cards(edition: str, answers: int) -> None:
    game = at_a_decision(edition, answers + 5, answers)
    if game.ask is None:
        pytest.skip("the game is over")
    seat = game.ask.seat
    before = [card.face for card in game.state.cards]
    twin = with_hidden_cards_turned_round(game, seat)
    assert [card.face for card in twin.state.cards] != before
    assert twin.view(seat) == game.view(seat)
    for seed in range(3):
        assert Greedy(seed).answer(twin, seat) == Greedy(seed).answer(game, seat)


def test_an_agent_leaves_the_game_as_it_was() -> None:
    game = at_a_decision("master", 3, 40)
    assert game.ask is not None
    seat, log, view = game.ask.seat, game.log, game.view(game.ask.seat)
    Greedy(1).answer(game, seat)
    assert (game.log, game.view(seat)) == (log, view)


def test_the_same_seed_gives_the_same_game() -> None:
    logs = []
    for _ in range(2):
        game = kirifuda.start("black-poker", "pro", seed=4, recording=False)
        play_out(game, (Greedy(1, worlds=1), Random(2)))
        logs.append(game.log)
    assert logs[0] == logs[1]


def test_greedy_takes_the_win_that_is_there() -> None:
    """投擲で相手のライフが尽きるなら、それを選ぶ。"""
    game = kirifuda.start("black-poker", "light", seed=9, recording=False)
    throwing = next(code for code, key, _ in game.rules.actions() if key == "throw")
    assert game.ask is not None and throwing in game.ask.values
    seat = game.ask.seat
    assert game.checkpoint is not None
    poor = game.checkpoint.copy()
    for id in poor.zone(LIFE, 1 - seat)[2:]:
        poor.move(id, GRAVEYARD, 1 - seat)
    twin = game.fork()
    twin.checkpoint = poor
    assert game.ask.values[Greedy(0).answer(twin, seat)] == throwing


MOST_LOOKED_AT = 2_000
"""Positions that a decision may cost: many more, and somebody waits for the computer."""


def test_greedy_looks_at_no_more_positions_than_somebody_waits_for() -> None:
    rules = kirifuda.rules("black-poker", "master+strategy")
    looked_at = [0]

    def counted(g: object, seat: int) -> float:
        looked_at[-1] += 1
        return rules.evaluate(g, seat)

    hooks = {name: getattr(rules, name) for name in attributes(rules)}
    counting = Rules(**hooks | {"game": "counted-poker", "evaluate": counted})
    game = Game(counting, rules.opening(rules.decks(), CHANCE), 2, recording=False)
    players = (Greedy(1), Random(2))
    while game.ask is not None:
        looked_at.append(0)
        game.answer(players[game.ask.seat].answer(game, game.ask.seat))
    assert 0 < max(looked_at) < MOST_LOOKED_AT


def test_agents_are_found_by_name() -> None:
    assert list(AGENTS) == ["random", "greedy", "kind", "gentle", "search", "strong"]
    assert isinstance(agent_named("greedy", 3), Greedy)
    with pytest.raises(kirifuda.Complaint) as caught:
        agent_named("deep", 3)
    assert caught.value.phrase.args == {
        "given": "deep",
        "known": "random, greedy, kind, gentle, search, strong, bot:COMMAND",
    }
