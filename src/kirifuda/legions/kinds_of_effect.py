"""The kinds of effects (chapter 39), each a verb."""

from ..effects.run import Run
from ..effects.statements import (
    Battle,
    ChangeCost,
    ChangeDamage,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseNumber,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Draw,
    DrawUpTo,
    EndAttack,
    ExtraTurn,
    Forbid,
    GainLife,
    Grant,
    If,
    IfDid,
    Instead,
    Later,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    May,
    Modes,
    Move,
    NextTurn,
    Orient,
    Permit,
    Play,
    RemoveDamage,
    Repeat,
    SetLife,
    Shuffle,
    While,
    WinGame,
)
from .book import clause
from .choosing import choose_at_random, choose_cards
from .costs import with_keyword_cost
from .effects_of_battle import battle, change_target, deal_each_other, end_attack, master_attack
from .effects_on_cores import exhaust_some_cores, move_some_cores, recover_cores
from .effects_on_effects import (
    choose_lane,
    choose_number,
    choose_word,
    each_player,
    if_,
    if_did,
    let,
    may,
    modes,
    repeat,
)
from .effects_on_hands import draw, draw_up_to, look_at, play, shuffle, unlock
from .effects_on_numbers import (
    damage,
    deal_instead,
    divide_damage,
    gain,
    lose,
    modify,
    points,
    remove_damage,
    set_life,
    set_stats,
    spend,
)
from .effects_on_zones import break_, change_wait, move, move_lane, orient, swap_lanes
from .effects_that_last import (
    as_long_as,
    change_cost,
    forbid_or_permit,
    grant,
    in_the_next_turn,
    later,
    lose_effects,
    set_up_replacement,
    treat_as,
)
from .matching import seat_of_word, seats
from .table import Table
from .the_end import end
from .tokens import put_tokens
from .tree import (
    Break,
    ChangeTarget,
    ChangeWait,
    DealEachOther,
    DealInstead,
    DivideDamage,
    EachPlayer,
    ExhaustCores,
    GainPoints,
    MasterAttack,
    Modify,
    MoveCores,
    MoveLane,
    PutTokens,
    RecoverCores,
    SetStats,
    Spend,
    SwapLanes,
    TreatAs,
    Unlock,
    UnlockCards,
    WithCost,
)
from .turn_order import give_extra_turn
from .words import VERBS


@clause("27-1")
def extra_turn(g: Table, run: Run, node: ExtraTurn) -> bool:
    for seat in seats(run, g, node.whose):
        give_extra_turn(g, seat, run.source)
    return run.did_so(1)


@clause("25-2c", "25-1")
def win_game(g: Table, run: Run, node: WinGame) -> bool:
    end(g, 1 - seat_of_word(g, run, node.whose), "25-2c")
    return True


@clause("25-3c", "25-1")
def lose_game(g: Table, run: Run, node: LoseGame) -> bool:
    end(g, seat_of_word(g, run, node.whose), "25-3c")
    return True


@clause("24-2c")
def copies_in_deck(g: Table, run: Run, node: CopiesInDeck) -> bool:
    """Deck building is over when the game begins."""
    return run.did_so(0)


@clause("21-2a", "21-3a")
def unlock_cards(g: Table, run: Run, node: UnlockCards) -> bool:
    """Used through the action of unlocking (28-2); resolved by itself it does nothing."""
    return run.did_so(0)


VERBS.update(
    {
        Choose: choose_cards,
        ChooseAtRandom: choose_at_random,
        ChooseLane: choose_lane,
        ChooseWord: choose_word,
        ChooseNumber: choose_number,
        Let: let,
        Damage: damage,
        DealInstead: deal_instead,
        DivideDamage: divide_damage,
        RemoveDamage: remove_damage,
        GainLife: gain,
        LoseLife: lose,
        SetLife: set_life,
        GainPoints: points,
        Spend: spend,
        ChangeWait: change_wait,
        Break: break_,
        Modify: modify,
        SetStats: set_stats,
        Move: move,
        MoveLane: move_lane,
        SwapLanes: swap_lanes,
        Orient: orient,
        MasterAttack: master_attack,
        Grant: grant,
        LoseEffects: lose_effects,
        Draw: draw,
        DrawUpTo: draw_up_to,
        Shuffle: shuffle,
        LookAt: look_at,
        ExhaustCores: exhaust_some_cores,
        RecoverCores: recover_cores,
        MoveCores: move_some_cores,
        Battle: battle,
        DealEachOther: deal_each_other,
        ChangeTarget: change_target,
        EndAttack: end_attack,
        ExtraTurn: extra_turn,
        Unlock: unlock,
        Play: play,
        PutTokens: put_tokens,
        Forbid: forbid_or_permit,
        Permit: forbid_or_permit,
        ChangeDamage: forbid_or_permit,
        ChangeCost: change_cost,
        TreatAs: treat_as,
        Instead: set_up_replacement,
        Later: later,
        WinGame: win_game,
        LoseGame: lose_game,
        NextTurn: in_the_next_turn,
        While: as_long_as,
        May: may,
        EachPlayer: each_player,
        IfDid: if_did,
        If: if_,
        WithCost: with_keyword_cost,
        Modes: modes,
        Repeat: repeat,
        UnlockCards: unlock_cards,
        CopiesInDeck: copies_in_deck,
    }
)
