"""A record is read back as it was written, and the game comes out of it again."""

from collections.abc import Callable

import pytest

import kirifuda
from kirifuda import CHANCE, Complaint, Game, replay
from kirifuda.kernel.game import CONCEDE

Play = Callable[..., Game]
EDITIONS = kirifuda.editions("black-poker")


def again(text: str) -> str:
    """Read, play once more, write."""
    recorded = replay.read(text, "test")
    header = recorded.header
    return replay.write(recorded.game(chance="asked"), header.notes, header.names, header.language)


@pytest.mark.parametrize("language", ["ja", "en", ""])
@pytest.mark.parametrize("edition", EDITIONS)
def test_written_read_played_and_written_again_every_byte_is_the_same(edition: str, language: str, play: Play) -> None:
    text = replay.write(play(edition, 5), ("first note", "二つめ"), ("花子", "Bob"), language)
    assert again(text) == text


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_comes_back_with_its_answers_events_and_outcome(edition: str, play: Play) -> None:
    game = play(edition, 2)
    recorded = replay.read(replay.write(game), "test")
    back = recorded.game()
    assert recorded.playable and recorded.intact
    assert list(recorded.answers) == back.log == game.log
    assert back.events == game.events
    assert back.outcome == recorded.outcome == game.outcome is not None
    for seat in (0, 1):
        assert [event.told(seat) for event in recorded.events] == [event.told(seat) for event in game.events]
        assert back.view(seat) == game.view(seat)


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 40, 41, 42, 90])
def test_a_game_under_way_is_saved_and_resumed(answers: int, play: Play) -> None:
    game = play("pro+strategy", 3, answers)
    text = replay.write(game)
    recorded = replay.read(text, "test")
    back = recorded.game()
    assert recorded.outcome is None
    assert "\noutcome: unfinished\n" in text
    assert back.log == game.log
    assert back.ask is not None and game.ask is not None
    assert (back.ask.seat, back.ask.prompt, back.ask.values) == (game.ask.seat, game.ask.prompt, game.ask.values)
    assert again(text) == text


def test_a_game_can_be_taken_up_after_any_of_its_answers(play: Play) -> None:
    game = play("standard+pack", 4, 120)
    recorded = replay.read(replay.write(game, language=""), "test")
    for upto in range(len(game.log) + 1):
        assert recorded.game(upto, chance="asked").log == game.log[:upto]


def test_there_is_no_position_after_the_last_answer(record: Callable[..., str]) -> None:
    recorded = replay.read(record(), "test")
    for wrong in (-1, len(recorded.answers) + 1):
        with pytest.raises(Complaint) as caught:
            recorded.game(wrong)
        assert caught.value.phrase.key == "complaint-replay-no-such-answer"


@pytest.mark.parametrize("seat", [0, 1])
def test_conceding_is_recorded_whoever_was_asked(seat: int, play: Play) -> None:
    game = play("light", 1, 30)
    game.concede(seat)
    text = replay.write(game)
    recorded = replay.read(text, "test")
    assert recorded.answers[-1] == (seat, CONCEDE)
    assert recorded.outcome == game.outcome
    assert recorded.game().events == game.events
    assert replay.verify(recorded).good
    assert again(text) == text


def test_a_game_whose_shuffles_were_asked_for_is_recorded_with_them() -> None:
    game = kirifuda.start("black-poker", "light", chance="asked")
    while game.ask is not None and len(game.log) < 20:
        game.answer(game.ask.size // 2)
    recorded = replay.read(replay.write(game), "test")
    assert [seat for seat, _ in recorded.answers][:2] == [CHANCE, CHANCE]
    assert recorded.game().log == game.log


def test_played_on_twice_the_shuffles_to_come_are_not_the_same(play: Play) -> None:
    recorded = replay.read(replay.write(play("standard+rare-pack", 1, 2)), "test")
    asked = recorded.game(upto=2, chance="asked").ask
    assert asked is not None and asked.seat == CHANCE
    futures = {tuple(recorded.game(upto=2).log) for _ in range(5)}
    assert len(futures) == 5


def test_the_record_of_a_game_under_way_does_not_tell_the_shuffles_to_come(play: Play) -> None:
    """Games that were dealt by different seeds and went the same way are the same text."""
    one = play("light", 1, 20)
    other = replay.read(replay.write(one), "test").game(seed=999)
    assert one.dealer is not None and other.dealer is not None
    assert one.dealer.seed != other.dealer.seed
    assert replay.write(one) == replay.write(other)


def test_with_a_seed_the_shuffles_to_come_are_repeatable(play: Play) -> None:
    recorded = replay.read(replay.write(play("standard+rare-pack", 1, 2)), "test")
    assert recorded.game(upto=2, seed=8).log == recorded.game(upto=2, seed=8).log


def test_a_game_played_on_only_adds_lines_to_its_record(play: Play) -> None:
    game = play("standard", 6, 50)
    before = replay.write(game, language="").split("\n\n")[1].splitlines()
    resumed = replay.read(replay.write(game), "test").game(seed=1)
    while resumed.ask is not None:
        resumed.answer(resumed.ask.size - 1)
    after = replay.write(resumed, language="").split("\n\n")[1].splitlines()
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_both_jokers_come_back_as_themselves(play: Play) -> None:
    header = replay.read(replay.write(play()), "test").header
    assert [str(card) for card in header.decks[0][-2:]] == ["Joker", "Joker~53"]


def test_names_and_notes_become_one_line_each(play: Play) -> None:
    text = replay.write(play("light", 1, 5), ("two\nlines\x1b[31m", "  ", "tab\there"), ("A\r\nB: >1", ""), "en")
    header = replay.read(text, "test").header
    assert header.notes == ("two lines [31m", "tab here")
    assert header.names == ("A  B: >1", "Player 2")
    assert again(text) == text


def test_a_position_set_up_in_mid_game_has_no_record(play: Play) -> None:
    middle = play("light", 1, 30)
    while middle.ask is not None and middle.ask.prompt != "act":
        middle.answer(0)
    with pytest.raises(Complaint) as caught:
        replay.write(Game(middle.rules, middle.state.copy()))
    assert caught.value.phrase.key == "complaint-replay-from-the-middle"


def test_a_record_says_that_it_holds_hidden_cards(record: Callable[..., str]) -> None:
    over, running = record(language="en"), record(answers=30, language="en")
    assert "hidden cards and all" in over.splitlines()[1]
    assert "sees the opponent's hand" in running.splitlines()[1]


def test_every_line_names_its_clause_and_says_it_in_words(record: Callable[..., str]) -> None:
    for line in record("pro+strategy", 3).split("\n\n")[1].splitlines():
        machine, _, says = line.partition(" | ")
        assert says
        assert ("[" in machine and "[]" not in machine) or machine.endswith("concede")
