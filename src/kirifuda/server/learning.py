"""Lessons over the network: guided games act by act, exercises after some answers. Workers make them."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from ..api import games
from ..kernel.ask import ACT, ACTION, CHANCE, Question
from ..kernel.game import Game
from ..ledger.book import book_played
from ..lessons.exercise import Attempt, Result, attempt, judged
from ..lessons.file import GUIDED, LEARNER, WHICH, Loaded, Said, lesson_ids, load_lesson
from ..lessons.guided import walk
from ..lessons.words import words_of
from ..scenario.options import called, requests
from ..words import reason
from . import seen
from .packing import Packed, zipped_json
from .phrases import as_json
from .rule_pages import words
from .shapes import (
    ActJson,
    CoachJson,
    CourseJson,
    JudgedJson,
    LessonHeadJson,
    MomentJson,
    OtherwiseJson,
    VerdictJson,
    WordJson,
)
from .shown_scenarios import said_json
from .verdicts import why

Json = dict[str, Any]
MOST_TOLD: Final = 14
"""So many events are told of what would have happened."""


@cache
def packed_courses() -> Packed:
    """Every lesson there is, by game."""
    found: list[CourseJson] = [
        {"game": game, "lessons": [_head(game, id) for id in lesson_ids(game)]} for game in games()
    ]
    return Packed.json(found)


@cache
def packed_words(game: str) -> Packed:
    """The words of a game with what its newest book says of them."""
    found: list[WordJson] = [
        {
            "group": one.group,
            "key": one.key,
            "clause": one.clause,
            "title": words(one.title),
            "text": words(one.text),
            "printed": one.printed,
        }
        for one in words_of(game)
    ]
    return Packed.json(found)


def _head(game: str, id: str) -> LessonHeadJson:
    loaded = load_lesson(game, id)
    lesson = loaded.lesson
    return {
        "lesson": id,
        "game": game,
        "edition": loaded.edition,
        "book": book_played(game, loaded.edition).edition,
        "kind": lesson.kind,
        "title": words(lesson.title),
        "intro": words(lesson.intro),
    }


def packed_lesson(game: str, id: str) -> bytes:
    """A lesson as it begins: a guided game with all of its acts; an exercise in its position; a question."""
    loaded = load_lesson(game, id)
    lesson = loaded.lesson
    told: Json = {
        **_head(game, id),
        "hint": None if lesson.hint is None else words(lesson.hint),
        "after": None if lesson.after is None else words(lesson.after),
        "clauses": lesson.clauses,
        "acts": [],
        "which": [],
        "begun": None,
    }
    if lesson.kind == GUIDED:
        told["acts"] = _acts(loaded)
    else:
        told["begun"] = moment_json(attempt(loaded, [])) if lesson.kind != WHICH else _position(loaded)
        told["which"] = _named(loaded)
    return zipped_json(told)


# --- guided games ----------------------------------------------------------------------------------------


def _acts(loaded: Loaded) -> list[ActJson]:
    found: list[ActJson] = []
    told = 0

    def watch(game: Game, said: Said, step: int, right: int | None) -> None:
        nonlocal told
        found.append(
            {
                "step": step,
                "coach": _coach(said),
                "right": right,
                "otherwise": [] if right is None else _otherwise(game, right),
                "moment": _moment(game, told, ""),
            }
        )
        told = game.event_count

    game = walk(loaded, watch)
    found.append(
        {"step": len(loaded.said), "coach": None, "right": None, "otherwise": [], "moment": _moment(game, told, "")}
    )
    return found


def _coach(said: Said) -> CoachJson:
    return {
        "head": None if said.head is None else words(said.head),
        "say": None if said.say is None else words(said.say),
        "clause": said.clause,
        "look": said.look,
    }


def _otherwise(game: Game, right: int) -> list[OtherwiseJson]:
    """What each other option would have done, as the learner would have been told of it."""
    asked = game.ask
    assert asked is not None
    found: list[OtherwiseJson] = []
    for index in range(asked.size):
        if index == right:
            continue
        fork = game.fork(recording=True)
        before = fork.event_count
        fork.answer(index)
        events = seen.events_json(fork, LEARNER, before)[:MOST_TOLD]
        said = said_json(game, asked, index)
        found.append(
            {
                "index": index,
                "option": said["option"],
                "clause": said["clause"],
                "events": events,
                "asked": _asked(fork),
                "outcome": seen.outcome_json(fork.outcome),
            }
        )
    return found


def _asked(game: Game) -> list[Any] | None:
    asked = game.ask
    if asked is None or asked.seat == CHANCE:
        return None
    return as_json(game.rules.question(game.state, asked, LEARNER)) if asked.seat == LEARNER else None


# --- exercises -------------------------------------------------------------------------------------------


def packed_moment(game: str, id: str, answers: Sequence[int]) -> bytes:
    """An exercise after these answers."""
    return zipped_json(moment_json(attempt(load_lesson(game, id), answers)))


def moment_json(tried: Attempt) -> MomentJson:
    return _moment(tried.game, tried.told, tried.result)


def _moment(game: Game, told: int, result: Result) -> MomentJson:
    return {
        "view": seen.view_json(game, LEARNER),
        "question": seen.question_json(game, LEARNER),
        "outcome": seen.outcome_json(game.outcome),
        "eventsFrom": told,
        "events": seen.events_json(game, LEARNER, told),
        "result": result,
    }


def _position(loaded: Loaded) -> MomentJson:
    """A question is about a position: nothing is answered in it but the question."""
    play = loaded.scenario.begin(False, "ja", [])
    return {**_moment(play.game, 0, ""), "question": None}


def _named(loaded: Loaded) -> list[Any]:
    """The actions that a question names, as options are named."""
    play = loaded.scenario.begin(False, "ja", [])
    g, rules = play.game.state, play.game.rules
    values, wishes = requests(LEARNER, g, play.known, "ja")
    every = Question(LEARNER, ACT, "", "act", ACTION, values)
    return [
        as_json(rules.option(g, every, values[called(name, wishes, play.known)[0].index], LEARNER))
        for name in loaded.lesson.which
    ]


def judged_json(game: str, id: str) -> list[JudgedJson]:
    """What the engine says of each action that a question names."""
    loaded = load_lesson(game, id)
    return [
        {
            "may": one.refusal is None,
            "clause": one.refusal.clause if one.refusal else "",
            "why": as_json(reason(game, one.refusal)) if one.refusal and one.refusal.reason else None,
        }
        for one in judged(loaded)
    ]


def why_in_lesson(game: str, id: str, act: int, answers: Sequence[int], card: int | None) -> list[VerdictJson]:
    """What could be done with a card at a moment of a lesson, and what stands against it."""
    loaded = load_lesson(game, id)
    if loaded.lesson.kind != GUIDED:
        return why(attempt(loaded, answers).game, LEARNER, card, None)
    found: list[list[VerdictJson]] = []

    def watch(at: Game, said: Said, step: int, right: int | None) -> None:
        nonlocal act
        if act == 0:
            found.append(why(at, LEARNER, card, None))
        act -= 1

    walk(loaded, watch)
    return found[0] if found else []
