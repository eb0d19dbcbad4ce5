"""What is begun comes to its end: questions on the way are answered by whoever is asked, the rest is quiet."""

import kirifuda
from kirifuda.agents.playing_on import planned_anew, play_on, play_on_quietly
from kirifuda.kernel.game import Game


def an_attack() -> Game:
    """先攻の最初のターン：最初からいる兵士で攻撃できる。アタックを選んだところ。"""
    game = kirifuda.start("black-poker", "light+pack", seed=3)
    attack = next(code for code, key, _ in game.rules.actions() if key == "attack")
    while game.ask.kind != "act" or attack not in game.ask.values:
        game.answer(0)
    game.answer(game.ask.values.index(attack))
    return game


def told(game: Game, kinds: tuple[str, ...]) -> list[tuple[str, int]]:
    """What happened of these kinds, and how many cards took part."""
    return [(event.kind, len(event.cards)) for event in game.events if event.kind in kinds]


def test_whoever_attacks_attacks_and_whoever_is_attacked_blocks() -> None:
    game = an_attack()
    line = game.fork(recording=True)
    play_on(line, game.ask.seat)
    assert told(line, ("attackers", "blocked", "unblocked", "damaged")) == [("attackers", 1), ("blocked", 2)]
    assert planned_anew(line, line.ask)


def test_quietly_nobody_takes_part() -> None:
    game = an_attack()
    line = game.fork(recording=True)
    play_on_quietly(line)
    assert told(line, ("attackers", "blocked", "unblocked", "damaged")) == [("attackers", 0)]
    assert planned_anew(line, line.ask)


def test_a_free_decision_is_not_gone_past() -> None:
    game = kirifuda.start("black-poker", "light", seed=9, recording=False)
    assert planned_anew(game, game.ask)
    before = game.log
    play_on(game, 0)
    play_on_quietly(game)
    assert game.log == before


def test_who_plans_decides_what_is_free() -> None:
    game = an_attack()
    asked = []
    line = game.fork()
    play_on(
        line,
        game.ask.seat,
        lambda game, question: bool(asked.append(question.prompt)) or question.prompt == "attackers",
    )
    assert line.ask.prompt == "attackers"
    assert set(asked) == {"act", "attackers"}
