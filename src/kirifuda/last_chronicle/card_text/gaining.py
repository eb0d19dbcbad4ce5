"""What cards and players gain, are given and lose."""

import re

from ...effects.statements import GainLife, Grant, LoseEffects, LoseLife
from ...effects.tree import OPPONENT, Ability, Keyword, Statement, Subject, Typed
from ...text.doers import wrong_object
from ...text.parsing import Leaf
from ...text.quotations import is_quoted
from ...text.trouble import Misread
from ..statements import Become, GainAdvancePoints, GainControl, GainLamps
from .clauses import Clause
from .damaging import damage
from .doers import doer, points
from .grammar import GIFT
from .nominals import Nominal
from .signs import ABILITY_QUOTED, KEYWORDS_QUOTED
from .turns_and_eras import more_turns


def give(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="DMG"):
        return damage(clause)
    gifts = clause.take("を", kind="GIFTS")
    if gifts is None:
        raise wrong_object(clause, "give-what")
    return _gifts(clause, gifts, clause.about("に", general=True))


def gain(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return life(clause, GainLife)
    if clause.has("を", kind="POINTS"):
        nominal = clause.take("を", kind="POINTS")
        assert nominal is not None
        return [GainAdvancePoints(nominal.whose or doer(clause), points(clause, nominal))]
    if clause.has("を", kind="CONTROL"):
        return _gain_control(clause)
    if clause.has("を", kind="TURNS"):
        return more_turns(clause)
    lamps = clause.take("を", kind="LAMPS")
    if lamps is not None:
        found = tuple(name for word, name in (("緑", "green"), ("赤", "red")) if word in lamps.text)
        clause.adverb("時代に")
        return [GainLamps(clause.about("は", "が", general=True), found, clause.duration())]
    categories = clause.take("を", kind="BARECATEGORY")
    if categories is not None:
        clause.adverb("追加で", "加えて")
        words = tuple(word for test in categories.tests if isinstance(test, Typed) for word in test.types)
        return [Become(clause.about("は", "が", general=True), categories=words, added=True, lasts=clause.duration())]
    gifts = clause.take("を", kind="GIFTS")
    if gifts is None:
        raise wrong_object(clause, "gain-what")
    return _gifts(clause, gifts, clause.about("は", "が", general=True))


def _gain_control(clause: Clause) -> list[Statement]:
    control = clause.take("を", kind="CONTROL")
    assert control is not None
    whose = doer(clause)
    if control.whose == OPPONENT:
        raise Misread(control.start, control.end, "not-here")
    subject = clause.about("の")
    return [GainControl(subject, whose, clause.duration())]


def control(clause: Clause) -> list[Statement]:
    """あなたはそれをコントロールする."""
    whose = doer(clause)
    return [GainControl(clause.about("を", general=True), whose, clause.duration())]


def gifts_of(clause: Clause, gifts: Nominal) -> tuple[tuple[Keyword, ...], tuple[Ability, ...]]:
    quotations = clause.reader.quotations
    keywords: list[Keyword] = []
    abilities: list[Ability] = []
    for gift in re.findall(GIFT, gifts.text):
        if is_quoted(gift[0], ABILITY_QUOTED):
            given = quotations.abilities(gift[0])
        elif is_quoted(gift[0], KEYWORDS_QUOTED):
            given = quotations.keywords(gift[0])
        else:
            given = quotations.bare_keyword(gift)
        if not given:
            raise Misread(gifts.start, gifts.end, "no-keyword", word=gift)
        keywords.extend(one for one in given if isinstance(one, Keyword))
        abilities.extend(one for one in given if isinstance(one, Ability))
    return tuple(keywords), tuple(abilities)


def _gifts(clause: Clause, gifts: Nominal, subject: Subject) -> list[Statement]:
    lasts = clause.duration()
    keywords, abilities = gifts_of(clause, gifts)
    return [Grant(subject, keywords, abilities, lasts)]


def life(clause: Clause, record: type[GainLife] | type[LoseLife]) -> list[Statement]:
    nominal = clause.take("を", "が", kind="LIFE")
    assert nominal is not None
    whose = nominal.whose or doer(clause)
    return [record(whose, points(clause, nominal))]


def _lost(what: Nominal) -> list[str]:
    gifts: list[str] = re.findall(GIFT, what.text)
    if any(is_quoted(gift[0], ABILITY_QUOTED) for gift in gifts):
        raise Misread(what.start, what.end, "lose-what")
    return gifts


def lose(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return life(clause, LoseLife)
    if clause.has("を", kind="POINTS"):
        nominal = clause.take("を", kind="POINTS")
        assert nominal is not None
        return [GainAdvancePoints(nominal.whose or doer(clause), points(clause, nominal), down=True)]
    what = clause.take("を")
    subject = clause.about("は", "が", general=True)
    lasts = clause.duration()
    if what is not None and what.kind == "ABILITIES":
        if re.search("アクション|トリガー|フィールド", what.text):
            raise Misread(what.start, what.end, "which-abilities")
        return [LoseEffects(subject, (), lasts)]
    if what is not None and what.kind == "GIFTS":
        names = [clause.reader.keyword_named(gift, Leaf("KEYMOD", gift, what.start, what.end)) for gift in _lost(what)]
        return [LoseEffects(subject, tuple(names), lasts)]
    if what is not None:
        raise Misread(what.start, what.end, "lose-what")
    raise clause.misread("lose-what")
