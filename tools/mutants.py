"""Does the suite notice a changed rule? Small changes are made to the rules, one at a time, on a copy.

make mutants                                   every function and constant that carries a clause
make mutants ARGS="--clause K4"                only what carries this clause
make mutants ARGS="--module combat --limit 200"
make mutants ARGS="--helpers"                  also what carries no clause
make mutants ARGS="--kernel"                   the kernel, which carries none

Survivors are printed with their clauses and written to build/mutants.txt. One that changes nothing any rule says
is entered in tools/mutants.toml with the reason.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mutation import snapshot
from mutation.judged import judged_equivalent
from mutation.mutant import Mutant
from mutation.operators import mutants_of
from mutation.report import Results, report
from mutation.suite import Suite, measure
from mutation.trial import first_to_notice, in_child, mutate, result_of, try_all

ROOT = Path(__file__).resolve().parents[1]
JUDGED = Path(__file__).with_suffix(".toml")
LONGEST_BASELINE = 600


def main() -> int:
    options = arguments()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        root = snapshot.take(ROOT, Path(folder).resolve())
        results = run(root, options)
        write(results, options.report)
    print(options.report.read_text(encoding="utf-8"), end="")
    return 1 if results.survivors else 0


def write(results: Results, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(report(results) + "\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="black-poker")
    parser.add_argument("--clause", action="append", default=[], help="only what carries this clause")
    parser.add_argument("--module", action="append", default=[], help="only this module")
    parser.add_argument("--limit", type=int, default=0, help="at most so many, spread evenly")
    parser.add_argument("--helpers", action="store_true", help="also what carries no clause")
    parser.add_argument("--kernel", action="store_true", help="the kernel instead of the game")
    parser.add_argument("--skip-failing", action="store_true", help="leave out checks that fail without any change")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--report", type=Path, default=ROOT / "build" / "mutants.txt")
    return parser.parse_args()


def run(root: Path, options: argparse.Namespace) -> Results:
    begun = time.monotonic()
    mutants, every_key = chosen(root, options)
    loaded: dict[str, Any] = {}
    suite = baseline(root, options.game, loaded)
    if suite.failures:
        failures = "\n  ".join(("the suite fails without any change:", *suite.failures))
        if not options.skip_failing:
            raise SystemExit(failures)
        print(failures, file=sys.stderr)
        suite = suite.without_failures()
    limit = 10 + 4 * suite.seconds
    print(f"{len(mutants)} mutants, {len(suite.checks)} checks of {suite.seconds:.1f} s", file=sys.stderr)
    judged = judged_equivalent(JUDGED, options.game)
    results = Results(root, judged=judged, stale=[key for key in judged if key not in every_key])
    checks = {
        mutant: suite.for_((mutant.site.file, mutant.site.name), mutant.site.clauses, mutant.site.constant)
        for mutant in mutants
    }
    results.unreached = {mutant for mutant in mutants if not checks[mutant]}

    def work(mutant: Mutant) -> Callable[[], str]:
        whole = mutant.site.constant or (mutant.site.file, mutant.site.name) in suite.at_import

        def tried() -> str:
            mutate(mutant, root, whole)
            return first_to_notice(checks[mutant], {} if whole else loaded, root)

        return tried

    def done(mutant: Mutant, by: str) -> None:
        results.noticed[mutant] = by
        if len(results.noticed) % 100 == 0:
            results.seconds = time.monotonic() - begun
            write(results, options.report)
            print(f"  {len(results.noticed)}: {len(results.survivors)} survive", file=sys.stderr)

    try_all(mutants, work, options.workers, limit, done)
    results.noticed = {mutant: results.noticed[mutant] for mutant in mutants}
    results.seconds = time.monotonic() - begun
    return results


def chosen(root: Path, options: argparse.Namespace) -> tuple[list[Mutant], set[str]]:
    """The mutants asked for, and the keys of all there are."""
    from kirifuda.ledger import find, read_book

    book = read_book(options.game, root / "books")
    wanted = {find(book, name)[0] for name in options.clause}
    folder = root / "src" / "kirifuda" / ("kernel" if options.kernel else options.game.replace("-", "_"))
    ids = frozenset(book.ids)
    everything = [
        mutant for path in sorted(folder.glob("*.py")) for mutant in mutants_of(path, root / "src", ids, helpers=True)
    ]
    mutants = [
        mutant
        for mutant in everything
        if (mutant.site.clauses or options.helpers or options.kernel)
        and (not wanted or wanted & set(mutant.site.clauses))
        and (not options.module or mutant.site.module in options.module)
    ]
    if options.limit and len(mutants) > options.limit:
        mutants = [mutants[at * len(mutants) // options.limit] for at in range(options.limit)]
    return mutants, {mutant.key for mutant in everything}


def baseline(root: Path, game: str, loaded: dict[str, Any]) -> Suite:
    """The suite, run once unchanged in a child; the scenarios are loaded here, for all the children to come."""
    from kirifuda.scenario import Broken, load

    folder = game.replace("-", "_")
    scenarios = sorted((root / "tests" / "scenarios" / folder).rglob("*.toml"))
    broken: list[Path] = []
    for path in scenarios:
        try:
            loaded[str(path)] = load(path)
        except Broken:
            broken.append(path)
            continue
        loaded[str(path)].run()

    def measured() -> Suite:
        def reimport() -> None:
            snapshot.forget()
            __import__(f"kirifuda.{folder}")

        return measure(root, [path for path in scenarios if path not in broken], tests_of(root, game), loaded, reimport)

    process, pipe = in_child(measured)
    suite = result_of(process, pipe, time.monotonic() + LONGEST_BASELINE)
    if not isinstance(suite, Suite):
        raise SystemExit(f"the suite does not run: {suite}")
    suite.failures += [str(path) for path in broken]
    return suite


def tests_of(root: Path, game: str) -> list[Path]:
    """The game's own tests, and every test file that names one of its clauses."""
    from kirifuda.ledger.in_tests import markers_in

    own = sorted((root / "tests" / game.replace("-", "_")).glob("test_*.py"))
    return list(dict.fromkeys([*own, *(root / place.file for _, _, place in markers_in(root / "tests", game, root))]))


if __name__ == "__main__":
    sys.exit(main())
