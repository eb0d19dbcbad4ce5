"""Which verb carries out which kind of statement."""

from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseWord,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    EndAttack,
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
    Repeat,
    SetLife,
    SetNumbers,
    Shuffle,
    TurnOver,
    While,
    WinGame,
)
from ..ch02_kinds_of_cards.ch02_1_5_races import choose_word
from ..ch03_the_field.ch03_3_squares_of_effects import choose_lane, put_on_squares
from ..ch03_the_field.ch03_7_life import lose_some_life, set_life
from ..ch03_the_field.ch03_between_zones import move
from ..ch04_winning_and_losing import lose_game, win_game
from ..ch05_how_a_game_goes.ch05_5_1_battle import stop_attack
from ..ch06_positions.ch06_effects_on_positions import (
    gain_energy,
    orient,
    regain_energy,
    reposition_characters,
    turn_over,
)
from ..ch08_terms.ch08_01_effects import if_, if_did, let, look_at, may, modes, pay_whole, repeat, shuffle
from ..ch08_terms.ch08_02_moving import choose_square, move_characters, swap_squares
from ..ch08_terms.ch08_03_playing import play_without_cost
from ..ch08_terms.ch08_05_drawing import draw, draw_up_to
from ..ch08_terms.ch08_06_gaining_life import gain_some_life
from ..ch08_terms.ch08_09_raising_and_lowering import change_stats
from ..ch08_terms.ch08_10_destroying import destroy_cards
from ..ch08_terms.ch08_11_dealing_damage import damage
from ..ch08_terms.ch08_12_being_downed import down_by_effect
from ..ch08_terms.ch08_13_granting import grant_or_take
from ..ch09_other_rules.ch09_1_as_long_as import as_long_as
from ..ch09_other_rules.ch09_1_lasting import change_cost, forbid_or_permit, in_the_next_turn, wait
from ..ch09_other_rules.ch09_5_setting_numbers import set_numbers
from ..ch09_other_rules.ch09_6_choosing import choose_at_random, choose_cards
from ..tree import ChooseSquare, Down, GainEnergy, MoveTo, Pay, PutOnSquare, RegainEnergy, Reposition, SwapSquares
from .verbs import VERBS

VERBS.update(
    {
        Choose: choose_cards,
        ChooseAtRandom: choose_at_random,
        ChooseWord: choose_word,
        Let: let,
        Damage: damage,
        GainLife: gain_some_life,
        LoseLife: lose_some_life,
        SetLife: set_life,
        ChangeStats: change_stats,
        SetNumbers: set_numbers,
        Destroy: destroy_cards,
        Down: down_by_effect,
        Move: move,
        Orient: orient,
        GainEnergy: gain_energy,
        RegainEnergy: regain_energy,
        Pay: pay_whole,
        Grant: grant_or_take,
        LoseEffects: grant_or_take,
        Draw: draw,
        DrawUpTo: draw_up_to,
        Shuffle: shuffle,
        LookAt: look_at,
        ChangeDamage: forbid_or_permit,
        ChangeCost: change_cost,
        Forbid: forbid_or_permit,
        Permit: forbid_or_permit,
        Instead: wait,
        Later: wait,
        NextTurn: in_the_next_turn,
        While: as_long_as,
        EndAttack: stop_attack,
        WinGame: win_game,
        LoseGame: lose_game,
        May: may,
        IfDid: if_did,
        If: if_,
        Modes: modes,
        Repeat: repeat,
    }
)
VERBS.update(
    {
        ChooseLane: choose_lane,
        ChooseSquare: choose_square,
        MoveTo: move_characters,
        SwapSquares: swap_squares,
        PutOnSquare: put_on_squares,
        Reposition: reposition_characters,
        TurnOver: turn_over,
        Play: play_without_cost,
    }
)
