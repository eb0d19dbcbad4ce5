"""Cards that go from one zone to another, and tokens (6.11)."""

import re
from dataclasses import replace

from ...effects.statements import If, Later
from ...effects.tree import (
    BOTH,
    OPPONENT,
    STAYS,
    YOU,
    Ability,
    CardText,
    Coloured,
    Compare,
    Counterpart,
    Filter,
    Happening,
    HasKeyword,
    IsIt,
    IsToken,
    Keyword,
    Marked,
    Matches,
    Mentioned,
    Named,
    Number,
    Statement,
    Subject,
    This,
    Those,
    TopCards,
    Typed,
    When,
)
from ...text.quotations import is_quoted
from ...text.scope import ALL, Referent
from ...text.trouble import Misread
from ...text.verbs import JOIN, PASSIVE, PLAIN
from ..statements import Designate, Enters, InterruptAbility, PlaceTokens, Put, TokenCard
from ..tree import OWNER, ChronicleKeyword
from . import lexicon
from .clauses import Clause
from .lexicon import number
from .nominals import Nominal, in_order
from .scope import ABILITY, PUT
from .signs import KEYWORDS_QUOTED


def placing(clause: Clause) -> list[Statement]:
    if clause.form.voice == PASSIVE and clause.form.form == PLAIN:
        return enters(clause)
    clause.adverb("コストを")
    return put(clause)


def enters(clause: Clause) -> list[Statement]:
    """このカードはワイプ状態で戦場に配置される."""
    goal = clause.take("に")
    if goal is not None and goal.zones != ("battlefield",):
        raise Misread(goal.start, goal.end, "where-to")
    wiped = clause.adverb("ワイプ状態で")
    with_counters = clause.adverb_word(kind="ENTERING")
    subject = clause.about("は", "が", general=True)
    if with_counters is None:
        if not wiped:
            raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
        return [Enters(subject, wiped)]
    match = re.match(f"(?:上に)?(.+?)カウンターが({lexicon.NUMBER})個", with_counters)
    assert match is not None
    return [Enters(subject, wiped, match.group(1), number(match.group(2)))]


def put(clause: Clause) -> list[Statement]:
    token = _token(clause)
    if token is not None:
        return _tokens(clause, token)
    face_down = clause.adverb("裏向き")
    clause.adverb("表向き")
    ordered = clause.adverb("好きな順番で")
    wiped = clause.adverb("ワイプ状態で")
    clause.adverb("アクティブ状態")
    control = clause.adverb_word("あなたのコ", "相手のコ", "オーナーのコ", "持ち主のコ", "そのプ", "そのコ")
    goal = clause.take("に", "へ")
    source = clause.take("から")
    if source is not None:
        _coming_from(clause, source)
    subject = clause.about("を", "は", "が")
    to, bottom = _destination(clause, goal)
    placed = to == "battlefield" and clause.form.verb in ("place", "move")
    if placed and isinstance(subject, Those) and _lies_on_battlefield(clause, subject):
        raise clause.misread("where-from")
    under = _under(clause, to, control, goal, subject)
    if goal is not None and goal.owner and isinstance(subject, Those):
        clause.reader.scope.sent_home = subject
    clause.reader.scope.topic = subject
    slot = _turned_up(clause, subject, to) if not face_down else None
    return [Put(subject, to, under, bottom, wiped, face_down, ordered, slot)]


def _turned_up(clause: Clause, subject: Subject, to: str) -> int | None:
    """Cards of a deck that come to lie open: what follows may speak of them."""
    if not isinstance(subject, TopCards) or to not in ("discard-pile", "removed-yard", "battlefield", "soul-yard"):
        return None
    scope = clause.reader.scope
    slot: int = scope.new_slot()
    scope.referents.append(Referent(Those(slot), ALL, Filter(subject.whose, (to,)), scope.sentence, ""))
    return slot


def _lies_on_battlefield(clause: Clause, subject: Those) -> bool:
    """What this very clause, or the one before, picks out of the battlefield: it can not be put there."""
    scope = clause.reader.scope
    picked = [one.filter for one in clause.reader.emitted if isinstance(one, Designate) and one.slot == subject.slot]
    if scope.picked_in == scope.sentence:
        picked += [one.filter for one in scope.referents if one.subject == subject]
    return any(filter.zones in ((), ("battlefield",)) for filter in picked)


def _under(clause: Clause, to: str, control: str | None, goal: Nominal | None, subject: Subject) -> str:
    """Under whose control, or into whose yard; "": yours."""
    if control is not None:
        if to != "battlefield":
            raise clause.misread("not-here")
        if control.startswith(("オーナー", "持ち主")):
            return OWNER
        if control.startswith("あなた"):
            return YOU if _comes_anyway(clause, subject) else ""
        return OPPONENT if control.startswith("相手") else "that-player"
    if goal is not None and goal.owner:
        return OWNER if to in ("battlefield", "soul-yard", "ca-yard", "era-yard") else ""
    if to not in ("battlefield", "soul-yard", "ca-yard", "era-yard"):
        return ""
    if goal is not None and goal.whose:
        return "" if goal.whose == YOU else goal.whose
    doer: str = clause.reader.oneself
    if doer == BOTH:
        return OWNER
    if doer != YOU:
        return doer
    known = clause.reader.filter_of(subject)
    return OWNER if to != "battlefield" and known.whose != YOU else ""


def _comes_anyway(clause: Clause, subject: Subject) -> bool:
    """Whether the card is the one whose coming onto the battlefield this replaces: whose it is has to be said then."""
    replaced = clause.reader.scope.happening
    return replaced is not None and replaced.kind == "placed" and isinstance(subject, Mentioned)


def _coming_from(clause: Clause, source: Nominal) -> None:
    """手札からユニット1体を…配置する: the zone of the cards."""
    for one in clause.arguments:
        nominal = one.phrase
        if one.particle in ("を", "は") and nominal.is_cards() and nominal.subject is None and not nominal.zones:
            if source.kind == "ZONENOUN":
                one.phrase = replace(nominal, zones=source.zones, whose=nominal.whose or source.whose)
                return
            if source.subject is not None:
                known: Filter = clause.reader.filter_of(source.subject)
                tests = in_order([*nominal.tests, IsIt(source.subject)])
                one.phrase = replace(nominal, zones=known.zones, whose=nominal.whose or known.whose, tests=tests)
                return
        if one.particle in ("を", "は") and nominal.subject is not None and source.kind == "ZONENOUN":
            return
    raise Misread(source.start, source.end, "not-here")


def _destination(clause: Clause, goal: Nominal | None) -> tuple[str, bool]:
    if goal is None:
        if clause.form.verb == "place":
            return "battlefield", False
        raise clause.misread("where-to")
    if goal.kind == "DECKEND":
        return "deck", "下" in goal.text
    if goal.kind == "ZONENOUN" and len(goal.zones) == 1 and not goal.tests:
        zone = goal.zones[0]
        if zone == "deck" and clause.form.form != JOIN:
            raise Misread(goal.start, goal.end, "which-end-of-deck")
        if zone != "stack" and (clause.form.verb != "place" or zone == "battlefield"):
            return zone, False
    raise Misread(goal.start, goal.end, "where-to")


def remove(clause: Clause) -> list[Statement]:
    face_down = clause.adverb("裏向き")
    clause.adverb("表向き")
    source = clause.take("から")
    until_gone = clause.adverb_word(kind="UNTILGONE")
    if source is not None:
        _coming_from(clause, source)
    subject = clause.about("を", "は", "が")
    slot = _turned_up(clause, subject, "removed-yard") if not face_down else None
    removed = Put(subject, "removed-yard", face_down=face_down, slot=slot)
    if until_gone is None:
        return [removed]
    back = Later(When(Happening("left", This())), (Put(subject, "battlefield", OWNER),), STAYS)
    return [If(Matches(This(), Filter(zones=("battlefield",))), (removed, back))]


def interrupt(clause: Clause) -> list[Statement]:
    """A spell, or an ability that was chosen, is taken off the stack without being resolved."""
    source = clause.take("から", kind="ZONENOUN")
    if source is not None and source.zones != ("stack",):
        raise Misread(source.start, source.end, "which-zone")
    subject = clause.about("を", "は")
    if isinstance(subject, Those) and subject.slot == clause.reader.scope.declared.get(ABILITY):
        return [InterruptAbility(subject.slot)]
    known = clause.reader.filter_of(subject)
    by_it = isinstance(subject, Counterpart) and known.categories == ("spell",)
    awaited = clause.reader.scope.happening
    used = isinstance(subject, Mentioned) and awaited is not None and awaited.kind == "spell-used"
    if known.zones != ("stack",) and not by_it and not used:
        raise clause.misread("interrupt-what")
    return [Put(subject, "discard-pile")]


# --- tokens ----------------------------------------------------------------------------------------------


def _token(clause: Clause) -> Nominal | None:
    """A token that is described, not one that lies there already."""
    for one in clause.arguments:
        nominal = one.phrase
        described = any(isinstance(test, Compare | Typed | Named) for test in nominal.tests)
        there = nominal.whose or nominal.zones or nominal.on_field or nominal.subject is not None
        if one.particle == "を" and IsToken() in nominal.tests and described and not there:
            clause.arguments.remove(one)
            return nominal
    return None


def _tokens(clause: Clause, token: Nominal) -> list[Statement]:
    wiped = clause.adverb("ワイプ状態で")
    control = clause.adverb_word("あなたのコ", "相手のコ", "そのプ", "そのコ")
    goal = clause.take("に", "へ")
    if goal is not None and goal.zones != ("battlefield",):
        raise Misread(goal.start, goal.end, "where-to")
    reader = clause.reader
    whose = reader.chooser or reader.oneself
    if control is not None:
        whose = YOU if control.startswith("あなた") else OPPONENT if control.startswith("相手") else "that-player"
    elif goal is not None and goal.whose:
        whose = goal.whose
    count = token.quantity or clause.quantity()
    if count is None or count.amount is None or count.up_to:
        raise Misread(token.start, token.end, "how-many", word=token.text)
    slot = reader.scope.new_slot()
    card = _described(clause, token)
    reader.scope.bring_up(slot, PUT, Filter(whose, (), card.types), reader.quotations.said(token.start, token.end))
    return [PlaceTokens(card, clause.times(count.amount), whose, slot, wiped)]


def _described(clause: Clause, token: Nominal) -> TokenCard:
    values = {"power": 0, "atk": 0, "level": 1}
    categories: list[str] = []
    factions: list[str] = []
    keywords: list[Keyword] = []
    name = ""
    for test in token.tests:
        if isinstance(test, Compare) and test.how == "=" and test.stat in values and isinstance(test.amount, Number):
            values[test.stat] = test.amount.value
        elif isinstance(test, Typed):
            categories += test.types
        elif isinstance(test, Coloured):
            factions += test.colours
        elif isinstance(test, Named):
            name = test.names[0]
        elif isinstance(test, HasKeyword):
            keywords += [] if token.gifts else [ChronicleKeyword(test.keyword)]
        elif test != Marked("factionless") and not isinstance(test, IsToken):
            raise Misread(token.start, token.end, "token-how")
    types = token.categories or ("unit",)
    if types == ("unit",) and not values["power"]:
        raise Misread(token.start, token.end, "token-power")
    abilities: list[Ability] = []
    quotations = clause.reader.quotations
    for sign in token.gifts:
        for gift in quotations.keywords(sign) if is_quoted(sign, KEYWORDS_QUOTED) else quotations.abilities(sign):
            if isinstance(gift, Keyword):
                keywords.append(gift)
            else:
                abilities.append(gift)
    text = CardText(tuple(keywords), tuple(abilities))
    return TokenCard(
        types, tuple(categories), tuple(factions), values["power"], values["atk"], values["level"], name, text
    )
