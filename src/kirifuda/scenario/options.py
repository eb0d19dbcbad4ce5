"""The options of a question by name."""

from dataclasses import dataclass
from typing import Any, Final

from ..kernel.ask import ACT, ACTION, MAY, YES, Question
from ..kernel.phrase import Phrase
from ..kernel.state import State
from ..words import LANGUAGES, knows, say
from .vocabulary import BETWEEN_NAMES, Vocabulary

ALSO: Final = {"pass": ("パス", "優先権放棄"), "stop": ("ここまで", "以上"), "end-phase": ("フェイズ終了", "終了")}
"""What everybody calls it, whatever a game says of it."""


@dataclass
class Option:
    """One option: its place in the question, and everything it may be called, the shortest first."""

    index: int
    names: list[str]
    spellings: list[str]
    shown: str = ""


def options(asked: Question, g: State[Any], known: Vocabulary, language: str) -> list[Option]:
    """All options of a question, each shown by the shortest name that no other has; twins share theirs."""
    found: list[Option] = []
    for index in range(asked.size):
        named = known.setting.names(g, asked, asked.value_at(index))
        names = [spoken for one in named for spoken in _spoken(one, language)]
        if asked.kind == MAY:
            names = [*_words(asked, asked.value_at(index), known.game, language), *names]
        names += [name for key, more in ALSO.items() if key in names for name in more]
        found.append(Option(index, names, [known.spelling(name) for name in names]))
    bearers: dict[str, set[tuple[str, ...]]] = {}
    for option in found:
        for spelling in option.spellings:
            bearers.setdefault(spelling, set()).add(tuple(option.spellings))
    for option in found:
        spelled = zip(option.names, option.spellings, strict=True)
        free = [name for name, spelling in spelled if len(bearers[spelling]) == 1]
        option.shown = free[0] if free else option.names[-1]
    return found


def requests(seat: int, g: State[Any], known: Vocabulary, language: str) -> tuple[tuple[int, ...], list[Option]]:
    """All that a player might ask for, offered or not: the values, and what each is called."""
    values = known.rules.requests(g, seat)
    return values, options(Question(seat, ACT, "", "act", ACTION, values), g, known, language)


def called(text: str, offered: list[Option], known: Vocabulary) -> list[Option]:
    """The options that a name fits. Twins, which are called the same in everything, count as one."""
    wanted = known.spelling(text)
    found = [option for option in offered if wanted in option.spellings]
    return found[:1] if found and all(one.spellings == found[0].spellings for one in found) else found


def _words(asked: Question, value: int, game: str, language: str) -> list[str]:
    """What yes and no are called: by what they mean here where there is a word for it, else just so."""
    answer = "yes" if value == YES else "no"
    message = f"{game}-word-{asked.prompt}-{answer}"
    meant = _spoken(Phrase(message), language) if knows(message, language) else []
    return [name for one in meant for name in one.split(BETWEEN_NAMES)] + [
        *_spoken(Phrase(f"option-{answer}"), language),
        answer,
    ]


def _spoken(name: str | Phrase, language: str) -> list[str]:
    if isinstance(name, str):
        return [name]
    return [say(name, language), *(say(name, other) for other in LANGUAGES if other != language)]
