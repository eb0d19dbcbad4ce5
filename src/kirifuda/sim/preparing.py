"""From what somebody asks for to a plan: everything that could break is read before the first game."""

from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Final

from ..agents import check_agent
from ..api import deck_names, find_edition, find_game, rules
from ..deck_building import STANDARD, DeckBuilding, building_of, building_with, built_in_decks, deck_problems
from ..errors import Complaint
from ..game_records import record_of
from ..kernel.phrase import Phrase
from ..kernel.rules import Rules
from ..replay import fingerprint
from ..replay.fingerprint import digest
from ..text.file_problems import Broken, why
from .plan import GAUNTLET, ROUND_ROBIN, CardSet, Deck, Plan, check_entrants
from .playing import Table
from .sequential import Question

NOW: Final = "now"
BEFORE: Final = "before"
OPINIONS: Final = ("evaluation.py", "evaluation.json")
"""What a game thinks of positions: how they are counted, and what was learned of that."""


def prepared(
    game: str,
    edition: str = "",
    decks: Sequence[str] = (),
    agents: Sequence[str] = (),
    games: int = 200,
    seed: int = 1,
    gauntlet: bool = False,
    cards: Sequence[Path] = (),
    cards_before: Sequence[Path] = (),
    regulation: str = "",
    question: Question | None = None,
    patience: float | None = None,
) -> Plan:
    """A plan that can be played; otherwise a complaint, or `Broken`, that says everything that is wrong."""
    game = find_game(game)
    edition = find_edition(game, edition or None)
    _check_numbers(games, seed, question)
    if patience is not None and patience <= 0:
        raise Complaint("sim-patience", given=f"{patience:g}")
    if question is not None and cards_before:
        raise Complaint("sim-clear-and-before")
    for name in agents:
        check_agent(name)
    sets = [(NOW, cards)] if not cards_before else [(BEFORE, cards_before), (NOW, cards)]
    card_sets = tuple(_card_set(game, edition, name, own, regulation) for name, own in sets)
    found = rules(game, edition, card_sets[-1].files, regulation or None)
    plan = Plan(
        game,
        edition,
        tuple(_deck(found, name, sets, regulation) for name in decks) or _usual_decks(found),
        tuple(agents) or ("greedy",),
        card_sets,
        GAUNTLET if gauntlet else ROUND_ROBIN,
        games,
        seed,
        question,
        _fingerprint_of_agents(game),
        patience,
    )
    check_entrants(plan)
    Table(plan)
    return plan


def same_here(plan: Plan) -> bool:
    """Whether the rules, cards and players of a plan are those of this machine."""
    sets = tuple(
        _card_set(plan.game, plan.edition, one.name, [Path(file) for file in one.files], one.regulation)
        for one in plan.card_sets
    )
    return sets == plan.card_sets and _fingerprint_of_agents(plan.game) == plan.players


def _check_numbers(games: int, seed: int, question: Question | None) -> None:
    if games < 1:
        raise Complaint("sim-games", given=games)
    if seed < 0:
        raise Complaint("sim-seed", given=seed)
    if question is not None:
        if not 0 < question.error < 0.5:
            raise Complaint("sim-error", given=f"{question.error:g}")
        if not 0 < question.margin < 0.5:
            raise Complaint("sim-margin", given=f"{question.margin:g}")


def _card_set(game: str, edition: str, name: str, own: Sequence[Path], regulation: str) -> CardSet:
    found = rules(game, edition, own, regulation or None)
    return CardSet(name, found.terms.cards, regulation, fingerprint(found))


def _usual_decks(found: Rules) -> tuple[Deck, ...]:
    """Every deck that comes with the game; where there is one for everybody, that one."""
    known = built_in_decks(found.game)
    if not known:
        return (Deck(found.game, None),)
    return tuple(Deck(name, deck_names(found, name, nth)) for nth, name in enumerate(known, start=1))


def _deck(found: Rules, name: str, sets: Sequence[tuple[str, Sequence[Path]]], regulation: str) -> Deck:
    """A deck by its name or its file, held against the rules of deck building with every card set."""
    known = built_in_decks(found.game)
    path = known.get(name) or Path(name).expanduser()
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise _unreadable(name, Phrase("file-not-utf8"), known) from None
    except (OSError, ValueError) as problem:
        raise _unreadable(name, Phrase("file-unreadable", reason=why(problem)), known) from None
    for _, own in sets:
        building = _building(found.game, own)
        problems = deck_problems(building, path, text, building.regulation(regulation or STANDARD), found.edition)
        if problems:
            raise Broken(problems)
    return Deck(path.stem, deck_names(found, text, 1))


def _unreadable(name: str, problem: Phrase, known: dict[str, Path]) -> Complaint:
    return Complaint("deck-file-unreadable", file=name, problem=problem, known=", ".join(known) or "―")


def _building(game: str, own: Sequence[Path]) -> DeckBuilding:
    return building_with(game, own) if own else building_of(game)


def _fingerprint_of_agents(game: str) -> str:
    """Changes with every change of the agents and of what a game thinks of positions."""
    agents = Path(str(resources.files("kirifuda") / "agents"))
    opinions = [record_of(game).code / name for name in OPINIONS]
    files = [*agents.glob("*.py"), *opinions]
    return digest({file.name: file.read_text(encoding="utf-8") for file in files if file.is_file()})[:16]
