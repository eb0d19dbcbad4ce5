"""The fingerprint changes with the rules of its game and with nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kirifuda
from kirifuda.replay.fingerprint import ONLY_LOOK, digest, fingerprint, of_card_files, of_edition, sources_of

SOURCES = sources_of("black_poker")
NOW = digest(SOURCES)
LIGHT = of_edition(NOW, "light")
ROOT = Path(__file__).resolve().parents[2]


def with_change(module: str, old: str, new: str) -> str:
    assert old in SOURCES[module]
    return digest({**SOURCES, module: SOURCES[module].replace(old, new, 1)})


def test_it_is_that_of_the_rules() -> None:
    assert fingerprint(kirifuda.rules("black-poker", "light")) == LIGHT


def test_every_edition_has_its_own() -> None:
    editions = kirifuda.editions("black-poker")
    assert len({fingerprint(kirifuda.rules("black-poker", edition)) for edition in editions}) == len(editions)


def test_it_covers_the_rules_and_the_kernel_they_run_on() -> None:
    for module in ("black_poker.life", "black_poker.formats", "black_poker.__init__", "kernel.game", "kernel.state"):
        assert module in SOURCES


def test_it_does_not_cover_what_only_looks_speaks_or_is_another_part() -> None:
    assert not [name for name in SOURCES if name.split(".")[-1] in ONLY_LOOK]
    assert {name.split(".")[0] for name in SOURCES} == {"kernel", "black_poker"}


def test_no_rule_depends_on_a_module_that_is_left_out() -> None:
    """Types apart, only the record of the rules imports them."""
    for name, source in SOURCES.items():
        if name.startswith("black_poker.") and name != "black_poker.rules":
            for module in ONLY_LOOK:
                assert f"from .{module} import" not in source, f"{name} imports {module}"


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        ("black_poker.the_turn", "HAND_LIMIT: Final = 7", "HAND_LIMIT: Final = 8"),
        ("black_poker.setting_up", "CHOSEN_HAND = 3", "CHOSEN_HAND = 2"),
        ("black_poker.life", "if len(mine) > 1:", "if len(mine) > 2:"),
        ("black_poker.life", '"drew"', '"took"'),
        ("kernel.chance", "number, digit = divmod(number, remaining)", "digit, number = divmod(number, remaining)"),
    ],
)
def test_a_changed_rule_changes_it(module: str, old: str, new: str) -> None:
    assert with_change(module, old, new) != NOW


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        ("black_poker.the_turn", "HAND_LIMIT: Final = 7", "# seven\n\nHAND_LIMIT: Final = (7)  # (E2)"),
        ("black_poker.life", '"""Life, damage,', '"""Lives, damage,'),
        ("black_poker.life", '"""Take the top card', '"""Pick up the top card'),
        ("black_poker.life", '@clause("W1")\n', '@clause("W1", "W2")\n'),
        ("kernel.ask", '"""The seat that shuffles', '"""A seat that shuffles'),
    ],
)
def test_comments_docstrings_layout_and_citations_do_not(module: str, old: str, new: str) -> None:
    assert with_change(module, old, new) == NOW


def test_it_is_the_same_in_every_process_and_in_the_build_that_is_not_compiled() -> None:
    program = "import kirifuda, kirifuda.replay as r; print(r.fingerprint(kirifuda.rules('black-poker', 'light')))"
    for seed in ("0", "77"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == LIGHT


CARD = '[[card]]\nname = "試しの槍"\ncategory = "ミニオン"\natk = 2\n'


@pytest.mark.parametrize(
    ("written", "same"),
    [
        (CARD, True),
        (CARD + 'flavour = "風に鳴る。"\nenglish = "Test Spear"\n', True),
        (f"# a comment\n{CARD}", True),
        (CARD.replace("2", "3"), False),
        (CARD.replace("槍", "剣"), False),
        (CARD + CARD.replace("槍", "剣"), False),
    ],
)
def test_it_covers_the_cards_as_far_as_they_are_played(tmp_path: Path, written: str, same: bool) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text(CARD, encoding="utf-8")
    other.write_text(written, encoding="utf-8")
    assert (of_card_files([one]) == of_card_files([other])) is same


def test_a_game_with_cards_has_them_in_its_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kirifuda.rules("legions", "2019")
    before = fingerprint(rules)
    monkeypatch.setattr(sys.modules[fingerprint.__module__], "_of_cards", lambda game: "other cards")
    assert fingerprint(rules) != before


@pytest.mark.parametrize("game", ["legions", "last-chronicle", "legend-of-stars"])
def test_these_cards_are_those_of_its_card_folder(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kirifuda.rules(game)
    before = fingerprint(rules)
    files = sorted((ROOT / "cards" / game.replace("-", "_")).glob("*.toml"))
    module = sys.modules[fingerprint.__module__]
    monkeypatch.setattr(module, "_of_cards", lambda game: of_card_files(files))
    assert fingerprint(rules) == before
    monkeypatch.setattr(module, "_of_cards", lambda game: of_card_files(files[1:]))
    assert fingerprint(rules) != before
