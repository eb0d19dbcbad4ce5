"""Card texts by lot: trees drawn from the frames of a game are said, and read back.

    make lots ARGS="legend-of-stars --many 20000 --seed 1"

Printed is every tree that cannot be said, and every one that is read as another than was said, with both.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

from kirifuda.effects.notation import shown
from kirifuda.language.say.tape import Unsayable
from kirifuda.language.trouble import Refused
from kirifuda.text.problems import NotUnderstood, TwoReadings

GAMES = ("legend-of-stars", "legions", "last-chronicle")


def main() -> int:
    options = arguments()
    words = f"kirifuda.{options.game.replace('-', '_')}.card_words"
    drawn = import_module(f"{words}.lots").drawn_texts
    compiled = import_module(f"{words}.reader").read_text
    say = import_module(f"{words}.speaker").say_text
    found: Counter[str] = Counter()
    for kind, tree in drawn(options.seed, options.many):
        found[tried(kind, tree, say, compiled)] += 1
    print(", ".join(f"{name}: {many}" for name, many in found.most_common()))
    return 1 if found.keys() - {"the same"} else 0


def tried(kind: str, tree: Any, say: Callable[..., str], compiled: Callable[..., Any]) -> str:
    try:
        said = say(tree, kind)
    except Unsayable:
        print(f"not said ({kind}): {shown(tree)}")
        return "not said"
    try:
        again = compiled(said, kind)
    except (NotUnderstood, TwoReadings, Refused) as trouble:
        print(f"refused: {said}\n  {shown(tree)}\n  {trouble}")
        return "refused"
    if again != tree:
        print(f"otherwise: {said}\n  {shown(tree)}\n  {shown(again)}")
        return "otherwise"
    return "the same"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--many", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
