"""One run over the mutants of a game: the scenarios are tried on all of them, the tests on what is left."""

import argparse
import gc
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from kirifuda.ledger.in_tests import markers_in
from kirifuda.ledger.scores import (
    JUDGED,
    Tried,
    judged_equivalent,
    mark_of,
    marks_present,
    read_scores,
    write_scores,
)
from kirifuda.ledger.sites import NO_RULES, Site, rule_files, sites_in
from kirifuda.ledger.sources import sources_of
from kirifuda.scenario import Broken, load
from mutation import snapshot
from mutation.chosen import choose
from mutation.gates import LEDGER, TYPES, cites_nothing, rejected_by_types
from mutation.kept import Kept
from mutation.measured import Functions, Measured, code_read
from mutation.mutant import Mutant
from mutation.readers import Readers
from mutation.report import Results, report
from mutation.snapshot import forget_kept
from mutation.suite import (
    Check,
    Lines,
    Suite,
    Tracer,
    joined,
    less,
    measure_scenarios,
    measure_tests,
    scenario_holds,
    within_pytest,
)
from mutation.trial import (
    SURVIVED,
    Failed,
    Last,
    first_to_fail_anew,
    first_to_notice,
    import_mutated,
    in_child,
    mutate,
    result_of,
    try_all,
)

LONGEST_BASELINE = 1800
LONGEST_TEST = 3.0
QUICK_TEST = 0.3
BULK = 50
ANEW = 40
"""So many scenarios are tried where everything is imported anew."""
SELDOM = 5
"""What so few scenarios run may run but once, and keep what came out: it is tried where nothing is kept yet."""
LONGEST_MUTANT = 900
OF_EVERY_GAME = ("tests/playthroughs/test_playthroughs.py", "tests/api/test_bearing.py", "tests/api/test_terms.py")
TOGETHER = 50
"""So many mutants share a child, as long as each can be undone."""
EVERY = 200
OFTEN = 120
"""After so many mutants, or so many seconds, what was found is written down."""


class Run:
    def __init__(self, root: Path, checkout: Path, options: argparse.Namespace) -> None:
        self.root = root
        self.checkout = checkout
        self.options = options
        self.game = options.game
        self.folder = options.game.replace("-", "_")
        self.begun = time.monotonic()
        self.written = self.begun
        self.build = checkout / "build" / "mutants"
        self.chosen = choose(root, options)
        self.sources = sources_of(options.game, root)
        self.kept = Kept(self.build / f"{self.game}.json")
        self.after_tests = Kept(self.build / f"{self.game}-tests.json")
        self.well_typed = Kept(self.build / f"{self.game}-types.json")
        measured = self.build / f"{self.game}{'-kernel' if options.kernel else ''}-measured.json"
        self.code = root / "src" / "kirifuda" / ("kernel" if options.kernel else self.folder)
        self.measured = Measured(measured, code_read(root, self.code), Functions(self.code, root))
        judged = judged_equivalent(root / JUDGED, self.game)
        stale = [key for key in judged if key not in self.chosen.every_key and not options.kernel]
        self.results = Results(root, self.chosen.clauses, judged=judged, stale=stale)
        self.loaded: dict[str, Any] = {}
        self.tracer = Tracer(self.code, root)
        self.readers = Readers(rule_files(root / "src" / "kirifuda" / self.folder), root)
        self.suite = Suite()
        self.tests = Suite()
        self.caches: list[Any] = []
        self._able: dict[tuple[str, str, range], list[Check]] = {}

    def all(self) -> None:
        self.suite = self._baseline()
        self.kept.there_are(self.suite.checks)
        todo = sorted(
            self._not_known(self.kept, self.chosen.mutants, self.able),
            key=lambda mutant: (mutant.site.constant, self._at_loading(mutant)),
        )
        scenarios = f"{len(self.suite.checks)} scenarios of {self.suite.seconds:.1f} s"
        self._say(f"{len(self.chosen.mutants)} mutants, {len(todo)} to try with {scenarios}")
        gc.collect()
        gc.freeze()
        self._try(todo, self.kept, self.able, {})
        self._look_at_types()
        left = [mutant for mutant in self.results.survivors if mutant not in self.results.untried]
        left.sort(key=lambda mutant: len(self.able(mutant)))
        if left and not self.options.scenarios and not self._is_late():
            within_pytest(self.root, self._test_files(), lambda items: self._try_tests(left, items))

    def _say(self, text: str) -> None:
        print(f"{self.game}: {text}", file=sys.stderr, flush=True)

    def _is_late(self) -> bool:
        return bool(self.options.minutes) and time.monotonic() - self.begun > 60 * self.options.minutes

    # what could notice

    def able(self, mutant: Mutant) -> list[Check]:
        """The scenarios that run the changed place, its own first."""
        key = (mutant.site.file, mutant.site.name, mutant.lines)
        if key not in self._able:
            self._able[key] = self._able_scenarios(mutant)
        return self._able[key]

    def _able_scenarios(self, mutant: Mutant) -> list[Check]:
        where = self._where(mutant)
        own = self._own(mutant.site)
        if where is None:
            return self.suite.in_order(lambda check: True, own)
        found = self.suite.in_order(_running(where), own)
        if not found and self._at_loading(mutant):
            return self.suite.in_order(lambda check: check.name in own, own)
        return found

    def _own(self, site: Site) -> frozenset[str]:
        return self.chosen.own.get((site.file, site.name), frozenset())

    def _where(self, mutant: Mutant) -> list[tuple[str, range]] | None:
        """The lines one of which must run; None if the change may show anywhere."""
        if mutant.site.constant:
            return self.readers.of(mutant.site.name)
        return [(mutant.site.file, mutant.lines)]

    def _at_loading(self, mutant: Mutant) -> bool:
        ran = self.suite.loading.get(mutant.site.file, 0)
        return mutant.site.constant or any(ran >> line & 1 for line in mutant.lines)

    # trying

    def _not_known(self, kept: Kept, mutants: list[Mutant], able: Callable[[Mutant], list[Check]]) -> Iterator[Mutant]:
        for mutant in mutants:
            checks = able(mutant)
            by = kept.of(mutant, checks)
            if by in (None, SURVIVED) and kept is self.kept and cites_nothing(mutant, self.sources, self.chosen.ids):
                by = LEDGER
                kept.keep(mutant, by, [])
            if by is None and not checks and not self._at_loading(mutant):
                by = SURVIVED
                kept.keep(mutant, by, [])
            if not checks and kept is self.kept:
                self.results.unreached.add(mutant)
            if by is None:
                self.results.untried.add(mutant)
                yield mutant
            else:
                self.results.noticed[mutant] = by

    def _look_at_types(self) -> None:
        asked = [mutant for mutant in self.results.survivors if self.well_typed.of(mutant, []) is None]
        if not asked or self._is_late():
            return
        self._say(f"{len(asked)} survive the scenarios; their types are looked at")
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
            wrong = rejected_by_types(asked, self.root, Path(folder), self.build / "mypy")
        for mutant in asked:
            if mutant in wrong:
                self.results.noticed[mutant] = TYPES
                self.kept.keep(mutant, TYPES, [])
            else:
                self.well_typed.keep(mutant, SURVIVED, [])
        self.well_typed.write()
        self.write()

    def _try(
        self, mutants: list[Mutant], kept: Kept, able: Callable[[Mutant], list[Check]], tests: dict[str, pytest.Item]
    ) -> None:
        begun = time.monotonic()
        number = 0

        def in_time() -> Iterator[Mutant]:
            for mutant in mutants:
                if self._is_late():
                    self._say("time is up")
                    return
                yield mutant

        def work(mutant: Mutant) -> str | Last:
            checks = able(mutant)
            return self._one(mutant, checks, kept.to_try(mutant, checks), tests)

        def done(mutant: Mutant, by: Any) -> None:
            nonlocal number
            number += 1
            self.results.untried.discard(mutant)
            if isinstance(by, Failed):
                self.results.invalid[mutant] = by.why
                return
            self.results.noticed[mutant] = by
            kept.keep(mutant, by, able(mutant))
            if number % EVERY == 0 or time.monotonic() - self.written > OFTEN:
                speed = number / (time.monotonic() - begun)
                self._say(f"{number} of {len(mutants)}, {speed:.1f} a second; {len(self.results.survivors)} survive")
                self.write()

        try_all(in_time(), work, self.options.workers, LONGEST_MUTANT, done, 1 if tests else TOGETHER)
        self.write()

    def _one(self, mutant: Mutant, able: list[Check], checks: list[Check], tests: dict[str, pytest.Item]) -> str | Last:
        """In a child: the first check that notices this change, of those that are able to and were not tried in vain.

        What notices must hold again when it is undone.
        """
        function, usual = mutate(mutant, self.root)
        if function is not None and usual is not None:
            by = first_to_notice(checks, self.loaded, tests)
            if tests:
                return Last(by)
            function.__code__ = usual
            forget_kept(self.caches)
            if by != SURVIVED:
                return by if scenario_holds(by, self.loaded) else Last(by)
            if not self._at_loading(mutant) and len(able) >= SELDOM:
                return by
        import_mutated(mutant, self.root)
        if tests:
            return Last(first_to_fail_anew(checks, self.root))
        anew = self._with_own(checks, mutant.site) if len(checks) == len(able) else checks[:ANEW]
        return Last(first_to_notice(anew, {}, {}))

    def _with_own(self, checks: list[Check], site: Site) -> list[Check]:
        """What names its clauses, then what runs the place: so many. What it makes may have been kept from before."""
        own = self._own(site)
        names = {check.name for check in checks} | own
        return self.suite.in_order(lambda check: check.name in names, own)[:ANEW]

    def _try_tests(self, mutants: list[Mutant], collected: list[pytest.Item]) -> None:
        items = not_in_bulk([item for item in collected if game_of(item) in (self.game, "")])
        self._say(f"{len(mutants)} survive the scenarios; {len(items)} tests are measured")
        tracer = Tracer(self.code, self.root, whole=True)
        process, pipe = in_child(lambda: measure_tests(tracer, items, LONGEST_TEST, self.measured.known))
        suite = result_of(process, pipe, time.monotonic() + LONGEST_BASELINE)
        if not isinstance(suite, Suite):
            raise SystemExit(f"the tests do not run: {suite}")
        for name in suite.failures:
            self._say(f"fails without any change: {name}")
        self.measured.keep(suite.without_failures().checks)
        self.tests = suite.without_failures(LONGEST_TEST)
        self.after_tests.there_are(self.tests.checks)
        named = {item.nodeid: item for item in items}
        for mutant in mutants:
            self.results.noticed.pop(mutant)
        todo = list(self._not_known(self.after_tests, mutants, self._able_tests))
        self._say(f"{len(todo)} to try with {len(self.tests.checks)} tests of {self.tests.seconds:.1f} s")
        self._try(todo, self.after_tests, self._able_tests, named)

    def _able_tests(self, mutant: Mutant) -> list[Check]:
        """The tests that run the changed place: those that name its clauses, and the quickest for as long as may be."""
        where = self._where(mutant)
        own = self._own(mutant.site)
        folder = f"tests/{self.folder}/"
        able = (lambda one: self._is_quick(one, folder)) if where is None else _running(where)
        found = self.tests.in_order(lambda one: one.name in own or able(one), own)
        seconds = 0.0
        for at, check in enumerate(found):
            seconds += check.seconds
            if seconds > self.options.test_seconds and check.name not in own:
                return found[:at]
        return found

    def _is_quick(self, check: Check, folder: str) -> bool:
        return check.name.startswith(folder) and check.seconds < QUICK_TEST

    # the suite, unchanged

    def _test_files(self) -> list[Path]:
        """The game's own tests, every test file that names one of its clauses, and those that play every game."""
        own = sorted((self.root / "tests" / self.folder).glob("test_*.py"))
        marked = (self.root / place.file for _, _, place in markers_in(self.root / "tests", self.game, self.root))
        return list(dict.fromkeys([*own, *marked, *(self.root / file for file in OF_EVERY_GAME)]))

    def _baseline(self) -> Suite:
        """The scenarios, run once unchanged in a child; they are loaded here, for all the children to come."""
        scenarios = self._load()
        process, pipe = in_child(lambda: measure_scenarios(self.tracer, scenarios, self.loaded, self.measured.known))
        suite = result_of(process, pipe, time.monotonic() + LONGEST_BASELINE)
        if not isinstance(suite, Suite):
            raise SystemExit(f"the scenarios do not run: {suite}")
        process, pipe = in_child(lambda: self._lines_of_loading(scenarios, suite))
        suite.loading = result_of(process, pipe, time.monotonic() + LONGEST_BASELINE)
        if suite.failures:
            failures = "\n  ".join(("these scenarios fail without any change:", *suite.failures))
            if not self.options.skip_failing:
                raise SystemExit(failures)
            self._say(failures)
        self.measured.keep(suite.without_failures().checks)
        return suite.without_failures()

    def _load(self) -> list[str]:
        found: list[str] = []
        for path in sorted((self.root / "tests" / "scenarios" / self.folder).rglob("*.toml")):
            name = str(path.relative_to(self.root))
            try:
                self.loaded[name] = load(Path(name))
            except Broken:
                continue
            found.append(name)
        for name in found[::20]:  # what is imported late is imported here, and not by every child
            self.loaded[name].run()
        self.caches = snapshot.caches_of(f"kirifuda.{self.folder}", NO_RULES)
        forget_kept(self.caches)
        return found

    def _lines_of_loading(self, scenarios: list[str], suite: Suite) -> Lines:
        """What runs before a scenario does: importing the rules, laying out cards, what is reckoned but once."""
        snapshot.forget()
        loaded: list[Any] = []
        some = scenarios[:: max(1, len(scenarios) // 100)]
        with self.tracer.watching():
            from kirifuda.scenario import load as load_anew

            for name in some:
                loaded.append(load_anew(Path(name)))
        before = self.tracer.lines()
        with self.tracer.watching():
            for one in loaded:
                one.run()
        return joined(before, less(self.tracer.lines(), suite.lines))

    # what came out

    def write(self) -> str:
        """Write everything down; the report."""
        self.written = time.monotonic()
        self.results.seconds = self.written - self.begun
        self.kept.write()
        self.after_tests.write()
        if not (self.options.limit or self.options.kernel):
            self._write_scores()
        text = report(self.results) + "\n"
        path = self.options.report or self.build / f"{self.game}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return text

    def _write_scores(self) -> None:
        """The scores of the sites that are done; those of sites that are gone are forgotten."""
        known = read_scores(self.checkout, self.game)
        present = marks_present(self.sources, self.game)
        mutants: dict[str, list[Mutant]] = {}
        for mutant in self.chosen.mutants:
            if mutant not in self.results.invalid:
                mutants.setdefault(mutant.site.called, []).append(mutant)
        scores: dict[str, Tried] = {}
        for site in sites_in(self.sources):
            of = mutants.get(site.called, [])
            if all(mutant in self.results.noticed for mutant in of) and (of or site.called not in self._called):
                now = self._tried(site, of)
                scores[site.called] = better(now, known.get(site.called), site, present, {one.change for one in of})
            elif site.called in known:
                scores[site.called] = known[site.called]
        made = {name: still_made(name, one, self.chosen.every_key) for name, one in scores.items()}
        write_scores(self.checkout, self.game, made)

    @cached_property
    def _called(self) -> set[str]:
        """The sites in which there is anything to change."""
        return {key.partition(": ")[0] for key in self.chosen.every_key}

    def _tried(self, site: Site, mutants: list[Mutant]) -> Tried:
        noticed = {self.results.noticed[mutant] for mutant in mutants}
        alive = tuple(mutant.change for mutant in mutants if self.results.noticed[mutant] == SURVIVED)
        by = {mark_of(name, self.root) for name in noticed if name and not name.startswith(":")}
        there_are = self.chosen.there_are[site.file, site.name]
        return Tried(site.digest, there_are, len(mutants), alive, tuple(sorted(by)))


def still_made(name: str, tried: Tried, keys: frozenset[str]) -> Tried:
    """Without survivors that are no changes any more."""
    alive = tuple(change for change in tried.alive if f"{name}: {change}" in keys)
    return replace(tried, alive=alive, tried=tried.tried - len(tried.alive) + len(alive))


def _running(where: list[tuple[str, range]]) -> Callable[[Check], bool]:
    return lambda check: any(check.runs(*one) for one in where)


def game_of(item: pytest.Item) -> str:
    """The game with which a test is run that is run with every game."""
    callspec = getattr(item, "callspec", None)
    return "" if callspec is None else str(callspec.params.get("game", ""))


def not_in_bulk(items: list[pytest.Item]) -> list[pytest.Item]:
    """Without tests that go through every card or every wording: they ask that it works, not how."""
    of = Counter(item.nodeid.partition("[")[0] for item in items)
    return [item for item in items if of[item.nodeid.partition("[")[0]] <= BULK]


def better(now: Tried, known: Tried | None, site: Site, present: frozenset[str], changes: set[str]) -> Tried:
    """What a smaller sample finds takes nothing away from what is known of the same code."""
    if known is None or known.tried <= now.tried or not known.holds(site, present):
        return now
    alive = (*(change for change in known.alive if change not in changes), *now.alive)
    return replace(known, alive=alive, by=tuple(sorted({*known.by, *now.by})))
