"""`kirifuda play --match`, as it is typed."""

from pathlib import Path

import pytest

import kirifuda
from kirifuda import Game, Match, replay
from kirifuda.cli.matches import match_note, match_of
from kirifuda.cli.play import sit_down
from kirifuda.cli.seating import Seating
from kirifuda.cli.sitting import following_file

from ..api.choosy import choosy, opening
from ..kernel.toy import DECK
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


def test_every_game_of_a_match_is_shuffled_anew_and_a_seed_decides_all_of_them() -> None:
    def openings(seed: int) -> list[list[tuple[int, int]]]:
        sitting = sit_down(kirifuda.start("black-poker", "light", seed=seed), Seating(0, "random"))
        sitting.match = Match.of(sitting.game, 3)
        sitting.seed = seed + 1
        found = []
        for loser in (0, 1, 0):
            found.append(sitting.game.log)
            sitting.game.concede(loser)
            sitting.begin_next_game()
        return found

    once = openings(5)
    assert openings(5) == once
    assert once[0] != once[1] != once[2] != once[0]


@pytest.mark.parametrize(
    ("note", "wins"),
    [
        ("kirifuda match: first to 3, won 2-1", (2, 1)),
        ("kirifuda match: first to 2, won 2-1", None),
        ("kirifuda match: first to 4, won 2-1", None),
        ("won 1-1", None),
    ],
)
def test_a_saved_game_finds_its_match_and_who_chose_in_it(note: str, wins: tuple[int, int] | None) -> None:
    game = Game(choosy(), opening((DECK, DECK), 1), 1)
    match = match_of(game, ("another note", note))
    if wins is None:
        assert match is None
    else:
        assert match == Match(game.rules, (DECK, DECK), 3, wins, chooser=1)
        assert match_note(match) == note


def test_the_games_of_a_match_lie_side_by_side(tmp_path: Path) -> None:
    second = following_file(tmp_path / "game.replay")
    assert second == tmp_path / "game-2.replay"
    assert following_file(second) == tmp_path / "game-3.replay"
    (tmp_path / "game-3.replay").touch()
    assert following_file(second) == tmp_path / "game-4.replay"
    assert following_file(tmp_path / "20261115-070303.replay") == tmp_path / "20261115-070303-2.replay"
