"""Turns and phases that are left out, or come in addition (9.1)."""

from dataclasses import dataclass
from typing import Any, Final

from ...effects.statements import ExtraTurn
from ...language.frame import Found, Frame, Kind, frame
from ...language.kinds import of_phrase
from ...language.meanings import Phrase
from ...language.say.words import usual
from .. import vocabulary as book
from ..statements import ExtraPhases, SkipPhase

GRAMMAR: Final = """
np: PhaseWord                                    -> phase_alone
  | NextWord PhaseWord                           -> next_phase
  | Player "の" PhaseWord                         -> phase_of
  | Player "の" NextWord PhaseWord                -> next_phase_of
  | NextWord Player "の" PhaseWord                -> the_next_phase_of
  | MorePhases                                   -> more_phases
  | MorePhases "と" MorePhases                    -> both_phases
"""
EXTRA: Final[dict[str, dict[str, Any]]] = {
    "PhaseWord": {word: name for name in book.SKIPPED_PHASES for word in book.PHASES[name]}
    | {"攻撃フェイズ": "combat"},
    "MorePhases": {
        "追加の戦闘フェイズ": "combat",
        "追加の攻撃フェイズ": "combat",
        "もう一度戦闘フェイズ": "combat",
        "もう一度攻撃フェイズ": "combat",
        "追加のメインフェイズ": "main",
    },
}
ORDINAL: Final = {"main-1": "first main", "main-2": "second main"}


@dataclass(frozen=True, slots=True)
class PhaseOf(Phrase):
    """対戦相手の次のドローフェイズ. `whose` "": nobody is named."""

    phase: str
    whose: str = ""
    next: bool = False


@dataclass(frozen=True, slots=True)
class MorePhases(Phrase):
    """追加の戦闘フェイズと追加のメインフェイズ, in this order."""

    phases: tuple[str, ...]


def phase_alone(phase: str) -> Phrase:
    return PhaseOf(phase)


def next_phase(next_: str, phase: str) -> Phrase:
    return PhaseOf(phase, next=bool(next_))


def phase_of(whose: str, phase: str) -> Phrase:
    return PhaseOf(phase, whose)


def next_phase_of(whose: str, next_: str, phase: str) -> Phrase:
    return PhaseOf(phase, whose, bool(next_))


def the_next_phase_of(next_: str, whose: str, phase: str) -> Phrase:
    return PhaseOf(phase, whose, bool(next_))


def more_phases(phase: str) -> Phrase:
    return MorePhases((phase,))


def both_phases(phase: str, other: str) -> Phrase:
    return MorePhases((phase, other))


def skipped(whose: str, phase: PhaseOf) -> SkipPhase:
    return SkipPhase(whose, phase.phase, phase.next)


def what_is_skipped(one: SkipPhase) -> Found | None:
    return {"whose": one.whose, "phase": PhaseOf(one.phase, next=one.next)}


def skipped_of(phase: PhaseOf) -> SkipPhase:
    return SkipPhase(phase.whose, phase.phase, phase.next)


def inserted(whose: str, phases: tuple[str, ...]) -> ExtraPhases:
    return ExtraPhases(whose, phases)


def words_of(phases: tuple[str, ...]) -> str:
    return "と".join(usual(EXTRA["MorePhases"], phase) for phase in phases)


def in_english(one: PhaseOf) -> str:
    return f"the {'next ' if one.next else ''}{ORDINAL.get(one.phase, one.phase)} phase"


def in_japanese(one: PhaseOf) -> str:
    return f"{'次の' if one.next else ''}{book.PHASES[one.phase][0]}"


KINDS: Final[dict[str, Kind]] = {
    "phase": of_phrase(lambda phrase: phrase if isinstance(phrase, PhaseOf) and not phrase.whose else None),
    "phase-of": of_phrase(lambda phrase: phrase if isinstance(phrase, PhaseOf) and phrase.whose else None),
    "more-phases": of_phrase(lambda phrase: phrase.phases if isinstance(phrase, MorePhases) else None),
}
ACTIONS: Final[dict[str, Any]] = {
    action.__name__: action
    for action in (phase_alone, next_phase, phase_of, next_phase_of, the_next_phase_of, more_phases, both_phases)
}
FRAMES: Final[tuple[Frame, ...]] = (
    frame(
        SkipPhase,
        "{whose:player}は {phase:phase}を 飛ばす",
        pack=skipped,
        unpack=what_is_skipped,
        en="{whose} [skip] {phase}",
        clause="9.1",
    ),
    frame(SkipPhase, "{whose:player}は {phase:phase}を 行う", forms="not cannot", pack=skipped),
    frame(SkipPhase, "{phase:phase-of}を 飛ばす", pack=skipped_of),
    frame(SkipPhase, "{phase:phase-of}は 飛ばす", voices="passive", pack=skipped_of),
    frame(
        ExtraPhases,
        "{whose:player}は|が? ~このフェイズの後に? {phases:more-phases}を 行う",
        pack=inserted,
        unpack=lambda one: {"whose": one.whose, "phases": one.phases},
        en="{whose} [have] {phases} after this phase",
        clause="9.1",
    ),
    frame(
        ExtraTurn,
        "{whose:player}は|が? ~このターンの後に? 追加の1ターンを 行う|得る",
        en="{whose} [have] an additional turn after this turn",
        clause="9.7.3.4",
    ),
)
