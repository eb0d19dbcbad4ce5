"""The scenarios that show what a clause does: which there are, and each of them step by step."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..errors import Complaint
from ..game_records import record_of
from ..kernel.ask import ACT, ACTION, CHANCE, Question
from ..kernel.game import Game
from ..scenario import load
from ..scenario.file import scenarios_below
from ..scenario.options import called, requests
from ..scenario.play import Play
from ..scenario.scenario import Scenario
from ..words import reason
from . import seen
from .faces import brought_faces
from .packing import zipped_json
from .phrases import as_json
from .shapes import FrameJson, RefusedJson, SaidJson, WordsJson

Json = dict[str, Any]
MOST_FRAMES: Final = 120


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario as it is listed: where it lies below its game's folder, and what it says of itself."""

    id: str
    ja: str
    en: str
    edition: str
    clauses: tuple[str, ...]
    brings_cards: bool

    @property
    def title(self) -> WordsJson:
        return {"ja": self.ja, "en": self.en}


def folder_of(game: str) -> Path:
    return record_of(game).scenarios


@cache
def shown_scenarios(game: str) -> dict[str, Shown]:
    """Every scenario of a game."""
    folder = folder_of(game)
    found = [_listed(path, folder) for path in scenarios_below(folder)]
    return {one.id: one for one in found}


def _listed(path: Path, folder: Path) -> Shown:
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    title = written.get("title", path.stem)
    ja, en = (title.get("ja", ""), title.get("en", "")) if isinstance(title, dict) else (title, title)
    clauses = written.get("clauses", [])
    return Shown(
        path.relative_to(folder).with_suffix("").as_posix(),
        ja or path.stem,
        en or path.stem,
        str(written.get("edition", "")),
        (clauses,) if isinstance(clauses, str) else tuple(clauses),
        "cards" in written or "card" in written,
    )


@cache
def scenarios_by_clause(game: str, edition: str) -> dict[str, list[Shown]]:
    """For each clause of a book the scenarios that show it, those first that are about it most.

    Of a game with one book, which has no edition, every edition is played by it.
    """
    found: dict[str, list[tuple[int, str, Shown]]] = {}
    for one in shown_scenarios(game).values():
        if not edition or one.edition in ("", edition):
            for place, clause in enumerate(one.clauses):
                found.setdefault(clause, []).append((place, one.id, one))
    return {clause: [one for _, _, one in sorted(all, key=lambda it: it[:2])] for clause, all in found.items()}


def find_scenario(game: str, id: str) -> Shown:
    found = shown_scenarios(game).get(id)
    if found is None:
        raise Complaint("no-such-scenario", given=id[:80])
    return found


# --- step by step: what workers make of them ------------------------------------------------------------


class Telling(Play):
    """A play that is told answer by answer; when there are many, the last frames are told in one."""

    frames: list[FrameJson]
    refused: list[RefusedJson]

    def _answer(self, index: int) -> None:
        asked = self.game.ask
        assert asked is not None
        said = [said_json(self.game, asked, index)] if asked.seat != CHANCE else []
        told = self.game.event_count
        super()._answer(index)
        self.tell(told, said)

    def tell(self, told: int, said: list[SaidJson]) -> None:
        frame = _frame(self, told, said, self.refused)
        self.refused = []
        if len(self.frames) < MOST_FRAMES:
            self.frames.append(frame)
            return
        last = self.frames[-1]
        frame["said"], frame["events"] = last["said"] + frame["said"], last["events"] + frame["events"]
        frame["refused"] = last["refused"] + frame["refused"]
        self.frames[-1] = frame


def said_json(game: Game, asked: Question, index: int) -> SaidJson:
    rules, g, value = game.rules, game.state, asked.value_at(index)
    clause = asked.clause
    if asked.domain == ACTION and value >= 0:
        by = rules.clause_of(asked, value)
        clause = str(g.cite(by)) if by else clause
    return {
        "seat": asked.seat,
        "question": as_json(rules.question(g, asked, asked.seat)),
        "option": as_json(rules.option(g, asked, value, asked.seat)),
        "clause": clause,
    }


def packed_scenario(game: str, id: str) -> bytes:
    """A scenario from its position to its last step, as it is sent; nothing in it is hidden."""
    scenario = load(folder_of(game) / f"{id}.toml")
    play = scenario.begin(False, "ja", [], Telling)
    assert isinstance(play, Telling)
    play.frames, play.refused = [], []
    play.tell(0, [])
    for number in range(len(scenario.file.step)):
        play.refused = _refused(scenario, play, number)
        scenario.give_step(play, number)
        if play.refused:
            play.tell(play.game.event_count, [])
    frames = play.frames
    file = scenario.file
    shown: Json = {
        "scenario": id,
        "game": game,
        "edition": scenario.known.rules.edition,
        "title": {"ja": file.title.ja, "en": file.title.en},
        "clauses": list(file.clauses),
        "frames": frames,
    }
    brought = brought_faces(game) if file.cards or file.card else []
    needed = _faces_in(frames)
    return zipped_json({**shown, "own": [one for one in brought if one[0] in needed]})


def _frame(play: Play, told: int, said: list[SaidJson], refused: list[RefusedJson]) -> FrameJson:
    game = play.game
    asked = game.ask
    return {
        "said": said,
        "refused": refused,
        "events": seen.events_json(game, seen.BOTH_OPEN, told),
        "view": seen.view_json(game, seen.BOTH_OPEN),
        "asked": None
        if asked is None
        else {"seat": asked.seat, "say": as_json(game.rules.question(game.state, asked, max(asked.seat, 0)))},
        "outcome": seen.outcome_json(game.outcome),
    }


def _refused(scenario: Scenario, play: Play, number: int) -> list[RefusedJson]:
    """What a step states to be refused, with the clause and the reason that the engine gives."""
    step, asked = scenario.file.step[number], play.game.ask
    seat = step.by - 1 if isinstance(step.by, int) else asked.seat if asked is not None else CHANCE
    if not step.refused or seat == CHANCE:
        return []
    rules, g = play.game.rules, play.game.state
    values, wishes = requests(seat, g, play.known, "ja")
    every = Question(seat, ACT, "", "act", ACTION, values)
    found: list[RefusedJson] = []
    for name in step.refused:
        for wish in called(name, wishes, play.known):
            refusal = play.game.why_not(seat, values[wish.index])
            if refusal is not None:
                option = as_json(rules.option(g, every, values[wish.index], seat))
                why = as_json(reason(rules.game, refusal)) if refusal.reason else None
                found.append({"seat": seat, "option": option, "clause": refusal.clause, "why": why})
    return found


def _faces_in(shown: object) -> set[int]:
    """Every number that may be a face in what is sent."""
    if isinstance(shown, dict):
        own = {shown["face"]} if "face" in shown else set()
        return own.union(*(_faces_in(one) for one in shown.values()))
    if isinstance(shown, list | tuple):
        pair = {shown[1]} if len(shown) == 2 and all(isinstance(one, int) for one in shown) else set()
        return pair.union(*(_faces_in(one) for one in shown))
    return set()
