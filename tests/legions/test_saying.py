"""Every tree that is read is said in words that are read as the same tree."""

import pytest
from tests.legions.test_card_words import ALL, printed

from kirifuda.effects.statements import Choose, CopiesInDeck, Draw, GainLife, Move, Orient
from kirifuda.effects.tree import OPPONENT, YOU, CardText, Filter, Number, Those, Variable
from kirifuda.language.say.tape import Unsayable
from kirifuda.legions.card_words.reader import read_text
from kirifuda.legions.card_words.speaker import say_text
from kirifuda.legions.tree import Break, Modify
from kirifuda.text.problems import NotUnderstood, TwoReadings


def said_otherwise(texts: list[tuple[str, str, str]]) -> tuple[int, list[str]]:
    read = 0
    otherwise: list[str] = []
    for category, name, text in texts:
        try:
            tree = read_text(text, category, name)
        except (NotUnderstood, TwoReadings):
            continue
        read += 1
        if read_text(say_text(tree, category), category, name) != tree:
            otherwise.append(text)
    return read, otherwise


def test_every_wording_that_is_read_is_said_and_read_as_the_same() -> None:
    read, otherwise = said_otherwise([(category, "", text) for category, text in ALL])
    assert read > 2000
    assert otherwise == []


def test_every_printed_card_is_said_and_read_as_the_same() -> None:
    read, otherwise = said_otherwise(printed())
    assert read > 150
    assert otherwise == []


CHOSEN = Choose(0, Filter(OPPONENT, categories=("minion",)), Number(1))


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        (
            (Draw(OPPONENT, Number(1)), Draw(YOU, Number(1))),
            "相手はカードを1枚引き、あなたはカードを1枚引く。",
        ),
        ((GainLife(YOU, Number(2)),), "あなたのマスターはライフを2点得る。"),
        ((CopiesInDeck(),), "このカードは、山札に何枚でも入れる事が出来る。"),
        ((CopiesInDeck(4),), "このカードは、山札に4枚まで入れる事が出来る。"),
        ((CHOSEN, Break(Those(0))), "相手のフィールドにあるミニオンを1体選び、ブレイクする。"),
        (
            (CHOSEN, Modify(Those(0), Number(2), Number(0), atk_down=True)),
            "相手のフィールドにあるミニオンを1体選び、ターン終了時まで「－2／＋0」の修正を与える。",
        ),
    ],
)
def test_it_is_said_in_the_words_of_the_book(statements: tuple[object, ...], said: str) -> None:
    assert say_text(CardText(play=(statements,)), "skill") == said  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "statement",
    [
        Orient(Those(3), "exhausted"),  # nothing brought it up
        GainLife(YOU, Variable("Q")),  # no such letter
        Move(Those(0), "nowhere"),
        Move(Those(0), "hand", lanes=("left",)),  # no frame says the lanes
    ],
)
def test_what_no_frame_covers_is_not_said_in_part(statement: object) -> None:
    with pytest.raises(Unsayable):
        say_text(CardText(play=((CHOSEN, statement),)), "skill")  # type: ignore[arg-type]
