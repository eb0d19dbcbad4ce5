"""The hooks of both editions of Legions!. The cards are read when this is imported."""

from typing import Final

from ..kernel.rules import Rules
from . import fronts, kinds_of_effect, settling, wording
from .book import GAME
from .cards import catalogue
from .decks import deck_faces
from .editions import EDITIONS, Edition
from .evaluation import evaluate
from .fronts import FRONTS
from .main_phase import ACTIONS
from .opening import opening
from .position import setting, usual_decks
from .refusing import parts_of, requests, why_not
from .regulation import deck_breaches
from .showing import view

__all__ = ["RULES", "kinds_of_effect", "settling"]

fronts.load()


def _rules(edition: Edition) -> Rules:
    actions = tuple([(code, key, edition.numbers.get(clause, clause)) for code, (key, clause) in ACTIONS.items()])
    return Rules(
        GAME,
        edition.name,
        opening=lambda decks, chooser: opening(edition, decks, chooser),
        chooser=lambda g: int(g.chooser),
        decks=usual_decks,
        deck_faces=deck_faces,
        deck_breaches=lambda deck: deck_breaches(deck, edition.numbers),
        view=view,
        actions=lambda: actions,
        parts_of=parts_of,
        requests=requests,
        why_not=why_not,
        name_of_face=lambda face: FRONTS[face].name,
        face_named=lambda name: catalogue().face_of(name),
        question=wording.question,
        option=wording.option,
        event=wording.event,
        evaluate=evaluate,
        setting=setting(edition),
    )


RULES: Final = {name: _rules(edition) for name, edition in EDITIONS.items()}
