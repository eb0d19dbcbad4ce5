"""The table of characteristics (11.9.4): layers, order within a layer, dependency, rings, and when it is worked out."""

import os
from itertools import permutations

import pytest

from kirifuda.effects.statements import ChangeStats as Change
from kirifuda.effects.statements import Grant, LoseEffects, SetNumbers, StatChange, StatValue, While
from kirifuda.effects.tree import (
    YOU,
    Ability,
    Coloured,
    Compare,
    Every,
    Filter,
    HasKeyword,
    Matches,
    Named,
    Number,
    Standing,
    Statement,
    This,
    Typed,
)
from kirifuda.last_chronicle import order_of_effects
from kirifuda.last_chronicle.changes import OF_ERA, OF_LASTING, OF_LIFE, OF_WIPING, ON_BATTLEFIELD
from kirifuda.last_chronicle.characteristics import atk, categories, factions, has, is_unit, level, power, types
from kirifuda.last_chronicle.chronicle_card import Past
from kirifuda.last_chronicle.continuous_effects import WORKINGS
from kirifuda.last_chronicle.left_effects import Lasting
from kirifuda.last_chronicle.order_of_effects import MOST_COURSES, state_of
from kirifuda.last_chronicle.reckoning import reckoning
from kirifuda.last_chronicle.rows import Row
from kirifuda.last_chronicle.statements import Become
from kirifuda.last_chronicle.table import Table
from kirifuda.last_chronicle.tree import ChronicleKeyword
from kirifuda.last_chronicle.zones import ERA

from .hand_made import lay, made, standing, table, with_keywords

MINE = Filter(YOU, (), ("unit",))


def plus(many: int, filter: Filter = MINE, stat: str = "power") -> Change:
    return Change(Every(filter), (StatChange(stat, Number(many)),), "")


def becomes(many: int, filter: Filter = MINE, stat: str = "power") -> SetNumbers:
    return SetNumbers(Every(filter), (StatValue(stat, Number(many)),), "")


def history(*statements: Statement) -> int:
    return made("史", ("history",), standing(*statements))


def powers(g: Table) -> list[int]:
    return [power(g, id) for id in g.battlefield(0) if is_unit(g, id)]


@pytest.mark.clause("11.9.4.9", "C11", game="last-chronicle")
def test_a_value_is_set_before_it_is_changed_whatever_came_first() -> None:
    soldier = made("兵")
    assert powers(table([soldier, history(plus(500)), history(becomes(3000))])) == [3500]
    assert powers(table([soldier, history(becomes(3000)), history(plus(500))])) == [3500]


@pytest.mark.clause("11.9.4.7", "11.9.4.8", "11.9.4.9", "11.9.4.10", game="last-chronicle")
def test_it_is_told_in_which_order_effects_are_applied_and_by_which_clause() -> None:
    raised, set_, raised_again = history(plus(500)), history(becomes(3000)), history(plus(700))
    of_dragons = history(plus(900, Filter(YOU, (), ("unit",), (Typed(("竜",)),))))
    proud = made("誇", ("unit",), standing(Change(This(), (StatChange("power", Number(100)),), "")))
    assert reckoning(table([proud, raised, set_, raised_again, of_dragons])) == (
        (set_, "11.9.4.7"),
        (proud, "11.9.4.9"),
        (raised, "11.9.4.8"),
        (raised_again, "11.9.4.10"),
    )
    assert reckoning(table([made("兵"), of_dragons])) == ()


@pytest.mark.clause("11.9.4.10", game="last-chronicle")
def test_of_two_that_set_a_value_the_later_stands() -> None:
    soldier = made("兵")
    three, two = history(becomes(3000)), history(becomes(2000))
    assert powers(table([soldier, three, two])) == [2000]
    assert powers(table([soldier, two, three])) == [3000]


@pytest.mark.clause("11.9.4.8", "C60", game="last-chronicle")
def test_what_a_card_sets_for_itself_comes_before_what_others_set() -> None:
    proud = made("誇り", text=standing(SetNumbers(This(), (StatValue("power", Number(9000)),), "")))
    assert powers(table([history(becomes(2000)), proud])) == [2000]


@pytest.mark.clause("11.9.4.7", game="last-chronicle")
def test_power_is_changed_after_types_and_categories() -> None:
    """The unit is a dragon in the second layer, so what raises dragons in the fourth finds it, though it came first."""
    dragons = Filter(YOU, (), ("unit",), (Typed(("竜",)),))
    soldier = made("兵", categories=("人",))
    g = table([history(plus(700, dragons)), soldier, history(Become(Every(MINE), categories=("竜",), added=True))])
    assert powers(g) == [1700]
    assert categories(g, 1) == ("人", "竜")


@pytest.mark.clause("11.9.4.7", game="last-chronicle")
def test_a_level_is_changed_before_everything_and_kept_from_1_to_4_at_the_end() -> None:
    soldier = made("兵", level=3)
    high = Filter(YOU, (), ("unit",), (Compare("level", ">=", Number(4)),))
    g = table([history(plus(300, high)), soldier, history(plus(1, stat="level"))])
    assert (level(g, 1), powers(g)) == (4, [1300])
    up_and_down = table(
        [soldier, history(plus(3, stat="level")), history(Change(Every(MINE), (_down("level", 2),), ""))]
    )
    assert level(up_and_down, 0) == 4


def _down(stat: str, many: int) -> StatChange:
    return StatChange(stat, Number(many), down=True)


@pytest.mark.clause("11.9.4.15", "11.9.4.16", "C63", game="last-chronicle")
def test_a_dependent_effect_waits_for_what_it_depends_on() -> None:
    """Whites get aura came first, but who is white is changed by what came later, in the same layer."""
    whites = Filter(YOU, (), ("unit",), (Coloured(("white",)),))
    aura = Grant(Every(whites), (ChronicleKeyword("aura"),), (), "")
    whiten = Become(Every(MINE), factions=("white",), added=True)
    soldier = made("兵")
    g = table([history(aura), history(whiten), soldier])
    assert (has(g, 2, "aura"), factions(g, 2)) == (True, ("white",))


def _if_it_has(word: str, *given: str) -> Grant:
    return Grant(Every(_with(word)), tuple(ChronicleKeyword(one) for one in given), (), "")


def _with(word: str) -> Filter:
    return Filter(YOU, (), ("unit",), (HasKeyword(word),))


def _loses_if_it_has(word: str, lost: str) -> LoseEffects:
    return LoseEffects(Every(_with(word)), (lost,), "")


KEYWORDS = ("haste", "valor", "aura", "soul-stone", "absorb")
GIVES_HASTE = Grant(Every(MINE), (ChronicleKeyword("haste"),), (), "")
CHAINS = {
    "three that give": (GIVES_HASTE, _if_it_has("haste", "valor"), _if_it_has("valor", "aura")),
    "four that give": (
        GIVES_HASTE,
        _if_it_has("haste", "valor"),
        _if_it_has("valor", "aura"),
        _if_it_has("aura", "absorb"),
    ),
    "what one takes away": (
        GIVES_HASTE,
        _loses_if_it_has("haste", "absorb"),
        _if_it_has("absorb", "valor"),
        _if_it_has("valor", "aura"),
    ),
    "a fork": (
        GIVES_HASTE,
        _if_it_has("haste", "valor"),
        _if_it_has("valor", "aura"),
        _loses_if_it_has("valor", "absorb"),
        _if_it_has("absorb", "soul-stone"),
    ),
    "colours on the way": (
        GIVES_HASTE,
        Become(Every(_with("haste")), factions=("white",)),
        Grant(Every(Filter(YOU, (), ("unit",), (Coloured(("white",)),))), (ChronicleKeyword("aura"),), (), ""),
    ),
}


@pytest.mark.clause("11.9.4.15", "11.9.4.16", "C127", game="last-chronicle")
@pytest.mark.parametrize("chain", CHAINS.values(), ids=list(CHAINS))
def test_a_chain_of_dependent_effects_comes_out_the_same_in_whatever_order_they_were_placed(
    chain: tuple[Statement, ...],
) -> None:
    """Each changes what the next looks at, and no two of them the same thing: only the dependencies count."""
    soldier, sponge = made("兵"), made("綿", text=with_keywords(ChronicleKeyword("absorb")))

    def outcome(order: tuple[Statement, ...]) -> list[tuple[frozenset[str], tuple[str, ...]]]:
        g = table([soldier, sponge, *[history(one) for one in order]])
        words = [frozenset(word for word in KEYWORDS if has(g, id, word)) for id in (0, 1)]
        return [(words[id], factions(g, id)) for id in (0, 1)]

    outcomes = [outcome(order) for order in permutations(chain)]
    assert outcomes == [outcome(chain)] * len(outcomes)


@pytest.mark.skipif("KIRIFUDA_COMPILED" in os.environ, reason="a compiled function cannot be counted from outside")
@pytest.mark.clause("11.9.4.15", "C127", game="last-chronicle")
def test_a_tangle_of_effects_is_looked_through_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of twelve gives one keyword to what has another and takes it from what has a third."""
    looked_at = 0

    def counted(rows: dict[int, Row]) -> object:
        nonlocal looked_at
        looked_at += 1
        return state_of(rows)

    monkeypatch.setattr(order_of_effects, "state_of", counted)
    tangle = [_if_it_has(one, other) for one, other in permutations(KEYWORDS[:3], 2)]
    tangle += [_loses_if_it_has(one, other) for one, other in permutations(KEYWORDS[:3], 2)]
    g = table([made("兵", text=with_keywords(ChronicleKeyword("haste"))), *[history(one) for one in tangle]])
    assert isinstance(has(g, 0, "haste"), bool)
    assert 0 < looked_at <= len(tangle) * len(tangle) * MOST_COURSES


@pytest.mark.clause("11.9.4.10", "11.9.4.16", "C127", game="last-chronicle")
def test_of_two_that_wait_for_the_same_the_timestamps_decide() -> None:
    """Both whiten and blacken wait for who has haste; which of them comes last is a matter of timestamps."""
    white, black = (Become(Every(_with("haste")), factions=(colour,)) for colour in ("white", "black"))
    soldier = made("兵")
    assert factions(table([soldier, history(white), history(black), history(GIVES_HASTE)]), 0) == ("black",)
    assert factions(table([soldier, history(black), history(white), history(GIVES_HASTE)]), 0) == ("white",)


@pytest.mark.clause("11.9.4.17", "C1", game="last-chronicle")
def test_effects_that_depend_on_each_other_go_by_their_timestamps() -> None:
    """Each finds only units that the other has not touched: the first to come is applied first."""
    with_haste, with_valor = (Filter(YOU, (), ("unit",), (HasKeyword(word),)) for word in ("haste", "valor"))
    loses_valor = LoseEffects(Every(with_haste), ("valor",), "")
    loses_haste = LoseEffects(Every(with_valor), ("haste",), "")
    both = made("両", text=with_keywords(ChronicleKeyword("haste"), ChronicleKeyword("valor")))
    first = table([history(loses_valor), history(loses_haste), both])
    assert (has(first, 2, "haste"), has(first, 2, "valor")) == (True, False)
    other = table([history(loses_haste), history(loses_valor), both])
    assert (has(other, 2, "haste"), has(other, 2, "valor")) == (False, True)


@pytest.mark.clause("11.9.4.5", "C61", game="last-chronicle")
def test_an_ability_that_was_lost_does_nothing_in_any_layer() -> None:
    flag = made("旗", ("history",), standing(plus(500), Become(Every(MINE), categories=("竜",))))
    silence = LoseEffects(Every(Filter("either", (), ("history",), (Named(("旗",)),))), (), "")
    soldier = made("兵", categories=("人",))
    g = table([flag, soldier, history(silence)])
    assert (powers(g), categories(g, 1)) == ([1000], ("人",))


@pytest.mark.clause("11.9.4.7", "C61", game="last-chronicle")
def test_an_ability_that_was_given_works_in_every_layer() -> None:
    given = Ability("given", (Standing(),), (), ((Become(This(), types=("structure",), added=True), _self_plus(200)),))
    g = table([made("兵"), history(Grant(Every(MINE), (), (given,), ""))])
    assert (types(g, 0), powers(g)) == (("unit", "structure"), [1200])


def _self_plus(many: int) -> Change:
    return Change(This(), (StatChange("power", Number(many)),), "")


@pytest.mark.clause("11.9.4.17", "C61", game="last-chronicle")
def test_two_that_silence_each_other_go_by_their_timestamps() -> None:
    silence_b = LoseEffects(Every(Filter("either", (), ("history",), (Named(("乙",)),))), (), "")
    silence_a = LoseEffects(Every(Filter("either", (), ("history",), (Named(("甲",)),))), (), "")
    first = made("甲", ("history",), standing(silence_b, plus(100)))
    second = made("乙", ("history",), standing(silence_a, plus(20)))
    soldier = made("兵")
    assert powers(table([soldier, first, second])) == [1100]
    assert powers(table([soldier, second, first])) == [1020]


@pytest.mark.clause("5.13.5", game="last-chronicle")
def test_lamps_of_the_present_era_add_their_numbers() -> None:
    lit = made("灯", lamps=(0, 1, 1, 2), power_green=2000)
    assert [powers(table([lit], eras=(era, 1))) for era in (1, 2, 3, 4)] == [[1000], [3000], [3000], [1000]]


@pytest.mark.clause("15.2.13.2", "C87", game="last-chronicle")
def test_awaken_lights_all_lamps_of_the_cards_it_names() -> None:
    named = Filter(YOU, (), ("unit",), (Named(("灯",)),))
    lit = made("灯", lamps=(0, 1, 1, 2), power_green=2000)
    waker = made("覚", text=with_keywords(ChronicleKeyword("awaken", filter=named)))
    assert powers(table([lit, waker], eras=(1, 1))) == [3000, 1000]


@pytest.mark.parametrize(("stirred", "again"), [(OF_LIFE, 0), (OF_WIPING, 0), (ON_BATTLEFIELD, 1)])
def test_the_table_is_worked_out_again_only_when_something_it_looks_at_has_changed(stirred: int, again: int) -> None:
    g = table([made("兵"), history(plus(500))])
    assert powers(g) == [1500]
    before = WORKINGS.times
    g.stirred |= stirred
    assert powers(g) == [1500]
    assert WORKINGS.times - before == again


def test_effects_are_applied_again_only_where_they_would_do_something_else() -> None:
    g = table([made("兵"), history(plus(500))])
    assert powers(g) == [1500]
    before = WORKINGS.applied
    lay(g, made("碑", ("history",)), 2, 0)
    g.stirred |= ON_BATTLEFIELD
    assert (powers(g), WORKINGS.applied - before) == ([1500], 0)
    lay(g, made("新"), 2, 0)
    g.stirred |= ON_BATTLEFIELD
    assert (powers(g), WORKINGS.applied - before) == ([1500, 1500], 1)


def test_only_the_cards_that_an_effect_is_about_are_worked_out_anew() -> None:
    g = table([made("兵"), made("槍"), history(plus(500))])
    assert powers(g) == [1500, 1500]
    kept, before = g.rows, WORKINGS.cards
    g.lasting += (Lasting(Change(This(), (StatChange("power", Number(300)),), ""), ids=(g.reference(1),)),)
    g.stirred |= OF_LASTING
    assert (powers(g), WORKINGS.cards - before) == ([1500, 1800], 1)
    assert g.rows[0] is kept[0]
    g.lasting = ()
    g.stirred |= OF_LASTING
    assert (powers(g), WORKINGS.cards - before) == ([1500, 1500], 2)


def test_a_card_that_no_effect_has_changed_may_be_printed_otherwise_in_another_era() -> None:
    lit = made("灯", lamps=(0, 1, 1, 2), power_green=2000)
    strong = Filter(YOU, (), ("unit",), (Compare("power", ">=", Number(3000)),))
    g = table([lit, history(Change(Every(strong), (StatChange("atk", Number(7)),), ""))], eras=(1, 1))
    assert atk(g, 0) == 1
    lay(g, made("印"), ERA, 0)
    g.stirred |= OF_ERA
    assert (powers(g), atk(g, 0)) == ([3000], 8)


def test_what_is_forgotten_of_a_card_that_left_is_looked_at_anew() -> None:
    g = table([made("兵"), made("碑", ("history",))])
    g.past = {99: Past(g.cards[0].copied(None))}
    was_a_unit = Matches(This(), Filter("either", (), ("unit",)))
    gone = While(was_a_unit, (Change(This(), (StatChange("power", Number(300)),), ""),))
    g.lasting = (Lasting(gone, source=1, handle=99, ids=(g.reference(0),)),)
    assert powers(g) == [1300]
    g.past = {}
    g.stirred |= OF_LASTING
    assert powers(g) == [1000]


def test_a_fork_shares_the_rows_and_a_newcomer_gets_one() -> None:
    g = table([made("兵"), history(plus(500))])
    assert powers(g) == [1500]
    twin = g.copy()
    assert twin.rows is g.rows
    lay(twin, made("新"), 2, 0)
    twin.stirred |= ON_BATTLEFIELD
    assert (powers(twin), powers(g)) == ([1500, 1500], [1500])
