"""～されない, ～出来ない, ～出来る: what may not be done, and what may."""

from dataclasses import replace

from ...effects.statements import ChangeDamage, Forbid
from ...effects.tree import BOTH, EITHER, OPPONENT, YOU, Amount, Filter, IsIt, IsOf, Not, Number, Statement
from ...text.restrictions import against, forbid, permit
from ...text.trouble import Misread
from ...text.verbs import PASSIVE
from ..tree import MasterOf, UnlockCards
from ..vocabulary import LANES
from .clauses import Clause
from .nominals import Nominal, are_never_units

PERMITTED_BY_ADVERB = {
    "疲労状態でも": "attack-exhausted",
    "行動不能状態でも": "attack-incapacitated",
    "ブロッカーを無視して": "attack-past-blockers",
}


def forbidden(clause: Clause) -> list[Statement]:
    verb, passive = clause.form.verb, clause.form.voice == PASSIVE
    if verb == "attack":
        if passive:
            return forbid(clause, "be-attacked", other=against(clause, "に", "によって", "から"))
        if clause.has("は", "が", kind="PLAYER") and clause.has("に"):
            return _not_attacked_by_player(clause, "に")
        if clause.has("にしか", "にのみ", "にだけ"):
            return forbid(clause, "attack", other=_all_but(clause))
        return forbid(clause, "attack", other=against(clause, "に"))
    if verb == "target":
        if clause.has("を") and clause.has("は", "が", kind="PLAYER"):
            return _not_attacked_by_player(clause)
        if clause.has("を"):
            return forbid(clause, "attack", other=against(clause, "を"))
        return forbid(clause, "be-attacked", other=against(clause, "の", "によって"))
    if verb == "block":
        if passive:
            return forbid(clause, "be-blocked", other=against(clause, "に", "によって"))
        return forbid(clause, "block", other=against(clause, "を"))
    if verb == "choose" and passive:
        return _not_chosen(clause)
    if verb == "receive":
        return _no_damage(clause)
    if verb == "give":
        return _deals_none(clause)
    if verb in ("unlock", "play"):
        return _player_may_not(clause, verb)
    if verb == "draw":
        clause.adverb("効果")
        clause.take("を", kind="CARDS")
        return [Forbid("draw", whose=_player(clause), lasts=clause.duration())]
    if verb == "gain" and clause.has("を", kind="LIFE"):
        clause.take("を", kind="LIFE")
        return [Forbid("gain-life", whose=_player(clause), lasts=clause.duration())]
    if verb == "activate":
        return _not_activated(clause)
    if verb == "recover":
        clause.take("を", kind="TIRED")
        act = "recover-at-start" if clause.at_start else "recover"
        clause.at_start = False
        return forbid(clause, act, "の疲労は", "の疲労を", "は")
    if verb == "move":
        whose = _by_effects(clause)
        source = clause.take("から", kind="ZONENOUN")
        if source is not None and source.filter() != Filter(zones=("field",)):
            raise Misread(source.start, source.end, "not-here")
        clause.take("に", kind="REGION")
        return forbid(clause, "leave-field", whose=whose)
    if verb == "break" and any("効果" in leaf.text for leaf in clause.adverbs):
        whose = _effects_of(clause)
        return [Forbid("be-broken", clause.about("は", "が", general=True), whose, lasts=clause.duration())]
    acts = {"break": "break", "move-lane": "move-lane", "exhaust": "be-exhausted", "reverse": "be-reversed"}
    if verb in acts:
        whose = _by_effects(clause) if verb in ("exhaust", "reverse") else ""
        return forbid(clause, acts[verb], whose=whose)
    raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))


def _not_activated(clause: Clause) -> list[Statement]:
    """～の任意起動効果は起動出来ない, of cards; 相手は～の任意起動効果を起動出来ない, of a player."""
    clause.take("を", "は", kind="EFFECTS")
    player = clause.take("は", "が", kind="PLAYER")
    if player is None:
        return forbid(clause, "activate", "の", "は")
    cards = against(clause, "の")
    return [Forbid("activate", whose=player.whose, against=cards, lasts=clause.duration())]


def _all_but(clause: Clause) -> Filter:
    """～にしかアタック出来ない: all other cards."""
    nominal = clause.take("にしか", "にのみ", "にだけ")
    assert nominal is not None
    if nominal.subject is not None:
        return Filter(tests=(Not(IsIt(nominal.subject)),))
    plain = Filter(categories=nominal.categories)
    if not nominal.is_cards() or nominal.quantity is not None or replace(nominal.filter(), whose=EITHER) != plain:
        raise Misread(nominal.start, nominal.end, "which-cards")
    return Filter(tests=(Not(IsOf(nominal.categories)),))


def must_attack(clause: Clause) -> list[Statement]:
    """～は、可能ならアタックしなければならない."""
    clause.adverb("可能", "出来る限り", "必ず")
    return forbid(clause, "hold-back")


def _not_attacked_by_player(clause: Clause, particle: str = "を") -> list[Statement]:
    """相手は、～をアタックターゲットに選べない: only an opponent attacks."""
    player = clause.take("は", "が", kind="PLAYER")
    assert player is not None
    if player.whose == YOU:
        raise Misread(player.start, player.end, "not-here")
    return forbid(clause, "be-attacked", particle)


def no_more_damage(clause: Clause, value: Amount) -> list[Statement]:
    """～が受けるダメージを0にする."""
    dealt = clause.take("は", "を", "が", kind="DEALT")
    assert dealt is not None
    if clause.quantities and clause.quantities[0][1].every:
        clause.quantity()
    if value != Number(0):
        raise clause.misread("what-changes")
    if dealt.text.startswith("与える"):
        return forbid(clause, _DEALS[dealt.text[3:]], "が", "の", other=_other_side(clause, taken=False))
    act = "take-battle-damage" if "バトル" in dealt.text else "take-effect-damage" if "効果" in dealt.text else ""
    player = clause.take("が", "の", kind="PLAYER")
    if player is not None:
        return [Forbid(act or "take-damage", _master_of(player), lasts=clause.duration())]
    return forbid(clause, act or "take-damage", "が", "の")


def _master_of(player: Nominal) -> MasterOf:
    """あなたが受けるダメージ: what a player is dealt, the master takes (11-1)."""
    if player.whose not in (YOU, OPPONENT, BOTH):
        raise Misread(player.start, player.end, "which-player")
    return MasterOf(player.whose)


def _by_effects(clause: Clause) -> str:
    """These do not happen by effects; by the rules they do. Whose effects, where that is said."""
    if not any("効果" in leaf.text for leaf in clause.adverbs):
        raise clause.misread("by-effects")
    return _effects_of(clause)


def _not_chosen(clause: Clause) -> list[Statement]:
    cards = clause.take_if(lambda phrase: phrase.kind == "CARDS" and bool(phrase.categories), "に", "によって")
    if cards is not None:
        by = replace(cards.filter(), whose=EITHER)
        if by != Filter(categories=cards.categories) or cards.quantity is not None:
            raise Misread(cards.start, cards.end, "which-cards")
        subject = clause.about("は", "が", general=True)
        return [Forbid("be-chosen", subject, cards.whose, by, clause.duration())]
    effects = clause.take("に", "によって", kind="EFFECTS")
    said = any("効果" in leaf.text for leaf in clause.adverbs)
    if (effects is not None) == said:
        raise clause.misread("by-effects")
    whose = effects.whose if effects is not None else _effects_of(clause)
    subject = clause.about("は", "が", general=True)
    return [Forbid("be-chosen", subject, whose, lasts=clause.duration())]


def _effects_of(clause: Clause) -> str:
    """効果によって: whose effects, where that is said."""
    word = clause.adverb_word("効果", "あなたの効果", "相手の効果") or ""
    return OPPONENT if word.startswith("相手") else YOU if word.startswith("あなた") else ""


def _no_damage(clause: Clause) -> list[Statement]:
    damage = clause.take("を", kind="DMG")
    if damage is None or damage.amount is not None:
        raise clause.misread("verb-not-here", word=clause.ending.text)
    act = {"バトルダメージ": "take-battle-damage", "効果ダメージ": "take-effect-damage", "ダメージ": "take-damage"}
    if damage.text not in act:
        raise Misread(damage.start, damage.end, "not-here")
    return forbid(clause, act[damage.text], other=against(clause, "から", "によって"))


def _deals_none(clause: Clause) -> list[Statement]:
    """～はバトルダメージを与えない."""
    damage = clause.take("を", kind="DMG")
    if damage is None or damage.text not in _DEALS:
        raise clause.misread("verb-not-here", word=clause.ending.text)
    return forbid(clause, _DEALS[damage.text], other=_other_side(clause, taken=False))


_DEALS = {"ダメージ": "deal-damage", "バトルダメージ": "deal-battle-damage", "効果ダメージ": "deal-effect-damage"}


def _player(clause: Clause) -> str:
    for one in clause.arguments:
        if one.particle in ("は", "が") and one.phrase.is_player():
            clause.arguments.remove(one)
            return one.phrase.whose or YOU
    return YOU


def _player_may_not(clause: Clause, verb: str) -> list[Statement]:
    whose = _player(clause)
    cards = against(clause, "を")
    return [Forbid(verb, whose=whose, against=None if cards == Filter() else cards, lasts=clause.duration())]


def permitted(clause: Clause) -> list[Statement] | None:
    """What a clause with 出来る permits; None if it is something that the player may do at once."""
    verb = clause.form.verb
    if verb == "unlock":
        return _unlocking(clause)
    if verb not in ("attack", "target"):
        return None
    again = _again(clause)
    if again:
        return permit(clause, again)
    for adverb, act in PERMITTED_BY_ADVERB.items():
        if clause.adverb(adverb):
            return permit(clause, act)
    goal = clause.take("に", "を")
    if goal is None:
        return None
    if goal.kind == "LANENOUN" and goal.text == "全てのレーン":
        return permit(clause, "attack-any-lane")
    if goal.kind == "CARDS" and goal.categories == ("lord",) and not goal.tests:
        return permit(clause, "attack-lords")
    lanes = [test for test in goal.tests if getattr(test, "lanes", ()) == tuple(LANES)]
    if goal.kind == "CARDS" and goal.categories == ("minion",) and lanes:
        return permit(clause, "attack-any-lane")
    raise Misread(goal.start, goal.end, "not-here")


_TIMES = {2: "attack-twice", 3: "attack-thrice"}


def _again(clause: Clause) -> str:
    """1ターンに2回アタック出来る."""
    a_turn = clause.adverb("1ターンに", "各ターン")
    if not a_turn and not (clause.quantities and clause.quantities[0][1].counter == "回"):
        return ""
    count = clause.quantity()
    times = count.amount if count is not None else None
    act = _TIMES.get(times.value) if isinstance(times, Number) else None
    if act is None or clause.form.verb != "attack":
        raise clause.misread("too-much")
    return act


def _unlocking(clause: Clause) -> list[Statement] | None:
    for one in clause.arguments:
        cards = one.phrase
        plain = not cards.tests and not cards.zones and not cards.quantity and not cards.whose
        if one.particle == "を" and cards.kind == "CARDS" and cards.categories and plain and not clause.quantities:
            clause.arguments.remove(one)
            clause.take("は", kind="PLAYER")
            return [UnlockCards(cards.categories)]
    return None


def damage_changed(clause: Clause, down: bool) -> list[Statement]:
    """～が与える／受けるダメージは～増加／減少する."""
    dealt = clause.take("は", "を", "が", kind="DEALT")
    assert dealt is not None
    nature = "battle" if "バトル" in dealt.text else "effect" if "効果" in dealt.text else ""
    taken = dealt.text.startswith("受ける")
    other = _other_side(clause, taken)
    player = clause.take("が", "の", kind="PLAYER")
    for one in clause.arguments:
        if one.particle in ("が", "の", "は") and are_never_units(one.phrase):
            one.phrase = replace(one.phrase, zones=("play",))
    subject = clause.about("が", "の", "は", general=True) if player is None else _master_of(player)
    if clause.quantities and clause.quantities[0][1].every:
        clause.quantity()
    count = clause.quantity()
    if count is None or count.amount is None:
        raise Misread(dealt.start, dealt.end, "how-much", word=dealt.text)
    return [ChangeDamage(subject, clause.times(count.amount), down, taken, nature, clause.duration(), other)]


def _other_side(clause: Clause, taken: bool) -> Filter | None:
    """～に与えるダメージ, ～から受けるダメージ: only to these, or from these."""
    player = clause.take("から" if taken else "に", kind="PLAYER")
    if player is not None:
        return Filter(player.whose, (), ("master",))
    return against(clause, "から" if taken else "に")
