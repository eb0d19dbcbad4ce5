"""です・ます: the same verbs as in the plain style of the books. Put into that before a text is read."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from .mapped import Mapped
from .verbs import ACTIVE, JOIN, NOT, PAST, PLAIN, Verb, surfaces
from .words import one_of

_MARKS: Final = ("ます", "ません", "ました", "まして", "です", "ください", "下さい")
_ANY: Final = tuple(
    (join, {"ます": plain, "ません": no, "ました": past, "まして": te})
    for join, plain, no, past, te in (
        ("し", "する", "しない", "した", "して"),
        ("あり", "ある", "ない", "あった", "あって"),
        ("い", "いる", "いない", "いた", "いて"),
        ("なり", "なる", "ならない", "なった", "なって"),
        ("行い", "行う", "行わない", "行った", "行って"),
        *((sign, f"{sign}る", f"{sign}ない", f"{sign}た", f"{sign}て") for sign in "えけげせてねべめれ来"),
    )
)
"""Verbs of any text, by their 連用形; the last ones are what ichidan verbs and auxiliaries end in."""
_AFTER_ADJECTIVES: Final = re.compile("(?<=い)です(?=[。、\n]|$)")
_WAS_NOT: Final = re.compile("(?<=な)いでした")


def in_plain_style(text: Mapped, verbs: Iterable[Verb]) -> Mapped:
    """The text with 与えます as 与える, 戻しません as 戻さない, 引いてください as 引く."""
    if not any(mark in text.text for mark in _MARKS):
        return text
    pattern, plain = _polite(tuple(verbs))
    text = text.substituted(pattern, plain)
    text = text.substituted(_WAS_NOT, lambda match: "かった")
    return text.substituted(_AFTER_ADJECTIVES, lambda match: "")


@cache
def _polite(verbs: tuple[Verb, ...]) -> tuple[re.Pattern[str], Callable[[re.Match[str]], str]]:
    table: dict[str, str] = {}
    for verb in verbs:
        forms: dict[str, list[str]] = {}
        for surface, form in surfaces(verb):
            if form.voice == ACTIVE:
                forms.setdefault(form.form, []).append(surface)
        join, te = forms[JOIN][:2]
        plain = forms[PLAIN][0]
        for end, said in (("ます", plain), ("ません", forms[NOT][0]), ("ました", forms[PAST][0]), ("まして", te)):
            table.setdefault(join + end, said)
        for end in ("ください", "下さい"):
            table.setdefault(te + end, plain)
    for join, ends in _ANY:
        for end, said in ends.items():
            table.setdefault(join + end, said)
        for end in ("ください", "下さい"):
            table.setdefault(ends["まして"] + end, ends["ます"])
    return re.compile(one_of(table)), lambda match: table[match.group()]
