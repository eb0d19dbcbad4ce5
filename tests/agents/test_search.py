"""The player that thinks ahead: what it answers, what it must not look at, what it says of a decision."""

from itertools import product
from typing import cast

import pytest

import kirifuda
from kirifuda.agents import Agent, Kind, Random, Search, agent_named, analyse, play_out
from kirifuda.agents.calling import different, names_of
from kirifuda.agents.levels import kindest
from kirifuda.agents.search import Worlds
from kirifuda.agents.tree import Edge, Node, Tree
from kirifuda.black_poker.table import GRAVEYARD, LIFE
from kirifuda.conformance.inside import supposing
from kirifuda.kernel.chance import Dealer, permutation, permutations_of
from kirifuda.kernel.game import Game, Unimaginable, unknown_cards

GAMES = ("black-poker", "legions", "last-chronicle", "legend-of-stars")
EDITIONS = [(game, edition) for game in GAMES for edition in kirifuda.editions(game)]


def at_a_decision(game: str, edition: str, seed: int, answers: int) -> Game:
    """A game after some random answers, at a question with options that differ."""
    table = kirifuda.start(game, edition, seed=seed, recording=False)
    wanderer = Random(seed)
    while table.ask is not None and (answers > 0 or len(different(table, table.ask)) == 1):
        table.answer(wanderer.answer(table, table.ask.seat))
        answers -= 1
    return table


def others(table: Game, seat: int, dealer: Dealer) -> Game | None:
    """The same game for a seat, with the cards that it does not know somewhere else."""
    mixed = [
        (ids, permutation(dealer.below(permutations_of(len(ids))), len(ids)))
        for ids in unknown_cards(table.state, seat)
    ]
    return supposing(table, mixed)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
@pytest.mark.parametrize("name", ["search", "kind"])
def test_same_view_same_numbers_same_answer_whatever_is_hidden(game: str, edition: str, name: str) -> None:
    compared = 0
    for answers in (5, 30, 60):
        table = at_a_decision(game, edition, answers, answers)
        if table.ask is None:
            continue
        seat = table.ask.seat
        agents = [Search(4, tries=12) if name == "search" else Kind(4, tries=12) for _ in (0, 1)]
        other = others(table, seat, Dealer(answers))
        if other is not None:
            compared += 1
            assert agents[0].answer(table, seat) == agents[1].answer(other, seat)
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_what_it_says_does_not_depend_on_what_is_hidden(game: str) -> None:
    table = at_a_decision(game, kirifuda.editions(game)[0], 3, 25)
    assert table.ask is not None
    other = others(table, table.ask.seat, Dealer(1))
    assert other is not None
    assert analyse(table, Search(2, tries=20)) == analyse(other, Search(2, tries=20))


@pytest.mark.parametrize("game", GAMES)
def test_it_answers_the_same_when_asked_the_same(game: str) -> None:
    logs = []
    for _ in range(2):
        table = kirifuda.start(game, seed=6, recording=False)
        players: tuple[Agent, ...] = (Search(1, tries=4), Random(2))
        for _ in range(60):
            if table.ask is not None:
                table.answer(players[table.ask.seat].answer(table, table.ask.seat))
        logs.append(table.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("game", GAMES)
def test_it_beats_whoever_plays_at_random(game: str) -> None:
    won = 0
    for seed in range(3):
        table = kirifuda.start(game, seed=seed, recording=False)
        players: list[Agent] = [Random(seed), Random(seed)]
        players[seed % 2] = Search(seed, tries=8)
        play_out(table, tuple(players))
        assert table.outcome is not None
        won += table.outcome.winner == seed % 2
    assert won == 3


def test_it_takes_the_win_that_is_there() -> None:
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
    assert game.ask.values[Search(0, tries=200).answer(twin, seat)] == throwing


def test_it_tries_as_often_as_it_is_told_and_goes_on_with_what_it_found_out() -> None:
    table = at_a_decision("legions", "2019", 3, 40)
    assert table.ask is not None
    seat = table.ask.seat
    search = Search(1, tries=50)
    table.answer(search.answer(table, seat))
    before = search.tried
    assert before <= 50
    assert table.ask is not None and table.ask.seat == seat
    search.think(table, seat)
    assert search.tried == before + 50
    assert search.tree.root.visits > 50, "what was found out on the way to here is not thought through again"


def test_it_stops_when_the_lines_that_are_left_could_not_change_its_answer() -> None:
    saved = 0
    for game, seed in product(GAMES, range(4)):
        table = at_a_decision(game, kirifuda.editions(game)[0], seed, 10 * seed)
        assert table.ask is not None
        seat = table.ask.seat
        stopping, patient = Search(seed, tries=60), Search(seed, tries=60)
        answer = stopping.answer(table, seat)
        patient.think(table, seat)
        names = names_of(table.rules, table.state, table.ask)
        edges = patient.tree.root.edges
        tried = [edges.get((seat, table.ask.prompt, name)) for name in names]
        most = max(edge.visits for edge in tried if edge is not None)
        found = tried[answer]
        assert found is not None and found.visits == most
        saved += 60 - stopping.tried
    assert saved


@pytest.mark.parametrize("game", GAMES)
def test_what_is_tried_for_the_nth_time_is_tried_in_the_nth_world(game: str) -> None:
    table = at_a_decision(game, kirifuda.editions(game)[0], 3, 25)
    assert table.ask is not None

    def dealt(world: Game) -> list[int]:
        return [card.face for card in world.state.cards]

    worlds = Worlds(table, table.ask.seat, 5)
    assert worlds.any_found()
    found = [dealt(worlds.numbered(number)) for number in (0, 1, 2, 1, 0)]
    assert found[0] == found[4] and found[1] == found[3]
    assert found[0] != found[1] != found[2]


def test_it_does_not_look_for_a_world_for_ever() -> None:
    class Nowhere:
        def imagine(self, seat: int, seed: int) -> Game:
            raise Unimaginable("act")

    assert not Worlds(cast(Game, Nowhere()), 0, 1).any_found()


@pytest.mark.parametrize("game", GAMES)
def test_options_are_called_the_same_in_every_world(game: str) -> None:
    for answers in (3, 20, 50):
        table = at_a_decision(game, kirifuda.editions(game)[0], 8, answers)
        if table.ask is None:
            continue
        seat = table.ask.seat
        names = names_of(table.rules, table.state, table.ask)
        for seed in range(3):
            world = table.imagine(seat, seed)
            assert world.ask is not None
            assert names_of(world.rules, world.state, world.ask) == names


def test_two_of_the_same_card_in_a_hand_are_one_option() -> None:
    table = kirifuda.start("legend-of-stars", seed=2, recording=False)
    seen = False
    wanderer = Random(1)
    while table.ask is not None and not seen:
        asked = table.ask
        if asked.domain == "card" and asked.kind == "choose" and asked.prompt == "discard":
            faces = [table.state.cards[id].face for id in asked.values]
            assert len(different(table, asked)) == len(set(faces))
            seen = len(set(faces)) < len(faces)
        table.answer(wanderer.answer(table, asked.seat))
        if table.ask is None and not seen:
            table = kirifuda.start("legend-of-stars", seed=len(table.log), recording=False)
    assert seen


def test_an_analysis_weighs_every_option() -> None:
    table = at_a_decision("legions", "2019", 3, 40)
    assert table.ask is not None
    found = analyse(table, Search(1, tries=120))
    assert found.seat == table.ask.seat and found.tries == 120
    assert sorted(one.option for one in found.options) == list(range(table.ask.size))
    visits = [one.visits for one in found.options[: len(different(table, table.ask))]]
    assert visits == sorted(visits, reverse=True)
    assert found.best == Search(1, tries=120).answer(table, found.seat)
    assert all(one.chance is None or 0 <= one.chance <= 1 for one in found.options)
    assert found.options[0].line


def test_an_analysis_of_one_option_needs_no_thought() -> None:
    table = kirifuda.start("last-chronicle", seed=1, recording=False)
    while table.ask is not None and table.ask.size > 1:
        table.answer(0)
    found = analyse(table, Search(1, tries=50))
    assert (found.tries, found.best) == (0, 0)


def edge(visits: int, chance: float) -> Edge:
    made = Edge((0, "act", 0))
    made.visits, made.total = visits, visits * chance
    return made


def test_a_kind_player_keeps_the_game_open_but_does_not_throw_it_away() -> None:
    ahead = [(0, edge(9, 0.8)), (1, edge(9, 0.7)), (2, edge(9, 0.6)), (3, edge(2, 0.69))]
    assert kindest(0, ahead) == 1, "0.6 would be seen to be a gift, and 3 was hardly looked at"
    behind = [(0, edge(9, 0.4)), (1, edge(9, 0.35))]
    assert kindest(0, behind) == 0


def test_of_many_options_few_are_looked_at_first() -> None:
    tree = Tree(Node())
    names = list(range(40))
    for start in range(30):
        _, found, _ = tree.select(tree.root, 0, "act", names, start * 7919)
        tree.note([found], 0, 0.5)
    assert 4 <= len(tree.root.edges) < 15


def test_levels_are_found_by_name() -> None:
    assert isinstance(agent_named("kind", 3), Kind)
    tries = [agent_named(name, 1).tries for name in ("gentle", "search", "strong")]  # type: ignore[attr-defined]
    assert tries == sorted(tries)
