"""Every tree that is read is said in words that are read as the same tree."""

import tomllib
from itertools import islice
from pathlib import Path

import pytest

from kirifuda.effects.statements import Choose, Destroy, Draw, GainLife, Move, Orient
from kirifuda.effects.tree import OPPONENT, YOU, CardText, Filter, Number, Those, Variable
from kirifuda.language.say.tape import MOST, Tape, Unsayable, attempts
from kirifuda.legend_of_stars.card_words.reader import read_text
from kirifuda.legend_of_stars.card_words.speaker import say_text
from kirifuda.legend_of_stars.vocabulary import KINDS
from kirifuda.text.problems import NotUnderstood, TwoReadings

ROOT = Path(__file__).parents[2]
CORPUS = Path(__file__).with_name("card_text") / "same_texts.txt"
KIND_OF = {word: kind for kind, words in KINDS.items() for word in words} | {kind: kind for kind in KINDS}


def corpus() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for block in CORPUS.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.replace("\\n", "\n") for line in block.strip().split("\n") if not line.startswith("#")]
        if lines and lines[0]:
            kind, usual = lines[0].split("|", 1)
            found += [(kind, text) for text in (usual, *lines[1:])]
    return found


def printed() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for file in sorted((ROOT / "cards" / "legend_of_stars").glob("*.toml")):
        for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]:
            if card.get("text"):
                found.append((KIND_OF[card["kind"]], card["text"]))
    return found


def said_otherwise(texts: list[tuple[str, str]]) -> tuple[int, list[str]]:
    read = 0
    otherwise: list[str] = []
    for kind, text in texts:
        try:
            tree = read_text(text, kind)
        except (NotUnderstood, TwoReadings):
            continue
        read += 1
        if read_text(say_text(tree, kind), kind) != tree:
            otherwise.append(text)
    return read, otherwise


def test_every_wording_that_is_read_is_said_and_read_as_the_same() -> None:
    read, otherwise = said_otherwise(corpus())
    assert read > 1150
    assert otherwise == []


def test_every_printed_card_is_said_and_read_as_the_same() -> None:
    read, otherwise = said_otherwise(printed())
    assert read > 100
    assert otherwise == []


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        ((Draw(OPPONENT, Number(1)), Draw(YOU, Number(1))), "相手はカードを1枚引き、自分はカードを1枚引く。"),
        ((Draw(OPPONENT, Number(1)), GainLife(YOU, Number(2))), "相手はカードを1枚引き、あなたのライフを2回復する。"),
        (
            (
                Choose(0, Filter(OPPONENT, categories=("character",)), Number(1)),
                Choose(1, Filter(OPPONENT, categories=("support",)), Number(1)),
                Destroy(Those(0)),
            ),
            "相手のキャラクター1体と相手のサポート1枚を選び、そのキャラクターを破壊する。",
        ),
        (
            (Choose(0, Filter(OPPONENT, ("hand",)), Number(2), by=OPPONENT), Move(Those(0), "trash")),
            "相手は手札を2枚捨てる。",
        ),
    ],
)  # fmt: skip
def test_who_and_what_is_said_where_it_must_be(statements: tuple[object, ...], said: str) -> None:
    assert say_text(CardText(play=(statements,)), "effect") == said  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "statement",
    [
        Orient(Those(3), "gained"),  # nothing brought it up
        GainLife(YOU, Variable("Q")),  # no such letter
        Move(Those(0), "nowhere"),
        Move(Those(0), "hand", lanes=("1",)),  # no frame says the lanes
    ],
)
def test_what_no_frame_covers_is_not_said_in_part(statement: object) -> None:
    chosen = Choose(0, Filter(YOU, categories=("character",)), Number(1))
    with pytest.raises(Unsayable):
        say_text(CardText(play=((chosen, statement),)), "effect")  # type: ignore[arg-type]


def test_ways_to_say_it_differ_in_one_choice_then_in_two() -> None:
    def say(tape: Tape) -> str:
        return tape.pick("ab") + tape.pick("xy")

    assert list(attempts(say)) == ["ax", "bx", "ay", "by"]


def test_no_more_ways_than_so_many_are_tried() -> None:
    def say(tape: Tape) -> str:
        return "".join(tape.pick("abc") for _ in range(20))

    assert len(list(islice(attempts(say), 2 * MOST))) == MOST
