"""Settings: options before the environment, and what cannot be read is said."""

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from kirifuda.errors import Complaint, Complaints
from kirifuda.server.settings import BOUNDS, PREFIX, Settings, settings_of
from kirifuda.words import say

PAGES = (Path("docs/serving.md"), Path("docs/serving.ja.md"))


def test_an_option_comes_before_the_environment_and_that_before_what_is_usual() -> None:
    environment = {"KIRIFUDA_PORT": "9000", "KIRIFUDA_HOST": "0.0.0.0", "KIRIFUDA_SECURE_COOKIES": "1"}
    found = settings_of({"port": 9001, "host": None}, environment)
    assert (found.port, found.host, found.secure_cookies, found.thinkers) == (9001, "0.0.0.0", True, 1)


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("PORT", "many", "a whole number from 1 to 65535"),
        ("PORT", "0", "a whole number from 1 to 65535"),
        ("PORT", "99999", "a whole number from 1 to 65535"),
        ("SECURE_COOKIES", "perhaps", "1 (yes) or 0 (no)"),
        ("ABSENT_AFTER", "soon", "a number from 0 to 604800"),
        ("ABSENT_AFTER", "nan", "a number from 0 to 604800"),
        ("THINKERS", "0", "a whole number from 1 to 256"),
    ],
)
def test_what_cannot_be_read_is_said_with_what_would_be_right(name: str, text: str, right: str) -> None:
    with pytest.raises(Complaints) as told:
        settings_of({}, {f"KIRIFUDA_{name}": text})
    (only,) = told.value.complaints
    assert say(only.phrase, "en") == f"The setting KIRIFUDA_{name} cannot be read: “{text}”. It must be {right}."


def test_an_option_out_of_bounds_is_said_by_its_own_name() -> None:
    with pytest.raises(Complaints) as told:
        settings_of({"port": 70_000}, {})
    (only,) = told.value.complaints
    assert say(only.phrase, "ja") == "設定 --port の値「70000」は読めません。1 から 65535 までの整数で書いてください。"


def test_everything_that_cannot_be_read_is_said_in_one_go(tmp_path: Path) -> None:
    wrong = {"KIRIFUDA_THINKERS": "0", "KIRIFUDA_SECURE_COOKIES": "perhaps", "KIRIFUDA_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "kirifuda.cli.main", "--lang", "en", "serve", "--port", "0", "--log-level", "loud"]
    done = subprocess.run(command, env={**os.environ, **wrong}, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        "The setting --port cannot be read: “0”. It must be a whole number from 1 to 65535.",
        "The setting KIRIFUDA_SECURE_COOKIES cannot be read: “perhaps”. It must be 1 (yes) or 0 (no).",
        "The setting KIRIFUDA_THINKERS cannot be read: “0”. It must be a whole number from 1 to 256.",
        "The setting --log-level cannot be read: “loud”. It must be one of debug, info, warning, error.",
    ]


def test_a_data_folder_that_cannot_be_made_is_said_with_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(Complaint) as told:
        _ = Settings(data=str(file / "folder")).database_url
    assert say(told.value.phrase, "en") == (
        f"The data folder {file / 'folder'} cannot be made (what it should lie in is no folder)."
        " Name another with --data or KIRIFUDA_DATA."
    )


def test_everything_that_is_a_number_has_bounds_and_is_usually_within_them() -> None:
    numbers = {one.name: one.default for one in fields(Settings) if type(one.default) in (int, float)}
    assert set(BOUNDS) == set(numbers)
    for name, usual in numbers.items():
        least, most = BOUNDS[name]
        assert least <= usual <= most


@pytest.mark.parametrize("page", PAGES)
def test_the_documentation_names_every_setting_and_what_it_usually_is(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in Settings.__dataclass_fields__:
        assert f"`{PREFIX}{name.upper()}`" in text
    for usual in (Settings.host, Settings.port, int(Settings.absent_after), Settings.largest_message, Settings.data):
        assert f"`{usual}`" in text
