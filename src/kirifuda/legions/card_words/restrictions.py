"""What may not be done, and what may be done although it could not (39-21, 39-24, 39-26)."""

from dataclasses import replace
from typing import Final

from ...effects.statements import Forbid, NextTurn, Permit
from ...effects.tree import EITHER, OPPONENT, STAYS, YOU, Every, Filter, Subject
from ...language.frame import Found, Frame, Unpack, frame, never
from ...language.frames.limbs import by_whom, permits
from ...language.meanings import DOER, SELF, Hurt, Thing
from ..tree import UnlockCards


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


def attacks_lords(subject: Subject, target: Filter) -> Permit | None:
    return permits("attack-lords")(subject) if target == Filter(categories=("lord",)) else None


def unlocks(filter: Filter, whose: str = DOER) -> UnlockCards | None:
    """Nobody but the player of the card unlocks by its effect."""
    plain = filter == Filter(categories=filter.categories) != Filter()
    return UnlockCards(filter.categories) if plain and whose in (DOER, SELF, YOU) else None


# --- said back -----------------------------------------------------------------------------------------------------


def of_act(act: str, **more: object) -> Unpack:
    """Of cards: what they cannot do, and to whom."""

    def unpack(one: Forbid) -> Found | None:
        if one.subject is None or one.whose or one.act != act:
            return None
        return {"subject": one.subject, "against": one.against, **more}

    return unpack


def whose_effects(act: str) -> Unpack:
    def unpack(one: Forbid) -> Found | None:
        if one.act != act or one.subject is None or one.against is not None:
            return None
        return {"subject": one.subject, "effects": Thing("効果", None, one.whose)}

    return unpack


def of_player(one: Forbid) -> Found | None:
    """A player, who cannot do this with any card of a kind."""
    if one.subject is not None:
        return None
    return {"act": one.act, "whose": one.whose, "against": one.against or Filter()}


def which_damage(doing: str) -> Unpack:
    def unpack(one: Forbid) -> Found | None:
        natures = {f"{doing}-damage": "", f"{doing}-battle-damage": "battle", f"{doing}-effect-damage": "effect"}
        if one.act not in natures or one.subject is None or one.whose:
            return None
        return {"subject": one.subject, "damage": Hurt(None, natures[one.act]), "against": one.against}

    return unpack


def who_draws_none(one: Forbid) -> Found | None:
    plain = one == Forbid("draw", None, one.whose, lasts=one.lasts)
    return {"whose": one.whose, "card": True, "effects": Thing("効果")} if plain else None


def who_gains_none(one: Forbid) -> Found | None:
    plain = one == Forbid("gain-life", None, one.whose, lasts=one.lasts)
    return {"whose": one.whose, "life": DOER} if plain else None


def by_such_cards(one: Forbid) -> Found | None:
    if one.act != "be-chosen" or one.against is None:
        return None
    return {"subject": one.subject, "against": replace(one.against, whose=one.whose or EITHER)}


def whose_activations(one: Forbid) -> Found | None:
    plain = one == Forbid("activate", one.subject, lasts=one.lasts)
    return {"effects": Thing("任意起動効果", one.subject)} if plain and one.subject is not None else None


def who_activates_none(one: Forbid) -> Found | None:
    if one != Forbid("activate", None, one.whose, one.against, one.lasts):
        return None
    of = Every(one.against) if one.against is not None else None
    return {"whose": one.whose, "effects": Thing("任意起動効果", of)}


def next_start(one: NextTurn) -> Found | None:
    inner = one.statements[0]
    if not isinstance(inner, Forbid) or one != NextTurn(one.whose, (Forbid("recover-at-start", inner.subject),)):
        return None
    return {"subject": inner.subject, "whose": one.whose}


def permitted(act: str, **more: object) -> Unpack:
    def unpack(one: Permit) -> Found | None:
        plain = one == Permit(act, one.subject, lasts=one.lasts)
        return {"subject": one.subject, **more} if plain else None

    return unpack


def what_unlocks(one: UnlockCards) -> Found:
    return {"filter": Filter(categories=one.categories), "whose": YOU}


CANNOT: Final = "cannot"
NOT: Final = "not cannot"
MAY: Final = "can may"
BY: Final = "{effects:any-effects}で|によって|により"
LORDS: Final = Filter(categories=("lord",))
RESTRICTIONS: Final[tuple[Frame, ...]] = (
    frame(
        Forbid,
        "{subject:group}は? {against:filter}に? アタックする",
        forms=CANNOT,
        act="attack",
        pack=cards,
        unpack=of_act("attack"),
        en="{subject} cannot attack {against}",
        clause="01-3",
    ),
    frame(
        Forbid,
        "{subject:group}は? ~可能なら アタックする",
        forms="must plain",
        act="hold-back",
        pack=cards,
        unpack=of_act("hold-back"),
        en="{subject} must attack if able",
        clause="01-3",
    ),
    frame(
        Forbid,
        "{subject:group}は? アタックターゲットに する|選ぶ",
        forms=NOT,
        voices="passive",
        act="be-attacked",
        pack=cards,
        unpack=of_act("be-attacked"),
        en="{subject} cannot be made the target of an attack",
        clause="39-21",
    ),
    frame(Forbid, "{subject:group}は? アタックターゲットに なる", forms=NOT, act="be-attacked", pack=cards),
    frame(
        Forbid,
        "{subject:group}は? {against:target-of}に する|選ぶ",
        forms=NOT,
        voices="passive",
        act="be-attacked",
        pack=cards,
        unpack=of_act("be-attacked"),
        en="{subject} cannot be made the target of an attack by {against:filter}",
        clause="39-21",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}に|によって? アタックする",
        forms="not",
        voices="passive",
        act="be-attacked",
        pack=cards,
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}を? ブロックする",
        forms=CANNOT,
        act="block",
        pack=cards,
        unpack=of_act("block"),
        en="{subject} cannot block {against}",
        clause="01-3",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}に|によって? ブロックする",
        forms=NOT,
        voices="passive",
        act="be-blocked",
        pack=cards,
        unpack=of_act("be-blocked"),
        en="{subject} cannot be blocked {against:by}",
        clause="39-21",
    ),
    frame(
        Forbid,
        "{subject:group}は? {effects:any-effects}に|によって|で 選ぶ",
        forms=NOT,
        voices="passive",
        act="be-chosen",
        pack=by_effects,
        unpack=whose_effects("be-chosen"),
        en="{subject} cannot be chosen by {effects:effects-of}",
        clause="39-21",
    ),
    frame(
        Forbid,
        f"{{subject:group}}は? {BY} 別の領域に 移動する",
        forms=NOT,
        act="leave-field",
        pack=by_effects,
        unpack=whose_effects("leave-field"),
        en="{subject} cannot be moved to another zone by {effects:effects-of}",
        clause="39-21",
    ),
    frame(
        Forbid,
        f"{{subject:group}}は? {BY} 疲労する",
        forms=NOT,
        act="be-exhausted",
        pack=by_effects,
        unpack=whose_effects("be-exhausted"),
        en="{subject} cannot be exhausted by {effects:effects-of}",
        clause="39-21",
    ),
    frame(
        Forbid,
        f"{{subject:group}}は? {BY} リバースする",
        forms=NOT,
        voices="active passive",
        act="be-reversed",
        pack=by_effects,
        unpack=whose_effects("be-reversed"),
        en="{subject} cannot be reversed by {effects:effects-of}",
        clause="39-21",
    ),
    frame(
        Forbid,
        f"{{subject:group}}は? {BY} 破壊する",
        forms=NOT,
        voices="active passive",
        act="be-broken",
        pack=by_effects,
        unpack=whose_effects("be-broken"),
        en="{subject} cannot be broken by {effects:effects-of}",
        clause="39-21",
    ),
    frame(
        Forbid,
        "{subject:group}は? 破壊する",
        forms=NOT,
        voices="active passive",
        act="break",
        pack=cards,
        unpack=of_act("break"),
        en="{subject} cannot break",
        clause="39-24",
    ),
    frame(
        Forbid,
        "{subject:group}は? レーン移動する",
        forms=NOT,
        act="move-lane",
        pack=cards,
        unpack=of_act("move-lane"),
        en="{subject} cannot change lanes",
        clause="01-3",
    ),
    frame(Forbid, "{subject:group}は? 回復する", forms=NOT, act="recover", pack=cards),
    frame(
        Forbid,
        "{subject:tired}は|が 回復する",
        forms=NOT,
        act="recover",
        pack=cards,
        unpack=of_act("recover"),
        en="{subject:group} cannot recover",
        clause="39-21",
    ),
    frame(
        Forbid,
        "{subject:tired}は|が ~スタートフェイズに 回復する",
        forms=NOT,
        pack=lambda subject: cards("recover-at-start", subject),
        unpack=of_act("recover-at-start"),
        en="{subject:group} cannot recover in the start phase",
        clause="39-21",
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
        unpack=by_such_cards,
        en="{subject} cannot be chosen by {against:filter}",
        clause="39-21",
    ),
    *(
        frame(
            NextTurn,
            f"{{subject:{kind}}}{case} ~{adverb} 回復する",
            forms=NOT,
            pack=not_at_the_next_start,
            unpack=next_start if kind == "tired" else never,
            whose=whose,
            en=f"{{subject:group}} cannot recover in {owner} next start phase",
            clause="39-21",
        )
        for kind, case in (("tired", "は|が"), ("group", "は?"))
        for adverb, whose, owner in (
            ("あなたの次のスタートフェイズに", YOU, "your"),
            ("相手の次のスタートフェイズに", OPPONENT, "your opponent's"),
        )
    ),
    frame(Forbid, "{subject:group}は? 任意起動効果を 起動する", forms=CANNOT, act="activate", pack=cards),
    frame(
        Permit,
        "{subject:group}は? ~2回 アタックする",
        forms=MAY,
        pack=permits("attack-twice"),
        unpack=permitted("attack-twice"),
        en="{subject} can attack twice a turn",
        clause="01-2",
    ),
    frame(
        Permit,
        "{subject:group}は? ~3回 アタックする",
        forms=MAY,
        pack=permits("attack-thrice"),
        unpack=permitted("attack-thrice"),
        en="{subject} can attack three times a turn",
        clause="01-2",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}から|によって? {damage:hurt}を 受ける",
        forms=NOT,
        pack=unhurt,
        unpack=which_damage("take"),
        en="{subject} [take] no {damage} {against:from-cards}",
        clause="39-21",
    ),
    frame(
        Forbid,
        "{subject:group}は? {against:filter}に? {damage:hurt}を 与える",
        forms=NOT,
        pack=harmless,
        unpack=which_damage("deal"),
        en="{subject} [deal] no {damage} {against:to-cards}",
        clause="39-21",
    ),
    frame(
        Forbid,
        "{whose:player}は {against:filter}を アンロックする",
        forms=CANNOT,
        act="unlock",
        pack=player,
        unpack=of_player,
        en="{whose} cannot unlock {against}",
        clause="01-3",
    ),
    frame(
        Forbid,
        "{whose:player}は {against:filter}を プレイする",
        forms=CANNOT,
        act="play",
        pack=player,
        unpack=of_player,
        en="{whose} cannot play {against}",
        clause="01-3",
    ),
    frame(
        Forbid,
        "{whose:player}は {effects:any-effects}で? {card:card}を 引く",
        forms=CANNOT,
        pack=drawing,
        unpack=who_draws_none,
        en="{whose} cannot draw {card:cards-of-deck} by {effects:effects-of}",
        clause="39-21",
    ),
    frame(
        Forbid,
        "{whose:holder}は {life:life}を 得る|回復する",
        forms=NOT,
        pack=no_life,
        unpack=who_gains_none,
        en="{whose:master} cannot gain life",
        clause="39-21",
    ),
    frame(
        Forbid,
        "{effects:activations}は 起動する",
        forms=CANNOT,
        pack=not_activated,
        unpack=whose_activations,
        en="the activated effects of {effects:of-whom} cannot be used",
        clause="01-3",
    ),
    frame(
        Forbid,
        "{whose:player}は {effects:activations}を 起動する",
        forms=CANNOT,
        pack=may_not_activate,
        unpack=who_activates_none,
        en="{whose} cannot use activated effects {effects:of-cards}",
        clause="01-3",
    ),
    frame(
        Permit,
        "{subject:group}は? {target:filter}を アタックターゲットに する",
        forms=MAY,
        pack=attacks_lords,
        unpack=permitted("attack-lords", target=LORDS),
        en="{subject} can attack {target}",
        clause="39-26",
    ),
    frame(Permit, "{subject:group}は? {target:filter}に アタックする", forms=MAY, pack=attacks_lords),
    frame(
        Permit,
        "{subject:group}は? 全てのレーンに アタックする",
        forms=MAY,
        pack=permits("attack-any-lane"),
        unpack=permitted("attack-any-lane"),
        en="{subject} can attack in any lane",
        clause="01-2",
    ),
    frame(
        Permit,
        "{subject:group}は? ~疲労状態でも アタックする",
        forms=MAY,
        pack=permits("attack-exhausted"),
        unpack=permitted("attack-exhausted"),
        en="{subject} can attack while exhausted",
        clause="01-2",
    ),
    frame(
        Permit,
        "{subject:group}は? ~行動不能状態でも アタックする",
        forms=MAY,
        pack=permits("attack-incapacitated"),
        unpack=permitted("attack-incapacitated"),
        en="{subject} can attack while incapacitated",
        clause="01-2",
    ),
    frame(
        Permit,
        "{subject:group}は? ~ブロッカーを無視して アタックする",
        forms=MAY,
        pack=permits("attack-past-blockers"),
        unpack=permitted("attack-past-blockers"),
        en="{subject} can attack past blockers",
        clause="01-2",
    ),
    frame(
        UnlockCards,
        "{whose:someone}は? {filter:filter}を アンロックする",
        forms=MAY,
        pack=unlocks,
        unpack=what_unlocks,
        en="{whose} can unlock {filter}",
        clause="21-2a 21-3a",
    ),
)
