"""A text as words: for every character the words that begin there, of whatever length. No longest match is taken."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

Words = dict[str, list[tuple[int, Any]]]
"""By kind: where a word ends and what it is."""

_HERE: Final = ""
KANA: Final = (
    *(("選", "えら"), ("引", "ひ"), ("戻", "もど"), ("置", "お"), ("捨", "す"), ("加", "くわ")),
    *(("与", "あた"), ("払", "はら"), ("支払", "しはら"), ("持", "も"), ("失", "うしな"), ("減", "へ")),
    *(("増", "ふ"), ("動", "うご"), ("変", "か"), ("替", "か"), ("受", "う"), ("見", "み")),
    *(("使", "つか"), ("探", "さが"), ("入", "い"), ("起", "お"), ("得", "え"), ("倒", "たお")),
    *(("破壊", "はかい"), ("回復", "かいふく"), ("終", "お"), ("始", "はじ"), ("次", "つぎ"), ("間", "あいだ")),
    *(("隣", "となり"), ("同", "おな"), ("数", "かず"), ("互", "たが"), ("他", "ほか"), ("別", "べつ")),
    *(("自分", "じぶん"), ("相手", "あいて"), ("味方", "みかた"), ("手札", "てふだ"), ("山札", "やまふだ")),
    ("表", "おもて"),
    *(("裏", "うら"), ("好", "す"), ("残", "のこ"), ("順番", "じゅんばん"), ("一番", "いちばん"), ("空", "あ")),
    *(("最大", "さいだい"), ("最低", "さいてい"), ("最初", "さいしょ"), ("枚", "まい"), ("体", "たい")),
)
"""How the kanji of card words are read: a word is found however much of it is written in kana."""
_READ: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    kana[0]: tuple((other, kanji) for kanji, other in KANA if other[0] == kana[0]) for _, kana in KANA
}


@dataclass(slots=True)
class Lexicon:
    """Words by their letters, each with its kind and what it stands for. `signs`: words without number."""

    signs: tuple[Callable[[str, int], Iterable[tuple[str, int, Any]]], ...] = ()
    letters: dict[str, Any] = field(default_factory=dict)
    by_kind: dict[str, list[str]] = field(default_factory=dict)
    """Of each kind its words, the usual ones first."""

    def add(self, word: str, kind: str, value: Any) -> None:
        at = self.letters
        for letter in word:
            at = at.setdefault(letter, {})
        here = at.setdefault(_HERE, [])
        if (kind, value) not in here:
            here.append((kind, value))
            self.by_kind.setdefault(kind, []).append(word)

    def at(self, text: str, start: int, in_kana: bool = True) -> Iterator[tuple[str, int, Any]]:
        """The words that begin at a place: kind, end, value. `in_kana`: those too that are written so in part."""
        walks: list[tuple[Any, int]] = [(self.letters, start)]
        while walks:
            place, end = walks.pop()
            if place is not self.letters:
                for kind, value in place.get(_HERE, ()):
                    yield kind, end, value
            if end == len(text):
                continue
            for kana, kanji in _READ.get(text[end], ()) if in_kana else ():
                if text.startswith(kana, end) and (there := _after(place, kanji)) is not None:
                    walks.append((there, end + len(kana)))
            if (there := place.get(text[end])) is not None:
                walks.append((there, end + 1))
        for sign in self.signs:
            yield from sign(text, start)


def _after(place: Any, letters: str) -> Any:
    """Where the letters lead from a place of the words; None: no word goes on so."""
    for letter in letters:
        place = place.get(letter)
        if place is None:
            return None
    return place


def lattice_of(text: str, lexicon: Lexicon, names: tuple[str, ...] = (), in_kana: bool = True) -> tuple[Words, ...]:
    """For each place, the end of the text included, the words that begin there.

    `names`: what this text may call its own card.
    """
    found: list[Words] = []
    for start in range(len(text) + 1):
        words: Words = {}
        if start < len(text):
            for kind, end, value in lexicon.at(text, start, in_kana):
                found_here = words.setdefault(kind, [])
                if (end, value) not in found_here:
                    found_here.append((end, value))
            for name in names:
                if text.startswith(name, start):
                    words.setdefault("This", []).append((start + len(name), name))
        found.append(words)
    return tuple(found)
