"""The one reader of card texts, in the words of Last Chronicle, beside the reader that is in use.

Whatever it reads, it reads as that does, but for the texts listed here, of which it is right.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from tests.last_chronicle.card_text.test_rows import AMONG

import kirifuda.last_chronicle.kinds_of_effect
from kirifuda.effects import statements as shared_statements
from kirifuda.effects.notation import shown
from kirifuda.effects.tree import CardText, Filter, Node, Statement
from kirifuda.language.say.tape import Unsayable
from kirifuda.last_chronicle import card_text
from kirifuda.last_chronicle.card_files import read_files
from kirifuda.last_chronicle.card_text import compile_text
from kirifuda.last_chronicle.card_words.reader import compile_text as compile_in_one_language
from kirifuda.last_chronicle.card_words.reader import read_text
from kirifuda.last_chronicle.card_words.speaker import say_text
from kirifuda.last_chronicle.card_words.validator import NOT_PLAYED
from kirifuda.last_chronicle.vocabulary import TYPES
from kirifuda.last_chronicle.words import VERBS
from kirifuda.text.problems import NotUnderstood, TwoReadings

CARDS = sorted((Path(__file__).parents[2] / "cards" / "last_chronicle").glob("*.toml"))
FILE = Path(__file__).with_name("card_text") / "same_texts.txt"
NAME = "試しの竜"
OTHERWISE = dict(
    line.split("\t") for line in FILE.with_name("otherwise_texts.tsv").read_text(encoding="utf-8").splitlines()
)
"""Texts that are read otherwise, each with the reason."""


def written(text: str) -> str:
    return text.strip().replace("\n", "⏎")


def groups() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Type, the usual text, the others."""
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.replace("⏎", "\n") for line in block.strip().split("\n") if not line.startswith("#")]
        if lines:
            kind, usual = lines[0].split("|", 1)
            yield kind, usual, tuple(lines[1:])


GROUPS = tuple(groups())


class Listening:
    """The compiler in use, and what it was asked to compile."""

    rows_apart = staticmethod(card_text.rows_apart)

    def __init__(self) -> None:
        self.asked: dict[tuple[str, tuple[str, ...], str, tuple[str, ...], bool], CardText] = {}

    def compile_text(
        self,
        text: str,
        types: Sequence[str],
        name: str = "",
        rows: Sequence[str] = (),
        burst: bool = False,
        named: bool = False,
    ) -> CardText:
        self.asked[text, tuple(types), name, tuple(rows), burst] = compile_text(text, types, name, rows, burst)
        return compile_text(text, types, name, rows, burst, named)


def in_one_order(part: Any) -> Any:
    """Which of two tests stands first says nothing."""
    if isinstance(part, tuple):
        return tuple(in_one_order(one) for one in part)
    if not isinstance(part, Node):
        return part
    made = {one.name: in_one_order(getattr(part, one.name)) for one in fields(part)}
    if isinstance(part, Filter):
        made["tests"] = tuple(sorted(made["tests"], key=repr))
    return replace(part, **made)


def test_every_card_is_read_as_the_reader_in_use_reads_it() -> None:
    compiler = Listening()
    read_files(CARDS, compiler=compiler)
    otherwise = []
    for asked, meant in compiler.asked.items():
        if in_one_order(read_text(*asked)) != in_one_order(meant):
            otherwise.append(written(asked[0]))
    assert len(compiler.asked) > 400
    assert sorted(set(otherwise) - OTHERWISE.keys()) == []


def test_what_is_read_means_the_same_or_is_listed() -> None:
    otherwise = {}
    usual_read = other_read = 0
    for kind, usual, others in GROUPS:
        for text in (usual, *others):
            try:
                found = read_text(text, (kind,), NAME)
            except NotUnderstood:
                continue
            usual_read += text is usual
            other_read += text is not usual
            if in_one_order(found) != in_one_order(compile_text(text, (kind,), NAME)):
                otherwise[written(text)] = shown(found)
    assert sorted(otherwise.keys() - OTHERWISE.keys()) == []
    assert usual_read >= 442
    assert other_read >= 484


TRIALS = [
    block.strip().split("\n", 1)[0].split("|", 1)
    for block in FILE.with_name("trial_texts.txt").read_text(encoding="utf-8").split("\n\n")
    if block.strip()
]


def test_texts_that_are_on_no_card_mean_the_same_or_are_listed() -> None:
    otherwise = []
    read = 0
    for kind, typed in TRIALS[::6]:
        text = typed.replace("⏎", "\n")
        try:
            found = read_text(text, (kind,), NAME)
        except NotUnderstood:
            continue
        read += 1
        if in_one_order(found) != in_one_order(compile_text(text, (kind,), NAME)):
            otherwise.append(written(text))
    assert sorted(set(otherwise) - OTHERWISE.keys()) == []
    assert read > 150


@pytest.mark.parametrize(("typed", "meant"), AMONG)
def test_a_row_among_the_text_counts_in_its_eras(typed: str, meant: str) -> None:
    assert read_text(typed, ("unit",), NAME) == read_text(meant, ("unit",), NAME)


@pytest.mark.parametrize(
    ("typed", "row", "meant"),
    [
        (
            "このユニットが攻撃したとき、ユニット1体を選び、それに1000ダメージを与える。",
            "代わりに、それに3000ダメージを与える。",
            "このユニットが攻撃したとき、ユニット1体を選び、それに3000ダメージを与える。",
        ),
        (
            "このユニットが攻撃したとき、ユニット1体を選び、それをワイプする。",
            "さらに、それに1000ダメージを与える。",
            "このユニットが攻撃したとき、ユニット1体を選び、それをワイプする。それに1000ダメージを与える。",
        ),
    ],
)
def test_a_row_goes_on_with_the_ability_before_it(typed: str, row: str, meant: str) -> None:
    assert read_text(typed, ("unit",), NAME, (row,)) == read_text(meant, ("unit",), NAME)


MEANT = [
    (*block.strip().split("\n", 1)[0].split("|", 1), block.strip().split("\n", 1)[1])
    for block in FILE.with_name("meant_texts.txt").read_text(encoding="utf-8").split("\n\n")
]


@pytest.mark.parametrize(("kind", "text", "tree"), MEANT)
def test_it_means_what_it_says(kind: str, text: str, tree: str) -> None:
    assert shown(read_text(text.replace("⏎", "\n"), (kind,), NAME)) == tree


UNSAID = [
    (*block.strip().split("\n", 1)[0].split("|", 1), block.strip().split("\n", 1)[1])
    for block in FILE.with_name("unsaid_texts.txt").read_text(encoding="utf-8").split("\n\n")
]


@pytest.mark.parametrize(("kind", "text", "tree"), UNSAID)
def test_it_means_what_it_says_and_cannot_be_said_back_yet(kind: str, text: str, tree: str) -> None:
    meant = read_text(text, (kind,), NAME)
    assert shown(meant) == tree
    with pytest.raises(Unsayable):
        say_text(meant, (kind,))


UNCLEAR = [line.split("\t") for line in FILE.with_name("unclear_texts.tsv").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("kind", "text", "reason"), UNCLEAR)
def test_what_is_not_clear_is_refused(kind: str, text: str, reason: str) -> None:
    with pytest.raises((NotUnderstood, TwoReadings)) as refused:
        compile_in_one_language(text.replace("⏎", "\n"), (kind,), NAME)
    trouble = refused.value
    found = [one.what.key for one in trouble.problems] if isinstance(trouble, NotUnderstood) else ["two-readings"]
    assert [key.removeprefix("reading-") for key in found] == reason.split()


def scenario_texts() -> Iterator[tuple[str, str]]:
    """Type and text of every card of the scenarios."""
    for file in sorted((Path(__file__).parents[1] / "scenarios" / "last_chronicle").rglob("cards*.toml")):
        for card in tomllib.loads(file.read_text(encoding="utf-8")).get("card", ()):
            kind = next((name for name, words in TYPES.items() if card.get("type") in (name, *words)), "")
            if kind and card.get("text"):
                yield kind, card["text"]


def test_texts_of_the_scenarios_mean_the_same_or_are_listed() -> None:
    otherwise = []
    unread = 0
    for kind, text in scenario_texts():
        try:
            meant = compile_text(text, (kind,))
        except (NotUnderstood, TwoReadings):
            continue  # a row or a burst among it, which belongs elsewhere
        try:
            found = read_text(text, (kind,))
        except NotUnderstood:
            unread += 1
            continue
        if in_one_order(found) != in_one_order(meant):
            otherwise.append(written(text))
    assert sorted(set(otherwise) - OTHERWISE.keys()) == []
    assert unread <= UNREAD_OF_SCENARIOS


UNREAD_OF_SCENARIOS = 94
"""So many texts of the scenarios are to be read before the old reader can go."""


def test_every_shared_statement_is_played_or_refused() -> None:
    assert kirifuda.last_chronicle.kinds_of_effect.VERBS is VERBS
    of_all = {
        one
        for one in vars(shared_statements).values()
        if isinstance(one, type) and issubclass(one, Statement) and one.__module__ == shared_statements.__name__
    }
    assert of_all - VERBS.keys() == NOT_PLAYED


WORDS_THAT_NARROW = ("他の", "白の", "【竜】の", "コスト3以下の", "ワイプ状態の", "『速攻』を持つ", "レベルⅡ以下の")


def test_a_modifier_before_a_noun_always_changes_what_is_meant() -> None:
    """Whatever is put before a noun narrows it, or the text is refused: nothing is read and dropped."""
    unchanged = []
    for kind, usual, _ in GROUPS[::5]:
        for noun in ("ユニット", "カード", "ストラクチャ"):
            place = usual.find(f"の{noun}") + 1
            for word in WORDS_THAT_NARROW if place else ():
                longer = usual[:place] + word + usual[place:]
                try:
                    if read_text(longer, (kind,), NAME) == read_text(usual, (kind,), NAME):
                        unchanged.append(longer)
                except NotUnderstood:
                    continue
    assert unchanged == []
