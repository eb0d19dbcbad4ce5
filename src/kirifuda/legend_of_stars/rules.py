"""The hooks of Legend of Stars. The cards are read when this is imported."""

from pathlib import Path
from typing import Final

from ..kernel.rules import USUAL, Rules, Terms
from .book import GAME
from .cards.catalogue import catalogue
from .cards.fronts import FRONTS, use_more
from .cards.own_cards import TRAVELLING, cards_here, catalogue_with, own_cards, spelled_out
from .cards.printed import Printed
from .cards.restriction_lists import restrictions_named
from .ch03_the_field.ch03_1_decks import UNRESTRICTED, breaches
from .ch05_how_a_game_goes.ch05_1_getting_ready import opening
from .ch09_other_rules import ch09_3_settling, ch09_6_2_standing_effects
from .evaluation import evaluate, is_free
from .options.actions import ACTIONS
from .options.bearing import bearing
from .options.offering import particulars
from .options.refusing import parts_of, requests, why_not
from .texts import verbs_of_statements
from .views import wording
from .views.guidance import guidance
from .views.position import setting, usual_decks
from .views.showing import view

__all__ = ["RULES", "ch09_3_settling", "ch09_6_2_standing_effects", "verbs_of_statements"]

EDITION: Final = "1.0.03"

use_more(catalogue().cards[len(FRONTS) :])


def _rules(terms: Terms = USUAL, given: tuple[Printed, ...] | None = None) -> Rules:
    """A regulation that there is not restricts nothing."""
    own = cards_here(given) if given is not None else own_cards(tuple([Path(file) for file in terms.cards]))
    cards = catalogue_with(own)
    restrictions = restrictions_named(cards, terms.regulation) or UNRESTRICTED
    actions = tuple([(code, key, clause) for code, (key, clause) in ACTIONS.items()])
    return Rules(
        GAME,
        EDITION,
        opening=lambda decks, chooser: opening(decks),
        chooser=None,
        decks=usual_decks,
        deck_faces=cards.faces_of,
        deck_breaches=lambda deck: breaches(cards, deck, restrictions),
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
        plans_by_turn=True,
        is_free=is_free,
        setting=setting(),
        on_terms=_rules,
        terms=terms,
        own=own,
        travelling=TRAVELLING,
        added=(spelled_out(own) if own else "") + restrictions.spelled_out(name_of_face),
    )


def name_of_face(face: int) -> str:
    return FRONTS[face].name


RULES: Final = {EDITION: _rules()}
