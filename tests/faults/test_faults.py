"""A sample of what `make faults` does at length: a server is killed under load, and strangers try it."""

from pathlib import Path

import pytest

from .trying import Trial, hostile_names, hostile_replays, killed, trial_on, tried


def no_control(*given: str) -> None:
    raise AssertionError("SQLite has no server of its own")


def one_after_the_other(trial: Trial) -> None:
    hostile_names(trial)
    hostile_replays(trial)
    killed(trial)


def test_nothing_acknowledged_is_lost_and_every_table_goes_on(tmp_path: Path) -> None:
    with trial_on(f"sqlite:///{tmp_path / 'kirifuda.sqlite'}", tmp_path, no_control, matches=2) as trial:
        found = tried(one_after_the_other, trial, each=3)
        assert found["acknowledged"] >= 12
        trial.crowd.end()
        match = trial.crowd.matches[0]
        match.acknowledged[match.table][10_000] = 1
        with pytest.raises(AssertionError, match="answer 10000"):
            trial.nothing_lost()
