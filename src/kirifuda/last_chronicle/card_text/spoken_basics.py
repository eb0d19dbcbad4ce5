"""What every statement that is said needs: who does it, to what, how much, how long."""

from collections.abc import Callable
from typing import Final

from ...effects.tree import (
    AS_LONG_AS,
    OPPONENTS_NEXT_TURN_END,
    OPPONENTS_NEXT_TURN_START,
    STAYS,
    THIS_TURN,
    YOU,
    YOUR_NEXT_TURN_END,
    YOUR_NEXT_TURN_START,
    Ability,
    Amount,
    Filter,
    PlayerOf,
    Subject,
)
from ..tree import (
    DURING_TURN,
    NEXT_RECOVERY,
    NEXT_TURN,
    OPPONENTS_NEXT_TURN,
    THAT_PLAYER,
    YOUR_NEXT_TURN,
    YOUR_TURN_END,
)
from .spoken_cards import PLAYERS, Speaker

DURATIONS: Final = {
    STAYS: "",
    AS_LONG_AS: "",
    NEXT_RECOVERY: "",
    THIS_TURN: "ターンの終わりまで、",
    DURING_TURN: "このターン、",
    NEXT_TURN: "次のターンの終わりまで、",
    YOUR_TURN_END: "あなたのターンの終わりまで、",
    YOUR_NEXT_TURN: "次のあなたのターンの間、",
    OPPONENTS_NEXT_TURN: "次の対戦相手のターンの間、",
    YOUR_NEXT_TURN_START: "次のあなたのターンの開始まで、",
    YOUR_NEXT_TURN_END: "次のあなたのターンの終わりまで、",
    OPPONENTS_NEXT_TURN_START: "次の対戦相手のターンの開始まで、",
    OPPONENTS_NEXT_TURN_END: "次の対戦相手のターンの終わりまで、",
}
NATURES: Final = {"combat": "戦闘ダメージ", "effect": "効果によるダメージ", "": "ダメージ"}
AbilityText = Callable[[Ability], str]


class BasicSpeaker:
    """Says the parts of statements, keeping the scope as the reader of the text will have it."""

    def __init__(self, speaker: Speaker, ability_text: AbilityText) -> None:
        self.speaker = speaker
        self.scope = speaker.scope
        self.ability_text = ability_text
        self.standing = False
        self.doer = YOU
        """Who did something last in the sentence."""
        self.called = ""
        """How THAT_PLAYER is called the first time: それのコントローラー."""

    def player(self, whose: str) -> str:
        if whose == THAT_PLAYER and self.called:
            called, self.called = self.called, ""
            return called
        return PLAYERS[whose]

    def does(self, whose: str) -> str:
        """Who does it; you: nobody is named, unless another did something before in the sentence."""
        whose = whose or YOU
        if whose == YOU == self.doer:
            return ""
        return self.does_so(whose)

    def does_so(self, whose: str) -> str:
        self.doer = whose
        return f"{self.player(whose)}は"

    def subject(self, subject: Subject) -> str:
        if isinstance(subject, PlayerOf):
            return self.player(subject.whose)
        return self.speaker.subject(subject)

    def lasting(self, lasts: str) -> str:
        return DURATIONS[lasts]

    def points(self, amount: Amount, noun: str) -> str:
        """3ダメージ, or ～に等しいダメージ."""
        if self.speaker.is_plain(amount):
            return f"{self.speaker.number(amount)}{noun}"
        return f"{self.speaker.amount(amount)}に等しい{noun}"

    def many(self, amount: Amount, counter: str) -> str:
        """3枚, or ～に等しい数."""
        if self.speaker.is_plain(amount):
            return f"{self.speaker.number(amount)}{counter}"
        return f"{self.speaker.amount(amount)}に等しい数"

    def bring_up(self, slot: int, how: str, filter: Filter) -> None:
        self.scope.bring_up(slot, how, filter, "")
