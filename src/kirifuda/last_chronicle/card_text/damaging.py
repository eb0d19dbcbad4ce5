"""Damage that is dealt, divided, prevented."""

import re

from ...effects.statements import Battle, Damage
from ...effects.tree import EITHER, Filter, Number, PlayerOf, Stat, Statement, Subject, This, Those, Together
from ...text.clauses import Argument
from ...text.doers import wrong_object
from ...text.trouble import Misread
from ..statements import DivideDamage, Prevent
from . import lexicon
from .clauses import Clause
from .doers import points
from .lexicon import number
from .nominals import OWN


def damaged(clause: Clause, *particles: str) -> Subject:
    """Whom damage is dealt to: players or cards."""
    player = clause.take(*particles, kind="PLAYER")
    if player is not None:
        if player.whose == EITHER:
            raise Misread(player.start, player.end, "which-player")
        return PlayerOf(player.whose)
    together = clause.take_if(lambda phrase: phrase.kind == "TOGETHER", *particles)
    if together is not None:
        return Together(tuple(clause.reader.subject(part, general=True) for part in together.parts))
    return clause.about(*particles)


def damage(clause: Clause) -> list[Statement]:
    nominal = clause.take("を", kind="DMG")
    assert nominal is not None
    if "効果" in nominal.text or "戦闘" in nominal.text:
        raise Misread(nominal.start, nominal.end, "not-here")
    source = clause.subject_or_none("は", "が")
    divided = clause.adverb("好きなように")
    to = damaged(clause, "に")
    amount = points(clause, nominal)
    if isinstance(amount, Stat) and amount.of == OWN:
        raise Misread(nominal.start, nominal.end, "whose-number")
    if divided or nominal.text.startswith("合計"):
        return [DivideDamage(to, amount, source or This())]
    return [Damage(to, amount, source or This())]


def divide(clause: Clause) -> list[Statement]:
    nominal = clause.take("を", kind="DMG")
    if nominal is None:
        raise clause.misread("divide-what")
    clause.adverb("好きなように")
    to = clause.about("に")
    return [DivideDamage(to, points(clause, nominal))]


def receive(clause: Clause) -> list[Statement]:
    """相手は2ダメージを受ける."""
    nominal = clause.take("を", kind="DMG")
    if nominal is None:
        raise wrong_object(clause, "give-what")
    to = damaged(clause, "は", "が")
    if clause.elides and clause.reader.filter_of(to).zones:
        raise clause.misread("about-what")
    return [Damage(to, points(clause, nominal))]


def trade(clause: Clause) -> list[Statement]:
    """それらは互いにパワーに等しいダメージを与えあう."""
    nominal = clause.take("を", kind="DMG")
    if nominal is None:
        raise clause.misread("give-what")
    clause.adverb("互いに", "お互いに")
    both = clause.take("は", "が")
    if both is not None and both.kind == "TOGETHER" and len(both.parts) == 2:
        one, other = (clause.reader.subject(part) for part in both.parts)
        return [Battle(one, other)]
    if both is not None and isinstance(both.subject, Together) and len(both.subject.subjects) == 2:
        return [Battle(*both.subject.subjects)]
    topic = clause.reader.scope.topic
    if both is None and isinstance(topic, Those) and topic.slot in clause.reader.scope.pairs:
        return [Battle(topic, topic)]
    if both is None and isinstance(topic, Together) and len(topic.subjects) == 2:
        return [Battle(*topic.subjects)]
    raise clause.misread("two-of-them")


def prevent(clause: Clause) -> list[Statement]:
    """それに与えられる次のダメージを2000軽減する."""
    damage = clause.take("を", "は", kind="DEALT")
    if damage is None:
        raise clause.misread("prevent-what")
    lasts = clause.duration()
    source = clause.take("が", "から")
    from_whom: Subject | Filter | None = None
    if source is not None:
        from_whom = source.subject if source.subject is not None else source.filter()
    both = clause.take_if(lambda phrase: any(part.kind == "PLAYER" for part in phrase.parts), "に")
    if both is not None:
        found: list[Statement] = []
        for part in both.parts:
            clause.arguments[:] = [Argument("に", part), Argument("を", damage)]
            clause.lasts = lasts
            found += prevent(clause)
        return found
    player = clause.take("に", "が", kind="PLAYER")
    to: Subject = PlayerOf(player.whose) if player is not None else clause.about("に", general=True)
    nature = "combat" if "戦闘" in damage.text else "effect" if "効果" in damage.text else ""
    inner = re.search(f"({lexicon.NUMBER})点?の?(?:戦闘|効果による)?ダメージ", damage.text)
    count = clause.quantity()
    if inner is not None and count is None:
        return [Prevent(to, number(inner.group(1)), "total", nature, from_whom, lasts)]
    amount = None if count is None or count.every else clause.times(count.amount or Number(0))
    how = "next" if "次" in damage.text else "each"
    return [Prevent(to, amount, how, nature, from_whom, lasts)]
