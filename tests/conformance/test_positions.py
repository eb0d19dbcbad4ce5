"""A position that differs in anything the players see is another one: a game is not ended for having come back."""

import pytest

import kirifuda
from kirifuda.black_poker.table import Fog, Request
from kirifuda.conformance.openings import CROWDED, STYLES, Opening
from kirifuda.effects.statements import LoseGame
from kirifuda.effects.tree import Ability, Happening
from kirifuda.last_chronicle.entries import Entry, Pending
from kirifuda.last_chronicle.left_effects import Lasting
from kirifuda.last_chronicle.occurrences import Occurrence as ChronicleOccurrence
from kirifuda.legend_of_stars.state.lasting_effects import Given as StarsGiven
from kirifuda.legend_of_stars.table import Occurrence as StarsOccurrence
from kirifuda.legend_of_stars.table import Trigger as StarsTrigger
from kirifuda.legions.table import Given, Occurrence, Trigger

SAID = LoseGame("self")
ABILITY = Ability("", (), (), ())
HAPPENED = Occurrence("drawn")
STARS_TRIGGER = StarsTrigger(1, 0, 0, 0, 0, ABILITY, StarsOccurrence("drawn"))

BLACK_POKER = {
    "player": 9,
    "chance": 9,
    "passed": 9,
    "used": (1, 2, 3),
    "triggered": ((3, 1),),
    "opened": 9,
    "stage": (Request(),),
    "pending": (Request(),),
    "fogs": (Fog(),),
    "attackers": (0, 1),
    "blocks": ((0, 1),),
}
LEGIONS = {
    "phase": "another",
    "player": 9,
    "life": (7, 77),
    "points": (7, 77),
    "awakened": (False, 9),
    "active_cores": (7, 77),
    "exhausted_cores": (7, 77),
    "master_cores": (7, 77),
    "lord_cores": (7, 77),
    "waiting_cores": ((7,), ()),
    "lasting": (Given(SAID),),
    "triggers": (Trigger(1, 0, 0, ABILITY, HAPPENED),),
    "promised": (("break", 0, 0),),
    "so_far": (HAPPENED,),
    "used_up": ((0, 9),),
    "arrived": (0, 1),
    "broken": ((0, 0),),
    "actor": 0,
}
OF_AN_EDITION = {"2018": {"occurrences": (HAPPENED,)}, "2019": {"chain": ((HAPPENED, ABILITY),)}}
LAST_CHRONICLE = {
    "player": 9,
    "regular": 9,
    "in_row": 2,
    "extra_turns": (1,),
    "more_phases": ("main",),
    "phase": "another",
    "step": "another",
    "main": 9,
    "holder": 9,
    "passed": 9,
    "life": (7, 77),
    "eras": (7, 77),
    "advance_points": (7, 77),
    "pool": (7,) * 9,
    "souls_placed": 9,
    "attackers": ((0, 0), (1, 1)),
    "blocker": (0, 0),
    "was_blocked": 9,
    "clash": ((0, 0),),
    "empty_draws": 9,
    "stack": (Entry(),),
    "placing": Entry(),
    "pending": (Pending(),),
    "lasting": (Lasting(SAID),),
    "used": ((0, ABILITY),),
    "history": (ChronicleOccurrence("drawn"),),
    "refused": (7,),
}
LEGEND_OF_STARS = {
    "phase": "another",
    "player": 9,
    "life": (7, 77),
    "energy_placed": 9,
    "comparisons": 9,
    "passes": 9,
    "window": 9,
    "settler": 9,
    "attacker": 0,
    "striking": 9,
    "shown_for_speed": (0, 1),
    "lasting": (StarsGiven(SAID),),
    "triggers": (STARS_TRIGGER,),
    "chances": (STARS_TRIGGER,),
    "so_far": ((Happening("drawn"), 0, (0, 0), (0, 0)),),
}


def crowded(game, edition):
    editions = kirifuda.editions(game)
    return Opening(game, edition, CROWDED + len(STYLES) * list(editions).index(edition)).begin().state


def is_told_apart(game, edition, differing):
    """Each change by itself, and a card elsewhere, makes another position; a copy is the same one."""
    table = crowded(game, edition)
    here = table.position()
    assert table.copy().position() == here
    unseen = []
    for name, value in differing.items():
        other = table.copy()
        now = getattr(table, name)
        setattr(other, name, not now if isinstance(now, bool) else value)
        if other.position() == here:
            unseen.append(name)
    other = table.copy()
    zone = next(at for at, ids in enumerate(other.zones) if ids)
    other.zones[zone] = other.zones[zone][1:]
    if other.position() == here:
        unseen.append("zones")
    assert unseen == []


@pytest.mark.clause("R38", "R39", "R40", "R41", game="black-poker")
def test_positions_of_black_poker():
    is_told_apart("black-poker", "master", BLACK_POKER)


@pytest.mark.clause("L90", "L91", "L92", "L93", game="legions")
@pytest.mark.parametrize("edition", ["2018", "2019"])
def test_positions_of_legions(edition):
    is_told_apart("legions", edition, LEGIONS | OF_AN_EDITION[edition])


@pytest.mark.clause("13.1", "13.2", "C140", "C141", game="last-chronicle")
def test_positions_of_last_chronicle():
    is_told_apart("last-chronicle", kirifuda.editions("last-chronicle")[0], LAST_CHRONICLE)


@pytest.mark.clause("S55", "S56", "S57", "S58", game="legend-of-stars")
def test_positions_of_legend_of_stars():
    is_told_apart("legend-of-stars", kirifuda.editions("legend-of-stars")[0], LEGEND_OF_STARS)
