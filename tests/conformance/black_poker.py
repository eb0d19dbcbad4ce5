"""Positions of BlackPoker in a line or two, and games from them."""

import kirifuda
from kirifuda.black_poker.action_list import action_keyed
from kirifuda.black_poker.cards import DECK, JOKER_FACES, face_named
from kirifuda.kernel.game import Game
from kirifuda.kernel.position import Piece, Position


def game(edition, *, turn_player=0, prepare=None, **zones):
    """A game from a position. `hand0="♠5 ♡K"`; soldiers with gear are joined by +; `*` behind a piece means new.

    Cards that are not named lie in the life, in the order of the deck; those named in `life0` lie on top of
    it, the last of them uppermost.
    """
    position = Position(turn=4, turn_player=turn_player)
    for seat in (0, 1):
        left = list(DECK)
        for zone in ("hand", "soldiers", "walls", "graveyard", "fog", "pack", "rare", "life"):
            pieces = [piece_of(text, left) for text in zones.pop(f"{zone}{seat}", "").split()]
            position.zones[zone, seat] = pieces
        position.zones["life", seat] = position.zones["life", seat][::-1] + [Piece((face,)) for face in left[::-1]]
    assert not zones, zones
    rules = kirifuda.rules("black-poker", edition)
    g = rules.setting.lay(position)
    if prepare is not None:
        prepare(g)
    return Game(rules, g)


def piece_of(text, left):
    marks = ("charged", "new") if text.endswith("*") else ("charged",)
    faces = []
    for name in text.rstrip("*").split("+"):
        face = JOKER_FACES[1] if name == "Joker2" else face_named(name)
        left.remove(face)
        faces.append(face)
    return Piece(tuple(faces), marks)


def named(game, seat, name):
    """The card of a seat with this name."""
    face = JOKER_FACES[1] if name == "Joker2" else face_named(name)
    return next(card.id for card in game.state.cards if card.owner == seat and card.face == face)


def say(game, *answers):
    """Answer with options by what they are: an action's key, a card's name (of whoever is asked), or a value."""
    for answer in answers:
        asked = game.ask
        value = answer
        if isinstance(answer, str):
            value = action_keyed(answer).code if asked.domain == "action" else named(game, asked.seat, answer)
        assert value in asked.values, (answer, asked, asked.values)
        game.answer(asked.values.index(value))


PASS = -1


def resolve(game):
    """Both pass, and what is on top of the stage resolves."""
    say(game, PASS, PASS)
