"""The one reader of card texts, in the words of Legions!, beside the reader that is in use.

Whatever it reads, it reads as that does, but for the texts listed here, of which it is right and the other wrong.
さらに and その後 carry nothing: the order already says it. A look at cards that have a number needs no other one.
"""

import tomllib
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from kirifuda.effects.notation import shown
from kirifuda.effects.parts import parts_of
from kirifuda.effects.statements import Choose, Connective, LookAt
from kirifuda.effects.tree import YOU, CardText, Filter, Half, Node, Share, Those
from kirifuda.legions.card_text import compile_text
from kirifuda.legions.card_words.reader import read_text
from kirifuda.text.problems import NotUnderstood, TwoReadings
from kirifuda.text.slots import tidied

FILE = Path(__file__).with_name("card_text") / "same_texts.txt"
CARDS = Path(__file__).parents[2] / "cards" / "legions"
CATEGORIES = {"ミニオン": "minion", "ロード": "lord", "マスター": "master", "スキル": "skill", "アーツ": "arts"}
OTHERWISE = dict(
    line.split("\t") for line in FILE.with_name("otherwise_texts.tsv").read_text(encoding="utf-8").splitlines()
)
"""Texts that are read otherwise, each with the reason."""
NOT_READ = set(FILE.with_name("unread_texts.txt").read_text(encoding="utf-8").splitlines())
"""Usual texts that are refused as yet."""


def groups() -> list[tuple[str, str, tuple[str, ...]]]:
    """Category, the usual text, the others."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.replace("\\n", "\n") for line in block.strip().split("\n") if not line.startswith("#")]
        if lines:
            category, usual = lines[0].split("|", 1)
            found.append((category, usual, tuple(lines[1:])))
    return found


def printed() -> list[tuple[str, str, str]]:
    """The category, the name and the texts of all cards."""
    found: list[tuple[str, str, str]] = []
    for file in sorted(CARDS.glob("*.toml")):
        for card in tomllib.loads(file.read_text(encoding="utf-8")).get("card", ()):
            sides = [card, card.get("normal", {}), card.get("awakened", {})]
            found += [
                (CATEGORIES[card["category"]], card["name"], side["text"].strip()) for side in sides if "text" in side
            ]
    return found


GROUPS = groups()
ALL = [(category, text) for category, usual, others in GROUPS for text in (usual, *others)]


def in_one_order(part: Any) -> Any:
    """Which of two tests stands first says nothing; you choose where nobody is named; a half is one of two parts."""
    if isinstance(part, tuple):
        return tuple(in_one_order(one) for one in part if not isinstance(one, Connective))
    if not isinstance(part, Node):
        return part
    made = {one.name: in_one_order(getattr(part, one.name)) for one in fields(part)}
    if isinstance(part, Filter):
        made["tests"] = tuple(sorted(made["tests"], key=repr))
    if isinstance(part, Choose) and part.by == YOU:
        made["by"] = ""
    if isinstance(part, Share) and part.parts == 2:
        return Half(made["amount"], part.down)
    return replace(part, **made)


def seen_once(part: Any) -> Any:
    """What is looked at keeps the number that it has."""
    same = {
        one.slot: one.subject.slot
        for one in parts_of(part)
        if isinstance(one, LookAt) and isinstance(one.subject, Those)
    }

    def renamed(piece: Any) -> Any:
        if isinstance(piece, tuple):
            return tuple(renamed(one) for one in piece)
        if not isinstance(piece, Node):
            return piece
        made = {one.name: renamed(getattr(piece, one.name)) for one in fields(piece)}
        if isinstance(piece, LookAt | Those):
            made["slot"] = same.get(made["slot"], made["slot"])
        return replace(piece, **made)

    return tidied(renamed(part)) if same else part


def compared(text: CardText) -> CardText:
    abilities = tuple(replace(one, sentences=seen_once(one.sentences)) for one in text.abilities)
    return in_one_order(CardText(text.keywords, abilities, seen_once(text.play)))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("category", "name", "text"), printed())
def test_every_card_is_read_as_before(category: str, name: str, text: str) -> None:
    assert compared(read_text(text, category, name)) == compared(compile_text(text, category, name))


def test_every_usual_text_is_read() -> None:
    unread = set()
    for category, usual, _ in GROUPS:
        try:
            read_text(usual, category)
        except (NotUnderstood, TwoReadings):
            unread.add(usual.replace("\n", "\\n"))
    assert unread == NOT_READ


def test_what_is_read_means_the_same_or_is_listed() -> None:
    otherwise = {}
    read = 0
    for category, text in ALL:
        try:
            found = read_text(text, category)
        except (NotUnderstood, TwoReadings):
            continue
        read += 1
        if compared(found) != compared(compile_text(text, category)):
            otherwise[text.replace("\n", "\\n")] = shown(found)
    assert sorted(otherwise.keys() - OTHERWISE.keys()) == []
    assert sorted(OTHERWISE.keys() - otherwise.keys()) == []
    assert read > 2500


MEANT = [
    (*block.strip().split("\n", 1)[0].split("|", 1), block.strip().split("\n", 1)[1])
    for block in FILE.with_name("meant_texts.txt").read_text(encoding="utf-8").split("\n\n")
]


@pytest.mark.parametrize(("category", "text", "tree"), MEANT)
def test_a_text_means_what_it_says(category: str, text: str, tree: str) -> None:
    assert shown(read_text(text, category)) == tree


UNCLEAR = [
    tuple(line.split("\t")) for line in FILE.with_name("refused_texts.tsv").read_text(encoding="utf-8").splitlines()
]
"""Texts that are refused, each with the reason."""


@pytest.mark.parametrize(("category", "text", "reason"), UNCLEAR)
def test_what_is_not_clear_is_refused(category: str, text: str, reason: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_text(text, category)
    assert {one.what.key for one in refused.value.problems} == {f"reading-{reason}"}


WORDS_THAT_NARROW = ("他の", "左レーンにいる", "赤属性を持つ", "コスト3以下の", "疲労状態の", "タイプ「獣」を持つ")


def test_a_modifier_before_a_noun_always_changes_what_is_meant() -> None:
    """Whatever is put before a noun narrows it, or the text is refused: nothing is read and dropped."""
    unchanged = []
    for category, usual, _ in GROUPS[::6]:
        for noun in ("ミニオン", "ロード", "カード"):
            for word in WORDS_THAT_NARROW:
                place = max(usual.find(f"の{noun}"), usual.find(f"る{noun}")) + 1
                if not place:
                    continue
                longer = usual[:place] + word + usual[place:]
                try:
                    if read_text(longer, category) == read_text(usual, category):
                        unchanged.append(longer)
                except (NotUnderstood, TwoReadings):
                    continue
    assert unchanged == []
