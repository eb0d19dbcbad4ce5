"""The hooks of Last Chronicle. The cards are read when this is imported."""

from pathlib import Path
from typing import Final

from ..kernel.rules import USUAL, Rules, Terms
from . import fronts, kinds_of_effect, wording
from .bearing import bearing
from .book import GAME
from .cards import catalogue
from .evaluation import evaluate, is_free
from .guidance import guidance
from .naming import name_of_face, with_tokens
from .offering import particulars
from .opening import opening
from .option_codes import ACTIONS, SOUL_ACTION
from .own_cards import TRAVELLING, cards_here, catalogue_with, own_cards, spelled_out
from .position import setting, usual_decks
from .printed import Printed
from .reckoning import reckoning
from .refusing import parts_of, requests, why_not
from .regulation import breaches
from .showing import view

__all__ = ["RULES", "kinds_of_effect"]

STANDARD: Final = "standard"
"""There is one edition of the book."""

fronts.use(catalogue())


def _rules(terms: Terms = USUAL, given: tuple[Printed, ...] | None = None) -> Rules:
    own = cards_here(given) if given is not None else own_cards(tuple([Path(file) for file in terms.cards]))
    cards = catalogue_with(own)
    actions = tuple([(code, key, clause) for code, (key, clause) in ACTIONS.items()])
    return Rules(
        GAME,
        STANDARD,
        opening=opening,
        chooser=lambda g: int(g.chooser),
        decks=usual_decks,
        deck_faces=cards.faces_of,
        deck_breaches=lambda deck: breaches(cards, deck),
        view=view,
        actions=lambda: actions,
        parts_of=parts_of,
        requests=requests,
        why_not=why_not,
        name_of_face=name_of_face,
        face_named=with_tokens(cards.face_of),
        question=wording.question,
        option=wording.option,
        event=wording.event,
        bearing=bearing,
        particulars=particulars,
        guidance=guidance,
        evaluate=evaluate,
        setting=setting(),
        on_terms=_rules,
        terms=terms,
        own=own,
        travelling=TRAVELLING,
        added=spelled_out(own) if own else "",
        is_free=is_free,
        reckoning=reckoning,
        preparing=(SOUL_ACTION,),
    )


RULES: Final = _rules()
