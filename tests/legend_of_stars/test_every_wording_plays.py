"""Whatever the compiler understands, the engine can carry out: random games with a card for every wording."""

import random
from itertools import cycle
from pathlib import Path

import pytest

import kirifuda
from kirifuda.agents import Random
from kirifuda.legend_of_stars.card_words.reader import compile_text

TEXTS = Path(__file__).with_name("card_text") / "same_texts.txt"
RACES = cycle(["竜", "騎士", "獣", "天使"])
ATTRIBUTES = cycle(["光", "闇", "火", "水", "木", "土"])
LONGEST = 4000
GAMES = 24


def table(name: str, kind: str, text: str, number: int) -> str:
    lines = [
        "[[card]]",
        f'name = "{name}"',
        f'kind = "{kind}"',
        f'attribute = "{next(ATTRIBUTES)}"',
        f"cost = {number % 3}",
        f"speed = {number % 7}",
        f'text = """\n{text}\n"""',
    ]
    if kind == "character":
        numbers = f"atk = {200 + number % 9 * 100}\ndef = {100 + number % 7 * 100}\ndown = {number % 4 * 100}"
        lines += [f'races = ["{next(RACES)}"]', numbers, 'leads = "▲▶▼◀"']
    if kind == "effect" and number % 2:
        lines.append("flash = true")
    return "\n".join(lines)


def texts() -> list[tuple[str, str]]:
    """The kind of each usual text, and the text."""
    found: list[tuple[str, str]] = []
    for block in TEXTS.read_text(encoding="utf-8").split("\n\n"):
        first = next((line for line in block.strip().split("\n") if line and not line.startswith("#")), "")
        if first:
            kind, text = first.replace("\\n", "\n").split("|", 1)
            found.append((kind, text))
    return found


def playable(kind: str, text: str) -> str:
    """What is played once does something when it is played."""
    if kind == "effect" and not compile_text(text, kind).play:
        return f"カードを1枚引く。\n{text}"
    return text


@pytest.mark.parametrize("number", range(GAMES))
def test_games_with_cards_of_all_wordings_go_on_to_their_end(tmp_path: Path, number: int) -> None:
    """Some of the wordings in each game."""
    chosen = random.Random(number).sample(texts(), 34)
    names = [f"試し{number}の{place}" for place in range(len(chosen))]
    tables = [
        table(name, kind, playable(kind, text), place)
        for place, (name, (kind, text)) in enumerate(zip(names, chosen, strict=True))
    ]
    path = tmp_path / "cards.toml"
    path.write_text("\n\n".join(tables), encoding="utf-8")
    decks = [[name for name in half for _ in range(3)][:50] for half in (names[:17], names[17:])]
    game = kirifuda.start("legend-of-stars", decks=decks, seed=number, cards=[path])
    agent = Random(number)
    for _ in range(LONGEST):
        if game.ask is None:
            break
        game.answer(agent.answer(game, game.ask.seat))
    assert game.outcome is not None
