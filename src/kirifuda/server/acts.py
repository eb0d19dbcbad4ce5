"""Acts that are answered in parts: they are tried, and nothing is done before the last part is answered."""

from collections import Counter
from collections.abc import Sequence

from ..gestures import ANY, Gestures
from ..kernel.ask import ACTION, STOP, Question
from ..kernel.events import HIDDEN
from ..kernel.game import NOT_OFFERED, Game, IllegalAnswer
from ..kernel.view import CardView, View


def on_trial(game: Game, seat: int, path: Sequence[int], gestures: Gestures) -> Game | None:
    """The game as it would be after a seat's answers, if what is asked then is a part of the act that they have begun.

    None if it is not: then they are the whole act. Nobody learns anything by trying: a part ends where chance or
    somebody else is asked, or where the seat would see a card that it does not see yet. Answers to what is no part of
    the act, or not offered, are refused.
    """
    asked = game.ask
    if asked is None or asked.seat != seat or not path:
        return None
    parts = _parts(game, asked, path[0], gestures)
    if not parts and len(path) == 1:
        return None
    seen = _faces(game.view(seat))
    twin = game.fork(tracked=False)
    twin.dealer = None
    for at, index in enumerate(path, start=1):
        twin.answer(index)
        asked = twin.ask
        if asked is None or asked.seat != seat or asked.prompt not in parts or _faces(twin.view(seat)) - seen:
            if at < len(path):
                raise IllegalAnswer(NOT_OFFERED, str(path[at]))
            return None
    return twin


def _parts(game: Game, asked: Question, index: int, gestures: Gestures) -> tuple[str, ...]:
    if not 0 <= index < asked.size or (value := asked.value_at(index)) == STOP:
        return ()
    begun = asked.prompt
    if asked.domain == ACTION:
        code = game.rules.parts_of(value)[0]
        begun = next(key for at, key, _ in game.rules.actions() if at == code)
    return gestures.parts.get(begun, ()) + gestures.parts.get(ANY, ())


def _faces(view: View) -> Counter[int]:
    """The cards that a seat sees: how often each face."""
    lying = [card for zone in view.zones for card in zone.cards]
    waiting = [card for one in view.pending for card in one.cards]
    return Counter(face for card in (*lying, *waiting) for face in _all(card) if face != HIDDEN)


def _all(card: CardView) -> list[int]:
    return [card.face, *(face for one in card.under for face in _all(one))]
