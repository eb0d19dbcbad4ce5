"""～するか～したとき: one ability that waits for either of two things, as two sentences that each wait for one."""

import re
from typing import Final

from ...text.mapped import Mapped

_HEAD: Final = re.compile("[^。]*?(?:時|たび)(?:に)?、(?!または|か)")
_JOINT: Final = re.compile("(?:時|たび)?(?:に)?、?(?:または|か)、?")
_SUBJECT: Final = re.compile("[^、]*?が、?")
_VERBAL_NOUN: Final = re.compile("(?:攻撃|防御)$")
_VERB: Final = re.compile("[たるだ]$")


def either_sentence(text: Mapped) -> list[tuple[Mapped, Mapped]]:
    """The ways to take the beginning of a sentence apart into two; the second may leave its subject out."""
    head = _HEAD.match(text.text)
    if head is None:
        return []
    return [pair for joint in _JOINT.finditer(head.group()) if (pair := _apart(text, joint, head.end())) is not None]


def _apart(text: Mapped, joint: re.Match[str], end: int) -> tuple[Mapped, Mapped] | None:
    before, after = text.text[: joint.start()], text.text[joint.end() : end]
    subject = _SUBJECT.match(before)
    if subject is None or not after:
        return None
    if _VERB.search(before) is not None:
        first = text.replaced(joint.start(), end, "時、")
    elif _VERBAL_NOUN.search(before) is not None:
        first = text.replaced(joint.start(), end, "した時、")
    else:
        return None
    if "が" in after:
        return first, text.part(joint.end(), len(text))
    return first, text.replaced(subject.end(), joint.end(), "")
