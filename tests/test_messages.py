"""Everything the code can say has a message in both languages, with the same arguments; nothing else has."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import kirifuda
from kirifuda.agents import Random
from kirifuda.black_poker.action_list import ACTION_LIST
from kirifuda.black_poker.table import ZONES
from kirifuda.kernel.game import Game
from kirifuda.kernel.phrase import Argument, Phrase
from kirifuda.words import LANGUAGES, keys_after, knows, say

SOURCE = Path(__file__).parents[1] / "src" / "kirifuda"
EDITIONS = kirifuda.editions("black-poker")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language, with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "messages" / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} is written twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
            else:
                assert type(entry).__name__ != "Junk", f"{file}: {entry.content!r}"
    return found


MESSAGES = {language: messages(language) for language in LANGUAGES}


# --- keys in the code ----------------------------------------------------------------------------

SAYING = ("Phrase", "say", "tell", "say_line")
COMPLAINING = ("Complaint",)


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def calls() -> list[tuple[Path, str, bool, ast.Call]]:
    """Every call in the code: its file, the name that is called, whether that is a method."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Call):
                if isinstance(node.func, ast.Name):
                    found.append((file, node.func.id, False, node))
                elif isinstance(node.func, ast.Attribute):
                    found.append((file, node.func.attr, True, node))
    return found


def patterns(node: ast.expr) -> Iterator[str]:
    """What a key in the code can be, as regular expressions; a variable alone tells nothing."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values]
        yield "".join(parts)


RULE_PACKAGES = {
    "kernel": "black-poker",
    "black_poker": "black-poker",
    "legions": "legions",
    "last_chronicle": "last-chronicle",
    "legend_of_stars": "legend-of-stars",
}
"""Whose rules a package holds; what the kernel itself says, every game says."""
DECK_BUILDING = ("deck.py", "decks.py", "regulation.py", "ch03_1_decks.py")


def game_of(file: Path) -> str:
    """The game that a file is part of; none if it is part of no rules."""
    return RULE_PACKAGES.get(file.relative_to(SOURCE).parts[0], "")


@cache
def keys_in_code() -> set[str]:
    found: set[str] = set()
    for file, name, method, call in calls():
        if not call.args:
            continue
        game = game_of(file)
        if name in SAYING and not method:
            found.update(patterns(call.args[0]))
        elif name in COMPLAINING:
            found.update(f"complaint-{pattern}" for pattern in patterns(call.args[0]))
        elif name == "tell" and method and game:
            found.update(f"{game}-event-{pattern}" for pattern in patterns(call.args[0]))
        elif name == "Refusal" and len(call.args) > 1:
            kind = "breach" if file.name in DECK_BUILDING else "refusal"
            found.update(f"{game}-{kind}-{pattern}" for pattern in patterns(call.args[1]))
        elif name == "Target":
            found.update(f"black-poker-refusal-{pattern}" for pattern in patterns(call.args[0]))
    return found | prompts_in_code()


@cache
def prompt_places(game: str) -> dict[str, int]:
    """For each function that takes the prompt of a question, where: the kernel's, and a game's own."""
    found: dict[str, int] = {}
    for package in ("kernel", game.replace("-", "_")):
        for file in sorted((SOURCE / package).rglob("*.py")):
            for node in ast.walk(parsed(file)):
                if isinstance(node, ast.FunctionDef):
                    names = [one.arg for one in node.args.args]
                    found |= {node.name: names.index("prompt")} if "prompt" in names else {}
    return found


def prompts_in_code() -> set[str]:
    """The prompts of all questions, and the terms of the lists."""
    found: set[str] = set()
    for file, name, method, call in calls():
        game = game_of(file)
        at = prompt_places(game).get(name, -1) if game else -1
        if not method and 0 <= at < len(call.args):
            found.update(f"{game}-ask-{pattern}" for pattern in patterns(call.args[at]))
    found.update(f"black-poker-action-{action.key}" for action in ACTION_LIST)
    found.update(f"black-poker-hint-{action.key}" for action in ACTION_LIST if action.direct)
    found.update(f"black-poker-zone-{zone.name}" for zone in ZONES)
    found.update(f"black-poker-edition-{part}" for edition in EDITIONS for part in edition.split("+"))
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    ja, en = MESSAGES["ja"], MESSAGES["en"]
    assert set(ja) == set(en)
    assert {key for key in ja if ja[key] != en[key]} == set()


def test_every_key_in_the_code_has_a_message() -> None:
    known = list(MESSAGES["ja"])
    missing = {key for key in keys_in_code() if not any(re.fullmatch(key, one) for one in known)}
    assert missing == set()


def test_every_message_is_said_somewhere() -> None:
    literals = {
        node.value
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    said = re.compile("|".join(f"(?:{key})" for key in keys_in_code()))
    unused = {key for key in MESSAGES["ja"] if not said.fullmatch(key) and key not in literals}
    assert unused == set()


# --- phrases in play -----------------------------------------------------------------------------


def phrases_in(value: Argument) -> Iterator[Phrase]:
    """A phrase and all phrases among its arguments."""
    if isinstance(value, Phrase):
        yield value
        for argument in value.args.values():
            yield from phrases_in(argument)
    elif isinstance(value, list):
        for one in value:
            yield from phrases_in(one)


def spoken(phrase: Phrase) -> None:
    for language in LANGUAGES:
        assert say(phrase, language)
    for part in phrases_in(phrase):
        assert MESSAGES["ja"][part.key] <= set(part.args)


def said_while_playing(game: Game, seed: int) -> None:
    wanderer = Random(seed)
    while game.ask is not None:
        asked = game.ask
        for seat in (0, 1):
            spoken(game.rules.question(game.state, asked, seat))
        labels = [game.rules.option(game.state, asked, value, asked.seat) for value in asked.values]
        for label in labels:
            spoken(label)
        names = [say(label) for label in labels if say(label) != "Joker"]
        assert len(names) == len(set(names)), f"options of {asked!r} cannot be told apart: {names}"
        for value in game.rules.requests(game.state, asked.seat):
            refusal = game.rules.why_not(game.state, asked.seat, value)
            if refusal is not None:
                spoken(kirifuda.words.reason("black-poker", refusal))
        game.answer(wanderer.answer(game, asked.seat))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_can_be_told_in_both_languages(edition: str) -> None:
    game = kirifuda.start("black-poker", edition, seed=1)
    said_while_playing(game, 1)
    for event in game.events:
        for seat in (0, 1):
            spoken(game.rules.event(event.told(seat), seat))


def test_every_kind_of_event_has_words() -> None:
    """Also those that a few random games do not reach."""
    kinds = {key.removeprefix("black-poker-event-") for key in MESSAGES["ja"] if key.startswith("black-poker-event-")}
    rules = kirifuda.rules("black-poker")
    for kind in kinds:
        what = "life" if kind == "shuffled" else "hero" if kind in ("soldier", "equipped") else "attack"
        for cards in ((), ((1, 5),), ((1, 5), (2, -1), (3, -1))):
            spoken(rules.event((kind, "T1", 0, cards, what, (1, 1)), 1))


def test_a_missing_message_is_never_silent() -> None:
    assert not knows("no-such-message", "ja")
    with pytest.raises(LookupError):
        say("no-such-message")
    with pytest.raises(LookupError):
        say("card-name")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_files_is_known(language: str) -> None:
    assert [key for key in MESSAGES[language] if not knows(key, language)] == []
    assert set(keys_after("")) == set(MESSAGES["ja"])


def test_no_message_refers_to_another() -> None:
    """Each is parsed alone, when it is first said."""
    referring = [
        f"{file.name}: {found[0]}"
        for file in sorted((SOURCE / "messages").rglob("*.ftl"))
        for found in re.finditer(r"\{\s*-?[a-z][\w-]*\s*\}", file.read_text(encoding="utf-8"))
    ]
    assert referring == []
