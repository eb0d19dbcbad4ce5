"""Words of other games, and what they may be here. They are never read: what may be meant by them is shown."""

from collections.abc import Iterator, Mapping

from ..text.verbs import Verb, surfaces

Voices = Mapping[str, str]
"""By the voice that is typed, the voice here: 倒された is ダウンした."""


def forms_of(strange: Verb, here: Verb, voices: Voices) -> Iterator[tuple[str, str]]:
    """Every form of a strange verb, with the same form of a verb of the book."""
    own: dict[tuple[str, str], str] = {}
    for surface, form in surfaces(here):
        own.setdefault((form.voice, form.form), surface)
    for surface, form in surfaces(strange):
        meant = own.get((voices.get(form.voice, form.voice), form.form))
        if meant is not None:
            yield surface, meant


def exchanged(text: str, strangers: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The text with its longest strange word, wherever it stands, exchanged for each that may be meant."""
    found = max((word for word in strangers if word in text), key=len, default="")
    for meant in strangers.get(found, ()):
        other = text.replace(found, meant)
        yield other
        yield from exchanged(other, {word: some for word, some in strangers.items() if word != found})
