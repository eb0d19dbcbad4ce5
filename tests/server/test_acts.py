"""Acts of several parts: tried first, carried out with their last part, and nobody learns anything by trying."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kirifuda import games, replay, start
from kirifuda.game_records import record_of
from kirifuda.gestures import Gestures
from kirifuda.kernel.game import Game
from kirifuda.server.acts import on_trial

from .players import Player
from .serving import Browser

SEEDS = 3
LONG = 220
PARTS = {
    "black-poker": {"cost-b", "cost-d", "key-card", "target", "blockers"},
    "legions": {"stand-by", "where", "choose", "attack-target", "pay-extra", "card-to-change"},
    "last-chronicle": {"era-marker", "ca-to-hand"},
    "legend-of-stars": {"where", "how", "choose"},
}
"""The prompts that are parts of acts in these games."""


def played(game: str, gestures: Gestures) -> Iterator[tuple[Game, list[int], list[Game]]]:
    """Random games, act by act: the game before, the answers, and what each but the last of them led to on trial."""
    for seed in range(SEEDS):
        going = start(game, None, seed=seed)
        numbers = random.Random(seed)
        while going.ask is not None and len(going.log) < LONG:
            path: list[int] = []
            tried: list[Game] = []
            here: Game | None = going
            while here is not None and here.ask is not None:
                path.append(numbers.randrange(here.ask.size))
                here = on_trial(going, going.ask.seat, path, gestures)
                tried += [here] if here is not None else []
            yield going, path, tried
            for index in path:
                going.answer(index)


@pytest.mark.parametrize("game", games())
def test_what_is_tried_is_what_comes_and_changes_nothing(game: str) -> None:
    prompts = set()
    for going, path, tried in played(game, record_of(game).gestures):
        if not tried:
            continue
        assert going.ask is not None
        seat, said, view = going.ask.seat, list(going.log), going.view(going.ask.seat)
        earnest = going.fork()
        earnest.dealer = None
        for index, twin in zip(path, tried, strict=False):
            earnest.answer(index)
            assert twin.ask is not None and earnest.ask is not None
            asked = (twin.ask.seat, twin.ask.prompt, twin.ask.values)
            assert asked == (seat, earnest.ask.prompt, earnest.ask.values)
            prompts.add(twin.ask.prompt)
        assert (list(going.log), going.view(seat)) == (said, view)
    assert prompts == PARTS[game]


def test_a_card_that_is_not_seen_yet_ends_a_part() -> None:
    """サーチ looks into the life: which cards lie there is not told before it has been done."""
    ours = record_of("black-poker").gestures
    wider = replace(ours, parts={**ours.parts, "": (*ours.parts[""], "from-life")})
    looked = 0
    for going, path, tried in played("black-poker", wider):
        assert all(twin.ask is not None and twin.ask.prompt != "from-life" for twin in tried)
        after = going.fork()
        for index in path:
            after.answer(index)
        looked += after.ask is not None and after.ask.prompt == "from-life"
    assert looked > 0


def unlocking(client: Browser) -> tuple[str, list[int]]:
    """A table at which a card can be unlocked and its owner asked where it goes; and the answers that say it all."""
    for seed in range(40):
        going = start("legions", None, seed=seed)
        numbers = random.Random(seed)
        while going.ask is not None and len(going.log) < LONG:
            if going.ask.seat == 0 and (path := lanes(going)):
                kept = client.post("/api/replays", json={"text": replay.write(going, language="")}).json()["table"]
                terms = {"at": len(going.log), "seat": 1, "name": "甲", "opponent": "random"}
                return client.post(f"/api/tables/{kept}/games/1/play-on", json=terms).json()["table"], path
            going.answer(numbers.randrange(going.ask.size))
    raise AssertionError("nothing can be unlocked and placed")


def lanes(going: Game) -> list[int]:
    gestures = record_of("legions").gestures
    assert going.ask is not None
    for index in range(going.ask.size):
        one = on_trial(going, 0, [index], gestures)
        if one is None or one.ask is None or one.ask.prompt != "stand-by":
            continue
        two = on_trial(going, 0, [index, 0], gestures)
        if two is not None and two.ask is not None and two.ask.prompt == "where":
            return [index, 0, two.ask.size - 1]
    return []


def test_an_act_is_carried_out_with_its_last_part(client: Browser) -> None:
    table, (first, second, third) = unlocking(client)
    with Player(client, table) as one:
        at = one.state["at"]
        held = {"type": "answer", "at": at, "held": True}
        one.say(**held, index=first)
        assert one.hear("part")["question"]["prompt"] == "stand-by"
        one.say(**held, index=first, then=[second])
        part = one.hear("part")["question"]
        assert (part["prompt"], part["mine"], len(part["options"])) == ("where", True, third + 1)
        for wrong in ([second, third + 1], [second, third, 0, 0, 0]):
            one.say(**held, index=first, then=wrong)
            assert one.hear("error")["say"][0] == "complaint-answer-not-offered"
        with Player(client, table) as looking:
            assert looking.state["at"] == at
        one.say(**held, index=first, then=[second, third])
        assert one.hear("done")["at"] >= at + 3
        lane = part["options"][third]["place"]["zone"]
        zones = one.hear()["view"]["zones"]
        assert [zone["count"] for zone in zones if (zone["name"], zone["seat"]) == (lane, 0)] == [1]
