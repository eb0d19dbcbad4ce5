"""What card texts are taken to mean, and how games go, written down: a change shows what it changed.

    make freeze ARGS="take build/before"        before a change (in its worktree, or on the commit before it)
    make freeze ARGS="take build/after"         after it
    make freeze ARGS="compare build/before build/after"

Written down are, for each game: of all its cards the trees and explanations; of all texts of the tests the tree, the
usual wording, whether that comes back as the same tree, the explanations in both languages, or the exact characters
for which it is refused; and of a thousand random games what happened. `--games 0` leaves the games out, `--game`
takes one game alone.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from freezing.cards import cards
from freezing.corpus import texts
from freezing.difference import differences, told
from freezing.games import games
from freezing.reading import READINGS

import kirifuda

Rows = Iterable[tuple[str, dict[str, Any]]]


def main() -> int:
    options = arguments()
    if options.command == "compare":
        found = differences(options.before, options.after)
        print(told(found, options.most))
        return 1 if found else 0
    options.folder.mkdir(parents=True, exist_ok=True)
    jobs = [("games", game) for game in kirifuda.games()]
    jobs += [(kind, reading.game) for kind in ("texts", "cards") for reading in READINGS]
    chosen = [job for job in jobs if not options.game or job[1] in options.game]
    with ProcessPoolExecutor(options.workers) as workers:
        begun = [workers.submit(write, kind, game, options.folder, options.games) for kind, game in chosen]
        for one in begun:
            print(one.result())
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    take = commands.add_parser("take", help="write down how things are")
    take.add_argument("folder", type=Path)
    take.add_argument("--game", action="append", default=[], help="only this game; may be given again")
    take.add_argument("--games", type=int, default=1000, help="how many random games of each game")
    take.add_argument("--workers", type=int, default=2)
    compare = commands.add_parser("compare", help="say what is otherwise")
    compare.add_argument("before", type=Path)
    compare.add_argument("after", type=Path)
    compare.add_argument("--most", type=int, default=40, help="how many differences are shown of each file")
    return parser.parse_args()


def write(kind: str, game: str, folder: Path, number: int) -> str:
    path = folder / f"{game}-{kind}.jsonl"
    rows = 0
    with path.open("w", encoding="utf-8") as file:
        for name, found in what(kind, game, number):
            file.write(json.dumps([name, found], ensure_ascii=False) + "\n")
            rows += 1
    return f"{path}: {rows}"


def what(kind: str, game: str, number: int) -> Rows:
    if kind == "games":
        return games(game, number) if number else ()
    if kind == "cards":
        return cards(game)
    reading = next(one for one in READINGS if one.game == game)
    return ((f"{text.kind}|{text.typed}", reading.of(text.typed, text.kind)) for text in texts(reading))


if __name__ == "__main__":
    sys.exit(main())
