"""English as rules texts use it: noun phrases, verbs that agree, templates.

A template is that of a frame: `{field}` is what fills the case, `{field:kind}` the same told as another kind would tell
it, `[verb]` a verb that agrees with the first phrase. Where that is you, or there is none, it is a command.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

ONE: Final = "one"
SEVERAL: Final = "several"
YOU: Final = "you"

# How a clause is told.
COMMAND: Final = "command"
"""Draw a card; with another subject: your opponent draws a card."""
PLAIN: Final = "plain"
"""You draw a card."""
WOULD: Final = "would"
"""It would be destroyed."""
MAY: Final = "may"
"""You may draw a card."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A phrase and what a verb after it agrees with: one, several, you."""

    words: str
    number: str = ONE

    def __str__(self) -> str:
        return self.words


_IRREGULAR: Final = {"be": ("is", "are"), "have": ("has", "have"), "do": ("does", "do")}


def conjugated(verb: str, number: str, how: str) -> str:
    if how in (WOULD, MAY):
        return f"{how} {verb}"
    singular, plural = _IRREGULAR.get(verb, (_third(verb), verb))
    return singular if number == ONE else plural


def _third(verb: str) -> str:
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return verb + "es"
    return verb[:-1] + "ies" if re.search("[^aeiou]y$", verb) else verb + "s"


_PAST: Final = {
    "deal": "dealt",
    "break": "broken",
    "draw": "drawn",
    "give": "given",
    "lose": "lost",
    "pay": "paid",
    "put": "put",
    "take": "taken",
}


def done(verb: str) -> str:
    """What it was that this was done to: discarded, drawn."""
    if verb in _PAST:
        return _PAST[verb]
    if re.search("[^aeiou]y$", verb):
        return verb[:-1] + "ied"
    return verb + ("d" if verb.endswith("e") else "ed")


def verb_of(template: str) -> str:
    """The first verb of a template."""
    found = re.search(r"\[(\w+)\]", template)
    return found[1] if found is not None else ""


def filled(template: str, part: Callable[[str, str], Noun], how: str = PLAIN) -> str:
    """A template in words. `part`: what a field, told as a kind, is."""
    subject: Noun | None = None
    words: list[str] = []
    for piece in re.findall(r"\{[\w:-]+\}|\[\w+\]|[^{}\[\]]+", template):
        if piece.startswith("{"):
            field, _, kind = piece[1:-1].partition(":")
            noun = part(field, kind)
            subject = subject or (noun if not "".join(words).strip() and noun.words else None)
            words.append("they" if subject is noun and noun.words == "them" else noun.words)
        elif piece.startswith("["):
            words.append(_verb(piece[1:-1], subject, words, how))
        else:
            words.append(piece)
    return re.sub(r" +", " ", "".join(words)).replace(" ,", ",").strip()


def _verb(verb: str, subject: Noun | None, words: list[str], how: str) -> str:
    you = subject is None or subject.number == YOU
    if not you:
        assert subject is not None
        return conjugated(verb, subject.number, how)
    words.clear()
    if how == COMMAND:
        return verb
    return "you " + conjugated(verb, YOU, how)


def a(word: str) -> str:
    vowel = word[:1].lower() in "aeiou" and not word.lower().startswith("uni")
    return f"an {word}" if vowel else f"a {word}"


def sentence(words: str) -> str:
    """With its capital and full stop."""
    whole = words[:1].upper() + words[1:]
    return whole if whole.endswith((".", ":")) else whole + "."


def listed(words: list[str], last: str = "and") -> str:
    if len(words) < 3:
        return f" {last} ".join(words)
    return ", ".join(words[:-1]) + f", {last} {words[-1]}"
