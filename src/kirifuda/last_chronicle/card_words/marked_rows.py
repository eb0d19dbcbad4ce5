"""Rows of colour and chrono bursts that are typed among the text: 緑：～, Ⅳ：～, CB：～ (5.7.3, 5.7.4, 15.3.2)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...text.mapped import Mapped
from ...text.normalise import BULLET, normalise
from ...text.words import one_of
from ..book import clause
from ..printed import GREEN, RED
from ..vocabulary import ROMANS

_LAMPS: Final = {"緑": GREEN, "赤": RED}
ROMAN: Final = one_of(ROMANS)
_FIGURES: Final = ROMANS | {str(number): number for number in range(1, 5)}
_SPELLED: Final = "ⅠⅡⅢⅣ"
_LAST: Final = len(_SPELLED)
_LAMP: Final = f"{one_of(_LAMPS)}(?:の?(?:行|ランプ|枠))?"


def _eras(era: str) -> str:
    return f"{era}(?:(?:[・／、か～-]|から){era})*(?:以上|以降|～|以下|のみ)?"


_ROMANS: Final = _eras(ROMAN)
_WHEN: Final = f"{_LAMP}|時代{_eras(one_of(_FIGURES))}|{_ROMANS}"
_BURST: Final = "CB|クロノバースト"
_MARK: Final = re.compile(
    f"(?:【(?P<one>{_WHEN}|{_BURST})】|（(?P<two>{_WHEN}|{_BURST})）|《(?P<three>{_WHEN}|{_BURST})》"
    f"|＜(?P<four>{_WHEN}|{_BURST})＞)[：:]?"
    f"|(?P<five>{_WHEN}|{_BURST})："
    f"|(?P<six>{_ROMANS})(?=『|【[FTA]】|この|あなた|対戦相手)"
)
_AMONG_THE_LINE: Final = re.compile(f"(?<=[。』）])(?={_MARK.pattern})".replace("?P<", "?P<among_"))


@dataclass(frozen=True, slots=True)
class Mark:
    """When a row counts: while a lamp of a colour is lit, or in some eras; or that it is the burst's.

    `or_later`: one era is named, and it is not said whether later ones are meant as well.
    """

    lamp: int = 0
    eras: tuple[int, ...] = ()
    burst: bool = False
    or_later: bool = False

    def fact(self) -> str:
        """What must be so, in the words of a text."""
        if self.lamp:
            colour = next(word for word, lamp in _LAMPS.items() if lamp == self.lamp)
            return f"このカードが{colour}のランプが点いているカード"
        first, last = _SPELLED[self.eras[0] - 1], _SPELLED[self.eras[-1] - 1]
        if len(self.eras) == 1:
            return f"あなたの時代が{first}"
        if self.eras[-1] == _LAST:
            return f"あなたの時代が{first}以上"
        if self.eras[0] == 1:
            return f"あなたの時代が{last}以下"
        return f"あなたの時代が{first}以上であり、かつあなたの時代が{last}以下"


def mark_of(line: str) -> tuple[Mark, int] | None:
    """The mark at the beginning of a line, and where it ends."""
    match = _MARK.match(line)
    if match is None:
        return None
    words = next(word for word in match.groups() if word)
    if words in ("CB", "クロノバースト"):
        return Mark(burst=True), match.end()
    if words[0] in _LAMPS:
        return Mark(lamp=_LAMPS[words[0]]), match.end()
    eras = _eras_of(words)
    only = len(eras) == 1 and eras[0] < _LAST and not words.endswith("のみ")
    return (Mark(eras=eras, or_later=only), match.end()) if eras else None


def _eras_of(words: str) -> tuple[int, ...]:
    """Ⅲ～Ⅳ, Ⅲ以上, Ⅲ・Ⅳ: which eras; none if they do not follow on each other."""
    named = [_FIGURES[word] for word in re.findall(one_of(_FIGURES), words)]
    if words.endswith(("以上", "以降", "～")):
        named.append(_LAST)
    elif words.endswith("以下"):
        named.append(1)
    elif named != list(range(named[0], named[-1] + 1)) and not re.search("～|-|から", words):
        return ()
    return tuple(range(min(named), max(named) + 1))


def on_lines_of_their_own(text: Mapped) -> Mapped:
    """Every marked row begins a line."""
    return text.substituted(_AMONG_THE_LINE, lambda match: "\n")


@clause("5.7.3", "5.7.4", "15.3.2.1")
def rows_apart(typed: str, lamps: Sequence[int]) -> dict[str, str]:
    """A text as it was typed, and the rows of each colour and the burst in it: text, green, red, burst.

    Each is as long as what was typed, with blanks for what belongs elsewhere, so that places stay the same. An era
    stands for the colour of its lamp; a row whose eras are not those of one colour stays in the text.
    """
    text = on_lines_of_their_own(normalise(typed))
    parts = {"text": list(typed)}
    place, key = 0, "text"
    for line in text.text.split("\n"):
        start, end = place, place + len(line)
        place = end + 1
        marked = mark_of(line)
        if not line.startswith(BULLET):
            key = _key_of(marked[0], lamps) if marked is not None else "text"
        if key == "text" or start == end:
            continue
        head = text.span(start, start + marked[1]).end if marked is not None else text.span(start, end).start
        whole = text.span(start, end)
        part = parts.setdefault(key, _blank(typed))
        part[head : whole.end] = typed[head : whole.end]
        parts["text"][whole.start : whole.end] = _blank(typed[whole.start : whole.end])
    return {key: "".join(part) for key, part in parts.items()}


def _blank(typed: str) -> list[str]:
    return ["\n" if sign == "\n" else " " for sign in typed]


def _key_of(mark: Mark, lamps: Sequence[int]) -> str:
    if mark.burst:
        return "burst"
    lamp = mark.lamp or lamps[mark.eras[0] - 1]
    lit = tuple(era for era, one in enumerate(lamps, 1) if one == lamp)
    if mark.eras and mark.eras != lit and not (mark.or_later and mark.eras[0] == lit[0]):
        return "text"
    return {GREEN: "green", RED: "red"}.get(lamp, "text")
