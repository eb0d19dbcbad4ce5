"""～されない, ～できない, ～できる, ～しなければならない: what may not, may, and must be done."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.statements import CopiesInDeck, Forbid, If, Permit
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    THIS_TURN,
    YOU,
    Compare,
    DidThisTurn,
    Every,
    Filter,
    IsIt,
    Matches,
    Not,
    Number,
    PlayerOf,
    Statement,
    Subject,
    Test,
    This,
)
from ...text.clauses import Argument
from ...text.restrictions import against, as_filter, forbid, permit
from ...text.trouble import Misread
from ...text.verbs import PASSIVE
from ..statements import AttackAgain, AttackLimit, HandLimit, Require, SkipPhase, Unaffected
from ..tree import DURING_TURN, NEXT_RECOVERY
from ..vocabulary import BY_EFFECTS_OF
from . import lexicon
from .clauses import Clause
from .facts import OPPOSITE
from .nominals import Nominal, in_order

Reader = Callable[[Clause], list[Statement]]


def all_but(clause: Clause, *particles: str) -> Filter:
    """～にしか: every unit that is not so, where that is one thing to be."""
    nominal = clause.take(*particles)
    if nominal is None:
        raise clause.misread("which-cards")
    only = as_filter(nominal)
    test = only.tests[0] if len(only.tests) == 1 else None
    if test is None or only != Filter(categories=("unit",), tests=only.tests):
        raise Misread(nominal.start, nominal.end, "which-cards")
    return Filter(categories=("unit",), tests=(opposite(test),))


def opposite(test: Test) -> Test:
    if isinstance(test, Not):
        return test.test
    return replace(test, how=OPPOSITE[test.how]) if isinstance(test, Compare) and test.how in OPPOSITE else Not(test)


def forbidden(clause: Clause) -> list[Statement]:
    if clause.form.verb == "include":
        return no_more_in_deck(clause)
    verb, passive = clause.form.verb, clause.form.voice == PASSIVE
    read = _PASSIVE.get(verb) if passive else _ACTIVE.get(verb)
    if read is None:
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    return read(clause)


def _no_new_ones(clause: Clause, act: str) -> list[Statement]:
    """配置されたターンには～できない."""
    for one in clause.arguments:
        if one.particle in ("は", "が") and one.phrase.is_cards() and one.phrase.quantity is None:
            one.phrase = replace(one.phrase, tests=in_order([*one.phrase.tests, DidThisTurn("placed")]))
            return forbid(clause, act)
    subject = clause.about("は", "が")
    new = Matches(subject, Filter(tests=(DidThisTurn("placed"),)))
    return [If(new, (Forbid(act, subject, lasts=clause.duration()),))]


def _no_attack(clause: Clause) -> list[Statement]:
    if clause.adverb("小隊攻撃で"):
        return forbid(clause, "attack-in-squad")
    if clause.adverb("単独で", "1体で"):
        return forbid(clause, "attack-alone")
    if clause.adverb("配置された"):
        return _no_new_ones(clause, "attack")
    player = _player(clause)
    if player:
        return [Forbid("attack", Every(Filter(player, categories=("unit",))), lasts=clause.duration())]
    return forbid(clause, "attack")


def _no_block(clause: Clause) -> list[Statement]:
    if clause.adverb("配置された"):
        return _no_new_ones(clause, "block")
    other = against(clause, "を")
    player = _player(clause)
    if player:
        return [Forbid("block", Every(Filter(player, categories=("unit",))), against=other, lasts=clause.duration())]
    return forbid(clause, "block", other=other)


def _unblockable(clause: Clause) -> list[Statement]:
    if clause.adverb("しか"):
        return forbid(clause, "be-blocked", other=all_but(clause, "に", "によって"))
    return forbid(clause, "be-blocked", other=against(clause, "に", "によって"))


def _by_whom(clause: Clause) -> tuple[str, Filter | None]:
    """相手のスペルやアビリティに(よって): whose, or which cards'."""
    found = clause.take_if(lambda phrase: phrase.kind == "SPELLEFFECT", "に", "によって", "の")
    if found is not None:
        return found.whose, None
    word = clause.adverb_word("相手の", "あなたの", "スペル", "効果")
    if word is not None:
        return OPPONENT if word.startswith("相手") else YOU if word.startswith("あなた") else "", None
    cards = clause.take("に", "によって")
    if cards is None:
        return "", None
    if cards.kind == "PLAYER":
        return cards.whose, None
    if cards.categories == ("spell",) and not cards.zones and not cards.tests:
        return cards.whose, Filter(EITHER, (), ("spell",))
    return "", as_filter(cards)


def _not_chosen(clause: Clause) -> list[Statement]:
    whose, other = _by_whom(clause)
    return forbid(clause, "be-chosen", other=other, whose=whose)


def _not_destroyed(clause: Clause) -> list[Statement]:
    """By effects, or in combat, is less than not at all."""
    if clause.adverb("戦闘で", "戦闘によって"):
        return forbid(clause, "be-destroyed-in-combat")
    by_effects = clause.has("によって", kind="SPELLEFFECT") or any(
        leaf.text.startswith(("スペル", "効果")) for leaf in clause.adverbs
    )
    whose, other = _by_whom(clause)
    whose = BOTH if by_effects and not whose else whose
    return forbid(clause, "be-destroyed", other=other, whose=whose)


def _plain(act: str) -> Reader:
    def read(clause: Clause) -> list[Statement]:
        whose, other = _by_whom(clause)
        if other is not None:
            raise clause.misread("not-here")
        return forbid(clause, act, whose=whose if act in BY_EFFECTS_OF else "")

    return read


def _no_recovery(clause: Clause) -> list[Statement]:
    if clause.adverb_word(kind="NEXTRECOVERY") is not None:
        subject = clause.about("は", "が", general=True)
        return [Forbid("recover-in-phase", subject, lasts=NEXT_RECOVERY)]
    if clause.adverb_word(kind="INPHASE") is not None:
        return forbid(clause, "recover-in-phase")
    if clause.take("を", kind="LIFE") is not None:
        return [Forbid("gain-life", whose=_player(clause) or YOU, lasts=clause.duration())]
    return forbid(clause, "recover")


def _no_damage(clause: Clause) -> list[Statement]:
    if clause.has("の効果を") or clause.has("を", kind="SPELLEFFECT"):
        return _no_effects(clause)
    damage = clause.take("を", "が", kind="DMG")
    acts = {"ダメージ": "take-damage", "戦闘ダメージ": "take-combat-damage", "効果によるダメージ": "take-effect-damage"}
    if damage is None or damage.text not in acts or damage.amount is not None:
        raise clause.misread("verb-not-here", word=clause.ending.text)
    player = clause.take("は", "が", "に", kind="PLAYER")
    if clause.form.verb == "give" and clause.form.voice != PASSIVE:
        act = "deal-combat-damage" if "戦闘" in damage.text else "deal-damage"
        return forbid(clause, act)
    other = against(clause, "から", "によって")
    if player is not None:
        return [Forbid(acts[damage.text], PlayerOf(player.whose), "", other, clause.duration())]
    return forbid(clause, acts[damage.text], "は", "が", "に", other=other)


def _damage_stays(clause: Clause) -> list[Statement]:
    """～が与えるダメージは軽減されない."""
    damage = clause.take("は", "を", kind="DEALT")
    if damage is None or damage.text != "与えるダメージ":
        raise clause.misread("verb-not-here", word=clause.ending.text)
    return forbid(clause, "be-prevented", "が")


def _player(clause: Clause) -> str:
    found = clause.take("は", "が", kind="PLAYER")
    return "" if found is None else BOTH if found.whose == EITHER else found.whose


def _player_may_not(act: str) -> Reader:
    def read(clause: Clause) -> list[Statement]:
        if clause.has("を", "は", kind="ABILITIES") or clause.has(
            "のアクションアビリティは", "のアクションアビリティを"
        ):
            return _no_abilities(clause)
        whose = _player(clause)
        cards = clause.take("を", "は")
        if cards is None:
            raise clause.misread("which-cards")
        source = clause.take("から")
        if source is not None:
            raise Misread(source.start, source.end, "not-here")
        if cards.subject is not None:
            return [Forbid(act, whose=whose or YOU, against=as_filter(cards), lasts=clause.duration())]
        spells = cards.categories == ("spell",)
        if act == "use-spell" and cards.is_cards() and cards.text == "カード" and cards.tests:
            lasts, named = clause.duration(), as_filter(cards)
            spell = replace(named, categories=("spell",))
            return [
                Forbid("use-spell", whose=whose or "both", against=spell, lasts=lasts),
                Forbid("place", whose=whose or "both", against=named, lasts=lasts),
            ]
        if not cards.is_cards() or (act == "use-spell") != spells:
            raise Misread(cards.start, cards.end, "which-cards")
        other = as_filter(cards)
        plain = Filter(categories=("spell",)) if spells else Filter()
        return [Forbid(act, whose=whose or "both", against=None if other == plain else other, lasts=clause.duration())]

    return read


def _no_abilities(clause: Clause) -> list[Statement]:
    """～のアクションアビリティは使用できない."""
    clause.take("を", "は", kind="ABILITIES")
    player = _player(clause)
    if not player and not clause.arguments and clause.reader.oneself in (OPPONENT, BOTH):
        player = clause.reader.oneself
    if player and not clause.has("のアクションアビリティは", "のアクションアビリティを"):
        return [Forbid("use-ability", whose=player, lasts=clause.duration())]
    named = ("のアクションアビリティは", "のアクションアビリティを", "の", "は", "が")
    return forbid(clause, "use-ability", *named)


def _no_triggers(clause: Clause) -> list[Statement]:
    clause.take("は", "が", kind="ABILITIES")
    return forbid(clause, "trigger", "のトリガーアビリティは", "のトリガーアビリティが", "の")


def _no_draw(clause: Clause) -> list[Statement]:
    """By effects is less than not at all."""
    act = "draw-by-effects" if clause.adverb("効果", "スペル") else "draw"
    clause.take("を", kind="CARDS")
    return [Forbid(act, whose=_player(clause) or YOU, lasts=clause.duration())]


def _no_gain(clause: Clause) -> list[Statement]:
    if clause.take("を", kind="LIFE") is None:
        raise clause.misread("verb-not-here", word=clause.ending.text)
    return [Forbid("gain-life", whose=_player(clause) or YOU, lasts=clause.duration())]


def _no_era(clause: Clause) -> list[Statement]:
    era = clause.take("を", "は", "が", kind="ERA")
    if era is None:
        raise clause.misread("verb-not-here", word=clause.ending.text)
    return [Forbid("advance-era", whose=_player(clause) or era.whose or YOU, lasts=clause.duration())]


def _no_check(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="PHASES"):
        return _no_phase(clause)
    if clause.take("を", kind="CHECK") is None:
        raise clause.misread("verb-not-here", word=clause.ending.text)
    return [Forbid("chrono-check", whose=_player(clause) or YOU, lasts=clause.duration())]


def _no_burst(clause: Clause) -> list[Statement]:
    burst = clause.take("を", kind="BAREMARK")
    if burst is None or not burst.text.startswith("CB"):
        raise clause.misread("verb-not-here", word=clause.ending.text)
    return [Forbid("burst", whose=_player(clause) or YOU, lasts=clause.duration())]


def _no_counters(clause: Clause) -> list[Statement]:
    if clause.take("は", "が", "を", kind="COUNTER") is not None:
        return forbid(clause, "get-counters", "の上に", "に")
    place = clause.take("に", kind="ZONENOUN")
    if place is not None and place.zones == ("soul-yard",):
        clause.take("を")
        return [Forbid("place-soul", whose=_player(clause) or YOU, lasts=clause.duration())]
    raise clause.misread("verb-not-here", word=clause.ending.text)


def _no_change(clause: Clause) -> list[Statement]:
    """～のコントロールは変更されない."""
    if clause.take("は", "が", kind="CONTROL") is None:
        raise clause.misread("verb-not-here", word=clause.ending.text)
    return forbid(clause, "change-control", "の")


def _no_leaving(clause: Clause) -> list[Statement]:
    place = clause.take("から", "を", kind="ZONENOUN")
    if place is None or place.zones != ("battlefield",):
        raise clause.misread("which-zone")
    clause.adverb("スペル", "効果")
    return forbid(clause, "leave-battlefield")


def _no_search(clause: Clause) -> list[Statement]:
    clause.take("を", kind="ZONENOUN")
    clause.take("を", kind="CARDS")
    return [Forbid("search", whose=_player(clause) or YOU, lasts=clause.duration())]


def _no_discard(clause: Clause) -> list[Statement]:
    """あなたは対戦相手の効果によってカードを捨てない."""
    if _by_whom(clause)[0] != OPPONENT:
        raise clause.misread("verb-not-here", word=clause.ending.text)
    clause.take("を", kind="CARDS") or clause.take("を", kind="ZONENOUN")
    return [Forbid("be-made-to-discard", whose=_player(clause) or YOU, lasts=clause.duration())]


def _no_defeat(clause: Clause) -> list[Statement]:
    clause.take("に", kind="GAME")
    return [Forbid("lose-game", whose=_player(clause) or YOU, lasts=clause.duration())]


def _no_squad(clause: Clause) -> list[Statement]:
    """～と（しか）小隊を組めない: squads are of one's own units, whether that is said or not."""
    for one in clause.arguments:
        if one.particle == "と" and one.phrase.is_cards():
            own = "" if one.phrase.whose == YOU else one.phrase.whose
            one.phrase = replace(one.phrase, whose=own, categories=one.phrase.categories or ("unit",))
    if clause.adverb("しか"):
        return forbid(clause, "attack-in-squad", other=all_but(clause, "と"))
    player = _player(clause)
    if player:
        return [Forbid("attack-in-squad", Every(Filter(player, categories=("unit",))), lasts=clause.duration())]
    return forbid(clause, "attack-in-squad", other=against(clause, "と"))


def _no_phase(clause: Clause) -> list[Statement]:
    """戦闘フェイズを行わない."""
    phases = clause.take("を", kind="PHASES")
    assert phases is not None
    following = phases.text.startswith("次の")
    if following and clause.reader.scope.standing:
        raise Misread(phases.start, phases.end, "not-here")
    whose = phases.whose or _player(clause) or YOU
    phase = lexicon.PHASE_WORDS[phases.text.removeprefix("次の")]
    return [SkipPhase(whose, phase, following, clause.duration())]


def _no_effects(clause: Clause) -> list[Statement]:
    """対戦相手のスペルやアビリティの効果を受けない."""
    named = clause.take("の効果を") or clause.take_if(lambda phrase: phrase.kind == "SPELLEFFECT", "を")
    assert named is not None
    subject = clause.about("は", "が", general=True)
    if named.kind == "SPELLEFFECT":
        if not named.whose:
            raise Misread(named.start, named.end, "effects-of-what")
        return [Unaffected(subject, named.whose, None, clause.duration())]
    if named.kind == "PLAYER":
        return [Unaffected(subject, named.whose, None, clause.duration())]
    if named.categories == ("spell",) and not named.zones and not named.tests:
        return [Unaffected(subject, named.whose, Filter(EITHER, (), ("spell",)), clause.duration())]
    return [Unaffected(subject, "", as_filter(named), clause.duration())]


_ACTIVE: Final[dict[str, Reader]] = {
    "attack": _no_attack,
    "squad": _no_squad,
    "block": _no_block,
    "recover": _no_recovery,
    "receive": _no_damage,
    "give": _no_damage,
    "use": _player_may_not("use-spell"),
    "place": _player_may_not("place"),
    "draw": _no_draw,
    "discard": _no_discard,
    "gain": _no_gain,
    "advance": _no_era,
    "do": _no_check,
    "invoke": _no_burst,
    "trigger": _no_triggers,
    "search": _no_search,
    "leave": _no_leaving,
    "be-defeated": _no_defeat,
    "put": _no_counters,
    "wipe": _plain("be-wiped"),
    "change": _no_change,
}
_PASSIVE: Final[dict[str, Reader]] = {
    "block": _unblockable,
    "choose": _not_chosen,
    "destroy": _not_destroyed,
    "sacrifice": _plain("be-sacrificed"),
    "remove": _plain("be-removed"),
    "wipe": _plain("be-wiped"),
    "interrupt": _plain("be-interrupted"),
    "give": _no_damage,
    "prevent": _damage_stays,
    "put": _no_counters,
    "change": _no_change,
    "use": _player_may_not("use-spell"),
    "place": _player_may_not("place"),
}


# --- may ---------------------------------------------------------------------------------------------------


def permitted(clause: Clause) -> list[Statement] | None:
    """What a clause with できる permits; None if it is something that the player may do at once."""
    verb = clause.form.verb
    if verb in ("attack", "block"):
        return _may_fight(clause, verb)
    if verb in ("use", "place"):
        return _may_play(clause)
    if verb == "put":
        return _may_place_soul(clause)
    return None


def _may_fight(clause: Clause, verb: str) -> list[Statement]:
    if clause.adverb("レベルに", "時代に"):
        return permit(clause, f"{verb}-above-era")
    if clause.adverb("ワイプ状態でも"):
        return permit(clause, f"{verb}-when-wiped")
    a_turn = clause.adverb_word(kind="ATURN") is not None
    if clause.adverb("追加で", "もう"):
        count = clause.quantity("回")
        amount = count.amount if count is not None and count.amount is not None else Number(1)
        subject = clause.about("は", "が", general=True)
        if clause.reader.scope.standing and isinstance(amount, Number):
            return [AttackLimit(subject, Number(amount.value + 1), clause.duration())]
        if clause.lasts not in (None, THIS_TURN, DURING_TURN):
            raise clause.misread("too-much")
        clause.lasts = None
        return [AttackAgain(subject, amount)]
    count = clause.quantity("回") if verb == "attack" else None
    if count is not None and count.amount is not None:
        subject = clause.about("は", "が", general=True)
        return [AttackLimit(subject, count.amount, clause.duration())]
    if a_turn:
        raise clause.misread("how-many", word=clause.ending.text.rstrip("、"))
    if verb == "block" and clause.has("を"):
        clause.take("を")
        return permit(clause, "block-aura")
    if clause.adverb("配置された"):
        return permit(clause, "attack-when-new")
    raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))


def _may_play(clause: Clause) -> list[Statement] | None:
    """～から使用してもよい, スペルを使用できる時に配置できる."""
    if any(leaf.text.startswith("コストを") for leaf in clause.adverbs):
        return None
    if clause.adverb("スペルを使用出来る時に", "いつでも", "相手のターンにも"):
        if clause.has("を") and clause.take("は", "が", kind="PLAYER") is not None:
            subject: Subject = clause.about("を", general=True)
            return [Permit("place-any-time", subject, lasts=clause.duration())]
        return permit(clause, "place-any-time")
    if clause.has("に", kind="ZONENOUN"):
        return None
    source = clause.take("から", kind="ZONENOUN")
    cards = clause.take("を", "は")
    if cards is None:
        raise clause.misread("which-cards")
    player = clause.take("は", "が", kind="PLAYER")
    if cards.kind == "PLAYER":
        player, cards = cards, clause.take("を")
        if cards is None:
            raise clause.misread("which-cards")
    if cards.quantity is not None or clause.quantities:
        clause.arguments.extend(_back(cards, source, player))
        return None
    if cards.subject is not None:
        subject = cards.subject
        if source is not None and not isinstance(subject, This):
            raise Misread(source.start, source.end, "not-here")
        if isinstance(subject, This):
            zones = source.zones if source is not None else ()
            subject = Every(Filter(YOU, zones, tests=(IsIt(This()),))) if zones else subject
    else:
        zones = source.zones if source is not None else cards.zones
        if not zones:
            raise Misread(cards.start, cards.end, "where")
        whose = (source.whose if source is not None else "") or cards.whose or YOU
        subject = Every(Filter(whose, zones, cards.categories, cards.tests))
    whose = player.whose if player is not None else YOU
    return [Permit("play", subject, whose, lasts=clause.duration())]


def _back(cards: Nominal, source: Nominal | None, player: Nominal | None) -> list[Argument[Nominal]]:
    found = [Argument("を", cards)]
    if source is not None:
        found.append(Argument("から", source))
    if player is not None:
        found.append(Argument("は", player))
    return found


def _may_place_soul(clause: Clause) -> list[Statement] | None:
    """追加でもう1枚ソウルヤードに置いてもよい."""
    if not clause.has("に", kind="ZONENOUN") or not any(leaf.text.startswith("追加で") for leaf in clause.adverbs):
        return None
    clause.adverb("追加で")
    place = clause.take("に", kind="ZONENOUN")
    cards = clause.take("を")
    source = clause.take("から")
    count = clause.quantity() or (cards.quantity if cards is not None else None)
    if place is None or place.zones != ("soul-yard",):
        raise clause.misread("where-to")
    if (count is not None and count.amount != Number(1)) or (cards is not None and cards.tests):
        raise clause.misread("too-much")
    if source is not None and source.zones != ("hand",):
        raise Misread(source.start, source.end, "not-here")
    return [Permit("place-more-souls", whose=_player(clause) or YOU, lasts=clause.duration())]


# --- must --------------------------------------------------------------------------------------------------


def required(clause: Clause) -> list[Statement]:
    """可能ならば攻撃しなければならない."""
    clause.adverb("可能なら", "出来るなら")
    verb, passive = clause.form.verb, clause.form.voice == PASSIVE
    if verb == "attack" and not passive:
        return _require(clause, "attack")
    if verb == "block":
        if passive:
            return _require(clause, "be-blocked", against(clause, "に", "によって"))
        if clause.take("は", "が", kind="PLAYER") is not None:
            return [Require("be-blocked", clause.about("を", general=True), None, clause.duration())]
        return _require(clause, "block", against(clause, "を"))
    raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))


def _require(clause: Clause, act: str, other: Filter | None = None) -> list[Statement]:
    subject = clause.about("は", "が", general=True)
    return [Require(act, subject, other, clause.duration())]


# --- decks and hands ---------------------------------------------------------------------------------------


def no_more_in_deck(clause: Clause) -> list[Statement]:
    """このカードはデッキに1枚しか入れることができない (8.1.2)."""
    deck = clause.take("に", kind="ZONENOUN")
    count = clause.quantity()
    only = clause.adverb("しか")
    if deck is None or deck.zones != ("deck",) or not only or clause.about("は", "を") != This():
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    if count is None or not isinstance(count.amount, Number):
        raise clause.misread("how-much", word="デッキ")
    return [CopiesInDeck(count.amount.value)]


def hand_limit(clause: Clause) -> list[Statement]:
    """手札の上限はなくなる (9.7.3.1)."""
    limit = clause.take("は", "が", kind="LIMIT")
    if limit is None:
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    return [HandLimit(limit.whose or _player(clause) or YOU, "none", None, clause.duration())]
