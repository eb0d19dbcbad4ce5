"""How long reading a card text takes, and finding what may follow in one, on one core.

    python bench/texts.py [--repeats 5]

Texts of about 300 characters are sentences of the game's own cards, put one behind the other; «refused» has a strange
word in each; «worst» are the texts of 2,000 characters that take most. The best time of each text counts.
"""

import argparse
import random
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import kirifuda
from kirifuda.legend_of_stars.card_words.reader import compile_text
from kirifuda.text.problems import NotUnderstood, TwoReadings

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.language.test_bounds import LONG  # noqa: E402

CARDS = ROOT / "cards" / "legend_of_stars"
CHARACTERS = 300
MANY = 60
STRANGE = "ぺけ"


def sentences() -> list[str]:
    """The lines of effect cards, which can stand one behind the other."""
    found: list[str] = []
    for file in sorted(CARDS.glob("*.toml")):
        for card in tomllib.loads(file.read_text(encoding="utf-8")).get("card", []):
            if card["kind"] == "エフェクト":
                found += [line for line in card.get("text", "").splitlines() if line.endswith("。") and line[0] != "・"]
    return [line for line in found if reads(line)]


def reads(text: str) -> bool:
    try:
        compile_text(text, "effect")
    except (NotUnderstood, TwoReadings):
        return False
    return True


def long_texts() -> list[str]:
    lines = sentences()
    lot = random.Random(20261118)
    found: list[str] = []
    while len(found) < MANY:
        text = ""
        while len(text) < CHARACTERS:
            text += lot.choice(lines)
        found.append(text[:CHARACTERS].rpartition("。")[0] + "。")
    return found


def best(do: Callable[[], object], repeats: int) -> float:
    times: list[float] = []
    for _ in range(repeats):
        start = time.process_time()
        do()
        times.append(time.process_time() - start)
    return min(times) * 1000


def show(name: str, times: list[float]) -> None:
    ordered = sorted(times)
    p50, p95 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    print(f"{name:28} p50 {p50:8.1f} ms   p95 {p95:8.1f} ms   worst {ordered[-1]:8.1f} ms")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--repeats", type=int, default=5)
    repeats = options.parse_args().repeats
    texts = long_texts()
    strange = [text.replace("、", f"{STRANGE}、", 1) for text in texts]
    show("300 characters", [best(lambda text=text: reads(text), repeats) for text in texts])
    show("300 characters, refused", [best(lambda text=text: reads(text), repeats) for text in strange])
    follow = [best(lambda text=text: kirifuda.completions("legend-of-stars", text[:-4]), repeats) for text in texts]
    show("300 characters, what follows", follow)
    show("2,000 characters, worst", [best(lambda text=text: reads(text), repeats) for text in LONG.values()])


if __name__ == "__main__":
    main()
