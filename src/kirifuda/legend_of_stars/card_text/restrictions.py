"""～されない, ～出来ない, ～出来る: what may not be done, and what may."""

import re
from dataclasses import replace

from ...effects.statements import Forbid, If, Permit
from ...effects.tree import (
    BOTH,
    OPPONENT,
    STAYS,
    THIS_TURN,
    YOU,
    Compares,
    Every,
    Filter,
    Happening,
    Number,
    Statement,
    Subject,
    This,
    TimesThisTurn,
)
from ...text.restrictions import against, as_filter, permit
from ...text.trouble import Misread
from ...text.verbs import PASSIVE, PLAIN
from . import lexicon
from .clauses import Clause, about_bearer
from .nominals import Nominal, number


def _forbid(clause: Clause, act: str, *particles: str, other: Filter | None = None, whose: str = "") -> list[Statement]:
    subject = about_bearer(clause, *(particles or ("は", "が")))
    return [Forbid(act, subject, whose, other, clause.duration())]


def effects_of(clause: Clause) -> tuple[str, Filter | None] | None:
    """相手の効果に, 相手のエフェクトの効果を: whose effects, and of which cards; None if no effects are named."""
    effects = clause.take("を", "に", "は", "によって", "で", kind="EFFECTS")
    if effects is not None:
        return effects.whose, None
    cards = clause.take("の効果を", "の効果に", "の効果は")
    if cards is not None:
        filter = as_filter(cards)
        return ("", filter) if filter != Filter(OPPONENT) else (OPPONENT, None)
    word = clause.adverb_word(
        "効果", "自分の効果", "相手の効果", "自分のカードの効果", "相手のカードの効果", "カードの効果"
    )
    if word is None:
        return None
    return (OPPONENT if word.startswith("相手") else YOU if word.startswith("自分") else ""), None


def forbidden(clause: Clause) -> list[Statement]:
    verb, passive = clause.form.verb, clause.form.voice == PASSIVE
    if verb == "attack":
        if passive:
            return _forbid(clause, "be-attacked", other=against(clause, "に", "によって", "から"))
        if clause.adverb("直接"):
            clause.take_if(lambda one: one.whose == OPPONENT and one.kind == "PLAYER", "に")
            return _forbid(clause, "attack-directly")
        other = against(clause, "に")
        player = clause.take("は", "が", kind="PLAYER")
        limit = clause.adverb_word(kind="LIMIT")
        if player is not None and limit is not None and other is None:
            return _so_many_a_turn(clause, limit, "attacked", player.whose, None)
        if player is not None:
            every = Every(Filter(player.whose, (), ("character",)))
            return [Forbid("attack", every, against=other, lasts=clause.duration())]
        return _forbid(clause, "attack", other=other)
    if verb == "choose" and passive:
        cards = clause.take_if(lambda one: bool(one.is_cards()) and one.categories != (), "に", "によって")
        if cards is not None:
            return _forbid(clause, "be-chosen", other=as_filter(cards))
        return _by_effects(clause, "be-chosen")
    if verb == "receive":
        return _receives_nothing(clause)
    if verb == "play":
        return _may_not_play(clause)
    if verb == "place" and any(leaf.kind == "LIMIT" for leaf in clause.adverbs):
        clause.take_if(lambda one: one.zones == ("field",) and not one.tests, "に")
        return _may_not_play(clause)
    if verb in ("place", "put") and clause.has("に", "へ", kind="ZONENOUN"):
        return _may_not_place_energy(clause)
    if verb == "draw":
        effects_of(clause)
        clause.take_if(Nominal.is_any_card, "を")
        return [Forbid("draw", whose=_player(clause), lasts=clause.duration())]
    if verb in ("recover", "gain") and clause.has("を", "は", kind="LIFE"):
        life = clause.take("を", "は", kind="LIFE")
        assert life is not None
        return [Forbid("gain-life", whose=life.whose or _player(clause), lasts=clause.duration())]
    if verb == "activate":
        clause.take("を", "は", kind="EFFECTS")
        player = clause.take("は", "が", kind="PLAYER")
        if player is not None:
            return _may_not_activate(clause, player.whose)
        return _forbid(clause, "activate", "の効果を", "の効果は", "は", "が")
    if verb == "move":
        clause.adverb("リードで")
        effects = effects_of(clause)
        if effects is None and clause.has("は", "が", kind="PLAYER"):
            return _may_not_move(clause)
        row = clause.take("に", "へ", kind="ROWNOUN") if effects is None and not passive else None
        if row is not None:
            rows = lexicon.rows_of(row.text)
            if len(rows) != 1 or row.tests or row.whose:
                raise Misread(row.start, row.end, "not-here")
            return _forbid(clause, f"move-to-{rows[0]}", "は", "が", "を")
        if effects is None and not passive:
            return _forbid(clause, "move", "は", "が", "を")
        effects = effects or ("", None)
        return _forbid(clause, "be-moved", other=effects[1], whose=effects[0])
    if verb == "change":
        clause.take("を", "は", kind="POSNOUN")
        effects = effects_of(clause)
        if effects is None and not passive:
            return _forbid(clause, "reposition", "の表示を", "は", "が", "を")
        effects = effects or ("", None)
        return _forbid(clause, "be-repositioned", "の表示を", "は", "が", other=effects[1], whose=effects[0])
    if verb == "destroy":
        if not passive:
            raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
        effects = effects_of(clause) or ("", None)
        return _forbid(clause, "be-destroyed", other=effects[1], whose=effects[0])
    if verb == "down":
        other = against(clause, "との戦闘で")
        in_battle = clause.adverb("戦闘") or other is not None
        return _forbid(clause, "be-downed-in-battle" if in_battle else "be-downed", other=other)
    if verb == "untap":
        return _forbid(clause, "regain", "は", "が", "を")
    if verb in ("become", "do"):
        return _does_not_become(clause)
    raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))


def must_attack(clause: Clause) -> list[Statement]:
    """可能ならアタックしなければならない, 必ずアタックする."""
    able = clause.adverb("可能", "出来る", "必ず")
    if clause.form.voice == PASSIVE or (clause.form.form == PLAIN and not able):
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    return _forbid(clause, "hold-back")


def _may_not_move(clause: Clause) -> list[Statement]:
    """相手は後衛のキャラクターを移動出来ない: leading moves one's own (5.4)."""
    player = clause.take("は", "が", kind="PLAYER")
    cards = clause.take("を")
    row = clause.take("に", "へ", kind="ROWNOUN")
    rows = () if row is None else lexicon.rows_of(row.text)
    if row is not None and (len(rows) != 1 or row.tests or row.whose):
        raise Misread(row.start, row.end, "not-here")
    assert player is not None
    if cards is None or not cards.is_cards() or cards.whose not in ("", player.whose) or cards.quantity is not None:
        raise Misread(player.start, player.end, "not-here")
    act = f"move-to-{rows[0]}" if rows else "move"
    return [Forbid(act, Every(replace(cards.filter(), whose=player.whose)), lasts=clause.duration())]


def _does_not_become(clause: Clause) -> list[Statement]:
    goal = clause.take("に")
    if goal is not None and goal.kind == "DOWNED":
        return _forbid(clause, "be-downed-in-battle" if clause.adverb("戦闘") else "be-downed")
    if goal is not None and goal.kind == "LYINGNOUN" and "表" in goal.text and goal.text.startswith("表"):
        return _forbid(clause, "turn-up", "は", "が", "を")
    if goal is not None and goal.kind == "LYINGNOUN" and lexicon.position_of(goal.text) == "":
        effects = effects_of(clause) or ("", None)
        if effects[1] is not None:
            raise clause.misread("effects-of-whom")
        return _forbid(clause, "be-turned-down", "は", "が", "を", whose=effects[0])
    if goal is not None and goal.kind == "STATENOUN" and goal.text.startswith("リ"):
        return _forbid(clause, "regain", "は", "が", "を")
    raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))


def _may_not_activate(clause: Clause, whose: str) -> list[Statement]:
    """相手はサポートの効果を発動出来ない."""
    cards = clause.take("の効果を", "の効果は")
    filter = Filter(whose) if cards is None else replace(as_filter(cards), whose=whose)
    if cards is not None and cards.whose not in ("", whose):
        raise Misread(cards.start, cards.end, "twice-whose")
    return [Forbid("activate", Every(filter), lasts=clause.duration())]


def _by_effects(clause: Clause, act: str) -> list[Statement]:
    effects = effects_of(clause)
    if effects is None:
        raise clause.misread("by-effects")
    return _forbid(clause, act, other=effects[1], whose=effects[0])


def _receives_nothing(clause: Clause) -> list[Statement]:
    damage = clause.take("を", kind="DMG")
    if damage is None:
        return _by_effects(clause, "be-affected")
    if damage.amount is not None or damage.text not in ("ダメージ", "ダウンダメージ"):
        raise Misread(damage.start, damage.end, "not-here")
    act = "take-down-damage" if damage.text.startswith("ダウン") else "take-damage"
    other = against(clause, "から", "によって")
    return [Forbid(act, whose=_player(clause), against=other, lasts=clause.duration())]


def _player(clause: Clause) -> str:
    player = clause.take("は", "が", kind="PLAYER")
    return player.whose if player is not None else YOU


def _may_not_play(clause: Clause) -> list[Statement]:
    this = clause.take_if(lambda one: isinstance(one.subject, This), "は", "を")
    if this is not None:
        return [Forbid("play-this", This(), lasts=clause.duration())]
    whose = _player(clause)
    cards = clause.take("を", "は")
    if cards is not None and cards.kind == "EFFECTS":
        raise Misread(cards.start, cards.end, "not-here")
    other = None if cards is None else as_filter(cards)
    limit = clause.adverb_word(kind="LIMIT")
    if limit is not None:
        return _so_many_a_turn(clause, limit, "played", whose, other if other != Filter() else None)
    return [Forbid("play", whose=whose, against=other if other != Filter() else None, lasts=clause.duration())]


def _so_many_a_turn(clause: Clause, limit: str, kind: str, whose: str, cards: Filter | None) -> list[Statement]:
    """1ターンに1枚しかエフェクトをプレイ出来ない: not once that many have been played."""
    clause.reader.only_standing = clause.ending.start, clause.ending.end, "as-long-as"
    if clause.lasts is not None:
        raise clause.misread("too-much")
    many = number(re.findall(lexicon.NUMBER, limit)[-1])
    said: list[Statement] = []
    for player in (YOU, OPPONENT) if whose == BOTH else (whose,):
        if kind == "played":
            happened = Happening("played", cards, player)
            forbidden = Forbid("play", whose=player, against=cards, lasts=STAYS)
        else:
            attackers = Filter(player, (), ("character",))
            happened = Happening("attacked", attackers)
            forbidden = Forbid("attack", Every(attackers), lasts=STAYS)
        said.append(If(Compares(TimesThisTurn(happened), ">=", many), (forbidden,)))
    return said


def _may_not_place_energy(clause: Clause) -> list[Statement]:
    zone = clause.take("に", "へ", kind="ZONENOUN")
    assert zone is not None
    if zone.zones != ("energy-zone",):
        raise Misread(zone.start, zone.end, "not-here")
    clause.take_if(Nominal.is_any_card, "を")
    return [Forbid("place-energy", whose=_player(clause), lasts=clause.duration())]


def permitted(clause: Clause) -> list[Statement] | None:
    """What a clause with 出来る permits; None if it is something that the player may do at once."""
    verb = clause.form.verb
    if verb == "attack":
        return _may_attack(clause)
    if verb == "move":
        return _may_lead(clause)
    if verb == "change" and clause.adverb("場に出たターンでも", "出たターンでも", "出したターンでも"):
        clause.take("を", kind="POSNOUN")
        return permit(clause, "reposition-at-once", "の表示を", "は", "が")
    if verb in ("place", "play", "put"):
        return _may_place(clause)
    return None


def _twice(clause: Clause) -> bool:
    count = clause.quantity("回", "度")
    if count is not None and count.amount != Number(2):
        raise clause.misread("too-much")
    return count is not None or clause.adverb("2回", "2度")


def _may_attack(clause: Clause) -> list[Statement]:
    if clause.adverb("ディフェンス表示"):
        return permit(clause, "attack-in-defense")
    if clause.adverb("後衛"):
        return permit(clause, "attack-from-back")
    if clause.adverb("もう1度"):
        return _attack_again(clause)
    if _twice(clause):
        raise clause.misread("double-attack")
    clause.adverb("相手のキャラクターを無視して", "キャラクターを無視して")
    if clause.adverb("直接"):
        player = clause.take("に", kind="PLAYER")
        if player is not None and player.whose != OPPONENT:
            raise Misread(player.start, player.end, "not-here")
        return permit(clause, "attack-directly")
    raise clause.misread("attacks-anyway")


def _attack_again(clause: Clause) -> list[Statement]:
    """もう1度アタック出来る: this turn, where the text does not say how long."""
    subject: Subject = clause.about("は", "が", "を", general=True)
    return [Permit("attack-again", subject, lasts=clause.duration() or THIS_TURN)]


def _may_lead(clause: Clause) -> list[Statement] | None:
    if clause.adverb("場に出たターン", "出たターン", "出したターン", "表側表示になったターン"):
        return permit(clause, "lead-at-once")
    if _twice(clause):
        return permit(clause, "lead-twice")
    if clause.adverb("どの", "好きな向き", "好きな方向"):
        count = clause.quantity("マス")
        if count is not None and count.amount != Number(1):
            raise clause.misread("one-step")
        return permit(clause, "lead-anywhere")
    return None


def _may_place(clause: Clause) -> list[Statement] | None:
    """このカードは前衛に出す事が出来る; もう1枚エネルギーゾーンに."""
    for one in clause.arguments:
        goal = one.phrase
        if one.particle not in ("に", "へ"):
            continue
        if goal.kind == "ROWNOUN" and goal.text == "前衛" and not goal.tests and clause.has("は"):
            return _may_place_in_front(clause, goal)
        if goal.kind == "ZONENOUN" and goal.zones == ("energy-zone",) and clause.adverb("もう1度", "さらに", "追加で"):
            clause.take(one.particle, kind="ZONENOUN")
            cards = clause.take_if(lambda one: replace(one, quantity=None).is_any_card(), "を")
            count = (cards.quantity if cards is not None else None) or clause.quantity()
            if count is not None and count.amount != Number(1):
                raise Misread(goal.start, goal.end, "too-much")
            return [Permit("place-energy-again", whose=_player(clause), lasts=clause.duration())]
    return None


def _may_place_in_front(clause: Clause, goal: Nominal) -> list[Statement] | None:
    about = next(one.phrase for one in clause.arguments if one.particle == "は")
    if isinstance(about.subject, This):
        clause.take("は")
        clause.take("に", "へ")
        return [Permit("place-in-front", This(), lasts=clause.duration())]
    cards = clause.take("を")
    if about.kind != "PLAYER" or cards is None or cards.quantity is not None:
        raise Misread(goal.start, goal.end, "not-here")
    clause.take("は")
    clause.take("に", "へ")
    clause.take_if(lambda one: one.kind == "ZONENOUN" and one.zones == ("hand",), "から")
    return [Permit("place-in-front", whose=about.whose, against=as_filter(cards), lasts=clause.duration())]
