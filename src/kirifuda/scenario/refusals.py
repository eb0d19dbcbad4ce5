"""What is said to an action that a player wishes for: may it be done, and if not, why not."""

from dataclasses import dataclass

from ..kernel.outcome import Refusal
from ..words import reason, say
from .options import called, requests
from .play import Play
from .vocabulary import nearest


@dataclass(frozen=True)
class Verdict:
    """An action with one card, as it is called among its likes, and what stands against it."""

    name: str
    refusal: Refusal | None


def verdicts(name: str, play: Play, seat: int) -> list[Verdict]:
    """What is said to an action by its name: of each card that could be meant.

    Copies of which nothing is said but that they lie elsewhere are not meant, where there are others.
    """
    values, wishes = requests(seat, play.game.state, play.known, play.language)
    meant = called(name, wishes, play.known)
    found = [Verdict(one.shown, play.game.why_not(seat, values[one.index])) for one in meant]
    elsewhere = play.known.setting.elsewhere
    at_hand = [one for one in found if one.refusal is None or one.refusal.reason not in elsewhere]
    return at_hand or found


def verdict_text(verdict: Verdict, play: Play, named: bool) -> str:
    """The clause, the reason and the sentence; before it the name of the copy, where there are several."""
    refusal = verdict.refusal
    if refusal is None:
        said = say("scenario-not-refused", play.language)
    else:
        said = f"{refusal.clause} {refusal.reason} {say(reason(play.known.game, refusal), play.language)}"
    return f"{verdict.name}: {said}" if named else said


def wishes_like(name: str, play: Play, seat: int) -> str:
    """The actions with their cards that are called most like this."""
    _, wishes = requests(seat, play.game.state, play.known, play.language)
    return nearest(name, [wish.shown for wish in wishes])
