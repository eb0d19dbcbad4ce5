"""How a sentence that is not understood may have been meant: the same words with a little between them.

People jot: a particle is left out, a verb at the end, whose a card is. What is put in is short and says nothing new, so
that what comes out keeps every word that was typed. It is shown and never taken.
"""

from collections.abc import Callable, Iterator
from typing import Final

from .chart import TooMuchWork

PUT_IN: Final = (
    "を",
    "の",
    "は",
    "が",
    "に",
    "で",
    "、",
    "する",
    "し、",
    "を与える",
    "を選び、",
    "を1体選び、",
    "1体",
    "全て",
    "カードを",
    "のカード",
    "相手に",
    "相手の",
    "自分の",
    "自分が",
    "それを",
    "それの",
    "このキャラクターの",
    "のATK",
    "それが",
    "と",
    "から",
    "時、",
    "なら、",
    "した時、",
    "以上",
)
"""Particles, a verb that only closes, and who: the most usual first."""
MOST_STEPS: Final = 3
WIDTH: Final = 3
SHOWN: Final = 3


ALIKE: Final = ("での", "をの", "はの", "がの", "にの", "はが", "はを")
"""Particles that people exchange without meaning another player or another card."""


FOR_SO_LONG: Final = "ターン終了時まで、"
"""What is put in where the text leaves open how long something lasts."""


PUT_IN_FOR: Final = {
    "for-how-long": (FOR_SO_LONG,),
    "about-what": ("このカードの", "このカードは", "このカードを", "それの", "それは", *PUT_IN),
    "which-player": ("相手は", "自分は", "対戦相手は", "あなたは", "お互いのプレイヤーは", *PUT_IN),
    "there-or-among": ("その中に", "場に", "戦場に", "フィールドに", *PUT_IN),
}
"""What is put in where the text leaves just that open."""


def mended(
    text: str,
    stuck_at: Callable[[str], int | None],
    others: Callable[[str], Iterator[str]],
    put_in: tuple[str, ...] = PUT_IN,
) -> tuple[str, ...]:
    """The text with as little put in or exchanged as makes it readable, the least first.

    `stuck_at`: how far a text can be read; None: to its end, and it has one meaning.
    `others`: the text with strange words exchanged for those that may be meant.
    """
    seen = {text}
    try:
        open_texts = [(text, stuck_at(text) or 0)]
        better: list[str] = []
        for other in others(text):
            place = stuck_at(other)
            if place is None:
                better.append(other)
            else:
                open_texts.insert(0, (other, place))
    except TooMuchWork:
        return ()
    if better:
        return tuple(dict.fromkeys(better))[:SHOWN]
    open_texts = open_texts[:WIDTH]
    for _ in range(MOST_STEPS):
        found: list[str] = []
        further: list[tuple[str, int]] = []
        for one, place in open_texts:
            particles = _particles_exchanged(one, place) if len(one) == len(text) else ()  # none that was put in
            for longer in (*particles, *_longer(one, place, put_in)):
                if len(found) == SHOWN:
                    return tuple(found)
                if longer in seen:
                    continue
                seen.add(longer)
                try:
                    after = stuck_at(longer)
                except TooMuchWork:
                    return tuple(found)
                if after is None:
                    found.append(longer)
                elif len(longer) - after < len(one) - place:
                    further.append((longer, after))
        if found:
            return tuple(found)
        open_texts = sorted(further, key=lambda each: len(each[0]) - each[1])[:WIDTH]
    return ()


def _longer(text: str, place: int, put_in: tuple[str, ...]) -> Iterator[str]:
    for at in dict.fromkeys((place, len(text))):
        for word in put_in:
            yield text[:at] + word + text[at:]


def _particles_exchanged(text: str, place: int) -> Iterator[str]:
    """Another particle in the clause that could not be read."""
    start = text.rfind("、", 0, max(place - 1, 0)) + 1
    for at in range(start + 1, min(place + 1, len(text))):
        for pair in ALIKE:
            if text[at] in pair:
                yield text[:at] + pair[1 - pair.index(text[at])] + text[at + 1 :]
