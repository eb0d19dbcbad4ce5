"""Settings: options before the environment, and what cannot be read is said."""

from pathlib import Path

import pytest

from kirifuda.errors import Complaint
from kirifuda.server.settings import PREFIX, Settings, settings_of

PAGES = (Path("docs/serving.md"), Path("docs/serving.ja.md"))


def test_an_option_comes_before_the_environment_and_that_before_what_is_usual() -> None:
    environment = {"KIRIFUDA_PORT": "9000", "KIRIFUDA_HOST": "0.0.0.0", "KIRIFUDA_SECURE_COOKIES": "1"}
    found = settings_of({"port": 9001, "host": None}, environment)
    assert (found.port, found.host, found.secure_cookies, found.thinkers) == (9001, "0.0.0.0", True, 1)


@pytest.mark.parametrize(("name", "text"), [("PORT", "many"), ("SECURE_COOKIES", "perhaps"), ("ABSENT_AFTER", "soon")])
def test_what_cannot_be_read_is_said(name: str, text: str) -> None:
    with pytest.raises(Complaint, match=f"KIRIFUDA_{name}"):
        settings_of({}, {f"KIRIFUDA_{name}": text})


@pytest.mark.parametrize("page", PAGES)
def test_the_documentation_names_every_setting_and_what_it_usually_is(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in Settings.__dataclass_fields__:
        assert f"`{PREFIX}{name.upper()}`" in text
    for usual in (Settings.host, Settings.port, int(Settings.absent_after), Settings.largest_message, Settings.data):
        assert f"`{usual}`" in text
