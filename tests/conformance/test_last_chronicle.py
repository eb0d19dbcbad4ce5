"""Every promise of Last Chronicle can be broken, and is noticed then."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from kirifuda.conformance.fault import Fault
from kirifuda.effects.statements import Forbid
from kirifuda.effects.tree import This
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Game
from kirifuda.kernel.position import Waiting
from kirifuda.kernel.rules import Rules
from kirifuda.kernel.view import View
from kirifuda.last_chronicle.entries import Pending
from kirifuda.last_chronicle.left_effects import Lasting
from kirifuda.last_chronicle.option_codes import ADVANCE, code
from kirifuda.last_chronicle.position import lay, read
from kirifuda.last_chronicle.record.checks import (
    OfferedAnew,
    Orderly,
    Recomputed,
    Visible,
    crowded_table,
    simple_spells,
)
from kirifuda.last_chronicle.rows import Row
from kirifuda.last_chronicle.rules import RULES
from kirifuda.last_chronicle.table import Table
from kirifuda.last_chronicle.zones import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, OUT, STACK

from ..last_chronicle.board import face, laid, table

BOARD = {
    "battlefield": ["試しの兵", "試しの古兵+試しの兵", "衛士トークン"],
    "hand": ["試しの兵"],
    "soul-yard": ["試しの兵"],
    "era-yard": ["試しの兵"] * 4,
}
BOOK = Waiting(0, "spell", (face("試しの書"),))


def wounded(g: Table) -> None:
    g.edit(g.battlefield(0)[0]).damage = 2000
    g.hurt = True


def wounded_unseen(g: Table) -> None:
    g.edit(g.battlefield(0)[0]).damage = 500


def healed_too_much(g: Table) -> None:
    g.edit(g.battlefield(0)[0]).damage = -500


def counters_of_nothing(g: Table) -> None:
    g.edit(g.battlefield(0)[0]).counters = (("錆", 0),)


def counters_in_the_hand(g: Table) -> None:
    g.edit(g.hand(0)[0]).counters = (("錆", 1),)


def wiped_hand(g: Table) -> None:
    g.edit(g.hand(0)[0]).wiped = True


def debts(g: Table) -> None:
    g.advance_points = (-1, 0)


def another_era(g: Table) -> None:
    g.eras = (1, 1)


def no_life(g: Table) -> None:
    g.life = (0, 20)


def spell_without_a_card(g: Table) -> None:
    g.move(g.zone(STACK, 0)[0], DISCARD, 0)
    entry = g.stack[0]
    g.edit(entry.source).handle = entry.handle


def fighter_in_hand(g: Table) -> None:
    g.attackers = (g.reference(g.hand(0)[0]),)


def waiting_trigger(g: Table) -> None:
    g.pending = (Pending(99, 0, 0),)


@pytest.mark.parametrize(
    ("says", "prepare"),
    [
        ("nothing is owed", debts),
        ("eras are those of the markers", another_era),
        ("damage is never negative", healed_too_much),
        ("where damage is, it is known", wounded_unseen),
        ("counters that are there are counted", counters_of_nothing),
        ("only permanents bear anything", counters_in_the_hand),
        ("only permanents are wiped", wiped_hand),
        ("a joined card lies with its unit", lambda g: g.shift(g.battlefield(0)[1], BATTLEFIELD, 1, True)),
        ("spells on the stack lie there", spell_without_a_card),
        ("spells on the stack lie there", lambda g: g.move(g.hand(0)[0], STACK, 0)),
        ("who fights is on the battlefield", fighter_in_hand),
        ("what has triggered is on the stack", waiting_trigger),
        ("who has no life left has lost", no_life),
        ("there are four era markers at most", lambda g: g.move(g.hand(0)[0], ERA, 0)),
        ("units outlive their damage", wounded),
        ("tokens are on the battlefield or gone", lambda g: g.move(g.battlefield(0)[3], HAND, 0)),
        ("only tokens vanish", lambda g: g.move(g.hand(0)[0], OUT, 0)),
    ],
)
def test_a_table_in_disorder_is_noticed(says: str, prepare: Callable[[Table], object]) -> None:
    game = laid(BOARD, {}, [BOOK])
    orderly = Orderly()
    orderly.begin(game)
    orderly.at(game, 0)
    prepare(table(game))
    with pytest.raises(Fault, match=says):
        orderly.at(game, 0)


def test_a_stack_that_outlasts_its_phase_is_noticed() -> None:
    game = laid(BOARD, {}, [BOOK])
    orderly = Orderly()
    orderly.begin(game)
    orderly.at(game, 0)
    table(game).phase = "combat"
    with pytest.raises(Fault, match="the stack is empty between phases"):
        orderly.at(game, 0)


def test_a_number_that_was_not_worked_out_anew_is_noticed() -> None:
    game = laid(BOARD, {})
    Recomputed().at(game, 0)
    g = table(game)
    stale = Row(g.rows[g.battlefield(0)[1]])
    stale.power = 3000
    g.rows = {**g.rows, g.battlefield(0)[1]: stale}
    with pytest.raises(Fault, match="characteristics are up to date"):
        Recomputed().at(game, 0)


def test_a_rule_that_was_not_noticed_is_noticed() -> None:
    game = laid(BOARD, {})
    g = table(game)
    Recomputed().at(game, 0)
    g.decrees = (*g.decrees, Lasting(Forbid("attack", This()), g.battlefield(0)[0]))
    with pytest.raises(Fault, match="rules that effects make are up to date"):
        Recomputed().at(game, 0)


def test_a_card_that_was_not_found_to_act_is_noticed() -> None:
    game = laid(BOARD, {})
    g = table(game)
    Recomputed().at(game, 0)
    g.acting = ((*g.acting[0], g.battlefield(0)[0]), g.acting[1])
    with pytest.raises(Fault, match="who acts, waits and watches is up to date"):
        Recomputed().at(game, 0)


def test_an_option_that_was_not_looked_for_again_is_noticed() -> None:
    game = laid(BOARD, {}, [BOOK])
    OfferedAnew().at(game, 0)
    g = table(game)
    assert game.ask is not None
    kept = g.prospects[game.ask.seat]
    assert kept is not None
    kept.offered = [(code(ADVANCE),), (code(ADVANCE),)]
    with pytest.raises(Fault, match="options that were kept are up to date"):
        OfferedAnew().at(game, 0)


def shown_the_deck(g: Table) -> None:
    g.specs = tuple(g.specs[HAND] if place == DECK else spec for place, spec in enumerate(g.specs))


def hidden_ca_yard(g: Table) -> None:
    g.specs = tuple(g.specs[DECK] if place == CA else spec for place, spec in enumerate(g.specs))


@pytest.mark.parametrize(
    ("says", "prepare"),
    [
        ("a seat sees no more than lies open to it", shown_the_deck),
        ("a seat sees what lies open to it", hidden_ca_yard),
    ],
)
def test_who_sees_too_much_or_too_little_is_noticed(says: str, prepare: Callable[[Table], None]) -> None:
    game = laid(BOARD | {"ca-yard": ["試しの火"]}, {})
    Visible().at(game, 0)
    prepare(table(game))
    with pytest.raises(Fault, match=says):
        Visible().at(game, 0)


def test_a_view_that_leaves_out_a_joined_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = laid(BOARD, {})

    def view(g: Table, seat: int) -> View:
        whole = RULES.view(g, seat)
        zones = [
            replace(zone, cards=tuple(replace(card, under=()) for card in zone.cards)) if zone.cards else zone
            for zone in whole.zones
        ]
        return replace(whole, zones=tuple(zones))

    monkeypatch.setattr(Game, "view", lambda self, seat: view(self.state, seat))
    with pytest.raises(Fault, match="a view has every face that is seen"):
        Visible().at(game, 0)


def test_crowded_positions_have_twelve_permanents_and_a_stack_of_three() -> None:
    rules: Rules = RULES
    kinds = {aim for _, aim in simple_spells()}
    assert kinds == {"", "card"} or kinds == {"", "card", "player"}
    for seed in range(5):
        position = crowded_table(rules, Dealer(seed))
        assert [len(position.zones["battlefield", seat]) for seat in (0, 1)] == [6, 6]
        g = lay(position)
        assert len(g.stack) == 3
        assert [len(read(g).zones["battlefield", seat]) for seat in (0, 1)] == [6, 6]
