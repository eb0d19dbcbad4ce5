"""The decks that a scenario starts with."""

from .notation import OPEN
from .vocabulary import Vocabulary


def deck_of(names: list[str], usual: tuple[int, ...], known: Vocabulary) -> tuple[int, ...]:
    """The usual deck and what is named besides; where the list has an end and any card may be used, what is named.

    A card that begins beside the deck takes the place of the usual one.
    """
    named = [face for name in names for face in known.faces(name) or ()]
    setting = known.setting
    if setting.closed:
        return usual
    head = len(usual) - len([face for face in usual if setting.apart is None or not setting.apart(face)])
    apart = tuple([face for face in named if setting.apart is not None and setting.apart(face)])[:head]
    inside = [face for face in named if face not in apart]
    if not names or names[-1].strip() not in OPEN:
        return (*(apart or usual[:head]), *inside)
    left = [known.name((face,)) for face in usual[head:]]
    more: list[int] = []
    for face in inside:
        if known.name((face,)) in left:
            left.remove(known.name((face,)))
        else:
            more.append(face)
    return (*(apart or usual[:head]), *more, *usual[head:])


def in_the_deck(names: list[str], known: Vocabulary) -> list[str]:
    """The names of a list without the cards that begin beside the deck."""
    apart = known.setting.apart
    if apart is None:
        return list(names)
    return [name for name in names if not any(apart(face) for face in known.faces(name) or ())]
