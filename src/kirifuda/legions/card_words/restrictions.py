"""What may not be done, and what may be done although it could not (39-21, 39-24, 39-26)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.statements import Forbid, NextTurn, Permit
from ...effects.tree import EITHER, OPPONENT, STAYS, YOU, Every, Filter, Subject
from ...language.frame import Frame, frame
from ...language.meanings import DOER, SELF, Hurt, Thing
from ..tree import UnlockCards
from .happenings import by_whom


def cards(act: str, subject: Subject, against: Filter | None = None) -> Forbid:
    return Forbid(act, subject, "", against, STAYS)


def player(act: str, whose: str, against: Filter | None = None) -> Forbid:
    return Forbid(act, None, whose, None if against == Filter() else against, STAYS)


def by_effects(act: str, subject: Subject, effects: Thing | None = None) -> Forbid | None:
    """相手の効果によって: whose effects."""
    if effects is None or effects == Thing("効果"):
        return Forbid(act, subject, "", None, STAYS)
    by = by_whom(effects)
    return Forbid(act, subject, by, None, STAYS) if by else None


def unhurt(subject: Subject, damage: Hurt, against: Filter | None = None) -> Forbid | None:
    if damage.amount is not None:
        return None
    return cards(f"take-{damage.nature}-damage" if damage.nature else "take-damage", subject, against)


def harmless(subject: Subject, damage: Hurt, against: Filter | None = None) -> Forbid | None:
    if damage.amount is not None:
        return None
    return cards(f"deal-{damage.nature}-damage" if damage.nature else "deal-damage", subject, against)


def drawing(whose: str, card: bool, effects: Thing | None = None) -> Forbid | None:
    return player("draw", whose) if card and effects in (None, Thing("効果")) else None


def not_activated(effects: Thing) -> Forbid | None:
    return cards("activate", effects.of) if effects.of is not None else None


def not_at_the_next_start(subject: Subject, whose: str) -> NextTurn:
    return NextTurn(whose, (Forbid("recover-at-start", subject),))


def not_chosen_by(subject: Subject, against: Filter) -> Forbid:
    """相手のスキルカードに選ばれない."""
    whose = "" if against.whose == EITHER else against.whose
    return Forbid("be-chosen", subject, whose, replace(against, whose=EITHER), STAYS)


def may_not_activate(whose: str, effects: Thing) -> Forbid | None:
    if effects == Thing(effects.key):
        return player("activate", whose)
    return player("activate", whose, effects.of.filter) if isinstance(effects.of, Every) else None


def no_life(whose: str, life: str) -> Forbid | None:
    return player("gain-life", whose) if life else None


def permits(act: str) -> Callable[..., Permit]:
    def made(subject: Subject) -> Permit:
        return Permit(act, subject, lasts=STAYS)

    return made


def attacks_lords(subject: Subject, target: Filter) -> Permit | None:
    return permits("attack-lords")(subject) if target == Filter(categories=("lord",)) else None


def unlocks(filter: Filter, whose: str = DOER) -> UnlockCards | None:
    """Nobody but the player of the card unlocks by its effect."""
    plain = filter == Filter(categories=filter.categories) != Filter()
    return UnlockCards(filter.categories) if plain and whose in (DOER, SELF, YOU) else None


CANNOT: Final = "cannot"
NOT: Final = "not cannot"
MAY: Final = "can may"
BY: Final = "{effects:any-effects}で|によって|により"
RESTRICTIONS: Final[tuple[Frame, ...]] = (
    frame(Forbid, "{subject:group}は? {against:filter}に? アタックする", forms=CANNOT, act="attack", pack=cards),
    frame(Forbid, "{subject:group}は? ~可能なら アタックする", forms="must plain", act="hold-back", pack=cards),
    frame(
        Forbid,
        "{subject:group}は? アタックターゲットに する|選ぶ",
        forms=NOT,
        voices="passive",
        act="be-attacked",
        pack=cards,
    ),
    frame(Forbid, "{subject:group}は? アタックターゲットに なる", forms=NOT, act="be-attacked", pack=cards),
    frame(
        Forbid,
        "{subject:group}は? {against:target-of}に する|選ぶ",
        forms=NOT,
        voices="passive",
        act="be-attacked",
        pack=cards,
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}に|によって? アタックする",
        forms="not",
        voices="passive",
        act="be-attacked",
        pack=cards,
    ),
    frame(Forbid, "{subject:group}は? {against:filter}を? ブロックする", forms=CANNOT, act="block", pack=cards),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}に|によって? ブロックする",
        forms=NOT,
        voices="passive",
        act="be-blocked",
        pack=cards,
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:any-effects}に|によって|で 選ぶ",
        forms=NOT,
        voices="passive",
        act="be-chosen",
        pack=by_effects,
    ),
    frame(Forbid, f"{{subject:group}}は? {BY} 別の領域に 移動する", forms=NOT, act="leave-field", pack=by_effects),
    frame(Forbid, f"{{subject:group}}は? {BY} 疲労する", forms=NOT, act="be-exhausted", pack=by_effects),
    frame(
        Forbid,
        f"{{subject:group}}は? {BY} リバースする",
        forms=NOT,
        voices="active passive",
        act="be-reversed",
        pack=by_effects,
    ),
    frame(
        Forbid,
        f"{{subject:group}}は? {BY} 破壊する",
        forms=NOT,
        voices="active passive",
        act="be-broken",
        pack=by_effects,
    ),
    frame(Forbid, "{subject:group}は? 破壊する", forms=NOT, voices="active passive", act="break", pack=cards),
    frame(Forbid, "{subject:group}は? レーン移動する", forms=NOT, act="move-lane", pack=cards),
    frame(Forbid, "{subject:group}は? 回復する", forms=NOT, act="recover", pack=cards),
    frame(Forbid, "{subject:tired}は|が 回復する", forms=NOT, act="recover", pack=cards),
    frame(
        Forbid,
        "{subject:tired}は|が ~スタートフェイズに 回復する",
        forms=NOT,
        pack=lambda subject: cards("recover-at-start", subject),
    ),
    frame(
        Forbid,
        "{subject:group}は? ~スタートフェイズに 回復する",
        forms=NOT,
        pack=lambda subject: cards("recover-at-start", subject),
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:some-kind}に|によって 選ぶ",
        forms=NOT,
        voices="passive",
        pack=not_chosen_by,
    ),
    *(
        frame(
            NextTurn, f"{{subject:{kind}}}{case} ~{adverb} 回復する", forms=NOT, pack=not_at_the_next_start, whose=whose
        )
        for kind, case in (("tired", "は|が"), ("group", "は?"))
        for adverb, whose in (("あなたの次のスタートフェイズに", YOU), ("相手の次のスタートフェイズに", OPPONENT))
    ),
    frame(Forbid, "{subject:group}は? 任意起動効果を 起動する", forms=CANNOT, act="activate", pack=cards),
    frame(Permit, "{subject:group}は? ~2回 アタックする", forms=MAY, pack=permits("attack-twice")),
    frame(Permit, "{subject:group}は? ~3回 アタックする", forms=MAY, pack=permits("attack-thrice")),
    frame(Forbid, "{subject:group}は? {against:filter}から|によって? {damage:hurt}を 受ける", forms=NOT, pack=unhurt),
    frame(Forbid, "{subject:group}は? {against:filter}に? {damage:hurt}を 与える", forms=NOT, pack=harmless),
    frame(Forbid, "{whose:player}は {against:filter}を アンロックする", forms=CANNOT, act="unlock", pack=player),
    frame(Forbid, "{whose:player}は {against:filter}を プレイする", forms=CANNOT, act="play", pack=player),
    frame(Forbid, "{whose:player}は {effects:any-effects}で? {card:card}を 引く", forms=CANNOT, pack=drawing),
    frame(Forbid, "{whose:holder}は {life:life}を 得る|回復する", forms=NOT, pack=no_life),
    frame(Forbid, "{effects:activations}は 起動する", forms=CANNOT, pack=not_activated),
    frame(Forbid, "{whose:player}は {effects:activations}を 起動する", forms=CANNOT, pack=may_not_activate),
    frame(Permit, "{subject:group}は? {target:filter}を アタックターゲットに する", forms=MAY, pack=attacks_lords),
    frame(Permit, "{subject:group}は? {target:filter}に アタックする", forms=MAY, pack=attacks_lords),
    frame(Permit, "{subject:group}は? 全てのレーンに アタックする", forms=MAY, pack=permits("attack-any-lane")),
    frame(Permit, "{subject:group}は? ~疲労状態でも アタックする", forms=MAY, pack=permits("attack-exhausted")),
    frame(Permit, "{subject:group}は? ~行動不能状態でも アタックする", forms=MAY, pack=permits("attack-incapacitated")),
    frame(
        Permit, "{subject:group}は? ~ブロッカーを無視して アタックする", forms=MAY, pack=permits("attack-past-blockers")
    ),
    frame(UnlockCards, "{whose:player}は? {filter:filter}を アンロックする", forms=MAY, pack=unlocks),
)
