"""Texts that can be misread, played: `on_the_board.txt` is a table that a player can read and dispute."""

import re
from pathlib import Path

import pytest

from kirifuda.last_chronicle.card_words.reader import compile_text as read_chronicle
from kirifuda.legend_of_stars.card_words.reader import compile_text as read_stars
from kirifuda.legions.card_words.reader import compile_text as read_legions
from kirifuda.scenario import load
from kirifuda.text.problems import NotUnderstood

TABLE = Path(__file__).with_name("on_the_board.txt")
SCENARIOS = Path(__file__).parents[1] / "scenarios"
CARDS = {
    "legions": "legions/wording/cards.toml",
    "last-chronicle": "last_chronicle/11-effects/cards.toml",
    "legend-of-stars": "legend_of_stars/cards.toml",
}
PRINTED = {
    ("legions", "skill"): 'category = "スキル"\ncolours = ["白"]\ncost = 1\nwt = 1',
    ("legions", "minion"): 'category = "ミニオン"\ncolours = ["白"]\ncost = 1\natk = 1\nhp = 1\nwt = 1',
    ("last-chronicle", "spell"): 'type = "スペル"\ncost = "0"',
    ("last-chronicle", "unit"): (
        'type = "ユニット"\ncategories = ["兵士"]\nlevel = "Ⅰ"\ncost = "0"\npower = 2000\natk = 1\n'
        'lamps = ["緑", "緑", "赤", "赤"]'
    ),
    ("legend-of-stars", "effect"): 'kind = "エフェクト"\nattribute = "光"\ncost = 0\nspeed = 1',
    ("legend-of-stars", "support"): 'kind = "サポート"\nattribute = "光"\ncost = 0\nspeed = 1',
    ("legend-of-stars", "character"): (
        'kind = "キャラクター"\nattribute = "光"\nraces = ["試験"]\ncost = 0\nspeed = 1\natk = 400\ndef = 400\n'
        'down = 100\nleads = ["上"]'
    ),
}
"""What is printed on a card of a kind beside its text."""
REFUSED = "refused ="


def rows() -> list[tuple[str, str, str, str]]:
    """The game, the kind of card, the text, and what is true of it."""
    found: list[tuple[str, str, str, str]] = []
    for block in re.split(r"\n\n+", TABLE.read_text(encoding="utf-8").strip()):
        if not block.startswith("#"):
            head, _, rest = block.split("\n", 2)
            game, kind, text = head.split("|", 2)
            found.append((game, kind, text, rest))
    return found


ROWS = rows()


@pytest.mark.parametrize(("game", "kind", "text", "rest"), [row for row in ROWS if not row[3].startswith(REFUSED)])
def test_this_is_true_afterwards(tmp_path: Path, game: str, kind: str, text: str, rest: str) -> None:
    cards = "\n".join(line for line in (f'name = "文"\n{PRINTED[game, kind]}', f'text = "{text}"'))
    first = re.search(r"^\[\[", rest, re.MULTILINE)
    position, steps = (rest[: first.start()], rest[first.start() :]) if first is not None else (rest, "")
    file = tmp_path / "scenario.toml"
    head = f'game = "{game}"\ncards = ["{SCENARIOS / CARDS[game]}"]\n{position}'
    file.write_text(f"{head}\n[[card]]\n{cards}\n{steps}\n", encoding="utf-8")
    report = load(file).run(language="en")
    assert report.holds, report.text()


@pytest.mark.parametrize(("game", "kind", "text", "rest"), [row for row in ROWS if row[3].startswith(REFUSED)])
def test_this_is_not_taken_for_anything(game: str, kind: str, text: str, rest: str) -> None:
    text = text.replace("\\n", "\n")
    with pytest.raises(NotUnderstood) as refused:
        if game == "last-chronicle":
            read_chronicle(text, (kind,))
        else:
            (read_legions if game == "legions" else read_stars)(text, kind)
    assert rest.removeprefix(REFUSED).strip() in [one.span.of(text) for one in refused.value.problems]
