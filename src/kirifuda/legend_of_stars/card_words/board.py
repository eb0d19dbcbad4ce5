"""Squares, lanes and rows of the board, as places to go to (3.3, 8.2)."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from ...effects.tree import EITHER, AdjacentLane, Filter, InLanes, IsIt, SameLane, Subject, Test
from ...language.clauses import Item, Marked, Span, VerbForm
from ...language.frame import Kind
from ...language.kinds import of_phrase
from ...language.meanings import DOER, LATEST, Acted, Here, Mod, Phrase, Referred, Spot, Thing, Things, Unnamed
from ...language.productions import told_where
from ...language.taken_as import subject_of
from ..tree import AdjacentSquare, Beside, InRows, PointedAt, SameRow, Squares

GRAMMAR: Final = """
head: SquareWord                                 -> as_squares
    | OpponentWord                               -> opponent_in_battle
np: SquareWord "の" Spot                         -> squares_in_row
  | Spot "の" Spot                               -> squares_in_lane
  | ChosenSquare                                 -> chosen_square
  | EmptySquare                                  -> empty_square
  | Player "の" EmptySquare                      -> empty_square_of
  | np Beside                                    -> spot_of
  | BesideAlone                                  -> spot_alone
  | Spot "の" EmptySquare                        -> empty_in
  | Empty_ Spot                                  -> empty_there
  | Empty_ Spot "の" Square                      -> empty_square_there
  | Spot "の" Square                             -> squares_there
mod: BesideAlone "に" Being                      -> beside_it
   | BesideBare "に" Being                       -> beside_it
   | BesideAlone "の"                            -> beside_it
item: Step "、"?                                 -> step
"""
ANY_SQUARE: Final = Squares(near="any")
"""好きなマス: where it can go is said by what it does."""
BESIDE: Final[dict[str, Callable[[Subject], Test]]] = {
    "隣": AdjacentSquare,
    "隣のマス": AdjacentSquare,
    "右隣": lambda of: Beside(of, "right"),
    "左隣": lambda of: Beside(of, "left"),
    "右のマス": lambda of: Beside(of, "right"),
    "左のマス": lambda of: Beside(of, "left"),
    "前": lambda of: Beside(of, "ahead"),
    "前のマス": lambda of: Beside(of, "ahead"),
    "後ろ": lambda of: Beside(of, "behind"),
    "後ろのマス": lambda of: Beside(of, "behind"),
    "両隣": lambda of: Beside(of, "sides"),
    "隣のレーン": AdjacentLane,
    "隣り合うレーン": AdjacentLane,
    "リードアイコンが指しているマス": PointedAt,
    "リードアイコンが向いているマス": PointedAt,
}
WITH: Final[dict[str, Callable[[Subject], Test]]] = {"同じレーン": SameLane, "同じ列": SameRow}
_STEPS: Final = {"前": "ahead", "後ろ": "behind", "左": "left", "右": "right"}
EXTRA: Final[dict[str, dict[str, Any]]] = {
    "Beside": {f"の{word}": test for word, test in BESIDE.items()} | {f"と{word}": test for word, test in WITH.items()},
    "BesideAlone": {word: test for word, test in (BESIDE | WITH).items() if word not in ("前", "後ろ")},
    "BesideBare": {word: BESIDE[word] for word in ("前", "後ろ")},
    "Empty_": {"空いている": "empty"},
    "Square": {"マス": "square"},
    "SquareWord": {
        "隣のマス": Squares(near="adjacent"),
        "隣接するマス": Squares(near="adjacent"),
        "好きなマス": ANY_SQUARE,
        "任意のマス": ANY_SQUARE,
        "前のマス": Squares(near="ahead"),
        "後ろのマス": Squares(near="behind"),
        "隣の空いているマス": Squares(near="adjacent"),
        "左隣のレーン": Squares(near="left-lane"),
        "右隣のレーン": Squares(near="right-lane"),
        "別のマス": Squares(),
        "他のマス": Squares(),
        "同じレーンの別のマス": Squares(near="same-lane"),
        "同じレーン": Squares(near="same-lane"),
        "隣のレーン": Squares(near="adjacent-lane"),
        "隣接するレーン": Squares(near="adjacent-lane"),
        "左のレーン": Squares(near="left-lane"),
        "右のレーン": Squares(near="right-lane"),
    },
    "ChosenSquare": {"選んだマス": "chosen", "そのマス": "chosen"},
    "EmptySquare": dict.fromkeys(("空いているマス", "空きマス", "どこか空いているマス"), "square"),
    "Declared": {
        f"宣言した{word}{being}": of
        for word, of in (("属性", "attribute"), ("種族", "race"))
        for being in ("の", "を持つ")
    },
    "ChosenLane": dict.fromkeys(("選んだレーンにいる", "選んだレーンの", "選んだレーンにある"), "lane"),
    "VPlain": {
        f"全て{word}が異なる": VerbForm(f"全て{word}が異なる", "active", "plain")
        for word in ("属性", "種族", "カード名", "コスト", "スピード")
    },
    "OpponentWord": {
        "戦闘相手": "戦闘相手",
        "戦闘相手のキャラクター": "戦闘相手",
        "条件を満たしたカード": "条件",
        "条件を満たしたキャラクター": "条件",
    },
    "Step": {f"1マス{word}に": Squares(near=near) for word, near in _STEPS.items()}
    | {f"{word}に1マス": Squares(near=near) for word, near in _STEPS.items()}
    | {"リードアイコンの向きに1マス": Squares(near="lead"), "リードアイコンの方向に1マス": Squares(near="lead")},
}


@dataclass(frozen=True, slots=True)
class SquarePhrase(Phrase):
    squares: Squares


@dataclass(frozen=True, slots=True)
class EmptySquares(Phrase):
    """自分の空いているマス."""

    whose: str


@dataclass(frozen=True, slots=True)
class Step(Item):
    """1マス前に."""

    squares: Squares


def as_squares(squares: Squares) -> Phrase:
    return SquarePhrase(squares)


def squares_in_row(squares: Squares, row: Test) -> Phrase | None:
    if not isinstance(row, InRows) or not squares.near.endswith("lane"):
        return None
    return SquarePhrase(replace(squares, rows=row.rows))


def squares_in_lane(lane: Test, row: Test) -> Phrase | None:
    if not isinstance(lane, InLanes) or not isinstance(row, InRows):
        return None
    return SquarePhrase(Squares(rows=row.rows, lanes=lane.lanes))


def chosen_square(word: str) -> Phrase | None:
    return SquarePhrase(Squares(slot=LATEST)) if word else None


def empty_square(word: str) -> Phrase | None:
    return EmptySquares(DOER) if word else None


def empty_square_of(whose: str, word: str) -> Phrase | None:
    return EmptySquares(whose) if word else None


def empty_in(spot: Test, word: str) -> Phrase | None:
    """後衛の空いているマス: nobody goes where somebody is."""
    return Spot(spot) if word else None


def empty_there(word: str, spot: Test) -> Phrase | None:
    return Spot(spot) if word else None


def empty_square_there(word: str, spot: Test, square: str) -> Phrase | None:
    return Spot(spot) if word and square else None


def squares_there(spot: Test, square: str) -> Phrase | None:
    return Spot(spot) if square else None


def opponent_in_battle(word: str) -> Phrase:
    return Referred(Acted(word, ""))


def spot_of(phrase: Phrase, beside: Callable[[Subject], Test]) -> Phrase | None:
    """このキャラクターの隣."""
    subject = subject_of(phrase)
    return Spot(beside(subject)) if subject is not None and isinstance(phrase, Referred) else None


def spot_alone(beside: Callable[[Subject], Test]) -> Phrase:
    """隣, of what the sentence is about."""
    return Spot(beside(Here()))


def beside_it(beside: Callable[[Subject], Test], being: str = "の") -> Mod | None:
    return Mod(tests=(beside(Here()),)) if being else None


@told_where
def step(at: Span, squares: Squares) -> Item:
    return Step(at, squares)


ACTIONS: Final[dict[str, Callable[..., Any]]] = {
    "as_squares": as_squares,
    "squares_in_row": squares_in_row,
    "squares_in_lane": squares_in_lane,
    "chosen_square": chosen_square,
    "empty_square": empty_square,
    "empty_square_of": empty_square_of,
    "empty_in": empty_in,
    "empty_there": empty_there,
    "empty_square_there": empty_square_there,
    "squares_there": squares_there,
    "opponent_in_battle": opponent_in_battle,
    "step": step,
    "spot_of": spot_of,
    "spot_alone": spot_alone,
    "beside_it": beside_it,
}


def _squares(item: Item) -> Squares | None:
    if isinstance(item, Step):
        return item.squares
    phrase = item.phrase if isinstance(item, Marked) else None
    if isinstance(phrase, SquarePhrase):
        return phrase.squares
    if phrase == EmptySquares(DOER):
        return Squares()
    if isinstance(phrase, Spot) and not phrase.whose:
        if isinstance(phrase.test, InRows):
            return Squares(rows=phrase.test.rows)
        if isinstance(phrase.test, InLanes):
            return Squares(lanes=phrase.test.lanes)
    return None


def _rows(item: Item) -> tuple[str, ...] | None:
    found = _squares(item)
    return found.rows if found is not None and found == Squares(rows=found.rows) and found.rows else None


def _of(word: str) -> Kind:
    """～の表示, ～の位置; without an owner, of what the sentence is about."""

    def read(item: Item) -> Subject | None:
        phrase = item.phrase if isinstance(item, Marked) else None
        if not isinstance(phrase, Thing) or phrase.key != word or phrase.whose:
            return None
        return phrase.of or Unnamed()

    return Kind(read)


def _filter_or_one(item: Item) -> Filter | None:
    """Cards of a kind, or this very one."""
    phrase = item.phrase if isinstance(item, Marked) else None
    if isinstance(phrase, Referred):
        return Filter(tests=(IsIt(phrase.subject),))
    return phrase.filter if isinstance(phrase, Things) and phrase.quantity is None else None


def _energy(phrase: Phrase) -> str | None:
    """エネルギー, so much of which is paid."""
    if not isinstance(phrase, Things) or phrase.quantity is not None:
        return None
    whose = phrase.filter.whose
    plain = phrase.filter == Filter(whose, ("energy-zone",))
    return (DOER if whose == EITHER else whose) if plain else None


KINDS: Final = {
    "squares": Kind(_squares),
    "rows": Kind(_rows),
    "targets-of": of_phrase(
        lambda phrase: replace(phrase, key="効果") if isinstance(phrase, Thing) and phrase.key == "効果の対象" else None
    ),
    "empty-square": of_phrase(lambda phrase: phrase.whose if isinstance(phrase, EmptySquares) else None),
    "energy": of_phrase(_energy),
    "words-of": of_phrase(lambda phrase: phrase if isinstance(phrase, Thing) and phrase.of is not None else None),
    "position-of": _of("表示"),
    "places-of": _of("位置"),
    "filter-or-one": Kind(_filter_or_one),
}
