"""Going through a record shows each seat what it saw in play, and nothing more."""

import re
from collections.abc import Callable

import pytest

from kirifuda import CHANCE, Game, replay
from kirifuda.replay.sentences import Sentences
from kirifuda.replay.steps import EVERYTHING, Steps

EDITIONS = ("light", "standard+pack", "pro+strategy", "master+rare-pack")


def played_again(game: Game) -> Game:
    """The same game, at its beginning, with chance asked."""
    return Game(game.rules, game.start.copy())


@pytest.mark.parametrize("edition", EDITIONS)
def test_forwards_and_backwards_the_views_are_those_of_the_game(edition: str, play: Callable[..., Game]) -> None:
    game = play(edition, 3)
    steps = Steps(replay.read(replay.write(game), "test"), "ja")
    again = played_again(game)
    views = [(again.view(0), again.view(1))]
    for _, index in game.log:
        again.answer(index)
        views.append((again.view(0), again.view(1)))
    assert steps.last == len(game.log)
    there = range(steps.last + 1)
    for number in (*there, *reversed(there), 7, 3, 7):
        assert (steps.view(number, 0), steps.view(number, 1)) == views[number]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_is_told_of_each_step_what_the_game_told_it(edition: str, play: Callable[..., Game]) -> None:
    game = play(edition, 4)
    recorded = replay.read(replay.write(game, names=("A", "B")), "test")
    steps = Steps(recorded, "en")
    again = played_again(game)
    sentences = Sentences(game.rules, "en", ("A", "B"))
    told = 0
    for number in range(steps.last + 1):
        if number:
            again.answer(game.log[number - 1][1])
        events = again.events[told:]
        told = len(again.events)
        for seat in (0, 1):
            assert [one.says for one in steps.events(number, seat)] == [
                sentences.told(event.told(seat), seat) for event in events
            ]
        assert [one.clause for one in steps.events(number, EVERYTHING)] == [event.clause for event in events]


def told_by(text: str, seat: int) -> list[str]:
    """Everything that a record says to a seat, step by step."""
    steps = Steps(replay.read(text, "test"), "en")
    answers = [steps.answer(number, seat) for number in range(1, steps.last + 1)]
    events = [event for number in range(steps.last + 1) for event in steps.events(number, seat)]
    return [one.says for one in (*answers, *events) if one is not None]


def with_secrets(text: str, seat: int) -> str:
    """The record with everything replaced that a seat is not to know: cards, other answers, the words."""
    lines = []
    for line in text.split("\n"):
        machine, says, _ = line.partition(" | ")
        if line.startswith(">"):
            own = line.startswith(f">{line[1:].split()[0]} {seat + 1} ")
            lines.append(line if own else re.sub(r"^(>\d+ \w+) \d+(/\d+)?", r"\1 0", machine) + " | SECRET")
        else:
            hidden = re.sub(rf"\S+@\d+\({2 - seat}\)", f"♠A@1({2 - seat})", machine)
            hidden = re.sub(rf"\S+@(\d+)\({2 - seat}/12\)", rf"♠A@\1({2 - seat}/12)", hidden)
            lines.append(hidden + (" | SECRET" if says and line.startswith("[") else ""))
    return "\n".join(lines)


@pytest.mark.parametrize("field", ["game: unheard-of", "rules: 0123456789abcdef"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_seat_may_not_know_changes_nothing_it_is_told(
    edition: str, seat: int, field: str, record: Callable[..., str]
) -> None:
    """Told from the lines alone: by a game that is unknown here, and by rules that have changed."""
    text = re.sub(rf"(?m)^{field.split(':')[0]}:.*$", field, record(edition, 6), count=1)
    secret = with_secrets(text, seat)
    assert secret != text
    assert told_by(secret, seat) == told_by(text, seat)
    assert not any("SECRET" in says for says in told_by(secret, seat))


def test_of_another_seats_answer_only_its_clause_is_told(record: Callable[..., str]) -> None:
    recorded = replay.read(record("pro+strategy", 3), "test")
    steps = Steps(recorded, "ja")
    for number, (seat, _) in enumerate(recorded.answers, start=1):
        for eyes in (0, 1):
            told = steps.answer(number, eyes)
            assert told is not None and told.clause
            assert bool(told.says) == (seat in (eyes, CHANCE))


def test_with_nothing_hidden_each_zone_is_as_its_owner_sees_it(record: Callable[..., str]) -> None:
    recorded = replay.read(record("standard+rare-pack", 3), "test")
    steps = Steps(recorded, "ja")
    for number in range(0, steps.last + 1, 9):
        whole = steps.view(number, EVERYTHING)
        assert whole is not None
        for zone in whole.zones:
            own = steps.view(number, zone.seat)
            assert own is not None and zone == own.zone(zone.name, zone.seat)


def test_a_record_by_other_rules_is_shown_without_the_table(record: Callable[..., str]) -> None:
    text = re.sub(r"(?m)^rules: .*$", "rules: 0123456789abcdef", record(language="en"), count=1)
    mine, theirs = Steps(replay.read(record(language="en"), "test"), "en"), Steps(replay.read(text, "test"), "en")
    assert theirs.view(5, 0) is None
    for number in range(mine.last + 1):
        for seat in (0, 1, EVERYTHING):
            assert theirs.events(number, seat) == mine.events(number, seat)


def test_events_and_cards_that_are_unknown_here_are_shown_as_recorded(record: Callable[..., str]) -> None:
    text = re.sub(r"(?m)^rules: .*$", "rules: 0123456789abcdef", record(language=""), count=1)
    text = re.sub(r"(?m)^\[U2\] first-player 1$", "[X9] coin-toss 1 heads Zwölf@3(2) n=-1", text)
    text = re.sub(r"(?m)^\[U2\] first-player 2$", "[X9] coin-toss 1 heads Zwölf@3(2) n=-1", text)
    steps = Steps(replay.read(text, "test"), "ja")
    says = {seat: [one.says for n in range(9) for one in steps.events(n, seat)] for seat in (0, 1, EVERYTHING)}
    assert "[X9] coin-toss 1 heads ?@? n=-1" in says[0]
    assert "[X9] coin-toss 1 heads Zwölf@3 n=-1" in says[1]
    assert "[X9] coin-toss 1 heads Zwölf@3(2) n=-1" in says[EVERYTHING]


@pytest.mark.parametrize("seat", [0, 1])
def test_conceding_is_told_to_both(seat: int, play: Callable[..., Game]) -> None:
    game = play("light", 1, 20)
    game.concede(seat)
    steps = Steps(replay.read(replay.write(game, names=("A", "B")), "test"), "en")
    for eyes in (0, 1, EVERYTHING):
        assert steps.events(steps.last, eyes)[0].says == f"{'AB'[seat]} conceded"
