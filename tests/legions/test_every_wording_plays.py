"""Whatever the compiler understands, the engine can carry out: random games with a card for every wording."""

import random
from itertools import cycle
from pathlib import Path

import pytest

import kirifuda
from kirifuda.agents import Random
from kirifuda.legions.card_text import compile_text

TEXTS = Path(__file__).with_name("card_text") / "same_texts.txt"
COLOURS = cycle(["白", "緑"])
MASTER = "亀甲将タカムロ"
LONGEST = 6000
GAMES = 6
CATEGORIES = {"minion": "ミニオン", "lord": "ロード", "skill": "スキル", "arts": "アーツ"}


def table(name: str, category: str, text: str, number: int) -> str:
    lines = [
        "[[card]]",
        f'name = "{name}"',
        f'category = "{CATEGORIES[category]}"',
        f'colours = ["{next(COLOURS)}"]',
        f"cost = {number % 4}",
        f'text = """\n{text}\n"""',
    ]
    if category in ("minion", "lord"):
        lines += [f"atk = {1 + number % 4}\nhp = {1 + number % 5}", 'types = ["獣"]']
    if category in ("minion", "skill"):
        lines.append(f"wt = {1 + number % 4}")
    if category == "lord":
        lines.append("core_cost = 1")
    return "\n".join(lines)


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A file with a card for each usual text, and the names of its cards."""
    tables: list[str] = []
    names: list[str] = []
    for block in TEXTS.read_text(encoding="utf-8").split("\n\n"):
        first = next((line for line in block.strip().split("\n") if line and not line.startswith("#")), "")
        category, _, text = first.replace("\\n", "\n").partition("|")
        if category not in CATEGORIES:
            continue
        if category in ("skill", "arts") and not compile_text(text, category).play:
            text = f"カードを1枚引く。\n{text}"
        names.append(f"試し{len(names)}")
        tables.append(table(names[-1], category, text, len(names)))
    path = tmp_path_factory.mktemp("wordings") / "cards.toml"
    path.write_text("\n\n".join(tables), encoding="utf-8")
    return path, names


@pytest.mark.parametrize("edition", ["2019", "2018"])
@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_with_cards_of_all_wordings_goes_on_to_its_end(
    cards: tuple[Path, list[str]], number: int, edition: str
) -> None:
    path, names = cards
    shuffled = random.Random(number).sample(names, 40)
    decks = [[MASTER, *(name for name in half for _ in range(2))] for half in (shuffled[:20], shuffled[20:])]
    game = kirifuda.start("legions", edition=edition, decks=decks, seed=number, cards=[path])
    agent = Random(number)
    for _ in range(LONGEST):
        if game.ask is None:
            break
        game.answer(agent.answer(game, game.ask.seat))
    assert game.outcome is not None
