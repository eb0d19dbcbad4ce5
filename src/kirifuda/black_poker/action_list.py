"""アクションリスト: every action in the order of the list."""

from typing import Final

from .actions import ACTIONS, BASIC, Action
from .combat import ATTACK, BLOCK, DAMAGE_JUDGEMENT
from .normal_magic import (
    AMBUSH,
    FORCE,
    HAND_DESTRUCTION,
    LEVY,
    RAIN_OF_SWORDS,
    REANIMATE,
    SPEAR_OF_DEATH,
    THROW,
    WALL_BREAK,
    WALL_SUPPLY,
)
from .pack import PACK_OPENING, RARE_DRAW, RARE_SUMMON, TRAP_COUNTER
from .quick_magic import (
    BLACK_JACK,
    COUNTER,
    DOWN,
    KILL,
    R_S_F,
    RETARGET,
    RETURN,
    REUNION,
    REVERSE,
    SEARCH,
    TRUCE,
    TWIST,
    UP,
)
from .succession import SUCCESSION_CODE, succession
from .summons import (
    ACE_SUMMON,
    EQUIP,
    HERO_SUMMON,
    MAGE_SUMMON,
    QUICK_SUMMON,
    SOLDIER_SUMMON,
    WALL_PLACEMENT,
)
from .the_turn import CHARGE, DRAW, END

SUCCESSION: Final = Action("succession", "アクションリスト/世代交代", BASIC, 1, "triggered-immediate-quick", succession)

ACTION_LIST: Final = (
    END,
    CHARGE,
    DRAW,
    ATTACK,
    BLOCK,
    DAMAGE_JUDGEMENT,
    SUCCESSION,
    WALL_PLACEMENT,
    SOLDIER_SUMMON,
    HERO_SUMMON,
    ACE_SUMMON,
    QUICK_SUMMON,
    MAGE_SUMMON,
    EQUIP,
    UP,
    DOWN,
    TWIST,
    COUNTER,
    REUNION,
    KILL,
    TRUCE,
    RETARGET,
    SEARCH,
    BLACK_JACK,
    R_S_F,
    REVERSE,
    RETURN,
    WALL_BREAK,
    THROW,
    SPEAR_OF_DEATH,
    WALL_SUPPLY,
    REANIMATE,
    HAND_DESTRUCTION,
    FORCE,
    RAIN_OF_SWORDS,
    LEVY,
    AMBUSH,
    PACK_OPENING,
    RARE_DRAW,
    RARE_SUMMON,
    TRAP_COUNTER,
)

for _code, _action in enumerate(ACTION_LIST):
    _action.code = _code
    ACTIONS.append(_action)

assert ACTIONS[SUCCESSION_CODE] is SUCCESSION


def action_keyed(key: str) -> Action:
    return next(action for action in ACTION_LIST if action.key == key)
