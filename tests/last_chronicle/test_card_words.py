"""The one reader of card texts, in the words of Last Chronicle."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.last_chronicle.card_text.test_rows import AMONG

import kirifuda.last_chronicle.kinds_of_effect
from kirifuda.effects import statements as shared_statements
from kirifuda.effects.notation import shown
from kirifuda.effects.tree import Statement
from kirifuda.language.say.tape import Unsayable
from kirifuda.last_chronicle.card_words.reader import compile_text, read_text
from kirifuda.last_chronicle.card_words.speaker import say_text
from kirifuda.last_chronicle.card_words.validator import NOT_PLAYED
from kirifuda.last_chronicle.words import VERBS
from kirifuda.text.problems import NotUnderstood, TwoReadings

CARDS = sorted((Path(__file__).parents[2] / "cards" / "last_chronicle").glob("*.toml"))
FILE = Path(__file__).with_name("card_text") / "same_texts.txt"
NAME = "試しの竜"


def groups() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Type, the usual text, the others."""
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.replace("⏎", "\n") for line in block.strip().split("\n") if not line.startswith("#")]
        if lines:
            kind, usual = lines[0].split("|", 1)
            yield kind, usual, tuple(lines[1:])


GROUPS = tuple(groups())


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


def listed(name: str) -> list[tuple[str, str, str]]:
    """Type, text, tree."""
    found: list[tuple[str, str, str]] = []
    for block in FILE.with_name(name).read_text(encoding="utf-8").strip().split("\n\n"):
        head, _, tree = block.strip().partition("\n")
        kind, _, text = head.partition("|")
        found.append((kind, text.replace("⏎", "\n"), tree))
    return found


MEANT = listed("meant_texts.txt")


@pytest.mark.parametrize(("kind", "text", "tree"), MEANT)
def test_it_means_what_it_says(kind: str, text: str, tree: str) -> None:
    assert shown(read_text(text, (kind,), NAME)) == tree


UNSAID = listed("unsaid_texts.txt")


@pytest.mark.parametrize(("kind", "text", "tree"), UNSAID)
def test_it_means_what_it_says_and_cannot_be_said_back_yet(kind: str, text: str, tree: str) -> None:
    meant = read_text(text, (kind,), NAME)
    assert shown(meant) == tree
    with pytest.raises(Unsayable):
        say_text(meant, (kind,))


REFUSED = [line.split("\t") for line in FILE.with_name("refused_texts.tsv").read_text(encoding="utf-8").splitlines()]
"""Texts that are refused, each with the reasons."""


@pytest.mark.parametrize(("kind", "text", "reasons"), REFUSED)
def test_what_is_not_clear_is_refused(kind: str, text: str, reasons: str) -> None:
    with pytest.raises((NotUnderstood, TwoReadings)) as refused:
        compile_text(text.replace("⏎", "\n"), (kind,), NAME)
    trouble = refused.value
    found = [one.what.key for one in trouble.problems] if isinstance(trouble, NotUnderstood) else ["two-readings"]
    assert list(dict.fromkeys(key.removeprefix("reading-") for key in found)) == reasons.split()


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
