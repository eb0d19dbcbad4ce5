"""Which mutants are asked for, and which clauses their functions and constants carry out."""

import argparse
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from kirifuda.errors import Complaint
from kirifuda.ledger import Book, find, read_books, sources_of
from kirifuda.ledger.citing import Citing
from kirifuda.ledger.in_code import citations_in
from kirifuda.ledger.in_tests import markers_in, scenarios_in
from kirifuda.ledger.places import Place
from kirifuda.ledger.scores import JUDGED, judged_equivalent, marks_present, read_scores
from kirifuda.ledger.sites import Site, rule_files
from kirifuda.ledger.sources import Sources
from mutation.mutant import Mutant
from mutation.operators import mutants_of
from mutation.sorts import sampled, spread

Key = tuple[str, str]
"""The file and the name of a site."""


@dataclass(frozen=True)
class Chosen:
    """The mutants asked for, the keys of all there are, and for each site the checks that name its clauses."""

    mutants: list[Mutant]
    every_key: frozenset[str]
    ids: frozenset[str]
    """Of every clause of the game's books, as code cites them."""
    there_are: Counter[Key]
    """How many changes of a site there are, whether or not only a few are asked for."""
    clauses: dict[str, dict[Key, frozenset[str]]]
    """For each edition, the clauses of its book that a site carries out."""
    own: dict[Key, frozenset[str]]


def choose(root: Path, options: argparse.Namespace) -> Chosen:
    sources = sources_of(options.game, root)
    assert sources.tests is not None
    folder = sources.shared if options.kernel else sources.code
    cited: dict[str, dict[str, tuple[str, ...]]] = {}
    for clause, place in citations_in(sources.code, sources.shared, root):
        of = cited.setdefault(place.file, {})
        of[place.what] = (*of.get(place.what, ()), clause)
    books = read_books(options.game, sources.books)
    ids = frozenset(name for book in books for id in book.ids for name in (id, f"{book.edition}:{id}"))
    everything = [
        mutant
        for path in rule_files(folder)
        for mutant in mutants_of(path, root, ids, cited.get(str(path.relative_to(root)), {}))
    ]
    sites = {_key(mutant.site): mutant.site for mutant in everything if mutant.site.clauses}
    clauses: dict[str, dict[Key, frozenset[str]]] = {}
    own: dict[Key, frozenset[str]] = {}
    wanted: set[Key] = set()
    for book in books:
        citing = Citing(book, sources.books)
        of = _by_site(citing, sites.values())
        clauses[book.edition] = of
        scenarios = citing.scenarios(scenarios_in(sources.tests, options.game, root))
        tests = citing.tests(markers_in(sources.tests, options.game, root))
        for key, carried in of.items():
            named = {place.file for id in carried for place in scenarios.get(id, ())}
            named |= {f"{place.file}::{place.what}" for id in carried for place in tests.get(id, ())}
            own[key] = own.get(key, frozenset()) | named
        if options.edition in ("", book.edition):
            asked = _asked(book, options)
            wanted |= {key for key, carried in of.items() if asked is None or carried & asked}
    mutants = [mutant for mutant in everything if _is_wanted(mutant.site, wanted, options)]
    there_are = Counter(_key(mutant.site) for mutant in mutants)
    if options.survivors:
        mutants = surviving(mutants, sources, options.game)
    if options.sample:
        mutants = sampled(mutants, options.sample)
    if options.limit:
        mutants = spread(mutants, options.limit)
    return Chosen(mutants, frozenset(mutant.key for mutant in everything), ids, there_are, clauses, own)


def _is_wanted(site: Site, wanted: set[Key], options: argparse.Namespace) -> bool:
    if options.module and site.module not in options.module:
        return False
    if options.clause or options.chapter or not (options.helpers or options.kernel):
        return _key(site) in wanted
    return True


def surviving(mutants: Iterable[Mutant], sources: Sources, game: str) -> list[Mutant]:
    """Those that nobody noticed and no word says why, and all of what was written anew since."""
    scores = read_scores(sources.root, game)
    present = marks_present(sources, game)
    judged = judged_equivalent(sources.root / JUDGED, game)

    def may_survive(mutant: Mutant) -> bool:
        known = scores.get(mutant.site.called)
        if known is None or not known.holds(mutant.site, present):
            return True
        return mutant.change in known.alive and mutant.key not in judged

    return [mutant for mutant in mutants if may_survive(mutant)]


def _by_site(citing: Citing, sites: Iterable[Site]) -> dict[Key, frozenset[str]]:
    named = citing.code((clause, Place(site.file, 0, site.name)) for site in sites for clause in site.clauses)
    found: dict[Key, set[str]] = {}
    for id, places in named.items():
        for place in places:
            found.setdefault((place.file, place.what), set()).add(id)
    return {key: frozenset(ids) for key, ids in found.items()}


def _asked(book: Book, options: argparse.Namespace) -> frozenset[str] | None:
    """The clauses that were named, one by one or by their chapter; None if all are meant."""
    if not (options.clause or options.chapter):
        return None
    named = {id for name in options.clause for id in _found(book, name)}
    for chapter in book.chapters:
        first = re.split(r"[-./　 ]", chapter.title.ja)[0]
        if any(_is_called(chapter.title.ja, first, name) for name in options.chapter):
            named |= set(chapter.ids)
    return frozenset(named)


def _is_called(title: str, first: str, name: str) -> bool:
    return name in (first, first.lstrip("0")) or (not name.isdecimal() and len(name) > 1 and name in title)


def _found(book: Book, name: str) -> tuple[str, ...]:
    """What is called so in a book; another edition may know what this one does not."""
    try:
        return find(book, name)[:1]
    except Complaint:
        return ()


def _key(site: Site) -> Key:
    return site.file, site.name
