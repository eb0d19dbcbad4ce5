"""Does the suite notice a changed rule? Small changes are made to the rules, one at a time, on a copy.

make mutants                                    every function and constant of every game that carries a clause
make mutants ARGS="--game legions --chapter 35" only what carries a clause of this chapter
make mutants ARGS="--clause K4 --game black-poker"
make mutants ARGS="--module combat --limit 200 --game black-poker"
make mutants ARGS="--sample 1"                  of each function one change of each sort, where there is no time for all
make mutants ARGS="--survivors"                 only what survived before and has no word, and what was written anew
make mutants ARGS="--minutes 10"                as far as it comes; the next run goes on from there
make mutants ARGS="--scenarios"                 scenarios only, no tests
make mutants ARGS="--helpers"                   also what carries no clause
make mutants ARGS="--kernel"                    the kernel, which carries none

What was found is kept in build/mutants, and is tried again only where the function, or the scenario that noticed, has
changed. Survivors are written to build/mutants/<game>.txt with their clauses, the scores to
tests/mutation/scores/<game>.json, which the ledger shows. A survivor that changes nothing any rule says is entered in
tools/mutants.toml with the reason.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("black-poker", "legend-of-stars", "legions", "last-chronicle")


def main() -> int:
    options = arguments()
    if not options.game:
        return max(subprocess.call([sys.executable, __file__, "--game", game, *sys.argv[1:]]) for game in GAMES)
    from mutation import snapshot

    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        root = snapshot.take(ROOT, Path(folder).resolve())
        os.environ["XDG_CACHE_HOME"] = str(root / "cache")
        os.chdir(root)
        from mutation.run import Run

        run = Run(root, ROOT, options)
        run.all()
        print(run.write(), end="")
        return 1 if run.results.survivors else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", choices=("", *GAMES), help="only this game")
    parser.add_argument("--edition", default="", help="only what carries a clause of this edition's book")
    parser.add_argument("--chapter", action="append", default=[], help="only what carries a clause of this chapter")
    parser.add_argument("--clause", action="append", default=[], help="only what carries this clause")
    parser.add_argument("--module", action="append", default=[], help="only this module")
    parser.add_argument("--survivors", action="store_true", help="only what survived before, or was written anew")
    parser.add_argument("--sample", type=int, default=0, help="of each function so many of each sort of change")
    parser.add_argument("--limit", type=int, default=0, help="at most so many, spread evenly")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so many minutes")
    parser.add_argument("--scenarios", action="store_true", help="scenarios only, no tests")
    parser.add_argument("--test-seconds", type=float, default=20.0, help="tests are tried for so long on each")
    parser.add_argument("--helpers", action="store_true", help="also what carries no clause")
    parser.add_argument("--kernel", action="store_true", help="the kernel instead of the game")
    parser.add_argument("--skip-failing", action="store_true", help="leave out checks that fail without any change")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--report", type=Path, default=None, help="where survivors are written")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
