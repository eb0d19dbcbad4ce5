"""What is kept as long as nothing that it depends on has changed, and found anew when something has."""

from kirifuda.effects.statements import Choose, Damage, LoseLife
from kirifuda.effects.tree import YOU, Compares, Filter, Happening, Number, PlayerStat, Those
from kirifuda.last_chronicle.continuous_effects import WORKINGS
from kirifuda.last_chronicle.option_codes import ABILITY, code, parts
from kirifuda.last_chronicle.refusing import requests, why_not
from kirifuda.last_chronicle.statements import OnlyIf, Put
from kirifuda.last_chronicle.tree import Price, WipeThis

from .own_board import (
    BLUE,
    BOTH,
    ONE,
    SOLDIER,
    WHITE,
    action,
    do,
    field,
    keyword,
    laid,
    offers,
    passes,
    spell,
    unit,
    when,
)

SHOT = spell("射撃", Choose(0, Filter(categories=("unit",)), ONE), Damage(Those(0), Number(500)), price=Price(blue=1))
TOLL = unit("通行税", abilities=[action(LoseLife(YOU, ONE))])
POOR = Compares(PlayerStat("life", YOU), "<=", Number(19))
BEGGAR = spell("施し", LoseLife(YOU, ONE), price=Price(), abilities=[field(OnlyIf(POOR))])
LISTENER = unit("耳", abilities=[when(Happening("gained-life", who=YOU), LoseLife(YOU, ONE))])

SENTRY = unit("番兵", keywords=[keyword("haste")], abilities=[action(LoseLife(YOU, ONE), costs=[WipeThis()])])
BACK = spell(
    "出戻り",
    Choose(0, Filter(categories=("unit",)), ONE),
    Put(Those(0), "removed-yard"),
    Put(Those(0), "battlefield"),
    price=Price(),
)


def test_a_soul_that_a_stone_of_one_faction_makes_changes_nothing_else() -> None:
    game = laid({"hand": [SHOT], "battlefield": [SOLDIER], "souls": [BLUE, WHITE]}, {})
    assert ("use-spell", "射撃") in offers(game)
    kept = game.state.prospects[0].found[1]
    do(game, ("soul-action", "青石"))
    assert offers(game) == {"pass", ("use-spell", "射撃"), ("place-soul", "射撃"), ("soul-action", "白石")}
    assert game.state.prospects[0].found[1] is kept


def test_a_stone_of_two_factions_that_makes_the_other_soul_takes_an_option_away() -> None:
    game = laid({"hand": [SHOT], "battlefield": [SOLDIER], "souls": [BOTH]}, {})
    assert ("use-spell", "射撃") in offers(game)
    white = game.ask.values[-2]
    assert white % 256 == 0, "white is the first place of a pool"
    do(game, white)
    assert offers(game) == {"pass", ("place-soul", "射撃")}


def test_options_are_looked_for_again_when_a_text_looks_at_what_has_changed() -> None:
    game = laid({"hand": [BEGGAR], "battlefield": [TOLL]}, {})
    assert ("use-spell", "施し") not in offers(game)
    do(game, ("use-ability", "通行税"))
    passes(game)
    assert game.state.life == (19, 20)
    assert ("use-spell", "施し") in offers(game)


def test_an_actor_that_left_and_came_back_in_one_resolution_may_act_again() -> None:
    game = laid({"battlefield": [SENTRY], "hand": [BACK]}, {})
    do(game, "pass")
    do(game, "pass")
    assert game.state.step == "before-attack"
    do(game, ("use-ability", "番兵"))
    passes(game)
    do(game, ("use-spell", "出戻り"))
    assert offers(game) == {"pass"}
    passes(game)
    assert offers(game) == {"pass", ("use-ability", "番兵")}


def test_passing_on_keeps_what_may_be_done() -> None:
    game = laid({"battlefield": [TOLL]}, {"battlefield": [TOLL]})
    do(game, "pass")
    assert (game.ask.seat, offers(game)) == (1, {"pass", ("use-ability", "通行税")})
    kept = game.state.prospects[1].found[0]
    do(game, "pass")
    while game.ask.seat != 1 or game.ask.kind != "act":
        game.answer(0)
    assert offers(game) == {"pass", ("use-ability", "通行税")}
    assert game.state.step == "before-attack"
    assert game.state.prospects[1].found[0] is kept


def test_only_the_ways_that_look_at_what_has_changed_are_looked_for_again() -> None:
    game = laid({"hand": [SHOT, BEGGAR], "battlefield": [SOLDIER, TOLL], "souls": [BLUE]}, {})
    assert offers(game) >= {("use-spell", "射撃"), ("use-ability", "通行税")}
    shot, beggar = game.state.hand(0)
    ways = dict(game.state.prospects[0].ways)
    assert [len(ways[id].options) for id in (shot, beggar)] == [1, 0]
    do(game, ("use-ability", "通行税"))
    passes(game)
    assert ("use-spell", "施し") in offers(game)
    assert game.state.prospects[0].ways[shot] is ways[shot]
    assert game.state.prospects[0].ways[beggar] is not ways[beggar]


def test_a_copy_begins_without_what_was_kept() -> None:
    game = laid({"battlefield": [TOLL]}, {})
    assert offers(game) == {"pass", ("use-ability", "通行税")}
    twin = game.state.copy()
    assert (twin.prospects, twin.purses) == ([None] * 2, [None] * 2)


def test_passing_without_looking_at_the_options_does_not_list_them() -> None:
    game = laid({"battlefield": [TOLL]}, {})
    asked = game.ask
    game.answer(0)
    assert game.ask is not asked
    assert game.state.prospects[0] is None
    assert asked.quiet == -1


def test_who_waits_for_what_is_found_by_the_kind_of_happening() -> None:
    game = laid({"battlefield": [LISTENER, SOLDIER]}, {"battlefield": [LISTENER]})
    g = game.state
    listening = g.battlefield(0)[0], g.battlefield(1)[0]
    heard = [{kind: [one[0] for one in found] for kind, found in g.waiting[seat].items()} for seat in (0, 1)]
    assert heard == [{"gained-life": [id]} for id in listening]
    assert g.acting == ((), ())


def test_what_nothing_looks_at_is_no_reason_to_work_anything_out() -> None:
    game = laid({"battlefield": [SOLDIER, TOLL], "souls": [WHITE] * 3}, {"battlefield": [LISTENER]})
    offers(game)
    before = WORKINGS.times
    for _ in range(3):
        do(game, ("soul-action", "白石"))
    do(game, ("use-ability", "通行税"))
    passes(game)
    assert game.state.life == (19, 20)
    assert WORKINGS.times == before


def test_a_card_without_an_action_ability_may_be_asked_about_all_the_same() -> None:
    game = laid({"battlefield": [SOLDIER, TOLL]}, {})
    g = game.state
    soldier, toll = g.battlefield(0)
    assert g.acting == ((toll,), ())
    assert [value for value in requests(g, 0) if parts(value)[0] == ABILITY] == [
        code(ABILITY, soldier),
        code(ABILITY, toll),
    ]
    refused = why_not(g, 0, code(ABILITY, soldier))
    assert refused is not None and (refused.clause, refused.reason) == ("11.5.4", "no-action-ability")
