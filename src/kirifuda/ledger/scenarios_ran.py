"""Every scenario of a game, run once under watch, in a process that has not imported its rules before."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from ..api import rules
from ..game_records import folder_named, record_of
from ..scenario import Scenario, load
from ..scenario.file import Step, scenarios_below
from ..scenario.vocabulary import plain
from .in_tests import SCENARIOS
from .ran import Ran, Watch
from .readers import Function
from .sources import Sources, sources_of

NONE_AT_ALL: Final = ("events", "offered")
"""Of which an empty list states that there is none."""


def scenarios_ran(game: str, root: Path) -> dict[str, Ran]:
    """What runs in each scenario of a checkout, by its file as the ledger names it."""
    words = [sys.executable, "-m", __name__, game, str(root)]
    found: dict[str, Ran] = pickle.loads(subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout)
    return found


def run_scenarios(sources: Sources, game: str) -> dict[str, Ran]:
    if sources.tests is None:
        return {}
    watch = Watch(sources.code, sources.root)
    with watch.watching():
        rules(game)
    always = watch.functions
    makers = makers_of_cards(sources, game)
    caches = _caches(sources, game, makers)
    folder = sources.tests / SCENARIOS / folder_named(game)
    paths = scenarios_below(folder)
    return {str(path.relative_to(sources.root)): _run(path, watch, always, makers, caches) for path in paths}


def makers_of_cards(sources: Sources, game: str) -> frozenset[str]:
    """The files that make a game's cards of card files, as its record has them."""
    texts = record_of(game).cards
    makers = () if texts is None else texts().makers()
    return frozenset(str(path.relative_to(sources.root)) for path in makers)


def _caches(sources: Sources, game: str, makers: frozenset[str]) -> list[Any]:
    """The functions of the rules that remember what they returned: they would run in the first scenario alone."""
    return [
        value
        for name, module in list(sys.modules.items())
        if name.startswith(f"{record_of(game).package}.")
        and str(Path(str(module.__file__)).relative_to(sources.root)) not in makers
        for value in vars(module).values()
        if hasattr(value, "cache_clear") and value.__module__ == name
    ]


def _run(path: Path, watch: Watch, always: frozenset[Function], makers: frozenset[str], caches: list[Any]) -> Ran:
    scenario = load(path)
    for one in caches:
        one.cache_clear()
    with watch.watching():
        report = scenario.run()
    cited = frozenset(report.trail) | _of_actions(scenario)
    return Ran(watch.functions | always, cited, any(map(_expects, scenario.file.step)), makers)


def _expects(step: Step) -> bool:
    """Whether a step states anything; that an answer can be given is not enough."""
    then = step.then
    if then.model_extra or step.offered is not None or step.not_offered or step.refused:
        return True
    stated = {name: getattr(then, name) for name in type(then).model_fields}
    return any(stated.values()) or any(stated[name] == [] for name in NONE_AT_ALL)


def _of_actions(scenario: Scenario) -> frozenset[str]:
    """The clauses of the actions that the steps name."""
    known = scenario.known
    clauses = {key: clause for _, key, clause in known.rules.actions()}
    texts = [plain(text) for step in scenario.file.step for text in _texts(step)]
    named = {key for name, key in known.actions.items() if any(text.startswith(name) for text in texts)}
    return frozenset(clauses[key] for key in named if key in clauses)


def _texts(step: Step) -> list[str]:
    return [*step.do, *(step.offered or ()), *step.refused, *(step.then.offered or ()), *step.then.refused]


if __name__ == "__main__":
    sys.stdout.buffer.write(pickle.dumps(run_scenarios(sources_of(sys.argv[1], Path(sys.argv[2])), sys.argv[1])))
