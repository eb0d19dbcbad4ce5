"""The page's types are the server's, and what is sent is of these types."""

import random
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import kirifuda
from kirifuda.server import seen
from kirifuda.server.shapes import EventJson, QuestionJson, TableStateJson, ToldJson, VerdictJson, ViewJson
from kirifuda.server.verdicts import why
from kirifuda.server.wire import wire

from .players import Player, opened
from .serving import Browser

WIRE = Path(__file__).parents[2] / "web" / "src" / "generated" / "wire.ts"
QUESTION: TypeAdapter[Any] = TypeAdapter(QuestionJson)
VIEW, EVENTS = TypeAdapter(ViewJson), TypeAdapter(list[EventJson])
VERDICTS = TypeAdapter(list[VerdictJson])
TOLD: TypeAdapter[Any] = TypeAdapter(ToldJson)


def is_of(shape: TypeAdapter[Any], sent: object) -> None:
    """What is sent has the fields of a shape, all of them and no others."""
    assert shape.validate_python(sent) == sent


def test_the_pages_types_are_those_of_the_server() -> None:
    assert WIRE.read_text(encoding="utf-8") == wire(), "stale: `make wire` writes it anew"


def test_a_type_says_what_may_be_left_out_and_what_each_field_is() -> None:
    said = wire()
    assert "export type Question = OthersQuestion | Asked;" in said
    assert "  bearing?: string;" in said and "  cards: [number, number][];" in said
    assert "  /** Of an action; any other option has that of the question. */\n  clause?: string;" in said
    assert 'export interface WhyMessage {\n  /** Comes back with the reply. */\n  ref?: string;\n  type: "why";' in said
    assert "  card?: number | null;" in said and '  may: "free" | "ask" | "no";' in said


@pytest.mark.parametrize("name", kirifuda.games())
def test_what_is_sent_of_a_game_is_of_its_shape(name: str) -> None:
    game, dice = kirifuda.start(name, seed=3), random.Random(3)
    while game.ask is not None and len(game.log) < 150:
        seat = game.ask.seat
        is_of(QUESTION, seen.question_json(game, seat))
        is_of(QUESTION, seen.question_json(game, 1 - seat))
        is_of(VIEW, seen.view_json(game, seat))
        is_of(VIEW, seen.view_json(game, seen.ONLOOKER))
        game.answer(dice.randrange(game.ask.size))
    is_of(EVENTS, seen.events_json(game, 0, 0))
    is_of(VERDICTS, why(game, 0, None, None))


def test_what_is_told_over_a_socket_is_of_its_shape(client: Browser) -> None:
    with Player(client, opened(client, game="black-poker", opponent="random")["table"]) as player:
        told = [player.state]
        for kind, said in (("pong", {"type": "ping"}), ("why", {"type": "why"}), ("error", {"type": "rematch"})):
            player.say(**said)
            told.append(player.hear(kind))
        told.append(player.answer(0))
    for one in told:
        TOLD.validate_python(one)


def test_a_field_that_no_shape_knows_is_noticed() -> None:
    with pytest.raises((AssertionError, ValidationError)):
        is_of(TypeAdapter(TableStateJson), {"type": "state", "table": "a"})
    with pytest.raises(AssertionError):
        is_of(QUESTION, {"seat": 0, "mine": False, "more": 1})
