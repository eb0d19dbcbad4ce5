"""Tables in a position of a kind. It is looked for in games that go the same in every run: nothing is left to luck."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from playwright.sync_api import Page

from kirifuda import replay, start
from kirifuda.kernel.game import Game
from kirifuda.server import seen

Json = dict[str, Any]
GAMES = 60
"""So many games are looked through at most."""
AT_ONCE = 12
"""So many positions are looked at before the game goes on: most are found early."""
LONGEST = 250
"""Answers, chance's included: a record of more is longer than the server takes."""
FOUND: dict[tuple[str | None, ...], tuple[str, Json]] = {}
"""What was looked for before: the record of its game, and what was said of the position."""
FIRST = """states => {
    const wanted = WANTED;
    for (const state of states) {
        const found = wanted(state);
        if (found) return {...found, at: state.at};
    }
    return null;
}"""


def table_where(
    page: Page, wanted: str, game: str, edition: str | None = None, deck: str | None = None, prompt: str = ""
) -> Json:
    """A table against the computer at the first position for which a function of the page says something, and that.

    Only questions with this prompt are looked at, where one is given: to show all of them to the page takes long.
    """
    page.goto("/account")
    page.wait_for_selector("#account")
    known = (wanted, game, edition, deck, prompt)
    if known not in FOUND:
        FOUND[known] = _first(page, FIRST.replace("WANTED", wanted), game, edition, deck, prompt)
    record, found = FOUND[known]
    return {**found, "table": lay(page, record, found["at"])}


def _first(page: Page, looks: str, game: str, edition: str | None, deck: str | None, prompt: str) -> tuple[str, Json]:
    for seed in range(GAMES):
        played = start(game, edition, (deck, None), seed=seed)
        to_come = positions(played, seed, prompt)
        while some := list(islice(to_come, AT_ONCE)):
            found: Json | None = page.evaluate(looks, some)
            if found is not None:
                return replay.write(played, language=""), found
    raise AssertionError(f"in none of {GAMES} games is there such a position")


def positions(game: Game, seed: int, prompt: str = "") -> Iterator[Json]:
    """What the first seat is shown whenever it is asked this, in a game in which both answer by random numbers.

    With what it answers (`taken`), and what it is asked thereupon, if it is (`then`).
    """
    numbers = random.Random(seed)
    while game.ask is not None and len(game.log) < LONGEST:
        taken = numbers.randrange(game.ask.size)
        if game.ask.seat != 0 or prompt not in ("", game.ask.prompt):
            game.answer(taken)
            continue
        shown = {"view": seen.view_json(game, 0), "question": seen.question_json(game, 0)}
        at = len(game.log)
        game.answer(taken)
        then = game.ask.prompt if game.ask is not None and game.ask.seat == 0 else ""
        yield {"seat": 0, "at": at, **shown, "taken": taken, "then": then}


def lay(page: Page, record: str, at: int) -> str:
    """A table that goes on from a game after so many answers; the page is there."""
    kept = page.request.post("/api/replays", data={"text": record})
    assert kept.ok, kept.text()
    terms = {"at": at, "seat": 1, "name": "はなこ", "opponent": "random"}
    opened = page.request.post(f"/api/tables/{kept.json()['table']}/games/1/play-on", data=terms)
    assert opened.ok, opened.text()
    table: str = opened.json()["table"]
    page.goto(f"/table/{table}")
    page.wait_for_selector(".mat")
    return table
