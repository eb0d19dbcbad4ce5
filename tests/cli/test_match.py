"""`kirifuda play --match`, as it is typed."""

from pathlib import Path

import pytest

from kirifuda import replay

from .driver import Player, run

MATCH = ("play", "--seed", "8", "--opponent", "random", "--lang", "en", "--match", "2")


def after(screen: str, heading: str) -> list[str]:
    """The lines from the one that begins so."""
    lines = screen.splitlines()
    return lines[next(at for at, line in enumerate(lines) if line.startswith(heading)) :]


def test_a_match_goes_on_until_somebody_has_won_two_games(tmp_path: Path) -> None:
    with Player(tmp_path, *MATCH, "--save", "match.replay") as player:
        player.read()
        player.type("concede")
        assert after(player.type("y"), "You have lost") == [
            "You have lost.",
            "Match, first to 2: You 0, Random 1",
            "Enter begins the next game. save FILE, log all, view, rule and quit still work.",
            "> ",
        ]
        assert "── Setting up  light+pack ──" in player.type("")
        player.type("concede")
        assert after(player.type("y"), "You have lost") == [
            "You have lost.",
            "Match, first to 2: You 0, Random 2",
            "Winner of the match: Random",
            "Enter leaves. save FILE, log all, view and rule still work.",
            "> ",
        ]
        player.type("")
        assert player.process.wait(10) == 0
    games = [replay.load(tmp_path / name) for name in ("match.replay", "match-2.replay")]
    assert [game.header.notes[1] for game in games] == [
        "kirifuda match: first to 2, won 0-0",
        "kirifuda match: first to 2, won 0-1",
    ]
    assert games[0].answers != games[1].answers


def test_a_match_that_was_left_between_two_games_goes_on(tmp_path: Path) -> None:
    first = run(tmp_path, *MATCH, "--save", "match.replay", typed="concede\ny\n")
    assert "kirifuda play --resume match.replay" in first.stdout
    second = run(tmp_path, "play", "--resume", "match.replay", "--lang", "en", typed="\nconcede\ny\n\n")
    assert "Match, first to 2: You 0, Random 2" in second.stdout
    assert (tmp_path / "match-2.replay").is_file()


def test_a_game_of_a_match_that_was_left_keeps_the_score(tmp_path: Path) -> None:
    run(tmp_path, *MATCH, "--save", "match.replay", typed="concede\ny\n\n")
    left = replay.load(tmp_path / "match-2.replay")
    assert left.outcome is None
    resumed = run(tmp_path, "play", "--resume", "match-2.replay", "--lang", "en", typed="concede\ny\n\n")
    assert "Winner of the match: Random" in resumed.stdout
    assert [note for note in replay.load(tmp_path / "match-2.replay").header.notes if "match" in note] == [
        "kirifuda match: first to 2, won 0-1"
    ]


def test_a_single_game_ends_as_ever(tmp_path: Path) -> None:
    said = run(tmp_path, *MATCH[:-2], typed="concede\ny\n\n").stdout
    assert "Match" not in said and "Enter leaves." in said


@pytest.mark.parametrize("length", ["1", "4", "two"])
def test_a_match_of_another_length(tmp_path: Path, length: str) -> None:
    done = run(tmp_path, *MATCH[:-1], length)
    assert (done.returncode, done.stderr.strip()) == (
        2,
        f'A match cannot be won with "{length}" games. Possible: 2, 3',
    )
