"""Every tree that is read is said in words that are read as the same tree."""

from collections.abc import Sequence

import pytest
from tests.last_chronicle.test_card_words import CARDS, GROUPS, MEANT, NAME

from kirifuda.effects.statements import Choose, Destroy, Draw, GainLife, Orient
from kirifuda.effects.tree import OPPONENT, YOU, CardText, Filter, Number, Those, Variable
from kirifuda.language.say.tape import Unsayable
from kirifuda.last_chronicle.card_files import read_files
from kirifuda.last_chronicle.card_words.reader import read_text
from kirifuda.last_chronicle.card_words.speaker import say_text
from kirifuda.last_chronicle.statements import Designate, Discard, Put, Sacrifice
from kirifuda.text.problems import NotUnderstood

Asked = tuple[str, tuple[str, ...], str, tuple[str, ...], bool]
"""The text, the types of its card, the name, the rows, whether it is a burst."""


class Listening:
    """The reader of card texts, and what it was asked to read."""

    def __init__(self) -> None:
        self.trees: dict[tuple[CardText, tuple[str, ...], bool], str] = {}

    def compile_text(
        self,
        text: str,
        types: Sequence[str],
        name: str = "",
        rows: Sequence[str] = (),
        burst: bool = False,
        named: bool = False,
    ) -> CardText:
        tree = read_text(text, tuple(types), name, tuple(rows), burst)
        self.trees.setdefault((tree, tuple(types), burst), text)
        return tree


def read(asked: list[Asked]) -> dict[tuple[CardText, tuple[str, ...], bool], str]:
    """The trees, each once, with a text that is read so."""
    found: dict[tuple[CardText, tuple[str, ...], bool], str] = {}
    for text, types, name, rows, burst in asked:
        try:
            found.setdefault((read_text(text, types, name, rows, burst), types, burst), text)
        except NotUnderstood:
            continue
    return found


def unsayable(trees: dict[tuple[CardText, tuple[str, ...], bool], str]) -> list[str]:
    """Whatever is said was read back by who said it; one of so many is read here again."""
    found = []
    for place, ((tree, types, burst), text) in enumerate(trees.items()):
        try:
            said = say_text(tree, types, burst)
        except Unsayable:
            found.append(text)
            continue
        if place % 8 == 0 and read_text(said, types, burst=burst) != tree:
            found.append(text)
    return found


def test_every_wording_that_is_read_is_said_and_read_as_the_same() -> None:
    texts = [(text, kind) for kind, usual, others in GROUPS for text in (usual, *others)]
    texts += [(text, kind) for kind, text, _ in MEANT]
    trees = read([(text, (kind,), NAME, (), False) for text, kind in texts])
    assert len(trees) > 400
    assert unsayable(trees) == []


def test_every_printed_card_is_said_and_read_as_the_same() -> None:
    compiler = Listening()
    read_files(CARDS, compiler=compiler)
    assert len(compiler.trees) > 350
    assert unsayable(compiler.trees) == []


CHOSEN = Choose(0, Filter(OPPONENT, categories=("unit",)), Number(1))


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        (
            (Draw(OPPONENT, Number(1)), Draw(YOU, Number(1))),
            "対戦相手はカードを1枚引き、あなたはカードを1枚引く。",
        ),
        ((GainLife(YOU, Number(2)),), "2ライフを得る。"),
        ((CHOSEN, Destroy(Those(0))), "対戦相手のユニットを1体選び、破壊する。"),
        ((CHOSEN, Put(Those(0), "hand")), "対戦相手のユニットを1体選び、手札に戻す。"),
        (
            (Designate(0, Filter(OPPONENT, ("hand",)), Number(1), by=OPPONENT), Discard(Those(0))),
            "対戦相手は手札を1枚捨てる。",
        ),
        (
            (Designate(0, Filter(YOU, categories=("unit",)), Number(1)), Sacrifice(Those(0))),
            "あなたのユニットを1体犠牲にする。",
        ),
    ],
)
def test_it_is_said_in_the_words_of_the_book(statements: tuple[object, ...], said: str) -> None:
    assert say_text(CardText(play=(statements,)), ("spell",)) == said  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "statement",
    [
        Orient(Those(3), "wiped"),  # nothing brought it up
        GainLife(YOU, Variable("Q")),  # no such letter
        Put(Those(0), "nowhere"),
        Put(Those(0), "hand", face_down=True),  # no frame says how it lies there
    ],
)
def test_what_no_frame_covers_is_not_said_in_part(statement: object) -> None:
    with pytest.raises(Unsayable):
        say_text(CardText(play=((CHOSEN, statement),)), ("spell",))  # type: ignore[arg-type]
