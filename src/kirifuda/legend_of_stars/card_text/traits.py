"""Words that say what a card must be: its attribute, its numbers, how and where it lies."""

import re
from typing import Final

from ...effects.tree import (
    AsDeclared,
    Coloured,
    Compare,
    DidThisTurn,
    HasKeyword,
    InAttack,
    InLanes,
    IsOf,
    Marked,
    Named,
    NameHas,
    Not,
    Oriented,
    Own,
    Test,
    Typed,
)
from ...text.nominals import COMPARISONS
from ...text.parsing import Leaf
from ...text.trouble import Misread
from ..tree import InRows
from . import lexicon
from .nominals import number
from .pronouns import PronounReader

_HOW: Final = "|".join(sorted((how for how in COMPARISONS if how), key=len, reverse=True))


class TraitReader(PronounReader):
    """Reads words that say what a card must be."""

    def tests(self, leaf: Leaf) -> list[Test]:
        """A word that says what the card must be; 裏側ディフェンス表示 says two things."""
        text = leaf.text.rstrip("、")
        face, position = lexicon.face_of(text), lexicon.position_of(text)
        if leaf.kind not in ("LYING", "LYINGNOUN") or not (face and position):
            return [self.test(leaf)]
        if text.endswith(("でない", "以外の")):
            raise Misread(leaf.start, leaf.end, "face-and-position")
        return [Oriented(face), Oriented(position)]

    def test(self, leaf: Leaf) -> Test:
        text = leaf.text.rstrip("、")
        negative = text.endswith(("持たない", "含まない", "でない", "以外の", "ていない", "なかった"))
        test = self._plain_test(leaf.kind, text, leaf)
        return Not(test) if negative and not isinstance(test, Compare) else test

    def _plain_test(self, kind: str, text: str, leaf: Leaf) -> Test:
        if kind in ("ATTRIBUTE", "BAREATTRIBUTE"):
            return Coloured(lexicon.attributes_of(text))
        if kind in ("RACE", "BARERACE"):
            return Typed(self.quotations.names(text))
        if kind in ("INROW", "ROWNOUN"):
            return InRows(lexicon.rows_of(text))
        if kind == "INLANE":
            return InLanes(lexicon.lanes_of(text))
        if kind in ("LYING", "LYINGNOUN"):
            return Oriented(lexicon.face_of(text) or lexicon.position_of(text))
        if kind in ("STATE", "STATENOUN"):
            return Oriented("regained" if text.startswith("リ") else "gained")
        if kind in ("STATMOD", "BARESTAT"):
            return _compare(text)
        if kind == "OWNSTAT":
            return _own_compare(text)
        if kind == "DECLAREDMOD":
            slot = self.scope.declared.get(of := "race" if "種族" in text else "attribute")
            if slot is None:
                raise Misread(leaf.start, leaf.end, "pronoun", word=leaf.text)
            return AsDeclared(slot, of)
        if kind == "KEYMOD":
            return HasKeyword(self.quotations.keyword_named(text, leaf))
        if kind == "MARKMOD":
            return self._marked(text, leaf)
        if kind in ("NAMEMOD", "BARENAME"):
            return Named(self.quotations.names(text))
        if kind == "NAMEHAS":
            return NameHas(self.quotations.names(text))
        if kind == "NOTKIND":
            return IsOf(lexicon.kinds_of(text))
        if kind == "ATTACKING":
            return InAttack(part_in_attack(text))
        if kind == "DIDTURN":
            return DidThisTurn(_deed(text))
        raise Misread(leaf.start, leaf.end, "not-here")

    def _marked(self, text: str, leaf: Leaf) -> Test:
        word = self.quotations.contents[text[0]].text if text[0] in self.quotations.contents else text
        for printed, mark in lexicon.MARK_WORDS.items():
            if word.startswith(printed):
                return Marked(mark)
        raise Misread(leaf.start, leaf.end, "no-keyword", word=word)


def _compare(text: str) -> Compare:
    match = re.match(f"(元々の)?({lexicon.STAT})[がは]?(?:ちょうど)?({lexicon.NUMBER})({_HOW})?", text)
    assert match is not None
    original, stat, figure, how = match.groups()
    return Compare(lexicon.STAT_WORDS[stat], COMPARISONS[how or ""], number(figure), original is not None)


def _own_compare(text: str) -> Compare:
    """ATKがDEFより高い."""
    one, other = (lexicon.STAT_WORDS[word] for word in re.findall(lexicon.STAT, text)[:2])
    how = next((COMPARISONS[word] for word in ("以上", "以下", "未満") if word in text), "")
    if not how:
        how = "=" if "同じ" in text or "等し" in text else ">" if re.search("高|大き", text) else "<"
    return Compare(one, how, Own(other), text.startswith("元々の"))


def part_in_attack(text: str) -> str:
    """アタックしている, アタックされている, 戦闘している."""
    return "either" if "戦闘" in text else "target" if "され" in text or "対象" in text else "attacker"


def _deed(text: str) -> str:
    if "移動" in text:
        return "led"
    if "アタック" in text:
        return "attacked"
    return "turned-up" if "表" in text else "placed"
