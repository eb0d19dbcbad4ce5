"""What is given, gained, lost and taken: damage, life, points, keywords and abilities (39-1, 39-2, 39-10, 39-25)."""

import re

from ...effects.statements import Damage, ExtraTurn, GainLife, Grant, LoseEffects, LoseLife
from ...effects.tree import Ability, Keyword, Stat, Statement, Subject, This, Variable
from ...text.doers import wrong_object
from ...text.parsing import Leaf
from ...text.trouble import Misread
from ...text.verbs import JOIN, PLAIN
from ..tree import DivideDamage, GainPoints, Modify, Spend
from . import lexicon
from .clauses import Clause
from .core_clauses import gain_cores
from .doers import points, whose_master
from .grammar import GIFT
from .nominals import Nominal
from .quotations import is_ability, is_attack, is_change
from .replaced_damage import speaks_of_it, taken_by


def give(clause: Clause) -> list[Statement]:
    if speaks_of_it(clause):
        return taken_by(clause, "に")
    if clause.has("を", kind="DMG"):
        return _damage(clause)
    gifts = clause.take("を", kind="GIFTS")
    if gifts is None:
        raise wrong_object(clause, "give-what")
    return _gifts(clause, gifts, clause.about("に", general=False))


def _damage(clause: Clause) -> list[Statement]:
    nominal = clause.take("を", kind="DMG")
    assert nominal is not None
    if "効果" in nominal.text:
        raise Misread(nominal.start, nominal.end, "not-here")
    if clause.adverb("好きなように割り振", "割り振"):
        return [_divided(clause, nominal)]
    source = clause.subject_or_none("は", "が")
    to = clause.about("に")
    clause.adverb("ずつ", "それぞれ")
    as_battle = clause.adverb("バトルダメージとして") or "バトル" in nominal.text
    return [Damage(to, points(clause, nominal), source or This(), as_battle)]


def _divided(clause: Clause, damage: Nominal) -> DivideDamage:
    """～に合計4ダメージを好きなように割り振って与える."""
    among = clause.take("に")
    if among is None or not among.is_cards() or (among.quantity is not None and not among.quantity.every):
        raise Misread(damage.start, damage.end, "divided-among-what")
    return DivideDamage(among.filter(), points(clause, damage))


def receive(clause: Clause) -> list[Statement]:
    """～は3ダメージを受ける, ～は「－1／－0」の修正を受ける."""
    if clause.has("を", kind="GIFTS"):
        return gain(clause)
    if speaks_of_it(clause):
        return taken_by(clause, "は", "が")
    if clause.form.form != PLAIN and clause.form.form != JOIN:
        raise Misread(clause.ending.start, clause.ending.end, "verb-not-here", word=clause.ending.text.rstrip("、"))
    damage = clause.take("を", kind="DMG")
    if damage is None or re.sub(lexicon.NUMBER + "点?の?", "", damage.text) != "ダメージ":
        raise Misread(clause.ending.start, clause.ending.end, "verb-not-here", word=clause.ending.text.rstrip("、"))
    return [Damage(clause.about("は", "が"), points(clause, damage))]


def gain(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return life(clause, GainLife)
    if _the_same_again(clause):
        count = clause.quantity()
        assert count is not None and count.amount is not None
        whose = whose_master(clause)
        return [(GainLife if clause.reader.scope.dealt_in == "LIFE" else GainPoints)(whose, clause.times(count.amount))]
    if clause.has("を", kind="POINTS"):
        clause.reader.scope.dealt_in = "POINTS"
        nominal = clause.take("を", kind="POINTS")
        assert nominal is not None
        return [GainPoints(whose_master(clause), points(clause, nominal))]
    if clause.has("を", kind="CORES"):
        return gain_cores(clause)
    if clause.take("を", kind="EXTRATURN") is not None:
        return [ExtraTurn(whose_master(clause))]
    gifts = clause.take("を", kind="GIFTS")
    if gifts is None:
        raise wrong_object(clause, "gain-what")
    return _gifts(clause, gifts, clause.about("は", "が", general=True))


def _gifts(clause: Clause, gifts: Nominal, subject: Subject) -> list[Statement]:
    lasts = clause.duration()
    if clause.per is None and clause.quantities and clause.quantities[0][1].counter == "":
        count = clause.quantity()
        clause.per = None if count is None or count.up_to else count.amount
    quotations = clause.reader.quotations
    said: list[Statement] = []
    keywords: list[Keyword] = []
    abilities: list[Ability] = []
    for gift in re.findall(GIFT, gifts.text):
        sign = gift[0]
        if gift[0] in "＋－" or is_change(sign):
            change = quotations.change(gift)
            atk, hp = clause.times(change.atk), clause.times(change.hp)
            said.append(Modify(subject, atk, hp, change.atk_down, change.hp_down, lasts))
        elif is_ability(sign):
            abilities.append(quotations.ability(sign))
        elif is_attack(sign):
            raise Misread(gifts.start, gifts.end, "not-here")
        else:
            keywords.extend(keywords_given(clause, gifts, gift))
    if keywords or abilities:
        said.append(Grant(subject, tuple(keywords), tuple(abilities), lasts))
    return said


def keywords_given(clause: Clause, gifts: Nominal, word: str) -> tuple[Keyword, ...]:
    found = clause.reader.quotations.keywords(word)
    if not found:
        raise Misread(gifts.start, gifts.end, "keyword-number")
    return found


def _the_same_again(clause: Clause) -> bool:
    """～なら、代わりに4点得る: of what the sentence before spoke of."""
    count = clause.quantities[0][1] if clause.quantities else None
    points = count is not None and count.counter == "点" and count.amount is not None and not count.up_to
    return points and not clause.has("を") and clause.reader.scope.dealt_in != ""


def life(clause: Clause, record: type[GainLife] | type[LoseLife]) -> list[Statement]:
    clause.reader.scope.dealt_in = "LIFE"
    nominal = clause.take("を", kind="LIFE")
    assert nominal is not None
    whose = nominal.whose or whose_master(clause)
    clause.adverb("ずつ")
    return [record(whose, points(clause, nominal))]


def lose(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return life(clause, LoseLife)
    if clause.has("を", kind="POINTS") and clause.ending.text.startswith(("支払", "払")):
        nominal = clause.take("を", kind="POINTS")
        assert nominal is not None
        return [_spend(clause, nominal)]
    if clause.has("を", kind="AMOUNT") and clause.ending.text.startswith(("支払", "払")):
        cost = clause.take("を", kind="AMOUNT")
        if cost is None or not isinstance(cost.amount, Stat) or cost.amount.stat != "cost":
            raise clause.misread("lose-what")
        return [Spend(whose_master(clause), cost.amount)]
    if clause.has("を", kind="CORES"):
        raise clause.misread("pay-cores")
    what = clause.take("を")
    subject = clause.about("は", "が", general=True)
    lasts = clause.duration()
    if what is not None and what.kind == "EFFECTS" and what.text.endswith("効果"):
        if not what.text.startswith("全て"):
            raise Misread(what.start, what.end, "which-effects")
        return [LoseEffects(subject, (), lasts)]
    if what is not None and what.kind == "GIFTS":
        leaf = Leaf(what.kind, what.text, what.start, what.end)
        names = [clause.reader.quotations.keyword_named(gift, leaf) for gift in re.findall(GIFT, what.text)]
        return [LoseEffects(subject, tuple(names), lasts)]
    if what is not None:
        raise Misread(what.start, what.end, "lose-what")
    raise Misread(clause.ending.start, clause.ending.end, "lose-what")


def _spend(clause: Clause, nominal: Nominal) -> Spend:
    """MPを2支払う. A letter that is no number yet becomes the one that is paid (31-2a)."""
    paid = Spend(whose_master(clause), points(clause, nominal))
    if isinstance(paid.amount, Variable):
        scope = clause.reader.scope
        scope.letters = scope.letters.replace(paid.amount.name, "")
    return paid
