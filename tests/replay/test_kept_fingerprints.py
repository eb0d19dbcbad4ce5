"""A fingerprint is computed once for the same sources, and anew when any of them changes or what was kept is spoilt."""

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import kirifuda
from kirifuda.paths import cache_dir

module = importlib.import_module("kirifuda.replay.fingerprint")
RULES = kirifuda.rules("black-poker", "light")
TRUE = module.fingerprint(RULES)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    forget()
    yield cache_dir()
    forget()


def forget() -> None:
    """As in a new process."""
    module._of_package.cache_clear()
    module._of_all_sources.cache_clear()


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The packages whose sources were read as syntax trees."""
    found: list[str] = []
    sources_of = module.sources_of

    def noted(package: str) -> dict[str, str]:
        found.append(package)
        return dict(sources_of(package))

    monkeypatch.setattr(module, "sources_of", noted)
    return found


def test_the_next_process_finds_it_kept(computed: list[str]) -> None:
    for _ in range(3):
        assert module.fingerprint(RULES) == TRUE
        forget()
    assert computed == ["black_poker"]


def test_it_is_computed_anew_when_a_source_changes(computed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    module.fingerprint(RULES)
    module._of_package.cache_clear()
    with monkeypatch.context() as changed:
        changed.setattr(module, "_of_all_sources", lambda: "other sources")
        assert module.fingerprint(RULES) == TRUE
    assert computed == ["black_poker", "black_poker"]


def test_every_module_of_the_package_counts() -> None:
    there = {".".join(one) for one in module._modules_in()}
    assert {"api", "kernel.game", "black_poker.life", "language.actions.__init__", "replay.fingerprint"} <= there


@pytest.mark.parametrize("spoilt", ["", "x", "{key}", "{key} 0123", "{key} " + "g" * 64, "{key} " + "あ" * 64])
def test_what_was_spoilt_is_not_believed(folder: Path, computed: list[str], spoilt: str) -> None:
    folder.mkdir()
    (folder / "black_poker.fingerprint").write_text(spoilt.format(key=module._of_all_sources()))
    assert module.fingerprint(RULES) == TRUE
    assert computed == ["black_poker"]


def test_where_nothing_can_be_kept_it_is_computed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(file))
    assert module.fingerprint(RULES) == TRUE
