"""Usual wordings near in meaning to one that is not understood: the same verb, the same kinds of cards and numbers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from .lattice import Lexicon, lattice_of

VERBS: Final = frozenset({"VPlain", "VJoin", "VJoinNot", "VMay", "VMust", "VPast", "VNot", "VCannot", "VCan", "VThen"})
WEIGHTS: Final = {
    **{"Stat": 2, "PlayerStat": 2, "Zone": 1, "Noun": 1, "Player": 1, "State": 2, "Damage": 2, "Lasts": 1},
    "LaneWord": 4,
}
OF_A_VERB: Final = 4
NEGATIONS: Final = frozenset({"not", "cannot"})
MORE: Final = frozenset({"回復する", "得る", "増やす", "上げる", "増える", "上がる", "リゲインする"})
LESS: Final = frozenset({"失う", "減らす", "下げる", "減る", "下がる", "ゲインする"})
Features = frozenset[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Usual:
    """A usual wording and what it speaks of."""

    text: str
    features: Features


class Nearest:
    def __init__(self, lexicon: Lexicon, wordings: Iterable[str]) -> None:
        self.lexicon = lexicon
        self.usual = [Usual(text, self.features(text)) for text in wordings]

    def to(self, text: str, most: int, fits: Callable[[str], bool]) -> tuple[str, ...]:
        """The wordings nearest to a text that fit there; none that says the opposite, or has nothing in common."""
        wanted = self.features(text) | self.features(text, in_kana=True)
        scored = [(self._likeness(wanted, one.features), one.text) for one in self.usual]
        best = sorted([one for one in scored if one[0] > 0], key=lambda one: (-one[0], len(one[1])))
        return tuple(islice((text for _, text in best if fits(text)), most))

    def features(self, text: str, in_kana: bool = False) -> Features:
        """What a text speaks of; a verb in kana begins where a word ends: 増える and 使える are no える."""
        found: set[tuple[str, str]] = set()
        inside = 0
        ends = {0}
        for start, words in enumerate(lattice_of(text, self.lexicon, in_kana=in_kana)):
            is_within = in_kana and (start < inside or start not in ends)
            for kind, some in words.items():
                for end, value in some:
                    ends.add(end)
                    if kind in VERBS and end - start > 1:
                        inside = max(inside, end)
                        if is_within:
                            continue
                        found.add(("verb", value.lemma))
                        if value.form in NEGATIONS:
                            found.add(("negated", value.lemma))
                    elif kind in WEIGHTS:
                        found.add((kind, str(value)))
        return frozenset(found)

    def _likeness(self, wanted: Features, usual: Features) -> float:
        """How much of what either speaks of both do; -1 where one says the opposite of the other."""
        if _opposed(wanted, usual):
            return -1
        whole = sum(_weight(one) for one in wanted | usual)
        return sum(_weight(one) for one in wanted & usual) / whole if whole else 0


def _weight(feature: tuple[str, str]) -> int:
    return OF_A_VERB if feature[0] in ("verb", "negated") else WEIGHTS[feature[0]]


def _opposed(one: Features, other: Features) -> bool:
    """One says more and the other less, or one forbids what the other does."""
    first = {lemma for kind, lemma in one if kind == "verb"}
    second = {lemma for kind, lemma in other if kind == "verb"}
    for up, down in ((MORE, LESS), (LESS, MORE)):
        if first & up and second & down and not (first & down or second & up):
            return True
    denied, others = ({lemma for kind, lemma in some if kind == "negated"} for some in (one, other))
    return any((lemma in denied) != (lemma in others) for lemma in first & second)
