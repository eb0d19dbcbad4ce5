"""The hooks of both editions of Legions!. The cards are read when this is imported."""

from pathlib import Path
from typing import Final

from ..kernel.rules import USUAL, Rules, Terms
from . import fronts, kinds_of_effect, resolving, wording
from .actions import ACTIONS
from .bearing import bearing
from .book import GAME
from .decks import deck_faces
from .editions import EDITIONS, Edition
from .evaluation import evaluate
from .fronts import FRONTS
from .guidance import guidance
from .offering import particulars
from .opening import opening
from .own_cards import TRAVELLING, cards_here, catalogue_with, own_cards, spelled_out
from .position import setting, usual_decks
from .printed import Printed
from .refusing import parts_of, requests, why_not
from .regulation import deck_breaches
from .restriction_lists import restrictions_named
from .restrictions import UNRESTRICTED
from .showing import view

__all__ = ["RULES", "kinds_of_effect", "resolving"]

fronts.load()


def _rules(edition: Edition, terms: Terms = USUAL, given: tuple[Printed, ...] | None = None) -> Rules:
    """The rules of an edition; a regulation that there is not restricts nothing."""
    own = cards_here(given) if given is not None else own_cards(tuple([Path(file) for file in terms.cards]))
    cards = catalogue_with(own)
    restrictions = restrictions_named(cards, terms.regulation) or UNRESTRICTED
    limited = edition.unlock_limited(frozenset([name_of_face(face) for face in restrictions.unlock_limited]))
    actions = tuple([(code, key, edition.numbers.get(clause, clause)) for code, (key, clause) in ACTIONS.items()])
    return Rules(
        GAME,
        edition.name,
        opening=lambda decks, chooser: opening(edition, decks, chooser, limited),
        chooser=lambda g: int(g.chooser),
        decks=usual_decks,
        deck_faces=lambda names: deck_faces(cards, names),
        deck_breaches=lambda deck: deck_breaches(cards, deck, restrictions, edition.numbers),
        view=view,
        actions=lambda: actions,
        parts_of=parts_of,
        requests=requests,
        why_not=why_not,
        name_of_face=name_of_face,
        face_named=cards.face_of,
        question=wording.question,
        option=wording.option,
        event=wording.event,
        bearing=bearing,
        particulars=particulars,
        guidance=guidance,
        evaluate=evaluate,
        setting=setting(edition),
        on_terms=lambda other, given: _rules(edition, other, given),
        terms=terms,
        own=own,
        travelling=TRAVELLING,
        added=(spelled_out(own) if own else "") + restrictions.spelled_out(name_of_face),
    )


def name_of_face(face: int) -> str:
    return FRONTS[face].name


RULES: Final = {name: _rules(edition) for name, edition in EDITIONS.items()}
