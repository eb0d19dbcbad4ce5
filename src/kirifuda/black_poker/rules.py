"""The hooks of every edition of BlackPoker."""

from typing import Final

from ..kernel.offer import NO_CARD
from ..kernel.rules import Rules
from . import wording
from .action_list import ACTION_LIST
from .bearing import bearing
from .book import GAME
from .cards import DECK, NAMES, face_named
from .deck import deck_breaches, deck_faces
from .evaluation import evaluate
from .formats import REGULATIONS, Regulation
from .position import setting
from .requests import why_not
from .showing import view
from .table import LIFE, PlayingCard, Table
from .uses import hint, users


def opening(regulation: Regulation, decks: tuple[tuple[int, ...], ...]) -> Table:
    """The table before anything is shuffled: each deck is its player's life."""
    g = Table()
    g.regulation = regulation
    for seat, deck in enumerate(decks):
        for face in deck:
            g.add(PlayingCard(0, seat, face, LIFE * 2 + seat))
    g.begin(regulation.frame.course)
    return g


def _rules(regulation: Regulation) -> Rules:
    actions = tuple([(action.code, action.key, action.clause) for action in ACTION_LIST])
    codes = tuple([code for code, _, _ in actions])
    return Rules(
        GAME,
        regulation.edition,
        opening=lambda decks, chooser: opening(regulation, decks),
        chooser=None,
        decks=lambda: (DECK, DECK),
        deck_faces=deck_faces,
        deck_breaches=deck_breaches,
        view=view,
        actions=lambda: actions,
        parts_of=lambda value: (value, NO_CARD),
        requests=lambda g, seat: codes,
        why_not=why_not,
        name_of_face=lambda face: NAMES[face],
        face_named=face_named,
        question=wording.question,
        option=wording.option,
        event=wording.event,
        bearing=bearing,
        evaluate=evaluate,
        setting=setting(regulation),
        hint=hint,
        users=users,
    )


RULES: Final = {edition: _rules(regulation) for edition, regulation in REGULATIONS.items()}
