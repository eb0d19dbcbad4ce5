"""Words before a noun that say what a card must be: 白の, ワイプ状態の, コスト3以下の."""

import re
from typing import Final

from ...effects.tree import (
    AnyOf,
    Coloured,
    Compare,
    DidThisTurn,
    HasKeyword,
    InAttack,
    IsOf,
    IsToken,
    Marked,
    Named,
    Not,
    Number,
    Oriented,
    Test,
    Typed,
)
from ...text.nominals import COMPARISONS
from ...text.parsing import Leaf
from ...text.quotations import is_quoted
from ...text.trouble import Misread
from ..tree import CameBy, HasCounters, Lit, NameContains, OfWord
from ..vocabulary import WAYS
from . import lexicon
from .lexicon import number
from .pronouns import Pronouns
from .signs import KEYWORDS_QUOTED

BY_BURST: Final = "chrono-burst"
_HOW: Final = "|".join(sorted((how for how in COMPARISONS if how), key=len, reverse=True))


class CardTests(Pronouns):
    """Reads tests of cards."""

    def test(self, leaf: Leaf) -> Test:
        """A word before a noun that says what the card must be."""
        text = leaf.text.rstrip("、")
        negative = text.endswith(("持たない", "でない", "以外の", "ていない", "含まない", "なかった"))
        test = self._plain_test(leaf.kind, text, leaf)
        return Not(test) if negative and not isinstance(test, Compare) else test

    def _plain_test(self, kind: str, text: str, leaf: Leaf) -> Test:
        if kind == "MIXEDMOD":
            return AnyOf((Coloured(lexicon.factions_of(text)), Typed(self.quotations.categories(text))))
        if kind in ("FACTIONMOD", "BAREFACTION"):
            if text.startswith(("無勢力", "マルチソウル")):
                return Marked("factionless" if text.startswith("無") else "multi-soul")
            return Coloured(lexicon.factions_of(text))
        if kind in ("MARKMOD", "BAREMARK"):
            found = re.match(lexicon.MARK, text)
            assert found is not None
            return Marked(lexicon.MARK_WORDS[found.group()])
        if kind in ("CATEGORYMOD", "BARECATEGORY"):
            return Typed(self.quotations.categories(text))
        if kind in ("STATEMOD", "ORIENT"):
            return _state(text, leaf)
        if kind in ("STATMOD", "BARESTAT"):
            return _compare(text)
        if kind == "KEYMOD":
            return HasKeyword(self.keyword_named(text, leaf))
        if kind == "CAMEMOD":
            way = BY_BURST if text.startswith("CB") else self.keyword_named(text, leaf)
            if way not in WAYS:
                raise Misread(leaf.start, leaf.end, "not-here")
            return CameBy(way)
        if kind == "LAMPMOD":
            return Lit("green" if text.startswith("緑") else "red")
        if kind == "NAMEPART":
            return NameContains(self.quotations.names(text)[0])
        if kind in ("NAMEMOD", "BARENAME"):
            return Named(self.quotations.names(text))
        if kind == "COUNTERMOD":
            return _bearing(text)
        if kind == "TOKENMOD":
            return IsToken()
        if kind == "NOTTYPE":
            return IsOf(lexicon.types_of(text))
        if kind == "WORDMOD":
            of = next(name for word, name in lexicon.WORDS_NAMED.items() if word in text)
            if of in self.scope.declared:
                return OfWord(self.scope.declared[of], of)
        raise Misread(leaf.start, leaf.end, "not-here")

    def keyword_named(self, text: str, leaf: Leaf) -> str:
        """The keyword of ～を持つ, whatever its number."""
        word = self.quotations.raw(text[0]) if is_quoted(text[0], KEYWORDS_QUOTED) else text
        for name in sorted(lexicon.KEYWORD_WORDS, key=len, reverse=True):
            if word.startswith(name):
                return lexicon.KEYWORD_WORDS[name]
        raise Misread(leaf.start, leaf.end, "no-keyword", word=word)


def _state(text: str, leaf: Leaf) -> Test:
    if text.startswith("ワイプしてい"):
        return Oriented("wiped")
    if re.match("攻撃か防御|防御か攻撃", text):
        return InAttack("either")
    if text.startswith(("攻撃して", "攻撃中")):
        return InAttack("attacking")
    if text.startswith(("防御して", "防御中")):
        return InAttack("blocking")
    if text.startswith("防御されて"):
        return InAttack("blocked")
    if text.startswith("小隊"):
        return InAttack("squad")
    if text.startswith("このターン"):
        deeds = {"配置": "placed", "攻撃": "attacked", "破壊": "destroyed", "ダメージ": "damaged"}
        return DidThisTurn(next(deed for word, deed in deeds.items() if word in text))
    if text.startswith("ダメージを"):
        return Compare("damage", "=", Number(0)) if text.endswith("いない") else Compare("damage", ">=", Number(1))
    for word, how in lexicon.ORIENTATION_WORDS.items():
        if text.startswith(word):
            return Oriented(how)
    raise Misread(leaf.start, leaf.end, "not-here")


def _compare(text: str) -> Compare:
    match = re.match(f"(元々の)?({lexicon.STAT})[がは]?(?:ちょうど)?({lexicon.VALUE})点?({_HOW})?", text)
    assert match is not None
    how = COMPARISONS[match.group(4) or ""]
    return Compare(lexicon.STAT_WORDS[match.group(2)], how, number(match.group(3)), bool(match.group(1)))


def _bearing(text: str) -> Test:
    match = re.match(f"(?:上に)?(.*?)カウンター(?:が|を)?(?:({lexicon.NUMBER})個(以上|以下)?)?", text)
    assert match is not None
    name, figure, how = match.groups()
    if text.endswith("置かれていない"):
        return HasCounters(name, ">=", Number(1))
    return HasCounters(name, COMPARISONS[how or ""] if figure else ">=", number(figure) if figure else Number(1))
