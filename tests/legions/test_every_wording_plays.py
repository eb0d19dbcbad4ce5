"""Whatever the compiler understands, the engine can carry out: random games with a card for every wording."""

import random
from itertools import cycle
from pathlib import Path

import pytest

import kirifuda
from kirifuda.agents import Random
from kirifuda.legions.card_words.reader import compile_text

TEXTS = Path(__file__).with_name("card_text") / "same_texts.txt"
COLOURS = cycle(["白", "緑"])
MASTER = "亀甲将タカムロ"
LONGEST = 6000
GAMES = 12
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


def texts() -> list[tuple[str, str]]:
    """The category of each usual text, and the text."""
    found: list[tuple[str, str]] = []
    for block in TEXTS.read_text(encoding="utf-8").split("\n\n"):
        first = next((line for line in block.strip().split("\n") if line and not line.startswith("#")), "")
        category, _, text = first.replace("\\n", "\n").partition("|")
        if category in CATEGORIES:
            found.append((category, text))
    return found


def playable(category: str, text: str) -> str:
    """What is played once does something when it is played."""
    if category in ("skill", "arts") and not compile_text(text, category).play:
        return f"カードを1枚引く。\n{text}"
    return text


@pytest.mark.parametrize("number", range(GAMES))
def test_games_with_cards_of_all_wordings_go_on_to_their_end(tmp_path: Path, number: int) -> None:
    """Some of the wordings in each game."""
    chosen = random.Random(number).sample(texts(), 40)
    names = [f"試し{number}の{place}" for place in range(len(chosen))]
    tables = [
        table(name, category, playable(category, text), place)
        for place, (name, (category, text)) in enumerate(zip(names, chosen, strict=True))
    ]
    path = tmp_path / "cards.toml"
    path.write_text("\n\n".join(tables), encoding="utf-8")
    decks = [[MASTER, *(name for name in half for _ in range(2))] for half in (names[:20], names[20:])]
    for edition in ("2019", "2018"):
        game = kirifuda.start("legions", edition=edition, decks=decks, seed=number, cards=[path])
        agent = Random(number)
        for _ in range(LONGEST):
            if game.ask is None:
                break
            game.answer(agent.answer(game, game.ask.seat))
        assert game.outcome is not None
