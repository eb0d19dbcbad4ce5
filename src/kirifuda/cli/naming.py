"""Options by what a person types: their number, their name in either language, their card."""

import unicodedata
from dataclasses import dataclass

from ..game_records import record_of
from ..kernel.ask import ACTION, ANSWER, CARD, MAY, PLAYER, STOP, YES, Question
from ..kernel.game import Game
from ..kernel.offer import NO_CARD
from ..kernel.phrase import Phrase
from ..words import LANGUAGES, say
from .boards.rows import own_hand

NO_FACE = -1
_BETWEEN = str.maketrans(dict.fromkeys(",、，;；", " "))
_YES = ("y", "yes", "はい")
_NO = ("n", "no", "いいえ")
_STOPPING = (Phrase("option-pass"), Phrase("option-stop"))
"""What everybody calls it, whatever else a game says of it."""


@dataclass(frozen=True)
class Option:
    """One of the values that are offered, as it is shown: `number` is what is typed for it."""

    value: int
    number: int
    label: str
    names: tuple[str, ...]
    face: int


def options(game: Game, values: tuple[int, ...], language: str) -> list[Option]:
    """The values as they are listed: numbered from 1, with 0 for the quiet one."""
    asked = game.ask
    assert asked is not None
    shown = [value for value in values if not _quiet(game, asked, value)]
    if asked.domain == CARD and _from_a_pile(game, shown):
        shown.sort(key=lambda value: int(game.state.cards[value].face))
    shown = _as_in_hand(game, asked, shown)
    found = [_option(game, asked, value, number, language) for number, value in enumerate(shown, start=1)]
    return found + [_option(game, asked, value, 0, language) for value in asked.values if _quiet(game, asked, value)]


def _as_in_hand(game: Game, asked: Question, values: list[int]) -> list[int]:
    """The values with those that are cards of the hand, or actions with them, in the order in which it is shown."""
    hand = [card.handle for card in own_hand(game.view(asked.seat))]
    places: dict[int, int] = {}
    for value in values:
        id = _card_of(game, asked, value)
        if id != NO_CARD and game.state.cards[id].handle in hand:
            places[value] = hand.index(game.state.cards[id].handle)
    ordered = iter(sorted(places, key=lambda value: places[value]))
    return [next(ordered) if value in places else value for value in values]


def _card_of(game: Game, asked: Question, value: int) -> int:
    return game.rules.offer(game.state, asked, value).card


def _quiet(game: Game, asked: Question, value: int) -> bool:
    if asked.domain == ANSWER and asked.kind == MAY:
        return value != YES
    if asked.domain == ACTION and value != STOP:
        return game.rules.offer(game.state, asked, value).kind in record_of(game.rules.game).board().last
    return value == STOP and asked.domain != PLAYER


def _from_a_pile(game: Game, values: list[int]) -> bool:
    """Whether all of these are cards that are seen and lie in no places of their own."""
    g = game.state
    assert game.ask is not None
    seat = game.ask.seat
    return all(g.sees(seat, id) and not g.specs[g.cards[id].zone // 2].placed for id in values)


def _option(game: Game, asked: Question, value: int, number: int, language: str) -> Option:
    phrase = game.rules.option(game.state, asked, value, asked.seat)
    names = [say(phrase, one) for one in LANGUAGES]
    if value == STOP:
        names += [say(one, spoken) for one in _STOPPING for spoken in LANGUAGES]
    if asked.domain == ANSWER and asked.kind == MAY:
        names += _YES if value == YES else _NO
    face = NO_FACE
    if asked.domain == CARD and value != STOP and game.state.sees(asked.seat, value):
        face = game.state.cards[value].face
    return Option(value, number, say(phrase, language), tuple(plain(name) for name in names), face)


def called(game: Game, typed: str, offered: list[Option]) -> list[Option]:
    """The options that may be meant; one if it is clear, none if it is none of them."""
    asked = game.ask
    assert asked is not None
    wanted = plain(typed)
    if not wanted:
        return []
    if wanted.isdecimal():
        return [option for option in offered if option.number == int(wanted)]
    exact = [option for option in offered if wanted in option.names]
    if exact:
        return exact[:1] if all(option.names == exact[0].names for option in exact) else exact
    by_card = _by_card(game, asked, typed, offered)
    if by_card is not None:
        return by_card
    if wanted.startswith("#"):
        return [option for option in offered if any(_numbered(name, wanted) for name in option.names)]
    for fits in (str.startswith, str.__contains__):
        found = [option for option in offered if any(fits(name, wanted) for name in option.names)]
        if found:
            return found
    return []


def _numbered(name: str, sign: str) -> bool:
    """Whether a name begins with this number and no longer one."""
    return name.startswith(sign) and not name[len(sign) : len(sign) + 1].isdecimal()


def _by_card(game: Game, asked: Question, typed: str, offered: list[Option]) -> list[Option] | None:
    """The options that are a card; None if no card was typed."""
    face = game.rules.face_named(typed)
    if face is None or asked.domain != CARD:
        return None
    name = game.rules.name_of_face(face)
    found = [option for option in offered if option.face != NO_FACE and game.rules.name_of_face(option.face) == name]
    twins = len({option.names for option in found}) == 1
    return found[:1] if twins else found


def held(game: Game, seat: int, face: int) -> tuple[int, ...]:
    """The cards of this name in the hand of a seat."""
    name = game.rules.name_of_face(face)
    hand = own_hand(game.view(seat))
    handles = {card.handle for card in hand if game.rules.name_of_face(card.face) == name}
    return tuple(card.id for card in game.state.cards if card.handle in handles)


def words(typed: str) -> list[str]:
    """What was typed, item by item."""
    return unicodedata.normalize("NFKC", typed).translate(_BETWEEN).split()


def plain(text: str) -> str:
    """One width, one case, no spaces."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())
