"""What effects do (11.8, 11.9.3, 15.1): a verb for each kind of statement. What cannot be done is skipped (2.3)."""

from typing import Final

from ..effects.interpreter import Verb
from ..effects.statements import (
    Battle,
    Choose,
    ChooseAtRandom,
    ChooseNumber,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    ExtraTurn,
    GainLife,
    If,
    IfDid,
    Let,
    LookAt,
    LoseGame,
    LoseLife,
    May,
    Modes,
    Orient,
    RemoveDamage,
    Repeat,
    SetLife,
    Shuffle,
    TurnOver,
    WinGame,
)
from ..effects.tree import Statement
from ..kernel.outcome import GameOver, Outcome
from . import lasting
from .book import clause
from .characteristics import forbidden
from .effects_on_effects import if_, if_did, may_do, modes, pay_now, repeat
from .effects_on_players import (
    advance_points,
    battle,
    damage,
    divide_damage,
    extra_phases,
    extra_turn,
    gain,
    lose,
    remove_damage,
    set_life,
    swap_life,
)
from .effects_on_the_battlefield import (
    attack_again,
    leave_combat,
    make_souls,
    orient,
    place_tokens,
    put_counters,
    remove_counters,
    turn_over,
)
from .effects_on_zones import (
    advance,
    check,
    destroy_cards,
    discard_cards,
    draw_cards,
    draw_up_to,
    exchange,
    look_at,
    put,
    reveal_until,
    sacrifice_cards,
    search,
    shuffle,
    use_spell,
)
from .effects_that_choose import (
    call_player,
    choose_ability,
    choose_at_random,
    choose_card_or_player,
    choose_cards,
    choose_number,
    choose_player,
    choose_word,
    designate,
    interrupt_ability,
    let,
)
from .matching import seat_of_word, seats
from .runs import ChronicleRun
from .statements import (
    AdvanceEra,
    AttackAgain,
    CallPlayer,
    ChooseAbility,
    ChooseCardOrPlayer,
    ChoosePlayer,
    ChronoCheck,
    Designate,
    Discard,
    DivideDamage,
    ExchangeMarkers,
    ExtraPhases,
    GainAdvancePoints,
    InterruptAbility,
    MakeSouls,
    Pay,
    PlaceTokens,
    Put,
    PutCounters,
    RemoveCounters,
    RemoveFromCombat,
    RevealUntil,
    Sacrifice,
    Search,
    SwapLife,
    UseSpell,
)
from .table import Table
from .the_end import win_game
from .words import VERBS


@clause("3.1", "2.1")
def win(g: Table, run: ChronicleRun, node: WinGame) -> bool:
    win_game(g, seat_of_word(g, run, node.whose))
    return run.did_so(1)


@clause("3.1", "2.1")
def lose_game(g: Table, run: ChronicleRun, node: LoseGame) -> bool:
    losers = [seat for seat in seats(g, run, node.whose) if not forbidden(g, "lose-game", seat=seat)]
    if len(losers) == 2:
        raise GameOver(Outcome(Outcome.DRAWN, "3.3"))
    if losers:
        raise GameOver(Outcome(losers[0], "3.1"))
    return run.did_so(0)


@clause("8.1.2")
def before_the_game(g: Table, run: ChronicleRun, node: CopiesInDeck) -> bool:
    """It works when a deck is built, and does nothing in a game."""
    return True


_VERBS: Final[dict[type[Statement], Verb]] = {
    Choose: choose_cards,
    ChooseCardOrPlayer: choose_card_or_player,
    ChoosePlayer: choose_player,
    ChooseAbility: choose_ability,
    InterruptAbility: interrupt_ability,
    CallPlayer: call_player,
    Designate: designate,
    ChooseAtRandom: choose_at_random,
    ChooseWord: choose_word,
    ChooseNumber: choose_number,
    Let: let,
    May: may_do,
    IfDid: if_did,
    If: if_,
    Modes: modes,
    Repeat: repeat,
    Pay: pay_now,
    Damage: damage,
    DivideDamage: divide_damage,
    Battle: battle,
    RemoveDamage: remove_damage,
    GainLife: gain,
    LoseLife: lose,
    SetLife: set_life,
    SwapLife: swap_life,
    ExtraTurn: extra_turn,
    ExtraPhases: extra_phases,
    GainAdvancePoints: advance_points,
    Destroy: destroy_cards,
    Sacrifice: sacrifice_cards,
    Discard: discard_cards,
    Put: put,
    Draw: draw_cards,
    DrawUpTo: draw_up_to,
    Shuffle: shuffle,
    LookAt: look_at,
    RevealUntil: reveal_until,
    Search: search,
    ChronoCheck: check,
    ExchangeMarkers: exchange,
    AdvanceEra: advance,
    UseSpell: use_spell,
    Orient: orient,
    TurnOver: turn_over,
    PutCounters: put_counters,
    RemoveCounters: remove_counters,
    RemoveFromCombat: leave_combat,
    AttackAgain: attack_again,
    PlaceTokens: place_tokens,
    MakeSouls: make_souls,
    WinGame: win,
    LoseGame: lose_game,
    CopiesInDeck: before_the_game,
}
VERBS.update({**lasting.VERBS_THAT_LAST, **_VERBS})
